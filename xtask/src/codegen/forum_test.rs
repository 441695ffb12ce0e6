//! Every parameter of `standard/` means what the MPI Forum says that it means
//! (`standard/forum.txt`).

use std::collections::BTreeMap;
use std::fs;

use super::model::EXTENSION;
use super::tests::{root, standard};

/// Our kinds, the kinds of the Forum's description that they stand for, and how many arguments have
/// them, those of removed functions included.
const KINDS: &[(&str, &[&str], usize)] = &[
    (
        "aint",
        &[
            "ALLOC_MEM_NUM_BYTES",
            "DISPLACEMENT",
            "DISPLACEMENT_NNI",
            "LOCATION_SMALL",
            "RMA_DISPLACEMENT_NNI",
            "WINDOW_SIZE",
            "WIN_ATTACH_SIZE",
        ],
        30,
    ),
    ("amode", &["ACCESS_MODE"], 2),
    ("argc", &["ARGUMENT_COUNT"], 3),
    ("argv", &["ARGUMENT_LIST"], 2),
    ("assertion", &["ASSERT"], 5),
    ("attribute", &["ATTRIBUTE_VAL", "ATTRIBUTE_VAL_10"], 8),
    ("base", &["C_BUFFER", "C_BUFFER2"], 9),
    ("buffer", &["BUFFER"], 221),
    (
        "bytes",
        &[
            "POLYDISPLACEMENT_AINT_COUNT",
            "POLYDISPOFFSET",
            "POLYDTYPE_PACK_SIZE",
            "POLYDTYPE_STRIDE_BYTES",
            "POLYLOCATION",
        ],
        22,
    ),
    ("color", &["COLOR"], 1),
    ("combiner", &["COMBINER"], 1),
    ("comm", &["COMMUNICATOR"], 184),
    ("comm_raw", &["COMMUNICATOR"], 2),
    ("comparison", &["COMM_COMPARISON", "GROUP_COMPARISON"], 2),
    ("coordinate", &["COORDINATE"], 3),
    (
        "count",
        &[
            "POLYDTYPE_NUM_ELEM",
            "POLYDTYPE_NUM_ELEM_NNI",
            "POLYDTYPE_NUM_ELEM_PI",
            "POLYNUM_BYTES",
            "POLYNUM_BYTES_NNI",
            "POLYNUM_PARAM_VALUES",
            "POLYXFER_NUM_ELEM",
            "POLYXFER_NUM_ELEM_NNI",
        ],
        226,
    ),
    ("datatype", &["DATATYPE"], 254),
    ("datatype_raw", &["DATATYPE"], 1),
    ("degree", &["DEGREE", "INDEX"], 8),
    ("dest", &["RANK"], 17),
    ("digits", &["MATH"], 5),
    ("dimension", &["INDEX"], 1),
    ("displ", &["POLYDISPLACEMENT"], 30),
    ("distribution", &["DISTRIB_ENUM"], 1),
    ("distribution_arg", &["DTYPE_DISTRIBUTION"], 1),
    ("errhandler", &["ERRHANDLER"], 18),
    ("error_class", &["ERROR_CLASS"], 4),
    ("error_code", &["ERROR_CODE"], 15),
    ("extent", &["DIMENSION", "PROCESS_GRID_SIZE"], 6),
    ("extra_state", &["EXTRA_STATE", "EXTRA_STATE2"], 8),
    ("file", &["FILE"], 58),
    ("file_descriptor", &["FILE_DESCRIPTOR"], 1),
    ("flag", &["LOGICAL", "LOGICAL_OPTIONAL"], 41),
    (
        "fn",
        &[
            "EVENT_CB_FUNCTION",
            "EVENT_DROP_CB_FUNCTION",
            "EVENT_FREE_CB_FUNCTION",
            "FUNCTION",
            "POLYFUNCTION",
        ],
        23,
    ),
    ("group", &["GROUP"], 32),
    ("index", &["INDEX"], 6),
    ("info", &["INFO"], 76),
    ("int", &["GENERIC_DTYPE_INT"], 1),
    ("integer_handle", &["KEY_INDEX"], 11),
    ("key", &["KEY"], 2),
    ("keyval", &["KEYVAL"], 20),
    ("large", &["GENERIC_DTYPE_COUNT", "NUM_BYTES", "TOOLS_TICK_COUNT", "XFER_NUM_ELEM"], 12),
    ("large_count", &["XFER_NUM_ELEM_NNI"], 2),
    (
        "length",
        &[
            "ARRAY_LENGTH",
            "ARRAY_LENGTH_NNI",
            "ARRAY_LENGTH_PI",
            "KEY_INDEX",
            "NUM_DIMS",
            "TOOLENUM_SIZE",
            "TOOLS_NUM_ELEM_SMALL",
        ],
        48,
    ),
    ("level", &["PROFILE_LEVEL"], 1),
    ("lock_type", &["LOCK_TYPE"], 1),
    ("logical", &["LOGICAL_VOID"], 4),
    ("message", &["MESSAGE"], 5),
    ("nth", &["INDEX", "KEY_INDEX"], 2),
    ("number", &["POLYDISPLACEMENT_COUNT", "POLYDTYPE_NUM_ELEM"], 6),
    ("object", &["TOOL_MPI_OBJ"], 3),
    ("offset", &["OFFSET"], 21),
    ("op", &["OPERATION"], 28),
    ("order", &["ORDER"], 2),
    ("partition", &["PARTITION"], 7),
    ("peer_comm", &["COMMUNICATOR"], 1),
    ("peer_errhandler", &["ERRHANDLER"], 2),
    ("peer_group", &["GROUP"], 5),
    ("peer_info", &["INFO"], 7),
    ("rank", &["RANK", "RANK_NNI"], 48),
    ("request", &["REQUEST"], 101),
    ("root", &["RANK"], 22),
    ("session", &["SESSION"], 15),
    ("size", &["COMM_SIZE", "COMM_SIZE_PI"], 8),
    ("source", &["RANK"], 1),
    ("source_any", &["RANK"], 11),
    ("split_type", &["SPLIT_TYPE"], 1),
    ("status", &["STATUS"], 51),
    ("string", &["STRING"], 59),
    ("string_length", &["INFO_VALUE_LENGTH", "STRING_LENGTH"], 22),
    ("strings", &["ARGUMENT_LIST", "STRING_ARRAY"], 3),
    ("strings2", &["STRING_2DARRAY"], 1),
    ("t_bind", &["BIND_TYPE"], 3),
    ("t_class", &["PVAR_CLASS"], 2),
    ("t_cvar", &["CVAR"], 4),
    ("t_enum", &["TOOLS_ENUM"], 5),
    (
        "t_index",
        &[
            "CAT_INDEX",
            "CVAR_INDEX",
            "CVAR_INDEX_SPECIAL",
            "EVENT_INDEX",
            "INDEX",
            "PVAR_INDEX",
            "SOURCE_INDEX",
            "TOOLENUM_INDEX",
        ],
        34,
    ),
    ("t_instance", &["EVENT_INSTANCE"], 4),
    ("t_order", &["SOURCE_ORDERING"], 1),
    ("t_pvar", &["PVAR"], 8),
    ("t_registration", &["EVENT_REGISTRATION"], 8),
    ("t_safety", &["CALLBACK_SAFETY"], 3),
    ("t_scope", &["VARIABLE_SCOPE"], 1),
    ("t_session", &["PVAR_SESSION"], 10),
    ("t_value", &["TOOL_VAR_VALUE"], 1),
    ("t_verbosity", &["TOOL_VAR_VERBOSITY"], 3),
    ("tag", &["TAG"], 20),
    ("tag_any", &["TAG"], 11),
    ("tag_value", &["TAG"], 2),
    ("thread_level", &["THREAD_LEVEL"], 5),
    ("topology", &["TOPOLOGY_TYPE"], 1),
    ("type_size", &["TYPECLASS_SIZE"], 3),
    ("typeclass", &["TYPECLASS"], 1),
    ("unit", &["POLYRMA_DISPLACEMENT"], 4),
    ("varargs", &["VARARGS"], 1),
    ("version", &["UPDATE_NUMBER", "VERSION"], 5),
    ("weight", &["WEIGHT"], 5),
    ("whence", &["UPDATE_MODE"], 2),
    ("win", &["WINDOW"], 45),
];

