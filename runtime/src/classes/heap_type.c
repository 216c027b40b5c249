// Makes heap types from cb_class tables. Imports base classes and classes of other bindings when
// they are first used.
#include "classes/heap_type.h"

int
cb__ignore_init(PyObject *Py_UNUSED(self), PyObject *Py_UNUSED(args), PyObject *Py_UNUSED(kwargs))
{
    return 0;
}

PyObject *
cb__refuse_reduce(PyObject *self, PyObject *Py_UNUSED(unused))
{
    PyErr_Format(PyExc_TypeError, "cannot pickle '%s' object", Py_TYPE(self)->tp_name);
    return NULL;
}

void
cb__info_set_methods(cb_info *info, const PyMethodDef *methods)
{
    int count = 0;
    for (; methods != NULL && methods[count].ml_name != NULL; count++)
        info->methods[count] = methods[count];
    assert(count < CB__METHODS);
    info->methods[count] = (PyMethodDef){NULL, NULL, CB__MARK, (const char *)info};
}

// Returns the module of "package.module.Class", imported at first use. It is held from then on,
// because the tables and code behind its types are freed with it. Borrowed.
static PyObject *
import_source(cb_module *m, int index, const char *path)
{
    PyObject *known = CB_LOAD_POINTER(&m->sources[index]);
    if (known != NULL)
        return known;
    PyObject *name = PyUnicode_FromStringAndSize(path, strrchr(path, '.') - path);
    PyObject *module = name != NULL ? PyImport_Import(name) : NULL;
    Py_XDECREF(name);
    if (module == NULL || __atomic_compare_exchange_n(&m->sources[index], &known, module, false,
                                                      __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        return module;
    Py_DECREF(module);
    return known;
}

// Returns the class that another binding's module has under the last part of the path; owned. The
// module's `_class` makes only that class; an attribute access would make all of them.
PyObject *
cb__import_class(cb_module *m, int index, const char *path)
{
    PyObject *module = import_source(m, index, path);
    if (module == NULL)
        return NULL;
    const char *name = strrchr(path, '.') + 1;
    PyObject *cls = PyObject_CallMethod(module, "_class", "s", name);
    if (cls == NULL && PyErr_ExceptionMatches(PyExc_AttributeError))
        PyErr_Format(PyExc_ImportError, "cannot import name '%s' from %R", name, module);
    return cls;
}

// Returns the base class as an owned reference; NULL without an exception if there is none.
static PyObject *
base_of(cb_info *info)
{
    if (info->cls->foreign_base != NULL)
        return cb__import_class(info->module, info->index, info->cls->foreign_base);
    if (info->cls->base >= 0)
        return Py_XNewRef((PyObject *)cb_type(info->module, info->cls->base));
    return NULL;
}

PyTypeObject *
cb__make_heap_type(cb_info *info, Py_ssize_t size, PyType_Slot *slots)
{
    PyObject *base = base_of(info);
    if (base == NULL && PyErr_Occurred())
        return NULL;
    PyType_Spec spec = {
        .name = info->name,
        .basicsize = (int)size,
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_IMMUTABLETYPE,
        .slots = slots,
    };
    PyObject *type = PyType_FromModuleAndSpec(info->module->main_module, &spec, base);
    Py_XDECREF(base);
    if (type == NULL && !PyErr_Occurred())
        PyErr_NoMemory(); // CPython up to 3.13 fails to raise in one place
    return (PyTypeObject *)type;
}
