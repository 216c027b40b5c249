"""Replace the C functions in the capsules of a Cython module by others of the same type.

Cython modules import one another's C functions through these capsules.
"""

import ctypes

_name_of = ctypes.PYFUNCTYPE(ctypes.c_char_p, ctypes.py_object)(("PyCapsule_GetName", ctypes.pythonapi))
_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)
_names = []  # kept for ever: a capsule points to the text of its name and does not copy it


def redirect(module, library, symbols):
    """Put `library`'s functions into `module`'s capsules, for all modules that import them later.

    `symbols` is {capsule: symbol}.
    """
    capsules = module.__pyx_capi__
    for name, symbol in symbols.items():
        if name in capsules:
            text = ctypes.create_string_buffer(_name_of(capsules[name]))
            _names.append(text)
            address = ctypes.cast(getattr(library, symbol), ctypes.c_void_p)
            capsules[name] = _new(address, ctypes.addressof(text), None)
