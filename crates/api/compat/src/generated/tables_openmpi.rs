// Made by `cargo x codegen`; do not edit.
//! Made from `standard/`.
#![allow(missing_docs)]

/// Ranks, tags and other integers: the standard's value, and theirs.
pub(crate) const PROCS: &[(i32, i32)] = &[(-3, -2)];

/// Ranks, tags and other integers: the standard's value, and theirs.
pub(crate) const SOURCES: &[(i32, i32)] = &[(-1, -1), (-3, -2)];

/// Ranks, tags and other integers: the standard's value, and theirs.
pub(crate) const ROOTS: &[(i32, i32)] = &[(-3, -2), (-4, -4)];

/// Ranks, tags and other integers: the standard's value, and theirs.
pub(crate) const TAGS: &[(i32, i32)] = &[(-2, -1)];

/// File and window mode bits: the standard's value, and theirs.
pub(crate) const ASSERTIONS: &[(i32, i32)] =
    &[(1024, 1), (2048, 2), (4096, 4), (8192, 8), (16384, 16)];

/// File and window mode bits: the standard's value, and theirs.
pub(crate) const AMODES: &[(i32, i32)] =
    &[(1, 128), (2, 1), (4, 16), (8, 64), (16, 2), (32, 8), (64, 256), (128, 32), (256, 4)];

/// Array order and distribution: the standard's value, and theirs.
pub(crate) const ORDERS: &[(i32, i32)] = &[(12, 0), (15, 1)];

/// Array order and distribution: the standard's value, and theirs.
pub(crate) const DISTRIBUTIONS: &[(i32, i32)] = &[(16, 2), (17, 0), (18, 1)];

/// Array order and distribution: the standard's value, and theirs.
pub(crate) const DISTRIBUTION_ARGS: &[(i32, i32)] = &[(19, -1)];

/// Error classes: the standard's value, and theirs.
pub(crate) const ERRORS: &[(i32, i32)] = &[
    (0, 0),
    (1, 1),
    (2, 2),
    (3, 3),
    (4, 4),
    (5, 5),
    (6, 6),
    (7, 7),
    (8, 8),
    (9, 9),
    (10, 10),
    (11, 11),
    (12, 12),
    (13, 13),
    (14, 14),
    (15, 15),
    (16, 16),
    (17, 17),
    (18, 19),
    (19, 18),
    (20, 20),
    (21, 21),
    (22, 22),
    (23, 23),
    (24, 24),
    (25, 25),
    (26, 26),
    (27, 27),
    (28, 28),
    (29, 29),
    (30, 30),
    (31, 31),
    (32, 32),
    (33, 33),
    (34, 34),
    (35, 35),
    (36, 36),
    (37, 37),
    (38, 38),
    (39, 39),
    (40, 40),
    (41, 41),
    (42, 42),
    (43, 43),
    (44, 44),
    (45, 45),
    (46, 69),
    (47, 46),
    (48, 68),
    (49, 71),
    (50, 47),
    (51, 48),
    (52, 49),
    (53, 50),
    (54, 51),
    (55, 52),
    (56, 53),
    (57, 70),
    (58, 75),
    (58, 74),
    (59, 79),
    (60, 78),
    (1001, 56),
    (1003, 55),
    (1005, 54),
    (1006, 72),
    (1007, 57),
    (1008, 58),
    (1009, 62),
    (1010, 59),
    (1011, 73),
    (1012, 60),
    (1013, 61),
    (1014, 63),
    (1015, 64),
    (1016, 66),
    (1017, 65),
    (1018, 67),
    (16383, 92),
    (16384, 76),
    (16385, 77),
];

/// Levels of thread support: the standard's value, and theirs.
pub(crate) const THREAD_LEVELS: &[(i32, i32)] = &[(0, 0), (1024, 1), (2048, 2), (4096, 3)];

/// Combiners: the standard's value, and theirs.
pub(crate) const COMBINERS: &[(i32, i32)] = &[
    (101, 0),
    (102, 1),
    (103, 2),
    (104, 3),
    (105, 5),
    (106, 6),
    (107, 8),
    (108, 9),
    (109, 18),
    (110, 11),
    (111, 12),
    (112, 13),
    (113, 14),
    (114, 15),
    (115, 16),
    (116, 17),
];

/// Type classes: the standard's value, and theirs.
pub(crate) const TYPECLASSES: &[(i32, i32)] = &[(192, 1), (193, 2), (194, 3)];

/// Results of comparisons: the standard's value, and theirs.
pub(crate) const COMPARISONS: &[(i32, i32)] = &[(201, 0), (202, 1), (203, 2), (204, 3)];

/// Topologies: the standard's value, and theirs.
pub(crate) const TOPOLOGIES: &[(i32, i32)] = &[(211, 1), (212, 2), (213, 3)];

/// Split types: the standard's value, and theirs.
pub(crate) const SPLIT_TYPES: &[(i32, i32)] = &[(221, 0), (222, 12), (223, 13)];

/// Lock types: the standard's value, and theirs.
pub(crate) const LOCK_TYPES: &[(i32, i32)] = &[(301, 1), (302, 2)];

/// Window flavors: the standard's value, and theirs.
pub(crate) const FLAVORS: &[(i32, i32)] = &[(311, 1), (312, 2), (313, 3), (314, 4)];

/// Window memory models: the standard's value, and theirs.
pub(crate) const MODELS: &[(i32, i32)] = &[(321, 0), (322, 1)];

/// File positions: the standard's value, and theirs.
pub(crate) const WHENCES: &[(i32, i32)] = &[(401, 602), (402, 604), (403, 600)];

/// Predefined keyvals: the standard's value, and theirs.
pub(crate) const KEYVALS: &[(i32, i32)] = &[
    (0, -1),
    (501, 0),
    (502, 2),
    (503, 1),
    (504, 3),
    (505, 4),
    (506, 5),
    (507, 6),
    (601, 7),
    (602, 9),
    (603, 8),
    (604, 10),
    (605, 11),
];

