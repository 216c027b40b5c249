"""Libraries are searched for in the order of cuda-pathfinder, and reported without loading them.

The searched folders are made by the test and contain copies of the stub libraries.
"""

import os
import shutil
import subprocess

import pytest
from support import libraries
from support.child import in_child

CALLS = {
    "nvrtc": ("nvrtcVersion", []),
    "nvjitlink": ("nvJitLinkVersion", []),
    "runtime": ("cudaRuntimeGetVersion", []),
    "cublas": ("cublasGetCudartVersion", []),
    "cublaslt": ("cublasLtGetVersion", []),
    "cufft": ("cufftGetVersion", []),
    "nvvm": ("nvvmVersion", []),
    "nvfatbin": ("nvFatbinVersion", []),
    "nvtx": ("nvtxRangePop", []),
}
TOOLKIT_MODULES = tuple(CALLS)
OF_COMPONENT = {
    "nvrtc": "cuda_nvrtc/lib",
    "nvjitlink": "nvjitlink/lib",
    "runtime": "cuda_runtime/lib",
    "cublas": "cublas/lib",
    "cublaslt": "cublas/lib",
    "cufft": "cufft/lib",
    "nvvm": "cuda_nvcc/nvvm/lib64",
    "nvfatbin": "nvfatbin/lib",
    "nvtx": "nvtx/lib",
}
# pathfinder searches libNVVM in folders of other shapes, and does not know NVTX.
UNKNOWN_TO_PATHFINDER = ("nvvm", "nvtx")
# pathfinder loads these before the library.
LOADED_BEFORE = {"cublas": ("cublaslt",)}
PATHFINDER_NAMES = {"runtime": "cudart", "nvjitlink": "nvJitLink", "cublaslt": "cublasLt"}


