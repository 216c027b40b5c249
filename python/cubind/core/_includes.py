"""Find the files that a C++ source includes, as far as its text shows them, and hash them.

Every directory is searched, and only the conditionals that _host_code.py understands are evaluated,
because hashing a file too many is safe and missing a file is not. A name that the program's own
directories lack is searched for in the directories of CUDA's headers (_cuda_headers.py).

The list of files that were read and of paths that did not exist is called a Trail. It is kept in
this process and in the cache. A Trail can be reused while all its files are unchanged and no file
has appeared at a path that did not exist. To check that, a single call runs stat on each file and
directory (_watched.py).
"""

import os
import re
from collections import namedtuple
from itertools import count
from time import time_ns

from cubind.core import _cuda_headers
from cubind.core._include_macros import definitions_in, definitions_of, expand, target_of
from cubind.core._host_code import undefines, without_host_code
from cubind.core._included import NOTHING, Included
from cubind.core._program_entries import pack, sha256, unpack
from cubind.core._watched import Watched, encode, watch

# A comment can match in only one way; otherwise a failure would try all ways to split a file into
# comments.
_GAP = rb"(?:[ \t\v\f]|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/)*"
# A comment in front ends with */, so the text before that need not be matched.
_DIRECTIVE = re.compile(
    rb"(?:^|\*/)[ \t\v\f]*(?:#|%:|\?\?=)"
    + _GAP
    + rb"(?:include_next|include|import|embed)\b"
    + _GAP
    + rb"([^\r\n]*)",
    re.MULTILINE,
)
# Nearly all directives, and the rest of a directive that has a comment in it. Expressions that
# begin with a fixed text are found in a seventh of the time.
_HASH = re.compile(rb"#[ \t\v\f]*(?:include_next|include|import|embed)\b[ \t\v\f]*")
_COMMENTED = re.compile(rb"\*/[ \t\v\f]*(?:include|import|embed)")
_LINE = re.compile(rb"[^\r\n]*")
_TARGET = re.compile(rb'"([^"\r\n]+)"|<([^>\r\n]+)>')
# Also matches macros that are named after it.
_HAS_INCLUDE = re.compile(rb'(?:has_include|HAS_INCLUDE)\w*[ \t]*\([ \t]*(?:"([^"\r\n]+)"|<([^>\r\n]+)>)')
_SPLICE = re.compile(rb"\\[ \t]*\r?\n")
_UNDEFINES = "what only host compilers read"  # no macro has this name, so it cannot be expanded
_RACY = 2_000_000_000  # ns: a file that changed this recently may change again without a new time

_files: dict = {}  # {path: (state, digest, names, macros)}
_trails: dict = {}  # {what was searched, and where: Trail}
_MANY = 512  # the most trails that are remembered


class Unresolvable(Exception):
    """Raised for an include whose file the text does not determine."""


def scan(text):
    """Return (names that a text includes, macros that stand for names)."""
    if (
        b"inc" not in text
        and b"INC" not in text
        and b"embed" not in text
        and b"import" not in text
        and b"undef" not in text
        and b"\\" not in text
    ):
        return (), ()
    names, macros = {}, {}
    if undefines(text):
        macros[_UNDEFINES] = None
    text = without_host_code(text)
    texts = [text, unsplice(text)] if _SPLICE.search(text) else [text]
    for each in texts:
        for end in _directives(each):
            target = _TARGET.match(each, end)
            if target is None:
                macros[target_of(_LINE.match(each, end)[0])] = None
            else:
                names[target[1] or target[2]] = None
        if b"has_include" in each or b"HAS_INCLUDE" in each:
            for match in _HAS_INCLUDE.finditer(each):
                names[match[1] or match[2]] = None
    # No name has a line end in it, and decoding all at once takes a tenth of the time.
    return tuple(os.fsdecode(b"\n".join(names)).split("\n")) if names else (), tuple(macros)


def _directives(text):
    """Return where the arguments of all directives that include a file begin."""
    found = list(_HASH.finditer(text))
    if b"%:" in text or b"??=" in text or _COMMENTED.search(text) or not all(map(_is_plain, found)):
        return [match.start(1) for match in _DIRECTIVE.finditer(text)]
    return [match.end() for match in found]


def _is_plain(match):
    """Return whether a directive begins its line and has no comment in front of its argument."""
    text, start = match.string, match.start()
    return not text[text.rfind(b"\n", 0, start) + 1 : start].strip() and not text.startswith(b"/*", match.end())


def unsplice(text):
    return _SPLICE.sub(b"", text)


# --- files --------------------------------------------------------------------------------------

_NONE = (0, 0, 0, 0)  # the state of a missing file


def _state(path):
    """Return values that change with a file.

    The status time changes even if the modification time is set back. OSError.
    """
    found = os.stat(path)
    return found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino


def _read(path):
    """Return the state and the content of a file, by fewer system calls than open() makes.

    OSError, ValueError.
    """
    file = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    try:
        state = _state(file)
        parts = [os.read(file, state[0] + 1)]
        while parts[-1] and sum(map(len, parts)) != state[0]:
            parts.append(os.read(file, 1 << 20))
    finally:
        os.close(file)
    return state, b"".join(parts)


def _state_or_none(path):
    try:
        return _state(path)
    except (OSError, ValueError):
        return _NONE


def _is_racy(state, now):
    """Return whether the next change may leave the times as they are."""
    return now - max(state[1], state[2]) <= _RACY


def _look(path):
    """Return (state, digest, names, macros) of a file; None if there is none."""
    try:
        memory = _files.get(path)
        if memory is not None and memory[0] == _state(path):
            return memory
        state, text = _read(path)
    except (OSError, ValueError):
        return None  # also for a directory, and for a name with a NUL
    from hashlib import sha256  # OpenSSL's is faster but starts slowly, and a hit reads no header

    found = state, sha256(text).digest(), *scan(text)
    if not _is_racy(state, time_ns()):
        _files[path] = found
    return found


# --- trails -------------------------------------------------------------------------------------

# found: a digest of everything that the source's meaning depends on. watched: all files and
# directories that the walk looked at; the state of an entry that is in the way but no file is
# _NONE. absent: {number of a directory in watched: its path and the names that it lacks, separated
# by NULs}. size: bytes of the files found. missing: names that are in no directory, except those
# within one installation of CUDA's headers. used: numbers of directories that were the first to
# have a file; 0 is the directory of the including file.
Trail = namedtuple("Trail", "found watched absent size missing used")


def _is_same(trail):
    """Return whether a walk would find the same: no file has changed, and no file has appeared
    where one was searched in vain.
    """
    now = time_ns()
    for number in trail.watched.changed():
        if number not in trail.absent:
            return False
        folder, *names = trail.absent[number].split(b"\0")
        found = _state_or_none(folder)
        if found == _NONE or any(os.path.lexists(os.path.join(folder, name)) for name in names):
            return False
        trail.watched.set_state(number, _NONE if _is_racy(found, now) else found)
    return True


def _join(start, name):
    """Join a directory that ends with / and a name, as os.path.join() does in five times the time.
    """
    return name if name.startswith("/") else start + name


def _split(path):
    """Return (directory, name) of a path without a slash at its end, as os.path.split() does."""
    folder, _, name = path.rpartition("/")
    return folder or "/", name