/// MPI_T verbosity: the standard's value, and theirs.
pub(crate) const T_VERBOSITIES: &[(i32, i32)] =
    &[(9, 0), (10, 1), (12, 2), (17, 3), (18, 4), (20, 5), (33, 6), (34, 7), (36, 8)];

/// MPI_T bindings: the standard's value, and theirs.
pub(crate) const T_BINDS: &[(i32, i32)] =
    &[(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 7), (9, 8), (10, 9), (11, 10)];

/// MPI_T scopes: the standard's value, and theirs.
pub(crate) const T_SCOPES: &[(i32, i32)] =
    &[(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6)];

/// MPI_T performance variable classes: the standard's value, and theirs.
pub(crate) const T_CLASSES: &[(i32, i32)] =
    &[(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 7), (9, 8), (10, 9)];

/// MPI_T source orderings: the standard's value, and theirs.
pub(crate) const T_ORDERS: &[(i32, i32)] = &[];

/// MPI_T callback safety: the standard's value, and theirs.
pub(crate) const T_SAFETIES: &[(i32, i32)] = &[];

pub(crate) const MAX_ERROR_STRING: usize = 256;
pub(crate) const MAX_INFO_KEY: usize = 36;
pub(crate) const MAX_LIBRARY_VERSION_STRING: usize = 256;
pub(crate) const MAX_OBJECT_NAME: usize = 64;
pub(crate) const MAX_PORT_NAME: usize = 1024;
pub(crate) const MAX_PROCESSOR_NAME: usize = 256;
std::arch::global_asm!(
    ".data",
    ".balign 64",
    ".globl hawser_objects_begin",
    ".hidden hawser_objects_begin",
    ".globl hawser_objects_end",
    ".hidden hawser_objects_end",
    "hawser_objects_begin:",
    ".globl ompi_mpi_comm_null",
    ".type ompi_mpi_comm_null, %object",
    ".size ompi_mpi_comm_null, 512",
    "ompi_mpi_comm_null: .quad 256",
    ".zero 504",
    ".globl ompi_mpi_comm_world",
    ".type ompi_mpi_comm_world, %object",
    ".size ompi_mpi_comm_world, 512",
    "ompi_mpi_comm_world: .quad 257",
    ".zero 504",
    ".globl ompi_mpi_comm_self",
    ".type ompi_mpi_comm_self, %object",
    ".size ompi_mpi_comm_self, 512",
    "ompi_mpi_comm_self: .quad 258",
    ".zero 504",
    ".globl ompi_mpi_datatype_null",
    ".type ompi_mpi_datatype_null, %object",
    ".size ompi_mpi_datatype_null, 512",
    "ompi_mpi_datatype_null: .quad 512",
    ".zero 504",
    ".globl ompi_mpi_aint",
    ".type ompi_mpi_aint, %object",
    ".size ompi_mpi_aint, 512",
    "ompi_mpi_aint: .quad 513",
    ".zero 504",
    ".globl ompi_mpi_count",
    ".type ompi_mpi_count, %object",
    ".size ompi_mpi_count, 512",
    "ompi_mpi_count: .quad 514",
    ".zero 504",
    ".globl ompi_mpi_offset",
    ".type ompi_mpi_offset, %object",
    ".size ompi_mpi_offset, 512",
    "ompi_mpi_offset: .quad 515",
    ".zero 504",
    ".globl ompi_mpi_packed",
    ".type ompi_mpi_packed, %object",
    ".size ompi_mpi_packed, 512",
    "ompi_mpi_packed: .quad 519",
    ".zero 504",
    ".globl ompi_mpi_short",
    ".type ompi_mpi_short, %object",
    ".size ompi_mpi_short, 512",
    "ompi_mpi_short: .quad 520",
    ".zero 504",
    ".globl ompi_mpi_int",
    ".type ompi_mpi_int, %object",
    ".size ompi_mpi_int, 512",
    "ompi_mpi_int: .quad 521",
    ".zero 504",
    ".globl ompi_mpi_long",
    ".type ompi_mpi_long, %object",
    ".size ompi_mpi_long, 512",
    "ompi_mpi_long: .quad 522",
    ".zero 504",
    ".globl ompi_mpi_long_long_int",
    ".type ompi_mpi_long_long_int, %object",
    ".size ompi_mpi_long_long_int, 512",
    "ompi_mpi_long_long_int: .quad 523",
    ".zero 504",
    ".globl ompi_mpi_unsigned_short",
    ".type ompi_mpi_unsigned_short, %object",
    ".size ompi_mpi_unsigned_short, 512",
    "ompi_mpi_unsigned_short: .quad 524",
    ".zero 504",
    ".globl ompi_mpi_unsigned",
    ".type ompi_mpi_unsigned, %object",
    ".size ompi_mpi_unsigned, 512",
    "ompi_mpi_unsigned: .quad 525",
    ".zero 504",
    ".globl ompi_mpi_unsigned_long",
    ".type ompi_mpi_unsigned_long, %object",
    ".size ompi_mpi_unsigned_long, 512",
    "ompi_mpi_unsigned_long: .quad 526",
    ".zero 504",
    ".globl ompi_mpi_unsigned_long_long",
    ".type ompi_mpi_unsigned_long_long, %object",
    ".size ompi_mpi_unsigned_long_long, 512",
    "ompi_mpi_unsigned_long_long: .quad 527",
    ".zero 504",
    ".globl ompi_mpi_float",
    ".type ompi_mpi_float, %object",
    ".size ompi_mpi_float, 512",
    "ompi_mpi_float: .quad 528",
    ".zero 504",
    ".globl ompi_mpi_c_float_complex",
    ".type ompi_mpi_c_float_complex, %object",
    ".size ompi_mpi_c_float_complex, 512",
    "ompi_mpi_c_float_complex: .quad 530",
    ".zero 504",
    ".globl ompi_mpi_double",
    ".type ompi_mpi_double, %object",
    ".size ompi_mpi_double, 512",
    "ompi_mpi_double: .quad 532",
    ".zero 504",
    ".globl ompi_mpi_c_double_complex",
    ".type ompi_mpi_c_double_complex, %object",
    ".size ompi_mpi_c_double_complex, 512",
    "ompi_mpi_c_double_complex: .quad 534",
    ".zero 504",
    ".globl ompi_mpi_long_double",
    ".type ompi_mpi_long_double, %object",
    ".size ompi_mpi_long_double, 512",
    "ompi_mpi_long_double: .quad 544",
    ".zero 504",
    ".globl ompi_mpi_c_long_double_complex",
    ".type ompi_mpi_c_long_double_complex, %object",
    ".size ompi_mpi_c_long_double_complex, 512",
    "ompi_mpi_c_long_double_complex: .quad 548",
    ".zero 504",
    ".globl ompi_mpi_c_bool",
    ".type ompi_mpi_c_bool, %object",
    ".size ompi_mpi_c_bool, 512",
    "ompi_mpi_c_bool: .quad 568",
    ".zero 504",
    ".globl ompi_mpi_wchar",
    ".type ompi_mpi_wchar, %object",
    ".size ompi_mpi_wchar, 512",
    "ompi_mpi_wchar: .quad 572",
    ".zero 504",
    ".globl ompi_mpi_int8_t",
    ".type ompi_mpi_int8_t, %object",
    ".size ompi_mpi_int8_t, 512",
    "ompi_mpi_int8_t: .quad 576",
    ".zero 504",
    ".globl ompi_mpi_uint8_t",
    ".type ompi_mpi_uint8_t, %object",
    ".size ompi_mpi_uint8_t, 512",
    "ompi_mpi_uint8_t: .quad 577",
    ".zero 504",
    ".globl ompi_mpi_char",
    ".type ompi_mpi_char, %object",
    ".size ompi_mpi_char, 512",
    "ompi_mpi_char: .quad 579",
    ".zero 504",
    ".globl ompi_mpi_signed_char",
    ".type ompi_mpi_signed_char, %object",
    ".size ompi_mpi_signed_char, 512",
    "ompi_mpi_signed_char: .quad 580",
    ".zero 504",
    ".globl ompi_mpi_unsigned_char",
    ".type ompi_mpi_unsigned_char, %object",
    ".size ompi_mpi_unsigned_char, 512",
    "ompi_mpi_unsigned_char: .quad 581",
    ".zero 504",
    ".globl ompi_mpi_byte",
    ".type ompi_mpi_byte, %object",
    ".size ompi_mpi_byte, 512",
    "ompi_mpi_byte: .quad 583",
    ".zero 504",
    ".globl ompi_mpi_int16_t",
    ".type ompi_mpi_int16_t, %object",
    ".size ompi_mpi_int16_t, 512",
    "ompi_mpi_int16_t: .quad 584",
    ".zero 504",
    ".globl ompi_mpi_uint16_t",
    ".type ompi_mpi_uint16_t, %object",
    ".size ompi_mpi_uint16_t, 512",
    "ompi_mpi_uint16_t: .quad 585",
    ".zero 504",
    ".globl ompi_mpi_int32_t",
    ".type ompi_mpi_int32_t, %object",
    ".size ompi_mpi_int32_t, 512",
    "ompi_mpi_int32_t: .quad 592",
    ".zero 504",
    ".globl ompi_mpi_uint32_t",
    ".type ompi_mpi_uint32_t, %object",
    ".size ompi_mpi_uint32_t, 512",
    "ompi_mpi_uint32_t: .quad 593",
    ".zero 504",
    ".globl ompi_mpi_int64_t",
    ".type ompi_mpi_int64_t, %object",
    ".size ompi_mpi_int64_t, 512",
    "ompi_mpi_int64_t: .quad 600",
    ".zero 504",
    ".globl ompi_mpi_uint64_t",
    ".type ompi_mpi_uint64_t, %object",
    ".size ompi_mpi_uint64_t, 512",
    "ompi_mpi_uint64_t: .quad 601",
    ".zero 504",
    ".globl ompi_mpi_logical",
    ".type ompi_mpi_logical, %object",
    ".size ompi_mpi_logical, 512",
    "ompi_mpi_logical: .quad 536",
    ".zero 504",
    ".globl ompi_mpi_integer",
    ".type ompi_mpi_integer, %object",
    ".size ompi_mpi_integer, 512",
    "ompi_mpi_integer: .quad 537",
    ".zero 504",
    ".globl ompi_mpi_real",
    ".type ompi_mpi_real, %object",
    ".size ompi_mpi_real, 512",
    "ompi_mpi_real: .quad 538",
    ".zero 504",
    ".globl ompi_mpi_cplex",
    ".type ompi_mpi_cplex, %object",
    ".size ompi_mpi_cplex, 512",
    "ompi_mpi_cplex: .quad 539",
    ".zero 504",
    ".globl ompi_mpi_dblprec",
    ".type ompi_mpi_dblprec, %object",
    ".size ompi_mpi_dblprec, 512",
    "ompi_mpi_dblprec: .quad 540",
    ".zero 504",
    ".globl ompi_mpi_character",
    ".type ompi_mpi_character, %object",
    ".size ompi_mpi_character, 512",
    "ompi_mpi_character: .quad 542",
    ".zero 504",
    ".globl ompi_mpi_cxx_cplex",
    ".type ompi_mpi_cxx_cplex, %object",
    ".size ompi_mpi_cxx_cplex, 512",
    "ompi_mpi_cxx_cplex: .quad 531",
    ".zero 504",
    ".globl ompi_mpi_cxx_dblcplex",
    ".type ompi_mpi_cxx_dblcplex, %object",
    ".size ompi_mpi_cxx_dblcplex, 512",
    "ompi_mpi_cxx_dblcplex: .quad 535",
    ".zero 504",
    ".globl ompi_mpi_cxx_ldblcplex",
    ".type ompi_mpi_cxx_ldblcplex, %object",
    ".size ompi_mpi_cxx_ldblcplex, 512",
    "ompi_mpi_cxx_ldblcplex: .quad 549",
    ".zero 504",
    ".globl ompi_mpi_cxx_bool",
    ".type ompi_mpi_cxx_bool, %object",
    ".size ompi_mpi_cxx_bool, 512",
    "ompi_mpi_cxx_bool: .quad 569",
    ".zero 504",
    ".globl ompi_mpi_dblcplex",
    ".type ompi_mpi_dblcplex, %object",
    ".size ompi_mpi_dblcplex, 512",
    "ompi_mpi_dblcplex: .quad 541",
    ".zero 504",
    ".globl ompi_mpi_logical1",
    ".type ompi_mpi_logical1, %object",
    ".size ompi_mpi_logical1, 512",
    "ompi_mpi_logical1: .quad 704",
    ".zero 504",
    ".globl ompi_mpi_logical2",
    ".type ompi_mpi_logical2, %object",
    ".size ompi_mpi_logical2, 512",
    "ompi_mpi_logical2: .quad 712",
    ".zero 504",
    ".globl ompi_mpi_logical4",
    ".type ompi_mpi_logical4, %object",
    ".size ompi_mpi_logical4, 512",
    "ompi_mpi_logical4: .quad 720",
    ".zero 504",
    ".globl ompi_mpi_logical8",
    ".type ompi_mpi_logical8, %object",
    ".size ompi_mpi_logical8, 512",
    "ompi_mpi_logical8: .quad 728",
    ".zero 504",
    ".globl ompi_mpi_integer1",
    ".type ompi_mpi_integer1, %object",
    ".size ompi_mpi_integer1, 512",
    "ompi_mpi_integer1: .quad 705",
    ".zero 504",
    ".globl ompi_mpi_integer2",
    ".type ompi_mpi_integer2, %object",
    ".size ompi_mpi_integer2, 512",
    "ompi_mpi_integer2: .quad 713",
    ".zero 504",
    ".globl ompi_mpi_integer4",
    ".type ompi_mpi_integer4, %object",
    ".size ompi_mpi_integer4, 512",
    "ompi_mpi_integer4: .quad 721",
    ".zero 504",
    ".globl ompi_mpi_integer8",
    ".type ompi_mpi_integer8, %object",
    ".size ompi_mpi_integer8, 512",
    "ompi_mpi_integer8: .quad 729",
    ".zero 504",
    ".globl ompi_mpi_integer16",
    ".type ompi_mpi_integer16, %object",
    ".size ompi_mpi_integer16, 512",
    "ompi_mpi_integer16: .quad 737",
    ".zero 504",
    ".globl ompi_mpi_real2",
    ".type ompi_mpi_real2, %object",
    ".size ompi_mpi_real2, 512",
    "ompi_mpi_real2: .quad 714",
    ".zero 504",
    ".globl ompi_mpi_real4",
    ".type ompi_mpi_real4, %object",
    ".size ompi_mpi_real4, 512",
    "ompi_mpi_real4: .quad 722",
    ".zero 504",
    ".globl ompi_mpi_real8",
    ".type ompi_mpi_real8, %object",
    ".size ompi_mpi_real8, 512",
    "ompi_mpi_real8: .quad 730",
    ".zero 504",
    ".globl ompi_mpi_real16",
    ".type ompi_mpi_real16, %object",
    ".size ompi_mpi_real16, 512",
    "ompi_mpi_real16: .quad 738",
    ".zero 504",
    ".globl ompi_mpi_complex4",
    ".type ompi_mpi_complex4, %object",
    ".size ompi_mpi_complex4, 512",
    "ompi_mpi_complex4: .quad 723",
    ".zero 504",
    ".globl ompi_mpi_complex8",
    ".type ompi_mpi_complex8, %object",
    ".size ompi_mpi_complex8, 512",
    "ompi_mpi_complex8: .quad 731",
    ".zero 504",
    ".globl ompi_mpi_complex16",
    ".type ompi_mpi_complex16, %object",
    ".size ompi_mpi_complex16, 512",
    "ompi_mpi_complex16: .quad 739",
    ".zero 504",
    ".globl ompi_mpi_complex32",
    ".type ompi_mpi_complex32, %object",
    ".size ompi_mpi_complex32, 512",
    "ompi_mpi_complex32: .quad 747",
    ".zero 504",
    ".globl ompi_mpi_float_int",
    ".type ompi_mpi_float_int, %object",
    ".size ompi_mpi_float_int, 512",
    "ompi_mpi_float_int: .quad 552",
    ".zero 504",
    ".globl ompi_mpi_double_int",
    ".type ompi_mpi_double_int, %object",
    ".size ompi_mpi_double_int, 512",
    "ompi_mpi_double_int: .quad 553",
    ".zero 504",
    ".globl ompi_mpi_long_int",
    ".type ompi_mpi_long_int, %object",
    ".size ompi_mpi_long_int, 512",
    "ompi_mpi_long_int: .quad 554",
    ".zero 504",
    ".globl ompi_mpi_2int",
    ".type ompi_mpi_2int, %object",
    ".size ompi_mpi_2int, 512",
    "ompi_mpi_2int: .quad 555",
    ".zero 504",
    ".globl ompi_mpi_short_int",
    ".type ompi_mpi_short_int, %object",
    ".size ompi_mpi_short_int, 512",
    "ompi_mpi_short_int: .quad 556",
    ".zero 504",
    ".globl ompi_mpi_longdbl_int",
    ".type ompi_mpi_longdbl_int, %object",
    ".size ompi_mpi_longdbl_int, 512",
    "ompi_mpi_longdbl_int: .quad 557",
    ".zero 504",
    ".globl ompi_mpi_2real",
    ".type ompi_mpi_2real, %object",
    ".size ompi_mpi_2real, 512",
    "ompi_mpi_2real: .quad 560",
    ".zero 504",
    ".globl ompi_mpi_2dblprec",
    ".type ompi_mpi_2dblprec, %object",
    ".size ompi_mpi_2dblprec, 512",
    "ompi_mpi_2dblprec: .quad 561",
    ".zero 504",
    ".globl ompi_mpi_2integer",
    ".type ompi_mpi_2integer, %object",
    ".size ompi_mpi_2integer, 512",
    "ompi_mpi_2integer: .quad 562",
    ".zero 504",
    ".globl ompi_message_null",
    ".type ompi_message_null, %object",
    ".size ompi_message_null, 256",
    "ompi_message_null: .quad 296",
    ".zero 248",
    ".globl ompi_message_no_proc",
    ".type ompi_message_no_proc, %object",
    ".size ompi_message_no_proc, 256",
    "ompi_message_no_proc: .quad 297",
    ".zero 248",
    ".globl ompi_mpi_errhandler_null",
    ".type ompi_mpi_errhandler_null, %object",
    ".size ompi_mpi_errhandler_null, 1024",
    "ompi_mpi_errhandler_null: .quad 320",
    ".zero 1016",
    ".globl ompi_mpi_errors_are_fatal",
    ".type ompi_mpi_errors_are_fatal, %object",
    ".size ompi_mpi_errors_are_fatal, 1024",
    "ompi_mpi_errors_are_fatal: .quad 321",
    ".zero 1016",
    ".globl ompi_mpi_errors_abort",
    ".type ompi_mpi_errors_abort, %object",
    ".size ompi_mpi_errors_abort, 1024",
    "ompi_mpi_errors_abort: .quad 322",
    ".zero 1016",
    ".globl ompi_mpi_errors_return",
    ".type ompi_mpi_errors_return, %object",
    ".size ompi_mpi_errors_return, 1024",
    "ompi_mpi_errors_return: .quad 323",
    ".zero 1016",
    ".globl ompi_mpi_info_null",
    ".type ompi_mpi_info_null, %object",
    ".size ompi_mpi_info_null, 256",
    "ompi_mpi_info_null: .quad 304",
    ".zero 248",
    ".globl ompi_mpi_info_env",
    ".type ompi_mpi_info_env, %object",
    ".size ompi_mpi_info_env, 256",
    "ompi_mpi_info_env: .quad 305",
    ".zero 248",
    ".globl ompi_mpi_op_null",
    ".type ompi_mpi_op_null, %object",
    ".size ompi_mpi_op_null, 2048",
    "ompi_mpi_op_null: .quad 32",
    ".zero 2040",
    ".globl ompi_mpi_op_sum",
    ".type ompi_mpi_op_sum, %object",
    ".size ompi_mpi_op_sum, 2048",
    "ompi_mpi_op_sum: .quad 33",
    ".zero 2040",
    ".globl ompi_mpi_op_min",
    ".type ompi_mpi_op_min, %object",
    ".size ompi_mpi_op_min, 2048",
    "ompi_mpi_op_min: .quad 34",
    ".zero 2040",
    ".globl ompi_mpi_op_max",
    ".type ompi_mpi_op_max, %object",
    ".size ompi_mpi_op_max, 2048",
    "ompi_mpi_op_max: .quad 35",
    ".zero 2040",
    ".globl ompi_mpi_op_prod",
    ".type ompi_mpi_op_prod, %object",
    ".size ompi_mpi_op_prod, 2048",
    "ompi_mpi_op_prod: .quad 36",
    ".zero 2040",
    ".globl ompi_mpi_op_band",
    ".type ompi_mpi_op_band, %object",
    ".size ompi_mpi_op_band, 2048",
    "ompi_mpi_op_band: .quad 40",
    ".zero 2040",
    ".globl ompi_mpi_op_bor",
    ".type ompi_mpi_op_bor, %object",
    ".size ompi_mpi_op_bor, 2048",
    "ompi_mpi_op_bor: .quad 41",
    ".zero 2040",
    ".globl ompi_mpi_op_bxor",
    ".type ompi_mpi_op_bxor, %object",
    ".size ompi_mpi_op_bxor, 2048",
    "ompi_mpi_op_bxor: .quad 42",
    ".zero 2040",
    ".globl ompi_mpi_op_land",
    ".type ompi_mpi_op_land, %object",
    ".size ompi_mpi_op_land, 2048",
    "ompi_mpi_op_land: .quad 48",
    ".zero 2040",
    ".globl ompi_mpi_op_lor",
    ".type ompi_mpi_op_lor, %object",
    ".size ompi_mpi_op_lor, 2048",
    "ompi_mpi_op_lor: .quad 49",
    ".zero 2040",
    ".globl ompi_mpi_op_lxor",
    ".type ompi_mpi_op_lxor, %object",
    ".size ompi_mpi_op_lxor, 2048",
    "ompi_mpi_op_lxor: .quad 50",
    ".zero 2040",
    ".globl ompi_mpi_op_minloc",
    ".type ompi_mpi_op_minloc, %object",
    ".size ompi_mpi_op_minloc, 2048",
    "ompi_mpi_op_minloc: .quad 56",
    ".zero 2040",
    ".globl ompi_mpi_op_maxloc",
    ".type ompi_mpi_op_maxloc, %object",
    ".size ompi_mpi_op_maxloc, 2048",
    "ompi_mpi_op_maxloc: .quad 57",
    ".zero 2040",
    ".globl ompi_mpi_op_replace",
    ".type ompi_mpi_op_replace, %object",
    ".size ompi_mpi_op_replace, 2048",
    "ompi_mpi_op_replace: .quad 60",
    ".zero 2040",
    ".globl ompi_mpi_op_no_op",
    ".type ompi_mpi_op_no_op, %object",
    ".size ompi_mpi_op_no_op, 2048",
    "ompi_mpi_op_no_op: .quad 61",
    ".zero 2040",
    ".globl ompi_mpi_group_null",
    ".type ompi_mpi_group_null, %object",
    ".size ompi_mpi_group_null, 256",
    "ompi_mpi_group_null: .quad 264",
    ".zero 248",
    ".globl ompi_mpi_group_empty",
    ".type ompi_mpi_group_empty, %object",
    ".size ompi_mpi_group_empty, 256",
    "ompi_mpi_group_empty: .quad 265",
    ".zero 248",
    ".globl ompi_request_null",
    ".type ompi_request_null, %object",
    ".size ompi_request_null, 256",
    "ompi_request_null: .quad 384",
    ".zero 248",
    ".globl ompi_mpi_file_null",
    ".type ompi_mpi_file_null, %object",
    ".size ompi_mpi_file_null, 1536",
    "ompi_mpi_file_null: .quad 280",
    ".zero 1528",
    ".globl ompi_mpi_instance_null",
    ".type ompi_mpi_instance_null, %object",
    ".size ompi_mpi_instance_null, 512",
    "ompi_mpi_instance_null: .quad 288",
    ".zero 504",
    ".globl ompi_mpi_win_null",
    ".type ompi_mpi_win_null, %object",
    ".size ompi_mpi_win_null, 512",
    "ompi_mpi_win_null: .quad 272",
    ".zero 504",
    ".globl ompi_mpi_c_complex",
    ".type ompi_mpi_c_complex, %object",
    ".size ompi_mpi_c_complex, 512",
    "ompi_mpi_c_complex: .quad 530",
    ".zero 504",
    ".globl ompi_mpi_ldblcplex",
    ".type ompi_mpi_ldblcplex, %object",
    ".size ompi_mpi_ldblcplex, 512",
    "ompi_mpi_ldblcplex: .quad 548",
    ".zero 504",
    ".globl ompi_mpi_lb",
    ".type ompi_mpi_lb, %object",
    ".size ompi_mpi_lb, 512",
    "ompi_mpi_lb: .quad 512",
    ".zero 504",
    ".globl ompi_mpi_ub",
    ".type ompi_mpi_ub, %object",
    ".size ompi_mpi_ub, 512",
    "ompi_mpi_ub: .quad 512",
    ".zero 504",
    ".globl ompi_mpi_2cplex",
    ".type ompi_mpi_2cplex, %object",
    ".size ompi_mpi_2cplex, 512",
    "ompi_mpi_2cplex: .quad 512",
    ".zero 504",
    ".globl ompi_mpi_2dblcplex",
    ".type ompi_mpi_2dblcplex, %object",
    ".size ompi_mpi_2dblcplex, 512",
    "ompi_mpi_2dblcplex: .quad 512",
    ".zero 504",
    ".globl ompi_mpi_unavailable",
    ".type ompi_mpi_unavailable, %object",
    ".size ompi_mpi_unavailable, 512",
    "ompi_mpi_unavailable: .quad 512",
    ".zero 504",
    ".globl ompi_mpi_errors_throw_exceptions",
    ".type ompi_mpi_errors_throw_exceptions, %object",
    ".size ompi_mpi_errors_throw_exceptions, 1024",
    "ompi_mpi_errors_throw_exceptions: .quad 321",
    ".zero 1016",
    "hawser_objects_end: .quad 0",
    ".text",
);

