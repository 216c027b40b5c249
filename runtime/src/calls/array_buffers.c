// Passes a caller's array to the library in place, without a copy. The array is a buffer of
// integers or floats, such as an array of numpy or ctypes.
#include "calls/array_buffers.h"

#include "calls/array.h"
#include "calls/refuse.h"
#include "objects/enums.h"

#include "cubind/array_buffers.h"

typedef enum item_class {
    ITEM_OTHER,
    ITEM_SIGNED,
    ITEM_UNSIGNED,
    ITEM_FLOAT,
} item_class;

// Returns the class of a buffer's items. Their size is `itemsize`, because exporters disagree on
// the sizes of the format letters.
static item_class
buffer_class(const Py_buffer *view)
{
    const char *format = view->format != NULL ? view->format : "B";
    bool swapped = *format == '>' || *format == '!';
    if (*format != '\0' && strchr("@=<>!", *format) != NULL)
        format++;
    if (*format == '\0' || format[1] != '\0' || (swapped && view->itemsize > 1))
        return ITEM_OTHER;
    if (strchr("bhilqn", *format) != NULL)
        return ITEM_SIGNED;
    if (strchr("BHILQNP", *format) != NULL)
        return ITEM_UNSIGNED;
    return strchr("efd", *format) != NULL ? ITEM_FLOAT : ITEM_OTHER;
}

// Returns 1 with `view` filled if `o` is an array in memory, 0 if not, -1 if memory is short.
static int
open_buffer(PyObject *o, size_t size, Py_buffer *view)
{
    if (PyList_Check(o) || PyTuple_Check(o) || !PyObject_CheckBuffer(o))
        return 0;
    if (PyObject_GetBuffer(o, view, PyBUF_FORMAT | PyBUF_C_CONTIGUOUS) < 0) {
        if (!PyErr_ExceptionMatches(PyExc_Exception) || PyErr_ExceptionMatches(PyExc_MemoryError))
            return -1;
        PyErr_Clear(); // not contiguous, say: the items are read one by one
        return 0;
    }
    if (view->ndim > 0 && view->itemsize == (Py_ssize_t)size)
        return 1;
    PyBuffer_Release(view);
    return 0;
}

// The array borrows the view's memory and releases the view at its end. Steals the view in any
// case.
static int
hold_buffer(cb_array *a, Py_buffer *view)
{
    a->buffers = PyMem_Malloc(sizeof *a->buffers);
    if (a->buffers == NULL) {
        PyBuffer_Release(view);
        PyErr_NoMemory();
        return -1;
    }
    a->buffers[a->buffer_count++] = *view;
    a->length = (size_t)(view->len / view->itemsize);
    a->data = a->length > 0 ? view->buf : NULL;
    return 0;
}

// Returns whether the highest bit of any item is set. Items of the other signedness then do not
// fit.
static bool
has_high_bit(const Py_buffer *view)
{
    const char *end = (const char *)view->buf + view->len;
    for (const char *at = view->buf; at < end; at += view->itemsize)
        if ((at[view->itemsize - 1] & 0x80) != 0) // little-endian
            return true;
    return false;
}

static int
check_signs(const Py_buffer *view, bool is_signed, const char *type)
{
    if (!has_high_bit(view))
        return 0;
    const char *text =
        is_signed ? "value too large to convert to %s" : "can't convert negative value to %s";
    PyErr_Format(PyExc_OverflowError, text, type);
    return -1;
}

// Returns 1 if `o` was used as a buffer of integers of this size, 0 if it is none, -1 with an
// exception. If `type` is NULL, both signednesses pass.
static int
take_integers(PyObject *o, size_t size, bool is_signed, const char *type, cb_array *a)
{
    Py_buffer view;
    int found = open_buffer(o, size, &view);
    if (found <= 0)
        return found;
    item_class items = buffer_class(&view);
    int result = items == ITEM_SIGNED || items == ITEM_UNSIGNED;
    if (result == 1 && type != NULL && (items == ITEM_SIGNED) != is_signed)
        result = check_signs(&view, is_signed, type) < 0 ? -1 : 1;
    if (result == 1)
        return hold_buffer(a, &view) < 0 ? -1 : 1;
    PyBuffer_Release(&view);
    return result;
}

int
cb_array_ints_or_buffer(PyObject *o, const char *param, size_t size, bool is_signed,
                        const char *type, cb_array *a)
{
    int taken = take_integers(o, size, is_signed, type, a);
    if (taken != 0)
        return taken < 0 ? -1 : 0;
    return cb_array_ints(o, param, (int)size, is_signed, type, a);
}

int
cb_array_floats_or_buffer(PyObject *o, const char *param, size_t size, cb_array *a)
{
    Py_buffer view;
    int found = open_buffer(o, size, &view);
    if (found < 0)
        return -1;
    if (found == 1 && buffer_class(&view) == ITEM_FLOAT)
        return hold_buffer(a, &view);
    if (found == 1)
        PyBuffer_Release(&view);
    return cb_array_floats(o, param, (int)size, a);
}

int
cb_array_enums_or_buffer(cb_module *m, int index, PyObject *o, const char *param, cb_array *a)
{
    size_t size = cb__enum_size(m->binding->classes[index].enumeration);
    int taken = take_integers(o, size, true, NULL, a);
    if (taken != 0)
        return taken < 0 ? -1 : 0;
    return cb__array_enum_numbers(m, index, o, param, a);
}

int
cb__array_of_addresses(PyObject *o, cb_array *a)
{
    return take_integers(o, sizeof(void *), false, NULL, a);
}

int
cb__copy_integers(PyObject *o, size_t size, size_t count, bool is_signed, void *out)
{
    Py_buffer view;
    int found = open_buffer(o, size, &view);
    if (found <= 0)
        return found;
    item_class same = is_signed ? ITEM_SIGNED : ITEM_UNSIGNED;
    item_class other = is_signed ? ITEM_UNSIGNED : ITEM_SIGNED;
    item_class items = buffer_class(&view);
    bool fits = view.ndim == 1 && (size_t)view.len == size * count &&
                (items == same || (items == other && !has_high_bit(&view)));
    if (fits)
        memcpy(out, view.buf, size * count);
    PyBuffer_Release(&view);
    return fits;
}

int
cb_array_check_targets(const cb_array *a, const char *param)
{
    for (size_t i = 0; i < a->buffer_count; i++) {
        const Py_buffer *b = &a->buffers[i];
        bool untouched = b->obj == NULL || b->len == 0;
        if (!untouched && cb__check_writable(b, param) < 0)
            return -1;
    }
    return 0;
}
