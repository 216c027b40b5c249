// Makes the variables of modules and libraries.
#include "code/variable.h"

#include <string.h>

#include "code/engine.h"
#include "code/image.h"
#include "code/module.h"
#include "memory/ranges.h"
#include "memory/written.h"

// --- in the current context ----------------------------------------------------------------------

CUresult
drv_library_managed(drv_library *library, size_t i)
{
    void **slot = &library->managed[i];
    if (*slot == NULL && library->image->simulated != NULL)
        return drv_simulated_managed(library, i);
    return *slot != NULL ? CUDA_SUCCESS
                         : drv_variable_new(&library->image->variables[i], NULL, slot);
}

// --- making and deleting -------------------------------------------------------------------------

CUresult
drv_variable_new(const drv_variable *v, drv_context *context, void **out)
{
    drv_space space = v->managed ? DRV_MANAGED : DRV_DEVICE;
    DRV_TRY(drv_allocate_in(context, space, v->size > 0 ? v->size : 1, 0, NULL, out));
    drv_range_of((uintptr_t)*out)->internal = true;
    if (v->initial != NULL)
        memcpy(*out, v->initial, v->size);
    else
        memset(*out, 0, v->size);
    drv_end_unwritten((uintptr_t)*out, v->size);
    return CUDA_SUCCESS;
}

void
drv_variable_delete(void *storage)
{
    drv_range *r = drv_range_of((uintptr_t)storage);
    if (r != NULL)
        drv_take_out(r);
}