unsafe extern "C" {
    safe static ompi_mpi_comm_null: u8;
    safe static ompi_mpi_comm_world: u8;
    safe static ompi_mpi_comm_self: u8;
    safe static ompi_mpi_datatype_null: u8;
    safe static ompi_mpi_aint: u8;
    safe static ompi_mpi_count: u8;
    safe static ompi_mpi_offset: u8;
    safe static ompi_mpi_packed: u8;
    safe static ompi_mpi_short: u8;
    safe static ompi_mpi_int: u8;
    safe static ompi_mpi_long: u8;
    safe static ompi_mpi_long_long_int: u8;
    safe static ompi_mpi_unsigned_short: u8;
    safe static ompi_mpi_unsigned: u8;
    safe static ompi_mpi_unsigned_long: u8;
    safe static ompi_mpi_unsigned_long_long: u8;
    safe static ompi_mpi_float: u8;
    safe static ompi_mpi_c_float_complex: u8;
    safe static ompi_mpi_double: u8;
    safe static ompi_mpi_c_double_complex: u8;
    safe static ompi_mpi_long_double: u8;
    safe static ompi_mpi_c_long_double_complex: u8;
    safe static ompi_mpi_c_bool: u8;
    safe static ompi_mpi_wchar: u8;
    safe static ompi_mpi_int8_t: u8;
    safe static ompi_mpi_uint8_t: u8;
    safe static ompi_mpi_char: u8;
    safe static ompi_mpi_signed_char: u8;
    safe static ompi_mpi_unsigned_char: u8;
    safe static ompi_mpi_byte: u8;
    safe static ompi_mpi_int16_t: u8;
    safe static ompi_mpi_uint16_t: u8;
    safe static ompi_mpi_int32_t: u8;
    safe static ompi_mpi_uint32_t: u8;
    safe static ompi_mpi_int64_t: u8;
    safe static ompi_mpi_uint64_t: u8;
    safe static ompi_mpi_logical: u8;
    safe static ompi_mpi_integer: u8;
    safe static ompi_mpi_real: u8;
    safe static ompi_mpi_cplex: u8;
    safe static ompi_mpi_dblprec: u8;
    safe static ompi_mpi_character: u8;
    safe static ompi_mpi_cxx_cplex: u8;
    safe static ompi_mpi_cxx_dblcplex: u8;
    safe static ompi_mpi_cxx_ldblcplex: u8;
    safe static ompi_mpi_cxx_bool: u8;
    safe static ompi_mpi_dblcplex: u8;
    safe static ompi_mpi_logical1: u8;
    safe static ompi_mpi_logical2: u8;
    safe static ompi_mpi_logical4: u8;
    safe static ompi_mpi_logical8: u8;
    safe static ompi_mpi_integer1: u8;
    safe static ompi_mpi_integer2: u8;
    safe static ompi_mpi_integer4: u8;
    safe static ompi_mpi_integer8: u8;
    safe static ompi_mpi_integer16: u8;
    safe static ompi_mpi_real2: u8;
    safe static ompi_mpi_real4: u8;
    safe static ompi_mpi_real8: u8;
    safe static ompi_mpi_real16: u8;
    safe static ompi_mpi_complex4: u8;
    safe static ompi_mpi_complex8: u8;
    safe static ompi_mpi_complex16: u8;
    safe static ompi_mpi_complex32: u8;
    safe static ompi_mpi_float_int: u8;
    safe static ompi_mpi_double_int: u8;
    safe static ompi_mpi_long_int: u8;
    safe static ompi_mpi_2int: u8;
    safe static ompi_mpi_short_int: u8;
    safe static ompi_mpi_longdbl_int: u8;
    safe static ompi_mpi_2real: u8;
    safe static ompi_mpi_2dblprec: u8;
    safe static ompi_mpi_2integer: u8;
    safe static ompi_message_null: u8;
    safe static ompi_message_no_proc: u8;
    safe static ompi_mpi_errhandler_null: u8;
    safe static ompi_mpi_errors_are_fatal: u8;
    safe static ompi_mpi_errors_abort: u8;
    safe static ompi_mpi_errors_return: u8;
    safe static ompi_mpi_info_null: u8;
    safe static ompi_mpi_info_env: u8;
    safe static ompi_mpi_op_null: u8;
    safe static ompi_mpi_op_sum: u8;
    safe static ompi_mpi_op_min: u8;
    safe static ompi_mpi_op_max: u8;
    safe static ompi_mpi_op_prod: u8;
    safe static ompi_mpi_op_band: u8;
    safe static ompi_mpi_op_bor: u8;
    safe static ompi_mpi_op_bxor: u8;
    safe static ompi_mpi_op_land: u8;
    safe static ompi_mpi_op_lor: u8;
    safe static ompi_mpi_op_lxor: u8;
    safe static ompi_mpi_op_minloc: u8;
    safe static ompi_mpi_op_maxloc: u8;
    safe static ompi_mpi_op_replace: u8;
    safe static ompi_mpi_op_no_op: u8;
    safe static ompi_mpi_group_null: u8;
    safe static ompi_mpi_group_empty: u8;
    safe static ompi_request_null: u8;
    safe static ompi_mpi_file_null: u8;
    safe static ompi_mpi_instance_null: u8;
    safe static ompi_mpi_win_null: u8;
    safe static ompi_mpi_c_complex: u8;
    safe static ompi_mpi_ldblcplex: u8;
    safe static ompi_mpi_lb: u8;
    safe static ompi_mpi_ub: u8;
    safe static ompi_mpi_2cplex: u8;
    safe static ompi_mpi_2dblcplex: u8;
    safe static ompi_mpi_unavailable: u8;
    safe static ompi_mpi_errors_throw_exceptions: u8;
}

