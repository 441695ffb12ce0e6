//! Reading of tables. Loading and running is the suite `components`.

use std::ffi::{c_int, c_void};
use std::ptr::{NonNull, null_mut};
use std::sync::Mutex;

use hawser_btl::network::{Network, NetworkPlace};
use hawser_core::contracts::coll::Interrupt;
use hawser_mca::lifecycle::Resume;

use crate::abi::{self, Btl, VERSION};
use crate::foreign::ForeignColl;
use crate::network::ForeignNetwork;
use crate::tables::{self, Coll};

/// A table of operations as its first fields.
#[repr(C, align(8))]
struct Old {
    size: u32,
    abi: u32,
    priority: i32,
    flags: u32,
}

fn read<T: abi::Table>(table: &Old) -> Result<T, String> {
    // SAFETY: a table that is as long as it says, in these tests.
    unsafe { abi::read(std::ptr::from_ref(table).cast(), "table") }
}

#[test]
fn what_an_older_table_lacks_is_nothing() {
    let old = Old { size: 16, abi: VERSION, priority: 33, flags: 0 };
    let got: Coll = read(&old).expect("it is of this version");
    assert_eq!(got.priority, 33);
    assert!(got.init.is_none() && got.barrier.is_none() && got.exscan.is_none());
    let cut = Old { size: 10, ..old };
    assert_eq!(read::<Coll>(&cut).expect("a short one").priority & !0xffff, 0);
}

#[test]
fn other_versions_and_no_tables_are_refused() {
    let other = Old { size: 16, abi: VERSION + 1, priority: 0, flags: 0 };
    let why = read::<Coll>(&other).map(|_| ()).expect_err("another version");
    assert!(why.contains("is of version 2") && why.contains("knows version 1"), "{why}");
    let none = Old { size: 3, abi: VERSION, priority: 0, flags: 0 };
    assert!(read::<Coll>(&none).is_err());
    // SAFETY: null is allowed.
    assert!(unsafe { abi::read::<Coll>(std::ptr::null(), "table") }.is_err());
}

/// Where the fields of the header's tables lie, on 64-bit machines.
#[test]
fn tables_are_those_of_the_headers() {
    use std::mem::offset_of;
    assert_eq!(offset_of!(abi::Component, table), 56);
    assert_eq!((offset_of!(Coll, init), offset_of!(Coll, exscan)), (16, 16 + 19 * 8));
    assert_eq!(offset_of!(Coll, runs), 16 + 20 * 8);
    assert_eq!((offset_of!(Btl, open), offset_of!(Btl, close)), (16, 16 + 8 * 8));
    assert_eq!((size_of::<abi::BtlPlace>(), size_of::<abi::BtlLimits>()), (16, 40));
    assert_eq!((size_of::<abi::BtlPeer>(), offset_of!(abi::BtlPeer, key)), (40, 32));
    assert_eq!((offset_of!(abi::BtlEvents, lost), offset_of!(abi::Sleep, within)), (24, 24));
    assert_eq!((size_of::<abi::Place>(), offset_of!(abi::Place, room)), (40, 16));
    assert_eq!((offset_of!(abi::Place, parts), offset_of!(Coll, flags)), (24, 12));
    assert_eq!((size_of::<abi::Buf>(), size_of::<abi::Blocks>()), (24, 32));
    assert_eq!((offset_of!(tables::Host, place), offset_of!(tables::Host, fail)), (8, 8 + 14 * 8));
    assert_eq!((offset_of!(tables::Host, threads), offset_of!(tables::Host, part)), (128, 136));
    assert_eq!(offset_of!(tables::Host, part_allreduce), 136 + 9 * 8);
    assert_eq!(
        (offset_of!(tables::Host, exchange), offset_of!(tables::Host, wake)),
        (216, 216 + 7 * 8)
    );
    assert_eq!((size_of::<abi::Side>(), offset_of!(abi::Args, op)), (72, 160));
    assert_eq!((size_of::<abi::Member>(), size_of::<abi::Kind>()), (24, 24));
    assert_eq!((offset_of!(abi::Topology, dims), size_of::<abi::Topology>()), (48, 72));
}

/// The steps of a checkpoint, as a component hears of them.
static STEPS: Mutex<Vec<i32>> = Mutex::new(Vec::new());

/// Refuses where its module says so.
unsafe extern "C" fn noted(module: *mut c_void, step: c_int) -> c_int {
    STEPS.lock().expect("no panic").push(step);
    if module.is_null() { abi::OK } else { abi::FAILED }
}

#[test]
fn a_component_hears_of_checkpoints_and_may_refuse_them() {
    let old = Old { size: 16, abi: VERSION, priority: 1, flags: 0 };
    let mut table: Coll = read(&old).expect("it is of this version");
    let component = |table| ForeignColl { name: "mine", table };
    let (here, refuses) = (null_mut(), NonNull::<u8>::dangling().as_ptr().cast());
    let silent = component(table);
    assert!(silent.interrupt(here, Interrupt::Prepare).is_err(), "it is not asked what it lacks");
    let why = silent.may_checkpoint().expect_err("it cannot be told");
    assert!(why.to_string().contains("no function interrupt"), "{why}");
    table.interrupt = Some(noted);
    let told = [Interrupt::Prepare, Interrupt::Continue, Interrupt::Restart];
    for step in told {
        component(table).interrupt(here, step).expect("it agrees");
    }
    assert!(component(table).may_checkpoint().is_ok());
    let why = component(table).interrupt(refuses, Interrupt::Prepare).expect_err("it refuses");
    assert!(why.to_string().contains("coll/mine refuses a checkpoint"), "{why}");
    assert_eq!(*STEPS.lock().expect("no panic"), [0, 1, 2, 0]);
}

unsafe extern "C" fn opened(
    _: *const abi::BtlPlace,
    _: *mut *mut c_void,
    limits: *mut abi::BtlLimits,
) -> c_int {
    // SAFETY: room for limits, by the contract.
    unsafe { (*limits).longest = 4096 };
    abi::OK
}

/// The steps of a hold, as a network hears of them.
static LINK_STEPS: Mutex<Vec<i32>> = Mutex::new(Vec::new());

unsafe extern "C" fn link_noted(_: *mut c_void, step: c_int) -> c_int {
    LINK_STEPS.lock().expect("no panic").push(step);
    abi::OK
}

#[test]
fn a_network_hears_that_it_goes_on_where_it_was_held() {
    let old = Old { size: 16, abi: VERSION, priority: 1, flags: 0 };
    let mut table: abi::Btl = read(&old).expect("it is of this version");
    table.open = Some(opened);
    let place = NetworkPlace { rank: 0, ranks: 2, one_node: true };
    let link = |table| ForeignNetwork { name: "mine", table }.link(&place).expect("it is open");
    // A process that ends MPI asks it of all its networks.
    let mut silent = link(table);
    silent.may_checkpoint().expect_err("it cannot be told");
    silent.resume(Resume::Continue).expect("it was not held");
    table.interrupt = Some(link_noted);
    let mut told = link(table);
    told.resume(Resume::Continue).expect("it was not held");
    told.hold();
    told.resume(Resume::Continue).expect("it goes on");
    told.resume(Resume::Continue).expect("it does already");
    let steps = [Interrupt::Hold, Interrupt::Continue].map(|step| step as i32);
    assert_eq!(*LINK_STEPS.lock().expect("no panic"), steps);
}
