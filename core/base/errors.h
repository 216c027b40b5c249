// Failures: exceptions that carry data, and warnings for code that cannot raise.
#ifndef CUBIND_CORE_ERRORS_H
#define CUBIND_CORE_ERRORS_H

#include "base/set_aside.h"
#include "base/state.h"

// Raises CUDAError "<CUDA_ERROR_NAME>: <the driver's text> (in <function>)" with .code, .name,
// .function; .log is None. Always -1.
int core_raise(core_state *st, CUresult status, const char *function);

// The same with `more`, a str appended to the message as it stands, and with the exception's .log;
// each may be NULL. Always -1.
int core_raise_more(core_state *st, CUresult status, const char *function, PyObject *more,
                    PyObject *log);

// Raises `type` with that text, and with the code and name of `status`, which need not come from
// the driver. Always -1.
int core_raise_as(core_state *st, PyObject *type, CUresult status, const char *function,
                  PyObject *message);
// Like core_raise, with a message of ours in place of the driver's. Always -1.
int core_raise_saying(core_state *st, CUresult status, const char *function, const char *message);

// core_check(st, core_driver->cuStreamQuery(s), "cuStreamQuery") returns 0, or -1 with the
// exception.
static inline int
core_check(core_state *st, CUresult status, const char *function)
{
    return CB_LIKELY(status == CUDA_SUCCESS) ? 0 : core_raise(st, status, function);
}

// The status of a driver call made without the GIL. Use it for queries, too: the driver may make
// them wait for a lock whose owner waits for a stream, which waits for a callback in Python. The
// caller must hold the handles in the call.
#define CORE_NOGIL(call) \
    ({ \
        PyThreadState *thread_ = PyEval_SaveThread(); \
        CUresult status_ = (call); \
        PyEval_RestoreThread(thread_); \
        status_; \
    })

// Raises `type` (CUDAError or a class of it) with all its data: `code` (borrowed; NULL: None),
// `name`, `function` and `log` (each may be NULL: None). Always -1.
int core_raise_data(PyObject *type, PyObject *message, PyObject *code, const char *name,
                    const char *function, PyObject *log);

// Raises CUDAError with a text of ours, printf-like (PyUnicode_FromFormat), and no status. Always
// -1.
int core_raise_text(core_state *st, const char *format, ...);

// Puts the parameter's name in front of the pending TypeError, ValueError or OverflowError: "size:
// …". Leaves other exceptions alone, and those that Python code has raised. For failing paths;
// always -1.
int core_name_argument(const char *name);

// Reports a failure in a destructor or callback: CUDAWarning "<function> failed for handle 0x…:
// <NAME>: <text>". Never raises and keeps a pending exception. Says nothing about success, about
// CUDA_ERROR_DEINITIALIZED, or once the interpreter goes away.
void core_warn(core_state *st, CUresult status, const char *function, const void *handle);

#endif
