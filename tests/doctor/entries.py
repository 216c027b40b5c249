"""Put entries into a program cache, without a compiler."""

import os
import time
from binascii import crc32


def fill(cache):
    """Put two entries into the cache, used now and three days ago; return their paths."""
    files = []
    for name, code in (("0a" * 32, b"\x7fELF of one kernel"), ("0b" * 32, b".version 8.0")):
        data = code + b"\n//cubind "
        size = len(data) - len(code) + len(" 01234567 01234567\n")
        file = cache / name[:2] / name[2:]
        file.parent.mkdir(parents=True, mode=0o700)
        file.write_bytes(data + f" {crc32(data):08x} {size:08x}\n".encode())
        files.append(file)
    cache.chmod(0o700)
    old = time.time() - 3 * 86400
    os.utime(files[1], (old, old))
    return files
