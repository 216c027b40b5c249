"""The error of a name that cubind.core lacks, which says where it is; loaded when one is asked for."""

import sys

_SUBMODULES = "utils", "graph", "system", "typing"


def _place(name):
    """The submodule that has the name in its __all__; None if there is none."""
    for submodule in _SUBMODULES:
        module = f"cubind.core.{submodule}"
        try:
            __import__(module)
        except ImportError:  # of an installation in parts: not what was asked for
            continue
        if name in getattr(sys.modules[module], "__all__", ()):
            return module
    return None


def _is_import(frame):
    """Whether the code of the frame is in the middle of `from cubind.core import name`, whose own error hides ours."""
    from opcode import opmap

    code = frame.f_code.co_code
    return 0 <= frame.f_lasti < len(code) and code[frame.f_lasti] == opmap["IMPORT_FROM"]


def error(name, frame):
    """AttributeError or, where `frame` imports the name from cubind.core, ImportError, which says where the name is."""
    module = None if name.startswith("_") else _place(name)
    if module is None or not _is_import(frame):
        more = f"; it is in {module}" if module else ""
        return AttributeError(f"module 'cubind.core' has no attribute {name!r}{more}", name=name, obj=sys.modules["cubind.core"])
    return ImportError(f"cannot import name {name!r} from 'cubind.core': it is in {module}", name="cubind.core")
