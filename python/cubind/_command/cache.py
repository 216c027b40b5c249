"""List, measure, check or clear the cache of compiled programs.

The cache is the folder that Program.compile() uses: CUBIND_CACHE_DIR, else
$XDG_CACHE_HOME/cubind/program-cache, else ~/.cache/cubind/program-cache. Other processes may use it
at the same time. Only `clear` changes it.
"""

import os
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace

from cubind._command import CommandError

_DAY = 86400
_SHOWN = 12  # digits of a key


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = -1.0
    if not days >= 0:
        raise ArgumentTypeError(f"{text} is no number of days")
    return days


def add_arguments(parser: ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    actions.add_parser("list", help="print key, kind, size and last use of each entry, the last used first")
    actions.add_parser("size", help="print the folder, the number of entries and their size")
    actions.add_parser("verify", help="read each entry, and name those that are damaged")
    clear = actions.add_parser("clear", help="remove all entries, and report what was removed")
    clear.add_argument(
        "--older-than", metavar="DAYS", type=_days, help="only those that were not used for so many days"
    )


def _folder() -> str:
    from cubind.core._cache_folder import default_folder

    try:
        return os.path.abspath(default_folder())
    except (OSError, ValueError) as error:
        raise CommandError(error) from None


def _age(seconds: float) -> str:
    for unit, name in ((_DAY, "day"), (3600, "hour"), (60, "minute")):
        if seconds >= unit:
            count = int(seconds // unit)
            return f"{count} {name}{'s' if count > 1 else ''} ago"
    return "just now"


def _count(count: int, noun: str = "entry", plural: str = "entries") -> str:
    return f"{count} {noun if count == 1 else plural}"


def run(options: Namespace) -> int:
    from cubind._command.cache_entries import entries

    folder = _folder()
    if os.path.lexists(folder) and not os.path.isdir(folder):
        raise CommandError(f"{folder} is no folder: remove that file, or set CUBIND_CACHE_DIR")
    if os.path.isdir(folder) and not os.access(folder, os.R_OK | os.X_OK):
        raise CommandError(f"this user cannot read {folder}: chmod u+rwx {folder}, or set CUBIND_CACHE_DIR")
    actions = {"list": _list, "size": _size, "verify": _verify, "clear": _clear}
    return actions[options.action](folder, entries(folder), options)


def _list(folder, found, options):
    from cubind._command.cache_entries import kind, read
    from cubind._command.report import size

    now = time.time()
    for entry in found:
        try:
            shown = kind(read(entry)[0]) if entry.is_program else "headers"
        except FileNotFoundError:
            continue
        except (OSError, ValueError):
            shown = "damaged"
        print(f"{entry.key[:_SHOWN]}  {shown:8} {size(entry.size):>12}  {_age(now - entry.used)}")
    if not found:
        print(f"no entries in {folder}")
    return 0


def _size(folder, found, options):
    from cubind._command.report import size

    print(f"{folder}: {_count(len(found))}, {size(sum(entry.size for entry in found))}")
    return 0


def _verify(folder, found, options):
    from cubind._command.cache_entries import check

    checked = check(found)
    for path, why in checked.damaged.items():
        print(f"damaged: {path}: {why}")
    print(f"{_count(checked.checked)} read, {len(checked.damaged)} damaged")
    return int(bool(checked.damaged))


def _clear(folder, found, options):
    from cubind._command.report import size
    from cubind.core._cache_folder import remove

    if options.older_than is not None:
        oldest = time.time() - options.older_than * _DAY
        found = [entry for entry in found if entry.used < oldest]
    removed = [entry for entry in found if remove(entry.path)]
    if options.older_than is None:
        remove(os.path.join(folder, "sizes"))  # the sum of what was removed
    print(f"{_count(len(removed))} removed from {folder}, {size(sum(entry.size for entry in removed))}")
    left = [entry for entry in found if os.path.lexists(entry.path)]
    if left:
        raise CommandError(f"{_count(len(left))} cannot be removed, such as {left[0].path}")
    return 0
