// Reads the stream of any object with `__cuda_stream__`.
//
// The protocol is as follows: obj.__cuda_stream__() returns (0, address of the CUDA stream), where
// 0 is the version of the protocol.
#include "cubind/interop.h"

// --- addresses -----------------------------------------------------------------------------------

// The bindings' handle objects have only __int__. Floats have it, too, but are refused, because
// they would be truncated.
static PyObject *
as_int(PyObject *o)
{
    PyNumberMethods *number = Py_TYPE(o)->tp_as_number;
    if (PyIndex_Check(o) || PyFloat_Check(o) || number == NULL || number->nb_int == NULL)
        return PyNumber_Index(o);
    return PyNumber_Long(o);
}

int
cb_stream_address(PyObject *address, void **out)
{
    PyObject *number = as_int(address);
    if (number == NULL)
        return -1;
    size_t value = PyLong_AsSize_t(number);
    Py_DECREF(number);
    if (value == (size_t)-1 && PyErr_Occurred())
        return -1;
    *out = (void *)value;
    return 0;
}

// --- the protocol --------------------------------------------------------------------------------

// Asks the object by method or, as in old versions of the protocol, by attribute. Returns 1 with
// *out owned, 0 if the object has no `__cuda_stream__`, or -1.
static int
ask_for_stream(PyObject *o, PyObject **out)
{
    PyObject *attribute = PyObject_GetAttrString(o, "__cuda_stream__");
    if (attribute == NULL) {
        if (!PyErr_ExceptionMatches(PyExc_AttributeError))
            return -1;
        PyErr_Clear();
        return 0;
    }
    if (PyCallable_Check(attribute)) {
        *out = PyObject_CallNoArgs(attribute);
        Py_DECREF(attribute);
        return *out != NULL ? 1 : -1;
    }
    *out = attribute;
    if (PyErr_WarnEx(PyExc_DeprecationWarning,
                     "Implementing __cuda_stream__ as an attribute is deprecated; it must be "
                     "implemented as a method",
                     1) == 0)
        return 1;
    Py_CLEAR(*out);
    return -1;
}

static int
check_version(PyObject *version)
{
    if (PyLong_Check(version)) {
        int overflow;
        long value = PyLong_AsLongAndOverflow(version, &overflow);
        if (value == 0 && overflow == 0)
            return 0;
    }
    PyErr_Format(PyExc_RuntimeError,
                 "The first element of the sequence returned by obj.__cuda_stream__ must be 0, "
                 "got %R",
                 version);
    return -1;
}

// Raises a clearer TypeError for an object without a length than PySequence_Size() does.
static int
check_length(PyObject *answer)
{
    Py_ssize_t length = PySequence_Check(answer) ? PySequence_Size(answer) : -1;
    if (length == 2)
        return 0;
    if (PyErr_Occurred() != NULL && !PyErr_ExceptionMatches(PyExc_TypeError))
        return -1;
    PyErr_Clear();
    if (length >= 0)
        PyErr_Format(PyExc_RuntimeError,
                     "obj.__cuda_stream__ must return a sequence with 2 elements, got %zd elements",
                     length);
    else
        PyErr_Format(PyExc_RuntimeError,
                     "obj.__cuda_stream__ must return a sequence with 2 elements, got %R",
                     (PyObject *)Py_TYPE(answer));
    return -1;
}

static int
read_answer(PyObject *answer, void **out)
{
    if (check_length(answer) < 0)
        return -1;
    PyObject *version = PySequence_GetItem(answer, 0);
    PyObject *address = version != NULL ? PySequence_GetItem(answer, 1) : NULL;
    int result = -1;
    if (address != NULL && check_version(version) == 0)
        result = cb_stream_address(address, out);
    Py_XDECREF(version);
    Py_XDECREF(address);
    return result;
}

int
cb_stream_protocol(PyObject *o, void **out)
{
    PyObject *answer = NULL;
    int found = ask_for_stream(o, &answer);
    if (found <= 0)
        return found;
    int result = read_answer(answer, out);
    Py_DECREF(answer);
    return result < 0 ? -1 : 1;
}
