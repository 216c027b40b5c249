// Keeps the conditions of conditional nodes. The handle of a condition is the address of its value,
// so kernels can write to it.
#include "graph/condition.h"

#include "base/handles.h"
#include "memory/ranges.h"

drv_condition *
drv_condition_of(CUgraphConditionalHandle handle)
{
    void *object = (void *)(uintptr_t)handle;
    return drv_is(object, DRV_CONDITION) ? object : NULL;
}

void
drv_condition_drop(drv_condition *condition)
{
    if (--condition->references > 0)
        return;
    drv_range *r = drv_range_at((uintptr_t)condition, condition->range);
    if (r != NULL)
        drv_take_out(r);
    drv_forget(condition);
    drv_retire(condition, sizeof *condition); // a kernel may still write to it
}

CUresult
drv_condition_new(drv_condition **out, drv_context *context, unsigned int initial,
                  unsigned int flags)
{
    drv_condition *condition = drv_new(DRV_CONDITION, sizeof *condition);
    if (condition == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult status = drv_borrow(condition, sizeof condition->value, DRV_DEVICE, NULL);
    if (status != CUDA_SUCCESS) {
        drv_delete(condition);
        return status;
    }
    condition->range = drv_range_of((uintptr_t)condition)->id;
    condition->initial = initial;
    condition->has_initial = (flags & CU_GRAPH_COND_ASSIGN_DEFAULT) != 0;
    condition->references = 1;
    condition->context = context;
    *out = condition;
    return CUDA_SUCCESS;
}
