"""Make the reference of cubind's own Python modules from their stubs and sources, without import.

A class with many members has a page of its own; the page of its module has the others.
"""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "python"
FOLDER = "reference"
MODULES = (
    "cubind",
    "cubind.checked",
    "cubind.core",
    "cubind.core.graph",
    "cubind.core.utils",
    "cubind.core.typing",
    "cubind.core.system",
    "cubind.core.system.typing",
    "cubind.tune",
    "cubind.simulator",
    "cubind.simulator.pytest",
    "cubind.compat",
    "cubind.compat.pytest",
)
OWN_PAGE = 8  # members from which a class has a page of its own
WIDTH = 90
CODE = re.compile(r"(``?)(.+?)\1")
NAME = r"[A-Za-z_]\w*(?:\.\w+)*"
IDENTIFIER = re.compile(rf"(?<![\w`.-]){NAME}(?:\(\))?(?![\w`])")
PARAMETER = re.compile(r"([a-z_]\w*(?:, \w+)*): +(?=\S)")
Function = (ast.FunctionDef, ast.AsyncFunctionDef)


# ---- find declarations ----


@cache
def tree(path):
    return ast.parse(path.read_text()) if path.exists() else ast.Module([], [])


def files(module):
    """Return the stub and the source of a module, each of which may be absent."""
    base = PACKAGE.joinpath(*module.split("."))
    base = base / "__init__" if base.is_dir() else base
    return base.with_suffix(".pyi"), base.with_suffix(".py")


def own(path):
    """Return {name: its statements} of a file's own declarations; overloads are several."""
    found = {}
    for node in tree(path).body:
        names = [node.name] if isinstance(node, (ast.ClassDef, *Function)) else []
        targets = [node.target] if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [])
        for name in names + [t.id for t in targets if isinstance(t, ast.Name)]:
            found.setdefault(name, []).append(node)
    return found


def imported(path):
    """Return {name: (module, name there)}; the key "*" has the modules of which all is imported."""
    found = {"*": []}
    for node in tree(path).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("cubind"):
            for alias in node.names:
                if alias.name == "*":
                    found["*"].append(node.module)
                else:
                    found[alias.asname or alias.name] = (node.module, alias.name)
    return found


def declared(module, name, seen=()):
    """Return (module, statements) of a name, or None: the stub first, then the source."""
    if (module, name) in seen:
        return None
    for path in files(module):
        if name in own(path):
            return module, own(path)[name]
        lead = imported(path)
        targets = (
            [lead[name]] if name in lead else [(other, name) for other in lead["*"] if other != "cubind._families"]
        )
        for other, there in targets:
            found = declared(other, there, (*seen, (module, name)))
            if found:
                return found
    return None


def public(module):
    """Return the names of a module, from its __all__ or from its stub."""
    names = []
    for path in files(module):
        listed = own(path).get("__all__")
        value = listed[0].value if listed else None
        if isinstance(value, (ast.List, ast.Tuple)):
            names = [e.value for e in value.elts if isinstance(e, ast.Constant)]
            break
        lead = imported(path)
        names += [n for other in lead.pop("*") if other != "cubind._families" for n in public(other)]
        names += [n for n, (other, _) in lead.items() if path.suffix == ".pyi" and not n.startswith("_")]
        names += [
            n
            for n, nodes in own(path).items()
            if not n.startswith("_") and isinstance(nodes[0], (ast.ClassDef, *Function))
        ]
        if names:
            break
    return [name for name in dict.fromkeys(names) if not any(p.exists() for p in files(f"{module}.{name}"))]


# ---- their text ----


def _code(match):
    return f"`{match[0]}`" if re.search(r"_|\.|\(", match[0]) else match[0]


def _marked(text):
    """Return a line with names as code and without accidental Markdown."""
    parts = CODE.split(text)
    plain = [
        re.sub(r"(?<=\S)\*|\*(?=\w)|\[", r"\\\g<0>", IDENTIFIER.sub(_code, part)).replace("<", "&lt;")
        for part in parts[::3]
    ]
    return "".join(
        piece
        for i, part in enumerate(plain)
        for piece in (part, *([f"`{parts[3 * i + 2]}`"] if 3 * i + 2 < len(parts) else []))
    )


