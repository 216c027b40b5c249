"""Compile through the program cache, for Program.compile(), and make the cache keys.

A key is the SHA-256 of everything that the result depends on: the source, every file that it
includes, all options as the compiler gets them, names, target, the builds of compiler and linker,
and the version of cubind.
"""

import os

from cubind import __version__, _core
from cubind._core import ObjectCode
from cubind._cuda import cuda_version
from cubind.core._cache_folder import default_folder, distrust, distrust_way
from cubind.core._compiler_build import build_of, loaded_build
from cubind.core._included import NOTHING
from cubind.core._program_entries import decode, encode, sha256
from cubind.core._program_files import Folder
from cubind.core._program_options import DEFAULT_NAME, ProgramOptions

_SCHEMA = 2  # version of keys and records
_CAP = 1 << 30  # size limit of the default cache in bytes

# a source that includes a file has one of these
_INCLUDING = (b"inc", b"INC", b"embed", b"import", b"\\")

# Options with side effects on a compile, which a cache hit would not have.
_SIDE_EFFECTS = ("create_pch", "time", "fdevice_time_trace")

_NVRTC = f"libnvrtc.so.{cuda_version().major}"
_COMPILERS = {"c++": _NVRTC, "nvvm": "libnvvm.so.4"}
_LINKERS = {"nvJitLink": "libnvJitLink.so.{}", "driver": "libcuda.so.1"}
_TARGETS = {"c++": ("ptx", "cubin", "ltoir"), "ptx": ("cubin", "ptx"), "nvvm": ("ptx", "ltoir")}


# --- compiling ----------------------------------------------------------------------------------


def compile_program(program, code, kind, options, target, names, cache, file):
    """Compile a Program, and return (ObjectCode, log, folders of CUDA's headers that were
    searched).

    `file` is the program's temporary source file, or None.
    """
    rendered = _render(options, kind, target, file)
    store = _choose(cache)
    if kind == "nvvm":
        names = ()  # names exist only for C++
    included = NOTHING
    if kind == "c++":
        included = _follow(code, options, store)
        rendered += included.options
    by_itself = file is not None or options.create_pch or options.time or options.fdevice_time_trace
    if included.digest is None or (kind != "nvvm" and by_itself):
        return *_compile(program, target, rendered, names, options), included.folders
    if store is not None:
        entry = store.load(_key(code, kind, options, target, names, rendered, included.digest))
        restored = _restore(entry, options.name, target, names) if entry is not None else None
        if restored is not None:
            return *restored, included.folders
    compiled = _compile_included(program, code, options, target, names, rendered, included)
    # Files may have changed between the look-up here and the compiler's.
    if store is not None and (not included.digest or _is_unchanged(code, options, included)):
        # The compiler may have been loaded from another file than expected.
        if kind in _COMPILERS:
            loaded_build(_COMPILERS[kind])
        key = _key(code, kind, options, target, names, rendered, included.digest)
        _keep(store, key, compiled, cache is None or cache is True)
    return *compiled, included.folders


def _compile(program, target, rendered, names, options):
    if options.use_bundled_headers:
        _check_bundled_headers()
    try:
        return program._compile(target, rendered, names)
    except _core.NVRTCError as error:
        from cubind.core._compile_errors import explain

        explain(error, options)
        raise


def _compile_included(program, code, options, target, names, rendered, included):
    """Compile, with a precompiled header if the source includes many."""

    def compile(rendered):
        return _compile(program, target, rendered, names, options)

    if not included.digest or options.pch is not None:
        return compile(rendered)
    from cubind.core import _precompiled  # a hit does not need its imports

    if not _precompiled.may_help(options):
        return compile(rendered)
    what = options.name, _current_folder(), included.digest

    def is_unchanged():
        return _is_unchanged(code, options, included)

    return _precompiled.compile_with(compile, is_unchanged, code, rendered, what, included.size)


def _follow(code, options, store):
    """Return the source's Included.

    Its digest is None if the text does not tell what is included, or the current directory is gone.
    """
    if options.pre_include is None and options.use_pch is None and not any(word in code for word in _INCLUDING):
        return NOTHING
    # imports re, which most processes have anyway
    from cubind.core._includes import Unresolvable, follow, follow_blindly

    try:
        return follow(code, options, store)
    except (Unresolvable, OSError):
        return follow_blindly(options)


