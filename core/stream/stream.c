// Makes Streams from counted handles (core_ref), and the module's two default streams.
#include "stream/stream.h"

#include "base/steps.h"

// The null stream is the legacy or the per-thread one, depending on the variant of the driver's
// functions.
static int
default_kind(CUstream handle)
{
    if (handle == NULL || handle == CU_STREAM_LEGACY)
        return CORE_STREAM_LEGACY;
    return handle == CU_STREAM_PER_THREAD ? CORE_STREAM_PER_THREAD : CORE_STREAM_EXPLICIT;
}

PyObject *
core_stream_of_type(PyTypeObject *type, core_state *st, core_ref *ref)
{
    StreamObject *self = (StreamObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->st = st;
    self->ref = core_ref_take(ref);
    self->handle = ref->handle;
    self->is_default = default_kind(ref->handle);
    return (PyObject *)self;
}

PyObject *
core_stream_object(core_state *st, core_ref *ref)
{
    return core_stream_of_type(st->stream_type, st, ref);
}

// --- default streams -----------------------------------------------------------------------------

// Reads the variable as cuda.bindings does.
static bool
wants_per_thread(void)
{
    const char *text = getenv("CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM");
    return text != NULL && strtol(text, NULL, 10) != 0;
}

static PyObject *
default_stream(core_state *st, CUstream handle)
{
    core_ref *ref = core_ref_new(st, handle, NULL, -1, NULL, NULL);
    PyObject *stream = ref != NULL ? core_stream_object(st, ref) : NULL;
    if (ref != NULL)
        ref->process = -1; // belongs to no process until core_stream_check() has started the driver
    core_ref_drop(ref);
    return stream;
}

int
core_stream_init(core_state *st, PyObject *module)
{
    st->legacy_stream = default_stream(st, CU_STREAM_LEGACY);
    st->per_thread_stream = default_stream(st, CU_STREAM_PER_THREAD);
    if (st->legacy_stream == NULL || st->per_thread_stream == NULL)
        return -1;
    st->default_stream = Py_NewRef(wants_per_thread() ? st->per_thread_stream : st->legacy_stream);
    if (PyModule_AddObjectRef(module, "LEGACY_DEFAULT_STREAM", st->legacy_stream) < 0)
        return -1;
    return PyModule_AddObjectRef(module, "PER_THREAD_DEFAULT_STREAM", st->per_thread_stream);
}

PyObject *
core_default_stream(core_state *st)
{
    return st->default_stream;
}
