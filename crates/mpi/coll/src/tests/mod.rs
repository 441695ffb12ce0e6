//! Every algorithm at every rank, simulated: data compared with a plain model, under all
//! combinations of eager and rendezvous messages and two orders of events.
#![allow(clippy::type_complexity, reason = "tables of constructors read best in place")]
mod crowded;
mod inter;
mod intra;
mod neighbor;
mod operations;
mod reductions;
mod scale;
mod shapes;
mod world;
