"""Test the docstrings of all functions: names, accepted values of each parameter, and results."""

import ast
import builtins
import ctypes
import functools
import importlib
import inspect
import pydoc
import re

import model_history
import pytest
from support import arrays, calls, libraries, model
from support.grouped import each

pytestmark = [
    pytest.mark.skipif(libraries.ON_GPU, reason="calls every function on its stub library"),
    pytest.mark.usefixtures("host_passes"),
]

functions = each("function", calls.all_functions(), ids=repr)
FORMS = pytest.mark.parametrize("checked", [False, True], ids=["tuple", "checked"])

# "    m, n, k : int". The last words of a parameter's line describe the memory behind it, not the
# accepted values.
ENTRY = re.compile(r"    (\w+(?:, \w+)*) : (.+)$")
SUMMARY = 75  # columns of the first sentence, which has a line of its own
WIDTH = 88  # except signatures and links
TITLES = ("Parameters", "Returns", "Fails with", "May return", "Any function may return", "Members", "Fields", "Made by", "Ended by", "Taken by", "Given by", "Field of")


def sections(lines):
    """Return {title: its lines}; lines before the first title are under None.

    Lines without indentation end a section and are under "end".
    """
    found, title = {None: [], "end": []}, None
    for line in lines:
        if line in TITLES or re.fullmatch(r"Types of \w+ by \w+", line):
            title = line
            found[title] = []
        else:
            title = "end" if title and line and not line.startswith("    ") else title
            found[title].append(line)
    return found


def unwrapped(lines):
    """Join lines with the lines that continue them, which are indented further."""
    found = []
    for line in filter(None, lines):
        if line.startswith("        "):
            found[-1] += " " + line.strip()
        else:
            found.append(line)
    return found


def entries(lines):
    """Return [(name, words)] of lines; one line may describe several names."""
    matches = [ENTRY.match(line).groups() for line in unwrapped(lines)]
    return [(name, words) for names, words in matches for name in names.split(", ")]


def listed(lines):
    """Return the words of a comma-separated list."""
    return [word for word in re.split(r",?\s+", " ".join(lines).strip()) if word]


class Doc:
    """A docstring split into its parts."""

    def __init__(self, function, checked):
        self.module = calls.module_of(function.model.module, checked)
        self.callable = getattr(self.module, function.name)
        parts = sections(self.callable.__doc__.splitlines())
        self.signature, *above = "\n".join(parts[None]).strip().split("\n\n")
        *about, self.prototype = (" ".join(paragraph.split()) for paragraph in above)
        self.about = " ".join(about) if about else None
        self.parameters = [(name, *words.partition("; ")[::2]) for name, words in entries(parts.get("Parameters", []))]
        self.summary, *returned = unwrapped(parts["Returns"])
        self.returns = [(name, words.split("; ")[0]) for name, words in entries(returned)]
        self.statuses = listed(parts.get("May return" if function.form == "value" else "Fails with", []))
        self.general = parts["end"][0] == f"May fail with any {function.model.data.get('status_enum')}."
        if self.general:
            parts["end"].pop(0)
        self.end = re.sub(r"\n    ", " ", "\n".join(parts["end"])).splitlines()


@pytest.mark.parametrize("name", libraries.MODULES)
def test_both_forms_of_a_module_say_what_they_are(name):
    text = calls.module_of(name, False).__doc__
    assert re.match(r"\S.* of CUDA \d+\.\d+\.", text)
    assert calls.module_of(name, True).__doc__ == text


@functions
@FORMS
def test_parts(function, checked):
    """It has the signature that inspect sees, the C prototype, and a line for each parameter."""
    doc = Doc(function, checked)
    seen = inspect.signature(doc.callable).parameters
    assert doc.signature == f"{function.name}({', '.join(str(p).replace(' = ', '=') for p in seen.values())})".replace(", /", "")
    assert [name for name, _, _ in doc.parameters] == list(seen)
    assert {f"{function.data['symbol']}(", f"{function.name}("} & set(re.findall(r"\w+\(", doc.prototype))
    said = re.split(r"\.(?: |$)", doc.end[0])[0]
    data = function.data
    expected = ("Releases the GIL by default (see cubind.keep_gil)" if data.get("launches") else
                "Releases the GIL" if data.get("blocking") else
                "May keep the GIL (see cubind.keep_gil)" if data.get("locking") else "Keeps the GIL")
    assert said == expected


