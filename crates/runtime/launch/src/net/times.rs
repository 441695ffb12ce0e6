//! Limits and times of the network between the hosts, from the parameters.

use hawser_mca::Params;
use hawser_rte::oob::answers;
use hawser_rte::oob::relay::Times;
use hawser_rte::state::children::ChildLimits;

use crate::plm::choose::How;

/// Bytes of the output of a start that are kept.
const OUTPUT_MAX: usize = 2 << 10;

pub(super) fn ns(ms: u64) -> u64 {
    ms.saturating_mul(1_000_000)
}

pub(super) fn ms_of(params: &Params, name: &str) -> u64 {
    (params.float(name) * 1e3) as u64
}

/// How many daemons at once, and for how long, where they are started so.
pub(super) fn limits_of(how: &How, params: &Params) -> ChildLimits {
    let step_ms = ms_of(params, "plm_base_step_time");
    ChildLimits {
        at_once: match how {
            How::Shell(_) => params.int("plm_ssh_num_concurrent").max(1) as usize,
            How::Slurm(_) | How::Manual(_) | How::Elsewhere { .. } => usize::MAX,
        },
        step_ms: match how {
            // Nobody knows how fast people are.
            How::Manual(_) | How::Elsewhere { by_hand: true } => u64::MAX / 2,
            How::Shell(_) | How::Slurm(_) | How::Elsewhere { .. } => step_ms,
        },
        output: OUTPUT_MAX,
        resolve_ms: match how {
            How::Shell(_) => ms_of(params, "plm_ssh_resolve_time"),
            // One command starts all, and is not given again.
            How::Slurm(_) | How::Manual(_) | How::Elsewhere { .. } => 0,
        },
    }
}

/// How long hosts may leave unanswered what they are sent.
pub(super) fn answer_limits(params: &Params) -> answers::AnswerLimits {
    let lost = ms_of(params, "oob_base_lost_after");
    // Another network needs time to answer before the host counts as lost.
    let silent = ms_of(params, "oob_base_failover_after").min(lost / 2);
    answers::AnswerLimits { silent, lost }
}

pub(super) fn times_of(params: &Params, limits: &answers::AnswerLimits) -> Times {
    let answers::AnswerLimits { silent, lost } = *limits;
    Times {
        beat: (silent / 5).clamp(20, 1_000),
        away: ms_of(params, "oob_base_reconnect"),
        unanswered: (lost / 8).clamp(50, 500),
        lost,
        // Of a host that may be cut off for longer nothing is known of its daemon.
        silence: ms_of(params, "oob_base_silence").max(lost.saturating_add(lost / 4)),
    }
}
