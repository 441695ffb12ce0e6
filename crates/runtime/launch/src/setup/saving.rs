//! What ranks are told so that they can save in time.

use hawser_checkpoint::deadline::{self, END_TIME, KILL_GRACE};
use hawser_checkpoint::params::{Stores, select_store};
use hawser_mca::{Origin, Params};
use hawser_wireup::tls;

use crate::cli::Request;

/// The parameter behind `--kill-grace`.
const GRACE: &str = "plm_base_kill_grace";

/// Time between a forwarded signal and `SIGKILL` without `--kill-grace`, in milliseconds: as the
/// user has set it, else as long as the batch system waits by default, which ends the job itself
/// then.
pub(super) fn grace_ms(params: &Params) -> u64 {
    let set = (params.float(GRACE) * 1e3) as u64;
    let by_user = params.rows().any(|r| r.spec.name == GRACE && r.origin != Origin::Default);
    let batch = deadline::batch_grace_ms(&|name| std::env::var(name).ok());
    batch.filter(|_| !by_user).map_or(set, |batch| batch.max(set))
}

/// Looks whether snapshots can lie where parameters say.
///
/// # Errors
/// A sentence.
pub(super) fn check_store(params: &Params) -> Result<(), String> {
    match select_store(params, &mut |_| {})? {
        Stores::Partner if params.bool(tls::PARAM) => Err(
            "hosts send each other images unencrypted (--mca sstore partner), and net_tls (--tls) \
             asks for more; leave one of them out"
                .into(),
        ),
        Stores::Shared | Stores::Local(_) | Stores::Partner => Ok(()),
    }
}

/// Variables for ranks: when the job must have ended, and the grace, where the user has said so.
pub(super) fn variables(request: &Request) -> impl Iterator<Item = (String, String)> + use<> {
    let end = request.timeout_ms.map(|ms| deadline::now_ms().saturating_add(ms));
    let pair = |name: &str, ms: Option<u64>| ms.map(|ms| (name.to_string(), ms.to_string()));
    [pair(END_TIME, end), pair(KILL_GRACE, request.grace_ms)].into_iter().flatten()
}
