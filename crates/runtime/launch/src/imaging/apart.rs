//! What stands against a move of some ranks of a node that others stay on (ADR 60), as far as its
//! memory tells while they are interrupted.

use hawser_rte::observe::call_name;
use hawser_segment::node::{NodeSegment, ObservedNode};
use hawser_status::CallStatus;

/// The beginnings of the names of calls in which ranks decide, each by itself, how they share
/// memory: those that have decided and those that have not may not be separated. What they have
/// decided is a tie from then on. Agreements about failures may be decided in memory, too.
const DECIDING: [&str; 5] =
    ["MPI_Win_create", "MPI_Win_allocate", "MPI_File_open", "MPIX_Comm_agree", "MPIX_Comm_shrink"];

fn is_deciding(call: &str) -> bool {
    DECIDING.iter().any(|begin| call.starts_with(begin))
}

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
        if is_deciding(call) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_that_decide_nothing_about_memory_are_left() {
        for call in ["MPI_Win_allocate_shared_c", "MPI_Win_create_dynamic", "MPI_File_open"] {
            assert!(is_deciding(call), "{call}");
        }
        // Of windows and files without memory in common: others are ties.
        for call in ["MPI_Win_fence", "MPI_Win_free", "MPI_File_write_all", "MPI_File_close"] {
            assert!(!is_deciding(call), "{call}");
        }
        // Communicators are chosen for by the job map.
        for call in ["MPI_Comm_create_from_group", "MPIX_Comm_get_failed", "MPI_Comm_dup"] {
            assert!(!is_deciding(call), "{call}");
        }
    }
}
