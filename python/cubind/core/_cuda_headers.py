"""Find the folders of CUDA's own headers: of NVRTC, NVIDIA's wheels, conda and toolkits.

The compiler searches these folders after the program's own include folders, and only for names that
those lack. Installations of NVRTC's release come first, then older releases of the same major
version, then newer ones; other major versions are never used. Replacements for headers of the C and
C++ libraries, in ``headers/`` next to this file, come last.
"""

import os
import re
import stat
import sys
from collections import namedtuple
from itertools import islice

from cubind import _core
from cubind._cuda import cuda_version
from cubind.core._compiler_build import find_file

BUNDLED = 13030  # the first NVRTC that comes with headers

_OF_CCCL = os.path.join("cuda", "std", "version")
_CCCL = "cccl"  # CUB, Thrust and libcu++: their own folder from CUDA 13 on
# Folders in site-packages/nvidia: one for each wheel, or one for all.
_WHEELS = {12: ("cuda_runtime", "cuda_cccl", "cuda_nvcc", "curand")}
_TOOLKITS = ("/usr/local/cuda", "/opt/cuda")
_TARGETS = {"x86_64": ("x86_64-linux",), "aarch64": ("sbsa-linux", "aarch64-linux")}
_VERSIONS = (
    ("cuda.h", rb"#define\s+CUDA_VERSION\s+(\d+)"),
    ("cuda_runtime_api.h", rb"#define\s+CUDART_VERSION\s+(\d+)"),
)
_VERSION_IS_WITHIN = 1 << 16  # bytes from the start of the file
_MARKER = ".nvrtc_headers_version"
_STAND_INS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "headers")

# Kinds of including files: the program's own or a stand-in; in installations of which one has CCCL;
# in installations without CCCL; in an installation that has everything its files need.
OWN, INSTALLED, WITHOUT_CCCL, WHOLE = range(4)

# folders: absolute paths. option: the compiler option for all of them; None: one --include-path for
# each.
Tree = namedtuple("Tree", "folders kind option", defaults=(INSTALLED, None))

_releases: dict = {}  # {folder of headers: (time of its file, release)}
_of_nvrtc: dict = {}  # {path of a library that is not loaded yet: its release}


def is_wanted(name, kind):
    """Return whether to search more installations for a missing name.

    CCCL asks for headers that only other releases of it have, and two releases must not be mixed.
    """
    if kind == INSTALLED:
        return not name.startswith(("cuda/", "cub/", "thrust/", "nv/"))
    return kind != WHOLE


def _has_cccl(folders):
    return any(os.path.isfile(f"{folder}/{_OF_CCCL}") for folder in folders)


def _has(tree, name):
    return any(os.path.isfile(f"{folder}/{name}") for folder in tree.folders)


class Headers:
    """Installations of CUDA's headers that one program needs."""

    def __init__(self, options):
        self._options = options
        self._all = None  # [Tree], in the order of search
        self._chosen = set()  # numbers of trees in `_all`
        # (folder, kind, option) of all that is searched, stand-ins last; [] while nothing is
        # needed.
        self._places = []

    def choose(self, names):
        """Choose the first installation for each name that the program's own folders lack.

        Return whether that changed the choice.
        """
        if not names:
            return False
        before = len(self._chosen)
        rest = [(number, tree) for number, tree in enumerate(self._trees()) if number not in self._chosen]
        for name in names:
            found = (number for number, tree in rest if _has(tree, name))
            self._chosen.update(islice(found, 1))
        if self._places and len(self._chosen) == before:
            return False
        self._place()
        return True

    def choose_all(self):
        self._chosen.update(range(len(self._trees())))
        self._place()

    def folders(self):
        """Return all searched folders in order."""
        return [folder for folder, _, _ in self._places]

    def kinds(self):
        return [kind for _, kind, _ in self._places]

    def searched(self, numbers):
        """Return (folders, compiler options) of those numbers that are folders here."""
        used = [self._places[number] for number in numbers if 0 <= number < len(self._places)]
        return tuple(folder for folder, _, _ in used), tuple(dict.fromkeys(option for _, _, option in used))

    def _trees(self):
        if self._all is None:
            release = nvrtc_release()
            own = [] if self._options.use_bundled_headers else _bundled(release)
            self._all = [*own, *map(Tree, _suitable(_trees(), release))]
        return self._all

    def _place(self):
        """List the folders to search, with CCCL from only one installation."""
        found, has_cccl = [], False
        for number in sorted(self._chosen):
            folders, kind, option = self._all[number]
            for folder in folders:
                if not (has_cccl and os.path.basename(folder) == _CCCL):
                    found.append((folder, kind, option or b"--include-path=" + os.fsencode(folder)))
            has_cccl = has_cccl or _has_cccl(folders)
        if not has_cccl:
            found = [(folder, WITHOUT_CCCL if kind == INSTALLED else kind, option) for folder, kind, option in found]
        self._places = [*found, (_STAND_INS, OWN, b"--include-path=" + os.fsencode(_STAND_INS))]


# --- NVRTC --------------------------------------------------------------------------------------


def nvrtc_release():
    """Return NVRTC's release, 13050 for 13.5; None if there is no NVRTC.

    It is that of the loaded NVRTC or of the one that would be loaded; it is loaded only if its
    files do not tell.
    """
    name = f"libnvrtc.so.{cuda_version().major}"
    path = None if _core._build_id(name) else find_file(name)
    release = _release_beside(path) if path is not None else None
    if release is not None:
        return release
    try:
        return _core._nvrtc_version()
    except Exception:  # the compile will say what is wrong
        return None


