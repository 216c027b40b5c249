// Implements copies with options: Buffer.copy_to() and copy_from(), and what copy_batch.c shares.
//
// Drivers that lack the functions get plain copies. Those read the source in the order of the
// stream, so they refuse the option "during_api_call".
#include "memory/copy_options.h"

#include "base/errors.h"
#include "base/object.h"
#include "memory/location.h"
#include "stream/stream_context.h"

// --- reading options -----------------------------------------------------------------------------

// Reads a field that is None, a Device or a Host.
static int
read_hint(core_state *st, PyObject *options, const char *name, CUmemLocation *out)
{
    PyObject *hint = PyObject_GetAttrString(options, name);
    int result = hint != NULL ? 0 : -1;
    if (hint != NULL && hint != Py_None)
        result = core_location_of(st, hint, out);
    Py_XDECREF(hint);
    return result < 0 && PyErr_ExceptionMatches(PyExc_TypeError) ? core_name_argument(name)
                                                                 : result;
}

// Reads the numbers of the driver for the two other fields.
static int
read_numbers(PyObject *options, CUmemcpyAttributes *out)
{
    int order;
    PyObject *numbers = PyObject_CallMethod(options, "_numbers", NULL);
    int result = numbers != NULL && PyArg_Parse(numbers, "(iI)", &order, &out->flags) ? 0 : -1;
    if (result == 0)
        out->srcAccessOrder = (CUmemcpySrcAccessOrder)order;
    Py_XDECREF(numbers);
    return result;
}

int
core_copy_options(core_state *st, PyObject *o, const char *what, CUmemcpyAttributes *out)
{
    PyObject *cls =
        core_import_once(&st->copy_options_class, "cubind.core._copy_options", "CopyOptions");
    int known = cls != NULL ? PyObject_IsInstance(o, cls) : -1;
    if (known < 0)
        return -1;
    PyObject *options = NULL;
    if (known)
        options = Py_NewRef(o);
    else if (PyDict_Check(o))
        options = PyObject_VectorcallDict(cls, NULL, 0, o);
    else
        PyErr_Format(PyExc_TypeError, "%s CopyOptions, got %.200s", what, Py_TYPE(o)->tp_name);
    memset(out, 0, sizeof *out); // attributes are compared as bytes
    int result = options != NULL ? read_numbers(options, out) : -1;
    if (result == 0)
        result = read_hint(st, options, "src_location_hint", &out->srcLocHint);
    if (result == 0)
        result = read_hint(st, options, "dst_location_hint", &out->dstLocHint);
    Py_XDECREF(options);
    return result;
}

// --- what the driver refuses ---------------------------------------------------------------------

int
core_copy_stream_check(core_state *st, StreamObject *stream, const char *method, const char *with)
{
    if (core_stream_check(stream) < 0)
        return -1;
    uintptr_t handle = (uintptr_t)stream->ref->handle;
    if (handle == 0 || handle == (uintptr_t)CU_STREAM_LEGACY) {
        PyErr_Format(PyExc_TypeError,
                     "%s does not accept LEGACY_DEFAULT_STREAM%s, because the driver refuses it: "
                     "pass a stream that you created, or PER_THREAD_DEFAULT_STREAM",
                     method, with);
        return -1;
    }
    int captures = core_stream_captures(st, stream->ref);
    if (captures > 0)
        PyErr_Format(PyExc_TypeError,
                     "%s does not support graph capture%s; use GraphNode.memcpy or per-buffer "
                     "Buffer.copy_to instead",
                     method, with);
    return captures != 0 ? -1 : 0;
}

int
core_refuse_early_read(const char *where, const char *function)
{
    PyErr_Format(PyExc_RuntimeError,
                 "src_access_order=DURING_API_CALL%s requires %s, which this driver lacks: use "
                 "'stream' or 'any'",
                 where, function);
    return -1;
}

// --- one copy ------------------------------------------------------------------------------------

typedef struct one_copy {
    CUdeviceptr dst, src;
    size_t size;
    CUmemcpyAttributes attributes;
    bool wait;
} one_copy;

static int
copy_one(core_state *st, one_copy *c, CUstream stream)
{
    static const char function[] = "cuMemcpyWithAttributesAsync";
    CUresult status = CORE_NOGIL(
        core_driver->cuMemcpyWithAttributesAsync(c->dst, c->src, c->size, &c->attributes, stream));
    bool plain = status == CUDA_ERROR_NOT_FOUND;
    if (plain && c->attributes.srcAccessOrder == CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL)
        return core_refuse_early_read("", function);
    if (plain)
        status = CORE_NOGIL(core_driver->cuMemcpyAsync(c->dst, c->src, c->size, stream));
    if (core_check(st, status, plain ? "cuMemcpyAsync" : function) < 0 || !c->wait)
        return PyErr_Occurred() != NULL ? -1 : 0;
    return core_check(st, CORE_NOGIL(core_driver->cuStreamSynchronize(stream)),
                      "cuStreamSynchronize");
}

int
core_copy_with_options(const char *method, BufferObject *dst, BufferObject *src,
                       StreamObject *stream, PyObject *options, bool wait)
{
    core_state *st = dst->st;
    one_copy c = {.wait = wait};
    char what[64];
    PyOS_snprintf(what, sizeof what, "%s: options must be", method);
    if (core_copy_options(st, options, what, &c.attributes) < 0 ||
        core_copy_stream_check(st, stream, method, " with options") < 0)
        return -1;
    // Reading the options may have run Python code.
    if (core_buffer_check(dst) < 0 || core_buffer_check(src) < 0 || core_stream_check(stream) < 0)
        return -1;
    c.dst = dst->ptr;
    c.src = src->ptr;
    c.size = src->size;
    core_ref *ref = core_ref_take(stream->ref);
    core_allocation *to = core_allocation_take(dst->allocation);
    core_allocation *from = core_allocation_take(src->allocation);
    int result = c.size > 0 ? copy_one(st, &c, ref->handle) : 0;
    core_allocation_drop(from);
    core_allocation_drop(to);
    core_ref_drop(ref);
    return result;
}