class _Walk:
    """A walk from one source through everything that it includes."""

    def __init__(self, folders, kinds, definitions):
        self.starts = [os.path.join(folder, "") for folder in folders]
        self.kinds = kinds  # {number: kind} of the folders of CUDA's headers
        self.definitions = definitions  # macros of the source and of the options
        # {(macro in place of a name, directory of the file that includes by it): that file}
        self.macros = {}
        self.read = set()  # files whose own definitions are known
        self.seen = set()
        self.missing = set()
        self.used = set()
        self.found = []
        self.looked = {}  # {path: result of _look()}
        self.resolved = {}  # {(name, directory of the including file): its entry in `found`}
        self.elsewhere = {}  # {name: [(number of a directory, path, file)]}, without number 0
        self.files = {}
        self.absent = {}  # {directory: (state, {name: None})}
        self.nowhere = set()  # directories that do not exist
        # The folders of CUDA's headers lack most names that are searched in them, and listing one
        # takes less time than those calls. The program's own folders may have millions of files.
        self.roots = tuple(os.path.join(folders[number - 1], "") for number in kinds)
        # {directory: the names in it; None if it is in none of `roots` or cannot be listed}
        self.names = {}
        self.steady = True

    def visit(self, names, macros, folder):
        """Record the contents of everything that `names` and `macros`, in a file of `folder`, may
        mean.
        """
        self._note_macros(macros, folder, "a macro names an included file")
        self._visit(names, folder, _cuda_headers.OWN)
        known, visited, unclear = None, set(), []
        while self.macros and known != (len(self.seen), len(self.macros)):
            known = len(self.seen), len(self.macros)
            self._define()
            unclear.clear()
            for (macro, place), path in list(self.macros.items()):
                names = expand(macro, self.definitions)
                if not names:
                    unclear.append(path)
                self._visit([name for name in names if (name, place) not in visited], place, _cuda_headers.WHOLE)
                visited.update((name, place) for name in names)
        if unclear:
            raise Unresolvable(unclear[0])

    def _note_macros(self, macros, folder, path):
        for macro in macros:
            self.macros[macro, folder] = path

    def _define(self):
        """Read the macros of all files, because any file may define a macro that another includes
        by.
        """
        for path in self.seen - self.read:
            try:
                with open(path, "rb") as file:
                    definitions_in(unsplice(file.read()), self.definitions)
            except OSError:
                raise Unresolvable(path) from None  # it has been removed meanwhile
        self.read |= self.seen

    def _visit(self, names, folder, kind):
        """Follow `names`.

        `kind` says whether the including file is the program's own, or in which of CUDA's headers
        it is.
        """
        pending = [(names, folder, kind)]
        while pending:
            names, folder, kind = pending.pop()
            for name in names:
                pending += self._resolve(name, folder, kind)

    def _resolve(self, name, folder, kind):
        entry = self.resolved.get((name, folder))
        inner = []
        if entry is None:
            digests = []
            for i, path, file in self._candidates(name, folder):
                if not digests:
                    self.used.add(i)
                digests += i, file[1]  # the place decides which of several is included
                if path not in self.seen:
                    self.seen.add(path)
                    inside = _split(path)[0]
                    inner.append((file[2], inside, kind if i == 0 else self.kinds.get(i, _cuda_headers.OWN)))
                    self._note_macros(file[3], inside, path)
            entry = self.resolved[name, folder] = name, tuple(digests)
        if not entry[1] and _cuda_headers.is_wanted(name, kind):
            self.missing.add(name)
        self.found.append(entry)
        return inner

    def _candidates(self, name, folder):
        """Return (number of the directory, path, file) for each file that a name may mean."""
        others = self.elsewhere.get(name)
        if others is None:
            paths = [_join(start, name) for start in self.starts]
            files = map(self._look, paths)
            others = [(i, path, file) for i, path, file in zip(count(1), paths, files) if file is not None]
            self.elsewhere[name] = others
        path = _join(f"{folder}/", name)
        file = self._look(path)
        return others if file is None else [(0, path, file), *others]

    def _look(self, path):
        try:
            return self.looked[path]
        except KeyError:
            pass
        file = None
        folder, name = _split(path)
        if folder not in self.nowhere:
            is_absent = self._lacks(folder, name)
            file = None if is_absent else _look(path)
            if file is None:
                self._note_absent(path, is_absent)
            else:
                self._note(path, file[0])
        self.looked[path] = file
        return file

    def _lacks(self, folder, name):
        """Return whether a directory of CUDA's headers has no entry of this name."""
        try:
            names = self.names[folder]
        except KeyError:
            names = self.names[folder] = self._list(folder) if f"{folder}/".startswith(self.roots) else None
        return names is not None and name not in names

    def _list(self, folder):
        """Return the names in a directory, which has none if it does not exist; None for an error.
        """
        if self._lacks(*_split(folder)):
            self.nowhere.add(folder)
            return frozenset()
        try:
            return frozenset(os.listdir(folder))
        except OSError:
            return None

    def _note(self, path, state):
        self.files[path] = state
        if state is not _NONE and _is_racy(state, time_ns()):
            self.steady = False

    def _note_absent(self, path, is_absent=False):
        """Watch the deepest existing directory on the way to a missing file, to see it appear.

        is_absent: the directory is known to have no such entry.
        """
        folder, name = _split(path)
        if folder not in self.absent:
            now = time_ns()
            state = _NONE if folder in self.nowhere else _state_or_none(folder)
            if state == _NONE and name:
                self.nowhere.add(folder)
                return self._note_absent(folder, self._lacks(*_split(folder)))
            if not os.path.isdir(folder):
                return self._note(folder, state)
            self.absent[folder] = (_NONE if _is_racy(state, now) else state), {}
        # It is a directory, a dangling link, or a file just made.
        if not is_absent and os.path.lexists(path):
            self.steady = self.steady and not os.path.isfile(path)
            self._note(path, _state_or_none(path))
        else:
            self.absent[folder][1][name] = None

    def trail(self):
        found = sha256(repr(self.found).encode("utf-8", "surrogateescape")).digest()
        watched, folders = watch(self.files, {folder: state for folder, (state, _) in self.absent.items()})
        absent = {
            number: b"\0".join(filter(None, map(encode, (folder, *self.absent[folder][1]))))
            for number, folder in folders.items()
        }
        size = sum(self.files[path][0] for path in self.seen)
        return Trail(found, watched, absent, size, tuple(sorted(self.missing)), tuple(sorted(self.used)))


def _paths(value):
    if value is None:
        return ()
    return [os.fspath(v) for v in (value if isinstance(value, (list, tuple)) else (value,))]


