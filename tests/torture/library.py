"""Make an importable module from a header, with cubind-gen and the C compiler."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("CUBIND_BUILD", "build/dev")
GENERATOR = BUILD / "generator" / "cubind-gen"
PYTHON = f"-I{sysconfig.get_paths()['include']}"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
# A header may deprecate its declarations, and may pack a struct whose members want an alignment.
WARNINGS = ["-Wall", "-Werror", "-Wno-deprecated-declarations", "-Wno-packed-not-aligned", "-Wno-psabi"]


class Fault(Exception):
    """A fault, and the stage that found it."""

    def __init__(self, stage, text):
        super().__init__(f"{stage}: {text}")
        self.stage, self.text = stage, text


def run(stage, *command, env=None):
    environment = {**os.environ, "LD_PRELOAD": os.environ.get("LD_PRELOAD", "") if env else "", **(env or {})}
    try:
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, errors="replace", check=False, timeout=120, env=environment)
    except subprocess.TimeoutExpired as error:
        raise Fault(stage, "more than two minutes") from error
    if done.returncode != 0:
        raise Fault(stage, (done.stderr + done.stdout)[-6000:] or f"exit status {done.returncode}")
    return done


def sanitizers():
    """Return the sanitizer flags of the C runtime, which the modules need as well."""
    chosen = re.search(r"^CUBIND_SANITIZE:\w+=(.+)", (BUILD / "CMakeCache.txt").read_text(), re.MULTILINE)
    return [f"-fsanitize={chosen[1].replace(';', ',')}"] if chosen else []


class Workshop:
    """Shared by all headers: a package for modules, the stub's recorder, a precompiled header."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.package = self.folder / "python" / "cubind"
        (self.package / "checked").mkdir(parents=True)
        for made, into in ((BUILD / "python/cubind", self.package), (BUILD / "python/cubind/checked", self.package / "checked")):
            for path in made.iterdir():
                if path.name not in ("checked", "__pycache__"):
                    (into / path.name).symlink_to(path.resolve())
        self.flags = ["-fPIC", "-O0", "-pipe", "-fvisibility=hidden", *sanitizers(), f"-I{self.folder}", PYTHON, f"-I{ROOT}/runtime/include", f"-I{ROOT}/tests/stubs"]
        sources = sorted((ROOT / "tests/stubs").glob("*.c"))
        self.recorder = []
        for source in sources:
            self.recorder.append(self.folder / f"{source.stem}.o")
            run("stub", "gcc", *self.flags, "-c", source, "-o", self.recorder[-1])
        (self.folder / "runtime.h").write_text("#include <Python.h>\n" + "".join(
            f"#include <{path.relative_to(ROOT / 'runtime/include')}>\n" for path in sorted((ROOT / "runtime/include").rglob("*.h"))))  # fmt: skip
        run("runtime", "gcc", *self.flags, "-Wall", "-x", "c-header", self.folder / "runtime.h", "-o", self.folder / "runtime.h.gch")


class Library:
    def __init__(self, workshop, header):
        self.workshop, self.header = workshop, header
        self.folder = workshop.folder / header.module
        (self.folder / "specs").mkdir(parents=True, exist_ok=True)
        self.write(f"{header.module}.h", header.text)
        self.spec = self.write(f"specs/{header.module}.yaml", header.spec)
        self.write("oracle.c", header.oracle)
        self.write("facts.json", json.dumps(header.facts))

    def write(self, name, text):
        (self.folder / name).write_text(text)
        return self.folder / name

    def remove(self):
        """Remove the files made for the header."""
        shutil.rmtree(self.folder)
        for path in self.workshop.package / f"{self.header.module}{SUFFIX}", self.workshop.package / "checked" / f"{self.header.module}.py":
            path.unlink()

    def generator(self, stage, *words):
        return run(stage, GENERATOR, *words, "--include", self.folder)

    def ask_compiler(self):
        """Run the program that prints the compiler's values; failing is a fault of this suite."""
        run("header", "gcc", "-std=gnu11", "-w", f"-I{self.folder}", self.folder / "oracle.c", "-o", self.folder / "oracle")
        self.write("compiler.json", run("oracle", self.folder / "oracle").stdout)

    def check(self):
        self.generator("check", "check", "--spec", self.spec)
        self.model = json.loads(self.generator("check", "dump", "--spec", self.spec).stdout)

    def look_for_all(self):
        """Check that every declaration is bound, or skipped with a reason."""
        skipped = {item["name"]: item["reason"] for item in self.model["skipped"]}
        bound = {name for kind in ("functions", "records", "enums", "typedefs", "macros") for item in self.model[kind] if not item.get("skip")
                 for name in (item["name"], item.get("tag"), *item.get("names", []))}  # fmt: skip
        bound |= {item["name"] for e in self.model["enums"] for item in e["items"]}
        for declaration in self.header.declarations:
            if declaration.fate == "skipped" and not skipped.get(declaration.name):
                where = "bound" if declaration.name in bound else "lost"
                raise Fault("declarations", f"{declaration.name} is {where}, not skipped with a reason: {declaration.text}")
            if declaration.fate == "bound" and declaration.name in skipped:
                raise Fault("declarations", f"{declaration.name} is skipped: {skipped[declaration.name]}: {declaration.text}")

    def generate(self):
        self.generator("generate", "generate", "--specs", self.folder / "specs", "--module", self.header.module, "--out", self.folder)
        self.made = self.folder / self.header.module

    def compile(self):
        flags, made, name = self.workshop.flags, self.made, self.header.module
        run("layout", "gcc", "-fsyntax-only", *WARNINGS, *flags, "-isystem", self.folder, f"-I{made}", made / "layout_check.c")
        sources = [path for path in sorted(made.glob("*.c")) if path.name not in ("stub_library.c", "layout_check.c")]
        run("compile", "gcc", "-shared", *WARNINGS, *flags, "-include", self.workshop.folder / "runtime.h", *sources, BUILD / "runtime/libcubind_rt.a",
            "-o", self.workshop.package / f"{name}{SUFFIX}")  # fmt: skip
        run("stub", "gcc", "-shared", *WARNINGS, *flags, f"-Wl,-soname,lib{name}.so.1", made / "stub_library.c", *self.workshop.recorder, "-o", self.folder / "stub.so")
        checked = (ROOT / "python" / "checked.py.in").read_text()
        (self.workshop.package / "checked" / f"{name}.py").write_text(checked.replace("@MODULE@", name))

    def call(self):
        path = os.pathsep.join([str(self.workshop.folder / "python"), str(ROOT / "tests"), str(Path(__file__).parent)])
        """How many values were compared."""
        done = run("call", sys.executable, Path(__file__).parent / "probe.py", self.folder, env={"PYTHONPATH": path})
        return int(done.stdout)

    def run(self):
        """Run all stages and return the number of compared values; a Fault names its stage."""
        self.ask_compiler()
        self.check()
        self.look_for_all()
        self.generate()
        self.compile()
        return self.call()
