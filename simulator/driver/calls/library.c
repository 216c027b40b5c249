// cuLibraryLoadData and related functions. A library is an image without a context; each context
// that uses it gets a module of it.
#include <stdlib.h>
#include <string.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "base/log.h"
#include "code/file.h"
#include "code/function.h"
#include "code/image.h"
#include "code/library.h"
#include "code/logs.h"
#include "code/module.h"
#include "code/read.h"
#include "code/variable.h"
#include "device/context.h"
#include "stream/queue.h"

// --- loading -------------------------------------------------------------------------------------

static CUresult
new_library(drv_image *image, CUlibrary *out)
{
    drv_library *library = drv_new(DRV_LIBRARY, sizeof *library);
    if (library == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    library->kernels = calloc(image->entry_count + 1, sizeof *library->kernels);
    library->managed = calloc(image->variable_count + 1, sizeof *library->managed);
    if (library->kernels == NULL || library->managed == NULL) {
        free(library->kernels);
        free(library->managed);
        drv_delete(library);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    library->image = image;
    image->references++;
    *out = (CUlibrary)library;
    return CUDA_SUCCESS;
}

static CUresult
load(CUlibrary *out, const void *data, size_t size, unsigned int count, const CUjit_option *options,
     void **values)
{
    if (out == NULL || data == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    drv_image *image = drv_image_read(data, size);
    CUresult status = image != NULL ? image->status : CUDA_ERROR_OUT_OF_MEMORY;
    drv_logs logs = drv_find_logs(count, options, values);
    if (image != NULL)
        drv_write_logs(&logs, image->error, "");
    if (status == CUDA_SUCCESS)
        status = new_library(image, out);
    else if (image != NULL && logs.error == NULL)
        drv_log(status, image->error);
    drv_image_release(image);
    drv_unlock();
    return status;
}

CUresult
functional_cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions,
                             void **jitOptionsValues, unsigned int numJitOptions,
                             CUlibraryOption *libraryOptions, void **libraryOptionValues,
                             unsigned int numLibraryOptions)
{
    DRV_ENTER();
    (void)libraryOptions, (void)libraryOptionValues, (void)numLibraryOptions;
    return load(library, code, 0, numJitOptions, jitOptions, jitOptionsValues);
}

CUresult
functional_cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitOptions,
                                 void **jitOptionsValues, unsigned int numJitOptions,
                                 CUlibraryOption *libraryOptions, void **libraryOptionValues,
                                 unsigned int numLibraryOptions)
{
    DRV_ENTER();
    (void)libraryOptions, (void)libraryOptionValues, (void)numLibraryOptions;
    size_t size;
    char *text = drv_read_file(fileName, &size);
    if (text == NULL)
        return CUDA_ERROR_FILE_NOT_FOUND;
    CUresult status = load(library, text, size, numJitOptions, jitOptions, jitOptionsValues);
    free(text);
    return status;
}

static void
delete_library(drv_library *library)
{
    while (library->modules != NULL)
        drv_module_delete(library->modules);
    for (size_t i = 0; i < library->image->entry_count; i++)
        drv_function_delete(library->kernels[i]);
    for (size_t i = 0; i < library->image->variable_count; i++)
        if (library->managed[i] != NULL)
            drv_variable_delete(library->managed[i]);
    free(library->kernels);
    free(library->managed);
    drv_image_release(library->image);
    drv_delete(library);
}

// Waits for queued kernels on the simulated device. Another thread may have unloaded the library
// when it returns.
static void
wait_for_kernels(const drv_library *library)
{
    const drv_module *module = library->image->simulated != NULL ? library->modules : NULL;
    while (module != NULL) {
        drv_drain_context(module->context);
        module = drv_is(module, DRV_MODULE) ? module->next : NULL;
    }
}

CUresult
functional_cuLibraryUnload(CUlibrary library)
{
    DRV_ENTER(); // refuses host functions, which would wait for themselves
    drv_lock();
    if (drv_is(library, DRV_LIBRARY))
        wait_for_kernels((drv_library *)library);
    bool valid = drv_is(library, DRV_LIBRARY);
    if (valid)
        delete_library((drv_library *)library);
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

// --- kernels -------------------------------------------------------------------------------------

static CUresult
find_library(CUlibrary handle, drv_library **library)
{
    *library = (drv_library *)handle;
    return drv_is(handle, DRV_LIBRARY) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

static CUresult
get_kernel(CUkernel *out, CUlibrary handle, const char *name)
{
    drv_library *library;
    DRV_TRY(find_library(handle, &library));
    int i = drv_find_entry(library->image, name);
    return i >= 0 ? drv_library_kernel(library, (size_t)i, out) : CUDA_ERROR_NOT_FOUND;
}

CUresult
functional_cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)
{
    DRV_ENTER_ANYWHERE();
    if (pKernel == NULL || name == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = get_kernel(pKernel, library, name);
    drv_unlock();
    return status;
}

CUresult
functional_cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)
{
    DRV_ENTER_ANYWHERE();
    if (count == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_library *library;
    drv_lock();
    CUresult status = find_library(lib, &library);
    if (status == CUDA_SUCCESS)
        *count = (unsigned int)library->image->entry_count;
    drv_unlock();
    return status;
}

CUresult
functional_cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)
{
    DRV_ENTER_ANYWHERE();
    if (kernels == NULL && numKernels > 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_library *library;
    drv_lock();
    CUresult status = find_library(lib, &library);
    for (size_t i = 0; status == CUDA_SUCCESS && i < numKernels && i < library->image->entry_count;
         i++)
        status = drv_library_kernel(library, i, &kernels[i]);
    drv_unlock();
    return status;
}

CUresult
functional_cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)
{
    DRV_ENTER_ANYWHERE();
    if (pLib == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    bool valid = drv_is(kernel, DRV_KERNEL);
    if (valid)
        *pLib = (CUlibrary)((drv_function *)kernel)->library;
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

// --- in the current context ----------------------------------------------------------------------

static CUresult
current_module(CUlibrary handle, drv_module **out)
{
    drv_context *context;
    drv_library *library;
    DRV_TRY(find_library(handle, &library));
    DRV_TRY(drv_current(&context));
    return drv_library_module(library, context, out);
}

CUresult
functional_cuLibraryGetModule(CUmodule *pMod, CUlibrary library)
{
    DRV_ENTER();
    if (pMod == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    drv_module *module = NULL;
    CUresult status = current_module(library, &module);
    if (status == CUDA_SUCCESS)
        *pMod = (CUmodule)module;
    drv_unlock();
    return status;
}

CUresult
functional_cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
    DRV_ENTER();
    if (name == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    drv_module *module = NULL;
    CUresult status = current_module(library, &module);
    if (status == CUDA_SUCCESS)
        status = drv_module_variable(module, name, dptr, bytes);
    drv_unlock();
    return status;
}

// Finds a managed variable, which needs no context.
static CUresult
get_managed(CUdeviceptr *at, size_t *size, CUlibrary handle, const char *name)
{
    drv_library *library;
    DRV_TRY(find_library(handle, &library));
    for (size_t i = 0; i < library->image->variable_count; i++) {
        const drv_variable *v = &library->image->variables[i];
        if (!v->managed || strcmp(v->name, name) != 0)
            continue;
        DRV_TRY(drv_library_managed(library, i));
        if (at != NULL)
            *at = (CUdeviceptr)(uintptr_t)library->managed[i];
        if (size != NULL)
            *size = v->size;
        return CUDA_SUCCESS;
    }
    return CUDA_ERROR_NOT_FOUND;
}

CUresult
functional_cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
                               const char *name)
{
    DRV_ENTER();
    if (name == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = get_managed(dptr, bytes, library, name);
    drv_unlock();
    return status;
}

static CUresult
function_of_kernel(CUfunction *out, CUkernel kernel)
{
    if (!drv_is(kernel, DRV_KERNEL))
        return CUDA_ERROR_INVALID_HANDLE;
    const drv_function *k = (drv_function *)kernel;
    drv_module *module = NULL;
    DRV_TRY(current_module((CUlibrary)k->library, &module));
    return drv_module_function(module, (size_t)(k->entry - module->image->entries), out);
}

CUresult
functional_cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)
{
    DRV_ENTER();
    if (pFunc == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = function_of_kernel(pFunc, kernel);
    drv_unlock();
    return status;
}
