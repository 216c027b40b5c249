"""Run mistakes and write each one's output, as JSON: python run.py PACKAGE AREA [NUMBER].

PACKAGE is cubind's folder. Without a number, all mistakes of the area run in this process, except
those that need a process of their own.
"""

import io
import json
import re
import sys
import sysconfig
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import mistakes  # noqa: E402

FOLDERS = {"<site-packages>": sysconfig.get_path("purelib"), "<package>": sys.argv.pop(1)}
_NORMAL = (
    (re.compile(r"0x[0-9a-fA-F]{4,}"), "0x…"),
    (re.compile(r"\b\d+\.\d+\.\d+\b"), "<version>"),
)


def normal(text, folders):
    """Remove from a text what differs between machines and runs."""
    for name, folder in folders.items():
        text = text.replace(folder, name)
    for pattern, replacement in _NORMAL:
        text = pattern.sub(replacement, text)
    return text


def printed(error):
    """Return what the interpreter prints for an uncaught exception, without the traceback."""
    error.__cause__ = error.__context__ = None
    kept, sys.stderr = sys.stderr, io.StringIO()
    try:
        sys.__excepthook__(type(error), error.with_traceback(None), None)
        return sys.stderr.getvalue().rstrip()
    finally:
        sys.stderr = kept


def message_of(of, one):
    """Return what a program prints, its warnings first; "(nothing)" without a message."""
    names = {"__name__": "__main__"}
    exec(compile(of.prelude, "<prelude>", "exec"), names)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", UserWarning)
        try:
            exec(compile(one.program, "<mistake>", "exec"), names)
            said = []
        except BaseException as error:
            said = [printed(error)]
    said[:0] = [f"{warning.category.__name__}: {warning.message}" for warning in caught]
    return normal("\n".join(said), FOLDERS) or "(nothing)"


def main(name, number=None):
    of = mistakes.areas()[name]
    chosen = [one for one in of.mistakes if not one.alone] if number is None else [of.mistakes[int(number)]]
    print(json.dumps([message_of(of, one) for one in chosen]))


if __name__ == "__main__":
    main(*sys.argv[1:])
