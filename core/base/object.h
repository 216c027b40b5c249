// The common part of all extension types: deallocation, refusals, options, low-level handles, named
// tuples.
#ifndef CUBIND_CORE_OBJECT_H
#define CUBIND_CORE_OBJECT_H

#include "base/state.h"

// For a row of a method table: the function as the table wants it. CORE_KEYWORDS adds the flags
// METH_FASTCALL | METH_KEYWORDS.
#define CORE_FUNCTION(function) (PyCFunction)(void (*)(void))(function)
#define CORE_KEYWORDS(function) CORE_FUNCTION(function), METH_FASTCALL | METH_KEYWORDS

// tp_traverse of types whose objects hold no other objects.
int core_object_traverse(PyObject *self, visitproc visit, void *arg);

// Ends every dealloc: frees the memory and drops the reference to the type.
void core_object_free(PyObject *self);

// tp_new of types that only other objects make: RuntimeError "<Name> objects cannot be instantiated
// directly. <hint>".
PyObject *core_refuse_new(const char *name, const char *hint);

// Return the name of a class, or of an object's class, without the module. Belongs to the class.
const char *core_type_name(const PyTypeObject *type);
const char *core_class_name(const PyObject *self);

// Raises RuntimeError "<Class> has been closed". Always -1.
int core_raise_closed(PyObject *self);

// Returns whether `o` is of a type of ours or of a type derived from it. Static types (int, str …)
// are never derived from a type that is made at run time.
static inline bool
core_is_derived(PyObject *o, PyTypeObject *base)
{
    return PyType_HasFeature(Py_TYPE(o), Py_TPFLAGS_HEAPTYPE) && PyObject_TypeCheck(o, base);
}

// For a failure of core's own Python code: empties the traceback of the pending exception if all
// its frames are core's, so that it ends at the caller's line. CUBIND_DEBUG=1 keeps them.
void core_hide_frames(void);

// Imports a library's module and calls its `function` once, which finds and opens the library or
// says what is missing. Returns the module, owned.
PyObject *core_open_module(const char *module, const char *function);

// Looks up an attribute of a module that may have been imported; does not import it. Returns 1 with
// `*out` owned, 0 if the module or the attribute is missing, or -1 with an exception. An entry of
// sys.modules need not be a module, and it may make its attributes on demand, so nobody else may
// hold them.
int core_loaded_attribute(const char *module, const char *name, PyObject **out);

// Puts an object that is made once into its slot, unless another thread was faster. Takes `made`
// over, also if it is NULL. Returns the slot's object, borrowed; NULL, with its exception, if
// `made` is NULL.
PyObject *core_keep_first(PyObject **slot, PyObject *made);

// Returns the interned name that a slot keeps from its first use on. Borrowed; NULL with
// MemoryError.
PyObject *core_name(PyObject **slot, const char *name);

// Returns a low-level handle object of cubind.driver: core_handle(st, &st->cu_stream, "CUstream",
// s). The slot keeps the class. Owned.
PyObject *core_handle(core_state *st, PyObject **slot, const char *name, const void *handle);

// Returns a value that pickles, prints and unpacks as the named tuple `name` of
// cubind.core._tuples. `format` is Py_BuildValue's format of a tuple with the fields. Owned.
PyObject *core_named_tuple(const char *name, const char *format, ...);

// To make many pairs: the class of such a tuple, and a pair of that class. Owned.
PyObject *core_named_tuple_class(const char *name);
PyObject *core_named_pair(PyObject *cls, uint64_t first, uint64_t second);

// Returns a member of a string enum of cubind.core.typing: core_typing_member(st,
// "CompilerBackendType", "NVRTC"). Owned.
PyObject *core_typing_member(core_state *st, const char *enumeration, const char *value);

#endif
