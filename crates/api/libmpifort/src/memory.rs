// Entries that give memory to Fortran, and those with strings of other lengths than C's.
// Part of `byhand.rs`, in whose module the aliases of all hand-written entries are.

type AllocMem = unsafe extern "C" fn(i64, Handle, *mut c_void) -> c_int;
type WinAllocate =
    unsafe extern "C" fn(i64, c_int, Handle, Handle, *mut c_void, *mut Handle) -> c_int;
type WinAllocateC =
    unsafe extern "C" fn(i64, i64, Handle, Handle, *mut c_void, *mut Handle) -> c_int;
type SharedQuery = unsafe extern "C" fn(Handle, c_int, *mut i64, *mut c_int, *mut c_void) -> c_int;
type SharedQueryC = unsafe extern "C" fn(Handle, c_int, *mut i64, *mut i64, *mut c_void) -> c_int;

unsafe fn alloc_mem(c: AllocMem, size: Wide, info: Int, base: WideOut, ierror: IntOut) {
    // SAFETY: the caller's variables; an address is as long as a `TYPE(C_PTR)`.
    unsafe { finish(ierror, c(*size, handles::info(*info), base.cast())) }
}

macro_rules! windows {
    ($($allocate:ident $query:ident $unit:ty, $a:ty, $q:ty;)*) => {
        $(
            unsafe fn $allocate(
                c: $a, size: Wide, unit: *const $unit, info: Int, comm: Int, base: WideOut,
                win: IntOut, ierror: IntOut,
            ) {
                // SAFETY: the caller's variables.
                unsafe {
                    let (info, comm, mut made) =
                        (handles::info(*info), handles::comm(*comm), null_mut());
                    let code = c(*size, *unit, info, comm, base.cast(), &mut made);
                    handles::put(win, made);
                    finish(ierror, code);
                }
            }
            unsafe fn $query(
                c: $q, win: Int, rank: Int, size: WideOut, unit: *mut $unit, base: WideOut,
                ierror: IntOut,
            ) {
                // SAFETY: the caller's variables.
                unsafe {
                    finish(ierror, c(handles::win(*win), *rank, size, unit, base.cast()));
                }
            }
        )*
    };
}

windows! {
    win_allocate win_shared_query c_int, WinAllocate, SharedQuery;
    win_allocate_c win_shared_query_c i64, WinAllocateC, SharedQueryC;
}

pair! {
    mpi_alloc_mem_ pmpi_alloc_mem_ alloc_mem MPI_Alloc_mem PMPI_Alloc_mem
        (size: Wide, info: Int, base: WideOut, ierror: IntOut);
    mpi_win_allocate_ pmpi_win_allocate_ win_allocate MPI_Win_allocate PMPI_Win_allocate
        (size: Wide, unit: Int, info: Int, comm: Int, base: WideOut, win: IntOut, ierror: IntOut);
    mpi_win_allocate_c_f08_ pmpi_win_allocate_c_f08_ win_allocate_c
        MPI_Win_allocate_c PMPI_Win_allocate_c
        (size: Wide, unit: Wide, info: Int, comm: Int, base: WideOut, win: IntOut, ierror: IntOut);
    mpi_win_allocate_shared_ pmpi_win_allocate_shared_ win_allocate
        MPI_Win_allocate_shared PMPI_Win_allocate_shared
        (size: Wide, unit: Int, info: Int, comm: Int, base: WideOut, win: IntOut, ierror: IntOut);
    mpi_win_allocate_shared_c_f08_ pmpi_win_allocate_shared_c_f08_ win_allocate_c
        MPI_Win_allocate_shared_c PMPI_Win_allocate_shared_c
        (size: Wide, unit: Wide, info: Int, comm: Int, base: WideOut, win: IntOut, ierror: IntOut);
    mpi_win_shared_query_ pmpi_win_shared_query_ win_shared_query
        MPI_Win_shared_query PMPI_Win_shared_query
        (win: Int, rank: Int, size: WideOut, unit: IntOut, base: WideOut, ierror: IntOut);
    mpi_win_shared_query_c_f08_ pmpi_win_shared_query_c_f08_ win_shared_query_c
        MPI_Win_shared_query_c PMPI_Win_shared_query_c
        (win: Int, rank: Int, size: WideOut, unit: WideOut, base: WideOut, ierror: IntOut);
}

