"""Test the folders of program caches: damaged files, limits, evictions, files of other users."""

import os
import socket
import stat
import subprocess
import sys
import threading
import time

import pytest
from cubind.core import ObjectCode, _cache_folder, _program_entries, _program_files, _program_stores
from cubind.core.utils import FileStreamProgramCache, InMemoryProgramCache
from support import descriptors
from support.core.program_cache import TEMPLATE, Dictionary, build, compiler, compiles, entries, files, key, make  # noqa: F401

# --- damage ---------------------------------------------------------------------------------------


def flip(path):
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)


def cut(path):
    path.write_bytes(path.read_bytes()[:-1])


def grow(path):
    path.write_bytes(path.read_bytes() + b"x")


def empty(path):
    path.write_bytes(b"")


def swell(path):
    os.truncate(path, 1 << 43)  # uses no disk space; there may be enough memory for it


@pytest.mark.parametrize("harm", [flip, cut, grow, empty, os.unlink, swell])
def test_damaged_entries(harm, program_cache, compiles):
    good = build(TEMPLATE, "cubin", ("t<int>",))
    (path,) = entries(program_cache)
    harm(path)
    for _ in range(2):
        code = build(TEMPLATE, "cubin", ("t<int>",))
        assert (code.code, code.symbol_mapping) == (good.code, good.symbol_mapping)
    assert len(compiles) == 2, "compiled again, once"


def fifo(path):
    path.unlink()
    os.mkfifo(path)


def link(path):
    path.rename(path.with_name("elsewhere"))
    path.symlink_to(path.with_name("elsewhere"))


def folder(path):
    path.unlink()
    path.mkdir()


def unix_socket(path):
    path.unlink()
    with socket.socket(socket.AF_UNIX) as server:
        os.chdir(path.parent)
        server.bind(path.name)


def device_file(path):
    path.unlink()
    try:
        os.mknod(path, 0o600 | stat.S_IFCHR, os.makedev(1, 5))  # endless zeros
    except PermissionError:
        pytest.skip("only root makes devices")


@pytest.mark.parametrize("harm", [fifo, link, folder, unix_socket, device_file])
def test_what_is_no_file(harm, program_cache, compiles, monkeypatch, tmp_path):
    """An entry that is no regular file is neither waited for nor used."""
    monkeypatch.chdir(tmp_path)
    good = build()
    (path,) = entries(program_cache)
    harm(path)
    for _ in range(2):
        assert in_time(build).code == good.code
    assert len(compiles) == (3 if harm is folder else 2)


@pytest.mark.parametrize("harm", [fifo, link, folder, unix_socket, device_file])
@pytest.mark.parametrize("name", ["sizes", "headers/" + "0" * 64])
def test_what_is_no_file_elsewhere(harm, name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    store = _program_files.Folder(str(tmp_path / "cache"), 5000)
    path = tmp_path / "cache" / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"x")
    harm(path)

    def use():
        for i in range(200):
            store.store(b"%d" % i, bytes(100), b"")
        assert store.load_note("0" * 64) is None
        assert store.load(b"199") == (bytes(100), b"")

    in_time(use)
    assert sum(path.stat().st_size for path in entries(tmp_path / "cache") if path.is_file()) < 8000


def in_time(function):
    """Return the result, or fail if it takes for ever."""
    results = []
    thread = threading.Thread(target=lambda: results.append(function()), daemon=True)
    thread.start()
    thread.join(60)
    assert results, "it failed, or waits"
    return results[0]


def test_entries_of_another_user(program_cache, compiles):
    if os.geteuid() != 0:
        pytest.skip("only root gives files away")
    build()
    (path,) = entries(program_cache)
    os.chown(path, 12345, 12345)
    build()
    assert len(compiles) == 2 and path.stat().st_uid == 0


def test_without_descriptors_left(tmp_path):
    """Without free descriptors there is a miss, and the entry stays."""
    cache = FileStreamProgramCache(tmp_path)
    cache["k"] = b"1"
    with descriptors.none_free():
        assert cache.get("k") is None
    assert cache["k"] == b"1"


