"""Find where a tree of Python files uses names from a list; for ci/release-report --uses."""

import ast
import re
from pathlib import Path

SUFFIXES = (".py", ".pyi", ".pyx", ".pxd")


def words_of_tree(tree):
    """Yield (name, line) of everything that could name a binding.

    These are names, attributes, keywords, imported names and short texts.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id, node.lineno
        elif isinstance(node, ast.Attribute):
            yield node.attr, node.end_lineno
        elif isinstance(node, ast.keyword) and node.arg:
            yield node.arg, node.lineno
        elif isinstance(node, ast.alias):
            for part in node.name.split("."):
                yield part, node.lineno
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
            yield node.value, node.lineno  # getattr(driver, "cuInit")


def words_of_text(text):
    """Yield (word, line) for text that this interpreter cannot parse.

    Words after a "#" are left out.
    """
    for number, line in enumerate(text.splitlines(), 1):
        for word in re.findall(r"[A-Za-z_]\w*", line.partition("#")[0]):
            yield word, number


def words_of(path):
    text = path.read_text(encoding="utf-8", errors="replace")
    if path.suffix == ".py":
        try:
            return list(words_of_tree(ast.parse(text)))
        except (SyntaxError, ValueError, RecursionError):
            pass
    return list(words_of_text(text))


def files_of(folder):
    folder = Path(folder)
    if folder.is_file():
        return [folder]
    if not folder.is_dir():
        raise FileNotFoundError(f"no such folder: {folder}")
    return sorted(p for p in folder.rglob("*") if p.suffix in SUFFIXES and p.is_file())


def find(folder, names):
    """Return {name: [(path, line)]} for each of `names` that is used, in order."""
    wanted, found = set(names), {}
    for path in files_of(folder):
        for word, line in sorted(set(words_of(path)), key=lambda place: place[1]):
            if word in wanted:
                found.setdefault(word, []).append((path, line))
    return found
