"""Test that dependencies point one way: check the includes, names and calls of each folder."""

import itertools
import os
import re
import subprocess
from collections import defaultdict
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import model_history
import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("CUBIND_BUILD", "build/dev")

INCLUDE = re.compile(r'^\s*#\s*include\s+[<"]([^>"]+)[>"]', re.MULTILINE)


def sources(*folders):
    code = {".c", ".h", ".def", ".in"}
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*")) if path.suffix in code]
    # Headers in specs/ are facts about libraries, not code.
    return [path for path in found if "specs" not in path.parts]


def includes(path):
    return INCLUDE.findall(path.read_text())


def code_of(path):
    """Return the text without comments."""
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)


def named(path):
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", sources("formats"), ids=named)
def test_formats_know_libc_alone(path):
    own = {p.name for p in (ROOT / "formats").iterdir()}
    assert set(includes(path)) - own <= {"elf.h", "stdbool.h", "stddef.h", "stdint.h", "stdlib.h", "string.h"}
    assert not re.search(r"\bPy[A-Z_]|\bcu[A-Z]|\bCUDA_", code_of(path))


@pytest.mark.parametrize("path", sources("core", "formats", "runtime", "simulator"), ids=named)
def test_only_formats_walk_elf_files(path):
    """There is one reader of ELF: no other code looks for the section table."""
    if path.parent.name != "formats" and path.name != "print_image.c":  # it writes a file
        assert not re.search(r"\be_shoff\b|\be_shentsize\b", code_of(path))


@pytest.mark.parametrize("path", sources("generator"), ids=named)
def test_generator_knows_no_python(path):
    assert not [i for i in includes(path) if i.startswith(("Python.h", "cubind/"))]


# The finder of libraries is a package; passing streams between packages is a protocol; CUDAError is
# the exception that all bindings share; callers compare the last text.
ALLOWED = ("cuda.pathfinder", "__cuda_stream__", "CUDAError", "CUDA Binding structure")
CUDA_NAME = re.compile(r"\b(?:cu|CU|cuda|CUDA|nvrtc|NVRTC|nvJitLink|NVJITLINK|cublas|CUBLAS|cufft|CUFFT|nvml|NVML|nvvm|NVVM|nvFatbin|NVFATBIN|nvtx|NVTX)(?:[A-Z_]\w*|\b)")


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


# The folder of every toolkit is called `cuda`.
OF_EVERY_TOOLKIT = {"cuda"}


@cache
def library_words():
    """Return (names that libraries declare, a pattern for their functions' and errors' names)."""
    names, prefixes = set(), set()
    newest = model_history.all_releases()[-1]
    for module, release in itertools.product(model_history.modules(newest), ("12.9", "13.0", newest)):
        model = model_history.load(module, release)
        names |= {model["library"], model["soname"], model.get("error_class"), model.get("resolver"), model.get("status_enum")}
        prefixes |= {model["function_prefix"] + "[A-Z]", *({model["error_prefix"]} if "error_prefix" in model else ())}
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
    """Facts about one library belong in its spec, so the generator names none."""
    text = code_of(path) if path.suffix != ".in" else path.read_text()
    words = set(re.findall(r"[A-Za-z_]\w*", text)) - OF_EVERY_TOOLKIT
    names, prefixes = library_words()
    assert words & names == set()
    assert not [word for word in words if prefixes.fullmatch(word)]
    assert not [name for name in names if ".so" in name and name in text]


SYSTEM_HEADERS = {"Python.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h"}


def generated(*without):
    """Return the C files that the build makes for all majors, except those with these names."""
    found = [p for module in model_history.all_modules() for p in sorted((BUILD / "code").glob(f"*/{module}/*.[ch]"))]
    return [p for p in found if p.name not in without]


def of_build(path):
    return str(path.relative_to(BUILD))


@pytest.mark.parametrize("path", sources("simulator"), ids=named)
def test_simulator_knows_no_python_and_no_other_part(path):
    part = ROOT / "simulator"
    if (part / "driver") in path.parents:
        part /= "driver"
    own = {str(p.relative_to(part)) for p in sources(str(part.relative_to(ROOT)))} | {"cubind_sim.h"}
    for include in includes(path):
        assert include in own or "/" not in include or include.startswith(("sys/", "linux/")), include
        assert include != "Python.h"
    # These stay loaded, interpose on another library, or call one.
    is_a_library = path.parent.name in {"entry", "interpose", "nccl"}
    assert is_a_library or not re.search(r"\bdl(?:open|sym)\b", code_of(path))


