//! The promises of the framework, checked on every component and on `sim` with its faults.

use std::io;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use hawser_mca::{Params, Sources, spec_list};

use crate::sim::{Faults, Sim};
use crate::{Disk, FRAMEWORK, FileName, Lock, Mode};

fn params() -> Params {
    let specs = spec_list(&[], &[&FRAMEWORK]);
    Params::load(&specs, &Sources::default()).expect("nothing is set")
}

/// A file of the test, removed with it.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Scratch {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("hawser-storage-{}-{n}", std::process::id());
        Scratch(std::env::temp_dir().join(name))
    }

    fn open(&self) -> Disk {
        let mode = Mode { read: true, write: true, create: true, exclusive: false };
        Disk::open(&self.0, mode, 0o600, &params()).expect("the test's folder is writable")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Runs a check on each component.
fn each(check: impl Fn(&Disk)) {
    let scratch = Scratch::new();
    check(&scratch.open());
    for seed in 0..20 {
        check(&Sim::new(Faults { seed, ..Faults::default() }).open());
    }
    check(&Sim::new(Faults { no_reserve: true, ..Faults::default() }).open());
}

fn read(disk: &Disk, at: u64, len: usize) -> Vec<u8> {
    let mut data = vec![0xaa; len];
    let moved = disk.read_bytes(&mut data, at);
    assert!(moved.error.is_none(), "{moved:?}");
    assert!(data[moved.bytes as usize..].iter().all(|b| *b == 0xaa), "touched beyond its count");
    data.truncate(moved.bytes as usize);
    data
}

fn write(disk: &Disk, at: u64, data: &[u8]) {
    let moved = disk.write_bytes(data, at);
    assert!(moved.error.is_none() && moved.bytes == data.len() as u64, "{moved:?}");
}

#[test]
fn promises_1_and_2_transfers_move_what_they_say() {
    each(|disk| {
        write(disk, 10, b"abcdef");
        write(disk, 13, b"XY");
        assert_eq!(read(disk, 0, 100), b"\0\0\0\0\0\0\0\0\0\0abcXYf");
        assert_eq!(read(disk, 15, 100), b"f");
        assert_eq!(read(disk, 16, 100), b"");
        assert_eq!(read(disk, 1 << 40, 1), b"");
    });
}

#[test]
fn promises_3_and_4_sizes_change_no_byte_that_stays() {
    each(|disk| {
        write(disk, 0, b"abcdef");
        disk.set_size(4).unwrap();
        disk.set_size(6).unwrap();
        assert_eq!(read(disk, 0, 9), b"abcd\0\0");
        disk.reserve(5000).unwrap();
        assert_eq!(disk.about().unwrap().size, 5000);
        disk.reserve(3).unwrap();
        assert_eq!(disk.about().unwrap().size, 5000);
        assert_eq!(read(disk, 0, 9), b"abcd\0\0\0\0\0");
        disk.sync().unwrap();
    });
}

#[test]
fn promise_5_locks_exclude_other_opens_of_one_process() {
    let scratch = Scratch::new();
    let (a, b) = (scratch.open(), scratch.open());
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::scope(|s| {
        a.locked(Lock::Exclusive, (0, 100), || {
            s.spawn(|| {
                let free = b.locked(Lock::Exclusive, (100, 200), || tell.send("other bytes"));
                free.unwrap().0.unwrap();
                b.locked(Lock::Shared, (50, 60), || tell.send("in turn")).unwrap().0.unwrap();
            });
            assert_eq!(told.recv(), Ok("other bytes"));
            assert!(told.try_recv().is_err());
            assert!(b.is_excluded(Lock::Shared, (99, 200)).unwrap());
            assert!(!b.is_excluded(Lock::Exclusive, (200, 300)).unwrap());
            write(&a, 0, b"first");
        })
        .unwrap()
        .1
        .unwrap();
        assert_eq!(told.recv(), Ok("in turn"));
    });
}

#[test]
fn promise_6_errors_come_back_with_what_was_moved() {
    let sim = Sim::new(Faults { room: Some(10), seed: 3, ..Faults::default() });
    let disk = sim.open();
    let moved = disk.write_bytes(&[1; 16], 4);
    assert_eq!(moved.bytes, 6);
    assert_eq!(moved.error.map(|e| e.kind()), Some(io::ErrorKind::StorageFull));
    assert_eq!(sim.data(), [0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
    let disk = Sim::new(Faults { broken: Some((1, 5)), ..Faults::default() }).open();
    write(&disk, 0, b"abc");
    let moved = disk.read_bytes(&mut [0; 3], 0);
    assert_eq!((moved.bytes, moved.error.and_then(|e| e.raw_os_error())), (0, Some(5)));
    let full = Mode { write: true, ..Mode::default() };
    let full = Disk::open(Path::new("/dev/full"), full, 0, &params()).unwrap();
    let error = full.write_bytes(b"abc", 0).error.map(|e| e.kind());
    assert_eq!(error, Some(io::ErrorKind::StorageFull));
}

#[test]
fn promise_6_a_lock_that_stays_does_not_undo_what_was_done() {
    let disk = Sim::new(Faults { unlock: Some(5), ..Faults::default() }).open();
    let (done, unlocked) = disk.locked(Lock::Exclusive, (0, 1), || 7).unwrap();
    assert_eq!((done, unlocked.map_err(|e| e.raw_os_error())), (7, Err(Some(5))));
}

#[test]
fn promise_7_closing_tells_what_was_not_written() {
    let close = |faults: Faults, written: bool| {
        let sim = Sim::new(faults);
        let disk = sim.open();
        if written {
            assert_eq!(disk.write_bytes(b"abc", 0).bytes, 3);
        }
        let result = disk.close().map_err(|e| e.raw_os_error());
        (result, sim.syncs())
    };
    let incoherent = Faults { incoherent: true, ..Faults::default() };
    assert_eq!(close(Faults::default(), true), (Ok(()), 0));
    assert_eq!(close(incoherent, true), (Ok(()), 1));
    assert_eq!(close(incoherent, false), (Ok(()), 0));
    assert_eq!(close(Faults { close: Some(122), ..Faults::default() }, true), (Err(Some(122)), 0));
    assert_eq!(close(Faults { sync: Some(28), ..incoherent }, true), (Err(Some(28)), 1));
    assert_eq!(close(Faults { close: Some(5), ..incoherent }, true), (Err(Some(5)), 1));
    // What was synced needs no second time.
    let sim = Sim::new(incoherent);
    let disk = sim.open();
    disk.set_size(4).unwrap();
    disk.sync().unwrap();
    assert!(disk.close().is_ok());
    assert_eq!(sim.syncs(), 1);
    assert!(Scratch::new().open().close().is_ok());
}

#[test]
fn names_are_those_of_the_files_that_had_them() {
    let scratch = Scratch::new();
    let name = FileName::new(&scratch.0).unwrap();
    let disk = scratch.open();
    name.check(&disk).unwrap();
    std::fs::remove_file(&scratch.0).unwrap();
    let other = scratch.open();
    assert_eq!(name.check(&disk).map_err(|e| e.kind()), Err(io::ErrorKind::NotFound));
    name.check(&other).unwrap();
    name.remove().unwrap();
    assert!(FileName::new(Path::new("ufs:x")).unwrap() == FileName::new(Path::new("x")).unwrap());
}

#[test]
fn names_need_not_be_text() {
    let mut name = Scratch::new().0.clone().into_os_string().into_vec();
    name.extend(b"\xff\xe9");
    let scratch = Scratch(std::ffi::OsString::from_vec(name).into());
    write(&scratch.open(), 0, b"abc");
    assert_eq!(std::fs::read(&scratch.0).unwrap(), b"abc");
}

#[test]
fn opening_tells_why_it_cannot() {
    let open = |path: &Path, mode: Mode| {
        Disk::open(path, mode, 0o600, &params()).map(drop).map_err(|e| e.kind())
    };
    let read = Mode { read: true, ..Mode::default() };
    let scratch = Scratch::new();
    assert_eq!(open(&scratch.0, read), Err(io::ErrorKind::NotFound));
    assert_eq!(open(Path::new("/tmp"), read), Err(io::ErrorKind::IsADirectory));
    drop(scratch.open());
    let prefixed = format!("ufs:{}", scratch.0.display());
    assert_eq!(open(Path::new(&prefixed), read), Ok(()));
    let fresh = Mode { write: true, create: true, exclusive: true, ..read };
    assert_eq!(open(&scratch.0, fresh), Err(io::ErrorKind::AlreadyExists));
    Disk::remove(&scratch.0).unwrap();
    assert_eq!(Disk::remove(&scratch.0).map_err(|e| e.kind()), Err(io::ErrorKind::NotFound));
}
