"""With cubind.compat, programs that import cuda.bindings and cuda.core get cubind.

This holds whether the original packages are installed or not.
"""

import json

import pytest
from support import compat_runs, libraries

pytestmark = pytest.mark.skipif(int(libraries.MAJOR) < 13, reason="stands for releases of CUDA 13")

WITH = pytest.param(True, id="originals")
WITHOUT = pytest.param(False, id="none")


@pytest.fixture
def run(tmp_path):
    """run(text, originals=True): return what a program under cubind.compat prints."""

    def run(text, originals=True, **more):
        if originals:
            libraries.need_peer()
        return compat_runs.run_text(text, originals=originals, folder=tmp_path, **more)

    return run


# ---- names that are cubind's ----


@pytest.mark.parametrize("originals", [WITH, WITHOUT])
def test_bindings(run, originals):
    text = run("""
        import cuda.bindings.driver as imported
        from cuda.bindings import driver, nvrtc, runtime
        import cuda.bindings, cubind.driver, cubind.nvrtc, cubind.runtime
        assert driver is imported is cuda.bindings.driver is cubind.driver
        assert nvrtc is cubind.nvrtc and runtime is cubind.runtime
        from cuda.bindings.driver import CUresult
        assert CUresult is cubind.driver.CUresult
        assert cuda.bindings.__version_tuple__[:2] == divmod(driver.CUDA_VERSION // 10, 100)
        print(cuda.bindings.__version__)
        """, originals)
    assert text == f"{libraries.RELEASE}.0\n"


@pytest.mark.parametrize("originals", [WITH, WITHOUT])
def test_core(run, originals):
    text = run("""
        import cuda.core, cubind.core
        for name in cubind.core.__all__:
            assert getattr(cuda.core, name) is getattr(cubind.core, name), name
        assert set(cubind.core.__all__) <= set(dir(cuda.core)) and cuda.core.__all__ == cubind.core.__all__
        from cuda.core import *
        assert Device is cubind.core.Device
        import cuda.core.typing, cubind.core.typing, cubind.core.utils
        from cuda.core import utils
        from cuda.core.utils import StridedMemoryView
        assert StridedMemoryView is cubind.core.utils.StridedMemoryView and cuda.core.utils is utils
        assert cuda.core.typing.IsStreamType is cubind.core.typing.IsStreamType
        print(cuda.core.__version__, cuda.core.__version_tuple__)
        """, originals)
    assert text == "1.2.2 (1, 2, 2)\n"


@pytest.mark.parametrize("originals", [WITH, WITHOUT])
def test_private_names(run, originals):
    """Private names that clients import, and names that they probe, exist."""
    run("""
        import cubind, cubind.core
        from cuda.core._utils.cuda_utils import CUDAError, ComputeCapability, driver, handle_return
        from cuda.core._utils.version import binding_version, driver_version
        from cuda.core._memoryview import StridedMemoryView, _StridedMemoryViewProxy
        from cuda.core._stream import Stream
        from cuda.core._memory._buffer import Buffer
        from cuda.core._dlpack import DLDeviceType
        from cuda.core._version import __version__
        assert CUDAError is cubind.CUDAError and Stream is cubind.core.Stream and Buffer is cubind.core.Buffer
        assert StridedMemoryView is cubind.core.utils.StridedMemoryView and driver is cubind.driver
        assert binding_version()[:2] == (13, driver.CUDA_VERSION // 10 % 100) and ComputeCapability(9, 0).minor == 0
        assert DLDeviceType.kDLCUDA == 2 and __version__ == "1.2.2"
        from cuda.bindings._internal._fast_enum import FastEnum, FastEnumMetaclass
        assert issubclass(driver.CUresult, FastEnum) and type(driver.CUresult) is FastEnumMetaclass
        from cuda.bindings._internal.utils import NotSupportedError
        assert issubclass(NotSupportedError, RuntimeError)
        """, originals)


