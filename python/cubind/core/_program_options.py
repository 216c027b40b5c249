"""Define the options of Program, and translate them for the compilers."""

from __future__ import annotations

import os

from cubind.core._options import Options

DEFAULT_NAME = "default_program"


class ProgramOptions(Options):
    """Options for compiling; None leaves the compiler's own default.

    ``bool`` options take True and False.

    name: the program's name in diagnostics and in the ObjectCode. Default "default_program".
    arch: "sm_90", or "compute_90" for PTX only. Default: the current device's.
    relocatable_device_code: code that can be linked with other code.
    extensible_whole_program: whole-program compilation with calls to code that is linked later.
    debug: debug information, and no optimisation unless device_code_optimize is set.
    lineinfo: line numbers for profilers. The simulated device has them by default, for its reports.
    device_code_optimize: optimise although debug is set.
    ptxas_options: one or more options for ptxas.
    max_register_count: registers per thread at most.
    ftz: flush single-precision denormals to zero.
    prec_sqrt, prec_div: IEEE-rounded square roots and divisions instead of fast ones.
    fma: contract multiplications and additions.
    use_fast_math: ftz, fast division and square root, and fast intrinsics.
    extra_device_vectorization: vectorise more.
    link_time_optimization: produce LTO-IR only; implied by ``compile("ltoir")``.
    gen_opt_lto: optimise before LTO-IR is written.
    define_macro: "NAME", ("NAME", "value"), or a list of these.
    undefine_macro: one or more names.
    include_path: one or more directories to search for headers.
    use_bundled_headers: True: search the headers that come with NVRTC 13.3 and later before
        include_path; they are unpacked once for each user and release. None: for headers that
        include_path lacks, search CUDA's: NVRTC's own, those of NVIDIA's wheels, of conda, of
        CUDA_HOME and CUDA_PATH, of /usr/local/cuda. False: search none.
    pre_include: one or more headers to include before everything else.
    no_source_include: do not search the directory of the source for headers.
    std: "c++17", …
    builtin_move_forward, builtin_initializer_list: std::move and std::forward, and
        std::initializer_list, without headers.
    disable_warnings: no warnings.
    restrict: assume that no two pointer parameters of a kernel point to the same memory.
    device_as_default_execution_space: functions without an annotation are ``__device__``.
    device_int128, device_float128: the 128-bit types.
    optimization_info: kind of optimisation to report on: "inline".
    no_display_error_number: diagnostics without their numbers.
    diag_error, diag_suppress, diag_warn: one or more numbers of diagnostics to turn into errors,
        turn off, or turn into warnings.
    brief_diagnostics: diagnostics without the source line.
    time: path of a CSV file with the time that each phase took.
    split_compile: number of threads to optimise with; 0 is all.
    fdevice_syntax_only: check the syntax only.
    minimal: leave out some features to compile faster.
    no_cache: neither read nor fill the linker's own cache. To bypass the program cache, use
        ``compile(cache=False)``.
    fdevice_time_trace: path of a JSON file to profile the compiler with.
    frandom_seed: seed of random choices in optimisations.
    ofast_compile: "0", "min", "mid" or "max": compile faster for slower code.
    pch: use and make precompiled headers as needed. None: only if many headers are included, for
        this process, with no effect except on time. False: never.
    create_pch, use_pch: path of a precompiled header to make, or to use.
    pch_dir: directory of precompiled headers.
    pch_verbose, pch_messages: report why one was not used; report when one is made or used.
    instantiate_templates_in_pch: instantiate templates before a precompiled header is written.
    extra_sources: modules of NVVM IR to compile with the program's, as pairs (name, source), in
        this order; NVVM only.
    use_libdevice: take called ``__nv_`` functions from libdevice, which comes with libNVVM; NVVM
        only.
    numba_debug: debug information as Numba expects it.
    """

    name: str | None = DEFAULT_NAME
    arch: str | None = None
    relocatable_device_code: bool | None = None
    extensible_whole_program: bool | None = None
    debug: bool | None = None
    lineinfo: bool | None = None
    device_code_optimize: bool | None = None
    ptxas_options: str | list[str] | tuple[str, ...] | None = None
    max_register_count: int | None = None
    ftz: bool | None = None
    prec_sqrt: bool | None = None
    prec_div: bool | None = None
    fma: bool | None = None
    use_fast_math: bool | None = None
    extra_device_vectorization: bool | None = None
    link_time_optimization: bool | None = None
    gen_opt_lto: bool | None = None
    define_macro: str | tuple[str, str] | list[str | tuple[str, str]] | None = None
    undefine_macro: str | list[str] | tuple[str, ...] | None = None
    include_path: str | os.PathLike | list[str | os.PathLike] | tuple[str | os.PathLike, ...] | None = None
    use_bundled_headers: bool | None = None
    pre_include: str | list[str] | tuple[str, ...] | None = None
    no_source_include: bool | None = None
    std: str | None = None
    builtin_move_forward: bool | None = None
    builtin_initializer_list: bool | None = None
    disable_warnings: bool | None = None
    restrict: bool | None = None
    device_as_default_execution_space: bool | None = None
    device_int128: bool | None = None
    optimization_info: str | None = None
    no_display_error_number: bool | None = None
    diag_error: int | list[int] | tuple[int, ...] | None = None
    diag_suppress: int | list[int] | tuple[int, ...] | None = None
    diag_warn: int | list[int] | tuple[int, ...] | None = None
    brief_diagnostics: bool | None = None
    time: str | None = None
    split_compile: int | None = None
    fdevice_syntax_only: bool | None = None
    minimal: bool | None = None
    no_cache: bool | None = None
    fdevice_time_trace: str | None = None
    device_float128: bool | None = None
    frandom_seed: str | None = None
    ofast_compile: str | None = None
    pch: bool | None = None
    create_pch: str | None = None
    use_pch: str | None = None
    pch_dir: str | None = None
    pch_verbose: bool | None = None
    pch_messages: bool | None = None
    instantiate_templates_in_pch: bool | None = None
    extra_sources: list[tuple[str, str | bytes | bytearray]] | None = None
    use_libdevice: bool | None = None
    numba_debug: bool | None = None

    def __post_init__(self):
        if self.name is None:
            self.name = DEFAULT_NAME
        elif not isinstance(self.name, str):
            raise TypeError(f"ProgramOptions.name must be str, not {type(self.name).__name__}")
        if self.extra_sources is not None:
            _check_extra_sources(self.extra_sources)
        if self.arch is None:
            self.arch = current_arch()

    __repr__ = Options._repr_set

    def as_bytes(self, backend, target_type=None):
        """Return the options in the compiler's form, a list of bytes.

        backend: "nvrtc" or "nvvm".
        target_type: the output of libNVVM, "ptx" (also None) or "ltoir".

        CUDAError for options that libNVVM does not know; ValueError for another backend.
        """
        name = str(backend).lower()
        if name == "nvrtc":
            return self._nvrtc()
        if name == "nvvm":
            return self._nvvm(target_type)
        raise ValueError(f"Unknown backend '{name}'. Must be one of: 'nvrtc', 'nvvm'")

    def _tells_lines(self):
        """Return whether the code has line numbers.

        On the simulated device it has them unless refused, for its reports.
        """
        if self.lineinfo is None and not self.debug:
            return os.environ.get("CUBIND_DEVICE") == "simulated"
        return bool(self.lineinfo)

    def _nvrtc(self):
        out = [b"-arch=" + os.fsencode(self._arch())]
        values = vars(self)
        if self.lineinfo is None and self._tells_lines():
            values = values | {"lineinfo": True}
        for name, render, text in _NVRTC:
            value = values[name]
            if value is not None:
                render(out, text, value, name)
        return out

    def _nvvm(self, target_type):
        values = vars(self)
        _refuse_unknown_to_nvvm(values)
        arch = self._arch()
        # libNVVM knows only virtual architectures.
        out = [b"-arch=" + os.fsencode("compute_" + arch[3:] if arch.startswith("sm_") else arch)]
        for name, render, text in _NVVM:
            if values[name] is not None:
                render(out, text, values[name], name)
        if target_type == "ltoir":
            out.append(b"-gen-lto")
        return out

    def _modules(self):
        """Return the modules that libNVVM gets besides the program's: ((name, source), …), all
        bytes.
        """
        sources = self.extra_sources
        if sources is None:
            return ()
        _check_extra_sources(sources)  # they may have been assigned later
        for i, (name, _) in enumerate(sources):
            if "\0" in name:
                raise ValueError(f"Module name at index {i} has a NUL character in it")
        return tuple(
            (name.encode(), source.encode() if isinstance(source, str) else bytes(source)) for name, source in sources
        )

    def _arch(self):
        """Return the architecture, also if None was assigned later: cache keys need the actual one.
        """
        return current_arch() if self.arch is None else str(self.arch)

    def _linker(self, target_type="cubin"):
        """Return the LinkerOptions with which PTX is compiled."""
        from cubind.core._linker_options import LinkerOptions

        values = vars(self)
        same = {name: values[name] for name in _OF_LINKER}
        return LinkerOptions(name=self.name, arch=self._arch(), ptx=True if target_type == "ptx" else None, **same)


