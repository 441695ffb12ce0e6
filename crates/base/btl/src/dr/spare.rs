//! The memory of packets: how much of it there is, and that of packets that have arrived, for
//! others. What was used before is neither fetched from the system nor cleared anew.

/// Bytes that are kept, for all peers of the process.
const MOST: usize = 8 << 20;
/// Shortest buffer in bytes that is worth to be kept. A short packet has one of its own.
const LEAST: usize = 4 << 10;

/// See the module.
#[derive(Debug, Default)]
pub(super) struct Spare {
    buffers: Vec<Vec<u8>>,
    /// Bytes of these.
    bytes: usize,
    /// Bytes of packets that have not arrived, of all peers.
    held: usize,
}

impl Spare {
    /// Bytes of packets that have not arrived, of all peers.
    pub(super) fn held(&self) -> usize {
        self.held
    }

    /// An empty buffer for a packet of so many bytes.
    pub(super) fn take(&mut self, bytes: usize) -> Vec<u8> {
        self.held += bytes;
        // A much longer one would be held, without being counted, until its packet has arrived.
        let fits = |kept: &mut Vec<u8>| bytes >= LEAST && kept.capacity() / 2 <= bytes;
        let kept = self.buffers.pop_if(fits);
        let Some(mut buffer) = kept else { return Vec::with_capacity(bytes) };
        self.bytes -= buffer.capacity();
        buffer.clear();
        buffer.reserve(bytes);
        buffer
    }

    /// The buffer of a packet, with its bytes, that is not needed any more.
    pub(super) fn give(&mut self, buffer: Vec<u8>) {
        self.held = self.held.saturating_sub(buffer.len());
        if buffer.capacity() >= LEAST && self.bytes + buffer.capacity() <= MOST {
            self.bytes += buffer.capacity();
            self.buffers.push(buffer);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_buffers_come_back_and_what_is_kept_is_bounded() {
        let mut spare = Spare::default();
        let mut long = spare.take(LEAST);
        let at = long.as_ptr();
        long.resize(LEAST, 1);
        assert_eq!(spare.held(), LEAST);
        spare.give(long);
        assert_eq!(spare.held(), 0);
        let short = spare.take(LEAST - 1);
        assert_ne!(short.as_ptr(), at, "a short packet does not hold a long one");
        spare.give(Vec::with_capacity(4 * LEAST));
        assert!(spare.take(LEAST).capacity() < 4 * LEAST, "nor one of a quarter the length");
        assert!(spare.take(2 * LEAST).capacity() >= 4 * LEAST);
        let mut again = spare.take(LEAST);
        assert!(again.is_empty() && again.as_ptr() == at);
        again.push(1);
        spare.give(again);
        assert!(spare.take(LEAST).is_empty());
        (0..100).for_each(|_| spare.give(Vec::with_capacity(1 << 20)));
        assert!(spare.bytes <= MOST && spare.buffers.len() == MOST >> 20);
        (0..100).for_each(|_| drop(spare.take(1 << 20)));
        assert_eq!(spare.bytes, 0);
    }
}
