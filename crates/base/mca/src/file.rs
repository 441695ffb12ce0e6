//! The syntax of parameter files: `name = value`, one to a line, `#` begins a comment.

use thiserror::Error;

/// Longest parameter file, in bytes.
pub(crate) const FILE_MAX: u64 = 1 << 20;

/// One line of a parameter file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The parameter, with `-` turned into `_`.
    pub name: String,
    /// The value, without surrounding blanks.
    pub value: String,
    /// The line, counted from 1.
    pub line: usize,
}

/// A line that is not a setting.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {why}")]
pub struct FileError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

/// Reads a parameter file. A `#` begins a comment at the start of a line or after a blank, so
/// that a value may contain it. Never panics, whatever the text.
pub fn parse_file(text: &str) -> Result<Vec<Setting>, FileError> {
    let mut settings = Vec::new();
    for (index, raw) in text.lines().enumerate() {
        let line = index + 1;
        let content = without_comment(raw).trim();
        if content.is_empty() {
            continue;
        }
        let Some((name, value)) = content.split_once('=') else {
            let why = format!("\"{}\" is not of the form name = value", clip(content));
            return Err(FileError { line, why });
        };
        let name = name.trim().replace('-', "_");
        if !is_name(&name) {
            let why = format!("\"{}\" is not a parameter name", clip(&name));
            return Err(FileError { line, why });
        }
        settings.push(Setting { name, value: value.trim().to_string(), line });
    }
    Ok(settings)
}

/// True for what can be the name of a parameter at all: letters, digits and underscores.
pub(crate) fn is_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

fn without_comment(line: &str) -> &str {
    let mut before = ' ';
    for (at, c) in line.char_indices() {
        if c == '#' && before.is_whitespace() {
            return &line[..at];
        }
        before = c;
    }
    line
}

/// The first characters of a text, for a message.
fn clip(text: &str) -> String {
    const SHOWN: usize = 60;
    match text.char_indices().nth(SHOWN) {
        Some((at, _)) => format!("{}...", &text[..at]),
        None => text.to_string(),
    }
}

/// The text of a file that people write.
///
/// # Errors
/// A sentence that names the first line that is no text.
pub fn text_of(mut bytes: Vec<u8>) -> Result<String, String> {
    // Editors of Windows begin files so.
    if bytes.starts_with(BYTE_ORDER_MARK) {
        bytes.drain(..BYTE_ORDER_MARK.len());
    }
    let bytes = match String::from_utf8(bytes) {
        Ok(text) => return Ok(text),
        Err(e) => e.into_bytes(),
    };
    // What is in a comment is no matter: it may be in another encoding.
    let lines = bytes.split(|b| *b == b'\n').enumerate().map(|(i, line)| {
        std::str::from_utf8(line).or_else(|e| {
            let good = line.get(..e.valid_up_to()).and_then(|l| std::str::from_utf8(l).ok());
            good.filter(|l| without_comment(l).len() < l.len()).ok_or_else(|| {
                let line = i + 1;
                format!("line {line} has bytes that are no text (UTF-8); is it the right file?")
            })
        })
    });
    Ok(lines.collect::<Result<Vec<_>, String>>()?.join("\n"))
}

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_settings_and_skips_comments() {
        let text = "# head\n\n btl-tcp-links = 2 # two\r\npath=/a#b\nempty =\n";
        let got = parse_file(text).unwrap();
        let flat: Vec<_> = got.iter().map(|s| (&*s.name, &*s.value, s.line)).collect();
        assert_eq!(flat, [("btl_tcp_links", "2", 3), ("path", "/a#b", 4), ("empty", "", 5)]);
    }

    #[test]
    fn names_the_bad_line() {
        let e = parse_file("a = 1\nnonsense\n").unwrap_err();
        assert_eq!(e.to_string(), "line 2: \"nonsense\" is not of the form name = value");
        let e = parse_file("a b = 1").unwrap_err();
        assert_eq!(e.to_string(), "line 1: \"a b\" is not a parameter name");
        assert!(parse_file("= 1").is_err());
    }

    #[test]
    fn clips_long_rubbish() {
        let e = parse_file(&"\u{e9}".repeat(5000)).unwrap_err();
        assert!(e.why.len() < 250, "{}", e.why.len());
    }

    #[test]
    fn bytes_that_are_no_text_are_told_with_their_line() {
        assert_eq!(text_of(b"a = 1\n".to_vec()).as_deref(), Ok("a = 1\n"));
        let why = text_of(b"a = 1\nb = \xff\n".to_vec()).expect_err("no text");
        assert!(why.starts_with("line 2 "), "{why}");
        assert_eq!(text_of(b"\xef\xbb\xbfa = 1\n".to_vec()).as_deref(), Ok("a = 1\n"));
        let text = text_of(b"a = 1 # f\xfcr\n# \xe9\nb = 2\n".to_vec());
        assert_eq!(text.as_deref(), Ok("a = 1 # f\n# \nb = 2\n"));
        assert!(text_of(b"a = \xfc # f\n".to_vec()).is_err());
        assert!(text_of(vec![0xff]).expect_err("no text").starts_with("line 1 "));
    }
}
