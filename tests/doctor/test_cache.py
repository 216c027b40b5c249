"""Test `cubind cache`: list, size, verify and clear."""

import pytest
from doctor import entries
from support.sanitizers import not_sanitized

pytestmark = not_sanitized("starts a plain interpreter for each command")


@pytest.fixture
def cache(tmp_path):
    """Return the files of two entries, used now and three days ago."""
    return entries.fill(tmp_path / "cache")


def state(files):
    return [(file.stat().st_mtime_ns, file.read_bytes()) for file in files]


def test_cache_of_nothing(cubind, tmp_path):
    """Nothing is made where no cache is."""
    folder = tmp_path / "cache"
    assert cubind("cache", "list").stdout == f"no entries in {folder}\n"
    assert cubind("cache", "size").stdout == f"{folder}: 0 entries, 0 bytes\n"
    assert cubind("cache", "verify").stdout == "0 entries read, 0 damaged\n"
    assert cubind("cache", "clear").stdout == f"0 entries removed from {folder}, 0 bytes\n"
    assert not folder.exists()


def test_cache_is_only_read(cubind, cache, tmp_path):
    """Listing and checking change no time and no byte, not even of a damaged entry."""
    cache[0].write_bytes(cache[0].read_bytes()[:-3])
    before = state(cache)
    listed = [line.split() for line in cubind("cache", "list").stdout.splitlines()]
    assert [words[:2] for words in listed] == [["0a" * 6, "damaged"], ["0b" * 6, "ptx"]]
    assert listed[1][-3:] == ["3", "days", "ago"]
    done = cubind("cache", "verify")
    assert done.stdout == f"damaged: {cache[0]}: its end is missing\n2 entries read, 1 damaged\n"
    assert done.returncode == 1
    assert state(cache) == before
    assert not (tmp_path / "cache" / "tmp").exists()


def test_cache_clear(cubind, cache, tmp_path):
    folder = tmp_path / "cache"
    assert cubind("cache", "clear", "--older-than", "4").stdout == f"0 entries removed from {folder}, 0 bytes\n"
    assert cubind("cache", "clear", "--older-than", "2").stdout == f"1 entry removed from {folder}, 41 bytes\n"
    assert [file.exists() for file in cache] == [True, False]
    assert cubind("cache", "clear").stdout == f"1 entry removed from {folder}, 47 bytes\n"
    assert not cache[0].exists()


def test_each_action_counts_the_same(cubind, cache, tmp_path):
    """A list of included headers is an entry, too."""
    folder = tmp_path / "cache"
    note = folder / "headers" / ("0c" * 32)
    note.parent.mkdir(exist_ok=True)
    note.write_bytes(b"x")
    assert cubind("cache", "size").stdout.startswith(f"{folder}: 3 entries, ")
    assert len(cubind("cache", "list").stdout.splitlines()) == 3
    assert cubind("cache", "clear").stdout.startswith("3 entries removed")


def test_cache_clear_leaves_files_of_others(cubind, cache):
    other = cache[0].with_name("notes.txt")
    other.touch()
    cubind("cache", "clear")
    assert other.exists()


def test_cache_without_a_folder(cubind, tmp_path):
    (tmp_path / "cache").touch()
    done = cubind("cache", "size")
    assert (done.returncode, done.stderr) == (
        1,
        f"cubind cache: error: {tmp_path}/cache is no folder: remove that file, or set CUBIND_CACHE_DIR\n",
    )
    done = cubind("cache", "size", CUBIND_CACHE_DIR="cache")
    assert (done.returncode, done.stderr) == (1, "cubind cache: error: CUBIND_CACHE_DIR=cache is a relative path\n")
