"""Test cubind-gen propose: it makes a first spec from headers alone, which `check` accepts."""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GENERATOR = ROOT / os.environ.get("CUBIND_BUILD", "build/dev") / "generator" / "cubind-gen"

pytestmark = pytest.mark.skipif(not GENERATOR.exists(), reason="needs cubind-gen: built by CMake with CUBIND_BUILD_GENERATOR")

HEADER = """
#include <stddef.h>
#define SHAPE_VERSION_MAJOR 3
#define SHAPE_VERSION 3001
typedef enum shape_result { SHAPE_OK = 0, SHAPE_E_MEMORY = 1, SHAPE_E_INPUT = 2 } shape_result;
typedef struct shape_st *shape_t;
const char *shape_result_text(shape_result r);
shape_result shape_create(shape_t *out, int lambda);
shape_result shape_destroy(shape_t *shape);
shape_result shape_area(shape_t shape,
                        double *area,  ///< [out] in square metres
                        double *scale  ///< [in,out] what it is scaled by
);
/**
 * \\brief Points.
 * \\param[out] points  the points
 */
shape_result shape_points(shape_t shape, double *points, size_t count);
shape_result shape_outline(shape_t shape, double *points, size_t count);
shape_result shape_move(shape_t shape, void *where);
int shape_sides(shape_t shape);
"""

PROPOSED = """
module: shapes
python_name: shapes
title: shapes
headers: [shapes.h]
language: c
version_macro: SHAPE_VERSION
library:
  name: shapes
  soname: libshapes.so.1
function_prefix: shape_
status:
  enum: shape_result
  success: SHAPE_OK
  error_class: ShapesError
  prefix: SHAPE_E_
  string: shape_result_text
python_names: {lambda: lambda_}

blocking: ["*"]

functions:
  shape_result_text: {_function: {status: false}}
  shape_create: {out: out}
  shape_destroy: {shape: inout}
  shape_area: {area: out, scale: inout}
  shape_sides: {_function: {status: false}}
"""


def run(*arguments):
    command = [str(GENERATOR), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def without_comments(text):
    return re.sub(r"\n{3,}", "\n\n", re.sub(r" *#[^\n]*", "", text))


@pytest.fixture
def proposal(tmp_path):
    (tmp_path / "shapes.h").write_text(HEADER)
    result = run("propose", "--include", tmp_path, "shapes.h")
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


def test_what_follows_from_the_header(proposal):
    assert without_comments(proposal).strip() == PROPOSED.strip()


def test_what_is_left_is_listed_by_name(proposal):
    left = re.findall(r"^#   (.*)", proposal.partition("# Still to decide.")[2], re.MULTILINE)
    assert left == ["points (double *): shape_points, shape_outline", "where (void *): shape_move"]
    assert "# Classes for handles: shape_t." in proposal


def test_the_next_steps_are_commands(proposal):
    """tests/development/first_module.sh runs them."""
    head = proposal.partition("module:")[0]
    steps = re.findall(r"^#   (.*)", head, re.MULTILINE)
    assert [step.split()[0] for step in steps if not step.startswith(" ")] == ["cubind-gen", "cubind-gen", "pip", "cc", "python3"]
    assert {*re.findall(r"--(?:spec|module) (\S+)", head)} == {"shapes.yaml", "shapes"}
    assert all(line.startswith("#") and len(line) <= 100 for line in head.splitlines())


def test_check_names_what_is_left(proposal, tmp_path):
    spec = tmp_path / "shapes.yaml"
    spec.write_text(proposal)
    errors = re.findall(r' error: (\w+): the direction of "(\w+)"', run("check", "--spec", spec, "--include", tmp_path).stderr)
    assert errors == [("shape_points", "points"), ("shape_outline", "points"), ("shape_move", "where")]
    spec.write_text(proposal + "  shape_{points,outline}: {points: {dir: out, len: count}}\n  shape_move: {where: address}\n")
    result = run("check", "--spec", spec, "--include", tmp_path)
    assert (result.returncode, result.stderr) == (0, "")


def test_a_library_without_statuses(tmp_path):
    (tmp_path / "plain-2.h").write_text("int plain_add(int a, int b);\n")
    text = run("propose", "--include", tmp_path, "plain-2.h").stdout
    assert "module: plain2\n" in text and "status: none\n" in text and "# version_macro: " in text
    (tmp_path / "plain2.yaml").write_text(text)
    assert run("check", "--spec", tmp_path / "plain2.yaml", "--include", tmp_path).stderr == ""


def test_a_status_in_a_struct(tmp_path):
    (tmp_path / "held.h").write_text(
        "typedef enum code { HELD_FINE = 0, HELD_E_ONE = 1 } code;\n"
        "typedef struct held_status { int where; code what; } held_status;\n"
        "held_status held_open(void);\nheld_status held_close(void);\nvoid held_free(void);\n"
    )
    text = run("propose", "--include", tmp_path, "held.h").stdout
    assert "  enum: code\n  success: HELD_FINE\n  error_class: HeldError\n  type: held_status\n  member: what\n" in text
    assert "held_free: {_function: {status: false}}" in text and "held_open:" not in text
    (tmp_path / "held.yaml").write_text(text)
    assert run("check", "--spec", tmp_path / "held.yaml", "--include", tmp_path).stderr == ""


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ([], "propose needs HEADER"),
        (["missing.h"], "no missing.h, which module missing is made from"),
        (["broken.h"], "broken.h:1:"),
        (["--module", "x", "broken.h"], "propose does not take --module"),
    ],
)
def test_bad_input(tmp_path, arguments, error):
    (tmp_path / "broken.h").write_text("int f(unknown_t x);\n")
    result = run("propose", "--include", tmp_path, *arguments)
    assert result.returncode != 0 and error in result.stderr and result.stdout == ""