def test_names_that_come_to_cubind(run):
    """compat has no list of names that cubind.core lacks.

    It finds every name or module that cubind.core has, public or private.
    """
    text = run("""
        import sys, types, cubind.core
        cubind.core.GraphicsResource = type("GraphicsResource", (), {})
        checkpoint = types.ModuleType("cubind.core.checkpoint")
        checkpoint.__spec__ = object()
        checkpoint.Process, checkpoint.__all__ = "ours", ["Process"]
        sys.modules["cubind.core.checkpoint"] = checkpoint
        layout = types.ModuleType("cubind.core._layout")
        layout.__spec__, layout._StridedLayout = object(), "layout"
        sys.modules["cubind.core._layout"] = layout
        graph = types.ModuleType("cubind.core.graph")
        graph.__spec__, graph.__all__ = object(), ["GraphNode"]
        graph.GraphNode = type("GraphNode", (), {})
        sys.modules["cubind.core.graph"] = graph
        from cuda.core.graph import GraphNode
        from cuda.core.graph._graph_node import GraphNode as private
        assert GraphNode is private is graph.GraphNode
        from cuda.core import GraphicsResource, checkpoint
        from cuda.core._graphics import GraphicsResource as private
        from cuda.core.checkpoint import *
        from cuda.core._layout import _StridedLayout
        print(GraphicsResource is private is cubind.core.GraphicsResource, checkpoint.Process, Process, _StridedLayout)
        """, originals=False)
    assert text == "True ours ours layout\n"


@pytest.mark.parametrize("originals", [WITH, WITHOUT])
def test_modules_have_what_importlib_wants(run, originals):
    """Modules have what importlib needs.

    Each can be queried before and after import, reloaded, pickled by name, and found by its full
    name.
    """
    run("""
        import importlib, importlib.util
        for name in ("cuda.bindings", "cuda.bindings.utils", "cuda.bindings.nvvm", "cuda.core", "cuda.core.utils", "cuda.bindings.driver"):
            before = importlib.util.find_spec(name)
            assert before is not None and before.name == name, name
            module = importlib.import_module(name)
            after = importlib.util.find_spec(name)
            assert after is module.__spec__ and module.__loader__ is after.loader, name
            assert importlib.util.find_spec(name) is after
            if not name.endswith("driver"):
                assert importlib.reload(module) is module and module.__name__ == name, name
        """, originals)


# ---- names that are the originals' ----

LACKING = "cuda.bindings.cydriver", "cuda.bindings.cufile", "cuda.core._resource_handles"


def test_originals(run):
    """The originals' modules see only one another, and cubind's modules are unchanged."""
    text = run("""
        import cuda.bindings.driver, cuda.core, cubind.driver, cubind.core
        import cuda.bindings.cydriver, cuda.bindings.nvml
        from cuda.core import _resource_handles
        from cuda.core.typing import ArrayFormatType
        assert cuda.bindings.driver is cubind.driver and cuda.core.Device is cubind.core.Device
        assert cuda.bindings.nvml.NvmlError and cuda.bindings.cydriver.__pyx_capi__
        assert ArrayFormatType.__module__ == "cuda.core.typing"
        import sys
        from cubind import compat
        found = compat.status()
        print(found.modules["cuda.bindings.nvml"], found.modules["cuda.core.typing.ArrayFormatType"], found.modules["cuda.bindings.driver"])
        print("cuda.core._device" in found.originals, "cuda.core._device" in sys.modules)
        """)
    assert text == f"cuda-bindings {libraries.PEER_VERSION} cuda-core cubind.driver\nTrue False\n"


@pytest.mark.parametrize("originals", [WITH, WITHOUT])
def test_what_takes_no_objects_of_cubind(run, originals):
    """A module that would refuse cubind's buffers and streams is not taken from the original."""
    text = run("""
        import importlib, importlib.util
        def tell(module, name=None):
            try:
                found = importlib.import_module(module)
                print(getattr(found, name) if name else found)
            except (AttributeError, ImportError) as error: print(type(error).__name__, str(error).partition(": ")[2])
        tell("cuda.core", "GraphicsResource")
        for module in ("cuda.core.texture", "cuda.core._memory._copy_ops"): tell(module)
        print(importlib.util.find_spec("cuda.core.texture"))
        try: from cuda.core import texture
        except ImportError as error: print(error)
        try: from cuda.core import GraphicsResource
        except ImportError as error: print("ImportError")
        """, originals)
    why = "cubind has none, and the one of cuda-core does not accept objects of cubind"
    lines = text.splitlines()
    assert lines[:1] == [f"AttributeError {why}"] and lines[1:3] == [f"ModuleNotFoundError {why}"] * 2
    assert lines[3:] == ["None", f"cannot import name 'texture' from 'cuda.core': {why}", "ImportError"]


def test_nothing_of_the_originals_is_loaded(run):
    text = run("""
        import sys
        from cuda.bindings import driver, nvrtc, runtime, nvjitlink, nvvm, nvfatbin, utils
        from cuda.core import Device, Program, utils, typing
        import cuda.core._utils.cuda_utils
        from cubind import compat
        maps = open("/proc/self/maps").read()
        print(compat.status().originals, "/cuda/bindings/" in maps, "/cuda/core/" in maps)
        """)
    assert text == "[] False False\n"


