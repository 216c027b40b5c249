// Packs all arguments of a launch at the offsets in the kernel's plan. The fast paths are inline
// (arguments_quick.h); arguments.c stores all other objects.
#include "launch/arguments_pack.h"

#include "kernel/declared.h"
#include "launch/arguments_foreign.h"
#include "launch/arguments_quick.h"
#include "launch/refusal.h"

// Stores the leading small ints of a uniform plan, whose parameters have one range, so that the
// range stays in registers. Returns the number of arguments that it has stored: it stops at the
// first that is not a small int within the range. `points` says whether to store pointers, too.
static inline __attribute__((always_inline)) int
store_leading_ints(const core_plan *plan, PyObject *const *args, void **pointers,
                   unsigned char *bytes, size_t stride, bool points)
{
    const int count = plan->count;
    const uint64_t least = (uint64_t)plan->params[0].least, span = plan->params[0].span;
    Py_ssize_t small;
    for (int i = 0; i < count; i++) {
        void *at = bytes + (size_t)i * stride;
        if (!cb_small_int(args[i], &small) || (uint64_t)small - least > span)
            return i;
        memcpy(at, &small, 8);
        if (points)
            pointers[i] = at;
    }
    return count;
}

static inline __attribute__((always_inline)) int
store_each(KernelObject *kernel, const core_plan *plan, int i, PyObject *const *args,
           void **pointers, unsigned char *bytes, bool points)
{
    core_state *st = kernel->st;
    const int count = plan->count;
    const core_param *p = plan->params;
    for (p += i; i < count; i++, p++) {
        PyObject *o = args[i];
        void *at = bytes + p->at;
        if (points)
            pointers[i] = at;
        if (CB_LIKELY(core_argument_quick(st, p, o, at)))
            continue;
        const core_target target = {kernel, p, i, count, NULL};
        if (core_argument_store(&target, o, at) < 0)
            return -1;
    }
    return 0;
}

static int
store_all(KernelObject *kernel, const core_plan *plan, PyObject *const *args, void **pointers,
          unsigned char *bytes)
{
    int i = plan->uniform ? store_leading_ints(plan, args, pointers, bytes, 8, true) : 0;
    return store_each(kernel, plan, i, args, pointers, bytes, true);
}

static int
store_values(KernelObject *kernel, const core_plan *plan, PyObject *const *args,
             unsigned char *bytes)
{
    int i = plan->uniform ? store_leading_ints(plan, args, NULL, bytes, plan->stride, false) : 0;
    return store_each(kernel, plan, i, args, NULL, bytes, false);
}

// Gives the driver one buffer instead of pointers.
static void
point_at_buffer(const core_plan *plan, core_pack *pack, unsigned char *bytes)
{
    pack->values = (core_values){NULL, pack->extra};
    pack->buffer_size = plan->buffer_size;
    pack->extra[0] = CU_LAUNCH_PARAM_BUFFER_POINTER;
    pack->extra[1] = bytes;
    pack->extra[2] = CU_LAUNCH_PARAM_BUFFER_SIZE;
    pack->extra[3] = &pack->buffer_size;
    pack->extra[4] = CU_LAUNCH_PARAM_END;
}

// Packs the kernel's parameter buffer.
static int
store_buffer(KernelObject *kernel, const core_plan *plan, PyObject *const *args, core_pack *pack,
             unsigned char *bytes)
{
    point_at_buffer(plan, pack, bytes);
    return store_values(kernel, plan, args, bytes);
}

void
core_pack_point(core_pack *pack, const core_plan *plan)
{
    if (pack->values.extra == NULL)
        return;
    void **pointers = pack->heap != NULL ? pack->heap : pack->pointers;
    for (int i = 0; i < plan->count; i++)
        pointers[i] = (char *)pack->extra[1] + plan->params[i].at;
    pack->values = (core_values){pointers, NULL};
}

// Returns the end of the text about a wrong number of arguments (new reference): the parameters as
// the source declares them, or a hint that a list is one argument. NULL without an exception if
// there is nothing to say.
static PyObject *
count_advice(KernelObject *kernel, int count, PyObject *const *args, Py_ssize_t given)
{
    if (given == 1 && (PyList_Check(args[0]) || PyTuple_Check(args[0])))
        return PyUnicode_FromFormat(", a %s; pass its items one by one (*args)",
                                    Py_TYPE(args[0])->tp_name);
    PyObject *declared = core_kernel_declared(kernel, count);
    PyObject *comma = declared != NULL ? PyUnicode_FromString(", ") : NULL;
    PyObject *list = comma != NULL ? PyUnicode_Join(comma, declared) : NULL;
    PyObject *text = list != NULL ? PyUnicode_FromFormat("; its parameters are (%U)", list) : NULL;
    Py_XDECREF(list);
    Py_XDECREF(comma);
    Py_XDECREF(declared);
    return text;
}

