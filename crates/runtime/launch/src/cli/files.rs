//! Files that stand for words of the command line: programs, and settings.

/// Words of a line as a shell would split them: quotes and backslashes, `#` comments; no variables.
pub(super) fn split_words(line: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match c {
            '#' if word.is_none() => break,
            c if c.is_whitespace() => words.extend(word.take()),
            '\\' => word.get_or_insert_default().extend(chars.next()),
            '\'' | '"' => {
                let w = word.get_or_insert_default();
                loop {
                    match chars.next() {
                        None => return Err(format!("a {c} is not closed")),
                        Some(end) if end == c => break,
                        Some('\\') if c == '"' => w.extend(chars.next()),
                        Some(other) => w.push(other),
                    }
                }
            }
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    Ok(words)
}

/// The setting of a line `name = value`; `None`: it is none.
pub(super) fn setting(line: &str) -> Option<(String, String)> {
    let (name, value) = line.split_once('=')?;
    let name = name.trim();
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
    let plain = !name.is_empty() && !name.starts_with('-') && name.chars().all(is_name);
    plain.then(|| (name.to_string(), value.trim().to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_app_files() {
        let split = |l| split_words(l).unwrap();
        assert_eq!(
            split("-n 2  ./a 'b c' \"d\\\"e\" f\\ g # x"),
            ["-n", "2", "./a", "b c", "d\"e", "f g"]
        );
        assert!(split("  # only a comment").is_empty());
        assert_eq!(split("''"), [""]);
        assert!(split_words("'open").is_err());
    }
}
