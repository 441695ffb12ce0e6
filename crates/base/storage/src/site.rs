//! Hints that a site or a user gives for all files, in the file that ROMIO has made customary.

/// Where a site's hints are, unless `ROMIO_HINTS` names another file.
const SITE: &str = "/etc/romio-hints";

/// The hints of the file that `ROMIO_HINTS` names, or else of the site's: names and values. A file
/// that cannot be read has none.
pub fn site_hints() -> Vec<(String, String)> {
    let path = std::env::var_os("ROMIO_HINTS").unwrap_or_else(|| SITE.into());
    std::fs::read_to_string(path).map(|text| parse(&text)).unwrap_or_default()
}

/// A name and a value a line. Of a name that is there twice the first counts; other lines and those
/// that begin with `#` say nothing.
fn parse(text: &str) -> Vec<(String, String)> {
    let mut hints: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        let mut words = line.split_whitespace();
        let (Some(name), Some(value), None) = (words.next(), words.next(), words.next()) else {
            continue;
        };
        if !name.starts_with('#') && hints.iter().all(|(known, _)| known != name) {
            hints.push((name.to_owned(), value.to_owned()));
        }
    }
    hints
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_two_words_are_hints() {
        let text = "# of the site\ncb_nodes 4\n\nromio_cb_write  enable\ncb_nodes 5\na b c\n#x y\n";
        let said = parse(text);
        let said: Vec<_> = said.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        assert_eq!(said, [("cb_nodes", "4"), ("romio_cb_write", "enable")]);
    }
}
