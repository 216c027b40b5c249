"""What the docstrings of all functions say is so: names, what is accepted for each parameter, what comes back."""

import ast
import builtins
import ctypes
import functools
import importlib
import inspect
import pydoc
import re

import calls
import libraries
import model
import model_history
import pytest
from grouped import each

pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="calls every function on its stub library")

functions = each("function", calls.all_functions(), ids=repr)
FORMS = pytest.mark.parametrize("checked", [False, True], ids=["tuple", "checked"])

# "    m, n, k : int". The last words of a parameter's line are about what is behind it, not about what may be passed.
ENTRY = re.compile(r"    (\w+(?:, \w+)*) : (.+)$")
TITLES = ("Parameters", "Returns", "Fails with", "Members", "Fields", "Made by", "Ended by", "Taken by", "Given by", "Field of")


def sections(lines):
    """{title: its lines}, what stands before the first under None; what is not indented ends one, and is under "end"."""
    found, title = {None: [], "end": []}, None
    for line in lines:
        if line in TITLES:
            title = line
            found[title] = []
        else:
            title = "end" if title and line and not line.startswith("    ") else title
            found[title].append(line)
    return found


def entries(lines):
    """[(name, words)] of lines that may be about several."""
    matches = [ENTRY.match(line).groups() for line in lines if line]
    return [(name, words) for names, words in matches for name in names.split(", ")]


def listed(lines):
    """The words of a list behind commas."""
    return [word for word in re.split(r",?\s+", " ".join(lines).strip()) if word]


class Doc:
    """A docstring in its parts."""

    def __init__(self, function, checked):
        self.module = calls.module_of(function.model.module, checked)
        self.callable = getattr(self.module, function.name)
        parts = sections(self.callable.__doc__.splitlines())
        self.signature, _, *self.words, self.prototype, _ = parts[None]
        self.parameters = [(name, *words.partition("; ")[::2]) for name, words in entries(parts.get("Parameters", []))]
        self.status, *returned = parts["Returns"]
        self.returns = [(name, words.split("; ")[0]) for name, words in entries(returned)] if function.has_status else returned
        self.statuses = listed(parts.get("Fails with", []))
        self.end = parts["end"]


@functions
@FORMS
def test_parts(function, checked):
    """The signature that inspect sees, the prototype of C, a line for each parameter."""
    doc = Doc(function, checked)
    seen = inspect.signature(doc.callable).parameters
    assert doc.signature == f"{function.name}({', '.join(str(p).replace(' = ', '=') for p in seen.values())})".replace(", /", "")
    assert [name for name, _, _ in doc.parameters] == list(seen)
    assert {f"{function.data['symbol']}(", f"{function.name}("} & set(re.findall(r"\w+\(", doc.prototype))
    said = re.split(r"\.(?: |$)", doc.end[0])[0]
    data = function.data
    expected = ("Gives up the GIL, unless cubind.keep_gil(True)" if data.get("launches") else
                "Gives up the GIL" if data.get("blocking") else
                "Keeps the GIL while no host function can hold the call up" if data.get("locking") else "Keeps the GIL")
    assert said == expected


@functions
@FORMS
def test_what_else_is_told(function, checked):
    """The spec's words, the failures that the header lists, the other entry point, what of cubind.core does it, the page."""
    doc, data, head = Doc(function, checked), function.data, function.model.data
    assert doc.words == ([data["about"], ""] if "about" in data else [])
    assert doc.statuses == data.get("statuses", [])
    assert all(hasattr(getattr(doc.module, head["status_enum"]), status) for status in doc.statuses)
    expected = []
    if "symbol_ptds" in data and "per_thread_env" in head:
        expected.append(f"With {head['per_thread_env']}=1 it is {data['symbol_ptds']}.")
    if "core" in data:
        expected.append(f"In cubind.core: {data['core']}.")
    link = head.get("doc_link", "")
    if head.get("doc_groups") and "group" in data:
        link += "group__" + data["group"].replace("_", "__") + ".html"
    assert doc.end[1:] == [line for line in [*expected, link] if line]


