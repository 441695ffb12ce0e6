//! Transfers over views, against a list of all bytes, on a file whose calls fail.

use std::sync::Arc;

use hawser_core::buf::TypedBuf;
use hawser_core::error::{ErrClass, Result};
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};
use hawser_storage::sim::{Faults, Sim};

use crate::call::{Done, Way};
use crate::rep::{ReadFn, UserRep, WriteFn, register};
use crate::transfer::Transfer;
use crate::view::{View, ViewArgs};

fn int() -> &'static Datatype {
    Datatype::scalar_ref(Scalar::Int)
}

fn view(disp: i64, filetype: &Datatype, rep: &str) -> View {
    filetype.commit();
    let filetype = filetype.clone();
    let args = ViewArgs { disp: Some(disp), etype: int().clone(), filetype, rep: rep.into() };
    View::new(&args, disp, true).expect("a good view")
}

fn run(sim: &Sim, way: Way, view: &Arc<View>, offset: i64, buf: &TypedBuf) -> Done {
    let transfer = Transfer {
        disk: Arc::new(sim.open()),
        path: "sim".into(),
        view: view.clone(),
        way,
        at: view.stream(offset).unwrap(),
        total: view.rep.len(buf).unwrap(),
        buf: buf.clone(),
        atomic: None,
    };
    transfer.run()
}

fn filetypes() -> Vec<Datatype> {
    let vector = Datatype::vector(3, 2, 5, int()).unwrap();
    let blocks = Datatype::indexed(&[1, 3, 2], &[1, 4, 9], int()).unwrap();
    vec![
        int().clone(),
        Datatype::resized(0, 64, &vector).unwrap(),
        Datatype::resized(0, 52, &blocks).unwrap(),
        Datatype::resized(0, 100_000, int()).unwrap(),
    ]
}

fn memory(count: u64, strided: bool) -> TempBuf {
    let dtype = match strided {
        false => int().clone(),
        true => Datatype::resized(0, 12, int()).unwrap(),
    };
    dtype.commit();
    let buf = TempBuf::zeroed(count, &dtype).unwrap();
    let data: Vec<u8> = (0..count as i32).flat_map(|i| (i + 1).to_ne_bytes()).collect();
    buf.typed().unpack_from(&data);
    buf
}

/// Bytes of the file that integer `i` of the view's data stream has.
fn place(view: &View, i: u64) -> usize {
    view.run(i * 4).unwrap().0 as usize
}

#[test]
fn transfers_touch_what_a_view_shows_and_nothing_else() {
    let mut seed = 0;
    for filetype in filetypes() {
        for (strided, offset) in [(false, 0), (true, 0), (false, 7), (true, 5)] {
            seed += 1;
            let view = Arc::new(view(8, &filetype, "native"));
            let sim = Sim::new(Faults { seed, ..Faults::default() });
            let background = vec![0xee; place(&view, 40)];
            sim.open().write_bytes(&background, 0);
            let mut expected = background.clone();
            for i in 0..23 {
                let at = place(&view, offset + i);
                expected[at..at + 4].copy_from_slice(&(i as i32 + 1).to_ne_bytes());
            }
            let buf = memory(23, strided);
            let done = run(&sim, Way::Write, &view, offset as i64, buf.typed());
            assert!(done.error.is_none() && done.bytes == 92, "{done:?}");
            assert!(sim.data() == expected, "{filetype:?}");
            let back = TempBuf::zeroed(23, &buf.typed().dtype).unwrap();
            let done = run(&sim, Way::Read, &view, offset as i64, back.typed());
            assert!(done.error.is_none() && done.bytes == 92, "{done:?}");
            assert_eq!(back.typed().pack_all(), buf.typed().pack_all());
        }
    }
}

