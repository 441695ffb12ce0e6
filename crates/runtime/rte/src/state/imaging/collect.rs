//! A restart where hosts share no directory: they say which parts of the set they have, and fetch
//! what they lack.

use std::collections::{BTreeMap, BTreeSet};

use super::{Aim, Begun, ImagesRequest, ImagesStep, Imaging, Phase};

impl Imaging {
    /// What was asked for last was what hosts have of a set.
    pub fn was_collect(&self) -> bool {
        matches!(self.aim, Aim::Collect { .. })
    }

    /// Hosts that share no directory are to have what they need of a complete set, whose manifest
    /// has this checksum: by nodes the number that each had, and its host then. False: something is
    /// under way.
    pub fn handle_collect(
        &mut self,
        set: &[u8],
        mark: u32,
        wanted: impl IntoIterator<Item = (u32, u32, String)>,
    ) -> bool {
        if self.is_busy() {
            return false;
        }
        let wanted = wanted.into_iter().map(|(node, known, host)| (node, (known, host))).collect();
        self.aim = Aim::Collect { mark, wanted };
        (self.request, self.hold) = (ImagesRequest::default(), None);
        let begun = Begun { number: 0, set: String::from_utf8_lossy(set).into_owned() };
        let step = |node: &u32| (*node, ImagesStep::Have { set: set.to_vec(), mark });
        // The host of the launcher may have what others lack, without ranks.
        let nodes: BTreeSet<u32> = self.nodes.keys().copied().chain([self.first()]).collect();
        let steps = nodes.iter().map(step).collect();
        self.tell_each(begun, Phase::Have, steps);
        true
    }

    /// Nodes have said which parts they have: those that have any serve them, if one is lacked.
    pub(super) fn offer(&mut self, begun: Begun, has: BTreeMap<u32, String>) {
        let Aim::Collect { wanted, .. } = &self.aim else { return };
        let parts = |text: &str| text.split(',').filter_map(|n| n.parse().ok()).collect();
        let lists: BTreeMap<u32, Vec<u32>> = has.iter().map(|(n, t)| (*n, parts(t))).collect();
        let has_part = |node: &u32, part: &u32| lists.get(node).is_some_and(|l| l.contains(part));
        if let Some((part, host)) =
            wanted.values().find(|(part, _)| !lists.keys().any(|node| has_part(node, part)))
        {
            let why = format!(
                "no host has the images of the ranks that were on {host} (node {part}); start it \
                 with that host, or with the one that has a copy (-H)"
            );
            return self.seen(Err(why));
        }
        if wanted.iter().all(|(node, (part, _))| has_part(node, part)) {
            return self.seen(Ok(()));
        }
        let set = begun.set.clone().into_bytes();
        let serves = lists.iter().filter(|(_, parts)| !parts.is_empty());
        let steps = serves.map(|(n, _)| (*n, ImagesStep::Serve { set: set.clone() })).collect();
        self.has = has;
        self.tell_each(begun, Phase::Offer, steps);
    }

    /// Those who lack a part fetch it, from any of those that have it.
    pub(super) fn fetch(&mut self, begun: Begun, at: &BTreeMap<u32, String>) {
        let Aim::Collect { mark, wanted } = &self.aim else { return };
        let has_part = |node: &u32, part: u32| {
            let list = self.has.get(node).map_or("", String::as_str);
            list.split(',').any(|n| n.parse() == Ok(part))
        };
        let mut steps = Vec::new();
        for (node, (part, _)) in wanted.iter().filter(|(node, (part, _))| !has_part(node, *part)) {
            let holders = at.iter().filter(|(other, _)| has_part(other, *part));
            let holders: Vec<String> = holders.map(|(_, at)| at.clone()).collect();
            let set = begun.set.clone().into_bytes();
            steps.push((*node, ImagesStep::Fetch { set, mark: *mark, part: *part, holders }));
        }
        self.tell_each(begun, Phase::Fetch, steps);
    }

    /// A restart does not use this set, of which hosts lack parts: all of them note it, so that it
    /// does not count among the complete ones that stay.
    pub fn handle_passed(&mut self, set: &[u8]) {
        let pass = ImagesStep::Pass { set: set.to_vec() };
        let nodes = self.one_of_each_host();
        self.tell_aside(nodes.into_iter().map(|node| (node, pass.clone())));
    }
}