@pytest.mark.parametrize("path", generated("stub_library.c", "layout_check.c"), ids=of_build)
def test_generated_code_includes_only_the_runtime_and_itself(path):
    own = {p.name for p in path.parent.iterdir()}
    for include in includes(path):
        # A types.h may include those of other modules.
        declarations = path.name == "types.h" and re.fullmatch(r"\.\./\w+/types\.h", include)
        assert include.startswith("cubind/") or include in own | SYSTEM_HEADERS or declarations, include


@pytest.mark.parametrize("path", generated(), ids=of_build)
def test_generated_code_is_narrow(path):
    lines = enumerate(path.read_text().splitlines(), 1)
    wide = [i for i, line in lines if len(line) > 100 and not re.fullmatch(r' +"value of \w+"\);', line)]
    assert not wide


# core/ includes only the runtime, and the C tables through which it reaches CUDA.
TYPES = {f"{module}/types.h" for module in ("driver", "nvrtc", "nvjitlink", "nvvm", "nvtx")}


@pytest.mark.parametrize("path", [p for p in sources("core") if "include" not in p.parts], ids=named)
def test_core_takes_no_more_than_types_from_the_modules(path):
    own = {str(p.relative_to(ROOT / "core")) for pattern in ("*.h", "*.def") for p in (ROOT / "core").rglob(pattern)}
    for include in includes(path):
        known = include in own | TYPES or include.startswith("cubind/")
        assert known or "/" not in include or include.startswith("sys/"), include
    assert not re.search(r"\bdl(?:open|sym)\b", code_of(path))


# ---- the ladder of folders within a part ----

# For each part: the folders that each folder may use, by an include or by a call. They form a
# ladder, so that no two folders use each other. "." are the files in the part's folder itself. A
# part is a folder of the repository, and its includes are relative to it.
DRIVER_FOLDERS = ["base", "device", "memory", "code", "stream", "transfer", "launch", "graph", "calls"]
CORE_FOLDERS = ["base", "device", "stream", "memory", "layout", "array", "kernel", "launch", "graph", "program", "."]
LADDERS = {
    "generator": {
        "base": set(),
        "model": {"base"},
        "spec": {"base", "model"},
        "parse": {"base", "model", "spec"},
        "annotate": {"base", "model", "spec"},
        "check": {"base", "model", "spec", "annotate"},
        "render": {"base", "model"},
        "emit": {"base", "model", "render"},
        "reference": {"base", "model", "render", "emit"},
        "compare": {"base", "model"},
        "propose": {"base", "model"},
        "command": {"base", "model", "spec", "parse", "compare", "propose"},
        ".": {"base", "model", "spec", "parse", "annotate", "check", "emit", "reference", "propose", "command"},
    },
    # Each may use all those before it.
    "core": {folder: set(CORE_FOLDERS[:i]) for i, folder in enumerate(CORE_FOLDERS)},
    "runtime/src": {
        "libraries": set(),
        "interop": set(),
        "objects": set(),
        "calls": {"interop", "objects"},
        "classes": {"calls", "interop", "libraries", "objects"},
        ".": {"calls", "classes", "interop", "libraries", "objects"},
    },
    "formats": {".": set()},
    "simulator": {
        "base": set(),
        "isa": {"base"},
        "syntax": {"base", "isa"},
        "module": {"base", "isa", "syntax"},
        "lanes": set(),
        "decode": {"base", "isa", "syntax", "module", "lanes"},
        "race": {"lanes"},
        "execute": {"base", "isa", "syntax", "module", "lanes", "decode", "race"},
        ".": {"base", "isa", "syntax", "module", "decode", "execute"},
        "driver": {"."},
        "entry": {"driver"},
        "interpose": {"entry"},  # only for the form of entry points
        "nccl": {"lanes", "entry"},  # for 16-bit formats, and that form
    },
    "simulator/driver": {folder: set(DRIVER_FOLDERS[:i]) for i, folder in enumerate(DRIVER_FOLDERS)},
}

# The permitted circles.
NATURAL = {
    # Each call asks the entry points whether a test wants it to fail.
    "simulator": {"stub_fault"},
}


def folder_of(part, path):
    """Return the folder of a file within its part; "." for files in the part's folder itself."""
    return Path(path).relative_to(part).parts[0] if Path(path).parent != Path(part) else "."


def included(part):
    """Yield (file, file that it includes) for the includes of a part's own files, both as paths."""
    for path in sorted(p for p in part.rglob("*") if p.suffix in {".c", ".h", ".def"}):
        for include in includes(path):
            if (part / include).exists():
                yield path, part / include


