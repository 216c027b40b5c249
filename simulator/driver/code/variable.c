// Makes the variables of modules and libraries.
#include "code/variable.h"

#include <string.h>

#include "code/engine.h"
#include "code/image.h"
#include "code/module.h"
#include "memory/ranges.h"

// --- in the current context ----------------------------------------------------------------------

CUresult
fd_library_managed(fd_library *library, size_t i)
{
    void **slot = &library->managed[i];
    if (*slot == NULL && library->image->simulated != NULL)
        return fd_simulated_managed(library, i);
    return *slot != NULL ? CUDA_SUCCESS
                         : fd_variable_new(&library->image->variables[i], NULL, slot);
}

// --- making and deleting -------------------------------------------------------------------------

CUresult
fd_variable_new(const fd_variable *v, drv_context *context, void **out)
{
    fd_space space = v->managed ? FD_MANAGED : FD_DEVICE;
    DRV_TRY(fd_allocate_in(context, space, v->size > 0 ? v->size : 1, 0, NULL, out));
    fd_range_of((uintptr_t)*out)->internal = true;
    if (v->initial != NULL)
        memcpy(*out, v->initial, v->size);
    else
        memset(*out, 0, v->size);
    return CUDA_SUCCESS;
}

void
fd_variable_delete(void *storage)
{
    fd_range *r = fd_range_of((uintptr_t)storage);
    if (r != NULL)
        fd_take_out(r);
}
