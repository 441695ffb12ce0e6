// Made by `cargo x codegen`; do not edit.
//! Made from `standard/`.
#![allow(missing_docs)]

/// Ranks, tags and other integers: the standard's value, and theirs.
pub(crate) const PROCS: &[(i32, i32)] = &[(-3, -1)];

/// Ranks, tags and other integers: the standard's value, and theirs.
pub(crate) const SOURCES: &[(i32, i32)] = &[(-1, -2), (-3, -1)];

/// Ranks, tags and other integers: the standard's value, and theirs.
pub(crate) const ROOTS: &[(i32, i32)] = &[(-3, -1), (-4, -3)];

/// Ranks, tags and other integers: the standard's value, and theirs.
pub(crate) const TAGS: &[(i32, i32)] = &[(-2, -1)];

/// File and window mode bits: the standard's value, and theirs.
pub(crate) const ASSERTIONS: &[(i32, i32)] =
    &[(1024, 1024), (2048, 8192), (4096, 4096), (8192, 2048), (16384, 16384)];

/// File and window mode bits: the standard's value, and theirs.
pub(crate) const AMODES: &[(i32, i32)] =
    &[(1, 128), (2, 1), (4, 16), (8, 64), (16, 2), (32, 8), (64, 256), (128, 32), (256, 4)];

/// Array order and distribution: the standard's value, and theirs.
pub(crate) const ORDERS: &[(i32, i32)] = &[(12, 56), (15, 57)];

/// Array order and distribution: the standard's value, and theirs.
pub(crate) const DISTRIBUTIONS: &[(i32, i32)] = &[(16, 123), (17, 121), (18, 122)];

/// Array order and distribution: the standard's value, and theirs.
pub(crate) const DISTRIBUTION_ARGS: &[(i32, i32)] = &[(19, -49767)];

/// Error classes: the standard's value, and theirs.
pub(crate) const ERRORS: &[(i32, i32)] = &[
    (0, 0),
    (1, 1),
    (2, 2),
    (3, 3),
    (4, 4),
    (5, 5),
    (6, 6),
    (7, 19),
    (8, 7),
    (9, 8),
    (10, 9),
    (11, 10),
    (12, 11),
    (13, 12),
    (14, 13),
    (15, 14),
    (16, 15),
    (17, 16),
    (18, 18),
    (19, 17),
    (20, 20),
    (21, 21),
    (22, 53),
    (23, 22),
    (24, 46),
    (25, 23),
    (26, 52),
    (27, 24),
    (28, 25),
    (29, 26),
    (30, 27),
    (31, 29),
    (32, 31),
    (33, 30),
    (34, 28),
    (35, 32),
    (36, 48),
    (37, 47),
    (38, 33),
    (39, 34),
    (40, 35),
    (41, 36),
    (42, 37),
    (43, 38),
    (44, 39),
    (45, 40),
    (46, 56),
    (47, 49),
    (48, 55),
    (49, 57),
    (50, 50),
    (51, 41),
    (52, 51),
    (53, 42),
    (54, 43),
    (55, 44),
    (56, 45),
    (57, 58),
    (58, 101),
    (58, 76),
    (59, 77),
    (60, 75),
    (61, 80),
    (62, 81),
    (1001, 61),
    (1003, 60),
    (1004, 78),
    (1005, 59),
    (1006, 74),
    (1007, 62),
    (1008, 63),
    (1009, 67),
    (1010, 64),
    (1011, 73),
    (1012, 65),
    (1013, 66),
    (1014, 68),
    (1015, 69),
    (1016, 71),
    (1017, 70),
    (1018, 72),
    (16383, 1073741823),
    (16384, 102),
    (16385, 103),
];

/// Levels of thread support: the standard's value, and theirs.
pub(crate) const THREAD_LEVELS: &[(i32, i32)] = &[(0, 0), (1024, 1), (2048, 2), (4096, 3)];

/// Combiners: the standard's value, and theirs.
pub(crate) const COMBINERS: &[(i32, i32)] = &[
    (101, 1),
    (102, 2),
    (103, 3),
    (104, 4),
    (105, 6),
    (106, 7),
    (107, 9),
    (108, 10),
    (109, 19),
    (110, 12),
    (111, 13),
    (112, 14),
    (113, 15),
    (114, 16),
    (115, 17),
    (116, 18),
    (117, 20),
];

