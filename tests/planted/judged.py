"""Run cases on the simulated device, and print where its reports differ from what is expected.

    CUBIND_SIMULATOR=check=all python3 -m tests.planted.judged NAME...

A name is a case or a file of cases without .cu. Cases that hang a GPU end in a deadlock here. The
output is a list of sentences in JSON.
"""

import json
import os
import sys
import tempfile
from pathlib import Path

from .cases import load


def judged(names, report):
    """Return the sentences about all cases; the device writes its reports to the file `report`."""
    from cubind import simulator

    from . import judge, run  # the device is chosen when cubind.core is imported

    told = []
    for case in run.chosen(load(), names):
        report.unlink(missing_ok=True)
        try:
            run.run_case(case)
        except Exception as error:
            simulator._recover(0)
            if all(one.kind != "sync" for one in case.expectations):
                told.append(f"{case.name}: {error}")
        lines = report.read_text().splitlines() if report.exists() else []
        told += [f"{case.name}: {text}" for text in judge.differences([json.loads(line) for line in lines], case)]
    return told


def main():
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        os.environ["CUBIND_DEVICE"] = "simulated"
        given = os.environ.get("CUBIND_SIMULATOR")
        os.environ["CUBIND_SIMULATOR"] = f"{given},report={report}" if given else f"report={report}"
        print(json.dumps(judged(sys.argv[1:], report)))


if __name__ == "__main__":
    main()
