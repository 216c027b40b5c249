// Implements the Context type.
#include "base/doc.h"
#include "base/object.h"
#include "base/text.h"
#include "device/context.h"

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

static PyObject *
Context_get_is_green(PyObject *Py_UNUSED(o), void *Py_UNUSED(closure))
{
    Py_RETURN_FALSE; // other libraries' green contexts look like any other context
}

static PyMethodDef Context_methods[] = {
    {"close", Context_close, METH_NOARGS, CORE_DOC(Context, close)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef Context_getset[] = {
    {"handle", Context_get_handle, NULL, CORE_DOC(Context, handle), NULL},
    {"is_closed", core_ref_object_get_is_closed, NULL, CORE_DOC(Context, is_closed), NULL},
    {"is_green", Context_get_is_green, NULL, CORE_DOC(Context, is_green), NULL},
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
