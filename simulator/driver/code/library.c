// Makes the modules of a library, one for each context that uses it.
#include "code/library.h"

#include "code/module.h"

CUresult
drv_library_module(drv_library *library, drv_context *context, drv_module **out)
{
    for (*out = library->modules; *out != NULL; *out = (*out)->next)
        if ((*out)->context == context)
            return CUDA_SUCCESS;
    return drv_module_new(library->image, library, context, out);
}
