"""Read the pages of docs/guide and run their blocks, all of one page in one process.

docs/guide/README.md explains the form of a page. An HTML comment on the line in front of a block
marks it:

    <!-- needs: cublas -->         runs on that library's stub, which computes nothing
    <!-- needs: gpu -->            is only parsed, because no stub can stand for it
    <!-- simulated -->             prints this on the simulated device alone
    <!-- program: cuda.core -->    is a program of its own, run by `cubind.compat`
    <!-- program: cupy -->         is a program of another package, only parsed
    <!-- file: name.py -->         is saved under this name for later blocks
    <!-- repository -->            runs in the repository's folder, and must change nothing there
    <!-- shown: reason -->         is neither run nor parsed

With CUBIND_GPU=1 a page runs on the GPU, where all `needs` are met, and blocks that are marked
`simulated` are only parsed.

This module is also the program that runs a page: `python3 guide.py JOB RESULT`.
"""

import ast
import contextlib
import ctypes
import json
import os
import re
import subprocess
import sys
import traceback
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MARK = re.compile(r"<!-- (\w+)(?:: (.+))? -->\n\Z")
LIBRARIES = ("cublas", "cublaslt", "cufft", "nvml")
MARKS = {
    "needs": ("gpu", *LIBRARIES),
    "program": ("cupy", "pycuda", "numba-cuda", "cuda.core"),
    "simulated": (None,),
    "repository": (None,),
    "file": None,  # any name
    "shown": None,  # any reason
}
RUN = ("python", "console", "sh")


@dataclass
class Block:
    """A fenced block: `line` is its first line of text, `shown` the text block behind it."""

    line: int
    language: str
    text: str
    mark: str = ""
    value: str | None = None
    shown: str | None = None
    shown_line: int = 0


class WrongPage(Exception):
    """A page whose form is wrong; the text begins with page:line."""


def parse(name, text):
    """Return the Blocks of a page. A text block belongs to the block directly in front of it."""
    if re.search(r"^[ \t]+```", text, re.MULTILINE):
        raise WrongPage(f"{name}: an indented block is not run: move it to the margin")
    blocks, end = [], -1
    for found in FENCE.finditer(text):
        line = text.count("\n", 0, found.start(2)) + 1
        if found[1] == "text" and blocks and not text[end : found.start()].strip():
            blocks[-1].shown, blocks[-1].shown_line = found[2], line
        else:
            blocks.append(Block(line, found[1], found[2], *mark_of(name, line, text[: found.start()])))
        end = found.end()
    return blocks


def mark_of(name, line, before):
    """Return the mark in front of a block and its value, or nothing."""
    found = MARK.search(before)
    if found is None:
        if before.endswith("-->\n"):
            raise WrongPage(f"{name}:{line - 2}: this comment is no mark of tests/support/guide.py")
        return ()
    mark, value = found.groups()
    allowed = MARKS.get(mark, ())
    if (allowed is None and not value) or (allowed is not None and value not in allowed):
        raise WrongPage(f"{name}:{line - 2}: unknown mark {found[0].strip()}")
    return mark, value


def matches(shown, printed):
    """Whether a page shows what was printed.

    `…` stands for any text, and on a line alone for any lines.
    """
    pattern = "".join(
        r"(?:.*\n)*" if line.strip() == "…" else ".*".join(map(re.escape, line.split("…"))) + "\n"
        for line in shown.splitlines()
    )
    return re.fullmatch(pattern, printed) is not None


# ---- the process of a page ----


