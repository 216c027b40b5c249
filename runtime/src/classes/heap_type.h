// Makes heap types, with the slots and methods that all kinds of classes share.
#ifndef CUBIND_CLASSES_HEAP_TYPE_H
#define CUBIND_CLASSES_HEAP_TYPE_H

#include "objects/info.h"

// Makes a heap type with `slots` (ended by {0}), derived from the base that the class names. New
// reference.
PyTypeObject *cb__make_heap_type(cb_info *info, Py_ssize_t size, PyType_Slot *slots);
// Returns the class that another binding's module has under the last part of the path. New
// reference.
PyObject *cb__import_class(cb_module *m, int index, const char *path);
// Copies methods (ended by a NULL name) into the info and adds the mark.
void cb__info_set_methods(cb_info *info, const PyMethodDef *methods);

// The tp_init of classes whose tp_new does all the work: __init__ accepts any arguments.
int cb__ignore_init(PyObject *self, PyObject *args, PyObject *kwargs);
// The `__reduce__` (METH_NOARGS) of objects that cannot be pickled or copied. Raises TypeError.
PyObject *cb__refuse_reduce(PyObject *self, PyObject *unused);

#endif
