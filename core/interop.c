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
#include "cubind/module.h"

// --- checks --------------------------------------------------------------------------------------

#define GETTER(name) \
    static int name(cb_module *m, int index, PyObject *o, const char *param, void *out)
#define UNUSED_CLASS \
    (void)m; \
    (void)index

// Raises ValueError: a call would end what the object still owns.
static int
refuse_end(PyObject *o, const char *what, const char *remedy, const char *param)
{
    PyErr_Format(PyExc_ValueError, "%s owns this %s: %s", core_class_name(o), what, remedy);
    return cb_guest_refuse(param);
}

static inline int
store(const void *handle, void *out)
{
    memcpy(out, &handle, sizeof handle);
    return 0;
}

// Raises RuntimeError for a closed object or one of another process.
static CB_NOINLINE int
refuse_ref(PyObject *o, const core_ref *ref, const char *param)
{
    if (ref == NULL)
        core_raise_closed(o);
    else
        core_check_process(o, ref->process);
    return cb_guest_refuse(param);
}

// Takes the handle of an object with a counted handle, which is NULL once the object is closed.
static inline int
take_ref(PyObject *o, const core_ref *ref, const char *param, void *out)
{
    if (CB_UNLIKELY(ref == NULL || ref->process != core_process_now()))
        return refuse_ref(o, ref, param);
    return store(ref->handle, out);
}

static int
end_ref(PyObject *o, const core_ref *ref, const char *what, const char *param, void *out)
{
    if (take_ref(o, ref, param, out) < 0)
        return -1;
    return ref->destroy != NULL ? refuse_end(o, what, "call .close()", param) : 0;
}

