"""A child process of cubind.doctor: import cubind, and ask it about libraries, headers and cache.

The first argument is JSON: {"path": the parent's sys.path, "folder": the folder of cubind}. Each
part is guarded, so that an error in one of them leaves the others.
"""

import json
import os
import sys

_ENOUGH = 64 << 20  # bytes of cache entries to check; a large cache would take seconds
_CHECKS = (None, "", "types", "sizes")
_MODULES_OF_CORE = ("cubind._core", "cubind.core")


def say(**facts):
    os.write(1, (json.dumps(facts) + "\n").encode())


def text_of(error):
    return " ".join(str(error).split()) or type(error).__name__


# ---- cubind and the choice of CUDA ----


def import_cubind():
    """Import cubind as programs do. If that fails, try without CUBIND_DEVICE.

    Return whether it worked.
    """
    said = []
    for is_last in (False, True):
        try:
            import cubind
        except Exception as error:
            said.append(f"{type(error).__name__}: {text_of(error)}")
            for name in [name for name in sys.modules if name.partition(".")[0] == "cubind"]:
                del sys.modules[name]
            if os.environ.pop("CUBIND_DEVICE", None) is None or is_last:
                say(import_error=said[-1])
                return False
        else:
            say(version=cubind.__version__, folder=os.path.dirname(cubind.__file__), device_error="".join(said) or None)
            return True
    return False


def choose():
    from cubind import _cuda

    say(releases=_cuda.RELEASES)
    try:
        version = _cuda.cuda_version()
    except ValueError as error:
        say(cuda_error=text_of(error))
        del os.environ["CUBIND_CUDA"]
        version = _cuda.cuda_version()
    say(major=version.major, release=version.release, reason=version.reason)
    branch, source = _cuda.driver_branch(_cuda.Machine())
    say(branch=branch, branch_source=source)


# ---- files ----


def is_cut_short(path):
    """Return whether an ELF file ends before its table of sections; None for no ELF file."""
    with open(path, "rb") as file:
        head = file.read(64)
    if len(head) < 64 or head[:5] != b"\x7fELF\x02":
        return None
    at, size, count = (int.from_bytes(head[i : i + n], "little") for i, n in ((40, 8), (58, 2), (60, 2)))
    return os.path.getsize(path) < at + size * count


def examine(path):
    """Say what is wrong with a library's file; "" if nothing is."""
    try:
        cut = is_cut_short(path)
    except OSError as error:
        return error.strerror
    return "" if cut is False else "the file is truncated" if cut else "the file is not a library"


def libraries():
    """Say where each library of each major is found, and what is wrong with its file."""
    from cubind._cuda import LIBRARIES, Machine

    machine, found = Machine(), {}
    for major, rows in LIBRARIES.items():
        found[major] = []
        for library in rows:
            path, place = None, None
            for place in ("packages", "loader", "toolkit"):
                path = machine.find(place, library)
                if path is not None:
                    break
            row = {"soname": library[0], "path": path, "found": place if path else None}
            if path:
                row["real_path"], row["error"] = os.path.realpath(path), examine(path)
            found[major].append(row)
    say(libraries=found)
    return found


def modules(folder, major):
    """Say which compiled modules are damaged or cannot be imported.

    major: None: cubind itself cannot be imported. Return whether cubind.core works.
    """
    from importlib import import_module

    wrong, names = {}, set()
    for place, _, files in os.walk(folder):
        for file in files:
            if file.endswith(".so") and (error := examine(os.path.join(place, file))):
                wrong[os.path.join(place, file)] = error
            elif file.endswith(".so") and os.path.basename(place) == f"_cuda{major}":
                names.add(f"cubind.{file.partition('.')[0]}")
    say(damaged=wrong)
    if major is None or wrong:  # modules import each other, and a damaged one may end the process
        return False
    failed = {}
    for name in (*sorted(names), *_MODULES_OF_CORE):
        say(at=f"importing {name}")
        if name == "cubind.core" and failed:
            continue
        try:
            import_module(name)
        except Exception as error:
            failed[name] = f"{type(error).__name__}: {text_of(error)}"
    say(failed=failed)
    return not failed


# ---- headers and cache ----


def headers(libraries_of_major):
    """Say which installations of CUDA's headers NVRTC would use; nothing is unpacked or loaded."""
    from cubind.core import _cuda_headers as own

    path = next((row["path"] for row in libraries_of_major if row["soname"].startswith("libnvrtc.so.")), None)
    release = own._release_beside(os.path.realpath(path)) if path else None
    release = release or (own._release_beside(path) if path else None)
    trees = []
    for folders in own._suitable(own._trees(), release):
        names = {
            name: any(os.path.isfile(f"{folder}/{name}") for folder in folders) for name in ("cuda.h", "cuda_fp16.h")
        }
        known = (own._release_of(folder) for folder in folders)
        trees.append(
            {
                "folder": folders[0],
                "release": next(filter(None, known), None),
                "has_cccl": own._has_cccl(folders),
                **names,
            }
        )
    say(headers={"nvrtc_release": release, "are_bundled": bool(release and release >= own.BUNDLED), "installed": trees})


def cache():
    from cubind.core import _cache_folder as own

    say(cache_is_off=os.environ.get("CUBIND_CACHE") == "0")
    try:
        folder = os.path.abspath(own.default_folder())
    except (OSError, ValueError) as error:
        say(cache_error=text_of(error))
        return
    say(cache_folder=folder)
    if os.path.isdir(folder):
        if why := own.distrust(folder) or own.distrust_way(folder):
            say(cache_distrust=why)
        from cubind._command import cache_entries

        entries = cache_entries.entries(folder)
        found = cache_entries.Checked(*cache_entries.check(entries, _ENOUGH))
        say(
            cache_entries=len(entries),
            cache_bytes=sum(entry.size for entry in entries),
            cache_checked=found.checked,
            cache_damaged=found.damaged,
        )


def host_function_packages():
    """Say which installed packages make cheap calls release the GIL once they are imported."""
    import cubind

    def is_there(name):
        place = name.replace(".", "/")
        return any(os.path.exists(f"{entry}/{place}{end}") for entry in sys.path for end in ("/__init__.py", ".py"))

    say(host_function_packages=[name for name in cubind._PACKAGES_WITH_HOST_FUNCTIONS if is_there(name)])


def main():
    request = json.loads(sys.argv[1])
    sys.path[:] = request["path"]
    if os.environ.get("CUBIND_CHECK") not in _CHECKS:  # the parent explains it
        del os.environ["CUBIND_CHECK"]
    say(at="importing cubind")
    if not import_cubind():
        modules(request["folder"], None)
        return
    said = {}

    def guarded(what, part, *arguments):
        say(at=what)
        try:
            return part(*arguments)
        except Exception as error:
            said[what] = f"{type(error).__name__}: {text_of(error)}"
            say(errors=said)
            return None

    guarded("choosing the CUDA release", choose)
    found = guarded("finding libraries", libraries) or {}
    from cubind._cuda import cuda_version

    major = cuda_version().major
    guarded("looking at packages", host_function_packages)
    if guarded("examining the modules", modules, request["folder"], major):
        guarded("finding headers", headers, found.get(major, []))
        guarded("examining the cache", cache)
    say(at="")


if __name__ == "__main__":
    main()
