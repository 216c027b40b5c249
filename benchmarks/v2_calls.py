"""Translate calls of cubind.checked to cuda.bindings' _v2 modules, for function_sweep.py.

The _v2 modules have their own names for functions, parameters and classes, ints for handles, and
their own structs. `Unlike` is raised if the nearest _v2 call would do
different work.
"""

import importlib
import re

MODULES = ("driver", "nvrtc")
READY = "the other side takes the address of a value or array that is ready in C"
# Kinds whose value is an address or a handle for both.
BY_VALUE = {"handle", "handle_ref", "scalar", "address", "closure", "callback", "pointer_int", "kernel_params"}
# These take the value to set directly; the others take its address.
TAKE_VALUES = {"cuCoredumpSetAttribute", "cuCoredumpSetAttributeGlobal"}
TEXTS = {"name_expression", "installPath"}  # these are str in _v2; other strings are bytes
PREFIXES = re.compile(r"^(CUDA_|CU|cu|nvrtc)")


class Unlike(Exception):
    """The two sides' calls do different work; the text says how."""


def key(name):
    """Return a key that is the same for both spellings of a name."""
    return name.replace("_", "").lower()


def parameters(function):
    """Return [(C type or "", name)] of the parameters, from the first line of the docstring."""
    head = function.__doc__.splitlines()[0]
    inside = head[head.index("(") + 1 : head.rindex(")")]
    words = [part.partition("=")[0].split() for part in inside.split(",") if part.strip()]
    return [(" ".join(w[:-1]), w[-1]) for w in words]


class Calls:
    """The functions and classes of a _v2 module, by cubind's names."""

    def __init__(self, module):
        self.module = importlib.import_module(f"cuda.bindings._v2.{module}")
        names = [name for name in dir(self.module) if not name.startswith("_")]
        self.functions = {key(name): name for name in names if not isinstance(getattr(self.module, name), type)}
        self.classes = {key(name): name for name in names if isinstance(getattr(self.module, name), type)}

    def function(self, symbol):
        """Return the function that calls this symbol of the library, or None."""
        name = self.functions.get(key(PREFIXES.sub("", symbol)))
        return name and getattr(self.module, name)

    def cls(self, names):
        """Return the class of a C type with these names, or None."""
        for name in names:
            found = self.classes.get(key(PREFIXES.sub("", re.sub(r"_(st|enum)$", "", name))))
            if found:
                return getattr(self.module, found)
        return None

    def arguments(self, prepared, function):
        """Return the arguments of a calls.Prepared, translated for `function`."""
        by_key = {key(p["name"]): i for i, p in enumerate(prepared.function.params)}
        values = []
        for ctype, name in parameters(function):
            place = by_key.get(key(name.rstrip("_")))
            if place is None:
                raise Unlike("the other side has parameters of its own")
            values.append(self.value(prepared, place, ctype))
        return values

    def value(self, prepared, place, ctype):
        param, sample = prepared.function.params[place], prepared.samples[place]
        kind = param["kind"]
        function = prepared.function.name
        ready = kind == "typed_in" and function not in TAKE_VALUES
        ready |= kind == "handle_ref" and len(prepared.function.arguments) > 1
        if ready or (ctype == "intptr_t" and kind not in BY_VALUE):
            raise Unlike(READY)
        if kind in ("record", "list_record", "list_room", "record_value"):
            return self.record(prepared, param)
        if kind in ("enum", "list_enum", "inout_enum"):
            return self.member(prepared, param, sample.value)
        return sample.value.decode() if kind == "string" and param["name"] in TEXTS else plain(sample.value)

    def record(self, prepared, param):
        found = self.cls(prepared.function.model.records[param["class_name"]]["names"])
        if found is None:
            raise Unlike("the other side has no class for the struct")
        if param["kind"] != "list_record":
            return found()
        try:
            return found(len(prepared.samples[prepared.function.index(param["name"])].value))
        except TypeError:
            raise Unlike(READY) from None

    def member(self, prepared, param, value):
        if isinstance(value, list):
            return [self.member(prepared, param, item) for item in value]
        enum = prepared.function.model.enums.get(param.get("class_name"))
        found = enum and self.cls(enum["names"])
        try:
            return found(int(value)) if found else int(value)
        except ValueError:
            return int(value)


def plain(value):
    """Return a value with handles, scalars and addresses as ints, as _v2 takes them."""
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if hasattr(value, "getPtr") and hasattr(value, "__int__"):
        return int(value)
    if hasattr(value, "getPtr"):
        raise Unlike("the other side has no class for the struct")
    return value