def _release_beside(path):
    """Return the release in the name of the built-in functions' library next to `path`, or None."""
    if path not in _of_nvrtc:
        found = {
            match[1]: 1000 * int(match[1]) + 10 * int(match[2])
            for name in _names_in(os.path.dirname(path))
            if (match := re.fullmatch(r"libnvrtc-builtins\.so\.(\d+)\.(\d+)", name))
        }
        _of_nvrtc[path] = found.get(path.rpartition(".")[2]) if len(found) == 1 else None
    return _of_nvrtc[path]


def _names_in(folder):
    try:
        return os.listdir(folder)
    except OSError:
        return []


def bundled_folder(release):
    """Return the folder into which NVRTC unpacks its headers.

    There is one for each release, because NVRTC refuses those of another release.
    """
    from cubind.core._cache_folder import cache_root

    name = "nvrtc-bundled-headers"
    return os.path.join(cache_root(), name if release is None else f"{name}-{release // 1000}.{release % 1000 // 10}")


def bundled_folders():
    """Return the folders of NVRTC's own headers, unpacking them first if needed.

    [] if NVRTC has none or they cannot be unpacked.
    """
    return [folder for tree in _bundled(nvrtc_release()) for folder in tree.folders]


def _bundled(release):
    if release is None or release < BUNDLED:
        return []
    try:
        folder = bundled_folder(release)
        if not _is_unpacked(folder, release):
            _unpack(folder)
    except (OSError, _core.NVRTCError):
        return []
    return [Tree((folder, os.path.join(folder, _CCCL)), WHOLE, b"--use-bundled-headers=" + os.fsencode(folder))]


def _is_unpacked(folder, release):
    """Return whether the headers are unpacked. OSError if other users could have replaced them."""
    from cubind.core._cache_folder import distrust

    try:
        with open(os.path.join(folder, _MARKER), "rb") as file:
            text = file.read(4096)
    except FileNotFoundError:
        return False
    if distrust(folder) is not None:
        raise PermissionError(folder)
    major, minor = (re.search(rb"^cuda_%s=(\d+)" % part, text, re.MULTILINE) for part in (b"major", b"minor"))
    return None not in (major, minor) and 1000 * int(major[1]) + 10 * int(minor[1]) == release


def _unpack(folder):
    os.makedirs(os.path.dirname(folder), mode=0o700, exist_ok=True)
    _core._unpack_headers(folder)


# --- installations ------------------------------------------------------------------------------


def _trees():
    """Yield the header folders of each installation, in the order of search."""
    major = cuda_version().major
    entries = [entry for entry in sys.path if isinstance(entry, str) and entry.startswith("/")]
    for entry in entries:
        if _identity(f"{entry}/nvidia") is not None:
            yield _folders(f"{entry}/nvidia/{name}" for name in _WHEELS.get(major, (f"cu{major}",)))
    targets = [f"targets/{target}" for target in _TARGETS.get(os.uname().machine, ())]
    seen = {None}
    for root in _roots(major):
        identity = _identity(root)
        if identity not in seen:
            seen.add(identity)
            yield _folders([root, *(f"{root}/{target}" for target in targets)])


def _roots(major):
    for variable in ("CONDA_PREFIX", "CUDA_HOME", "CUDA_PATH"):
        root = os.environ.get(variable)
        if root and root != os.environ.get("CUBIND_SIMULATED_HOME"):
            yield os.path.abspath(root)
    for root in _TOOLKITS:
        yield root
        folder, name = os.path.split(root)
        minors = (re.fullmatch(rf"{name}-{major}\.(\d+)", entry) for entry in _names_in(folder))
        yield from sorted((os.path.join(folder, match[0]) for match in minors if match), key=_minor, reverse=True)


def _minor(path):
    return int(path.rpartition(".")[2])


def _folders(roots):
    """Return the existing include folders of an installation."""
    found = {}
    for root in roots:
        include = f"{root}/include"
        for path in (include, f"{include}/{_CCCL}"):
            identity = _identity(path)
            if identity is None:
                break
            found.setdefault(identity, path)
    return tuple(found.values())


def _identity(path):
    """Return a value that is the same for all paths to one folder; None if there is none."""
    try:
        state = os.stat(path)
    except OSError:
        return None
    return (state.st_dev, state.st_ino) if stat.S_ISDIR(state.st_mode) else None


def _suitable(trees, wanted):
    """Return the trees of NVRTC's major: its release first, then older, then newer ones.

    A tree of unknown release fits.
    """
    major = cuda_version().major
    ranked = []
    for tree in trees:
        release = next(filter(None, map(_release_of, tree)), None)
        if not tree or (release is not None and release // 1000 != major):
            continue
        ranked.append((0 if None in (release, wanted) or release == wanted else 1 if release < wanted else 2, tree))
    return [tree for _, tree in sorted(ranked, key=lambda pair: pair[0])]


def _release_of(folder):
    """Return CUDA_VERSION of the headers in a folder; None if they do not say."""
    for name, pattern in _VERSIONS:
        path = os.path.join(folder, name)
        try:
            time = os.stat(path).st_mtime_ns
            if _releases.get(folder, (None,))[0] != time:
                with open(path, "rb") as file:
                    match = re.search(pattern, file.read(_VERSION_IS_WITHIN))
                _releases[folder] = time, int(match[1]) if match else None
            return _releases[folder][1]
        except OSError:
            continue
    return None
