"""Dependencies point one way: what each folder may include and may name."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODELS = sorted((ROOT / "generated" / "model").glob("*/*.json"))

INCLUDE = re.compile(r'^\s*#\s*include\s+[<"]([^>"]+)[>"]', re.MULTILINE)


def sources(*folders):
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*")) if path.suffix in {".c", ".h", ".in"}]


def includes(path):
    return INCLUDE.findall(path.read_text())


def code_of(path):
    """The text without comments."""
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)


def named(path):
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", sources("generator"), ids=named)
def test_generator_knows_no_python(path):
    assert not [i for i in includes(path) if i.startswith(("Python.h", "cubind/"))]


# The one name of a package is the finder of libraries; the one protocol is how other packages pass streams; CUDAError is
# the exception that all bindings share; the last one is a text that callers compare.
ALLOWED = ("cuda.pathfinder", "__cuda_stream__", "CUDAError", "CUDA Binding structure")
CUDA_NAME = re.compile(r"\b(?:cu|CU|cuda|CUDA|nvrtc|NVRTC|nvJitLink|NVJITLINK|cublas|CUBLAS|cufft|CUFFT)(?:[A-Z_]\w*|\b)")


@pytest.mark.parametrize("path", sources("runtime"), ids=named)
def test_runtime_names_no_cuda_function(path):
    text = code_of(path)
    for allowed in ALLOWED:
        text = text.replace(allowed, "")
    found = [name for name in CUDA_NAME.findall(text) if not name.startswith("CUBIND")]
    assert not found


@pytest.mark.parametrize("path", sources("runtime"), ids=named)
def test_runtime_includes_no_binding(path):
    allowed_files = {p.name for p in (ROOT / "runtime").rglob("*.h")}
    for include in includes(path):
        system = (ROOT / "runtime" / "include" / include).exists() or Path(include).name in allowed_files
        assert system or "/" not in include or include.startswith("sys/"), include


# The folder of a toolkit is called `cuda`.
OF_EVERY_TOOLKIT = {"cuda"}


@cache
def library_words():
    """(every name that some library declares or has, a pattern of those that begin like its functions and errors)."""
    names, prefixes = set(), set()
    for path in MODELS:
        model = json.loads(path.read_text())
        names |= {model["library"], model["soname"], model["error_class"], model.get("resolver"), model["status_enum"]}
        prefixes |= {model["function_prefix"] + "[A-Z]", model["error_prefix"]}
        for function in model["functions"]:
            names |= {function[key] for key in ("name", "symbol", "base", "symbol_ptds") if key in function}
        for kind in ("enums", "records"):
            names |= {name for declared in model[kind] for name in declared["names"] if "_anon" not in name}
        names |= {item["name"] for enum in model["enums"] for item in enum["items"]}
        names |= {declared["name"] for kind in ("typedefs", "macros", "skipped") for declared in model[kind]}
    return names - {None} - OF_EVERY_TOOLKIT, re.compile(rf"(?:{'|'.join(sorted(prefixes))})\w*")


def test_words_of_every_library_are_looked_for():
    names, prefixes = library_words()
    assert {"libcuda.so.1", "cuInit", "CUDA_SUCCESS", "nvrtcResult"} <= names and len(names) > 3000
    assert prefixes.fullmatch("cuNewFunction") and not prefixes.fullmatch("cut")


@pytest.mark.parametrize("path", sources("generator", "templates"), ids=named)
def test_generator_names_no_cuda_function(path):
    """What is special about one library stands in its spec."""
    text = code_of(path) if path.suffix != ".in" else path.read_text()
    words = set(re.findall(r"[A-Za-z_]\w*", text)) - OF_EVERY_TOOLKIT
    names, prefixes = library_words()
    assert words & names == set()
    assert not [word for word in words if prefixes.fullmatch(word)]
    assert not [name for name in names if ".so" in name and name in text]


SYSTEM_HEADERS = {"Python.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h"}


def generated_code():
    return [p for p in sources("generated") if p.name not in {"stub_library.c", "layout_check.c"}]


@pytest.mark.parametrize("path", generated_code(), ids=named)
def test_generated_code_includes_only_the_runtime_and_itself(path):
    own = {p.name for p in path.parent.iterdir()}
    for include in includes(path):
        declarations = path.name == "types.h" and re.fullmatch(r"\.\./\w+/types\.h", include)  # of other modules
        assert include.startswith("cubind/") or include in own | SYSTEM_HEADERS or declarations, include


@pytest.mark.parametrize("path", sources("generated"), ids=named)
def test_generated_code_is_narrow(path):
    wide = [i for i, line in enumerate(path.read_text().splitlines(), 1) if len(line) > 100]
    assert not wide


# What core/ includes of others: the runtime, and the C tables that it reaches CUDA through.
TABLES = {f"{module}/{module}_api.h" for module in ("driver", "nvrtc", "nvjitlink")}


@pytest.mark.parametrize("path", [p for p in sources("core") if "include" not in p.parts], ids=named)
def test_core_reaches_cuda_through_the_tables(path):
    own = {str(p.relative_to(ROOT / "core")) for pattern in ("*.h", "*.def") for p in (ROOT / "core").rglob(pattern)}
    for include in includes(path):
        known = include in own | TABLES or include.startswith("cubind/")
        assert known or "/" not in include or include.startswith("sys/"), include
    assert not re.search(r"\bdl(?:open|sym)\b", code_of(path))