@functions
@FORMS
def test_lines_are_short(function, checked):
    _, _, *lines = Doc(function, checked).callable.__doc__.splitlines()
    assert all(len(line) <= WIDTH or "http" in line for line in lines)


@functions
@FORMS
def test_what_else_is_told(function, checked):
    """It also has the spec's words, the header's failures, the other entry point, the page.

    It names the method of cubind.core that does the same.
    """
    doc, data, head = Doc(function, checked), function.data, function.model.data
    assert doc.about == data.get("about")
    if doc.about:
        summary = doc.callable.__doc__.splitlines()[2]
        assert doc.about.startswith(summary) and len(summary) <= SUMMARY and summary.endswith("."), summary
    assert doc.statuses == data.get("statuses", [])
    assert all(hasattr(getattr(doc.module, head["status_enum"]), status) for status in doc.statuses)
    assert doc.general == ("fails" in head and data.get("status", False) and not doc.statuses)
    expected = []
    if "symbol_ptds" in data and "per_thread_env" in head:
        expected.append(f"Per-thread variant: {data['symbol_ptds']} ({head['per_thread_env']}=1).")
    if "core" in data:
        expected.append(f"In cubind.core: {data['core']}.")
    # otherwise the module's docstring has it
    link = head.get("doc_link", "") if head.get("doc_groups") else ""
    if head.get("doc_groups") and "group" in data:
        link += "group__" + data["group"].replace("_", "__") + ".html"
    assert doc.end[1:] == [line for line in [*expected, link] if line]


# ---- releases ----

@functools.cache
def history(module, kind):
    """Return {name: [(release, declaration)]} up to this release, and the oldest kept release."""
    models = model_history.read(model_history.file_of(module))
    releases = sorted(models, key=model_history.release_key)
    releases = releases[: releases.index(libraries.RELEASE) + 1]
    found = {}
    for release in releases:
        for declaration in models[release][kind]:
            found.setdefault(declaration["name"], []).append((release, declaration))
    return found, releases[0]


def told_age(module, kind, name, members, since=0):
    """Return what a docstring must say about the release."""
    found, oldest = history(module, kind)
    lives = found[name]
    first = f"{since // 1000}.{since % 1000 // 10}" if since else lives[0][0] if lives[0][0] != oldest else None
    shapes = [[(m.get("declared", m.get("type")), m.get("name")) for m in d.get(members, [])] for _, d in lives]
    changes = [release for (release, _), now, before in zip(lives[1:], shapes[1:], shapes, strict=False) if now != before]
    what = {"params": "parameters", "fields": "fields"}.get(members)
    changed = changes[-1] if changes and what else None
    if first and changed and model_history.release_key(changed) > model_history.release_key(first):
        return f"Since CUDA {first}; other {what} before {changed}."
    if first:
        return f"Since CUDA {first}."
    return f"Other {what} before CUDA {changed}." if changed else None


def age_in(text):
    found = re.search(r"(?:Since CUDA|Other \w+ before)[^.]*\.\d+(?: as (\w+))?(?:[^.]*\.\d+)?\.", " ".join(text.split()))
    return (found.group().replace(f" as {found[1]}", ""), found[1]) if found else (None, None)


@functions
@FORMS
def test_since_when(function, checked):
    line = Doc(function, checked).end[0]
    age, entry = age_in(line)
    assert age == told_age(function.model.module, "functions", function.name, "params", function.data.get("since", 0))
    renamed = "since" in function.data and function.data["symbol"] != function.name
    assert entry == (function.data["symbol"] if renamed else None)
    assert ("Deprecated." in line) == function.data.get("deprecated", False)


