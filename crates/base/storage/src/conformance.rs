//! The promises of the framework, checked on every component and on `sim` with its faults.

use std::io;
use std::sync::atomic::{AtomicU32, Ordering};

use hawser_mca::{Params, Sources, spec_list};

use crate::sim::{Faults, Sim};
use crate::{Disk, FRAMEWORK, Lock, Mode};

fn params() -> Params {
    let specs = spec_list(&[], &[&FRAMEWORK]);
    Params::load(&specs, &Sources::default()).expect("nothing is set")
}

/// A file of the test, removed with it.
struct Scratch(String);

impl Scratch {
    fn new() -> Scratch {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("hawser-storage-{}-{n}", std::process::id());
        Scratch(std::env::temp_dir().join(name).to_string_lossy().into_owned())
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
                free.unwrap().unwrap();
                b.locked(Lock::Shared, (50, 60), || tell.send("in turn")).unwrap().unwrap();
            });
            assert_eq!(told.recv(), Ok("other bytes"));
            assert!(told.try_recv().is_err());
            assert!(b.is_excluded(Lock::Shared, (99, 200)).unwrap());
            assert!(!b.is_excluded(Lock::Exclusive, (200, 300)).unwrap());
            write(&a, 0, b"first");
        })
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
    let full = Disk::open("/dev/full", full, 0, &params()).unwrap();
    let error = full.write_bytes(b"abc", 0).error.map(|e| e.kind());
    assert_eq!(error, Some(io::ErrorKind::StorageFull));
}

#[test]
fn opening_tells_why_it_cannot() {
    let open = |path: &str, mode: Mode| {
        Disk::open(path, mode, 0o600, &params()).map(drop).map_err(|e| e.kind())
    };
    let read = Mode { read: true, ..Mode::default() };
    let scratch = Scratch::new();
    assert_eq!(open(&scratch.0, read), Err(io::ErrorKind::NotFound));
    assert_eq!(open("/tmp", read), Err(io::ErrorKind::IsADirectory));
    drop(scratch.open());
    assert_eq!(open(&format!("ufs:{}", scratch.0), read), Ok(()));
    let fresh = Mode { write: true, create: true, exclusive: true, ..read };
    assert_eq!(open(&scratch.0, fresh), Err(io::ErrorKind::AlreadyExists));
    Disk::remove(&scratch.0).unwrap();
    assert_eq!(Disk::remove(&scratch.0).map_err(|e| e.kind()), Err(io::ErrorKind::NotFound));
}
