// Adds PTX to cubins. The simulated device runs the PTX, while linkers see ordinary machine code.
#include "program/carried_ptx.h"

#include <string.h>

#include "ptx_section.h"

PyObject *
core_carry_ptx(PyObject *cubin, const char *ptx)
{
    elf_file file;
    size_t length = strlen(ptx) + 1, size = 0;
    if (elf_file_open(&file, PyBytes_AS_STRING(cubin), (size_t)PyBytes_GET_SIZE(cubin)))
        size = ptx_section_added_size(&file, length);
    if (size == 0)
        return Py_NewRef(cubin);
    PyObject *made = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (made != NULL)
        ptx_section_add(PyBytes_AS_STRING(made), &file, ptx, length);
    return made;
}

PyObject *
core_ptx_with_source(const char *ptx, PyObject *source, PyObject *name)
{
    static const char newline[] = "\n", lines[] = "\n//|";
    PyObject *lined =
        PyObject_CallMethod(source, "replace", "y#y#", newline, (Py_ssize_t)sizeof newline - 1,
                            lines, (Py_ssize_t)sizeof lines - 1);
    PyObject *text = NULL;
    if (lined != NULL && PyBytes_Check(lined))
        text = PyBytes_FromFormat("%s\n//cubind source: %s\n//|%s\n", ptx, PyBytes_AS_STRING(name),
                                  PyBytes_AS_STRING(lined));
    Py_XDECREF(lined);
    return text;
}
