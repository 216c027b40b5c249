"""Define the options of Linker, and translate them for nvJitLink and the driver's linker."""

from __future__ import annotations

import re

from cubind.core._options import Options
from cubind.core._program_options import current_arch, scalar, several, switch, toggle


class LinkerOptions(Options):
    """Options for linking; None leaves the linker's own default.

    name: the name of the linked ObjectCode. Default "<default linker>".
    arch: "sm_90", or "compute_90" for PTX. Default: the current device's.
    max_register_count: registers per thread at most.
    time: write the time of each phase to the info log.
    verbose: write more to the info log.
    link_time_optimization: optimise across inputs; needed for LTO-IR.
    ptx: produce PTX from LTO-IR; with link_time_optimization.
    optimization_level: 0 to 3.
    debug: debug information.
    lineinfo: line numbers for profilers.
    ftz: flush single-precision denormals to zero.
    prec_div, prec_sqrt: IEEE-rounded divisions and square roots instead of fast ones.
    fma: contract multiplications and additions.
    kernels_used, variables_used: one or more names; all others are removed.
    optimize_unused_variables: remove variables that device code does not use.
    ptxas_options: one or more options for ptxas.
    split_compile, split_compile_extended: number of threads to optimise with; 0 is all.
    no_cache: neither read nor fill the linker's own cache.
    numba_debug: deprecated, does nothing.

    The driver's linker refuses time, ptx, ptxas_options, split_compile, split_compile_extended and
    link_time_optimization.
    """

    name: str | None = "<default linker>"
    arch: str | None = None
    max_register_count: int | None = None
    time: bool | None = None
    verbose: bool | None = None
    link_time_optimization: bool | None = None
    ptx: bool | None = None
    optimization_level: int | None = None
    debug: bool | None = None
    lineinfo: bool | None = None
    ftz: bool | None = None
    prec_div: bool | None = None
    prec_sqrt: bool | None = None
    fma: bool | None = None
    kernels_used: str | list[str] | tuple[str, ...] | None = None
    variables_used: str | list[str] | tuple[str, ...] | None = None
    optimize_unused_variables: bool | None = None
    ptxas_options: str | list[str] | tuple[str, ...] | None = None
    split_compile: int | None = None
    split_compile_extended: int | None = None
    no_cache: bool | None = None
    numba_debug: bool | None = None

    def __post_init__(self):
        if self.name is not None and not isinstance(self.name, str):
            raise TypeError(f"LinkerOptions.name must be str, not {type(self.name).__name__}")

    def as_bytes(self, backend="nvjitlink"):
        """Return the options in nvJitLink's form, a list of bytes.

        ValueError for a backend other than "nvjitlink"; RuntimeError if nvJitLink is not installed.
        """
        if not isinstance(backend, str):
            raise TypeError(f"as_bytes() argument 'backend' must be str, not {type(backend).__name__}")
        if backend.lower() != "nvjitlink":
            raise ValueError(f"as_bytes() only supports 'nvjitlink' backend, got '{backend}'")
        from cubind import _core

        if _core._linker_version()[0] != "nvJitLink":
            raise RuntimeError("nvJitLink backend is not available")
        return self._nvjitlink()

    def _nvjitlink(self):
        out = [b"-arch=" + self._arch().encode()]
        values = vars(self)
        for name, render, text in _NVJITLINK:
            value = values[name]
            if value is not None:
                render(out, text, value, name)
        if self.numba_debug is not None:
            _warn_of_numba_debug()
        return out

    def _arch(self):
        """Return the architecture. nvJitLink ends the process on one of a single digit, so that is
        refused.
        """
        arch = current_arch() if self.arch is None else str(self.arch)
        if re.fullmatch(r"(sm|compute)_\d", arch):
            raise ValueError(f"arch must be as in 'sm_90' or 'compute_90', got {arch!r}")
        return arch

    def _driver(self):
        """Return (key, value) for each option of the driver's linker.

        A value is an int or a list of bytes.
        """
        from cubind.driver import CUjit_option as option

        values = vars(self)
        for name in _NOT_BY_DRIVER:
            if values[name]:
                raise ValueError(f"{name} option is not supported by the driver API")
        out = [(int(option.CU_JIT_TARGET), self._target())]
        for name, key, convert in _DRIVER:
            value = values[name]
            if value is not None:
                if name in _DEPRECATED_BY_DRIVER:
                    _warn(f"{name} option is deprecated in the driver API", DeprecationWarning)
                convert(out, int(getattr(option, key)), value)
        if self.numba_debug is not None:
            _warn_of_numba_debug()
        return out

    def _target(self):
        """Return the architecture as the int of a CUjit_target member."""
        from cubind.driver import CUjit_target

        arch = self._arch()
        match = re.fullmatch(r"(?:sm|compute)_(\d+[a-z]?)", arch)
        member = match and getattr(CUjit_target, f"CU_TARGET_COMPUTE_{match[1].upper()}", None)
        if member is None:
            raise ValueError(f"the driver's linker does not support arch={arch!r}")
        return int(member)