def in_core(path):
    """Return cubind.core's method, which docstrings call Stream.record, or launch."""
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


# (module, function): {argument: how long the library uses it}
KEPT = {
    ("driver", "cuMemHostRegister"): {"p": "it alive until cuMemHostUnregister"},
    ("driver", "cuTexObjectCreate"): {"pResDesc": "what it names alive until cuTexObjectDestroy of pTexObject"},
    ("driver", "cuGraphAddMemcpyNode"): {"copyParams": "what it names alive while the graph and its executable graphs exist"},
    ("driver", "cuGraphExecMemsetNodeSetParams"): {"memsetParams": "what it names alive while hGraphExec exists"},
    ("driver", "cuStreamBeginCaptureToGraph"): {"hGraph": "it alive until cuStreamEndCapture of hStream"},
    ("runtime", "cudaHostRegister"): {"ptr": "it alive until cudaHostUnregister"},
    ("runtime", "cudaGraphAddMemcpyNode1D"): dict.fromkeys(("dst", "src"), "it alive while the graph and its executable graphs exist"),
    ("cublas", "cublasSetStream"): {"streamId": "it alive until the next cublasSetStream or cublasDestroy of handle"},
    ("cublas", "cublasSetWorkspace"): {
        "workspace": "it alive until the next cublasSetWorkspace, cublasSetStream or cublasDestroy of handle"
    },
    ("cublas", "cublasSgemm"): {},
    ("cublaslt", "cublasLtMatmulDescSetAttribute"): {"buf": "what it names alive until the last use of matmulDesc"},
    ("cufft", "cufftSetWorkArea"): {"workArea": "it alive until the next work area or cufftDestroy of plan"},
    ("curand", "curandSetStream"): {"stream": "it alive until the next curandSetStream or curandDestroyGenerator of generator"},
    ("cusparse", "cusparseCreateDnMat"): {"values": "it alive until cusparseDestroyDnMat of dnMatDescr"},
    ("cusparse", "cusparseSpMV_preprocess"): {"externalBuffer": "it alive until the last cusparseSpMV of matA"},
    ("cusolver", "cusolverDnSetStream"): {"streamId": "it alive until the next cusolverDnSetStream or cusolverDnDestroy of handle"},
    ("nccl", "ncclCommRegister"): {"buff": "it alive until ncclCommDeregister of handle"},
    ("cufile", "cuFileBufRegister"): {"bufPtr_base": "it alive until cuFileBufDeregister"},
    ("cupti", "cuptiActivityGetNextRecord"): {"buffer": "it alive until the last use of record"},
}


@each("function", calls.all_functions(lambda f: (f.model.module, f.name) in KEPT or any("kept" in p for p in f.params)), ids=repr)
@FORMS
def test_how_long_arguments_are_used(function, checked):
    """Each argument that a library uses after the call says until when it must stay alive."""
    told = {name: re.search(r"(?:^|; )keep ([^;]*)", notes) for name, _, notes in Doc(function, checked).parameters}
    told = {name: found[1] for name, found in told.items() if found}
    kept = {p.get("python_name", p["name"]): p["kept"] for p in function.params if "kept" in p}
    assert {name: words.partition(" alive ")[2] for name, words in told.items()} == kept
    assert told == KEPT.get((function.model.module, function.name), told)


def told_types(function):
    """Return {argument or result: {enumerator: its type}} of values whose types an enum chooses."""
    found = {}
    for title, lines in sections(Doc(function, False).callable.__doc__.splitlines()).items():
        named = re.fullmatch(r"Types of (\w+) by (\w+)", title or "")
        if named:
            rows = [line.strip().split(" : ") for line in unwrapped(lines)]
            found[named[1]] = {name: words for words, names in rows for name in names.split(", ")}
    return found


PYTHON_TYPES = {"int (address)": int, "buffer": (bytes, bytearray, memoryview), "str": str, "sequence of int": list, "list of int": list}


