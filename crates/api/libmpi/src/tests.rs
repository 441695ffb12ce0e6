//! Threads in the C functions at once, in a job of one process: what lies between the program and
//! the point-to-point layer. Also for ThreadSanitizer (`cargo x tsan`).

use std::ffi::{c_int, c_void};
use std::ptr;

type Handle = usize;

// Values of the standard ABI (MPI-5.0 section 20.3).
const COMM_SELF: Handle = 0x102;
const INT: Handle = 0x209;
const SUM: Handle = 0x21;
const THREAD_MULTIPLE: c_int = 4096;

// As `standard/` has them.
unsafe extern "C" {
    fn MPI_Init_thread(argc: *mut c_int, argv: *mut c_void, want: c_int, got: *mut c_int) -> c_int;
    fn MPI_Finalize() -> c_int;
    fn MPI_Comm_dup(comm: Handle, made: *mut Handle) -> c_int;
    fn MPI_Comm_free(comm: *mut Handle) -> c_int;
    fn MPI_Isend(
        buf: *const c_void,
        count: c_int,
        datatype: Handle,
        dest: c_int,
        tag: c_int,
        comm: Handle,
        request: *mut Handle,
    ) -> c_int;
    fn MPI_Irecv(
        buf: *mut c_void,
        count: c_int,
        datatype: Handle,
        source: c_int,
        tag: c_int,
        comm: Handle,
        request: *mut Handle,
    ) -> c_int;
    fn MPI_Iallreduce(
        from: *const c_void,
        to: *mut c_void,
        count: c_int,
        datatype: Handle,
        op: Handle,
        comm: Handle,
        request: *mut Handle,
    ) -> c_int;
    fn MPI_Waitall(n: c_int, requests: *mut Handle, statuses: *mut c_void) -> c_int;
    fn MPI_Test(request: *mut Handle, done: *mut c_int, status: *mut c_void) -> c_int;
    fn MPI_Type_contiguous(n: c_int, old: Handle, made: *mut Handle) -> c_int;
    fn MPI_Type_commit(datatype: *mut Handle) -> c_int;
    fn MPI_Type_free(datatype: *mut Handle) -> c_int;
}

fn ok(code: c_int) {
    assert_eq!(code, 0);
}

/// Messages of one thread to itself, with objects of its own.
///
/// # Safety
/// MPI is initialised with `MPI_THREAD_MULTIPLE`; no other thread uses this tag on `shared`, nor
/// `own`.
unsafe fn work(shared: Handle, own: Handle, tag: c_int) {
    const LEN: usize = 900;
    for round in 0..60 {
        let comm = if round % 2 == 0 { shared } else { own };
        let out: Vec<c_int> = (0..LEN as c_int).map(|i| i + round + 1000 * tag).collect();
        let (mut into, mut sums) = (vec![0; LEN], vec![0; LEN]);
        let (mut triple, mut requests, mut done) = (0, [0; 2], 0);
        // SAFETY: the buffers have LEN elements and outlive the requests, which end below.
        unsafe {
            ok(MPI_Type_contiguous(3, INT, &mut triple));
            ok(MPI_Type_commit(&mut triple));
            let (n, to) = (LEN as c_int / 3, into.as_mut_ptr().cast());
            ok(MPI_Irecv(to, n, triple, 0, tag, comm, &mut requests[0]));
            let from = out.as_ptr().cast();
            ok(MPI_Isend(from, LEN as c_int, INT, 0, tag, comm, &mut requests[1]));
            ok(MPI_Type_free(&mut triple));
            ok(MPI_Waitall(2, requests.as_mut_ptr(), ptr::null_mut()));
            let to = sums.as_mut_ptr().cast();
            ok(MPI_Iallreduce(from, to, LEN as c_int, INT, SUM, own, &mut requests[0]));
            while done == 0 {
                ok(MPI_Test(&mut requests[0], &mut done, ptr::null_mut()));
            }
        }
        assert!(into == out && sums == out, "round {round}");
    }
}

#[test]
fn threads_call_at_the_same_time() {
    hawser_fixture::passes_alone("tests::threads_in_a_process_of_their_own");
}

#[test]
#[ignore = "MPI begins once in a process: the test above starts one for it"]
fn threads_in_a_process_of_their_own() {
    let (mut got, mut comms) = (0, [0; 3]);
    // SAFETY: each call gets what its C prototype asks for; MPI is not initialised elsewhere here.
    unsafe {
        ok(MPI_Init_thread(ptr::null_mut(), ptr::null_mut(), THREAD_MULTIPLE, &mut got));
        comms.iter_mut().for_each(|comm| ok(MPI_Comm_dup(COMM_SELF, comm)));
    }
    assert_eq!(got, THREAD_MULTIPLE);
    std::thread::scope(|s| {
        for (tag, own) in (0..).zip(comms) {
            // SAFETY: each thread has its tag and its communicator.
            s.spawn(move || unsafe { work(COMM_SELF, own, tag) });
        }
    });
    // SAFETY: the threads have ended.
    unsafe {
        comms.iter_mut().for_each(|comm| ok(MPI_Comm_free(comm)));
        ok(MPI_Finalize());
    }
}
