"""Test that entries of the program caches know the files that their sources include."""

import contextlib
import ctypes
import marshal
import os
import time
import tracemalloc
from random import Random

import pytest
from cubind import _core
from cubind.core import NVRTCError, ProgramOptions, _includes, _program_entries, _program_files, _watched
from hypothesis import given, settings
from hypothesis import strategies as st
from support import descriptors
from support.core.program_cache import KERNEL, build, compiler, compiles, files, key  # noqa: F401

# --- includes -------------------------------------------------------------------------------------


@pytest.fixture
def headers(tmp_path, monkeypatch):
    folder = tmp_path / "include"
    (folder / "sub").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    return folder


def value_of(source, **options):
    """Return the number that `source` defines as VALUE, as seen in the PTX."""
    ptx = build(source + 'extern "C" __global__ void k(int *p) { *p = VALUE; }\n', "ptx", **options).code
    return int(ptx.partition(b"st.global")[0].rpartition(b"mov")[2].split(b",")[1].split(b";")[0])


@pytest.mark.parametrize(
    ("include", "options", "place"),
    [
        ('#include "h.h"\n', {"include_path": "include"}, "include/h.h"),
        ("#include <h.h>\n", {"include_path": ["nowhere", "include"]}, "include/h.h"),
        ("#include <h.h>\n", {"include_path": "{root}/include"}, "include/h.h"),
        ('#include "h.h"\n', {"name": "{root}/include/source.cu"}, "include/h.h"),
        ('#include "h.h"\n', {}, "h.h"),
        ("", {"pre_include": "h.h", "include_path": "include"}, "include/h.h"),
        ("", {"pre_include": ["include/h.h"]}, "include/h.h"),
        ('#include "outer.h"\n', {"include_path": "include"}, "include/sub/inner.h"),
        ('#  /* a */ include /* b */ "h.h" // c\n', {"include_path": "include"}, "include/h.h"),
        ('#inc\\\nlude "h.h"\n', {"include_path": "include"}, "include/h.h"),
        ('%: include "h.h"\n', {"include_path": "include"}, "include/h.h"),
        ('/* a\n */ #include "h.h"\n', {"include_path": "include"}, "include/h.h"),
        ('#if 1\n#include "h.h"\n#endif\n', {"include_path": "include"}, "include/h.h"),
        ("#include <{root}/include/h.h>\n", {}, "include/h.h"),
    ],
    ids=str,
)
def test_changed_headers(include, options, place, headers, tmp_path, compiles):
    def rooted(value):
        return [rooted(v) for v in value] if isinstance(value, list) else value.replace("{root}", str(tmp_path))

    options = {name: rooted(value) for name, value in options.items()}
    (headers / "outer.h").write_text('#include "sub/inner.h"\n')
    for value in (1, 2, 1):
        (tmp_path / place).write_text(f"#define VALUE {value}\n")
        for _ in range(2):
            assert value_of(rooted(include), **options) == value
    assert len(compiles) == 2, "the third content is the first"


def test_a_header_that_appears(headers, compiles):
    source = "#if __has_include(<late.h>)\n#include <late.h>\n#else\n#define VALUE 1\n#endif\n"
    assert [value_of(source, include_path="include") for _ in range(2)] == [1, 1]
    (headers / "late.h").write_text("#define VALUE 2\n")
    assert [value_of(source, include_path="include") for _ in range(2)] == [2, 2]
    assert len(compiles) == 2


def test_a_file_that_is_only_asked_for(headers, compiles):
    source = "#if __has_include(<asked.h>)\n#define VALUE 2\n#else\n#define VALUE 1\n#endif\n"
    assert value_of(source, include_path="include") == 1
    (headers / "asked.h").write_text("")
    assert value_of(source, include_path="include") == 2


def test_a_header_that_comes_before(headers, compiles):
    """A new header that now comes first in the search order is noticed."""
    (headers / "sub" / "h.h").write_text("#define VALUE 1\n")
    paths = ["include", "include/sub"]
    assert value_of("#include <h.h>\n", include_path=paths) == 1
    (headers / "h.h").write_text("#define VALUE 2\n")
    assert value_of("#include <h.h>\n", include_path=paths) == 2


