! Made by `cargo x codegen`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
module hawser_mpi_types
  implicit none
  public
  integer, parameter :: MPI_ADDRESS_KIND = 8
  integer, parameter :: MPI_COUNT_KIND = 8
  integer, parameter :: MPI_INTEGER_KIND = 4
  integer, parameter :: MPI_OFFSET_KIND = 8
  integer, parameter :: MPI_STATUS_SIZE = 8
  integer, parameter :: MPI_SOURCE = 1
  integer, parameter :: MPI_TAG = 2
  integer, parameter :: MPI_ERROR = 3
  integer, parameter :: MPI_SUCCESS = 0
  integer, parameter :: MPI_ERR_BUFFER = 1
  integer, parameter :: MPI_ERR_COUNT = 2
  integer, parameter :: MPI_ERR_TYPE = 3
  integer, parameter :: MPI_ERR_TAG = 4
  integer, parameter :: MPI_ERR_COMM = 5
  integer, parameter :: MPI_ERR_RANK = 6
  integer, parameter :: MPI_ERR_REQUEST = 7
  integer, parameter :: MPI_ERR_ROOT = 8
  integer, parameter :: MPI_ERR_GROUP = 9
  integer, parameter :: MPI_ERR_OP = 10
  integer, parameter :: MPI_ERR_TOPOLOGY = 11
  integer, parameter :: MPI_ERR_DIMS = 12
  integer, parameter :: MPI_ERR_ARG = 13
  integer, parameter :: MPI_ERR_UNKNOWN = 14
  integer, parameter :: MPI_ERR_TRUNCATE = 15
  integer, parameter :: MPI_ERR_OTHER = 16
  integer, parameter :: MPI_ERR_INTERN = 17
  integer, parameter :: MPI_ERR_PENDING = 18
  integer, parameter :: MPI_ERR_IN_STATUS = 19
  integer, parameter :: MPI_ERR_ACCESS = 20
  integer, parameter :: MPI_ERR_AMODE = 21
  integer, parameter :: MPI_ERR_ASSERT = 22
  integer, parameter :: MPI_ERR_BAD_FILE = 23
  integer, parameter :: MPI_ERR_BASE = 24
  integer, parameter :: MPI_ERR_CONVERSION = 25
  integer, parameter :: MPI_ERR_DISP = 26
  integer, parameter :: MPI_ERR_DUP_DATAREP = 27
  integer, parameter :: MPI_ERR_FILE_EXISTS = 28
  integer, parameter :: MPI_ERR_FILE_IN_USE = 29
  integer, parameter :: MPI_ERR_FILE = 30
  integer, parameter :: MPI_ERR_INFO_KEY = 31
  integer, parameter :: MPI_ERR_INFO_NOKEY = 32
  integer, parameter :: MPI_ERR_INFO_VALUE = 33
  integer, parameter :: MPI_ERR_INFO = 34
  integer, parameter :: MPI_ERR_IO = 35
  integer, parameter :: MPI_ERR_KEYVAL = 36
  integer, parameter :: MPI_ERR_LOCKTYPE = 37
  integer, parameter :: MPI_ERR_NAME = 38
  integer, parameter :: MPI_ERR_NO_MEM = 39
  integer, parameter :: MPI_ERR_NOT_SAME = 40
  integer, parameter :: MPI_ERR_NO_SPACE = 41
  integer, parameter :: MPI_ERR_NO_SUCH_FILE = 42
  integer, parameter :: MPI_ERR_PORT = 43
  integer, parameter :: MPI_ERR_QUOTA = 44
  integer, parameter :: MPI_ERR_READ_ONLY = 45
  integer, parameter :: MPI_ERR_RMA_ATTACH = 46
  integer, parameter :: MPI_ERR_RMA_CONFLICT = 47
  integer, parameter :: MPI_ERR_RMA_RANGE = 48
  integer, parameter :: MPI_ERR_RMA_SHARED = 49
  integer, parameter :: MPI_ERR_RMA_SYNC = 50
  integer, parameter :: MPI_ERR_SERVICE = 51
  integer, parameter :: MPI_ERR_SIZE = 52
  integer, parameter :: MPI_ERR_SPAWN = 53
  integer, parameter :: MPI_ERR_UNSUPPORTED_DATAREP = 54
  integer, parameter :: MPI_ERR_UNSUPPORTED_OPERATION = 55
  integer, parameter :: MPI_ERR_WIN = 56
  integer, parameter :: MPI_ERR_RMA_FLAVOR = 57
  integer, parameter :: MPIX_ERR_PROC_FAILED = 58
  integer, parameter :: MPI_ERR_PROC_ABORTED = 58
  integer, parameter :: MPI_ERR_VALUE_TOO_LARGE = 59
  integer, parameter :: MPI_ERR_SESSION = 60
  integer, parameter :: MPI_ERR_ERRHANDLER = 61
  integer, parameter :: MPI_ERR_ABI = 62
  integer, parameter :: MPI_ERR_LASTCODE = 16383
  integer, parameter :: MPIX_ERR_PROC_FAILED_PENDING = 16384
  integer, parameter :: MPIX_ERR_REVOKED = 16385
  integer, parameter :: MPI_MAX_DATAREP_STRING = 127
  integer, parameter :: MPI_MAX_ERROR_STRING = 511
  integer, parameter :: MPI_MAX_INFO_KEY = 255
  integer, parameter :: MPI_MAX_INFO_VAL = 1023
  integer, parameter :: MPI_MAX_LIBRARY_VERSION_STRING = 8191
  integer, parameter :: MPI_MAX_OBJECT_NAME = 127
  integer, parameter :: MPI_MAX_PORT_NAME = 1023
  integer, parameter :: MPI_MAX_PROCESSOR_NAME = 255
  integer, parameter :: MPI_MAX_STRINGTAG_LEN = 1023
  integer, parameter :: MPI_MAX_PSET_NAME_LEN = 1023
  integer, parameter :: MPI_MODE_APPEND = 1
  integer, parameter :: MPI_MODE_CREATE = 2
  integer, parameter :: MPI_MODE_DELETE_ON_CLOSE = 4
  integer, parameter :: MPI_MODE_EXCL = 8
  integer, parameter :: MPI_MODE_RDONLY = 16
  integer, parameter :: MPI_MODE_RDWR = 32
  integer, parameter :: MPI_MODE_SEQUENTIAL = 64
  integer, parameter :: MPI_MODE_UNIQUE_OPEN = 128
  integer, parameter :: MPI_MODE_WRONLY = 256
  integer, parameter :: MPI_MODE_NOCHECK = 1024
  integer, parameter :: MPI_MODE_NOPRECEDE = 2048
  integer, parameter :: MPI_MODE_NOPUT = 4096
  integer, parameter :: MPI_MODE_NOSTORE = 8192
  integer, parameter :: MPI_MODE_NOSUCCEED = 16384
  integer, parameter :: MPI_ANY_SOURCE = -1
  integer, parameter :: MPI_ANY_TAG = -2
  integer, parameter :: MPI_PROC_NULL = -3
  integer, parameter :: MPI_ROOT = -4
  integer, parameter :: MPI_UNDEFINED = -32766
  integer, parameter :: MPI_BSEND_OVERHEAD = 512
  integer, parameter :: MPI_THREAD_SINGLE = 0
  integer, parameter :: MPI_THREAD_FUNNELED = 1024
  integer, parameter :: MPI_THREAD_SERIALIZED = 2048
  integer, parameter :: MPI_THREAD_MULTIPLE = 4096
  integer, parameter :: MPI_ORDER_C = 12
  integer, parameter :: MPI_ORDER_FORTRAN = 15
  integer, parameter :: MPI_DISTRIBUTE_NONE = 16
  integer, parameter :: MPI_DISTRIBUTE_BLOCK = 17
  integer, parameter :: MPI_DISTRIBUTE_CYCLIC = 18
  integer, parameter :: MPI_DISTRIBUTE_DFLT_DARG = 19
  integer, parameter :: MPI_COMBINER_NAMED = 101
  integer, parameter :: MPI_COMBINER_DUP = 102
  integer, parameter :: MPI_COMBINER_CONTIGUOUS = 103
  integer, parameter :: MPI_COMBINER_VECTOR = 104
  integer, parameter :: MPI_COMBINER_HVECTOR = 105
  integer, parameter :: MPI_COMBINER_INDEXED = 106
  integer, parameter :: MPI_COMBINER_HINDEXED = 107
  integer, parameter :: MPI_COMBINER_INDEXED_BLOCK = 108
  integer, parameter :: MPI_COMBINER_HINDEXED_BLOCK = 109
  integer, parameter :: MPI_COMBINER_STRUCT = 110
  integer, parameter :: MPI_COMBINER_SUBARRAY = 111
  integer, parameter :: MPI_COMBINER_DARRAY = 112
  integer, parameter :: MPI_COMBINER_F90_REAL = 113
  integer, parameter :: MPI_COMBINER_F90_COMPLEX = 114
  integer, parameter :: MPI_COMBINER_F90_INTEGER = 115
  integer, parameter :: MPI_COMBINER_RESIZED = 116
  integer, parameter :: MPI_COMBINER_VALUE_INDEX = 117
  integer, parameter :: MPI_TYPECLASS_INTEGER = 192
  integer, parameter :: MPI_TYPECLASS_REAL = 193
  integer, parameter :: MPI_TYPECLASS_COMPLEX = 194
  integer, parameter :: MPI_IDENT = 201
  integer, parameter :: MPI_CONGRUENT = 202
  integer, parameter :: MPI_SIMILAR = 203
  integer, parameter :: MPI_UNEQUAL = 204
  integer, parameter :: MPI_CART = 211
  integer, parameter :: MPI_GRAPH = 212
  integer, parameter :: MPI_DIST_GRAPH = 213
  integer, parameter :: MPI_COMM_TYPE_SHARED = 221
  integer, parameter :: MPI_COMM_TYPE_HW_UNGUIDED = 222
  integer, parameter :: MPI_COMM_TYPE_HW_GUIDED = 223
  integer, parameter :: MPI_COMM_TYPE_RESOURCE_GUIDED = 224
  integer, parameter :: MPI_LOCK_EXCLUSIVE = 301
  integer, parameter :: MPI_LOCK_SHARED = 302
  integer, parameter :: MPI_WIN_FLAVOR_CREATE = 311
  integer, parameter :: MPI_WIN_FLAVOR_ALLOCATE = 312
  integer, parameter :: MPI_WIN_FLAVOR_DYNAMIC = 313
  integer, parameter :: MPI_WIN_FLAVOR_SHARED = 314
  integer, parameter :: MPI_WIN_UNIFIED = 321
  integer, parameter :: MPI_WIN_SEPARATE = 322
  integer, parameter :: MPI_SEEK_CUR = 401
  integer, parameter :: MPI_SEEK_END = 402
  integer, parameter :: MPI_SEEK_SET = 403
  integer(8), parameter :: MPI_DISPLACEMENT_CURRENT = -1
  integer, parameter :: MPI_KEYVAL_INVALID = 0
  integer, parameter :: MPI_TAG_UB = 501
  integer, parameter :: MPI_IO = 502
  integer, parameter :: MPI_HOST = 503
  integer, parameter :: MPI_WTIME_IS_GLOBAL = 504
  integer, parameter :: MPI_APPNUM = 505
  integer, parameter :: MPI_LASTUSEDCODE = 506
  integer, parameter :: MPI_UNIVERSE_SIZE = 507
  integer, parameter :: MPIX_FT = 599
  integer, parameter :: MPI_WIN_BASE = 601
  integer, parameter :: MPI_WIN_DISP_UNIT = 602
  integer, parameter :: MPI_WIN_SIZE = 603
  integer, parameter :: MPI_WIN_CREATE_FLAVOR = 604
  integer, parameter :: MPI_WIN_MODEL = 605
  integer, parameter :: MPI_F_STATUS_SIZE = 8
  integer, parameter :: MPI_F_SOURCE = 0
  integer, parameter :: MPI_F_TAG = 1
  integer, parameter :: MPI_F_ERROR = 2
  integer, parameter :: MPI_VERSION = 5
  integer, parameter :: MPI_SUBVERSION = 0
  integer, parameter :: MPI_ABI_VERSION = 1
  integer, parameter :: MPI_ABI_SUBVERSION = 0
  type, bind(C) :: MPI_Status
    integer :: MPI_SOURCE
    integer :: MPI_TAG
    integer :: MPI_ERROR
    integer :: MPI_internal(5)
  end type
  type, bind(C) :: MPI_Comm
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Datatype
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Errhandler
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_File
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Group
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Info
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Message
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Op
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Request
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Session
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Win
    integer :: MPI_VAL
  end type
  INTEGER :: MPI_BOTTOM
  common /HAWSERBOTTOM/ MPI_BOTTOM
  save /HAWSERBOTTOM/
  INTEGER :: MPI_IN_PLACE
  common /HAWSERINPLACE/ MPI_IN_PLACE
  save /HAWSERINPLACE/
  INTEGER :: MPI_BUFFER_AUTOMATIC
  common /HAWSERAUTOMATIC/ MPI_BUFFER_AUTOMATIC
  save /HAWSERAUTOMATIC/
  INTEGER :: MPI_UNWEIGHTED(1)
  common /HAWSERUNWEIGHTED/ MPI_UNWEIGHTED
  save /HAWSERUNWEIGHTED/
  INTEGER :: MPI_WEIGHTS_EMPTY(1)
  common /HAWSERNOWEIGHTS/ MPI_WEIGHTS_EMPTY
  save /HAWSERNOWEIGHTS/
  INTEGER :: MPI_ERRCODES_IGNORE(1)
  common /HAWSERERRCODES/ MPI_ERRCODES_IGNORE
  save /HAWSERERRCODES/
  CHARACTER :: MPI_ARGV_NULL(1)
  common /HAWSERARGV/ MPI_ARGV_NULL
  save /HAWSERARGV/
  CHARACTER :: MPI_ARGVS_NULL(1,1)
  common /HAWSERARGVS/ MPI_ARGVS_NULL
  save /HAWSERARGVS/
  interface operator(==)
    pure function hawsercommeq(a, b) result(same)
      import
      type(MPI_Comm), intent(in) :: a, b
      logical :: same
    end function
    pure function hawserdatatypeeq(a, b) result(same)
      import
      type(MPI_Datatype), intent(in) :: a, b
      logical :: same
    end function
    pure function hawsererrhandlereq(a, b) result(same)
      import
      type(MPI_Errhandler), intent(in) :: a, b
      logical :: same
    end function
    pure function hawserfileeq(a, b) result(same)
      import
      type(MPI_File), intent(in) :: a, b
      logical :: same
    end function
    pure function hawsergroupeq(a, b) result(same)
      import
      type(MPI_Group), intent(in) :: a, b
      logical :: same
    end function
    pure function hawserinfoeq(a, b) result(same)
      import
      type(MPI_Info), intent(in) :: a, b
      logical :: same
    end function
    pure function hawsermessageeq(a, b) result(same)
      import
      type(MPI_Message), intent(in) :: a, b
      logical :: same
    end function
    pure function hawseropeq(a, b) result(same)
      import
      type(MPI_Op), intent(in) :: a, b
      logical :: same
    end function
    pure function hawserrequesteq(a, b) result(same)
      import
      type(MPI_Request), intent(in) :: a, b
      logical :: same
    end function
    pure function hawsersessioneq(a, b) result(same)
      import
      type(MPI_Session), intent(in) :: a, b
      logical :: same
    end function
    pure function hawserwineq(a, b) result(same)
      import
      type(MPI_Win), intent(in) :: a, b
      logical :: same
    end function
  end interface
  interface operator(/=)
    pure function hawsercommne(a, b) result(same)
      import
      type(MPI_Comm), intent(in) :: a, b
      logical :: same
    end function
    pure function hawserdatatypene(a, b) result(same)
      import
      type(MPI_Datatype), intent(in) :: a, b
      logical :: same
    end function
    pure function hawsererrhandlerne(a, b) result(same)
      import
      type(MPI_Errhandler), intent(in) :: a, b
      logical :: same
    end function
    pure function hawserfilene(a, b) result(same)
      import
      type(MPI_File), intent(in) :: a, b
      logical :: same
    end function
    pure function hawsergroupne(a, b) result(same)
      import
      type(MPI_Group), intent(in) :: a, b
      logical :: same
    end function
    pure function hawserinfone(a, b) result(same)
      import
      type(MPI_Info), intent(in) :: a, b
      logical :: same
    end function
    pure function hawsermessagene(a, b) result(same)
      import
      type(MPI_Message), intent(in) :: a, b
      logical :: same
    end function
    pure function hawseropne(a, b) result(same)
      import
      type(MPI_Op), intent(in) :: a, b
      logical :: same
    end function
    pure function hawserrequestne(a, b) result(same)
      import
      type(MPI_Request), intent(in) :: a, b
      logical :: same
    end function
    pure function hawsersessionne(a, b) result(same)
      import
      type(MPI_Session), intent(in) :: a, b
      logical :: same
    end function
    pure function hawserwinne(a, b) result(same)
      import
      type(MPI_Win), intent(in) :: a, b
      logical :: same
    end function
  end interface
  interface MPI_Sizeof
    subroutine mpi_sizeof_i1(x, size, ierror)
      integer(1), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_sizeof_i2(x, size, ierror)
      integer(2), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_sizeof_i4(x, size, ierror)
      integer(4), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_sizeof_i8(x, size, ierror)
      integer(8), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_sizeof_r4(x, size, ierror)
      real(4), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_sizeof_r8(x, size, ierror)
      real(8), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_sizeof_c4(x, size, ierror)
      complex(4), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_sizeof_c8(x, size, ierror)
      complex(8), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_sizeof_l1(x, size, ierror)
      logical(1), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_sizeof_l2(x, size, ierror)
      logical(2), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_sizeof_l4(x, size, ierror)
      logical(4), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_sizeof_l8(x, size, ierror)
      logical(8), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_sizeof_ch(x, size, ierror)
      character, dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Status_f2f08(f_status, f08_status, ierror)
      import
      integer, intent(in) :: f_status(8)
      type(MPI_Status) :: f08_status
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Status_f082f(f08_status, f_status, ierror)
      import
      type(MPI_Status), intent(in) :: f08_status
      integer :: f_status(8)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface PMPI_Sizeof
    subroutine Pmpi_sizeof_i1(x, size, ierror)
      integer(1), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine Pmpi_sizeof_i2(x, size, ierror)
      integer(2), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine Pmpi_sizeof_i4(x, size, ierror)
      integer(4), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine Pmpi_sizeof_i8(x, size, ierror)
      integer(8), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine Pmpi_sizeof_r4(x, size, ierror)
      real(4), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine Pmpi_sizeof_r8(x, size, ierror)
      real(8), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine Pmpi_sizeof_c4(x, size, ierror)
      complex(4), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine Pmpi_sizeof_c8(x, size, ierror)
      complex(8), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine Pmpi_sizeof_l1(x, size, ierror)
      logical(1), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine Pmpi_sizeof_l2(x, size, ierror)
      logical(2), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine Pmpi_sizeof_l4(x, size, ierror)
      logical(4), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine Pmpi_sizeof_l8(x, size, ierror)
      logical(8), dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine Pmpi_sizeof_ch(x, size, ierror)
      character, dimension(..) :: x
      integer, intent(out) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Status_f2f08(f_status, f08_status, ierror)
      import
      integer, intent(in) :: f_status(8)
      type(MPI_Status) :: f08_status
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Status_f082f(f08_status, f_status, ierror)
      import
      type(MPI_Status), intent(in) :: f08_status
      integer :: f_status(8)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
end module
