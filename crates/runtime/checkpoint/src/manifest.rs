//! The manifest of a snapshot: the text that names its files with lengths and checksums
//! (`docs/formats/snapshot.md`). It is written last, so that a directory with one is whole.

use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The first line.
const HEAD: &str = "hawser-snapshot 4";
/// First lines of earlier releases: images of version 1 are of one host, those of versions 1 and 2
/// of ranks that do not encrypt; before version 4 process ids were the only numbers.
const HEADS_BEFORE: [&str; 3] = ["hawser-snapshot 1", "hawser-snapshot 2", "hawser-snapshot 3"];
/// The first line of what one node says of its part.
const HEAD_OF_PART: &str = "hawser-part 4";
/// Longest manifest that is read, in bytes.
pub const MANIFEST_MAX: u64 = 1 << 30;
/// Longest line that is read, in bytes.
const LINE_MAX: usize = 64 << 10;
/// Most numbers in a line.
const NUMBERS_MAX: usize = 1_000;
/// Most ranks of a job: programs get the number as an `int`.
const RANKS_MAX: u32 = i32::MAX as u32;
/// Most nodes of a job. Tables of them are made before their images are looked at.
const NODES_MAX: u32 = 1 << 20;
/// Highest number of a set: however many follow, a higher one is not of ours.
pub(crate) const NUMBER_MAX: u64 = 999_999_999_999;
/// Most characters of a name that are shown.
const SHOWN_MAX: usize = 200;

/// One file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileEntry {
    /// The rank that has written it.
    pub rank: u32,
    /// Its length in bytes.
    pub bytes: u64,
    /// CRC-32C of its contents.
    pub crc: u32,
    /// Its path below the directory of the rank; relative, without `..`.
    pub path: Vec<u8>,
}

/// The image of one rank's process.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ProcessImage {
    /// The rank.
    pub rank: u32,
    /// Its process id, which it has again after a restart.
    pub pid: i32,
    /// Where in its memory it looks for its new home.
    pub home: u64,
    /// Inodes of the pipes that are its standard streams; 0: no pipe.
    pub streams: [u64; 3],
    /// Its session and its process group. CRIU restores it into its own ones instead, unless it
    /// leads them; 0: not known.
    pub session: i32,
    /// See `session`.
    pub group: i32,
    /// Further numbers that are in its image, so that they have to be the same after a restore: of
    /// its threads, and of its descendants, their threads, sessions and process groups, but for a
    /// session and a group that it shares with them. Ascending.
    pub others: Vec<i32>,
}

/// A file that ranks have open for writing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenFile {
    /// Its length, which it has to have again.
    pub bytes: u64,
    /// Its path; absolute.
    pub path: Vec<u8>,
}

/// The images of the processes of one node.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NodeImages {
    /// The number that the node had in the job, which its ranks know it by.
    pub number: u32,
    /// Its host, for people.
    pub host: String,
    /// Its ranks have left others that began on the node with them.
    pub apart: bool,
    /// By rank.
    pub processes: Vec<ProcessImage>,
    /// Files of the program, by path.
    pub open: Vec<OpenFile>,
}

/// What is known of images of processes, beside the files.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Images {
    /// The number of the job, which a restarted one has, too.
    pub job: u64,
    /// Nodes of the job, those without ranks, too.
    pub total: u32,
    /// Its ranks encrypt their connections.
    pub encrypted: bool,
    /// Hosts share no directory: each has the part of its own node, and that of another one.
    pub spread: bool,
    /// Those with ranks, by number.
    pub nodes: Vec<NodeImages>,
}

/// What a snapshot holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Manifest {
    /// Its number, which grows from snapshot to snapshot.
    pub number: u64,
    /// Number of ranks that have saved.
    pub ranks: u32,
    /// When it was taken, in seconds since 1970.
    pub time: u64,
    /// The program, as it is called by people.
    pub program: String,
    /// The program and its arguments.
    pub command: Vec<Vec<u8>>,
    /// The working directory of rank 0.
    pub directory: Vec<u8>,
    /// The files, by rank and path.
    pub files: Vec<FileEntry>,
    /// The files are images of processes; `None`: what the program has saved itself.
    pub images: Option<Images>,
}

