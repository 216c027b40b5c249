"""Expand macros that name an included file.

They occur as ``#include HEADER`` and ``#include IN_FOLDER(name.h)``. Conditionals are not
evaluated, so each definition of a macro may be the active one, and the macro stands for the files
of all its definitions. A macro cannot be expanded if the source text does not contain its
definitions, or if it pastes tokens.
"""

import re

_GAP = rb"(?:[ \t\v\f]|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/)*"
_DEFINE = re.compile(
    rb"^[ \t\v\f]*#" + _GAP + rb"define\b" + _GAP + rb"([A-Za-z_]\w*)(\([^()\r\n]*\))?([^\r\n]*)", re.MULTILINE
)
_COMMENT = re.compile(rb"//[^\r\n]*|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/")
_NAME = re.compile(r"[A-Za-z_]\w*")
_FILE = re.compile(r'"([^"]+)"|<([^>]+)>')
_MOST = 64  # files that one macro may stand for


class _Unclear(Exception):
    """Raised for an expansion that the text does not determine."""


def target_of(text):
    """Return the text after ``#include``, in the form that expand() takes."""
    return _COMMENT.sub(b" ", text).decode("utf-8", "surrogateescape").strip()


def definitions_in(text, into):
    """Add the macros of a text without line splices to `into`: {name: {(parameters or None,
    body)}}.
    """
    for match in _DEFINE.finditer(text):
        params = match[2]
        if params is not None:
            params = tuple(part.strip() for part in params[1:-1].decode("utf-8", "surrogateescape").split(","))
        into.setdefault(match[1].decode(), set()).add((params, target_of(match[3])))


def definitions_of(options):
    """Return the same dict for ProgramOptions.define_macro."""
    given = options.define_macro
    into = {}
    for item in given if isinstance(given, list) else [] if given is None else [given]:
        name, _, value = item.partition("=") if isinstance(item, str) else (item[0], "", item[1])
        into.setdefault(name, set()).add((None, value.strip()))
    return into


def expand(target, definitions):
    """Return the sorted file names that a macro may stand for; () if the text does not show all."""
    try:
        texts = _expand(target, definitions, frozenset())
    except _Unclear:
        return ()
    names = set()
    for text in texts:
        match = _FILE.match(text)
        if match is not None:
            names.add(match[1] or match[2])
        elif _NAME.match(text):
            return ()  # a macro that is defined elsewhere
    return sorted(names)


def _expand(text, definitions, active):
    """Return all texts to which a text may expand."""
    done, rest = {""}, text
    while rest:
        match = _NAME.search(rest)
        if match is None:
            return _join(done, {rest})
        done = _join(done, {rest[: match.start()]})
        name, rest = match[0], rest[match.end() :]
        found, rest = _expand_name(name, rest, definitions, active)
        done = _join(done, found)
    return done


def _join(firsts, seconds):
    joined = {first + second for first in firsts for second in seconds}
    if len(joined) > _MOST:
        raise _Unclear
    return joined


def _expand_name(name, rest, definitions, active):
    """Return (the texts to which a name and its arguments may expand, the rest of the text)."""
    known = definitions.get(name, ()) if name not in active else ()
    if not known:
        return {name}, rest
    kinds = {params is not None for params, _ in known}
    arguments, behind = _arguments(rest) if True in kinds else ((), rest)
    if len(kinds) == 2 or arguments is None or any("#" in body for _, body in known):
        raise _Unclear
    found = set()
    for params, body in known:
        text = body if params is None else _substitute(body, params, arguments)
        found |= _expand(text, definitions, active | {name})
    return found, behind


def _substitute(body, params, arguments):
    if len(params) != len(arguments):
        raise _Unclear
    values = dict(zip(params, arguments, strict=True))
    return _NAME.sub(lambda match: values.get(match[0], match[0]), body)


def _arguments(text):
    """Return (arguments of a call, the rest of the text); None for no call."""
    inside = text.lstrip()
    if not inside.startswith("("):
        return None, text
    depth, start, arguments = 0, 1, []
    for at, letter in enumerate(inside):
        if letter == "(":
            depth += 1
        elif letter == ")":
            depth -= 1
        if depth == 0 or (letter == "," and depth == 1):
            arguments.append(inside[start:at].strip())
            start = at + 1
        if depth == 0:
            return arguments, inside[start:]
    raise _Unclear