// Defines the getters of a type whose objects have a counted handle.
#define REF_GETTERS(noun, what, ref) \
    GETTER(get_##noun) \
    { \
        UNUSED_CLASS; \
        return take_ref(o, ref, param, out); \
    } \
    GETTER(end_##noun) \
    { \
        UNUSED_CLASS; \
        return end_ref(o, ref, what, param, out); \
    }

// --- memory --------------------------------------------------------------------------------------

static CB_NOINLINE int
refuse_buffer(BufferObject *buffer, const char *param)
{
    core_buffer_check(buffer);
    return cb_guest_refuse(param);
}

GETTER(get_buffer)
{
    UNUSED_CLASS;
    BufferObject *buffer = (BufferObject *)o;
    const core_allocation *allocation = buffer->allocation;
    if (CB_UNLIKELY(allocation == NULL || allocation->process != core_process_now()))
        return refuse_buffer(buffer, param);
    memcpy(out, &buffer->ptr, sizeof buffer->ptr);
    return 0;
}

GETTER(end_buffer)
{
    if (get_buffer(m, index, o, param, out) < 0)
        return -1;
    bool is_own = ((BufferObject *)o)->allocation->resource != NULL;
    return is_own ? refuse_end(o, "memory", "call .close()", param) : 0;
}

GETTER(get_view)
{
    UNUSED_CLASS;
    ViewObject *view = (ViewObject *)o;
    if (core_view_check(view) < 0)
        return cb_guest_refuse(param);
    if (!view->device_accessible) {
        PyErr_SetString(PyExc_TypeError, "StridedMemoryView is of host memory, which the device "
                                         "cannot access; copy it into a Buffer first "
                                         "(Buffer.copy_from)");
        return cb_guest_refuse(param);
    }
    memcpy(out, &view->ptr, sizeof view->ptr);
    return 0;
}

GETTER(end_view)
{
    if (get_view(m, index, o, param, out) < 0)
        return -1;
    PyErr_SetString(PyExc_ValueError, "another object owns the memory of this StridedMemoryView: "
                                      "close or delete that object");
    return cb_guest_refuse(param);
}

REF_GETTERS(pool, "pool", ((PoolObject *)o)->base.pool)

// --- streams, events, contexts -------------------------------------------------------------------

static const core_ref *
builder_ref(PyObject *o)
{
    const StreamObject *stream = ((core_stream_holder *)o)->stream;
    return stream != NULL ? stream->ref : NULL;
}

REF_GETTERS(stream, "stream", ((StreamObject *)o)->ref)
REF_GETTERS(builder, "stream", builder_ref(o))
REF_GETTERS(event, "event", ((EventObject *)o)->ref)
REF_GETTERS(context, "context", ((ContextObject *)o)->ref)

// --- code ----------------------------------------------------------------------------------------

// A kernel is a CUkernel. The same kernel in the current context is a CUfunction.
GETTER(get_kernel)
{
    const KernelObject *kernel = (KernelObject *)o;
    const char *name = m->binding->classes[index].name;
    if (core_check_process(o, kernel->process) < 0)
        return cb_guest_refuse(param);
    if (strcmp(name, "CUfunction") != 0 && strcmp(name, "cudaFunction_t") != 0)
        return store(kernel->handle, out);
    CUfunction function = NULL;
    CUresult status = core_driver->cuKernelGetFunction(&function, kernel->handle);
    if (core_check(kernel->st, status, "cuKernelGetFunction") < 0)
        return cb_guest_refuse(param);
    return store(function, out);
}

GETTER(get_object_code)
{
    UNUSED_CLASS;
    const core_ref *library = core_object_code_library((ObjectCodeObject *)o);
    return library != NULL ? store(library->handle, out) : cb_guest_refuse(param);
}

GETTER(end_object_code)
{
    UNUSED_CLASS;
    (void)out;
    return refuse_end(o, "library", "the library stays loaded until the process ends", param);
}

// --- compilers and linkers -----------------------------------------------------------------------

// Checks that objects of this backend have a handle of the class.
static int
check_backend(const cb_module *m, int index, PyObject *o, const char *backend, const char *param)
{
    static const struct {
        const char *cls, *backend;
    } rows_of_classes[] = {
        {"nvrtcProgram", "NVRTC"},
        {"nvvmProgram", "NVVM"},
        {"nvJitLinkHandle", "nvJitLink"},
        {"CUlinkState", "driver"},
    };
    const char *cls = m->binding->classes[index].name;
    for (size_t i = 0; i < sizeof rows_of_classes / sizeof *rows_of_classes; i++)
        if (strcmp(rows_of_classes[i].cls, cls) == 0 &&
            strcmp(rows_of_classes[i].backend, backend) == 0)
            return 0;
    PyErr_Format(PyExc_TypeError, "this %s has no %s: its backend is %s", core_class_name(o), cls,
                 backend);
    return cb_guest_refuse(param);
}

// Takes the handle of an open Program or Linker. A Program makes one if it has not compiled yet.
static int
take_handle(PyObject *o, const char *param, void *out)
{
    PyObject *handle = PyObject_GetAttrString(o, "handle");
    PyObject *value = handle != NULL ? PyNumber_Long(handle) : NULL;
    void *at = value != NULL ? PyLong_AsVoidPtr(value) : NULL;
    Py_XDECREF(value);
    Py_XDECREF(handle);
    if (at == NULL && !PyErr_Occurred())
        core_raise_closed(o);
    return at != NULL ? store(at, out) : cb_guest_refuse(param);
}

static int
check_program(const cb_module *m, int index, PyObject *o, const char *param)
{
    const ProgramObject *program = (ProgramObject *)o;
    if (check_backend(m, index, o, program->backend, param) < 0)
        return -1;
    if (program->closed)
        core_raise_closed(o);
    else if (core_check_process(o, program->process) == 0)
        return 0;
    return cb_guest_refuse(param);
}

static int
check_linker(const cb_module *m, int index, PyObject *o, const char *param)
{
    LinkerObject *linker = (LinkerObject *)o;
    if (check_backend(m, index, o, linker->backend->name, param) < 0)
        return -1;
    return core_linker_check(linker) < 0 ? cb_guest_refuse(param) : 0;
}

// Defines the getters of a type whose objects have a handle of a compiler or linker.
#define BACKEND_GETTERS(noun) \
    GETTER(get_##noun) \
    { \
        return check_##noun(m, index, o, param) < 0 ? -1 : take_handle(o, param, out); \
    } \
    GETTER(end_##noun) \
    { \
        (void)out; \
        if (check_##noun(m, index, o, param) < 0) \
            return -1; \
        return refuse_end(o, m->binding->classes[index].name, "call .close()", param); \
    }

BACKEND_GETTERS(program)
BACKEND_GETTERS(linker)

// --- graphs --------------------------------------------------------------------------------------

GETTER(get_graph)
{
    UNUSED_CLASS;
    GraphObject *graph = (GraphObject *)o;
    if (core_graph_check(graph) < 0)
        return cb_guest_refuse(param);
    return take_ref(o, graph->ref, param, out);
}

GETTER(end_graph)
{
    if (get_graph(m, index, o, param, out) < 0)
        return -1;
    return end_ref(o, ((GraphObject *)o)->ref, "executable graph", param, out);
}

GETTER(get_definition)
{
    UNUSED_CLASS;
    if (core_place_check(o) < 0)
        return cb_guest_refuse(param);
    return take_ref(o, ((GraphPlaceObject *)o)->in->graph, param, out);
}

GETTER(end_definition)
{
    if (get_definition(m, index, o, param, out) < 0)
        return -1;
    return end_ref(o, ((GraphPlaceObject *)o)->in->graph, "graph", param, out);
}

GETTER(get_node)
{
    UNUSED_CLASS;
    if (core_place_check(o) < 0)
        return cb_guest_refuse(param);
    return store(((GraphPlaceObject *)o)->node->handle, out);
}

GETTER(end_node)
{
    UNUSED_CLASS;
    (void)out;
    return refuse_end(o, "node", "call .destroy()", param);
}

GETTER(get_condition)
{
    UNUSED_CLASS;
    (void)param;
    memcpy(out, &((GraphConditionObject *)o)->handle, sizeof(CUgraphConditionalHandle));
    return 0;
}

// --- registration --------------------------------------------------------------------------------

typedef struct guest_row {
    size_t type; // offset of the type in the state
    const char *name;
    cb_guest_get *get, *end;
} guest_row;

#define ROW(field, name, noun) ROW_OF(field, name, get_##noun, end_##noun)
#define ROW_OF(field, name, get, end) {offsetof(core_state, field##_type), name, get, end}

// A row holds for derived types, too: all kinds of nodes, all resources with a pool.
static const guest_row rows[] = {
    ROW(buffer, CB_GUEST_MEMORY, buffer),
    ROW(view, CB_GUEST_MEMORY, view),
    ROW(stream, "Stream", stream),
    ROW(graph_builder, "Stream", builder),
    ROW(event, "Event", event),
    ROW(context, "Context", context),
    ROW_OF(kernel, "Kernel", get_kernel, get_kernel),
    ROW(object_code, "ObjectCode", object_code),
    ROW(program, "Program", program),
    ROW(program, "Linker", program), // of PTX, which a linker compiles
    ROW(linker, "Linker", linker),
    ROW(mem_pool, "DeviceMemoryResource", pool),
    ROW(graph, "Graph", graph),
    ROW(graph_definition, "GraphDefinition", definition),
    ROW(graph_node, "GraphNode", node),
    ROW_OF(graph_condition, "GraphCondition", get_condition, get_condition),
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
        if (cb_guest_add(st->interop, type_of(st, &rows[i]), rows[i].name, rows[i].get,
                         rows[i].end) < 0)
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