def follow(source, options, notes=None):
    """Follow what a source includes and return an Included.

    notes: keeps trails for other processes, by load_note() and store_note(). Unresolvable if the
    text does not determine a file.
    """
    names, macros = scan(source)
    if not names and not macros and options.pre_include is None and options.use_pch is None:
        return NOTHING
    here = os.getcwd()
    folder = os.path.join(here, os.path.dirname(options.name))
    own = (folder, here, *(os.path.join(here, path) for path in _folders(options)))
    start = _start((*names, *_paths(options.pre_include)), macros, folder, source, options)
    trail, headers = _search(start, own, options, notes)
    found = (trail.found,)
    if options.use_pch is not None:
        found += _precompiled(options, here)
    return Included(found, trail.size, *headers.searched(number - len(own) - 1 for number in trail.used))


def follow_blindly(options):
    """Return the Included for a source that follow() cannot resolve: all of CUDA's headers, no
    digest.
    """
    if options.use_bundled_headers is False:
        return Included(None, 0, (), ())
    headers = _cuda_headers.Headers(options)
    headers.choose_all()
    return Included(None, 0, *headers.searched(range(len(headers.folders()))))


def _search(start, own, options, notes):
    """Return (trail, the needed Headers).

    These are only the ones that the program's own folders lack.
    """
    headers = _cuda_headers.Headers(options)
    is_off = options.use_bundled_headers is False
    try:
        trail = _trail(start, own, headers, notes)
        while not is_off and headers.choose(trail.missing):
            trail = _trail(start, own, headers, notes)
    except Unresolvable:
        if is_off:
            raise
        headers.choose_all()  # one of them may define the macro
        trail = _trail(start, own, headers, notes)
    return trail, headers


def _start(names, macros, folder, source, options):
    """Return the start of a walk: (names, macros, folder, definitions of macros as a sorted tuple).
    """
    definitions = {}
    if macros:
        definitions = definitions_of(options)
        definitions_in(unsplice(source), definitions)
    return names, macros, folder, tuple(sorted((name, tuple(sorted(all, key=repr))) for name, all in definitions.items()))


def _folders(options):
    folders = [os.fsdecode(path) for path in _paths(options.include_path)]
    if options.use_bundled_headers:
        folders += _cuda_headers.bundled_folders()
    return folders


def _trail(start, own, headers, notes):
    folders = (*own, *headers.folders())
    key = *start, folders
    trail = _trails.get(key)
    if trail is not None and _is_same(trail):
        return trail
    name = _note_name(key) if notes is not None else None
    if trail is None and notes is not None:
        trail = _load(notes.load_note(name))
        if trail is not None and _is_same(trail):
            return _remember(key, trail)
    names, macros, folder, definitions = start
    kinds = {len(own) + 1 + i: kind for i, kind in enumerate(headers.kinds())}
    walk = _Walk(folders, kinds, {name: set(known) for name, known in definitions})
    walk.visit(names, macros, folder)
    trail = walk.trail()
    if walk.steady:
        _remember(key, trail)
        if notes is not None:
            notes.store_note(name, _dump(trail))
    else:
        _trails.pop(key, None)
    return trail


def _remember(key, trail):
    if len(_trails) >= _MANY:
        _trails.clear()
    _trails[key] = trail
    return trail


_LAYOUT = b"cubind's trail 4\n"  # the format of stored trails


def _note_name(key):
    """Return the name under which a trail is stored.

    Each layout has its own names, so that no version of cubind reads another's notes.
    """
    return sha256(_LAYOUT + repr(key).encode("utf-8", "surrogateescape")).hexdigest()


def _dump(trail):
    absent = pack(b"%d\0" % number + names for number, names in trail.absent.items())
    missing = pack(name.encode("utf-8", "surrogatepass") for name in trail.missing)
    numbers = b" ".join(b"%d" % number for number in (trail.size, *trail.used))
    return _LAYOUT + pack((trail.found, trail.watched.paths, trail.watched.states, absent, missing, numbers))


def _load(data):
    """Return the Trail, or None for another layout or damaged data."""
    if data is None or not data.startswith(_LAYOUT):
        return None
    try:
        found, paths, states, absent, missing, numbers = unpack(data[len(_LAYOUT) :])
        absent = (each.partition(b"\0") for each in unpack(absent))
        absent = {int(number): names for number, _, names in absent}
        missing = tuple(name.decode("utf-8", "surrogatepass") for name in unpack(missing))
        size, *used = map(int, numbers.split())
    except ValueError:
        return None
    return Trail(found, Watched(paths, states), absent, size, missing, tuple(used))


def _precompiled(options, here):
    """Return a precompiled header's name and digest."""
    for place in (here, *_paths(options.pch_dir)):
        try:
            with open(os.path.join(here, place, options.use_pch), "rb") as file:
                return options.use_pch, sha256(file.read()).digest()
        except OSError:
            continue
    raise Unresolvable(options.use_pch)
