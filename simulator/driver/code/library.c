// Makes the modules of a library, one for each context that uses it.
#include "code/library.h"

#include "code/module.h"

CUresult
fd_library_module(fd_library *library, drv_context *context, fd_module **out)
{
    for (*out = library->modules; *out != NULL; *out = (*out)->next)
        if ((*out)->context == context)
            return CUDA_SUCCESS;
    return fd_module_new(library->image, library, context, out);
}
