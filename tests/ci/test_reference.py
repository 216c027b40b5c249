"""Test cubind-gen reference: the pages of all modules agree with the models and the docstrings."""

import ast
import html
import os
import re
import runpy
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("CUBIND_BUILD", "build/dev")
GENERATOR = BUILD / "generator" / "cubind-gen"
MODELS = ROOT / "generated" / "model"
sys.path.append(str(ROOT / "ci"))
import model_history  # noqa: E402

pytestmark = pytest.mark.skipif(not GENERATOR.exists(), reason="this build has no generator")

RELEASE = model_history.all_releases()[-1]
MODULES = re.findall(r"^[a-z]\w*", (ROOT / "generator" / "specs" / "modules.list").read_text(), re.MULTILINE)
MARK = "<!-- made by cubind-gen reference -->\n"
LINK = re.compile(r"(?<!\\)\[((?:[^\]\\]|\\.)*)\]\(([^)\s]+)\)")
TITLES = ("Parameters", "Returns", "Fails with", "May return", "Any function may return", "Members", "Fields", "Made by", "Ended by", "Taken by", "Given by", "Field of")


def reference(out, *models, status=0):
    command = [GENERATOR, "reference", "--out", out]
    for model in models:
        command += ["--model", model]
    result = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    assert result.returncode == status, result.stderr
    return result


def model_of(module):
    return f"{MODELS / module}.json@{RELEASE}"


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    """Return {path: text} of the pages of all modules."""
    out = tmp_path_factory.mktemp("reference")
    reference(out, *map(model_of, MODULES))
    return {p.relative_to(out).as_posix(): p.read_text() for p in sorted(out.rglob("*")) if p.is_file()}


@cache
def model(module):
    return model_history.load(module, RELEASE)


