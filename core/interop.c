// Lets the bindings accept objects of cubind.core wherever they take a handle or an address in
// device memory: registers a getter per type with the runtime (cubind/interop.h).
//
// The names in the table are those of the specs' `objects`.
#include "array/view.h"
#include "base/errors.h"
#include "base/steps.h"
#include "device/context.h"
#include "graph/condition.h"
#include "graph/instantiate.h"
#include "graph/node.h"
#include "graph/place.h"
#include "interop.h"
#include "kernel/kernel.h"
#include "kernel/object_code.h"
#include "memory/pool.h"
#include "program/program.h"
#include "stream/event.h"

#include "cubind/interop.h"

// --- checks --------------------------------------------------------------------------------------

// Raises ValueError: a call would end what the object still owns.
static int
refuse_end(PyObject *o, const char *what, const char *remedy)
{
    PyErr_Format(PyExc_ValueError, "%s owns this %s: %s", core_class_name(o), what, remedy);
    return -1;
}

// Takes the handle of an object with a counted handle, which is NULL once the object is closed.
static inline int
take_ref(PyObject *o, const core_ref *ref, bool ends, const char *what, uint64_t *out)
{
    if (CB_UNLIKELY(ref == NULL))
        return core_raise_closed(o);
    if (core_check_process(o, ref->process) < 0)
        return -1;
    if (CB_UNLIKELY(ends && ref->destroy != NULL))
        return refuse_end(o, what, "call .close()");
    *out = (uint64_t)(uintptr_t)ref->handle;
    return 0;
}

// --- memory --------------------------------------------------------------------------------------

static int
get_buffer(PyObject *o, const char *Py_UNUSED(name), bool ends, uint64_t *out)
{
    BufferObject *buffer = (BufferObject *)o;
    if (core_buffer_check(buffer) < 0)
        return -1;
    if (CB_UNLIKELY(ends && buffer->allocation->resource != NULL))
        return refuse_end(o, "memory", "call .close()");
    *out = buffer->ptr;
    return 0;
}

static int
get_view(PyObject *o, const char *Py_UNUSED(name), bool ends, uint64_t *out)
{
    ViewObject *view = (ViewObject *)o;
    if (core_view_check(view) < 0)
        return -1;
    if (!view->device_accessible) {
        PyErr_SetString(PyExc_TypeError, "StridedMemoryView is of host memory, which the device "
                                         "cannot access; copy it into a Buffer first "
                                         "(Buffer.copy_from)");
        return -1;
    }
    if (ends) {
        PyErr_SetString(PyExc_ValueError, "another object owns the memory of this "
                                          "StridedMemoryView: close or delete that object");
        return -1;
    }
    *out = view->ptr;
    return 0;
}

static int
get_pool(PyObject *o, const char *Py_UNUSED(name), bool ends, uint64_t *out)
{
    return take_ref(o, ((PoolObject *)o)->base.pool, ends, "pool", out);
}

// --- streams, events, contexts -------------------------------------------------------------------

static int
get_stream(PyObject *o, const char *Py_UNUSED(name), bool ends, uint64_t *out)
{
    return take_ref(o, ((StreamObject *)o)->ref, ends, "stream", out);
}

static int
get_builder(PyObject *o, const char *Py_UNUSED(name), bool ends, uint64_t *out)
{
    const StreamObject *stream = ((core_stream_holder *)o)->stream;
    if (stream == NULL)
        return core_raise_closed(o);
    return take_ref(o, stream->ref, ends, "stream", out);
}

static int
get_event(PyObject *o, const char *Py_UNUSED(name), bool ends, uint64_t *out)
{
    return take_ref(o, ((EventObject *)o)->ref, ends, "event", out);
}

static int
get_context(PyObject *o, const char *Py_UNUSED(name), bool ends, uint64_t *out)
{
    return take_ref(o, ((ContextObject *)o)->ref, ends, "context", out);
}

// --- code ----------------------------------------------------------------------------------------

// A kernel is a CUkernel. The same kernel in the current context is a CUfunction.
static int
get_kernel(PyObject *o, const char *name, bool Py_UNUSED(ends), uint64_t *out)
{
    const KernelObject *kernel = (KernelObject *)o;
    if (core_check_process(o, kernel->process) < 0)
        return -1;
    CUfunction function = NULL;
    bool in_context = strcmp(name, "CUfunction") == 0 || strcmp(name, "cudaFunction_t") == 0;
    if (in_context &&
        core_check(kernel->st, core_driver->cuKernelGetFunction(&function, kernel->handle),
                   "cuKernelGetFunction") < 0)
        return -1;
    *out = (uint64_t)(in_context ? (uintptr_t)function : (uintptr_t)kernel->handle);
    return 0;
}

