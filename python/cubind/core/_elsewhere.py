"""Make the error for a name that cubind.core lacks; it names the submodule that has it."""

import sys

_SUBMODULES = "utils", "graph", "system", "typing"


def _place(name):
    """Return the submodule that has the name in its __all__, or None."""
    for submodule in _SUBMODULES:
        module = f"cubind.core.{submodule}"
        try:
            __import__(module)
        except ImportError:  # a partial installation, which is not the question here
            continue
        if name in getattr(sys.modules[module], "__all__", ()):
            return module
    return None


def _is_import(frame):
    """Return whether the frame is executing `from cubind.core import name`, whose own error would
    hide ours.
    """
    from opcode import opmap

    code = frame.f_code.co_code
    return 0 <= frame.f_lasti < len(code) and code[frame.f_lasti] == opmap["IMPORT_FROM"]


def error(name, frame):
    """Return the AttributeError, or the ImportError if `frame` imports the name from cubind.core.
    """
    module = None if name.startswith("_") else _place(name)
    if module is None or not _is_import(frame):
        more = f"; it is in {module}" if module else ""
        return AttributeError(f"module 'cubind.core' has no attribute {name!r}{more}", name=name, obj=sys.modules["cubind.core"])
    return ImportError(f"cannot import name {name!r} from 'cubind.core': it is in {module}", name="cubind.core")