def is_told(module, value, words):
    """Say whether a value has one of the types in "CUjit_target or int"."""
    for word in words.split(" or "):
        cls = PYTHON_TYPES.get(word) or getattr(builtins, word, None) or getattr(module, word, None)
        if cls is not None and isinstance(value, cls):
            return True
    return False


@each("case", calls.all_cases(lambda f: f.params_that("typed_in", "typed_out")), ids=calls.case_id)
def test_types_that_enumerators_choose(case, stub_of):
    """For each enumerator, inputs and results have the type that the docstring gives."""
    function, choice = case
    (param,) = function.params_that("typed_in", "typed_out")
    (row,) = choice.rows.values()
    prepared = calls.Prepared(stub_of(function.model.module), function, choice)
    types = told_types(function)[param.get("python_name", param["name"])]
    words = types.get(row["enumerator"]) or types["all others"]
    results = prepared.callable(*prepared.arguments)
    index = function.index(param["name"])
    if param["kind"] == "typed_out":
        value = results[1 + function.results.index(index)]
    else:
        value = prepared.samples[index].value
        if " or int" in words and words != "int":
            arguments = list(prepared.arguments)
            arguments[function.arguments.index(index)] = 0
            prepared.callable(*arguments)
    assert is_told(prepared.module, value, words), f"{row['enumerator']}: {words}: {value!r}"


# addresses point here, and the stub reads or writes it
MEMORY = ctypes.create_string_buffer(1 << 16)


@functools.cache
def stub_docstrings(module, checked):
    """Return {function or class: docstring} of the type stubs."""
    package, form = libraries.PACKAGE / "cubind", "checked" if checked else ""
    # if the plain one is another major's
    of_major = package / f"_cuda{libraries.MAJOR}" / form / f"{module}.pyi.txt"
    tree = ast.parse((of_major if of_major.exists() else package / form / f"{module}.pyi").read_text())
    if of_major.exists():
        return None  # has no docstrings, because no editor shows them
    return {node.name: ast.get_docstring(node) for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}


@functions
@FORMS
def test_type_stubs_say_the_same(function, checked):
    doc, stubs = Doc(function, checked), stub_docstrings(function.model.module, checked)
    if stubs is None:
        return
    assert "\n\n".join(expanded(function, stubs, checked)) == doc.callable.__doc__.removeprefix(f"{doc.signature}\n\n").rstrip("\n")


def paragraphs(module, name):
    """Return the paragraphs of a docstring after the signature."""
    return getattr(calls.module_of(module), name).__doc__.rstrip("\n").split("\n\n")[1:]


def expanded(function, stubs, checked):
    """Return the paragraphs of a stub's docstring, with those of the function that it refers to."""
    own, module = stubs[function.name].rstrip().split("\n\n"), function.model.module
    tuple_form = paragraphs(module, function.name)
    if own[-1] == f"See cubind.{module}.{function.name}.":
        assert checked and own[:-1] in ([], tuple_form[:1])
        return tuple_form
    if found := re.fullmatch(r"Like (\w+)\.", own[0]):
        assert not checked and len(own) == 2
        other = paragraphs(module, found[1])
        at = next(i for i, text in enumerate(tuple_form) if text == own[1])
        return [*other[:at], own[1], *other[at + 1:]]
    return own


def trials(words, sample):
    """Return (word, value) for each kind of value that the words accept.

    A member's number may choose the types of other arguments.
    """
    found = []
    if re.search(r"\bNone$", words) and not words.startswith("None"):
        found.append(("None", None))
    if re.search(r"int \((?:device )?address\)", words):
        found.append(("int", ctypes.addressof(MEMORY)))
    if re.search(r"\bor int$|, int or|^int$", words):
        found.append(("int", int(sample) if isinstance(sample, int) else 1))
    if "buffer" in words and "sequence" not in words:
        found.append(("buffer", bytearray(1 << 16)))
    if words.startswith("device memory"):
        found += [("int", ctypes.addressof(MEMORY)), ("array", arrays.Interface(ctypes.addressof(MEMORY), 1 << 16))]
    if words.startswith("str"):
        found += [("str", "text"), ("bytes", b"text")]
    if words.startswith("callable"):
        found.append(("callable", print))
    return found


