//! What must hold for the catalogue as a whole.

use std::collections::BTreeSet;

use super::*;

#[test]
fn every_declaration_is_sound_and_unique() {
    // Panics on a bad default, a bad name, a bad level, or a name with two declarations.
    let params = load(&Sources::empty()).expect("no source sets anything");
    assert_eq!(params.rows().count(), specs().len());
    assert!(params.ignored().is_empty());
}

#[test]
fn every_help_is_a_sentence() {
    let texts = specs().into_iter().map(|s| (s.name, s.help));
    let frameworks = frameworks();
    let texts = texts.chain(frameworks.iter().map(|f| (f.name, f.help)));
    let components = frameworks.iter().flat_map(|f| f.components.iter());
    for (name, help) in texts.chain(components.map(|c| (c.name, c.help))) {
        assert!(help.len() > 10 && help.ends_with('.'), "{name}: {help:?}");
        assert!(!help.contains('\n'), "{name}: {help:?}");
    }
}

#[test]
fn a_parameter_names_its_room() {
    for spec in specs() {
        assert!(
            spec.name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_')
        );
    }
}

#[test]
fn frameworks_and_components_have_one_spelling() {
    let mut seen = BTreeSet::new();
    for f in frameworks() {
        assert!(seen.insert(f.name.to_string()), "{}", f.name);
        assert!(!f.name.contains('_'), "{}: the name is the first word of parameters", f.name);
        for spelling in f.components.iter().flat_map(|c| c.spellings()) {
            assert!(seen.insert(format!("{}/{spelling}", f.name)), "{}/{spelling}", f.name);
        }
    }
}

#[test]
fn a_mistyped_parameter_gets_a_hint() {
    let error = load(&Sources::empty().set("mpi_parm_check", "0")).expect_err("it is unknown");
    assert!(error.to_string().contains("did you mean \"mpi_param_check\"?"), "{error}");
}

#[test]
fn every_component_with_modules_says_what_it_does_in_a_hold() {
    for framework in frameworks().into_iter().filter(|f| part(f.name, "").is_some()) {
        for component in framework.components {
            let own = part(framework.name, component.name).expect("the framework is asked");
            let other = part(framework.name, "of a third party").expect("as above");
            assert_ne!(own, other, "{} {} says nothing", framework.name, component.name);
        }
    }
}