/// Predefined handles: the standard's value, and the object whose address it is.
pub(crate) static OBJECTS: &[(usize, &u8)] = &[
    (256, &ompi_mpi_comm_null),
    (257, &ompi_mpi_comm_world),
    (258, &ompi_mpi_comm_self),
    (512, &ompi_mpi_datatype_null),
    (513, &ompi_mpi_aint),
    (514, &ompi_mpi_count),
    (515, &ompi_mpi_offset),
    (519, &ompi_mpi_packed),
    (520, &ompi_mpi_short),
    (521, &ompi_mpi_int),
    (522, &ompi_mpi_long),
    (523, &ompi_mpi_long_long_int),
    (524, &ompi_mpi_unsigned_short),
    (525, &ompi_mpi_unsigned),
    (526, &ompi_mpi_unsigned_long),
    (527, &ompi_mpi_unsigned_long_long),
    (528, &ompi_mpi_float),
    (530, &ompi_mpi_c_float_complex),
    (532, &ompi_mpi_double),
    (534, &ompi_mpi_c_double_complex),
    (544, &ompi_mpi_long_double),
    (548, &ompi_mpi_c_long_double_complex),
    (568, &ompi_mpi_c_bool),
    (572, &ompi_mpi_wchar),
    (576, &ompi_mpi_int8_t),
    (577, &ompi_mpi_uint8_t),
    (579, &ompi_mpi_char),
    (580, &ompi_mpi_signed_char),
    (581, &ompi_mpi_unsigned_char),
    (583, &ompi_mpi_byte),
    (584, &ompi_mpi_int16_t),
    (585, &ompi_mpi_uint16_t),
    (592, &ompi_mpi_int32_t),
    (593, &ompi_mpi_uint32_t),
    (600, &ompi_mpi_int64_t),
    (601, &ompi_mpi_uint64_t),
    (536, &ompi_mpi_logical),
    (537, &ompi_mpi_integer),
    (538, &ompi_mpi_real),
    (539, &ompi_mpi_cplex),
    (540, &ompi_mpi_dblprec),
    (542, &ompi_mpi_character),
    (531, &ompi_mpi_cxx_cplex),
    (535, &ompi_mpi_cxx_dblcplex),
    (549, &ompi_mpi_cxx_ldblcplex),
    (569, &ompi_mpi_cxx_bool),
    (541, &ompi_mpi_dblcplex),
    (704, &ompi_mpi_logical1),
    (712, &ompi_mpi_logical2),
    (720, &ompi_mpi_logical4),
    (728, &ompi_mpi_logical8),
    (705, &ompi_mpi_integer1),
    (713, &ompi_mpi_integer2),
    (721, &ompi_mpi_integer4),
    (729, &ompi_mpi_integer8),
    (737, &ompi_mpi_integer16),
    (714, &ompi_mpi_real2),
    (722, &ompi_mpi_real4),
    (730, &ompi_mpi_real8),
    (738, &ompi_mpi_real16),
    (723, &ompi_mpi_complex4),
    (731, &ompi_mpi_complex8),
    (739, &ompi_mpi_complex16),
    (747, &ompi_mpi_complex32),
    (552, &ompi_mpi_float_int),
    (553, &ompi_mpi_double_int),
    (554, &ompi_mpi_long_int),
    (555, &ompi_mpi_2int),
    (556, &ompi_mpi_short_int),
    (557, &ompi_mpi_longdbl_int),
    (560, &ompi_mpi_2real),
    (561, &ompi_mpi_2dblprec),
    (562, &ompi_mpi_2integer),
    (296, &ompi_message_null),
    (297, &ompi_message_no_proc),
    (320, &ompi_mpi_errhandler_null),
    (321, &ompi_mpi_errors_are_fatal),
    (322, &ompi_mpi_errors_abort),
    (323, &ompi_mpi_errors_return),
    (304, &ompi_mpi_info_null),
    (305, &ompi_mpi_info_env),
    (32, &ompi_mpi_op_null),
    (33, &ompi_mpi_op_sum),
    (34, &ompi_mpi_op_min),
    (35, &ompi_mpi_op_max),
    (36, &ompi_mpi_op_prod),
    (40, &ompi_mpi_op_band),
    (41, &ompi_mpi_op_bor),
    (42, &ompi_mpi_op_bxor),
    (48, &ompi_mpi_op_land),
    (49, &ompi_mpi_op_lor),
    (50, &ompi_mpi_op_lxor),
    (56, &ompi_mpi_op_minloc),
    (57, &ompi_mpi_op_maxloc),
    (60, &ompi_mpi_op_replace),
    (61, &ompi_mpi_op_no_op),
    (264, &ompi_mpi_group_null),
    (265, &ompi_mpi_group_empty),
    (384, &ompi_request_null),
    (280, &ompi_mpi_file_null),
    (288, &ompi_mpi_instance_null),
    (272, &ompi_mpi_win_null),
    (530, &ompi_mpi_c_complex),
    (548, &ompi_mpi_ldblcplex),
    (512, &ompi_mpi_lb),
    (512, &ompi_mpi_ub),
    (512, &ompi_mpi_2cplex),
    (512, &ompi_mpi_2dblcplex),
    (512, &ompi_mpi_unavailable),
    (321, &ompi_mpi_errors_throw_exceptions),
];