@each("function", calls.all_functions(lambda f: f.arguments), ids=repr)
def test_what_is_accepted(function, stub_of):
    """Each argument in turn gets the values that its line accepts, and none raises TypeError.

    The value may be wrong in other ways.
    """
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
                pass  # a count that does not fit, or a number that is no member: the type is right


def is_a(module, value, said):
    """Say whether a value is of a type as the docstring spells it."""
    if value is None:
        return said.endswith("None") or said == "Any"
    for part in re.split(r" \| (?![^\[]*\])", said):  # not within the brackets of a list
        if part == "Any" or (part.startswith("Callable") and callable(value)):
            return True
        inner = re.fullmatch(r"list\[(.+)\]", part)
        if inner:
            if isinstance(value, list) and all(is_a(module, item, inner.group(1)) for item in value):
                return True
            continue
        cls = getattr(builtins, part, None) or getattr(module, part, None)
        if isinstance(cls, type) and isinstance(value, cls):
            return True
    return False


@each("function", calls.all_functions(lambda f: f.has_status), ids=repr)
def test_what_comes_back(function, stub_of):
    prepared = calls.Prepared(stub_of(function.model.module), function, calls.values.typed_rows(function)[0])
    doc = Doc(function, False)
    status, *results = prepared.callable(*prepared.arguments)
    names = [type(status).__name__, *(name for name, _ in doc.returns)]
    assert doc.summary.strip().startswith(f"({', '.join(names)}{',' if len(names) == 1 else ''}); ")
    for (name, words), value in zip(doc.returns, results, strict=True):
        assert is_a(prepared.module, value, words), f"{name} : {words}: {value!r}"


CHECKED = re.compile(r"; (cubind\.checked\.\w+) returns (.+?)(?:, or raises (\w+)| and raises nothing)?$")
CHECKED_FIRST = re.compile(r"(.+), or raises (\w+); (cubind\.\w+) returns (.+)$")


@each("function", calls.all_functions(lambda f: f.has_status), ids=repr)
def test_what_comes_back_from_the_checked_form(function, stub_of):
    """Checked results have the names that both docstrings give, and failures are exceptions."""
    prepared = calls.Prepared(stub_of(function.model.module), function, calls.values.typed_rows(function)[0], checked=True)
    docs = Doc(function, False), Doc(function, True)
    module, names, error = CHECKED.search(docs[0].summary).groups()
    if docs[0].callable.__doc__ == docs[1].callable.__doc__:
        assert docs[0].summary == docs[1].summary
    else:
        own, raised, other, results = CHECKED_FIRST.fullmatch(docs[1].summary.strip()).groups()
        assert (own, raised, other.replace("cubind.", "cubind.checked.")) == (names, error, module)
        assert docs[0].summary.strip().startswith(f"{results}; ")
    assert issubclass(getattr(importlib.import_module(module), error), Exception)
    result = prepared.callable(**{name: prepared.samples[i].value for i, name in
                                  zip(function.arguments, function.argument_names, strict=True) if "checked" not in function.params[i]})
    said = [] if names == "None" else names.strip("()").split(", ")
    assert said == [name for name, _ in docs[1].returns]
    values = [] if names == "None" else list(result) if names.startswith("(") else [result]
    for (name, words), value in zip(docs[1].returns, values, strict=True):
        assert is_a(prepared.module, value, words), f"{name} : {words}: {value!r}"


@each("function", calls.all_functions(lambda f: not f.has_status and "cubind.checked" in Doc(f, False).summary), ids=repr)
def test_statuses_that_are_no_failures(function, stub_of):
    """Some functions return a value; the tuple form puts it after a success status."""
    prepared = calls.Prepared(stub_of(function.model.module), function)
    summary = Doc(function, False).summary.strip()
    status, *words = summary.split("; ")[0].strip("(),").split(", ")
    result = prepared.callable(*prepared.arguments)
    assert isinstance(result, tuple) == summary.startswith("(")
    if "." in status:
        assert result[0] == getattr(getattr(prepared.module, status.split(".")[0]), status.split(".")[1])
        assert len(result) == 1 + len(words) and all(map(functools.partial(is_a, prepared.module), result[1:], words))


