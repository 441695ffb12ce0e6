//! Graphs with weights, and their partition into parts of given sizes: recursive bisection by
//! greedy growth, then exchanges of pairs between two parts (Kernighan and Lin 1970, with the heaps
//! of Fiduccia and Mattheyses 1982).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Exchanges without a gain after which a pass between two parts ends.
const FRUITLESS_MAX: u32 = 32;
/// Passes between the same two parts, each of which has gained.
const PASSES: u32 = 4;
/// Rounds over all pairs of parts.
const ROUNDS: u32 = 3;

/// Vertices by what their move gains; of equal ones the lowest first.
type Gains = BinaryHeap<(i64, Reverse<u32>)>;

/// An undirected graph: what two vertices send each other, both ways added.
#[derive(Clone, Debug)]
pub struct Weighted {
    /// Vertex `v` has the edges `starts[v] .. starts[v + 1]`.
    starts: Vec<u32>,
    /// Neighbour and weight.
    edges: Vec<(u32, u32)>,
}

impl Weighted {
    /// The graph of `n` vertices with these edges (source, destination, weight). Loops are left
    /// out. `None` for more than 2^31 edges, or for one to a vertex that does not exist.
    pub fn new(n: u32, edges: &[(u32, u32, u32)]) -> Option<Weighted> {
        if edges.len() >= 1 << 31 || edges.iter().any(|&(a, b, _)| a.max(b) >= n) {
            return None;
        }
        let mut starts = vec![0_u32; n as usize + 2];
        let real = || edges.iter().filter(|(a, b, _)| a != b);
        for &(a, b, _) in real() {
            starts[a as usize + 2] += 1;
            starts[b as usize + 2] += 1;
        }
        for v in 2..starts.len() {
            starts[v] += starts[v - 1];
        }
        let mut all = vec![(0, 0); starts.last().map_or(0, |end| *end as usize)];
        for &(a, b, w) in real() {
            for (from, to) in [(a, b), (b, a)] {
                let at = &mut starts[from as usize + 1];
                all[*at as usize] = (to, w);
                *at += 1;
            }
        }
        starts.pop();
        Some(Weighted { starts, edges: all })
    }

    /// Number of vertices.
    pub fn size(&self) -> u32 {
        self.starts.len() as u32 - 1
    }

    pub(super) fn of(&self, v: u32) -> &[(u32, u32)] {
        &self.edges[self.starts[v as usize] as usize..self.starts[v as usize + 1] as usize]
    }

    /// The weight of all edges between vertices of different parts.
    pub fn cut(&self, part: &[u32]) -> u64 {
        let outside = |v: u32| {
            let other = self.of(v).iter().filter(move |e| part[e.0 as usize] != part[v as usize]);
            other.map(|e| u64::from(e.1)).sum::<u64>()
        };
        (0..self.size()).map(outside).sum::<u64>() / 2
    }

    /// The graph that some vertices, ascending, have among themselves.
    pub(super) fn induced(&self, vertices: &[u32]) -> Weighted {
        let (mut starts, mut edges) = (vec![0], Vec::new());
        for &v in vertices {
            let inside =
                |&(to, w): &(u32, u32)| vertices.binary_search(&to).ok().map(|at| (at as u32, w));
            edges.extend(self.of(v).iter().filter_map(inside));
            starts.push(edges.len() as u32);
        }
        Weighted { starts, edges }
    }

