//! A rank's side of PMI: asks the launcher over a connection, and waits for each answer.

use std::io::{self, Read, Write};

use thiserror::Error;

use super::MAPPING_KEY;
use super::wire::{Framing, Message, PmiReader};
use crate::WireError;

/// Why the launcher is of no use, as a sentence.
#[derive(Debug, Error)]
#[error("{0}")]
pub struct PmiError(String);

impl From<io::Error> for PmiError {
    fn from(why: io::Error) -> PmiError {
        PmiError(format!("the connection to the launcher failed: {why}"))
    }
}

impl From<WireError> for PmiError {
    fn from(why: WireError) -> PmiError {
        PmiError(format!("the launcher sends what is no message of PMI: {why}"))
    }
}

/// The version to speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Version {
    /// PMI-1.
    One,
    /// PMI-2.
    Two,
}

/// What the launcher says of this process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Welcome {
    /// Its program in the command line; `None` where the launcher does not tell.
    pub appnum: Option<u32>,
    /// Slots of the job; `None` where the launcher does not tell.
    pub universe: Option<u32>,
    /// Which rank is on which node ([`super::mapping`]); `None` where the launcher does not tell.
    pub mapping: Option<String>,
}

/// A connection to the launcher.
#[derive(Debug)]
pub struct Client<S> {
    stream: S,
    reader: PmiReader,
    version: Version,
    /// Name of the job's key-value space.
    space: String,
}

impl<S: Read + Write> Client<S> {
    /// Begins. `rank` is what the environment says; `job` its name of the job, where it has one.
    ///
    /// # Errors
    /// The launcher does not speak this version, or is gone.
    pub fn begin(stream: S, version: Version, rank: u32, job: &str) -> Result<Self, PmiError> {
        let mut client =
            Client { stream, reader: PmiReader::default(), version, space: String::new() };
        let number = if version == Version::One { 1 } else { 2 };
        let init = Message::new("init")
            .with("pmi_version", number)
            .with("pmi_subversion", if version == Version::One { 1 } else { 0 });
        let answer = client.ask(&init, &["response_to_init"])?;
        if answer.number::<u32>("pmi_version") != Some(number) {
            return Err(refused("init", &answer));
        }
        if version == Version::Two {
            client.reader.set_framing(Framing::Frames);
            let full = Message::new("fullinit")
                .with("pmijobid", job)
                .with("pmirank", rank)
                .with("threaded", "FALSE");
            client.ask(&full, &["fullinit-response"])?;
        }
        client.space = match version {
            Version::One => client.ask(&Message::new("get_my_kvsname"), &["my_kvsname"])?,
            Version::Two => client.ask(&Message::new("job-getid"), &["job-getid-response"])?,
        }
        .get(if version == Version::One { "kvsname" } else { "jobid" })
        .unwrap_or_default()
        .to_string();
        Ok(client)
    }

    /// The version that is spoken.
    pub fn version(&self) -> Version {
        self.version
    }

    /// The launcher's name of the job.
    pub fn job(&self) -> &str {
        &self.space
    }

    /// What the launcher says of this process and its job.
    ///
    /// # Errors
    /// The launcher is gone, or does not know its own protocol.
    pub fn welcome(&mut self) -> Result<Welcome, PmiError> {
        // What it does not know it says by a number that is none.
        let known = |m: Message, word: &str| m.number::<i64>(word).and_then(|n| n.try_into().ok());
        let (appnum, universe, mapping) = match self.version {
            Version::One => (
                known(self.ask(&Message::new("get_appnum"), &["appnum"])?, "appnum"),
                known(self.ask(&Message::new("get_universe_size"), &["universe_size"])?, "size"),
                self.get(MAPPING_KEY)?,
            ),
            Version::Two => {
                let attribute = Message::new("info-getjobattr");
                let response = ["info-getjobattr-response"];
                let universe = attribute.clone().with("key", "universeSize");
                let universe = known(self.ask_softly(&universe, &response)?, "value");
                let mapping = self.ask_softly(&attribute.with("key", MAPPING_KEY), &response)?;
                (None, universe, mapping.get("value").map(str::to_string))
            }
        };
        Ok(Welcome { appnum, universe, mapping })
    }