def objects_of(part, build):
    """Return object files by source: CMake puts `x/y.c` at `x/CMakeFiles/<target>.dir/y.c.o`."""
    found = defaultdict(list)
    for folder in (part, *part.parents):
        made = build / folder.relative_to(ROOT) / "CMakeFiles" if folder.is_relative_to(ROOT) else build / "CMakeFiles"
        for path in sorted(made.glob("*.dir/**/*.o")):
            source = folder / Path(*path.relative_to(made).parts[1:]).with_suffix("")
            if source.is_relative_to(part) and source.exists():
                found[source].append(path)
    return found


def symbols_of(paths):
    """Return {object file: (names that it defines for others, names that it needs)}."""
    lines = subprocess.run(["nm", "-g", "-P", "-A", *paths], capture_output=True, text=True, check=True).stdout.splitlines()
    found = {str(path): (set(), set()) for path in paths}
    for path, name, kind, *_ in map(str.split, lines):
        found[path.removesuffix(":")][kind in "Uwv"].add(name)
    return found


def linked(objects):
    """Yield (source, source that defines a symbol which it needs, the symbol)."""
    found = symbols_of([path for paths in objects.values() for path in paths])
    symbols = [(source, *found[str(path)]) for source, paths in objects.items() for path in paths]
    owner = {name: source for source, defined, _ in symbols for name in defined}
    for source, _, needed in symbols:
        for name in sorted(needed & owner.keys()):
            yield source, owner[name], name


def against_ladder(part, ladder, uses):
    """Return the uses, as texts, that the ladder does not allow."""
    natural = next((names for name, names in NATURAL.items() if part == ROOT / name), set())
    found = set()
    for source, target, *why in uses:
        above, below = folder_of(part, source), folder_of(part, target)
        if above != below and below not in ladder[above] and not {*why, str(target.relative_to(part))} & natural:
            found.add(" ".join([str(source.relative_to(part)), "uses", str(target.relative_to(part)), *why]))
    return sorted(found)


@pytest.mark.parametrize("name", LADDERS)
def test_ladder_has_no_circle_and_every_folder(name):
    ladder = LADDERS[name]
    tuple(TopologicalSorter(ladder).static_order())  # raises if two folders use each other
    holding = {folder_of(ROOT / name, path) for path in sources(name) if path.suffix != ".in"}
    assert holding - {"include"} == set(ladder)  # include/ is for other parts
    top = next(folder for folder in (ROOT / name, (ROOT / name).parent) if (folder / "README.md").exists())
    assert top != ROOT and not [f for f in set(ladder) - {"."} if not (ROOT / name / f / "README.md").exists()]


@pytest.mark.parametrize("name", LADDERS)
def test_includes_keep_to_the_ladder(name):
    uses = list(included(ROOT / name))
    assert len(uses) > len(LADDERS[name])
    assert against_ladder(ROOT / name, LADDERS[name], uses) == []


@pytest.mark.parametrize("name", LADDERS)
def test_linked_objects_keep_to_the_ladder(name):
    # The simulated NCCL is built only together with the modules of cubind-libraries.
    objects = {path: o for path, o in objects_of(ROOT / name, BUILD).items() if path.parent.name != "nccl"}
    if not objects:
        pytest.skip(f"this build has no {name}")
    missing = [named(path) for path in sources(name) if path.suffix == ".c" and path not in objects and path.parent.name != "nccl"]
    assert missing == [], "build first: these have no object file"
    assert against_ladder(ROOT / name, LADDERS[name], linked(objects)) == []


def circles_of(links):
    """Return the sets of files that reach each other."""
    reach = {file: set(others) for file, others in links.items()}
    grown = True
    while grown:
        grown = False
        for others in reach.values():
            more = set().union(*(reach[other] for other in others)) - others if others else set()
            grown = grown or bool(more)
            others |= more
    return {frozenset(o for o in others if file in reach[o]) for file, others in reach.items() if file in others}


def files_using(uses):
    """Return {file: files that it uses}, from uses as above."""
    links = defaultdict(set)
    for source, target, *_ in uses:
        if source != target:
            links[source].add(target)
            links[target] |= set()
    return links


@pytest.mark.parametrize("name", ["core", "generator", "runtime/src", "simulator/driver"])
def test_no_files_call_in_circles(name):
    objects = objects_of(ROOT / name, BUILD)
    if not objects:
        pytest.skip(f"this build has no {name}")
    links = files_using(linked(objects))
    assert len(links) > 50
    assert [sorted(map(named, circle)) for circle in circles_of(links)] == []


@pytest.mark.parametrize("name", LADDERS)
def test_no_files_include_in_circles(name):
    assert [sorted(map(named, circle)) for circle in circles_of(files_using(included(ROOT / name)))] == []


