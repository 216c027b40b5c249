"""Build a binding of a small library during a test, with the generator and a C compiler."""

import re
import shlex
import subprocess
import sys
import sysconfig

import pytest

from support import libraries

ROOT = libraries.ROOT


def sanitizers():
    """Return the sanitizers of the C runtime: the module must be compiled with them, too."""
    chosen = re.search(r"^CUBIND_SANITIZE:\w+=(.+)", (libraries.BUILD / "CMakeCache.txt").read_text(), re.MULTILINE)
    return [f"-fsanitize={chosen[1].replace(';', ',')}"] if chosen else []


def run(*command, **options):
    environment = {**libraries.os.environ, "LD_PRELOAD": "", **options.pop("env", {})}
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, timeout=300,
                          env=environment, **options)


def must(*command, **options):
    result = run(*command, **options)
    assert result.returncode == 0, shlex.join(map(str, command)) + "\n" + result.stdout + result.stderr
    return result


class MadeLibrary:
    """A library whose `header` and `source` are C; its module is called sample.

    `spec` is the rest of the YAML after the first facts.
    """

    def __init__(self, folder, header, spec, source=None):
        if not (libraries.BUILD / "generator" / "cubind-gen").exists():
            pytest.skip("needs cubind-gen: built by CMake with CUBIND_BUILD_GENERATOR")
        self.folder = folder
        for name, text in (("sample.h", header), ("specs/sample.yaml", self.facts() + spec), ("sample.c", source or "")):
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_text(text)
        if source:
            must("gcc", "-shared", "-fPIC", "-I", folder, folder / "sample.c", "-o", folder / "libsample.so.1",
                 "-Wl,-soname,libsample.so.1")

    @staticmethod
    def facts():
        return "module: sample\ntitle: A sample\nheaders: [sample.h]\nlibrary: {name: sample, soname: libsample.so.1}\n"

    def generator(self, *words):
        return run(libraries.BUILD / "generator" / "cubind-gen", *words, "--include", self.folder)

    def check(self):
        return self.generator("check", "--spec", self.folder / "specs" / "sample.yaml").stderr

    def build(self):
        """Build the module into a package next to the built ones, and prove its declarations."""
        result = self.generator("generate", "--specs", self.folder / "specs", "--module", "sample", "--out", self.folder)
        assert result.returncode == 0, result.stderr
        made = self.folder / "sample"
        python = f"-I{sysconfig.get_paths()['include']}"
        must("gcc", "-fsyntax-only", f"-I{self.folder}", f"-I{self.folder}/specs/include", f"-I{made}", python, made / "layout_check.c")
        package = self.folder / "python" / "cubind"
        package.mkdir(parents=True)
        for path in (libraries.BUILD / "python" / "cubind").iterdir():
            if path.name != "checked":
                (package / path.name).symlink_to(path.resolve())
        (package / "checked").mkdir()
        for path in (libraries.BUILD / "python" / "cubind" / "checked").glob("*.py"):
            (package / "checked" / path.name).symlink_to(path.resolve())
        checked = (ROOT / "python" / "checked.py.in").read_text()
        (package / "checked" / "sample.py").write_text(checked.replace("@MODULE@", "sample"))
        sources = [path for path in sorted(made.glob("*.c")) if path.name not in ("stub_library.c", "layout_check.c")]
        must("gcc", "-shared", "-fPIC", "-Wall", "-Werror", "-fvisibility=hidden", *sanitizers(), python,
             f"-I{ROOT}/runtime/include", *sources, libraries.BUILD / "runtime" / "libcubind_rt.a",
             "-o", package / f"sample{sysconfig.get_config_var('EXT_SUFFIX')}")
        must("gcc", "-shared", "-fPIC", "-Wall", "-Werror", "-fvisibility=hidden", f"-I{ROOT}/tests/stubs",
             made / "stub_library.c", *(ROOT / "tests/stubs").glob("*.c"), "-o", self.folder / "stub.so")

    def python(self, program):
        """Return what a program prints that imports the library's module."""
        environment = {"PYTHONPATH": f"{self.folder}/python", "LD_LIBRARY_PATH": str(self.folder)}
        environment["LD_PRELOAD"] = libraries.os.environ.get("LD_PRELOAD", "")
        return must(sys.executable, "-c", program, env=environment).stdout