    /// Tells a value, which all see after the next [`Client::fence`].
    ///
    /// # Errors
    /// The launcher is gone or refuses.
    pub fn put(&mut self, key: &str, value: &str) -> Result<(), PmiError> {
        let (command, answer) = match self.version {
            Version::One => ("put", "put_result"),
            Version::Two => ("kvs-put", "kvs-put-response"),
        };
        let mut put = Message::new(command);
        if self.version == Version::One {
            put = put.with("kvsname", &self.space);
        }
        self.ask(&put.with("key", key).with("value", value), &[answer])?;
        Ok(())
    }

    /// Waits until all ranks of the job have come here.
    ///
    /// # Errors
    /// The launcher is gone or refuses.
    pub fn fence(&mut self) -> Result<(), PmiError> {
        match self.version {
            Version::One => self.ask(&Message::new("barrier_in"), &["barrier_out"])?,
            Version::Two => self.ask(&Message::new("kvs-fence"), &["kvs-fence-response"])?,
        };
        Ok(())
    }

    /// The value of a key, `None` when nobody has told one.
    ///
    /// # Errors
    /// The launcher is gone.
    pub fn get(&mut self, key: &str) -> Result<Option<String>, PmiError> {
        let found = match self.version {
            Version::One => {
                let get = Message::new("get").with("kvsname", &self.space).with("key", key);
                self.ask_softly(&get, &["get_result"])?
            }
            Version::Two => {
                let get = Message::new("kvs-get")
                    .with("jobid", &self.space)
                    .with("srcid", -1)
                    .with("key", key);
                self.ask_softly(&get, &["kvs-get-response"])?
            }
        };
        let there = found.number::<i64>("rc").unwrap_or(0) == 0
            && !found.get("found").is_some_and(|f| f.eq_ignore_ascii_case("FALSE"));
        Ok(found.get("value").filter(|_| there).map(str::to_string))
    }

    /// Says that this process needs the launcher no more; its end is no failure from now on.
    ///
    /// # Errors
    /// The launcher is gone.
    pub fn finalize(&mut self) -> Result<(), PmiError> {
        self.ask(&Message::new("finalize"), &["finalize_ack", "finalize-response"])?;
        Ok(())
    }

    /// Asks the launcher to end the whole job. There is no answer.
    ///
    /// # Errors
    /// The launcher is gone.
    pub fn abort(&mut self, code: i32, text: &str) -> Result<(), PmiError> {
        let abort = match self.version {
            Version::One => Message::new("abort").with("exitcode", code),
            // Launchers differ in which of these they read.
            Version::Two => Message::new("abort")
                .with("isworld", "TRUE")
                .with("exitcode", code)
                .with("msg", if text.is_empty() { "MPI_Abort" } else { text }),
        };
        Ok(self.stream.write_all(&abort.bytes(self.reader.framing()))?)
    }

    /// Asks, and takes a refusal for an error.
    fn ask(&mut self, message: &Message, answers: &[&str]) -> Result<Message, PmiError> {
        let answer = self.ask_softly(message, answers)?;
        match answer.number::<i64>("rc") {
            Some(0) | None => Ok(answer),
            Some(_) => Err(refused(&message.command, &answer)),
        }
    }

    fn ask_softly(&mut self, message: &Message, answers: &[&str]) -> Result<Message, PmiError> {
        self.stream.write_all(&message.bytes(self.reader.framing()))?;
        let mut bytes = [0u8; 4096];
        loop {
            if let Some(answer) = self.reader.poll_message()? {
                return match answers.contains(&answer.command.as_str()) {
                    true => Ok(answer),
                    false => Err(PmiError(format!(
                        "the launcher answers \"{}\" to \"{}\"",
                        answer.command, message.command
                    ))),
                };
            }
            match self.stream.read(&mut bytes) {
                Ok(0) => return Err(PmiError("the launcher has closed the connection".into())),
                Ok(n) => self.reader.handle_bytes(bytes.get(..n).unwrap_or_default()),
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) => return Err(e.into()),
            }
        }
    }
}

fn refused(asked: &str, answer: &Message) -> PmiError {
    let why = ["msg", "errmsg", "rc"].iter().find_map(|w| answer.get(w));
    let why = why.unwrap_or("no reason");
    PmiError(format!("the launcher refuses \"{asked}\": {why}"))
}
