// Publishes a binding's table of C functions as a capsule, for other extension modules, and imports
// other modules' tables by name.
#include "cubind/module.h"

#include "cubind/capsule.h"

// PyCapsule_Import() imports only the first part of the name and takes the others for attributes. A
// submodule is an attribute only after somebody has imported it, so it is imported here.

int
cb_api_publish(PyObject *module, const cb_binding *binding)
{
    if (binding->api == NULL)
        return 0;
    const char *dot = strrchr(binding->api_name, '.');
    PyObject *capsule = PyCapsule_New((void *)binding->api, binding->api_name, NULL);
    int result = capsule == NULL ? -1 : PyModule_AddObjectRef(module, dot + 1, capsule);
    Py_XDECREF(capsule);
    return result;
}

static bool
is_entry(const cb_symbol *s, const char *function, const char *symbol)
{
    return (symbol == NULL || strcmp(symbol, s->symbol) == 0) &&
           (function == NULL || strcmp(function, s->function) == 0);
}

void *
cb_api_entry(const cb_api *api, const cb_symbol *symbols, int count, _Atomic(int) *last,
             const char *function, const char *symbol)
{
    void *const *entries = (void *const *)(api + 1);
    int start = atomic_load_explicit(last, memory_order_relaxed);
    for (int i = 0; i < count; i++) {
        int at = (start + i) % count;
        if (!is_entry(&symbols[at], function, symbol))
            continue;
        atomic_store_explicit(last, at, memory_order_relaxed);
        return entries[at];
    }
    return NULL;
}

const void *
cb_api_import(const char *name)
{
    const char *dot = strrchr(name, '.');
    PyObject *path = PyUnicode_FromStringAndSize(name, dot - name);
    PyObject *module = path != NULL ? PyImport_Import(path) : NULL;
    PyObject *capsule = module != NULL ? PyObject_GetAttrString(module, dot + 1) : NULL;
    const void *api = capsule != NULL ? PyCapsule_GetPointer(capsule, name) : NULL;
    if (api == NULL && module != NULL && !PyErr_ExceptionMatches(PyExc_MemoryError))
        PyErr_Format(PyExc_ImportError, "%S has no C function table %s", path, name);
    Py_XDECREF(capsule);
    Py_XDECREF(module);
    Py_XDECREF(path);
    return api;
}
