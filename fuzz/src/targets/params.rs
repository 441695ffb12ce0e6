//! Parameters: files, values, lists.

use hawser_mca::{
    List, ParamKind, ParamSpec, Params, Scope, Sources, parse_file, parse_size, size_text,
};

static SPECS: &[ParamSpec] = &[
    spec("a_bool", ParamKind::Bool, "true"),
    spec("a_int", ParamKind::Int { min: -100, max: 100 }, "0"),
    spec("a_size", ParamKind::Size { min: 0, max: u64::MAX }, "4k"),
    spec("a_float", ParamKind::Float { min: -1e9, max: 1e9 }, "0"),
    spec("a_enum", ParamKind::Enum(&["off", "run", "layout"]), "off"),
    spec("a_text", ParamKind::Text, ""),
    spec("a_list", ParamKind::List, ""),
];

const fn spec(name: &'static str, kind: ParamKind, default: &'static str) -> ParamSpec {
    ParamSpec { name, kind, default, unit: "", level: 1, scope: Scope::Local, help: "" }
}

fn specs() -> Vec<&'static ParamSpec> {
    SPECS.iter().collect()
}

/// What was read can be written and read again.
pub(super) fn param_file(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(settings) = parse_file(&text) else { return };
    let written: String = settings.iter().map(|s| format!("{} = {}\n", s.name, s.value)).collect();
    let again = parse_file(&written).unwrap_or_default();
    // A value may begin with '#', which a line cannot express; all others survive.
    if settings.iter().all(|s| !s.value.starts_with('#')) {
        assert_eq!(settings.len(), again.len(), "{written:?}");
        for (a, b) in settings.iter().zip(&again) {
            assert_eq!((&a.name, &a.value), (&b.name, &b.value));
        }
    }
}

/// What was accepted is accepted again in the form in which it is shown, with the same meaning.
pub(super) fn param_value(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for spec in SPECS {
        let Ok(first) = Params::load(&specs(), &Sources::empty().set(spec.name, &text)) else {
            continue;
        };
        let shown = value_of(&first, spec.name);
        let again = Params::load(&specs(), &Sources::empty().set(spec.name, &shown));
        // Only texts and lists have an empty value, which a setting may express.
        let again = again.unwrap_or_else(|e| panic!("{}: {shown:?} is refused: {e}", spec.name));
        assert_eq!(shown, value_of(&again, spec.name));
    }
    if let Ok(bytes) = parse_size(&text) {
        assert_eq!(parse_size(&size_text(bytes)), Ok(bytes));
    }
    if let Ok(list) = List::parse(&text) {
        assert_eq!(List::parse(&list.to_string()), Ok(list));
    }
}

fn value_of(params: &Params, name: &str) -> String {
    params.rows().find(|r| r.spec.name == name).map(|r| r.value).unwrap_or_default()
}
