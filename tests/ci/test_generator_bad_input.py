"""Test cubind-gen on bad input: one error with its location, exit status 1, unchanged output."""

import os
import re
import shutil
import signal
import subprocess
import sysconfig
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("CUBIND_BUILD", "build/dev")
GENERATOR = BUILD / "generator" / "cubind-gen"
TEMPLATES = ROOT / "templates"

# A sanitizer's library would only slow the compiler down.
COMPILER_ENVIRONMENT = os.environ | {"LD_PRELOAD": ""}

pytestmark = pytest.mark.skipif(not GENERATOR.exists(), reason="this build has no generator")

HEADER = """\
#ifndef SAMPLE_H
#define SAMPLE_H
#include <stddef.h>
#define SAMPLE_VERSION 1000
typedef enum status_enum { SAMPLE_OK = 0, SAMPLE_BAD = 1 } status;
typedef struct thing_st *thing;
status sampleMake(thing *out, size_t size);
status sampleRead(thing source, int *value);
#endif
"""

SPEC = """\
module: sample
headers: [sample.h]
reviewed: 1000
version_macro: SAMPLE_VERSION
library: {name: sample, soname: libsample.so.1}
status: {enum: status, success: SAMPLE_OK, error_class: SampleError, prefix: SAMPLE_}
function_prefix: sample
blocking: []
functions:
  sampleMake: {out: out}
  sampleRead: {value: out}
"""


class Sample:
    """A small library with header, spec and templates, and generated code that must stay intact."""

    def __init__(self, folder):
        self.folder = folder
        self.include = folder / "cuda" / "include"
        self.specs = folder / "specs"
        self.templates = folder / "templates"
        self.out = folder / "generated"
        self.include.mkdir(parents=True)
        self.specs.mkdir()
        shutil.copytree(TEMPLATES, self.templates)
        (self.include / "sample.h").write_text(HEADER)
        (self.specs / "sample.yaml").write_text(SPEC)

    def command(self, *arguments):
        command = [GENERATOR, "generate", "--module", "sample", "--cuda", self.folder / "cuda", "--specs", self.specs]
        command += ["--templates", self.templates, "--out", self.out, *arguments]
        return [str(c) for c in command]

    def generate(self, *arguments):
        return subprocess.run(self.command(*arguments), capture_output=True, text=True, check=False)

    def edit(self, path, old, new):
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new, 1))

    def bytes_of_output(self):
        return {p.relative_to(self.out): p.read_bytes() for p in sorted(self.out.rglob("*")) if p.is_file()}


@pytest.fixture
def sample(tmp_path):
    made = Sample(tmp_path)
    result = made.generate()
    assert result.returncode == 0, result.stderr
    assert (made.out / "sample" / "MANIFEST").is_file()
    return made


def refused(sample, *expected, arguments=()):
    """Check that the run fails with status 1 and these messages in order, and changes nothing."""
    before = sample.bytes_of_output()
    result = sample.generate(*arguments)
    assert result.returncode == 1, result.stderr
    assert sample.bytes_of_output() == before
    errors = [line for line in result.stderr.splitlines() if "note:" not in line]
    assert len(errors) == len(expected), result.stderr
    for line, pattern in zip(errors, expected):
        assert re.search(pattern, line), f"{line!r} does not match {pattern!r}"
    return result


def test_no_such_cuda_folder(sample):
    refused(sample, r"no such folder: .*/nowhere$", arguments=("--cuda", sample.folder / "nowhere"))


def test_folder_without_the_header(sample):
    (sample.include / "sample.h").unlink()
    refused(sample, r"no sample\.h, which module sample is made from: there is no file .*/include/sample\.h$")


def test_header_with_a_syntax_error(sample):
    sample.edit(sample.include / "sample.h", "status sampleRead(thing source, int *value);", "status sampleRead(thing source, int *;")
    refused(sample, r"^sample\.h:8:\d+: error: .*parameter|^sample\.h:8:\d+: error: expected")