def current_arch():
    """Return "sm_90" or the like for the current device, or for device 0 if none is current."""
    from cubind import _core

    return f"sm_{_core.Device().arch}"


def _check_extra_sources(sources):
    from collections.abc import Sequence

    if not isinstance(sources, Sequence):
        raise TypeError("extra_sources must be a sequence of 2-tuples: ((name1, source1), (name2, source2), ...)")
    for i, item in enumerate(sources):
        if not isinstance(item, tuple) or len(item) != 2:
            raise TypeError(
                f"Each extra module must be a 2-tuple (name, source), got {type(item).__name__} at index {i}"
            )
        name, source = item
        if not isinstance(name, str):
            raise TypeError(f"Module name at index {i} must be a string, got {type(name).__name__}")
        if not isinstance(source, (str, bytes, bytearray)):
            raise TypeError(
                f"Module source at index {i} must be str (textual LLVM IR), bytes (textual LLVM IR or bitcode), or "
                f"bytearray, got {type(source).__name__}"
            )
        if len(source) == 0:
            raise ValueError(f"Module source for '{name}' (index {i}) cannot be empty")


# --- rendering: each appends what a value that is not None becomes ------------------------------


def switch(out, text, value, name):
    if value:
        out.append(text)


def toggle(out, text, value, name):
    out.append(text + (b"true" if value else b"false"))


