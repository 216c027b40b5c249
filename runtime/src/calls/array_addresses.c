// Converts Python sequences of texts and of addresses to C arrays.
#include "calls/array.h"
#include "calls/array_buffers.h"
#include "calls/refuse.h"

#include "cubind/array_addresses.h"
#include "cubind/device.h"
#include "cubind/sequence.h"
#include "cubind/text.h"

// Converts bytes or a str, which the array keeps.
static int
store_text(PyObject *item, const char **at)
{
    cb_address text;
    if (cb_as_text(item, &text) < 0)
        return -1;
    *at = text.value;
    return 0;
}

int
cb_array_strings(PyObject *o, const char *param, cb_array *a)
{
    if (PyUnicode_Check(o) && PyUnicode_GET_LENGTH(o) > 0) // one string, not a list of its letters
        return cb__refuse_items(param, "bytes");
    PyObject *items = cb__sequence(o);
    PyObject *kept = items != NULL ? cb_items_of(items) : NULL;
    Py_XDECREF(items);
    if (kept == NULL)
        return -1;
    a->keep = kept;
    a->length = (size_t)PySequence_Fast_GET_SIZE(kept);
    int result = cb__array_storage(a, a->length, sizeof(char *));
    for (size_t i = 0; result == 0 && i < a->length; i++) {
        PyObject *item = PySequence_Fast_GET_ITEM(kept, (Py_ssize_t)i);
        if (!PyBytes_Check(item) && !PyUnicode_Check(item))
            result = cb__refuse_items(param, "bytes");
        else
            result = store_text(item, (const char **)a->data + i);
    }
    return result;
}

// Keeps the buffer of item `i`. Returns 0, or -1 with MemoryError.
static int
keep_buffer(cb_array *a, size_t i, cb_address *address)
{
    if (a->buffers == NULL) {
        a->buffers = PyMem_Calloc(a->length, sizeof *a->buffers);
        a->buffer_count = a->buffers != NULL ? a->length : 0;
    }
    if (a->buffers == NULL) {
        cb_address_release(address);
        return cb__array_no_storage(a->length, sizeof *a->buffers);
    }
    a->buffers[i] = address->buffer; // those of other items have no exporter
    return 0;
}

// Sets a->keep to the items.
static int
keep_items(PyObject *o, cb_array *a)
{
    // Sets pass only here, because older callers could pass them.
    PyObject *items = PyAnySet_Check(o) ? Py_NewRef(o) : cb__sequence(o);
    a->keep = items != NULL ? cb_items_of(items) : NULL;
    Py_XDECREF(items);
    if (a->keep == NULL)
        return -1;
    a->length = (size_t)PySequence_Fast_GET_SIZE(a->keep);
    return cb__array_storage(a, a->length, sizeof(void *));
}

static int
store_address(cb_array *a, size_t i, int result, cb_address *address)
{
    if (result < 0) {
        cb_address_release(address);
        return -1;
    }
    ((void **)a->data)[i] = address->value;
    return address->held ? keep_buffer(a, i, address) : 0;
}

int
cb_array_addresses(cb_module *m, PyObject *o, const char *param, cb_array *a)
{
    (void)param; // the text for an item only names its type
    int result = keep_items(o, a);
    for (size_t i = 0; result == 0 && i < a->length; i++) {
        cb_address address;
        result = cb_as_address(m, PySequence_Fast_GET_ITEM(a->keep, (Py_ssize_t)i), &address);
        result = store_address(a, i, result, &address);
    }
    return result;
}

int
cb_array_device_addresses(const cb_form *s, PyObject *o, const char *param, int how, cb_array *a)
{
    int result = (how & CB_TABLE) != 0 ? cb__array_of_addresses(o, a) : 0;
    if (result != 0)
        return result < 0 ? -1 : 0;
    result = keep_items(o, a);
    for (size_t i = 0; result == 0 && i < a->length; i++) {
        cb_address address;
        result = cb_as_device_address(s, PySequence_Fast_GET_ITEM(a->keep, (Py_ssize_t)i), param,
                                      how, &address);
        result = store_address(a, i, result, &address);
    }
    return result;
}

int
cb_array_check_each(const cb_array *a, const cb_array *sizes, size_t count, const char *function,
                    const char *param)
{
    for (size_t i = 0; i < count && i < a->buffer_count && i < sizes->length; i++) {
        uint64_t needed = ((const uint64_t *)sizes->data)[i];
        if (a->buffers[i].obj == NULL || needed <= (uint64_t)a->buffers[i].len)
            continue;
        char item[128];
        PyOS_snprintf(item, sizeof item, "%s[%zu]", param, i);
        return cb__refuse_short(function, item, (size_t)a->buffers[i].len, needed);
    }
    return 0;
}

int
cb_array_addresses_or_buffer(cb_module *m, PyObject *o, const char *param, cb_array *a)
{
    int taken = cb__array_of_addresses(o, a);
    if (taken != 0)
        return taken < 0 ? -1 : 0;
    return cb_array_addresses(m, o, param, a);
}
