"""Macros in place of the name of an included file: ``#include HEADER`` and ``#include IN_FOLDER(name.h)``.

Any definition may be in force, so a macro stands for all files that its definitions lead to. A macro whose definitions
the text does not show, or that pastes tokens, cannot be resolved.
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
    """An expansion that text does not tell."""


def target_of(text):
    """The text behind ``#include``, for expand()."""
    return _COMMENT.sub(b" ", text).decode("utf-8", "surrogateescape").strip()


def definitions_in(text, into):
    """Adds the macros that a text without line splices defines: {name: {(parameters or None, body)}}."""
    for match in _DEFINE.finditer(text):
        params = match[2]
        if params is not None:
            params = tuple(part.strip() for part in params[1:-1].decode("utf-8", "surrogateescape").split(","))
        into.setdefault(match[1].decode(), set()).add((params, target_of(match[3])))


def definitions_of(options):
    """The same of ProgramOptions.define_macro."""
    given = options.define_macro
    into = {}
    for item in given if isinstance(given, list) else [] if given is None else [given]:
        name, _, value = item.partition("=") if isinstance(item, str) else (item[0], "", item[1])
        into.setdefault(name, set()).add((None, value.strip()))
    return into


def expand(target, definitions):
    """The names of files that a macro may stand for, sorted; () where text does not tell all of them."""
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
    """All texts that a text may become."""
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
    """(what a name and its arguments may become, the text behind them)."""
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
    """(arguments of a call, the text behind it); None for none."""
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
