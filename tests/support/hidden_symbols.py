"""Make copies of libraries in which the loader does not find some functions."""

import struct

STV_HIDDEN = 2


def sections(elf):
    """Return (type, offset, size, linked section's index) of each section of an ELF64 file."""
    (table,) = struct.unpack_from("<Q", elf, 40)
    size, count = struct.unpack_from("<HH", elf, 58)
    headers = [struct.unpack_from("<IIQQQQI", elf, table + i * size) for i in range(count)]
    return [(h[1], h[4], h[5], h[6]) for h in headers]


def hide_symbol(elf, name):
    """Hide an exported symbol from the loader."""
    SHT_DYNSYM, entry = 11, 24
    found = sections(elf)
    _, offset, size, link = next(s for s in found if s[0] == SHT_DYNSYM)
    texts = found[link][1]
    for at in range(offset, offset + size, entry):
        start = texts + struct.unpack_from("<I", elf, at)[0]
        if elf[start : start + len(name) + 1] == name + b"\0":
            elf[at + 5] = STV_HIDDEN
            return
    raise AssertionError(f"no symbol {name}")


def hide(file, *symbols):
    """Change a library so that it neither exports these symbols nor contains their names."""
    elf = bytearray(file.read_bytes())
    for symbol in symbols:
        hide_symbol(elf, symbol)
        base = symbol.partition(b"_v")[0]
        elf = elf.replace(b"\0" + base + b"\0", b"\0" + base[:-1] + b"?\0")
    file.write_bytes(elf)
