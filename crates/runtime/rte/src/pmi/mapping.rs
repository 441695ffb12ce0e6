//! Which rank is on which node, as launchers with PMI tell it: `(vector,(FIRST,NODES,RANKS),…)`.
//! A block is RANKS ranks on each of NODES nodes from FIRST on; the blocks begin again until every
//! rank has its node.

use crate::map::JobMap;

/// Reads a mapping; the node of each of `size` ranks. Nodes are numbered from 0 in the order in
/// which ranks first come upon them, so that rank 0 is on node 0. `None` when it is none, or names
/// no node.
pub fn parse(text: &str, size: u32) -> Option<Vec<u32>> {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let blocks = text.strip_prefix("(vector,")?.strip_suffix(')')?;
    let mut list: Vec<[u32; 3]> = Vec::new();
    for block in blocks.split("),") {
        let block = block.strip_prefix('(')?;
        let block = block.strip_suffix(')').unwrap_or(block);
        let numbers: Vec<u32> = block.split(',').map(|n| n.parse().ok()).collect::<Option<_>>()?;
        let block: [u32; 3] = numbers.try_into().ok()?;
        if block.iter().skip(1).all(|n| *n > 0) {
            list.push(block);
        }
    }
    if list.is_empty() {
        return None;
    }
    let mut known = std::collections::HashMap::new();
    let mut nodes = Vec::new();
    let whole = list.iter().cycle().flat_map(|[first, count, ranks]| {
        let [first, count, ranks] = [*first, *count, *ranks];
        (0..count).flat_map(move |n| (0..ranks).map(move |_| u64::from(first) + u64::from(n)))
    });
    for node in whole.take(size as usize) {
        let next = known.len() as u32;
        nodes.push(*known.entry(node).or_insert(next));
    }
    Some(nodes)
}

/// The mapping of a job.
pub fn text(map: &JobMap) -> String {
    let mut blocks: Vec<[u32; 3]> = Vec::new();
    let mut run: Option<(u32, u32)> = None;
    let mut add = |node: u32, ranks: u32| match blocks.last_mut() {
        Some([first, nodes, n]) if *n == ranks && *first + *nodes == node => *nodes += 1,
        _ => blocks.push([node, 1, ranks]),
    };
    for node in (0..map.ranks()).filter_map(|r| map.place(r)).map(|p| p.node) {
        run = match run {
            Some((last, n)) if last == node => Some((last, n + 1)),
            Some((last, n)) => {
                add(last, n);
                Some((node, 1))
            }
            None => Some((node, 1)),
        };
    }
    if let Some((last, n)) = run {
        add(last, n);
    }
    let words: Vec<String> = blocks.iter().map(|[f, n, r]| format!("({f},{n},{r})")).collect();
    format!("(vector,{})", words.join(","))
}
