"""Extend IPython: %load_ext cubind brings %%cuda, %cuda, drawings of graphs and reports.

IPython is imported only here, and this module only by %load_ext.
"""

from __future__ import annotations

import argparse
import importlib
import io
import keyword
import re
import shlex
import sys
from typing import Any, NoReturn

_PATIENCE = 1.0  # seconds for a cell's kernels to finish after its end, before reports are shown
_NAMED = re.compile(r"([A-Za-z_]\w*)=(?!=)(.+)", re.DOTALL)

_loaded: dict[int, _Extension] = {}  # by the id of the shell


def load_ipython_extension(ipython: Any) -> None:
    """Add %%cuda and %cuda to IPython; %load_ext cubind calls it."""
    try:
        IPython = _module("IPython")
    except ImportError:
        raise ImportError("%load_ext cubind needs IPython: pip install ipython, or pip install jupyterlab") from None
    if not isinstance(ipython, IPython.InteractiveShell):
        raise TypeError(f"ipython must be IPython's InteractiveShell, not {type(ipython).__name__}: use %load_ext cubind in IPython")
    if id(ipython) not in _loaded:
        _loaded[id(ipython)] = _Extension(ipython)


def unload_ipython_extension(ipython: Any) -> None:
    """Remove the magics; %unload_ext cubind calls it."""
    extension = _loaded.pop(id(ipython), None)
    if extension is not None:
        extension.end()


def _module(name: str) -> Any:
    """Import a module of IPython, which type checkers need not have."""
    return importlib.import_module(name)


def _usage_error(text: str) -> Exception:
    """Return the exception that IPython shows in one line."""
    error: Exception = _module("IPython.core.error").UsageError(text)
    return error


# ---- options ----


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise _usage_error(f"%%cuda: {message}; %%cuda? lists the options")