#[test]
fn copies_of_a_filetype_may_interleave() {
    // Two integers 40 bytes apart; the next copy begins 4 bytes on.
    let pair = Datatype::vector(2, 1, 10, int()).unwrap();
    let view = Arc::new(view(0, &Datatype::resized(0, 4, &pair).unwrap(), "native"));
    let sim = Sim::new(Faults { seed: 3, ..Faults::default() });
    assert!(view.check_reach(0, 16, true).is_ok() && view.check_reach(0, 16, false).is_ok());
    let buf = memory(4, false);
    let done = run(&sim, Way::Write, &view, 0, buf.typed());
    assert!(done.error.is_none() && done.bytes == 16, "{done:?}");
    let mut expected = [0; 12];
    [(0, 1), (10, 2), (1, 3), (11, 4)].into_iter().for_each(|(at, value)| expected[at] = value);
    let expected: Vec<u8> = expected.iter().flat_map(|n: &i32| n.to_ne_bytes()).collect();
    assert_eq!(sim.data(), expected);
    let back = TempBuf::zeroed(4, int()).unwrap();
    let done = run(&sim, Way::Read, &view, 0, back.typed());
    assert!(done.error.is_none() && done.bytes == 16, "{done:?}");
    assert_eq!(back.typed().pack_all(), buf.typed().pack_all());
    // From here on nothing lies before the end of 48 bytes: copy 11 has its first integer at 44.
    assert_eq!(view.end(48), 2 * 11 + 1);
    // The first integer of copy 10 is the second one of the first copy.
    assert!(view.check_reach(0, 80, true).is_ok() && view.check_reach(0, 88, false).is_ok());
    assert!(view.check_reach(8, 88, true).is_ok());
    assert_eq!(view.check_reach(0, 84, true).map_err(|e| e.class()), Err(ErrClass::Io));
}

fn transfer(sim: &Sim, way: Way, view: &Arc<View>, buf: &TypedBuf) -> Transfer {
    Transfer {
        disk: Arc::new(sim.open()),
        path: "sim".into(),
        view: view.clone(),
        way,
        at: 0,
        total: view.rep.len(buf).unwrap(),
        buf: buf.clone(),
        atomic: None,
    }
}

#[test]
fn an_access_excludes_others_up_to_its_highest_byte() {
    let nested = Datatype::hindexed(&[4, 1], &[0, 4], int()).unwrap();
    nested.commit();
    let args =
        ViewArgs { disp: Some(8), etype: int().clone(), filetype: nested, rep: "native".into() };
    let view = Arc::new(View::new(&args, 8, false).unwrap());
    let sim = Sim::new(Faults::default());
    let span = transfer(&sim, Way::Read, &view, memory(5, false).typed()).span().unwrap();
    assert_eq!(span, 8..24);
}

#[test]
fn what_was_moved_under_a_lock_counts_also_when_the_lock_stays() {
    let view = Arc::new(view(0, int(), "native"));
    let sim = Sim::new(Faults { unlock: Some(5), ..Faults::default() });
    let buf = memory(4, false);
    let (moved, error) = transfer(&sim, Way::Write, &view, buf.typed()).transfer_locked();
    assert_eq!((moved, error.map(|e| e.class())), (16, Some(ErrClass::Io)));
}

#[test]
fn what_was_written_under_a_lock_others_see_when_they_have_it() {
    let view = Arc::new(view(0, int(), "native"));
    for (incoherent, syncs) in [(false, 0), (true, 1)] {
        let sim = Sim::new(Faults { incoherent, ..Faults::default() });
        let buf = memory(4, false);
        let (moved, error) = transfer(&sim, Way::Write, &view, buf.typed()).transfer_locked();
        assert!(error.is_none() && moved == 16, "{error:?}");
        let (moved, error) = transfer(&sim, Way::Read, &view, buf.typed()).transfer_locked();
        assert!(error.is_none() && moved == 16, "{error:?}");
        assert_eq!(sim.syncs(), syncs);
    }
    let sim = Sim::new(Faults { incoherent: true, sync: Some(28), ..Faults::default() });
    let buf = memory(4, false);
    let (moved, error) = transfer(&sim, Way::Write, &view, buf.typed()).transfer_locked();
    assert_eq!((moved, error.map(|e| e.class())), (16, Some(ErrClass::NoSpace)));
}

#[test]
fn counts_are_what_was_moved() {
    for filetype in filetypes() {
        let view = Arc::new(view(0, &filetype, "native"));
        let room = place(&view, 9) as u64 + 2;
        let sim = Sim::new(Faults { room: Some(room), seed: 5, ..Faults::default() });
        let done = run(&sim, Way::Write, &view, 0, memory(20, false).typed());
        assert_eq!(done.bytes, 38);
        assert_eq!(done.error.map(|e| e.class()), Some(ErrClass::NoSpace));
        let done = run(&sim, Way::Read, &view, 0, memory(20, true).typed());
        assert!(done.error.is_none() && done.bytes == 38, "{done:?}");
        let done = run(&sim, Way::Read, &view, 12, memory(2, false).typed());
        assert!(done.error.is_none() && done.bytes == 0, "{done:?}");
    }
}

