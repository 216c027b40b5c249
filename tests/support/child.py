"""Run a test in its own process: with other libraries, or for an exit, a fork or a first import.

    @in_child(nvrtc="real")
    def test_something():
        ...

The body runs in a new interpreter, which imports the test's module again. A failure shows the
output and the exception of that child process. Each library is the stub unless the decorator says
"real", which means the library that the loader finds. On a GPU machine all libraries are real.
"""

import functools
import importlib
import inspect
import json
import os
import subprocess
import sys
import threading
import types
import warnings

from support import libraries

TIMEOUT = 300
# sys.path starts with tests/, from which the child imports the test's module under the same name.
START = f"import sys; sys.path[0] = {str(libraries.TESTS)!r}; from support import child; child.main()"


def in_child(env=None, hardware=True, **kinds):
    """Run the decorated test in a child process.

    hardware=False: use the stubs even if the suite runs on a GPU.
    """
    assert set(kinds) <= set(libraries.MODULES), kinds

    def decorate(test):
        @functools.wraps(test)
        def run(**arguments):
            if os.environ.get("CUBIND_NO_CHILDREN"):
                import pytest

                pytest.skip("starts a process, which ci/emulated cannot: the kernel does not run this interpreter")
            real = libraries.ON_GPU and hardware
            stubs = [m for m in libraries.MODULES if not real and kinds.get(m, "stub") == "stub"]
            call = {"module": test.__module__, "name": test.__name__, "arguments": arguments, "stubs": stubs}
            result = subprocess.run(
                [sys.executable, "-W", "error", "-c", START, json.dumps(call)],
                env={**os.environ, **({} if hardware else {"CUBIND_GPU": "0"}), **(env or {})},
                capture_output=True,
                text=True,
                timeout=TIMEOUT,
            )
            if result.returncode == 77:
                import pytest

                pytest.skip(result.stdout.strip().rpartition("\n")[2])
            assert result.returncode == 0, f"child: status {result.returncode}\n{result.stdout}{result.stderr}"

        run.__signature__ = inspect.signature(test)
        run.in_child = test
        return run

    return decorate


def skip(reason):
    """End the child as skipped."""
    print(reason, flush=True)
    sys.exit(77)


class Pytest(types.ModuleType):
    """The few names that test modules use from pytest while they are imported.

    Any other name loads the package itself. A child runs one function, and importing all of pytest
    would double its time.
    """

    class Anything:
        """A mark or a fixture: it takes any arguments and leaves a decorated function unchanged."""

        def __getattr__(self, name):
            return self

        def __call__(self, *args, **kwargs):
            decorates = len(args) == 1 and not kwargs and isinstance(args[0], types.FunctionType | type)
            return args[0] if decorates else self

    mark = fixture = param = Anything()
    search_path = list(sys.path)
    lock = threading.RLock()
    is_loaded = False

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        with self.lock:  # threads of a test may look up names at once
            if not self.is_loaded:
                self.load()
                self.is_loaded = True
        return vars(self)[name] if name in vars(self) else super().__getattribute__(name)

    def load(self):
        del sys.modules["pytest"]
        # a test may have removed packages from the path
        path, sys.path = sys.path, self.search_path
        real = importlib.import_module("pytest")
        sys.path, sys.modules["pytest"] = path, self
        vars(self).update({k: v for k, v in vars(real).items() if k not in ("mark", "fixture", "param")})


def main():
    sys.modules["pytest"] = Pytest("pytest")
    call = json.loads(sys.argv[1])
    libraries.use_build()
    for module in call["stubs"]:
        libraries.load_stub(module)
    # As pyproject.toml says.
    warnings.filterwarnings("ignore", r"unclosed <\w+ (0x)?[0-9a-f]+>", ResourceWarning)
    ignored = []

    def note(told):
        ignored.append(told.exc_value)
        sys.__unraisablehook__(told)

    sys.unraisablehook = note
    test = getattr(importlib.import_module(call["module"]), call["name"])
    getattr(test, "in_child", test)(**call["arguments"])
    assert not ignored, "exceptions that nobody could be told"

