// Provides what all extension types need: deallocation, refusals, attribute look-ups, low-level
// handles and named tuples.
#ifndef CUBIND_CORE_OBJECT_H
#define CUBIND_CORE_OBJECT_H

#include "base/state.h"

#include <stddef.h>
#include <structmember.h>

// Casts a function to the type that a row of a method table needs. CORE_KEYWORDS adds the flags
// METH_FASTCALL | METH_KEYWORDS.
#define CORE_FUNCTION(function) (PyCFunction)(void (*)(void))(function)
#define CORE_KEYWORDS(function) CORE_FUNCTION(function), METH_FASTCALL | METH_KEYWORDS

// The tp_traverse of types whose objects refer to no other objects.
int core_object_traverse(PyObject *self, visitproc visit, void *arg);

// The last call in each tp_dealloc: frees the memory and drops the reference to the type.
void core_object_free(PyObject *self);

// Defines the tp_members of a type whose only member is the list of weak references; `Struct` has
// it as `weakrefs`.
#define CORE_WEAKREFS(name, Struct) \
    PyMemberDef name[] = { \
        {"__weaklistoffset__", T_PYSSIZET, offsetof(Struct, weakrefs), READONLY, NULL}, \
        {NULL, 0, 0, 0, NULL}, \
    }

// Returns the hash of a pointer, as of CPython's objects without a hash of their own.
static inline Py_hash_t
core_hash_pointer(const void *pointer)
{
#if PY_VERSION_HEX >= 0x030D0000
    return Py_HashPointer(pointer);
#else
    return _Py_HashPointer((void *)pointer);
#endif
}

// For the tp_new of types whose objects only other objects make: raises RuntimeError "<Name>
// objects cannot be instantiated directly. <hint>". Always returns NULL.
PyObject *core_refuse_new(const char *name, const char *hint);

// Return the name of a class, or of an object's class, without its module. The text belongs to the
// class.
const char *core_type_name(const PyTypeObject *type);
const char *core_class_name(const PyObject *self);

// Raises RuntimeError "<Class> has been closed". Always returns -1.
int core_raise_closed(PyObject *self);

// Returns whether `o` is an instance of `base`, a type of this module, or of a subclass. The first
// test is quick: static types (int, str …) are never derived from a type that is made at run time.
static inline bool
core_is_derived(PyObject *o, PyTypeObject *base)
{
    return PyType_HasFeature(Py_TYPE(o), Py_TPFLAGS_HEAPTYPE) && PyObject_TypeCheck(o, base);
}

// For exceptions from core's own Python code: empties the traceback of the pending exception if all
// its frames belong to core, so that the traceback ends at the caller's line. CUBIND_DEBUG=1 keeps
// the frames.
void core_hide_frames(void);

// Imports the module of a library and calls its function `function` once, which opens the library
// or says what is missing. Returns the module, owned.
PyObject *core_open_module(const char *module, const char *function);

// Looks up an attribute of a module that may have been imported; does not import the module.
// Returns 1 with `*out` owned, 0 if the module or the attribute is missing, or -1 with an
// exception. `*out` is owned because an entry of sys.modules may be any object, and may make its
// attributes on demand, so that nothing else holds a reference to them.
int core_loaded_attribute(const char *module, const char *name, PyObject **out);

// Puts an object that is made once into its slot, unless another thread was faster. Takes over
// `made`. Returns the slot's object, borrowed. If `made` is NULL, returns NULL and the exception
// stays pending.
PyObject *core_keep_first(PyObject **slot, PyObject *made);

// Returns the attribute of a module, which the slot keeps from the first use on. Borrowed; NULL
// with an exception.
PyObject *core_import_once(PyObject **slot, const char *module, const char *name);

// Returns the interned str of `name`, made at the first use and kept in the slot. Borrowed; NULL
// with MemoryError.
PyObject *core_name(PyObject **slot, const char *name);

// Returns a handle object of cubind.driver, for example core_handle(st, &st->cu_stream, "CUstream",
// s). The slot keeps the class. Owned.
PyObject *core_handle(core_state *st, PyObject **slot, const char *name, const void *handle);

// Returns an instance of the named tuple `name` of cubind.core._tuples. `format` is
// Py_BuildValue()'s format of a tuple with the fields. Owned.
PyObject *core_named_tuple(const char *name, const char *format, ...);

// Return the class of such a tuple, and a pair of that class: use them to make many pairs. Owned.
PyObject *core_named_tuple_class(const char *name);
PyObject *core_named_pair(PyObject *cls, uint64_t first, uint64_t second);

// Returns a member of a string enum of cubind.core.typing, for example core_typing_member(st,
// "CompilerBackendType", "NVRTC"). Owned.
PyObject *core_typing_member(core_state *st, const char *enumeration, const char *value);

#endif