    /// The part of each vertex: part `i` gets `sizes[i]` of them.
    pub(super) fn bisected(&self, sizes: &[u32]) -> Vec<u32> {
        let mut part = vec![0; self.size() as usize];
        let all: Vec<u32> = (0..self.size()).collect();
        // Vertices, and the first part and the number of parts that they are for.
        let mut todo = vec![(all, 0, sizes.len() as u32)];
        let mut work = Work::new(self.size());
        while let Some((vertices, start, count)) = todo.pop() {
            if count < 2 {
                vertices.iter().for_each(|&v| part[v as usize] = start);
                continue;
            }
            let middle = start + count / 2;
            let left: u32 = sizes[start as usize..middle as usize].iter().sum();
            let grown = self.grow(&vertices, left, &mut work);
            for (&v, inside) in vertices.iter().zip(&grown) {
                part[v as usize] = if *inside { start } else { middle };
            }
            self.exchange(&vertices, (start, middle), &mut part, &mut work);
            let (first, second): (Vec<u32>, Vec<u32>) =
                vertices.iter().partition(|&&v| part[v as usize] == start);
            todo.push((second, middle, count - count / 2));
            todo.push((first, start, count / 2));
        }
        part
    }

    /// Grows a region of `count` of these vertices: each time by the one that is tied to it most.
    fn grow(&self, vertices: &[u32], count: u32, work: &mut Work) -> Vec<bool> {
        work.begin(vertices);
        let Some(start) = self.far_end(vertices, work) else { return Vec::new() };
        let mut heap = BinaryHeap::from([(0_i64, Reverse(0_u32), start)]);
        let mut grown = 0;
        let mut turn = 0;
        let mut unseen = vertices.iter();
        while grown < count {
            let Some((tied, _, v)) = heap.pop() else {
                // Another component.
                let Some(next) = unseen.find(|v| !work.locked[**v as usize]) else { break };
                heap.push((work.gain[*next as usize], Reverse(turn), *next));
                continue;
            };
            let at = v as usize;
            if work.locked[at] || tied != work.gain[at] {
                continue;
            }
            work.locked[at] = true;
            grown += 1;
            for &(to, w) in self.of(v) {
                let other = to as usize;
                if work.member[other] == work.stamp && !work.locked[other] {
                    turn += 1;
                    work.gain[other] += i64::from(w);
                    heap.push((work.gain[other], Reverse(turn), to));
                }
            }
        }
        vertices.iter().map(|v| work.locked[*v as usize]).collect()
    }

    /// A vertex at an end of the graph: the last one that a breadth-first search reaches.
    fn far_end(&self, vertices: &[u32], work: &mut Work) -> Option<u32> {
        let mut end = *vertices.first()?;
        for _ in 0..2 {
            let mut queue = std::collections::VecDeque::from([end]);
            work.locked[end as usize] = true;
            while let Some(v) = queue.pop_front() {
                end = v;
                for &(to, _) in self.of(v) {
                    let at = to as usize;
                    if work.member[at] == work.stamp && !work.locked[at] {
                        work.locked[at] = true;
                        queue.push_back(to);
                    }
                }
            }
            vertices.iter().for_each(|v| work.locked[*v as usize] = false);
        }
        Some(end)
    }

    /// Improves a partition by exchanges between each two parts that have an edge in common; ends
    /// when about `budget` vertices were looked at.
    pub(super) fn refine(&self, part: &mut [u32], parts: u32, mut budget: u64) {
        let mut work = Work::new(self.size());
        for _ in 0..ROUNDS {
            let mut members = vec![Vec::new(); parts as usize];
            (0..self.size()).for_each(|v| members[part[v as usize] as usize].push(v));
            let mut pairs = Vec::new();
            for v in 0..self.size() {
                let mine = part[v as usize];
                let others = self.of(v).iter().map(|e| part[e.0 as usize]);
                pairs.extend(others.filter(|p| mine < *p).map(|p| (mine, p)));
            }
            pairs.sort_unstable();
            pairs.dedup();
            let mut gained = false;
            for (a, b) in pairs {
                let [first, second] = [a, b].map(|p| &members[p as usize]);
                let both = first.iter().chain(second);
                let both: Vec<u32> = both.copied().collect();
                let Some(left) = budget.checked_sub(both.len() as u64) else { return };
                budget = left;
                if self.exchange(&both, (a, b), part, &mut work) {
                    gained = true;
                    for p in [a, b] {
                        let of = both.iter().copied().filter(|v| part[*v as usize] == p);
                        members[p as usize] = of.collect();
                    }
                }
            }
            if !gained {
                return;
            }
        }
    }