static CB_NOINLINE int
raise_count(KernelObject *kernel, const core_plan *plan, PyObject *const *args, Py_ssize_t given)
{
    PyObject *name = core_kernel_name(kernel);
    int count = core_plan_arguments(plan);
    PyObject *more = name != NULL ? count_advice(kernel, count, args, given) : NULL;
    PyErr_Clear();
    if (name != NULL)
        CORE_REFUSE(kernel->st, type, "kernel '%U' takes %d argument%s, got %zd%V", name, count,
                    count == 1 ? "" : "s", given, more, "");
    Py_XDECREF(more);
    return -1;
}

// Makes a layout from the arguments themselves, for drivers that cannot report the kernel's layout.
// Returns NULL with an exception.
static core_plan *
natural_plan(KernelObject *kernel, PyObject *const *args, Py_ssize_t count)
{
    core_plan *plan = PyMem_RawCalloc(1, sizeof *plan + (size_t)count * sizeof(core_param));
    if (plan == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    plan->checked = true;
    plan->count = (int)count;
    for (int i = 0; i < plan->count; i++) {
        size_t size = core_argument_size(kernel, args[i]);
        if (size == 0) {
            core_launch_refuse_pending(kernel->st);
            PyMem_RawFree(plan);
            return NULL;
        }
        core_param_set(&plan->params[i], (uint32_t)size, CORE_KIND_ANY, &plan->packed_size);
    }
    return plan;
}

// Allocates the pointers and the bytes at which they point. The bytes are aligned for any
// parameter. Returns the bytes, or NULL with MemoryError.
static unsigned char *
use_heap(const core_plan *plan, core_pack *pack)
{
    size_t pointers = (size_t)plan->count * sizeof(void *);
    char *block = PyMem_Malloc(pointers + plan->packed_size + 64);
    if (block == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    pack->heap = block;
    pack->values.params = (void **)(void *)block;
    uintptr_t end = (uintptr_t)block + pointers;
    return (unsigned char *)((end + 63) & ~(uintptr_t)63);
}

static CB_NOINLINE int
pack_naturally(KernelObject *kernel, PyObject *const *args, Py_ssize_t count, core_pack *pack)
{
    core_plan *plan = natural_plan(kernel, args, count);
    if (plan == NULL)
        return -1;
    int result = core_arguments_pack_some(kernel, plan, args, count, pack);
    PyMem_RawFree(plan);
    return result;
}

// Returns the room for the bytes: on the stack or, if they are many, on the heap. NULL with
// MemoryError.
static inline unsigned char *
find_room(const core_plan *plan, core_pack *pack)
{
    bool fits = plan->count <= CORE_PACK_PARAMS && plan->packed_size <= CORE_PACK_BYTES;
    return CB_LIKELY(fits) ? pack->bytes : use_heap(plan, pack);
}

// Packs the arguments of a kernel with many parameters into one buffer.
static int
pack_buffer(KernelObject *kernel, const core_plan *plan, PyObject *const *args, core_pack *pack)
{
    unsigned char *bytes = find_room(plan, pack);
    if (bytes != NULL && store_buffer(kernel, plan, args, pack, bytes) == 0)
        return 0;
    core_pack_done(pack);
    return -1;
}

static int
pack_foreign(KernelObject *kernel, const core_plan *plan, PyObject *const *args, core_pack *pack)
{
    unsigned char *bytes = find_room(plan, pack);
    void **pointers = plan->is_buffer ? NULL : pack->values.params;
    if (bytes != NULL && plan->is_buffer)
        point_at_buffer(plan, pack, bytes);
    if (bytes != NULL && core_arguments_foreign(kernel, plan, args, pointers, bytes) == 0)
        return 0;
    core_pack_done(pack);
    return -1;
}

static CB_NOINLINE int
pack_specially(KernelObject *kernel, const core_plan *plan, PyObject *const *args, Py_ssize_t count,
               core_pack *pack)
{
    if (!plan->checked)
        return pack_naturally(kernel, args, count, pack);
    if (plan->foreign != NULL)
        return plan->foreign->arguments == count ? pack_foreign(kernel, plan, args, pack)
                                                 : raise_count(kernel, plan, args, count);
    return plan->count == count ? pack_buffer(kernel, plan, args, pack)
                                : raise_count(kernel, plan, args, count);
}

int
core_arguments_pack_some(KernelObject *kernel, const core_plan *plan, PyObject *const *args,
                         Py_ssize_t count, core_pack *pack)
{
    if (CB_UNLIKELY(plan->is_special))
        return pack_specially(kernel, plan, args, count, pack);
    if (CB_UNLIKELY(plan->count != count))
        return raise_count(kernel, plan, args, count);
    unsigned char *bytes = find_room(plan, pack);
    if (CB_LIKELY(bytes != NULL) && store_all(kernel, plan, args, pack->values.params, bytes) == 0)
        return 0;
    core_pack_done(pack);
    return -1;
}

int
core_arguments_store(KernelObject *kernel, const core_plan *plan, PyObject *const *args,
                     Py_ssize_t count, unsigned char *bytes)
{
    if (CB_UNLIKELY(core_plan_arguments(plan) != count))
        return raise_count(kernel, plan, args, count);
    return plan->foreign != NULL ? core_arguments_foreign(kernel, plan, args, NULL, bytes)
                                 : store_values(kernel, plan, args, bytes);
}