def scalar(out, text, value, name):
    out.append(text + os.fsencode(value if isinstance(value, os.PathLike) else str(value)))


def several(out, text, value, name):
    if not isinstance(value, (list, tuple)):
        value = (value,)
    for item in value:
        if not isinstance(item, (str, int, os.PathLike)):
            raise TypeError(f"{name} must be str, int, a path, or a list of these, got {type(item).__name__}")
        scalar(out, text, item, name)


def _macro(out, text, item, given):
    if isinstance(item, str):
        out.append(text + item.encode())
    elif isinstance(item, tuple):
        if len(item) != 2 or not isinstance(item[0], str) or not isinstance(item[1], str):
            raise RuntimeError(f"Expected define_macro tuple[str, str], got {item}")
        out.append(text + f"{item[0]}={item[1]}".encode())
    else:
        raise RuntimeError(f"Expected define_macro Union[str, tuple[str, str]], got {item}")


def _macros(out, text, value, name):
    if isinstance(value, (str, tuple)):
        _macro(out, text, value, value)
    elif isinstance(value, list) and value and all(isinstance(item, (str, tuple, list)) for item in value):
        for item in value:
            _macro(out, text, item, value)
    elif value != []:
        raise RuntimeError(
            f"Expected define_macro Union[str, tuple[str, str]], list[Union[str, tuple[str, str]]], got {value}"
        )


def _digit(out, text, value, name):
    out.append(text + (b"1" if value else b"0"))


def _level(out, text, value, name):
    out.append(text + (b"3" if value else b"0"))


def _refuse_unknown_to_nvvm(values):
    """Refuse options that libNVVM does not know.

    A switch that is off asks for nothing; a value always does.
    """
    from cubind import _core

    asked = [
        name
        for name, render, _ in _NVRTC
        if name not in _PASSED_BY_NVVM
        and (bool(values[name]) if render in (switch, _bundled_headers) else values[name] is not None)
    ]
    if asked:
        raise _core.CUDAError(f"The following options are not supported by NVVM backend: {', '.join(asked)}")


def _bundled_headers(out, text, value, name):
    if value:
        from cubind.core._cuda_headers import bundled_folder, nvrtc_release

        out.append(text + os.fsencode(bundled_folder(nvrtc_release())))