HARMS = [lambda value: value[:-1], lambda value: value + b"x", lambda value: value.replace(b"//cubind ", b"//cubind x")]


@pytest.mark.parametrize("harm", HARMS)
def test_damaged_entries_of_users(harm, compiles):
    cache = Dictionary()
    good = build(cache=cache)
    ((key, value),) = cache.data.items()
    cache.data[key] = harm(value)
    for _ in range(2):
        assert build(cache=cache)._entries == good._entries
    assert len(compiles) == 2, "compiled again, once"


@pytest.mark.parametrize("record", [b"x", b"\1\0\0", b"\xff" * 9, bytes(4), bytes(12), b"\1\0\0\0\xff" + bytes(4)])
def test_damaged_records_of_users(record, compiles):
    cache = Dictionary()
    good = build(cache=cache)
    ((key, value),) = cache.data.items()
    cache.data[key] = _program_entries.join(good.code, record)
    for _ in range(2):
        assert build(cache=cache)._entries == good._entries
    assert len(compiles) == 2, "compiled again, once"


def test_a_damaged_entry_is_removed(tmp_path):
    cache = FileStreamProgramCache(tmp_path)
    cache["k"] = b"code"
    flip(entries(tmp_path)[0])
    assert cache.get("k") is None and not files(tmp_path) and len(cache) == 0


def test_folder_removed_meanwhile(program_cache, compiles):
    import shutil

    build()
    shutil.rmtree(program_cache)
    for _ in range(2):
        assert build().code
    assert len(compiles) == 2 and entries(program_cache)


# --- the caches themselves ------------------------------------------------------------------------


def test_a_cache_as_mapping(make):
    with make() as cache:
        assert len(cache) == 0 and cache.get("k") is None and cache.get("k", 1) == 1
        cache["k"] = b"12"
        assert cache["k"] == cache[b"k"] == b"12" and len(cache) == 1
        cache["k"] = bytearray(b"3")
        cache[b"\0" * 32] = memoryview(b"4")
        assert cache["k"] == b"3" and cache[b"\0" * 32] == b"4" and type(cache["k"]) is bytes
        cache.update({"a": b"1"})
        cache.update([("b", b"2")])
        assert len(cache) == 4
        del cache["k"]
        for use in (lambda: cache["k"], lambda: cache.__delitem__("k")):
            with pytest.raises(KeyError, match="k"):
                use()
        cache.clear()
        assert len(cache) == 0 and cache.get("a") is None
    cache["after"] = b"close"
    assert cache["after"] == b"close"


def test_wrong_types(make):
    cache = make()
    for use in (
        lambda: cache[5],
        lambda: cache.get(5),
        lambda: cache.__setitem__(5, b""),
        lambda: cache.__delitem__(5),
    ):
        with pytest.raises(TypeError, match="^cache keys must be bytes or str, got int$"):
            use()
    with pytest.raises(TypeError, match="^cache values must be bytes-like or ObjectCode, got int$"):
        cache["k"] = 5
    for size in (0, -1):
        with pytest.raises(ValueError) as info:
            make(max_size_bytes=size)
        assert str(info.value) == "max_size_bytes must be positive or None (0 would evict every write)"


def test_object_codes_as_values(make, tmp_path):
    cache = make()
    path = tmp_path / "code.cubin"
    path.write_bytes(b"from a file")
    cache["a"] = ObjectCode.from_cubin(path)
    cache["b"] = ObjectCode.from_cubin(b"code", symbol_mapping={"n": "s", b"m": b"t"})
    assert cache["a"] == b"from a file" and cache["b"] == b"code"
    record = _program_stores.store_of(cache).load(b"b")[1]
    assert _program_entries.decode(record) == ({"n": b"s", b"m": b"t"}, "", None)


