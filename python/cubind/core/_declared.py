"""Find how a source declares a kernel's parameters; loaded when a launch does not match."""

import re

from cubind.core._missing import _identifier

_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_OPENING, _CLOSING = "(<[{", ")>]}"


def _split(text, at):
    """Return the parameters after the opening parenthesis that ends before `at`.

    None if it is never closed.
    """
    parts, depth, start = [], 0, at
    for i in range(at, len(text)):
        c = text[i]
        if c in _OPENING:
            depth += 1
        elif c in _CLOSING and depth > 0:
            depth -= 1
        elif (c == "," and depth == 0) or c == ")":
            parts.append(" ".join(text[start:i].split()))
            start = i + 1
            if c == ")":
                return [part for part in parts if part not in ("", "void")]
    return None


def parameters(source, name, count):
    """Return the `count` parameters of the kernel with symbol `name`, as written.

    None if uncertain.

    The source is not preprocessed, so overloads with different texts make the result uncertain.
    """
    text = _COMMENT.sub(" ", source.decode(errors="replace"))
    plain = re.escape(_identifier(name) or name)
    heads = re.finditer(rf"__global__\b[^;{{}}]*?\b{plain}\s*\(", text)
    found = {tuple(parts) for head in heads if (parts := _split(text, head.end())) is not None}
    found = {parts for parts in found if len(parts) == count}
    return found.pop() if len(found) == 1 else None
