//! Ways to move a message on one node, and the lengths from which each is used.

use hawser_lockfree::copy;
use hawser_mca::{ParamKind, ParamSpec, Params, Scope};

/// How bytes are copied into a bulk slot, and out of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Copying {
    /// By vectors.
    Vectors(Lines),
    /// With the processor's instruction for strings, on both sides.
    String,
    /// By vectors, past the caches of the sender.
    Stream,
}

/// What is known of the lines that vectors write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lines {
    /// Another processor has them.
    Cold,
    /// They were asked for, and are here.
    Warm,
    /// Another processor has them; and what is written is a part of something long.
    Part,
}

impl Copying {
    /// Copies `n` bytes into a slot.
    ///
    /// # Safety
    /// `from` is readable and `to` writable for `n` bytes; they do not overlap.
    #[inline(always)]
    pub(super) unsafe fn copy(self, from: *const u8, to: *mut u8, n: usize) {
        // SAFETY: the caller's promise.
        unsafe {
            match self {
                Copying::Vectors(Lines::Warm) => copy::raw(from, to, n),
                Copying::Vectors(Lines::Cold) => copy::into_shared(from, to, n),
                Copying::Vectors(Lines::Part) => copy::part_into_shared(from, to, n),
                Copying::String => copy::string(from, to, n),
                Copying::Stream => copy::stream(from, to, n),
            }
        }
    }
}

/// The smallest lengths, in bytes, from which something is done: for receivers whose processor
/// shares a cache with the sender's as far as is known, and for those that were found not to.
#[derive(Clone, Copy, Debug)]
pub(super) struct NearFar {
    pub(super) near: usize,
    pub(super) far: usize,
}

impl NearFar {
    /// The values of a pair of parameters, `btl_sm_NAME` and `btl_sm_far_NAME`.
    fn of(params: &Params, name: &str) -> NearFar {
        let size = |name: String| usize::try_from(params.size(&name)).unwrap_or(usize::MAX);
        let near = size(format!("btl_sm_{name}"));
        NearFar { near, far: size(format!("btl_sm_far_{name}")) }
    }

    #[inline(always)]
    fn at(self, far: bool) -> usize {
        if far { self.far } else { self.near }
    }
}

/// From which lengths of a payload on each way of copying is used.
#[derive(Clone, Copy, Debug)]
pub(super) struct CopyThresholds {
    string: NearFar,
    stream: NearFar,
}

impl CopyThresholds {
    pub(super) fn of(params: &Params) -> CopyThresholds {
        let border = |name| NearFar::of(params, name);
        CopyThresholds { string: border("string_min"), stream: border("stream_min") }
    }

    /// How a payload of `len` bytes goes to a receiver that is `far` or not; only one that is
    /// `copied`, and not made in the slot, can go by strings.
    #[inline]
    pub(super) fn copying(&self, len: usize, far: bool, copied: bool) -> Copying {
        if len >= self.stream.near {
            Copying::Stream
        } else if copied && len >= self.string.at(far) {
            Copying::String
        } else if far && len >= self.stream.far {
            Copying::Stream
        } else {
            Copying::Vectors(Lines::Cold)
        }
    }

    /// From now on all payloads go this way, but what goes by vectors may still be streamed to
    /// receivers that are far.
    pub(super) fn use_only(&mut self, copying: Copying) {
        let from = |this| if copying == this { 0 } else { usize::MAX };
        self.stream.near = from(Copying::Stream);
        (self.string.near, self.string.far) = (from(Copying::String), from(Copying::String));
    }
}

/// The parameter of a border.
const fn border(name: &'static str, default: &'static str, help: &'static str) -> ParamSpec {
    let kind = ParamKind::Size { min: 64, max: u64::MAX };
    ParamSpec { name, kind, default, unit: "bytes", level: 7, scope: Scope::Local, help }
}

/// `btl_sm_string_min` ...
pub(super) const STRING_MIN: ParamSpec = border(
    "btl_sm_string_min",
    "1G",
    "Smallest fragment that is copied, on both sides, with the processor's instruction for \
     strings.",
);
/// ... and the same for far receivers.
pub(super) const FAR_STRING_MIN: ParamSpec = border(
    "btl_sm_far_string_min",
    "1G",
    "The same for receivers whose processor is found not to share a cache with the sender's; it \
     goes before btl_sm_far_stream_min.",
);
/// `btl_sm_stream_min` ...
pub(super) const STREAM_MIN: ParamSpec = border(
    "btl_sm_stream_min",
    "1G",
    "Smallest fragment that is written past the cache with streaming stores.",
);
/// ... and the same for far receivers.
pub(super) const FAR_STREAM_MIN: ParamSpec = border(
    "btl_sm_far_stream_min",
    "4k",
    "The same for receivers whose processor is found not to share a cache with the sender's.",
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn far_receivers_have_borders_of_their_own() {
        let mut borders = CopyThresholds {
            string: NearFar { near: 1 << 20, far: 8192 },
            stream: NearFar { near: 1 << 22, far: 512 },
        };
        let vectors = Copying::Vectors(Lines::Cold);
        assert_eq!(borders.copying(4096, false, true), vectors);
        assert_eq!(borders.copying(4096, true, true), Copying::Stream);
        assert_eq!(borders.copying(8192, true, true), Copying::String, "before streams");
        assert_eq!(borders.copying(8192, true, false), Copying::Stream, "what is made in the slot");
        assert_eq!(borders.copying(2 << 20, false, true), Copying::String);
        assert_eq!(borders.copying(2 << 20, false, false), vectors);
        assert_eq!(borders.copying(1 << 22, false, true), Copying::Stream);
        borders.use_only(Copying::String);
        assert!([false, true].map(|far| borders.copying(64, far, true)) == [Copying::String; 2]);
        borders.use_only(vectors);
        assert_eq!(borders.copying(1 << 30, false, true), vectors);
    }
}
