"""Write attributes.txt: each attribute at each place, and how cubind-gen treats it.

    python tests/torture/list_attributes.py LIBRARY

LIBRARY is the libclang that belongs to the clang on PATH. The script tries those strings in it that
clang's __has_attribute accepts. It leaves out rows that clang or GCC refuses or warns about, and
attributes that name a symbol that does not exist.
"""

import json
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from attributes import SITES, TABLE, declared, written
from header import Declaration, Header
from library import GENERATOR

CLANG = ["clang", "-std=gnu11", "-fsyntax-only", "-ferror-limit=0", "-Wno-everything", "-Wignored-attributes", "-Wunknown-attributes"]
GCC = ["gcc", "-std=gnu11", "-w", "-o", "/dev/null", "-c"]
ARGUMENTS = ["", "1", "2", "16", "1, 2", "2, 1", '"x"', '"x", "y"', '"hidden"', '"default"', "printf, 3, 0", "DI", "QI", "SF", '"initial-exec"', "x", "int", '"sse2"', "closed",
             "open", "none", "unknown", "unconsumed", "strcpy, 1"]  # fmt: skip
# The first three name another function. The others crash clang 14, whatever their arguments.
NOT_HERE = {"alias", "ifunc", "weakref", "swift_error", "swift_async_error"}


def names(library):
    """Return all attributes that clang knows."""
    words = sorted(set(re.findall(r"(?<=\0)[a-z]\w{2,40}(?=\0)", Path(library).read_bytes().decode("latin-1"))))
    lines = "".join(f"#if __has_attribute({word})\nATTRIBUTE {word}\n#endif\n" for word in words)
    done = subprocess.run(["clang", "-E", "-P", "-"], input=lines, capture_output=True, text=True, check=False)
    return [line.split()[1] for line in done.stdout.splitlines() if line.startswith("ATTRIBUTE ")]


def header_of(rows):
    header = Header.of(0, [declared(Declaration, f"a{i}", *row, random.Random(0)) for i, row in enumerate(rows)])
    header.module = "rows"
    return header


def rejected(command, header, folder):
    """Return the numbers of the rows that the compiler reports."""
    (folder / "rows.h").write_text(header.text)
    (folder / "oracle.c").write_text(header.oracle)
    (folder / "rows.yaml").write_text(header.spec)
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=100)
    lines = {"rows.h": header.text.splitlines(), "oracle.c": header.oracle.splitlines()}
    places = re.findall(r"^(?:\./)?(rows\.h|oracle\.c):(\d+):\d+: (?:error|warning|fatal)", done.stderr, re.MULTILINE)
    found = {int(number) for file, line in places for number in re.findall(r"\ba(\d+)", lines[file][int(line) - 1])}
    if done.returncode and not found:
        raise SystemExit(f"{command[0]} said nothing of use about {header.declarations[0].text}: {done.stderr[-2000:]}")
    return found


def accepted(rows, folder):
    for command in ([*CLANG, "oracle.c"], [*GCC, "oracle.c"]):
        while rows and (found := rejected(command, header_of(rows), folder)):
            rows = [row for i, row in enumerate(rows) if i not in found]
    return rows


def skipped(rows, folder):
    """Return the rows, each with the reason why cubind-gen skips it, or ""."""
    while True:
        header = header_of(rows)
        rejected(["true"], header, folder)
        done = subprocess.run([GENERATOR, "dump", "--spec", "rows.yaml", "--include", "."], cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            break
        found = dict(re.findall(r"a(\d+) has rules but is skipped \((.*)\); remove", done.stderr))
        if not found:
            raise SystemExit(f"cubind-gen refuses {rows[0]} or one like it: {done.stderr}")
        rows = [(*row[:2], found.get(str(i), row[2])) for i, row in enumerate(rows)]
    reasons = {item["name"]: item["reason"] for item in json.loads(done.stdout)["skipped"]}
    return [(*row[:2], reasons.get(f"a{i}", "")) for i, row in enumerate(rows)]


def fewer(rows):
    """Keep at most two rows per place and reason: arguments rarely matter to a declaration."""
    kept, seen = [], Counter()
    for row in rows:
        seen[row[0], row[2]] += 1
        if seen[row[0], row[2]] <= 2 or any(word in row[1] for word in ("aligned", "mode", "size(")):
            kept.append(row)
    return kept


def rows_of(name):
    with tempfile.TemporaryDirectory() as folder:
        rows = [(site, f"__attribute__(({name}{f'({words})' if words else ''}))", "") for site in SITES for words in ARGUMENTS]
        # The mode of a parameter, member or enum changes the values that declared() checks.
        # plain.py has the modes of typedefs.
        rows = [row for row in accepted(rows, Path(folder)) if name != "mode" or row[0] not in ("parameter", "member", "enum", "typedef of enum")]
        return fewer(skipped(rows, Path(folder))) if rows else []


def main():
    found = [name for name in names(sys.argv[1]) if name not in NOT_HERE]
    with ThreadPoolExecutor(2) as pool:
        rows = [row for made in pool.map(rows_of, found) for row in made]
    TABLE.write_text(written(rows))
    print(f"{len(rows)} rows of {len({row[1].split('(')[2] for row in rows})} attributes, of {len(found)} that clang knows")


if __name__ == "__main__":
    main()
