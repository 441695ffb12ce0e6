//! Why the kernel does not execute a file that is there, by what the file begins with.

use std::ffi::OsStr;
use std::fs::File;
use std::io::Read;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use object::elf;
use object::read::elf::{ElfFile, FileHeader, ProgramHeader};
use object::read::{FileKind, ReadCache};

/// As much of a file as the kernel looks at for a `#!` line.
const HEAD: u64 = 256;

/// What the kernel has not found for a file that is there.
pub(super) fn interpreter(path: &Path) -> String {
    match (script(path), loader(path)) {
        (Some(name), _) if name.ends_with('\r') => format!(
            "its first line ends as on Windows, so that the interpreter would be \
             \"{}\\r\"; convert it (dos2unix)",
            name.trim_end_matches('\r')
        ),
        (Some(name), _) => format!("its interpreter {name} is not found"),
        (None, Some(name)) => {
            format!("its loader {name} is not found: it was built for another system")
        }
        (None, None) => "its interpreter is not found".into(),
    }
}

/// What is wrong with the format of a file.
pub(super) fn format(path: &Path) -> String {
    let head = head(path);
    let here = std::env::consts::ARCH;
    if head.is_empty() {
        return "is empty".into();
    }
    if let Some(machine) = machine(&head) {
        return match machine == here {
            true => "is a damaged or incomplete program, or no program but a library".into(),
            false => format!("is a program for {machine}, and this machine is {here}"),
        };
    }
    if head.starts_with(b"MZ") {
        return "is a program for Windows".into();
    }
    if head.starts_with(b"\xcf\xfa\xed\xfe") || head.starts_with(b"\xca\xfe\xba\xbe") {
        return "is a program for macOS".into();
    }
    if std::str::from_utf8(&head).is_ok() {
        return "is a text without a #! line; write one, or name the interpreter before it".into();
    }
    "is in a format that this machine cannot execute".into()
}

fn head(path: &Path) -> Vec<u8> {
    let mut head = Vec::new();
    if let Ok(file) = File::open(path) {
        // What has been read before an error is what there is.
        let _ = file.take(HEAD).read_to_end(&mut head);
    }
    head
}

/// What a script names behind `#!`.
fn script(path: &Path) -> Option<String> {
    let head = head(path);
    let line = head.strip_prefix(b"#!")?.split(|b| *b == b'\n').next()?;
    let word = line.trim_ascii_start().split(|b| matches!(b, b' ' | b'\t')).next()?;
    Some(OsStr::from_bytes(word).to_string_lossy().into_owned())
}

/// The loader that an ELF program asks for.
fn loader(path: &Path) -> Option<String> {
    let cache = ReadCache::new(File::open(path).ok()?);
    match FileKind::parse(&cache).ok()? {
        FileKind::Elf64 => asked::<elf::FileHeader64<object::Endianness>>(&cache),
        FileKind::Elf32 => asked::<elf::FileHeader32<object::Endianness>>(&cache),
        _ => None,
    }
}

fn asked<Elf: FileHeader<Endian = object::Endianness>>(cache: &ReadCache<File>) -> Option<String> {
    let file = ElfFile::<Elf, _>::parse(cache).ok()?;
    let endian = file.endian();
    let mut headers = file.elf_program_headers().iter();
    let name = headers.find_map(|h| h.interpreter(endian, cache).ok().flatten())?;
    Some(String::from_utf8_lossy(name).into_owned())
}

/// For which processor an ELF file is, in the words of [`std::env::consts::ARCH`].
fn machine(head: &[u8]) -> Option<String> {
    let bytes: [u8; 2] = head.strip_prefix(b"\x7fELF")?.get(14..16)?.try_into().ok()?;
    let number = match head.get(5) {
        Some(&elf::ELFDATA2MSB) => u16::from_be_bytes(bytes),
        _ => u16::from_le_bytes(bytes),
    };
    let name = match number {
        elf::EM_X86_64 => "x86_64",
        elf::EM_386 => "x86",
        elf::EM_AARCH64 => "aarch64",
        elf::EM_ARM => "arm",
        elf::EM_PPC64 => "powerpc64",
        elf::EM_RISCV => "riscv64",
        elf::EM_S390 => "s390x",
        elf::EM_LOONGARCH => "loongarch64",
        other => return Some(format!("processor {other}")),
    };
    Some(name.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, bytes: &[u8]) -> std::path::PathBuf {
        let path =
            std::env::temp_dir().join(format!("hawser-refused-{}-{name}", std::process::id()));
        std::fs::write(&path, bytes).unwrap();
        path
    }

    fn said(name: &str, bytes: &[u8], of: fn(&Path) -> String) -> String {
        let path = file(name, bytes);
        let text = of(&path);
        std::fs::remove_file(path).unwrap();
        text
    }

    #[test]
    fn interpreters_are_named() {
        let text = said("python", b"#! /opt/py/bin/python -u\nprint()\n", interpreter);
        assert_eq!(text, "its interpreter /opt/py/bin/python is not found");
        assert!(said("dos", b"#!/bin/sh\r\necho\r\n", interpreter).contains("dos2unix"));
        assert_eq!(said("cut", b"\x7fELF", interpreter), "its interpreter is not found");
    }

    #[test]
    fn formats_are_named() {
        let elf = |machine: u16, order: u8| {
            let bytes = match order {
                elf::ELFDATA2MSB => machine.to_be_bytes(),
                _ => machine.to_le_bytes(),
            };
            [b"\x7fELF\x02", &[order][..], &[0; 12], &bytes, &[0; 60]].concat()
        };
        let arm = said("arm", &elf(elf::EM_AARCH64, elf::ELFDATA2LSB), format);
        assert_eq!(std::env::consts::ARCH == "aarch64", !arm.contains("for aarch64"), "{arm}");
        let z = said("z", &elf(elf::EM_S390, elf::ELFDATA2MSB), format);
        assert!(z.contains("for s390x"), "{z}");
        assert!(said("none", b"", format).contains("empty"));
        assert!(said("text", b"echo hi\n", format).contains("#! line"));
        assert!(said("noise", &[0xff, 0xfe, 0, 9], format).contains("cannot execute"));
    }
}