def _parser() -> _Parser:
    parser = _Parser(prog="%%cuda", add_help=False, allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--name", "-n", action="append", default=[], metavar="[NAME=]EXPRESSION", help="an instance of a template, such as 'axpy<float>'")
    add("--arch", "-arch", help="sm_90, or compute_90; by default the device's")
    add("--std", "-std", help="c++17, …")
    add("-I", "--include-path", action="append", metavar="FOLDER", help="search headers here first")
    add("-D", "--define-macro", action="append", metavar="NAME[=VALUE]", help="define a macro")
    add("--use_fast_math", "--fast-math", action="store_true", default=None, dest="use_fast_math", help="fast, less exact functions")
    add("--maxrregcount", "-maxrregcount", type=int, metavar="N", help="registers per thread at most")
    add("--lineinfo", "-lineinfo", action="store_true", default=None, help="line numbers for profilers")
    add("--debug", "-G", action="store_true", default=None, help="debug information, no optimisation")
    add("--object", metavar="NAME", help="keep the ObjectCode under this name, for get_global()")
    add("--ptx", action="store_true", help="print the PTX")
    return parser


_OPTIONS = ("arch", "std", "include_path", "use_fast_math", "lineinfo", "debug")


def _instances(given: list[str]) -> dict[str, str]:
    """Return {name: expression}: "axpy_float" for axpy<float>, unless a name is given."""
    found: dict[str, str] = {}
    for text in given:
        named = _NAMED.fullmatch(text)
        name, expression = (named[1], named[2]) if named else (re.sub(r"\W+", "_", text).strip("_"), text)
        _check_name(name, f"--name {text}")
        found[name] = expression
    return found


def _check_name(name: str, where: str) -> None:
    if not name.isidentifier() or keyword.iskeyword(name):
        raise _usage_error(f"%%cuda: {where}: {name!r} cannot be a name in Python; choose one: --name NAME=EXPRESSION")


# ---- compiling ----


def _bound(code: Any, instances: dict[str, str]) -> tuple[dict[str, Any], list[str]]:
    """Return {name: Kernel} for the namespace, and sentences about kernels that are not in it."""
    from cubind._notebook_html import plain_name

    kernels = {name: code.get_kernel(expression) for name, expression in instances.items()}
    chosen = {kernel.name for kernel in kernels.values()}
    others: dict[str, list[Any]] = {}
    for kernel in sorted(code.kernels, key=lambda kernel: kernel.name):
        name = plain_name(kernel.name)
        if name is not None and kernel.name not in chosen:
            others.setdefault(name, []).append(kernel)
    remarks = []
    for name, found in others.items():
        if name in kernels:
            remarks.append(f"the kernel {name} is not in the namespace: --name gives its name to another one")
        elif len(found) > 1:
            remarks.append(f"{len(found)} kernels are called {name}; none is in the namespace: give them different names")
        elif keyword.iskeyword(name) or not name.isidentifier():
            remarks.append(f"the kernel {name} is not in the namespace: Python reserves this name; use --name NAME={name}")
        else:
            kernels[name] = found[0]
    if not code.kernels:
        remarks.append("the cell has no kernel; choose the instances of a template: %%cuda --name 'axpy<float>'")
    return kernels, remarks


class _Lines:
    """The compiler's messages about a cell, with the cell's own line numbers."""

    def __init__(self, name: str, colors: bool) -> None:
        self.place = re.compile(rf"^{re.escape(name)}\((\d+)\): (error|warning|catastrophic error|note|remark)?", re.MULTILINE)
        self.name = name
        self.colors = colors

    def of(self, log: str) -> str:
        def line(found: re.Match[str]) -> str:
            code = "35" if found[2] == "warning" else "31"
            kind = f"\x1b[{code};1m{found[2]}\x1b[0m" if self.colors and found[2] else found[2] or ""
            return f"line {found[1]}: {kind}"

        return re.sub(r"\n{2,}", "\n", self.place.sub(line, log.strip()))


def _advice(error: BaseException) -> str:
    """Return what _compile_errors.explain() has added to the text, behind the excerpt."""
    last = str(error).rstrip().rpartition("\n")[2]
    if re.match(r" *\d+ \| ", last) or last in (getattr(error, "log", None) or ""):
        return ""
    return last.replace("ProgramOptions(include_path=…)", "-I FOLDER")


def _show_briefly(error: BaseException, text: str) -> None:
    """Let IPython show the text in place of the traceback, which would be of this module."""
    error._render_traceback_ = lambda *ignored: text.splitlines()  # type: ignore[attr-defined]


# ---- reports of the simulated device ----


class Reports:
    """Reports of the simulated device about the kernels of a cell."""

    def __init__(self, reports: list[dict[str, Any]]) -> None:
        self.reports = reports

    def __repr__(self) -> str:
        from cubind._notebook_html import without_folder

        return "\n".join(without_folder(report["text"]) for report in self.reports)

    def _repr_html_(self) -> str:
        from cubind import _notebook_html

        return _notebook_html.reports(self.reports)


# ---- the extension ----


class _Extension:
    """The magics of one shell."""

    def __init__(self, shell: Any) -> None:
        from cubind import _core

        self.shell = shell
        self.parser = _parser()
        self.listens = False
        _Extension.cuda.__doc__ = _HELP + self.parser.format_help().partition("\n\n")[2]
        shell.register_magic_function(self.cuda, "line_cell", "cuda")
        shell.events.register("post_run_cell", self.after_cell)
        _core._show_graphs(True)  # type: ignore[attr-defined]
        self.listen()

    def end(self) -> None:
        from cubind import _core, simulator

        for kind in ("line", "cell"):
            self.shell.magics_manager.magics[kind].pop("cuda", None)
        self.shell.events.unregister("post_run_cell", self.after_cell)
        _core._show_graphs(False)  # type: ignore[attr-defined]
        if self.listens:
            simulator._print_kept(True)

    def listen(self) -> None:
        """Keep the simulated device's reports for after_cell(), from when it is switched on."""
        from cubind import simulator

        if not self.listens and simulator.is_active():
            self.listens = True
            simulator._take_reports()
            simulator._print_kept("report" in simulator.options())

    def after_cell(self, result: object) -> None:
        """Show what the simulated device reports, and make it usable after a fault."""
        from cubind import simulator

        self.listen()
        if not self.listens:
            return
        simulator._recover(_PATIENCE)
        found = simulator._take_reports()
        if found:
            _module("IPython.display").display(Reports(found))

    def cuda(self, line: str, cell: str | None = None) -> Any:
        if cell is None:
            if line.strip():
                raise _usage_error("%cuda shows the device and takes no options; %%cuda compiles the cell below it")
            from cubind.core import Device

            return Device()
        try:
            words = shlex.split(line)
        except ValueError as error:
            raise _usage_error(f"%%cuda: {error} in the options: {line}") from None
        given = self.parser.parse_args(words)
        instances = _instances(given.name)
        if given.object:
            _check_name(given.object, f"--object {given.object}")
        self.compile(cell, given, instances)
        return None

    def compile(self, cell: str, given: argparse.Namespace, instances: dict[str, str]) -> None:
        from cubind import CUDAError, LibraryNotFoundError
        from cubind.core import Program, ProgramOptions

        number, above = self.place(cell)
        name = f"cell {number}"
        lines = _Lines(name, str(self.shell.colors).lower() != "nocolor")
        log = io.StringIO()
        try:
            macros = [tuple(macro.split("=", 1)) if "=" in macro else macro for macro in given.define_macro or ()]
            options = ProgramOptions(
                name=name,
                define_macro=macros or None,
                max_register_count=given.maxrregcount,
                **{option: getattr(given, option) for option in _OPTIONS},
            )
            program = Program("\n" * above + cell, "c++", options)
            code = program.compile("cubin", tuple(instances.values()), log)
            kernels, remarks = _bound(code, instances)
            ptx = program.compile("ptx", tuple(instances.values())).code if given.ptx else b""
        except (CUDAError, LibraryNotFoundError, OSError) as error:
            text = getattr(error, "log", None)
            if text:
                text = f"{name} does not compile for {options.arch}\n{lines.of(text)}\n{_advice(error)}".rstrip()
            _show_briefly(error, f"{type(error).__name__}: {text or error}")
            raise error from None
        self.shell.user_ns.update(kernels)
        if given.object:
            self.shell.user_ns[given.object] = code
        for remark in (lines.of(log.getvalue()), *remarks):
            if remark:
                print(remark, file=sys.stderr)
        if given.ptx:
            print(ptx.decode().rstrip("\0\n"))

    def place(self, cell: str) -> tuple[int, int]:
        """Return the cell's number, and how many lines are in front of the source.

        These are %%cuda, and empty ones before it. Some releases of IPython count execution_count
        up before they run the cell, so the history decides.
        """
        history = self.shell.history_manager
        typed = history.input_hist_raw[-1] if history else ""
        at = typed.rfind(cell.rstrip())
        return (len(history.input_hist_raw) - 1, typed.count("\n", 0, at)) if at > 0 else (self.shell.execution_count, 1)


_HELP = """Compile the cell as CUDA C++, and put its kernels into the namespace.

    %%cuda
    extern "C" __global__ void fill(int *p, int value) { p[threadIdx.x] = value; }

The kernel is then a cubind.core.Kernel with the name `fill`, and fill[grid, block, stream](memory, 7)
launches it. A kernel of C++ without extern "C" has its plain name, too. Running the cell again
replaces its kernels. Line numbers in messages are those of the cell. {name} in the options is the
value of a Python variable. %cuda, alone in a line, shows the device.

"""