@pytest.mark.parametrize("where", ["source", "header"])
def test_includes_by_macro_bypass_the_cache(where, headers, compiles, program_cache):
    (headers / "h.h").write_text("#define VALUE 1\n")
    by_macro = "#define NAME(name) <name##h.h>\n#include NAME()\n"
    (headers / "macro.h").write_text(by_macro)
    source = by_macro if where == "source" else '#include "macro.h"\n'
    for _ in range(2):
        assert value_of(source, include_path="include") == 1
    assert len(compiles) == 2 and not files(program_cache)
    options = {"arch": "sm_90", "include_path": "include"}
    with pytest.raises(ValueError, match="cannot determine which file is included .*pass extra_digest="):
        key(code=source, options=options)
    digests = [key(code=source, options=options, extra_digest=digest) for digest in (b"1", b"2", b"1")]
    assert digests[0] == digests[2] != digests[1]


def test_words_are_no_directives(headers, compiles):
    source = '// see #include below\n// #include MACRO\nconst char *s = "#include NAME";\n' + KERNEL
    source = source.replace("const char", "__device__ const char")
    for _ in range(2):
        build(source)
    assert len(compiles) == 1


def test_a_header_that_includes_itself(headers, compiles):
    (headers / "h.h").write_text('#pragma once\n#include "h.h"\n#define VALUE 3\n')
    assert [value_of('#include "h.h"\n', include_path="include") for _ in range(2)] == [3, 3]
    assert len(compiles) == 1


def test_headers_changed_at_once(headers):
    """A changed header of the same size is noticed, within one tick of the file system's clock."""
    path = headers / "h.h"
    stamp = time.time_ns()
    for value in range(10):
        path.write_text(f"#define VALUE {value}\n")
        os.utime(path, ns=(stamp, stamp))
        assert value_of('#include "h.h"\n', include_path="include") == value


def test_hashes_are_remembered(headers, monkeypatch):
    path = headers / "h.h"
    path.write_text("#define VALUE 1\n")
    monkeypatch.setattr(_includes, "_RACY", -(1 << 60))  # as if it were old
    value_of('#include "h.h"\n', include_path="include")
    assert str(path) in _includes._files
    scan = _includes.scan

    def scan_source(text):
        assert not text.startswith(b"#define"), "the header is read again"
        return scan(text)

    monkeypatch.setattr(_includes, "scan", scan_source)
    assert value_of('#include "h.h"\n', include_path="include") == 1


def test_headers_whose_time_is_set_back(headers, monkeypatch):
    """A changed header is noticed by its status time if its modification time is set back.

    Archivers set it back.
    """
    monkeypatch.setattr(_includes, "_RACY", -(1 << 60))
    path = headers / "h.h"
    for value in (1, 2):
        path.write_text(f"#define VALUE {value}\n")
        os.utime(path, (1e9, 1e9))
        assert value_of('#include "h.h"\n', include_path="include") == value
        time.sleep(0.02)


def test_same_headers_in_other_places(headers, tmp_path, compiles):
    """<h.h> is not searched for next to the source, although the key counts a header there."""
    own, paths = tmp_path / "own", ["include", "include/sub"]
    own.mkdir()
    options = {"include_path": paths, "name": str(own / "source.cu")}
    (own / "h.h").write_text("#define VALUE 1\n")
    (headers / "h.h").write_text("#define VALUE 2\n")
    assert value_of("#include <h.h>\n", **options) == 2
    (headers / "h.h").rename(headers / "sub" / "h.h")
    (own / "h.h").rename(headers / "h.h")
    assert value_of("#include <h.h>\n", **options) == 1


class Notes(dict):
    """A store of trails, as a cache is."""

    def load_note(self, name):
        return self.get(name)

    def store_note(self, name, data):
        self[name] = data


def appears(root):
    (root / "a" / "h.h").write_text("")


def appears_deep(root):
    (root / "a" / "sub").mkdir()
    (root / "a" / "sub" / "i.h").write_text("")


def appears_with_its_folder(root):
    (root / "none" / "deep").mkdir(parents=True)
    (root / "none" / "deep" / "h.h").write_text("")


def appears_beside(root):
    (root / "b" / "sub" / "j.h").write_text("#define J\n")


def is_linked_to(root):
    (root / "nothing").write_text("")


def is_a_folder_no_more(root):
    (root / "a" / "j.h").rmdir()
    (root / "a" / "j.h").write_text("")


