// Implements the type CachingMemoryResource.
#include "memory/caching_resource.h"

#include "base/doc.h"
#include "base/start.h"
#include "base/steps.h"
#include "memory/cache_reuse.h"
#include "stream/stream_context.h"

#include "cubind/signature.h"

// --- methods -------------------------------------------------------------------------------------

static PyObject *
Caching_allocate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return core_resource_allocate(self, core_caching_resource.allocate, true, args, nargs, kwnames);
}

static PyObject *
Caching_deallocate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    CachingObject *c = (CachingObject *)self;
    CUdeviceptr ptr;
    size_t size;
    StreamObject *given;
    if (core_deallocate_arguments(c->base.st, args, nargs, kwnames, true, &ptr, &size, &given) < 0)
        return NULL;
    core_ref *stream = NULL;
    if (core_check_process(self, c->process) == 0)
        stream = core_stream_record(c->base.st, given);
    Py_DECREF(given);
    if (stream == NULL)
        return NULL;
    bool freed = ptr == 0 || (c->upstream != NULL && core_cache_free(&c->cache, ptr, stream));
    core_ref_drop(stream);
    if (freed)
        Py_RETURN_NONE;
    return PyErr_Format(
        PyExc_ValueError,
        "%p is not in use: it is not an address of this CachingMemoryResource, or was freed before",
        (void *)(uintptr_t)ptr);
}

static PyObject *
Caching_trim(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"keep", NULL};
    static const cb_signature call = {"trim", params, .positional = 1};
    CachingObject *c = (CachingObject *)self;
    PyObject *given = NULL;
    size_t keep = 0;
    if (cb_bind_vector(&call, args, nargs, kwnames, &given) < 0 ||
        (given != NULL && core_named_size(given, "keep", &keep) < 0) ||
        core_check_process(self, c->process) < 0)
        return NULL;
    return PyLong_FromSize_t(core_cache_trim(&c->cache, keep, false, false));
}

// In a forked child, gives nothing back to the upstream.
static PyObject *
Caching_close(PyObject *self, PyObject *Py_UNUSED(ignored))
{
    CachingObject *c = (CachingObject *)self;
    c->cache.closed = true;
    if (c->upstream != NULL && !core_must_leak(c->process))
        core_cache_trim(&c->cache, 0, false, false);
    Py_RETURN_NONE;
}

static PyObject *
Caching_holders(PyObject *self, PyObject *Py_UNUSED(ignored))
{
    CachingObject *c = (CachingObject *)self;
    return core_check_process(self, c->process) == 0 ? core_caching_holders(c) : NULL;
}

// --- properties ----------------------------------------------------------------------------------

static PyObject *
Caching_get_statistics(PyObject *self, void *Py_UNUSED(unused))
{
    const cache_statistics *s = &((CachingObject *)self)->cache.statistics;
    return core_named_tuple(
        "CacheStatistics", "(nnnnnnKK)", (Py_ssize_t)s->in_use, (Py_ssize_t)s->in_use_count,
        (Py_ssize_t)s->kept, (Py_ssize_t)s->kept_count, (Py_ssize_t)s->peak,
        (Py_ssize_t)s->peak_count, (unsigned long long)s->hits, (unsigned long long)s->misses);
}

static PyObject *
Caching_get_upstream(PyObject *self, void *Py_UNUSED(unused))
{
    PyObject *upstream = ((CachingObject *)self)->upstream;
    return Py_NewRef(upstream != NULL ? upstream : Py_None);
}

static PyObject *
Caching_get_is_closed(PyObject *self, void *Py_UNUSED(unused))
{
    return PyBool_FromLong(((CachingObject *)self)->cache.closed);
}

static PyObject *
Caching_get_fact(PyObject *self, void *closure)
{
    core_memory_fact fact = (core_memory_fact)(uintptr_t)closure;
    return core_fact_object(fact, core_caching_fact(self, fact));
}

static PyGetSetDef Caching_getset[] = {
    {"upstream", Caching_get_upstream, NULL, CORE_DOC(CachingMemoryResource, upstream), NULL},
    {"is_closed", Caching_get_is_closed, NULL, CORE_DOC(CachingMemoryResource, is_closed), NULL},
    {"statistics", Caching_get_statistics, NULL, CORE_DOC(CachingMemoryResource, statistics), NULL},
    {"device_id", Caching_get_fact, NULL, CORE_DOC(CachingMemoryResource, device_id),
     CORE_FACT(CORE_FACT_DEVICE)},
    {"is_device_accessible", Caching_get_fact, NULL,
     CORE_DOC(CachingMemoryResource, is_device_accessible), CORE_FACT(CORE_FACT_DEVICE_ACCESSIBLE)},
    {"is_host_accessible", Caching_get_fact, NULL,
     CORE_DOC(CachingMemoryResource, is_host_accessible), CORE_FACT(CORE_FACT_HOST_ACCESSIBLE)},
    {"is_managed", Caching_get_fact, NULL, CORE_DOC(CachingMemoryResource, is_managed),
     CORE_FACT(CORE_FACT_MANAGED)},
    {NULL, NULL, NULL, NULL, NULL},
};

// --- life ----------------------------------------------------------------------------------------

CORE_RESOURCE_NEW(Caching_new, caching_memory_resource, &core_caching_resource)

