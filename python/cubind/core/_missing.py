"""List the kernels of an ObjectCode in the error for a missing kernel.

This module is imported only when such an error is raised.
"""

import difflib
import re

SHOWN = 5
COMPARED = 2000  # names; any more are counted but not compared


def _identifier(symbol):
    """Return the C++ name in a mangled one, without scopes and parameters.

    None if it is not mangled.
    """
    found = re.match(r"_ZN?K?(?:St)?L?(?=\d)", symbol)
    if not found:
        return None
    at, name = found.end(), None
    while size := re.match(r"\d+", symbol[at:]):
        start = at + size.end()
        at = start + int(size[0])
        name = symbol[start:at]
        if not found[0].startswith("_ZN"):
            break
    return name


def _shown(name):
    plain = _identifier(name)
    return repr(name) if plain is None else f"{name!r} (C++ {plain})"


def describe(asked, mapped, symbols):
    """Return "; it has …" with the available names, nearest first.

    `mapped` is symbol_mapping: keys and the symbols that they stand for, str or bytes. `symbols`
    are the kernel names that the driver reports.
    """
    text = lambda name: name if isinstance(name, str) else name.decode(errors="backslashreplace")  # noqa: E731
    asked = text(asked)
    behind = {text(symbol) for symbol in mapped.values()}
    names = list(dict.fromkeys([*map(text, mapped), *(name for name in symbols if name not in behind)]))
    bare = asked.partition("<")[0]
    if not names and bare != asked:
        return f"; it has none. Name {asked} in name_expressions of Program.compile(), which instantiates the template"
    if not names:
        return "; it has none"

    def nearness(name):
        plain = _identifier(name) or name.partition("<")[0]
        matcher = difflib.SequenceMatcher(None, bare.lower(), plain.lower())
        return (plain != bare, -matcher.ratio() if len(plain) < 200 else 0.0)

    nearest = sorted(names[:COMPARED], key=nearness)[:SHOWN]
    more = len(names) - len(nearest)
    said = "; it has " + ", ".join(map(_shown, nearest)) + (f" and {more} more" if more else "")
    if any(_identifier(name) == bare for name in nearest):
        said += f'. Declare {bare} as extern "C" or name it in name_expressions of Program.compile()'
    return said
