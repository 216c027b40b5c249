// Gives kernel nodes of executable graphs new arguments.
#include "launch/exec_kernel.h"

#include "launch/arguments_pack.h"

#include <string.h>

// --- life ----------------------------------------------------------------------------------------

enum { ALIGNMENT = 64 }; // of any parameter

static size_t
aligned(size_t size)
{
    return (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
}

// Divides one block among the values, the pointers to them and the items.
static int
divide(core_exec_kernel *k)
{
    size_t values = aligned(k->plan->packed_size), count = (size_t)k->plan->count;
    size_t uses = (size_t)k->count * sizeof(core_use);
    size_t size = 2 * values + count * sizeof(void *) + uses;
    k->block = PyMem_RawCalloc(1, size + ALIGNMENT);
    if (k->block == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    k->fresh = (unsigned char *)aligned((uintptr_t)k->block);
    k->last = k->fresh + values;
    void **pointers = (void **)(void *)(k->last + values);
    k->items = (core_use *)(pointers + count);
    for (size_t i = 0; i < count; i++)
        pointers[i] = k->fresh + k->plan->params[i].at;
    k->params.kernelParams = pointers;
    k->params.extra = NULL;
    return 0;
}

int
core_exec_kernel_make(core_exec_kernel *k, KernelObject *kernel,
                      const CUDA_KERNEL_NODE_PARAMS *params)
{
    k->kernel = (KernelObject *)Py_NewRef(kernel);
    k->params = *params;
    k->plan = core_plan_made(kernel);
    if (k->plan == NULL)
        k->plan = core_plan_make(kernel, params->ctx);
    if (k->plan == NULL)
        return -1;
    if (!k->plan->checked) {
        PyErr_SetString(PyExc_NotImplementedError,
                        "the driver does not report the parameters of kernels: CUDA 12.4 or newer "
                        "is required");
        return -1;
    }
    k->count = core_plan_arguments(k->plan);
    return divide(k);
}

void
core_exec_kernel_done(core_exec_kernel *k)
{
    core_exec_kernel_forgo(k);
    Py_CLEAR(k->kernel);
    PyMem_RawFree(k->block);
    k->block = NULL;
}

// --- changes -------------------------------------------------------------------------------------

static void
set_packed(core_exec_kernel *k)
{
    k->differs = !k->is_known || memcmp(k->fresh, k->last, k->plan->packed_size) != 0;
    k->is_packed = true;
}

int
core_exec_kernel_pack(core_exec_kernel *k, PyObject *const *args, Py_ssize_t count)
{
    if (core_arguments_store(k->kernel, k->plan, args, count, k->fresh) < 0 ||
        core_uses_take(k->kernel->st, args, k->count, k->items) < 0)
        return -1;
    set_packed(k);
    return 0;
}

void
core_exec_kernel_copy(core_exec_kernel *k, void *const *values, const core_use *items)
{
    const core_param *p = k->plan->params;
    core_exec_kernel_forgo(k);
    for (int i = 0; i < k->plan->count; i++, p++)
        memcpy(k->fresh + p->at, values[i], p->size);
    memcpy(k->items, items, (size_t)k->count * sizeof *items);
    set_packed(k);
}

CUresult
core_exec_kernel_apply(const core_exec_kernel *k, CUgraphExec exec, CUgraphNode node)
{
    return core_driver->cuGraphExecKernelNodeSetParams(exec, node, &k->params);
}

void
core_exec_kernel_commit(core_exec_kernel *k, core_uses *replaced, bool known)
{
    core_use *present = k->present;
    for (int i = 0; i < k->count; i++) {
        core_use before = present[i];
        present[i] = k->items[i];
        if (before == present[i])
            core_use_drop(before); // not its last reference
        else if (before != 0)
            replaced->items[replaced->count++] = before;
    }
    if (k->differs)
        memcpy(k->last, k->fresh, k->plan->packed_size);
    k->is_known = known;
    k->is_packed = false;
}

void
core_exec_kernel_forgo(core_exec_kernel *k)
{
    if (!k->is_packed)
        return;
    k->is_packed = false;
    core_uses_drop_all(k->items, k->count);
}