/// Function, then its parameters: name in lower case and kind.
fn forum() -> BTreeMap<String, BTreeMap<String, String>> {
    let text = fs::read_to_string(root().join("standard/forum.txt")).unwrap();
    let mut all = BTreeMap::new();
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        let mut words = line.split_whitespace();
        let function = words.next().unwrap().to_owned();
        let params = words.map(|w| {
            let mut parts = w.split(':');
            let name = parts.next().unwrap().to_lowercase();
            (name, parts.next().unwrap().to_owned())
        });
        all.insert(function, params.collect());
    }
    all
}

fn plain(kind: &str) -> &str {
    if kind.starts_with("fn:") { "fn" } else { kind }
}

#[test]
fn kinds_are_those_of_the_forum() {
    let (s, forum) = (standard(), forum());
    let mut compared = 0;
    for (_, f) in s.functions() {
        let Some(params) = forum.get(&f.name) else { continue };
        for a in &f.args {
            let theirs = params.get(&a.name.to_lowercase());
            let theirs = theirs.unwrap_or_else(|| panic!("{}: no parameter {}", f.name, a.name));
            let row = KINDS.iter().find(|k| k.0 == plain(&a.kind));
            let (_, known, _) = row.unwrap_or_else(|| panic!("{}: kind {}", f.name, a.kind));
            let same = known.contains(&theirs.as_str());
            assert!(same, "{} of {} is {theirs}, not {}", a.name, f.name, a.kind);
            compared += 1;
        }
    }
    let functions = s.functions().filter(|(_, f)| forum.contains_key(&f.name)).count();
    assert_eq!((functions, compared), (503, 2024));
}

#[test]
fn as_many_arguments_have_each_kind_as_before() {
    let s = standard();
    let mut tally: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, f) in s.functions().filter(|(c, _)| c.file != EXTENSION) {
        for a in &f.args {
            *tally.entry(plain(&a.kind)).or_default() += 1;
        }
    }
    let frozen: BTreeMap<&str, usize> = KINDS.iter().map(|k| (k.0, k.2)).collect();
    assert_eq!(tally, frozen);
}
