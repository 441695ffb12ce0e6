//! Sets of which each host has its part and a copy of another one: who fetches what from whom, and
//! which sets stay.

use std::collections::{BTreeMap, BTreeSet};

use super::{Begun, ImagesStep, Imaging, PartSource, Phase};

#[cfg(test)]
mod tests;

impl Imaging {
    /// Parts have copies on another host: there is another one.
    pub fn has_partner(&self) -> bool {
        self.one_of_each_host().len() > 1
    }

    pub(super) fn host(&self, node: u32) -> &str {
        let launcher = if node == self.first() { self.terms.launcher.as_str() } else { "" };
        self.nodes.get(&node).map_or(launcher, String::as_str)
    }

    /// The lowest node of each host, that of the launcher included.
    pub(super) fn one_of_each_host(&self) -> Vec<u32> {
        let all: BTreeSet<u32> = self.nodes.keys().copied().chain([self.first()]).collect();
        let is_lowest =
            |node: &u32| !all.iter().any(|n| n < node && self.host(*n) == self.host(*node));
        all.iter().copied().filter(is_lowest).collect()
    }

    /// One node of each host fetches the parts of the host before it, and the words of all others.
    pub(super) fn spread(&mut self, begun: Begun, at: &BTreeMap<u32, String>) {
        let known = |node: &u32| self.known.get(node).copied().unwrap_or(*node);
        let source = |(node, at): (&u32, &String)| PartSource { node: known(node), at: at.clone() };
        let of_host = |host: &str| {
            let is_there = |node: &u32| self.host(*node) == host;
            at.iter().filter(|(node, _)| is_there(node)).map(source).collect::<Vec<_>>()
        };
        let all = self.one_of_each_host();
        // The host of the launcher knows of the set, with ranks or without; it has a copy where
        // ranks are on one other host only.
        let has_parts = |node: &u32| !of_host(self.host(*node)).is_empty();
        let ring: Vec<u32> = all.iter().copied().filter(has_parts).collect();
        let ring = if ring.len() > 1 { ring } else { all.clone() };
        let step = |node: &u32| {
            let place = ring.iter().position(|n| n == node);
            let before = place.and_then(|i| ring.get((i + ring.len() - 1) % ring.len()));
            let before = before.filter(|n| *n != node);
            let parts = before.map(|n| of_host(self.host(*n))).unwrap_or_default();
            let here = self.host(*node);
            let is_other = |n: &u32| self.host(*n) != here;
            let texts = at.iter().filter(|(n, _)| is_other(n)).map(source);
            let texts = texts.filter(|text| !parts.contains(text)).collect();
            let (set, token, rate) = (begun.set.clone().into_bytes(), self.token, self.rate());
            (*node, ImagesStep::Spread { set, token, parts, texts, rate, node: known(node) })
        };
        let steps = all.iter().map(step).collect();
        self.tell_each(begun, Phase::Spread, steps);
    }

    /// All hosts have committed the set: they say which complete ones they have.
    pub(super) fn list_sets(&mut self, begun: Begun) {
        let list = ImagesStep::List { dir: self.request.dir.clone() };
        let steps = self.one_of_each_host().into_iter().map(|node| (node, list.clone())).collect();
        self.tell_each(begun, Phase::List, steps);
    }

    /// Older sets are removed, as far as enough stay that all hosts have.
    pub(super) fn prune(&mut self, begun: Begun, said: &BTreeMap<u32, String>) {
        let lists: Vec<&str> = said.values().map(String::as_str).collect();
        let oldest = oldest_that_stays(&lists, self.request.keep).unwrap_or(0);
        let (dir, newest) = (self.request.dir.clone(), begun.number);
        let prune = ImagesStep::Prune { dir, oldest, newest };
        let steps = self.one_of_each_host().into_iter().map(|node| (node, prune.clone())).collect();
        self.tell_each(begun, Phase::Prune, steps);
    }
}

/// What a host says of a complete set: see [`ListedSet::of`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedSet {
    /// Its number.
    pub number: u64,
    /// The checksum of its manifest, by which hosts know it.
    pub mark: u32,
    /// How many nodes have a part in it.
    pub nodes: usize,
    /// The nodes of which the part is here.
    pub here: Vec<u32>,
}

impl ListedSet {
    /// As a word: number, checksum, how many nodes have a part, and the nodes of which the part is
    /// here, as ranges with commas between; with a colon between each two.
    pub fn word(&self) -> String {
        let mut ranges: Vec<(u32, u32)> = Vec::new();
        for node in &self.here {
            match ranges.last_mut() {
                Some((_, last)) if last.checked_add(1) == Some(*node) => *last = *node,
                _ => ranges.push((*node, *node)),
            }
        }
        let text = |(first, last): &(u32, u32)| match first == last {
            true => first.to_string(),
            false => format!("{first}-{last}"),
        };
        let here: Vec<String> = ranges.iter().map(text).collect();
        format!("{}:{:x}:{}:{}", self.number, self.mark, self.nodes, here.join(","))
    }

    fn of(word: &str) -> Option<ListedSet> {
        let mut fields = word.split(':');
        let mut field = || fields.next();
        let number = field()?.parse().ok()?;
        let mark = u32::from_str_radix(field()?, 16).ok()?;
        let nodes: usize = field()?.parse().ok()?;
        let mut here = Vec::new();
        for range in field()?.split(',').filter(|text| !text.is_empty()) {
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            let (first, last): (u32, u32) = (first.parse().ok()?, last.parse().ok()?);
            // No more than have a part, whatever a word says.
            let count = usize::try_from(last.checked_sub(first)?).ok()?.checked_add(1)?;
            if count > nodes.checked_sub(here.len())? {
                return None;
            }
            here.extend(first..=last);
        }
        fields.next().is_none().then_some(ListedSet { number, mark, nodes, here })
    }
}

/// The number of the oldest set that stays, so that this many do that are whole: all hosts have
/// them, and each part is on one of them. `None`: there are not so many.
fn oldest_that_stays(lists: &[&str], keep: u64) -> Option<u64> {
    let mut seen: BTreeMap<(u64, u32), (usize, usize, BTreeSet<u32>)> = BTreeMap::new();
    for set in lists.iter().flat_map(|list| list.split(' ')).filter_map(ListedSet::of) {
        let (hosts, nodes, here) = seen.entry((set.number, set.mark)).or_default();
        *hosts += 1;
        *nodes = (*nodes).max(set.nodes);
        here.extend(set.here);
    }
    let is_whole = |(hosts, nodes, here): &(usize, usize, BTreeSet<u32>)| {
        *hosts == lists.len() && here.len() == *nodes
    };
    let mut whole =
        seen.iter().rev().filter(|(_, of)| is_whole(of)).map(|((number, _), _)| *number);
    whole.nth(usize::try_from(keep.saturating_sub(1)).unwrap_or(usize::MAX))
}