/// Predefined handles of `MPI_Comm`: the standard's value, and their INTEGER.
pub(crate) const COMM_INTEGERS: &[(usize, i32)] = &[(256, 2), (257, 0), (258, 1)];

/// Predefined handles of `MPI_Datatype`: the standard's value, and their INTEGER.
pub(crate) const TYPE_INTEGERS: &[(usize, i32)] = &[
    (512, 0),
    (513, 66),
    (514, 72),
    (515, 67),
    (519, 2),
    (520, 37),
    (521, 39),
    (522, 41),
    (523, 43),
    (524, 38),
    (525, 40),
    (526, 42),
    (527, 44),
    (528, 45),
    (530, 69),
    (532, 46),
    (534, 70),
    (544, 47),
    (548, 71),
    (568, 68),
    (572, 33),
    (576, 58),
    (577, 59),
    (579, 34),
    (580, 36),
    (581, 35),
    (583, 1),
    (584, 60),
    (585, 61),
    (592, 62),
    (593, 63),
    (600, 64),
    (601, 65),
    (536, 6),
    (537, 7),
    (538, 13),
    (539, 18),
    (540, 17),
    (542, 5),
    (531, 55),
    (535, 56),
    (549, 57),
    (569, 54),
    (541, 22),
    (704, 29),
    (712, 30),
    (720, 31),
    (728, 32),
    (705, 8),
    (713, 9),
    (721, 10),
    (729, 11),
    (737, 12),
    (714, 28),
    (722, 14),
    (730, 15),
    (738, 16),
    (723, 73),
    (731, 19),
    (739, 20),
    (747, 21),
    (552, 48),
    (553, 49),
    (554, 51),
    (555, 52),
    (556, 53),
    (557, 50),
    (560, 23),
    (561, 24),
    (562, 25),
];

