// Makes and raises the exceptions of a binding.
#ifndef CUBIND_ERROR_H
#define CUBIND_ERROR_H

#include "cubind/args.h"

// Returns an exception class by name: <Library>Error, or the class of a status. New reference; NULL
// without an exception if there is no such name. (error.c)
PyObject *cb_error_by_name(cb_module *m, const char *name);

// Returns the exception class of a status, which is made at first use. It derives from the module's
// base class for errors. For an unknown status, returns that base class. Borrowed. NULL with an
// exception.
PyObject *cb_error_type(cb_module *m, int64_t status);
// Raises the exception of a failed call. Its attributes are code, name, function, message (the
// library's own text) and detail. `asked` and `detail` may be NULL.
void cb_error_raise(cb_module *m, const cb_function *f, const char *asked, int64_t status,
                    PyObject *const *args, const char *detail);

#endif