def is_a_folder_now(root):
    (root / "c").unlink()
    (root / "c").mkdir()
    (root / "c" / "h.h").write_text("")


def changes(root):
    (root / "b" / "sub" / "i.h").write_text("#define V 2\n#include <j.h>\n")


def is_gone(root):
    (root / "b" / "h.h").unlink()


def is_renamed(root):
    (root / "b").rename(root / "old")
    (root / "d").rename(root / "b")


def is_linked_elsewhere(root):
    (root / "link").unlink()
    (root / "link").symlink_to("d")


@pytest.fixture
def trail(tmp_path, monkeypatch):
    """Return a function that calls follow() on a source with headers in many search places."""
    monkeypatch.setattr(_includes, "_RACY", -(1 << 60))  # as if all files were old
    monkeypatch.setattr(_includes, "_trails", {})
    for folder in ("a/j.h", "b/sub", "d", "here"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "b" / "h.h").write_text("#include <sub/i.h>\n#include <k.h>\n")
    (tmp_path / "b" / "sub" / "i.h").write_text("#define V 1\n#include <j.h>\n")
    (tmp_path / "b" / "j.h").write_text("")
    (tmp_path / "d" / "h.h").write_text("#define D\n")
    (tmp_path / "a" / "k.h").symlink_to(tmp_path / "nothing")
    (tmp_path / "c").write_text("a file")
    (tmp_path / "link").symlink_to("b")
    monkeypatch.chdir(tmp_path / "here")
    paths = [str(tmp_path / name) for name in ("a", "none/deep", "c", "link", "b")]
    options = ProgramOptions(arch="sm_90", include_path=paths)
    time.sleep(0.02)  # longer than a tick of the files' clock
    return lambda notes=None: _includes.follow(b"#include <h.h>\n", options, notes)


@pytest.mark.parametrize("where", ["process", "cache"])
@pytest.mark.parametrize(
    "change",
    [
        appears,
        appears_deep,
        appears_with_its_folder,
        appears_beside,
        is_linked_to,
        is_a_folder_no_more,
        is_a_folder_now,
        changes,
        is_gone,
        is_renamed,
        is_linked_elsewhere,
    ],
)
def test_what_makes_another_look_necessary(change, where, trail, tmp_path, monkeypatch):
    notes = Notes() if where == "cache" else None
    before = trail(notes)
    for _ in range(2):
        if where == "cache":
            _includes._trails.clear()
        with monkeypatch.context() as patch:
            patch.setattr(_includes, "_Walk", None)
            assert trail(notes) == before, "it is remembered"
    time.sleep(0.02)
    change(tmp_path)
    if where == "cache":
        _includes._trails.clear()
    after = trail(notes)
    assert after != before
    _includes._trails.clear()
    assert trail() == after, "as one who looks for the first time sees it"


@pytest.mark.parametrize("where", ["process", "cache"])
def test_what_makes_none_necessary(where, trail, tmp_path, monkeypatch):
    """Other files in the searched folders need no new search, however many there are."""
    notes = Notes() if where == "cache" else None
    before = trail(notes)
    monkeypatch.setattr(_includes, "_Walk", None)
    for i in range(3):
        for folder in ("a", "b", "here", "."):
            (tmp_path / folder / f"other{i}.h").write_text("")
        if where == "cache":
            _includes._trails.clear()
        assert trail(notes) == before


@pytest.mark.parametrize(
    "data", [b"", b"x", b"\xe3", b"(", b")\x02\xda\x01a\xda\x01b", b"i\1\0\0\0", _includes._LAYOUT, marshal.dumps((2, b"", {}, {}, 1, (), ()))]
)
def test_damaged_trails(data, trail):
    notes = Notes()
    before = trail(notes)
    _includes._trails.clear()
    for name in notes:
        notes[name] = data
    assert trail(notes) == before


