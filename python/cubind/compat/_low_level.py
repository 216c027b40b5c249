"""Make ``nvjitlink``, ``nvvm`` and ``nvfatbin`` with the interface of ``cuda.bindings``.

Functions have lower-case names without the library's prefix. They return only the values, and raise
the library's single error class.
"""

import re
from enum import IntEnum
from inspect import signature
from types import ModuleType

from cubind.compat import _errors

# {module: (prefix of functions, class of handles, its error, {class: C's enum, prefix of its
# members})}
_SHAPES = {
    "nvfatbin": ("nvFatbin", "nvFatbinHandle", "nvFatbinError", {"Result": ("nvFatbinResult", "NVFATBIN_")}),
    "nvjitlink": (
        "nvJitLink",
        "nvJitLinkHandle",
        "nvJitLinkError",
        {"Result": ("nvJitLinkResult", "NVJITLINK_"), "InputType": ("nvJitLinkInputType", "NVJITLINK_INPUT_")},
    ),
    "nvvm": ("nvvm", "nvvmProgram", "nvvmError", {"Result": ("nvvmResult", "NVVM_")}),
}
_WORDS = re.compile(r"LTOIR|IR(?=[A-Z]|$)|LLVM|PTX|[A-Z][a-z0-9]*")
_RENAMED = {"handle_indirect": "handle", "inputType": "input_type"}


def _lower(name):
    """Return get_linked_ltoir for GetLinkedLTOIR, and num_options for numOptions."""
    return _WORDS.sub(lambda match: ("_" if match.start() else "") + match[0].lower(), name)


class _Enum(IntEnum):
    """An enum whose members are shown like those of the class that it replaces."""

    __str__ = IntEnum.__repr__


def _enum(own, name, module, origin, prefix):
    members = [(member.name.removeprefix(prefix), int(member)) for member in getattr(own, origin)]
    return _Enum(name, members, module=module)


def _wrap(function, name, module, error, handle):
    """Wrap a function under its lower-case name: it returns the tuple's values or raises the error.
    """
    # it takes a pointer to a handle, and would mistake a number for that
    is_destroyer = name.startswith("destroy")
    params = [p.replace(name=_RENAMED.get(p.name, _lower(p.name))) for p in signature(function).parameters.values()]
    shape = signature(function).replace(parameters=params)

    def call(*args, **kwargs):
        if kwargs:
            args = shape.bind(*args, **kwargs).args
        status, *values = function(*map(handle, args) if is_destroyer else args)
        if status:
            raise error(int(status))
        values = [_plain(value) for value in values]
        return tuple(values) if len(values) > 1 else values[0] if values else None

    call.__name__ = call.__qualname__ = name
    call.__module__, call.__doc__, call.__signature__ = module, function.__doc__, shape
    return call


def _plain(value):
    """Convert a value to the original's form: a handle is an int, a text a str."""
    if value is None:  # no text
        return ""
    return value.decode() if isinstance(value, bytes) else int(value)


def make(name, own):
    """Return the module ``name``, made over cubind's module `own`."""
    prefix, handle, error, enums = _SHAPES[name.rpartition(".")[2]]
    module = ModuleType(name, f"{own.__name__} under the name {name}.")
    namespace = vars(module)
    namespace["__file__"] = own.__file__
    for each, (origin, start) in enums.items():
        namespace[each] = _enum(own, each, name, origin, start)
    namespace[error] = _errors.make(error, name)
    for function in dir(own):
        found = getattr(own, function) if function.startswith(prefix) else None
        if callable(found) and not isinstance(found, type):
            short = _lower(function.removeprefix(prefix))
            namespace[short] = _wrap(found, short, name, namespace[error], getattr(own, handle))
    return module


def make_probes(name, own):
    """Return ``cuda.bindings._internal.nvvm`` or its kind.

    Clients ask these modules whether the library is available.
    """
    import cubind
    from cubind.compat._utils import NotSupportedError

    module = ModuleType(name, f"The addresses of the library functions behind {own.__name__}.")

    def _inspect_function_pointers():
        """Return {"__" + C name: address} of all functions; 0 for one that the library lacks."""
        import ctypes

        if own._library_file() is None:  # only opening the library tells its file
            getattr(own, min((n for n in dir(own) if n.endswith("Version")), key=len))()
        library = ctypes.CDLL(own._library_file())
        names = [n for n in dir(own) if n[0] != "_" and callable(getattr(own, n)) and not isinstance(getattr(own, n), type)]
        found = {n: getattr(library, n, None) for n in names if n != "sizeof"}
        return {f"__{n}": ctypes.cast(f, ctypes.c_void_p).value if f is not None else 0 for n, f in found.items()}

    def _inspect_function_pointer(name):
        """Return the address of a function, given "__" and its C name."""
        return _inspect_function_pointers()[name]

    vars(module).update(
        _inspect_function_pointer=_inspect_function_pointer,
        _inspect_function_pointers=_inspect_function_pointers,
        FunctionNotFoundError=cubind.FunctionNotFoundError,
        NotSupportedError=NotSupportedError,
    )
    return module