/// Bytes as one word of a line: what is not a plain character becomes `%` and two digits.
fn escape(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len());
    for byte in bytes {
        match byte {
            b'!'..=b'~' if *byte != b'%' => out.push(char::from(*byte)),
            // Writing to memory cannot fail.
            _ => _ = write!(out, "%{byte:02X}"),
        }
    }
    out
}

fn unescape(text: &str) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(text.len());
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        let mut digit = || char::from(bytes.next()?).to_digit(16);
        out.push((digit()? << 4 | digit()?) as u8);
    }
    Some(out)
}

/// A path that stays below where it is joined to.
pub fn is_inside(path: &[u8]) -> bool {
    let bad = |part: &[u8]| part.is_empty() || part == b"." || part == b"..";
    !path.contains(&0) && !path.split(|b| *b == b'/').any(bad)
}

/// The files as lines; what one rank tells another of its files has the same form.
pub fn files_text(files: &[FileEntry]) -> String {
    let mut out = String::new();
    for f in files {
        let path = escape(&f.path);
        let _ = writeln!(out, "file {} {} {:08x} {path}", f.rank, f.bytes, f.crc);
    }
    out
}

impl Images {
    fn text(&self) -> String {
        let how = if self.encrypted { " encrypted" } else { "" };
        let lies = if self.spread { " spread" } else { "" };
        let mut out = format!("images {:016x} {}{how}{lies}\n", self.job, self.total);
        for node in &self.nodes {
            let apart = if node.apart { " apart" } else { "" };
            let host = escape(node.host.as_bytes());
            let _ = writeln!(out, "node {} {host}{apart}", node.number);
            for p in &node.processes {
                let [input, output, error] = p.streams;
                let (rank, pid, home) = (p.rank, p.pid, p.home);
                let _ = write!(out, "process {rank} {pid} {home:x} {input} {output} {error}");
                if p.session > 0 && p.group > 0 {
                    let _ = write!(out, " {} {}", p.session, p.group);
                }
                out.push('\n');
                for some in p.others.chunks(NUMBERS_MAX) {
                    let some: Vec<String> = some.iter().map(i32::to_string).collect();
                    let _ = writeln!(out, "others {}", some.join(" "));
                }
            }
            for file in &node.open {
                let _ = writeln!(out, "open {} {}", file.bytes, escape(&file.path));
            }
        }
        out
    }

    fn of(rest: &str) -> Option<Images> {
        let mut words = rest.split(' ');
        let job = u64::from_str_radix(words.next()?, 16).ok()?;
        let total = words.next()?.parse().ok().filter(|total| *total <= NODES_MAX)?;
        let mut next = words.next();
        let mut is = |word: &str| {
            let found = next == Some(word);
            if found {
                next = words.next();
            }
            found
        };
        let (encrypted, spread) = (is("encrypted"), is("spread"));
        next.is_none().then(|| Images { job, total, encrypted, spread, nodes: Vec::new() })
    }

    /// Number of processes.
    pub fn len(&self) -> usize {
        self.nodes.iter().map(|node| node.processes.len()).sum()
    }

    /// True when there is no process.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The images of a node, by the number that it had.
    pub fn of_node(&self, number: u32) -> Option<&NodeImages> {
        self.nodes.iter().find(|node| node.number == number)
    }

    /// Nodes are in order, have processes in order, and no rank and no process is there twice.
    fn is_sound(&self) -> bool {
        let ascending = self.nodes.is_sorted_by(|a, b| a.number < b.number);
        let inside = self.nodes.last().is_some_and(|last| last.number < self.total);
        let whole = |node: &NodeImages| {
            let ranks = node.processes.is_sorted_by(|a, b| a.rank < b.rank);
            let pids: BTreeSet<i32> = node.processes.iter().map(|p| p.pid).collect();
            ranks && pids.len() == node.processes.len() && !node.processes.is_empty()
        };
        ascending && inside && self.nodes.iter().all(whole)
    }

    /// There is an image of each of so many ranks.
    fn is_of(&self, ranks: u32) -> bool {
        let all = self.nodes.iter().flat_map(|node| &node.processes);
        let mut found: Vec<u32> = all.map(|p| p.rank).collect();
        found.sort_unstable();
        self.is_sound() && found.into_iter().eq(0..ranks)
    }
}