# The parts in which a file declares its functions for others in a header of its own name.
OWN_HEADERS = ["generator", "core", "runtime", "simulator/driver"]
MOST_LINES = 120  # of a header, without comments, blank lines and the bodies of inline functions
BODY = re.compile(r"^\{\n.*?^\}\n", re.MULTILINE | re.DOTALL)


def own_headers(path):
    """Return the headers of a source file: the one next to it, and a public one of the runtime."""
    return path.with_suffix(".h"), ROOT / "runtime/include/cubind" / f"{path.stem}.h"


def in_other_headers(declared, uses):
    """Return (number of functions that files share, those that the header of their own file lacks).

    `declared` has the functions that each header declares. Functions that no header declares do not
    count: macros that expand a list declare them.
    """
    all_declared = set().union(*declared.values())
    shared = {(target, symbol) for source, target, symbol in uses if source != target and symbol in all_declared}
    return len(shared), sorted(s for target, s in shared if not any(s in declared.get(h, ()) for h in own_headers(target)))


@pytest.mark.parametrize("name", OWN_HEADERS)
def test_shared_functions_stand_in_headers_of_their_files(name):
    objects = objects_of(ROOT / name, BUILD)
    if not objects:
        pytest.skip(f"this build has no {name}")
    headers = [path for path in sources(name) if path.suffix == ".h"]
    declared = {path: set(re.findall(r"\b(\w+)\s*\(", code_of(path))) for path in headers}
    count, others = in_other_headers(declared, linked(objects))
    assert count > 150
    assert len(others) <= 0.05 * count, others


@pytest.mark.parametrize("name", OWN_HEADERS)
def test_no_header_is_too_long(name):
    headers = [path for path in sources(name) if path.suffix == ".h"]
    lengths = {named(path): sum(bool(line.strip()) for line in BODY.sub("", code_of(path)).splitlines()) for path in headers}
    assert {path: length for path, length in lengths.items() if length > MOST_LINES} == {}


def test_functions_in_other_headers_are_found():
    a, b, main = Path("a.c"), Path("b.c"), Path("main.c")
    declared = {Path("a.h"): {"f"}, Path("all.h"): {"g", "h"}}
    uses = [(main, a, "f"), (b, a, "f"), (main, a, "g"), (main, b, "h"), (b, b, "h"), (main, b, "listed")]
    assert in_other_headers(declared, uses) == (3, ["g", "h"])


def test_circles_are_found():
    assert circles_of({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"d2"}, "d2": set()}) == {frozenset("bc")}
    assert circles_of({"a": {"b"}, "b": set()}) == set()
    assert files_using([("a", "b", "f"), ("a", "a", "g"), ("b", "c")]) == {"a": {"b"}, "b": {"c"}, "c": set()}


def test_calls_and_includes_up_the_ladder_are_found(tmp_path):
    """Both readers find an upward include and an upward call in a part of five files."""
    files = {
        "low/a.h": "int a(void);\n",
        "low/a.c": '#include "low/a.h"\nint b(void);\nint a(void) { return b(); }\n',
        "high/b.h": "int b(void);\n",
        "high/b.c": '#include "high/b.h"\n#include "low/a.h"\nint b(void) { return a(); }\n',
        "low/c.c": '#include "high/b.h"\nint c;\n',
    }
    objects = {}
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    for path in sorted(tmp_path.rglob("*.c")):
        objects[path] = [path.with_suffix(".o")]
        subprocess.run(["cc", "-I", tmp_path, "-c", path, "-o", objects[path][0]], check=True)
    ladder = {"low": set(), "high": {"low"}}
    assert against_ladder(tmp_path, ladder, included(tmp_path)) == ["low/c.c uses high/b.h"]
    assert against_ladder(tmp_path, ladder, linked(objects)) == ["low/a.c uses high/b.c b"]
    assert against_ladder(tmp_path, ladder | {"low": {"high"}}, linked(objects)) == []


def test_folders_of_tests_are_packages():
    """Files of other folders are imported by bare name, so their names are unique."""
    folders = {path.parent for path in (ROOT / "tests").rglob("test_*.py")} - {ROOT / "tests/clients/ten"}
    bare = {folder for folder in folders if not (folder / "__init__.py").exists()}
    assert bare == {ROOT / "tests/ci", ROOT / "tests/gpu"}
    bare |= {ROOT / "tests" / name for name in ("fuzz", "lockstep", "random_kernels", "torture")}
    names = [path.stem for folder in bare for path in folder.glob("*.py") if path.stem != "conftest"]
    names += [path.name for path in (ROOT / "tests").iterdir() if any(path.glob("**/*.py"))]
    assert len(names) > 100
    assert [name for name in names if names.count(name) > 1] == []
