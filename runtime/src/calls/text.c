// Converts texts, and the buffers into which libraries write texts (cubind/convert.h).
#include <stdatomic.h>

#include "calls/refuse.h"

#include "cubind/convert.h"
#include "cubind/text.h"

static int
refuse_string(PyObject *o)
{
    PyErr_Format(PyExc_TypeError, "expected bytes, %s found", Py_TYPE(o)->tp_name);
    return -1;
}

int
cb_as_char_buffer(PyObject *o, cb_chars *out)
{
    if (!PyBytes_Check(o) && !PyByteArray_Check(o))
        return refuse_string(o);
    if (PyObject_GetBuffer(o, &out->buffer, PyBUF_SIMPLE) < 0)
        return -1;
    out->held = true;
    out->size = out->buffer.len;
    // Bytes are written into although they are immutable, since callers use them as room for a
    // text. Bytes that Python shares are spared.
    bool shared = out->buffer.readonly && out->size < 2;
    out->data = shared ? out->scratch : out->buffer.buf;
    return 0;
}

PyObject *
cb_name_room(const char *function, int64_t length)
{
    if (length < 1) {
        PyErr_Format(PyExc_ValueError,
                     "%s(): the room for the name must be at least 1 byte, not %lld", function,
                     (long long)length);
        return NULL;
    }
    PyBytesObject *room = (PyBytesObject *)PyBytes_FromStringAndSize(NULL, (Py_ssize_t)length);
    if (room != NULL)
        memset(room->ob_sval, ' ', (size_t)length);
    return (PyObject *)room;
}

int
cb_chars_make(cb_chars *c, uint64_t size)
{
    if (size > PY_SSIZE_T_MAX / 2) {
        PyErr_NoMemory();
        return -1;
    }
    c->made = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (c->made == NULL)
        return -1;
    c->size = (Py_ssize_t)size;
    c->data = size > 0 ? PyBytes_AS_STRING(c->made) : c->scratch;
    return 0;
}

static _Atomic(char *) spare_room; // of CB_TEXT_ROOM bytes; shared by all interpreters

int
cb_chars_make_text(cb_chars *c, uint64_t size)
{
    if (size != CB_TEXT_ROOM)
        return cb_chars_make(c, size);
    c->room = atomic_exchange(&spare_room, NULL);
    if (c->room == NULL)
        c->room = PyMem_RawMalloc(CB_TEXT_ROOM);
    if (c->room == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    c->size = CB_TEXT_ROOM;
    c->data = c->room;
    return 0;
}

void
cb__chars_give_back(char *room)
{
    PyMem_RawFree(atomic_exchange(&spare_room, room));
}

int
cb_chars_check(const cb_chars *c, const char *function, const char *param, uint64_t needed)
{
    return needed <= (uint64_t)c->size ? 0
                                       : cb__refuse_short(function, param, (size_t)c->size, needed);
}

int
cb_chars_room(cb_chars *c, const char *function, const char *param, uint64_t size)
{
    return c->held ? cb_chars_check(c, function, param, size) : cb_chars_make(c, size);
}

PyObject *
cb_chars_text(const cb_chars *c, uint64_t size)
{
    Py_ssize_t length = size < (uint64_t)c->size ? (Py_ssize_t)size : c->size;
    return PyUnicode_DecodeUTF8(c->data, length, "replace");
}

int
cb_as_text_slow(PyObject *o, bool nullable, cb_address *out)
{
    out->value = NULL;
    if (PyUnicode_Check(o)) {
        out->value = (void *)PyUnicode_AsUTF8(o);
        return out->value != NULL ? 0 : -1;
    }
    if (o == Py_None && nullable)
        return 0;
    if (!PyByteArray_Check(o))
        return refuse_string(o);
    if (PyObject_GetBuffer(o, &out->buffer, PyBUF_SIMPLE) < 0)
        return -1;
    out->held = true;
    out->value =
        PyByteArray_AS_STRING(o); // followed by the bytearray's own NUL, even if it is empty
    return 0;
}

PyObject *
cb_string_result(const cb_form *s, const char *text)
{
    if (text == NULL)
        Py_RETURN_NONE;
    if (s->checked)
        return PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace");
    return PyBytes_FromString(text);
}
