//! The registry of targets.

mod datatype;
mod launch;
mod network;
mod params;

use crate::Target;

/// All targets.
pub static TARGETS: &[Target] = &[
    Target {
        name: "param-file",
        help: "parameter files",
        run: params::param_file,
        examples: &[
            b"# comment\nbtl_tcp_links = 2 # two\n\nmpi-note=a#b\n",
            b"btl = ^sm,tcp\r\nx\t=\t4k\n",
        ],
    },
    Target {
        name: "param-value",
        help: "values of parameters of every type",
        run: params::param_value,
        examples: &[b"on", b"-17", b"4KiB", b"1.5e3", b"layout", b"^a,b,c", b"99999999999T"],
    },
    Target {
        name: "calibration",
        help: "calibrations that are kept for a host",
        run: hawser_mca::calibration::fuzz,
        examples: &[
            b"hawser-calibration 1\nhost a\ncpu b c\nkernel 6.1\ncpus 0,1\nset x_min 2M\n\
              measured copy 8192 1500 1600\nmeasured joint 1048576 9\nsum 0123456789abcdef\n",
            b"x_min=2M;y=1",
        ],
    },
    Target {
        name: "snapshot",
        help: "manifests of snapshots",
        run: hawser_checkpoint::manifest::fuzz,
        examples: &[
            b"number 17\nranks 2\ntime 1790000000\nprogram a\nword ./a\nword x%20y\ndirectory /d\n\
              file 0 5 000000ab data\nfile 1 9 0000cdef sub/more%0A",
            b"ranks 2\nimages 00000000000000ab 3\nnode 0 host\nprocess 0 22 7f00 0 17 18\n\
              node 2 other\nprocess 1 23 7f00 0 19 19\nopen 12 /tmp/x%20y\n\
              file 0 5 000000ab images/core",
            b"hawser-snapshot 1\nranks 1\nend 00000000\n",
        ],
    },
    Target {
        name: "stretch",
        help: "messages between nodes about a stretch of a file",
        run: hawser_io::fuzz,
        examples: &[
            b"\x05\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\x3f\0\0\0\x01\0\0\0abc",
            b"\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            b"\xff\0\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\x05\0\0\x90\0\0\0\x01wxyz5",
        ],
    },
    Target {
        name: "saving",
        help: "requests for images of processes, and answers",
        run: hawser_rte::saving::fuzz,
        examples: &[b"\x01\x02/d\x02\x04criu\x00", b"\x01\x00\x07\x02/d", b"\x01\x02"],
    },
    Target {
        name: "node-image",
        help: "the memory of a node in a snapshot of images",
        run: hawser_segment::node::image::fuzz,
        examples: &[
            b"hwsrnode\x01\0\0\0\x01\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x04\0\0\0\0\0\0\0abcd",
        ],
    },
    Target {
        name: "datatype",
        help: "nests of type constructors, walked by the pack cursor",
        run: datatype::datatype,
        examples: &[
            b"\x00\x10\x02\x21\x03\x02\x05",
            b"\x01\x33\x02\x01\x04\x02\x07\x44\x04\x20",
            b"\x05\x32\x02\x00\x07\x50\x03\x09\x10\x01\x22\x02\x01\x0a",
        ],
    },
    Target {
        name: "group",
        help: "groups and tables that peers exchange while communicators are made",
        run: hawser_core::comm::fuzz_agreement,
        examples: &[
            // A group of two runs; a side; an introduction of one member with a key.
            b"\x02\0\0\0\x07\0\0\0\0\0\0\0\0\0\0\0\x04\0\0\0\x01\0\0\0\0\0\0\0\
              \x07\0\0\0\0\0\0\0\x09\0\0\0\x02\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff",
            b"\x40\0\0\0\0\0\0\x40\x07\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\x07\0\0\0\0\0\0\0\
              \x05\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0coll_smp_group=2\n",
            b"\x01numberN.keykeykeykeykeykeykeykeykeykeyk\
              \x2f\0\x01\x10\0machine.\x01\x04\x67\x12\x7f\0\0\x01\
              place...pid.\x05\0\0\0\0\0\0\0\x03\0\0\0\0\0\0\0",
        ],
    },
    Target {
        name: "port",
        help: "names of ports, where processes of other jobs listen, and records of lines",
        run: hawser_wireup::interjob::fuzz,
        examples: &[
            b"hawser2:127.0.0.1:4711,[fd00::1]:4711:0123456789abcdef:00000000000000ff:\
              000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
            b"machine.\x02\x04\x67\x12\x7f\0\0\x01\x06\x67\x12\
              \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0",
            b"\x10\0machine.\x01\x04\x67\x12\x7f\0\0\x01\
              place...pid.\x05\0\0\0\0\0\0\0\x03\0\0\0\0\0\0\0",
            b"\x03\0\0\0abcdefghijklmnopqrstuvwxyz0123456",
        ],
    },
    Target {
        name: "universe",
        help: "requests of ranks to the universe, and its answers",
        run: hawser_rte::universe::wire::fuzz,
        examples: &[
            b"HWUN\x01\0\0\0\x03\0\0\0",
            b"\x01\0\0\0\0\0\0\0\x01\x02\x05ocean",
            b"\0\x01\x04true\0\x02\x01\x04host\x01h\x01p\x01/",
        ],
    },
    Target {
        name: "standby",
        help: "what the keeper of a login and the standby at its other end say",
        run: hawser_rte::standby::fuzz,
        examples: &[
            b"\x3c\x02\x03ssh\x01h",
            b"\x02\0\0\0\0\x01\x04\0\0\0\x01\x01\x01x\x02\0\0\0\x02\x01",
            b"hello HWSTBY\x01\n\x02\0\0\0\0\x01\x05\0\0\0\x01\x01\x01\x01x\x03\0\0\0\x02\x01\x07",
        ],
    },
    Target {
        name: "spawn-verdict",
        help: "what a root tells of the processes that it has spawned",
        run: hawser_core::comm::fuzz_verdict,
        examples: &[
            b"\x01\0\0\0\x03\0\0\0\x02\0\0\0",
            b"\x01\0\0\0\x03\0\0\0\0\0\0\0\x35\0\0\0no program",
        ],
    },
    Target {
        name: "neighbours",
        help: "lists of neighbours that a process hands to the one that gets its rank",
        run: hawser_core::comm::fuzz_neighbours,
        examples: &[
            b"\x01\0\0\0\x01\0\0\0\x03\0\0\0\x07\0\0\0\x02\0\0\0\x05\0\0\0",
            b"\0\0\0\0\0\0\0\0",
        ],
    },
    Target {
        name: "ob1-header",
        help: "headers of point-to-point messages from a peer",
        run: hawser_p2p::fuzz_headers,
        examples: &[
            &header(1),
            &header(2),
            &header(3),
            &header(4),
            &header(5),
            &header(6),
            &header(7),
        ],
    },
    Target {
        name: "ob1-placement",
        help: "beginnings of long messages from a peer, whose rest goes to the user's memory",
        run: hawser_p2p::fuzz_placement,
        examples: &[&placement(1), &placement(2), &placement(3), &placement(5)],
    },
    Target {
        name: "oob-message",
        help: "messages between mpirun and daemons",
        run: network::message,
        // A signal to all, the end of ranks, output, a node that is lost.
        examples: &[
            b"\x00\x02\x00\x01\x1e",
            b"\x02\x00\x01\x05\x00",
            b"\x01\x00\x01\x08\x00\x03abc",
            b"\x01\x00\x01\x0d\x02\x03why",
        ],
    },
    Target {
        name: "oob-link",
        help: "frames of a connection between daemons",
        run: network::link,
        examples: &[
            b"\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\x05\0\0\0\0\0\0\0\0\
              \x00\x02\x00\x01\x1e",
            b"\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x04\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
        ],
    },
    Target {
        name: "oob-contact",
        help: "where a node listens, as the root is told",
        run: network::contact,
        examples: &[b"\0\0\0\x0b\x02h1\x01\0\x7f\0\0\x01\x90\x4e\0", b"\0\0\0\x02\0\0"],
    },
    Target {
        name: "bootstrap",
        help: "what a daemon reads from its input",
        run: network::bootstrap,
        examples: &[
            b"HAWSERD\n\0\0\0\x0a\x02\x030.1\x05\0\0\0\0",
            b"48415753 4552440a 00000002 6302",
        ],
    },
    Target {
        name: "tcp",
        help: "frames of the component tcp",
        run: hawser_btl::tcp::fuzz,
        examples: &[b"\x04\x08\x01\x02\x7f\0\0\x01", b"\x10\0\0\0\x01\0\x20\0"],
    },
    Target {
        name: "udp",
        help: "datagrams, and records of sessions, of the component udp",
        run: hawser_btl::udp::fuzz,
        examples: &[
            b"\x01\x01\xff\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0message",
            b"\x01\x02\xff\0\0\0\0\0\x02\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
              \x01\0\0\0\0\0\0\0\x05\0\0\0piece",
            b"HWUD\x01\0\0\0\x07\0\0\0",
        ],
    },
    Target {
        name: "network",
        help: "addresses in the third-party networks",
        run: hawser_btl::network::fuzz,
        examples: &[b"HWNW\x01\0\0\0\x01aaddress"],
    },
    Target {
        name: "dr",
        help: "packets of the reliable layer",
        run: hawser_btl::dr::fuzz,
        examples: &[
            b"\0\0\0\0\x02\x01\x02\0\0\0\0\x08\0\0\0\0\0\0\0\0\0\0\0\0\
              \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0message.",
            b"\0\0\0\0\x02\x02\0\0\0\0\0\x18\0\0\0\0\0\0\0\0\0\0\0\0\
              \0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x05\
              \0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\x03",
            b"\0\0\0\0\x02\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x09\
              \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            // A part, and the rest of its message.
            b"\0\0\0\0\x04\x06\x02\x01\0\0\0\x18\0\0\0\0\0\0\0\0\0\0\0\0\
              \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
              a message of two packets\
              \0\0\0\0\x04\x01\x02\x01\0\0\0\x05\0\0\0\0\0\0\0\0\0\0\0\x01\
              \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0, yes",
        ],
    },
    Target {
        name: "acceptor",
        help: "what ranks and their agent say to each other of connections",
        run: hawser_wireup::acceptor::wire::fuzz,
        examples: &[
            b"\x02\0\0\0\x03\0\0\0\x01\0\0\0\x02\0\x01\0\x07\0\0\0\0\0\0\0\
              0123456789abcdef0123456789abcdef",
            b"\x01\0\0\0\x01\x04\x67\x12\x7f\0\0\x01",
            b"HWDR\x02\0\0\0\x01\0\0\0",
        ],
    },
    Target {
        name: "tls",
        help: "what comes over an encrypted connection, from either side",
        run: hawser_wireup::tls::fuzz,
        examples: &[
            b"\x16\x03\x01\0\x2f\x01\0\0\x2b\x03\x03",
            b"\x15\x03\x03\0\x02\x02\x28",
            b"\x17\x03\x03\0\x13",
        ],
    },
    Target {
        name: "handshake",
        help: "each message of the handshake of a connection",
        run: hawser_wireup::handshake::fuzz,
        examples: &[
            b"HWTC\x07\0\0\0\x07\0\0\0\0\0\0\0\x07\0\0\0\0\0\0\0\
              \x03\0\0\0\x01\0\0\0\x05\0\0\0\0\0\0\0\x01\0\0\0\
              0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
            b"\0\0\0\x000123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        ],
    },
    Target {
        name: "sm-line",
        help: "lines of a ring in shared memory, and what they say of bulk slots",
        run: hawser_btl::sm::fuzz,
        examples: &[
            &line(1, 56 << 16, [0; 5]),
            &line(2, 500 << 16, [0; 5]),
            &line(3, 0, [5, 3000, 7, 40, 24 << 16]),
            &line(4, 0, [31, 60_000, 7, 40, 24 << 16 | 14 << 8]),
            &line(4, 0, [31, 60_000, 7, 104, 24 << 16 | 1 << 24 | 13 << 8]),
            &line(5, 0, [0, 0, 9, 0, 0]),
        ],
    },
    Target {
        name: "mpirun-args",
        help: "the command line of mpirun, words separated by zero bytes",
        run: launch::command_line,
        examples: &[
            b"-n\x002\x00--mca\x00btl\x00self,sm\x00./a\x00-n",
            b"-np\x001\x00-x\x00A=b\x00a\x00:\x00-n\x003\x00b",
            b"--app\x00f\x00-H\x00a:2,b",
            b"-hosts\x00a,b\x00-ppn\x002\x00-genv\x00A\x00b\x00p",
            b"--map-by\x00ppr:2:socket\x00--bind-to\x00core\x00--timeout\x005\x00p",
        ],
    },
    Target {
        name: "hostfile",
        help: "host files, rank files, sequences, lists of CPUs",
        run: launch::hostfile,
        examples: &[
            b"# all\nlocalhost slots=4 max_slots=8\nnode1:2\n",
            b"a\nb slots = 3\n",
            b"rank 0=a slot=1:0-2,4\nrank 1=+n1 slot=p0:*\n",
            b"a 0-1\nb 3\n",
            b"0,2-4,1:0-3",
        ],
    },
    Target {
        name: "registry",
        help: "requests, replies and notices of the registry",
        run: hawser_rte::gpr::wire::fuzz,
        examples: &[
            b"\x0b\0\0\0\x02\x01\0\0\0\x01c\0\0\0\x01k\x05\0\0\0\x01t\
              \x03\0\0\0\x01c\0\0\0\x01n\0\0\0\0\0\0\0\x07",
            b"\x08\0\0\0\x01c\x01\0\0\0\x01k\x02\0\0\0\0\0\0\0\x09",
            b"\x03\0\0\0\x01\0\0\0\x01k\x07\0\0\0\0\0\0\0\x01\0\0\0\x02",
        ],
    },
    Target {
        name: "pmi",
        help: "what a rank says to a launcher, and a launcher to a rank, over PMI",
        run: launch::pmi,
        examples: &[
            b"\x05cmd=init pmi_version=1 pmi_subversion=1\ncmd=get_maxes\n\
              cmd=put kvsname=k key=a value=b\\ c\ncmd=barrier_in\n",
            b"\x09cmd=init pmi_version=2 pmi_subversion=0\n    46\
              cmd=fullinit;pmijobid=1;pmirank=0;threaded=FALSE;    14cmd=kvs-fence;",
            b"\x03mcmd=spawn\nnprocs=1\nexecname=a\nendcmd\n",
            b"\x02(vector,(0,2,1),(2,1,4))",
            b"\x07cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0\n\
              cmd=my_kvsname kvsname=k\n",
        ],
    },
    Target {
        name: "cells",
        help: "files of cells, and what their heads are asked and answer",
        run: hawser_launch::cell::fuzz,
        examples: &[
            b"version = 1\npath = \"auto\"\n[[cell]]\nname = \"w\"\nhosts = [\"a:2\"]\n\
              ranks = 1\n[[cell]]\nname = \"e\"\nhead = \"u@b\"\nport = 22\n\
              share = 0.5\nenv = { A = \"b\" }\n",
            b"{\"hawser_cell\":2,\"hosts\":[\"a\"],\"hostfile\":\"\",\"manager\":\"auto\"}",
            b"{\"hawser_cell\":2,\"error\":\"\",\"manager\":\"\",\"nodes\":[{\"name\":\"a\",\
              \"names\":[\"a\"],\"user\":\"\",\"port\":0,\"slots\":2,\
              \"max_slots\":null}],\"order\":[0]}",
        ],
    },
    Target {
        name: "runtime-components",
        help: "what executables that are components of the launcher answer",
        run: hawser_launch::foreign::fuzz,
        examples: &[
            b"{\"priority\":70,\"hosts\":[{\"name\":\"a\",\"slots\":2}],\"ranks\":[\"a\"]}",
            b"{\"refused\":\"no\"}",
        ],
    },
    Target {
        name: "name-server",
        help: "the key file of a name server, and messages with it",
        run: launch::name_server,
        examples: &[
            b"hawser-server 1\nnumber 00000000000000fe\nkey \
              000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\nat 10.0.0.1:1\n",
            b"\x02\0\0\0\x02\0",
        ],
    },
    Target {
        name: "gateway",
        help: "what a gateway answers about a way to another cell",
        run: hawser_wireup::gateway::fuzz,
        examples: &[b"HWGA\0\0\0\0", b"HWGA\x02\0\0\0"],
    },
    Target {
        name: "job-environment",
        help: "the variables by which a rank learns its place, and lists of CPUs",
        run: launch::environment,
        examples: &[b"0123456789abcdef\x000\x002\x000\x002\x003\x004\x000\x002", b"0-3,8,10-11"],
    },
];

/// A header of this kind, version 1, with small fields.
const fn header(kind: u8) -> [u8; 64] {
    let mut bytes = [0; 64];
    (bytes[0], bytes[1], bytes[4], bytes[8], bytes[16]) = (kind, 0x10, 1, 2, 3);
    bytes
}

/// The same with a length in front, as the target `ob1-placement` takes it.
const fn placement(kind: u8) -> [u8; 65] {
    let mut bytes = [0; 65];
    (bytes[0], bytes[1], bytes[2], bytes[9]) = (60, kind, 0x10, 2);
    bytes
}

/// A line of this kind in a ring, with a length or none, as the target `sm-line` takes it; `bulk`
/// has slot, length, turn, and in the bytes of two words that are joined lead, logarithm of the
/// bytes of a chunk, bytes of header and the mark of strings.
const fn line(kind: u32, len: u32, bulk: [u32; 5]) -> [u8; 61] {
    let mut bytes = [0; 61];
    let words = [kind | 0x700 | len, bulk[0], bulk[1], bulk[2], bulk[3] | bulk[4]];
    let mut at = 0;
    while at < 20 {
        bytes[1 + at] = (words[at / 4] >> (8 * (at % 4))) as u8;
        at += 1;
    }
    bytes[0] = 2;
    bytes
}
