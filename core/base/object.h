// What all extension types share: the end of their life, refusals, options, low-level handles,
// named tuples.
#ifndef CUBIND_CORE_OBJECT_H
#define CUBIND_CORE_OBJECT_H

#include "base/state.h"

// In a row of a method table: the function as the table wants it; with its flags, for the functions of
// METH_FASTCALL | METH_KEYWORDS.
#define CORE_FUNCTION(function) (PyCFunction)(void (*)(void))(function)
#define CORE_KEYWORDS(function) CORE_FUNCTION(function), METH_FASTCALL | METH_KEYWORDS

// tp_traverse of types whose objects hold no other.
int core_object_traverse(PyObject *self, visitproc visit, void *arg);

// The end of every dealloc: frees the memory and gives the reference to the type back.
void core_object_free(PyObject *self);

// tp_new of types that other objects make: RuntimeError "<Name> objects cannot be instantiated
// directly. <hint>".
PyObject *core_refuse_new(const char *name, const char *hint);

// The name of a class, and of an object's class, without the module. Belongs to the class.
const char *core_type_name(const PyTypeObject *type);
const char *core_class_name(const PyObject *self);

// RuntimeError "<Class> has been closed". Always -1.
int core_raise_closed(PyObject *self);

// Whether `o` is of a type of ours or of one derived from it. Types that are not made at run time
// (int, str …) are derived from none that is.
static inline bool
core_is_derived(PyObject *o, PyTypeObject *base)
{
    return PyType_HasFeature(Py_TYPE(o), Py_TPFLAGS_HEAPTYPE) && PyObject_TypeCheck(o, base);
}

// For a failure of core's own Python code: empties the traceback of the pending exception if all its
// frames are core's, so that it ends at the caller's line. CUBIND_DEBUG=1 keeps them.
void core_hide_frames(void);

// The module of a library, its `function` called once: that finds and opens the library, or says
// what is missing. Owned.
PyObject *core_open_module(const char *module, const char *function);

// An attribute of a module that may have been imported; it is not imported here. 1: `*out` is
// owned; 0: one of the two is not there; -1 with an exception. What is in sys.modules need be no
// module, and its attributes may be made on demand: nobody else need hold them.
int core_loaded_attribute(const char *module, const char *name, PyObject **out);

// Puts what was made once into its slot, unless another thread was faster. Takes `made` over, NULL
// too. Borrowed; NULL, with its exception, where `made` is NULL.
PyObject *core_keep_first(PyObject **slot, PyObject *made);

// The interned name that a slot keeps from its first use on. Borrowed; NULL with MemoryError.
PyObject *core_name(PyObject **slot, const char *name);

// A low-level handle object of cubind.driver: core_handle(st, &st->cu_stream, "CUstream", s); the
// slot keeps the class. Owned.
PyObject *core_handle(core_state *st, PyObject **slot, const char *name, const void *handle);

// A value that pickles, prints and unpacks as the named tuple `name` of cubind.core._tuples; its
// fields by Py_BuildValue's format of a tuple. Owned.
PyObject *core_named_tuple(const char *name, const char *format, ...);

// That class, to make many; and a pair of it. Owned.
PyObject *core_named_tuple_class(const char *name);
PyObject *core_named_pair(PyObject *cls, uint64_t first, uint64_t second);

// The member of a string enum of cubind.core.typing: core_typing_member(st, "CompilerBackendType",
// "NVRTC"). Owned.
PyObject *core_typing_member(core_state *st, const char *enumeration, const char *value);

#endif