fn node_of(rest: &str) -> Option<NodeImages> {
    let mut words = rest.split(' ');
    let number = words.next()?.parse().ok()?;
    let host = String::from_utf8(unescape(words.next()?)?).ok()?;
    let apart = match words.next() {
        None => false,
        Some("apart") => true,
        Some(_) => return None,
    };
    words.next().is_none().then(|| NodeImages { number, host, apart, ..NodeImages::default() })
}

fn process_of(rest: &str) -> Option<ProcessImage> {
    let mut words = rest.split(' ');
    let mut image = ProcessImage {
        rank: words.next()?.parse().ok()?,
        pid: words.next()?.parse().ok().filter(|pid| *pid > 1)?,
        home: u64::from_str_radix(words.next()?, 16).ok()?,
        streams: [
            words.next()?.parse().ok()?,
            words.next()?.parse().ok()?,
            words.next()?.parse().ok()?,
        ],
        ..ProcessImage::default()
    };
    if let Some(session) = words.next() {
        (image.session, image.group) = (number_of(session)?, number_of(words.next()?)?);
    }
    words.next().is_none().then_some(image)
}

fn number_of(word: &str) -> Option<i32> {
    word.parse().ok().filter(|number| *number > 0)
}

/// The kernel takes it as a word or a path.
#[expect(clippy::ptr_arg, reason = "a filter of an owned value")]
fn without_nul(bytes: &Vec<u8>) -> bool {
    !bytes.contains(&0)
}

fn open_of(rest: &str) -> Option<OpenFile> {
    let (bytes, path) = rest.split_once(' ')?;
    let file = OpenFile { bytes: bytes.parse().ok()?, path: unescape(path)? };
    (file.path.starts_with(b"/") && !file.path.contains(&0)).then_some(file)
}

fn file_of(rest: &str) -> Option<FileEntry> {
    let mut words = rest.split(' ');
    let entry = FileEntry {
        rank: words.next()?.parse().ok()?,
        bytes: words.next()?.parse().ok()?,
        crc: u32::from_str_radix(words.next()?, 16).ok()?,
        path: unescape(words.next()?)?,
    };
    (words.next().is_none() && is_inside(&entry.path)).then_some(entry)
}

/// Reads lines of [`files_text`]; `None`: they are something else.
pub fn files_of(text: &str) -> Option<Vec<FileEntry>> {
    text.lines().map(|line| file_of(line.strip_prefix("file ")?)).collect()
}

impl Manifest {
    /// The text of the manifest. Its last line is a checksum over all others.
    pub fn text(&self) -> String {
        self.text_with(HEAD)
    }

    /// The same of a part: see [`Manifest::parse_part`].
    pub fn part_text(&self) -> String {
        self.text_with(HEAD_OF_PART)
    }

    fn text_with(&self, head: &str) -> String {
        let mut out = format!(
            "{head}\nnumber {}\nranks {}\ntime {}\nprogram {}\n",
            self.number,
            self.ranks,
            self.time,
            escape(self.program.as_bytes())
        );
        for word in &self.command {
            let _ = writeln!(out, "word {}", escape(word));
        }
        let _ = writeln!(out, "directory {}", escape(&self.directory));
        out.push_str(&self.images.as_ref().map(Images::text).unwrap_or_default());
        out.push_str(&files_text(&self.files));
        let crc = crc32c::crc32c(out.as_bytes());
        let _ = writeln!(out, "end {crc:08x}");
        out
    }

    /// Reads a manifest.
    ///
    /// # Errors
    /// Why it is none, as a part of a sentence.
    pub fn parse(bytes: &[u8]) -> Result<Manifest, String> {
        let manifest = Manifest::parse_with(bytes, &[&[HEAD][..], &HEADS_BEFORE].concat())?;
        if !manifest.images.as_ref().is_none_or(|images| images.is_of(manifest.ranks)) {
            return Err("its processes contradict each other".into());
        }
        Ok(manifest)
    }

