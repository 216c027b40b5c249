// Makes the plan of a kernel. The layout comes from the driver, the types from the kernel's name
// and PTX.
#include "kernel/plan.h"

#include "base/errors.h"
#include "device/device_facts.h"
#include "kernel/foreign.h"

// A driver that reports more parameters is broken: that many do not fit into the limit of 32764
// bytes.
enum { MAX_PARAMS = 8192 };

// --- one parameter -------------------------------------------------------------------------------

// Returns the strictest alignment that a type of this size can need. A tensor map must be aligned
// to 64 bytes.
static size_t
slot_alignment(uint32_t size)
{
    return size > 64 ? 64 : size > 8 ? 16 : 8;
}

bool
core_param_range(const core_param *p, int64_t *min, uint64_t *max)
{
    bool is_width = p->size == 1 || p->size == 2 || p->size == 4 || p->size == 8;
    if (!is_width || p->kind == CORE_KIND_FLOAT)
        return false;
    int unused = 64 - 8 * (int)p->size;
    bool is_unsigned = p->kind == CORE_KIND_UNSIGNED || p->kind == CORE_KIND_BOOL;
    *min = is_unsigned ? 0 : INT64_MIN >> unused;
    *max = p->kind == CORE_KIND_SIGNED ? (uint64_t)INT64_MAX >> unused : UINT64_MAX >> unused;
    if (p->kind == CORE_KIND_BOOL)
        *max = 1;
    return true;
}

// Sets the range that core_param (plan.h) describes. For an int of less than 2**62, the difference
// to `least` stays below 2**64.
static void
set_span(core_param *p)
{
    int64_t min;
    uint64_t max;
    p->least = INT64_MAX;
    p->span = 0;
    if (!core_param_range(p, &min, &max))
        return;
    p->least = min;
    p->span = (max < INT64_MAX ? max : (uint64_t)INT64_MAX) - (uint64_t)min;
}

void
core_param_set(core_param *p, uint32_t size, core_kind kind, size_t *packed_size)
{
    size_t alignment = slot_alignment(size);
    size_t at = (*packed_size + alignment - 1) & ~(alignment - 1);
    bool takes_real = kind == CORE_KIND_ANY || kind == CORE_KIND_FLOAT;
    p->size = size;
    p->at = (uint32_t)at;
    p->kind = (uint8_t)kind;
    p->real = takes_real && (size == 4 || size == 8) ? (uint8_t)size : 0;
    p->pointer = size == sizeof(CUdeviceptr) && kind != CORE_KIND_FLOAT;
    set_span(p);
    *packed_size = at + (size > 8 ? size : 8);
}

// --- layout --------------------------------------------------------------------------------------

// Gets one entry of the layout. If the handle is not a CUkernel, it may be a CUfunction of a
// module.
static CUresult
get_param_info(CUkernel handle, size_t i, size_t *offset, size_t *size)
{
    CUresult status = core_driver->cuKernelGetParamInfo(handle, i, offset, size);
    if (status == CUDA_ERROR_INVALID_HANDLE)
        status = core_driver->cuFuncGetParamInfo((CUfunction)handle, i, offset, size);
    return status;
}

typedef struct layout {
    CUresult status; // the last result: CUDA_ERROR_INVALID_VALUE after the last parameter
    size_t count, capacity;
    size_t *items; // offset and size of each parameter in turn
} layout;

static bool
grow_layout(layout *l)
{
    if (l->count < l->capacity)
        return true;
    size_t capacity = l->capacity == 0 ? 16 : 2 * l->capacity;
    size_t *items = PyMem_RawRealloc(l->items, capacity * 2 * sizeof *items);
    if (items == NULL || capacity > 2 * MAX_PARAMS)
        return false;
    l->items = items;
    l->capacity = capacity;
    return true;
}

// Queries the layout without the GIL, because with lazy loading the driver loads the kernel now.
static void
ask_layout(CUkernel handle, layout *l)
{
    for (;; l->count++) {
        if (!grow_layout(l)) {
            l->status = CUDA_ERROR_OUT_OF_MEMORY;
            return;
        }
        size_t *item = &l->items[2 * l->count];
        l->status = get_param_info(handle, l->count, &item[0], &item[1]);
        if (l->status != CUDA_SUCCESS)
            return;
    }
}

// --- types ---------------------------------------------------------------------------------------

