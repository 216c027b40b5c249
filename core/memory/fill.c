// Implements Buffer.fill(), which repeats a value of one, two or four bytes.
#include "memory/fill.h"

#include "base/errors.h"
#include "base/steps.h"
#include "memory/buffer.h"
#include "stream/stream_protocol.h"

#include "cubind/signature.h"

typedef struct pattern {
    Py_ssize_t width;
    union {
        uint8_t one;
        uint16_t two;
        uint32_t four;
    } value;
} pattern;

static int
pattern_of_int(PyObject *o, pattern *out)
{
    int overflow;
    long value = PyLong_AsLongAndOverflow(o, &overflow);
    if (value == -1 && PyErr_Occurred())
        return -1;
    if (overflow != 0 || value < 0 || value > UINT8_MAX) {
        PyErr_Format(PyExc_OverflowError, "value must be in the range from 0 to 255, got %S", o);
        return -1;
    }
    out->width = 1;
    out->value.one = (uint8_t)value;
    return 0;
}

static int
pattern_of_bytes(PyObject *o, pattern *out)
{
    Py_buffer bytes;
    if (PyObject_GetBuffer(o, &bytes, PyBUF_SIMPLE) < 0)
        return -1;
    out->width = bytes.len;
    bool known = bytes.len == 1 || bytes.len == 2 || bytes.len == 4;
    if (known)
        memcpy(&out->value, bytes.buf, (size_t)bytes.len);
    else
        PyErr_Format(PyExc_ValueError, "value must be 1, 2, or 4 bytes, got %zd", bytes.len);
    PyBuffer_Release(&bytes);
    return known ? 0 : -1;
}

static int
pattern_of(PyObject *o, pattern *out)
{
    if (PyLong_Check(o))
        return pattern_of_int(o, out);
    if (PyObject_CheckBuffer(o))
        return pattern_of_bytes(o, out);
    PyErr_Format(PyExc_TypeError,
                 "value must be an int or an object with the buffer protocol, not %.200s",
                 Py_TYPE(o)->tp_name);
    return -1;
}

static int
check_fit(const BufferObject *b, const pattern *p)
{
    if (b->size % (size_t)p->width != 0)
        PyErr_Format(PyExc_ValueError, "buffer size (%zu) must be divisible by %zd", b->size,
                     p->width);
    else if (b->ptr % (CUdeviceptr)p->width != 0)
        PyErr_Format(PyExc_ValueError,
                     "buffer address must be divisible by %zd: this slice starts within a value",
                     p->width);
    else
        return 0;
    return -1;
}

static CUresult
set_memory(CUdeviceptr at, size_t count, const pattern *p, CUstream stream, const char **function)
{
    switch (p->width) {
    case 1:
        *function = "cuMemsetD8Async";
        return core_driver->cuMemsetD8Async(at, p->value.one, count, stream);
    case 2:
        *function = "cuMemsetD16Async";
        return core_driver->cuMemsetD16Async(at, p->value.two, count, stream);
    default:
        *function = "cuMemsetD32Async";
        return core_driver->cuMemsetD32Async(at, p->value.four, count, stream);
    }
}

static int
fill_memory(BufferObject *b, const pattern *p, StreamObject *stream)
{
    if (check_fit(b, p) < 0)
        return -1;
    CUdeviceptr at = b->ptr;
    size_t count = b->size / (size_t)p->width;
    if (count == 0)
        return 0;
    CUresult status = CUDA_SUCCESS;
    const char *function = NULL;
    core_ref *ref = core_stream_ref(stream);
    if (ref == NULL)
        return -1;
    // Stream and memory stay, even if other code closes them meanwhile.
    core_allocation *held = core_allocation_take(b->allocation);
    int result = core_stream_captured(stream, b);
    if (result == 0) {
        Py_BEGIN_ALLOW_THREADS
        status = set_memory(at, count, p, ref->handle, &function);
        Py_END_ALLOW_THREADS
    }
    core_ref_drop(ref);
    core_allocation_drop(held);
    return result == 0 ? core_check(b->st, status, function) : -1;
}

PyObject *
core_buffer_fill(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"value", "stream", NULL};
    static const cb_signature call = {"fill", params, .positional = 1, .required = 1 | 1 << 1};
    BufferObject *b = (BufferObject *)self;
    CB_SLOTS(PyObject * value, *stream) given;
    pattern p;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 || core_buffer_check(b) < 0)
        return NULL;
    StreamObject *stream = core_stream_take(b->st, given.stream);
    if (stream == NULL)
        return NULL;
    // Reading the value may have run Python code.
    int result = pattern_of(given.value, &p);
    if (result == 0)
        result = core_buffer_check(b);
    if (result == 0)
        result = fill_memory(b, &p, stream);
    Py_DECREF(stream);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}
