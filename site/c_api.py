"""Make the reference of the C API from the comments of cubind/core.h."""

import itertools
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADER = ROOT / "core" / "include" / "cubind" / "core.h"
PATH = "reference/c-api/index"
NAMED = (
    re.compile(r"^\s*[\w *]+?\(\*(\w+)\)\("),
    re.compile(r"^typedef .*\(\*(\w+)\)\("),
    re.compile(r"^typedef struct (\w+) \{"),
    re.compile(r"^#define (CUBIND_\w+_API_\w+) "),
    re.compile(r"^enum \{ (\w+)"),
    re.compile(r"^static inline .*\n(\w+)\("),
)

CODE = re.compile(r"(?<![\w`/.])(\w*_\w+(?:\(\))?|\w+\(\))(?!\w|`|\.\w)")


def declarations(text):
    """Yield (comment, code) of each declaration; the code of a title is None."""
    lines, comment, i = text.split("\n"), [], 0
    while i < len(lines):
        line = lines[i]
        bare = line.strip()
        if bare.startswith("// ---"):
            yield bare.strip("/- "), None
            comment = []
        elif bare.startswith("//"):
            comment.append(bare[2:].removeprefix(" "))
        elif not bare:
            if comment and i and lines[i - 1].strip().startswith("//"):
                yield "\n".join(comment), ""
            comment = []
        elif bare.startswith(("#define CUBIND_CORE_API", "typedef", "enum", "static inline")) or "(*" in bare:
            start, is_table = i, bare.startswith("typedef struct cubind_core_api")
            is_struct, is_body = bare.startswith("typedef struct"), bare.startswith("static inline")
            while (
                not is_table
                and not bare.startswith("#")
                and not lines[i].rstrip().endswith(")" if is_body else ";")
                or (is_struct and not is_table and not lines[i].startswith("}"))
            ):
                i += 1
            code = "\n".join(lines[start : i + 1])
            indent = len(code) - len(code.lstrip(" "))
            code = "\n".join(part[indent:] for part in code.split("\n"))
            yield "\n".join(comment), code + (";" if is_body else "")
            if is_body:
                return
            comment = []
        i += 1


def name_of(code):
    return next((match[1] for pattern in NAMED if (match := pattern.match(code))), None)


def _prose(comment):
    """Return a comment as Markdown: indented lines are code."""
    out = []
    for is_code, lines in itertools.groupby(comment.split("\n"), lambda line: line.startswith("  ")):
        if is_code:
            out.append("```c\n" + "\n".join(line[2:] for line in lines) + "\n```")
        else:
            words = CODE.sub(r"`\1`", "\n".join(lines))
            out.append(words.replace(" * ", r" \* ").replace("*out", r"\*out").replace("<", "&lt;"))
    return "\n\n".join(out)


def page():
    """Return {path: Markdown}."""
    head, _, rest = HEADER.read_text().partition("#ifndef ")
    intro = "\n".join(line.removeprefix("//").removeprefix(" ") for line in head.strip().split("\n"))
    out = [f"# C API of cubind.core\n\n{_prose(intro)}\n\n"]
    for comment, code in declarations(rest):
        if code is None:
            out.append(f"## {comment[:1].upper()}{comment[1:]}\n\n")
        elif not code:
            out.append(_prose(comment) + "\n\n")
        elif name := name_of(code):
            shown = name.replace("_", r"\_")
            out.append(f'<a id="{name}"></a>\n\n### {shown}\n\n```c\n{code}\n```\n\n{_prose(comment)}\n\n')
    return {PATH: "".join(out)}
