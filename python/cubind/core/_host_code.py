"""Leave out the parts of a header that only compilers of host code read.

NVRTC defines __CUDACC__ and __CUDACC_RTC__ in every source, whatever its options say, and headers
use them to keep includes of the host's headers from it. Only conditions that name nothing but
defined() are understood. A region under any other condition stays, because a file too many is safe
and a missing one is not.
"""

import re

_MACRO = rb"__CUDACC(?:_RTC)?__"
# Expressions that begin with a fixed text are found in a fraction of the time.
_CONDITIONAL = re.compile(rb"#[ \t]*(if|ifdef|ifndef|elif|else|endif)\b([^\r\n]*)")
_COMMENT = re.compile(rb"/\*[^*]*\*+(?:[^/*][^*]*\*+)*/|//.*")
_TERM = rb"!?[ \t]*defined[ \t]*(?:\([ \t]*\w+[ \t]*\)|[ \t]\w+)"
_TERMS = re.compile(rb"%s(?:[ \t]*&&[ \t]*%s)*" % (_TERM, _TERM))
_ABSENT = re.compile(rb"![ \t]*defined[ \t]*\(?[ \t]*%s\b" % _MACRO)
_PRESENT = re.compile(rb"defined[ \t]*(?:\([ \t]*%s[ \t]*\)|[ \t]%s)" % (_MACRO, _MACRO))
_UNDEFINED = re.compile(rb"#[ \t]*undef[ \t]+%s\b" % _MACRO)

# whether NVRTC may enter a branch and the next ones, by the value of the condition
_BRANCHES = {True: (True, False), False: (False, True), None: (True, True)}


def undefines(text):
    """Return whether a text undefines a macro, so that no condition on it can be judged."""
    return b"__CUDACC" in text and _UNDEFINED.search(text) is not None


def without_host_code(text):
    """Return a text without the regions that NVRTC never enters.

    The text is returned as it is if its conditionals do not match, as in a comment that has one of
    them, or if it has other spellings of #.
    """
    if b"__CUDACC" not in text or b"%:" in text or b"??=" in text:
        return text
    parts, start = [], 0  # start: of the text that is read, or None in a region that is left out
    branches = []  # for each conditional: whether NVRTC enters this branch and the next ones
    for match in _CONDITIONAL.finditer(text):
        if text[text.rfind(b"\n", 0, match.start()) + 1 : match.start()].strip(b" \t"):
            continue  # within a comment or a string
        word = match[1]
        if word.startswith(b"if"):
            branches.append(_BRANCHES[_value(word, match[2])])
        elif not branches:
            return text
        elif word == b"endif":
            branches.pop()
        else:
            branches[-1] = branches[-1][1:] * 2
        is_read = all(branch[0] for branch in branches)
        if start is not None and not is_read:
            parts.append(text[start : match.end()])
            start = None
        elif start is None and is_read:
            start = match.start()
    return text if branches else b"".join((*parts, text[start:]))


def _value(word, condition):
    """Return whether a condition holds in NVRTC, or None if it depends on more."""
    if b"__CUDACC" not in condition:
        return None
    condition = _COMMENT.sub(b"", condition).strip()
    if word != b"if":
        return None if condition not in (b"__CUDACC__", b"__CUDACC_RTC__") else word == b"ifdef"
    if _PRESENT.fullmatch(condition):
        return True
    return False if _TERMS.fullmatch(condition) and _ABSENT.search(condition) else None