@pytest.mark.parametrize("name", LACKING)
def test_neither(run, name):
    """Without both, an error names the wheel, and find_spec() returns an answer."""
    package, _, last = name.rpartition(".")
    wheel = "cuda-" + name.split(".")[1]
    text = run(f"""
        import importlib.util, json
        texts = []
        import {package}
        try: import {name}
        except ModuleNotFoundError as error: texts += [str(error), error.name]
        try: from {package} import {last}
        except ImportError as error: texts += [str(error), type(error).__name__]
        print(json.dumps([*texts, importlib.util.find_spec("{name}"), hasattr({package}, "{last}")]))
        """, originals=False)
    more = f"cubind has none, and {wheel} is not installed (pip install {wheel})"
    assert json.loads(text) == [f"No module named '{name}': {more}", name,
                                f"cannot import name '{last}' from '{package}': {more}", "ImportError", None, False]  # fmt: skip


def test_neither_where_the_originals_are_installed(run):
    text = run("""
        try: from cuda.core import NoSuchName
        except ImportError as error: print(error)
        try: import cuda.bindings.nosuch
        except ModuleNotFoundError as error: print(error)
        import cuda.core
        try: cuda.core.nosuch
        except AttributeError as error: print(error)
        """)
    lines = text.splitlines()
    assert lines[0] == "cannot import name 'NoSuchName' from 'cuda.core': cubind has none, and neither has cuda-core 1.2.2"
    assert lines[1] == "No module named 'cuda.bindings.nosuch': cubind has none, and neither has cuda-bindings 13.5.0"
    assert lines[2] == "module 'cuda.core' has no attribute 'nosuch': cubind has none, and neither has cuda-core 1.2.2"


@pytest.mark.parametrize("name", ["cuda.cuda", "cuda.cudart", "cuda.nvrtc", "cuda.bindings.cublas", "cuda.core.experimental"])
def test_names_that_the_release_has_not(run, name):
    """Only names of the emulated release exist; cubind's additions are not among them."""
    assert run(f"""
        try: import {name}
        except ModuleNotFoundError as error: print(error.name)
        """, originals=False) == f"{name}\n"


FORMER = {"cuda": "driver", "cudart": "runtime", "nvrtc": "nvrtc"}


@pytest.mark.parametrize("originals", [False, True])
@pytest.mark.parametrize("name", FORMER)
def test_former_names_say_what_they_are_called_now(run, name, originals):
    now = FORMER[name]
    text = run(f"""
        import importlib.util
        try: import cuda.{name}
        except ModuleNotFoundError as error: print(error.name, error, sep="|")
        try: from cuda import {name}
        except ImportError as error: print(type(error).__name__, error.name, error, sep="|")
        print(importlib.util.find_spec("cuda.{name}"))
        import cuda
        print(hasattr(cuda, "{name}"))
        """, originals=originals)
    more = f"it is cuda.bindings.{now} since cuda-python 13: from cuda.bindings import {now} as {name}"
    assert text.splitlines() == [
        f"cuda.{name}|No module named 'cuda.{name}': {more}",
        f"ImportError|cuda|cannot import name '{name}' from 'cuda': {more}",
        "None",
        "False",
    ]


def test_both_former_names_in_one_line(run):
    """A program that tries the new names after the old ones works."""
    assert run("""
        try:
            from cuda import cuda, cudart
        except ImportError as error:
            print("cuda.bindings.driver" in str(error))
            from cuda.bindings import driver as cuda, runtime as cudart
        print(cuda.__name__, cudart.__name__)
        """, originals=False) == "True\ncubind.driver cubind.runtime\n"


def test_former_names_of_an_installed_cuda_python(run, tmp_path):
    (tmp_path / "cuda").mkdir()
    (tmp_path / "cuda" / "cudart.py").write_text("is_original = True\n")
    assert run(f"""
        import sys
        sys.path.insert(0, {str(tmp_path)!r})
        from cuda import cudart
        print(cudart.is_original)
        """, originals=False) == "True\n"


# ---- in this process: install, status, uninstall ----


