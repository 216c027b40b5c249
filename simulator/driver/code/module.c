// Implements modules. A module is an image that is loaded into one context.
#include "code/module.h"

#include <stdlib.h>
#include <string.h>

#include "base/handles.h"
#include "code/engine.h"
#include "code/function.h"
#include "code/image.h"
#include "code/variable.h"

// --- making and deleting -------------------------------------------------------------------------

// A library has one set of managed variables for all contexts.
static CUresult
make_variable(drv_module *module, size_t i)
{
    const drv_variable *v = &module->image->variables[i];
    if (module->simulated != NULL)
        return drv_simulated_variable(module, i);
    if (!v->managed || module->library == NULL)
        return drv_variable_new(v, module->context, &module->variables[i]);
    DRV_TRY(drv_library_managed(module->library, i));
    module->variables[i] = module->library->managed[i];
    return CUDA_SUCCESS;
}

static CUresult
make_variables(drv_module *module)
{
    const drv_image *image = module->image;
    if (image->simulated != NULL)
        DRV_TRY(drv_simulated_module(module->image, &module->simulated));
    module->functions = calloc(image->entry_count + 1, sizeof *module->functions);
    module->variables = calloc(image->variable_count + 1, sizeof *module->variables);
    if (module->functions == NULL || module->variables == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    for (size_t i = 0; i < image->variable_count; i++)
        DRV_TRY(make_variable(module, i));
    return CUDA_SUCCESS;
}

CUresult
drv_module_new(drv_image *image, drv_library *library, drv_context *context, drv_module **out)
{
    drv_module *module = drv_new(DRV_MODULE, sizeof *module);
    if (module == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    module->context = context;
    module->image = image;
    module->library = library;
    image->references++;
    CUresult status = make_variables(module);
    if (status != CUDA_SUCCESS) {
        drv_module_delete(module);
        return status;
    }
    if (library != NULL) {
        module->next = library->modules;
        library->modules = module;
    }
    *out = module;
    return CUDA_SUCCESS;
}

static void
leave_library(const drv_module *module)
{
    for (drv_module **link = &module->library->modules; *link != NULL; link = &(*link)->next) {
        if (*link == module) {
            *link = module->next;
            return;
        }
    }
}

void
drv_module_delete(drv_module *module)
{
    const drv_image *image = module->image;
    for (size_t i = 0; module->functions != NULL && i < image->entry_count; i++)
        drv_function_delete(module->functions[i]);
    for (size_t i = 0; module->variables != NULL && i < image->variable_count; i++) {
        bool shared = image->variables[i].managed && module->library != NULL;
        if (module->variables[i] != NULL && !shared)
            drv_variable_delete(module->variables[i]);
    }
    if (module->library != NULL)
        leave_library(module);
    if (module->simulated != NULL)
        drv_simulated_module_end(module->image, module->simulated);
    free(module->functions);
    free(module->variables);
    drv_image_release(module->image);
    drv_delete(module);
}

// --- functions -----------------------------------------------------------------------------------

CUresult
drv_module_function(drv_module *module, size_t i, CUfunction *out)
{
    drv_function **slot = &module->functions[i];
    if (module->simulated != NULL)
        DRV_TRY(drv_simulated_check(module, i));
    if (*slot == NULL)
        *slot = drv_function_new(DRV_FUNCTION, module->image, i);
    if (*slot == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    (*slot)->module = module;
    (*slot)->library = module->library;
    if (module->library != NULL && (*slot)->kernel == NULL) {
        CUkernel kernel;
        DRV_TRY(drv_library_kernel(module->library, i, &kernel));
        (*slot)->kernel = (drv_function *)kernel;
    }
    *out = (CUfunction)*slot;
    return CUDA_SUCCESS;
}

// --- variables -----------------------------------------------------------------------------------

CUresult
drv_module_variable(drv_module *module, const char *name, CUdeviceptr *at, size_t *size)
{
    const drv_image *image = module->image;
    for (size_t i = 0; i < image->variable_count; i++) {
        if (strcmp(image->variables[i].name, name) != 0)
            continue;
        if (at != NULL)
            *at = (CUdeviceptr)(uintptr_t)module->variables[i];
        if (size != NULL)
            *size = image->variables[i].size;
        return CUDA_SUCCESS;
    }
    return CUDA_ERROR_NOT_FOUND;
}
