//! Just enough of Rust's grammar to tell code from comments and literals.

/// A source file split into code and comments; both have the lines of the original.
pub(crate) struct Masked {
    /// The code; comments and the insides of literals are blanks.
    pub(crate) code: String,
    /// The comments; all else is blank.
    pub(crate) comments: String,
}

/// Splits a source file.
pub(crate) fn mask(text: &str) -> Masked {
    let mut out = Writer { code: String::new(), comments: String::new() };
    let chars: Vec<char> = text.chars().collect();
    let mut at = 0;
    while at < chars.len() {
        let end = match (chars[at], chars.get(at + 1)) {
            ('/', Some('/')) => line_end(&chars, at),
            ('/', Some('*')) => block_end(&chars, at),
            ('"', _) => quoted_end(&chars, at + 1, '"'),
            ('r', Some('"' | '#')) if !in_word(&chars, at) => raw_end(&chars, at),
            ('\'', _) => character_end(&chars, at),
            _ => at,
        };
        if end == at {
            out.code(chars[at]);
            at += 1;
            continue;
        }
        let comment = chars[at] == '/';
        for &c in &chars[at..end] {
            if comment { out.comment(c) } else { out.literal(c) }
        }
        at = end;
    }
    Masked { code: out.code, comments: out.comments }
}

struct Writer {
    code: String,
    comments: String,
}

impl Writer {
    fn code(&mut self, c: char) {
        self.code.push(c);
        self.comments.push(if c == '\n' { c } else { ' ' });
    }

    fn comment(&mut self, c: char) {
        self.comments.push(c);
        self.code.push(if c == '\n' { c } else { ' ' });
    }

    fn literal(&mut self, c: char) {
        let blank = if c == '\n' { c } else { ' ' };
        self.code.push(blank);
        self.comments.push(blank);
    }
}

fn line_end(chars: &[char], at: usize) -> usize {
    chars[at..].iter().position(|c| *c == '\n').map_or(chars.len(), |n| at + n)
}

fn block_end(chars: &[char], at: usize) -> usize {
    let mut depth = 0;
    let mut i = at;
    while i + 1 < chars.len() {
        match (chars[i], chars[i + 1]) {
            ('/', '*') => depth += 1,
            ('*', '/') => depth -= 1,
            _ => {
                i += 1;
                continue;
            }
        }
        i += 2;
        if depth == 0 {
            return i;
        }
    }
    chars.len()
}

/// The place behind the closing quote; `at` is behind the opening one.
fn quoted_end(chars: &[char], at: usize, quote: char) -> usize {
    let mut i = at;
    while i < chars.len() {
        match chars[i] {
            '\\' => i += 2,
            c if c == quote => return i + 1,
            _ => i += 1,
        }
    }
    chars.len()
}

/// The place behind a raw string, or `at` when this is a raw identifier.
fn raw_end(chars: &[char], at: usize) -> usize {
    let hashes = chars[at + 1..].iter().take_while(|c| **c == '#').count();
    if chars.get(at + 1 + hashes) != Some(&'"') {
        return at;
    }
    let mut i = at + 2 + hashes;
    while i < chars.len() {
        let closing = chars[i + 1..].iter().take(hashes).filter(|c| **c == '#').count();
        if chars[i] == '"' && closing == hashes {
            return i + 1 + hashes;
        }
        i += 1;
    }
    chars.len()
}

/// The place behind a character literal, or `at` when this is a lifetime.
fn character_end(chars: &[char], at: usize) -> usize {
    match (chars.get(at + 1), chars.get(at + 2)) {
        (Some('\\'), _) => quoted_end(chars, at + 1, '\''),
        (Some(_), Some('\'')) => at + 3,
        _ => at,
    }
}

fn in_word(chars: &[char], at: usize) -> bool {
    // `b` and `c` may stand before the `r` of a raw string.
    let mut before = chars[..at].iter().rev();
    match before.next() {
        Some('b' | 'c') => before.next().is_some_and(|c| is_word(*c)),
        Some(c) => is_word(*c),
        None => false,
    }
}

