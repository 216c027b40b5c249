// Calls the Python code that shares objects between processes (python/cubind/core/_ipc.py).
#ifndef CUBIND_CORE_IPC_CALL_H
#define CUBIND_CORE_IPC_CALL_H

#include <Python.h>

// Calls the function of cubind.core._ipc with `self`, then the arguments; both may be NULL. The
// first call imports the module, and from then on multiprocessing can send the objects. Owned.
PyObject *core_ipc_call(const char *function, PyObject *self, PyObject *args, PyObject *kwargs);

// Makes multiprocessing able to send the objects. Returns 0, or -1 with an exception.
int core_ipc_begin(void);

#endif
