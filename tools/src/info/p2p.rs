//! `hawser info --p2p`: which protocol carries messages of which length, and which parameter says
//! so.

use std::fmt::Write;

use hawser_mca::Params;
use hawser_p2p::{PeerKind, Protocol, ProtocolRow, ProtocolTable, protocol_tables};
use serde::Serialize;

/// The protocols towards one kind of peer.
#[derive(Debug, Serialize)]
struct Table {
    /// `self`, `node` or `remote`.
    peer: &'static str,
    /// Why there are no rows; absent when there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    unreachable: Option<String>,
    rows: Vec<Row>,
}

/// A range of lengths.
#[derive(Debug, Serialize)]
struct Row {
    from: u64,
    to: Option<u64>,
    protocol: &'static str,
    btl: String,
    how: String,
    limit: Option<Limit>,
}

/// The parameter that ends a range.
#[derive(Debug, Serialize)]
struct Limit {
    name: &'static str,
    value: String,
    source: String,
}

/// The tables for a job with `nlocal` processes on a node, for people or as JSON.
///
/// # Errors
/// When no component can be opened, or the table cannot be written as JSON.
pub fn protocols(params: &Params, nlocal: u32, json: bool) -> Result<String, String> {
    let found = protocol_tables(params, nlocal).map_err(|why| why.to_string())?;
    let tables: Vec<Table> = found.into_iter().map(|t| table(t, params)).collect();
    if !json {
        return Ok(text(&tables, nlocal));
    }
    #[derive(Serialize)]
    struct All {
        ranks_per_node: u32,
        p2p: Vec<Table>,
    }
    let all = All { ranks_per_node: nlocal, p2p: tables };
    let mut out = serde_json::to_string_pretty(&all).map_err(|e| e.to_string())?;
    out.push('\n');
    Ok(out)
}

fn table(found: ProtocolTable, params: &Params) -> Table {
    let peer = match found.kind {
        PeerKind::Itself => "self",
        PeerKind::SameNode => "node",
        PeerKind::OtherNode => "remote",
    };
    match found.rows {
        Ok(rows) => {
            let rows = rows.into_iter().map(|r| row(r, params)).collect();
            Table { peer, unreachable: None, rows }
        }
        Err(why) => Table { peer, unreachable: Some(why.to_string()), rows: Vec::new() },
    }
}

fn row(found: ProtocolRow, params: &Params) -> Row {
    let limit = params.rows().find(|r| r.spec.name == found.limit).map(|r| Limit {
        name: r.spec.name,
        value: r.value,
        source: r.origin.to_string(),
    });
    Row {
        from: found.from,
        to: found.to,
        protocol: match found.protocol {
            Protocol::Eager => "eager",
            Protocol::Get => "get",
            Protocol::Fragments => "rendezvous",
        },
        btl: found.btl,
        how: found.how,
        limit,
    }
}

fn text(tables: &[Table], nlocal: u32) -> String {
    let mut out = format!("Protocols of messages, with {nlocal} ranks on a node\n");
    for t in tables {
        let whom = match t.peer {
            "self" => "To the rank itself",
            "node" => "To another rank of the node",
            _ => "To a rank of another node",
        };
        let _ = writeln!(out, "\n{whom}");
        if let Some(why) = &t.unreachable {
            let _ = writeln!(out, "  not reached: {why}");
        }
        for r in &t.rows {
            let to = r.to.map_or("any".into(), |to| to.to_string());
            let _ = writeln!(
                out,
                "  {:>9} to {to:>9} bytes  {:<10}  {}: {}",
                r.from, r.protocol, r.btl, r.how
            );
            if let Some(l) = &r.limit {
                let (name, value, source) = (l.name, &l.value, &l.source);
                let _ = writeln!(out, "{:>35}ends by {name} = {value} ({source})", "");
            }
        }
    }
    out
}
