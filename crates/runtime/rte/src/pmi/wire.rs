//! Messages of PMI-1 (lines) and PMI-2 (length and words), to bytes and back.
//!
//! Both begin with one line that names the version; PMI-2 goes on with frames from then on.

use crate::WireError;

/// Longest line, and longest message of several lines, in bytes.
pub const LINE_MAX: usize = 64 << 10;
/// Digits of the length before a frame.
const LENGTH_DIGITS: usize = 6;

/// How messages are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Framing {
    /// `cmd=NAME key=value …` up to a line feed.
    Lines,
    /// Six characters of decimal length, then `cmd=NAME;key=value;…`.
    Frames,
}

const NO_TEXT: WireError = WireError::malformed("a message is not text");

fn malformed(what: String) -> WireError {
    WireError::Malformed(what.into())
}

fn too_long() -> WireError {
    malformed(format!("a message is longer than {LINE_MAX} bytes"))
}

fn no_command(word: &str) -> WireError {
    malformed(format!("a message begins with {word:?}, not with cmd="))
}

/// One message: a command and words with their values, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The command.
    pub command: String,
    /// Words and values, as they travel: lines keep backslashes.
    pub words: Vec<(String, String)>,
}

impl Message {
    /// A message without words.
    pub fn new(command: &str) -> Message {
        Message { command: command.to_string(), words: Vec::new() }
    }

    /// The same with one more word. Zeros and line feeds cannot travel and become blanks.
    #[must_use]
    pub fn with(mut self, word: &str, value: impl std::fmt::Display) -> Message {
        let value: String = value
            .to_string()
            .chars()
            .map(|c| if matches!(c, '\0' | '\n' | '\r') { ' ' } else { c })
            .collect();
        self.words.push((word.to_string(), value));
        self
    }

    /// The first value of a word.
    pub fn get(&self, word: &str) -> Option<&str> {
        self.words.iter().find(|(w, _)| w == word).map(|(_, v)| v.as_str())
    }

    /// The same as a number.
    pub fn number<T: std::str::FromStr>(&self, word: &str) -> Option<T> {
        self.get(word)?.trim().parse().ok()
    }

    /// The bytes.
    pub fn bytes(&self, framing: Framing) -> Vec<u8> {
        match framing {
            Framing::Lines => self.line(),
            Framing::Frames => self.frame(),
        }
    }

    fn line(&self) -> Vec<u8> {
        let mut line = format!("cmd={}", self.command);
        for (word, value) in &self.words {
            line.push_str(&format!(" {word}={}", escaped(value)));
        }
        line.push('\n');
        line.into_bytes()
    }

    fn frame(&self) -> Vec<u8> {
        let mut body = format!("cmd={};", self.command);
        for (word, value) in &self.words {
            body.push_str(&format!("{word}={};", value.replace(';', ";;")));
        }
        let mut frame = format!("{:>1$}", body.len(), LENGTH_DIGITS).into_bytes();
        frame.extend_from_slice(body.as_bytes());
        frame
    }
}

/// A value as lines carry it: a blank in it has a backslash before it already, or gets one.
fn escaped(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => {
                out.push('\\');
                // A backslash at the end would take the next blank with it.
                out.push(chars.next().unwrap_or('\\'));
            }
            ' ' => out.push_str("\\ "),
            c => out.push(c),
        }
    }
    out
}

/// A value for people: without the backslashes of lines.
pub fn unescaped(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        out.push(if c == '\\' { chars.next().unwrap_or(c) } else { c });
    }
    out
}

/// Cuts a stream of bytes into messages, however it arrives.
#[derive(Clone, Debug)]
pub struct PmiReader {
    framing: Framing,
    bytes: Vec<u8>,
}

impl Default for PmiReader {
    fn default() -> PmiReader {
        PmiReader { framing: Framing::Lines, bytes: Vec::new() }
    }
}

impl PmiReader {
    /// How the next message is framed. Both sides change together.
    pub fn set_framing(&mut self, framing: Framing) {
        self.framing = framing;
    }

    /// How messages are framed now.
    pub fn framing(&self) -> Framing {
        self.framing
    }

