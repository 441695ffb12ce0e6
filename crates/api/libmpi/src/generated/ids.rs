// Made by `cargo x codegen`; do not edit.
//! Call ids: index of each C function in [`CALLS`].

use crate::calls::{CallInfo, Show};

pub(crate) const BSEND: u32 = 1;
pub(crate) const BSEND_C: u32 = 2;
pub(crate) const BSEND_INIT: u32 = 3;
pub(crate) const BSEND_INIT_C: u32 = 4;
pub(crate) const BUFFER_ATTACH: u32 = 5;
pub(crate) const BUFFER_ATTACH_C: u32 = 6;
pub(crate) const BUFFER_DETACH: u32 = 7;
pub(crate) const BUFFER_DETACH_C: u32 = 8;
pub(crate) const BUFFER_FLUSH: u32 = 9;
pub(crate) const BUFFER_IFLUSH: u32 = 10;
pub(crate) const CANCEL: u32 = 11;
pub(crate) const COMM_ATTACH_BUFFER: u32 = 12;
pub(crate) const COMM_ATTACH_BUFFER_C: u32 = 13;
pub(crate) const COMM_DETACH_BUFFER: u32 = 14;
pub(crate) const COMM_DETACH_BUFFER_C: u32 = 15;
pub(crate) const COMM_FLUSH_BUFFER: u32 = 16;
pub(crate) const COMM_IFLUSH_BUFFER: u32 = 17;
pub(crate) const GET_COUNT: u32 = 18;
pub(crate) const GET_COUNT_C: u32 = 19;
pub(crate) const IBSEND: u32 = 20;
pub(crate) const IBSEND_C: u32 = 21;
pub(crate) const IMPROBE: u32 = 22;
pub(crate) const IMRECV: u32 = 23;
pub(crate) const IMRECV_C: u32 = 24;
pub(crate) const IPROBE: u32 = 25;
pub(crate) const IRECV: u32 = 26;
pub(crate) const IRECV_C: u32 = 27;
pub(crate) const IRSEND: u32 = 28;
pub(crate) const IRSEND_C: u32 = 29;
pub(crate) const ISEND: u32 = 30;
pub(crate) const ISEND_C: u32 = 31;
pub(crate) const ISENDRECV: u32 = 32;
pub(crate) const ISENDRECV_C: u32 = 33;
pub(crate) const ISENDRECV_REPLACE: u32 = 34;
pub(crate) const ISENDRECV_REPLACE_C: u32 = 35;
pub(crate) const ISSEND: u32 = 36;
pub(crate) const ISSEND_C: u32 = 37;
pub(crate) const MPROBE: u32 = 38;
pub(crate) const MRECV: u32 = 39;
pub(crate) const MRECV_C: u32 = 40;
pub(crate) const PROBE: u32 = 41;
pub(crate) const RECV: u32 = 42;
pub(crate) const RECV_C: u32 = 43;
pub(crate) const RECV_INIT: u32 = 44;
pub(crate) const RECV_INIT_C: u32 = 45;
pub(crate) const REQUEST_FREE: u32 = 46;
pub(crate) const REQUEST_GET_STATUS: u32 = 47;
pub(crate) const REQUEST_GET_STATUS_ALL: u32 = 48;
pub(crate) const REQUEST_GET_STATUS_ANY: u32 = 49;
pub(crate) const REQUEST_GET_STATUS_SOME: u32 = 50;
pub(crate) const RSEND: u32 = 51;
pub(crate) const RSEND_C: u32 = 52;
pub(crate) const RSEND_INIT: u32 = 53;
pub(crate) const RSEND_INIT_C: u32 = 54;
pub(crate) const SEND: u32 = 55;
pub(crate) const SEND_C: u32 = 56;
pub(crate) const SEND_INIT: u32 = 57;
pub(crate) const SEND_INIT_C: u32 = 58;
pub(crate) const SENDRECV: u32 = 59;
pub(crate) const SENDRECV_C: u32 = 60;
pub(crate) const SENDRECV_REPLACE: u32 = 61;
pub(crate) const SENDRECV_REPLACE_C: u32 = 62;
pub(crate) const SESSION_ATTACH_BUFFER: u32 = 63;
pub(crate) const SESSION_ATTACH_BUFFER_C: u32 = 64;
pub(crate) const SESSION_DETACH_BUFFER: u32 = 65;
pub(crate) const SESSION_DETACH_BUFFER_C: u32 = 66;
pub(crate) const SESSION_FLUSH_BUFFER: u32 = 67;
pub(crate) const SESSION_IFLUSH_BUFFER: u32 = 68;
pub(crate) const SSEND: u32 = 69;
pub(crate) const SSEND_C: u32 = 70;
pub(crate) const SSEND_INIT: u32 = 71;
pub(crate) const SSEND_INIT_C: u32 = 72;
pub(crate) const START: u32 = 73;
pub(crate) const STARTALL: u32 = 74;
pub(crate) const STATUS_GET_ERROR: u32 = 75;
pub(crate) const STATUS_GET_SOURCE: u32 = 76;
pub(crate) const STATUS_GET_TAG: u32 = 77;
pub(crate) const STATUS_SET_ERROR: u32 = 78;
pub(crate) const STATUS_SET_SOURCE: u32 = 79;
pub(crate) const STATUS_SET_TAG: u32 = 80;
pub(crate) const TEST: u32 = 81;
pub(crate) const TEST_CANCELLED: u32 = 82;
pub(crate) const TESTALL: u32 = 83;
pub(crate) const TESTANY: u32 = 84;
pub(crate) const TESTSOME: u32 = 85;
pub(crate) const WAIT: u32 = 86;
pub(crate) const WAITALL: u32 = 87;
pub(crate) const WAITANY: u32 = 88;
pub(crate) const WAITSOME: u32 = 89;
pub(crate) const PARRIVED: u32 = 90;
pub(crate) const PREADY: u32 = 91;
pub(crate) const PREADY_LIST: u32 = 92;
pub(crate) const PREADY_RANGE: u32 = 93;
pub(crate) const PRECV_INIT: u32 = 94;
pub(crate) const PRECV_INIT_C: u32 = 95;
pub(crate) const PSEND_INIT: u32 = 96;
pub(crate) const PSEND_INIT_C: u32 = 97;
pub(crate) const AINT_ADD: u32 = 98;
pub(crate) const AINT_DIFF: u32 = 99;
pub(crate) const GET_ADDRESS: u32 = 100;
pub(crate) const GET_ELEMENTS: u32 = 101;
pub(crate) const GET_ELEMENTS_C: u32 = 102;
pub(crate) const PACK: u32 = 103;
pub(crate) const PACK_C: u32 = 104;
pub(crate) const PACK_EXTERNAL: u32 = 105;
pub(crate) const PACK_EXTERNAL_C: u32 = 106;
pub(crate) const PACK_EXTERNAL_SIZE: u32 = 107;
pub(crate) const PACK_EXTERNAL_SIZE_C: u32 = 108;
pub(crate) const PACK_SIZE: u32 = 109;
pub(crate) const PACK_SIZE_C: u32 = 110;
pub(crate) const TYPE_COMMIT: u32 = 111;
pub(crate) const TYPE_CONTIGUOUS: u32 = 112;
pub(crate) const TYPE_CONTIGUOUS_C: u32 = 113;
pub(crate) const TYPE_CREATE_DARRAY: u32 = 114;
pub(crate) const TYPE_CREATE_DARRAY_C: u32 = 115;
pub(crate) const TYPE_CREATE_HINDEXED: u32 = 116;
pub(crate) const TYPE_CREATE_HINDEXED_C: u32 = 117;
pub(crate) const TYPE_CREATE_HINDEXED_BLOCK: u32 = 118;
pub(crate) const TYPE_CREATE_HINDEXED_BLOCK_C: u32 = 119;
pub(crate) const TYPE_CREATE_HVECTOR: u32 = 120;
pub(crate) const TYPE_CREATE_HVECTOR_C: u32 = 121;
pub(crate) const TYPE_CREATE_INDEXED_BLOCK: u32 = 122;
pub(crate) const TYPE_CREATE_INDEXED_BLOCK_C: u32 = 123;
pub(crate) const TYPE_CREATE_RESIZED: u32 = 124;
pub(crate) const TYPE_CREATE_RESIZED_C: u32 = 125;
pub(crate) const TYPE_CREATE_STRUCT: u32 = 126;
pub(crate) const TYPE_CREATE_STRUCT_C: u32 = 127;
pub(crate) const TYPE_CREATE_SUBARRAY: u32 = 128;
pub(crate) const TYPE_CREATE_SUBARRAY_C: u32 = 129;
pub(crate) const TYPE_DUP: u32 = 130;
pub(crate) const TYPE_FREE: u32 = 131;
pub(crate) const TYPE_GET_CONTENTS: u32 = 132;
pub(crate) const TYPE_GET_CONTENTS_C: u32 = 133;
pub(crate) const TYPE_GET_ENVELOPE: u32 = 134;
pub(crate) const TYPE_GET_ENVELOPE_C: u32 = 135;
pub(crate) const TYPE_GET_EXTENT: u32 = 136;
pub(crate) const TYPE_GET_EXTENT_C: u32 = 137;
pub(crate) const TYPE_GET_TRUE_EXTENT: u32 = 138;
pub(crate) const TYPE_GET_TRUE_EXTENT_C: u32 = 139;
pub(crate) const TYPE_GET_VALUE_INDEX: u32 = 140;
pub(crate) const TYPE_INDEXED: u32 = 141;
pub(crate) const TYPE_INDEXED_C: u32 = 142;
pub(crate) const TYPE_SIZE: u32 = 143;
pub(crate) const TYPE_SIZE_C: u32 = 144;
pub(crate) const TYPE_VECTOR: u32 = 145;
pub(crate) const TYPE_VECTOR_C: u32 = 146;
pub(crate) const UNPACK: u32 = 147;
pub(crate) const UNPACK_C: u32 = 148;
pub(crate) const UNPACK_EXTERNAL: u32 = 149;
pub(crate) const UNPACK_EXTERNAL_C: u32 = 150;
pub(crate) const ALLGATHER: u32 = 151;
pub(crate) const ALLGATHER_C: u32 = 152;
pub(crate) const ALLGATHER_INIT: u32 = 153;
pub(crate) const ALLGATHER_INIT_C: u32 = 154;
pub(crate) const ALLGATHERV: u32 = 155;
pub(crate) const ALLGATHERV_C: u32 = 156;
pub(crate) const ALLGATHERV_INIT: u32 = 157;
pub(crate) const ALLGATHERV_INIT_C: u32 = 158;
pub(crate) const ALLREDUCE: u32 = 159;
pub(crate) const ALLREDUCE_C: u32 = 160;
pub(crate) const ALLREDUCE_INIT: u32 = 161;
pub(crate) const ALLREDUCE_INIT_C: u32 = 162;
pub(crate) const ALLTOALL: u32 = 163;
pub(crate) const ALLTOALL_C: u32 = 164;
pub(crate) const ALLTOALL_INIT: u32 = 165;
pub(crate) const ALLTOALL_INIT_C: u32 = 166;
pub(crate) const ALLTOALLV: u32 = 167;
pub(crate) const ALLTOALLV_C: u32 = 168;
pub(crate) const ALLTOALLV_INIT: u32 = 169;
pub(crate) const ALLTOALLV_INIT_C: u32 = 170;
pub(crate) const ALLTOALLW: u32 = 171;
pub(crate) const ALLTOALLW_C: u32 = 172;
pub(crate) const ALLTOALLW_INIT: u32 = 173;
pub(crate) const ALLTOALLW_INIT_C: u32 = 174;
pub(crate) const BARRIER: u32 = 175;
pub(crate) const BARRIER_INIT: u32 = 176;
pub(crate) const BCAST: u32 = 177;
pub(crate) const BCAST_C: u32 = 178;
pub(crate) const BCAST_INIT: u32 = 179;
pub(crate) const BCAST_INIT_C: u32 = 180;
pub(crate) const EXSCAN: u32 = 181;
pub(crate) const EXSCAN_C: u32 = 182;
pub(crate) const EXSCAN_INIT: u32 = 183;
pub(crate) const EXSCAN_INIT_C: u32 = 184;
pub(crate) const GATHER: u32 = 185;
pub(crate) const GATHER_C: u32 = 186;
pub(crate) const GATHER_INIT: u32 = 187;
pub(crate) const GATHER_INIT_C: u32 = 188;
pub(crate) const GATHERV: u32 = 189;
pub(crate) const GATHERV_C: u32 = 190;
pub(crate) const GATHERV_INIT: u32 = 191;
pub(crate) const GATHERV_INIT_C: u32 = 192;
pub(crate) const IALLGATHER: u32 = 193;
pub(crate) const IALLGATHER_C: u32 = 194;
pub(crate) const IALLGATHERV: u32 = 195;
pub(crate) const IALLGATHERV_C: u32 = 196;
pub(crate) const IALLREDUCE: u32 = 197;
pub(crate) const IALLREDUCE_C: u32 = 198;
pub(crate) const IALLTOALL: u32 = 199;
pub(crate) const IALLTOALL_C: u32 = 200;
pub(crate) const IALLTOALLV: u32 = 201;
pub(crate) const IALLTOALLV_C: u32 = 202;
pub(crate) const IALLTOALLW: u32 = 203;
pub(crate) const IALLTOALLW_C: u32 = 204;
pub(crate) const IBARRIER: u32 = 205;
pub(crate) const IBCAST: u32 = 206;
pub(crate) const IBCAST_C: u32 = 207;
pub(crate) const IEXSCAN: u32 = 208;
pub(crate) const IEXSCAN_C: u32 = 209;
pub(crate) const IGATHER: u32 = 210;
pub(crate) const IGATHER_C: u32 = 211;
pub(crate) const IGATHERV: u32 = 212;
pub(crate) const IGATHERV_C: u32 = 213;
pub(crate) const IREDUCE: u32 = 214;
pub(crate) const IREDUCE_C: u32 = 215;
pub(crate) const IREDUCE_SCATTER: u32 = 216;
pub(crate) const IREDUCE_SCATTER_C: u32 = 217;
pub(crate) const IREDUCE_SCATTER_BLOCK: u32 = 218;
pub(crate) const IREDUCE_SCATTER_BLOCK_C: u32 = 219;
pub(crate) const ISCAN: u32 = 220;
pub(crate) const ISCAN_C: u32 = 221;
pub(crate) const ISCATTER: u32 = 222;
pub(crate) const ISCATTER_C: u32 = 223;
pub(crate) const ISCATTERV: u32 = 224;
pub(crate) const ISCATTERV_C: u32 = 225;
pub(crate) const OP_COMMUTATIVE: u32 = 226;
pub(crate) const OP_CREATE: u32 = 227;
pub(crate) const OP_CREATE_C: u32 = 228;
pub(crate) const OP_FREE: u32 = 229;
pub(crate) const REDUCE: u32 = 230;
pub(crate) const REDUCE_C: u32 = 231;
pub(crate) const REDUCE_INIT: u32 = 232;
pub(crate) const REDUCE_INIT_C: u32 = 233;
pub(crate) const REDUCE_LOCAL: u32 = 234;
pub(crate) const REDUCE_LOCAL_C: u32 = 235;
pub(crate) const REDUCE_SCATTER: u32 = 236;
pub(crate) const REDUCE_SCATTER_C: u32 = 237;
pub(crate) const REDUCE_SCATTER_BLOCK: u32 = 238;
pub(crate) const REDUCE_SCATTER_BLOCK_C: u32 = 239;
pub(crate) const REDUCE_SCATTER_BLOCK_INIT: u32 = 240;
pub(crate) const REDUCE_SCATTER_BLOCK_INIT_C: u32 = 241;
pub(crate) const REDUCE_SCATTER_INIT: u32 = 242;
pub(crate) const REDUCE_SCATTER_INIT_C: u32 = 243;
pub(crate) const SCAN: u32 = 244;
pub(crate) const SCAN_C: u32 = 245;
pub(crate) const SCAN_INIT: u32 = 246;
pub(crate) const SCAN_INIT_C: u32 = 247;
pub(crate) const SCATTER: u32 = 248;
pub(crate) const SCATTER_C: u32 = 249;
pub(crate) const SCATTER_INIT: u32 = 250;
pub(crate) const SCATTER_INIT_C: u32 = 251;
pub(crate) const SCATTERV: u32 = 252;
pub(crate) const SCATTERV_C: u32 = 253;
pub(crate) const SCATTERV_INIT: u32 = 254;
pub(crate) const SCATTERV_INIT_C: u32 = 255;
pub(crate) const COMM_COMPARE: u32 = 256;
pub(crate) const COMM_CREATE: u32 = 257;
pub(crate) const COMM_CREATE_FROM_GROUP: u32 = 258;
pub(crate) const COMM_CREATE_GROUP: u32 = 259;
pub(crate) const COMM_CREATE_KEYVAL: u32 = 260;
pub(crate) const COMM_DELETE_ATTR: u32 = 261;
pub(crate) const COMM_DUP: u32 = 262;
pub(crate) const COMM_DUP_WITH_INFO: u32 = 263;
pub(crate) const COMM_FREE: u32 = 264;
pub(crate) const COMM_FREE_KEYVAL: u32 = 265;
pub(crate) const COMM_GET_ATTR: u32 = 266;
pub(crate) const COMM_GET_INFO: u32 = 267;
pub(crate) const COMM_GET_NAME: u32 = 268;
pub(crate) const COMM_GROUP: u32 = 269;
pub(crate) const COMM_IDUP: u32 = 270;
pub(crate) const COMM_IDUP_WITH_INFO: u32 = 271;
pub(crate) const COMM_RANK: u32 = 272;
pub(crate) const COMM_REMOTE_GROUP: u32 = 273;
pub(crate) const COMM_REMOTE_SIZE: u32 = 274;
pub(crate) const COMM_SET_ATTR: u32 = 275;
pub(crate) const COMM_SET_INFO: u32 = 276;
pub(crate) const COMM_SET_NAME: u32 = 277;
pub(crate) const COMM_SIZE: u32 = 278;
pub(crate) const COMM_SPLIT: u32 = 279;
pub(crate) const COMM_SPLIT_TYPE: u32 = 280;
pub(crate) const COMM_TEST_INTER: u32 = 281;
pub(crate) const GROUP_COMPARE: u32 = 282;
pub(crate) const GROUP_DIFFERENCE: u32 = 283;
pub(crate) const GROUP_EXCL: u32 = 284;
pub(crate) const GROUP_FREE: u32 = 285;
pub(crate) const GROUP_FROM_SESSION_PSET: u32 = 286;
pub(crate) const GROUP_INCL: u32 = 287;
pub(crate) const GROUP_INTERSECTION: u32 = 288;
pub(crate) const GROUP_RANGE_EXCL: u32 = 289;
pub(crate) const GROUP_RANGE_INCL: u32 = 290;
pub(crate) const GROUP_RANK: u32 = 291;
pub(crate) const GROUP_SIZE: u32 = 292;
pub(crate) const GROUP_TRANSLATE_RANKS: u32 = 293;
pub(crate) const GROUP_UNION: u32 = 294;
pub(crate) const INTERCOMM_CREATE: u32 = 295;
pub(crate) const INTERCOMM_CREATE_FROM_GROUPS: u32 = 296;
pub(crate) const INTERCOMM_MERGE: u32 = 297;
pub(crate) const TYPE_CREATE_KEYVAL: u32 = 298;
pub(crate) const TYPE_DELETE_ATTR: u32 = 299;
pub(crate) const TYPE_FREE_KEYVAL: u32 = 300;
pub(crate) const TYPE_GET_ATTR: u32 = 301;
pub(crate) const TYPE_GET_NAME: u32 = 302;
pub(crate) const TYPE_SET_ATTR: u32 = 303;
pub(crate) const TYPE_SET_NAME: u32 = 304;
pub(crate) const WIN_CREATE_KEYVAL: u32 = 305;
pub(crate) const WIN_DELETE_ATTR: u32 = 306;
pub(crate) const WIN_FREE_KEYVAL: u32 = 307;
pub(crate) const WIN_GET_ATTR: u32 = 308;
pub(crate) const WIN_GET_NAME: u32 = 309;
pub(crate) const WIN_SET_ATTR: u32 = 310;
pub(crate) const WIN_SET_NAME: u32 = 311;
pub(crate) const CART_COORDS: u32 = 312;
pub(crate) const CART_CREATE: u32 = 313;
pub(crate) const CART_GET: u32 = 314;
pub(crate) const CART_MAP: u32 = 315;
pub(crate) const CART_RANK: u32 = 316;
pub(crate) const CART_SHIFT: u32 = 317;
pub(crate) const CART_SUB: u32 = 318;
pub(crate) const CARTDIM_GET: u32 = 319;
pub(crate) const DIMS_CREATE: u32 = 320;
pub(crate) const DIST_GRAPH_CREATE: u32 = 321;
pub(crate) const DIST_GRAPH_CREATE_ADJACENT: u32 = 322;
pub(crate) const DIST_GRAPH_NEIGHBORS: u32 = 323;
pub(crate) const DIST_GRAPH_NEIGHBORS_COUNT: u32 = 324;
pub(crate) const GRAPH_CREATE: u32 = 325;
pub(crate) const GRAPH_GET: u32 = 326;
pub(crate) const GRAPH_MAP: u32 = 327;
pub(crate) const GRAPH_NEIGHBORS: u32 = 328;
pub(crate) const GRAPH_NEIGHBORS_COUNT: u32 = 329;
pub(crate) const GRAPHDIMS_GET: u32 = 330;
pub(crate) const INEIGHBOR_ALLGATHER: u32 = 331;
pub(crate) const INEIGHBOR_ALLGATHER_C: u32 = 332;
pub(crate) const INEIGHBOR_ALLGATHERV: u32 = 333;
pub(crate) const INEIGHBOR_ALLGATHERV_C: u32 = 334;
pub(crate) const INEIGHBOR_ALLTOALL: u32 = 335;
pub(crate) const INEIGHBOR_ALLTOALL_C: u32 = 336;
pub(crate) const INEIGHBOR_ALLTOALLV: u32 = 337;
pub(crate) const INEIGHBOR_ALLTOALLV_C: u32 = 338;
pub(crate) const INEIGHBOR_ALLTOALLW: u32 = 339;
pub(crate) const INEIGHBOR_ALLTOALLW_C: u32 = 340;
pub(crate) const NEIGHBOR_ALLGATHER: u32 = 341;
pub(crate) const NEIGHBOR_ALLGATHER_C: u32 = 342;
pub(crate) const NEIGHBOR_ALLGATHER_INIT: u32 = 343;
pub(crate) const NEIGHBOR_ALLGATHER_INIT_C: u32 = 344;
pub(crate) const NEIGHBOR_ALLGATHERV: u32 = 345;
pub(crate) const NEIGHBOR_ALLGATHERV_C: u32 = 346;
pub(crate) const NEIGHBOR_ALLGATHERV_INIT: u32 = 347;
pub(crate) const NEIGHBOR_ALLGATHERV_INIT_C: u32 = 348;
pub(crate) const NEIGHBOR_ALLTOALL: u32 = 349;
pub(crate) const NEIGHBOR_ALLTOALL_C: u32 = 350;
pub(crate) const NEIGHBOR_ALLTOALL_INIT: u32 = 351;
pub(crate) const NEIGHBOR_ALLTOALL_INIT_C: u32 = 352;
pub(crate) const NEIGHBOR_ALLTOALLV: u32 = 353;
pub(crate) const NEIGHBOR_ALLTOALLV_C: u32 = 354;
pub(crate) const NEIGHBOR_ALLTOALLV_INIT: u32 = 355;
pub(crate) const NEIGHBOR_ALLTOALLV_INIT_C: u32 = 356;
pub(crate) const NEIGHBOR_ALLTOALLW: u32 = 357;
pub(crate) const NEIGHBOR_ALLTOALLW_C: u32 = 358;
pub(crate) const NEIGHBOR_ALLTOALLW_INIT: u32 = 359;
pub(crate) const NEIGHBOR_ALLTOALLW_INIT_C: u32 = 360;
pub(crate) const TOPO_TEST: u32 = 361;
pub(crate) const ADD_ERROR_CLASS: u32 = 362;
pub(crate) const ADD_ERROR_CODE: u32 = 363;
pub(crate) const ADD_ERROR_STRING: u32 = 364;
pub(crate) const ALLOC_MEM: u32 = 365;
pub(crate) const COMM_CALL_ERRHANDLER: u32 = 366;
pub(crate) const COMM_CREATE_ERRHANDLER: u32 = 367;
pub(crate) const COMM_GET_ERRHANDLER: u32 = 368;
pub(crate) const COMM_SET_ERRHANDLER: u32 = 369;
pub(crate) const ERRHANDLER_FREE: u32 = 370;
pub(crate) const ERROR_CLASS: u32 = 371;
pub(crate) const ERROR_STRING: u32 = 372;
pub(crate) const FILE_CALL_ERRHANDLER: u32 = 373;
pub(crate) const FILE_CREATE_ERRHANDLER: u32 = 374;
pub(crate) const FILE_GET_ERRHANDLER: u32 = 375;
pub(crate) const FILE_SET_ERRHANDLER: u32 = 376;
pub(crate) const FREE_MEM: u32 = 377;
pub(crate) const GET_HW_RESOURCE_INFO: u32 = 378;
pub(crate) const GET_LIBRARY_VERSION: u32 = 379;
pub(crate) const GET_PROCESSOR_NAME: u32 = 380;
pub(crate) const GET_VERSION: u32 = 381;
pub(crate) const REMOVE_ERROR_CLASS: u32 = 382;
pub(crate) const REMOVE_ERROR_CODE: u32 = 383;
pub(crate) const REMOVE_ERROR_STRING: u32 = 384;
pub(crate) const SESSION_CALL_ERRHANDLER: u32 = 385;
pub(crate) const SESSION_CREATE_ERRHANDLER: u32 = 386;
pub(crate) const SESSION_GET_ERRHANDLER: u32 = 387;
pub(crate) const SESSION_SET_ERRHANDLER: u32 = 388;
pub(crate) const WIN_CALL_ERRHANDLER: u32 = 389;
pub(crate) const WIN_CREATE_ERRHANDLER: u32 = 390;
pub(crate) const WIN_GET_ERRHANDLER: u32 = 391;
pub(crate) const WIN_SET_ERRHANDLER: u32 = 392;
pub(crate) const WTICK: u32 = 393;
pub(crate) const WTIME: u32 = 394;
pub(crate) const INFO_CREATE: u32 = 395;
pub(crate) const INFO_CREATE_ENV: u32 = 396;
pub(crate) const INFO_DELETE: u32 = 397;
pub(crate) const INFO_DUP: u32 = 398;
pub(crate) const INFO_FREE: u32 = 399;
pub(crate) const INFO_GET_NKEYS: u32 = 400;
pub(crate) const INFO_GET_NTHKEY: u32 = 401;
pub(crate) const INFO_GET_STRING: u32 = 402;
pub(crate) const INFO_SET: u32 = 403;
pub(crate) const ABORT: u32 = 404;
pub(crate) const CLOSE_PORT: u32 = 405;
pub(crate) const COMM_ACCEPT: u32 = 406;
pub(crate) const COMM_CONNECT: u32 = 407;
pub(crate) const COMM_DISCONNECT: u32 = 408;
pub(crate) const COMM_GET_PARENT: u32 = 409;
pub(crate) const COMM_JOIN: u32 = 410;
pub(crate) const COMM_SPAWN: u32 = 411;
pub(crate) const COMM_SPAWN_MULTIPLE: u32 = 412;
pub(crate) const FINALIZE: u32 = 413;
pub(crate) const FINALIZED: u32 = 414;
pub(crate) const INIT: u32 = 415;
pub(crate) const INIT_THREAD: u32 = 416;
pub(crate) const INITIALIZED: u32 = 417;
pub(crate) const IS_THREAD_MAIN: u32 = 418;
pub(crate) const LOOKUP_NAME: u32 = 419;
pub(crate) const OPEN_PORT: u32 = 420;
pub(crate) const PUBLISH_NAME: u32 = 421;
pub(crate) const QUERY_THREAD: u32 = 422;
pub(crate) const SESSION_FINALIZE: u32 = 423;
pub(crate) const SESSION_GET_INFO: u32 = 424;
pub(crate) const SESSION_GET_NTH_PSET: u32 = 425;
pub(crate) const SESSION_GET_NUM_PSETS: u32 = 426;
pub(crate) const SESSION_GET_PSET_INFO: u32 = 427;
pub(crate) const SESSION_INIT: u32 = 428;
pub(crate) const UNPUBLISH_NAME: u32 = 429;
pub(crate) const ACCUMULATE: u32 = 430;
pub(crate) const ACCUMULATE_C: u32 = 431;
pub(crate) const COMPARE_AND_SWAP: u32 = 432;
pub(crate) const FETCH_AND_OP: u32 = 433;
pub(crate) const GET: u32 = 434;
pub(crate) const GET_C: u32 = 435;
pub(crate) const GET_ACCUMULATE: u32 = 436;
pub(crate) const GET_ACCUMULATE_C: u32 = 437;
pub(crate) const PUT: u32 = 438;
pub(crate) const PUT_C: u32 = 439;
pub(crate) const RACCUMULATE: u32 = 440;
pub(crate) const RACCUMULATE_C: u32 = 441;
pub(crate) const RGET: u32 = 442;
pub(crate) const RGET_C: u32 = 443;
pub(crate) const RGET_ACCUMULATE: u32 = 444;
pub(crate) const RGET_ACCUMULATE_C: u32 = 445;
pub(crate) const RPUT: u32 = 446;
pub(crate) const RPUT_C: u32 = 447;
pub(crate) const WIN_ALLOCATE: u32 = 448;
pub(crate) const WIN_ALLOCATE_C: u32 = 449;
pub(crate) const WIN_ALLOCATE_SHARED: u32 = 450;
pub(crate) const WIN_ALLOCATE_SHARED_C: u32 = 451;
pub(crate) const WIN_ATTACH: u32 = 452;
pub(crate) const WIN_COMPLETE: u32 = 453;
pub(crate) const WIN_CREATE: u32 = 454;
pub(crate) const WIN_CREATE_C: u32 = 455;
pub(crate) const WIN_CREATE_DYNAMIC: u32 = 456;
pub(crate) const WIN_DETACH: u32 = 457;
pub(crate) const WIN_FENCE: u32 = 458;
pub(crate) const WIN_FLUSH: u32 = 459;
pub(crate) const WIN_FLUSH_ALL: u32 = 460;
pub(crate) const WIN_FLUSH_LOCAL: u32 = 461;
pub(crate) const WIN_FLUSH_LOCAL_ALL: u32 = 462;
pub(crate) const WIN_FREE: u32 = 463;
pub(crate) const WIN_GET_GROUP: u32 = 464;
pub(crate) const WIN_GET_INFO: u32 = 465;
pub(crate) const WIN_LOCK: u32 = 466;
pub(crate) const WIN_LOCK_ALL: u32 = 467;
pub(crate) const WIN_POST: u32 = 468;
pub(crate) const WIN_SET_INFO: u32 = 469;
pub(crate) const WIN_SHARED_QUERY: u32 = 470;
pub(crate) const WIN_SHARED_QUERY_C: u32 = 471;
pub(crate) const WIN_START: u32 = 472;
pub(crate) const WIN_SYNC: u32 = 473;
pub(crate) const WIN_TEST: u32 = 474;
pub(crate) const WIN_UNLOCK: u32 = 475;
pub(crate) const WIN_UNLOCK_ALL: u32 = 476;
pub(crate) const WIN_WAIT: u32 = 477;
pub(crate) const GREQUEST_COMPLETE: u32 = 478;
pub(crate) const GREQUEST_START: u32 = 479;
pub(crate) const STATUS_SET_CANCELLED: u32 = 480;
pub(crate) const STATUS_SET_ELEMENTS: u32 = 481;
pub(crate) const STATUS_SET_ELEMENTS_C: u32 = 482;
pub(crate) const FILE_CLOSE: u32 = 483;
pub(crate) const FILE_DELETE: u32 = 484;
pub(crate) const FILE_GET_AMODE: u32 = 485;
pub(crate) const FILE_GET_ATOMICITY: u32 = 486;
pub(crate) const FILE_GET_BYTE_OFFSET: u32 = 487;
pub(crate) const FILE_GET_GROUP: u32 = 488;
pub(crate) const FILE_GET_INFO: u32 = 489;
pub(crate) const FILE_GET_POSITION: u32 = 490;
pub(crate) const FILE_GET_POSITION_SHARED: u32 = 491;
pub(crate) const FILE_GET_SIZE: u32 = 492;
pub(crate) const FILE_GET_TYPE_EXTENT: u32 = 493;
pub(crate) const FILE_GET_TYPE_EXTENT_C: u32 = 494;
pub(crate) const FILE_GET_VIEW: u32 = 495;
pub(crate) const FILE_IREAD: u32 = 496;
pub(crate) const FILE_IREAD_C: u32 = 497;
pub(crate) const FILE_IREAD_ALL: u32 = 498;
pub(crate) const FILE_IREAD_ALL_C: u32 = 499;
pub(crate) const FILE_IREAD_AT: u32 = 500;
pub(crate) const FILE_IREAD_AT_C: u32 = 501;
pub(crate) const FILE_IREAD_AT_ALL: u32 = 502;
pub(crate) const FILE_IREAD_AT_ALL_C: u32 = 503;
pub(crate) const FILE_IREAD_SHARED: u32 = 504;
pub(crate) const FILE_IREAD_SHARED_C: u32 = 505;
pub(crate) const FILE_IWRITE: u32 = 506;
pub(crate) const FILE_IWRITE_C: u32 = 507;
pub(crate) const FILE_IWRITE_ALL: u32 = 508;
pub(crate) const FILE_IWRITE_ALL_C: u32 = 509;
pub(crate) const FILE_IWRITE_AT: u32 = 510;
pub(crate) const FILE_IWRITE_AT_C: u32 = 511;
pub(crate) const FILE_IWRITE_AT_ALL: u32 = 512;
pub(crate) const FILE_IWRITE_AT_ALL_C: u32 = 513;
pub(crate) const FILE_IWRITE_SHARED: u32 = 514;
pub(crate) const FILE_IWRITE_SHARED_C: u32 = 515;
pub(crate) const FILE_OPEN: u32 = 516;
pub(crate) const FILE_PREALLOCATE: u32 = 517;
pub(crate) const FILE_READ: u32 = 518;
pub(crate) const FILE_READ_C: u32 = 519;
pub(crate) const FILE_READ_ALL: u32 = 520;
pub(crate) const FILE_READ_ALL_C: u32 = 521;
pub(crate) const FILE_READ_ALL_BEGIN: u32 = 522;
pub(crate) const FILE_READ_ALL_BEGIN_C: u32 = 523;
pub(crate) const FILE_READ_ALL_END: u32 = 524;
pub(crate) const FILE_READ_AT: u32 = 525;
pub(crate) const FILE_READ_AT_C: u32 = 526;
pub(crate) const FILE_READ_AT_ALL: u32 = 527;
pub(crate) const FILE_READ_AT_ALL_C: u32 = 528;
pub(crate) const FILE_READ_AT_ALL_BEGIN: u32 = 529;
pub(crate) const FILE_READ_AT_ALL_BEGIN_C: u32 = 530;
pub(crate) const FILE_READ_AT_ALL_END: u32 = 531;
pub(crate) const FILE_READ_ORDERED: u32 = 532;
pub(crate) const FILE_READ_ORDERED_C: u32 = 533;
pub(crate) const FILE_READ_ORDERED_BEGIN: u32 = 534;
pub(crate) const FILE_READ_ORDERED_BEGIN_C: u32 = 535;
pub(crate) const FILE_READ_ORDERED_END: u32 = 536;
pub(crate) const FILE_READ_SHARED: u32 = 537;
pub(crate) const FILE_READ_SHARED_C: u32 = 538;
pub(crate) const FILE_SEEK: u32 = 539;
pub(crate) const FILE_SEEK_SHARED: u32 = 540;
pub(crate) const FILE_SET_ATOMICITY: u32 = 541;
pub(crate) const FILE_SET_INFO: u32 = 542;
pub(crate) const FILE_SET_SIZE: u32 = 543;
pub(crate) const FILE_SET_VIEW: u32 = 544;
pub(crate) const FILE_SYNC: u32 = 545;
pub(crate) const FILE_WRITE: u32 = 546;
pub(crate) const FILE_WRITE_C: u32 = 547;
pub(crate) const FILE_WRITE_ALL: u32 = 548;
pub(crate) const FILE_WRITE_ALL_C: u32 = 549;
pub(crate) const FILE_WRITE_ALL_BEGIN: u32 = 550;
pub(crate) const FILE_WRITE_ALL_BEGIN_C: u32 = 551;
pub(crate) const FILE_WRITE_ALL_END: u32 = 552;
pub(crate) const FILE_WRITE_AT: u32 = 553;
pub(crate) const FILE_WRITE_AT_C: u32 = 554;
pub(crate) const FILE_WRITE_AT_ALL: u32 = 555;
pub(crate) const FILE_WRITE_AT_ALL_C: u32 = 556;
pub(crate) const FILE_WRITE_AT_ALL_BEGIN: u32 = 557;
pub(crate) const FILE_WRITE_AT_ALL_BEGIN_C: u32 = 558;
pub(crate) const FILE_WRITE_AT_ALL_END: u32 = 559;
pub(crate) const FILE_WRITE_ORDERED: u32 = 560;
pub(crate) const FILE_WRITE_ORDERED_C: u32 = 561;
pub(crate) const FILE_WRITE_ORDERED_BEGIN: u32 = 562;
pub(crate) const FILE_WRITE_ORDERED_BEGIN_C: u32 = 563;
pub(crate) const FILE_WRITE_ORDERED_END: u32 = 564;
pub(crate) const FILE_WRITE_SHARED: u32 = 565;
pub(crate) const FILE_WRITE_SHARED_C: u32 = 566;
pub(crate) const REGISTER_DATAREP: u32 = 567;
pub(crate) const REGISTER_DATAREP_C: u32 = 568;
pub(crate) const T_CATEGORY_CHANGED: u32 = 569;
pub(crate) const T_CATEGORY_GET_CATEGORIES: u32 = 570;
pub(crate) const T_CATEGORY_GET_CVARS: u32 = 571;
pub(crate) const T_CATEGORY_GET_EVENTS: u32 = 572;
pub(crate) const T_CATEGORY_GET_INDEX: u32 = 573;
pub(crate) const T_CATEGORY_GET_INFO: u32 = 574;
pub(crate) const T_CATEGORY_GET_NUM: u32 = 575;
pub(crate) const T_CATEGORY_GET_NUM_EVENTS: u32 = 576;
pub(crate) const T_CATEGORY_GET_PVARS: u32 = 577;
pub(crate) const T_CVAR_GET_INDEX: u32 = 578;
pub(crate) const T_CVAR_GET_INFO: u32 = 579;
pub(crate) const T_CVAR_GET_NUM: u32 = 580;
pub(crate) const T_CVAR_HANDLE_ALLOC: u32 = 581;
pub(crate) const T_CVAR_HANDLE_FREE: u32 = 582;
pub(crate) const T_CVAR_READ: u32 = 583;
pub(crate) const T_CVAR_WRITE: u32 = 584;
pub(crate) const T_ENUM_GET_INFO: u32 = 585;
pub(crate) const T_ENUM_GET_ITEM: u32 = 586;
pub(crate) const T_EVENT_CALLBACK_GET_INFO: u32 = 587;
pub(crate) const T_EVENT_CALLBACK_SET_INFO: u32 = 588;
pub(crate) const T_EVENT_COPY: u32 = 589;
pub(crate) const T_EVENT_GET_INDEX: u32 = 590;
pub(crate) const T_EVENT_GET_INFO: u32 = 591;
pub(crate) const T_EVENT_GET_NUM: u32 = 592;
pub(crate) const T_EVENT_GET_SOURCE: u32 = 593;
pub(crate) const T_EVENT_GET_TIMESTAMP: u32 = 594;
pub(crate) const T_EVENT_HANDLE_ALLOC: u32 = 595;
pub(crate) const T_EVENT_HANDLE_FREE: u32 = 596;
pub(crate) const T_EVENT_HANDLE_GET_INFO: u32 = 597;
pub(crate) const T_EVENT_HANDLE_SET_INFO: u32 = 598;
pub(crate) const T_EVENT_READ: u32 = 599;
pub(crate) const T_EVENT_REGISTER_CALLBACK: u32 = 600;
pub(crate) const T_EVENT_SET_DROPPED_HANDLER: u32 = 601;
pub(crate) const T_FINALIZE: u32 = 602;
pub(crate) const T_INIT_THREAD: u32 = 603;
pub(crate) const T_PVAR_GET_INDEX: u32 = 604;
pub(crate) const T_PVAR_GET_INFO: u32 = 605;
pub(crate) const T_PVAR_GET_NUM: u32 = 606;
pub(crate) const T_PVAR_HANDLE_ALLOC: u32 = 607;
pub(crate) const T_PVAR_HANDLE_FREE: u32 = 608;
pub(crate) const T_PVAR_READ: u32 = 609;
pub(crate) const T_PVAR_READRESET: u32 = 610;
pub(crate) const T_PVAR_RESET: u32 = 611;
pub(crate) const T_PVAR_SESSION_CREATE: u32 = 612;
pub(crate) const T_PVAR_SESSION_FREE: u32 = 613;
pub(crate) const T_PVAR_START: u32 = 614;
pub(crate) const T_PVAR_STOP: u32 = 615;
pub(crate) const T_PVAR_WRITE: u32 = 616;
pub(crate) const T_SOURCE_GET_INFO: u32 = 617;
pub(crate) const T_SOURCE_GET_NUM: u32 = 618;
pub(crate) const T_SOURCE_GET_TIMESTAMP: u32 = 619;
pub(crate) const PCONTROL: u32 = 620;
pub(crate) const ATTR_DELETE: u32 = 621;
pub(crate) const ATTR_GET: u32 = 622;
pub(crate) const ATTR_PUT: u32 = 623;
pub(crate) const GET_ELEMENTS_X: u32 = 624;
pub(crate) const INFO_GET: u32 = 625;
pub(crate) const INFO_GET_VALUELEN: u32 = 626;
pub(crate) const KEYVAL_CREATE: u32 = 627;
pub(crate) const KEYVAL_FREE: u32 = 628;
pub(crate) const STATUS_SET_ELEMENTS_X: u32 = 629;
pub(crate) const TYPE_GET_EXTENT_X: u32 = 630;
pub(crate) const TYPE_GET_TRUE_EXTENT_X: u32 = 631;
pub(crate) const TYPE_SIZE_X: u32 = 632;
pub(crate) const TYPE_CREATE_F90_COMPLEX: u32 = 633;
pub(crate) const TYPE_CREATE_F90_INTEGER: u32 = 634;
pub(crate) const TYPE_CREATE_F90_REAL: u32 = 635;
pub(crate) const TYPE_MATCH_SIZE: u32 = 636;
pub(crate) const ABI_GET_FORTRAN_BOOLEANS: u32 = 637;
pub(crate) const ABI_GET_FORTRAN_INFO: u32 = 638;
pub(crate) const ABI_GET_INFO: u32 = 639;
pub(crate) const ABI_GET_VERSION: u32 = 640;
pub(crate) const ABI_SET_FORTRAN_BOOLEANS: u32 = 641;
pub(crate) const ABI_SET_FORTRAN_INFO: u32 = 642;
pub(crate) const COMM_FROMINT: u32 = 643;
pub(crate) const COMM_TOINT: u32 = 644;
pub(crate) const ERRHANDLER_FROMINT: u32 = 645;
pub(crate) const ERRHANDLER_TOINT: u32 = 646;
pub(crate) const FILE_FROMINT: u32 = 647;
pub(crate) const FILE_TOINT: u32 = 648;
pub(crate) const GROUP_FROMINT: u32 = 649;
pub(crate) const GROUP_TOINT: u32 = 650;
pub(crate) const INFO_FROMINT: u32 = 651;
pub(crate) const INFO_TOINT: u32 = 652;
pub(crate) const MESSAGE_FROMINT: u32 = 653;
pub(crate) const MESSAGE_TOINT: u32 = 654;
pub(crate) const OP_FROMINT: u32 = 655;
pub(crate) const OP_TOINT: u32 = 656;
pub(crate) const REQUEST_FROMINT: u32 = 657;
pub(crate) const REQUEST_TOINT: u32 = 658;
pub(crate) const SESSION_FROMINT: u32 = 659;
pub(crate) const SESSION_TOINT: u32 = 660;
pub(crate) const TYPE_FROMINT: u32 = 661;
pub(crate) const TYPE_TOINT: u32 = 662;
pub(crate) const WIN_FROMINT: u32 = 663;
pub(crate) const WIN_TOINT: u32 = 664;
pub(crate) const COMM_ACK_FAILED: u32 = 665;
pub(crate) const COMM_AGREE: u32 = 666;
pub(crate) const COMM_AGREE_FAILED: u32 = 667;
pub(crate) const COMM_FAILURE_ACK: u32 = 668;
pub(crate) const COMM_FAILURE_GET_ACKED: u32 = 669;
pub(crate) const COMM_GET_FAILED: u32 = 670;
pub(crate) const COMM_IAGREE: u32 = 671;
pub(crate) const COMM_IS_REVOKED: u32 = 672;
pub(crate) const COMM_ISHRINK: u32 = 673;
pub(crate) const COMM_REVOKE: u32 = 674;
pub(crate) const COMM_SHRINK: u32 = 675;
pub(crate) const FILE_GET_FAILED: u32 = 676;
pub(crate) const FILE_IS_REVOKED: u32 = 677;
pub(crate) const FILE_REVOKE: u32 = 678;
pub(crate) const WIN_GET_FAILED: u32 = 679;
pub(crate) const WIN_IS_REVOKED: u32 = 680;
pub(crate) const WIN_REVOKE: u32 = 681;
pub(crate) const ADDRESS: u32 = 682;
pub(crate) const ERRHANDLER_CREATE: u32 = 683;
pub(crate) const ERRHANDLER_GET: u32 = 684;
pub(crate) const ERRHANDLER_SET: u32 = 685;
pub(crate) const TYPE_EXTENT: u32 = 686;
pub(crate) const TYPE_HINDEXED: u32 = 687;
pub(crate) const TYPE_HVECTOR: u32 = 688;
pub(crate) const TYPE_LB: u32 = 689;
pub(crate) const TYPE_STRUCT: u32 = 690;
pub(crate) const TYPE_UB: u32 = 691;
pub(crate) const X_TIME_LEFT: u32 = 692;
pub(crate) const X_CHECKPOINT: u32 = 693;
pub(crate) const X_CHECKPOINT_RESTART: u32 = 694;

