//! What messages cost, by what lies between ranks: the parameters of the cost model.

use hawser_mca::{ParamKind, ParamSpec, Params, Scope};

/// Cost parameters, in nanoseconds and nanoseconds per byte.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Model {
    /// Time until a message that a rank waits for has arrived (α).
    pub alpha: f64,
    /// Time to post a message (o).
    pub overhead: f64,
    /// Time per byte of a message (β).
    pub beta: f64,
    /// Time per byte of a reduction (γ).
    pub gamma: f64,
    /// Time per byte of a local copy.
    pub copy: f64,
}

/// What lies between the ranks of a communicator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// One node, a CPU for every rank.
    Node,
    /// One node, and ranks share CPUs: waiting for a message costs context switches, and what all
    /// ranks do is done one after the other.
    Crowded,
    /// Several nodes.
    Network,
}

impl Link {
    /// Name for reports.
    pub fn name(self) -> &'static str {
        match self {
            Link::Node => "node",
            Link::Crowded => "crowded",
            Link::Network => "network",
        }
    }
}

/// The model of each link.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Models {
    node: Model,
    crowded: Model,
    network: Model,
}

impl Models {
    /// The model of a link.
    pub fn of(&self, link: Link) -> Model {
        match link {
            Link::Node => self.node,
            Link::Crowded => self.crowded,
            Link::Network => self.network,
        }
    }
}

macro_rules! models {
    ($($link:ident $words:literal {
        $($field:ident $name:literal $unit:literal $value:literal $what:literal;)+
    })+) => {
        impl Models {
            /// What parameters say that nobody has set.
            pub const BUILT_IN: Models = Models { $($link: Model { $($field: $value),+ }),+ };

            /// The model of a link as settings of parameters: names and values.
            pub fn settings(link: Link, model: &Model) -> Vec<(String, String)> {
                // Three digits are more than a measurement knows.
                let rounded = |value: f64| {
                    let digits = (2.0 - value.abs().log10().floor()).clamp(0.0, 6.0) as usize;
                    format!("{value:.digits$}")
                };
                let named = |name: &str, value: f64| (name.to_owned(), rounded(value));
                match link.name() {
                    $(stringify!($link) => vec![$(named($name, model.$field)),+],)+
                    _ => Vec::new(),
                }
            }

            /// Reads the parameters.
            pub fn new(params: &Params) -> Models {
                Models { $($link: Model { $($field: params.float($name)),+ }),+ }
            }
        }

        /// Parameters of the model.
        pub(crate) static PARAMS: &[ParamSpec] = &[$($(ParamSpec {
            name: $name,
            kind: ParamKind::Float { min: 0.0, max: 1e9 },
            default: stringify!($value),
            unit: $unit,
            level: 6,
            scope: Scope::AllEqual,
            help: concat!(
                $what, " ", $words,
                ": what the cost model of collective algorithms takes it for. The same on all \
                 ranks; `hawser info --coll` shows what follows."
            ),
        }),+),+];
    };
}

models! {
    node "among ranks of one node that have a CPU each" {
        alpha "coll_base_node_latency_ns" "nanoseconds" 150.0 "Latency of a message";
        overhead "coll_base_node_overhead_ns" "nanoseconds" 60.0 "Time to post a message";
        beta "coll_base_node_byte_ns" "nanoseconds" 0.05 "Time of a byte of a message";
        gamma "coll_base_node_reduce_byte_ns" "nanoseconds" 0.05 "Time to reduce a byte";
        copy "coll_base_node_copy_byte_ns" "nanoseconds" 0.02 "Time to copy a byte";
    }
    // Here α is the time to get the CPU, and β has both copies of a byte.
    crowded "among ranks of one node that share CPUs" {
        alpha "coll_base_crowded_latency_ns" "nanoseconds" 2500.0 "Latency of a message";
        overhead "coll_base_crowded_overhead_ns" "nanoseconds" 150.0 "Time to post a message";
        beta "coll_base_crowded_byte_ns" "nanoseconds" 0.1 "Time of a byte of a message";
        gamma "coll_base_crowded_reduce_byte_ns" "nanoseconds" 0.03 "Time to reduce a byte";
        copy "coll_base_crowded_copy_byte_ns" "nanoseconds" 0.04 "Time to copy a byte";
    }
    network "among ranks of several nodes" {
        alpha "coll_base_network_latency_ns" "nanoseconds" 4000.0 "Latency of a message";
        overhead "coll_base_network_overhead_ns" "nanoseconds" 500.0 "Time to post a message";
        beta "coll_base_network_byte_ns" "nanoseconds" 0.25 "Time of a byte of a message";
        gamma "coll_base_network_reduce_byte_ns" "nanoseconds" 0.05 "Time to reduce a byte";
        copy "coll_base_network_copy_byte_ns" "nanoseconds" 0.02 "Time to copy a byte";
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_mca::Sources;

    #[test]
    fn parameters_are_the_model() {
        let specs: Vec<_> = PARAMS.iter().collect();
        let load = |sources: &Sources| Params::load(&specs, sources).expect("right settings");
        assert_eq!(Models::new(&load(&Sources::empty())), Models::BUILT_IN);
        let sources = Sources::empty().set("coll_base_network_latency_ns", "900.5");
        let models = Models::new(&load(&sources));
        assert_eq!(models.of(Link::Network).alpha, 900.5);
        assert_eq!(models.of(Link::Node), Models::BUILT_IN.of(Link::Node));
    }

    #[test]
    fn settings_give_the_model_again() {
        let specs: Vec<_> = PARAMS.iter().collect();
        for link in [Link::Node, Link::Crowded, Link::Network] {
            let model =
                Model { alpha: 12345.0, overhead: 321.0, beta: 0.125, gamma: 0.0625, copy: 1e-4 };
            let settings = Models::settings(link, &model);
            let sources = settings.iter().fold(Sources::empty(), |s, (n, v)| s.set(n, v));
            let read = Models::new(&Params::load(&specs, &sources).expect("right settings"));
            assert_eq!(read.of(link), Model { alpha: 12345.0, gamma: 0.0625, ..model });
            assert_eq!(settings.len(), 5);
        }
    }
}
