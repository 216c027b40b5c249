"""Cython modules take C functions of one another from capsules. Other functions of the same type can be put there."""

import ctypes

_name_of = ctypes.PYFUNCTYPE(ctypes.c_char_p, ctypes.py_object)(("PyCapsule_GetName", ctypes.pythonapi))
_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)
_names = []  # a capsule has the text of its name, not a copy: kept for ever


def redirect(module, library, symbols):
    """Puts `library`'s functions into `module`'s capsules, {capsule: symbol}, for those who import them from now on."""
    capsules = module.__pyx_capi__
    for name, symbol in symbols.items():
        if name in capsules:
            text = ctypes.create_string_buffer(_name_of(capsules[name]))
            _names.append(text)
            address = ctypes.cast(getattr(library, symbol), ctypes.c_void_p)
            capsules[name] = _new(address, ctypes.addressof(text), None)