/// Detaching: `mpif.h` and `mpi` give no address back (MPI-5.0 section 3.6), `mpi_f08` does.
macro_rules! detach {
    ($($mpi:ident $mpi08:ident $large:ident
       $c:ident $c_large:ident ($($object:ident $kind:ident)?);)*) => {
        $(
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $mpi(
                $($object: Int,)? _address: *mut c_void, size: IntOut, ierror: IntOut,
            ) {
                let mut address: *mut c_void = null_mut();
                // SAFETY: the caller's variables.
                unsafe {
                    let to = (&raw mut address).cast();
                    finish(ierror, sys::$c($(handles::$kind(*$object),)? to, size));
                }
            }
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $mpi08(
                $($object: Int,)? address: *mut c_void, size: IntOut, ierror: IntOut,
            ) {
                // SAFETY: the caller's variables.
                unsafe {
                    let code = sys::$c($(handles::$kind(*$object),)? address, size);
                    finish(ierror, detached(code, address));
                }
            }
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $large(
                $($object: Int,)? address: *mut c_void, size: WideOut, ierror: IntOut,
            ) {
                // SAFETY: the caller's variables.
                unsafe {
                    let code = sys::$c_large($(handles::$kind(*$object),)? address, size);
                    finish(ierror, detached(code, address));
                }
            }
        )*
    };
}

/// The address that C has given back, for Fortran.
///
/// # Safety
/// `at` is the caller's `TYPE(C_PTR)`.
unsafe fn detached(code: c_int, at: *mut c_void) -> c_int {
    if code == 0 {
        let at = at.cast::<*mut c_void>();
        // SAFETY: promised by the caller.
        unsafe { at.write_unaligned(sentinel::detached(at.read_unaligned())) };
    }
    code
}

detach! {
    mpi_buffer_detach_ mpi_buffer_detach_f08_ mpi_buffer_detach_c_f08_
        MPI_Buffer_detach MPI_Buffer_detach_c ();
    pmpi_buffer_detach_ pmpi_buffer_detach_f08_ pmpi_buffer_detach_c_f08_
        PMPI_Buffer_detach PMPI_Buffer_detach_c ();
    mpi_comm_detach_buffer_ mpi_comm_detach_buffer_f08_ mpi_comm_detach_buffer_c_f08_
        MPI_Comm_detach_buffer MPI_Comm_detach_buffer_c (comm comm);
    pmpi_comm_detach_buffer_ pmpi_comm_detach_buffer_f08_ pmpi_comm_detach_buffer_c_f08_
        PMPI_Comm_detach_buffer PMPI_Comm_detach_buffer_c (comm comm);
    mpi_session_detach_buffer_ mpi_session_detach_buffer_f08_ mpi_session_detach_buffer_c_f08_
        MPI_Session_detach_buffer MPI_Session_detach_buffer_c (session session);
    pmpi_session_detach_buffer_ pmpi_session_detach_buffer_f08_ pmpi_session_detach_buffer_c_f08_
        PMPI_Session_detach_buffer PMPI_Session_detach_buffer_c (session session);
}

type GetString =
    unsafe extern "C" fn(Handle, *const c_char, *mut c_int, *mut c_char, *mut c_int) -> c_int;
type NthPset =
    unsafe extern "C" fn(Handle, Handle, c_int, *mut c_int, *mut c_char) -> c_int;