# ---- releases ----

@functools.cache
def history(module, kind):
    """{name: [(release, declaration)]} of the kept releases up to the one at hand, and the oldest of these."""
    models = model_history.read(model_history.FOLDER / f"{module}.json")
    releases = sorted(models, key=model_history.release_key)
    releases = releases[: releases.index(libraries.RELEASE) + 1]
    found = {}
    for release in releases:
        for declaration in models[release][kind]:
            found.setdefault(declaration["name"], []).append((release, declaration))
    return found, releases[0]


def told_age(module, kind, name, members, since=0):
    """What a docstring has to say."""
    found, oldest = history(module, kind)
    lives = found[name]
    first = f"{since // 1000}.{since % 1000 // 10}" if since else lives[0][0] if lives[0][0] != oldest else None
    shapes = [[(m.get("declared", m.get("type")), m.get("name")) for m in d.get(members, [])] for _, d in lives]
    changes = [release for (release, _), now, before in zip(lives[1:], shapes[1:], shapes, strict=False) if now != before]
    what = {"params": "parameters", "fields": "fields"}.get(members)
    changed = changes[-1] if changes and what else None
    if first and changed and model_history.release_key(changed) > model_history.release_key(first):
        return f"Since release {first}; other {what} before {changed}."
    if first:
        return f"Since release {first}."
    return f"Other {what} before release {changed}." if changed else None


def age_in(text):
    found = re.search(r"(?:Since release|Other \w+ before)[^.]*\.\d+(?:[^.]*\.\d+)?\.", text)
    return found and found.group()


@functions
@FORMS
def test_since_when(function, checked):
    line = Doc(function, checked).end[0]
    assert age_in(line) == told_age(function.model.module, "functions", function.name, "params", function.data.get("since", 0))
    assert ("Deprecated." in line) == function.data.get("deprecated", False)


def in_core(path):
    """What a docstring calls Stream.record, or launch."""
    return functools.reduce(getattr, path.split("."), importlib.import_module("cubind.core"))


@each("function", calls.all_functions(lambda f: "core" in f.data), ids=repr)
def test_core_has_what_is_named(function):
    assert callable(in_core(function.data["core"])) or isinstance(in_core(function.data["core"]), object)


@functions
@FORMS
def test_classes_that_are_named_exist(function, checked):
    doc = Doc(function, checked)
    module = calls.module_of(function.model.module)
    for _, words, _ in doc.parameters:
        for name in re.findall(r"\b(?:[A-Za-z]+[A-Z_]\w*|nvml\w+|nvtx\w+|cu\w+)\b", re.sub(r"\(.*?\)", "", words)):
            assert isinstance(getattr(module, name), type), words


MEMORY = ctypes.create_string_buffer(1 << 16)  # what an address may lead to, and the stub reads or writes


@functools.cache
def stub_docstrings(module, checked):
    """{function or class: docstring} of the type stubs."""
    package, form = libraries.PACKAGE / "cubind", "checked" if checked else ""
    of_major = package / f"_cuda{libraries.MAJOR}" / form / f"{module}.pyi.txt"  # where another major's is the plain one
    tree = ast.parse((of_major if of_major.exists() else package / form / f"{module}.pyi").read_text())
    if of_major.exists():
        return None  # has no docstrings, as no editor shows them
    return {node.name: ast.get_docstring(node) for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}


@functions
@FORMS
def test_type_stubs_say_the_same(function, checked):
    doc = Doc(function, checked)
    stubs = stub_docstrings(function.model.module, checked)
    assert stubs is None or doc.callable.__doc__ == f"{doc.signature}\n\n{stubs[function.name]}\n"