/// Type classes: the standard's value, and theirs.
pub(crate) const TYPECLASSES: &[(i32, i32)] = &[(192, 2), (193, 1), (194, 3)];

/// Results of comparisons: the standard's value, and theirs.
pub(crate) const COMPARISONS: &[(i32, i32)] = &[(201, 0), (202, 1), (203, 2), (204, 3)];

/// Topologies: the standard's value, and theirs.
pub(crate) const TOPOLOGIES: &[(i32, i32)] = &[(211, 2), (212, 1), (213, 3)];

/// Split types: the standard's value, and theirs.
pub(crate) const SPLIT_TYPES: &[(i32, i32)] = &[(221, 1), (222, 3), (223, 2), (224, 4)];

/// Lock types: the standard's value, and theirs.
pub(crate) const LOCK_TYPES: &[(i32, i32)] = &[(301, 234), (302, 235)];

/// Window flavors: the standard's value, and theirs.
pub(crate) const FLAVORS: &[(i32, i32)] = &[(311, 1), (312, 2), (313, 3), (314, 4)];

/// Window memory models: the standard's value, and theirs.
pub(crate) const MODELS: &[(i32, i32)] = &[(321, 2), (322, 1)];

/// File positions: the standard's value, and theirs.
pub(crate) const WHENCES: &[(i32, i32)] = &[(401, 602), (402, 604), (403, 600)];

/// Predefined keyvals: the standard's value, and theirs.
pub(crate) const KEYVALS: &[(i32, i32)] = &[
    (0, 603979776),
    (501, 1681915905),
    (502, 1681915909),
    (503, 1681915907),
    (504, 1681915911),
    (505, 1681915917),
    (506, 1681915915),
    (507, 1681915913),
    (601, 1711276033),
    (602, 1711276037),
    (603, 1711276035),
    (604, 1711276039),
    (605, 1711276041),
];

/// MPI_T verbosity: the standard's value, and theirs.
pub(crate) const T_VERBOSITIES: &[(i32, i32)] = &[
    (9, 221),
    (10, 222),
    (12, 223),
    (17, 224),
    (18, 225),
    (20, 226),
    (33, 227),
    (34, 228),
    (36, 229),
];

/// MPI_T bindings: the standard's value, and theirs.
pub(crate) const T_BINDS: &[(i32, i32)] = &[
    (1, 9700),
    (2, 9701),
    (3, 9702),
    (4, 9703),
    (5, 9704),
    (6, 9705),
    (7, 9706),
    (8, 9707),
    (9, 9708),
    (10, 9709),
    (11, 9710),
];

/// MPI_T scopes: the standard's value, and theirs.
pub(crate) const T_SCOPES: &[(i32, i32)] =
    &[(1, 60438), (2, 60439), (3, 60440), (4, 60441), (5, 60442), (6, 60443), (7, 60444)];

/// MPI_T performance variable classes: the standard's value, and theirs.
pub(crate) const T_CLASSES: &[(i32, i32)] = &[
    (1, 240),
    (2, 241),
    (3, 242),
    (4, 243),
    (5, 244),
    (6, 245),
    (7, 246),
    (8, 247),
    (9, 248),
    (10, 249),
];

/// MPI_T source orderings: the standard's value, and theirs.
pub(crate) const T_ORDERS: &[(i32, i32)] = &[(1, 0), (2, 1)];

/// MPI_T callback safety: the standard's value, and theirs.
pub(crate) const T_SAFETIES: &[(i32, i32)] = &[(0, 0), (3, 1), (15, 2), (63, 3)];

pub(crate) const MAX_ERROR_STRING: usize = 512;
pub(crate) const MAX_INFO_KEY: usize = 255;
pub(crate) const MAX_LIBRARY_VERSION_STRING: usize = 8192;
pub(crate) const MAX_OBJECT_NAME: usize = 128;
pub(crate) const MAX_PORT_NAME: usize = 256;
pub(crate) const MAX_PROCESSOR_NAME: usize = 128;
/// Predefined handles of `MPI_Comm`: the standard's value, and theirs.
pub(crate) const COMM_TABLE: &[(i32, i32)] =
    &[(256, 67108864), (257, 1140850688), (258, 1140850689)];

