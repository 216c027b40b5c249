"""Test cubind-gen on damaged and hostile models: errors with locations, no crash, no output."""

import json
import os
import random
import re
import subprocess
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("CUBIND_BUILD", "build/dev")
GENERATOR = BUILD / "generator" / "cubind-gen"
MODELS = ROOT / "generated" / "model"

# A sanitizer's library would only slow the compiler down.
COMPILER_ENVIRONMENT = os.environ | {"LD_PRELOAD": ""}

pytestmark = pytest.mark.skipif(not GENERATOR.exists(), reason="this build has no generator")


def load(name="nvrtc"):
    """Return the model of a module in the newest release."""
    command = [GENERATOR, "dump", "--model", MODELS / f"{name}.json"]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def dump(model):
    """Return the text of a model, with one declaration per line as the generator writes it."""
    lines = [
        f'"{key}": [\n' + ",\n".join(map(json.dumps, value)) + "\n]" if isinstance(value, list) else f'"{key}": {json.dumps(value)}'
        for key, value in model.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def generate(folder, model):
    path = folder / "model.json"
    path.write_text(model if isinstance(model, str) else dump(model))
    command = [GENERATOR, "generate", "--model", path, "--out", folder / "inside" / "out"]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def refused(folder, model, *patterns):
    result = generate(folder, model)
    assert result.returncode == 1, result.stderr
    errors = [line for line in result.stderr.splitlines() if "note: " not in line]
    assert errors and all(re.match(r"model\.json:\d+(:\d+)?: error: .*; \S", line) for line in errors), result.stderr
    for pattern in patterns:
        assert any(re.search(pattern, line) for line in errors), result.stderr
    assert [p.name for p in folder.iterdir()] == ["model.json"]


def item(model, key, name):
    return next(entry for entry in model[key] if entry.get("name", entry.get("spelling")) == name)


def test_as_it_is(tmp_path):
    result = generate(tmp_path, load())
    assert result.returncode == 0, result.stderr
    assert (tmp_path / "inside/out/nvrtc/MANIFEST").is_file()


# ---- texts that end up in paths, C, Python or comments ----

HOSTILE = ["../../x", "/tmp/x", "..", "a/b", 'a"b', "a\\", "a\nb", "*/ int x; /*", "a b", "", "a;b", "a#b"]


@pytest.mark.parametrize(
    "key", ["module", "python_name", "soname", "library", "error_class", "error_prefix", "function_prefix", "success", "status_enum"]
)
def test_names_of_the_module(tmp_path, key):
    for text in HOSTILE:
        refused(tmp_path, {**load(), key: text}, rf'error: {key} is (empty|".*"), which is not ')


def test_names_that_python_cannot_import(tmp_path):
    for text in ("\u00e9", "a$", "class", "None"):
        refused(tmp_path, {**load(), "module": text}, r'error: module is ".*", which is not an identifier of C and of Python')


@pytest.mark.parametrize("text", ['a"b', "a\\", "a\nb", "*/", "/*", "a??/", "\x7f"])
@pytest.mark.parametrize("key", ["title", "doc_link"])
def test_texts_of_the_module(tmp_path, key, text):
    refused(tmp_path, {**load(), key: text}, rf"error: {key} is ")


@pytest.mark.parametrize("text", ["../nvrtc.h", "/nvrtc.h", "a//b.h", "./a.h", 'a".h', "a>b.h", "a\n.h", "a/"])
def test_names_of_headers(tmp_path, text):
    model = load()
    model["headers"][0]["name"] = text
    refused(tmp_path, model, r'error: name is ".*", which is not a relative path without `\.`, `\.\.` or special characters')
    model = load()
    model["imports"] = [{"module": "driver", "headers": [text]}]
    refused(tmp_path, model, r'error: an item is ".*", which is not a relative path without `\.`, `\.\.` or special characters')


@pytest.mark.parametrize("text", ["int; int x", 'char "', "int /* */", "struct {", "f(", "int\n", "#define", "", "1"])
def test_types(tmp_path, text):
    model = load()
    model["types"][0]["spelling"] = text
    refused(tmp_path, model, r"error: spelling is ")


@pytest.mark.parametrize("key", ["functions", "enums", "typedefs", "macros"])
@pytest.mark.parametrize("text", [*HOSTILE, "int", "1a"])
def test_names_of_declarations(tmp_path, key, text):
    model = load()
    model[key][0]["name"] = text
    refused(tmp_path, model, r"error: name is ")


@pytest.mark.parametrize("text", ["a; b", '"a"', "'a'", "a // b", "a /* b", "(a", "a)", "a\\", "#a", "a\nb", ""])
def test_expressions(tmp_path, text):
    model = load("driver")
    param = next(p for f in model["functions"] for p in f.get("params", ()) if p.get("len") == "expr")
    param["len_name"] = text
    refused(tmp_path, model, r"error: len_name is ")


def test_text_of_a_macro(tmp_path):
    """Any text can be a C literal."""
    model = load()
    text = "".join(map(chr, range(1, 127))) + "??/"
    model["macros"] = [{"name": "NVRTC_TEXT", "class": "string", "text": text, "value": 0, "order": 0, "loc": "nvrtc.h:1:1"}]
    result = generate(tmp_path, model)
    assert result.returncode == 0, result.stderr
    folder = tmp_path / "inside/out/nvrtc"
    include = [f"-I{path}" for path in (folder, ROOT / "runtime/include", sysconfig.get_paths()["include"])]
    compiler = [os.environ.get("CC", "cc"), "-std=c11", "-D_GNU_SOURCE", "-S", "-o", "-", *include]
    made = subprocess.run([*compiler, folder / "module.c"], capture_output=True, text=True, check=False, env=COMPILER_ENVIRONMENT)
    assert made.returncode == 0, made.stderr
    escaped = "".join({"\n": "\\n", "\t": "\\t", '"': '\\"', "\\": "\\\\", "\b": "\\b", "\f": "\\f", "\r": "\\r"}.get(
        c, c if " " <= c < "\x7f" else f"\\{ord(c):03o}") for c in text)
    assert re.sub(r"\\([0-7]{1,3})(?![0-7])", lambda m: f"\\{int(m[1], 8):03o}", made.stdout).find(escaped) >= 0


# ---- numbers, kinds, references ----


def edit(name, path, value):
    """Return a model with one place changed.

    The path has keys and indices, or (list, name) for an item of a list.
    """
    model = load(name)
    at = model
    for step in path[:-1]:
        at = item(model, *step) if isinstance(step, tuple) else at[step]
    if value is None:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return model


GET = ("functions", "nvrtcGetPTX")
CREATE = ("functions", "nvrtcCreateProgram")


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ((GET, "params", 1, "len_name"), "nothing", 'no function "nothing"'),
        ((GET, "params", 1, "len"), "expr", "in the length of nvrtcGetPTX.ptx is neither"),
        ((GET, "params", 1, "len"), "param", 'has no parameter "nvrtcGetPTXSize"'),
        ((GET, "params", 1, "len_name"), None, "len_name"),
        ((GET, "params", 1, "kind"), "no_such", "unknown kind of parameter"),
        ((GET, "params", 1, "kind"), "typed_size", 'kind "typed_size" needs'),
        ((GET, "params", 0, "kind"), "out_int", 'kind "out_int" needs'),
        ((GET, "params", 0, "declared"), "no such", 'no such type: "no such"'),
        ((GET, "params", 0, "declared"), 5, "no such type"),
        ((GET, "params", 0, "declared"), ["int"], "no such type"),
        ((GET, "params", 0, "dir"), "sideways", 'unknown word "sideways"'),
        ((GET, "params", 0, "is_argument"), "yes", "is_argument is .*, which is not true or false"),
        ((GET, "params", 0, "is_argument"), 1, "is_argument is .*, which is not true or false"),
        ((GET, "params"), {}, "not a list"),
        ((GET, "params", 0), "p", "not an object"),
        ((GET, "result"), "char *", "its result is not a status"),
        ((("functions", "nvrtcGetPTXSize"), "status"), None, "returns no status that can fail, but has results"),
        ((GET, "section"), "../other", "section is .*, which is not a word of lower-case letters"),
        ((GET, "section"), "Programs", "section is .*, which is not a word of lower-case letters"),
        ((GET, "order"), 10**6, "missing or repeated"),
        ((GET, "order"), -1, "missing or repeated"),
        ((GET, "order"), 0, "missing or repeated"),
        ((GET, "version"), -1, "version is .*, which is not a number of at least 0"),
        ((GET, "version"), 2**40, "version is .*, which is not a number of at least 0"),
        ((GET, "loc"), "/etc/passwd:1:1", "bad place"),
        ((GET, "loc"), "nvrtc.h:x", "bad place"),
        ((("types", "char *"), "pointee"), "char *", "contains itself"),
        ((("types", "char *"), "pointee"), None, "a type of its class has a pointee"),
        ((("types", "char *"), "class"), "function", "it points to nothing"),
        ((("types", "char *"), "class"), "int", "it points to nothing"),
        ((("types", "char *"), "size"), 0, "no size for a type of its class"),
        ((("types", "size_t"), "size"), -7, "no size for a type of its class"),
        ((("types", "nvrtcProgram"), "name"), None, "a type of its class has a name"),
        ((("types", "nvrtcProgram"), "name"), "nothing", "uses nothing, which neither"),
        ((("enums", "nvrtcResult"), "names"), [], "an enum must have a name"),
        ((("enums", "nvrtcResult"), "items"), [], 'has no enumerator "NVRTC_SUCCESS"'),
        ((("enums", "nvrtcResult"), "underlying"), "char *", "an integer type"),
        ((("typedefs", "nvrtcProgram"), "role"), "callback", "its type does not fit its role"),
        ((("typedefs", "nvrtcProgram"), "role"), "king", "role is .*, which is not one of enum, "),
        ((("typedefs", "nvrtcProgram"), "base"), "driver", "base is .*, which is not a class with its module"),
        ((("typedefs", "nvrtcProgram"), "origin"), "driver", "its origin is not an imported module"),
        ((("functions", "nvrtcCompileProgram"), "detail_size"), None, "has a text but no size"),
        ((("functions", "nvrtcCompileProgram"), "detail_size"), "nothing", 'no function "nothing"'),
        ((("functions", "nvrtcCompileProgram"), "detail_text"), None, '"of" alone must name a text result'),
        ((("functions", "nvrtcCompileProgram"), "detail_param"), "nothing", 'has no parameter "nothing"'),
        (("status_enum",), None, 'its result is not a status'),
        (("status_enum",), "nothing", 'no enum "nothing"'),
        (("success",), "nothing", 'has no enumerator "nothing"'),
        (("error_string",), "nothing", 'no function "nothing"'),
        (("types",), [], "no such type"),
        (("aliases",), [{"name": "a", "function": "nothing"}], 'no function "nothing"'),
        (("queries",), [{"name": "q", "function": "nothing", "call": "&value"}], 'no function "nothing"'),
        (("tables",), [{"name": "t", "enum_name": "nvrtcResult", "rows": [{"enumerator": "X", "key": 1, "type": "int32"}]}],
         'has no enumerator "X"'),
        (("tables",), [{"name": "t", "enum_name": "nvrtcResult", "rows": [{"enumerator": "NVRTC_SUCCESS", "key": 0, "type": "king"}]}],
         "type is .*, which is not one of "),
        (("imports",), [{"module": "../x", "headers": []}], "module is "),
    ],
)
def test_members(tmp_path, path, value, says):
    refused(tmp_path, edit("nvrtc", path, value), says)


