"""Test that cubind-emit writes and lists generated code, and writes nothing if its input is bad."""

import os
import random
import re
import shutil
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("CUBIND_BUILD", "build/dev")
EMIT = BUILD / "generator" / "cubind-emit"
GENERATOR = BUILD / "generator" / "cubind-gen"
MODELS = ROOT / "generated" / "model"
NVVM = MODELS / "nvvm.json"
NEWEST = f"{NVVM}@13.5"

pytestmark = pytest.mark.skipif(not EMIT.exists(), reason="this build has no cubind-emit")
needs_generator = pytest.mark.skipif(not GENERATOR.exists(), reason="this build has no generator")


def emit(*arguments):
    """Run cubind-emit. A message may quote bytes of a damaged model that are not UTF-8."""
    command = [EMIT, *arguments]
    return subprocess.run(command, capture_output=True, text=True, errors="backslashreplace", check=False, timeout=60)


def listed(*arguments):
    result = emit("--list", *arguments)
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


def write(out, *arguments):
    result = emit("--out", out, *arguments)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    return contents(out)


def contents(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# ---- output ----


@pytest.mark.parametrize("release", ["12.9", "13.5"])
@pytest.mark.parametrize("module", ["nvfatbin", "nvvm"])
def test_writes_what_it_lists(tmp_path, module, release):
    model = f"{MODELS / module}.json@{release}"
    made = write(tmp_path / "a/b", model)
    del made[f"{module}/MANIFEST"]
    files = re.findall(r"^([0-9a-f]{64})  (\S+)$", listed(model), re.MULTILINE)
    assert [name for _, name in files] == sorted(made) and len(files) > 10
    (tmp_path / "sums").write_text("".join(f"{digest}  {name}\n" for digest, name in files))
    subprocess.run(["sha256sum", "--check", "--strict", "--quiet", "../../sums"], cwd=tmp_path / "a/b", check=True)
    subprocess.run(["sha256sum", "--check", "--quiet", "MANIFEST"], cwd=tmp_path / "a/b" / module, check=True)


@needs_generator
def test_same_as_the_generator_makes(tmp_path):
    models = [f"{MODELS / module}.json@13.5" for module in ("nvfatbin", "nvvm")]
    for model in models:
        command = [GENERATOR, "generate", "--model", model, "--out", tmp_path / "generator"]
        subprocess.run(command, check=True, capture_output=True)
    assert write(tmp_path / "emit", *models) == contents(tmp_path / "generator")


@needs_generator
def test_file_of_one_release(tmp_path):
    saved = tmp_path / "one.json"
    saved.write_bytes(subprocess.run([GENERATOR, "dump", "--model", NEWEST], check=True, capture_output=True).stdout)
    one, full = write(tmp_path / "one", saved), write(tmp_path / "all", NEWEST)
    assert one.keys() == full.keys()
    # symbols.h keeps the order of earlier releases.
    assert one["nvvm/types.h"] == full["nvvm/types.h"]
    refused(tmp_path, f"{saved}@13.5", says=r"one\.json:.*remove @13\.5")


def test_newest_release_without_one():
    assert listed(NVVM) == listed(NEWEST)


def test_at_sign_in_a_folder(tmp_path):
    """A release consists only of digits and dots, at the end of the name."""
    folder = tmp_path / "job@2"
    folder.mkdir()
    for name in ("nvvm.json", "nvvm@x.json"):
        shutil.copy(NVVM, folder / name)
        assert listed(folder / name) == listed(f"{folder / name}@13.5")


def test_second_run_touches_nothing(tmp_path):
    write(tmp_path, NEWEST)
    times = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")}
    write(tmp_path, NEWEST)
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")} == times


def test_other_release_in_its_place(tmp_path):
    old = write(tmp_path, f"{NVVM}@12.9")
    assert write(tmp_path, NEWEST).keys() == old.keys()
    assert contents(tmp_path) != old
    assert write(tmp_path, f"{NVVM}@12.9") == old


def test_edited_file(tmp_path):
    made = write(tmp_path, NEWEST)
    edited = tmp_path / "nvvm/api.c"
    edited.write_text("mine")
    result = emit("--out", tmp_path, f"{NVVM}@12.9")
    assert result.returncode == 1
    assert re.fullmatch(rf"{edited}: error: edited by hand; .*--force\n", result.stderr)
    assert contents(tmp_path) == made | {"nvvm/api.c": b"mine"}
    assert write(tmp_path, "--force", NEWEST) == made


def test_bare_stubs(tmp_path):
    full, bare = write(tmp_path / "full", NEWEST), write(tmp_path / "bare", "--bare-stubs", NEWEST)
    assert full.keys() == bare.keys()
    assert {name.rpartition("/")[2] for name in full if full[name] != bare[name]} == {
        "MANIFEST", "nvvm.pyi", "nvvm_checked.pyi"
    }


# ---- refused input ----


@pytest.fixture
def manifest(tmp_path):
    path = tmp_path / "MANIFEST.13.5"
    path.write_text(listed(NEWEST, f"{MODELS}/nvfatbin.json@13.5"))
    return path


def refused(folder, *arguments, says):
    """Check that cubind-emit prints one message and writes nothing, even over an old run."""
    fresh, standing = folder / "fresh", folder / "standing"
    before = write(standing, f"{NVVM}@12.9")
    for target in (["--out", fresh], ["--out", standing], ["--list"]):
        result = emit(*target, *arguments)
        assert (result.returncode, result.stdout) == (1, ""), result.stderr
        (line,) = result.stderr.splitlines()
        assert re.match(r"\S+: error: .+; \S", line), line
        assert re.search(says, line), line
        assert not fresh.exists() and contents(standing) == before


def changed(folder, change, name="nvvm.json"):
    path = folder / name
    path.write_bytes(change(NVVM.read_bytes()))
    return path


BAD_MODELS = {
    "empty": (lambda data: b"", r"nvvm\.json:1:1: error: a value is missing"),
    "blank": (lambda data: b" \n\n", r"nvvm\.json:3:1: error: a value is missing"),
    "no JSON": (lambda data: b"hello\n", r"nvvm\.json:1:1: error: "),
    "YAML": (lambda data: b"releases:\n  13.5: {}\n", r"nvvm\.json:1:1: error: "),
    "bytes": (lambda data: random.Random(1).randbytes(5000), r"nvvm\.json:1:\d+: error: "),
    "NUL": (lambda data: data[:9000] + b"\0" + data[9000:], r"nvvm\.json:\d+:\d+: error: "),
    "a list": (lambda data: b"[]\n", r"nvvm\.json:1:1: error: "),
    "no release": (lambda data: b'{"releases": {}}\n', r"nvvm\.json:1:1: error: no model of release 13\.5"),
    "another format": (
        lambda data: re.sub(rb'"format": ?\d+', b'"format": 99', data),
        r"nvvm\.json:\d+:\d+: error: not a model of format 1 to \d+; write it again",
    ),
}


@pytest.mark.parametrize("what", BAD_MODELS)
def test_bad_model(tmp_path, what):
    change, says = BAD_MODELS[what]
    refused(tmp_path, f"{changed(tmp_path, change)}@13.5", says=says)


def test_good_model_before_a_bad_one(tmp_path):
    bad = changed(tmp_path, lambda data: data[:-100])
    refused(tmp_path, f"{MODELS}/nvfatbin.json@13.5", f"{bad}@13.5", says=r"nvvm\.json:\d+:\d+: error: ")


def test_model_that_ends_early(tmp_path):
    whole = NVVM.read_bytes().rstrip()
    chance = random.Random(2)
    for size in [1, len(whole) - 1, *(chance.randrange(len(whole)) for _ in range(40))]:
        path = changed(tmp_path, lambda data, size=size: data[:size])
        result = emit("--out", tmp_path / "out", f"{path}@13.5")
        assert result.returncode == 1, (size, result.stderr)
        assert re.fullmatch(r"nvvm\.json:\d+:\d+: error: .+; \S.*\n", result.stderr), (size, result.stderr)
        assert not (tmp_path / "out").exists(), size


def test_model_with_another_byte(tmp_path, manifest):
    """A changed byte is refused with a MANIFEST. Without one, any error has a place.

    cubind-emit never crashes.
    """
    chance = random.Random(3)
    for _ in range(40):
        data = bytearray(NVVM.read_bytes())
        at = chance.randrange(len(data))
        data[at] ^= 1 << chance.randrange(8)
        path = changed(tmp_path, lambda _, data=data: bytes(data))
        result = emit("--list", f"{path}@13.5")
        assert result.returncode in (0, 1), (at, result.stderr)
        errors = [line for line in result.stderr.splitlines() if "note: " not in line]
        assert bool(errors) == bool(result.returncode), (at, result.stderr)
        assert all(re.match(r"\S+:\d+(:\d+)?: error: .+; \S", line) for line in errors), (at, result.stderr)
        result = emit("--list", "--manifest", manifest, f"{path}@13.5")
        assert (result.returncode, result.stdout) == (1, ""), at
    says = rf"nvvm\.json: error: does not match {manifest}; "
    refused(tmp_path, "--manifest", manifest, f"{path}@13.5", says=says)


@pytest.mark.parametrize("release", ["9.9", "13", "13.55", "1.2.3", "."])
def test_release_that_is_not_there(tmp_path, release):
    says = rf"nvvm\.json:1:1: error: no model of release {re.escape(release)}; the first one is"
    refused(tmp_path, f"{NVVM}@{release}", says=says)


@pytest.mark.parametrize("path", ["/proc/absent/nvvm.json", "/proc", f"{NVVM}/x", f"{NVVM}@", f"{NVVM}@newest"])
def test_model_that_cannot_be_read(tmp_path, path):
    refused(tmp_path, path, says=rf"^{path}: error: cannot be read: .*; check the path")


def test_two_models_of_one_module(tmp_path):
    """Two models of one module would write the same files."""
    copy = changed(tmp_path, bytes, "copy.json")
    for second in (NEWEST, f"{NVVM}@12.9", f"{copy}@13.5"):
        refused(tmp_path, NEWEST, second, says=rf"^{second}: error: is a model of module nvvm, and so is {NEWEST}; ")


def test_templates_that_are_not_there(tmp_path):
    result = emit("--templates", "/proc/absent", "--out", tmp_path / "out", NEWEST)
    assert result.returncode == 1
    assert all(re.match(r"\S+\.in: error: cannot read /proc/absent/", line) for line in result.stderr.splitlines())
    assert not (tmp_path / "out").exists()


# ---- the MANIFEST ----


def test_manifest_of_itself(tmp_path, manifest):
    models = [NEWEST, f"{MODELS}/nvfatbin.json@13.5"]
    assert listed("--strict", "--manifest", manifest, *models) == manifest.read_text()
    assert listed("--strict", "--manifest", manifest, models[1]) in manifest.read_text()
    checked = write(tmp_path / "checked", "--strict", "--manifest", manifest, *models)
    assert checked == write(tmp_path / "plain", *models)


def test_absent_manifest(tmp_path):
    for path in ("/proc/absent", "/proc"):
        refused(tmp_path, "--manifest", path, NEWEST, says=rf"^{path}: error: cannot be read: .*; check the path")


def without(pattern):
    return lambda text: re.sub(pattern, "", text, count=1, flags=re.MULTILINE)


def with_other(pattern, replacement):
    return lambda text: re.sub(pattern, replacement, text, count=1, flags=re.MULTILINE)


OTHER_MANIFESTS = {
    "empty": (lambda text: "", "has no model nvvm.json; run ci/regenerate"),
    "of nothing": (lambda text: "hello\n", "has no model nvvm.json; run ci/regenerate"),
    "of another module": (lambda text: "".join(re.findall(r".*nvfatbin.*\n", text)), "has no model nvvm.json; run ci"),
    "shorter than a name": (lambda text: "# a: model b", "has no model nvvm.json; run ci/regenerate"),
    "another model": (with_other("(model )[0-9a-f]{8}", r"\g<1>01234567"), r"nvvm\.json: error: does not match "),
    "half a hash": (with_other("(model [0-9a-f]{8})[0-9a-f]*", r"\1"), r"nvvm\.json: error: does not match "),
    "another soname": (with_other("soname .*", "soname libother.so.1"), 'the first one "# nvvm: soname libnvvm'),
    "no soname": (without("^.*soname.*\n"), 'the first one "# nvvm: soname libnvvm'),
    "another folder": (with_other("folders ", "folders x "), 'the first one "# nvvm: folders '),
    "another header": (with_other("(header )[0-9a-f]{8}", r"\g<1>01234567"), 'the first one "# nvvm: header '),
    "another spec": (with_other("(spec )[0-9a-f]{8}", r"\g<1>01234567"), 'the first one "# nvvm: spec '),
    "one more fact": (with_other("^(# nvvm: spec)", r"# nvvm: color blue\n\1"), 'the first one "# nvvm: spec '),
    "one more fact at the end": (lambda text: text + "# nvvm: color blue", 'the first one "# nvvm: color blue"'),
    "one file less": (without("^.*nvvm/api.c\n"), "the first one .*nvvm/api.c"),
    "last file less": (without("^.*nvvm/types.h\n"), "the first one .*nvvm/types.h"),
    "one file more": (with_other("^(.*)nvvm/api.c", r"\1nvvm/aaa.c\n\g<0>"), "the first one .*nvvm/api.c"),
    "one file more at the end": (lambda text: f"{text}{'0' * 64}  nvvm/zzz.c\n", "the first one .*nvvm/zzz.c"),
    "another name": (with_other("nvvm/api.c", "nvvm/apj.c"), "the first one .*nvvm/api.c"),
    "no file": (without("^[0-9a-f]{64}  nvvm/(.*\n)*"), "the first one .*nvvm/api.c"),
}


@pytest.mark.parametrize("what", OTHER_MANIFESTS)
def test_other_manifest(tmp_path, manifest, what):
    change, says = OTHER_MANIFESTS[what]
    # Only the first match changes, so nvvm's lines come first.
    text = change(listed(NEWEST) + listed(f"{MODELS}/nvfatbin.json@13.5"))
    manifest.write_text(text)
    refused(tmp_path, "--manifest", manifest, NEWEST, says=says)
    if "nvfatbin.json" in text:
        listed("--manifest", manifest, f"{MODELS}/nvfatbin.json@13.5")


def test_manifest_that_ends_early(tmp_path, manifest):
    """The last newline may be missing, so the shortest cut is two bytes."""
    text = listed(NEWEST)
    chance = random.Random(4)
    for size in [0, 1, len(text) - 2, *(chance.randrange(len(text) - 1) for _ in range(40))]:
        manifest.write_text(text[:size])
        result = emit("--out", tmp_path / "out", "--manifest", manifest, NEWEST)
        assert result.returncode == 1, size
        assert re.fullmatch(r"\S+: error: .+; (run|take) \S.*\n", result.stderr), (size, result.stderr)
        assert not (tmp_path / "out").exists(), size


def test_manifest_of_another_release(tmp_path, manifest):
    manifest.write_text(listed(f"{NVVM}@12.9"))
    refused(tmp_path, "--manifest", manifest, NEWEST, says='the first one "# nvvm: ')


def test_manifest_with_another_hash(tmp_path, manifest):
    """If templates change a file, cubind-emit warns and writes it; --strict makes it an error."""
    text = with_other("^[0-9a-f]{8}(.*nvvm/api.c)", r"01234567\1")(manifest.read_text())
    manifest.write_text(text)
    says = rf"^{manifest}: \w+: nvvm has different bytes in api\.c \(1\); .*: run ci/regenerate"
    result = emit("--out", tmp_path / "out", "--manifest", manifest, NEWEST)
    assert result.returncode == 0
    (line,) = result.stderr.splitlines()
    assert re.match(says, line) and ": warning: " in line
    assert contents(tmp_path / "out") == write(tmp_path / "plain", NEWEST)
    refused(tmp_path, "--strict", "--manifest", manifest, NEWEST, says=says)
    for _ in range(5):
        text = with_other("^(?!01234567)[0-9a-f]{8}(.*  nvvm/)", r"01234567\1")(text)
    manifest.write_text(text)
    says = r"in api\.c, classes\.c, classes\.h and others \(6\); "
    refused(tmp_path, "--strict", "--manifest", manifest, NEWEST, says=says)


def test_long_names(tmp_path):
    """A model's name may be longer than a line of the MANIFEST, or than all of it."""
    model = changed(tmp_path, bytes, "n" * 200 + ".json")
    path = tmp_path / "MANIFEST"
    for text in ("# a: model b\n", "x\n# a: model b\n# c: model d", f"# {'a' * 300}: model {'b' * 300}\n"):
        path.write_text(text)
        refused(tmp_path, "--manifest", path, f"{model}@13.5", says=rf"^{path}: error: has no model n+\.json; ")


# ---- paths that cannot be written ----


def test_file_in_place_of_a_folder(tmp_path):
    taken = tmp_path / "taken"
    taken.write_text("mine")
    for out in (taken, taken / "more"):
        result = emit("--out", out, NEWEST)
        assert result.returncode == 1
        assert result.stderr == f"{out}/nvvm: error: cannot be a folder: Not a directory; give another --out\n"
    assert contents(tmp_path) == {"taken": b"mine"}


def test_file_in_place_of_a_module(tmp_path):
    """The other module is not written either."""
    (tmp_path / "nvvm").write_text("mine")
    result = emit("--out", tmp_path, f"{MODELS}/nvfatbin.json@13.5", NEWEST)
    assert result.returncode == 1
    assert result.stderr == f"{tmp_path}/nvvm: error: cannot be a folder: Not a directory; give another --out\n"
    assert contents(tmp_path) == {"nvvm": b"mine"} and len(list(tmp_path.iterdir())) == 1


def test_folder_in_place_of_a_file(tmp_path):
    (tmp_path / "nvvm/types.h.new").mkdir(parents=True)
    result = emit("--out", tmp_path, NEWEST)
    assert result.returncode == 1
    assert re.fullmatch(r"\S+/nvvm/types\.h: error: cannot be written: .*; nothing was changed\n", result.stderr)
    assert contents(tmp_path) == {}


def test_folder_that_cannot_be_made(tmp_path):
    result = emit("--out", "/proc/absent/out", NEWEST)
    assert result.returncode == 1
    assert re.fullmatch(r"cubind-emit: error: cannot make folder /proc/absent: .*\n", result.stderr)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_list_on_a_full_disk():
    with open("/dev/full", "w") as full:
        result = subprocess.run([EMIT, "--list", NEWEST], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr == "cubind-emit: error: cannot write to standard output: No space left on device\n"


# ---- usage ----


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--list"],
        ["--out", "/proc/absent"],
        [NEWEST],
        ["--out", "/proc/absent", "--list", NEWEST],
        ["--out", "", "/proc/absent/nvvm.json"],
        ["--out"],
        ["--lost", NEWEST],
        ["--list=yes", NEWEST],
        ["-l", NEWEST],
        ["--list", "--manifest"],
    ],
)
def test_wrong_usage(arguments):
    result = emit(*arguments)
    assert (result.returncode, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    assert "cubind-emit: " in line


def test_help():
    result = emit("--help")
    assert (result.returncode, result.stderr) == (0, "")
    for option in re.findall(r'^        \{"([a-z-]+)"', (ROOT / "generator/emit_main.c").read_text(), re.MULTILINE):
        assert f"\n  --{option} " in result.stdout, option


# ---- killed runs ----


def kill(seconds, *arguments):
    with subprocess.Popen([EMIT, *map(str, arguments)], stderr=subprocess.PIPE) as process:
        time.sleep(seconds)
        process.kill()
        assert process.stderr.read() == b""
    assert process.returncode in (0, -9)


def test_killed_at_any_time(tmp_path):
    """Every file is whole, old or new, and the next run completes the work without --force.

    How many runs are killed while files change is chance: a few on a quiet machine.
    """
    releases = ("12.9", "13.5")
    started = time.monotonic()
    versions = {release: write(tmp_path / release, f"{NVVM}@{release}") for release in releases}
    duration = (time.monotonic() - started) / len(releases)
    chance = random.Random(5)
    out = tmp_path / "out"
    for _ in range(40):
        old, new = chance.sample(releases, 2)
        if chance.random() < 0.2:
            shutil.rmtree(out, ignore_errors=True)
        else:
            write(out, f"{NVVM}@{old}")
        kill(chance.uniform(0, duration), "--out", out, f"{NVVM}@{new}")
        left = contents(out)
        made = {name: data for name, data in left.items() if ".new" not in name}
        assert all(data in (versions[old][name], versions[new][name]) for name, data in made.items())
        assert made.get("nvvm/MANIFEST") != versions[new]["nvvm/MANIFEST"] or made == versions[new]
        last = chance.choice(releases)
        assert write(out, f"{NVVM}@{last}") == versions[last]


def test_killed_again_and_again(tmp_path):
    """A build passes --force, which overwrites whatever is there."""
    whole = write(tmp_path / "whole", NEWEST)
    chance = random.Random(6)
    out = tmp_path / "out"
    for _ in range(40):
        kill(chance.uniform(0, 0.006), "--force", "--out", out, f"{NVVM}@{chance.choice(['11.8', '12.9', '13.5'])}")
    assert write(out, "--force", NEWEST) == whole


# ---- dependencies ----


def sanitized():
    cache = BUILD / "CMakeCache.txt"
    return cache.exists() and re.search(r"^CUBIND_(SANITIZE:\w+=\S|COVERAGE:\w+=ON)", cache.read_text(), re.MULTILINE)


needs_tools = pytest.mark.skipif(not (shutil.which("ldd") and shutil.which("nm")), reason="needs ldd and nm")
not_instrumented = pytest.mark.skipif(bool(sanitized()), reason="the compiler adds libraries of its own")


def libraries():
    environment = os.environ | {"LD_PRELOAD": ""}
    found = subprocess.run(["ldd", EMIT], capture_output=True, text=True, check=False, env=environment)
    return found.stdout.splitlines()


@needs_tools
def test_needs_none_of_the_generators_libraries():
    lines = libraries()
    assert lines and not [line for line in lines if re.search("clang|LLVM|yaml|elf|python|not found", line)]


@needs_tools
@not_instrumented
def test_needs_libc_alone():
    names = {line.split()[0].rpartition("/")[2].partition(".")[0] for line in libraries()}
    assert {name for name in names if not name.startswith(("ld-", "linux-vdso"))} <= {"libc", "statically"}


@needs_tools
@not_instrumented
def test_library_leaves_only_names_of_libc_undefined():
    found = [line.split()[2] for line in libraries() if line.split()[0].startswith("libc.so")]
    if not found:
        pytest.skip("there is no shared libc")

    def names(*command):
        lines = subprocess.run(["nm", "-P", *command], capture_output=True, text=True, check=True).stdout.splitlines()
        return [line.split()[:2] for line in lines if len(line.split()) > 1]

    symbols = names("-g", BUILD / "generator/libcubind_emit.a")
    defined = {name for name, kind in symbols if kind not in "Uvw"}
    libc = {name.partition("@")[0] for name, _ in names("-D", "--defined-only", found[0])}
    wanted = {name for name, kind in symbols if kind == "U"} - defined - {"_GLOBAL_OFFSET_TABLE_"}
    assert "emit_module" in defined and "fopen" in wanted
    assert sorted(wanted - libc) == []