/// Name and parameters of each call; id 0 is no call.
pub(crate) static CALLS: &[CallInfo] = &[
    CallInfo { name: "no MPI call", params: &[] },
    CallInfo {
        name: "MPI_Bsend",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Bsend_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Bsend_init",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Bsend_init_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Buffer_attach",
        params: &[("buffer", Show::Buffer), ("size", Show::Int)],
    },
    CallInfo {
        name: "MPI_Buffer_attach_c",
        params: &[("buffer", Show::Buffer), ("size", Show::Int)],
    },
    CallInfo {
        name: "MPI_Buffer_detach",
        params: &[("buffer_addr", Show::Buffer), ("size", Show::Address)],
    },
    CallInfo {
        name: "MPI_Buffer_detach_c",
        params: &[("buffer_addr", Show::Buffer), ("size", Show::Address)],
    },
    CallInfo { name: "MPI_Buffer_flush", params: &[] },
    CallInfo { name: "MPI_Buffer_iflush", params: &[("request", Show::Address)] },
    CallInfo { name: "MPI_Cancel", params: &[("request", Show::Address)] },
    CallInfo {
        name: "MPI_Comm_attach_buffer",
        params: &[("comm", Show::Handle), ("buffer", Show::Buffer), ("size", Show::Int)],
    },
    CallInfo {
        name: "MPI_Comm_attach_buffer_c",
        params: &[("comm", Show::Handle), ("buffer", Show::Buffer), ("size", Show::Int)],
    },
    CallInfo {
        name: "MPI_Comm_detach_buffer",
        params: &[("comm", Show::Handle), ("buffer_addr", Show::Buffer), ("size", Show::Address)],
    },
    CallInfo {
        name: "MPI_Comm_detach_buffer_c",
        params: &[("comm", Show::Handle), ("buffer_addr", Show::Buffer), ("size", Show::Address)],
    },
    CallInfo { name: "MPI_Comm_flush_buffer", params: &[("comm", Show::Handle)] },
    CallInfo {
        name: "MPI_Comm_iflush_buffer",
        params: &[("comm", Show::Handle), ("request", Show::Address)],
    },
    CallInfo {
        name: "MPI_Get_count",
        params: &[("status", Show::Address), ("datatype", Show::Handle), ("count", Show::Address)],
    },
    CallInfo {
        name: "MPI_Get_count_c",
        params: &[("status", Show::Address), ("datatype", Show::Handle), ("count", Show::Address)],
    },
    CallInfo {
        name: "MPI_Ibsend",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ibsend_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Improbe",
        params: &[
            ("source", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("flag", Show::Address),
            ("message", Show::Address),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Imrecv",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("message", Show::Address),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Imrecv_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("message", Show::Address),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Iprobe",
        params: &[
            ("source", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("flag", Show::Address),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Irecv",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("source", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Irecv_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("source", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Irsend",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Irsend_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Isend",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Isend_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Isendrecv",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("dest", Show::Rank),
            ("sendtag", Show::Tag),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("source", Show::Rank),
            ("recvtag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Isendrecv_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("dest", Show::Rank),
            ("sendtag", Show::Tag),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("source", Show::Rank),
            ("recvtag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Isendrecv_replace",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("sendtag", Show::Tag),
            ("source", Show::Rank),
            ("recvtag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Isendrecv_replace_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("sendtag", Show::Tag),
            ("source", Show::Rank),
            ("recvtag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Issend",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Issend_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Mprobe",
        params: &[
            ("source", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("message", Show::Address),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Mrecv",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("message", Show::Address),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Mrecv_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("message", Show::Address),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Probe",
        params: &[
            ("source", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Recv",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("source", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Recv_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("source", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Recv_init",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("source", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Recv_init_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("source", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo { name: "MPI_Request_free", params: &[("request", Show::Address)] },
    CallInfo {
        name: "MPI_Request_get_status",
        params: &[("request", Show::Handle), ("flag", Show::Address), ("status", Show::Address)],
    },
    CallInfo {
        name: "MPI_Request_get_status_all",
        params: &[
            ("count", Show::Int),
            ("array_of_requests", Show::Address),
            ("flag", Show::Address),
            ("array_of_statuses", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Request_get_status_any",
        params: &[
            ("count", Show::Int),
            ("array_of_requests", Show::Address),
            ("index", Show::Address),
            ("flag", Show::Address),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Request_get_status_some",
        params: &[
            ("incount", Show::Int),
            ("array_of_requests", Show::Address),
            ("outcount", Show::Address),
            ("array_of_indices", Show::Address),
            ("array_of_statuses", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Rsend",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Rsend_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Rsend_init",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Rsend_init_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Send",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Send_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Send_init",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Send_init_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Sendrecv",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("dest", Show::Rank),
            ("sendtag", Show::Tag),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("source", Show::Rank),
            ("recvtag", Show::Tag),
            ("comm", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Sendrecv_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("dest", Show::Rank),
            ("sendtag", Show::Tag),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("source", Show::Rank),
            ("recvtag", Show::Tag),
            ("comm", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Sendrecv_replace",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("sendtag", Show::Tag),
            ("source", Show::Rank),
            ("recvtag", Show::Tag),
            ("comm", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Sendrecv_replace_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("sendtag", Show::Tag),
            ("source", Show::Rank),
            ("recvtag", Show::Tag),
            ("comm", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Session_attach_buffer",
        params: &[("session", Show::Handle), ("buffer", Show::Buffer), ("size", Show::Int)],
    },
    CallInfo {
        name: "MPI_Session_attach_buffer_c",
        params: &[("session", Show::Handle), ("buffer", Show::Buffer), ("size", Show::Int)],
    },
    CallInfo {
        name: "MPI_Session_detach_buffer",
        params: &[
            ("session", Show::Handle),
            ("buffer_addr", Show::Buffer),
            ("size", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Session_detach_buffer_c",
        params: &[
            ("session", Show::Handle),
            ("buffer_addr", Show::Buffer),
            ("size", Show::Address),
        ],
    },
    CallInfo { name: "MPI_Session_flush_buffer", params: &[("session", Show::Handle)] },
    CallInfo {
        name: "MPI_Session_iflush_buffer",
        params: &[("session", Show::Handle), ("request", Show::Address)],
    },
    CallInfo {
        name: "MPI_Ssend",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Ssend_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Ssend_init",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ssend_init_c",
        params: &[
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo { name: "MPI_Start", params: &[("request", Show::Address)] },
    CallInfo {
        name: "MPI_Startall",
        params: &[("count", Show::Int), ("array_of_requests", Show::Address)],
    },
    CallInfo {
        name: "MPI_Status_get_error",
        params: &[("status", Show::Address), ("err", Show::Address)],
    },
    CallInfo {
        name: "MPI_Status_get_source",
        params: &[("status", Show::Address), ("source", Show::Address)],
    },
    CallInfo {
        name: "MPI_Status_get_tag",
        params: &[("status", Show::Address), ("tag", Show::Address)],
    },
    CallInfo {
        name: "MPI_Status_set_error",
        params: &[("status", Show::Address), ("err", Show::Int)],
    },
    CallInfo {
        name: "MPI_Status_set_source",
        params: &[("status", Show::Address), ("source", Show::Int)],
    },
    CallInfo {
        name: "MPI_Status_set_tag",
        params: &[("status", Show::Address), ("tag", Show::Int)],
    },
    CallInfo {
        name: "MPI_Test",
        params: &[("request", Show::Address), ("flag", Show::Address), ("status", Show::Address)],
    },
    CallInfo {
        name: "MPI_Test_cancelled",
        params: &[("status", Show::Address), ("flag", Show::Address)],
    },
    CallInfo {
        name: "MPI_Testall",
        params: &[
            ("count", Show::Int),
            ("array_of_requests", Show::Address),
            ("flag", Show::Address),
            ("array_of_statuses", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Testany",
        params: &[
            ("count", Show::Int),
            ("array_of_requests", Show::Address),
            ("index", Show::Address),
            ("flag", Show::Address),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Testsome",
        params: &[
            ("incount", Show::Int),
            ("array_of_requests", Show::Address),
            ("outcount", Show::Address),
            ("array_of_indices", Show::Address),
            ("array_of_statuses", Show::Address),
        ],
    },
    CallInfo { name: "MPI_Wait", params: &[("request", Show::Address), ("status", Show::Address)] },
    CallInfo {
        name: "MPI_Waitall",
        params: &[
            ("count", Show::Int),
            ("array_of_requests", Show::Address),
            ("array_of_statuses", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Waitany",
        params: &[
            ("count", Show::Int),
            ("array_of_requests", Show::Address),
            ("index", Show::Address),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Waitsome",
        params: &[
            ("incount", Show::Int),
            ("array_of_requests", Show::Address),
            ("outcount", Show::Address),
            ("array_of_indices", Show::Address),
            ("array_of_statuses", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Parrived",
        params: &[("request", Show::Handle), ("partition", Show::Int), ("flag", Show::Address)],
    },
    CallInfo { name: "MPI_Pready", params: &[("partition", Show::Int), ("request", Show::Handle)] },
    CallInfo {
        name: "MPI_Pready_list",
        params: &[
            ("length", Show::Int),
            ("array_of_partitions", Show::Address),
            ("request", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Pready_range",
        params: &[
            ("partition_low", Show::Int),
            ("partition_high", Show::Int),
            ("request", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Precv_init",
        params: &[
            ("buf", Show::Buffer),
            ("partitions", Show::Int),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("source", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Precv_init_c",
        params: &[
            ("buf", Show::Buffer),
            ("partitions", Show::Int),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("source", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Psend_init",
        params: &[
            ("buf", Show::Buffer),
            ("partitions", Show::Int),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Psend_init_c",
        params: &[
            ("buf", Show::Buffer),
            ("partitions", Show::Int),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("dest", Show::Rank),
            ("tag", Show::Tag),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo { name: "MPI_Aint_add", params: &[("base", Show::Int), ("disp", Show::Int)] },
    CallInfo { name: "MPI_Aint_diff", params: &[("addr1", Show::Int), ("addr2", Show::Int)] },
    CallInfo {
        name: "MPI_Get_address",
        params: &[("location", Show::Buffer), ("address", Show::Address)],
    },
    CallInfo {
        name: "MPI_Get_elements",
        params: &[("status", Show::Address), ("datatype", Show::Handle), ("count", Show::Address)],
    },
    CallInfo {
        name: "MPI_Get_elements_c",
        params: &[("status", Show::Address), ("datatype", Show::Handle), ("count", Show::Address)],
    },
    CallInfo {
        name: "MPI_Pack",
        params: &[
            ("inbuf", Show::Buffer),
            ("incount", Show::Int),
            ("datatype", Show::Handle),
            ("outbuf", Show::Buffer),
            ("outsize", Show::Int),
            ("position", Show::Address),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Pack_c",
        params: &[
            ("inbuf", Show::Buffer),
            ("incount", Show::Int),
            ("datatype", Show::Handle),
            ("outbuf", Show::Buffer),
            ("outsize", Show::Int),
            ("position", Show::Address),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Pack_external",
        params: &[
            ("datarep", Show::Address),
            ("inbuf", Show::Buffer),
            ("incount", Show::Int),
            ("datatype", Show::Handle),
            ("outbuf", Show::Buffer),
            ("outsize", Show::Int),
            ("position", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Pack_external_c",
        params: &[
            ("datarep", Show::Address),
            ("inbuf", Show::Buffer),
            ("incount", Show::Int),
            ("datatype", Show::Handle),
            ("outbuf", Show::Buffer),
            ("outsize", Show::Int),
            ("position", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Pack_external_size",
        params: &[
            ("datarep", Show::Address),
            ("incount", Show::Int),
            ("datatype", Show::Handle),
            ("size", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Pack_external_size_c",
        params: &[
            ("datarep", Show::Address),
            ("incount", Show::Int),
            ("datatype", Show::Handle),
            ("size", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Pack_size",
        params: &[
            ("incount", Show::Int),
            ("datatype", Show::Handle),
            ("comm", Show::Handle),
            ("size", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Pack_size_c",
        params: &[
            ("incount", Show::Int),
            ("datatype", Show::Handle),
            ("comm", Show::Handle),
            ("size", Show::Address),
        ],
    },
    CallInfo { name: "MPI_Type_commit", params: &[("datatype", Show::Address)] },
    CallInfo {
        name: "MPI_Type_contiguous",
        params: &[("count", Show::Int), ("oldtype", Show::Handle), ("newtype", Show::Address)],
    },
    CallInfo {
        name: "MPI_Type_contiguous_c",
        params: &[("count", Show::Int), ("oldtype", Show::Handle), ("newtype", Show::Address)],
    },
    CallInfo {
        name: "MPI_Type_create_darray",
        params: &[
            ("size", Show::Int),
            ("rank", Show::Int),
            ("ndims", Show::Int),
            ("array_of_gsizes", Show::Address),
            ("array_of_distribs", Show::Address),
            ("array_of_dargs", Show::Address),
            ("array_of_psizes", Show::Address),
            ("order", Show::Int),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_darray_c",
        params: &[
            ("size", Show::Int),
            ("rank", Show::Int),
            ("ndims", Show::Int),
            ("array_of_gsizes", Show::Address),
            ("array_of_distribs", Show::Address),
            ("array_of_dargs", Show::Address),
            ("array_of_psizes", Show::Address),
            ("order", Show::Int),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_hindexed",
        params: &[
            ("count", Show::Int),
            ("array_of_blocklengths", Show::Address),
            ("array_of_displacements", Show::Address),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_hindexed_c",
        params: &[
            ("count", Show::Int),
            ("array_of_blocklengths", Show::Address),
            ("array_of_displacements", Show::Address),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_hindexed_block",
        params: &[
            ("count", Show::Int),
            ("blocklength", Show::Int),
            ("array_of_displacements", Show::Address),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_hindexed_block_c",
        params: &[
            ("count", Show::Int),
            ("blocklength", Show::Int),
            ("array_of_displacements", Show::Address),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_hvector",
        params: &[
            ("count", Show::Int),
            ("blocklength", Show::Int),
            ("stride", Show::Int),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_hvector_c",
        params: &[
            ("count", Show::Int),
            ("blocklength", Show::Int),
            ("stride", Show::Int),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_indexed_block",
        params: &[
            ("count", Show::Int),
            ("blocklength", Show::Int),
            ("array_of_displacements", Show::Address),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_indexed_block_c",
        params: &[
            ("count", Show::Int),
            ("blocklength", Show::Int),
            ("array_of_displacements", Show::Address),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_resized",
        params: &[
            ("oldtype", Show::Handle),
            ("lb", Show::Int),
            ("extent", Show::Int),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_resized_c",
        params: &[
            ("oldtype", Show::Handle),
            ("lb", Show::Int),
            ("extent", Show::Int),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_struct",
        params: &[
            ("count", Show::Int),
            ("array_of_blocklengths", Show::Address),
            ("array_of_displacements", Show::Address),
            ("array_of_types", Show::Address),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_struct_c",
        params: &[
            ("count", Show::Int),
            ("array_of_blocklengths", Show::Address),
            ("array_of_displacements", Show::Address),
            ("array_of_types", Show::Address),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_subarray",
        params: &[
            ("ndims", Show::Int),
            ("array_of_sizes", Show::Address),
            ("array_of_subsizes", Show::Address),
            ("array_of_starts", Show::Address),
            ("order", Show::Int),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_subarray_c",
        params: &[
            ("ndims", Show::Int),
            ("array_of_sizes", Show::Address),
            ("array_of_subsizes", Show::Address),
            ("array_of_starts", Show::Address),
            ("order", Show::Int),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_dup",
        params: &[("oldtype", Show::Handle), ("newtype", Show::Address)],
    },
    CallInfo { name: "MPI_Type_free", params: &[("datatype", Show::Address)] },
    CallInfo {
        name: "MPI_Type_get_contents",
        params: &[
            ("datatype", Show::Handle),
            ("max_integers", Show::Int),
            ("max_addresses", Show::Int),
            ("max_datatypes", Show::Int),
            ("array_of_integers", Show::Address),
            ("array_of_addresses", Show::Address),
            ("array_of_datatypes", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_get_contents_c",
        params: &[
            ("datatype", Show::Handle),
            ("max_integers", Show::Int),
            ("max_addresses", Show::Int),
            ("max_large_counts", Show::Int),
            ("max_datatypes", Show::Int),
            ("array_of_integers", Show::Address),
            ("array_of_addresses", Show::Address),
            ("array_of_large_counts", Show::Address),
            ("array_of_datatypes", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_get_envelope",
        params: &[
            ("datatype", Show::Handle),
            ("num_integers", Show::Address),
            ("num_addresses", Show::Address),
            ("num_datatypes", Show::Address),
            ("combiner", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_get_envelope_c",
        params: &[
            ("datatype", Show::Handle),
            ("num_integers", Show::Address),
            ("num_addresses", Show::Address),
            ("num_large_counts", Show::Address),
            ("num_datatypes", Show::Address),
            ("combiner", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_get_extent",
        params: &[("datatype", Show::Handle), ("lb", Show::Address), ("extent", Show::Address)],
    },
    CallInfo {
        name: "MPI_Type_get_extent_c",
        params: &[("datatype", Show::Handle), ("lb", Show::Address), ("extent", Show::Address)],
    },
    CallInfo {
        name: "MPI_Type_get_true_extent",
        params: &[
            ("datatype", Show::Handle),
            ("true_lb", Show::Address),
            ("true_extent", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_get_true_extent_c",
        params: &[
            ("datatype", Show::Handle),
            ("true_lb", Show::Address),
            ("true_extent", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_get_value_index",
        params: &[
            ("value_type", Show::Handle),
            ("index_type", Show::Handle),
            ("pair_type", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_indexed",
        params: &[
            ("count", Show::Int),
            ("array_of_blocklengths", Show::Address),
            ("array_of_displacements", Show::Address),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_indexed_c",
        params: &[
            ("count", Show::Int),
            ("array_of_blocklengths", Show::Address),
            ("array_of_displacements", Show::Address),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_size",
        params: &[("datatype", Show::Handle), ("size", Show::Address)],
    },
    CallInfo {
        name: "MPI_Type_size_c",
        params: &[("datatype", Show::Handle), ("size", Show::Address)],
    },
    CallInfo {
        name: "MPI_Type_vector",
        params: &[
            ("count", Show::Int),
            ("blocklength", Show::Int),
            ("stride", Show::Int),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_vector_c",
        params: &[
            ("count", Show::Int),
            ("blocklength", Show::Int),
            ("stride", Show::Int),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Unpack",
        params: &[
            ("inbuf", Show::Buffer),
            ("insize", Show::Int),
            ("position", Show::Address),
            ("outbuf", Show::Buffer),
            ("outcount", Show::Int),
            ("datatype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Unpack_c",
        params: &[
            ("inbuf", Show::Buffer),
            ("insize", Show::Int),
            ("position", Show::Address),
            ("outbuf", Show::Buffer),
            ("outcount", Show::Int),
            ("datatype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Unpack_external",
        params: &[
            ("datarep", Show::Address),
            ("inbuf", Show::Buffer),
            ("insize", Show::Int),
            ("position", Show::Address),
            ("outbuf", Show::Buffer),
            ("outcount", Show::Int),
            ("datatype", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Unpack_external_c",
        params: &[
            ("datarep", Show::Address),
            ("inbuf", Show::Buffer),
            ("insize", Show::Int),
            ("position", Show::Address),
            ("outbuf", Show::Buffer),
            ("outcount", Show::Int),
            ("datatype", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Allgather",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Allgather_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Allgather_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Allgather_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Allgatherv",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Allgatherv_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Allgatherv_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Allgatherv_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Allreduce",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Allreduce_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Allreduce_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Allreduce_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Alltoall",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Alltoall_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Alltoall_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Alltoall_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Alltoallv",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Alltoallv_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Alltoallv_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Alltoallv_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Alltoallw",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtypes", Show::Address),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtypes", Show::Address),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Alltoallw_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtypes", Show::Address),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtypes", Show::Address),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Alltoallw_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtypes", Show::Address),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtypes", Show::Address),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Alltoallw_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtypes", Show::Address),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtypes", Show::Address),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo { name: "MPI_Barrier", params: &[("comm", Show::Handle)] },
    CallInfo {
        name: "MPI_Barrier_init",
        params: &[("comm", Show::Handle), ("info", Show::Handle), ("request", Show::Address)],
    },
    CallInfo {
        name: "MPI_Bcast",
        params: &[
            ("buffer", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Bcast_c",
        params: &[
            ("buffer", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Bcast_init",
        params: &[
            ("buffer", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Bcast_init_c",
        params: &[
            ("buffer", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Exscan",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Exscan_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Exscan_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Exscan_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Gather",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Gather_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Gather_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Gather_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Gatherv",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Gatherv_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Gatherv_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Gatherv_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Iallgather",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Iallgather_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Iallgatherv",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Iallgatherv_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Iallreduce",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Iallreduce_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ialltoall",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ialltoall_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ialltoallv",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ialltoallv_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ialltoallw",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtypes", Show::Address),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtypes", Show::Address),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ialltoallw_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtypes", Show::Address),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtypes", Show::Address),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ibarrier",
        params: &[("comm", Show::Handle), ("request", Show::Address)],
    },
    CallInfo {
        name: "MPI_Ibcast",
        params: &[
            ("buffer", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ibcast_c",
        params: &[
            ("buffer", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Iexscan",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Iexscan_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Igather",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Igather_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Igatherv",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Igatherv_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ireduce",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ireduce_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ireduce_scatter",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ireduce_scatter_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ireduce_scatter_block",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ireduce_scatter_block_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Iscan",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Iscan_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Iscatter",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Iscatter_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Iscatterv",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("displs", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Iscatterv_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("displs", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Op_commutative",
        params: &[("op", Show::Handle), ("commute", Show::Address)],
    },
    CallInfo {
        name: "MPI_Op_create",
        params: &[("user_fn", Show::Address), ("commute", Show::Int), ("op", Show::Address)],
    },
    CallInfo {
        name: "MPI_Op_create_c",
        params: &[("user_fn", Show::Address), ("commute", Show::Int), ("op", Show::Address)],
    },
    CallInfo { name: "MPI_Op_free", params: &[("op", Show::Address)] },
    CallInfo {
        name: "MPI_Reduce",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Reduce_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Reduce_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Reduce_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Reduce_local",
        params: &[
            ("inbuf", Show::Buffer),
            ("inoutbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Reduce_local_c",
        params: &[
            ("inbuf", Show::Buffer),
            ("inoutbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Reduce_scatter",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Reduce_scatter_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Reduce_scatter_block",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Reduce_scatter_block_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Reduce_scatter_block_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Reduce_scatter_block_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Reduce_scatter_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Reduce_scatter_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Scan",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Scan_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Scan_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Scan_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("recvbuf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("op", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Scatter",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Scatter_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Scatter_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Scatter_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Scatterv",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("displs", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Scatterv_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("displs", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Scatterv_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("displs", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Scatterv_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("displs", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Comm_compare",
        params: &[("comm1", Show::Handle), ("comm2", Show::Handle), ("result", Show::Address)],
    },
    CallInfo {
        name: "MPI_Comm_create",
        params: &[("comm", Show::Handle), ("group", Show::Handle), ("newcomm", Show::Address)],
    },
    CallInfo {
        name: "MPI_Comm_create_from_group",
        params: &[
            ("group", Show::Handle),
            ("stringtag", Show::Address),
            ("info", Show::Handle),
            ("errhandler", Show::Handle),
            ("newcomm", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Comm_create_group",
        params: &[
            ("comm", Show::Handle),
            ("group", Show::Handle),
            ("tag", Show::Tag),
            ("newcomm", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Comm_create_keyval",
        params: &[
            ("comm_copy_attr_fn", Show::Address),
            ("comm_delete_attr_fn", Show::Address),
            ("comm_keyval", Show::Address),
            ("extra_state", Show::Buffer),
        ],
    },
    CallInfo {
        name: "MPI_Comm_delete_attr",
        params: &[("comm", Show::Handle), ("comm_keyval", Show::Int)],
    },
    CallInfo {
        name: "MPI_Comm_dup",
        params: &[("comm", Show::Handle), ("newcomm", Show::Address)],
    },
    CallInfo {
        name: "MPI_Comm_dup_with_info",
        params: &[("comm", Show::Handle), ("info", Show::Handle), ("newcomm", Show::Address)],
    },
    CallInfo { name: "MPI_Comm_free", params: &[("comm", Show::Address)] },
    CallInfo { name: "MPI_Comm_free_keyval", params: &[("comm_keyval", Show::Address)] },
    CallInfo {
        name: "MPI_Comm_get_attr",
        params: &[
            ("comm", Show::Handle),
            ("comm_keyval", Show::Int),
            ("attribute_val", Show::Buffer),
            ("flag", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Comm_get_info",
        params: &[("comm", Show::Handle), ("info_used", Show::Address)],
    },
    CallInfo {
        name: "MPI_Comm_get_name",
        params: &[
            ("comm", Show::Handle),
            ("comm_name", Show::Address),
            ("resultlen", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Comm_group",
        params: &[("comm", Show::Handle), ("group", Show::Address)],
    },
    CallInfo {
        name: "MPI_Comm_idup",
        params: &[("comm", Show::Handle), ("newcomm", Show::Address), ("request", Show::Address)],
    },
    CallInfo {
        name: "MPI_Comm_idup_with_info",
        params: &[
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("newcomm", Show::Address),
            ("request", Show::Address),
        ],
    },
    CallInfo { name: "MPI_Comm_rank", params: &[("comm", Show::Handle), ("rank", Show::Address)] },
    CallInfo {
        name: "MPI_Comm_remote_group",
        params: &[("comm", Show::Handle), ("group", Show::Address)],
    },
    CallInfo {
        name: "MPI_Comm_remote_size",
        params: &[("comm", Show::Handle), ("size", Show::Address)],
    },
    CallInfo {
        name: "MPI_Comm_set_attr",
        params: &[
            ("comm", Show::Handle),
            ("comm_keyval", Show::Int),
            ("attribute_val", Show::Buffer),
        ],
    },
    CallInfo {
        name: "MPI_Comm_set_info",
        params: &[("comm", Show::Handle), ("info", Show::Handle)],
    },
    CallInfo {
        name: "MPI_Comm_set_name",
        params: &[("comm", Show::Handle), ("comm_name", Show::Address)],
    },
    CallInfo { name: "MPI_Comm_size", params: &[("comm", Show::Handle), ("size", Show::Address)] },
    CallInfo {
        name: "MPI_Comm_split",
        params: &[
            ("comm", Show::Handle),
            ("color", Show::Int),
            ("key", Show::Int),
            ("newcomm", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Comm_split_type",
        params: &[
            ("comm", Show::Handle),
            ("split_type", Show::Int),
            ("key", Show::Int),
            ("info", Show::Handle),
            ("newcomm", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Comm_test_inter",
        params: &[("comm", Show::Handle), ("flag", Show::Address)],
    },
    CallInfo {
        name: "MPI_Group_compare",
        params: &[("group1", Show::Handle), ("group2", Show::Handle), ("result", Show::Address)],
    },
    CallInfo {
        name: "MPI_Group_difference",
        params: &[("group1", Show::Handle), ("group2", Show::Handle), ("newgroup", Show::Address)],
    },
    CallInfo {
        name: "MPI_Group_excl",
        params: &[
            ("group", Show::Handle),
            ("n", Show::Int),
            ("ranks", Show::Address),
            ("newgroup", Show::Address),
        ],
    },
    CallInfo { name: "MPI_Group_free", params: &[("group", Show::Address)] },
    CallInfo {
        name: "MPI_Group_from_session_pset",
        params: &[
            ("session", Show::Handle),
            ("pset_name", Show::Address),
            ("newgroup", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Group_incl",
        params: &[
            ("group", Show::Handle),
            ("n", Show::Int),
            ("ranks", Show::Address),
            ("newgroup", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Group_intersection",
        params: &[("group1", Show::Handle), ("group2", Show::Handle), ("newgroup", Show::Address)],
    },
    CallInfo {
        name: "MPI_Group_range_excl",
        params: &[
            ("group", Show::Handle),
            ("n", Show::Int),
            ("ranges", Show::Address),
            ("newgroup", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Group_range_incl",
        params: &[
            ("group", Show::Handle),
            ("n", Show::Int),
            ("ranges", Show::Address),
            ("newgroup", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Group_rank",
        params: &[("group", Show::Handle), ("rank", Show::Address)],
    },
    CallInfo {
        name: "MPI_Group_size",
        params: &[("group", Show::Handle), ("size", Show::Address)],
    },
    CallInfo {
        name: "MPI_Group_translate_ranks",
        params: &[
            ("group1", Show::Handle),
            ("n", Show::Int),
            ("ranks1", Show::Address),
            ("group2", Show::Handle),
            ("ranks2", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Group_union",
        params: &[("group1", Show::Handle), ("group2", Show::Handle), ("newgroup", Show::Address)],
    },
    CallInfo {
        name: "MPI_Intercomm_create",
        params: &[
            ("local_comm", Show::Handle),
            ("local_leader", Show::Int),
            ("peer_comm", Show::Handle),
            ("remote_leader", Show::Int),
            ("tag", Show::Tag),
            ("newintercomm", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Intercomm_create_from_groups",
        params: &[
            ("local_group", Show::Handle),
            ("local_leader", Show::Int),
            ("remote_group", Show::Handle),
            ("remote_leader", Show::Int),
            ("stringtag", Show::Address),
            ("info", Show::Handle),
            ("errhandler", Show::Handle),
            ("newintercomm", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Intercomm_merge",
        params: &[
            ("intercomm", Show::Handle),
            ("high", Show::Int),
            ("newintracomm", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_create_keyval",
        params: &[
            ("type_copy_attr_fn", Show::Address),
            ("type_delete_attr_fn", Show::Address),
            ("type_keyval", Show::Address),
            ("extra_state", Show::Buffer),
        ],
    },
    CallInfo {
        name: "MPI_Type_delete_attr",
        params: &[("datatype", Show::Handle), ("type_keyval", Show::Int)],
    },
    CallInfo { name: "MPI_Type_free_keyval", params: &[("type_keyval", Show::Address)] },
    CallInfo {
        name: "MPI_Type_get_attr",
        params: &[
            ("datatype", Show::Handle),
            ("type_keyval", Show::Int),
            ("attribute_val", Show::Buffer),
            ("flag", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_get_name",
        params: &[
            ("datatype", Show::Handle),
            ("type_name", Show::Address),
            ("resultlen", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_set_attr",
        params: &[
            ("datatype", Show::Handle),
            ("type_keyval", Show::Int),
            ("attribute_val", Show::Buffer),
        ],
    },
    CallInfo {
        name: "MPI_Type_set_name",
        params: &[("datatype", Show::Handle), ("type_name", Show::Address)],
    },
    CallInfo {
        name: "MPI_Win_create_keyval",
        params: &[
            ("win_copy_attr_fn", Show::Address),
            ("win_delete_attr_fn", Show::Address),
            ("win_keyval", Show::Address),
            ("extra_state", Show::Buffer),
        ],
    },
    CallInfo {
        name: "MPI_Win_delete_attr",
        params: &[("win", Show::Handle), ("win_keyval", Show::Int)],
    },
    CallInfo { name: "MPI_Win_free_keyval", params: &[("win_keyval", Show::Address)] },
    CallInfo {
        name: "MPI_Win_get_attr",
        params: &[
            ("win", Show::Handle),
            ("win_keyval", Show::Int),
            ("attribute_val", Show::Buffer),
            ("flag", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Win_get_name",
        params: &[("win", Show::Handle), ("win_name", Show::Address), ("resultlen", Show::Address)],
    },
    CallInfo {
        name: "MPI_Win_set_attr",
        params: &[
            ("win", Show::Handle),
            ("win_keyval", Show::Int),
            ("attribute_val", Show::Buffer),
        ],
    },
    CallInfo {
        name: "MPI_Win_set_name",
        params: &[("win", Show::Handle), ("win_name", Show::Address)],
    },
    CallInfo {
        name: "MPI_Cart_coords",
        params: &[
            ("comm", Show::Handle),
            ("rank", Show::Int),
            ("maxdims", Show::Int),
            ("coords", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Cart_create",
        params: &[
            ("comm_old", Show::Handle),
            ("ndims", Show::Int),
            ("dims", Show::Address),
            ("periods", Show::Address),
            ("reorder", Show::Int),
            ("comm_cart", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Cart_get",
        params: &[
            ("comm", Show::Handle),
            ("maxdims", Show::Int),
            ("dims", Show::Address),
            ("periods", Show::Address),
            ("coords", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Cart_map",
        params: &[
            ("comm", Show::Handle),
            ("ndims", Show::Int),
            ("dims", Show::Address),
            ("periods", Show::Address),
            ("newrank", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Cart_rank",
        params: &[("comm", Show::Handle), ("coords", Show::Address), ("rank", Show::Address)],
    },
    CallInfo {
        name: "MPI_Cart_shift",
        params: &[
            ("comm", Show::Handle),
            ("direction", Show::Int),
            ("disp", Show::Int),
            ("rank_source", Show::Address),
            ("rank_dest", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Cart_sub",
        params: &[
            ("comm", Show::Handle),
            ("remain_dims", Show::Address),
            ("newcomm", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Cartdim_get",
        params: &[("comm", Show::Handle), ("ndims", Show::Address)],
    },
    CallInfo {
        name: "MPI_Dims_create",
        params: &[("nnodes", Show::Int), ("ndims", Show::Int), ("dims", Show::Address)],
    },
    CallInfo {
        name: "MPI_Dist_graph_create",
        params: &[
            ("comm_old", Show::Handle),
            ("n", Show::Int),
            ("sources", Show::Address),
            ("degrees", Show::Address),
            ("destinations", Show::Address),
            ("weights", Show::Address),
            ("info", Show::Handle),
            ("reorder", Show::Int),
            ("comm_dist_graph", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Dist_graph_create_adjacent",
        params: &[
            ("comm_old", Show::Handle),
            ("indegree", Show::Int),
            ("sources", Show::Address),
            ("sourceweights", Show::Address),
            ("outdegree", Show::Int),
            ("destinations", Show::Address),
            ("destweights", Show::Address),
            ("info", Show::Handle),
            ("reorder", Show::Int),
            ("comm_dist_graph", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Dist_graph_neighbors",
        params: &[
            ("comm", Show::Handle),
            ("maxindegree", Show::Int),
            ("sources", Show::Address),
            ("sourceweights", Show::Address),
            ("maxoutdegree", Show::Int),
            ("destinations", Show::Address),
            ("destweights", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Dist_graph_neighbors_count",
        params: &[
            ("comm", Show::Handle),
            ("indegree", Show::Address),
            ("outdegree", Show::Address),
            ("weighted", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Graph_create",
        params: &[
            ("comm_old", Show::Handle),
            ("nnodes", Show::Int),
            ("index", Show::Address),
            ("edges", Show::Address),
            ("reorder", Show::Int),
            ("comm_graph", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Graph_get",
        params: &[
            ("comm", Show::Handle),
            ("maxindex", Show::Int),
            ("maxedges", Show::Int),
            ("index", Show::Address),
            ("edges", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Graph_map",
        params: &[
            ("comm", Show::Handle),
            ("nnodes", Show::Int),
            ("index", Show::Address),
            ("edges", Show::Address),
            ("newrank", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Graph_neighbors",
        params: &[
            ("comm", Show::Handle),
            ("rank", Show::Int),
            ("maxneighbors", Show::Int),
            ("neighbors", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Graph_neighbors_count",
        params: &[("comm", Show::Handle), ("rank", Show::Int), ("nneighbors", Show::Address)],
    },
    CallInfo {
        name: "MPI_Graphdims_get",
        params: &[("comm", Show::Handle), ("nnodes", Show::Address), ("nedges", Show::Address)],
    },
    CallInfo {
        name: "MPI_Ineighbor_allgather",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ineighbor_allgather_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ineighbor_allgatherv",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ineighbor_allgatherv_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ineighbor_alltoall",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ineighbor_alltoall_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ineighbor_alltoallv",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ineighbor_alltoallv_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ineighbor_alltoallw",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtypes", Show::Address),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtypes", Show::Address),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Ineighbor_alltoallw_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtypes", Show::Address),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtypes", Show::Address),
            ("comm", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_allgather",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_allgather_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_allgather_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_allgather_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_allgatherv",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_allgatherv_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_allgatherv_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_allgatherv_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("displs", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_alltoall",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_alltoall_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_alltoall_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_alltoall_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcount", Show::Int),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcount", Show::Int),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_alltoallv",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_alltoallv_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_alltoallv_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_alltoallv_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtype", Show::Handle),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtype", Show::Handle),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_alltoallw",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtypes", Show::Address),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtypes", Show::Address),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_alltoallw_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtypes", Show::Address),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtypes", Show::Address),
            ("comm", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_alltoallw_init",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtypes", Show::Address),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtypes", Show::Address),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Neighbor_alltoallw_init_c",
        params: &[
            ("sendbuf", Show::Buffer),
            ("sendcounts", Show::Address),
            ("sdispls", Show::Address),
            ("sendtypes", Show::Address),
            ("recvbuf", Show::Buffer),
            ("recvcounts", Show::Address),
            ("rdispls", Show::Address),
            ("recvtypes", Show::Address),
            ("comm", Show::Handle),
            ("info", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Topo_test",
        params: &[("comm", Show::Handle), ("status", Show::Address)],
    },
    CallInfo { name: "MPI_Add_error_class", params: &[("errorclass", Show::Address)] },
    CallInfo {
        name: "MPI_Add_error_code",
        params: &[("errorclass", Show::Int), ("errorcode", Show::Address)],
    },
    CallInfo {
        name: "MPI_Add_error_string",
        params: &[("errorcode", Show::Int), ("string", Show::Address)],
    },
    CallInfo {
        name: "MPI_Alloc_mem",
        params: &[("size", Show::Int), ("info", Show::Handle), ("baseptr", Show::Buffer)],
    },
    CallInfo {
        name: "MPI_Comm_call_errhandler",
        params: &[("comm", Show::Handle), ("errorcode", Show::Int)],
    },
    CallInfo {
        name: "MPI_Comm_create_errhandler",
        params: &[("comm_errhandler_fn", Show::Address), ("errhandler", Show::Address)],
    },
    CallInfo {
        name: "MPI_Comm_get_errhandler",
        params: &[("comm", Show::Handle), ("errhandler", Show::Address)],
    },
    CallInfo {
        name: "MPI_Comm_set_errhandler",
        params: &[("comm", Show::Handle), ("errhandler", Show::Handle)],
    },
    CallInfo { name: "MPI_Errhandler_free", params: &[("errhandler", Show::Address)] },
    CallInfo {
        name: "MPI_Error_class",
        params: &[("errorcode", Show::Int), ("errorclass", Show::Address)],
    },
    CallInfo {
        name: "MPI_Error_string",
        params: &[
            ("errorcode", Show::Int),
            ("string", Show::Address),
            ("resultlen", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_call_errhandler",
        params: &[("fh", Show::Handle), ("errorcode", Show::Int)],
    },
    CallInfo {
        name: "MPI_File_create_errhandler",
        params: &[("file_errhandler_fn", Show::Address), ("errhandler", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_get_errhandler",
        params: &[("file", Show::Handle), ("errhandler", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_set_errhandler",
        params: &[("file", Show::Handle), ("errhandler", Show::Handle)],
    },
    CallInfo { name: "MPI_Free_mem", params: &[("base", Show::Buffer)] },
    CallInfo { name: "MPI_Get_hw_resource_info", params: &[("hw_info", Show::Address)] },
    CallInfo {
        name: "MPI_Get_library_version",
        params: &[("version", Show::Address), ("resultlen", Show::Address)],
    },
    CallInfo {
        name: "MPI_Get_processor_name",
        params: &[("name", Show::Address), ("resultlen", Show::Address)],
    },
    CallInfo {
        name: "MPI_Get_version",
        params: &[("version", Show::Address), ("subversion", Show::Address)],
    },
    CallInfo { name: "MPI_Remove_error_class", params: &[("errorclass", Show::Int)] },
    CallInfo { name: "MPI_Remove_error_code", params: &[("errorcode", Show::Int)] },
    CallInfo { name: "MPI_Remove_error_string", params: &[("errorcode", Show::Int)] },
    CallInfo {
        name: "MPI_Session_call_errhandler",
        params: &[("session", Show::Handle), ("errorcode", Show::Int)],
    },
    CallInfo {
        name: "MPI_Session_create_errhandler",
        params: &[("session_errhandler_fn", Show::Address), ("errhandler", Show::Address)],
    },
    CallInfo {
        name: "MPI_Session_get_errhandler",
        params: &[("session", Show::Handle), ("errhandler", Show::Address)],
    },
    CallInfo {
        name: "MPI_Session_set_errhandler",
        params: &[("session", Show::Handle), ("errhandler", Show::Handle)],
    },
    CallInfo {
        name: "MPI_Win_call_errhandler",
        params: &[("win", Show::Handle), ("errorcode", Show::Int)],
    },
    CallInfo {
        name: "MPI_Win_create_errhandler",
        params: &[("win_errhandler_fn", Show::Address), ("errhandler", Show::Address)],
    },
    CallInfo {
        name: "MPI_Win_get_errhandler",
        params: &[("win", Show::Handle), ("errhandler", Show::Address)],
    },
    CallInfo {
        name: "MPI_Win_set_errhandler",
        params: &[("win", Show::Handle), ("errhandler", Show::Handle)],
    },
    CallInfo { name: "MPI_Wtick", params: &[] },
    CallInfo { name: "MPI_Wtime", params: &[] },
    CallInfo { name: "MPI_Info_create", params: &[("info", Show::Address)] },
    CallInfo {
        name: "MPI_Info_create_env",
        params: &[("argc", Show::Int), ("argv", Show::Address), ("info", Show::Address)],
    },
    CallInfo { name: "MPI_Info_delete", params: &[("info", Show::Handle), ("key", Show::Address)] },
    CallInfo {
        name: "MPI_Info_dup",
        params: &[("info", Show::Handle), ("newinfo", Show::Address)],
    },
    CallInfo { name: "MPI_Info_free", params: &[("info", Show::Address)] },
    CallInfo {
        name: "MPI_Info_get_nkeys",
        params: &[("info", Show::Handle), ("nkeys", Show::Address)],
    },
    CallInfo {
        name: "MPI_Info_get_nthkey",
        params: &[("info", Show::Handle), ("n", Show::Int), ("key", Show::Address)],
    },
    CallInfo {
        name: "MPI_Info_get_string",
        params: &[
            ("info", Show::Handle),
            ("key", Show::Address),
            ("buflen", Show::Address),
            ("value", Show::Address),
            ("flag", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Info_set",
        params: &[("info", Show::Handle), ("key", Show::Address), ("value", Show::Address)],
    },
    CallInfo { name: "MPI_Abort", params: &[("comm", Show::Handle), ("errorcode", Show::Int)] },
    CallInfo { name: "MPI_Close_port", params: &[("port_name", Show::Address)] },
    CallInfo {
        name: "MPI_Comm_accept",
        params: &[
            ("port_name", Show::Address),
            ("info", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("newcomm", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Comm_connect",
        params: &[
            ("port_name", Show::Address),
            ("info", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("newcomm", Show::Address),
        ],
    },
    CallInfo { name: "MPI_Comm_disconnect", params: &[("comm", Show::Address)] },
    CallInfo { name: "MPI_Comm_get_parent", params: &[("parent", Show::Address)] },
    CallInfo { name: "MPI_Comm_join", params: &[("fd", Show::Int), ("intercomm", Show::Address)] },
    CallInfo {
        name: "MPI_Comm_spawn",
        params: &[
            ("command", Show::Address),
            ("argv", Show::Address),
            ("maxprocs", Show::Int),
            ("info", Show::Handle),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("intercomm", Show::Address),
            ("array_of_errcodes", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Comm_spawn_multiple",
        params: &[
            ("count", Show::Int),
            ("array_of_commands", Show::Address),
            ("array_of_argv", Show::Address),
            ("array_of_maxprocs", Show::Address),
            ("array_of_info", Show::Address),
            ("root", Show::Rank),
            ("comm", Show::Handle),
            ("intercomm", Show::Address),
            ("array_of_errcodes", Show::Address),
        ],
    },
    CallInfo { name: "MPI_Finalize", params: &[] },
    CallInfo { name: "MPI_Finalized", params: &[("flag", Show::Address)] },
    CallInfo { name: "MPI_Init", params: &[("argc", Show::Address), ("argv", Show::Address)] },
    CallInfo {
        name: "MPI_Init_thread",
        params: &[
            ("argc", Show::Address),
            ("argv", Show::Address),
            ("required", Show::Int),
            ("provided", Show::Address),
        ],
    },
    CallInfo { name: "MPI_Initialized", params: &[("flag", Show::Address)] },
    CallInfo { name: "MPI_Is_thread_main", params: &[("flag", Show::Address)] },
    CallInfo {
        name: "MPI_Lookup_name",
        params: &[
            ("service_name", Show::Address),
            ("info", Show::Handle),
            ("port_name", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Open_port",
        params: &[("info", Show::Handle), ("port_name", Show::Address)],
    },
    CallInfo {
        name: "MPI_Publish_name",
        params: &[
            ("service_name", Show::Address),
            ("info", Show::Handle),
            ("port_name", Show::Address),
        ],
    },
    CallInfo { name: "MPI_Query_thread", params: &[("provided", Show::Address)] },
    CallInfo { name: "MPI_Session_finalize", params: &[("session", Show::Address)] },
    CallInfo {
        name: "MPI_Session_get_info",
        params: &[("session", Show::Handle), ("info_used", Show::Address)],
    },
    CallInfo {
        name: "MPI_Session_get_nth_pset",
        params: &[
            ("session", Show::Handle),
            ("info", Show::Handle),
            ("n", Show::Int),
            ("pset_len", Show::Address),
            ("pset_name", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Session_get_num_psets",
        params: &[
            ("session", Show::Handle),
            ("info", Show::Handle),
            ("npset_names", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Session_get_pset_info",
        params: &[("session", Show::Handle), ("pset_name", Show::Address), ("info", Show::Address)],
    },
    CallInfo {
        name: "MPI_Session_init",
        params: &[("info", Show::Handle), ("errhandler", Show::Handle), ("session", Show::Address)],
    },
    CallInfo {
        name: "MPI_Unpublish_name",
        params: &[
            ("service_name", Show::Address),
            ("info", Show::Handle),
            ("port_name", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Accumulate",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("op", Show::Handle),
            ("win", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Accumulate_c",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("op", Show::Handle),
            ("win", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Compare_and_swap",
        params: &[
            ("origin_addr", Show::Buffer),
            ("compare_addr", Show::Buffer),
            ("result_addr", Show::Buffer),
            ("datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("win", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Fetch_and_op",
        params: &[
            ("origin_addr", Show::Buffer),
            ("result_addr", Show::Buffer),
            ("datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("op", Show::Handle),
            ("win", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Get",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("win", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Get_c",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("win", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Get_accumulate",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("result_addr", Show::Buffer),
            ("result_count", Show::Int),
            ("result_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("op", Show::Handle),
            ("win", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Get_accumulate_c",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("result_addr", Show::Buffer),
            ("result_count", Show::Int),
            ("result_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("op", Show::Handle),
            ("win", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Put",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("win", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Put_c",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("win", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_Raccumulate",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("op", Show::Handle),
            ("win", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Raccumulate_c",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("op", Show::Handle),
            ("win", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Rget",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("win", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Rget_c",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("win", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Rget_accumulate",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("result_addr", Show::Buffer),
            ("result_count", Show::Int),
            ("result_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("op", Show::Handle),
            ("win", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Rget_accumulate_c",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("result_addr", Show::Buffer),
            ("result_count", Show::Int),
            ("result_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("op", Show::Handle),
            ("win", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Rput",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("win", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Rput_c",
        params: &[
            ("origin_addr", Show::Buffer),
            ("origin_count", Show::Int),
            ("origin_datatype", Show::Handle),
            ("target_rank", Show::Int),
            ("target_disp", Show::Int),
            ("target_count", Show::Int),
            ("target_datatype", Show::Handle),
            ("win", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Win_allocate",
        params: &[
            ("size", Show::Int),
            ("disp_unit", Show::Int),
            ("info", Show::Handle),
            ("comm", Show::Handle),
            ("baseptr", Show::Buffer),
            ("win", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Win_allocate_c",
        params: &[
            ("size", Show::Int),
            ("disp_unit", Show::Int),
            ("info", Show::Handle),
            ("comm", Show::Handle),
            ("baseptr", Show::Buffer),
            ("win", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Win_allocate_shared",
        params: &[
            ("size", Show::Int),
            ("disp_unit", Show::Int),
            ("info", Show::Handle),
            ("comm", Show::Handle),
            ("baseptr", Show::Buffer),
            ("win", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Win_allocate_shared_c",
        params: &[
            ("size", Show::Int),
            ("disp_unit", Show::Int),
            ("info", Show::Handle),
            ("comm", Show::Handle),
            ("baseptr", Show::Buffer),
            ("win", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Win_attach",
        params: &[("win", Show::Handle), ("base", Show::Buffer), ("size", Show::Int)],
    },
    CallInfo { name: "MPI_Win_complete", params: &[("win", Show::Handle)] },
    CallInfo {
        name: "MPI_Win_create",
        params: &[
            ("base", Show::Buffer),
            ("size", Show::Int),
            ("disp_unit", Show::Int),
            ("info", Show::Handle),
            ("comm", Show::Handle),
            ("win", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Win_create_c",
        params: &[
            ("base", Show::Buffer),
            ("size", Show::Int),
            ("disp_unit", Show::Int),
            ("info", Show::Handle),
            ("comm", Show::Handle),
            ("win", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Win_create_dynamic",
        params: &[("info", Show::Handle), ("comm", Show::Handle), ("win", Show::Address)],
    },
    CallInfo { name: "MPI_Win_detach", params: &[("win", Show::Handle), ("base", Show::Buffer)] },
    CallInfo { name: "MPI_Win_fence", params: &[("assert", Show::Int), ("win", Show::Handle)] },
    CallInfo { name: "MPI_Win_flush", params: &[("rank", Show::Int), ("win", Show::Handle)] },
    CallInfo { name: "MPI_Win_flush_all", params: &[("win", Show::Handle)] },
    CallInfo { name: "MPI_Win_flush_local", params: &[("rank", Show::Int), ("win", Show::Handle)] },
    CallInfo { name: "MPI_Win_flush_local_all", params: &[("win", Show::Handle)] },
    CallInfo { name: "MPI_Win_free", params: &[("win", Show::Address)] },
    CallInfo {
        name: "MPI_Win_get_group",
        params: &[("win", Show::Handle), ("group", Show::Address)],
    },
    CallInfo {
        name: "MPI_Win_get_info",
        params: &[("win", Show::Handle), ("info_used", Show::Address)],
    },
    CallInfo {
        name: "MPI_Win_lock",
        params: &[
            ("lock_type", Show::Int),
            ("rank", Show::Int),
            ("assert", Show::Int),
            ("win", Show::Handle),
        ],
    },
    CallInfo { name: "MPI_Win_lock_all", params: &[("assert", Show::Int), ("win", Show::Handle)] },
    CallInfo {
        name: "MPI_Win_post",
        params: &[("group", Show::Handle), ("assert", Show::Int), ("win", Show::Handle)],
    },
    CallInfo { name: "MPI_Win_set_info", params: &[("win", Show::Handle), ("info", Show::Handle)] },
    CallInfo {
        name: "MPI_Win_shared_query",
        params: &[
            ("win", Show::Handle),
            ("rank", Show::Int),
            ("size", Show::Address),
            ("disp_unit", Show::Address),
            ("baseptr", Show::Buffer),
        ],
    },
    CallInfo {
        name: "MPI_Win_shared_query_c",
        params: &[
            ("win", Show::Handle),
            ("rank", Show::Int),
            ("size", Show::Address),
            ("disp_unit", Show::Address),
            ("baseptr", Show::Buffer),
        ],
    },
    CallInfo {
        name: "MPI_Win_start",
        params: &[("group", Show::Handle), ("assert", Show::Int), ("win", Show::Handle)],
    },
    CallInfo { name: "MPI_Win_sync", params: &[("win", Show::Handle)] },
    CallInfo { name: "MPI_Win_test", params: &[("win", Show::Handle), ("flag", Show::Address)] },
    CallInfo { name: "MPI_Win_unlock", params: &[("rank", Show::Int), ("win", Show::Handle)] },
    CallInfo { name: "MPI_Win_unlock_all", params: &[("win", Show::Handle)] },
    CallInfo { name: "MPI_Win_wait", params: &[("win", Show::Handle)] },
    CallInfo { name: "MPI_Grequest_complete", params: &[("request", Show::Handle)] },
    CallInfo {
        name: "MPI_Grequest_start",
        params: &[
            ("query_fn", Show::Address),
            ("free_fn", Show::Address),
            ("cancel_fn", Show::Address),
            ("extra_state", Show::Buffer),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Status_set_cancelled",
        params: &[("status", Show::Address), ("flag", Show::Int)],
    },
    CallInfo {
        name: "MPI_Status_set_elements",
        params: &[("status", Show::Address), ("datatype", Show::Handle), ("count", Show::Int)],
    },
    CallInfo {
        name: "MPI_Status_set_elements_c",
        params: &[("status", Show::Address), ("datatype", Show::Handle), ("count", Show::Int)],
    },
    CallInfo { name: "MPI_File_close", params: &[("fh", Show::Address)] },
    CallInfo {
        name: "MPI_File_delete",
        params: &[("filename", Show::Address), ("info", Show::Handle)],
    },
    CallInfo {
        name: "MPI_File_get_amode",
        params: &[("fh", Show::Handle), ("amode", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_get_atomicity",
        params: &[("fh", Show::Handle), ("flag", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_get_byte_offset",
        params: &[("fh", Show::Handle), ("offset", Show::Int), ("disp", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_get_group",
        params: &[("fh", Show::Handle), ("group", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_get_info",
        params: &[("fh", Show::Handle), ("info_used", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_get_position",
        params: &[("fh", Show::Handle), ("offset", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_get_position_shared",
        params: &[("fh", Show::Handle), ("offset", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_get_size",
        params: &[("fh", Show::Handle), ("size", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_get_type_extent",
        params: &[("fh", Show::Handle), ("datatype", Show::Handle), ("extent", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_get_type_extent_c",
        params: &[("fh", Show::Handle), ("datatype", Show::Handle), ("extent", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_get_view",
        params: &[
            ("fh", Show::Handle),
            ("disp", Show::Address),
            ("etype", Show::Address),
            ("filetype", Show::Address),
            ("datarep", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iread",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iread_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iread_all",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iread_all_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iread_at",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iread_at_c",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iread_at_all",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iread_at_all_c",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iread_shared",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iread_shared_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iwrite",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iwrite_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iwrite_all",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iwrite_all_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iwrite_at",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iwrite_at_c",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iwrite_at_all",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iwrite_at_all_c",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iwrite_shared",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_iwrite_shared_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("request", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_open",
        params: &[
            ("comm", Show::Handle),
            ("filename", Show::Address),
            ("amode", Show::Int),
            ("info", Show::Handle),
            ("fh", Show::Address),
        ],
    },
    CallInfo { name: "MPI_File_preallocate", params: &[("fh", Show::Handle), ("size", Show::Int)] },
    CallInfo {
        name: "MPI_File_read",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_read_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_read_all",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_read_all_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_read_all_begin",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_File_read_all_begin_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_File_read_all_end",
        params: &[("fh", Show::Handle), ("buf", Show::Buffer), ("status", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_read_at",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_read_at_c",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_read_at_all",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_read_at_all_c",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_read_at_all_begin",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_File_read_at_all_begin_c",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_File_read_at_all_end",
        params: &[("fh", Show::Handle), ("buf", Show::Buffer), ("status", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_read_ordered",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_read_ordered_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_read_ordered_begin",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_File_read_ordered_begin_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_File_read_ordered_end",
        params: &[("fh", Show::Handle), ("buf", Show::Buffer), ("status", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_read_shared",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_read_shared_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_seek",
        params: &[("fh", Show::Handle), ("offset", Show::Int), ("whence", Show::Int)],
    },
    CallInfo {
        name: "MPI_File_seek_shared",
        params: &[("fh", Show::Handle), ("offset", Show::Int), ("whence", Show::Int)],
    },
    CallInfo {
        name: "MPI_File_set_atomicity",
        params: &[("fh", Show::Handle), ("flag", Show::Int)],
    },
    CallInfo { name: "MPI_File_set_info", params: &[("fh", Show::Handle), ("info", Show::Handle)] },
    CallInfo { name: "MPI_File_set_size", params: &[("fh", Show::Handle), ("size", Show::Int)] },
    CallInfo {
        name: "MPI_File_set_view",
        params: &[
            ("fh", Show::Handle),
            ("disp", Show::Int),
            ("etype", Show::Handle),
            ("filetype", Show::Handle),
            ("datarep", Show::Address),
            ("info", Show::Handle),
        ],
    },
    CallInfo { name: "MPI_File_sync", params: &[("fh", Show::Handle)] },
    CallInfo {
        name: "MPI_File_write",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_write_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_write_all",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_write_all_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_write_all_begin",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_File_write_all_begin_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_File_write_all_end",
        params: &[("fh", Show::Handle), ("buf", Show::Buffer), ("status", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_write_at",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_write_at_c",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_write_at_all",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_write_at_all_c",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_write_at_all_begin",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_File_write_at_all_begin_c",
        params: &[
            ("fh", Show::Handle),
            ("offset", Show::Int),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_File_write_at_all_end",
        params: &[("fh", Show::Handle), ("buf", Show::Buffer), ("status", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_write_ordered",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_write_ordered_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_write_ordered_begin",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_File_write_ordered_begin_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_File_write_ordered_end",
        params: &[("fh", Show::Handle), ("buf", Show::Buffer), ("status", Show::Address)],
    },
    CallInfo {
        name: "MPI_File_write_shared",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_File_write_shared_c",
        params: &[
            ("fh", Show::Handle),
            ("buf", Show::Buffer),
            ("count", Show::Int),
            ("datatype", Show::Handle),
            ("status", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Register_datarep",
        params: &[
            ("datarep", Show::Address),
            ("read_conversion_fn", Show::Address),
            ("write_conversion_fn", Show::Address),
            ("dtype_file_extent_fn", Show::Address),
            ("extra_state", Show::Buffer),
        ],
    },
    CallInfo {
        name: "MPI_Register_datarep_c",
        params: &[
            ("datarep", Show::Address),
            ("read_conversion_fn", Show::Address),
            ("write_conversion_fn", Show::Address),
            ("dtype_file_extent_fn", Show::Address),
            ("extra_state", Show::Buffer),
        ],
    },
    CallInfo { name: "MPI_T_category_changed", params: &[("update_number", Show::Address)] },
    CallInfo {
        name: "MPI_T_category_get_categories",
        params: &[("cat_index", Show::Int), ("len", Show::Int), ("indices", Show::Address)],
    },
    CallInfo {
        name: "MPI_T_category_get_cvars",
        params: &[("cat_index", Show::Int), ("len", Show::Int), ("indices", Show::Address)],
    },
    CallInfo {
        name: "MPI_T_category_get_events",
        params: &[("cat_index", Show::Int), ("len", Show::Int), ("indices", Show::Address)],
    },
    CallInfo {
        name: "MPI_T_category_get_index",
        params: &[("name", Show::Address), ("cat_index", Show::Address)],
    },
    CallInfo {
        name: "MPI_T_category_get_info",
        params: &[
            ("cat_index", Show::Int),
            ("name", Show::Address),
            ("name_len", Show::Address),
            ("desc", Show::Address),
            ("desc_len", Show::Address),
            ("num_cvars", Show::Address),
            ("num_pvars", Show::Address),
            ("num_categories", Show::Address),
        ],
    },
    CallInfo { name: "MPI_T_category_get_num", params: &[("num_cat", Show::Address)] },
    CallInfo {
        name: "MPI_T_category_get_num_events",
        params: &[("cat_index", Show::Int), ("num_events", Show::Address)],
    },
    CallInfo {
        name: "MPI_T_category_get_pvars",
        params: &[("cat_index", Show::Int), ("len", Show::Int), ("indices", Show::Address)],
    },
    CallInfo {
        name: "MPI_T_cvar_get_index",
        params: &[("name", Show::Address), ("cvar_index", Show::Address)],
    },
    CallInfo {
        name: "MPI_T_cvar_get_info",
        params: &[
            ("cvar_index", Show::Int),
            ("name", Show::Address),
            ("name_len", Show::Address),
            ("verbosity", Show::Address),
            ("datatype", Show::Address),
            ("enumtype", Show::Address),
            ("desc", Show::Address),
            ("desc_len", Show::Address),
            ("bind", Show::Address),
            ("scope", Show::Address),
        ],
    },
    CallInfo { name: "MPI_T_cvar_get_num", params: &[("num_cvar", Show::Address)] },
    CallInfo {
        name: "MPI_T_cvar_handle_alloc",
        params: &[
            ("cvar_index", Show::Int),
            ("obj_handle", Show::Buffer),
            ("handle", Show::Address),
            ("count", Show::Address),
        ],
    },
    CallInfo { name: "MPI_T_cvar_handle_free", params: &[("handle", Show::Address)] },
    CallInfo {
        name: "MPI_T_cvar_read",
        params: &[("handle", Show::Handle), ("buf", Show::Buffer)],
    },
    CallInfo {
        name: "MPI_T_cvar_write",
        params: &[("handle", Show::Handle), ("buf", Show::Buffer)],
    },
    CallInfo {
        name: "MPI_T_enum_get_info",
        params: &[
            ("enumtype", Show::Handle),
            ("num", Show::Address),
            ("name", Show::Address),
            ("name_len", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_T_enum_get_item",
        params: &[
            ("enumtype", Show::Handle),
            ("index", Show::Int),
            ("value", Show::Address),
            ("name", Show::Address),
            ("name_len", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_T_event_callback_get_info",
        params: &[
            ("event_registration", Show::Handle),
            ("cb_safety", Show::Int),
            ("info_used", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_T_event_callback_set_info",
        params: &[
            ("event_registration", Show::Handle),
            ("cb_safety", Show::Int),
            ("info", Show::Handle),
        ],
    },
    CallInfo {
        name: "MPI_T_event_copy",
        params: &[("event_instance", Show::Handle), ("buffer", Show::Buffer)],
    },
    CallInfo {
        name: "MPI_T_event_get_index",
        params: &[("name", Show::Address), ("event_index", Show::Address)],
    },
    CallInfo {
        name: "MPI_T_event_get_info",
        params: &[
            ("event_index", Show::Int),
            ("name", Show::Address),
            ("name_len", Show::Address),
            ("verbosity", Show::Address),
            ("array_of_datatypes", Show::Address),
            ("array_of_displacements", Show::Address),
            ("num_elements", Show::Address),
            ("enumtype", Show::Address),
            ("info", Show::Address),
            ("desc", Show::Address),
            ("desc_len", Show::Address),
            ("bind", Show::Address),
        ],
    },
    CallInfo { name: "MPI_T_event_get_num", params: &[("num_events", Show::Address)] },
    CallInfo {
        name: "MPI_T_event_get_source",
        params: &[("event_instance", Show::Handle), ("source_index", Show::Address)],
    },
    CallInfo {
        name: "MPI_T_event_get_timestamp",
        params: &[("event_instance", Show::Handle), ("event_timestamp", Show::Address)],
    },
    CallInfo {
        name: "MPI_T_event_handle_alloc",
        params: &[
            ("event_index", Show::Int),
            ("obj_handle", Show::Buffer),
            ("info", Show::Handle),
            ("event_registration", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_T_event_handle_free",
        params: &[
            ("event_registration", Show::Handle),
            ("user_data", Show::Buffer),
            ("free_cb_function", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_T_event_handle_get_info",
        params: &[("event_registration", Show::Handle), ("info_used", Show::Address)],
    },
    CallInfo {
        name: "MPI_T_event_handle_set_info",
        params: &[("event_registration", Show::Handle), ("info", Show::Handle)],
    },
    CallInfo {
        name: "MPI_T_event_read",
        params: &[
            ("event_instance", Show::Handle),
            ("element_index", Show::Int),
            ("buffer", Show::Buffer),
        ],
    },
    CallInfo {
        name: "MPI_T_event_register_callback",
        params: &[
            ("event_registration", Show::Handle),
            ("cb_safety", Show::Int),
            ("info", Show::Handle),
            ("user_data", Show::Buffer),
            ("event_cb_function", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_T_event_set_dropped_handler",
        params: &[("event_registration", Show::Handle), ("dropped_cb_function", Show::Address)],
    },
    CallInfo { name: "MPI_T_finalize", params: &[] },
    CallInfo {
        name: "MPI_T_init_thread",
        params: &[("required", Show::Int), ("provided", Show::Address)],
    },
    CallInfo {
        name: "MPI_T_pvar_get_index",
        params: &[("name", Show::Address), ("var_class", Show::Int), ("pvar_index", Show::Address)],
    },
    CallInfo {
        name: "MPI_T_pvar_get_info",
        params: &[
            ("pvar_index", Show::Int),
            ("name", Show::Address),
            ("name_len", Show::Address),
            ("verbosity", Show::Address),
            ("var_class", Show::Address),
            ("datatype", Show::Address),
            ("enumtype", Show::Address),
            ("desc", Show::Address),
            ("desc_len", Show::Address),
            ("bind", Show::Address),
            ("readonly", Show::Address),
            ("continuous", Show::Address),
            ("atomic", Show::Address),
        ],
    },
    CallInfo { name: "MPI_T_pvar_get_num", params: &[("num_pvar", Show::Address)] },
    CallInfo {
        name: "MPI_T_pvar_handle_alloc",
        params: &[
            ("pe_session", Show::Handle),
            ("pvar_index", Show::Int),
            ("obj_handle", Show::Buffer),
            ("handle", Show::Address),
            ("count", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_T_pvar_handle_free",
        params: &[("pe_session", Show::Handle), ("handle", Show::Address)],
    },
    CallInfo {
        name: "MPI_T_pvar_read",
        params: &[("pe_session", Show::Handle), ("handle", Show::Handle), ("buf", Show::Buffer)],
    },
    CallInfo {
        name: "MPI_T_pvar_readreset",
        params: &[("pe_session", Show::Handle), ("handle", Show::Handle), ("buf", Show::Buffer)],
    },
    CallInfo {
        name: "MPI_T_pvar_reset",
        params: &[("pe_session", Show::Handle), ("handle", Show::Handle)],
    },
    CallInfo { name: "MPI_T_pvar_session_create", params: &[("pe_session", Show::Address)] },
    CallInfo { name: "MPI_T_pvar_session_free", params: &[("pe_session", Show::Address)] },
    CallInfo {
        name: "MPI_T_pvar_start",
        params: &[("pe_session", Show::Handle), ("handle", Show::Handle)],
    },
    CallInfo {
        name: "MPI_T_pvar_stop",
        params: &[("pe_session", Show::Handle), ("handle", Show::Handle)],
    },
    CallInfo {
        name: "MPI_T_pvar_write",
        params: &[("pe_session", Show::Handle), ("handle", Show::Handle), ("buf", Show::Buffer)],
    },
    CallInfo {
        name: "MPI_T_source_get_info",
        params: &[
            ("source_index", Show::Int),
            ("name", Show::Address),
            ("name_len", Show::Address),
            ("desc", Show::Address),
            ("desc_len", Show::Address),
            ("ordering", Show::Address),
            ("ticks_per_second", Show::Address),
            ("max_ticks", Show::Address),
            ("info", Show::Address),
        ],
    },
    CallInfo { name: "MPI_T_source_get_num", params: &[("num_sources", Show::Address)] },
    CallInfo {
        name: "MPI_T_source_get_timestamp",
        params: &[("source_index", Show::Int), ("timestamp", Show::Address)],
    },
    CallInfo { name: "MPI_Pcontrol", params: &[("level", Show::Int)] },
    CallInfo { name: "MPI_Attr_delete", params: &[("comm", Show::Handle), ("keyval", Show::Int)] },
    CallInfo {
        name: "MPI_Attr_get",
        params: &[
            ("comm", Show::Handle),
            ("keyval", Show::Int),
            ("attribute_val", Show::Buffer),
            ("flag", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Attr_put",
        params: &[("comm", Show::Handle), ("keyval", Show::Int), ("attribute_val", Show::Buffer)],
    },
    CallInfo {
        name: "MPI_Get_elements_x",
        params: &[("status", Show::Address), ("datatype", Show::Handle), ("count", Show::Address)],
    },
    CallInfo {
        name: "MPI_Info_get",
        params: &[
            ("info", Show::Handle),
            ("key", Show::Address),
            ("valuelen", Show::Int),
            ("value", Show::Address),
            ("flag", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Info_get_valuelen",
        params: &[
            ("info", Show::Handle),
            ("key", Show::Address),
            ("valuelen", Show::Address),
            ("flag", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Keyval_create",
        params: &[
            ("copy_fn", Show::Address),
            ("delete_fn", Show::Address),
            ("keyval", Show::Address),
            ("extra_state", Show::Buffer),
        ],
    },
    CallInfo { name: "MPI_Keyval_free", params: &[("keyval", Show::Address)] },
    CallInfo {
        name: "MPI_Status_set_elements_x",
        params: &[("status", Show::Address), ("datatype", Show::Handle), ("count", Show::Int)],
    },
    CallInfo {
        name: "MPI_Type_get_extent_x",
        params: &[("datatype", Show::Handle), ("lb", Show::Address), ("extent", Show::Address)],
    },
    CallInfo {
        name: "MPI_Type_get_true_extent_x",
        params: &[
            ("datatype", Show::Handle),
            ("true_lb", Show::Address),
            ("true_extent", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_size_x",
        params: &[("datatype", Show::Handle), ("size", Show::Address)],
    },
    CallInfo {
        name: "MPI_Type_create_f90_complex",
        params: &[("p", Show::Int), ("r", Show::Int), ("newtype", Show::Address)],
    },
    CallInfo {
        name: "MPI_Type_create_f90_integer",
        params: &[("r", Show::Int), ("newtype", Show::Address)],
    },
    CallInfo {
        name: "MPI_Type_create_f90_real",
        params: &[("p", Show::Int), ("r", Show::Int), ("newtype", Show::Address)],
    },
    CallInfo {
        name: "MPI_Type_match_size",
        params: &[("typeclass", Show::Int), ("size", Show::Int), ("datatype", Show::Address)],
    },
    CallInfo {
        name: "MPI_Abi_get_fortran_booleans",
        params: &[
            ("logical_size", Show::Int),
            ("logical_true", Show::Buffer),
            ("logical_false", Show::Buffer),
            ("is_set", Show::Address),
        ],
    },
    CallInfo { name: "MPI_Abi_get_fortran_info", params: &[("info", Show::Address)] },
    CallInfo { name: "MPI_Abi_get_info", params: &[("info", Show::Address)] },
    CallInfo {
        name: "MPI_Abi_get_version",
        params: &[("abi_major", Show::Address), ("abi_minor", Show::Address)],
    },
    CallInfo {
        name: "MPI_Abi_set_fortran_booleans",
        params: &[
            ("logical_size", Show::Int),
            ("logical_true", Show::Buffer),
            ("logical_false", Show::Buffer),
        ],
    },
    CallInfo { name: "MPI_Abi_set_fortran_info", params: &[("info", Show::Handle)] },
    CallInfo { name: "MPI_Comm_fromint", params: &[("comm", Show::Int)] },
    CallInfo { name: "MPI_Comm_toint", params: &[("comm", Show::Handle)] },
    CallInfo { name: "MPI_Errhandler_fromint", params: &[("errhandler", Show::Int)] },
    CallInfo { name: "MPI_Errhandler_toint", params: &[("errhandler", Show::Handle)] },
    CallInfo { name: "MPI_File_fromint", params: &[("file", Show::Int)] },
    CallInfo { name: "MPI_File_toint", params: &[("file", Show::Handle)] },
    CallInfo { name: "MPI_Group_fromint", params: &[("group", Show::Int)] },
    CallInfo { name: "MPI_Group_toint", params: &[("group", Show::Handle)] },
    CallInfo { name: "MPI_Info_fromint", params: &[("info", Show::Int)] },
    CallInfo { name: "MPI_Info_toint", params: &[("info", Show::Handle)] },
    CallInfo { name: "MPI_Message_fromint", params: &[("message", Show::Int)] },
    CallInfo { name: "MPI_Message_toint", params: &[("message", Show::Handle)] },
    CallInfo { name: "MPI_Op_fromint", params: &[("op", Show::Int)] },
    CallInfo { name: "MPI_Op_toint", params: &[("op", Show::Handle)] },
    CallInfo { name: "MPI_Request_fromint", params: &[("request", Show::Int)] },
    CallInfo { name: "MPI_Request_toint", params: &[("request", Show::Handle)] },
    CallInfo { name: "MPI_Session_fromint", params: &[("session", Show::Int)] },
    CallInfo { name: "MPI_Session_toint", params: &[("session", Show::Handle)] },
    CallInfo { name: "MPI_Type_fromint", params: &[("datatype", Show::Int)] },
    CallInfo { name: "MPI_Type_toint", params: &[("datatype", Show::Handle)] },
    CallInfo { name: "MPI_Win_fromint", params: &[("win", Show::Int)] },
    CallInfo { name: "MPI_Win_toint", params: &[("win", Show::Handle)] },
    CallInfo {
        name: "MPIX_Comm_ack_failed",
        params: &[("comm", Show::Handle), ("num_to_ack", Show::Int), ("num_acked", Show::Address)],
    },
    CallInfo {
        name: "MPIX_Comm_agree",
        params: &[("comm", Show::Handle), ("flag", Show::Address)],
    },
    CallInfo {
        name: "MPIX_Comm_agree_failed",
        params: &[("comm", Show::Handle), ("failedgrp", Show::Address)],
    },
    CallInfo { name: "MPIX_Comm_failure_ack", params: &[("comm", Show::Handle)] },
    CallInfo {
        name: "MPIX_Comm_failure_get_acked",
        params: &[("comm", Show::Handle), ("failedgrp", Show::Address)],
    },
    CallInfo {
        name: "MPIX_Comm_get_failed",
        params: &[("comm", Show::Handle), ("failedgrp", Show::Address)],
    },
    CallInfo {
        name: "MPIX_Comm_iagree",
        params: &[("comm", Show::Handle), ("flag", Show::Address), ("request", Show::Address)],
    },
    CallInfo {
        name: "MPIX_Comm_is_revoked",
        params: &[("comm", Show::Handle), ("flag", Show::Address)],
    },
    CallInfo {
        name: "MPIX_Comm_ishrink",
        params: &[("comm", Show::Handle), ("newcomm", Show::Address), ("request", Show::Address)],
    },
    CallInfo { name: "MPIX_Comm_revoke", params: &[("comm", Show::Handle)] },
    CallInfo {
        name: "MPIX_Comm_shrink",
        params: &[("comm", Show::Handle), ("newcomm", Show::Address)],
    },
    CallInfo {
        name: "MPIX_File_get_failed",
        params: &[("fh", Show::Handle), ("failedgrp", Show::Address)],
    },
    CallInfo {
        name: "MPIX_File_is_revoked",
        params: &[("fh", Show::Handle), ("flag", Show::Address)],
    },
    CallInfo { name: "MPIX_File_revoke", params: &[("fh", Show::Handle)] },
    CallInfo {
        name: "MPIX_Win_get_failed",
        params: &[("win", Show::Handle), ("failedgrp", Show::Address)],
    },
    CallInfo {
        name: "MPIX_Win_is_revoked",
        params: &[("win", Show::Handle), ("flag", Show::Address)],
    },
    CallInfo { name: "MPIX_Win_revoke", params: &[("win", Show::Handle)] },
    CallInfo {
        name: "MPI_Address",
        params: &[("location", Show::Buffer), ("address", Show::Address)],
    },
    CallInfo {
        name: "MPI_Errhandler_create",
        params: &[("function", Show::Address), ("errhandler", Show::Address)],
    },
    CallInfo {
        name: "MPI_Errhandler_get",
        params: &[("comm", Show::Handle), ("errhandler", Show::Address)],
    },
    CallInfo {
        name: "MPI_Errhandler_set",
        params: &[("comm", Show::Handle), ("errhandler", Show::Handle)],
    },
    CallInfo {
        name: "MPI_Type_extent",
        params: &[("datatype", Show::Handle), ("extent", Show::Address)],
    },
    CallInfo {
        name: "MPI_Type_hindexed",
        params: &[
            ("count", Show::Int),
            ("array_of_blocklengths", Show::Address),
            ("array_of_displacements", Show::Address),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_hvector",
        params: &[
            ("count", Show::Int),
            ("blocklength", Show::Int),
            ("stride", Show::Int),
            ("oldtype", Show::Handle),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_lb",
        params: &[("datatype", Show::Handle), ("displacement", Show::Address)],
    },
    CallInfo {
        name: "MPI_Type_struct",
        params: &[
            ("count", Show::Int),
            ("array_of_blocklengths", Show::Address),
            ("array_of_displacements", Show::Address),
            ("array_of_types", Show::Address),
            ("newtype", Show::Address),
        ],
    },
    CallInfo {
        name: "MPI_Type_ub",
        params: &[("datatype", Show::Handle), ("displacement", Show::Address)],
    },
    CallInfo { name: "MPIX_Time_left", params: &[("comm", Show::Handle)] },
    CallInfo { name: "MPIX_Checkpoint", params: &[("comm", Show::Handle)] },
    CallInfo { name: "MPIX_Checkpoint_restart", params: &[("comm", Show::Handle)] },
];