#[test]
fn small_pieces_are_read_together() {
    let view = Arc::new(view(0, &Datatype::resized(0, 8, int()).unwrap(), "native"));
    let sim = Sim::new(Faults::default());
    run(&sim, Way::Write, &view, 0, memory(1000, false).typed());
    let before = sim.calls();
    let back = memory(1000, true);
    run(&sim, Way::Read, &view, 0, back.typed());
    assert!(sim.calls() - before < 5);
}

#[test]
fn long_pieces_are_read_by_one_call_each() {
    let pieces = Datatype::vector(3, 1 << 19, 1 << 20, int()).unwrap();
    let view = Arc::new(view(0, &pieces, "native"));
    let sim = Sim::new(Faults::default());
    let buf = memory(3 << 19, false);
    run(&sim, Way::Write, &view, 0, buf.typed());
    let before = sim.calls();
    let back = TempBuf::zeroed(3 << 19, int()).unwrap();
    let done = run(&sim, Way::Read, &view, 0, back.typed());
    assert!(done.error.is_none() && done.bytes == 6 << 20, "{done:?}");
    assert_eq!(sim.calls() - before, 3);
    assert!(back.typed().pack_all() == buf.typed().pack_all());
}

#[test]
fn names_of_representations_are_taken_however_they_are_written() {
    struct Nothing;
    impl UserRep for Nothing {
        fn extent(&self, _: &Datatype) -> Result<i64> {
            Ok(1)
        }
        fn reads(&self) -> Option<&ReadFn> {
            None
        }
        fn writes(&self) -> Option<&WriteFn> {
            None
        }
    }
    let taken = |name| register(name, Arc::new(Nothing)).map_err(|e| e.class());
    for name in ["native", "NATIVE", "Internal", "External32"] {
        assert_eq!(taken(name), Err(ErrClass::DupDatarep), "{name}");
    }
    assert_eq!(taken("of the test"), Ok(()));
    assert_eq!(taken("of the test"), Err(ErrClass::DupDatarep));
}

#[test]
fn external32_is_big_endian_and_counts_in_memory() {
    let view = Arc::new(view(0, int(), "external32"));
    let sim = Sim::new(Faults { room: Some(10), ..Faults::default() });
    let done = run(&sim, Way::Write, &view, 0, memory(3, true).typed());
    assert_eq!(done.bytes, 8);
    assert_eq!(sim.data(), [0, 0, 0, 1, 0, 0, 0, 2, 0, 0]);
    let back = TempBuf::zeroed(2, int()).unwrap();
    let done = run(&sim, Way::Read, &view, 0, back.typed());
    assert!(done.error.is_none() && done.bytes == 8, "{done:?}");
    assert_eq!(back.typed().pack_all(), memory(2, false).typed().pack_all());
}

#[test]
fn views_that_no_file_can_have_are_refused() {
    let class = |disp, filetype: &Datatype| {
        filetype.commit();
        let filetype = filetype.clone();
        let args =
            ViewArgs { disp: Some(disp), etype: int().clone(), filetype, rep: "native".into() };
        View::new(&args, disp, true).map(drop).map_err(|e| e.class())
    };
    assert_eq!(class(0, int()), Ok(()));
    assert_eq!(class(-1, int()), Err(ErrClass::Arg));
    let byte = Datatype::contiguous(6, Datatype::scalar_ref(Scalar::Byte)).unwrap();
    assert_eq!(class(0, &byte), Err(ErrClass::Arg));
    let back = Datatype::indexed_block(1, &[4, 0], int()).unwrap();
    assert_eq!(class(0, &back), Err(ErrClass::Io));
    let before = Datatype::hindexed_block(1, &[-4], int()).unwrap();
    assert_eq!(class(0, &before), Err(ErrClass::Io));
    // A type whose lower bound lies amid its data (HDF5 makes such): one copy of it is good.
    let amid = Datatype::resized(8, 12, &Datatype::contiguous(5, int()).unwrap()).unwrap();
    assert_eq!(class(0, &amid), Ok(()));
    let shown = view(0, &amid, "native");
    assert!(shown.check_reach(0, 20, true).is_ok() && shown.is_disjoint(20));
    assert_eq!(shown.check_reach(0, 24, true).map_err(|e| e.class()), Err(ErrClass::Io));
    assert!(shown.check_reach(0, 24, false).is_ok() && shown.before(16) == 16);
    let twice = Datatype::hindexed_block(1, &[0, 2], int()).unwrap();
    assert_eq!(class(0, &twice), Err(ErrClass::Io));
}