static int
get_object_code(PyObject *o, const char *Py_UNUSED(name), bool ends, uint64_t *out)
{
    const core_ref *library = core_object_code_library((ObjectCodeObject *)o);
    if (library == NULL)
        return -1;
    if (ends)
        return refuse_end(o, "library", "the library stays loaded until the process ends");
    *out = (uint64_t)(uintptr_t)library->handle;
    return 0;
}

// Only a C++ program has an nvrtcProgram.
static int
get_program(PyObject *o, const char *name, bool ends, uint64_t *out)
{
    if (ends)
        return refuse_end(o, "program", "call .close()");
    PyObject *handle = PyObject_GetAttrString(o, "handle");
    if (handle == NULL)
        return -1;
    bool fits = strcmp(core_type_name(Py_TYPE(handle)), name) == 0;
    PyObject *value = fits ? PyNumber_Long(handle) : NULL;
    Py_DECREF(handle);
    if (!fits)
        PyErr_Format(PyExc_TypeError, "this Program has no %s", name);
    if (value == NULL)
        return -1;
    *out = PyLong_AsUnsignedLongLong(value);
    Py_DECREF(value);
    if (*out == 0)
        return core_raise_closed(o);
    return PyErr_Occurred() ? -1 : 0;
}

// --- graphs --------------------------------------------------------------------------------------

static int
get_graph(PyObject *o, const char *Py_UNUSED(name), bool ends, uint64_t *out)
{
    GraphObject *graph = (GraphObject *)o;
    if (core_graph_check(graph) < 0)
        return -1;
    return take_ref(o, graph->ref, ends, "executable graph", out);
}

static int
get_definition(PyObject *o, const char *Py_UNUSED(name), bool ends, uint64_t *out)
{
    if (core_place_check(o) < 0)
        return -1;
    return take_ref(o, ((GraphPlaceObject *)o)->in->graph, ends, "graph", out);
}

static int
get_node(PyObject *o, const char *Py_UNUSED(name), bool ends, uint64_t *out)
{
    if (core_place_check(o) < 0)
        return -1;
    if (ends)
        return refuse_end(o, "node", "call .destroy()");
    *out = (uint64_t)(uintptr_t)((GraphPlaceObject *)o)->node->handle;
    return 0;
}

static int
get_condition(PyObject *o, const char *Py_UNUSED(name), bool Py_UNUSED(ends), uint64_t *out)
{
    *out = ((GraphConditionObject *)o)->handle;
    return 0;
}

// --- registration --------------------------------------------------------------------------------

typedef struct guest_row {
    size_t type; // offset of the type in the state
    const char *name;
    cb_guest_get *get;
} guest_row;

#define ROW(field, name, get) {offsetof(core_state, field##_type), name, get}

// A row holds for derived types, too: all kinds of nodes, all resources with a pool.
static const guest_row rows[] = {
    ROW(buffer, CB_GUEST_MEMORY, get_buffer),
    ROW(view, CB_GUEST_MEMORY, get_view),
    ROW(stream, "Stream", get_stream),
    ROW(graph_builder, "Stream", get_builder),
    ROW(event, "Event", get_event),
    ROW(context, "Context", get_context),
    ROW(kernel, "Kernel", get_kernel),
    ROW(object_code, "ObjectCode", get_object_code),
    ROW(program, "Program", get_program),
    ROW(mem_pool, "DeviceMemoryResource", get_pool),
    ROW(graph, "Graph", get_graph),
    ROW(graph_definition, "GraphDefinition", get_definition),
    ROW(graph_node, "GraphNode", get_node),
    ROW(graph_condition, "GraphCondition", get_condition),
};

static PyTypeObject *
type_of(const core_state *st, const guest_row *row)
{
    return *(PyTypeObject *const *)(const void *)((const char *)st + row->type);
}

int
core_interop_init(core_state *st, PyObject *Py_UNUSED(module))
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (cb_guest_add(st->interop, type_of(st, &rows[i]), rows[i].name, rows[i].get) < 0)
            return -1;
    return 0;
}

void
core_interop_forget(const core_state *st)
{
    for (size_t i = 0; st->interop != NULL && i < sizeof rows / sizeof *rows; i++)
        if (type_of(st, &rows[i]) != NULL)
            cb_guest_forget(st->interop, type_of(st, &rows[i]));
}