def _is_unchanged(code, options, included):
    from cubind.core._includes import Unresolvable, follow

    try:
        return follow(code, options) == included
    except (Unresolvable, OSError):
        return False


def has_compiler(kind):
    """Return whether NVRTC or libNVVM is certainly installed, without loading it."""
    return build_of(_COMPILERS[kind]) != ""


def linker_options(options):
    """Return the LinkerOptions with which PTX is compiled."""
    return options._linker()


def check_modules(options):
    """Raise what is wrong with extra_sources; called when a Program is made."""
    options._modules()


def nvvm_input(options):
    """Return _compile()'s input for NVVM IR without compiler options, for a program's handle."""
    return [], options._modules(), _libdevice(options)


def _libdevice(options):
    if not options.use_libdevice:
        return None
    from cubind.core._libdevice import read

    return read()


def _render(options, kind, target, file):
    """Return _compile()'s options: bytes for NVRTC, LinkerOptions for PTX, (list, modules, bitcode)
    for NVVM IR.
    """
    if kind == "nvvm":
        return options._nvvm(target), options._modules(), _libdevice(options)
    if kind == "ptx":
        return options._linker(target)
    rendered = options._nvrtc()
    if target == "ltoir" and not options.link_time_optimization:
        rendered.append(b"--dlink-time-opt")
    here = _current_folder() if file is not None and not options.no_source_include else None
    if here is not None:
        # Quoted includes are searched next to the source first, which is elsewhere now.
        rendered.insert(0, b"--include-path=" + os.fsencode(here))
    return rendered


def _current_folder():
    """Return the current directory, or None if it was removed."""
    try:
        return os.getcwd()
    except FileNotFoundError:
        return None


def _check_bundled_headers():
    from cubind.core._cuda_headers import BUNDLED

    version = _core._nvrtc_version()
    if version < BUNDLED:
        raise RuntimeError(
            f"use_bundled_headers requires NVRTC >= 13.3, but found {version // 1000}.{version % 1000 // 10}: "
            "set include_path to a toolkit's headers instead"
        )


def _restore(entry, name, target, names):
    """Return (ObjectCode, log) of an entry; None if it lacks a name."""
    code, record = entry
    try:
        mapping, log, entries = decode(record)
    except ValueError:  # from a user's own cache
        return None
    if names:
        mapping = {_name_bytes(key): symbol for key, symbol in (mapping or {}).items()}
        if any(_name_bytes(key) not in mapping for key in names):
            return None
        mapping = {key: mapping[_name_bytes(key)] for key in names}
    return ObjectCode._reduce_helper(code, target, name, mapping, entries), log


def _keep(store, key, compiled, is_default):
    """Store a result. Failing to write the default cache is no error."""
    result, log = compiled
    record = encode(result.symbol_mapping, log, result._entries)
    try:
        store.store(key, result.code, record)
    except OSError:
        if not is_default:
            raise


# --- the default cache --------------------------------------------------------------------------

_default = None, None  # folder, store


def _choose(cache):
    """Return the store for a `cache` argument, or None."""
    if cache is None or cache is True:
        return _default_store()
    if cache is False:
        return None
    from cubind.core._program_stores import ProgramCacheResource, store_of

    if isinstance(cache, ProgramCacheResource):
        return store_of(cache)
    raise TypeError(
        f"cache must be an instance of cubind.core.utils.ProgramCacheResource; got {type(cache).__name__} (False: no cache)"
    )


def _default_store():
    """Return the default store; None if it is off or cannot be written.

    The environment is read at each compile.
    """
    global _default
    if os.environ.get("CUBIND_CACHE") == "0":
        return None
    try:
        folder = default_folder()
    except OSError:
        return None
    except ValueError as error:
        folder = error.args[0]
        if _default[0] != folder:
            _warn(f"{folder}; set it to an absolute one, or CUBIND_CACHE=0", 6)
        _default = folder, None
    if _default[0] != folder:
        _default = folder, _open(folder)
    return _default[1]