/// Predefined handles of `MPI_Errhandler`: the standard's value, and their INTEGER.
pub(crate) const ERRHANDLER_INTEGERS: &[(usize, i32)] = &[(320, 0), (321, 1), (322, 3), (323, 2)];

/// Predefined handles of `MPI_File`: the standard's value, and their INTEGER.
pub(crate) const FILE_INTEGERS: &[(usize, i32)] = &[(280, 0)];

/// Predefined handles of `MPI_Group`: the standard's value, and their INTEGER.
pub(crate) const GROUP_INTEGERS: &[(usize, i32)] = &[(264, 0), (265, 1)];

/// Predefined handles of `MPI_Info`: the standard's value, and their INTEGER.
pub(crate) const INFO_INTEGERS: &[(usize, i32)] = &[(304, 0), (305, 1)];

/// Predefined handles of `MPI_Message`: the standard's value, and their INTEGER.
pub(crate) const MESSAGE_INTEGERS: &[(usize, i32)] = &[(296, 0), (297, 1)];

/// Predefined handles of `MPI_Op`: the standard's value, and their INTEGER.
pub(crate) const OP_INTEGERS: &[(usize, i32)] = &[
    (32, 0),
    (33, 3),
    (34, 2),
    (35, 1),
    (36, 4),
    (40, 6),
    (41, 8),
    (42, 10),
    (48, 5),
    (49, 7),
    (50, 9),
    (56, 12),
    (57, 11),
    (60, 13),
    (61, 14),
];

/// Predefined handles of `MPI_Request`: the standard's value, and their INTEGER.
pub(crate) const REQUEST_INTEGERS: &[(usize, i32)] = &[(384, 0)];

/// Predefined handles of `MPI_Session`: the standard's value, and their INTEGER.
pub(crate) const SESSION_INTEGERS: &[(usize, i32)] = &[(288, 0)];

/// Predefined handles of `MPI_Win`: the standard's value, and their INTEGER.
pub(crate) const WIN_INTEGERS: &[(usize, i32)] = &[(272, 0)];
