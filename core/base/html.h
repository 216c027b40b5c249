// Lets objects describe themselves in notebooks: Python code makes the HTML (_notebook_html.py).
#ifndef CUBIND_CORE_HTML_H
#define CUBIND_CORE_HTML_H

#include "base/doc.h"

#include <Python.h>

// Returns the object's HTML as a str. For the method _repr_html_, which notebooks call.
PyObject *core_html(PyObject *o, PyObject *ignored);

// The row of a method table for it.
#define CORE_HTML_ROW {"_repr_html_", core_html, METH_NOARGS, CORE_DOC(_Shown, _repr_html_)}

#endif