def _warn(text, category):
    import warnings

    warnings.warn(text, category, stacklevel=4)


def _warn_of_numba_debug():
    _warn(
        "numba_debug is not supported by any linking backend and is ignored; set ProgramOptions.numba_debug when "
        "you compile with NVRTC",
        DeprecationWarning,
    )


# --- nvJitLink ----------------------------------------------------------------------------------

_NVJITLINK = (
    ("max_register_count", scalar, b"-maxrregcount="),
    ("time", switch, b"-time"),
    ("verbose", switch, b"-verbose"),
    ("link_time_optimization", switch, b"-lto"),
    ("ptx", switch, b"-ptx"),
    ("optimization_level", scalar, b"-O"),
    ("debug", switch, b"-g"),
    ("lineinfo", switch, b"-lineinfo"),
    ("ftz", toggle, b"-ftz="),
    ("prec_div", toggle, b"-prec-div="),
    ("prec_sqrt", toggle, b"-prec-sqrt="),
    ("fma", toggle, b"-fma="),
    ("kernels_used", several, b"-kernels-used="),
    ("variables_used", several, b"-variables-used="),
    ("optimize_unused_variables", switch, b"-optimize-unused-variables"),
    ("ptxas_options", several, b"-Xptxas="),
    ("split_compile", scalar, b"-split-compile="),
    ("split_compile_extended", scalar, b"-split-compile-extended="),
    ("no_cache", switch, b"-no-cache"),
)

# --- the driver ----------------------------------------------------------------------------------


def _number(out, key, value):
    out.append((key, int(value)))


def _set(out, key, value):
    if value:
        out.append((key, 1))


def _flag(out, key, value):
    out.append((key, 1 if value else 0))


def _names(out, key, value):
    names = value if isinstance(value, (list, tuple)) else [value]
    out.append((key, [str(name).encode() for name in names]))


def _cache_off(out, key, value):
    if value:
        out.append((key, 0))  # CU_JIT_CACHE_OPTION_NONE


_NOT_BY_DRIVER = ("ptx", "time", "ptxas_options", "split_compile", "split_compile_extended", "link_time_optimization")
_DEPRECATED_BY_DRIVER = frozenset(
    ("ftz", "prec_div", "prec_sqrt", "fma", "kernels_used", "variables_used", "optimize_unused_variables")
)
_DRIVER = (
    ("max_register_count", "CU_JIT_MAX_REGISTERS", _number),
    ("verbose", "CU_JIT_LOG_VERBOSE", _set),
    ("optimization_level", "CU_JIT_OPTIMIZATION_LEVEL", _number),
    ("debug", "CU_JIT_GENERATE_DEBUG_INFO", _set),
    ("lineinfo", "CU_JIT_GENERATE_LINE_INFO", _set),
    ("ftz", "CU_JIT_FTZ", _flag),
    ("prec_div", "CU_JIT_PREC_DIV", _flag),
    ("prec_sqrt", "CU_JIT_PREC_SQRT", _flag),
    ("fma", "CU_JIT_FMA", _flag),
    ("kernels_used", "CU_JIT_REFERENCED_KERNEL_NAMES", _names),
    ("variables_used", "CU_JIT_REFERENCED_VARIABLE_NAMES", _names),
    ("optimize_unused_variables", "CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES", _flag),
    ("no_cache", "CU_JIT_CACHE_MODE", _cache_off),
)