@pytest.mark.parametrize("text", ['{"releases": 5}', '{"releases": [1]}', '{"releases": null}', '{"releases": {}}', '{"releases": {"1.0": 5}}'])
def test_releases_that_are_none(tmp_path, text):
    path = tmp_path / "model.json"
    path.write_text(text)
    for name in path, f"{path}@1.0", f"{path}@2.0":
        result = subprocess.run([GENERATOR, "dump", "--model", name], capture_output=True, text=True, check=False, timeout=120)
        assert result.returncode == 1, result.stderr
        assert all(re.match(r"(\S*/)?model\.json:1:\d+: error: .*; \S", line) for line in result.stderr.splitlines()), result.stderr


def test_callback_without_typedef(tmp_path):
    model = edit("driver", (("typedefs", "CUhostFn"), "name"), "CUotherFn")
    refused(tmp_path, model, "uses CUhostFn, which neither headers nor imports")


def test_chains_without_end(tmp_path):
    """References that form a cycle or an endless chain are refused."""
    model = load("driver")
    inner = next(r for r in model["records"] if r.get("is_anonymous"))
    inner["parent"] = inner["name"]
    refused(tmp_path, model, "a record contains itself, or its parent is missing")
    model = load("driver")
    holder = item(model, "records", "CUDA_MEMCPY3D")
    holder["fields"][0].update(type=next(t["spelling"] for t in model["types"] if t.get("name") == holder["names"][-1] and t["class"] == "record"))
    refused(tmp_path, model, "outside its record|contains itself")
    model = load()
    depth = 200000
    model["types"] += [{"spelling": "deep", "class": "int", "size": 4}]
    model["types"] += [
        {"spelling": f"deep{i}", "class": "pointer", "size": 8, "pointee": f"deep{i + 1}" if i < depth else "deep"} for i in range(depth + 1)
    ]
    refused(tmp_path, model, "it contains itself, nests too deep")