def _open(folder):
    """Open the default store.

    The folders above it must be safe, too, because nobody has chosen this one with care.
    """
    path = os.path.abspath(folder)
    try:
        why = distrust(path) if os.path.lexists(path) else None
        if why is None:
            store = Folder(path, _CAP)
            why = distrust(path) or distrust_way(path)
    except OSError:
        return None
    if why is not None:
        advice = "set CUBIND_CACHE_DIR to a folder of your own (mode 700), or CUBIND_CACHE=0"
        _warn(f"{why}, so it could contain code of other users; {advice}", 7)
        return None
    return store if os.access(os.path.join(path, "tmp"), os.W_OK | os.X_OK) else None


def _warn(why, level):
    import warnings

    warnings.warn(f"the program cache is off: {why}", RuntimeWarning, stacklevel=level)


# --- keys ---------------------------------------------------------------------------------------


# NVRTC's defaults. With the options below, other options may imply another default.
_NVRTC_DEFAULTS = {b"--relocatable-device-code=false", b"--ftz=false", b"--prec-sqrt=true", b"--prec-div=true",
                   b"--fmad=true", b"--builtin-move-forward=true", b"--builtin-initializer-list=true",
                   b"--brief-diagnostics=false"}  # fmt: skip
_IMPLYING = ("use_fast_math", "link_time_optimization", "extensible_whole_program", "minimal", "ptxas_options")