def test_oldest_go_first(make):
    cache = make(max_size_bytes=200)
    for i in range(9):
        cache[str(i)] = bytes(40)
        time.sleep(0.01)
    left = [i for i in range(9) if cache.get(str(i)) is not None]
    assert left and left == list(range(9))[-len(left) :]
    cache["big"] = bytes(1000)
    assert cache.get("big") is None and len(cache) == 0


def test_what_is_used_stays_in_memory():
    cache = InMemoryProgramCache(max_size_bytes=10)
    cache["a"], cache["b"] = b"1234", b"5678"
    assert cache["a"]
    cache["c"] = b"9012"
    assert cache.get("b") is None and cache["a"] and cache["c"]
    cache["a"] = b"1"
    cache["d"] = b"34567"
    assert len(cache) == 3


def test_what_is_used_stays_in_files(tmp_path):
    """Recently used entries stay, however short ago they were used."""
    cache = FileStreamProgramCache(tmp_path, max_size_bytes=1000)
    names = "abcdef"
    for name in names:
        cache[name] = bytes(60)
    for name in "cafe":
        assert cache[name]
    (tmp_path / "sizes").unlink(missing_ok=True)
    small = FileStreamProgramCache(tmp_path, max_size_bytes=4 * files(tmp_path)[0].stat().st_size)
    small["g"] = bytes(60)
    assert [name for name in names + "g" if small.get(name) is not None] == ["a", "e", "f", "g"]


def store_again(folder, name, value):
    """Store and evict, as another process does."""
    FileStreamProgramCache(folder)[name] = value


def test_an_entry_that_was_replaced_since_it_was_listed_stays(tmp_path, monkeypatch):
    from cubind.core import _program_files

    cache = FileStreamProgramCache(tmp_path)
    for name in "abc":
        cache[name] = bytes(60)
    lexists, replaced = _program_files._identity, []

    def identity(state):
        """Replace an entry once, just before core looks again at a file to evict."""
        if not replaced:
            replaced.append(state)
            store_again(tmp_path, "a", b"new")
        return lexists(state)

    small = FileStreamProgramCache(tmp_path, max_size_bytes=2 * files(tmp_path)[0].stat().st_size)
    (tmp_path / "sizes").unlink(missing_ok=True)
    monkeypatch.setattr(_program_files, "_identity", identity)
    small["d"] = bytes(60)
    monkeypatch.undo()
    assert replaced and cache["a"] == b"new" and cache["d"] == bytes(60)
    assert cache.get("b") is None and cache.get("c") is None


def test_a_damaged_entry_that_was_replaced_since_it_was_read_stays(tmp_path, monkeypatch):
    from cubind.core import _program_files

    cache = FileStreamProgramCache(tmp_path)
    cache["a"] = b"old"
    record_behind = _program_files.record_behind

    def damaged(code, rest):
        store_again(tmp_path, "a", b"new")
        raise ValueError

    monkeypatch.setattr(_program_files, "record_behind", damaged)
    assert cache.get("a") is None
    monkeypatch.setattr(_program_files, "record_behind", record_behind)
    assert cache["a"] == b"new"


STRESS = """
import os, sys
from cubind.core.utils import FileStreamProgramCache
folder, mine, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3])
cache = FileStreamProgramCache(os.path.join(folder, "cache"), max_size_bytes=9_000)
counts = [open(os.path.join(folder, name), "ab", 0) for name in "abc"]  # a byte per store
lost = 0
def store(key):
    cache[key] = bytes(100)
    counts["abc".index(mine)].write(b".")
def stores():
    return sum(os.fstat(file.fileno()).st_size for file in counts)
for i in range(rounds):
    for j in range(20):  # by which time the one below is the oldest
        store(f"{mine} {i} {j}")
    before = stores()
    store(mine)
    gone = cache.get(mine) is None
    lost += gone and stores() - before < 20  # after more, it may be the oldest again
print(lost)
"""


def test_processes_that_evict_and_replace(tmp_path):
    """An entry that a process has just stored exists, whatever the others evict."""
    command = [sys.executable, "-c", STRESS, str(tmp_path)]
    children = [subprocess.Popen([*command, name, "20"], stdout=subprocess.PIPE, text=True) for name in "abc"]
    assert [child.communicate(timeout=120)[0] for child in children] == ["0\n"] * 3


