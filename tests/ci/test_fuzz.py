"""Test the target list of ci/fuzz and its errors about wrong arguments.

No fuzzer runs here, because fuzzing takes clang and several minutes.
"""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TARGETS = sorted(path.stem for path in (ROOT / "tests/fuzz/targets").glob("*.sh"))


def fuzz(*arguments):
    return subprocess.run([ROOT / "ci/fuzz", *arguments], capture_output=True, text=True, check=False)


def test_list():
    result = fuzz()
    assert result.returncode == 0, result.stderr
    assert [line.split()[0] for line in result.stdout.splitlines()] == TARGETS
    assert all(len(line.split()) > 2 for line in result.stdout.splitlines())


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["5"], "usage: "),
        (["5", "elf", "1", "2"], "usage: "),
        (["soon", "elf"], '"soon" is not a number of minutes'),
        (["0", "elf"], '"0" is not a number of minutes'),
        (["5", "nothing"], 'no target "nothing"'),
        (["5", "../../ci/test"], "no target "),
        (["5", "elf", "x"], '"x" is not a seed'),
        (["keep", "nothing"], 'no target "nothing"'),
        (["keep", "elf", "1"], '"keep" is not a number of minutes'),
        (["keep", "arguments"], "no corpus for arguments, or it is not a libFuzzer program"),
    ],
)
def test_refused(arguments, says):
    result = fuzz(*arguments)
    assert result.returncode == 1
    assert result.stderr.startswith(f"ci/fuzz: error: {says}")
    assert len(result.stderr.splitlines()) == 1
