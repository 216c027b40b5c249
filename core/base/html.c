// Calls cubind._notebook_html. Only notebooks need it, so the first call imports it.
#include "base/html.h"

PyObject *
core_html(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    PyObject *module = PyImport_ImportModule("cubind._notebook_html");
    PyObject *html = module != NULL ? PyObject_CallMethod(module, "html_of", "O", o) : NULL;
    Py_XDECREF(module);
    return html;
}
