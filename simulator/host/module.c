// Implements modules. A module is an image that is loaded into one context.
#include <stdlib.h>
#include <string.h>

#include "functional.h"

// --- making and deleting -------------------------------------------------------------------------

CUresult
fd_variable_new(const fd_variable *v, fd_context *context, void **out)
{
    fd_space space = v->managed ? FD_MANAGED : FD_DEVICE;
    FD_TRY(fd_allocate_in(context, space, v->size > 0 ? v->size : 1, 0, NULL, out));
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

// A library has one set of managed variables for all contexts.
static CUresult
make_variable(fd_module *module, size_t i)
{
    const fd_variable *v = &module->image->variables[i];
    if (module->simulated != NULL)
        return fd_simulated_variable(module, i);
    if (!v->managed || module->library == NULL)
        return fd_variable_new(v, module->context, &module->variables[i]);
    FD_TRY(fd_library_managed(module->library, i));
    module->variables[i] = module->library->managed[i];
    return CUDA_SUCCESS;
}

static CUresult
make_variables(fd_module *module)
{
    const fd_image *image = module->image;
    if (image->simulated != NULL)
        FD_TRY(fd_simulated_module(module->image, &module->simulated));
    module->functions = calloc(image->entry_count + 1, sizeof *module->functions);
    module->variables = calloc(image->variable_count + 1, sizeof *module->variables);
    if (module->functions == NULL || module->variables == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    for (size_t i = 0; i < image->variable_count; i++)
        FD_TRY(make_variable(module, i));
    return CUDA_SUCCESS;
}

CUresult
fd_module_new(fd_image *image, fd_library *library, fd_context *context, fd_module **out)
{
    fd_module *module = fd_new(FD_MODULE, sizeof *module);
    if (module == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    module->context = context;
    module->image = image;
    module->library = library;
    image->references++;
    CUresult status = make_variables(module);
    if (status != CUDA_SUCCESS) {
        fd_module_delete(module);
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
leave_library(const fd_module *module)
{
    for (fd_module **link = &module->library->modules; *link != NULL; link = &(*link)->next) {
        if (*link == module) {
            *link = module->next;
            return;
        }
    }
}

void
fd_module_delete(fd_module *module)
{
    const fd_image *image = module->image;
    for (size_t i = 0; module->functions != NULL && i < image->entry_count; i++)
        fd_function_delete(module->functions[i]);
    for (size_t i = 0; module->variables != NULL && i < image->variable_count; i++) {
        bool shared = image->variables[i].managed && module->library != NULL;
        if (module->variables[i] != NULL && !shared)
            fd_variable_delete(module->variables[i]);
    }
    if (module->library != NULL)
        leave_library(module);
    if (module->simulated != NULL)
        fd_simulated_module_end(module->image, module->simulated);
    free(module->functions);
    free(module->variables);
    fd_image_release(module->image);
    fd_delete(module);
}

// --- loading -------------------------------------------------------------------------------------

static CUresult
load_image(CUmodule *out, fd_image *image, unsigned int count, const CUjit_option *options,
           void **values)
{
    fd_context *context;
    FD_TRY(fd_current(&context));
    if (out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_logs logs = fd_find_logs(count, options, values);
    fd_write_logs(&logs, image->error, "");
    if (image->status != CUDA_SUCCESS && logs.error == NULL)
        fd_log(image->status, image->error);
    FD_TRY(image->status);
    fd_module *module;
    FD_TRY(fd_module_new(image, NULL, context, &module));
    *out = (CUmodule)module;
    return CUDA_SUCCESS;
}

static CUresult
load(CUmodule *out, const void *data, size_t size, unsigned int count, const CUjit_option *options,
     void **values)
{
    if (data == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    fd_image *image = fd_image_read(data, size);
    CUresult status =
        image != NULL ? load_image(out, image, count, options, values) : CUDA_ERROR_OUT_OF_MEMORY;
    fd_image_release(image);
    fd_unlock();
    return status;
}

CUresult
functional_cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions,
                              CUjit_option *options, void **optionValues)
{
    FD_ENTER();
    return load(module, image, 0, numOptions, options, optionValues);
}

CUresult
functional_cuModuleLoadData(CUmodule *module, const void *image)
{
    return functional_cuModuleLoadDataEx(module, image, 0, NULL, NULL);
}

CUresult
functional_cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)
{
    return functional_cuModuleLoadDataEx(module, fatCubin, 0, NULL, NULL);
}

CUresult
functional_cuModuleLoad(CUmodule *module, const char *fname)
{
    FD_ENTER();
    if (fname == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    size_t size;
    char *text = fd_read_file(fname, &size);
    if (text == NULL)
        return CUDA_ERROR_FILE_NOT_FOUND;
    CUresult status = load(module, text, size, 0, NULL, NULL);
    free(text);
    return status;
}

CUresult
functional_cuModuleUnload(CUmodule hmod)
{
    FD_ENTER();
    fd_lock();
    CUresult status = fd_is(hmod, FD_MODULE) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
    if (status == CUDA_SUCCESS && ((fd_module *)hmod)->library != NULL)
        status = CUDA_ERROR_NOT_PERMITTED; // it is unloaded with its library
    if (status == CUDA_SUCCESS && ((fd_module *)hmod)->simulated != NULL) {
        fd_drain_context(((fd_module *)hmod)->context); // its kernels may be queued
        status = fd_is(hmod, FD_MODULE) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
    }
    if (status == CUDA_SUCCESS)
        fd_module_delete((fd_module *)hmod);
    fd_unlock();
    return status;
}

// --- functions -----------------------------------------------------------------------------------

CUresult
fd_module_function(fd_module *module, size_t i, CUfunction *out)
{
    fd_function **slot = &module->functions[i];
    if (module->simulated != NULL)
        FD_TRY(fd_simulated_check(module, i));
    if (*slot == NULL)
        *slot = fd_function_new(FD_FUNCTION, module->image, i);
    if (*slot == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    (*slot)->module = module;
    (*slot)->library = module->library;
    if (module->library != NULL && (*slot)->kernel == NULL) {
        CUkernel kernel;
        FD_TRY(fd_library_kernel(module->library, i, &kernel));
        (*slot)->kernel = (fd_function *)kernel;
    }
    *out = (CUfunction)*slot;
    return CUDA_SUCCESS;
}

CUresult
functional_cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
{
    FD_ENTER();
    if (hfunc == NULL || name == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = CUDA_ERROR_INVALID_HANDLE;
    if (fd_is(hmod, FD_MODULE)) {
        int i = fd_find_entry(((fd_module *)hmod)->image, name);
        status =
            i >= 0 ? fd_module_function((fd_module *)hmod, (size_t)i, hfunc) : CUDA_ERROR_NOT_FOUND;
    }
    fd_unlock();
    return status;
}

CUresult
functional_cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)
{
    FD_ENTER();
    if (count == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    bool valid = fd_is(mod, FD_MODULE);
    if (valid)
        *count = (unsigned int)((fd_module *)mod)->image->entry_count;
    fd_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult
functional_cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions,
                                      CUmodule mod)
{
    FD_ENTER();
    if (functions == NULL && numFunctions > 0)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = fd_is(mod, FD_MODULE) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
    fd_module *module = (fd_module *)mod;
    for (size_t i = 0; status == CUDA_SUCCESS && i < numFunctions && i < module->image->entry_count;
         i++)
        status = fd_module_function(module, i, &functions[i]);
    fd_unlock();
    return status;
}

CUresult
functional_cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)
{
    FD_ENTER();
    if (hmod == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    bool valid = fd_is(hfunc, FD_FUNCTION);
    if (valid)
        *hmod = (CUmodule)((fd_function *)hfunc)->module;
    fd_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

// --- variables -----------------------------------------------------------------------------------

CUresult
fd_module_variable(fd_module *module, const char *name, CUdeviceptr *at, size_t *size)
{
    const fd_image *image = module->image;
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

CUresult
functional_cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
{
    FD_ENTER();
    if (name == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = CUDA_ERROR_INVALID_HANDLE;
    if (fd_is(hmod, FD_MODULE))
        status = fd_module_variable((fd_module *)hmod, name, dptr, bytes);
    fd_unlock();
    return status;
}
