// Makes members of a binding's enums from values.
#include "objects/enums.h"

#include "objects/info.h"

#include "cubind/enums.h"

PyObject *
cb__enum_unknown(PyTypeObject *type, PyObject *value)
{
    PyObject *args = PyTuple_Pack(1, value);
    PyObject *member = args != NULL ? PyLong_Type.tp_new(type, args, NULL) : NULL;
    Py_XDECREF(args);
    return member;
}

PyObject *
cb_enum_member_slow(cb_module *m, int index, int64_t value)
{
    PyTypeObject *type = cb_type(m, index);
    if (type == NULL)
        return NULL;
    const cb_enum *e = &cb__info_own(type)->enumeration;
    int at = e->count > 0 ? cb__enum_find(e, value) : -1;
    if (at >= 0)
        return Py_NewRef(e->members[at]);
    PyObject *number = cb__enum_number(e, value);
    PyObject *member = number != NULL ? cb__enum_unknown(type, number) : NULL;
    Py_XDECREF(number);
    return member;
}
