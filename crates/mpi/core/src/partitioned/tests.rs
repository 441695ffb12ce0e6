use super::*;

#[test]
fn the_first_message_survives_its_wire_form() {
    let hello = Hello { partitions: 7, part_bytes: 1 << 40, context: 3 << 32 | 8, each: true };
    assert_eq!(Hello::decode(&hello.encode()), Some(hello));
    let hello = Hello { each: false, partitions: 0, ..hello };
    assert_eq!(Hello::decode(&hello.encode()), Some(hello));
}

#[test]
fn what_is_no_first_message_is_refused() {
    let good = Hello { partitions: 2, part_bytes: 8, context: 16, each: false }.encode();
    assert_eq!(Hello::decode(&good[..31]), None);
    assert_eq!(Hello::decode(&[]), None);
    let with = |at: usize, byte: u8| {
        let mut bad = good;
        bad[at] = byte;
        Hello::decode(&bad)
    };
    assert!(with(0, 1).is_some());
    // Version, flags, partitions over an int, bytes that overflow, an odd message space.
    let bad = [(0, 2), (4, 2), (11, 0x80), (12, 1), (23, 0xff), (24, 17)];
    for (at, byte) in bad {
        assert_eq!(with(at, byte), None, "byte {at}");
    }
}
