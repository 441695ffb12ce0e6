use std::sync::atomic::{AtomicBool, AtomicU64};

use hawser_core::comm::Comm;
use hawser_core::contracts::pml::Condition;
use hawser_core::contracts::pml::{BsendBuffer, BsendScope, Completion, PmlMessage};
use hawser_core::progress::Service as _;
use hawser_core::status::Status;

use super::*;

/// Receives may be refused, and end when a test says so.
#[derive(Default)]
struct Scarce {
    refuses: AtomicBool,
    ended: AtomicBool,
    /// Receives that were started.
    started: AtomicU64,
}

fn other() -> Error {
    err!(Intern, "not in these tests")
}

impl Pml for Scarce {
    fn name(&self) -> &'static str {
        "scarce"
    }
    fn add_comm(&self, _: &Comm) {}
    fn del_comm(&self, _: &Comm) {}
    fn send(&self, _: &Comm, _: Space, _: &UserBuf, _: u32, _: u32, _: SendMode) -> Result<()> {
        Err(other())
    }
    fn isend(
        &self,
        _: &Comm,
        _: Space,
        _: &UserBuf,
        _: u32,
        _: u32,
        _: SendMode,
    ) -> Result<PmlReq> {
        Err(other())
    }
    fn recv(
        &self,
        _: &Comm,
        _: Space,
        _: &UserBuf,
        _: Source,
        _: Tag,
        _: Option<&mut Status>,
    ) -> Result<()> {
        Err(other())
    }
    fn irecv(&self, _: &Comm, _: Space, _: &UserBuf, _: Source, _: Tag) -> Result<PmlReq> {
        if self.refuses.load(Ordering::SeqCst) {
            return Err(err!(NoMem, "no more requests"));
        }
        Ok(PmlReq(self.started.fetch_add(1, Ordering::SeqCst)))
    }
    fn test(&self, _: PmlReq) -> Option<Completion> {
        let ended = self.ended.swap(false, Ordering::SeqCst);
        ended.then_some(Completion { status: Status::EMPTY, error: None })
    }
    fn is_complete(&self, _: PmlReq) -> bool {
        self.ended.load(Ordering::SeqCst)
    }
    fn wait(&self, _: PmlReq) -> Completion {
        Completion { status: Status::EMPTY, error: Some(other()) }
    }
    fn progress(&self) -> bool {
        false
    }
    fn wait_or_lost(&self, _: &mut dyn Condition) -> Result<()> {
        Ok(())
    }
    fn probe(&self, _: &Comm, _: Space, _: Source, _: Tag) -> Result<Status> {
        Err(other())
    }
    fn iprobe(&self, _: &Comm, _: Space, _: Source, _: Tag) -> Result<Option<Status>> {
        Err(other())
    }
    fn mprobe(&self, _: &Comm, _: Source, _: Tag) -> Result<(PmlMessage, Status)> {
        Err(other())
    }
    fn improbe(&self, _: &Comm, _: Source, _: Tag) -> Result<Option<(PmlMessage, Status)>> {
        Err(other())
    }
    fn imrecv(&self, _: PmlMessage, _: &UserBuf, _: usize) -> Result<PmlReq> {
        Err(other())
    }
    fn knows(&self, _: PmlReq) -> bool {
        false
    }
    fn alive(&self, _: u32) -> Option<PmlReq> {
        None
    }
    fn peek(&self, _: PmlReq) -> Option<Status> {
        None
    }
    fn cancel(&self, _: PmlReq) {}
    fn free(&self, _: PmlReq) {}
    fn wake(&self) {}
    fn polled(&self, _: bool) {}
    fn bsend_attach(&self, _: BsendScope, _: BsendBuffer) -> Result<()> {
        Err(other())
    }
    fn bsend_detach(&self, _: BsendScope) -> Result<BsendBuffer> {
        Err(other())
    }
    fn bsend_flushed(&self, _: BsendScope) -> bool {
        true
    }
    fn shared_cpus(&self) -> Option<u32> {
        None
    }
    fn quiesce(&self) -> Result<()> {
        Ok(())
    }
    fn resume(&self) {}
}

#[test]
fn a_process_that_could_not_listen_once_tries_again() {
    let pml: &'static Scarce = Box::leak(Box::default());
    let counts: &'static Counts = Box::leak(Box::default());
    let node = hawser_fixture::node(1, 1);
    let service: &'static Service = Box::leak(Box::new(Service::new(pml, 0, 1, (node, 0), counts)));
    let refuse = |refuses| pml.refuses.store(refuses, Ordering::SeqCst);
    let listens = || service.state().listening.is_some();
    refuse(true);
    assert!(service.open().is_err() && !listens());
    assert_eq!(service.poll(), Served::Nothing);
    refuse(false);
    assert!(service.open().is_ok() && listens());
    assert!(service.open().is_ok());
    assert_eq!(pml.started.load(Ordering::SeqCst), 1);
    // What comes while there is no memory to listen again is served, and so is what comes later.
    refuse(true);
    pml.ended.store(true, Ordering::SeqCst);
    assert_eq!(service.poll(), Served::Something);
    assert!(!listens());
    refuse(false);
    assert_eq!(service.poll(), Served::Nothing);
    assert!(listens());
    assert_eq!(pml.started.load(Ordering::SeqCst), 2);
}