def test_header_that_cannot_find_an_include(sample):
    sample.edit(sample.include / "sample.h", "#include <stddef.h>", "#include <no_such_header.h>")
    result = sample.generate()
    assert re.search(r"^sample\.h:3:10: error: .*no_such_header\.h", result.stderr)
    refused(sample, *[".*"] * len([line for line in result.stderr.splitlines() if "note:" not in line]))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("functions:\n", "functions: [\n", r"^sample\.yaml:\d+:\d+: error: "),
        ("module: sample\n", "module: sample\nmodule: sample\n", r"^sample\.yaml:2:1: error: .*module.*"),
        ("function_prefix: sample\n", "function_prefix: sample\ncolour: red\n", r"^sample\.yaml:8:1: error: .*colour"),
        ("  sampleMake: {out: out}\n", "  sampleMade: {out: out}\n  sampleMake: {out: out}\n", r"^sample\.yaml:10:3: error: .*sampleMade"),
        ("{value: out}", "{worth: out, value: out}", r"^sample\.yaml:11:16: error: .*worth"),
        ("  sampleRead: {value: out}\n", "  sampleRead: {value: out}\n  sample{Read,Make}: {value: in}\n", r"^sample\.yaml:12:"),
    ],
    ids=["bad YAML", "duplicate key", "unknown key", "no such function", "no such parameter", "conflict"],
)
def test_spec(sample, old, new, expected):
    sample.edit(sample.specs / "sample.yaml", old, new)
    before = sample.bytes_of_output()
    result = sample.generate()
    assert result.returncode == 1
    assert re.search(expected, result.stderr, re.MULTILINE), result.stderr
    assert sample.bytes_of_output() == before


def test_undecided_pointers_are_all_listed_with_a_proposal(sample):
    sample.edit(sample.specs / "sample.yaml", "functions:\n  sampleMake: {out: out}\n  sampleRead: {value: out}\n", "")
    result = refused(sample, r"^sample\.h:7:26: error: sampleMake: .*\"out\"", r"^sample\.h:8:38: error: sampleRead: .*\"value\"")
    assert '"sampleMake: {out: {dir: in|out|inout|address}}"' in result.stderr
    assert '"sampleRead: {value: {dir: in|out|inout|address}}"' in result.stderr


@pytest.mark.parametrize(
    ("edit", "expected"),
    [
        (("@text@", "@no_such_name@"), r"^params\.c\.in:\d+(:\d+)?: error: .*no_such_name"),
        (("/* Begin int.declare */", "/* Begin unused.snippet */\n/* End unused.snippet */\n/* Begin int.declare */"),
         r"^params\.c\.in:\d+(:\d+)?: error: .*unused"),
        (("/* End int.declare */", "/* done int.declare */"), r"^params\.c\.in:\d+(:\d+)?: error: .*int\.declare"),
    ],
    ids=["unknown name", "unused name", "unclosed name"],
)
def test_template(sample, edit, expected):
    path = sample.templates / "params.c.in"
    sample.edit(path, *edit)
    # For an unclosed snippet the error is where the next one begins.
    marks = ("no_such_name", "unused.snippet") if "done" not in edit[1] else ("Begin int.declare.count",)
    lines = path.read_text().splitlines()
    line = next(i for i, text in enumerate(lines, 1) if any(mark in text for mark in marks))
    before = sample.bytes_of_output()
    result = sample.generate()
    assert result.returncode == 1, result.stderr
    found = re.search(expected, result.stderr, re.MULTILINE)
    assert found, result.stderr
    assert int(re.search(r"in:(\d+)", found.group()).group(1)) == line
    assert sample.bytes_of_output() == before


def test_output_folder_that_cannot_be_written(sample):
    blocked = sample.folder / "a_file"
    blocked.write_text("in the way")
    refused(sample, r"error: .*a_file", arguments=("--out", blocked / "generated"))
    assert blocked.read_text() == "in the way"


def test_hand_edited_file(sample):
    edited = sample.out / "sample" / "module.c"
    original = edited.read_bytes()
    edited.write_bytes(original + b"/* mine */\n")
    refused(sample, r"module\.c.*edited.*--force")
    result = sample.generate("--force")
    assert result.returncode == 0, result.stderr
    assert edited.read_bytes() == original


def test_second_run_writes_nothing(sample):
    before = {p: p.stat().st_mtime_ns for p in sample.out.rglob("*") if p.is_file()}
    result = sample.generate()
    assert result.returncode == 0
    assert " 0 files written" in result.stdout
    assert {p: p.stat().st_mtime_ns for p in sample.out.rglob("*") if p.is_file()} == before


# ---- long names ----

LONG = """\
#ifndef SAMPLE_H
#define SAMPLE_H
#include <stddef.h>
#define SAMPLE_VERSION 1000
#define MACRO_@ 1
#define STRING_@ "@ @"
typedef enum status_enum { SAMPLE_OK = 0, SAMPLE_@ = 1 } status;
typedef struct thing_@_st *thing_@;
typedef struct record_@ { int member_@; struct { int inner_@; }; } record_@;
typedef int (*callback_@)(void *data_@);
/** \\brief @ \\param param_@ - @ returned */
status sampleMake@(thing_@ *param_@, size_t size_@, callback_@ called_@, void *data_@);
status sampleRead(thing_@ source_@, int *@, record_@ *pointer_@);
#endif
"""
LONG_RULES = """\
functions:
  sampleMake@: {param_@: out, called_@: {closure: data_@, scope: forever}, data_@: address}
  sampleRead: {"@": out, pointer_@: out}
"""