def put(folder, module):
    """Copy the module's stub library into a folder; return the path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / libraries.SONAMES[module]
    shutil.copy(libraries.STUB_FILES[module], path)
    return path


def mapped(soname):
    """Return the files of that name that the process has mapped."""
    with open("/proc/self/maps") as maps:
        files = {line.split(maxsplit=5)[5].strip() for line in maps if line.count("/") > 0}
    return {file for file in files if os.path.basename(file).startswith(soname)}


def first_call(name):
    import importlib

    function, arguments = CALLS[name]
    module = importlib.import_module(f"cubind.{name}")
    return getattr(module, function)(*arguments)


# --- reported, loaded, and found by pathfinder -----------------------------------------------


def found_as_told(name, expected, entries):
    import sys

    from cubind import LibraryNotFoundError, _runtime
    from support.child import skip

    if expected is not None:
        libraries.hide_packages(*entries)
    soname = libraries.SONAMES[name]
    told = _runtime.library_file(name)
    assert not mapped(soname), "to ask is not to load"
    assert _runtime.library_file(name) == told
    try:
        first_call(name)
    except LibraryNotFoundError:
        assert expected is None and told is None
        skip(f"no {soname} here")
    if told is not None:
        assert mapped(soname) == {os.path.realpath(told)}
    assert os.path.realpath(_runtime.library_file(name)) in mapped(soname)
    assert expected in (None, told)
    assert told is None or "cuda.pathfinder" not in sys.modules  # pathfinder is asked last


def run_found_as_told(name, expected, entries=(), **environment):
    blank = dict.fromkeys(("CONDA_PREFIX", "CUDA_PATH", "CUDA_HOME", "LD_LIBRARY_PATH"), "")
    child = in_child(**{module: "real" for module in TOOLKIT_MODULES}, env={**blank, **environment}, hardware=False)
    told = None if expected is None else str(expected)
    child(found_as_told)(name=name, expected=told, entries=[str(entry) for entry in entries])


@pytest.mark.parametrize("name", TOOLKIT_MODULES)
def test_found_as_told_on_this_machine(name):
    run_found_as_told(name, None)


@pytest.mark.parametrize("name", TOOLKIT_MODULES)
def test_order_of_the_places(name, tmp_path):
    """Each place loses to the one before it: wheels, conda, the loader, CUDA_PATH, CUDA_HOME."""
    wheel, old_wheel = (put(tmp_path / "site" / "nvidia" / f, name) for f in ("cu13/lib", OF_COMPONENT[name]))
    conda = put(tmp_path / "conda" / "lib", name)
    system = put(tmp_path / "system", name)
    environment = {"CONDA_PREFIX": tmp_path / "conda", "LD_LIBRARY_PATH": tmp_path / "system"}
    environment = {key: str(value) for key, value in environment.items()}
    for file in (wheel, old_wheel, conda, system):
        run_found_as_told(name, file, [tmp_path / "empty", tmp_path / "site"], **environment)
        file.unlink()


# --- libraries that a library opens ----------------------------------------------------------


def opened_with(name, entries, beside, mapped_after):
    import sys

    libraries.hide_packages(*entries)
    first_call(name)
    for soname in mapped_after:
        assert mapped(soname), soname
    assert "cuda.pathfinder" not in sys.modules
    for soname in beside:
        assert not mapped(soname), soname


def run_opened_with(name, entries, mapped_after, beside=()):
    blank = dict.fromkeys(("CONDA_PREFIX", "CUDA_PATH", "CUDA_HOME", "LD_LIBRARY_PATH"), "")
    child = in_child(**{module: "real" for module in TOOLKIT_MODULES}, env=blank, hardware=False)
    child(opened_with)(name=name, entries=[str(e) for e in entries], beside=beside, mapped_after=mapped_after)


def test_builtins_beside_the_compiler(tmp_path):
    """Without a useful search path of its own, a library finds its dependency loaded before."""
    put(tmp_path / "nvidia" / "cu13" / "lib", "nvrtc")
    builtins = tmp_path / "nvidia" / "cu13" / "lib" / f"libnvrtc-builtins.so.{libraries.RELEASE}"
    shutil.copy(libraries.STUB_FILES["nvjitlink"], builtins)
    run_opened_with("nvrtc", [tmp_path], [builtins.name])


def test_linker_in_another_package(tmp_path):
    put(tmp_path / "one" / "nvidia" / "cu13" / "lib", "cufft")
    put(tmp_path / "two" / "nvidia" / "cu13" / "lib", "nvjitlink")
    run_opened_with("cufft", [tmp_path / "one", tmp_path / "two"], [libraries.SONAMES["nvjitlink"]])


def compile_library(path, code, *options):
    path.parent.mkdir(parents=True, exist_ok=True)
    source = path.with_suffix(".c")
    source.write_text(code)
    command = ["cc", "-shared", "-fPIC", f"-Wl,-soname,{path.name}", "-o", path, source, *options]
    subprocess.run(command, check=True)
    source.unlink()


def test_library_that_is_linked_to_another(tmp_path):
    """The loader refuses cuBLAS until it finds cuBLASLt."""
    other = tmp_path / "two" / "nvidia" / "cu13" / "lib" / libraries.SONAMES["cublaslt"]
    compile_library(other, "int lt(void) { return 13000; }")
    path = tmp_path / "one" / "nvidia" / "cu13" / "lib" / libraries.SONAMES["cublas"]
    compile_library(path, "int lt(void); long cublasGetCudartVersion(void) { return lt(); }", other)
    run_opened_with("cublas", [tmp_path / "one", tmp_path / "two"], [other.name, path.name])


def test_what_the_loader_finds_by_itself_is_left_to_it(tmp_path):
    folder = tmp_path / "nvidia" / "cu13" / "lib"
    put(folder, "nvjitlink")
    code = "int cufftGetVersion(int *version) { *version = 12000; return 0; }"
    compile_library(folder / libraries.SONAMES["cufft"], code, "-Wl,-rpath,$ORIGIN")
    run_opened_with("cufft", [tmp_path], [libraries.SONAMES["cufft"]], [libraries.SONAMES["nvjitlink"]])


def broken(name, path):
    import cubind
    from cubind import _runtime

    libraries.hide_packages(path)
    assert _runtime.library_file(name).startswith(path)
    for _ in range(2):
        with pytest.raises(cubind.LibraryNotFoundError, match="is found as .*, but cannot be loaded") as info:
            first_call(name)
        assert path in str(info.value) and "\n" not in str(info.value)


def test_file_that_is_no_library(tmp_path):
    """If the file that is found is no library, no other file silently replaces it."""
    folder = tmp_path / "nvidia" / "cu13" / "lib"
    folder.mkdir(parents=True)
    (folder / libraries.SONAMES["cufft"]).write_bytes(b"no library at all")
    in_child(cufft="real", hardware=False)(broken)(name="cufft", path=str(tmp_path))


# --- the same as pathfinder -----------------------------------------------------------------------


def asked_of_pathfinder(name, site_folder, told):
    import site

    from cuda.pathfinder import load_nvidia_dynamic_lib

    if site_folder is not None:
        site.getsitepackages = lambda: [site_folder]
    assert os.path.realpath(load_nvidia_dynamic_lib(PATHFINDER_NAMES.get(name, name)).abs_path) == told


def asked_of_cubind(name, site_folder, answer):
    from cubind._runtime import library_file

    if site_folder is not None:
        libraries.hide_packages(site_folder)
    with open(answer, "w") as file:
        file.write(library_file(name) or "")


@pytest.mark.peer
@pytest.mark.parametrize("place", ["wheel", "old wheel", "both wheels", "conda", "system", "machine"])
@pytest.mark.parametrize("name", [name for name in TOOLKIT_MODULES if name not in UNKNOWN_TO_PATHFINDER])
def test_same_file_as_pathfinder(name, place, tmp_path):
    pytest.importorskip("cuda.pathfinder")
    folders = {
        "wheel": ["site/nvidia/cu13/lib"],
        "old wheel": [f"site/nvidia/{OF_COMPONENT[name]}"],
        "both wheels": ["site/nvidia/cu13/lib", f"site/nvidia/{OF_COMPONENT[name]}"],
        "conda": ["conda/lib"],
        "system": ["system"],
        "machine": [],
    }[place]
    for folder in folders:
        for module in (name, *LOADED_BEFORE.get(name, ())):
            put(tmp_path / folder, module)
    environment = {"CONDA_PREFIX": str(tmp_path / "conda"), "LD_LIBRARY_PATH": str(tmp_path / "system")}
    child = in_child(**{module: "real" for module in TOOLKIT_MODULES}, env=environment, hardware=False)
    site_folder = None if place == "machine" else str(tmp_path / "site")
    answer = tmp_path / "answer"
    child(asked_of_cubind)(name=name, site_folder=site_folder, answer=str(answer))
    told = answer.read_text()
    if not told:
        pytest.skip(f"{libraries.SONAMES[name]} is not installed here")
    assert folders == [] or told == str(tmp_path / folders[0] / libraries.SONAMES[name])
    child(asked_of_pathfinder)(name=name, site_folder=site_folder, told=os.path.realpath(told))


# --- bad input ------------------------------------------------------------------------------------


@in_child(nvrtc="real", hardware=False)
def test_search_paths_that_name_no_folder():
    """Entries of sys.path that are no folders are skipped, and the search continues."""
    import sys

    from cubind import _runtime

    usual = _runtime.library_file("nvrtc")

    class Text(str):
        def __fspath__(self):
            raise AssertionError

    strange = [None, 7, b"/tmp", "\0", "a\0b", "\udcff", "\ud800", "", ".", "x" * 5000, object(), Text("/x")]
    sys.path[:0] = strange
    assert _runtime.library_file("nvrtc") == usual
    whole = sys.path
    for other in (tuple(whole), iter(whole), None, 7, (1 / 0 for _ in "x")):
        sys.path = other
        file = _runtime.library_file("nvrtc")
        assert file is None or file.endswith("libnvrtc.so.13")
    del sys.path
    assert _runtime.library_file("nvrtc") is None or usual
    sys.path = whole


@in_child(nvrtc="real", hardware=False)
def test_only_absolute_entries_are_searched():
    """An empty entry, the current folder, is not searched: anybody's file may be there."""
    import os
    import sys
    import tempfile
    from pathlib import Path

    from cubind import _runtime
    from cubind.core import _compiler_build

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "nvidia" / "cu13" / "lib" / "libnvrtc.so.13"
        file.parent.mkdir(parents=True)
        file.write_bytes(b"")
        os.chdir(folder)
        usual = _runtime.library_file("nvrtc"), _compiler_build.find_file("libnvrtc.so.13")
        sys.path[:0] = ["", ".", "./", "nvidia/../"]
        assert (_runtime.library_file("nvrtc"), _compiler_build.find_file("libnvrtc.so.13")) == usual
        sys.path.insert(0, folder)
        assert (_runtime.library_file("nvrtc"), _compiler_build.find_file("libnvrtc.so.13")) == (str(file), str(file))
        os.chdir("/")


@in_child(hardware=False)
def test_names_that_are_no_module():
    from cubind import _runtime

    for name in ("nothing", "", "..", "a\0b", "\ud800"):
        with pytest.raises((ImportError, ValueError)):
            _runtime.library_file(name)
    with pytest.raises(AttributeError):
        _runtime.library_file("core")
    for other in (None, 1, b"nvrtc"):
        with pytest.raises(TypeError, match="takes the name of a module"):
            _runtime.library_file(other)