def mutations(data, count):
    """Yield damaged variants of data.

    The data is cut, or random bytes are changed and random pieces removed, doubled or moved.
    """
    random = Random(29)
    yield from (data[:size] for size in range(0, len(data), 1 + len(data) // count))
    for _ in range(count):
        mutated = bytearray(data)
        for _ in range(random.randint(1, 4)):
            at, to = random.randrange(len(data)), random.randrange(len(data))
            size = random.randint(0, 40)
            if random.random() < 0.5:
                mutated[at] = random.choice((0, 1, 0x2F, 0x7F, 0x80, 0xFF, random.randrange(256)))
            else:
                mutated[at : at + size * random.randint(0, 1)] = mutated[to : to + size]
        yield bytes(mutated)


def test_hostile_trails(trail):
    """Damaged trails never raise, even if no checksum finds the damage."""
    notes = Notes()
    before = trail(notes)
    for name, data in list(notes.items()):
        for mutated in mutations(data, 200):
            _includes._trails.clear()
            notes[name] = mutated
            for _ in range(2):
                assert type(trail(notes)) is type(before)
        notes[name] = data


def test_trails_that_are_damaged_on_the_disk(trail, tmp_path):
    folder = _program_files.Folder(str(tmp_path / "cache"), None)
    before = trail(folder)
    paths = list((tmp_path / "cache" / "headers").iterdir())
    assert paths
    for path in paths:
        whole = path.read_bytes()
        for data in mutations(whole, 30):
            path.write_bytes(data)
            _includes._trails.clear()
            assert trail(folder) == before
        assert path.read_bytes() == whole, "it is written anew"


def test_a_trail_comes_back_as_it_was(trail, monkeypatch):
    """A stored trail is read back unchanged, even with names that no file or encoding can have."""
    monkeypatch.setattr(_includes, "_trails", {})
    options = ProgramOptions(arch="sm_90", include_path=os.fsdecode(b"in\xff"), pre_include=["\udfff.h", "a\0b/", "\ud800/"])
    notes = Notes()
    _includes.follow(b'#include "\xfe.h"\n#include "none/"\n#include "."\n', options, notes)
    assert len(notes) == len(_includes._trails) >= 1
    kept = [_includes._load(data) for data in notes.values()]
    for trail in _includes._trails.values():
        assert any(
            each._replace(watched=None) == trail._replace(watched=None)
            and (each.watched.paths, each.watched.states) == (trail.watched.paths, trail.watched.states)
            for each in kept
        )
        assert trail.watched.changed() == []


def test_a_hit_has_the_code_in_memory_once(tmp_path):
    folder = _program_files.Folder(str(tmp_path / "cache"), None)
    code = bytes(8 << 20)
    folder.store(b"key", code, b"record")
    tracemalloc.start()
    try:
        assert folder.load(b"key") == (code, b"record")
        assert tracemalloc.get_traced_memory()[1] < 1.25 * len(code)
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("end", [b"", b"\n", b"zzzzzzzz\n", b"-0000001\n", b"00000000\n", b"00000001\n", b"00000018\n", b"ffffffff\n"])
@pytest.mark.parametrize("size", [0, 1, 17, 18, 19, 1000])
def test_ends_that_no_entry_has(end, size, tmp_path):
    folder = _program_files.Folder(str(tmp_path / "cache"), None)
    folder.store(b"key", b"code", b"record")
    (path,) = (p for p in (tmp_path / "cache").glob("??/*") if p.is_file())
    path.write_bytes(bytes(size) + end)
    with pytest.raises(ValueError, match="not an entry, or a damaged one"):
        _program_entries.split(bytes(size) + end)
    assert folder.load(b"key") is None and not path.exists()


# --- looks at many files --------------------------------------------------------------------------


@pytest.fixture
def watched(tmp_path):
    """Return {path: numbers of its state} in many folders, some missing, in no order."""
    for name in ("a", "a/b", "c", os.fsdecode(b"\xff")):
        (tmp_path / name).mkdir()
        for file in ("1.h", "2.h", os.fsdecode(b"\xfe.h")):
            (tmp_path / name / file).write_bytes(os.fsencode(name))
    (tmp_path / "c" / "link").symlink_to("1.h")
    (tmp_path / "c" / "loop").symlink_to("loop")
    (tmp_path / "d").symlink_to("c")
    names = ["c/1.h", "a/1.h", "c/2.h", "a/b/1.h", "a/b/2.h", "c/link", "c/loop", "d/1.h", "none/1.h", "c/none", "c/1.h/x", "a/b/", "a/.."]
    names += ["c" + "/" * (length - len(f"{tmp_path}/c./1.h")) + "./1.h" for length in (4095, 4096, 4097, 5000)]
    paths = [f"{tmp_path}/{name}" for name in (*names, os.fsdecode(b"\xff/\xfe.h"))]
    return {path: _includes._state_or_none(path) for path in ["/", *paths]}


def look(files, folders=()):
    """Return the paths whose state _changed_files() finds to differ."""
    folders = {folder: files[folder] for folder in folders}
    found, numbers = _watched.watch({path: state for path, state in files.items() if path not in folders}, folders)
    names = [os.path.split(path) for path in files if path not in folders]
    names = sorted([*names, *((folder, ".") for folder in folders)])
    assert {numbers[number] for number in numbers} == set(folders)
    return {folder if folder in folders else os.path.join(folder, name) for folder, name in map(names.__getitem__, found.changed())}


def test_any_part_of_a_state_counts(watched):
    assert look(watched) == set()
    for path, state in watched.items():
        for i in range(4):
            for step in (1, -1, 1 << 40):
                other = (*state[:i], state[i] + step, *state[i + 1 :])
                assert look({**watched, path: other}) == {path}


def test_folders_among_files(watched, tmp_path):
    folders = [str(tmp_path / name) for name in ("a", "c", "d")]
    files = watched | {folder: _includes._state(folder) for folder in folders}
    assert look(files, folders) == set()
    (tmp_path / "c" / "new").write_text("")
    assert look(files, folders) == set(folders[1:])


def test_times_of_any_age(watched, tmp_path):
    path = str(tmp_path / "a" / "1.h")
    for seconds in (0, -1, -(1 << 31), 1 << 31, 1 << 33, 9_300_000_000):
        os.utime(path, ns=(0, seconds * 10**9 + 1))
        watched[path] = _includes._state(path)
        assert look(watched) == set()


@pytest.mark.parametrize(
    "change",
    [
        lambda root: (root / "c" / "1.h").write_text("another"),
        lambda root: (root / "c" / "1.h").unlink(),
        lambda root: (root / "c" / "none").write_text(""),
        lambda root: (root / "none").mkdir() or (root / "none" / "1.h").write_text(""),
        lambda root: (root / "a" / "b").rename(root / "e"),
        lambda root: (root / "d").unlink() or (root / "d").symlink_to("a"),
        lambda root: (root / "c" / "loop").unlink() or (root / "c" / "loop").write_text(""),
        lambda root: os.chmod(root / "a" / "b" / "2.h", 0o600),
        lambda root: os.replace(root / "a" / "2.h", root / "a" / "1.h"),
    ],
)
@pytest.mark.parametrize("is_full", [False, True], ids=["", "no file can be opened"])
def test_changes_are_seen_as_by_single_looks(change, is_full, watched, tmp_path):
    time.sleep(0.02)
    change(tmp_path)
    expected = {path for path, state in watched.items() if _includes._state_or_none(path) != state}
    with descriptors.none_free() if is_full else contextlib.nullcontext():
        assert expected and look(watched) == expected


def test_looks_leave_no_file_open(watched):
    before = os.listdir("/proc/self/fd")
    look(watched)
    assert os.listdir("/proc/self/fd") == before


def test_paths_and_states_that_do_not_match():
    state = bytes(32)
    for paths, states, changed in (
        (b"", b"", []),
        (b"", state, [0]),
        (b"/\0none\0", b"", [0]),
        (b"/\0none\0", state, []),
        (b"/\0none", state, []),
        (b"/\0none\0none\0", state, [1]),
        (b"/\0none\0", state + state, [1]),
        (b"/\0none\0", state + b"x", [1]),
        (b"/\0.\0", state, [0]),
        (b"none\0/\0", state, []),
        (b"/" * 10000 + b"\0" + b"n" * 10000, state, []),
    ):
        assert _core._changed_files(paths, states) == changed
    for arguments in ((), (b"",), (b"", b"", b""), ("", b""), (b"", bytearray(32)), (None, b"")):
        with pytest.raises(TypeError):
            _core._changed_files(*arguments)


def test_looks_at_many_headers(headers, compiles, monkeypatch, tmp_path):
    """Each header and directory is checked once.

    This also holds in the next process, which does not read them.
    """
    monkeypatch.setattr(_includes, "_RACY", -(1 << 60))
    for i in range(150):
        lines = [f"#include <h{j}.h>\n" for j in range(i + 7, 150, 7)]
        (headers / f"h{i}.h").write_text("".join(["#pragma once\n", *lines]))
    places = [str(tmp_path / f"p{i}") for i in range(8)] + [str(headers)]
    looks, reads = [], []
    real = os.stat
    source = "".join(f"#include <h{i}.h>\n" for i in range(7)) + KERNEL
    build(source, include_path=places)
    monkeypatch.setattr(_includes.os, "stat", lambda path: looks.append(path) or real(path))
    changed = _core._changed_files

    def changed_files(paths, states):
        looks.extend(range(len(states) // 32))
        return changed(paths, states)

    monkeypatch.setattr(_core, "_changed_files", changed_files)
    scan = _includes.scan
    monkeypatch.setattr(_includes, "scan", lambda text: reads.append(text) or scan(text))
    for forget in (False, True):
        looks.clear(), reads.clear()
        if forget:
            _includes._trails.clear()
            _includes._files.clear()
        build(source, include_path=places)
        assert len(compiles) == 1 and 150 <= len(looks) <= 165 and len(reads) == 1


@pytest.mark.parametrize(
    "line", [b"/* c */ int x;\n", b"/**/ ", b"/* c */ /* d */ x\n", b"/*", b"*/ ", b"/***/"], ids=repr
)
def test_scanning_takes_time_in_proportion(line):
    text = line * (300_000 // len(line)) + b"\n*/\n#include <a.h>\n"
    start = time.perf_counter()
    assert _includes.scan(text) == (("a.h",), ())
    assert time.perf_counter() - start < 5


PIECES = (b"#", b"include", b"import", b"embed", b"include_next", b" ", b"\t", b"\f", b"\n", b"\r\n", b"/*", b"*/",
          b"<a>", b'"b"', b"%:", b"??=", b"x", b"\\", b"//")


@settings(max_examples=500, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=12).map(b"".join))
def test_directives_are_those_of_the_expression(text):
    """The fast search finds what the expression for all directives finds."""
    slow = [match.start(1) for match in _includes._DIRECTIVE.finditer(text)]
    assert _includes._directives(text) == slow


def test_a_name_with_a_nul_in_a_header(headers):
    """The compiler reports a NUL in a name, not the cache."""
    (headers / "h.h").write_bytes(b'#define VALUE 1\n#include "a\0b"\n')
    with pytest.raises(NVRTCError, match="invalid character in input line"):
        value_of('#include "h.h"\n', include_path="include")


def test_current_directory_that_is_gone(tmp_path, monkeypatch, compiles):
    (tmp_path / "gone").mkdir()
    (tmp_path / "h.h").write_text("#define VALUE 1\n")
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    assert build(f'#include "{tmp_path}/h.h"\n' + KERNEL).code
    assert build(lineinfo=True).code
    assert build(debug=True).code
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("options", [{"lineinfo": True}, {"debug": True, "name": "own.cu"}], ids=str)
def test_line_information_names_the_directory(options, tmp_path, monkeypatch):
    for folder in (tmp_path / "a", tmp_path / "b"):
        folder.mkdir()
        monkeypatch.chdir(folder)
        assert str(folder).encode() in build(target="ptx", **options).code


def test_a_header_that_changes_while_it_is_compiled(headers, compiler, program_cache):
    path = headers / "h.h"
    path.write_text("#define VALUE 1\n")

    def compiled(handle, count, options):
        path.write_text("#define VALUE 22\n")
        return compiler.call("nvrtcCompileProgram", ctypes.c_void_p(handle), count, ctypes.c_void_p(options))

    compiler.replace("nvrtcCompileProgram", compiled, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
    assert value_of('#include "h.h"\n', include_path="include") == 22
    assert not files(program_cache), "it is not what was looked up"
    compiler.restore()
    path.write_text("#define VALUE 1\n")
    assert value_of('#include "h.h"\n', include_path="include") == 1


def test_precompiled_headers_are_hashed(headers, tmp_path):
    options = {"arch": "sm_90", "use_pch": "h.pch", "pch_dir": str(headers)}
    with pytest.raises(ValueError, match=r"h\.pch"):
        key(options=options)
    keys = []
    for content in (b"1", b"2", b"1"):
        (headers / "h.pch").write_bytes(content)
        keys.append(key(options=options))
    assert keys[0] == keys[2] != keys[1]
