//! What stands against a move of some ranks of a node that others stay on (ADR 60), as far as its
//! memory tells while they are interrupted.

use hawser_rte::observe::call_name;
use hawser_segment::node::{NodeSegment, ObservedNode};
use hawser_status::CallStatus;

/// Calls in which ranks decide, each by itself, how they share memory: those that have decided and
/// those that have not may not be torn apart.
const MAKERS: [&str; 4] = ["MPI_Win_", "MPI_File_", "MPIX_Comm_", "MPI_Comm_create_from_"];

/// Looks whether the ranks in these slots have something in the memory of the node that does not go
/// on when some of them leave it.
///
/// # Errors
/// What they have, as a sentence.
pub(super) fn may_part(seen: &ObservedNode, slots: &[u32], host: &str) -> Result<(), String> {
    let node: &NodeSegment = seen.as_ref();
    for slot in slots {
        let page = node.slot(*slot);
        let (rank, call) = (page.proc(), call_name(page.status().call));
        if seen.ties(*slot) > 0 {
            return Err(format!(
                "rank {rank} has windows or files whose memory it shares with others on {host}, \
                 so that all of them move together"
            ));
        }
        if MAKERS.iter().any(|maker| call.starts_with(maker)) {
            return Err(format!("rank {rank} is in {call}; try it again"));
        }
    }
    if node.accord_leases().iter().any(|lease| lease.holder().is_some()) {
        return Err(format!(
            "the ranks on {host} agree on failures in the memory of the host, so that all of them \
             move together"
        ));
    }
    Ok(())
}
