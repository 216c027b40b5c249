// Connects a Python class with the cb_class that describes it. A class here is a Python class of a
// binding.
#ifndef CUBIND_OBJECTS_INFO_H
#define CUBIND_OBJECTS_INFO_H

#include "cubind/module.h"

// A type's tp_methods point to the first member of its cb_info. The entry that ends the list of
// methods carries a mark and the address of the cb_info; CPython reads only the name of that entry.
// So finding the class of a type takes a few loads. This works on every CPython from 3.11 on, needs
// no attribute that callers could see, and works across extension modules, each of which has its
// own copy of this library. The type of a Python subclass has no mark, but that of its base has.
enum { CB__METHODS = 4, CB__MARK = 0x63620001 };

typedef struct cb_info {
    PyMethodDef methods[CB__METHODS];
    cb_module *module;
    const cb_class *cls;
    int index;
    PyTypeObject *type;      // borrowed: the module's table holds it
    PyTypeObject *closed;    // handles: the type of closed ones, owned; NULL until first use
    PyGetSetDef *getset;     // records
    struct cb__names *names; // records: fields by attribute name
    char *set_coupled;       // records: name of the method that sets coupled arrays, or NULL
    cb_enum enumeration;     // enums
    char name[];             // cubind.driver.CUstream
} cb_info;

// Returns the class of exactly this type; NULL if no binding made the type.
static inline cb_info *
cb__info(PyTypeObject *type)
{
    const PyMethodDef *method = type->tp_methods;
    if (method == NULL)
        return NULL;
    while (method->ml_name != NULL)
        method++;
    return method->ml_flags == CB__MARK ? (cb_info *)method->ml_doc : NULL;
}

// Returns the class of a type that a binding is known to have made.
static inline cb_info *
cb__info_own(PyTypeObject *type)
{
    return (cb_info *)type->tp_methods;
}

// Returns the class of the type itself, or of its nearest base that a binding made; NULL if there
// is none.
cb_info *cb__info_nearest(PyTypeObject *type);

// Returns whether `o` is an instance of a record class of any binding.
bool cb__record_check(PyObject *o);

// Returns the class of exactly o's type if a binding made that type, else NULL. Skips types that
// are not heap types, because cb__info() walks a type's list of methods and theirs may be long.
static inline cb_info *
cb__class_of(PyObject *o)
{
    PyTypeObject *type = Py_TYPE(o);
    return PyType_HasFeature(type, Py_TPFLAGS_HEAPTYPE) ? cb__info(type) : NULL;
}

#endif