KILLED = """
import os, signal, sys
from cubind.core import _program_files
from cubind.core.utils import FileStreamProgramCache
_program_files.write_all = lambda file, data: os.kill(os.getpid(), signal.SIGKILL)
FileStreamProgramCache(sys.argv[1])["a"] = b"1"
"""


def test_what_a_killed_writer_left_goes_with_the_next_store(tmp_path):
    cache = FileStreamProgramCache(tmp_path)
    assert subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], timeout=60).returncode == -9
    (left,) = (tmp_path / "tmp").iterdir()
    cache["b"] = b"1"
    assert not left.exists() and not list((tmp_path / "tmp").iterdir()) and cache["b"] == b"1"


def test_what_another_writes_is_left_to_it(tmp_path, monkeypatch):
    from cubind.core import _program_files

    write_all, seen = _program_files.write_all, []

    def slow(file, data):
        monkeypatch.setattr(_program_files, "write_all", write_all)
        store_again(tmp_path, "b", b"2")
        seen.extend((tmp_path / "tmp").iterdir())
        write_all(file, data)

    monkeypatch.setattr(_program_files, "write_all", slow)
    cache = FileStreamProgramCache(tmp_path)
    cache["a"] = b"1"
    assert len(seen) == 1 and cache["a"] == b"1" and cache["b"] == b"2"


def test_files_of_killed_writers_are_removed(tmp_path):
    """Files of killed writers are removed, also in a cache without a limit."""
    for cap in (None, 1000):
        root = tmp_path / str(cap)
        FileStreamProgramCache(root, max_size_bytes=cap)
        old = root / "tmp" / f"{'0' * 24}.part"
        others = [root / name for name in ("tmp/mine", "tmp/" + "0" * 24, "db/x", "js/" + "0" * 62)]
        for path in (old, *others):
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(b"partial")
        for path in (old, *others):
            os.utime(path, (0, 0))
        cache = FileStreamProgramCache(root, max_size_bytes=cap)
        assert not old.exists()
        cache["a"] = b"1"
        assert len(cache) == 1, "temporary files are no entries"
        cache.clear()
        assert len(cache) == 0 and all(path.exists() for path in others), "files of the user's own"


def test_a_full_cache_is_not_looked_through_at_each_store(tmp_path, monkeypatch):
    looks = []
    scandir = os.scandir
    monkeypatch.setattr(os, "scandir", lambda path: looks.append(path) or scandir(path))
    cap = 1000 * 130
    cache = FileStreamProgramCache(tmp_path, max_size_bytes=cap)
    for i in range(1300):
        cache[str(i)] = bytes(100)
    shards = len(list(tmp_path.glob("??")))
    assert len(looks) > shards
    looks.clear()
    for i in range(2000, 3000):
        cache[str(i)] = bytes(100)
        # Stores by others count, too.
        if i % 100 == 0:
            FileStreamProgramCache(tmp_path, max_size_bytes=cap)[f"x{i}"] = bytes(100)
    assert len(looks) < 40 * (shards + 3), "once for many stores"
    assert 700 < len(cache) <= 1010
    assert all(cache.get(str(i)) is not None for i in range(2500, 3000))


@pytest.mark.parametrize("content", [b"", b"x", b"\0" * 24, b"-0000000001\n" * 3, b"99999999999\n" * 50_000])
def test_damaged_sums(content, tmp_path):
    cache = FileStreamProgramCache(tmp_path, max_size_bytes=100 * 300)
    for i in range(150):
        cache[str(i)] = bytes(100)
    (tmp_path / "sizes").write_bytes(content)
    for i in range(150, 400):
        cache[str(i)] = bytes(100)
    assert sum(path.stat().st_size for path in files(tmp_path) if path.name != "sizes") <= 100 * 300
    assert cache["399"]