def without_code(text):
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def plain(text):
    """Return the text of inline Markdown as a reader sees it."""
    text = LINK.sub(r"\1", text)
    parts = re.split(r"`([^`]*)`", text)
    return "".join(part if i % 2 else html.unescape(re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", part)) for i, part in enumerate(parts))


def cells(line):
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def tables(text):
    """Return each table as a list of rows of cells, titles first."""
    found = re.findall(r"(?:^\|.*\|\n)+", without_code(text), re.MULTILINE)
    return [[cells(line) for line in table.splitlines()] for table in found]


def sections(text):
    """Return {anchor: the text of its section}."""
    parts = re.split(r'^<a id="([^"]+)"></a>$', text, flags=re.MULTILINE)
    assert len(set(parts[1::2])) == len(parts[1::2])
    return dict(zip(parts[1::2], parts[2::2]))


def test_pages(book):
    folders = {path.split("/")[0] for path in book if "/" in path}
    assert folders == set(MODULES) and "index.md" in book
    for path, text in book.items():
        assert text.startswith(MARK) and len(re.findall("^# ", without_code(text), re.MULTILINE)) == 1, path
        assert text.endswith("\n") and not re.search(r"[ \t]$|\n\n\n", text, re.MULTILINE), path
        assert len(text.splitlines()) < 3000, f"{path} is too long to read"
        assert path == path.lower() and "(null)" not in text, path
        assert len(re.findall(r"^```", text, re.MULTILINE)) % 2 == 0, path


@pytest.mark.parametrize("module", MODULES)
def test_everything_is_told_of_once(book, module):
    found = {}
    for path, text in book.items():
        if path.startswith(f"{module}/"):
            for name, body in sections(text).items():
                found.setdefault((name, path.startswith(f"{module}/functions")), []).append(path)
                assert plain(body.strip().splitlines()[0]) == f"## {name}"
    data = model(module)
    functions = {f["name"]: f.get("section") for f in data["functions"] if "skip" not in f}
    names = {(name, True) for name in functions} | {(alias["name"], True) for alias in data.get("aliases", [])}
    # A new name for another module's type is a separate class.
    typedefs = {t["name"]: t for t in data["typedefs"] if not {"origin", "skip"} & t.keys()}
    for declared in (d for kind in ("enums", "records") for d in data[kind] if "skip" not in d):
        names |= {(name, False) for name in declared["names"] if "origin" not in declared or name in typedefs}
    names |= {(name, False) for name, t in typedefs.items() if t["role"] in ("handle", "scalar", "callback")}
    assert set(found) == names
    assert all(len(paths) == 1 for paths in found.values())
    for name, section in functions.items():
        assert found[name, True] == [f"{module}/functions-{section}.md" if section else f"{module}/functions.md"]


def test_long_pages_are_split_by_letters(book):
    """A page is named after the letters that follow the library's prefix in its classes' names."""
    count = 0
    for path, text in book.items():
        split = re.fullmatch(r"(\w+)/(?:enums|structs)-(\w+)\.md", path)
        for name in sections(text) if split else []:
            prefix = model(split[1])["function_prefix"]
            assert re.match(f"(?:{prefix})?_*{split[2]}", name, re.IGNORECASE), f"{path}: {name}"
            count += 1
    assert count > 500


def test_links_lead_somewhere(book):
    anchors = {path: set(sections(text)) for path, text in book.items()}
    count = 0
    for path, text in book.items():
        for words, target in LINK.findall(without_code(text)):
            if "://" in target:
                continue
            file, _, anchor = target.partition("#")
            there = os.path.normpath(os.path.join(os.path.dirname(path), file)) if file else path
            assert there in book, f"{path}: {target}"
            assert not anchor or anchor in anchors[there], f"{path}: {target}"
            assert not anchor or plain(words).split(".")[0] == anchor, f"{path}: {words} leads to {target}"
            count += 1
    assert count > 10000


def test_classes_of_other_modules_are_links(book):
    linked = {(path.split("/")[0], target.split("/")[1]) for path, text in book.items() for _, target in LINK.findall(text)
              if target.startswith("../")}
    assert {("runtime", "driver"), ("cublas", "runtime"), ("cublaslt", "cublas"), ("cufft", "runtime")} <= linked


def test_every_page_is_reached_from_the_index(book):
    reached = {"index.md"} | {os.path.normpath(os.path.join(os.path.dirname(path), target.partition("#")[0]))
                              for path, text in book.items() if path.endswith("index.md") for _, target in LINK.findall(text)}
    assert set(book) <= reached


def test_tables_are_well_formed(book):
    count = 0
    for path, text in book.items():
        for table in tables(text):
            assert len({len(row) for row in table}) == 1, f"{path}: {table}"
            assert all(re.fullmatch("-+", cell) for cell in table[1]), path
            assert all(cell for row in table for cell in row), f"{path}: {table}"
            count += 1
    assert count > 2000


def test_nothing_is_left_for_markdown_to_eat(book):
    """Outside code, each mark is escaped or part of a link, an anchor, a table or a heading."""
    for path, text in book.items():
        rest = re.sub(r'^<a id=".*"></a>$|^\|[ -|]*\|$', "", without_code(text).removeprefix(MARK), flags=re.MULTILINE)
        rest = re.sub(r"`[^`\n|]*`", "", LINK.sub(lambda link: link[1], rest))
        rest = re.sub(r"\\.", "", rest)
        found = [line for line in rest.splitlines() if re.search(r"[*_<>\[\]`~]", line)]
        assert found == [], path


# ---- against the docstrings ----

pack_docstrings = runpy.run_path(ROOT / "cmake" / "pack_docstrings.py")


@cache
def docstrings(module, checked):
    """Return {function or class: docstring without signature} of a form."""
    folder = BUILD / "code" / RELEASE / module
    functions = {name: text.split("\n\n", 2)[2] for name, text in pack_docstrings["texts"](folder / "methods.c")}
    own = {name.removeprefix("checked_"): text for name, text in functions.items() if name.startswith("checked_")}
    return functions | dict(pack_docstrings["texts"](folder / "classes.c")) | (own if checked else {})


@cache
def definitions(module, checked):
    """Return {function or class: its definition} of the type stubs."""
    tree = ast.parse((BUILD / "code" / RELEASE / module / f"{module}{'_checked' if checked else ''}.pyi").read_text())
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}


def parts_of(doc):
    """Return {title: its lines}; the beginning is under None, the end under "end"."""
    found, title = {None: [], "end": []}, None
    for line in doc.splitlines():
        if line in TITLES or re.fullmatch(r"Types of \w+ by \w+", line):
            title = line
            found[title] = []
        else:
            title = "end" if title and line and not line.startswith("    ") else title
            # A continued line is indented further.
            more = line.startswith("        ") or (title == "end" and line.startswith("    "))
            if more and found[title]:
                found[title][-1] += " " + line.strip()
            else:
                found[title].append(line.strip())
    return found


def paragraphs(lines):
    return [" ".join(part.split()) for part in "\n".join(lines).strip().split("\n\n")]


def entries(lines):
    matches = [re.match(r"(\w+(?:, \w+)*) : (.+)$", line).groups() for line in lines if line]
    return [(name, words) for names, words in matches for name in names.split(", ")]


def column(rows, i):
    """Return (name, words) for one form; the checked form may have a separate column."""
    found = []
    for row in rows:
        words = row[min(i, len(row) - 1)]
        words = row[1] if words == "the same" else words
        if words != "left out":
            found.append((plain(row[0]), plain(words)))
    return found


def facts(body, checked):
    """Return the facts in a function's section, in the parts of a docstring."""
    table = {rows[0][0]: rows[2:] for rows in tables(body)}
    items = [plain(line.removeprefix("- ")) for line in re.findall(r"^- (?!\[The manual).*", body, re.MULTILINE)]
    fails = [item for item in items if re.match("Fails with |May return ", item)]
    returns = plain(re.search(r"^Returns (.*)", body, re.MULTILINE)[1])
    return {
        "parameters": column(table.get("Parameter", []), 2 if checked else 1),
        "results": column(table.get("Result", []), 2 if checked else 1),
        "returns": returns,
        "fails": fails[0].split(" ", 2)[2].split(", ") if fails else [],
        "end": " ".join(item for item in items if item not in fails),
        "manual": re.findall(r"^- \[The manual\]\((.*)\)$", body, re.MULTILINE),
    }


def said_by(doc):
    """Return the same facts from a docstring."""
    parts = parts_of(doc)
    end = [line for line in parts["end"] if line]
    manual = [line for line in end if line.startswith("https://")]
    named = [line for line in parts["Returns"] if line]
    results = [line for line in named if " : " in line]
    return {
        "parameters": entries(parts.get("Parameters", [])),
        "results": entries(results),
        "returns": [line for line in named if line not in results],
        "fails": re.findall(r"\w+", " ".join(parts.get("Fails with", []) + parts.get("May return", []))),
        "end": " ".join(line for line in end if line not in manual),
        "manual": manual,
    }


def told(book, module, kind):
    """Yield (name, section) for the functions or the classes of a module."""
    for path, text in book.items():
        if path.startswith(f"{module}/") and path.startswith(f"{module}/functions") == (kind == "functions"):
            yield from sections(text).items()


@pytest.mark.parametrize("checked", [False, True], ids=["tuple", "checked"])
@pytest.mark.parametrize("module", MODULES)
def test_functions_say_what_docstrings_say(book, module, checked):
    count = 0
    for name, body in told(book, module, "functions"):
        if "Another name of" in body:
            continue
        node, docstring = definitions(module, checked)[name], docstrings(module, checked)[name]
        doc, page = said_by(docstring), facts(body, checked)
        returns = page.pop("returns")
        said = " ".join(doc.pop("returns"))
        # A docstring begins with its own form, the page with the tuple form.
        here, _, there = said.partition("; cubind.")
        assert here in returns and there.partition(" returns ")[2] in returns, (name, said, returns)
        assert page == doc, name
        python, c = re.findall(r"^```\w+\n(.*?)^```$", body, re.MULTILINE | re.DOTALL)
        form = ast.parse(python).body[checked]
        assert form.name == name and [a.arg for a in form.args.args] == [a.arg for a in node.args.args], name
        assert len(form.args.defaults) == len(node.args.defaults), name
        assert ast.unparse(form.returns) == ast.unparse(node.returns), name
        *about, prototype = paragraphs(docstring.partition("\n\nReturns\n")[0].partition("\n\nParameters\n")[0].splitlines())
        assert " ".join(c.split()) == f"{prototype};".replace("( ", "("), name
        assert not about or plain(body.strip().splitlines()[2]) == " ".join(about), name
        count += 1
    assert count == len([f for f in model(module)["functions"] if "skip" not in f])


@pytest.mark.parametrize("module", MODULES)
def test_classes_say_what_docstrings_say(book, module):
    for name, body in told(book, module, "classes"):
        if "Another name of" in body:
            continue
        parts = parts_of(docstrings(module, False)[name])
        text = " ".join(plain(body).split())
        assert all(line in text for line in paragraphs(parts[None])), name
        rows = [tuple(map(plain, row)) for table in tables(body) for row in table[2:]]
        members = re.findall(r"(\w+) = (-?\d+)", " ".join(parts.get("Members", [])))
        assert rows == members + entries(parts.get("Fields", [])), name
        for title in ("Made by", "Ended by", "Taken by", "Given by", "Field of"):
            listed = re.findall(r"[\w.]+", re.sub(r" and \d+ more", "", " ".join(parts.get(title, []))))
            lines = re.search(rf"^{title} ((?:.+\n)+)", body, re.MULTILINE)
            on_page = re.findall(r"[\w.]+", plain(lines[1])) if lines else []
            assert on_page[:len(listed)] == listed and bool(on_page) == bool(listed), f"{name}: {title}"


# ---- the folder ----


def snapshot(folder):
    return {p: (p.read_bytes(), p.stat().st_mtime_ns) for p in sorted(folder.rglob("*")) if p.is_file()}


def test_one_module_has_no_index_of_all(tmp_path):
    result = reference(tmp_path, model_of("nvrtc"))
    assert re.fullmatch(r".*/nvrtc: \d+ pages written, 0 unchanged\n", result.stdout)
    assert {p.name for p in tmp_path.iterdir()} == {"nvrtc"}
    # There is nothing else to link to.
    assert "](../" not in "".join(p.read_text() for p in tmp_path.rglob("*.md"))


def test_second_run_writes_nothing(tmp_path):
    reference(tmp_path, model_of("nvrtc"), model_of("nvvm"))
    before = snapshot(tmp_path)
    result = reference(tmp_path, model_of("nvrtc"), model_of("nvvm"))
    assert result.stdout.count(" 0 pages written") == 2
    assert snapshot(tmp_path) == before


def test_pages_of_another_release_go(tmp_path):
    """Pages that a new run does not make are removed; files that others made stay."""
    reference(tmp_path, model_of("nvrtc"))
    old, notes = tmp_path / "nvrtc" / "functions-old.md", tmp_path / "nvrtc" / "notes.md"
    old.write_text(MARK + "\n# old\n")
    notes.write_text("# mine\n")
    reference(tmp_path, model_of("nvrtc"))
    assert not old.exists() and notes.read_text() == "# mine\n"


def test_files_of_others_are_not_overwritten(tmp_path):
    mine = tmp_path / "nvrtc" / "index.md"
    mine.parent.mkdir()
    mine.write_text("# mine\n")
    result = reference(tmp_path, model_of("nvrtc"), status=1)
    assert re.fullmatch(r".*/nvrtc/index\.md: error: is not a page of a reference; .*--out FOLDER\n", result.stderr)
    assert snapshot(tmp_path).keys() == {mine} and mine.read_text() == "# mine\n"


def test_folder_that_cannot_be_written(tmp_path):
    blocked = tmp_path / "a_file"
    blocked.write_text("in the way")
    result = reference(blocked / "reference", model_of("nvrtc"), model_of("nvvm"), status=1)
    assert re.search(r"error: .*a_file", result.stderr) and result.stdout == ""
    assert snapshot(tmp_path).keys() == {blocked}


def test_two_models_of_a_module(tmp_path):
    result = reference(tmp_path, model_of("nvrtc"), f"{MODELS / 'nvrtc'}.json@12.9", status=1)
    assert result.stderr == "cubind-gen: error: two models of module nvrtc; give one\n"
    assert list(tmp_path.iterdir()) == []


def test_no_such_model(tmp_path):
    result = reference(tmp_path, model_of("nvrtc"), tmp_path / "none.json", status=1)
    assert re.search(r"none\.json: error: cannot be read", result.stderr)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not (ROOT / "build" / "cuda" / RELEASE).is_dir(), reason="the headers are not here")
def test_headers_make_the_same_pages(tmp_path):
    """Headers give the same pages as models, in whatever order modules are named."""
    reference(tmp_path / "models", model_of("nvjitlink"), model_of("nvrtc"))
    command = [GENERATOR, "reference", "--module", "nvrtc", "--module", "nvjitlink", "--cuda", ROOT / "build" / "cuda" / RELEASE]
    subprocess.run([*map(str, command), "--out", str(tmp_path / "headers")], check=True, capture_output=True)
    pages = [{p.relative_to(tmp_path / made): p.read_bytes() for p in (tmp_path / made).rglob("*.md")} for made in ("models", "headers")]
    assert pages[0] == pages[1] and len(pages[0]) > 8