    /// Bytes have come.
    pub fn handle_bytes(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// The next whole message.
    ///
    /// # Errors
    /// [`WireError::Malformed`]: nothing that follows can be understood either.
    pub fn poll_message(&mut self) -> Result<Option<Message>, WireError> {
        match self.framing {
            Framing::Lines => self.poll_line(),
            Framing::Frames => self.poll_frame(),
        }
    }

    fn poll_line(&mut self) -> Result<Option<Message>, WireError> {
        // A spawn request has several lines and says where it ends.
        let end = match self.bytes.starts_with(b"mcmd=") {
            true => find(&self.bytes, b"endcmd\n").map(|at| at + b"endcmd\n".len()),
            false => find(&self.bytes, b"\n").map(|at| at + 1),
        };
        match end {
            Some(end) if end <= LINE_MAX => {
                let line: Vec<u8> = self.bytes.drain(..end).collect();
                let text = std::str::from_utf8(&line).map_err(|_| NO_TEXT)?;
                if text.starts_with("mcmd=") { parse_lines(text) } else { parse_line(text) }
                    .map(Some)
            }
            None if self.bytes.len() <= LINE_MAX => Ok(None),
            _ => Err(too_long()),
        }
    }

    fn poll_frame(&mut self) -> Result<Option<Message>, WireError> {
        let Some(digits) = self.bytes.get(..LENGTH_DIGITS) else { return Ok(None) };
        let digits = String::from_utf8_lossy(digits).into_owned();
        let length: usize = digits
            .trim()
            .parse()
            .map_err(|_| malformed(format!("{digits:?} is not the length of a message")))?;
        if self.bytes.len() < LENGTH_DIGITS + length {
            return Ok(None);
        }
        let frame: Vec<u8> = self.bytes.drain(..LENGTH_DIGITS + length).collect();
        let body = frame.get(LENGTH_DIGITS..).unwrap_or_default();
        let text = std::str::from_utf8(body).map_err(|_| NO_TEXT)?;
        parse_frame(text).map(Some)
    }
}

fn find(bytes: &[u8], what: &[u8]) -> Option<usize> {
    bytes.windows(what.len()).position(|w| w == what)
}

/// The words of a line: a blank behind a backslash is none between words.
fn line_words(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (c, words.last_mut()) {
            (' ' | '\n' | '\0', _) => words.push(String::new()),
            ('\\', Some(word)) => {
                word.push('\\');
                word.extend(chars.next().filter(|c| !matches!(c, '\n' | '\0')));
            }
            (c, Some(word)) => word.push(c),
            (_, None) => {}
        }
    }
    words.retain(|w| !w.is_empty());
    words
}

fn pair(word: &str) -> Result<(String, String), WireError> {
    let (key, value) =
        word.split_once('=').ok_or_else(|| malformed(format!("the word {word:?} has no value")))?;
    Ok((key.to_string(), value.to_string()))
}

fn message(words: Vec<(String, String)>) -> Result<Message, WireError> {
    let mut words = words.into_iter();
    match words.next() {
        Some((key, command)) if key == "cmd" || key == "mcmd" => {
            Ok(Message { command, words: words.collect() })
        }
        Some((key, _)) => Err(no_command(&key)),
        None => Err(no_command("")),
    }
}

fn parse_line(text: &str) -> Result<Message, WireError> {
    let mut words: Vec<(String, String)> = Vec::new();
    for word in line_words(text) {
        match words.last_mut() {
            // What follows a blank that has no backslash: MPICH 5 writes names as they are.
            Some((_, value)) if !word.contains('=') => {
                value.push_str("\\ ");
                value.push_str(&word);
            }
            _ => words.push(pair(&word)?),
        }
    }
    message(words)
}

fn parse_lines(text: &str) -> Result<Message, WireError> {
    let lines = text.lines().filter(|l| !l.trim().is_empty() && *l != "endcmd");
    message(lines.map(pair).collect::<Result<_, _>>()?)
}

fn parse_frame(text: &str) -> Result<Message, WireError> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            ';' if chars.peek() == Some(&';') => {
                chars.next();
                word.push(';');
            }
            ';' => words.push(pair(&std::mem::take(&mut word))?),
            c => word.push(c),
        }
    }
    // The last word may lack its end.
    let rest = word.trim_matches(|c: char| c.is_whitespace() || c == '\0');
    if !rest.is_empty() {
        words.push(pair(rest)?);
    }
    message(words)
}