def prose(text):
    """Return a docstring as Markdown: names become code, lists of arguments become lists."""
    if not text:
        return ""
    blocks = []
    for block in re.split(r"\n\s*\n", text):
        lines = block.split("\n")
        if lines[0].startswith("    "):
            code = "\n".join(line[4:] for line in lines)
            if blocks and blocks[-1].startswith("```python"):
                blocks[-1] = f"{blocks[-1][:-4]}\n\n{code}\n```"
            else:
                blocks.append(f"```python\n{code}\n```")
        elif all(PARAMETER.match(line) or line.startswith("  ") for line in lines):
            blocks.append(
                "\n".join(
                    PARAMETER.sub(r"- ``\1``: ", line, count=1) if PARAMETER.match(line) else f"  {line.strip()}"
                    for line in lines
                )
            )
        else:
            blocks.append(block)
    return "\n\n".join(b if b.startswith("```python") else "\n".join(map(_marked, b.split("\n"))) for b in blocks)


def signature(start, arguments, returns):
    """Return a declaration; one that is wider than WIDTH has a line for each argument."""
    end = f" -> {ast.unparse(returns)}" if returns else ""
    parts = [re.sub(r"^(\w+: [^=]+)=", r"\1 = ", part) for part in _commas(arguments) if part]
    text = f"{start}({', '.join(parts)}){end}"
    if len(text) <= WIDTH or not parts:
        return text
    return f"{start}(\n" + "".join(f"    {part},\n" for part in parts) + f"){end}"


def _commas(text):
    """Split a text at the commas outside brackets and quotes."""
    parts, depth, start, quote = [], 0, 0, ""
    for i, c in enumerate(text):
        if quote or c in "'\"":
            quote = "" if c == quote else quote or c
        elif c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
        elif c == "," and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    return [*parts, text[start:].strip()]


def _decorators(node):
    return {ast.unparse(d).rpartition(".")[2] for d in getattr(node, "decorator_list", ())}


def function(title, anchor, nodes, level):
    """Return the section of a function or method; `nodes` are its overloads."""
    lines = "\n".join(
        signature(f"def {anchor.rpartition('.')[2]}", ast.unparse(node.args), node.returns) for node in nodes
    )
    kinds = [k for k in ("classmethod", "staticmethod") if k in _decorators(nodes[0])]
    text = next((t for t in map(ast.get_docstring, reversed(nodes)) if t), "")
    code = "\n".join([*(f"@{kind}" for kind in kinds), lines])
    return f'<a id="{anchor}"></a>\n\n{"#" * level} {title}\n\n```python\n{code}\n```\n\n{prose(text)}\n\n'


def members(node):
    """Return {name: (kind, statements, text)} of a class's public members."""
    found = {}
    for i, item in enumerate(node.body):
        following = node.body[i + 1] if i + 1 < len(node.body) else None
        text = (
            following.value.value
            if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
            else ""
        )
        if isinstance(item, Function):
            kind = "property" if "property" in _decorators(item) or "setter" in _decorators(item) else "method"
            name, text = item.name, ast.get_docstring(item) or ""
        elif isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            kind, name = "attribute", item.target.id
        elif isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name):
            kind, name = "value", item.targets[0].id
        else:
            continue
        if not name.startswith("_") or (name in ("__init__", "__new__", "__call__") and text):
            known = found.get(name, (kind, [], ""))
            found[name] = (known[0], [*known[1], item], str(text).strip() or known[2])
    return found


def _constructor(name, node):
    made = [i for i in node.body if isinstance(i, Function) and i.name in ("__init__", "__new__")]
    return "\n".join(signature(name, ", ".join(_commas(ast.unparse(item.args))[1:]), None) for item in made)


