"""Dependencies point one way: what each folder may include and may name."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

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
CUDA_NAME = re.compile(r"\b(?:cu|CU|cuda|CUDA|nvrtc|NVRTC|cublas|CUBLAS|cufft|CUFFT)(?:[A-Z_]\w*|\b)")


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


@pytest.mark.parametrize("path", sources("generator", "templates"), ids=named)
def test_generator_names_no_cuda_function(path):
    """What is special about one library stands in its spec."""
    text = code_of(path) if path.suffix != ".in" else path.read_text()
    found = re.findall(r"\b(?:cu[A-Z]|cuda[A-Z]|nvrtc[A-Z]|cublas[A-Z]|cufft[A-Z]|CU_|CUDA_[A-Z]|NVRTC_)\w*", text)
    # The macros that select symbols and name the release are those of every CUDA toolkit.
    assert not [name for name in found if name not in {"CUDA_API_PER_THREAD_DEFAULT_STREAM", "CUDA_VERSION"}]


SYSTEM_HEADERS = {"Python.h", "stdbool.h", "stddef.h", "stdint.h"}


def generated_code():
    return [p for p in sources("generated") if p.name not in {"stub_library.c", "layout_check.c"}]


@pytest.mark.parametrize("path", generated_code(), ids=named)
def test_generated_code_includes_only_the_runtime_and_itself(path):
    own = {p.name for p in path.parent.iterdir()}
    for include in includes(path):
        assert include.startswith("cubind/") or include in own or include in SYSTEM_HEADERS, include


@pytest.mark.parametrize("path", sources("generated"), ids=named)
def test_generated_code_is_narrow(path):
    wide = [i for i, line in enumerate(path.read_text().splitlines(), 1) if len(line) > 100]
    assert not wide