// Returns whether `c` is among the upstreams of `upstream`. That is possible only if other code got
// hold of `c` before its __init__ ran.
static bool
leads_to(core_state *st, PyObject *upstream, CachingObject *c)
{
    if (Py_REFCNT(c) == 1 && upstream != (PyObject *)c)
        return false;
    while (upstream != NULL && upstream != (PyObject *)c &&
           PyObject_TypeCheck(upstream, st->caching_memory_resource_type))
        upstream = ((CachingObject *)upstream)->upstream;
    return upstream == (PyObject *)c;
}

static int
check_upstream(CachingObject *c, PyObject *upstream)
{
    core_state *st = c->base.st;
    if (c->upstream != NULL)
        PyErr_SetString(
            PyExc_RuntimeError,
            "this CachingMemoryResource already has an upstream: create another resource");
    else if (!PyObject_TypeCheck(upstream, st->memory_resource_type))
        PyErr_Format(PyExc_TypeError, "upstream must be a MemoryResource, got %.200s",
                     Py_TYPE(upstream)->tp_name);
    else if (leads_to(st, upstream, c))
        PyErr_SetString(PyExc_ValueError, "a CachingMemoryResource cannot be its own upstream");
    else
        return 0;
    return -1;
}

static int
Caching_init(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static const char *const params[] = {"upstream", "record_lines", NULL};
    static const cb_signature call = {"CachingMemoryResource", params, .positional = 1,
                                      .required = 1};
    CachingObject *c = (CachingObject *)self;
    CB_SLOTS(PyObject * upstream, *record_lines) given;
    if (cb_bind_tuple(&call, args, kwargs, given.slots) < 0)
        return -1;
    // Runs Python code, so it comes before the checks that follow.
    int records = given.record_lines != NULL ? PyObject_IsTrue(given.record_lines) : 0;
    if (records < 0 || check_upstream(c, given.upstream) < 0 ||
        core_cache_init(&c->cache, c->base.st) < 0)
        return -1;
    c->process = core_process_now();
    c->records_lines = records;
    c->upstream = Py_NewRef(given.upstream);
    return 0;
}

// Gives kept blocks back while the upstream is still intact. No block is in use, because the Buffer
// of such a block would keep this resource alive.
static void
Caching_finalize(PyObject *self)
{
    CachingObject *c = (CachingObject *)self;
    PyObject *type, *value, *traceback;
    if (c->upstream == NULL || core_must_leak(c->process))
        return;
    PyErr_Fetch(&type, &value, &traceback);
    c->cache.closed = true;
    core_cache_trim(&c->cache, 0, false, true);
    PyErr_Restore(type, value, traceback);
}

static int
Caching_traverse(PyObject *self, visitproc visit, void *arg)
{
    CachingObject *c = (CachingObject *)self;
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(c->upstream);
    return core_cache_traverse(&c->cache, visit, arg);
}

static int
Caching_clear(PyObject *self)
{
    Py_CLEAR(((CachingObject *)self)->upstream);
    return 0;
}

static void
Caching_dealloc(PyObject *self)
{
    CachingObject *c = (CachingObject *)self;
    if (PyObject_CallFinalizerFromDealloc(self) < 0)
        return;
    PyObject_GC_UnTrack(self);
    Py_TRASHCAN_BEGIN(self, Caching_dealloc) // upstreams of upstreams of …
    core_cache_end(&c->cache);
    Py_CLEAR(c->upstream);
    core_resource_dealloc(self);
    Py_TRASHCAN_END
}

// --- the type ------------------------------------------------------------------------------------

#define KEYWORDS(function) (PyCFunction)(void (*)(void))(function), METH_FASTCALL | METH_KEYWORDS

static PyMethodDef Caching_methods[] = {
    {"allocate", KEYWORDS(Caching_allocate), CORE_DOC(CachingMemoryResource, allocate)},
    {"deallocate", KEYWORDS(Caching_deallocate), CORE_DOC(CachingMemoryResource, deallocate)},
    {"trim", KEYWORDS(Caching_trim), CORE_DOC(CachingMemoryResource, trim)},
    {"holders", Caching_holders, METH_NOARGS, CORE_DOC(CachingMemoryResource, holders)},
    {"close", Caching_close, METH_NOARGS, CORE_DOC(CachingMemoryResource, close)},
    {NULL, NULL, 0, NULL},
};

// Names only the upstream's class: the repr() of a Python resource can fail, or call this function
// again.
static PyObject *
Caching_repr(PyObject *self)
{
    CachingObject *c = (CachingObject *)self;
    if (c->upstream == NULL)
        return core_resource_text(self, PyUnicode_FromString(" closed"));
    return core_resource_text(self,
                              PyUnicode_FromFormat(" upstream=%s%s", core_class_name(c->upstream),
                                                   c->cache.closed ? " closed" : ""));
}

static PyType_Slot Caching_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(CachingMemoryResource)},
    {Py_tp_new, Caching_new},
    {Py_tp_init, Caching_init},
    {Py_tp_dealloc, Caching_dealloc},
    {Py_tp_finalize, Caching_finalize},
    {Py_tp_traverse, Caching_traverse},
    {Py_tp_clear, Caching_clear},
    {Py_tp_repr, Caching_repr},
    {Py_tp_methods, Caching_methods},
    {Py_tp_getset, Caching_getset},
    {0, NULL},
};

PyType_Spec core_caching_memory_resource_spec = {
    .name = "cubind.core.CachingMemoryResource",
    .basicsize = sizeof(CachingObject),
    .flags =
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Caching_slots,
};