def class_section(name, node, level):
    """Return the section of a class, with its members."""
    bases = [ast.unparse(b) for b in node.bases if ast.unparse(b) not in ("object", "Protocol")]
    head = _constructor(name, node) or f"class {name}{f'({chr(44).join(bases)})' if bases else ''}"
    out = [
        f'<a id="{name}"></a>\n\n{"#" * level} {name}\n\n```python\n{head}\n```\n\n{prose(ast.get_docstring(node))}\n\n'
    ]
    inside = members(node)
    if bases and "\n" not in head and not head.startswith("class"):
        out.append(f"Base classes: {', '.join(f'`{b}`' for b in bases)}.\n\n")
    values = [(n, s[0]) for n, (kind, s, _) in inside.items() if kind == "value"]
    if values:
        out.append(
            "| Name | Value |\n| --- | --- |\n"
            + "".join(f"| `{n}` | `{ast.unparse(s.value)}` |\n" for n, s in values)
            + "\n"
        )
    short = [(n, s, t) for n, (kind, s, t) in inside.items() if kind == "attribute"]
    if short:
        out.append("| Attribute | Type | Meaning |\n| --- | --- | --- |\n")
        out += [
            f"| `{n}` | {_type(s[0].annotation)} | {' '.join(_marked(line) for line in t.split(chr(10)))} |\n"
            for n, s, t in short
        ]
        out.append("\n")
    for member, (kind, nodes, text) in inside.items():
        anchor = f"{name}.{member}"
        title = re.sub(r"([_*])", r"\\\1", anchor)
        if kind == "property":
            settable = ", settable" if any("setter" in _decorators(n) for n in nodes) else ""
            returned = nodes[0].returns
            shown = f" Its type is {_type(returned)}{settable}." if returned else ""
            out.append(
                f'<a id="{anchor}"></a>\n\n{"#" * (level + 1)} {title}\n\nA property.{shown}\n\n{prose(text)}\n\n'
            )
        elif kind == "method":
            out.append(function(title, anchor, nodes, level + 1))
    return "".join(out)


def _type(node):
    return "`" + ast.unparse(node).replace("|", "\\|") + "`"


# ---- pages ----


def summary(node):
    return _marked((ast.get_docstring(node) or "").partition("\n")[0])


def module_pages(module):
    """Return {path: Markdown} of a module and of its large classes."""
    folder = f"{FOLDER}/{module}"
    text = next((t for t in (ast.get_docstring(tree(p)) for p in files(module)) if t), "")
    intro, rows, sections, others = f"# {module}\n\n{prose(text)}\n\n", [], [], []
    made = {}
    for name in public(module):
        found = declared(module, name)
        if not found:
            continue
        nodes = found[1]
        shown = name.replace("_", r"\_")
        if isinstance(nodes[0], ast.ClassDef):
            large = len(members(nodes[0])) >= OWN_PAGE
            if large:
                made[f"{folder}/{name}"] = class_section(name, nodes[0], 1)
            else:
                sections.append(class_section(name, nodes[0], 2))
            rows.append(f"| [{shown}]({f'{name}.md' if large else f'#{name}'}) | {summary(nodes[0])} |\n")
        elif isinstance(nodes[0], Function):
            _, source = files(found[0])
            if not any(map(ast.get_docstring, nodes)) and name in own(source):
                nodes = [*nodes, *own(source)[name]]
                nodes = nodes[-1:]
            sections.append(function(shown, name, nodes, 2))
            rows.append(f"| [{shown}](#{name})() | {summary(nodes[-1])} |\n")
        else:
            value = nodes[0].value
            others.append(
                f'| <a id="{name}"></a>`{name}` | {_type(value) if value else _type(nodes[0].annotation)} |\n'
            )
    if rows:
        intro += "| Name | |\n| --- | --- |\n" + "".join(rows) + "\n"
    if others:
        sections.append("## Constants and types\n\n| Name | Value |\n| --- | --- |\n" + "".join(others))
    return {f"{folder}/index": intro + "".join(sections), **made}


def pages():
    """Return {path: Markdown} of all modules, and {module: pages}."""
    of = {module: module_pages(module) for module in MODULES}
    return {path: text for made in of.values() for path, text in made.items()}, {
        m: tuple(made) for m, made in of.items()
    }