/// Lengths in Fortran are without C's terminator.
unsafe fn info_get_string(
    c: GetString,
    info: Int,
    key: *const c_char,
    length: IntOut,
    value: *mut c_char,
    found: IntOut,
    ierror: IntOut,
    key_len: usize,
    value_len: usize,
) {
    // SAFETY: the caller's arguments.
    unsafe {
        let (key, mut text) = (Text::read(key, key_len), TextOut::new());
        let asked = *length;
        let mut n = if asked > 0 { asked.min(sys::MAX_INFO_VAL) + 1 } else { 0 };
        let mut flag = logical::UNSET;
        let code = c(handles::info(*info), key.as_ptr(), &mut n, text.as_mut_ptr(), &mut flag);
        if code == sys::SUCCESS && flag != 0 {
            *length = (n - 1).max(0);
            if asked > 0 {
                text.write(code, value, value_len);
            }
        }
        logical::put(found, flag);
        finish(ierror, code);
    }
}

unsafe fn nth_pset(
    c: NthPset,
    session: Int,
    info: Int,
    n: Int,
    length: IntOut,
    name: *mut c_char,
    ierror: IntOut,
    name_len: usize,
) {
    // SAFETY: the caller's arguments.
    unsafe {
        let mut text = TextOut::new();
        let asked = *length;
        let mut room = if asked > 0 { asked.min(sys::MAX_PSET_NAME_LEN) + 1 } else { 0 };
        let (session, info) = (handles::session(*session), handles::info(*info));
        let code = c(session, info, *n, &mut room, text.as_mut_ptr());
        if code == sys::SUCCESS {
            *length = (room - 1).max(0);
            if asked > 0 {
                text.write(code, name, name_len);
            }
        }
        finish(ierror, code);
    }
}

pair! {
    mpi_info_get_string_ pmpi_info_get_string_ info_get_string
        MPI_Info_get_string PMPI_Info_get_string
        (info: Int, key: *const c_char, length: IntOut, value: *mut c_char, flag: IntOut,
         ierror: IntOut, key_len: usize, value_len: usize);
    mpi_session_get_nth_pset_ pmpi_session_get_nth_pset_ nth_pset
        MPI_Session_get_nth_pset PMPI_Session_get_nth_pset
        (session: Int, info: Int, n: Int, length: IntOut, name: *mut c_char, ierror: IntOut,
         name_len: usize);
}

/// `MPI_Info_create_env`: Fortran has no arguments of `main`.
unsafe fn info_create_env(
    c: unsafe extern "C" fn(c_int, *const *mut c_char, *mut Handle) -> c_int,
    info: IntOut,
    ierror: IntOut,
) {
    let mut made = null_mut();
    // SAFETY: no arguments; the caller's variables.
    unsafe {
        let code = c(0, std::ptr::null(), &mut made);
        handles::put(info, made);
        finish(ierror, code);
    }
}

pair! {
    mpi_info_create_env_ pmpi_info_create_env_ info_create_env
        MPI_Info_create_env PMPI_Info_create_env
        (info: IntOut, ierror: IntOut);
}

/// Strings of an array up to a blank one, with the list of pointers that C takes.
struct Argv {
    _texts: Vec<Text>,
    pointers: Vec<*mut c_char>,
}

impl Argv {
    /// # Safety
    /// `from` has elements of `length` bytes, each `stride` elements after the one before, the
    /// last one blank; or `n` elements.
    unsafe fn read(from: *const c_char, length: usize, stride: usize, n: Option<usize>) -> Argv {
        let mut texts = Vec::new();
        while n.is_none_or(|n| texts.len() < n) {
            // SAFETY: promised by the caller.
            let text = unsafe { Text::read(from.add(texts.len() * stride * length), length) };
            if n.is_none() && text.is_empty() {
                break;
            }
            texts.push(text);
        }
        let mut pointers: Vec<_> = texts.iter_mut().map(Text::as_mut_ptr).collect();
        pointers.push(null_mut());
        Argv { _texts: texts, pointers }
    }
}

