"""``nvjitlink``, ``nvvm`` and ``nvfatbin`` as ``cuda.bindings`` has them: functions in lower case, without the library's name, that
return the values alone and raise the library's one error."""

import re
from enum import IntEnum
from inspect import signature
from types import ModuleType

from cubind.compat import _errors

# {module: (prefix of functions, class of handles, its error, {class: C's enum, prefix of its members})}
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
    """get_linked_ltoir of GetLinkedLTOIR, and num_options of numOptions."""
    return _WORDS.sub(lambda match: ("_" if match.start() else "") + match[0].lower(), name)


class _Enum(IntEnum):
    """Shown as a member of the classes that it stands for."""

    __str__ = IntEnum.__repr__


def _enum(own, name, module, origin, prefix):
    members = [(member.name.removeprefix(prefix), int(member)) for member in getattr(own, origin)]
    return _Enum(name, members, module=module)


def _wrap(function, name, module, error, handle):
    """The function of another name: the values of its tuple, or the error."""
    is_destroyer = name.startswith("destroy")  # which takes C's pointer to a handle: a number would be taken for that
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
    """A handle is a number there, and a text a str."""
    if value is None:  # no text
        return ""
    return value.decode() if isinstance(value, bytes) else int(value)


def make(name, own):
    """The module ``name`` over cubind's."""
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
    """``cuda.bindings._internal.nvvm`` and its kind, which clients ask whether the library is there."""
    import cubind
    from cubind.compat._utils import NotSupportedError

    module = ModuleType(name, f"What is loaded behind {own.__name__}.")

    def _inspect_function_pointers():
        """{"__" + C name: address} of all functions; 0 for one that the library lacks."""
        import ctypes

        if own._library_file() is None:  # opened where only that tells
            getattr(own, min((n for n in dir(own) if n.endswith("Version")), key=len))()
        library = ctypes.CDLL(own._library_file())
        names = [n for n in dir(own) if n[0] != "_" and callable(getattr(own, n)) and not isinstance(getattr(own, n), type)]
        found = {n: getattr(library, n, None) for n in names if n != "sizeof"}
        return {f"__{n}": ctypes.cast(f, ctypes.c_void_p).value if f is not None else 0 for n, f in found.items()}

    def _inspect_function_pointer(name):
        """The address of a function, by "__" and its C name."""
        return _inspect_function_pointers()[name]

    vars(module).update(
        _inspect_function_pointer=_inspect_function_pointer,
        _inspect_function_pointers=_inspect_function_pointers,
        FunctionNotFoundError=cubind.FunctionNotFoundError,
        NotSupportedError=NotSupportedError,
    )
    return module
