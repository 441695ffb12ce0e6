//! "Did you mean": the nearest known name to a mistyped one.

/// The candidate nearest to `typed`, if one is near enough to be worth a hint.
///
/// Near enough is one edit in three letters (insert, delete, replace, or swap of neighbours), and
/// at least one. `-` and `_` count as equal, and so do upper and lower case. Ties go to the
/// candidate that comes first.
pub fn nearest<'a>(typed: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = fold(typed);
    let bound = (typed.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .map(|c| (strsim::damerau_levenshtein(&typed, &fold(c)), c))
        .filter(|(distance, _)| *distance <= bound)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, c)| c)
}

/// The hint as it is put behind an error message: `; did you mean "x"?`, or nothing.
pub fn hint<'a>(typed: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    match nearest(typed, candidates) {
        Some(name) => format!("; did you mean \"{name}\"?"),
        None => String::new(),
    }
}

fn fold(name: &str) -> String {
    name.chars().map(|c| if c == '-' { '_' } else { c.to_ascii_lowercase() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_a_swapped_letter() {
        let names = ["btl_sm_cma", "btl_tcp_if_include", "btl_tcp_if_exclude"];
        assert_eq!(nearest("btl_tpc_if_include", names), Some("btl_tcp_if_include"));
        assert_eq!(nearest("btl-tcp-if-exclud", names), Some("btl_tcp_if_exclude"));
    }

    #[test]
    fn says_nothing_when_nothing_is_near() {
        assert_eq!(nearest("zzzz", ["self", "sm", "tcp"]), None);
        assert_eq!(hint("zzzz", ["self", "sm", "tcp"]), "");
    }

    #[test]
    fn short_names_get_one_edit() {
        assert_eq!(nearest("tpc", ["self", "sm", "tcp"]), Some("tcp"));
        assert_eq!(nearest("ab", ["xy"]), None);
    }
}
