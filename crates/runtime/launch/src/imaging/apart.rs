//! What stands against it that some ranks of a node go on on another host than others (ADR 60), as
//! far as the memory of the node tells while they are interrupted, and afterwards in a set.

use hawser_rte::observe::call_name;
use hawser_segment::node::{NodeSegment, ObservedNode, SEVERAL_THREADS};
use hawser_status::CallStatus;

/// The beginnings of the names of calls in which ranks decide, each by itself, how they share
/// memory: those that have decided and those that have not may not be separated. What they have
/// decided is a tie from then on. Agreements about failures may be decided in memory, too.
const DECIDING: [&str; 5] =
    ["MPI_Win_create", "MPI_Win_allocate", "MPI_File_open", "MPIX_Comm_agree", "MPIX_Comm_shrink"];

fn is_deciding(call: &str) -> bool {
    DECIDING.iter().any(|begin| call.starts_with(begin))
}

/// Looks whether the ranks of a node have no network, or something in its memory that does not go
/// on when some of them leave it. `instead` is what helps where they will have it no more.
///
/// # Errors
/// What it is, as a sentence.
pub(super) fn may_part(seen: &ObservedNode, host: &str, instead: &str) -> Result<(), String> {
    let node: &NodeSegment = seen.as_ref();
    for slot in (0..node.nlocal()).filter(|slot| node.has(*slot)) {
        let page = node.slot(slot);
        let (rank, call) = (page.proc(), call_name(page.status().call));
        if !seen.has_network(slot) {
            return Err(format!(
                "rank {rank} has no network: the ranks of the job began on one host, where they \
                 have one only with --mca btl self,sm,tcp; those on {host} stay together"
            ));
        }
        if seen.ties(slot) & SEVERAL_THREADS != 0 {
            return Err(format!(
                "rank {rank} uses MPI in several threads, each of which may be about to share \
                 memory with others on {host}, so that all of them stay together"
            ));
        }
        if seen.ties(slot) > 0 {
            return Err(format!(
                "rank {rank} has windows or files whose memory it shares with others on {host}, \
                 so that all of them stay together"
            ));
        }
        if is_deciding(call) {
            return Err(format!("rank {rank} is in {call}; {instead}"));
        }
    }
    if node.accord_leases().iter().any(|lease| lease.holder().is_some()) {
        return Err(format!(
            "the ranks on {host} agree on failures in the memory of the host, so that all of them \
             stay together"
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs::File;

    use hawser_segment::node::{NodeInit, World};

    use super::*;

    #[test]
    fn ranks_with_a_network_and_nothing_in_common_may_leave_each_other() {
        let node = NodeSegment::create(&NodeInit {
            job: 77,
            secret: [0; 32],
            nprocs: 3,
            first_rank: 0,
            nlocal: 3,
            domains: &[2],
            slot_domain: &[0; 3],
            channels: 1,
            world: World::ONE_NODE,
        })
        .unwrap();
        (0..3).for_each(|slot| node.slot(slot).set_proc(slot));
        let file = File::open(format!("/proc/self/fd/{}", node.fd())).unwrap();
        let seen = ObservedNode::open(file).unwrap();
        let may = || may_part(&seen, "h", "end it");
        let area = |slot| &node.open_page(slot, 0).hold;
        [0, 2].iter().for_each(|slot| area(*slot).tell_network(true));
        assert!(may().unwrap_err().contains("rank 1 has no network"));
        // Ranks that are elsewhere are looked at there.
        node.replace_apart(0, &[(1, 1)]).unwrap();
        assert_eq!(may(), Ok(()));
        area(1).tell_ties(1);
        area(2).tell_ties(1);
        let why = may().unwrap_err();
        assert!(why.contains("rank 2 has windows or files whose memory it shares"), "{why}");
        area(2).tell_ties(1 | SEVERAL_THREADS);
        let why = may().unwrap_err();
        assert!(why.contains("rank 2 uses MPI in several threads"), "{why}");
        area(2).tell_ties(0);
        assert_eq!(may(), Ok(()));
    }

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