# --- trust ----------------------------------------------------------------------------------------


@pytest.fixture
def root():
    if os.geteuid() != 0:
        pytest.skip("only root gives files away")


def of_others(path):
    os.chown(path, 12345, 12345)


def written_by_all(path):
    path.chmod(0o777)


def written_by_group(path):
    path.chmod(0o770)


@pytest.mark.parametrize("harm", [of_others, written_by_all, written_by_group])
@pytest.mark.parametrize("how", ["CUBIND_CACHE_DIR", "XDG_CACHE_HOME", "explicit"])
def test_folders_of_others(harm, how, root, program_cache, tmp_path, compiles, monkeypatch):
    place = program_cache
    if how == "XDG_CACHE_HOME":
        monkeypatch.delenv("CUBIND_CACHE_DIR")
        monkeypatch.setenv(how, str(tmp_path))
        place = tmp_path / "cubind" / "program-cache"
    place.mkdir(parents=True)
    harm(place)
    says = f"{place} belongs to user 12345" if harm is of_others else f"others can write to {place}"
    if how == "explicit":
        with pytest.raises(PermissionError, match=f"^{says}, so it could contain code of other users; give the program "):
            FileStreamProgramCache(place)
    else:
        with pytest.warns(RuntimeWarning, match=says) as warned:
            build()
        build()
        assert len(compiles) == 2 and warned[0].filename == __file__
    assert not files(place)


@pytest.mark.parametrize("harm", [of_others, written_by_all, written_by_group])
def test_folders_above(harm, root, tmp_path, compiles, monkeypatch):
    above = tmp_path / "above"
    (above / "inner").mkdir(parents=True)
    harm(above)
    monkeypatch.setenv("CUBIND_CACHE_DIR", str(above / "inner" / "cache"))
    with pytest.warns(RuntimeWarning, match="the program cache is off: .*above.*, so it could contain"):
        build()
    FileStreamProgramCache(above / "inner" / "chosen")["a"] = b"1"


def test_folders_as_temporary_ones(tmp_path, compiles, monkeypatch, recwarn):
    """A sticky folder is trusted: others can write there, but cannot rename our files."""
    (tmp_path / "sticky").mkdir()
    (tmp_path / "sticky").chmod(0o1777)
    monkeypatch.setenv("CUBIND_CACHE_DIR", str(tmp_path / "sticky" / "cache"))
    for _ in range(2):
        build()
    assert len(compiles) == 1 and not recwarn


def test_a_group_of_one_s_own(root, tmp_path, monkeypatch):
    """A group with only one member is trusted, as many systems make one for each user."""
    tmp_path.chmod(0o770)
    os.chown(tmp_path, 12345, 12345)
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    assert _cache_folder.distrust(str(tmp_path)) is None
    os.chown(tmp_path, 12345, 100)
    assert _cache_folder.distrust(str(tmp_path)) == f"others can write to {tmp_path}"


def test_links_to_folders(root, tmp_path, compiles, monkeypatch):
    """One's own links are followed, for example to a larger disk.

    Another user's link is not, because it may lead elsewhere tomorrow.
    """
    (tmp_path / "real").mkdir(mode=0o700)
    (tmp_path / "link").symlink_to("real")
    monkeypatch.setenv("CUBIND_CACHE_DIR", str(tmp_path / "link"))
    build()
    assert entries(tmp_path / "real")
    (tmp_path / "theirs").symlink_to("real")
    os.chown(tmp_path / "theirs", 12345, 12345, follow_symlinks=False)
    for place, says in (("theirs", "theirs is a symbolic link that belongs to user 12345"), ("theirs/inner", "theirs belongs to user 12345")):
        monkeypatch.setenv("CUBIND_CACHE_DIR", str(tmp_path / place))
        with pytest.warns(RuntimeWarning, match=says):
            build()
    (tmp_path / "loop").symlink_to("loop")
    monkeypatch.setenv("CUBIND_CACHE_DIR", str(tmp_path / "loop" / "inner"))
    build()