class Runner:
    """Run blocks in order, in one namespace, and return what each of them prints."""

    def __init__(self, job):
        self.name, self.on_gpu, self.stubs = job["name"], job["on_gpu"], job["stubs"]
        self.namespace = {"__name__": "__main__"}
        self.environment = dict(os.environ)  # commands get it as it was, whatever the page changes
        self.output = Path("output of a block")

    def is_run(self, block):
        if block.language not in RUN or block.mark in ("shown", "file"):
            return False
        if block.mark == "program":
            return block.value == "cuda.core"
        if self.on_gpu:
            return block.mark != "simulated"
        return block.value != "gpu"

    def is_compared(self, block):
        """The stub of a library computes nothing, so only a GPU prints its results."""
        return self.is_run(block) and (self.on_gpu or block.mark != "needs")

    def run(self, block):
        """Return the errors of a block, each with page:line."""
        if block.language == "python" and block.mark != "shown":
            try:
                ast.parse("\n" * (block.line - 1) + block.text, self.name)
            except SyntaxError as error:
                return [f"{self.name}:{error.lineno}: {error.msg}"]
        if block.mark == "file":
            Path(block.value).write_text(block.text)
        if not self.is_run(block):
            return []
        if block.value in LIBRARIES and not self.on_gpu:
            ctypes.CDLL(self.stubs[block.value], ctypes.RTLD_GLOBAL)
        with self.captured():
            if block.mark == "program":
                status = self.command([sys.executable, "-m", "cubind.compat", "-c", block.text])
            elif block.language == "python":
                status = self.python(block)
            else:
                status = self.shell(block)
        printed = self.output.read_text(errors="replace")
        shown = self.shown(block)
        if status and (shown is None or not self.is_compared(block)):
            return [f"{self.name}:{block.line}: fails:\n{printed}"]
        if self.is_compared(block) and not matches(shown or "", printed):
            line = block.shown_line or block.line
            return [f"{self.name}:{line}: the page shows\n{shown or '(nothing)'}\nbut the block prints\n{printed}"]
        return []

    @contextlib.contextmanager
    def captured(self):
        """Send everything that the process and its children print to the file `output`."""
        sys.stdout.flush()
        kept = [os.dup(1), os.dup(2)]
        into = os.open(self.output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND)
        os.dup2(into, 1)
        os.dup2(into, 2)
        try:
            yield
        finally:
            sys.stdout.flush()
            ctypes.CDLL(None).fflush(None)
            for number, old in zip((1, 2), kept, strict=True):
                os.dup2(old, number)
                os.close(old)
            os.close(into)

    def python(self, block):
        """Run Python code; an exception prints as its last lines in a traceback."""
        code = compile("\n" * (block.line - 1) + block.text, self.name, "exec")
        try:
            exec(code, self.namespace)
        except BaseException as error:
            print("".join(traceback.format_exception_only(error)), end="")
            at = traceback.extract_tb(error.__traceback__)[-1].lineno
            if block.shown is None:
                print(f"(at line {at})")
            return 1
        return 0

    def shell(self, block):
        folder = ROOT if block.mark == "repository" else None
        if block.language == "sh":
            return self.command(["bash", "-ec", block.text], folder)
        for line in block.text.splitlines():
            if line.startswith("$ "):
                print(line, flush=True)
                self.command(["bash", "-c", line[2:]], folder)
        return 0

    def command(self, words, folder=None):
        return subprocess.run(words, cwd=folder, env=self.environment, stdin=subprocess.DEVNULL, check=False).returncode

    @staticmethod
    def shown(block):
        return block.text if block.language == "console" else block.shown


def main(job_file, result_file):
    job = json.loads(Path(job_file).read_text())
    blocks = [Block(**block) for block in job["blocks"]]
    runner = Runner(job)
    errors = [error for block in blocks for error in runner.run(block)]
    result = {"errors": errors, "run": sum(map(runner.is_run, blocks)), "compared": sum(map(runner.is_compared, blocks))}
    Path(result_file).write_text(json.dumps(result))


def run_page(name, text, folder, package, build, stubs, on_gpu=False):
    """Run a page in an empty folder and a process; return {"errors", "run", "compared"}."""
    blocks = [asdict(block) for block in parse(name, text)]
    job, result, tools = (folder / part for part in ("job.json", "result.json", "bin"))
    work = folder / "work"
    for made in (tools, work, folder / "caches"):
        made.mkdir(mode=0o700)
    (tools / "python3").write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    (tools / "python3").chmod(0o755)
    job.write_text(json.dumps({"name": name, "blocks": blocks, "on_gpu": on_gpu, "stubs": stubs}))
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("CUBIND_", "PYTEST", "COV"))}
    settings = {
        "PATH": f"{tools}:{build / 'generator'}:{Path(sys.executable).parent}:{os.environ['PATH']}",
        "PYTHONPATH": str(package),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONHASHSEED": "0",
        "XDG_CACHE_HOME": str(folder / "caches"),
        "COLUMNS": "80",
        "PYTHONUNBUFFERED": "1",
        "TERM": "dumb",
    }
    if not on_gpu:
        settings["CUBIND_DEVICE"] = "simulated"
    done = subprocess.run(
        [sys.executable, __file__, job, result], cwd=work, env=clean | settings,
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    if done.returncode or not result.exists():
        return {"errors": [f"{name}: its process ended with {done.returncode}\n{done.stdout}{done.stderr}"], "run": 0, "compared": 0}
    return json.loads(result.read_text())


if __name__ == "__main__":
    main(*sys.argv[1:])