    /// Reads what one node says of its part of a set of images: a manifest with the images of that
    /// node only.
    ///
    /// # Errors
    /// Why it is none, as a part of a sentence.
    pub fn parse_part(bytes: &[u8]) -> Result<Manifest, String> {
        let part = Manifest::parse_with(bytes, &[HEAD_OF_PART])?;
        let one = |images: &Images| images.is_sound() && images.nodes.len() == 1;
        match part.images.as_ref().is_some_and(one) {
            true => Ok(part),
            false => Err("its processes contradict each other".into()),
        }
    }

    /// The checksum of [`Manifest::text`], by which hosts see that they read the same one.
    pub fn mark(&self) -> u32 {
        crc32c::crc32c(self.text().as_bytes())
    }

    fn parse_with(bytes: &[u8], heads: &[&str]) -> Result<Manifest, String> {
        let text = std::str::from_utf8(bytes).map_err(|_| "it is no text".to_string())?;
        let cut = || "it is cut short".to_string();
        let body = text.strip_suffix('\n').ok_or_else(cut)?;
        let at = body.rfind('\n').ok_or_else(cut)? + 1;
        let (body, last) = (text.get(..at).unwrap_or_default(), body.get(at..).unwrap_or_default());
        if !body.starts_with("hawser-") {
            return Err("it is no manifest of a snapshot".into());
        }
        let first = body.lines().next().unwrap_or_default();
        if !heads.contains(&first) {
            let first: String = first.chars().take(80).collect();
            return Err(format!("its version is not read by this release ({first:?})"));
        }
        let crc = last.strip_prefix("end ").and_then(|w| u32::from_str_radix(w, 16).ok());
        let crc = crc.ok_or_else(cut)?;
        if crc != crc32c::crc32c(body.as_bytes()) {
            return Err("its checksum is wrong".into());
        }
        let mut manifest = Manifest::default();
        for line in body.lines().skip(1) {
            let shown: String = line.chars().take(80).collect();
            let has_none = || format!("the line {shown:?} has no meaning");
            manifest.line(line).ok_or_else(has_none)?;
        }
        let known = |f: &FileEntry| f.rank < manifest.ranks;
        if manifest.ranks == 0 || !manifest.files.iter().all(known) {
            return Err("its ranks contradict each other".into());
        }
        Ok(manifest)
    }

    fn line(&mut self, line: &str) -> Option<()> {
        let (key, rest) = line.split_once(' ').filter(|_| line.len() <= LINE_MAX)?;
        match key {
            "number" => self.number = rest.parse().ok().filter(|n| *n <= NUMBER_MAX)?,
            "ranks" => self.ranks = rest.parse().ok().filter(|n| *n <= RANKS_MAX)?,
            "time" => self.time = rest.parse().ok()?,
            "program" => self.program = String::from_utf8(unescape(rest)?).ok()?,
            "word" => self.command.push(unescape(rest).filter(without_nul)?),
            "directory" => self.directory = unescape(rest).filter(without_nul)?,
            "file" => self.files.push(file_of(rest)?),
            "images" if self.images.is_none() => self.images = Some(Images::of(rest)?),
            "node" => self.images.as_mut()?.nodes.push(node_of(rest)?),
            "process" => self.last_node()?.processes.push(process_of(rest)?),
            "others" => {
                let numbers: Option<Vec<i32>> = rest.split(' ').map(number_of).collect();
                self.last_node()?.processes.last_mut()?.others.extend(numbers?);
            }
            "open" => self.last_node()?.open.push(open_of(rest)?),
            _ => return None,
        }
        Some(())
    }

    fn last_node(&mut self) -> Option<&mut NodeImages> {
        self.images.as_mut()?.nodes.last_mut()
    }

    /// The program's name as people are shown it: a manifest comes from a file, whose text moves no
    /// cursor and fills no screen.
    pub fn shown_program(&self) -> String {
        let plain = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
        self.program.chars().take(SHOWN_MAX).map(plain).collect()
    }

    /// Bytes of all files.
    pub fn bytes(&self) -> u64 {
        self.files.iter().fold(0, |n, f| n.saturating_add(f.bytes))
    }
}