def trials(words, sample):
    """(word, value) for each kind of value that the words say is accepted. A member's number may choose types of others."""
    found = []
    if re.search(r"\bNone$", words) and not words.startswith("None"):
        found.append(("None", None))
    if "int (address)" in words:
        found.append(("int", ctypes.addressof(MEMORY)))
    if re.search(r"\bor int$|, int or|^int$", words):
        found.append(("int", int(sample) if isinstance(sample, int) else 1))
    if "buffer" in words and "sequence" not in words:
        found.append(("buffer", bytearray(1 << 16)))
    if words.startswith("str"):
        found += [("str", "text"), ("bytes", b"text")]
    if words.startswith("callable"):
        found.append(("callable", print))
    return found


@each("function", calls.all_functions(lambda f: f.arguments), ids=repr)
def test_what_is_accepted(function, stub_of):
    """One argument after the other is what its line says it may be: no TypeError, whatever else is wrong with the value."""
    prepared = calls.Prepared(stub_of(function.model.module), function, calls.values.typed_rows(function)[0])
    prepared.stub.logging(False)
    doc = Doc(function, False)
    for place, (name, words, _) in enumerate(doc.parameters):
        for word, value in trials(words, prepared.arguments[place]):
            arguments = list(prepared.arguments)
            arguments[place] = value
            try:
                prepared.callable(*arguments)
            except TypeError as error:
                raise AssertionError(f"{name} : {words}: {word} is refused: {error}") from error
            except Exception:
                pass  # a count that does not fit, a number that is no member: not the type


def is_a(module, value, said):
    """Whether a value is of a type as the docstring spells it."""
    if value is None:
        return said.endswith("None") or said == "Any"
    for part in said.split(" | "):
        if part == "Any" or (part.startswith("Callable") and callable(value)):
            return True
        inner = re.fullmatch(r"list\[(.+)\]", part)
        if inner:
            if isinstance(value, list) and all(is_a(module, item, inner.group(1)) for item in value):
                return True
            continue
        cls = getattr(builtins, part, None) or getattr(module, part, None)
        if cls is complex and isinstance(value, float):
            return True  # as type checkers have it
        if isinstance(cls, type) and isinstance(value, cls):
            return True
    return False


@each("function", calls.all_functions(lambda f: f.has_status), ids=repr)
def test_what_comes_back(function, stub_of):
    prepared = calls.Prepared(stub_of(function.model.module), function, calls.values.typed_rows(function)[0])
    doc = Doc(function, False)
    status, *results = prepared.callable(*prepared.arguments)
    assert doc.status == f"    {type(status).__name__} (the checked form raises instead)"
    for (name, words), value in zip(doc.returns, results, strict=True):
        assert is_a(prepared.module, value, words), f"{name} : {words}: {value!r}"


# ---- classes ----

CLASSES = [(module, name) for module in libraries.MODULES for name in model.load(module).classes]
classes = each("case", CLASSES, ids=lambda case: ".".join(case))


def class_of(module, name):
    return getattr(calls.module_of(module), name)


@classes
def test_classes_say_the_same_in_type_stubs(case):
    module, name = case
    stubs = stub_docstrings(module, False)
    assert stubs is None or class_of(module, name).__doc__ == f"{stubs[name]}\n"


@classes
def test_functions_and_classes_that_a_class_names_exist(case):
    module, name = case
    parts = sections(class_of(module, name).__doc__.splitlines())
    for title in ("Made by", "Ended by", "Taken by", "Given by"):
        functions = listed(parts.get(title, []))
        if functions[-2:-1] and functions[-1] == "more":
            functions = functions[:-3]  # "f and 48 more"
        assert all(callable(getattr(calls.module_of(module), function)) for function in functions), functions
    for place in listed(parts.get("Field of", [])):
        if "." in place:
            owner, field = place.split(".")
            assert hasattr(class_of(module, owner), field), place