# ---- callables ----

C_NUMBERS = {(1, True): ctypes.c_int8, (4, True): ctypes.c_int32, (4, False): ctypes.c_uint32, (8, True): ctypes.c_int64,
             (8, False): ctypes.c_uint64}
CALLED = re.compile(r"called as (\w+)\((.*)\) -> (\w+|\([\w, ]+\)), exceptions go to sys.unraisablehook$")


def c_type(of, spelling):
    """Return the ctypes type of an argument or result of a function type."""
    kind = of.type(spelling)
    if kind["class"] == "void":
        return None
    if kind["class"] == "pointer" or (kind["class"] == "handle" and kind["size"] == 8):
        return ctypes.c_void_p
    return C_NUMBERS[kind["size"], kind.get("is_signed", False)]


def callback_cases():
    """Return (function, place of the parameter) of C functions that are called later.

    They have user data, or there is one for the process.
    """
    return [(f, i) for f in calls.all_functions() for i, p in enumerate(f.params)
            if p["kind"] == "callback" and p.get("scope") != "call" and ("closure" in p or p.get("scope") == "process")]


def function_type(of, spelling):
    kind = of.types[spelling]
    while kind["class"] != "function" and "result" not in kind:
        kind = of.types[kind["pointee"] if "pointee" in kind else of.typedefs[kind["name"]]["type"]]
    return kind


@each("case", callback_cases(), ids=lambda case: repr(case[0]))
def test_callables_are_called_as_told(case, stub_of, monkeypatch):
    """A callable gets the described arguments, its result is used, exceptions are reported."""
    function, place = case
    param, of = function.params[place], function.model
    ((name, words, notes),) = [entry for entry in Doc(function, False).parameters if entry[0] == param.get("python_name", param["name"])]
    assert words.startswith("callable")
    called, told, result = CALLED.search(notes.split("; ")[0]).groups()
    assert called == name
    prepared = calls.Prepared(stub_of(of.module), function)
    got, user, failure = [], object(), None
    # returned instead of written
    given = result[1:-1].split(", ") if result.startswith("(") else []

    def callable_(*arguments):
        got.append(arguments)
        if failure:
            raise failure
        if given:
            return tuple(range(1, len(given) + 1))
        return {"None": None, "int": 7}.get(result) if result in ("None", "int") else list(getattr(prepared.module, result))[1]

    arguments = list(prepared.arguments)
    arguments[function.arguments.index(place)] = callable_
    data = None
    if "closure" in param:
        data = function.index(param["closure"])
        arguments[function.arguments.index(data)] = user
    prepared.callable(*arguments)
    call = prepared.last_call()
    at, closure = (None if i is None else int.from_bytes(call.argument(i), "little") for i in (place, data))
    kind = function_type(of, param["declared"])
    types = [c_type(of, t) for t in kind.get("args", [])]
    first = next((i for i, t in enumerate(kind.get("args", [])) if data is not None and t == "void *"), None)
    passed = [closure if i == first else ctypes.addressof(MEMORY) if t is ctypes.c_void_p else 1 for i, t in enumerate(types)]
    function_ = ctypes.CFUNCTYPE(c_type(of, kind["result"]), *types)(at)
    returned = function_(*passed)
    said = [word for word in told.split(", ") if word]
    assert len(got[0]) == len(said) == len(types) - len(given)
    if given:
        names = of.typedefs[param["class_name"]]["arg_names"]
        assert [name for name in names if name in given] == given
        assert MEMORY.raw[0] == len(given), "the last of them was written last"
    for i, (word, value) in enumerate(zip(said, got[0], strict=True)):
        if i == first:
            assert word == function.params[data].get("python_name", function.params[data]["name"]) and value is user
        else:
            assert isinstance(value, getattr(builtins, word, None) or getattr(prepared.module, word)), f"{word}: {value!r}"
    if result != "None" and not given:
        assert returned == (7 if result == "int" else int(list(getattr(prepared.module, result))[1]))
    if param.get("scope") != "once":
        raised = []
        monkeypatch.setattr("sys.unraisablehook", lambda it: raised.append(it.exc_value))
        failure = RuntimeError("told")
        function_(*passed)
        assert raised == [failure]


