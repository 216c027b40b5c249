// Shares memory pools and their Buffers between processes.
#ifndef CUBIND_CORE_POOL_IPC_H
#define CUBIND_CORE_POOL_IPC_H

#include "memory/pool.h"

// For the tables of methods and properties of resources.
PyObject *core_pool_export(PyObject *self, PyObject *unused);
PyObject *core_pool_import(PyObject *cls, PyObject *args);
PyObject *core_pool_import_buffer(PyObject *self, PyObject *args);
PyObject *core_pool_register(PyObject *self, PyObject *args, PyObject *kwargs);
PyObject *core_pool_from_registry(PyObject *cls, PyObject *args, PyObject *kwargs);
PyObject *core_pool_import_device(PyObject *cls, PyObject *args, PyObject *kwargs);
PyObject *core_pool_import_pinned(PyObject *cls, PyObject *args, PyObject *kwargs);
PyObject *core_pool_reduce(PyObject *self, PyObject *unused);
PyObject *core_pool_get_allocation_handle(PyObject *self, void *unused);

// For those of Buffers.
PyObject *core_buffer_export(PyObject *self, PyObject *unused);
PyObject *core_buffer_from_ipc_descriptor(PyObject *cls, PyObject *args, PyObject *kwargs);
PyObject *core_buffer_reduce(PyObject *self, PyObject *unused);
PyObject *core_buffer_get_ipc_descriptor(PyObject *self, void *unused);
PyObject *core_buffer_get_is_mapped(PyObject *self, void *unused);

// `import` implements from_allocation_handle().
#define CORE_POOL_IPC_METHODS(Class, import) \
    {"_export", core_pool_export, METH_NOARGS, CORE_DOC(Class, _export)}, \
        {"_import", core_pool_import, METH_VARARGS | METH_CLASS, CORE_DOC(Class, _import)}, \
        {"_import_buffer", core_pool_import_buffer, METH_VARARGS, \
         CORE_DOC(Class, _import_buffer)}, \
        {"register", CORE_FUNCTION(core_pool_register), METH_VARARGS | METH_KEYWORDS, \
         CORE_DOC(Class, register)}, \
        {"from_registry", CORE_FUNCTION(core_pool_from_registry), \
         METH_VARARGS | METH_KEYWORDS | METH_CLASS, CORE_DOC(Class, from_registry)}, \
        {"from_allocation_handle", CORE_FUNCTION(import), \
         METH_VARARGS | METH_KEYWORDS | METH_CLASS, CORE_DOC(Class, from_allocation_handle)}, \
    { \
        "__reduce__", core_pool_reduce, METH_NOARGS, NULL \
    }

#define CORE_POOL_ALLOCATION_HANDLE(Class) \
    {"allocation_handle", core_pool_get_allocation_handle, NULL, \
     CORE_DOC(Class, allocation_handle), NULL}

#endif
