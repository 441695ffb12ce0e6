! Made by `cargo x codegen`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
module mpi
  use hawser_mpi_types
  implicit none
  public
  integer, parameter :: MPI_COMM_NULL = 256
  integer, parameter :: MPI_COMM_WORLD = 257
  integer, parameter :: MPI_COMM_SELF = 258
  integer, parameter :: MPI_DATATYPE_NULL = 512
  integer, parameter :: MPI_AINT = 513
  integer, parameter :: MPI_COUNT = 514
  integer, parameter :: MPI_OFFSET = 515
  integer, parameter :: MPI_PACKED = 519
  integer, parameter :: MPI_SHORT = 520
  integer, parameter :: MPI_INT = 521
  integer, parameter :: MPI_LONG = 522
  integer, parameter :: MPI_LONG_LONG_INT = 523
  integer, parameter :: MPI_LONG_LONG = 523
  integer, parameter :: MPI_UNSIGNED_SHORT = 524
  integer, parameter :: MPI_UNSIGNED = 525
  integer, parameter :: MPI_UNSIGNED_LONG = 526
  integer, parameter :: MPI_UNSIGNED_LONG_LONG = 527
  integer, parameter :: MPI_FLOAT = 528
  integer, parameter :: MPI_C_COMPLEX = 530
  integer, parameter :: MPI_C_FLOAT_COMPLEX = 530
  integer, parameter :: MPI_DOUBLE = 532
  integer, parameter :: MPI_C_DOUBLE_COMPLEX = 534
  integer, parameter :: MPI_LONG_DOUBLE = 544
  integer, parameter :: MPI_C_LONG_DOUBLE_COMPLEX = 548
  integer, parameter :: MPI_C_BOOL = 568
  integer, parameter :: MPI_WCHAR = 572
  integer, parameter :: MPI_INT8_T = 576
  integer, parameter :: MPI_UINT8_T = 577
  integer, parameter :: MPI_CHAR = 579
  integer, parameter :: MPI_SIGNED_CHAR = 580
  integer, parameter :: MPI_UNSIGNED_CHAR = 581
  integer, parameter :: MPI_BYTE = 583
  integer, parameter :: MPI_INT16_T = 584
  integer, parameter :: MPI_UINT16_T = 585
  integer, parameter :: MPI_INT32_T = 592
  integer, parameter :: MPI_UINT32_T = 593
  integer, parameter :: MPI_INT64_T = 600
  integer, parameter :: MPI_UINT64_T = 601
  integer, parameter :: MPI_LOGICAL = 536
  integer, parameter :: MPI_INTEGER = 537
  integer, parameter :: MPI_REAL = 538
  integer, parameter :: MPI_COMPLEX = 539
  integer, parameter :: MPI_DOUBLE_PRECISION = 540
  integer, parameter :: MPI_CHARACTER = 542
  integer, parameter :: MPI_CXX_FLOAT_COMPLEX = 531
  integer, parameter :: MPI_CXX_DOUBLE_COMPLEX = 535
  integer, parameter :: MPI_CXX_LONG_DOUBLE_COMPLEX = 549
  integer, parameter :: MPI_CXX_BOOL = 569
  integer, parameter :: MPI_DOUBLE_COMPLEX = 541
  integer, parameter :: MPI_LOGICAL1 = 704
  integer, parameter :: MPI_LOGICAL2 = 712
  integer, parameter :: MPI_LOGICAL4 = 720
  integer, parameter :: MPI_LOGICAL8 = 728
  integer, parameter :: MPI_LOGICAL16 = 736
  integer, parameter :: MPI_INTEGER1 = 705
  integer, parameter :: MPI_INTEGER2 = 713
  integer, parameter :: MPI_INTEGER4 = 721
  integer, parameter :: MPI_INTEGER8 = 729
  integer, parameter :: MPI_INTEGER16 = 737
  integer, parameter :: MPI_REAL2 = 714
  integer, parameter :: MPI_REAL4 = 722
  integer, parameter :: MPI_REAL8 = 730
  integer, parameter :: MPI_REAL16 = 738
  integer, parameter :: MPI_COMPLEX4 = 723
  integer, parameter :: MPI_COMPLEX8 = 731
  integer, parameter :: MPI_COMPLEX16 = 739
  integer, parameter :: MPI_COMPLEX32 = 747
  integer, parameter :: MPI_FLOAT_INT = 552
  integer, parameter :: MPI_DOUBLE_INT = 553
  integer, parameter :: MPI_LONG_INT = 554
  integer, parameter :: MPI_2INT = 555
  integer, parameter :: MPI_SHORT_INT = 556
  integer, parameter :: MPI_LONG_DOUBLE_INT = 557
  integer, parameter :: MPI_2REAL = 560
  integer, parameter :: MPI_2DOUBLE_PRECISION = 561
  integer, parameter :: MPI_2INTEGER = 562
  integer, parameter :: MPI_MESSAGE_NULL = 296
  integer, parameter :: MPI_MESSAGE_NO_PROC = 297
  integer, parameter :: MPI_ERRHANDLER_NULL = 320
  integer, parameter :: MPI_ERRORS_ARE_FATAL = 321
  integer, parameter :: MPI_ERRORS_ABORT = 322
  integer, parameter :: MPI_ERRORS_RETURN = 323
  integer, parameter :: MPI_INFO_NULL = 304
  integer, parameter :: MPI_INFO_ENV = 305
  integer, parameter :: MPI_OP_NULL = 32
  integer, parameter :: MPI_SUM = 33
  integer, parameter :: MPI_MIN = 34
  integer, parameter :: MPI_MAX = 35
  integer, parameter :: MPI_PROD = 36
  integer, parameter :: MPI_BAND = 40
  integer, parameter :: MPI_BOR = 41
  integer, parameter :: MPI_BXOR = 42
  integer, parameter :: MPI_LAND = 48
  integer, parameter :: MPI_LOR = 49
  integer, parameter :: MPI_LXOR = 50
  integer, parameter :: MPI_MINLOC = 56
  integer, parameter :: MPI_MAXLOC = 57
  integer, parameter :: MPI_REPLACE = 60
  integer, parameter :: MPI_NO_OP = 61
  integer, parameter :: MPI_GROUP_NULL = 264
  integer, parameter :: MPI_GROUP_EMPTY = 265
  integer, parameter :: MPI_REQUEST_NULL = 384
  integer, parameter :: MPI_FILE_NULL = 280
  integer, parameter :: MPI_SESSION_NULL = 288
  integer, parameter :: MPI_WIN_NULL = 272
  logical, parameter :: MPI_SUBARRAYS_SUPPORTED = .false.
  logical, parameter :: MPI_ASYNC_PROTECTS_NONBLOCKING = .false.
  INTEGER :: MPI_STATUS_IGNORE(8)
  common /HAWSERSTATUS/ MPI_STATUS_IGNORE
  save /HAWSERSTATUS/
  INTEGER :: MPI_STATUSES_IGNORE(8,1)
  common /HAWSERSTATUSES/ MPI_STATUSES_IGNORE
  save /HAWSERSTATUSES/
  external :: MPI_COMM_NULL_COPY_FN
  external :: MPI_COMM_DUP_FN
  external :: MPI_COMM_NULL_DELETE_FN
  external :: MPI_TYPE_NULL_COPY_FN
  external :: MPI_TYPE_DUP_FN
  external :: MPI_TYPE_NULL_DELETE_FN
  external :: MPI_WIN_NULL_COPY_FN
  external :: MPI_WIN_DUP_FN
  external :: MPI_WIN_NULL_DELETE_FN
  external :: MPI_CONVERSION_FN_NULL
  external :: MPI_NULL_COPY_FN
  external :: MPI_DUP_FN
  external :: MPI_NULL_DELETE_FN
  interface
    subroutine MPI_Bsend(buf,count,datatype,dest,tag,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Bsend(buf,count,datatype,dest,tag,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Bsend_init(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Bsend_init(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Buffer_attach(buffer,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buffer
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      !DIR$ IGNORE_TKR buffer
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Buffer_attach(buffer,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buffer
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      !DIR$ IGNORE_TKR buffer
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Buffer_detach(buffer_addr,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buffer_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer_addr
      !DIR$ IGNORE_TKR buffer_addr
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Buffer_detach(buffer_addr,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buffer_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer_addr
      !DIR$ IGNORE_TKR buffer_addr
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Buffer_flush(ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Buffer_flush(ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Buffer_iflush(request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Buffer_iflush(request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Cancel(request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Cancel(request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_attach_buffer(comm,buffer,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      real :: buffer
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      !DIR$ IGNORE_TKR buffer
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_attach_buffer(comm,buffer,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      real :: buffer
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      !DIR$ IGNORE_TKR buffer
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_detach_buffer(comm,buffer_addr,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      real :: buffer_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer_addr
      !DIR$ IGNORE_TKR buffer_addr
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_detach_buffer(comm,buffer_addr,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      real :: buffer_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer_addr
      !DIR$ IGNORE_TKR buffer_addr
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_flush_buffer(comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_flush_buffer(comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_iflush_buffer(comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_iflush_buffer(comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Get_count(status,datatype,count,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: datatype
      integer :: count
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Get_count(status,datatype,count,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: datatype
      integer :: count
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ibsend(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ibsend(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Improbe(source,tag,comm,flag,message,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: source
      integer :: tag
      integer :: comm
      logical :: flag
      integer :: message
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Improbe(source,tag,comm,flag,message,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: source
      integer :: tag
      integer :: comm
      logical :: flag
      integer :: message
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Imrecv(buf,count,datatype,message,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: message
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Imrecv(buf,count,datatype,message,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: message
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Iprobe(source,tag,comm,flag,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: source
      integer :: tag
      integer :: comm
      logical :: flag
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Iprobe(source,tag,comm,flag,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: source
      integer :: tag
      integer :: comm
      logical :: flag
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Irecv(buf,count,datatype,source,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: source
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Irecv(buf,count,datatype,source,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: source
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Irsend(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Irsend(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Isend(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Isend(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Isendrecv(sendbuf,sendcount,sendtype,dest,sendtag,recvbuf,recvcount,recvtype,source,recvtag,comm,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      integer :: dest
      integer :: sendtag
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: source
      integer :: recvtag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Isendrecv(sendbuf,sendcount,sendtype,dest,sendtag,recvbuf,recvcount,recvtype,source,recvtag,comm,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      integer :: dest
      integer :: sendtag
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: source
      integer :: recvtag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Isendrecv_replace(buf,count,datatype,dest,sendtag,source,recvtag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: sendtag
      integer :: source
      integer :: recvtag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Isendrecv_replace(buf,count,datatype,dest,sendtag,source,recvtag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: sendtag
      integer :: source
      integer :: recvtag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Issend(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Issend(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Mprobe(source,tag,comm,message,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: source
      integer :: tag
      integer :: comm
      integer :: message
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Mprobe(source,tag,comm,message,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: source
      integer :: tag
      integer :: comm
      integer :: message
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Mrecv(buf,count,datatype,message,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: message
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Mrecv(buf,count,datatype,message,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: message
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Probe(source,tag,comm,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: source
      integer :: tag
      integer :: comm
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Probe(source,tag,comm,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: source
      integer :: tag
      integer :: comm
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Recv(buf,count,datatype,source,tag,comm,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: source
      integer :: tag
      integer :: comm
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Recv(buf,count,datatype,source,tag,comm,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: source
      integer :: tag
      integer :: comm
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Recv_init(buf,count,datatype,source,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: source
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Recv_init(buf,count,datatype,source,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: source
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Request_free(request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Request_free(request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Request_get_status(request,flag,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      logical :: flag
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Request_get_status(request,flag,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      logical :: flag
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Request_get_status_all(count,array_of_requests,flag,array_of_statuses,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_requests(*)
      logical :: flag
      integer :: array_of_statuses(8,*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Request_get_status_all(count,array_of_requests,flag,array_of_statuses,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_requests(*)
      logical :: flag
      integer :: array_of_statuses(8,*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Request_get_status_any(count,array_of_requests,index,flag,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_requests(*)
      integer :: index
      logical :: flag
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Request_get_status_any(count,array_of_requests,index,flag,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_requests(*)
      integer :: index
      logical :: flag
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Request_get_status_some(incount,array_of_requests,outcount,array_of_indices,array_of_statuses,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: incount
      integer :: array_of_requests(*)
      integer :: outcount
      integer :: array_of_indices(*)
      integer :: array_of_statuses(8,*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Request_get_status_some(incount,array_of_requests,outcount,array_of_indices,array_of_statuses,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: incount
      integer :: array_of_requests(*)
      integer :: outcount
      integer :: array_of_indices(*)
      integer :: array_of_statuses(8,*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Rsend(buf,count,datatype,dest,tag,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Rsend(buf,count,datatype,dest,tag,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Rsend_init(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Rsend_init(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Send(buf,count,datatype,dest,tag,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Send(buf,count,datatype,dest,tag,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Send_init(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Send_init(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Sendrecv(sendbuf,sendcount,sendtype,dest,sendtag,recvbuf,recvcount,recvtype,source,recvtag,comm,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      integer :: dest
      integer :: sendtag
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: source
      integer :: recvtag
      integer :: comm
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Sendrecv(sendbuf,sendcount,sendtype,dest,sendtag,recvbuf,recvcount,recvtype,source,recvtag,comm,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      integer :: dest
      integer :: sendtag
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: source
      integer :: recvtag
      integer :: comm
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Sendrecv_replace(buf,count,datatype,dest,sendtag,source,recvtag,comm,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: sendtag
      integer :: source
      integer :: recvtag
      integer :: comm
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Sendrecv_replace(buf,count,datatype,dest,sendtag,source,recvtag,comm,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: sendtag
      integer :: source
      integer :: recvtag
      integer :: comm
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Session_attach_buffer(session,buffer,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      real :: buffer
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      !DIR$ IGNORE_TKR buffer
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Session_attach_buffer(session,buffer,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      real :: buffer
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      !DIR$ IGNORE_TKR buffer
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Session_detach_buffer(session,buffer_addr,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      real :: buffer_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer_addr
      !DIR$ IGNORE_TKR buffer_addr
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Session_detach_buffer(session,buffer_addr,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      real :: buffer_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer_addr
      !DIR$ IGNORE_TKR buffer_addr
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Session_flush_buffer(session,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Session_flush_buffer(session,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Session_iflush_buffer(session,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Session_iflush_buffer(session,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ssend(buf,count,datatype,dest,tag,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ssend(buf,count,datatype,dest,tag,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ssend_init(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ssend_init(buf,count,datatype,dest,tag,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Start(request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Start(request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Startall(count,array_of_requests,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_requests(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Startall(count,array_of_requests,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_requests(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Status_get_error(status,err,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: err
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Status_get_error(status,err,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: err
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Status_get_source(status,source,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: source
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Status_get_source(status,source,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: source
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Status_get_tag(status,tag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: tag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Status_get_tag(status,tag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: tag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Status_set_error(status,err,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: err
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Status_set_error(status,err,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: err
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Status_set_source(status,source,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: source
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Status_set_source(status,source,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: source
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Status_set_tag(status,tag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: tag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Status_set_tag(status,tag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: tag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Test(request,flag,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      logical :: flag
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Test(request,flag,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      logical :: flag
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Test_cancelled(status,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Test_cancelled(status,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Testall(count,array_of_requests,flag,array_of_statuses,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_requests(*)
      logical :: flag
      integer :: array_of_statuses(8,*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Testall(count,array_of_requests,flag,array_of_statuses,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_requests(*)
      logical :: flag
      integer :: array_of_statuses(8,*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Testany(count,array_of_requests,index,flag,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_requests(*)
      integer :: index
      logical :: flag
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Testany(count,array_of_requests,index,flag,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_requests(*)
      integer :: index
      logical :: flag
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Testsome(incount,array_of_requests,outcount,array_of_indices,array_of_statuses,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: incount
      integer :: array_of_requests(*)
      integer :: outcount
      integer :: array_of_indices(*)
      integer :: array_of_statuses(8,*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Testsome(incount,array_of_requests,outcount,array_of_indices,array_of_statuses,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: incount
      integer :: array_of_requests(*)
      integer :: outcount
      integer :: array_of_indices(*)
      integer :: array_of_statuses(8,*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Wait(request,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Wait(request,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Waitall(count,array_of_requests,array_of_statuses,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_requests(*)
      integer :: array_of_statuses(8,*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Waitall(count,array_of_requests,array_of_statuses,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_requests(*)
      integer :: array_of_statuses(8,*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Waitany(count,array_of_requests,index,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_requests(*)
      integer :: index
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Waitany(count,array_of_requests,index,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_requests(*)
      integer :: index
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Waitsome(incount,array_of_requests,outcount,array_of_indices,array_of_statuses,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: incount
      integer :: array_of_requests(*)
      integer :: outcount
      integer :: array_of_indices(*)
      integer :: array_of_statuses(8,*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Waitsome(incount,array_of_requests,outcount,array_of_indices,array_of_statuses,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: incount
      integer :: array_of_requests(*)
      integer :: outcount
      integer :: array_of_indices(*)
      integer :: array_of_statuses(8,*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Parrived(request,partition,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      integer :: partition
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Parrived(request,partition,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      integer :: partition
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Pready(partition,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: partition
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Pready(partition,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: partition
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Pready_list(length,array_of_partitions,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: length
      integer :: array_of_partitions(*)
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Pready_list(length,array_of_partitions,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: length
      integer :: array_of_partitions(*)
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Pready_range(partition_low,partition_high,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: partition_low
      integer :: partition_high
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Pready_range(partition_low,partition_high,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: partition_low
      integer :: partition_high
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Precv_init(buf,partitions,count,datatype,source,tag,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: partitions
      integer(kind=MPI_COUNT_KIND) :: count
      integer :: datatype
      integer :: source
      integer :: tag
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Precv_init(buf,partitions,count,datatype,source,tag,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: partitions
      integer(kind=MPI_COUNT_KIND) :: count
      integer :: datatype
      integer :: source
      integer :: tag
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Psend_init(buf,partitions,count,datatype,dest,tag,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: partitions
      integer(kind=MPI_COUNT_KIND) :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Psend_init(buf,partitions,count,datatype,dest,tag,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: partitions
      integer(kind=MPI_COUNT_KIND) :: count
      integer :: datatype
      integer :: dest
      integer :: tag
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    function MPI_Aint_add(base,disp) result(value)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: base
      integer(kind=MPI_ADDRESS_KIND) :: disp
      integer(kind=MPI_ADDRESS_KIND) :: value
    end function
  end interface
  interface
    function PMPI_Aint_add(base,disp) result(value)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: base
      integer(kind=MPI_ADDRESS_KIND) :: disp
      integer(kind=MPI_ADDRESS_KIND) :: value
    end function
  end interface
  interface
    function MPI_Aint_diff(addr1,addr2) result(value)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: addr1
      integer(kind=MPI_ADDRESS_KIND) :: addr2
      integer(kind=MPI_ADDRESS_KIND) :: value
    end function
  end interface
  interface
    function PMPI_Aint_diff(addr1,addr2) result(value)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: addr1
      integer(kind=MPI_ADDRESS_KIND) :: addr2
      integer(kind=MPI_ADDRESS_KIND) :: value
    end function
  end interface
  interface
    subroutine MPI_Get_address(location,address,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: location
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: location
      !DIR$ IGNORE_TKR location
      integer(kind=MPI_ADDRESS_KIND) :: address
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Get_address(location,address,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: location
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: location
      !DIR$ IGNORE_TKR location
      integer(kind=MPI_ADDRESS_KIND) :: address
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Get_elements(status,datatype,count,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: datatype
      integer :: count
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Get_elements(status,datatype,count,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: datatype
      integer :: count
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Pack(inbuf,incount,datatype,outbuf,outsize,position,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: inbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inbuf
      !DIR$ IGNORE_TKR inbuf
      integer :: incount
      integer :: datatype
      real :: outbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: outbuf
      !DIR$ IGNORE_TKR outbuf
      integer :: outsize
      integer :: position
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Pack(inbuf,incount,datatype,outbuf,outsize,position,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: inbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inbuf
      !DIR$ IGNORE_TKR inbuf
      integer :: incount
      integer :: datatype
      real :: outbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: outbuf
      !DIR$ IGNORE_TKR outbuf
      integer :: outsize
      integer :: position
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Pack_external(datarep,inbuf,incount,datatype,outbuf,outsize,position,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: datarep
      real :: inbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inbuf
      !DIR$ IGNORE_TKR inbuf
      integer :: incount
      integer :: datatype
      real :: outbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: outbuf
      !DIR$ IGNORE_TKR outbuf
      integer(kind=MPI_ADDRESS_KIND) :: outsize
      integer(kind=MPI_ADDRESS_KIND) :: position
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Pack_external(datarep,inbuf,incount,datatype,outbuf,outsize,position,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: datarep
      real :: inbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inbuf
      !DIR$ IGNORE_TKR inbuf
      integer :: incount
      integer :: datatype
      real :: outbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: outbuf
      !DIR$ IGNORE_TKR outbuf
      integer(kind=MPI_ADDRESS_KIND) :: outsize
      integer(kind=MPI_ADDRESS_KIND) :: position
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Pack_external_size(datarep,incount,datatype,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: datarep
      integer :: incount
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Pack_external_size(datarep,incount,datatype,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: datarep
      integer :: incount
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Pack_size(incount,datatype,comm,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: incount
      integer :: datatype
      integer :: comm
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Pack_size(incount,datatype,comm,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: incount
      integer :: datatype
      integer :: comm
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_commit(datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_commit(datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_contiguous(count,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_contiguous(count,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_create_darray(size,rank,ndims,array_of_gsizes,array_of_distribs,array_of_dargs,array_of_psizes,order &
        &,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: size
      integer :: rank
      integer :: ndims
      integer :: array_of_gsizes(*)
      integer :: array_of_distribs(*)
      integer :: array_of_dargs(*)
      integer :: array_of_psizes(*)
      integer :: order
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_create_darray(size,rank,ndims,array_of_gsizes,array_of_distribs,array_of_dargs,array_of_psizes,order &
        &,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: size
      integer :: rank
      integer :: ndims
      integer :: array_of_gsizes(*)
      integer :: array_of_distribs(*)
      integer :: array_of_dargs(*)
      integer :: array_of_psizes(*)
      integer :: order
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_create_hindexed(count,array_of_blocklengths,array_of_displacements,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_blocklengths(*)
      integer(kind=MPI_ADDRESS_KIND) :: array_of_displacements(*)
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_create_hindexed(count,array_of_blocklengths,array_of_displacements,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_blocklengths(*)
      integer(kind=MPI_ADDRESS_KIND) :: array_of_displacements(*)
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_create_hindexed_block(count,blocklength,array_of_displacements,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: blocklength
      integer(kind=MPI_ADDRESS_KIND) :: array_of_displacements(*)
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_create_hindexed_block(count,blocklength,array_of_displacements,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: blocklength
      integer(kind=MPI_ADDRESS_KIND) :: array_of_displacements(*)
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_create_hvector(count,blocklength,stride,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: blocklength
      integer(kind=MPI_ADDRESS_KIND) :: stride
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_create_hvector(count,blocklength,stride,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: blocklength
      integer(kind=MPI_ADDRESS_KIND) :: stride
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_create_indexed_block(count,blocklength,array_of_displacements,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: blocklength
      integer :: array_of_displacements(*)
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_create_indexed_block(count,blocklength,array_of_displacements,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: blocklength
      integer :: array_of_displacements(*)
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_create_resized(oldtype,lb,extent,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: oldtype
      integer(kind=MPI_ADDRESS_KIND) :: lb
      integer(kind=MPI_ADDRESS_KIND) :: extent
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_create_resized(oldtype,lb,extent,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: oldtype
      integer(kind=MPI_ADDRESS_KIND) :: lb
      integer(kind=MPI_ADDRESS_KIND) :: extent
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_create_struct(count,array_of_blocklengths,array_of_displacements,array_of_types,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_blocklengths(*)
      integer(kind=MPI_ADDRESS_KIND) :: array_of_displacements(*)
      integer :: array_of_types(*)
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_create_struct(count,array_of_blocklengths,array_of_displacements,array_of_types,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_blocklengths(*)
      integer(kind=MPI_ADDRESS_KIND) :: array_of_displacements(*)
      integer :: array_of_types(*)
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_create_subarray(ndims,array_of_sizes,array_of_subsizes,array_of_starts,order,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: ndims
      integer :: array_of_sizes(*)
      integer :: array_of_subsizes(*)
      integer :: array_of_starts(*)
      integer :: order
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_create_subarray(ndims,array_of_sizes,array_of_subsizes,array_of_starts,order,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: ndims
      integer :: array_of_sizes(*)
      integer :: array_of_subsizes(*)
      integer :: array_of_starts(*)
      integer :: order
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_dup(oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_dup(oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_free(datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_free(datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_get_contents(datatype,max_integers,max_addresses,max_datatypes,array_of_integers,array_of_addresses &
        &,array_of_datatypes,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: max_integers
      integer :: max_addresses
      integer :: max_datatypes
      integer :: array_of_integers(*)
      integer(kind=MPI_ADDRESS_KIND) :: array_of_addresses(*)
      integer :: array_of_datatypes(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_get_contents(datatype,max_integers,max_addresses,max_datatypes,array_of_integers,array_of_addresses &
        &,array_of_datatypes,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: max_integers
      integer :: max_addresses
      integer :: max_datatypes
      integer :: array_of_integers(*)
      integer(kind=MPI_ADDRESS_KIND) :: array_of_addresses(*)
      integer :: array_of_datatypes(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_get_envelope(datatype,num_integers,num_addresses,num_datatypes,combiner,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: num_integers
      integer :: num_addresses
      integer :: num_datatypes
      integer :: combiner
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_get_envelope(datatype,num_integers,num_addresses,num_datatypes,combiner,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: num_integers
      integer :: num_addresses
      integer :: num_datatypes
      integer :: combiner
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_get_extent(datatype,lb,extent,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: lb
      integer(kind=MPI_ADDRESS_KIND) :: extent
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_get_extent(datatype,lb,extent,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: lb
      integer(kind=MPI_ADDRESS_KIND) :: extent
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_get_true_extent(datatype,true_lb,true_extent,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: true_lb
      integer(kind=MPI_ADDRESS_KIND) :: true_extent
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_get_true_extent(datatype,true_lb,true_extent,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: true_lb
      integer(kind=MPI_ADDRESS_KIND) :: true_extent
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_get_value_index(value_type,index_type,pair_type,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: value_type
      integer :: index_type
      integer :: pair_type
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_get_value_index(value_type,index_type,pair_type,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: value_type
      integer :: index_type
      integer :: pair_type
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_indexed(count,array_of_blocklengths,array_of_displacements,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_blocklengths(*)
      integer :: array_of_displacements(*)
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_indexed(count,array_of_blocklengths,array_of_displacements,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: array_of_blocklengths(*)
      integer :: array_of_displacements(*)
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_size(datatype,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_size(datatype,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_vector(count,blocklength,stride,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: blocklength
      integer :: stride
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_vector(count,blocklength,stride,oldtype,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      integer :: blocklength
      integer :: stride
      integer :: oldtype
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Unpack(inbuf,insize,position,outbuf,outcount,datatype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: inbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inbuf
      !DIR$ IGNORE_TKR inbuf
      integer :: insize
      integer :: position
      real :: outbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: outbuf
      !DIR$ IGNORE_TKR outbuf
      integer :: outcount
      integer :: datatype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Unpack(inbuf,insize,position,outbuf,outcount,datatype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: inbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inbuf
      !DIR$ IGNORE_TKR inbuf
      integer :: insize
      integer :: position
      real :: outbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: outbuf
      !DIR$ IGNORE_TKR outbuf
      integer :: outcount
      integer :: datatype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Unpack_external(datarep,inbuf,insize,position,outbuf,outcount,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: datarep
      real :: inbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inbuf
      !DIR$ IGNORE_TKR inbuf
      integer(kind=MPI_ADDRESS_KIND) :: insize
      integer(kind=MPI_ADDRESS_KIND) :: position
      real :: outbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: outbuf
      !DIR$ IGNORE_TKR outbuf
      integer :: outcount
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Unpack_external(datarep,inbuf,insize,position,outbuf,outcount,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: datarep
      real :: inbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inbuf
      !DIR$ IGNORE_TKR inbuf
      integer(kind=MPI_ADDRESS_KIND) :: insize
      integer(kind=MPI_ADDRESS_KIND) :: position
      real :: outbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: outbuf
      !DIR$ IGNORE_TKR outbuf
      integer :: outcount
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Allgather(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Allgather(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Allgather_init(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Allgather_init(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Allgatherv(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Allgatherv(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Allgatherv_init(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Allgatherv_init(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Allreduce(sendbuf,recvbuf,count,datatype,op,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Allreduce(sendbuf,recvbuf,count,datatype,op,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Allreduce_init(sendbuf,recvbuf,count,datatype,op,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Allreduce_init(sendbuf,recvbuf,count,datatype,op,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Alltoall(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Alltoall(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Alltoall_init(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Alltoall_init(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Alltoallv(sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Alltoallv(sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Alltoallv_init(sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,info,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Alltoallv_init(sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,info,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Alltoallw(sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtypes(*)
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtypes(*)
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Alltoallw(sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtypes(*)
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtypes(*)
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Alltoallw_init(sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,info,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtypes(*)
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtypes(*)
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Alltoallw_init(sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,info,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtypes(*)
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtypes(*)
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Barrier(comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Barrier(comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Barrier_init(comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Barrier_init(comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Bcast(buffer,count,datatype,root,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buffer
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      !DIR$ IGNORE_TKR buffer
      integer :: count
      integer :: datatype
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Bcast(buffer,count,datatype,root,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buffer
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      !DIR$ IGNORE_TKR buffer
      integer :: count
      integer :: datatype
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Bcast_init(buffer,count,datatype,root,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buffer
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      !DIR$ IGNORE_TKR buffer
      integer :: count
      integer :: datatype
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Bcast_init(buffer,count,datatype,root,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buffer
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      !DIR$ IGNORE_TKR buffer
      integer :: count
      integer :: datatype
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Exscan(sendbuf,recvbuf,count,datatype,op,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Exscan(sendbuf,recvbuf,count,datatype,op,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Exscan_init(sendbuf,recvbuf,count,datatype,op,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Exscan_init(sendbuf,recvbuf,count,datatype,op,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Gather(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Gather(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Gather_init(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Gather_init(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Gatherv(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,root,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Gatherv(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,root,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Gatherv_init(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,root,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Gatherv_init(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,root,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Iallgather(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Iallgather(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Iallgatherv(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Iallgatherv(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Iallreduce(sendbuf,recvbuf,count,datatype,op,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Iallreduce(sendbuf,recvbuf,count,datatype,op,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ialltoall(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ialltoall(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ialltoallv(sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ialltoallv(sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ialltoallw(sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtypes(*)
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtypes(*)
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ialltoallw(sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtypes(*)
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtypes(*)
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ibarrier(comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ibarrier(comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ibcast(buffer,count,datatype,root,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buffer
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      !DIR$ IGNORE_TKR buffer
      integer :: count
      integer :: datatype
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ibcast(buffer,count,datatype,root,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: buffer
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buffer
      !DIR$ IGNORE_TKR buffer
      integer :: count
      integer :: datatype
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Iexscan(sendbuf,recvbuf,count,datatype,op,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Iexscan(sendbuf,recvbuf,count,datatype,op,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Igather(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Igather(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Igatherv(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,root,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Igatherv(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,root,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ireduce(sendbuf,recvbuf,count,datatype,op,root,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ireduce(sendbuf,recvbuf,count,datatype,op,root,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ireduce_scatter(sendbuf,recvbuf,recvcounts,datatype,op,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ireduce_scatter(sendbuf,recvbuf,recvcounts,datatype,op,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ireduce_scatter_block(sendbuf,recvbuf,recvcount,datatype,op,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ireduce_scatter_block(sendbuf,recvbuf,recvcount,datatype,op,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Iscan(sendbuf,recvbuf,count,datatype,op,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Iscan(sendbuf,recvbuf,count,datatype,op,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Iscatter(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Iscatter(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Iscatterv(sendbuf,sendcounts,displs,sendtype,recvbuf,recvcount,recvtype,root,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: displs(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Iscatterv(sendbuf,sendcounts,displs,sendtype,recvbuf,recvcount,recvtype,root,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: displs(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Op_commutative(op,commute,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: op
      logical :: commute
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Op_commutative(op,commute,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: op
      logical :: commute
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Op_create(user_fn,commute,op,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: user_fn
      logical :: commute
      integer :: op
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Op_create(user_fn,commute,op,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: user_fn
      logical :: commute
      integer :: op
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Op_free(op,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: op
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Op_free(op,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: op
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Reduce(sendbuf,recvbuf,count,datatype,op,root,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Reduce(sendbuf,recvbuf,count,datatype,op,root,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Reduce_init(sendbuf,recvbuf,count,datatype,op,root,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Reduce_init(sendbuf,recvbuf,count,datatype,op,root,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Reduce_local(inbuf,inoutbuf,count,datatype,op,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: inbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inbuf
      !DIR$ IGNORE_TKR inbuf
      real :: inoutbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inoutbuf
      !DIR$ IGNORE_TKR inoutbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Reduce_local(inbuf,inoutbuf,count,datatype,op,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: inbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inbuf
      !DIR$ IGNORE_TKR inbuf
      real :: inoutbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: inoutbuf
      !DIR$ IGNORE_TKR inoutbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Reduce_scatter(sendbuf,recvbuf,recvcounts,datatype,op,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Reduce_scatter(sendbuf,recvbuf,recvcounts,datatype,op,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Reduce_scatter_block(sendbuf,recvbuf,recvcount,datatype,op,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Reduce_scatter_block(sendbuf,recvbuf,recvcount,datatype,op,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Reduce_scatter_block_init(sendbuf,recvbuf,recvcount,datatype,op,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Reduce_scatter_block_init(sendbuf,recvbuf,recvcount,datatype,op,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Reduce_scatter_init(sendbuf,recvbuf,recvcounts,datatype,op,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Reduce_scatter_init(sendbuf,recvbuf,recvcounts,datatype,op,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Scan(sendbuf,recvbuf,count,datatype,op,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Scan(sendbuf,recvbuf,count,datatype,op,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Scan_init(sendbuf,recvbuf,count,datatype,op,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Scan_init(sendbuf,recvbuf,count,datatype,op,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: count
      integer :: datatype
      integer :: op
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Scatter(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Scatter(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Scatter_init(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Scatter_init(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Scatterv(sendbuf,sendcounts,displs,sendtype,recvbuf,recvcount,recvtype,root,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: displs(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Scatterv(sendbuf,sendcounts,displs,sendtype,recvbuf,recvcount,recvtype,root,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: displs(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Scatterv_init(sendbuf,sendcounts,displs,sendtype,recvbuf,recvcount,recvtype,root,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: displs(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Scatterv_init(sendbuf,sendcounts,displs,sendtype,recvbuf,recvcount,recvtype,root,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: displs(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: root
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_compare(comm1,comm2,result,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm1
      integer :: comm2
      integer :: result
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_compare(comm1,comm2,result,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm1
      integer :: comm2
      integer :: result
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_create(comm,group,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: group
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_create(comm,group,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: group
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_create_from_group(group,stringtag,info,errhandler,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      character(len=*) :: stringtag
      integer :: info
      integer :: errhandler
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_create_from_group(group,stringtag,info,errhandler,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      character(len=*) :: stringtag
      integer :: info
      integer :: errhandler
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_create_group(comm,group,tag,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: group
      integer :: tag
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_create_group(comm,group,tag,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: group
      integer :: tag
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_create_keyval(comm_copy_attr_fn,comm_delete_attr_fn,comm_keyval,extra_state,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: comm_copy_attr_fn
      external :: comm_delete_attr_fn
      integer :: comm_keyval
      integer(kind=MPI_ADDRESS_KIND) :: extra_state
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_create_keyval(comm_copy_attr_fn,comm_delete_attr_fn,comm_keyval,extra_state,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: comm_copy_attr_fn
      external :: comm_delete_attr_fn
      integer :: comm_keyval
      integer(kind=MPI_ADDRESS_KIND) :: extra_state
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_delete_attr(comm,comm_keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: comm_keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_delete_attr(comm,comm_keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: comm_keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_dup(comm,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_dup(comm,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_dup_with_info(comm,info,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: info
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_dup_with_info(comm,info,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: info
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_free(comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_free(comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_free_keyval(comm_keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm_keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_free_keyval(comm_keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm_keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_get_attr(comm,comm_keyval,attribute_val,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: comm_keyval
      integer(kind=MPI_ADDRESS_KIND) :: attribute_val
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_get_attr(comm,comm_keyval,attribute_val,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: comm_keyval
      integer(kind=MPI_ADDRESS_KIND) :: attribute_val
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_get_info(comm,info_used,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: info_used
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_get_info(comm,info_used,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: info_used
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_get_name(comm,comm_name,resultlen,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      character(len=*) :: comm_name
      integer :: resultlen
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_get_name(comm,comm_name,resultlen,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      character(len=*) :: comm_name
      integer :: resultlen
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_group(comm,group,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: group
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_group(comm,group,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: group
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_idup(comm,newcomm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: newcomm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_idup(comm,newcomm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: newcomm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_idup_with_info(comm,info,newcomm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: info
      integer :: newcomm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_idup_with_info(comm,info,newcomm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: info
      integer :: newcomm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_rank(comm,rank,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: rank
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_rank(comm,rank,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: rank
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_remote_group(comm,group,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: group
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_remote_group(comm,group,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: group
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_remote_size(comm,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_remote_size(comm,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_set_attr(comm,comm_keyval,attribute_val,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: comm_keyval
      integer(kind=MPI_ADDRESS_KIND) :: attribute_val
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_set_attr(comm,comm_keyval,attribute_val,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: comm_keyval
      integer(kind=MPI_ADDRESS_KIND) :: attribute_val
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_set_info(comm,info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_set_info(comm,info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_set_name(comm,comm_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      character(len=*) :: comm_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_set_name(comm,comm_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      character(len=*) :: comm_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_size(comm,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_size(comm,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_split(comm,color,key,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: color
      integer :: key
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_split(comm,color,key,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: color
      integer :: key
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_split_type(comm,split_type,key,info,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: split_type
      integer :: key
      integer :: info
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_split_type(comm,split_type,key,info,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: split_type
      integer :: key
      integer :: info
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_test_inter(comm,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_test_inter(comm,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Group_compare(group1,group2,result,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group1
      integer :: group2
      integer :: result
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Group_compare(group1,group2,result,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group1
      integer :: group2
      integer :: result
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Group_difference(group1,group2,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group1
      integer :: group2
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Group_difference(group1,group2,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group1
      integer :: group2
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Group_excl(group,n,ranks,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: n
      integer :: ranks(*)
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Group_excl(group,n,ranks,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: n
      integer :: ranks(*)
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Group_free(group,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Group_free(group,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Group_from_session_pset(session,pset_name,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      character(len=*) :: pset_name
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Group_from_session_pset(session,pset_name,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      character(len=*) :: pset_name
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Group_incl(group,n,ranks,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: n
      integer :: ranks(*)
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Group_incl(group,n,ranks,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: n
      integer :: ranks(*)
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Group_intersection(group1,group2,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group1
      integer :: group2
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Group_intersection(group1,group2,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group1
      integer :: group2
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Group_range_excl(group,n,ranges,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: n
      integer :: ranges(3,*)
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Group_range_excl(group,n,ranges,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: n
      integer :: ranges(3,*)
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Group_range_incl(group,n,ranges,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: n
      integer :: ranges(3,*)
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Group_range_incl(group,n,ranges,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: n
      integer :: ranges(3,*)
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Group_rank(group,rank,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: rank
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Group_rank(group,rank,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: rank
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Group_size(group,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Group_size(group,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Group_translate_ranks(group1,n,ranks1,group2,ranks2,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group1
      integer :: n
      integer :: ranks1(*)
      integer :: group2
      integer :: ranks2(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Group_translate_ranks(group1,n,ranks1,group2,ranks2,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group1
      integer :: n
      integer :: ranks1(*)
      integer :: group2
      integer :: ranks2(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Group_union(group1,group2,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group1
      integer :: group2
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Group_union(group1,group2,newgroup,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group1
      integer :: group2
      integer :: newgroup
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Intercomm_create(local_comm,local_leader,peer_comm,remote_leader,tag,newintercomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: local_comm
      integer :: local_leader
      integer :: peer_comm
      integer :: remote_leader
      integer :: tag
      integer :: newintercomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Intercomm_create(local_comm,local_leader,peer_comm,remote_leader,tag,newintercomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: local_comm
      integer :: local_leader
      integer :: peer_comm
      integer :: remote_leader
      integer :: tag
      integer :: newintercomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Intercomm_create_from_groups(local_group,local_leader,remote_group,remote_leader,stringtag,info,errhandler &
        &,newintercomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: local_group
      integer :: local_leader
      integer :: remote_group
      integer :: remote_leader
      character(len=*) :: stringtag
      integer :: info
      integer :: errhandler
      integer :: newintercomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Intercomm_create_from_groups(local_group,local_leader,remote_group,remote_leader,stringtag,info,errhandler &
        &,newintercomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: local_group
      integer :: local_leader
      integer :: remote_group
      integer :: remote_leader
      character(len=*) :: stringtag
      integer :: info
      integer :: errhandler
      integer :: newintercomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Intercomm_merge(intercomm,high,newintracomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: intercomm
      logical :: high
      integer :: newintracomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Intercomm_merge(intercomm,high,newintracomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: intercomm
      logical :: high
      integer :: newintracomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_create_keyval(type_copy_attr_fn,type_delete_attr_fn,type_keyval,extra_state,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: type_copy_attr_fn
      external :: type_delete_attr_fn
      integer :: type_keyval
      integer(kind=MPI_ADDRESS_KIND) :: extra_state
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_create_keyval(type_copy_attr_fn,type_delete_attr_fn,type_keyval,extra_state,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: type_copy_attr_fn
      external :: type_delete_attr_fn
      integer :: type_keyval
      integer(kind=MPI_ADDRESS_KIND) :: extra_state
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_delete_attr(datatype,type_keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: type_keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_delete_attr(datatype,type_keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: type_keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_free_keyval(type_keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: type_keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_free_keyval(type_keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: type_keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_get_attr(datatype,type_keyval,attribute_val,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: type_keyval
      integer(kind=MPI_ADDRESS_KIND) :: attribute_val
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_get_attr(datatype,type_keyval,attribute_val,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: type_keyval
      integer(kind=MPI_ADDRESS_KIND) :: attribute_val
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_get_name(datatype,type_name,resultlen,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      character(len=*) :: type_name
      integer :: resultlen
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_get_name(datatype,type_name,resultlen,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      character(len=*) :: type_name
      integer :: resultlen
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_set_attr(datatype,type_keyval,attribute_val,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: type_keyval
      integer(kind=MPI_ADDRESS_KIND) :: attribute_val
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_set_attr(datatype,type_keyval,attribute_val,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer :: type_keyval
      integer(kind=MPI_ADDRESS_KIND) :: attribute_val
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_set_name(datatype,type_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      character(len=*) :: type_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_set_name(datatype,type_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      character(len=*) :: type_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_create_keyval(win_copy_attr_fn,win_delete_attr_fn,win_keyval,extra_state,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: win_copy_attr_fn
      external :: win_delete_attr_fn
      integer :: win_keyval
      integer(kind=MPI_ADDRESS_KIND) :: extra_state
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_create_keyval(win_copy_attr_fn,win_delete_attr_fn,win_keyval,extra_state,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: win_copy_attr_fn
      external :: win_delete_attr_fn
      integer :: win_keyval
      integer(kind=MPI_ADDRESS_KIND) :: extra_state
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_delete_attr(win,win_keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: win_keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_delete_attr(win,win_keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: win_keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_free_keyval(win_keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win_keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_free_keyval(win_keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win_keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_get_attr(win,win_keyval,attribute_val,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: win_keyval
      integer(kind=MPI_ADDRESS_KIND) :: attribute_val
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_get_attr(win,win_keyval,attribute_val,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: win_keyval
      integer(kind=MPI_ADDRESS_KIND) :: attribute_val
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_get_name(win,win_name,resultlen,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      character(len=*) :: win_name
      integer :: resultlen
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_get_name(win,win_name,resultlen,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      character(len=*) :: win_name
      integer :: resultlen
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_set_attr(win,win_keyval,attribute_val,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: win_keyval
      integer(kind=MPI_ADDRESS_KIND) :: attribute_val
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_set_attr(win,win_keyval,attribute_val,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: win_keyval
      integer(kind=MPI_ADDRESS_KIND) :: attribute_val
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_set_name(win,win_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      character(len=*) :: win_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_set_name(win,win_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      character(len=*) :: win_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Cart_coords(comm,rank,maxdims,coords,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: rank
      integer :: maxdims
      integer :: coords(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Cart_coords(comm,rank,maxdims,coords,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: rank
      integer :: maxdims
      integer :: coords(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Cart_create(comm_old,ndims,dims,periods,reorder,comm_cart,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm_old
      integer :: ndims
      integer :: dims(*)
      logical :: periods(*)
      logical :: reorder
      integer :: comm_cart
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Cart_create(comm_old,ndims,dims,periods,reorder,comm_cart,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm_old
      integer :: ndims
      integer :: dims(*)
      logical :: periods(*)
      logical :: reorder
      integer :: comm_cart
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Cart_get(comm,maxdims,dims,periods,coords,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: maxdims
      integer :: dims(*)
      logical :: periods(*)
      integer :: coords(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Cart_get(comm,maxdims,dims,periods,coords,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: maxdims
      integer :: dims(*)
      logical :: periods(*)
      integer :: coords(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Cart_map(comm,ndims,dims,periods,newrank,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ndims
      integer :: dims(*)
      logical :: periods(*)
      integer :: newrank
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Cart_map(comm,ndims,dims,periods,newrank,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ndims
      integer :: dims(*)
      logical :: periods(*)
      integer :: newrank
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Cart_rank(comm,coords,rank,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: coords(*)
      integer :: rank
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Cart_rank(comm,coords,rank,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: coords(*)
      integer :: rank
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Cart_shift(comm,direction,disp,rank_source,rank_dest,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: direction
      integer :: disp
      integer :: rank_source
      integer :: rank_dest
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Cart_shift(comm,direction,disp,rank_source,rank_dest,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: direction
      integer :: disp
      integer :: rank_source
      integer :: rank_dest
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Cart_sub(comm,remain_dims,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      logical :: remain_dims(*)
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Cart_sub(comm,remain_dims,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      logical :: remain_dims(*)
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Cartdim_get(comm,ndims,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ndims
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Cartdim_get(comm,ndims,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ndims
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Dims_create(nnodes,ndims,dims,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: nnodes
      integer :: ndims
      integer :: dims(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Dims_create(nnodes,ndims,dims,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: nnodes
      integer :: ndims
      integer :: dims(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Dist_graph_create(comm_old,n,sources,degrees,destinations,weights,info,reorder,comm_dist_graph,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm_old
      integer :: n
      integer :: sources(*)
      integer :: degrees(*)
      integer :: destinations(*)
      integer :: weights(*)
      integer :: info
      logical :: reorder
      integer :: comm_dist_graph
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Dist_graph_create(comm_old,n,sources,degrees,destinations,weights,info,reorder,comm_dist_graph,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm_old
      integer :: n
      integer :: sources(*)
      integer :: degrees(*)
      integer :: destinations(*)
      integer :: weights(*)
      integer :: info
      logical :: reorder
      integer :: comm_dist_graph
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Dist_graph_create_adjacent(comm_old,indegree,sources,sourceweights,outdegree,destinations,destweights,info &
        &,reorder,comm_dist_graph,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm_old
      integer :: indegree
      integer :: sources(*)
      integer :: sourceweights(*)
      integer :: outdegree
      integer :: destinations(*)
      integer :: destweights(*)
      integer :: info
      logical :: reorder
      integer :: comm_dist_graph
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Dist_graph_create_adjacent(comm_old,indegree,sources,sourceweights,outdegree,destinations,destweights,info &
        &,reorder,comm_dist_graph,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm_old
      integer :: indegree
      integer :: sources(*)
      integer :: sourceweights(*)
      integer :: outdegree
      integer :: destinations(*)
      integer :: destweights(*)
      integer :: info
      logical :: reorder
      integer :: comm_dist_graph
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Dist_graph_neighbors(comm,maxindegree,sources,sourceweights,maxoutdegree,destinations,destweights,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: maxindegree
      integer :: sources(*)
      integer :: sourceweights(*)
      integer :: maxoutdegree
      integer :: destinations(*)
      integer :: destweights(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Dist_graph_neighbors(comm,maxindegree,sources,sourceweights,maxoutdegree,destinations,destweights,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: maxindegree
      integer :: sources(*)
      integer :: sourceweights(*)
      integer :: maxoutdegree
      integer :: destinations(*)
      integer :: destweights(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Dist_graph_neighbors_count(comm,indegree,outdegree,weighted,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: indegree
      integer :: outdegree
      logical :: weighted
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Dist_graph_neighbors_count(comm,indegree,outdegree,weighted,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: indegree
      integer :: outdegree
      logical :: weighted
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Graph_create(comm_old,nnodes,index,edges,reorder,comm_graph,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm_old
      integer :: nnodes
      integer :: index(*)
      integer :: edges(*)
      logical :: reorder
      integer :: comm_graph
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Graph_create(comm_old,nnodes,index,edges,reorder,comm_graph,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm_old
      integer :: nnodes
      integer :: index(*)
      integer :: edges(*)
      logical :: reorder
      integer :: comm_graph
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Graph_get(comm,maxindex,maxedges,index,edges,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: maxindex
      integer :: maxedges
      integer :: index(*)
      integer :: edges(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Graph_get(comm,maxindex,maxedges,index,edges,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: maxindex
      integer :: maxedges
      integer :: index(*)
      integer :: edges(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Graph_map(comm,nnodes,index,edges,newrank,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: nnodes
      integer :: index(*)
      integer :: edges(*)
      integer :: newrank
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Graph_map(comm,nnodes,index,edges,newrank,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: nnodes
      integer :: index(*)
      integer :: edges(*)
      integer :: newrank
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Graph_neighbors(comm,rank,maxneighbors,neighbors,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: rank
      integer :: maxneighbors
      integer :: neighbors(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Graph_neighbors(comm,rank,maxneighbors,neighbors,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: rank
      integer :: maxneighbors
      integer :: neighbors(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Graph_neighbors_count(comm,rank,nneighbors,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: rank
      integer :: nneighbors
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Graph_neighbors_count(comm,rank,nneighbors,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: rank
      integer :: nneighbors
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Graphdims_get(comm,nnodes,nedges,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: nnodes
      integer :: nedges
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Graphdims_get(comm,nnodes,nedges,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: nnodes
      integer :: nedges
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ineighbor_allgather(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ineighbor_allgather(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ineighbor_allgatherv(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ineighbor_allgatherv(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ineighbor_alltoall(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ineighbor_alltoall(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ineighbor_alltoallv(sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ineighbor_alltoallv(sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Ineighbor_alltoallw(sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer(kind=MPI_ADDRESS_KIND) :: sdispls(*)
      integer :: sendtypes(*)
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer(kind=MPI_ADDRESS_KIND) :: rdispls(*)
      integer :: recvtypes(*)
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Ineighbor_alltoallw(sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer(kind=MPI_ADDRESS_KIND) :: sdispls(*)
      integer :: sendtypes(*)
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer(kind=MPI_ADDRESS_KIND) :: rdispls(*)
      integer :: recvtypes(*)
      integer :: comm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Neighbor_allgather(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Neighbor_allgather(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Neighbor_allgather_init(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Neighbor_allgather_init(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Neighbor_allgatherv(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Neighbor_allgatherv(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Neighbor_allgatherv_init(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,info,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Neighbor_allgatherv_init(sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,info,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: displs(*)
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Neighbor_alltoall(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Neighbor_alltoall(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Neighbor_alltoall_init(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Neighbor_alltoall_init(sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcount
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcount
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Neighbor_alltoallv(sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Neighbor_alltoallv(sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Neighbor_alltoallv_init(sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,info &
        &,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Neighbor_alltoallv_init(sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,info &
        &,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer :: sdispls(*)
      integer :: sendtype
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer :: rdispls(*)
      integer :: recvtype
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Neighbor_alltoallw(sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer(kind=MPI_ADDRESS_KIND) :: sdispls(*)
      integer :: sendtypes(*)
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer(kind=MPI_ADDRESS_KIND) :: rdispls(*)
      integer :: recvtypes(*)
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Neighbor_alltoallw(sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer(kind=MPI_ADDRESS_KIND) :: sdispls(*)
      integer :: sendtypes(*)
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer(kind=MPI_ADDRESS_KIND) :: rdispls(*)
      integer :: recvtypes(*)
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Neighbor_alltoallw_init(sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,info &
        &,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer(kind=MPI_ADDRESS_KIND) :: sdispls(*)
      integer :: sendtypes(*)
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer(kind=MPI_ADDRESS_KIND) :: rdispls(*)
      integer :: recvtypes(*)
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Neighbor_alltoallw_init(sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,info &
        &,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: sendbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: sendbuf
      !DIR$ IGNORE_TKR sendbuf
      integer :: sendcounts(*)
      integer(kind=MPI_ADDRESS_KIND) :: sdispls(*)
      integer :: sendtypes(*)
      real :: recvbuf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: recvbuf
      !DIR$ IGNORE_TKR recvbuf
      integer :: recvcounts(*)
      integer(kind=MPI_ADDRESS_KIND) :: rdispls(*)
      integer :: recvtypes(*)
      integer :: comm
      integer :: info
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Topo_test(comm,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: status
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Topo_test(comm,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: status
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Add_error_class(errorclass,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorclass
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Add_error_class(errorclass,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorclass
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Add_error_code(errorclass,errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorclass
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Add_error_code(errorclass,errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorclass
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Add_error_string(errorcode,string,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorcode
      character(len=*) :: string
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Add_error_string(errorcode,string,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorcode
      character(len=*) :: string
      integer :: ierror
    end subroutine
  end interface
  interface MPI_Alloc_mem
    subroutine MPI_Alloc_mem(size,info,baseptr,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: info
      integer(kind=MPI_ADDRESS_KIND) :: baseptr
      integer :: ierror
    end subroutine
    subroutine MPI_Alloc_mem_cptr(size,info,baseptr,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: info
      type(c_ptr) :: baseptr
      integer :: ierror
    end subroutine
  end interface
  interface PMPI_Alloc_mem
    subroutine PMPI_Alloc_mem(size,info,baseptr,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: info
      integer(kind=MPI_ADDRESS_KIND) :: baseptr
      integer :: ierror
    end subroutine
    subroutine PMPI_Alloc_mem_cptr(size,info,baseptr,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: info
      type(c_ptr) :: baseptr
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_call_errhandler(comm,errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_call_errhandler(comm,errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_create_errhandler(comm_errhandler_fn,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: comm_errhandler_fn
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_create_errhandler(comm_errhandler_fn,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: comm_errhandler_fn
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_get_errhandler(comm,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_get_errhandler(comm,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_set_errhandler(comm,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_set_errhandler(comm,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Errhandler_free(errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Errhandler_free(errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Error_class(errorcode,errorclass,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorcode
      integer :: errorclass
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Error_class(errorcode,errorclass,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorcode
      integer :: errorclass
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Error_string(errorcode,string,resultlen,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorcode
      character(len=*) :: string
      integer :: resultlen
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Error_string(errorcode,string,resultlen,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorcode
      character(len=*) :: string
      integer :: resultlen
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_call_errhandler(fh,errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_call_errhandler(fh,errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_create_errhandler(file_errhandler_fn,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: file_errhandler_fn
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_create_errhandler(file_errhandler_fn,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: file_errhandler_fn
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_get_errhandler(file,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: file
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_get_errhandler(file,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: file
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_set_errhandler(file,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: file
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_set_errhandler(file,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: file
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Free_mem(base,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: base
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: base
      !DIR$ IGNORE_TKR base
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Free_mem(base,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: base
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: base
      !DIR$ IGNORE_TKR base
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Get_hw_resource_info(hw_info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: hw_info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Get_hw_resource_info(hw_info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: hw_info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Get_library_version(version,resultlen,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: version
      integer :: resultlen
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Get_library_version(version,resultlen,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: version
      integer :: resultlen
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Get_processor_name(name,resultlen,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: name
      integer :: resultlen
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Get_processor_name(name,resultlen,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: name
      integer :: resultlen
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Get_version(version,subversion,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: version
      integer :: subversion
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Get_version(version,subversion,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: version
      integer :: subversion
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Remove_error_class(errorclass,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorclass
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Remove_error_class(errorclass,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorclass
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Remove_error_code(errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Remove_error_code(errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Remove_error_string(errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Remove_error_string(errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Session_call_errhandler(session,errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Session_call_errhandler(session,errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Session_create_errhandler(session_errhandler_fn,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: session_errhandler_fn
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Session_create_errhandler(session_errhandler_fn,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: session_errhandler_fn
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Session_get_errhandler(session,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Session_get_errhandler(session,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Session_set_errhandler(session,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Session_set_errhandler(session,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_call_errhandler(win,errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_call_errhandler(win,errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_create_errhandler(win_errhandler_fn,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: win_errhandler_fn
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_create_errhandler(win_errhandler_fn,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: win_errhandler_fn
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_get_errhandler(win,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_get_errhandler(win,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_set_errhandler(win,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_set_errhandler(win,errhandler,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: errhandler
      integer :: ierror
    end subroutine
  end interface
  interface
    function MPI_Wtick() result(value)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      double precision :: value
    end function
  end interface
  interface
    function PMPI_Wtick() result(value)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      double precision :: value
    end function
  end interface
  interface
    function MPI_Wtime() result(value)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      double precision :: value
    end function
  end interface
  interface
    function PMPI_Wtime() result(value)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      double precision :: value
    end function
  end interface
  interface
    subroutine MPI_Info_create(info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Info_create(info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Info_create_env(info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Info_create_env(info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Info_delete(info,key,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      character(len=*) :: key
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Info_delete(info,key,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      character(len=*) :: key
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Info_dup(info,newinfo,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: newinfo
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Info_dup(info,newinfo,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: newinfo
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Info_free(info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Info_free(info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Info_get_nkeys(info,nkeys,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: nkeys
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Info_get_nkeys(info,nkeys,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: nkeys
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Info_get_nthkey(info,n,key,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: n
      character(len=*) :: key
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Info_get_nthkey(info,n,key,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: n
      character(len=*) :: key
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Info_get_string(info,key,buflen,value,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      character(len=*) :: key
      integer :: buflen
      character(len=*) :: value
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Info_get_string(info,key,buflen,value,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      character(len=*) :: key
      integer :: buflen
      character(len=*) :: value
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Info_set(info,key,value,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      character(len=*) :: key
      character(len=*) :: value
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Info_set(info,key,value,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      character(len=*) :: key
      character(len=*) :: value
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Abort(comm,errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Abort(comm,errorcode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: errorcode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Close_port(port_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: port_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Close_port(port_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: port_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_accept(port_name,info,root,comm,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: port_name
      integer :: info
      integer :: root
      integer :: comm
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_accept(port_name,info,root,comm,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: port_name
      integer :: info
      integer :: root
      integer :: comm
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_connect(port_name,info,root,comm,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: port_name
      integer :: info
      integer :: root
      integer :: comm
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_connect(port_name,info,root,comm,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: port_name
      integer :: info
      integer :: root
      integer :: comm
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_disconnect(comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_disconnect(comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_get_parent(parent,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: parent
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_get_parent(parent,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: parent
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_join(fd,intercomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fd
      integer :: intercomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_join(fd,intercomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fd
      integer :: intercomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_spawn(command,argv,maxprocs,info,root,comm,intercomm,array_of_errcodes,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: command
      character(len=*) :: argv(*)
      integer :: maxprocs
      integer :: info
      integer :: root
      integer :: comm
      integer :: intercomm
      integer :: array_of_errcodes(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_spawn(command,argv,maxprocs,info,root,comm,intercomm,array_of_errcodes,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: command
      character(len=*) :: argv(*)
      integer :: maxprocs
      integer :: info
      integer :: root
      integer :: comm
      integer :: intercomm
      integer :: array_of_errcodes(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Comm_spawn_multiple(count,array_of_commands,array_of_argv,array_of_maxprocs,array_of_info,root,comm,intercomm &
        &,array_of_errcodes,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      character(len=*) :: array_of_commands(*)
      character(len=*) :: array_of_argv(count,*)
      integer :: array_of_maxprocs(*)
      integer :: array_of_info(*)
      integer :: root
      integer :: comm
      integer :: intercomm
      integer :: array_of_errcodes(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Comm_spawn_multiple(count,array_of_commands,array_of_argv,array_of_maxprocs,array_of_info,root,comm,intercomm &
        &,array_of_errcodes,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: count
      character(len=*) :: array_of_commands(*)
      character(len=*) :: array_of_argv(count,*)
      integer :: array_of_maxprocs(*)
      integer :: array_of_info(*)
      integer :: root
      integer :: comm
      integer :: intercomm
      integer :: array_of_errcodes(*)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Finalize(ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Finalize(ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Finalized(flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Finalized(flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Init(ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Init(ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Init_thread(required,provided,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: required
      integer :: provided
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Init_thread(required,provided,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: required
      integer :: provided
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Initialized(flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Initialized(flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Is_thread_main(flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Is_thread_main(flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Lookup_name(service_name,info,port_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: service_name
      integer :: info
      character(len=*) :: port_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Lookup_name(service_name,info,port_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: service_name
      integer :: info
      character(len=*) :: port_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Open_port(info,port_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      character(len=*) :: port_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Open_port(info,port_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      character(len=*) :: port_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Publish_name(service_name,info,port_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: service_name
      integer :: info
      character(len=*) :: port_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Publish_name(service_name,info,port_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: service_name
      integer :: info
      character(len=*) :: port_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Query_thread(provided,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: provided
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Query_thread(provided,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: provided
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Session_finalize(session,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Session_finalize(session,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Session_get_info(session,info_used,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: info_used
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Session_get_info(session,info_used,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: info_used
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Session_get_nth_pset(session,info,n,pset_len,pset_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: info
      integer :: n
      integer :: pset_len
      character(len=*) :: pset_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Session_get_nth_pset(session,info,n,pset_len,pset_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: info
      integer :: n
      integer :: pset_len
      character(len=*) :: pset_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Session_get_num_psets(session,info,npset_names,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: info
      integer :: npset_names
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Session_get_num_psets(session,info,npset_names,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      integer :: info
      integer :: npset_names
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Session_get_pset_info(session,pset_name,info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      character(len=*) :: pset_name
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Session_get_pset_info(session,pset_name,info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: session
      character(len=*) :: pset_name
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Session_init(info,errhandler,session,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: errhandler
      integer :: session
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Session_init(info,errhandler,session,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: errhandler
      integer :: session
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Unpublish_name(service_name,info,port_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: service_name
      integer :: info
      character(len=*) :: port_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Unpublish_name(service_name,info,port_name,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: service_name
      integer :: info
      character(len=*) :: port_name
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Accumulate(origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,op,win &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: op
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Accumulate(origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,op &
        &,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: op
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Compare_and_swap(origin_addr,compare_addr,result_addr,datatype,target_rank,target_disp,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      real :: compare_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: compare_addr
      !DIR$ IGNORE_TKR compare_addr
      real :: result_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: result_addr
      !DIR$ IGNORE_TKR result_addr
      integer :: datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Compare_and_swap(origin_addr,compare_addr,result_addr,datatype,target_rank,target_disp,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      real :: compare_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: compare_addr
      !DIR$ IGNORE_TKR compare_addr
      real :: result_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: result_addr
      !DIR$ IGNORE_TKR result_addr
      integer :: datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Fetch_and_op(origin_addr,result_addr,datatype,target_rank,target_disp,op,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      real :: result_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: result_addr
      !DIR$ IGNORE_TKR result_addr
      integer :: datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: op
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Fetch_and_op(origin_addr,result_addr,datatype,target_rank,target_disp,op,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      real :: result_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: result_addr
      !DIR$ IGNORE_TKR result_addr
      integer :: datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: op
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Get(origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Get(origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Get_accumulate(origin_addr,origin_count,origin_datatype,result_addr,result_count,result_datatype,target_rank &
        &,target_disp,target_count,target_datatype,op,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      real :: result_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: result_addr
      !DIR$ IGNORE_TKR result_addr
      integer :: result_count
      integer :: result_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: op
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Get_accumulate(origin_addr,origin_count,origin_datatype,result_addr,result_count,result_datatype,target_rank &
        &,target_disp,target_count,target_datatype,op,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      real :: result_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: result_addr
      !DIR$ IGNORE_TKR result_addr
      integer :: result_count
      integer :: result_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: op
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Put(origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Put(origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Raccumulate(origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,op &
        &,win,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: op
      integer :: win
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Raccumulate(origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,op &
        &,win,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: op
      integer :: win
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Rget(origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: win
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Rget(origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: win
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Rget_accumulate(origin_addr,origin_count,origin_datatype,result_addr,result_count,result_datatype,target_rank &
        &,target_disp,target_count,target_datatype,op,win,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      real :: result_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: result_addr
      !DIR$ IGNORE_TKR result_addr
      integer :: result_count
      integer :: result_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: op
      integer :: win
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Rget_accumulate(origin_addr,origin_count,origin_datatype,result_addr,result_count,result_datatype,target_rank &
        &,target_disp,target_count,target_datatype,op,win,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      real :: result_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: result_addr
      !DIR$ IGNORE_TKR result_addr
      integer :: result_count
      integer :: result_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: op
      integer :: win
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Rput(origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: win
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Rput(origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win,request &
        &,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: origin_addr
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: origin_addr
      !DIR$ IGNORE_TKR origin_addr
      integer :: origin_count
      integer :: origin_datatype
      integer :: target_rank
      integer(kind=MPI_ADDRESS_KIND) :: target_disp
      integer :: target_count
      integer :: target_datatype
      integer :: win
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface MPI_Win_allocate
    subroutine MPI_Win_allocate(size,disp_unit,info,comm,baseptr,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer :: info
      integer :: comm
      integer(kind=MPI_ADDRESS_KIND) :: baseptr
      integer :: win
      integer :: ierror
    end subroutine
    subroutine MPI_Win_allocate_cptr(size,disp_unit,info,comm,baseptr,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer :: info
      integer :: comm
      type(c_ptr) :: baseptr
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface PMPI_Win_allocate
    subroutine PMPI_Win_allocate(size,disp_unit,info,comm,baseptr,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer :: info
      integer :: comm
      integer(kind=MPI_ADDRESS_KIND) :: baseptr
      integer :: win
      integer :: ierror
    end subroutine
    subroutine PMPI_Win_allocate_cptr(size,disp_unit,info,comm,baseptr,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer :: info
      integer :: comm
      type(c_ptr) :: baseptr
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface MPI_Win_allocate_shared
    subroutine MPI_Win_allocate_shared(size,disp_unit,info,comm,baseptr,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer :: info
      integer :: comm
      integer(kind=MPI_ADDRESS_KIND) :: baseptr
      integer :: win
      integer :: ierror
    end subroutine
    subroutine MPI_Win_allocate_shared_cptr(size,disp_unit,info,comm,baseptr,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer :: info
      integer :: comm
      type(c_ptr) :: baseptr
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface PMPI_Win_allocate_shared
    subroutine PMPI_Win_allocate_shared(size,disp_unit,info,comm,baseptr,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer :: info
      integer :: comm
      integer(kind=MPI_ADDRESS_KIND) :: baseptr
      integer :: win
      integer :: ierror
    end subroutine
    subroutine PMPI_Win_allocate_shared_cptr(size,disp_unit,info,comm,baseptr,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer :: info
      integer :: comm
      type(c_ptr) :: baseptr
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_attach(win,base,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      real :: base
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: base
      !DIR$ IGNORE_TKR base
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_attach(win,base,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      real :: base
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: base
      !DIR$ IGNORE_TKR base
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_complete(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_complete(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_create(base,size,disp_unit,info,comm,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: base
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: base
      !DIR$ IGNORE_TKR base
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer :: info
      integer :: comm
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_create(base,size,disp_unit,info,comm,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      real :: base
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: base
      !DIR$ IGNORE_TKR base
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer :: info
      integer :: comm
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_create_dynamic(info,comm,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: comm
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_create_dynamic(info,comm,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: comm
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_detach(win,base,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      real :: base
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: base
      !DIR$ IGNORE_TKR base
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_detach(win,base,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      real :: base
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: base
      !DIR$ IGNORE_TKR base
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_fence(assert,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: assert
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_fence(assert,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: assert
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_flush(rank,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: rank
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_flush(rank,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: rank
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_flush_all(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_flush_all(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_flush_local(rank,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: rank
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_flush_local(rank,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: rank
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_flush_local_all(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_flush_local_all(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_free(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_free(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_get_group(win,group,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: group
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_get_group(win,group,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: group
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_get_info(win,info_used,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: info_used
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_get_info(win,info_used,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: info_used
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_lock(lock_type,rank,assert,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: lock_type
      integer :: rank
      integer :: assert
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_lock(lock_type,rank,assert,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: lock_type
      integer :: rank
      integer :: assert
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_lock_all(assert,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: assert
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_lock_all(assert,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: assert
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_post(group,assert,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: assert
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_post(group,assert,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: assert
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_set_info(win,info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_set_info(win,info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface MPI_Win_shared_query
    subroutine MPI_Win_shared_query(win,rank,size,disp_unit,baseptr,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: rank
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer(kind=MPI_ADDRESS_KIND) :: baseptr
      integer :: ierror
    end subroutine
    subroutine MPI_Win_shared_query_cptr(win,rank,size,disp_unit,baseptr,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: rank
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      type(c_ptr) :: baseptr
      integer :: ierror
    end subroutine
  end interface
  interface PMPI_Win_shared_query
    subroutine PMPI_Win_shared_query(win,rank,size,disp_unit,baseptr,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: rank
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      integer(kind=MPI_ADDRESS_KIND) :: baseptr
      integer :: ierror
    end subroutine
    subroutine PMPI_Win_shared_query_cptr(win,rank,size,disp_unit,baseptr,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: rank
      integer(kind=MPI_ADDRESS_KIND) :: size
      integer :: disp_unit
      type(c_ptr) :: baseptr
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_start(group,assert,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: assert
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_start(group,assert,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: group
      integer :: assert
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_sync(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_sync(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_test(win,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_test(win,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_unlock(rank,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: rank
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_unlock(rank,win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: rank
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_unlock_all(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_unlock_all(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Win_wait(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Win_wait(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Grequest_complete(request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Grequest_complete(request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Grequest_start(query_fn,free_fn,cancel_fn,extra_state,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: query_fn
      external :: free_fn
      external :: cancel_fn
      integer(kind=MPI_ADDRESS_KIND) :: extra_state
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Grequest_start(query_fn,free_fn,cancel_fn,extra_state,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: query_fn
      external :: free_fn
      external :: cancel_fn
      integer(kind=MPI_ADDRESS_KIND) :: extra_state
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Status_set_cancelled(status,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Status_set_cancelled(status,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Status_set_elements(status,datatype,count,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: datatype
      integer :: count
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Status_set_elements(status,datatype,count,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: datatype
      integer :: count
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_close(fh,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_close(fh,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_delete(filename,info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: filename
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_delete(filename,info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: filename
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_get_amode(fh,amode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: amode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_get_amode(fh,amode,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: amode
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_get_atomicity(fh,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_get_atomicity(fh,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_get_byte_offset(fh,offset,disp,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      integer(kind=MPI_OFFSET_KIND) :: disp
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_get_byte_offset(fh,offset,disp,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      integer(kind=MPI_OFFSET_KIND) :: disp
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_get_group(fh,group,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: group
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_get_group(fh,group,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: group
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_get_info(fh,info_used,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: info_used
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_get_info(fh,info_used,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: info_used
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_get_position(fh,offset,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_get_position(fh,offset,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_get_position_shared(fh,offset,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_get_position_shared(fh,offset,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_get_size(fh,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_get_size(fh,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_get_type_extent(fh,datatype,extent,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: extent
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_get_type_extent(fh,datatype,extent,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: datatype
      integer(kind=MPI_ADDRESS_KIND) :: extent
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_get_view(fh,disp,etype,filetype,datarep,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: disp
      integer :: etype
      integer :: filetype
      character(len=*) :: datarep
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_get_view(fh,disp,etype,filetype,datarep,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: disp
      integer :: etype
      integer :: filetype
      character(len=*) :: datarep
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_iread(fh,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_iread(fh,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_iread_all(fh,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_iread_all(fh,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_iread_at(fh,offset,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_iread_at(fh,offset,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_iread_at_all(fh,offset,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_iread_at_all(fh,offset,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_iread_shared(fh,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_iread_shared(fh,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_iwrite(fh,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_iwrite(fh,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_iwrite_all(fh,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_iwrite_all(fh,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_iwrite_at(fh,offset,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_iwrite_at(fh,offset,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_iwrite_at_all(fh,offset,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_iwrite_at_all(fh,offset,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_iwrite_shared(fh,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_iwrite_shared(fh,buf,count,datatype,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_open(comm,filename,amode,info,fh,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      character(len=*) :: filename
      integer :: amode
      integer :: info
      integer :: fh
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_open(comm,filename,amode,info,fh,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      character(len=*) :: filename
      integer :: amode
      integer :: info
      integer :: fh
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_preallocate(fh,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_preallocate(fh,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_read(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_read(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_read_all(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_read_all(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_read_all_begin(fh,buf,count,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_read_all_begin(fh,buf,count,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_read_all_end(fh,buf,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_read_all_end(fh,buf,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_read_at(fh,offset,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_read_at(fh,offset,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_read_at_all(fh,offset,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_read_at_all(fh,offset,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_read_at_all_begin(fh,offset,buf,count,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_read_at_all_begin(fh,offset,buf,count,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_read_at_all_end(fh,buf,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_read_at_all_end(fh,buf,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_read_ordered(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_read_ordered(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_read_ordered_begin(fh,buf,count,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_read_ordered_begin(fh,buf,count,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_read_ordered_end(fh,buf,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_read_ordered_end(fh,buf,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_read_shared(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_read_shared(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_seek(fh,offset,whence,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      integer :: whence
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_seek(fh,offset,whence,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      integer :: whence
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_seek_shared(fh,offset,whence,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      integer :: whence
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_seek_shared(fh,offset,whence,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      integer :: whence
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_set_atomicity(fh,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_set_atomicity(fh,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_set_info(fh,info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_set_info(fh,info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_set_size(fh,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_set_size(fh,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_set_view(fh,disp,etype,filetype,datarep,info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: disp
      integer :: etype
      integer :: filetype
      character(len=*) :: datarep
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_set_view(fh,disp,etype,filetype,datarep,info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: disp
      integer :: etype
      integer :: filetype
      character(len=*) :: datarep
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_sync(fh,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_sync(fh,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_write(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_write(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_write_all(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_write_all(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_write_all_begin(fh,buf,count,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_write_all_begin(fh,buf,count,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_write_all_end(fh,buf,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_write_all_end(fh,buf,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_write_at(fh,offset,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_write_at(fh,offset,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_write_at_all(fh,offset,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_write_at_all(fh,offset,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_write_at_all_begin(fh,offset,buf,count,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_write_at_all_begin(fh,offset,buf,count,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer(kind=MPI_OFFSET_KIND) :: offset
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_write_at_all_end(fh,buf,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_write_at_all_end(fh,buf,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_write_ordered(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_write_ordered(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_write_ordered_begin(fh,buf,count,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_write_ordered_begin(fh,buf,count,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_write_ordered_end(fh,buf,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_write_ordered_end(fh,buf,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_File_write_shared(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_File_write_shared(fh,buf,count,datatype,status,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
      integer :: count
      integer :: datatype
      integer :: status(8)
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Register_datarep(datarep,read_conversion_fn,write_conversion_fn,dtype_file_extent_fn,extra_state,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: datarep
      external :: read_conversion_fn
      external :: write_conversion_fn
      external :: dtype_file_extent_fn
      integer(kind=MPI_ADDRESS_KIND) :: extra_state
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Register_datarep(datarep,read_conversion_fn,write_conversion_fn,dtype_file_extent_fn,extra_state,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      character(len=*) :: datarep
      external :: read_conversion_fn
      external :: write_conversion_fn
      external :: dtype_file_extent_fn
      integer(kind=MPI_ADDRESS_KIND) :: extra_state
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Pcontrol(level,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: level
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Pcontrol(level,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: level
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Attr_delete(comm,keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Attr_delete(comm,keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Attr_get(comm,keyval,attribute_val,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: keyval
      integer :: attribute_val
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Attr_get(comm,keyval,attribute_val,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: keyval
      integer :: attribute_val
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Attr_put(comm,keyval,attribute_val,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: keyval
      integer :: attribute_val
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Attr_put(comm,keyval,attribute_val,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: keyval
      integer :: attribute_val
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Get_elements_x(status,datatype,count,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: datatype
      integer(kind=MPI_COUNT_KIND) :: count
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Get_elements_x(status,datatype,count,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: datatype
      integer(kind=MPI_COUNT_KIND) :: count
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Info_get(info,key,valuelen,value,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      character(len=*) :: key
      integer :: valuelen
      character(len=*) :: value
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Info_get(info,key,valuelen,value,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      character(len=*) :: key
      integer :: valuelen
      character(len=*) :: value
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Info_get_valuelen(info,key,valuelen,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      character(len=*) :: key
      integer :: valuelen
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Info_get_valuelen(info,key,valuelen,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      character(len=*) :: key
      integer :: valuelen
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Keyval_create(copy_fn,delete_fn,keyval,extra_state,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: copy_fn
      external :: delete_fn
      integer :: keyval
      integer :: extra_state
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Keyval_create(copy_fn,delete_fn,keyval,extra_state,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      external :: copy_fn
      external :: delete_fn
      integer :: keyval
      integer :: extra_state
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Keyval_free(keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Keyval_free(keyval,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: keyval
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Status_set_elements_x(status,datatype,count,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: datatype
      integer(kind=MPI_COUNT_KIND) :: count
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Status_set_elements_x(status,datatype,count,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: status(8)
      integer :: datatype
      integer(kind=MPI_COUNT_KIND) :: count
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_get_extent_x(datatype,lb,extent,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer(kind=MPI_COUNT_KIND) :: lb
      integer(kind=MPI_COUNT_KIND) :: extent
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_get_extent_x(datatype,lb,extent,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer(kind=MPI_COUNT_KIND) :: lb
      integer(kind=MPI_COUNT_KIND) :: extent
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_get_true_extent_x(datatype,true_lb,true_extent,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer(kind=MPI_COUNT_KIND) :: true_lb
      integer(kind=MPI_COUNT_KIND) :: true_extent
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_get_true_extent_x(datatype,true_lb,true_extent,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer(kind=MPI_COUNT_KIND) :: true_lb
      integer(kind=MPI_COUNT_KIND) :: true_extent
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_size_x(datatype,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer(kind=MPI_COUNT_KIND) :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_size_x(datatype,size,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: datatype
      integer(kind=MPI_COUNT_KIND) :: size
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_create_f90_complex(p,r,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: p
      integer :: r
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_create_f90_complex(p,r,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: p
      integer :: r
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_create_f90_integer(r,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: r
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_create_f90_integer(r,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: r
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_create_f90_real(p,r,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: p
      integer :: r
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_create_f90_real(p,r,newtype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: p
      integer :: r
      integer :: newtype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Type_match_size(typeclass,size,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: typeclass
      integer :: size
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Type_match_size(typeclass,size,datatype,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: typeclass
      integer :: size
      integer :: datatype
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Abi_get_fortran_booleans(logical_size,logical_true,logical_false,is_set,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: logical_size
      logical :: logical_true
      logical :: logical_false
      logical :: is_set
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Abi_get_fortran_booleans(logical_size,logical_true,logical_false,is_set,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: logical_size
      logical :: logical_true
      logical :: logical_false
      logical :: is_set
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Abi_get_fortran_info(info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Abi_get_fortran_info(info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Abi_get_info(info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Abi_get_info(info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Abi_get_version(abi_major,abi_minor,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: abi_major
      integer :: abi_minor
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Abi_get_version(abi_major,abi_minor,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: abi_major
      integer :: abi_minor
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Abi_set_fortran_booleans(logical_size,logical_true,logical_false,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: logical_size
      logical :: logical_true
      logical :: logical_false
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Abi_set_fortran_booleans(logical_size,logical_true,logical_false,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: logical_size
      logical :: logical_true
      logical :: logical_false
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_Abi_set_fortran_info(info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPI_Abi_set_fortran_info(info,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: info
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_Comm_ack_failed(comm,num_to_ack,num_acked,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: num_to_ack
      integer :: num_acked
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_Comm_ack_failed(comm,num_to_ack,num_acked,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: num_to_ack
      integer :: num_acked
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_Comm_agree(comm,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_Comm_agree(comm,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_Comm_agree_failed(comm,failedgrp,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: failedgrp
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_Comm_agree_failed(comm,failedgrp,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: failedgrp
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_Comm_failure_ack(comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_Comm_failure_ack(comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_Comm_failure_get_acked(comm,failedgrp,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: failedgrp
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_Comm_failure_get_acked(comm,failedgrp,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: failedgrp
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_Comm_get_failed(comm,failedgrp,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: failedgrp
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_Comm_get_failed(comm,failedgrp,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: failedgrp
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_Comm_iagree(comm,flag,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: flag
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_Comm_iagree(comm,flag,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: flag
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_Comm_is_revoked(comm,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_Comm_is_revoked(comm,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_Comm_ishrink(comm,newcomm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: newcomm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_Comm_ishrink(comm,newcomm,request,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: newcomm
      integer :: request
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_Comm_revoke(comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_Comm_revoke(comm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_Comm_shrink(comm,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_Comm_shrink(comm,newcomm,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: comm
      integer :: newcomm
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_File_get_failed(fh,failedgrp,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: failedgrp
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_File_get_failed(fh,failedgrp,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: failedgrp
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_File_is_revoked(fh,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_File_is_revoked(fh,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_File_revoke(fh,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_File_revoke(fh,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: fh
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_Win_get_failed(win,failedgrp,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: failedgrp
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_Win_get_failed(win,failedgrp,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: failedgrp
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_Win_is_revoked(win,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_Win_is_revoked(win,flag,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      logical :: flag
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPIX_Win_revoke(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine PMPIX_Win_revoke(win,ierror)
      use, intrinsic :: iso_c_binding, only: c_ptr
      import
      implicit none
      integer :: win
      integer :: ierror
    end subroutine
  end interface
  interface
    subroutine MPI_F_sync_reg(buf)
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
    end subroutine
  end interface
  interface
    subroutine PMPI_F_sync_reg(buf)
      real :: buf
      !GCC$ ATTRIBUTES NO_ARG_CHECK :: buf
      !DIR$ IGNORE_TKR buf
    end subroutine
  end interface
end module

module mpi_ext
  use mpi
end module