# In the order in which the compiler gets them.
_NVRTC = (
    ("relocatable_device_code", toggle, b"--relocatable-device-code="),
    ("extensible_whole_program", switch, b"--extensible-whole-program"),
    ("debug", switch, b"--device-debug"),
    ("lineinfo", switch, b"--generate-line-info"),
    ("device_code_optimize", switch, b"--dopt=on"),
    ("ptxas_options", several, b"--ptxas-options="),
    ("max_register_count", scalar, b"--maxrregcount="),
    ("ftz", toggle, b"--ftz="),
    ("prec_sqrt", toggle, b"--prec-sqrt="),
    ("prec_div", toggle, b"--prec-div="),
    ("fma", toggle, b"--fmad="),
    ("use_fast_math", switch, b"--use_fast_math"),
    ("extra_device_vectorization", switch, b"--extra-device-vectorization"),
    ("link_time_optimization", switch, b"--dlink-time-opt"),
    ("gen_opt_lto", switch, b"--gen-opt-lto"),
    ("define_macro", _macros, b"--define-macro="),
    ("undefine_macro", several, b"--undefine-macro="),
    ("use_bundled_headers", _bundled_headers, b"--use-bundled-headers="),
    ("include_path", several, b"--include-path="),
    ("pre_include", several, b"--pre-include="),
    ("no_source_include", switch, b"--no-source-include"),
    ("std", scalar, b"--std="),
    ("builtin_move_forward", toggle, b"--builtin-move-forward="),
    ("builtin_initializer_list", toggle, b"--builtin-initializer-list="),
    ("disable_warnings", switch, b"--disable-warnings"),
    ("restrict", switch, b"--restrict"),
    ("device_as_default_execution_space", switch, b"--device-as-default-execution-space"),
    ("device_int128", switch, b"--device-int128"),
    ("device_float128", switch, b"--device-float128"),
    ("optimization_info", scalar, b"--optimization-info="),
    ("no_display_error_number", switch, b"--no-display-error-number"),
    ("diag_error", several, b"--diag-error="),
    ("diag_suppress", several, b"--diag-suppress="),
    ("diag_warn", several, b"--diag-warn="),
    ("brief_diagnostics", toggle, b"--brief-diagnostics="),
    ("time", scalar, b"--time="),
    ("split_compile", scalar, b"--split-compile="),
    ("fdevice_syntax_only", switch, b"--fdevice-syntax-only"),
    ("minimal", switch, b"--minimal"),
    ("no_cache", switch, b"--no-cache"),
    ("fdevice_time_trace", scalar, b"--fdevice-time-trace="),
    ("frandom_seed", scalar, b"--frandom-seed="),
    ("ofast_compile", scalar, b"--Ofast-compile="),
    ("pch", switch, b"--pch"),
    ("create_pch", scalar, b"--create-pch="),
    ("use_pch", scalar, b"--use-pch="),
    ("pch_dir", scalar, b"--pch-dir="),
    ("pch_verbose", toggle, b"--pch-verbose="),
    ("pch_messages", toggle, b"--pch-messages="),
    ("instantiate_templates_in_pch", toggle, b"--instantiate-templates-in-pch="),
    ("numba_debug", switch, b"--numba-debug"),
)

_NVVM = (
    ("debug", switch, b"-g"),
    ("numba_debug", switch, b"-numba-debug"),
    ("device_code_optimize", _level, b"-opt="),
    ("ftz", _digit, b"-ftz="),
    ("prec_sqrt", _digit, b"-prec-sqrt="),
    ("prec_div", _digit, b"-prec-div="),
    ("fma", _digit, b"-fma="),
)

# Known to libNVVM, or irrelevant to it: how NVRTC and the linker keep files, and how long they
# take.
_PASSED_BY_NVVM = {name for name, _, _ in _NVVM} | {
    "link_time_optimization",
    "no_cache",
    "fdevice_time_trace",
    "device_float128",
    "frandom_seed",
    "ofast_compile",
    "pch",
    "create_pch",
    "use_pch",
    "pch_dir",
    "pch_verbose",
    "pch_messages",
    "instantiate_templates_in_pch",
}

# Options that the linker has under the same name.
_OF_LINKER = (
    "max_register_count",
    "time",
    "link_time_optimization",
    "debug",
    "lineinfo",
    "ftz",
    "prec_div",
    "prec_sqrt",
    "fma",
    "ptxas_options",
    "split_compile",
    "no_cache",
)
