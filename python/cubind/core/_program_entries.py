"""Write and read entries of the program caches: the code, then the other results of the compile.

ELF files and fat binaries record their own length, so readers ignore the appended part. In PTX,
that part is a comment:

    <code> \\n //cubind <record in base64> <CRC-32> <size> \\n

The CRC-32 is that of everything before it, and the size is that of everything after the code.
"""

from binascii import a2b_base64, b2a_base64, crc32

# CPython's own SHA-256: hashlib would set up OpenSSL, which takes longer than the rest of a hit.
try:
    from _sha256 import sha256  # type: ignore
except ImportError:
    try:
        from _sha2 import sha256  # type: ignore  # since Python 3.12
    except ImportError:
        from hashlib import sha256

__all__ = ["END", "decode", "encode", "join", "pack", "record_behind", "sha256", "size_of_code", "split", "split_any", "unpack"]

_HEAD = b"\n//cubind "
END = len(b" 01234567 01234567\n")  # size of the end, after the record

# --- records -------------------------------------------------------------------------------------

def pack(parts):
    """Join parts, each preceded by its size."""
    return b"".join(piece for part in parts for piece in (len(part).to_bytes(4, "little"), part))


def unpack(data):
    """Return the list of parts. ValueError for data that was cut."""
    parts, at, end = [], 0, len(data)
    while at < end:
        size = int.from_bytes(data[at : at + 4], "little")
        parts.append(data[at + 4 : at + 4 + size])
        at += 4 + size
    if at != end:
        raise ValueError("the data is truncated")
    return parts


def encode(symbol_mapping, log, entries):
    """Encode a record; b"" if there is nothing to store."""
    if not symbol_mapping and not log and not entries:
        return b""
    parts = [log.encode("utf-8", "surrogatepass"), entries or b""]
    for name, symbol in (symbol_mapping or {}).items():
        parts.append(b"s" + name.encode() if isinstance(name, str) else b"b" + name)
        parts.append(symbol.encode() if isinstance(symbol, str) else symbol)
    return pack(parts)


def decode(record):
    """Decode a record to (symbol_mapping, log, entries), None for missing ones.

    ValueError for anything that encode() has not made.
    """
    if not record:
        return None, "", None
    parts = unpack(record)
    if len(parts) % 2:
        raise ValueError("the record is truncated")
    names = parts[2::2]
    keys = [name[1:].decode() if name[:1] == b"s" else name[1:] for name in names]
    return (
        dict(zip(keys, parts[3::2], strict=True)) or None,
        parts[0].decode("utf-8", "surrogatepass"),
        parts[1] or None,
    )


# --- entries ------------------------------------------------------------------------------------


def join(code, record):
    """Return the bytes of an entry."""
    text = b2a_base64(record, newline=False)
    data = b"".join((code, _HEAD, text))
    return data + _end(crc32(data), len(_HEAD) + len(text) + END)


def split(data):
    """Split an entry of join() into (code, record). ValueError for anything else."""
    at = size_of_code(data[-END:], len(data))
    code = data[:at]
    return code, record_behind(code, data[at:])


def size_of_code(end, size):
    """Return the size of the code in an entry of `size` bytes, of which `end` is the last END;
    `size` for no entry."""
    try:
        at = size - int(end[-9:-1], 16)
    except ValueError:
        return size
    return at if 0 <= at <= size else size


def record_behind(code, rest):
    """Return the record of an entry that consists of code and rest. ValueError for no entry, and
    for a damaged one."""
    end = len(rest) - END
    if not rest.startswith(_HEAD) or rest[end:] != _end(crc32(rest[:end], crc32(code)), len(rest)):
        raise ValueError("not an entry, or a damaged one")
    return a2b_base64(rest[len(_HEAD) : end])


def _end(checksum, size):
    return b" %08x %08x\n" % (checksum, size)


def split_any(data):
    """Split a value of a user's cache into (code, record); bare code has an empty record.

    ValueError for damaged data.
    """
    data = bytes(data)
    if _HEAD not in data:
        return data, b""
    return split(data)
