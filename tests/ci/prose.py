#!/usr/bin/env python3
"""Report how comments, docstrings and documents read: words, headless sentences, long sentences.

A headless sentence begins with What, Who, Whoever, Where or Of and asks nothing (docs/style.md).
This is a report: it fails no build, because a sentence can be bad in ways that no pattern finds.

    tests/ci/prose.py                       one row for each folder
    tests/ci/prose.py --list core/graph     the headless sentences of a folder or file
    tests/ci/prose.py --long 30 docs        sentences of more than 30 words, too
    tests/ci/prose.py --wide                lines with comments of more than 100 columns
"""

import argparse
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "ci"))
from comments import HASH_KINDS, c_comments, comment_lines, hash_comments, is_c, is_python, python_comments  # noqa: E402

HEADLESS = re.compile(r"(?:What|Who|Whoever|Where|Of)\b", re.IGNORECASE)
# A sentence ends with its mark, and quotes or brackets that close after it. Abbreviations end none.
END = re.compile(r"(?<!\be\.g)(?<!\bi\.e)(?<!\betc)(?<!\bvs)(?<=[.!?])[)\"'`*]*\s+(?=[(\"'*\[]*[A-Z`])")
# Inputs, outputs and tables of others' words; the licence.
FOREIGN = ("generated/", "tests/golden/", "tests/fuzz/corpus/", "docs/releases/", "LICENSE")


def markdown_blocks(text):
    """Paragraphs, headings, list items and cells of tables, without code and links' targets."""
    hide = lambda match: "\n" * match[0].count("\n")  # noqa: E731
    text = re.sub(r"^( *)(```|~~~).*?^ *\2[^\n]*$|<!--.*?-->", hide, text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"\]\([^)\s]*\)", "]", text)
    blocks, start, lines = [], 0, []

    def close():
        if lines:
            blocks.append((start, " ".join(lines)))
        lines.clear()

    for number, line in enumerate([*text.splitlines(), ""], 1):
        plain = line.strip()
        if plain.startswith("|"):
            close()
            blocks += [(number, cell.strip()) for cell in re.split(r"(?<!\\)\|", plain) if cell.strip(" :-")]
        elif not plain or re.match(r"#+ |[*+-] |\d+\. ", plain):
            close()
            plain = re.sub(r"^(?:#+|[*+-]|\d+\.) ", "", plain)
        if plain and not plain.startswith("|"):
            start = start if lines else number
            lines.append(plain)
            if line.lstrip().startswith("#"):
                close()
    return blocks


def blocks_of(path):
    text = path.read_text(errors="replace")
    if path.suffix == ".md":
        return markdown_blocks(text)
    if is_python(path, text):
        return python_comments(text)
    if is_c(path):
        return c_comments(text)
    if path.suffix in HASH_KINDS or path.name == "CMakeLists.txt" or path.name.endswith((".pyi.in", ".txt.in")):
        return hash_comments(text)
    return []


def sentences(block):
    for part in re.split(r"\n\s*\n|\n(?=\s*[*+-] )", block):
        yield from (found for found in END.split(" ".join(part.split())) if re.search(r"[A-Za-z]", found))


def words(text):
    return len(re.findall(r"\S*[A-Za-z0-9]\S*", text))


def is_headless(sentence):
    return bool(HEADLESS.match(sentence.lstrip("(\"'*[ -"))) and "?" not in sentence


def files(paths):
    listed = subprocess.run(["git", "ls-files", "-z", "--", *paths], cwd=ROOT, capture_output=True, text=True, check=True)
    names = [name for name in listed.stdout.split("\0") if name and not name.startswith(FOREIGN)]
    return [name for name in names if (ROOT / name).is_file() and not (ROOT / name).is_symlink()]


def measure(names, long=None):
    """Return ({group: counts}, [(place, sentence)]); a group is a folder or a root document."""
    counts, found = {}, []
    for name in names:
        group = name if name.count("/") == 0 else "docs/" if name.endswith(".md") else name.split("/")[0] + "/"
        for line, block in blocks_of(ROOT / name):
            of = counts.setdefault(group, Counter())
            of["words"] += words(block)
            for sentence in sentences(block):
                of["sentences"] += 1
                of["long"] += words(sentence) > 25
                of["headless"] += is_headless(sentence)
                if is_headless(sentence) or (long and words(sentence) > long):
                    found.append((f"{name}:{line}", sentence))
    return counts, found


def wide_lines(names, most=100):
    """["file:line: columns"] of lines with a comment that are wider; documents have none."""
    found = []
    for name in names:
        if blocks_of(ROOT / name) and not name.endswith(".md"):
            lines = (ROOT / name).read_text(errors="replace").splitlines()
            found += [f"{name}:{number}: {len(lines[number - 1])} columns"
                      for number in sorted(comment_lines(ROOT / name)) if len(lines[number - 1]) > most]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="*", help="folders or files; all by default")
    parser.add_argument("--list", action="store_true", help="print each headless sentence with its place")
    parser.add_argument("--long", type=int, metavar="WORDS", help="print sentences of more words, too")
    parser.add_argument("--wide", action="store_true", help="print only the lines with comments of more than 100 columns")
    options = parser.parse_args()
    if options.wide:
        print("\n".join(wide_lines(files(options.paths))))
        return
    counts, found = measure(files(options.paths), options.long)
    if options.list or options.long:
        for place, sentence in found:
            print(f"{place}: {sentence[:200]}")
    row = "{:24} {:>8} {:>9} {:>8} {:>11} {:>14}"
    print(row.format("", "words", "sentences", "headless", "per 1,000", "over 25 words"))
    comments = sum((of for group, of in counts.items() if group.endswith("/") and group != "docs/"), Counter())
    for group, of in [*sorted(counts.items()), ("all comments", comments)]:
        rate = 1000 * of["headless"] / max(of["words"], 1)
        print(row.format(group, of["words"], of["sentences"], of["headless"], f"{rate:.2f}", of["long"]))


if __name__ == "__main__":
    main()