# ---- classes ----

CLASSES = [(module, name) for module in libraries.MODULES for name in model.load(module).classes]
classes = each("case", CLASSES, ids=lambda case: ".".join(case))


def class_of(module, name):
    return getattr(calls.module_of(module), name)


@classes
def test_classes_say_the_same_in_type_stubs(case):
    module, name = case
    stubs, text = stub_docstrings(module, False), class_of(module, name).__doc__
    assert stubs is None or re.sub(r"\nMembers\n(    .*\n)+", "", text) == f"{stubs[name]}\n"


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
        assert age_in(text)[0] == told_age(module, "enums", of.enums[name]["name"], None)
    elif of.records.get(name, {}).get("name") == name and "is_anonymous" not in of.records[name]:
        assert age_in(text)[0] == told_age(module, "records", name, "fields")


@each("case", [case for case in callback_cases() if "class_name" in case[0].params[case[1]]], ids=lambda case: repr(case[0]))
def test_callback_classes_tell_how_callables_are_called(case):
    """A callback class describes the call like its parameters, except user data's name."""
    function, place = case
    param = function.params[place]
    notes = next(notes for name, _, notes in Doc(function, False).parameters if name == param.get("python_name", param["name"]))
    called = CALLED.search(notes.split("; ")[0])
    user = next((p.get("python_name", p["name"]) for p in function.params if p["name"] == param.get("closure")), None)
    arguments = ["user_data" if name == user else name for name in called[2].split(", ")]
    said = " ".join(class_of(function.model.module, param["class_name"]).__doc__.split())
    assert f"A callable in its place is called as f({', '.join(arguments)}) -> {called[3]}." in said


@pytest.mark.parametrize("module", [m for m in libraries.MODULES if "fails" in model.load(m).data])
def test_statuses_say_what_any_function_may_return(module):
    head = model.load(module).data
    cls = class_of(module, head["status_enum"])
    names = listed(sections(cls.__doc__.splitlines())["Any function may return"])
    assert names == head["fails"] and all(getattr(cls, name) for name in names)


@each("case", [case for case in CLASSES if case[1] in model.load(case[0]).enums], ids=lambda case: ".".join(case))
def test_members_of_enums(case):
    cls = class_of(*case)
    said = re.findall(r"(\w+) = (-?\d+)", "\n".join(sections(cls.__doc__.splitlines())["Members"]))
    assert [(member, int(value)) for member, value in said] == [(m, int(v)) for m, v in cls.__members__.items()]


def shown_by_help(cls):
    """Return what help() prints about an object, without marks."""
    return re.sub(r"^ \|\s*", "", pydoc.plain(pydoc.render_doc(cls)), flags=re.MULTILINE)


@pytest.mark.parametrize("case", [("driver", "CUresult"), ("driver", "CUstream"), ("driver", "CUDA_MEMCPY2D")], ids=lambda case: case[1])
def test_help_shows_the_docstring(case):
    cls = class_of(*case)
    text = shown_by_help(cls)
    assert all(line.strip() in text for line in cls.__doc__.splitlines())


def samples(module, words, now):
    """Return (word, value) for each kind of value that a field accepts; `now` is its value."""
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
    """Every field is listed in C order. A settable one accepts its values and reads them back."""
    module, name = case
    cls = class_of(module, name)
    second = re.fullmatch(r"The (?:struct|union) of (\w+?)(, which derives from it|, which it derives from|)\.\n", cls.__doc__)
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
                pass  # no member, or a count that does not fit: the type is right
            except TypeError as error:
                raise AssertionError(f"{field} : {words}: {word} is refused: {error}") from error
