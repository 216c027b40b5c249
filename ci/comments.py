"""Find the comments and docstrings of a file, for tests/ci/prose.py and ci/commits."""

import ast
import io
import re
import tokenize

# Strings and characters of C are skipped, so that a "//" inside them is no comment.
C_TOKENS = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|(//[^\n]*)|(/\*.*?\*/)', re.DOTALL)
C_KINDS = {".c", ".h", ".def", ".cu", ".cuh"}
# Comments that speak to a tool.
PRAGMA = re.compile(r"#\s*(?:noqa|type:|fmt:|pyright:|pragma)|#!")
HASH = re.compile(r"(?:^|\s)#(?!!)\s?(.*)")
HASH_KINDS = {".sh", ".yaml", ".cmake", ".toml", ".list", ".supp", ""}


def is_c(path):
    return path.suffix in C_KINDS or path.name.endswith((".c.in", ".h.in"))


def is_python(path, text):
    return path.suffix in (".py", ".pyi") or text.startswith("#!/usr/bin/env python3")


def joined(pieces):
    """Join comment lines (line, column, text) below each other in one column to (line, text)."""
    blocks = []
    for line, column, text in pieces:
        if blocks and text and blocks[-1][1] == column and blocks[-1][3] == line - 1:
            start, _, before, _ = blocks[-1]
            blocks[-1] = (start, column, f"{before}\n{text}", line)
        elif text:
            blocks.append((line, column, text, line))
    return [(line, text) for line, _, text, _ in blocks]


def c_comments(text):
    singles, blocks = [], []
    for match in C_TOKENS.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        column = match.start() - text.rfind("\n", 0, match.start())
        if match[1]:
            singles.append((line, column, match[1][2:].strip()))
        elif match[2]:
            blocks.append((line, re.sub(r"(?m)^\s*\*+ ?", "", match[2][2:-2]).strip()))
    return joined(singles) + blocks


def python_tokens(text):
    return [token for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type == tokenize.COMMENT]


def documented(tree):
    """Return the nodes of a Python file that have a docstring."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return [node for node in ast.walk(tree) if isinstance(node, kinds) and ast.get_docstring(node)]


def python_comments(text):
    singles = [(*token.start, token.string.lstrip("#!: ")) for token in python_tokens(text)]
    return joined(singles) + [(node.body[0].lineno, ast.get_docstring(node)) for node in documented(ast.parse(text))]


def hash_comments(text):
    singles = []
    for number, line in enumerate(text.splitlines(), 1):
        match = HASH.search(line)
        if match:
            singles.append((number, match.start(), match[1].strip()))
    return joined(singles)


def comment_lines(path):
    """Return the numbers of the lines with a comment or docstring, except comments for tools."""
    text = path.read_text(errors="replace")
    if is_python(path, text):
        spans = [(node.body[0].lineno, node.body[0].end_lineno) for node in documented(ast.parse(text))]
        spans += [(token.start[0],) * 2 for token in python_tokens(text) if not re.match(PRAGMA, token.string)]
    elif is_c(path):
        spans = [(text.count("\n", 0, match.start()) + 1, text.count("\n", 0, match.end()) + 1)
                 for match in C_TOKENS.finditer(text) if match[1] or match[2]]
    else:
        spans = [(number,) * 2 for number, line in enumerate(text.splitlines(), 1) if HASH.search(line)]
    return {line for first, last in spans for line in range(first, last + 1)}


def without_comments(path, text):
    """Return the text of a file without comments, docstrings and differences of white space.

    Two versions of a file have the same code if they are equal after this. A file that cannot be
    read as its language comes back as it is.
    """
    if path.suffix == ".md":
        return ""
    if is_python(path, text):
        try:
            tree = ast.parse(text)
        except SyntaxError:
            return text
        for node in documented(tree):
            node.body[0].value.value = ""
        return ast.dump(tree)
    if is_c(path):
        return " ".join(C_TOKENS.sub(lambda match: " " if match[1] or match[2] else match[0], text).split())
    return " ".join(HASH.sub("", line) for line in text.splitlines()).strip()