type Spawn = unsafe extern "C" fn(
    *const c_char,
    *const *mut c_char,
    c_int,
    Handle,
    c_int,
    Handle,
    *mut Handle,
    *mut c_int,
) -> c_int;

unsafe fn spawn(
    c: Spawn,
    command: *const c_char,
    argv: *const c_char,
    maxprocs: Int,
    info: Int,
    root: Int,
    comm: Int,
    intercomm: IntOut,
    codes: IntOut,
    ierror: IntOut,
    command_len: usize,
    argv_len: usize,
) {
    // SAFETY: the caller's arguments.
    unsafe {
        let command = Text::read(command, command_len);
        let none = sentinel::is_no_argv(argv);
        let list = Argv::read(argv, argv_len, 1, if none { Some(0) } else { None });
        let (info, comm, mut made) = (handles::info(*info), handles::comm(*comm), null_mut());
        let codes = sentinel::ints(codes).cast_mut();
        let pointers = if none { std::ptr::null() } else { list.pointers.as_ptr() };
        let code =
            c(command.as_ptr(), pointers, *maxprocs, info, *root, comm, &mut made, codes);
        handles::put(intercomm, made);
        finish(ierror, code);
    }
}

type SpawnMultiple = unsafe extern "C" fn(
    c_int,
    *const *mut c_char,
    *const *mut *mut c_char,
    *const c_int,
    *const Handle,
    c_int,
    Handle,
    *mut Handle,
    *mut c_int,
) -> c_int;

unsafe fn spawn_multiple(
    c: SpawnMultiple,
    count: Int,
    commands: *const c_char,
    argvs: *const c_char,
    maxprocs: Int,
    infos: Int,
    root: Int,
    comm: Int,
    intercomm: IntOut,
    codes: IntOut,
    ierror: IntOut,
    command_len: usize,
    argv_len: usize,
) {
    // SAFETY: the caller's arguments; `argvs` has one row per command, stored by columns. All but
    // root and communicator is significant at the root only.
    unsafe {
        let (comm, mut me) = (handles::comm(*comm), 0);
        sys::PMPI_Comm_rank(comm, &mut me);
        let n = if me == *root { length(count) } else { 0 };
        let list = Argv::read(commands, command_len, 1, Some(n));
        let none = sentinel::is_no_argv(argvs);
        let mut rows: Vec<Argv> = (0..if none { 0 } else { n })
            .map(|i| Argv::read(argvs.add(i * argv_len), argv_len, n, None))
            .collect();
        let tables: Vec<_> = rows.iter_mut().map(|r| r.pointers.as_mut_ptr()).collect();
        let table = if none { std::ptr::null() } else { tables.as_ptr() };
        let (infos, mut made) = (Handles::read(infos, n, handles::info), null_mut());
        let (codes, n) = (sentinel::ints(codes).cast_mut(), n as c_int);
        let (pointers, infos) = (list.pointers.as_ptr(), infos.as_ptr());
        let code = c(n, pointers, table, maxprocs, infos, *root, comm, &mut made, codes);
        handles::put(intercomm, made);
        finish(ierror, code);
    }
}

pair! {
    mpi_comm_spawn_ pmpi_comm_spawn_ spawn MPI_Comm_spawn PMPI_Comm_spawn
        (command: *const c_char, argv: *const c_char, maxprocs: Int, info: Int, root: Int,
         comm: Int, intercomm: IntOut, codes: IntOut, ierror: IntOut, command_len: usize,
         argv_len: usize);
    mpi_comm_spawn_multiple_ pmpi_comm_spawn_multiple_ spawn_multiple
        MPI_Comm_spawn_multiple PMPI_Comm_spawn_multiple
        (count: Int, commands: *const c_char, argvs: *const c_char, maxprocs: Int, infos: Int,
         root: Int, comm: Int, intercomm: IntOut, codes: IntOut, ierror: IntOut,
         command_len: usize, argv_len: usize);
}
