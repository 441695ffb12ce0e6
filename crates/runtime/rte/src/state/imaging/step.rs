//! What nodes are told to do about images of processes.

use serde::{Deserialize, Serialize};

/// Who has the part of a node.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartSource {
    /// The node, by the number that its ranks know.
    pub node: u32,
    /// Addresses of a host that has it, with commas between.
    pub at: String,
}

/// What a node is to do, in a process of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ImagesStep {
    /// Say the highest number of a set here, whole or not; 0: there is none.
    Highest {
        /// The directory of the sets.
        dir: Vec<u8>,
    },
    /// Begin a set. The outcome is its number and its directory, with a space between.
    Begin {
        /// The directory of the sets.
        dir: Vec<u8>,
        /// By which other hosts know the set.
        token: u64,
        /// Its number is above this one, which another host may have.
        above: u64,
    },
    /// Say whether this host sees a set that has begun.
    Look {
        /// Its directory.
        set: Vec<u8>,
        /// What stands in it.
        token: u64,
    },
    /// Make the part of the node. The outcome is the number by which its ranks know the node.
    Save {
        /// The directory of the set.
        set: Vec<u8>,
        /// What stands in it.
        token: u64,
        /// Its number.
        number: u64,
        /// Name or path of CRIU.
        criu: String,
        /// See [`super::Terms::limit`].
        limit: u64,
        /// See [`super::Terms::encrypted`].
        encrypted: bool,
        /// See [`super::Terms::spread`].
        spread: bool,
        /// See [`super::Terms::local`].
        local: Vec<u8>,
        /// The ranks that are to leave the others of the node; none: all are wanted.
        parted: Vec<u32>,
    },
    /// Copy the part of the node from its disk into the set. The outcome is that of `Save`.
    Flush {
        /// The directory of the set.
        set: Vec<u8>,
        /// What stands in it.
        token: u64,
        /// The directory where the part is.
        local: Vec<u8>,
        /// Most bytes a second; 0: as many as there can be.
        rate: u64,
        /// The number by which the ranks of the node know it.
        node: u32,
    },
    /// Serve what is here of a set. The outcome is the addresses, with commas between.
    Serve {
        /// The directory of the set.
        set: Vec<u8>,
    },
    /// Fetch copies of the parts of another host, and what all others say of theirs. The outcome is
    /// that of `Save`.
    Spread {
        /// The directory of the set.
        set: Vec<u8>,
        /// What stands in it.
        token: u64,
        /// The parts, and addresses of who has them; none: there is no other host.
        parts: Vec<PartSource>,
        /// Whose words are wanted.
        texts: Vec<PartSource>,
        /// Most bytes a second; 0: as many as there can be.
        rate: u64,
        /// The number by which the ranks of the node know it.
        node: u32,
    },
    /// Say which parts of a complete set are whole here: their numbers, with commas between, or "-"
    /// where this host does not have the set.
    Have {
        /// The directory of the set.
        set: Vec<u8>,
        /// The checksum of its manifest.
        mark: u32,
    },
    /// Fetch a part of a complete set, and its manifest where that is not here.
    Fetch {
        /// The directory of the set.
        set: Vec<u8>,
        /// The checksum of its manifest.
        mark: u32,
        /// The node whose part it is, by the number that its ranks know.
        part: u32,
        /// The addresses of each host that has it: any of them will do.
        holders: Vec<String>,
    },
    /// Note that a restart has not used this set, of which hosts lack parts.
    Pass {
        /// The directory of the set.
        set: Vec<u8>,
    },
    /// Copy without regard to the rate from now on: somebody waits.
    Hurry {
        /// The directory of the node where its part is, or that of the set.
        dir: Vec<u8>,
    },
    /// End the processes that copy parts ([`ImagesStep::copies`]), whose outcomes come as ever.
    Halt,
    /// Remove what the node has made on its disk.
    Discard {
        /// The directory where it is.
        local: Vec<u8>,
    },
    /// Commit a set. The outcome is its directory.
    Commit {
        /// The directory of the sets.
        dir: Vec<u8>,
        /// Its number.
        number: u64,
        /// What stands in it.
        token: u64,
        /// Complete sets that stay; 0: all do.
        keep: u64,
        /// The nodes that have made parts, by the numbers that their ranks know.
        nodes: Vec<u32>,
    },
    /// Say which complete sets are here ([`super::ListedSet`]), with spaces between.
    List {
        /// The directory of the sets.
        dir: Vec<u8>,
    },
    /// Remove sets that are older than those that stay.
    Prune {
        /// The directory of the sets.
        dir: Vec<u8>,
        /// The number of the oldest that stays.
        oldest: u64,
        /// The number of the newest: older ones that are not complete go.
        newest: u64,
    },
    /// Remove a set of which nothing comes.
    Abandon {
        /// The directory of the sets.
        dir: Vec<u8>,
        /// Its number.
        number: u64,
        /// What stands in it: one of somebody else stays.
        token: u64,
        /// It goes also where it is complete: each host has its own, and others do not have it.
        complete: bool,
    },
}

impl ImagesStep {
    /// It comes to nothing without the ranks of the node.
    pub fn needs_ranks(&self) -> bool {
        match self {
            ImagesStep::Begin { .. } | ImagesStep::Look { .. } | ImagesStep::Save { .. } => true,
            ImagesStep::Highest { .. } | ImagesStep::List { .. } => false,
            ImagesStep::Prune { .. } | ImagesStep::Pass { .. } => false,
            ImagesStep::Flush { .. } | ImagesStep::Discard { .. } => false,
            ImagesStep::Hurry { .. } | ImagesStep::Halt => false,
            ImagesStep::Commit { .. } | ImagesStep::Abandon { .. } => false,
            ImagesStep::Serve { .. } | ImagesStep::Spread { .. } => false,
            ImagesStep::Have { .. } | ImagesStep::Fetch { .. } => false,
        }
    }

    /// Who does it, as the beginning of a sentence.
    pub fn what(&self) -> &'static str {
        match self {
            ImagesStep::Save { .. } => "what makes images",
            ImagesStep::Flush { .. } => "what copies images",
            ImagesStep::Spread { .. } | ImagesStep::Fetch { .. } => "what fetches images",
            ImagesStep::Serve { .. } => "what sends images",
            ImagesStep::Begin { .. } | ImagesStep::Commit { .. } => "what writes the snapshot",
            ImagesStep::Highest { .. } | ImagesStep::Look { .. } => "what reads the directory",
            ImagesStep::Have { .. } | ImagesStep::List { .. } => "what reads snapshots",
            ImagesStep::Pass { .. } | ImagesStep::Hurry { .. } | ImagesStep::Halt => {
                "what marks a snapshot"
            }
            ImagesStep::Discard { .. } | ImagesStep::Prune { .. } => "what removes snapshots",
            ImagesStep::Abandon { .. } => "what removes snapshots",
        }
    }

    /// It copies parts of a set that is being made: [`ImagesStep::Halt`] ends it.
    pub fn copies(&self) -> bool {
        matches!(self, ImagesStep::Flush { .. } | ImagesStep::Spread { .. })
    }

    /// It only removes files.
    pub fn removes(&self) -> bool {
        matches!(self, ImagesStep::Discard { .. } | ImagesStep::Abandon { .. })
    }
}
