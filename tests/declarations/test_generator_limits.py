"""No input makes cubind-gen hang: headers that are pipes or devices, long names, a full disk."""

import os
import resource
import subprocess

import pytest
from support import libraries
from support.made_library import MadeLibrary

CODE = "typedef enum Code { FINE = 0 } Code;\nCode f(int x);\n"
SPEC = "status: {enum: Code, success: FINE}\nblocking: []\n"


@pytest.mark.parametrize("line", ['#include "pipe.h"', "  #  include <pipe.h>", '#include "inner.h"', '#include "/dev/zero"'])
def test_only_files_are_included(tmp_path, line):
    library = MadeLibrary(tmp_path, CODE + line + "\n", SPEC)
    os.mkfifo(tmp_path / "pipe.h")
    (tmp_path / "inner.h").write_text('\n#include "pipe.h"\n')
    file = "/dev/zero" if "zero" in line else f"{tmp_path}/pipe.h"
    place = "inner.h:2" if "inner" in line else "sample.h:3"
    assert library.check() == f"{place}: error: {file} is included, but is not a file; exclude it\n"


def test_a_header_that_is_a_pipe(tmp_path):
    library = MadeLibrary(tmp_path, CODE, SPEC)
    (tmp_path / "sample.h").unlink()
    os.mkfifo(tmp_path / "sample.h")
    assert "no sample.h, which module sample is made from" in library.check()


def test_an_empty_device_is_a_header(tmp_path):
    assert MadeLibrary(tmp_path, CODE + '#include "/dev/null"\n', SPEC).check() == ""


def chain(count, first):
    return first + "".join(f"typedef T{i} T{i + 1};\n" for i in range(count))


LONG = {
    "enumerators": "enum Many {" + "".join(f" M{i} = {i % 70000}," for i in range(100000)) + " };\n",
    "constants": "enum {" + "".join(f" M{i}," for i in range(100000)) + " };\n",
    "typedefs": chain(10000, "typedef int T0;\n"),
    "names of a struct": chain(5000, "typedef struct s { int x; } T0;\n"),
    "handles": chain(2000, "typedef struct s *T0;\n"),
    "a name": f"Code {'n_' * 500000}(int x);\n",
}


@pytest.mark.parametrize("what", LONG)
def test_time_grows_with_the_header(tmp_path, what):
    library = MadeLibrary(tmp_path, CODE + LONG[what], SPEC)
    for words in (["generate", "--specs", tmp_path / "specs", "--module", "sample", "--out", tmp_path / "out"], ["propose", "sample.h"]):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        result = library.generator(*words)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert result.returncode == 0, result.stderr
        # A quadratic algorithm would take ten seconds or more for each.
        assert after.ru_utime - before.ru_utime < 5


@pytest.mark.parametrize("words", [["--help"], ["check", "--spec", "specs/sample.yaml"], ["dump", "--spec", "specs/sample.yaml"],
                                   ["generate", "--specs", "specs", "--module", "sample", "--out", "out"]])
def test_a_full_disk_is_an_error(tmp_path, words):
    MadeLibrary(tmp_path, CODE, SPEC)
    headers = [] if words == ["--help"] else ["--include", "."]
    with open("/dev/full", "w") as full:
        result = subprocess.run([libraries.BUILD / "generator" / "cubind-gen", *words, *headers], stdout=full, stderr=subprocess.PIPE,
                                text=True, check=False, cwd=tmp_path)
    assert (result.returncode, result.stderr) == (1, "cubind-gen: error: cannot write to standard output: No space left on device\n")