/// True for the characters of identifiers.
pub(crate) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The byte places at which `word` stands alone in `code`.
pub(crate) fn word_places<'a>(code: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    code.match_indices(word).map(|(at, _)| at).filter(move |at| {
        !code[..*at].chars().next_back().is_some_and(is_word)
            && !code[at + word.len()..].chars().next().is_some_and(is_word)
    })
}

/// The line of a byte place, counted from 1.
pub(crate) fn line_of(text: &str, at: usize) -> usize {
    text[..at].bytes().filter(|b| *b == b'\n').count() + 1
}

/// A function of a source file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Function {
    pub(crate) name: String,
    /// First line, counted from 1.
    pub(crate) line: usize,
    /// Lines from `fn` to the closing brace.
    pub(crate) lines: usize,
}

/// All functions with a body.
pub(crate) fn functions(code: &str) -> Vec<Function> {
    word_places(code, "fn").filter_map(|at| function(code, at)).collect()
}

fn function(code: &str, at: usize) -> Option<Function> {
    let rest = &code[at + 2..];
    let name: String = rest.trim_start().chars().take_while(|c| is_word(*c)).collect();
    if name.is_empty() {
        return None;
    }
    let mut depth = 0_i32;
    let mut open = None;
    for (i, c) in rest.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ';' if depth == 0 => return None,
            '{' if depth == 0 => {
                open = Some(i);
                break;
            }
            _ => {}
        }
    }
    let open = open?;
    let mut braces = 0_i32;
    for (i, c) in rest[open..].char_indices() {
        match c {
            '{' => braces += 1,
            '}' => braces -= 1,
            _ => {}
        }
        if braces == 0 {
            let (line, last) = (line_of(code, at), line_of(code, at + 2 + open + i));
            return Some(Function { name, line, lines: last - line + 1 });
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> String {
        mask(text).code.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn comments_and_literals_are_blanked() {
        assert_eq!(code("a // fn x\nb"), "a b");
        assert_eq!(code("a /* x /* y */ z */ b"), "a b");
        assert_eq!(code(r#"a("{ \" fn") b"#), "a( ) b");
        assert_eq!(code("a(r#\"{ \" \"#) b"), "a( ) b");
        assert_eq!(code("f('{', '\\'', b'}') x"), "f( , , b ) x");
        assert_eq!(code("fn f<'a>(x: &'a str)"), "fn f<'a>(x: &'a str)");
        assert_eq!(code("r#type = barr\"{\""), "r#type = barr");
        assert_eq!(code("br\"{\\\" + x"), "b + x");
    }

    #[test]
    fn lines_stay_in_place() {
        let text = "a\n/* b\nc */\n\"d\ne\" f // g\n";
        let masked = mask(text);
        for part in [&masked.code, &masked.comments] {
            assert_eq!(part.matches('\n').count(), text.matches('\n').count());
        }
        assert!(masked.code.lines().nth(4).unwrap().trim() == "f");
        assert!(masked.comments.lines().nth(4).unwrap().trim() == "// g");
    }

    #[test]
    fn functions_are_measured() {
        let text = "fn a() {\n  let x: fn(i32) = b;\n}\ntrait T { fn c(&self); }\n\
                    fn d(x: [u8; 3]) -> u8 where u8: Copy {\n  \"}\"\n  '}'\n  0\n}\n";
        let got = functions(&mask(text).code);
        let flat: Vec<_> = got.iter().map(|f| (f.name.as_str(), f.line, f.lines)).collect();
        assert_eq!(flat, [("a", 1, 3), ("d", 5, 5)]);
    }

    #[test]
    fn words_stand_alone() {
        let code = "unsafe_code unsafe { fn_x } my_unsafe";
        assert_eq!(word_places(code, "unsafe").count(), 1);
    }

    #[test]
    fn nothing_makes_it_panic() {
        for text in ["'", "\"", "r#", "r#\"", "/*", "'\\", "fn", "fn x(", "b'", "\\", "fn \u{e9}{"]
        {
            functions(&mask(text).code);
        }
    }
}