@pytest.mark.parametrize("length", [90, 97, 128, 200])
def test_name_longer_than_a_line(sample, length):
    name = "w" * length
    (sample.include / "sample.h").write_text(LONG.replace("@", name))
    facts, _ = SPEC.split("functions:\n")
    (sample.specs / "sample.yaml").write_text(facts + LONG_RULES.replace("@", name))
    result = subprocess.run(sample.command("--docs"), capture_output=True, text=True, check=False, timeout=60)
    assert result.returncode == 0, result.stderr
    folders = [sample.out / "sample", ROOT / "runtime/include", ROOT / "tests/stubs", sysconfig.get_paths()["include"], sample.include]
    compiler = [os.environ.get("CC", "cc"), "-std=gnu11", "-fsyntax-only", *(f"-I{folder}" for folder in folders)]
    result = subprocess.run([*compiler, *(sample.out / "sample").glob("*.c")], capture_output=True, text=True, check=False, env=COMPILER_ENVIRONMENT)
    assert result.returncode == 0, result.stderr


def test_more_parameters_than_a_wrapper_has_bits(sample):
    for count in (32, 33):
        parameters = ", ".join(f"int p{i}" for i in range(count))
        (sample.include / "sample.h").write_text(HEADER.replace("#endif", f"status sampleMany({parameters});\n#endif"))
        if count == 32:
            assert sample.generate().returncode == 0
    refused(sample, r"^sample\.h:9:\d+: error: sampleMany has more than 32 parameters; skip it$")


@pytest.mark.parametrize("text", ["a\x7fb", "a\tb", "\N{SNOWMAN}"])
def test_text_of_a_macro(sample, text):
    sample.edit(sample.include / "sample.h", "#endif", f'#define SAMPLE_TEXT "{text}"\n#endif')
    result = sample.generate()
    assert result.returncode == 0, result.stderr
    folders = [sample.out / "sample", ROOT / "runtime/include", sysconfig.get_paths()["include"]]
    compiler = [os.environ.get("CC", "cc"), "-std=c11", "-D_GNU_SOURCE", "-S", "-o", "-", *(f"-I{folder}" for folder in folders)]
    made = subprocess.run([*compiler, sample.out / "sample" / "module.c"], capture_output=True, check=False, env=COMPILER_ENVIRONMENT)
    assert made.returncode == 0, made.stderr
    octal = "".join(chr(b) if 0x20 <= b < 0x7f else f"\\{b:o}" for b in text.encode())
    assert octal.encode() in made.stdout or octal.replace("\\11", "\\t").encode() in made.stdout


# ---- headers that nest without end ----

DEEP = {
    "pointers": "typedef int {}deep;".format("*" * 200000),
    "expression": "enum deep {{ DEEP = {}1 }};".format("- " * 200000),
}


@pytest.mark.skipif("ASAN_OPTIONS" in os.environ, reason="the sanitizer ends the process first")
@pytest.mark.parametrize("what", DEEP)
@pytest.mark.parametrize("command", ["dump", "check", "generate"])
def test_header_that_brings_libclang_down(sample, what, command):
    """libclang overflows its stack in a worker process; cubind-gen reports that the worker died."""
    sample.edit(sample.include / "sample.h", "#endif", DEEP[what] + "\n#endif")
    arguments = sample.command()
    arguments[1] = command
    if command != "generate":
        del arguments[arguments.index("--templates") : arguments.index("--out") + 2]
    before = sample.bytes_of_output()
    result = subprocess.run(arguments, capture_output=True, text=True, check=False, timeout=300)
    assert result.returncode == 1 and result.stdout == "", result
    message = result.stderr.splitlines()[-1]
    assert re.match(r"cubind-gen: error: the process for sample was killed by signal 11 .*libclang|sample\.h:.* error: ", message), result.stderr
    assert sample.bytes_of_output() == before


