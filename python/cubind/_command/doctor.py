"""Report what this installation consists of, what is wrong, and how to mend it.

CUDA is asked in child processes, so a driver that hangs or crashes does not stop the report.
Exit status: 0 if nothing is wrong, 1 if there is an error or a warning, 2 for wrong arguments.
"""

import argparse

TIMEOUT = 20.0  # seconds; the first cuInit() after a start of the machine may take several


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 86400:
        raise argparse.ArgumentTypeError(f"{text} is no positive number of seconds")
    return seconds


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON; docs/command.md describes its shape")
    parser.add_argument(
        "--timeout",
        metavar="S",
        type=_seconds,
        default=TIMEOUT,
        help="seconds that the driver may take to answer (default: 20)",
    )


def run(options: argparse.Namespace) -> int:
    from cubind._command import facts, problems, report

    found = facts.gather(options.timeout)
    wrong = problems.find(found)
    if options.json:
        import json

        shown = {"version": 1, "facts": found, "problems": [problem._asdict() for problem in wrong]}
        print(json.dumps(shown, indent=2))
    else:
        print(report.text(found, wrong))
    return int(any(problem.level != "note" for problem in wrong))
