/* Made by `cargo x codegen`; do not edit. Values and sizes of the standard ABI. */
#include <mpi.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

static int bad;

struct probe64 { char c; int64_t t; };

static void value(const char *name, intptr_t got, intptr_t want)
{
    if (got != want) {
        bad++;
        printf("%s is %ld, not %ld\n", name, (long)got, (long)want);
    }
}

#define TYPE(T, size, align) do { \
        struct probe { char c; T t; }; \
        value("sizeof(" #T ")", (intptr_t)sizeof(T), size); \
        value("alignment of " #T, (intptr_t)offsetof(struct probe, t), align); \
    } while (0)

/* All constants work as static initialisers. */
static int const v0_0 = MPI_SUCCESS;
static int const v0_1 = MPI_ERR_BUFFER;
static int const v0_2 = MPI_ERR_COUNT;
static int const v0_3 = MPI_ERR_TYPE;
static int const v0_4 = MPI_ERR_TAG;
static int const v0_5 = MPI_ERR_COMM;
static int const v0_6 = MPI_ERR_RANK;
static int const v0_7 = MPI_ERR_REQUEST;
static int const v0_8 = MPI_ERR_ROOT;
static int const v0_9 = MPI_ERR_GROUP;
static int const v0_10 = MPI_ERR_OP;
static int const v0_11 = MPI_ERR_TOPOLOGY;
static int const v0_12 = MPI_ERR_DIMS;
static int const v0_13 = MPI_ERR_ARG;
static int const v0_14 = MPI_ERR_UNKNOWN;
static int const v0_15 = MPI_ERR_TRUNCATE;
static int const v0_16 = MPI_ERR_OTHER;
static int const v0_17 = MPI_ERR_INTERN;
static int const v0_18 = MPI_ERR_PENDING;
static int const v0_19 = MPI_ERR_IN_STATUS;
static int const v0_20 = MPI_ERR_ACCESS;
static int const v0_21 = MPI_ERR_AMODE;
static int const v0_22 = MPI_ERR_ASSERT;
static int const v0_23 = MPI_ERR_BAD_FILE;
static int const v0_24 = MPI_ERR_BASE;
static int const v0_25 = MPI_ERR_CONVERSION;
static int const v0_26 = MPI_ERR_DISP;
static int const v0_27 = MPI_ERR_DUP_DATAREP;
static int const v0_28 = MPI_ERR_FILE_EXISTS;
static int const v0_29 = MPI_ERR_FILE_IN_USE;
static int const v0_30 = MPI_ERR_FILE;
static int const v0_31 = MPI_ERR_INFO_KEY;
static int const v0_32 = MPI_ERR_INFO_NOKEY;
static int const v0_33 = MPI_ERR_INFO_VALUE;
static int const v0_34 = MPI_ERR_INFO;
static int const v0_35 = MPI_ERR_IO;
static int const v0_36 = MPI_ERR_KEYVAL;
static int const v0_37 = MPI_ERR_LOCKTYPE;
static int const v0_38 = MPI_ERR_NAME;
static int const v0_39 = MPI_ERR_NO_MEM;
static int const v0_40 = MPI_ERR_NOT_SAME;
static int const v0_41 = MPI_ERR_NO_SPACE;
static int const v0_42 = MPI_ERR_NO_SUCH_FILE;
static int const v0_43 = MPI_ERR_PORT;
static int const v0_44 = MPI_ERR_QUOTA;
static int const v0_45 = MPI_ERR_READ_ONLY;
static int const v0_46 = MPI_ERR_RMA_ATTACH;
static int const v0_47 = MPI_ERR_RMA_CONFLICT;
static int const v0_48 = MPI_ERR_RMA_RANGE;
static int const v0_49 = MPI_ERR_RMA_SHARED;
static int const v0_50 = MPI_ERR_RMA_SYNC;
static int const v0_51 = MPI_ERR_SERVICE;
static int const v0_52 = MPI_ERR_SIZE;
static int const v0_53 = MPI_ERR_SPAWN;
static int const v0_54 = MPI_ERR_UNSUPPORTED_DATAREP;
static int const v0_55 = MPI_ERR_UNSUPPORTED_OPERATION;
static int const v0_56 = MPI_ERR_WIN;
static int const v0_57 = MPI_ERR_RMA_FLAVOR;
static int const v0_58 = MPIX_ERR_PROC_FAILED;
static int const v0_59 = MPI_ERR_PROC_ABORTED;
static int const v0_60 = MPI_ERR_VALUE_TOO_LARGE;
static int const v0_61 = MPI_ERR_SESSION;
static int const v0_62 = MPI_ERR_ERRHANDLER;
static int const v0_63 = MPI_ERR_ABI;
static int const v0_64 = MPI_T_ERR_CANNOT_INIT;
static int const v0_65 = MPI_T_ERR_NOT_ACCESSIBLE;
static int const v0_66 = MPI_T_ERR_NOT_INITIALIZED;
static int const v0_67 = MPI_T_ERR_NOT_SUPPORTED;
static int const v0_68 = MPI_T_ERR_MEMORY;
static int const v0_69 = MPI_T_ERR_INVALID;
static int const v0_70 = MPI_T_ERR_INVALID_INDEX;
static int const v0_71 = MPI_T_ERR_INVALID_ITEM;
static int const v0_72 = MPI_T_ERR_INVALID_SESSION;
static int const v0_73 = MPI_T_ERR_INVALID_HANDLE;
static int const v0_74 = MPI_T_ERR_INVALID_NAME;
static int const v0_75 = MPI_T_ERR_OUT_OF_HANDLES;
static int const v0_76 = MPI_T_ERR_OUT_OF_SESSIONS;
static int const v0_77 = MPI_T_ERR_CVAR_SET_NOT_NOW;
static int const v0_78 = MPI_T_ERR_CVAR_SET_NEVER;
static int const v0_79 = MPI_T_ERR_PVAR_NO_WRITE;
static int const v0_80 = MPI_T_ERR_PVAR_NO_STARTSTOP;
static int const v0_81 = MPI_T_ERR_PVAR_NO_ATOMIC;
static int const v0_82 = MPI_ERR_LASTCODE;
static int const v0_83 = MPIX_ERR_PROC_FAILED_PENDING;
static int const v0_84 = MPIX_ERR_REVOKED;
static void* const v1_0 = MPI_BOTTOM;
static void* const v1_1 = MPI_IN_PLACE;
static void* const v1_2 = MPI_BUFFER_AUTOMATIC;
static char*** const v2_0 = MPI_ARGVS_NULL;
static char** const v2_1 = MPI_ARGV_NULL;
static int* const v2_2 = MPI_ERRCODES_IGNORE;
static MPI_Status* const v2_3 = MPI_STATUSES_IGNORE;
static MPI_Status* const v2_4 = MPI_STATUS_IGNORE;
static int* const v2_5 = MPI_UNWEIGHTED;
static int* const v2_6 = MPI_WEIGHTS_EMPTY;
static int const v3_0 = MPI_MAX_DATAREP_STRING;
static int const v3_1 = MPI_MAX_ERROR_STRING;
static int const v3_2 = MPI_MAX_INFO_KEY;
static int const v3_3 = MPI_MAX_INFO_VAL;
static int const v3_4 = MPI_MAX_LIBRARY_VERSION_STRING;
static int const v3_5 = MPI_MAX_OBJECT_NAME;
static int const v3_6 = MPI_MAX_PORT_NAME;
static int const v3_7 = MPI_MAX_PROCESSOR_NAME;
static int const v3_8 = MPI_MAX_STRINGTAG_LEN;
static int const v3_9 = MPI_MAX_PSET_NAME_LEN;
static int const v4_0 = MPI_MODE_APPEND;
static int const v4_1 = MPI_MODE_CREATE;
static int const v4_2 = MPI_MODE_DELETE_ON_CLOSE;
static int const v4_3 = MPI_MODE_EXCL;
static int const v4_4 = MPI_MODE_RDONLY;
static int const v4_5 = MPI_MODE_RDWR;
static int const v4_6 = MPI_MODE_SEQUENTIAL;
static int const v4_7 = MPI_MODE_UNIQUE_OPEN;
static int const v4_8 = MPI_MODE_WRONLY;
static int const v4_9 = MPI_MODE_NOCHECK;
static int const v4_10 = MPI_MODE_NOPRECEDE;
static int const v4_11 = MPI_MODE_NOPUT;
static int const v4_12 = MPI_MODE_NOSTORE;
static int const v4_13 = MPI_MODE_NOSUCCEED;
static int const v5_0 = MPI_ANY_SOURCE;
static int const v5_1 = MPI_ANY_TAG;
static int const v5_2 = MPI_PROC_NULL;
static int const v5_3 = MPI_ROOT;
static int const v5_4 = MPI_UNDEFINED;
static int const v5_5 = MPI_BSEND_OVERHEAD;
static int const v6_0 = MPI_THREAD_SINGLE;
static int const v6_1 = MPI_THREAD_FUNNELED;
static int const v6_2 = MPI_THREAD_SERIALIZED;
static int const v6_3 = MPI_THREAD_MULTIPLE;
static int const v7_0 = MPI_ORDER_C;
static int const v7_1 = MPI_ORDER_FORTRAN;
static int const v7_2 = MPI_DISTRIBUTE_NONE;
static int const v7_3 = MPI_DISTRIBUTE_BLOCK;
static int const v7_4 = MPI_DISTRIBUTE_CYCLIC;
static int const v7_5 = MPI_DISTRIBUTE_DFLT_DARG;
static int const v8_0 = MPI_COMBINER_NAMED;
static int const v8_1 = MPI_COMBINER_DUP;
static int const v8_2 = MPI_COMBINER_CONTIGUOUS;
static int const v8_3 = MPI_COMBINER_VECTOR;
static int const v8_4 = MPI_COMBINER_HVECTOR;
static int const v8_5 = MPI_COMBINER_INDEXED;
static int const v8_6 = MPI_COMBINER_HINDEXED;
static int const v8_7 = MPI_COMBINER_INDEXED_BLOCK;
static int const v8_8 = MPI_COMBINER_HINDEXED_BLOCK;
static int const v8_9 = MPI_COMBINER_STRUCT;
static int const v8_10 = MPI_COMBINER_SUBARRAY;
static int const v8_11 = MPI_COMBINER_DARRAY;
static int const v8_12 = MPI_COMBINER_F90_REAL;
static int const v8_13 = MPI_COMBINER_F90_COMPLEX;
static int const v8_14 = MPI_COMBINER_F90_INTEGER;
static int const v8_15 = MPI_COMBINER_RESIZED;
static int const v8_16 = MPI_COMBINER_VALUE_INDEX;
static int const v9_0 = MPI_TYPECLASS_INTEGER;
static int const v9_1 = MPI_TYPECLASS_REAL;
static int const v9_2 = MPI_TYPECLASS_COMPLEX;
static int const v10_0 = MPI_IDENT;
static int const v10_1 = MPI_CONGRUENT;
static int const v10_2 = MPI_SIMILAR;
static int const v10_3 = MPI_UNEQUAL;
static int const v11_0 = MPI_CART;
static int const v11_1 = MPI_GRAPH;
static int const v11_2 = MPI_DIST_GRAPH;
static int const v12_0 = MPI_COMM_TYPE_SHARED;
static int const v12_1 = MPI_COMM_TYPE_HW_UNGUIDED;
static int const v12_2 = MPI_COMM_TYPE_HW_GUIDED;
static int const v12_3 = MPI_COMM_TYPE_RESOURCE_GUIDED;
static int const v13_0 = MPI_LOCK_EXCLUSIVE;
static int const v13_1 = MPI_LOCK_SHARED;
static int const v14_0 = MPI_WIN_FLAVOR_CREATE;
static int const v14_1 = MPI_WIN_FLAVOR_ALLOCATE;
static int const v14_2 = MPI_WIN_FLAVOR_DYNAMIC;
static int const v14_3 = MPI_WIN_FLAVOR_SHARED;
static int const v15_0 = MPI_WIN_UNIFIED;
static int const v15_1 = MPI_WIN_SEPARATE;
static int const v16_0 = MPI_SEEK_CUR;
static int const v16_1 = MPI_SEEK_END;
static int const v16_2 = MPI_SEEK_SET;
static int const v17_0 = MPI_DISPLACEMENT_CURRENT;
static int const v18_0 = MPI_KEYVAL_INVALID;
static int const v18_1 = MPI_TAG_UB;
static int const v18_2 = MPI_IO;
static int const v18_3 = MPI_HOST;
static int const v18_4 = MPI_WTIME_IS_GLOBAL;
static int const v18_5 = MPI_APPNUM;
static int const v18_6 = MPI_LASTUSEDCODE;
static int const v18_7 = MPI_UNIVERSE_SIZE;
static int const v18_8 = MPIX_FT;
static int const v18_9 = MPI_WIN_BASE;
static int const v18_10 = MPI_WIN_DISP_UNIT;
static int const v18_11 = MPI_WIN_SIZE;
static int const v18_12 = MPI_WIN_CREATE_FLAVOR;
static int const v18_13 = MPI_WIN_MODEL;
static int const v19_0 = MPI_F_STATUS_SIZE;
static int const v19_1 = MPI_F_SOURCE;
static int const v19_2 = MPI_F_TAG;
static int const v19_3 = MPI_F_ERROR;
static MPI_Comm const v20_0 = MPI_COMM_NULL;
static MPI_Comm const v20_1 = MPI_COMM_WORLD;
static MPI_Comm const v20_2 = MPI_COMM_SELF;
static MPI_Datatype const v21_0 = MPI_DATATYPE_NULL;
static MPI_Datatype const v21_1 = MPI_AINT;
static MPI_Datatype const v21_2 = MPI_COUNT;
static MPI_Datatype const v21_3 = MPI_OFFSET;
static MPI_Datatype const v21_4 = MPI_PACKED;
static MPI_Datatype const v21_5 = MPI_SHORT;
static MPI_Datatype const v21_6 = MPI_INT;
static MPI_Datatype const v21_7 = MPI_LONG;
static MPI_Datatype const v21_8 = MPI_LONG_LONG_INT;
static MPI_Datatype const v21_9 = MPI_LONG_LONG;
static MPI_Datatype const v21_10 = MPI_UNSIGNED_SHORT;
static MPI_Datatype const v21_11 = MPI_UNSIGNED;
static MPI_Datatype const v21_12 = MPI_UNSIGNED_LONG;
static MPI_Datatype const v21_13 = MPI_UNSIGNED_LONG_LONG;
static MPI_Datatype const v21_14 = MPI_FLOAT;
static MPI_Datatype const v21_15 = MPI_C_COMPLEX;
static MPI_Datatype const v21_16 = MPI_C_FLOAT_COMPLEX;
static MPI_Datatype const v21_17 = MPI_DOUBLE;
static MPI_Datatype const v21_18 = MPI_C_DOUBLE_COMPLEX;
static MPI_Datatype const v21_19 = MPI_LONG_DOUBLE;
static MPI_Datatype const v21_20 = MPI_C_LONG_DOUBLE_COMPLEX;
static MPI_Datatype const v21_21 = MPI_C_BOOL;
static MPI_Datatype const v21_22 = MPI_WCHAR;
static MPI_Datatype const v21_23 = MPI_INT8_T;
static MPI_Datatype const v21_24 = MPI_UINT8_T;
static MPI_Datatype const v21_25 = MPI_CHAR;
static MPI_Datatype const v21_26 = MPI_SIGNED_CHAR;
static MPI_Datatype const v21_27 = MPI_UNSIGNED_CHAR;
static MPI_Datatype const v21_28 = MPI_BYTE;
static MPI_Datatype const v21_29 = MPI_INT16_T;
static MPI_Datatype const v21_30 = MPI_UINT16_T;
static MPI_Datatype const v21_31 = MPI_INT32_T;
static MPI_Datatype const v21_32 = MPI_UINT32_T;
static MPI_Datatype const v21_33 = MPI_INT64_T;
static MPI_Datatype const v21_34 = MPI_UINT64_T;
static MPI_Datatype const v21_35 = MPI_LOGICAL;
static MPI_Datatype const v21_36 = MPI_INTEGER;
static MPI_Datatype const v21_37 = MPI_REAL;
static MPI_Datatype const v21_38 = MPI_COMPLEX;
static MPI_Datatype const v21_39 = MPI_DOUBLE_PRECISION;
static MPI_Datatype const v21_40 = MPI_CHARACTER;
static MPI_Datatype const v21_41 = MPI_CXX_FLOAT_COMPLEX;
static MPI_Datatype const v21_42 = MPI_CXX_DOUBLE_COMPLEX;
static MPI_Datatype const v21_43 = MPI_CXX_LONG_DOUBLE_COMPLEX;
static MPI_Datatype const v21_44 = MPI_CXX_BOOL;
static MPI_Datatype const v22_0 = MPI_DOUBLE_COMPLEX;
static MPI_Datatype const v22_1 = MPI_LOGICAL1;
static MPI_Datatype const v22_2 = MPI_LOGICAL2;
static MPI_Datatype const v22_3 = MPI_LOGICAL4;
static MPI_Datatype const v22_4 = MPI_LOGICAL8;
static MPI_Datatype const v22_5 = MPI_LOGICAL16;
static MPI_Datatype const v22_6 = MPI_INTEGER1;
static MPI_Datatype const v22_7 = MPI_INTEGER2;
static MPI_Datatype const v22_8 = MPI_INTEGER4;
static MPI_Datatype const v22_9 = MPI_INTEGER8;
static MPI_Datatype const v22_10 = MPI_INTEGER16;
static MPI_Datatype const v22_11 = MPI_REAL2;
static MPI_Datatype const v22_12 = MPI_REAL4;
static MPI_Datatype const v22_13 = MPI_REAL8;
static MPI_Datatype const v22_14 = MPI_REAL16;
static MPI_Datatype const v22_15 = MPI_COMPLEX4;
static MPI_Datatype const v22_16 = MPI_COMPLEX8;
static MPI_Datatype const v22_17 = MPI_COMPLEX16;
static MPI_Datatype const v22_18 = MPI_COMPLEX32;
static MPI_Datatype const v23_0 = MPI_FLOAT_INT;
static MPI_Datatype const v23_1 = MPI_DOUBLE_INT;
static MPI_Datatype const v23_2 = MPI_LONG_INT;
static MPI_Datatype const v23_3 = MPI_2INT;
static MPI_Datatype const v23_4 = MPI_SHORT_INT;
static MPI_Datatype const v23_5 = MPI_LONG_DOUBLE_INT;
static MPI_Datatype const v24_0 = MPI_2REAL;
static MPI_Datatype const v24_1 = MPI_2DOUBLE_PRECISION;
static MPI_Datatype const v24_2 = MPI_2INTEGER;
static MPI_Message const v25_0 = MPI_MESSAGE_NULL;
static MPI_Message const v25_1 = MPI_MESSAGE_NO_PROC;
static MPI_Errhandler const v26_0 = MPI_ERRHANDLER_NULL;
static MPI_Errhandler const v26_1 = MPI_ERRORS_ARE_FATAL;
static MPI_Errhandler const v26_2 = MPI_ERRORS_ABORT;
static MPI_Errhandler const v26_3 = MPI_ERRORS_RETURN;
static MPI_Info const v27_0 = MPI_INFO_NULL;
static MPI_Info const v27_1 = MPI_INFO_ENV;
static MPI_Op const v28_0 = MPI_OP_NULL;
static MPI_Op const v28_1 = MPI_SUM;
static MPI_Op const v28_2 = MPI_MIN;
static MPI_Op const v28_3 = MPI_MAX;
static MPI_Op const v28_4 = MPI_PROD;
static MPI_Op const v28_5 = MPI_BAND;
static MPI_Op const v28_6 = MPI_BOR;
static MPI_Op const v28_7 = MPI_BXOR;
static MPI_Op const v28_8 = MPI_LAND;
static MPI_Op const v28_9 = MPI_LOR;
static MPI_Op const v28_10 = MPI_LXOR;
static MPI_Op const v28_11 = MPI_MINLOC;
static MPI_Op const v28_12 = MPI_MAXLOC;
static MPI_Op const v28_13 = MPI_REPLACE;
static MPI_Op const v28_14 = MPI_NO_OP;
static MPI_Group const v29_0 = MPI_GROUP_NULL;
static MPI_Group const v29_1 = MPI_GROUP_EMPTY;
static MPI_Request const v30_0 = MPI_REQUEST_NULL;
static MPI_File const v30_1 = MPI_FILE_NULL;
static MPI_Session const v30_2 = MPI_SESSION_NULL;
static MPI_Win const v30_3 = MPI_WIN_NULL;
static MPI_Comm_copy_attr_function* const v31_0 = MPI_COMM_NULL_COPY_FN;
static MPI_Comm_copy_attr_function* const v31_1 = MPI_COMM_DUP_FN;
static MPI_Comm_delete_attr_function* const v31_2 = MPI_COMM_NULL_DELETE_FN;
static MPI_Win_copy_attr_function* const v31_3 = MPI_WIN_NULL_COPY_FN;
static MPI_Win_copy_attr_function* const v31_4 = MPI_WIN_DUP_FN;
static MPI_Win_delete_attr_function* const v31_5 = MPI_WIN_NULL_DELETE_FN;
static MPI_Type_copy_attr_function* const v31_6 = MPI_TYPE_NULL_COPY_FN;
static MPI_Type_copy_attr_function* const v31_7 = MPI_TYPE_DUP_FN;
static MPI_Type_delete_attr_function* const v31_8 = MPI_TYPE_NULL_DELETE_FN;
static MPI_Datarep_conversion_function* const v31_9 = MPI_CONVERSION_FN_NULL;
static MPI_Datarep_conversion_function_c* const v31_10 = MPI_CONVERSION_FN_NULL_C;
static MPI_Copy_function* const v32_0 = MPI_NULL_COPY_FN;
static MPI_Copy_function* const v32_1 = MPI_DUP_FN;
static MPI_Delete_function* const v32_2 = MPI_NULL_DELETE_FN;
static int const v33_0 = MPI_VERSION;
static int const v33_1 = MPI_SUBVERSION;
static int const v33_2 = MPI_ABI_VERSION;
static int const v33_3 = MPI_ABI_SUBVERSION;
static MPI_T_enum const v34_0 = MPI_T_ENUM_NULL;
static MPI_T_cvar_handle const v34_1 = MPI_T_CVAR_HANDLE_NULL;
static MPI_T_pvar_handle const v34_2 = MPI_T_PVAR_HANDLE_NULL;
static MPI_T_pvar_session const v34_3 = MPI_T_PVAR_SESSION_NULL;
static MPI_T_pvar_handle const v34_4 = MPI_T_PVAR_ALL_HANDLES;
static int const v35_0 = MPI_T_VERBOSITY_USER_BASIC;
static int const v35_1 = MPI_T_VERBOSITY_USER_DETAIL;
static int const v35_2 = MPI_T_VERBOSITY_USER_ALL;
static int const v35_3 = MPI_T_VERBOSITY_TUNER_BASIC;
static int const v35_4 = MPI_T_VERBOSITY_TUNER_DETAIL;
static int const v35_5 = MPI_T_VERBOSITY_TUNER_ALL;
static int const v35_6 = MPI_T_VERBOSITY_MPIDEV_BASIC;
static int const v35_7 = MPI_T_VERBOSITY_MPIDEV_DETAIL;
static int const v35_8 = MPI_T_VERBOSITY_MPIDEV_ALL;
static int const v36_0 = MPI_T_BIND_NO_OBJECT;
static int const v36_1 = MPI_T_BIND_MPI_COMM;
static int const v36_2 = MPI_T_BIND_MPI_DATATYPE;
static int const v36_3 = MPI_T_BIND_MPI_ERRHANDLER;
static int const v36_4 = MPI_T_BIND_MPI_FILE;
static int const v36_5 = MPI_T_BIND_MPI_GROUP;
static int const v36_6 = MPI_T_BIND_MPI_OP;
static int const v36_7 = MPI_T_BIND_MPI_REQUEST;
static int const v36_8 = MPI_T_BIND_MPI_WIN;
static int const v36_9 = MPI_T_BIND_MPI_MESSAGE;
static int const v36_10 = MPI_T_BIND_MPI_INFO;
static int const v36_11 = MPI_T_BIND_MPI_SESSION;
static int const v37_0 = MPI_T_SCOPE_CONSTANT;
static int const v37_1 = MPI_T_SCOPE_READONLY;
static int const v37_2 = MPI_T_SCOPE_LOCAL;
static int const v37_3 = MPI_T_SCOPE_GROUP;
static int const v37_4 = MPI_T_SCOPE_GROUP_EQ;
static int const v37_5 = MPI_T_SCOPE_ALL;
static int const v37_6 = MPI_T_SCOPE_ALL_EQ;
static int const v38_0 = MPI_T_PVAR_CLASS_STATE;
static int const v38_1 = MPI_T_PVAR_CLASS_LEVEL;
static int const v38_2 = MPI_T_PVAR_CLASS_SIZE;
static int const v38_3 = MPI_T_PVAR_CLASS_PERCENTAGE;
static int const v38_4 = MPI_T_PVAR_CLASS_HIGHWATERMARK;
static int const v38_5 = MPI_T_PVAR_CLASS_LOWWATERMARK;
static int const v38_6 = MPI_T_PVAR_CLASS_COUNTER;
static int const v38_7 = MPI_T_PVAR_CLASS_AGGREGATE;
static int const v38_8 = MPI_T_PVAR_CLASS_TIMER;
static int const v38_9 = MPI_T_PVAR_CLASS_GENERIC;
static MPI_T_source_order const v39_0 = MPI_T_SOURCE_ORDERED;
static MPI_T_source_order const v39_1 = MPI_T_SOURCE_UNORDERED;
static MPI_T_cb_safety const v40_0 = MPI_T_CB_REQUIRE_NONE;
static MPI_T_cb_safety const v40_1 = MPI_T_CB_REQUIRE_MPI_RESTRICTED;
static MPI_T_cb_safety const v40_2 = MPI_T_CB_REQUIRE_THREAD_SAFE;
static MPI_T_cb_safety const v40_3 = MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE;

static void types(void)
{
    const intptr_t p = (intptr_t)sizeof(void *);
    TYPE(MPI_Offset, 8, (intptr_t)offsetof(struct probe64, t));
    TYPE(MPI_Count, 8, (intptr_t)offsetof(struct probe64, t));
    TYPE(MPI_Aint, p, p);
    TYPE(MPI_Status, 32, 4);
    TYPE(MPI_Fint, 4, 4);
    TYPE(MPI_Comm, p, p);
    TYPE(MPI_Datatype, p, p);
    TYPE(MPI_Errhandler, p, p);
    TYPE(MPI_File, p, p);
    TYPE(MPI_Group, p, p);
    TYPE(MPI_Info, p, p);
    TYPE(MPI_Message, p, p);
    TYPE(MPI_Op, p, p);
    TYPE(MPI_Request, p, p);
    TYPE(MPI_Session, p, p);
    TYPE(MPI_Win, p, p);
    TYPE(MPI_T_enum, p, p);
    TYPE(MPI_T_cvar_handle, p, p);
    TYPE(MPI_T_pvar_handle, p, p);
    TYPE(MPI_T_pvar_session, p, p);
    TYPE(MPI_T_event_registration, p, p);
    TYPE(MPI_T_event_instance, p, p);
    TYPE(MPI_T_cb_safety, 4, 4);
    TYPE(MPI_T_source_order, 4, 4);
    value("MPI_SOURCE", (intptr_t)offsetof(MPI_Status, MPI_SOURCE), 0);
    value("MPI_TAG", (intptr_t)offsetof(MPI_Status, MPI_TAG), 4);
    value("MPI_ERROR", (intptr_t)offsetof(MPI_Status, MPI_ERROR), 8);
}

/* Error classes */
static void group0(void)
{
    value("MPI_SUCCESS", (intptr_t)v0_0, 0);
    value("MPI_ERR_BUFFER", (intptr_t)v0_1, 1);
    value("MPI_ERR_COUNT", (intptr_t)v0_2, 2);
    value("MPI_ERR_TYPE", (intptr_t)v0_3, 3);
    value("MPI_ERR_TAG", (intptr_t)v0_4, 4);
    value("MPI_ERR_COMM", (intptr_t)v0_5, 5);
    value("MPI_ERR_RANK", (intptr_t)v0_6, 6);
    value("MPI_ERR_REQUEST", (intptr_t)v0_7, 7);
    value("MPI_ERR_ROOT", (intptr_t)v0_8, 8);
    value("MPI_ERR_GROUP", (intptr_t)v0_9, 9);
    value("MPI_ERR_OP", (intptr_t)v0_10, 10);
    value("MPI_ERR_TOPOLOGY", (intptr_t)v0_11, 11);
    value("MPI_ERR_DIMS", (intptr_t)v0_12, 12);
    value("MPI_ERR_ARG", (intptr_t)v0_13, 13);
    value("MPI_ERR_UNKNOWN", (intptr_t)v0_14, 14);
    value("MPI_ERR_TRUNCATE", (intptr_t)v0_15, 15);
    value("MPI_ERR_OTHER", (intptr_t)v0_16, 16);
    value("MPI_ERR_INTERN", (intptr_t)v0_17, 17);
    value("MPI_ERR_PENDING", (intptr_t)v0_18, 18);
    value("MPI_ERR_IN_STATUS", (intptr_t)v0_19, 19);
    value("MPI_ERR_ACCESS", (intptr_t)v0_20, 20);
    value("MPI_ERR_AMODE", (intptr_t)v0_21, 21);
    value("MPI_ERR_ASSERT", (intptr_t)v0_22, 22);
    value("MPI_ERR_BAD_FILE", (intptr_t)v0_23, 23);
    value("MPI_ERR_BASE", (intptr_t)v0_24, 24);
    value("MPI_ERR_CONVERSION", (intptr_t)v0_25, 25);
    value("MPI_ERR_DISP", (intptr_t)v0_26, 26);
    value("MPI_ERR_DUP_DATAREP", (intptr_t)v0_27, 27);
    value("MPI_ERR_FILE_EXISTS", (intptr_t)v0_28, 28);
    value("MPI_ERR_FILE_IN_USE", (intptr_t)v0_29, 29);
    value("MPI_ERR_FILE", (intptr_t)v0_30, 30);
    value("MPI_ERR_INFO_KEY", (intptr_t)v0_31, 31);
    value("MPI_ERR_INFO_NOKEY", (intptr_t)v0_32, 32);
    value("MPI_ERR_INFO_VALUE", (intptr_t)v0_33, 33);
    value("MPI_ERR_INFO", (intptr_t)v0_34, 34);
    value("MPI_ERR_IO", (intptr_t)v0_35, 35);
    value("MPI_ERR_KEYVAL", (intptr_t)v0_36, 36);
    value("MPI_ERR_LOCKTYPE", (intptr_t)v0_37, 37);
    value("MPI_ERR_NAME", (intptr_t)v0_38, 38);
    value("MPI_ERR_NO_MEM", (intptr_t)v0_39, 39);
    value("MPI_ERR_NOT_SAME", (intptr_t)v0_40, 40);
    value("MPI_ERR_NO_SPACE", (intptr_t)v0_41, 41);
    value("MPI_ERR_NO_SUCH_FILE", (intptr_t)v0_42, 42);
    value("MPI_ERR_PORT", (intptr_t)v0_43, 43);
    value("MPI_ERR_QUOTA", (intptr_t)v0_44, 44);
    value("MPI_ERR_READ_ONLY", (intptr_t)v0_45, 45);
    value("MPI_ERR_RMA_ATTACH", (intptr_t)v0_46, 46);
    value("MPI_ERR_RMA_CONFLICT", (intptr_t)v0_47, 47);
    value("MPI_ERR_RMA_RANGE", (intptr_t)v0_48, 48);
    value("MPI_ERR_RMA_SHARED", (intptr_t)v0_49, 49);
    value("MPI_ERR_RMA_SYNC", (intptr_t)v0_50, 50);
    value("MPI_ERR_SERVICE", (intptr_t)v0_51, 51);
    value("MPI_ERR_SIZE", (intptr_t)v0_52, 52);
    value("MPI_ERR_SPAWN", (intptr_t)v0_53, 53);
    value("MPI_ERR_UNSUPPORTED_DATAREP", (intptr_t)v0_54, 54);
    value("MPI_ERR_UNSUPPORTED_OPERATION", (intptr_t)v0_55, 55);
    value("MPI_ERR_WIN", (intptr_t)v0_56, 56);
    value("MPI_ERR_RMA_FLAVOR", (intptr_t)v0_57, 57);
    value("MPIX_ERR_PROC_FAILED", (intptr_t)v0_58, 58);
    value("MPI_ERR_PROC_ABORTED", (intptr_t)v0_59, 58);
    value("MPI_ERR_VALUE_TOO_LARGE", (intptr_t)v0_60, 59);
    value("MPI_ERR_SESSION", (intptr_t)v0_61, 60);
    value("MPI_ERR_ERRHANDLER", (intptr_t)v0_62, 61);
    value("MPI_ERR_ABI", (intptr_t)v0_63, 62);
    value("MPI_T_ERR_CANNOT_INIT", (intptr_t)v0_64, 1001);
    value("MPI_T_ERR_NOT_ACCESSIBLE", (intptr_t)v0_65, 1002);
    value("MPI_T_ERR_NOT_INITIALIZED", (intptr_t)v0_66, 1003);
    value("MPI_T_ERR_NOT_SUPPORTED", (intptr_t)v0_67, 1004);
    value("MPI_T_ERR_MEMORY", (intptr_t)v0_68, 1005);
    value("MPI_T_ERR_INVALID", (intptr_t)v0_69, 1006);
    value("MPI_T_ERR_INVALID_INDEX", (intptr_t)v0_70, 1007);
    value("MPI_T_ERR_INVALID_ITEM", (intptr_t)v0_71, 1008);
    value("MPI_T_ERR_INVALID_SESSION", (intptr_t)v0_72, 1009);
    value("MPI_T_ERR_INVALID_HANDLE", (intptr_t)v0_73, 1010);
    value("MPI_T_ERR_INVALID_NAME", (intptr_t)v0_74, 1011);
    value("MPI_T_ERR_OUT_OF_HANDLES", (intptr_t)v0_75, 1012);
    value("MPI_T_ERR_OUT_OF_SESSIONS", (intptr_t)v0_76, 1013);
    value("MPI_T_ERR_CVAR_SET_NOT_NOW", (intptr_t)v0_77, 1014);
    value("MPI_T_ERR_CVAR_SET_NEVER", (intptr_t)v0_78, 1015);
    value("MPI_T_ERR_PVAR_NO_WRITE", (intptr_t)v0_79, 1016);
    value("MPI_T_ERR_PVAR_NO_STARTSTOP", (intptr_t)v0_80, 1017);
    value("MPI_T_ERR_PVAR_NO_ATOMIC", (intptr_t)v0_81, 1018);
    value("MPI_ERR_LASTCODE", (intptr_t)v0_82, 16383);
    value("MPIX_ERR_PROC_FAILED_PENDING", (intptr_t)v0_83, 16384);
    value("MPIX_ERR_REVOKED", (intptr_t)v0_84, 16385);
}

/* Buffer addresses */
static void group1(void)
{
    value("MPI_BOTTOM", (intptr_t)v1_0, 0);
    value("MPI_IN_PLACE", (intptr_t)v1_1, 1);
    value("MPI_BUFFER_AUTOMATIC", (intptr_t)v1_2, 2);
}

/* Empty or ignored arguments */
static void group2(void)
{
    value("MPI_ARGVS_NULL", (intptr_t)v2_0, 0);
    value("MPI_ARGV_NULL", (intptr_t)v2_1, 0);
    value("MPI_ERRCODES_IGNORE", (intptr_t)v2_2, 0);
    value("MPI_STATUSES_IGNORE", (intptr_t)v2_3, 0);
    value("MPI_STATUS_IGNORE", (intptr_t)v2_4, 0);
    value("MPI_UNWEIGHTED", (intptr_t)v2_5, 10);
    value("MPI_WEIGHTS_EMPTY", (intptr_t)v2_6, 11);
}

/* Maximum string sizes */
static void group3(void)
{
    value("MPI_MAX_DATAREP_STRING", (intptr_t)v3_0, 128);
    value("MPI_MAX_ERROR_STRING", (intptr_t)v3_1, 512);
    value("MPI_MAX_INFO_KEY", (intptr_t)v3_2, 256);
    value("MPI_MAX_INFO_VAL", (intptr_t)v3_3, 1024);
    value("MPI_MAX_LIBRARY_VERSION_STRING", (intptr_t)v3_4, 8192);
    value("MPI_MAX_OBJECT_NAME", (intptr_t)v3_5, 128);
    value("MPI_MAX_PORT_NAME", (intptr_t)v3_6, 1024);
    value("MPI_MAX_PROCESSOR_NAME", (intptr_t)v3_7, 256);
    value("MPI_MAX_STRINGTAG_LEN", (intptr_t)v3_8, 1024);
    value("MPI_MAX_PSET_NAME_LEN", (intptr_t)v3_9, 1024);
}

/* File and window mode bits */
static void group4(void)
{
    value("MPI_MODE_APPEND", (intptr_t)v4_0, 1);
    value("MPI_MODE_CREATE", (intptr_t)v4_1, 2);
    value("MPI_MODE_DELETE_ON_CLOSE", (intptr_t)v4_2, 4);
    value("MPI_MODE_EXCL", (intptr_t)v4_3, 8);
    value("MPI_MODE_RDONLY", (intptr_t)v4_4, 16);
    value("MPI_MODE_RDWR", (intptr_t)v4_5, 32);
    value("MPI_MODE_SEQUENTIAL", (intptr_t)v4_6, 64);
    value("MPI_MODE_UNIQUE_OPEN", (intptr_t)v4_7, 128);
    value("MPI_MODE_WRONLY", (intptr_t)v4_8, 256);
    value("MPI_MODE_NOCHECK", (intptr_t)v4_9, 1024);
    value("MPI_MODE_NOPRECEDE", (intptr_t)v4_10, 2048);
    value("MPI_MODE_NOPUT", (intptr_t)v4_11, 4096);
    value("MPI_MODE_NOSTORE", (intptr_t)v4_12, 8192);
    value("MPI_MODE_NOSUCCEED", (intptr_t)v4_13, 16384);
}

/* Ranks, tags and other integers */
static void group5(void)
{
    value("MPI_ANY_SOURCE", (intptr_t)v5_0, -1);
    value("MPI_ANY_TAG", (intptr_t)v5_1, -2);
    value("MPI_PROC_NULL", (intptr_t)v5_2, -3);
    value("MPI_ROOT", (intptr_t)v5_3, -4);
    value("MPI_UNDEFINED", (intptr_t)v5_4, -32766);
    value("MPI_BSEND_OVERHEAD", (intptr_t)v5_5, 512);
}

/* Levels of thread support */
static void group6(void)
{
    value("MPI_THREAD_SINGLE", (intptr_t)v6_0, 0);
    value("MPI_THREAD_FUNNELED", (intptr_t)v6_1, 1024);
    value("MPI_THREAD_SERIALIZED", (intptr_t)v6_2, 2048);
    value("MPI_THREAD_MULTIPLE", (intptr_t)v6_3, 4096);
}

/* Array order and distribution */
static void group7(void)
{
    value("MPI_ORDER_C", (intptr_t)v7_0, 12);
    value("MPI_ORDER_FORTRAN", (intptr_t)v7_1, 15);
    value("MPI_DISTRIBUTE_NONE", (intptr_t)v7_2, 16);
    value("MPI_DISTRIBUTE_BLOCK", (intptr_t)v7_3, 17);
    value("MPI_DISTRIBUTE_CYCLIC", (intptr_t)v7_4, 18);
    value("MPI_DISTRIBUTE_DFLT_DARG", (intptr_t)v7_5, 19);
}

/* Combiners */
static void group8(void)
{
    value("MPI_COMBINER_NAMED", (intptr_t)v8_0, 101);
    value("MPI_COMBINER_DUP", (intptr_t)v8_1, 102);
    value("MPI_COMBINER_CONTIGUOUS", (intptr_t)v8_2, 103);
    value("MPI_COMBINER_VECTOR", (intptr_t)v8_3, 104);
    value("MPI_COMBINER_HVECTOR", (intptr_t)v8_4, 105);
    value("MPI_COMBINER_INDEXED", (intptr_t)v8_5, 106);
    value("MPI_COMBINER_HINDEXED", (intptr_t)v8_6, 107);
    value("MPI_COMBINER_INDEXED_BLOCK", (intptr_t)v8_7, 108);
    value("MPI_COMBINER_HINDEXED_BLOCK", (intptr_t)v8_8, 109);
    value("MPI_COMBINER_STRUCT", (intptr_t)v8_9, 110);
    value("MPI_COMBINER_SUBARRAY", (intptr_t)v8_10, 111);
    value("MPI_COMBINER_DARRAY", (intptr_t)v8_11, 112);
    value("MPI_COMBINER_F90_REAL", (intptr_t)v8_12, 113);
    value("MPI_COMBINER_F90_COMPLEX", (intptr_t)v8_13, 114);
    value("MPI_COMBINER_F90_INTEGER", (intptr_t)v8_14, 115);
    value("MPI_COMBINER_RESIZED", (intptr_t)v8_15, 116);
    value("MPI_COMBINER_VALUE_INDEX", (intptr_t)v8_16, 117);
}

/* Type classes */
static void group9(void)
{
    value("MPI_TYPECLASS_INTEGER", (intptr_t)v9_0, 192);
    value("MPI_TYPECLASS_REAL", (intptr_t)v9_1, 193);
    value("MPI_TYPECLASS_COMPLEX", (intptr_t)v9_2, 194);
}

/* Results of comparisons */
static void group10(void)
{
    value("MPI_IDENT", (intptr_t)v10_0, 201);
    value("MPI_CONGRUENT", (intptr_t)v10_1, 202);
    value("MPI_SIMILAR", (intptr_t)v10_2, 203);
    value("MPI_UNEQUAL", (intptr_t)v10_3, 204);
}

/* Topologies */
static void group11(void)
{
    value("MPI_CART", (intptr_t)v11_0, 211);
    value("MPI_GRAPH", (intptr_t)v11_1, 212);
    value("MPI_DIST_GRAPH", (intptr_t)v11_2, 213);
}

/* Split types */
static void group12(void)
{
    value("MPI_COMM_TYPE_SHARED", (intptr_t)v12_0, 221);
    value("MPI_COMM_TYPE_HW_UNGUIDED", (intptr_t)v12_1, 222);
    value("MPI_COMM_TYPE_HW_GUIDED", (intptr_t)v12_2, 223);
    value("MPI_COMM_TYPE_RESOURCE_GUIDED", (intptr_t)v12_3, 224);
}

/* Lock types */
static void group13(void)
{
    value("MPI_LOCK_EXCLUSIVE", (intptr_t)v13_0, 301);
    value("MPI_LOCK_SHARED", (intptr_t)v13_1, 302);
}

/* Window flavors */
static void group14(void)
{
    value("MPI_WIN_FLAVOR_CREATE", (intptr_t)v14_0, 311);
    value("MPI_WIN_FLAVOR_ALLOCATE", (intptr_t)v14_1, 312);
    value("MPI_WIN_FLAVOR_DYNAMIC", (intptr_t)v14_2, 313);
    value("MPI_WIN_FLAVOR_SHARED", (intptr_t)v14_3, 314);
}

/* Window memory models */
static void group15(void)
{
    value("MPI_WIN_UNIFIED", (intptr_t)v15_0, 321);
    value("MPI_WIN_SEPARATE", (intptr_t)v15_1, 322);
}

/* File positions */
static void group16(void)
{
    value("MPI_SEEK_CUR", (intptr_t)v16_0, 401);
    value("MPI_SEEK_END", (intptr_t)v16_1, 402);
    value("MPI_SEEK_SET", (intptr_t)v16_2, 403);
}

/* File displacements */
static void group17(void)
{
    value("MPI_DISPLACEMENT_CURRENT", (intptr_t)v17_0, -1);
}

/* Predefined keyvals */
static void group18(void)
{
    value("MPI_KEYVAL_INVALID", (intptr_t)v18_0, 0);
    value("MPI_TAG_UB", (intptr_t)v18_1, 501);
    value("MPI_IO", (intptr_t)v18_2, 502);
    value("MPI_HOST", (intptr_t)v18_3, 503);
    value("MPI_WTIME_IS_GLOBAL", (intptr_t)v18_4, 504);
    value("MPI_APPNUM", (intptr_t)v18_5, 505);
    value("MPI_LASTUSEDCODE", (intptr_t)v18_6, 506);
    value("MPI_UNIVERSE_SIZE", (intptr_t)v18_7, 507);
    value("MPIX_FT", (intptr_t)v18_8, 599);
    value("MPI_WIN_BASE", (intptr_t)v18_9, 601);
    value("MPI_WIN_DISP_UNIT", (intptr_t)v18_10, 602);
    value("MPI_WIN_SIZE", (intptr_t)v18_11, 603);
    value("MPI_WIN_CREATE_FLAVOR", (intptr_t)v18_12, 604);
    value("MPI_WIN_MODEL", (intptr_t)v18_13, 605);
}

/* Fortran status, seen from C */
static void group19(void)
{
    value("MPI_F_STATUS_SIZE", (intptr_t)v19_0, 8);
    value("MPI_F_SOURCE", (intptr_t)v19_1, 0);
    value("MPI_F_TAG", (intptr_t)v19_2, 1);
    value("MPI_F_ERROR", (intptr_t)v19_3, 2);
}

/* Communicators */
static void group20(void)
{
    value("MPI_COMM_NULL", (intptr_t)v20_0, 256);
    value("MPI_COMM_WORLD", (intptr_t)v20_1, 257);
    value("MPI_COMM_SELF", (intptr_t)v20_2, 258);
}

/* Datatypes */
static void group21(void)
{
    value("MPI_DATATYPE_NULL", (intptr_t)v21_0, 512);
    value("MPI_AINT", (intptr_t)v21_1, 513);
    value("MPI_COUNT", (intptr_t)v21_2, 514);
    value("MPI_OFFSET", (intptr_t)v21_3, 515);
    value("MPI_PACKED", (intptr_t)v21_4, 519);
    value("MPI_SHORT", (intptr_t)v21_5, 520);
    value("MPI_INT", (intptr_t)v21_6, 521);
    value("MPI_LONG", (intptr_t)v21_7, 522);
    value("MPI_LONG_LONG_INT", (intptr_t)v21_8, 523);
    value("MPI_LONG_LONG", (intptr_t)v21_9, 523);
    value("MPI_UNSIGNED_SHORT", (intptr_t)v21_10, 524);
    value("MPI_UNSIGNED", (intptr_t)v21_11, 525);
    value("MPI_UNSIGNED_LONG", (intptr_t)v21_12, 526);
    value("MPI_UNSIGNED_LONG_LONG", (intptr_t)v21_13, 527);
    value("MPI_FLOAT", (intptr_t)v21_14, 528);
    value("MPI_C_COMPLEX", (intptr_t)v21_15, 530);
    value("MPI_C_FLOAT_COMPLEX", (intptr_t)v21_16, 530);
    value("MPI_DOUBLE", (intptr_t)v21_17, 532);
    value("MPI_C_DOUBLE_COMPLEX", (intptr_t)v21_18, 534);
    value("MPI_LONG_DOUBLE", (intptr_t)v21_19, 544);
    value("MPI_C_LONG_DOUBLE_COMPLEX", (intptr_t)v21_20, 548);
    value("MPI_C_BOOL", (intptr_t)v21_21, 568);
    value("MPI_WCHAR", (intptr_t)v21_22, 572);
    value("MPI_INT8_T", (intptr_t)v21_23, 576);
    value("MPI_UINT8_T", (intptr_t)v21_24, 577);
    value("MPI_CHAR", (intptr_t)v21_25, 579);
    value("MPI_SIGNED_CHAR", (intptr_t)v21_26, 580);
    value("MPI_UNSIGNED_CHAR", (intptr_t)v21_27, 581);
    value("MPI_BYTE", (intptr_t)v21_28, 583);
    value("MPI_INT16_T", (intptr_t)v21_29, 584);
    value("MPI_UINT16_T", (intptr_t)v21_30, 585);
    value("MPI_INT32_T", (intptr_t)v21_31, 592);
    value("MPI_UINT32_T", (intptr_t)v21_32, 593);
    value("MPI_INT64_T", (intptr_t)v21_33, 600);
    value("MPI_UINT64_T", (intptr_t)v21_34, 601);
    value("MPI_LOGICAL", (intptr_t)v21_35, 536);
    value("MPI_INTEGER", (intptr_t)v21_36, 537);
    value("MPI_REAL", (intptr_t)v21_37, 538);
    value("MPI_COMPLEX", (intptr_t)v21_38, 539);
    value("MPI_DOUBLE_PRECISION", (intptr_t)v21_39, 540);
    value("MPI_CHARACTER", (intptr_t)v21_40, 542);
    value("MPI_CXX_FLOAT_COMPLEX", (intptr_t)v21_41, 531);
    value("MPI_CXX_DOUBLE_COMPLEX", (intptr_t)v21_42, 535);
    value("MPI_CXX_LONG_DOUBLE_COMPLEX", (intptr_t)v21_43, 549);
    value("MPI_CXX_BOOL", (intptr_t)v21_44, 569);
}

/* Optional Fortran datatypes */
static void group22(void)
{
    value("MPI_DOUBLE_COMPLEX", (intptr_t)v22_0, 541);
    value("MPI_LOGICAL1", (intptr_t)v22_1, 704);
    value("MPI_LOGICAL2", (intptr_t)v22_2, 712);
    value("MPI_LOGICAL4", (intptr_t)v22_3, 720);
    value("MPI_LOGICAL8", (intptr_t)v22_4, 728);
    value("MPI_LOGICAL16", (intptr_t)v22_5, 736);
    value("MPI_INTEGER1", (intptr_t)v22_6, 705);
    value("MPI_INTEGER2", (intptr_t)v22_7, 713);
    value("MPI_INTEGER4", (intptr_t)v22_8, 721);
    value("MPI_INTEGER8", (intptr_t)v22_9, 729);
    value("MPI_INTEGER16", (intptr_t)v22_10, 737);
    value("MPI_REAL2", (intptr_t)v22_11, 714);
    value("MPI_REAL4", (intptr_t)v22_12, 722);
    value("MPI_REAL8", (intptr_t)v22_13, 730);
    value("MPI_REAL16", (intptr_t)v22_14, 738);
    value("MPI_COMPLEX4", (intptr_t)v22_15, 723);
    value("MPI_COMPLEX8", (intptr_t)v22_16, 731);
    value("MPI_COMPLEX16", (intptr_t)v22_17, 739);
    value("MPI_COMPLEX32", (intptr_t)v22_18, 747);
}

/* Pair types of C */
static void group23(void)
{
    value("MPI_FLOAT_INT", (intptr_t)v23_0, 552);
    value("MPI_DOUBLE_INT", (intptr_t)v23_1, 553);
    value("MPI_LONG_INT", (intptr_t)v23_2, 554);
    value("MPI_2INT", (intptr_t)v23_3, 555);
    value("MPI_SHORT_INT", (intptr_t)v23_4, 556);
    value("MPI_LONG_DOUBLE_INT", (intptr_t)v23_5, 557);
}

/* Pair types of Fortran */
static void group24(void)
{
    value("MPI_2REAL", (intptr_t)v24_0, 560);
    value("MPI_2DOUBLE_PRECISION", (intptr_t)v24_1, 561);
    value("MPI_2INTEGER", (intptr_t)v24_2, 562);
}

/* Messages */
static void group25(void)
{
    value("MPI_MESSAGE_NULL", (intptr_t)v25_0, 296);
    value("MPI_MESSAGE_NO_PROC", (intptr_t)v25_1, 297);
}

/* Error handlers */
static void group26(void)
{
    value("MPI_ERRHANDLER_NULL", (intptr_t)v26_0, 320);
    value("MPI_ERRORS_ARE_FATAL", (intptr_t)v26_1, 321);
    value("MPI_ERRORS_ABORT", (intptr_t)v26_2, 322);
    value("MPI_ERRORS_RETURN", (intptr_t)v26_3, 323);
}

/* Info objects */
static void group27(void)
{
    value("MPI_INFO_NULL", (intptr_t)v27_0, 304);
    value("MPI_INFO_ENV", (intptr_t)v27_1, 305);
}

/* Operations */
static void group28(void)
{
    value("MPI_OP_NULL", (intptr_t)v28_0, 32);
    value("MPI_SUM", (intptr_t)v28_1, 33);
    value("MPI_MIN", (intptr_t)v28_2, 34);
    value("MPI_MAX", (intptr_t)v28_3, 35);
    value("MPI_PROD", (intptr_t)v28_4, 36);
    value("MPI_BAND", (intptr_t)v28_5, 40);
    value("MPI_BOR", (intptr_t)v28_6, 41);
    value("MPI_BXOR", (intptr_t)v28_7, 42);
    value("MPI_LAND", (intptr_t)v28_8, 48);
    value("MPI_LOR", (intptr_t)v28_9, 49);
    value("MPI_LXOR", (intptr_t)v28_10, 50);
    value("MPI_MINLOC", (intptr_t)v28_11, 56);
    value("MPI_MAXLOC", (intptr_t)v28_12, 57);
    value("MPI_REPLACE", (intptr_t)v28_13, 60);
    value("MPI_NO_OP", (intptr_t)v28_14, 61);
}

/* Groups */
static void group29(void)
{
    value("MPI_GROUP_NULL", (intptr_t)v29_0, 264);
    value("MPI_GROUP_EMPTY", (intptr_t)v29_1, 265);
}

/* Null handles */
static void group30(void)
{
    value("MPI_REQUEST_NULL", (intptr_t)v30_0, 384);
    value("MPI_FILE_NULL", (intptr_t)v30_1, 280);
    value("MPI_SESSION_NULL", (intptr_t)v30_2, 288);
    value("MPI_WIN_NULL", (intptr_t)v30_3, 272);
}

/* Predefined callbacks */
static void group31(void)
{
    value("MPI_COMM_NULL_COPY_FN", (intptr_t)v31_0, 0);
    value("MPI_COMM_DUP_FN", (intptr_t)v31_1, 1);
    value("MPI_COMM_NULL_DELETE_FN", (intptr_t)v31_2, 0);
    value("MPI_WIN_NULL_COPY_FN", (intptr_t)v31_3, 0);
    value("MPI_WIN_DUP_FN", (intptr_t)v31_4, 1);
    value("MPI_WIN_NULL_DELETE_FN", (intptr_t)v31_5, 0);
    value("MPI_TYPE_NULL_COPY_FN", (intptr_t)v31_6, 0);
    value("MPI_TYPE_DUP_FN", (intptr_t)v31_7, 1);
    value("MPI_TYPE_NULL_DELETE_FN", (intptr_t)v31_8, 0);
    value("MPI_CONVERSION_FN_NULL", (intptr_t)v31_9, 0);
    value("MPI_CONVERSION_FN_NULL_C", (intptr_t)v31_10, 0);
}

/* Predefined callbacks, deprecated names */
static void group32(void)
{
    value("MPI_NULL_COPY_FN", (intptr_t)v32_0, 0);
    value("MPI_DUP_FN", (intptr_t)v32_1, 1);
    value("MPI_NULL_DELETE_FN", (intptr_t)v32_2, 0);
}

/* Versions */
static void group33(void)
{
    value("MPI_VERSION", (intptr_t)v33_0, 5);
    value("MPI_SUBVERSION", (intptr_t)v33_1, 0);
    value("MPI_ABI_VERSION", (intptr_t)v33_2, 1);
    value("MPI_ABI_SUBVERSION", (intptr_t)v33_3, 0);
}

/* MPI_T null handles */
static void group34(void)
{
    value("MPI_T_ENUM_NULL", (intptr_t)v34_0, 0);
    value("MPI_T_CVAR_HANDLE_NULL", (intptr_t)v34_1, 0);
    value("MPI_T_PVAR_HANDLE_NULL", (intptr_t)v34_2, 0);
    value("MPI_T_PVAR_SESSION_NULL", (intptr_t)v34_3, 0);
    value("MPI_T_PVAR_ALL_HANDLES", (intptr_t)v34_4, 1);
}

/* MPI_T verbosity */
static void group35(void)
{
    value("MPI_T_VERBOSITY_USER_BASIC", (intptr_t)v35_0, 9);
    value("MPI_T_VERBOSITY_USER_DETAIL", (intptr_t)v35_1, 10);
    value("MPI_T_VERBOSITY_USER_ALL", (intptr_t)v35_2, 12);
    value("MPI_T_VERBOSITY_TUNER_BASIC", (intptr_t)v35_3, 17);
    value("MPI_T_VERBOSITY_TUNER_DETAIL", (intptr_t)v35_4, 18);
    value("MPI_T_VERBOSITY_TUNER_ALL", (intptr_t)v35_5, 20);
    value("MPI_T_VERBOSITY_MPIDEV_BASIC", (intptr_t)v35_6, 33);
    value("MPI_T_VERBOSITY_MPIDEV_DETAIL", (intptr_t)v35_7, 34);
    value("MPI_T_VERBOSITY_MPIDEV_ALL", (intptr_t)v35_8, 36);
}

/* MPI_T bindings */
static void group36(void)
{
    value("MPI_T_BIND_NO_OBJECT", (intptr_t)v36_0, 1);
    value("MPI_T_BIND_MPI_COMM", (intptr_t)v36_1, 2);
    value("MPI_T_BIND_MPI_DATATYPE", (intptr_t)v36_2, 3);
    value("MPI_T_BIND_MPI_ERRHANDLER", (intptr_t)v36_3, 4);
    value("MPI_T_BIND_MPI_FILE", (intptr_t)v36_4, 5);
    value("MPI_T_BIND_MPI_GROUP", (intptr_t)v36_5, 6);
    value("MPI_T_BIND_MPI_OP", (intptr_t)v36_6, 7);
    value("MPI_T_BIND_MPI_REQUEST", (intptr_t)v36_7, 8);
    value("MPI_T_BIND_MPI_WIN", (intptr_t)v36_8, 9);
    value("MPI_T_BIND_MPI_MESSAGE", (intptr_t)v36_9, 10);
    value("MPI_T_BIND_MPI_INFO", (intptr_t)v36_10, 11);
    value("MPI_T_BIND_MPI_SESSION", (intptr_t)v36_11, 12);
}

/* MPI_T scopes */
static void group37(void)
{
    value("MPI_T_SCOPE_CONSTANT", (intptr_t)v37_0, 1);
    value("MPI_T_SCOPE_READONLY", (intptr_t)v37_1, 2);
    value("MPI_T_SCOPE_LOCAL", (intptr_t)v37_2, 3);
    value("MPI_T_SCOPE_GROUP", (intptr_t)v37_3, 4);
    value("MPI_T_SCOPE_GROUP_EQ", (intptr_t)v37_4, 5);
    value("MPI_T_SCOPE_ALL", (intptr_t)v37_5, 6);
    value("MPI_T_SCOPE_ALL_EQ", (intptr_t)v37_6, 7);
}

/* MPI_T performance variable classes */
static void group38(void)
{
    value("MPI_T_PVAR_CLASS_STATE", (intptr_t)v38_0, 1);
    value("MPI_T_PVAR_CLASS_LEVEL", (intptr_t)v38_1, 2);
    value("MPI_T_PVAR_CLASS_SIZE", (intptr_t)v38_2, 3);
    value("MPI_T_PVAR_CLASS_PERCENTAGE", (intptr_t)v38_3, 4);
    value("MPI_T_PVAR_CLASS_HIGHWATERMARK", (intptr_t)v38_4, 5);
    value("MPI_T_PVAR_CLASS_LOWWATERMARK", (intptr_t)v38_5, 6);
    value("MPI_T_PVAR_CLASS_COUNTER", (intptr_t)v38_6, 7);
    value("MPI_T_PVAR_CLASS_AGGREGATE", (intptr_t)v38_7, 8);
    value("MPI_T_PVAR_CLASS_TIMER", (intptr_t)v38_8, 9);
    value("MPI_T_PVAR_CLASS_GENERIC", (intptr_t)v38_9, 10);
}

/* MPI_T source orderings */
static void group39(void)
{
    value("MPI_T_SOURCE_ORDERED", (intptr_t)v39_0, 1);
    value("MPI_T_SOURCE_UNORDERED", (intptr_t)v39_1, 2);
}

/* MPI_T callback safety */
static void group40(void)
{
    value("MPI_T_CB_REQUIRE_NONE", (intptr_t)v40_0, 0);
    value("MPI_T_CB_REQUIRE_MPI_RESTRICTED", (intptr_t)v40_1, 3);
    value("MPI_T_CB_REQUIRE_THREAD_SAFE", (intptr_t)v40_2, 15);
    value("MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE", (intptr_t)v40_3, 63);
}

int main(void)
{
    types();
    group0();
    group1();
    group2();
    group3();
    group4();
    group5();
    group6();
    group7();
    group8();
    group9();
    group10();
    group11();
    group12();
    group13();
    group14();
    group15();
    group16();
    group17();
    group18();
    group19();
    group20();
    group21();
    group22();
    group23();
    group24();
    group25();
    group26();
    group27();
    group28();
    group29();
    group30();
    group31();
    group32();
    group33();
    group34();
    group35();
    group36();
    group37();
    group38();
    group39();
    group40();
    printf("%d of 368 constants or types differ\n", bad);
    return bad != 0;
}