def _compiler(kind):
    """Identify the compiler by its build, because versions do not show patch releases."""
    if kind in _COMPILERS:
        name, version = ("NVRTC", _core._nvrtc_version) if kind == "c++" else ("NVVM", _core._nvvm_version)
        return name, build_of(_COMPILERS[kind]) or (version(), loaded_build(_COMPILERS[kind]))
    name, version = _core._linker_version()
    return name, version, build_of(_LINKERS[name].format(version // 1000))


def _canonical(rendered, options, target):
    """Return the options without those that change nothing, and large inputs as digests."""
    if isinstance(rendered, tuple):
        given, modules, libdevice = rendered
        return given, [(name, sha256(source).hexdigest()) for name, source in modules], _digest(libdevice)
    if not isinstance(rendered, list):
        values = ((name, getattr(rendered, name)) for name in rendered._fields)
        return [
            (name, tuple(value) if isinstance(value, (list, tuple)) else (value,))
            for name, value in values
            if value is not None and (value is not False or name in ("prec_div", "prec_sqrt", "fma"))
        ]
    if _NVRTC_DEFAULTS.isdisjoint(rendered) or target == "ltoir" or any(getattr(options, name) for name in _IMPLYING):
        return rendered
    return [option for option in rendered if option not in _NVRTC_DEFAULTS]


def _digest(libdevice):
    if libdevice is None:
        return None
    from cubind.core._libdevice import digest

    return digest(libdevice)


def _name_bytes(name):
    return name.encode("utf-8", "surrogateescape") if isinstance(name, str) else name


def _key(code, kind, options, target, names, rendered, included, extra=None):
    # Debuggers and profilers search for the source where it was compiled.
    folder = _current_folder() if kind == "c++" and (options._tells_lines() or options.debug) else None
    names = sorted(set(map(_name_bytes, names))) if names else names
    shown = _canonical(rendered, options, target)
    head = (__version__, _SCHEMA, kind, target, _compiler(kind), options.name, names, shown, included, folder, extra)
    if target == "cubin" and os.environ.get("CUBIND_DEVICE") == "simulated":
        head += ("with PTX",)  # the simulated device runs the PTX
    return sha256(repr(head).encode("utf-8", "surrogateescape") + code).digest()


def make_program_cache_key(*, code, code_type, options, target_type, name_expressions=(), extra_digest=None):
    """Return the 32-byte key under which a compile's result is cached.

    It is the key of ``Program(code, code_type, options).compile(target_type, name_expressions)``.
    The order of names does not count, nor whether they are str or bytes.

    extra_digest: bytes for the caller's own inputs.

    ValueError for options with side effects, and for sources that include by a macro unless there
    is an extra_digest.
    """
    kind, target = str(code_type).lower(), str(target_type).lower()
    source = _check_source(code, kind)
    _check_target(target, kind)
    if isinstance(options, dict):
        options = ProgramOptions(**options)
    _check_options(options, kind)
    if extra_digest is not None and not isinstance(extra_digest, bytes):
        raise TypeError(f"extra_digest must be bytes or None, not {type(extra_digest).__name__}")
    names = _check_names(name_expressions)
    if kind == "nvvm":
        names = ()
    rendered = _render(options, kind, target, None)
    included = ()
    if kind == "c++":
        found = _included(source, options, extra_digest)
        included = found.digest
        rendered += found.options
    return _key(source, kind, options, target, names, rendered, included, extra_digest)


def _check_source(code, kind):
    if kind not in _TARGETS:
        raise ValueError(f"'{kind}' is not a valid SourceCodeType. Must be 'c++', 'nvvm' or 'ptx'")
    if isinstance(code, (bytes, bytearray)):
        if kind == "nvvm":
            return bytes(code)
        raise TypeError(f"code must be str for code_type='{kind}'; bytes are for code_type='nvvm'")
    if not isinstance(code, str):
        raise TypeError(f"code must be str or bytes, got {type(code).__name__}")
    return code.encode() if kind == "nvvm" else code.rstrip("\0").encode()


def _check_target(target, kind):
    if target not in _TARGETS["c++"]:
        raise ValueError(
            f"target_type='{target}' is not supported by the program cache (must be 'cubin', 'ltoir' or 'ptx')"
        )
    if target not in _TARGETS[kind]:
        raise ValueError(
            f"target_type='{target}' is not valid for code_type='{kind}' (supported: {sorted(_TARGETS[kind])})"
        )


def _check_options(options, kind):
    if not isinstance(options, ProgramOptions):
        raise TypeError(f"options must be a ProgramOptions or a dict, not {type(options).__name__}")
    if kind == "nvvm":
        return  # libNVVM refuses most of these options and ignores the rest
    if options.extra_sources is not None:
        raise ValueError(f"extra_sources is only valid for code_type='nvvm'; Program() rejects it for '{kind}'")
    found = [name for name in _SIDE_EFFECTS if getattr(options, name)]
    if found:
        raise ValueError(
            "make_program_cache_key() refuses to build a key for options that have compile-time side effects "
            f"({', '.join(found)}): a hit would not have them. Compile without the cache."
        )


def _check_names(names):
    names = () if names is None else (names,) if isinstance(names, (str, bytes)) else tuple(names)
    for name in names:
        if not isinstance(name, (str, bytes, bytearray)):
            raise TypeError(f"name_expressions elements must be str or bytes; got {type(name).__name__}")
    return tuple(bytes(name) if isinstance(name, bytearray) else name for name in names)


def _included(source, options, extra_digest):
    from cubind.core._includes import Unresolvable, follow, follow_blindly

    try:
        return follow(source, options)
    except Unresolvable as what:
        if extra_digest is None:
            raise ValueError(
                f"make_program_cache_key() cannot determine which file is included ({what}); compute a digest of it "
                "and pass extra_digest="
            ) from None
        found = follow_blindly(options)
        found.digest = ("unresolvable",)
        return found


# --- debugging ----------------------------------------------------------------------------------


def write_debug_source(code, options):
    """Write the source to a temporary file for debuggers, alone in its folder, and return its path.

    None if the program has its own name, or the file cannot be written.
    """
    if options.name != DEFAULT_NAME:
        return None
    import re
    import sys
    import tempfile

    caller = os.path.splitext(os.path.basename(sys._getframe(1).f_code.co_filename))[0]
    kernel = re.search(rb"__global__[^;{(]*?(\w+)\s*\(", re.sub(rb"__launch_bounds__\s*\([^)]*\)", b"", code))
    name = re.sub(r"[^\w.-]", "_", f"{caller}_{kernel[1].decode() if kernel else 'kernel'}")
    folder = None
    try:
        # The file needs its own folder, because the compiler searches headers next to the source:
        # nobody else can put one there.
        folder = tempfile.mkdtemp(prefix=f"{name}_")
        path = os.path.join(folder, f"{name}.cu")
        with open(path, "wb") as file:
            file.write(code)
    except OSError:
        if folder is not None:
            import shutil

            shutil.rmtree(folder, ignore_errors=True)
        return None
    return path