/// Bytes as a manifest; for fuzzing. Any input must return.
pub fn fuzz(data: &[u8]) {
    if let Ok(part) = Manifest::parse_part(data) {
        assert_eq!(Manifest::parse_part(part.part_text().as_bytes()), Ok(part));
    }
    if let Ok(manifest) = Manifest::parse(data) {
        assert_eq!(Manifest::parse(manifest.text().as_bytes()), Ok(manifest));
    }
    // What lies behind the checksum is reached by few inputs: it is made right here.
    let mut text = format!("{HEAD}\n{}\n", String::from_utf8_lossy(data));
    let crc = crc32c::crc32c(text.as_bytes());
    let _ = writeln!(text, "end {crc:08x}");
    if let Ok(manifest) = Manifest::parse(text.as_bytes()) {
        assert!(manifest.files.iter().all(|f| is_inside(&f.path)));
        assert_eq!(Manifest::parse(manifest.text().as_bytes()), Ok(manifest));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sample() -> Manifest {
        let file = |rank, path: &[u8]| FileEntry { rank, bytes: 5, crc: 0xab, path: path.to_vec() };
        Manifest {
            number: 17,
            ranks: 2,
            time: 1_790_000_000,
            program: "sten cil".into(),
            command: vec![b"./sten cil".to_vec(), b"100%".to_vec(), b"\xff".to_vec()],
            directory: b"/home/x y".to_vec(),
            files: vec![file(0, b"data"), file(1, b"sub/more data\n")],
            images: None,
        }
    }

    fn sample_of_images() -> Manifest {
        let process = |rank| ProcessImage {
            rank,
            pid: 4711 + rank as i32,
            home: 0x7fff_0000_1000,
            streams: [0, 17, 18],
            session: 4000,
            group: 4100,
            others: (0..rank as i32 * 1100).map(|n| 5000 + n).collect(),
        };
        let node = |number, ranks: &[u32]| NodeImages {
            number,
            host: format!("node {number}"),
            processes: ranks.iter().map(|rank| process(*rank)).collect(),
            open: vec![OpenFile { bytes: 12, path: b"/tmp/x y".to_vec() }],
            apart: number == 3,
        };
        let images = Images {
            job: 0xab,
            total: 4,
            encrypted: true,
            spread: true,
            nodes: vec![node(1, &[0, 2]), node(3, &[1])],
        };
        Manifest { ranks: 3, images: Some(images), ..sample() }
    }

    #[test]
    fn what_a_job_cannot_be_made_of_has_no_meaning() {
        let mut images = sample_of_images();
        images.images.iter_mut().for_each(|i| i.total = NODES_MAX + 1);
        let of = |change: &dyn Fn(&mut Manifest)| {
            let mut bad = sample();
            change(&mut bad);
            bad
        };
        let all = [
            images,
            of(&|m| m.ranks = RANKS_MAX + 1),
            of(&|m| m.number = NUMBER_MAX + 1),
            of(&|m| m.command.push(b"a\0b".to_vec())),
            of(&|m| m.directory = b"/\0".to_vec()),
        ];
        for bad in all {
            let why = Manifest::parse(bad.text().as_bytes()).unwrap_err();
            assert!(why.contains("has no meaning"), "{why}");
        }
    }

    #[test]
    fn a_name_moves_no_cursor() {
        let program = format!("\x1b[31m\n{}", "x".repeat(300));
        let shown = Manifest { program, ..sample() }.shown_program();
        assert_eq!(shown.chars().count(), SHOWN_MAX);
        assert!(shown.starts_with("\u{fffd}[31m\u{fffd}x") && !shown.contains(char::is_control));
    }

    #[test]
    fn manifests_of_images_survive() {
        let text = sample_of_images().text();
        assert_eq!(Manifest::parse(text.as_bytes()), Ok(sample_of_images()));
        let mut missing = sample_of_images();
        let contradicts = |change: &dyn Fn(&mut Images)| {
            let mut bad = sample_of_images();
            bad.images.iter_mut().for_each(change);
            let why = Manifest::parse(bad.text().as_bytes()).unwrap_err();
            assert!(why.contains("processes contradict"), "{why}");
        };
        contradicts(&|i| i.nodes[0].processes[1].pid = i.nodes[0].processes[0].pid);
        contradicts(&|i| _ = i.nodes[0].processes.pop());
        contradicts(&|i| _ = i.nodes.pop());
        contradicts(&|i| i.nodes[1].processes[0].rank = 2);
        contradicts(&|i| i.nodes[1].number = 1);
        contradicts(&|i| i.total = 3);
        contradicts(&|i| i.nodes.push(NodeImages { number: 3, ..NodeImages::default() }));
        for bad in ["node 3 node%203 near", "node 3 node%203 apart apart"] {
            let text = text.replace("node 3 node%203 apart", bad);
            assert!(Manifest::parse(text.as_bytes()).is_err(), "{bad}");
        }
        missing.images.iter_mut().for_each(|i| i.nodes.truncate(1));
        assert_eq!(Manifest::parse_part(missing.part_text().as_bytes()), Ok(missing.clone()));
        assert!(Manifest::parse(missing.part_text().as_bytes()).is_err());
        assert!(Manifest::parse_part(missing.text().as_bytes()).is_err());
        assert!(Manifest::parse_part(sample_of_images().part_text().as_bytes()).is_err());
        let bad = ["process 0 1 0 0 0 0", "process 0 22 0 0 0", "open 3 relative", "node 1"];
        let ids = ["process 0 22 0 0 0 0 7", "process 0 22 0 0 0 0 0 7", "others 7"];
        let others = ["others", "others ", "others 0", "others 7 x"];
        let others = others.map(|line| format!("process 0 22 0 0 0 0\n{line}"));
        for line in bad.into_iter().chain(ids).chain(others.iter().map(String::as_str)) {
            let mut text = format!("{HEAD}\nranks 1\nimages 00 2\nnode 0 h\n{line}\n");
            let crc = crc32c::crc32c(text.as_bytes());
            let _ = writeln!(text, "end {crc:08x}");
            assert!(Manifest::parse(text.as_bytes()).unwrap_err().contains("meaning"), "{line}");
        }
    }

    #[test]
    fn manifests_survive() {
        let text = sample().text();
        assert_eq!(Manifest::parse(text.as_bytes()), Ok(sample()));
        for cut in 0..text.len() {
            assert!(Manifest::parse(&text.as_bytes()[..cut]).is_err(), "{cut}");
        }
        for at in 0..text.len() {
            let mut bad = text.clone().into_bytes();
            bad[at] ^= 1;
            assert!(Manifest::parse(&bad).is_err(), "{at}");
        }
        assert_eq!(files_of(&files_text(&sample().files)), Some(sample().files));
        for head in HEADS_BEFORE {
            let before = text.replacen(HEAD, head, 1).replacen(" encrypted spread\n", "\n", 1);
            let (body, _) = before.rsplit_once("end ").unwrap();
            let before = format!("{body}end {:08x}\n", crc32c::crc32c(body.as_bytes()));
            let mut plain = sample();
            plain.images.iter_mut().for_each(|i| (i.encrypted, i.spread) = (false, false));
            assert_eq!(Manifest::parse(before.as_bytes()), Ok(plain));
        }
        // Images of which process ids are the only numbers that are known.
        let mut before = sample_of_images();
        for process in
            before.images.iter_mut().flat_map(|i| &mut i.nodes).flat_map(|n| &mut n.processes)
        {
            (process.session, process.group) = (0, 0);
            process.others.clear();
        }
        let text = before.text().replacen(HEAD, "hawser-snapshot 3", 1);
        assert!(text.contains("process 0 4711 7fff00001000 0 17 18\n"), "{text}");
        let (body, _) = text.rsplit_once("end ").unwrap();
        let text = format!("{body}end {:08x}\n", crc32c::crc32c(body.as_bytes()));
        assert_eq!(Manifest::parse(text.as_bytes()), Ok(before));
    }

    #[test]
    fn paths_stay_inside() {
        for bad in ["", "/etc", "a/../b", "..", "a//b", "a/"] {
            assert!(!is_inside(bad.as_bytes()), "{bad}");
        }
        assert!(is_inside(b"a/b.c/..d"));
        assert_eq!(files_of("file 0 1 0 ..%2Fx\n"), None);
    }

    proptest! {
        #[test]
        fn any_bytes_are_a_manifest_or_an_error(
            bytes in prop::collection::vec(any::<u8>(), 0..300),
        ) {
            fuzz(&bytes);
        }
    }
}
