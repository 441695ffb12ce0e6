//! What is asked of the table of decisions, and the terms of which its costs are made.

use crate::model::{Link, Model};

/// The question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Case {
    /// Number of ranks; at least 2.
    pub size: u32,
    /// Bytes: the whole vector in broadcast and reductions, a block in gather, scatter, allgather
    /// and alltoall.
    pub bytes: u64,
    /// The operation commutes. True where there is none.
    pub commutative: bool,
    /// What lies between the ranks.
    pub link: Link,
    /// CPUs, at least 1, that the ranks of a crowded node share.
    pub cpus: u32,
    /// Children, and one, of a node of a k-nomial tree at each level; base of the digits of Bruck's
    /// algorithm. At least 2.
    pub radix: u32,
    /// What messages cost there.
    pub model: Model,
}

impl Case {
    pub(super) fn p(&self) -> f64 {
        f64::from(self.size)
    }
    pub(super) fn n(&self) -> f64 {
        self.bytes as f64
    }
    pub(super) fn log(&self) -> f64 {
        f64::from(self.size.next_power_of_two().trailing_zeros())
    }
    /// Levels of a tree, and digits of a rank, to a base.
    pub(super) fn levels_of(&self, radix: u32) -> f64 {
        (f64::from(self.size).log2() / f64::from(radix).log2()).ceil()
    }
    pub(super) fn pow2(&self) -> bool {
        self.size.is_power_of_two()
    }
    /// 1 when ranks have to be folded onto a power of two.
    pub(super) fn fold(&self) -> f64 {
        if self.pow2() { 0.0 } else { 1.0 }
    }
    /// Ranks that share a CPU.
    pub(super) fn share(&self) -> f64 {
        let crowded = self.link == Link::Crowded;
        if crowded { (self.p() / f64::from(self.cpus.max(1))).max(1.0) } else { 1.0 }
    }
    /// Time for what every rank does, one after the other where they share a CPU.
    pub(super) fn all(&self, each: f64) -> f64 {
        self.share() * each
    }
    /// Waits in a tree of so many levels: where ranks share a CPU, all have their turn at the last
    /// level, and one more at each level above.
    pub(super) fn turns(&self, levels: f64) -> f64 {
        levels + self.share() - 1.0
    }
    /// Waits in a binomial tree.
    pub(super) fn tree(&self) -> f64 {
        self.turns(self.log())
    }
    /// Messages of `n` bytes along a k-nomial tree, each with so much work at its receiver. Where
    /// ranks share CPUs, all CPUs work, and a node is done with its own half of each message.
    pub(super) fn knomial(&self, m: &Model, n: f64, work: f64) -> f64 {
        let levels = self.levels_of(self.radix);
        let children = levels * f64::from(self.radix - 1);
        match self.link {
            Link::Crowded => {
                let all = (self.p() - 1.0) / f64::from(self.cpus.max(1)).min(self.p());
                let everybody = all * (m.overhead + n * m.beta + work);
                let top = children * (m.overhead + n * m.beta / 2.0 + work);
                self.turns(levels) * m.alpha + everybody.max(top)
            }
            _ => levels * m.alpha + children * (m.overhead + n * m.beta + work),
        }
    }
    /// A broadcast in segments where ranks share CPUs, with so many messages of each rank and
    /// segment: who has its turn takes several segments that lie there, and passes them on before
    /// they leave its caches, at half the cost of a byte.
    pub(super) fn streamed(&self, m: &Model, depth: f64, segments: f64, messages: f64) -> f64 {
        let near = if segments > 1.0 { 0.5 } else { 1.0 };
        (self.turns(depth) + segments / 8.0) * m.alpha
            + self.all(segments * messages * m.overhead + self.n() * m.beta * near)
    }
    /// Waits in a ring of so many rounds: messages pile up before a rank that has no CPU, and it
    /// then goes several rounds at once.
    pub(super) fn ring(&self, rounds: f64) -> f64 {
        if self.link == Link::Crowded { rounds / 1.5 } else { rounds }
    }
    /// Waits of everybody for one rank that works: where it shares its CPU, the others look in vain
    /// meanwhile.
    pub(super) fn hub(&self) -> f64 {
        if self.link == Link::Crowded { 2.0 } else { 1.0 }
    }
    /// Time of a byte that is combined while the next ones arrive, if somebody else brings them: on
    /// a node the CPU that combines does.
    pub(super) fn overlapped(&self, m: &Model) -> f64 {
        if self.link == Link::Network { m.beta.max(m.gamma) } else { m.beta + m.gamma }
    }
    /// Blocks that go through the root's end of a tree; or, where ranks share CPUs, half of them at
    /// each of its levels, through all CPUs.
    pub(super) fn levels(&self) -> f64 {
        match self.link {
            Link::Crowded => self.all(self.log() / 2.0).max((self.p() - 1.0) / 2.0),
            _ => self.p() - 1.0,
        }
    }
    /// One rank has a message of `n` bytes with each other. Where ranks share CPUs, sides of a
    /// message do not work at the same time: it does a half for all, each of the others one.
    pub(super) fn star(&self, m: &Model, n: f64) -> f64 {
        let others = self.p() - 1.0;
        match self.link {
            Link::Crowded => others * (m.overhead + n * m.beta / 2.0) + self.all(n * m.beta / 2.0),
            _ => others * (m.overhead + n * m.beta),
        }
    }
    /// Factor for data of which so many bytes per rank are under way: on a crowded node they wait
    /// until the receiver has its turn, and what is more than half a megabyte leaves the CPU's own
    /// caches meanwhile, later the shared one.
    pub(super) fn cold(&self, under_way: f64) -> f64 {
        let most = f64::from(512 << 10);
        let cold = self.link == Link::Crowded && under_way > most;
        if cold { 1.0 + 0.1 * (under_way / most).log2() } else { 1.0 }
    }
}
