// Implements the Context type. It is in stream/, because a green context makes streams.
#include "base/doc.h"
#include "base/object.h"
#include "base/text.h"
#include "device/context.h"
#include "device/device_resource_type.h"
#include "device/green.h"
#include "stream/stream_create.h"

#include "cubind/signature.h"

static PyObject *
Context_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args), PyObject *Py_UNUSED(kwargs))
{
    return core_refuse_new("Context", "Please use Device or Stream APIs.");
}

static PyObject *
Context_repr(PyObject *o)
{
    ContextObject *self = (ContextObject *)o;
    if (self->ref == NULL)
        return PyUnicode_FromString("<Context handle=0x0>");
    char text[80], *at = stpcpy(text, "<Context handle=0x");
    at = core_put_digits(at, (uintptr_t)self->ref->handle, 16);
    at = stpcpy(core_put_int(stpcpy(at, " device="), self->ref->device), ">");
    return PyUnicode_FromStringAndSize(text, at - text);
}

static PyObject *
Context_close(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    ContextObject *self = (ContextObject *)o;
    if (self->ref == NULL)
        Py_RETURN_NONE;
    CUcontext current = NULL;
    if (self->ref->process == core_process_now() && core_current_context(self->st, &current) < 0)
        return NULL;
    if (current != NULL && current == self->ref->handle) {
        PyErr_SetString(PyExc_RuntimeError,
                        "Cannot close a CUDA context while it is current. Restore a previous "
                        "context before closing this context.");
        return NULL;
    }
    core_ref_object_close(o);
    Py_RETURN_NONE;
}

static PyObject *
Context_get_handle(PyObject *o, void *Py_UNUSED(closure))
{
    ContextObject *self = (ContextObject *)o;
    if (self->ref == NULL)
        Py_RETURN_NONE;
    return core_handle(self->st, &self->st->cu_context, "CUcontext", self->ref->handle);
}

// Other libraries' green contexts look like any other context.
static PyObject *
Context_get_is_green(PyObject *o, void *Py_UNUSED(closure))
{
    const core_ref *ref = ((ContextObject *)o)->ref;
    return PyBool_FromLong(ref != NULL && core_is_green(ref));
}

static PyObject *
Context_get_resources(PyObject *o, void *Py_UNUSED(closure))
{
    ContextObject *self = (ContextObject *)o;
    if (self->ref == NULL) {
        core_raise_closed(o);
        return NULL;
    }
    return core_device_resources(self->st, self->ref->device, self->ref);
}

static PyObject *
Context_create_stream(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"options", NULL};
    static const cb_signature call = {"create_stream", params, .positional = 1};
    ContextObject *self = (ContextObject *)o;
    PyObject *options;
    if (cb_bind_vector(&call, args, nargs, kwnames, &options) < 0)
        return NULL;
    if (self->ref == NULL) {
        core_raise_closed(o);
        return NULL;
    }
    if (core_check_process(o, self->ref->process) < 0)
        return NULL;
    core_ref *context = core_ref_take(self->ref); // another thread may close this object
    PyObject *stream = core_stream_in_green(self->st, context, options);
    core_ref_drop(context);
    return stream;
}

static PyMethodDef Context_methods[] = {
    {"create_stream", CORE_KEYWORDS(Context_create_stream), CORE_DOC(Context, create_stream)},
    {"close", Context_close, METH_NOARGS, CORE_DOC(Context, close)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef Context_getset[] = {
    {"handle", Context_get_handle, NULL, CORE_DOC(Context, handle), NULL},
    {"is_closed", core_ref_object_get_is_closed, NULL, CORE_DOC(Context, is_closed), NULL},
    {"is_green", Context_get_is_green, NULL, CORE_DOC(Context, is_green), NULL},
    {"resources", Context_get_resources, NULL, CORE_DOC(Context, resources), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(Context_members, ContextObject);

static PyType_Slot Context_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(Context)},
    {Py_tp_new, Context_new},
    {Py_tp_dealloc, core_ref_object_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_repr, Context_repr},
    {Py_tp_hash, core_ref_object_hash},
    {Py_tp_richcompare, core_ref_object_richcompare},
    {Py_tp_methods, Context_methods},
    {Py_tp_getset, Context_getset},
    {Py_tp_members, Context_members},
    {0, NULL},
};

PyType_Spec core_context_spec = {
    .name = "cubind.core.Context",
    .basicsize = sizeof(ContextObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Context_slots,
};
