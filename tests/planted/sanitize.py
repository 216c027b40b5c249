"""Run cases under compute-sanitizer on a GPU, and write which tool reports what.

    python3 -m tests.planted.sanitize [--jobs 8] [--json FILE] [NAME...]

Races run under racecheck, unwritten reads under initcheck, wrong synchronisation under synccheck,
and right kernels under all three. A name is a case or a file of cases without .cu. The result of a
case is "found" (with both expected source lines), "one line" of them, "other" (a report about other
lines), "nothing", "hangs" (it did not end in time) or "fails".
"""

import argparse
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from .cases import load

TOOLS = {"race": "racecheck", "init": "initcheck", "sync": "synccheck"}
PATIENCE = 60  # seconds
_SUMMARY = re.compile(r"^=+ (?:ERROR|RACECHECK) SUMMARY: (\d+) ", re.MULTILINE)


def tools_of(case):
    """Return the tools that should report a case, or all three if it is right."""
    kinds = {one.kind for one in case.expectations} & TOOLS.keys()
    return [TOOLS[kind] for kind in sorted(kinds)] or sorted(TOOLS.values())


def run(case, tool):
    """Run one case under one tool, and return the result and the output."""
    command = ["compute-sanitizer", "--tool", tool, "--print-limit", "40"]
    command += ["--racecheck-report", "analysis"] if tool == "racecheck" else []
    command += [sys.executable, "-m", "tests.planted.run", case.name]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, errors="replace", timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return "hangs", ""
    output = done.stdout + done.stderr
    return result_of(case, output) if done.returncode == 0 or _SUMMARY.search(output) else "fails", output


def result_of(case, output):
    """Return the result that the output of a tool means."""
    count = _SUMMARY.search(output)
    if count is None or int(count[1]) == 0:
        return "nothing"
    lines = {int(line) for line in re.findall(rf"{re.escape(case.source_name)}:(\d+)", output)}
    wanted = [set(one.lines) for one in case.expectations if one.kind != "note"]
    if any(pair <= lines for pair in wanted):
        return "found"
    return "one line" if any(pair & lines for pair in wanted) else "other"


def main():
    parser = argparse.ArgumentParser(prog="tests.planted.sanitize", description=__doc__.partition("\n")[0])
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2), help="processes at once")
    parser.add_argument("--json", metavar="FILE", help="write one line for each run, with the output of the tool")
    parser.add_argument("names", nargs="*", metavar="NAME", help="a case, or a file of cases without .cu")
    options = parser.parse_args()
    cases = [case for case in load() if not options.names or {case.name, case.file.stem} & set(options.names)]
    work = [(case, tool) for case in cases for tool in tools_of(case)]
    with ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda pair: run(*pair), work))
    rows = []
    for (case, tool), (result, output) in zip(work, results, strict=True):
        print(f"{case.file.stem}: {case.name}: {tool}: {result}")
        rows.append({"file": case.file.stem, "case": case.name, "tool": tool, "result": result, "output": output})
    if options.json:
        with open(options.json, "w") as file:
            file.writelines(json.dumps(row) + "\n" for row in rows)


if __name__ == "__main__":
    main()
