"""Test ci/test and ci/gpu-test: which stages run, their order, and what happens after a failure."""

import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import pytest

CI = Path(__file__).resolve().parents[2] / "ci"

SCRIPT = """\
source {common}
say() {{ echo "== $1"; if [ "$1" = failed ]; then sleep "${{TABLE_WAITS:-0}}"; fi; }}
stage_first() {{ echo in first; }}
stage_long() {{ sleep "${{TWO_FAILS:+30}}0.5"; echo end of long; [ -z "${{LONG_FAILS-}}" ]; }}
stage_two_words() {{
    echo in two
    until [ -z "${{STAGE_CHOSEN[hangs]-}}" ] || [ -s {pid} ]; do sleep 0.1; done
    if [ -n "${{TWO_FAILS-}}" ]; then false; echo never; fi
}}
stage_last() {{ echo in last; }}
stage_hangs() {{ sleep 300 & echo $! >{pid}; wait; }}
declare_stages <<'TABLE'
first     |                |        | the first
hangs     |                | beside | without an end
long      | first          | beside | a long one
two-words | first          |        | one of two words
last      | two-words long |        | the last
TABLE
choose_stages
run_stages
stage_table
"""


@pytest.fixture
def run(tmp_path):
    script = tmp_path / f"{tmp_path.name}-{os.getpid()}"
    script.write_text(SCRIPT.format(common=CI / "common.sh", pid=tmp_path / "pid"))

    def run(stages, **env):
        env = {**os.environ, **env, "STAGES": stages}
        result = subprocess.run(["bash", script], capture_output=True, text=True, env=env, timeout=60)
        return result.returncode, result.stdout, result.stderr

    return run


def said(output):
    return re.findall(r"^(?:in|end of) \w+|^never", output, re.MULTILINE)


def results(output):
    return dict(re.findall(r"^(\S+) +(ok|FAILED|ended)(?: |$)", output, re.MULTILINE))


def test_needs_are_run_first(run):
    status, output, _ = run("last")
    assert status == 0
    assert said(output) == ["in first", "in two", "end of long", "in last"]
    assert results(output) == dict.fromkeys(["first", "long", "two-words", "last"], "ok")


def test_patterns(run):
    status, output, _ = run("two* fir*")
    assert status == 0
    assert said(output) == ["in first", "in two"]


def test_no_such_stage(run):
    status, output, errors = run("third")
    assert status == 1
    assert said(output) == []
    assert errors.endswith('error: no stage "third"; choose from first hangs long two-words last\n')


def test_a_failure_ends_it(run):
    """The run stops at the first command that fails, and prints the table."""
    status, output, _ = run("last", TWO_FAILS="1")
    assert status == 1
    assert said(output) == ["in first", "in two"]
    assert results(output) == {"first": "ok", "long": "ended", "two-words": "FAILED"}


def test_the_table_is_printed_while_times_are_kept(run, tmp_path):
    """A stage that another one's failure ends may have no line, a partial line or a whole one."""
    (tmp_path / "bin").mkdir()
    slow = tmp_path / "bin/awk"
    slow.write_text(f'#!/bin/sh\nsleep 0.5\nexec {shutil.which("awk")} "$@"\n')
    slow.chmod(0o755)
    for seconds in ("0", "0.25", "2"):
        status, output, _ = run("last", TWO_FAILS="1", TABLE_WAITS=seconds, PATH=f"{tmp_path}/bin:{os.environ['PATH']}")
        assert status == 1
        assert results(output) == {"first": "ok", "long": "ended", "two-words": "FAILED"}, seconds


def test_a_failure_of_what_runs_beside(run):
    status, output, _ = run("last", LONG_FAILS="1")
    assert status == 1
    assert said(output) == ["in first", "in two", "end of long"]
    assert results(output) == {"first": "ok", "long": "FAILED", "two-words": "ok"}


def has_ended(pid):
    try:
        return "State:\tZ" in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):  # also while it is being read
        return True


def test_what_runs_beside_ends_with_a_failure(run, tmp_path):
    status, _, _ = run("hangs last", TWO_FAILS="1")
    assert status == 1
    pid = (tmp_path / "pid").read_text().strip()
    for _ in range(100):
        if has_ended(pid):
            return
        time.sleep(0.05)
    pytest.fail("it still runs")


def test_processors_are_timed(tmp_path):
    script = tmp_path / f"times-{os.getpid()}"
    script.write_text(f"""\
source {CI / "common.sh"}
if timed busy timeout 30 python3 -c 'import time
while time.process_time() < 1.1: pass'; then :; fi
if timed fails timeout 30 false; then :; fi
STAGES_RUN=(busy fails)
stage_table
""")
    result = subprocess.run(["bash", script], capture_output=True, text=True, timeout=60)
    rows = [line.split() for line in result.stdout.splitlines()]
    assert rows[0] == ["stage", "result", "s", "CPU", "s"]
    assert rows[1][:2] == ["busy", "ok"]
    assert rows[1][3] == "1"
    assert rows[2][:2] == ["fails", "FAILED"]
    assert result.returncode == 1


@pytest.mark.parametrize("command", ["test"])
def test_the_list_is_sound(command):
    """Each stage is a function, and the stages that it needs are above it."""
    text = (CI / command).read_text()
    table = re.search(r"<<'TABLE'\n(.*?)\nTABLE\n", text, re.DOTALL)[1]
    functions = set(re.findall(r"^stage_(\w+)\(\) \{", text, re.MULTILINE))
    seen = []
    for line in table.splitlines():
        name, needs, how, title = (field.strip() for field in line.split("|"))
        assert set(needs.split()) <= set(seen), name
        assert how in {"", "beside", "ahead"}
        assert title
        seen.append(name)
    assert {name.replace("-", "_") for name in seen} == functions


def test_the_list_is_shown():
    env = {**os.environ, "STAGES": "nothing"}
    result = subprocess.run([CI / "test"], capture_output=True, text=True, env=env, timeout=60)
    assert result.returncode == 1
    assert 'ci/test: error: no stage "nothing"; choose from packages venv inputs build ' in result.stderr


def test_no_such_part():
    result = subprocess.run([CI / "test", "quick", "nothing"], capture_output=True, text=True, timeout=60)
    assert result.returncode == 1
    assert result.stderr == 'ci/quick: error: no part "nothing"; choose from generator runtime core bindings ci\n'


def test_no_such_word():
    result = subprocess.run([CI / "test", "quik"], capture_output=True, text=True, timeout=60)
    assert result.returncode == 1
    assert "unknown word quik" in result.stderr
