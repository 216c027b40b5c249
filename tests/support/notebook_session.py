"""Run cells in IPython's shell, without a notebook: a JSON text a line in, and one out.

A test starts it as a program. The reply to a cell has what it printed, showed and raised.
"""

import json
import sys

from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output


def run(shell, cell):
    with capture_output() as got:
        result = shell.run_cell(cell, store_history=True)
    error = result.error_before_exec or result.error_in_exec
    return {
        "out": got.stdout,
        "err": got.stderr,
        "shown": [output.data for output in got.outputs],
        "error": type(error).__name__ if error is not None else None,
        "value": repr(result.result),
    }


def main():
    shell = InteractiveShell.instance(colors="nocolor")
    answers = sys.stdout
    for line in sys.stdin:
        print(json.dumps(run(shell, json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
