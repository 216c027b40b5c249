"""Compress and decompress the models of cubind-libraries (generated/model/<module>.json.xz).

    library_models.py pack FROM TO      FROM/<module>.json to TO/<module>.json.xz, if they differ
    library_models.py unpack FROM TO    the other way round; FROM may be one FILE.json.xz
"""

import lzma
import sys
from pathlib import Path


def pack(source, target):
    for path in sorted(source.glob("*.json")):
        packed, data = target / f"{path.name}.xz", path.read_bytes()
        if not packed.exists() or lzma.decompress(packed.read_bytes()) != data:
            packed.write_bytes(lzma.compress(data, preset=9))


def unpack(source, target):
    for path in sorted(source.glob("*.json.xz")) if source.is_dir() else [source]:
        part = target / f"{path.stem}.part"
        part.write_bytes(lzma.decompress(path.read_bytes()))
        part.replace(target / path.stem)


if __name__ == "__main__":
    verb, source, target = sys.argv[1:]
    Path(target).mkdir(parents=True, exist_ok=True)
    {"pack": pack, "unpack": unpack}[verb](Path(source), Path(target))