def test_install_and_uninstall(run):
    text = compat_runs.run("-c", """if True:
        import os, sys
        from cubind import compat
        before = dict(os.environ)
        assert not compat.is_active() and str(compat.status()) == "cubind.compat is not installed"
        compat.install()
        compat.install()
        assert compat.is_active() and os.environ["CUBIND_COMPAT"] == "1"
        import cuda.bindings.driver, cuda.core, cubind.driver
        ours = cuda.bindings.driver
        import cuda.bindings.cydriver
        cydriver = cuda.bindings.cydriver
        assert sum(getattr(finder, "is_cubind_compat", False) for finder in sys.meta_path) == 1
        compat.uninstall()
        compat.uninstall()
        assert dict(os.environ) == before and not compat.is_active()
        import cuda.bindings.driver, cuda.core
        assert ours is cubind.driver is not cuda.bindings.driver and cuda.bindings.cydriver is cydriver
        print(cuda.bindings.driver.__name__, cuda.core.Device.__module__)
        """) if libraries.need_peer() is None else ""
    assert text == "cuda.bindings.driver cuda.core._device\n"


def test_refusal(run, tmp_path):
    libraries.need_peer()
    (tmp_path / "client.py").write_text("from cuda.bindings.driver import CUresult\n")
    (tmp_path / "other.py").write_text("import cuda.bindings.nvrtc as nvrtc\n")
    text = compat_runs.run("-c", """if True:
        import client, other, sys
        from cubind import compat
        before = list(sys.meta_path)
        try: compat.install()
        except RuntimeError as error: print(error)
        print(sys.meta_path == before, compat.is_active())
        """, folder=tmp_path)
    said, after = text.splitlines()
    assert said.startswith("cuda.bindings, cuda.bindings.")
    assert ", by client, other: call cubind.compat.install() before that" in said and after == "True False"


def test_status(run):
    text = run("""
        from cuda.bindings import driver
        from cubind import compat
        found = compat.status()
        assert found.active and found.versions["cuda.core"] == "1.2.2" and found.originals == []
        print(found.modules)
        print(found)
        """, originals=False)
    first, *table = text.splitlines()
    assert first == "{'cuda.bindings': 'cubind', 'cuda.bindings.driver': 'cubind.driver'}"
    assert table[0] == f"cubind replaces cuda.bindings {libraries.RELEASE}.0, cuda.core 1.2.2"
    assert table[1:] == ["  cuda.bindings         cubind", "  cuda.bindings.driver  cubind.driver"]


def test_threads(run):
    """Threads may import modules under these names at the same time."""
    text = run("""
        import importlib, threading
        names = ["cuda.bindings.driver", "cuda.core", "cuda.bindings.utils", "cuda.core.utils", "cuda.core._stream"] * 4
        found, start = [], threading.Barrier(len(names))
        def work(name):
            start.wait()
            found.append((name, importlib.import_module(name)))
        def run(names):
            threads = [threading.Thread(target=work, args=(name,)) for name in names]
            [thread.start() for thread in threads]
            [thread.join() for thread in threads]
            return len(found), len({id(module) for _, module in found})
        print(run(names))
        """)
    assert text == "(20, 5)\n"


def test_originals_are_watched_for():
    """Queries keep the GIL until an original is imported.

    An original may hold a lock of the driver while it waits for the GIL.
    """
    libraries.need_peer()
    text = compat_runs.run("-c", """if True:
        import cubind
        from cubind import compat
        watched = []
        cubind._watch = watched.append
        compat.install()
        import cuda.core, cuda.bindings.driver, cuda.bindings.nvml
        compat.uninstall()
        print([("cuda.bindings" in names, "cuda.core" in names, "numba.cuda" in names) for names in watched])
        """)
    assert text == "[(False, False, True), (True, True, True), (True, True, True)]\n"


# ---- before a program's first line ----


def test_little_is_loaded(tmp_path):
    """A program has loaded few modules before its first line, and none was added.

    docs/compat.md has the numbers, which are measured by hand.
    """
    (tmp_path / "program.py").write_text("import sys; print(*sys.modules)")
    plain = set(compat_runs.run("program.py", folder=tmp_path).split())
    ours = set(compat_runs.run("-m", "cubind.compat", "program.py", folder=tmp_path).split()) - plain
    assert {name for name in ours if name.startswith("cubind")} == {
        "cubind", "cubind._program", "cubind._runtime", "cubind.compat", "cubind.compat._finder", "cubind.compat._names", "cubind.compat._originals"
    }
    assert not ours & {"argparse", "ctypes", "inspect", "pkgutil", "typing", "threading", "importlib.metadata", "re"}


def test_other_imports_are_left_alone(run):
    run("""
        import sys
        finder = sys.meta_path[0]
        for name in ("json", "cudax", "cuda_thing", "cuda.pathfinder", "cuda.coreutils", "cuda.bindings_extra"):
            assert finder.find_spec(name) is None, name
        """)


