"""Write seeds for the fuzzers of device code images.

    python tests/fuzz/images.py fatbin|cubin|archive FOLDER
"""

import struct
import sys
from pathlib import Path

TEXT = b".version 8.0\n.target sm_90\n.address_size 64\n.global .u32 a = 3;\n.visible .entry k(.param .u64 p) { ret; }\n"
PTX, CUBIN = 1, 2


LZ4 = 0x2000


def item(kind, target, data, flags=0x11, whole=0):
    compressed = len(data) if flags & LZ4 else 0
    return struct.pack("<HHIQI8xI8xQ8xQ", kind, 0x101, 64, len(data), compressed, target, flags, whole) + data


def lz4(text):
    """Return an LZ4 block: the text, then its last 30 bytes again, then 5 literal bytes."""
    length = bytes([255] * ((len(text) - 15) // 255) + [(len(text) - 15) % 255])
    return b"\xff" + length + text + struct.pack("<HB", 30, 11) + b"\x50/* */"


def fat_binary(*items):
    body = b"".join(items)
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body


def sized(attribute, *words):
    """Return an item of .nv.info."""
    return struct.pack(f"<BBH{len(words)}I", 4, attribute, 4 * len(words), *words)


# The sections of a cubin with one kernel and two variables: (name, type, link, data).
SYMBOL_TABLE, STRING_TABLE, PROGRAM, NOTHING = 2, 3, 1, 8
NAMES = b"\0k\0table\0zeros\0"
SYMBOLS = b"".join(
    [
        bytes(24),
        struct.pack("<IBBHQQ", NAMES.index(b"k"), 0x12, 0, 3, 0, 16),
        struct.pack("<IBBHQQ", NAMES.index(b"table"), 0x11, 0, 6, 0, 8),
        struct.pack("<IBBHQQ", NAMES.index(b"zeros"), 0x11, 4, 7, 0, 32),
    ]
)
INFO = sized(0x2F, 1, 40) + sized(0x11, 1, 16)
INFO_OF_K = sized(0x17, 0, 0, 8 << 18) + sized(0x05, 256, 1, 1) + sized(0x3D, 2, 1, 1) + bytes([4, 0x3E, 0, 0])
SECTIONS = [
    (b".strtab", STRING_TABLE, 0, NAMES),
    (b".symtab", SYMBOL_TABLE, 1, SYMBOLS),
    (b".text.k", PROGRAM, 0, bytes(16)),
    (b".nv.info", PROGRAM, 2, INFO),
    (b".nv.info.k", PROGRAM, 2, INFO_OF_K),
    (b".nv.global.init", PROGRAM, 0, bytes(range(8))),
    (b".nv.global", NOTHING, 0, bytes(32)),
    (b".nv.constant3", PROGRAM, 0, bytes(16)),
]


def elf(sections, machine=190, arch=90):
    names = b"\0" + b"\0".join(name for name, *_ in sections) + b"\0.shstrtab\0"
    sections = [*sections, (b".shstrtab", STRING_TABLE, 0, names)]
    body, table = b"", bytes(64)
    for name, kind, link, data in sections:
        table += struct.pack("<IIQQQQIIQQ", names.index(b"\0" + name + b"\0") + 1, kind, 0, 0, 64 + len(body), len(data), link, 0,
                             1, 24 if kind == SYMBOL_TABLE else 0)  # fmt: skip
        body += b"" if kind == NOTHING else data + bytes(-len(data) % 8)
    head = struct.pack("<4sBBBBB7xHHIQQQIHHHHHH", b"\x7fELF", 2, 1, 1, 0x41, 8, 2, machine, 1, 0, 0, 64 + len(body), arch << 8, 64, 0,
                       0, 64, len(sections) + 1, len(sections))  # fmt: skip
    return head + body + table


def archive(*members):
    text = b"!<arch>\n"
    for i, data in enumerate(members):
        text += f"{f'{i}.o/':<16}{0:<12}{0:<6}{0:<6}{644:<8}{len(data):<10}`\n".encode() + data + b"\n" * (len(data) % 2)
    return text


CUBINS = {
    "code": elf(SECTIONS),
    "ptx": elf([*SECTIONS, (b".cubind.ptx", PROGRAM, 0, TEXT + b"\0")]),
    "texts": elf([(b".cubind.ptx", PROGRAM, 0, TEXT + b"\0\0" + TEXT.replace(b" a", b" b").replace(b" k", b" l"))]),
    "older": elf(SECTIONS, arch=80),
}
FAT = fat_binary(item(PTX, 80, TEXT + bytes(-len(TEXT) % 8)))
OTHER = FAT.replace(b" k(", b" l(").replace(b" a ", b" b ")
HOST = 62
OBJECT = elf([(b".text", PROGRAM, 0, bytes(16)), (b".nv_fatbin", PROGRAM, 0, FAT + bytes(16) + OTHER)], HOST)
SEEDS = {
    "cubin": CUBINS,
    "fatbin": {
        "ptx": fat_binary(item(PTX, 80, TEXT)),
        "both": fat_binary(item(CUBIN, 90, CUBINS["ptx"]), item(PTX, 90, TEXT)),
        "code": fat_binary(item(CUBIN, 80, CUBINS["older"]), item(CUBIN, 90, CUBINS["code"])),
        "lz4": fat_binary(item(PTX, 80, lz4(TEXT), LZ4, len(TEXT) + 35)),
        "none": fat_binary(),
    },
    "archive": {
        "object": OBJECT,
        "archive": archive(b"names", OBJECT, elf([(b"__nv_relfatbin", PROGRAM, 0, FAT.replace(b" k(", b" m("))], HOST)),
        "empty": archive(),
    },
}

if __name__ == "__main__":
    for name, data in SEEDS[sys.argv[1]].items():
        Path(sys.argv[2], name).write_bytes(data)