    /// Exchanges vertices, all of which are in one of two parts; true when the cut has become less.
    fn exchange(
        &self,
        vertices: &[u32],
        (a, b): (u32, u32),
        part: &mut [u32],
        work: &mut Work,
    ) -> bool {
        let mut gained = false;
        for _ in 0..PASSES {
            if !self.pass(vertices, (a, b), part, work) {
                break;
            }
            gained = true;
        }
        gained
    }

    fn pass(&self, vertices: &[u32], sides: (u32, u32), part: &mut [u32], work: &mut Work) -> bool {
        work.begin(vertices);
        let mut heaps = [BinaryHeap::new(), BinaryHeap::new()];
        for &v in vertices {
            let mine = part[v as usize];
            let other = if mine == sides.0 { sides.1 } else { sides.0 };
            let gain = self.of(v).iter().map(|&(to, w)| match part[to as usize] {
                p if p == mine => -i64::from(w),
                p if p == other => i64::from(w),
                _ => 0,
            });
            work.gain[v as usize] = gain.sum();
            heaps[usize::from(mine == sides.1)].push((work.gain[v as usize], Reverse(v)));
        }
        let (mut sum, mut best, mut moved, mut keep, mut fruitless) = (0, 0, Vec::new(), 0, 0);
        'pass: while fruitless < FRUITLESS_MAX {
            for (side, to) in [(0, sides.1), (1, sides.0)] {
                let Some(v) = work.take(&mut heaps[side]) else { break 'pass };
                sum += work.gain[v as usize];
                moved.push(v);
                self.shift(v, to, part, (&mut heaps, sides), work);
            }
            fruitless += 1;
            if sum > best {
                (best, keep, fruitless) = (sum, moved.len(), 0);
            }
        }
        // What came after the best state is taken back.
        for &v in moved.iter().skip(keep) {
            let p = &mut part[v as usize];
            *p = if *p == sides.0 { sides.1 } else { sides.0 };
        }
        best > 0
    }

    /// Moves a vertex, and tells its neighbours.
    fn shift(
        &self,
        v: u32,
        to: u32,
        part: &mut [u32],
        (heaps, sides): (&mut [Gains; 2], (u32, u32)),
        work: &mut Work,
    ) {
        part[v as usize] = to;
        for &(other, w) in self.of(v) {
            let at = other as usize;
            if work.member[at] != work.stamp || work.locked[at] {
                continue;
            }
            let w = 2 * i64::from(w);
            work.gain[at] += if part[at] == to { -w } else { w };
            heaps[usize::from(part[at] == sides.1)].push((work.gain[at], Reverse(other)));
        }
    }
}

/// What a step over some of the vertices notes of them; allocated once.
struct Work {
    /// Number of the step that a vertex takes part in.
    member: Vec<u32>,
    stamp: u32,
    gain: Vec<i64>,
    locked: Vec<bool>,
}

impl Work {
    fn new(n: u32) -> Work {
        let n = n as usize;
        Work { member: vec![0; n], stamp: 0, gain: vec![0; n], locked: vec![false; n] }
    }

    fn begin(&mut self, vertices: &[u32]) {
        self.stamp += 1;
        for &v in vertices {
            let at = v as usize;
            (self.member[at], self.gain[at], self.locked[at]) = (self.stamp, 0, false);
        }
    }

    /// The vertex whose move gains most; from then on it stays.
    fn take(&mut self, heap: &mut Gains) -> Option<u32> {
        while let Some((gain, Reverse(v))) = heap.pop() {
            if !self.locked[v as usize] && gain == self.gain[v as usize] {
                self.locked[v as usize] = true;
                return Some(v);
            }
        }
        None
    }
}
