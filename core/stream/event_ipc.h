// Shares events between processes.
#ifndef CUBIND_CORE_EVENT_IPC_H
#define CUBIND_CORE_EVENT_IPC_H

#include <Python.h>

// For the table of methods and properties.
PyObject *core_event_export(PyObject *o, PyObject *unused);
PyObject *core_event_open(PyObject *cls, PyObject *args);
PyObject *core_event_from_ipc_descriptor(PyObject *cls, PyObject *args, PyObject *kwargs);
PyObject *core_event_get_ipc_descriptor(PyObject *o, void *unused);

#endif