// Finds the PTX that declares the kernel's parameters: the code itself, or the declarations that
// were kept from the compile. Sets `*text` to borrowed text, or to NULL if there is none.
static void
find_ptx(const KernelObject *kernel, const char **text, size_t *size)
{
    *text = NULL;
    *size = 0;
    const ObjectCodeObject *code = (const ObjectCodeObject *)kernel->code;
    PyObject *bytes = code != NULL ? code->entries : NULL;
    if (code != NULL && bytes == NULL && code->code != NULL && PyBytes_Check(code->code) &&
        PyUnicode_CompareWithASCIIString(code->code_type, "ptx") == 0)
        bytes = code->code;
    if (bytes == NULL)
        return;
    *text = PyBytes_AS_STRING(bytes);
    *size = (size_t)PyBytes_GET_SIZE(bytes);
}

static core_plan *
new_plan(size_t count)
{
    core_plan *plan = PyMem_RawCalloc(1, sizeof *plan + count * sizeof(core_param));
    if (plan == NULL)
        PyErr_NoMemory();
    else
        plan->is_special = true; // until it is checked
    return plan;
}

// Drops all types if the size of one differs from its parameter's: the types then belong to another
// kernel.
static void
check_types(const layout *l, core_param_type *types)
{
    for (size_t i = 0; i < l->count; i++)
        if (types[i].size != 0 && types[i].size != l->items[2 * i + 1]) {
            memset(types, 0, l->count * sizeof *types);
            return;
        }
}

// Sets `uniform` and `stride`.
static void
find_stride(core_plan *plan)
{
    const core_param *p = plan->params;
    plan->stride = plan->count > 1 ? p[1].at : 8;
    plan->uniform = plan->count > 0 && p[0].size <= 8;
    for (int i = 1; i < plan->count && plan->uniform; i++)
        plan->uniform = p[i].size == p[0].size && p[i].kind == p[0].kind &&
                        p[i].at == (uint32_t)i * plan->stride;
}

// From this number of parameters on, the driver takes noticeably less time for one buffer than for
// pointers: 0.1 microseconds less at 64, 0.5 at 256 (driver 580, H200).
enum { BUFFER_FROM = 32 };

// Moves the slots to the offsets of the parameters, if there are many in ascending order.
static void
make_buffer(core_plan *plan)
{
    size_t end = 0;
    for (int i = 0; i < plan->count; i++) {
        if (plan->params[i].offset < end)
            return;
        end = (size_t)plan->params[i].offset + plan->params[i].size;
    }
    if (plan->count < BUFFER_FROM)
        return;
    for (int i = 0; i < plan->count; i++)
        plan->params[i].at = plan->params[i].offset;
    plan->is_buffer = plan->is_special = true;
    plan->buffer_size = end;
    plan->packed_size = end + 8;
}

static void
fill_plan(core_plan *plan, const layout *l, const core_param_type *types,
          const core_foreign *foreign)
{
    plan->checked = true;
    plan->is_special = false;
    plan->count = (int)l->count;
    for (size_t i = 0; i < l->count; i++) {
        core_param *p = &plan->params[i];
        p->offset = (uint32_t)l->items[2 * i];
        core_param_set(p, (uint32_t)l->items[2 * i + 1], types[i].kind, &plan->packed_size);
    }
    make_buffer(plan);
    find_stride(plan);
    plan->foreign = foreign;
    plan->is_special |= foreign != NULL;
}

// Returns the description of a kernel whose arguments differ from its parameters, else NULL.
static const core_foreign *
foreign_of(const KernelObject *kernel)
{
    const core_foreign *foreign = kernel->facts->foreign;
    return foreign != NULL && foreign->has_items ? foreign : NULL;
}

// Copies the types that another package has declared. Returns false with RuntimeError if the kernel
// has other parameters.
static bool
copy_types(const core_foreign *foreign, const char *name, const layout *l, core_param_type *types)
{
    bool fits = l->count == (size_t)foreign->params;
    for (size_t i = 0; fits && i < l->count; i++) {
        types[i] = foreign->types[i];
        fits = types[i].size == l->items[2 * i + 1];
    }
    if (!fits)
        PyErr_Format(PyExc_RuntimeError,
                     "kernel '%s' has %zu parameters, which are not the %d that the package which "
                     "compiled it describes",
                     name, l->count, foreign->params);
    return fits;
}

// Finds the types from the kernel's name and its PTX.
static void
read_types(const KernelObject *kernel, const char *name, const layout *l, core_param_type *types)
{
    const char *ptx;
    size_t size;
    find_ptx(kernel, &ptx, &size);
    if (l->count <= CORE_SIGNATURE_MAX)
        core_signature_merge(ptx, size, name, types, (int)l->count);
    check_types(l, types);
}