@classes
def test_since_when_there_is_a_class(case):
    module, name = case
    of = model.load(module)
    text = class_of(module, name).__doc__
    if name in of.enums:
        assert age_in(text) == told_age(module, "enums", of.enums[name]["name"], None)
    elif of.records.get(name, {}).get("name") == name and "is_anonymous" not in of.records[name]:
        assert age_in(text) == told_age(module, "records", name, "fields")


@each("case", [case for case in CLASSES if case[1] in model.load(case[0]).enums], ids=lambda case: ".".join(case))
def test_members_of_enums(case):
    cls = class_of(*case)
    said = re.findall(r"(\w+) = (-?\d+)", "\n".join(sections(cls.__doc__.splitlines())["Members"]))
    assert [(member, int(value)) for member, value in said] == [(m, int(v)) for m, v in cls.__members__.items()]


def shown_by_help(cls):
    """What help() prints of it, without marks."""
    return re.sub(r"^ \|\s*", "", pydoc.plain(pydoc.render_doc(cls)), flags=re.MULTILINE)


@pytest.mark.parametrize("case", [("driver", "CUresult"), ("driver", "CUstream"), ("driver", "CUDA_MEMCPY2D")], ids=lambda case: case[1])
def test_help_shows_the_docstring(case):
    cls = class_of(*case)
    text = shown_by_help(cls)
    assert all(line.strip() in text for line in cls.__doc__.splitlines())


def samples(module, words, now):
    """(word, value) for each kind of value that a field's words say may be set; `now`: what is in it."""
    first = words.split("; ")[0]
    found = []
    if re.search(r"\bNone\b", first):
        found.append(("None", None))
    if re.match(r"int\b|.*\bint\b(?! \()", first) and "sequence" not in first and "bytes" not in first:
        found.append(("int", 0))
    if "buffer" in first:
        found.append(("buffer", bytearray(16)))
    if re.match(r"sequence of .*\(.*\)", first):
        found.append(("sequence", list(now)))
    elif re.match(r"sequence of \w+.*, kept", first):
        found.append(("sequence", []))
    if re.match(r"bytes, str or None", first):
        found += [("bytes", b"text"), ("str", "text")]
    return found


@each("case", [case for case in CLASSES if case[1] in model.load(case[0]).records], ids=lambda case: ".".join(case))
def test_fields_of_structs(case):
    """Every field is there, in the order of C; what may be set is, and is read again as what it is said to be."""
    module, name = case
    cls = class_of(module, name)
    second = re.fullmatch(r"The struct of (\w+?)(, which derives from it|, which it derives from|)\.\n", cls.__doc__)
    if second:
        other, how = class_of(module, second.group(1)), second.group(2)
        assert issubclass(other, cls) == how.endswith("from it") and issubclass(cls, other) == how.endswith("derives from")
        return
    parts = sections(cls.__doc__.splitlines())
    said = entries(parts.get("Fields", []))
    seen = {n for base in cls.__mro__ for n, v in vars(base).items() if inspect.isdatadescriptor(v) and not n.startswith("__")}
    assert {name for name, _ in said} == seen and len(said) == len(seen)
    assert f", {model.load(module).records[name]['size']} bytes" in "\n".join(parts[None])
    around = (ctypes.addressof(MEMORY),) if model.load(module).records[name].get("is_anonymous") else ()
    record = cls(*around)
    for field, words in said:
        setter = re.search(r"; (set_\w+) sets both and (\w+)", words)
        if setter:
            getattr(record, setter.group(1))([1, 2], [3, 4])
            assert getattr(record, setter.group(2)) == len(getattr(record, field)) == 2
            continue
        for word, value in samples(module, words, getattr(record, field)):
            try:
                setattr(record, field, value)
            except (ValueError, OverflowError):
                pass  # no member, or a count that does not fit: not the type
            except TypeError as error:
                raise AssertionError(f"{field} : {words}: {word} is refused: {error}") from error
