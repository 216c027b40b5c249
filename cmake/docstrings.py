"""Print the docstrings and signatures in the type stubs of cubind.core as C.

    docstrings.py HEADER SOURCE STUB...

HEADER declares an array of char for each docstring of the stubs, and SOURCE defines it. SOURCE also
has core_public_names, the names in `__all__` of the stubs, with NULL at the end.
core/base/doc.h has the macros with which C tables name them:

    class Buffer:                       CORE_TYPE_DOC(Buffer)
        def close(self): ...            CORE_DOC(Buffer, close)
    def launch(stream): ...             CORE_FUNCTION_DOC(launch)

In front of the docstring of a method or function stands the signature from which Python makes
__text_signature__: the names, kinds and defaults of the stub. A class has the signature of its
__new__ or __init__, a data class that of its fields. Only one of several overloads has a docstring,
and its signature counts. A declaration without a docstring has no text in C.

The build runs this with the Python that it builds for, 3.11 or later. It needs nothing else.
"""

import ast
import inspect
import itertools
import sys
from pathlib import Path


def has_decorator(node, name):
    """Return whether a function or class has the decorator `name`, which is the last word of it."""
    words = (ast.unparse(decorator).split("(")[0] for decorator in node.decorator_list)
    return any(word.split(".")[-1] == name for word in words)


def parameters(function, first=None):
    """Return the parameters of a function as a list, as they are written between parentheses.

    `first` stands for `self` or `cls`: it takes the place of the first parameter.
    """
    args = function.args
    positional = [*args.posonlyargs, *args.args]
    defaults = [None] * (len(positional) - len(args.defaults)) + args.defaults
    found = [argument(name.arg, default) for name, default in zip(positional, defaults, strict=True)]
    only = len(args.posonlyargs)
    if first:
        found[0], only = first, max(only, 1)
    if only:
        found.insert(only, "/")
    if args.vararg:
        found.append(f"*{args.vararg.arg}")
    elif args.kwonlyargs:
        found.append("*")
    found += [argument(name.arg, default) for name, default in zip(args.kwonlyargs, args.kw_defaults, strict=True)]
    return found + ([f"**{args.kwarg.arg}"] if args.kwarg else [])


def argument(name, default):
    return name if default is None else f"{name}={ast.unparse(default)}"


def signature_of_member(node):
    """Return the parameters of a method, or None for a property or field."""
    if isinstance(node, ast.AnnAssign) or has_decorator(node, "property") or has_decorator(node, "setter"):
        return None
    if has_decorator(node, "staticmethod"):
        return parameters(node)
    return parameters(node, "$type" if has_decorator(node, "classmethod") else "$self")


def signature_of_class(cls):
    """Return the parameters with which a class is called, or None if the stub does not say."""
    if has_decorator(cls, "dataclass"):
        fields = [node for node in cls.body if isinstance(node, ast.AnnAssign)]
        return [argument(field.target.id, field.value) for field in fields]
    for function in cls.body:
        if isinstance(function, ast.FunctionDef) and function.name in ("__new__", "__init__"):
            _, *rest = parameters(function, "$self")
            return rest[1:] if rest[0] == "/" else rest
    return None


def declared(body):
    """Yield (node, name, docstring) of the definitions of a module or class that have a docstring.

    The docstring of a field `name: type` is the string below it.
    """
    for node, below in itertools.zip_longest(body, body[1:]):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            said = ast.get_docstring(node)
            if said is not None:
                yield node, node.name, said
        elif isinstance(node, ast.AnnAssign) and isinstance(below, ast.Expr):
            yield node, node.target.id, inspect.cleandoc(below.value.value)


def texts(stub):
    """Yield (name in C, text) of a stub. `A` is a class or function, `A_b` a member of a class."""
    for node, name, said in declared(stub.body):
        yield name, text(name, signature_of_class(node) if isinstance(node, ast.ClassDef) else parameters(node), said)
    for cls in stub.body:
        if isinstance(cls, ast.ClassDef):
            for node, name, said in declared(cls.body):
                yield f"{cls.name}_{name}", text(name, signature_of_member(node), said)


def public_names(stub):
    """Return the names in the `__all__` of a stub; none if it has no such list."""
    for node in stub.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return ast.literal_eval(node.value)
    return []


def text(name, signature, said):
    """Return the text for C: the signature as Python reads it, and the docstring."""
    return said if signature is None else f"{name}({', '.join(signature)})\n--\n\n{said}"


def literal(said):
    """Return a C string literal, one line for each line of the text."""
    escaped = said.replace("\\", "\\\\").replace('"', '\\"').split("\n")
    return "\n".join(f'    "{line}\\n"' for line in escaped[:-1]) + f'\n    "{escaped[-1]}"'


def main(header, source, *stubs):
    header, source, found, public = Path(header), Path(source), {}, []
    for stub in stubs:
        tree = ast.parse(Path(stub).read_text(encoding="utf-8"), stub)
        public += public_names(tree)
        for name, said in texts(tree):
            if name in found:
                raise SystemExit(f"{stub}: {name} has two docstrings")
            found[name] = said
    made = "// Made by cmake/docstrings.py from the type stubs of cubind.core.\n"
    lines = made + "".join(f"extern const char core_doc_{name}[];\n" for name in found)
    lines += "extern const char *const core_public_names[];\n"
    # Each C table includes the header, so it stays as it is if only texts have changed.
    if not header.exists() or header.read_text(encoding="utf-8") != lines:
        header.write_text(lines, encoding="utf-8")
    # Without the alignment the compiler would align each array to 32 bytes.
    arrays = (f"_Alignas(1) const char core_doc_{name}[] =\n{literal(said)};\n" for name, said in found.items())
    names = "".join(f'    "{name}",\n' for name in public)
    table = f"const char *const core_public_names[] = {{\n{names}    0,\n}};\n"
    source.write_text(f'{made}#include "{header.name}"\n' + "".join(arrays) + table, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