static core_plan *
plan_from_layout(KernelObject *kernel, const layout *l)
{
    PyObject *name = core_kernel_name(kernel);
    const char *text = name != NULL ? PyUnicode_AsUTF8(name) : NULL;
    if (text == NULL)
        return NULL;
    core_plan *plan = new_plan(l->count);
    core_param_type *types = PyMem_RawCalloc(l->count + 1, sizeof *types);
    if (plan == NULL || types == NULL) {
        PyMem_RawFree(plan);
        PyMem_RawFree(types);
        PyErr_NoMemory();
        return NULL;
    }
    const core_foreign *foreign = foreign_of(kernel);
    if (foreign == NULL)
        read_types(kernel, text, l, types);
    bool fits = foreign == NULL || copy_types(foreign, text, l, types);
    if (fits)
        fill_plan(plan, l, types, foreign);
    else
        PyMem_RawFree(plan);
    PyMem_RawFree(types);
    return fits ? plan : NULL;
}

// Makes a plan for a driver that cannot report the layout: from the sizes that another package has
// declared, or an unchecked one.
static core_plan *
plan_without_layout(KernelObject *kernel, layout *l)
{
    const core_foreign *foreign = foreign_of(kernel);
    size_t offset = 0;
    if (foreign == NULL)
        return new_plan(0);
    for (int i = 0; i < foreign->params; i++, l->count++) {
        size_t size = foreign->types[i].size;
        if (!grow_layout(l))
            return (void *)PyErr_NoMemory();
        offset = (offset + size - 1) / size * size;
        l->items[2 * l->count] = offset;
        l->items[2 * l->count + 1] = size;
        offset += size;
    }
    return plan_from_layout(kernel, l);
}

int
core_plan_arguments(const core_plan *plan)
{
    return plan->foreign != NULL ? plan->foreign->arguments : plan->count;
}

// --- making --------------------------------------------------------------------------------------

// Makes a plan in the current context. Returns NULL with an exception.
static core_plan *
make_plan(KernelObject *kernel)
{
    core_plan *plan = NULL;
    layout l = {.status = CUDA_SUCCESS};
    CUkernel handle = kernel->handle;
    Py_BEGIN_ALLOW_THREADS
    ask_layout(handle, &l);
    Py_END_ALLOW_THREADS
    if (l.status == CUDA_ERROR_INVALID_VALUE)
        plan = plan_from_layout(kernel, &l);
    else if (l.status == CUDA_ERROR_NOT_FOUND && l.count == 0)
        plan = plan_without_layout(kernel, &l); // a driver before 12.4
    else
        core_raise(kernel->st, l.status, "cuKernelGetParamInfo");
    PyMem_RawFree(l.items);
    return plan;
}

// Publishes a plan. If several threads do so, the first plan wins. Returns the published plan.
static const core_plan *
publish_plan(KernelObject *kernel, core_plan *plan)
{
    core_plan *there = NULL;
    if (plan == NULL)
        return NULL;
    if (!atomic_compare_exchange_strong(&kernel->facts->plan, &there, plan)) {
        PyMem_RawFree(plan);
        plan = there;
    }
    atomic_store_explicit(&kernel->plan, plan, memory_order_release);
    return plan;
}

// Takes over the plan that another Kernel object of the same kernel has made meanwhile, if any.
static const core_plan *
made_meanwhile(KernelObject *kernel)
{
    const core_plan *plan = atomic_load_explicit(&kernel->facts->plan, memory_order_acquire);
    if (plan != NULL)
        atomic_store_explicit(&kernel->plan, plan, memory_order_release);
    return plan;
}

const core_plan *
core_plan_make(KernelObject *kernel, CUcontext context)
{
    core_state *st = kernel->st;
    CUcontext current;
    int device;
    core_scope scope;
    const core_plan *made = made_meanwhile(kernel);
    if (made != NULL)
        return made;
    if (core_current_context(st, &current) < 0)
        return NULL;
    if (current != NULL || context == NULL)
        return current != NULL || core_current_device(st, &device) == 0
                   ? publish_plan(kernel, make_plan(kernel))
                   : NULL;
    if (core_scope_enter(st, context, &scope) < 0)
        return NULL;
    const core_plan *plan = publish_plan(kernel, make_plan(kernel));
    return core_scope_leave(st, &scope) == 0 ? plan : NULL;
}
