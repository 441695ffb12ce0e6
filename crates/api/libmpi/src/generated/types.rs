// Made by `cargo x codegen`; do not edit.
//! Callback types (MPI-5.0 section 20.3).
#![allow(non_camel_case_types)]

use crate::entry::Word;
use crate::types::*;

/// `MPI_User_function`; null and the predefined values are told apart by the receiver.
pub type MPI_User_function =
    Option<unsafe extern "C" fn(*mut c_void, *mut c_void, *mut c_int, *mut MPI_Datatype)>;
impl Word for MPI_User_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_User_function_c`; null and the predefined values are told apart by the receiver.
pub type MPI_User_function_c =
    Option<unsafe extern "C" fn(*mut c_void, *mut c_void, *mut MPI_Count, *mut MPI_Datatype)>;
impl Word for MPI_User_function_c {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_Grequest_query_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Grequest_query_function =
    Option<unsafe extern "C" fn(*mut c_void, *mut MPI_Status) -> c_int>;
impl Word for MPI_Grequest_query_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_Grequest_free_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Grequest_free_function = Option<unsafe extern "C" fn(*mut c_void) -> c_int>;
impl Word for MPI_Grequest_free_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_Grequest_cancel_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Grequest_cancel_function = Option<unsafe extern "C" fn(*mut c_void, c_int) -> c_int>;
impl Word for MPI_Grequest_cancel_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_Comm_copy_attr_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Comm_copy_attr_function = Option<
    unsafe extern "C" fn(
        MPI_Comm,
        c_int,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_int,
    ) -> c_int,
>;
impl Word for MPI_Comm_copy_attr_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_Comm_delete_attr_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Comm_delete_attr_function =
    Option<unsafe extern "C" fn(MPI_Comm, c_int, *mut c_void, *mut c_void) -> c_int>;
impl Word for MPI_Comm_delete_attr_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_Type_copy_attr_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Type_copy_attr_function = Option<
    unsafe extern "C" fn(
        MPI_Datatype,
        c_int,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_int,
    ) -> c_int,
>;
impl Word for MPI_Type_copy_attr_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_Type_delete_attr_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Type_delete_attr_function =
    Option<unsafe extern "C" fn(MPI_Datatype, c_int, *mut c_void, *mut c_void) -> c_int>;
impl Word for MPI_Type_delete_attr_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_Win_copy_attr_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Win_copy_attr_function = Option<
    unsafe extern "C" fn(
        MPI_Win,
        c_int,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_int,
    ) -> c_int,
>;
impl Word for MPI_Win_copy_attr_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_Win_delete_attr_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Win_delete_attr_function =
    Option<unsafe extern "C" fn(MPI_Win, c_int, *mut c_void, *mut c_void) -> c_int>;
impl Word for MPI_Win_delete_attr_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_Copy_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Copy_function = Option<
    unsafe extern "C" fn(
        MPI_Comm,
        c_int,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_int,
    ) -> c_int,
>;

/// `MPI_Delete_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Delete_function =
    Option<unsafe extern "C" fn(MPI_Comm, c_int, *mut c_void, *mut c_void) -> c_int>;

/// `MPI_Datarep_extent_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Datarep_extent_function =
    Option<unsafe extern "C" fn(MPI_Datatype, *mut MPI_Aint, *mut c_void) -> c_int>;
impl Word for MPI_Datarep_extent_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_Datarep_conversion_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Datarep_conversion_function = Option<
    unsafe extern "C" fn(
        *mut c_void,
        MPI_Datatype,
        c_int,
        *mut c_void,
        MPI_Offset,
        *mut c_void,
    ) -> c_int,
>;
impl Word for MPI_Datarep_conversion_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_Datarep_conversion_function_c`; null and the predefined values are told apart by the receiver.
pub type MPI_Datarep_conversion_function_c = Option<
    unsafe extern "C" fn(
        *mut c_void,
        MPI_Datatype,
        MPI_Count,
        *mut c_void,
        MPI_Offset,
        *mut c_void,
    ) -> c_int,
>;
impl Word for MPI_Datarep_conversion_function_c {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_Comm_errhandler_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Comm_errhandler_function =
    Option<unsafe extern "C" fn(*mut MPI_Comm, *mut c_int, ...)>;
impl Word for MPI_Comm_errhandler_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_File_errhandler_function`; null and the predefined values are told apart by the receiver.
pub type MPI_File_errhandler_function =
    Option<unsafe extern "C" fn(*mut MPI_File, *mut c_int, ...)>;
impl Word for MPI_File_errhandler_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_Win_errhandler_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Win_errhandler_function = Option<unsafe extern "C" fn(*mut MPI_Win, *mut c_int, ...)>;
impl Word for MPI_Win_errhandler_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_Session_errhandler_function`; null and the predefined values are told apart by the receiver.
pub type MPI_Session_errhandler_function =
    Option<unsafe extern "C" fn(*mut MPI_Session, *mut c_int, ...)>;
impl Word for MPI_Session_errhandler_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_T_event_cb_function`; null and the predefined values are told apart by the receiver.
pub type MPI_T_event_cb_function = Option<
    unsafe extern "C" fn(
        MPI_T_event_instance,
        MPI_T_event_registration,
        MPI_T_cb_safety,
        *mut c_void,
    ),
>;
impl Word for MPI_T_event_cb_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_T_event_free_cb_function`; null and the predefined values are told apart by the receiver.
pub type MPI_T_event_free_cb_function =
    Option<unsafe extern "C" fn(MPI_T_event_registration, MPI_T_cb_safety, *mut c_void)>;
impl Word for MPI_T_event_free_cb_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}

/// `MPI_T_event_dropped_cb_function`; null and the predefined values are told apart by the receiver.
pub type MPI_T_event_dropped_cb_function = Option<
    unsafe extern "C" fn(MPI_Count, MPI_T_event_registration, c_int, MPI_T_cb_safety, *mut c_void),
>;
impl Word for MPI_T_event_dropped_cb_function {
    fn word(self) -> u64 {
        self.map_or(0, |f| f as usize as u64)
    }
}
