"""Make the Markdown of the bindings' reference, and add to it what no single model says.

`cubind-gen reference` prints the pages. This adds to each entry the releases that have it, what
changed, the methods of cubind.core that name it, and the examples and documents that use it.
"""

import posixpath
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "ci"))
import model_history  # noqa: E402
from entries import ENTRY  # noqa: E402

FOLDER = "reference"
PROTOTYPE = re.compile(r"^```c\n.*?(\w+)\(", re.M | re.S)
MEMBER = re.compile(r"^\| `(\w+)` \|", re.M)


def printed(generator, modules, release):
    """Return {path: Markdown} of the pages that cubind-gen makes from the committed models."""
    with tempfile.TemporaryDirectory() as folder:
        command = [generator, "reference", "--out", f"{folder}/out"]
        for module in modules:
            path = model_history.file_of(module)
            if path.suffix == ".xz":
                unpacked = Path(folder) / path.stem
                unpacked.write_text(model_history.text_of(path))
                path = unpacked
            command += ["--model", f"{path}@{release}"]
        subprocess.run(list(map(str, command)), check=True, stdout=subprocess.DEVNULL)
        out = Path(folder) / "out"
        return {
            f"{FOLDER}/{path.relative_to(out).with_suffix('').as_posix()}": path.read_text().partition("\n\n")[2]
            for path in sorted(out.rglob("*.md"))
        }


# ---- the releases that have a declaration ----


def _prototype(function):
    parameters = (f"{p['declared']} {p['name']}".replace("* ", "*") for p in function.get("params", ()))
    return f"{function['result']} {function['symbol']}({', '.join(parameters)})"


def _facts(kind, item, renamed):
    """Return the names by which pages show a declaration, and the part of it that may change."""
    if kind == "functions":
        return {item["symbol"], item["name"], renamed.get(item["name"], item["name"])}, _prototype(item)
    names = {*item.get("names", ()), item["name"]}
    if kind == "enums":
        return names, {i["name"]: i["value"] for i in item["items"]}
    return names, {f["name"]: f.get("type", "") for f in item.get("fields", ()) if f.get("name")}


def _difference(old, new):
    """Return in words how a declaration changed from one release to the next."""
    if isinstance(old, str):
        return f"before: `{old}`"
    added, gone = [n for n in new if n not in old], [n for n in old if n not in new]
    other = [n for n in new if n in old and old[n] != new[n]]
    words = (("adds", added), ("drops", gone), ("changes", other))
    return "; ".join(f"{verb} {_listed(names)}" for verb, names in words if names)


def _listed(names, most=12):
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(f"`{name}`" for name in names[:most]) + more


def history(module):
    """Return ({name: (first release, last, [(release, words)])}, newest release) of a module."""
    models = sorted(
        model_history.read(model_history.file_of(module)).items(), key=lambda m: model_history.release_key(m[0])
    )
    first, last, seen, changes = {}, {}, {}, defaultdict(list)
    for release, model in models:
        renamed = {m["text"]: m["name"] for m in model.get("macros", ()) if m["class"] == "rename"}
        for kind in ("functions", "enums", "records"):
            for item in model.get(kind, ()):
                names, facts = _facts(kind, item, renamed)
                for name in names:
                    if name in seen and seen[name] != facts and type(seen[name]) is type(facts):
                        words = _difference(seen[name], facts)
                        changes[name] += [(release, words)] if words else []
                    seen[name], last[name] = facts, release
                    first.setdefault(name, release)
    return {name: (first[name], last[name], changes.get(name, [])) for name in first}, models[-1][0]


def _age(entry, newest, section):
    first, last, changes = entry
    words = [] if f"Since CUDA {first}" in section else [f"- Under this name in CUDA {first} and all later releases."]
    if last != newest:
        words = [f"- Under this name in CUDA {first} to {last}."]
    return words + [f"- Changed in CUDA {release}: {how}" for release, how in changes]


# ---- uses ----


def uses(names, texts):
    """Return {name: [key of a text that has it as a word]}; `texts` is {key: text}."""
    found = defaultdict(list)
    for key, text in texts.items():
        for name in sorted(names.intersection(re.findall(r"\w+", text))):
            found[name].append(key)
    return found


def links(places, titles, page, most=8):
    """Return links from a page to other pages."""
    folder = posixpath.dirname(page)
    return ", ".join(
        f"[{titles[place]}]({posixpath.relpath('index' if place == 'README' else place, folder)}.md)"
        for place in places[:most]
    )


# ---- together ----


def names_of(pages):
    """Return {name: (page, anchor)} of all entries."""
    return {name: (path, name) for path, text in pages.items() for name, _ in ENTRY.findall(text)}


def with_facts(pages, module, examples, documents, core):
    """Add the facts to the pages of one module.

    `examples` and `documents` are pairs (uses, titles), `core` is {name: [(title, page, anchor)]}.
    """
    known, newest = history(module)

    def added(path, name, section):
        prototype = PROTOTYPE.search(section)
        entry = known.get(name) or known.get(prototype[1] if prototype else name)
        lines = _age(entry, newest, section) if entry else []
        counterparts = [link for link in core.get(name, ()) if f"`{link[0]}`" not in section]
        folder = posixpath.dirname(path)
        if counterparts:
            lines.append(
                "- Called by "
                + ", ".join(
                    f"[{title}]({posixpath.relpath(page, folder)}.md#{anchor})"
                    for title, page, anchor in counterparts[:8]
                )
                + " of `cubind.core`."
            )
        for words, (of, titles) in (("Examples", examples), ("Documents", documents)):
            if of.get(name):
                lines.append(f"- {words}: {links(of[name], titles, path)}.")
        return lines

    done = {}
    for path, text in pages.items():
        starts = [*ENTRY.finditer(text)]
        ends = [match.start() for match in starts[1:]] + [len(text)]
        parts = [text[: starts[0].start()] if starts else text]
        for match, end in zip(starts, ends, strict=False):
            section = text[match.start() : end]
            lines = added(path, match[1], section)
            if lines:
                listed = section.rstrip("\n")
                gap = "\n" if re.match(r"- ", listed.rpartition("\n")[2]) else "\n\n"
                section = listed + gap + "\n".join(lines) + "\n\n"
            parts.append(section)
        done[path] = "".join(parts)
    return done