def test_fields_outside(tmp_path):
    for key, value in {"offset": -8, "offset ": 2**62, "kind": "no_such", "name": "a b"}.items():
        model = load("driver")
        item(model, "records", "CUDA_MEMCPY3D")["fields"][0][key.strip()] = value
        refused(tmp_path, model, "outside its record|unknown kind of field|name is ")


def test_two_of_one_name(tmp_path):
    """Lookups are by name, so two items of one name are refused."""
    for key in ("functions", "enums", "records", "typedefs", "macros", "tables"):
        model = load("driver")
        again = {**model[key][0], "order": len(model[key])} if "order" in model[key][0] else model[key][0]
        model[key].append(again)
        refused(tmp_path, model, f'{key} has a second "{again["name"]}"')
    for key, inside in {"functions": "params", "enums": "items", "records": "fields"}.items():
        model = load("driver")
        holder = next(entry for entry in model[key] if entry.get(inside))
        holder[inside].append(holder[inside][0])
        refused(tmp_path, model, f'{inside} has a second "{holder[inside][0]["name"]}"')


# ---- random damage ----


def damaged(model, chance):
    """Remove, duplicate or replace one random member."""
    places = []

    def walk(node):
        for key in node if isinstance(node, dict) else range(len(node)):
            places.append((node, key))
            if isinstance(node[key], (dict, list)):
                walk(node[key])

    walk(model)
    node, key = chance.choice(places)
    how = chance.randrange(4)
    if how == 0:
        del node[key]
    elif how == 1 and isinstance(node, list):
        node.append(node[key])
    elif how == 2:
        node[key] = chance.choice(["", "x", 0, -1, 2**63, None, True, [], {}, "int", "char *", "nvrtcGetPTX", "NVRTC_SUCCESS"])
    else:
        other, at = chance.choice(places)
        node[key] = json.loads(json.dumps(other[at]))
    return model


@pytest.mark.parametrize("seed", range(60))
def test_damage(tmp_path, seed):
    """A damaged model is accepted, or refused with a place; it never causes a crash."""
    result = generate(tmp_path, damaged(load(), random.Random(seed)))
    assert result.returncode in (0, 1), (result.returncode, result.stderr)
    assert (result.returncode == 1) == bool(result.stderr)
    for line in result.stderr.splitlines():
        assert re.match(r"model\.json(:\d+(:\d+)?)?: (error|note): ", line), result.stderr