@pytest.mark.parametrize("depth", [60, 80])
def test_type_that_nests(sample, depth):
    sample.edit(sample.include / "sample.h", "#endif", f"typedef int {'*' * depth}deep;\nstatus sampleDeep(deep d);\n#endif")
    sample.edit(sample.specs / "sample.yaml", "functions:\n", "functions:\n  sampleDeep: {d: address}\n")
    if depth < 64:
        result = sample.generate()
        assert result.returncode == 0, result.stderr
    else:
        refused(sample, r"^sample\.yaml:\d+:\d+: error: sampleDeep has rules but is skipped \(.* leads to too many others\)")
        sample.edit(sample.specs / "sample.yaml", "  sampleDeep: {d: address}\n", "")
        assert sample.generate().returncode == 0


def test_names_of_all_alphabets(sample):
    """C and the model allow dollars and non-ASCII letters in names; names in Python do not."""
    sample.edit(sample.include / "sample.h", "enum status_enum", "enum st$tus_\u00e9num")
    assert sample.generate().returncode == 0
    result = subprocess.run(
        [GENERATOR, "generate", "--model", sample.out / "model" / "1.0" / "sample.json", "--out", sample.folder / "again"],
        capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    sample.edit(sample.include / "sample.h", "sampleRead(", "sample$Read(")
    sample.edit(sample.specs / "sample.yaml", "sampleRead", "sample$Read")
    refused(sample, r"^sample\.h:8:8: error: function sample\$Read is not a Python identifier; skip it$")


# ---- several modules ----


@pytest.fixture
def pair(sample):
    """The module `sample`, generated before, and a new one, `second`; a run would change both."""
    (sample.include / "second.h").write_text(HEADER.replace("SAMPLE", "SECOND").replace("sample", "second"))
    (sample.specs / "second.yaml").write_text(SPEC.replace("SAMPLE", "SECOND").replace("sample", "second"))
    sample.edit(sample.include / "sample.h", "#endif", "status sampleClose(thing closed);\n#endif")
    return sample


BOTH = ("--module", "second")  # comes after `--module sample`


def test_two_modules(pair):
    result = pair.generate(*BOTH)
    assert result.returncode == 0, result.stderr
    assert [line.split(":")[0] for line in result.stdout.splitlines()] == [str(pair.out / "sample"), str(pair.out / "second")]
    assert (pair.out / "second" / "MANIFEST").is_file()


def test_one_bad_module_stops_all(pair):
    pair.edit(pair.specs / "second.yaml", "  secondRead: {value: out}\n", "")
    refused(pair, r"^second\.h:8:\d+: error: secondRead: ", arguments=BOTH)


def test_messages_come_in_the_order_of_the_modules(pair):
    pair.edit(pair.specs / "sample.yaml", "  sampleRead: {value: out}\n", "")
    pair.edit(pair.include / "second.h", "status secondRead(thing source, int *value);", "status secondRead(thing source, int *;")
    refused(pair, r"^sample\.h:8:", r"^second\.h:8:", arguments=BOTH)


def test_hand_edited_file_stops_all(pair):
    assert pair.generate(*BOTH).returncode == 0
    pair.edit(pair.out / "second" / "module.c", "static", "const static")
    pair.edit(pair.include / "sample.h", "#endif", "status sampleOpen(thing opened);\n#endif")
    refused(pair, r"/second/module\.c: error: edited", arguments=BOTH)


def test_folder_that_cannot_be_written_stops_all(pair):
    (pair.out / "second").write_text("in the way")
    refused(pair, r"/second/\S+: error: cannot be written: Not a directory; nothing was changed$", arguments=BOTH)


def child_of(process):
    """Return the first child of a process."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while process.poll() is None:
        if found := children.read_text().split():
            return int(found[0])
        time.sleep(0.001)
    raise AssertionError(process.communicate())


def test_process_that_is_killed(sample):
    """The header includes a pipe that nobody writes to, so the worker cannot end by itself."""
    os.mkfifo(sample.include / "endless.h")
    sample.edit(sample.include / "sample.h", "#include <stddef.h>", '#include <stddef.h>\n#define ENDLESS "endless.h"\n#include ENDLESS')
    before = sample.bytes_of_output()
    with subprocess.Popen(sample.command(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        os.kill(child_of(process), signal.SIGKILL)
        stdout, stderr = process.communicate(timeout=60)
    assert process.returncode == 1
    assert (stdout, stderr) == ("", "cubind-gen: error: the process for sample was killed by signal 9 (Killed)\n")
    assert sample.bytes_of_output() == before


def is_alive(process):
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_worker_ends_with_its_parent(sample, number):
    os.mkfifo(sample.include / "endless.h")
    sample.edit(sample.include / "sample.h", "#include <stddef.h>", '#include <stddef.h>\n#define ENDLESS "endless.h"\n#include ENDLESS')
    before = sample.bytes_of_output()
    with subprocess.Popen(sample.command(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        worker = child_of(process)
        process.send_signal(number)
        process.wait(timeout=60)
    end = time.monotonic() + 10
    while is_alive(worker) and time.monotonic() < end:
        time.sleep(0.01)
    alive = is_alive(worker)
    if alive:
        os.kill(worker, signal.SIGKILL)
    assert not alive
    assert sample.bytes_of_output() == before


def kill_after_renames(sample, count, tmp_path):
    """Make a run exit without a message after it has renamed `count` files."""
    source = tmp_path / "after.c"
    source.write_text(
        "#define _GNU_SOURCE\n#include <dlfcn.h>\n#include <string.h>\n#include <unistd.h>\n"
        "int rename(const char *from, const char *to) {\n"
        f"    static int left = {count};\n"
        "    int (*real)(const char *, const char *) = (int (*)(const char *, const char *))dlsym(RTLD_NEXT, \"rename\");\n"
        '    int puts = strlen(from) > 4 && strcmp(from + strlen(from) - 4, ".new") == 0;\n'
        "    if (puts && left-- == 0) _exit(9);\n"
        "    return real(from, to);\n}\n"
    )
    library = tmp_path / "after.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True, env=COMPILER_ENVIRONMENT)
    preload = f"{library} {os.environ.get('LD_PRELOAD', '')}"
    result = subprocess.run(sample.command(), capture_output=True, check=False, env=os.environ | {"LD_PRELOAD": preload})
    assert result.returncode == 9


@pytest.mark.skipif("ASAN_OPTIONS" in os.environ, reason="the sanitizer has to be the first library")
@pytest.mark.parametrize("count", [0, 3, 12])
def test_run_after_one_that_was_killed(sample, tmp_path, count):
    """After a killed run, the next run with another header gives the same files as a fresh one."""
    made = {p.name for p in (sample.out / "sample").iterdir()}
    close = "status sampleClose(thing closed);\n#endif"
    sample.edit(sample.include / "sample.h", "#endif", close)
    kill_after_renames(sample, count, tmp_path)
    assert list(sample.out.rglob("*.new"))
    sample.edit(sample.include / "sample.h", close, close.replace("Close", "Stop"))
    result = sample.generate()
    assert result.returncode == 0, result.stderr
    assert {p.name for p in (sample.out / "sample").iterdir()} == made
    assert not list(sample.out.rglob("*.new*"))
    after = sample.bytes_of_output()
    shutil.rmtree(sample.out)
    assert sample.generate().returncode == 0
    assert sample.bytes_of_output() == after


def test_manifest_that_names_files_elsewhere(sample):
    """Files outside the module's folder are not the generator's, so they stay even with --force."""
    mine = sample.out / "mine"
    mine.write_text("mine")
    manifest = sample.out / "sample" / "MANIFEST"
    manifest.write_text(manifest.read_text() + "0" * 64 + "  ../mine\n")
    result = sample.generate("--force")
    assert result.returncode == 0, result.stderr
    assert mine.read_text() == "mine"


@pytest.mark.parametrize("arguments", [[], ["paint"], ["dump"], ["generate", "--modul", "x"], ["generate", "--cuda"]])
def test_wrong_usage(arguments):
    result = subprocess.run([str(GENERATOR), *arguments], capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert "cubind-gen: " in line


# ---- libclang ----

LIBCLANGS = {
    "/proc/absent/libclang.so": "cubind-gen: error: CUBIND_LIBCLANG names no libclang: /proc/absent/libclang.so: cannot open",
    "libm.so.6": "cubind-gen: error: this libclang is older than 14: it has no clang_createIndex",
}


@pytest.mark.parametrize("name", LIBCLANGS)
def test_a_wrong_libclang(tmp_path, name):
    (tmp_path / "sample.h").write_text(HEADER)
    words = [GENERATOR, "propose", "--include", tmp_path, "sample.h"]
    done = subprocess.run(words, env=os.environ | {"CUBIND_LIBCLANG": name}, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.startswith(LIBCLANGS[name]) and done.stderr.count("\n") == 1


def test_only_headers_need_libclang():
    """The help and models work without it."""
    model = f"{ROOT}/generated/model/nvrtc.json@13.5"
    for words in (["--help"], ["dump", "--model", model]):
        done = subprocess.run([GENERATOR, *words], env=os.environ | {"CUBIND_LIBCLANG": "/proc/absent"}, capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b"")
