// cuModuleLoadData and related functions.
#include <stdlib.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "base/log.h"
#include "code/file.h"
#include "code/function.h"
#include "code/image.h"
#include "code/logs.h"
#include "code/module.h"
#include "code/read.h"
#include "device/context.h"
#include "stream/queue.h"

// --- loading -------------------------------------------------------------------------------------

static CUresult
load_image(CUmodule *out, drv_image *image, unsigned int count, const CUjit_option *options,
           void **values)
{
    drv_context *context;
    DRV_TRY(drv_current(&context));
    if (out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_logs logs = drv_find_logs(count, options, values);
    drv_write_logs(&logs, image->error, "");
    if (image->status != CUDA_SUCCESS && logs.error == NULL)
        drv_log(image->status, image->error);
    DRV_TRY(image->status);
    drv_module *module;
    DRV_TRY(drv_module_new(image, NULL, context, &module));
    *out = (CUmodule)module;
    return CUDA_SUCCESS;
}

static CUresult
load(CUmodule *out, const void *data, size_t size, unsigned int count, const CUjit_option *options,
     void **values)
{
    if (data == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    drv_image *image = drv_image_read(data, size);
    CUresult status =
        image != NULL ? load_image(out, image, count, options, values) : CUDA_ERROR_OUT_OF_MEMORY;
    drv_image_release(image);
    drv_unlock();
    return status;
}

CUresult
functional_cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions,
                              CUjit_option *options, void **optionValues)
{
    DRV_ENTER();
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
    DRV_ENTER();
    if (fname == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    size_t size;
    char *text = drv_read_file(fname, &size);
    if (text == NULL)
        return CUDA_ERROR_FILE_NOT_FOUND;
    CUresult status = load(module, text, size, 0, NULL, NULL);
    free(text);
    return status;
}

CUresult
functional_cuModuleUnload(CUmodule hmod)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = drv_is(hmod, DRV_MODULE) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
    if (status == CUDA_SUCCESS && ((drv_module *)hmod)->library != NULL)
        status = CUDA_ERROR_NOT_PERMITTED; // it is unloaded with its library
    if (status == CUDA_SUCCESS && ((drv_module *)hmod)->simulated != NULL) {
        drv_drain_context(((drv_module *)hmod)->context); // its kernels may be queued
        status = drv_is(hmod, DRV_MODULE) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
    }
    if (status == CUDA_SUCCESS)
        drv_module_delete((drv_module *)hmod);
    drv_unlock();
    return status;
}

// --- functions -----------------------------------------------------------------------------------

CUresult
functional_cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
{
    DRV_ENTER();
    if (hfunc == NULL || name == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = CUDA_ERROR_INVALID_HANDLE;
    if (drv_is(hmod, DRV_MODULE)) {
        int i = drv_find_entry(((drv_module *)hmod)->image, name);
        status = i >= 0 ? drv_module_function((drv_module *)hmod, (size_t)i, hfunc)
                        : CUDA_ERROR_NOT_FOUND;
    }
    drv_unlock();
    return status;
}

CUresult
functional_cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)
{
    DRV_ENTER();
    if (count == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    bool valid = drv_is(mod, DRV_MODULE);
    if (valid)
        *count = (unsigned int)((drv_module *)mod)->image->entry_count;
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult
functional_cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions,
                                      CUmodule mod)
{
    DRV_ENTER();
    if (functions == NULL && numFunctions > 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = drv_is(mod, DRV_MODULE) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
    drv_module *module = (drv_module *)mod;
    for (size_t i = 0; status == CUDA_SUCCESS && i < numFunctions && i < module->image->entry_count;
         i++)
        status = drv_module_function(module, i, &functions[i]);
    drv_unlock();
    return status;
}

CUresult
functional_cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)
{
    DRV_ENTER();
    if (hmod == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    bool valid = drv_is(hfunc, DRV_FUNCTION);
    if (valid)
        *hmod = (CUmodule)((drv_function *)hfunc)->module;
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

// --- variables -----------------------------------------------------------------------------------

CUresult
functional_cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
{
    DRV_ENTER();
    if (name == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = CUDA_ERROR_INVALID_HANDLE;
    if (drv_is(hmod, DRV_MODULE))
        status = drv_module_variable((drv_module *)hmod, name, dptr, bytes);
    drv_unlock();
    return status;
}