/// Predefined handles of `MPI_Datatype`: the standard's value, and theirs.
pub(crate) const TYPE_TABLE: &[(i32, i32)] = &[
    (512, 201326592),
    (513, 1275070531),
    (514, 1275070533),
    (515, 1275070532),
    (519, 1275068687),
    (520, 1275068931),
    (521, 1275069445),
    (522, 1275070471),
    (523, 1275070473),
    (523, 1275070473),
    (524, 1275068932),
    (525, 1275069446),
    (526, 1275070472),
    (527, 1275070489),
    (528, 1275069450),
    (530, 1275070528),
    (530, 1275070528),
    (532, 1275070475),
    (534, 1275072577),
    (544, 1275072524),
    (548, 1275076674),
    (568, 1275068735),
    (572, 1275069454),
    (576, 1275068727),
    (577, 1275068731),
    (579, 1275068673),
    (580, 1275068696),
    (581, 1275068674),
    (583, 1275068685),
    (584, 1275068984),
    (585, 1275068988),
    (592, 1275069497),
    (593, 1275069501),
    (600, 1275070522),
    (601, 1275070526),
    (536, 1275069469),
    (537, 1275069467),
    (538, 1275069468),
    (539, 1275070494),
    (540, 1275070495),
    (542, 1275068698),
    (531, 1275070516),
    (535, 1275072565),
    (549, 1275076662),
    (569, 1275068723),
    (541, 1275072546),
    (704, 1275068743),
    (712, 1275069000),
    (720, 1275069513),
    (728, 1275070538),
    (736, 1275072587),
    (705, 1275068717),
    (713, 1275068975),
    (721, 1275069488),
    (729, 1275070513),
    (737, 1275072562),
    (714, 1275068966),
    (722, 1275069479),
    (730, 1275070505),
    (738, 1275072555),
    (723, 1275069486),
    (731, 1275070504),
    (739, 1275072554),
    (747, 1275076652),
    (552, -1946157056),
    (553, -1946157055),
    (554, -1946157054),
    (555, 1275070486),
    (556, -1946157053),
    (557, -1946157052),
    (560, 1275070497),
    (561, 1275072547),
    (562, 1275070496),
];

/// Predefined handles of `MPI_Errhandler`: the standard's value, and theirs.
pub(crate) const ERRHANDLER_TABLE: &[(i32, i32)] =
    &[(320, 335544320), (321, 1409286144), (322, 1409286147), (323, 1409286145)];

/// Predefined handles of `MPI_Group`: the standard's value, and theirs.
pub(crate) const GROUP_TABLE: &[(i32, i32)] = &[(264, 134217728), (265, 1207959552)];

/// Predefined handles of `MPI_Info`: the standard's value, and theirs.
pub(crate) const INFO_TABLE: &[(i32, i32)] = &[(304, 469762048), (305, 1543503873)];

/// Predefined handles of `MPI_Message`: the standard's value, and theirs.
pub(crate) const MESSAGE_TABLE: &[(i32, i32)] = &[(296, 738197504), (297, 1811939328)];

/// Predefined handles of `MPI_Op`: the standard's value, and theirs.
pub(crate) const OP_TABLE: &[(i32, i32)] = &[
    (32, 402653184),
    (33, 1476395011),
    (34, 1476395010),
    (35, 1476395009),
    (36, 1476395012),
    (40, 1476395014),
    (41, 1476395016),
    (42, 1476395018),
    (48, 1476395013),
    (49, 1476395015),
    (50, 1476395017),
    (56, 1476395019),
    (57, 1476395020),
    (60, 1476395021),
    (61, 1476395022),
];

/// Predefined handles of `MPI_Request`: the standard's value, and theirs.
pub(crate) const REQUEST_TABLE: &[(i32, i32)] = &[(384, 738197504)];

/// Predefined handles of `MPI_Session`: the standard's value, and theirs.
pub(crate) const SESSION_TABLE: &[(i32, i32)] = &[(288, 939524096)];

/// Predefined handles of `MPI_Win`: the standard's value, and theirs.
pub(crate) const WIN_TABLE: &[(i32, i32)] = &[(272, 536870912)];
