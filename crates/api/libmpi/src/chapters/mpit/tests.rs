//! One test: the interface has one state for the process, and tests run in parallel.

use hawser_core::error::ErrClass;

use super::none::t_category_get_info;
use super::pvar::*;
use super::*;

fn class(result: Result<()>) -> ErrClass {
    result.expect_err("an error").class()
}

#[test]
fn variables_are_listed_read_and_refused() {
    let null = std::ptr::null_mut::<c_int>;
    // SAFETY: all pointers are null or point to local variables and arrays of the lengths given.
    unsafe {
        let (mut num, mut provided) = (0, 0);
        assert_eq!(class(t_cvar_get_num(&mut num)), ErrClass::TNotInitialized);
        t_init_thread(MPI_THREAD_SINGLE, &mut provided).unwrap();
        assert_eq!(class(t_init_thread(77, &mut provided)), ErrClass::TInvalid);
        t_cvar_get_num(&mut num).unwrap();
        assert!(num > 0);

        let mut index = -1;
        t_cvar_get_index(c"mpi_param_check".as_ptr(), &mut index).unwrap();
        let (mut name, mut len) = ([0 as c_char; 64], 64);
        let mut dtype = MPI_DATATYPE_NULL;
        let end = std::ptr::null_mut();
        t_cvar_get_info(
            index,
            name.as_mut_ptr(),
            &mut len,
            null(),
            &mut dtype,
            std::ptr::null_mut(),
            end,
            null(),
            null(),
            null(),
        )
        .unwrap();
        assert_eq!(text::read(name.as_ptr(), "name").unwrap(), "mpi_param_check");
        assert_eq!((len, dtype), (16, MPI_INT));

        let (mut handle, mut count) = (MPI_T_CVAR_HANDLE_NULL, 0);
        t_cvar_handle_alloc(index, std::ptr::null_mut(), &mut handle, &mut count).unwrap();
        let mut value: c_int = -1;
        t_cvar_read(handle, (&raw mut value).cast()).unwrap();
        assert!(count == 1 && (value == 0 || value == 1));
        assert_eq!(class(t_cvar_write(handle, (&raw mut value).cast())), ErrClass::TCvarSetNever);
        t_cvar_handle_free(&mut handle).unwrap();
        assert_eq!(class(t_cvar_handle_free(&mut handle)), ErrClass::TInvalidHandle);
        assert_eq!(class(t_cvar_get_index(c"nonsense".as_ptr(), null())), ErrClass::TInvalidName);
        assert_eq!(
            class(t_cvar_handle_alloc(num, std::ptr::null_mut(), &mut handle, null())),
            ErrClass::TInvalidIndex
        );

        every_variable_can_be_read(num);
        sessions();
        t_finalize().unwrap();
        assert_eq!(class(t_finalize()), ErrClass::TNotInitialized);
    }
}

unsafe fn every_variable_can_be_read(num: c_int) {
    for i in 0..num {
        let (mut handle, mut count) = (MPI_T_CVAR_HANDLE_NULL, 0);
        // SAFETY: local variables; 4096 bytes hold any parameter's text in the tests.
        unsafe {
            t_cvar_handle_alloc(i, std::ptr::null_mut(), &mut handle, &mut count).unwrap();
            assert!(count <= 4096);
            let mut buf = [0u64; 512];
            t_cvar_read(handle, buf.as_mut_ptr().cast()).unwrap();
        }
    }
}

unsafe fn variables(session: MPI_T_pvar_session) {
    let null = std::ptr::null_mut();
    // SAFETY: local variables and arrays of the lengths given, or null.
    unsafe {
        let (mut num, mut index) = (0, -1);
        t_pvar_get_num(&mut num).unwrap();
        let by_size = c"pml_ob1_sent_bytes_by_size".as_ptr();
        t_pvar_get_index(by_size, MPI_T_PVAR_CLASS_AGGREGATE, &mut index).unwrap();
        assert!((0..num).contains(&index));
        let other = t_pvar_get_index(by_size, MPI_T_PVAR_CLASS_TIMER, &mut index);
        assert_eq!(class(other), ErrClass::TInvalidName);
        let (mut handle, mut count, mut buf) = (MPI_T_PVAR_HANDLE_NULL, 0, [7u64; 64]);
        t_pvar_handle_alloc(session, index, null, &mut handle, &mut count).unwrap();
        assert_eq!(count, 64);
        t_pvar_start(session, handle).unwrap();
        t_pvar_write(session, handle, buf.as_ptr().cast()).unwrap();
        t_pvar_stop(session, handle).unwrap();
        buf = [0; 64];
        t_pvar_readreset(session, handle, buf.as_mut_ptr().cast()).unwrap();
        assert_eq!(buf, [7; 64]);
        t_pvar_read(session, handle, buf.as_mut_ptr().cast()).unwrap();
        assert_eq!(buf, [0; 64]);
        t_pvar_handle_free(session, &mut handle).unwrap();
        let gone = t_pvar_handle_free(session, &mut handle);
        assert_eq!(class(gone), ErrClass::TInvalidHandle);

        let most = c"pml_ob1_unexpected_most".as_ptr();
        t_pvar_get_index(most, MPI_T_PVAR_CLASS_HIGHWATERMARK, &mut index).unwrap();
        t_pvar_handle_alloc(session, index, null, &mut handle, &mut count).unwrap();
        assert_eq!(class(t_pvar_start(session, handle)), ErrClass::TPvarNoStartstop);
        assert_eq!(class(t_pvar_reset(session, handle)), ErrClass::TPvarNoWrite);
        let taken = t_pvar_readreset(session, handle, buf.as_mut_ptr().cast());
        assert_eq!(class(taken), ErrClass::TPvarNoAtomic);
        t_pvar_reset(session, MPI_T_PVAR_ALL_HANDLES).unwrap();
        let peers = c"pml_ob1_peer_sent_bytes".as_ptr();
        t_pvar_get_index(peers, MPI_T_PVAR_CLASS_AGGREGATE, &mut index).unwrap();
        let unbound = t_pvar_handle_alloc(session, index, null, &mut handle, &mut count);
        assert_eq!(class(unbound), ErrClass::TInvalid);
    }
}

unsafe fn sessions() {
    let mut session = MPI_T_PVAR_SESSION_NULL;
    // SAFETY: local variables, or null where the function returns before it writes.
    unsafe {
        assert_eq!(class(t_pvar_start(session, MPI_T_PVAR_ALL_HANDLES)), ErrClass::TInvalidSession);
        t_pvar_session_create(&mut session).unwrap();
        t_pvar_start(session, MPI_T_PVAR_ALL_HANDLES).unwrap();
        let end = std::ptr::null_mut();
        let (mut handle, mut count) = (MPI_T_PVAR_HANDLE_NULL, 0);
        let answer = t_pvar_handle_alloc(session, 1000, end, &mut handle, &mut count);
        assert_eq!(class(answer), ErrClass::TInvalidIndex);
        variables(session);
        t_pvar_session_free(&mut session).unwrap();
        assert_eq!(class(t_pvar_session_free(&mut session)), ErrClass::TInvalidSession);
        let n = std::ptr::null_mut;
        let answer = t_category_get_info(0, end.cast(), n(), end.cast(), n(), n(), n(), n());
        assert_eq!(class(answer), ErrClass::TInvalidIndex);
    }
}
