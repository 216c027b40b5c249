// Implements the proxies that args_viewable_as_strided_memory() passes instead of arrays. A proxy
// makes a StridedMemoryView when the decorated function says on which stream it will use the array.
#include "array/view_from.h"
#include "base/steps.h"

#include "cubind/signature.h"

#include <stddef.h>

typedef struct ProxyObject {
    PyObject_HEAD PyObject *obj;
    bool has_dlpack;
    PyObject *weakrefs;
} ProxyObject;

// --- making --------------------------------------------------------------------------------------

static PyObject *
new_proxy(core_state *st, PyObject *o)
{
    int protocol = core_view_protocol(st, o);
    ProxyObject *self =
        protocol > 0 ? (ProxyObject *)st->view_proxy_type->tp_alloc(st->view_proxy_type, 0) : NULL;
    if (self == NULL)
        return NULL;
    self->obj = Py_NewRef(o);
    self->has_dlpack = protocol == 'd';
    return (PyObject *)self;
}

static PyObject *
Proxy_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static const char *const params[] = {"obj", NULL};
    static const cb_signature call = {"_StridedMemoryViewProxy", params, .positional = 1,
                                      .required = 1};
    core_state *st = core_state_of(type);
    PyObject *o;
    if (st == NULL || cb_bind_tuple(&call, args, kwargs, &o) < 0)
        return NULL;
    return new_proxy(st, o);
}

// Replaces the argument at an index by a proxy. Ignores an index that is out of range, because the
// function itself reports missing arguments.
static int
put_proxy(core_state *st, PyObject *args, PyObject *index)
{
    Py_ssize_t at = PyNumber_AsSsize_t(index, PyExc_IndexError);
    if (at == -1 && PyErr_Occurred())
        return -1;
    if (at < 0)
        at += PyTuple_GET_SIZE(args);
    if (at < 0 || at >= PyTuple_GET_SIZE(args))
        return 0;
    PyObject *old = PyTuple_GET_ITEM(args, at);
    PyObject *proxy = new_proxy(st, old);
    if (proxy == NULL)
        return -1;
    PyTuple_SET_ITEM(args, at, proxy);
    Py_DECREF(old);
    return 0;
}

static PyObject *
proxies(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    core_state *st = PyModule_GetState(module);
    if (nargs != 2 || !PyTuple_Check(args[0]) || !PyTuple_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "_view_proxies() takes two tuples");
        return NULL;
    }
    Py_ssize_t count = PyTuple_GET_SIZE(args[0]);
    PyObject *made = PyTuple_New(count);
    for (Py_ssize_t i = 0; made != NULL && i < count; i++)
        PyTuple_SET_ITEM(made, i, Py_NewRef(PyTuple_GET_ITEM(args[0], i)));
    for (Py_ssize_t i = 0; made != NULL && i < PyTuple_GET_SIZE(args[1]); i++)
        if (put_proxy(st, made, PyTuple_GET_ITEM(args[1], i)) < 0)
            Py_CLEAR(made);
    return made;
}

// --- views ---------------------------------------------------------------------------------------

static PyObject *
Proxy_view(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"stream_ptr", NULL};
    static const cb_signature call = {"view", params, .positional = 1};
    ProxyObject *self = (ProxyObject *)o;
    core_state *st = core_state_of(Py_TYPE(o));
    PyObject *stream;
    if (st == NULL || cb_bind_vector(&call, args, nargs, kwnames, &stream) < 0)
        return NULL;
    PyObject *given[] = {self->obj, stream != NULL ? stream : Py_None};
    PyObject *cls = (PyObject *)st->view_type;
    return self->has_dlpack ? core_view_from_dlpack(cls, given, 2, NULL)
                            : core_view_from_cuda_array(cls, given, 2, NULL);
}

// --- the type ------------------------------------------------------------------------------------

static int
Proxy_traverse(PyObject *o, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(o));
    Py_VISIT(((ProxyObject *)o)->obj);
    return 0;
}

// The type has no tp_clear, so that no call ever gets a proxy whose array is gone. The garbage
// collector can break a reference cycle at another object.
static void
Proxy_dealloc(PyObject *o)
{
    PyObject_GC_UnTrack(o);
    if (((ProxyObject *)o)->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    Py_CLEAR(((ProxyObject *)o)->obj);
    core_object_free(o);
}

static PyMethodDef Proxy_methods[] = {
    {"view", CORE_KEYWORDS(Proxy_view),
     "view($self, /, stream_ptr=None)\n--\n\n"
     "Return the view, ordered after the work that the producer has queued.\n\n"
     "`stream_ptr` is as in StridedMemoryView.from_any_interface(); -1 orders nothing."},
    {NULL},
};

static PyMemberDef Proxy_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(ProxyObject, weakrefs), READONLY, NULL},
    {"obj", T_OBJECT, offsetof(ProxyObject, obj), READONLY, "The argument itself."},
    {"has_dlpack", T_BOOL, offsetof(ProxyObject, has_dlpack), READONLY,
     "Whether the argument has DLPack; if not, it has the CUDA array interface."},
    {NULL},
};

static PyType_Slot Proxy_slots[] = {
    {Py_tp_doc, (char *)"An argument that becomes a StridedMemoryView once its stream is known.\n\n"
                        "The stream is the one on which the view will be used."},
    {Py_tp_new, Proxy_new},
    {Py_tp_dealloc, Proxy_dealloc},
    {Py_tp_traverse, Proxy_traverse},
    {Py_tp_methods, Proxy_methods},
    {Py_tp_members, Proxy_members},
    {0, NULL},
};

PyType_Spec core_view_proxy_spec = {
    .name = "cubind.core.utils._StridedMemoryViewProxy",
    .basicsize = sizeof(ProxyObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Proxy_slots,
};

static PyMethodDef functions[] = {
    {"_view_proxies", CORE_FUNCTION(proxies), METH_FASTCALL,
     "Return a tuple of the arguments, with proxies at the given indices."},
    {NULL},
};

int
core_view_proxy_init(core_state *Py_UNUSED(st), PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
