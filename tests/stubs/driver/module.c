// Modules, libraries, kernels and functions, made from PTX text.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "functional.h"

// --- images --------------------------------------------------------------------------------------

// Other images than PTX hold machine code, which nothing here can read.
static CUresult
parse_image(const void *image, fd_ptx **out)
{
    static const unsigned char elf[4] = {0x7f, 'E', 'L', 'F'};
    static const unsigned char fatbin[4] = {0x50, 0xed, 0x55, 0xba};
    if (image == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    if (memcmp(image, elf, 1) == 0 || memcmp(image, fatbin, 1) == 0)
        return CUDA_ERROR_NO_BINARY_FOR_GPU;
    *out = fd_ptx_parse(image, 0);
    if (*out == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    return (*out)->error[0] == '\0' ? CUDA_SUCCESS : CUDA_ERROR_INVALID_PTX;
}

static char *
read_file(const char *path)
{
    FILE *file = path != NULL ? fopen(path, "rb") : NULL;
    if (file == NULL)
        return NULL;
    size_t size = 0, capacity = 4096;
    char *text = malloc(capacity + 1);
    while (text != NULL) {
        size_t got = fread(text + size, 1, capacity - size, file);
        size += got;
        if (got == 0)
            break;
        if (size == capacity) {
            capacity *= 2;
            char *grown = realloc(text, capacity + 1);
            if (grown == NULL)
                free(text);
            text = grown;
        }
    }
    fclose(file);
    if (text != NULL)
        text[size] = '\0';
    return text;
}

// --- modules -------------------------------------------------------------------------------------

static CUresult
make_variables(fd_module *module)
{
    const fd_ptx *ptx = module->ptx;
    for (size_t i = 0; i < ptx->variable_count; i++) {
        const fd_variable *v = &ptx->variables[i];
        FD_TRY(fd_allocate(FD_DEVICE, v->size > 0 ? v->size : 1, 0, NULL, &module->variables[i]));
        if (v->initial != NULL)
            memcpy(module->variables[i], v->initial, v->size);
        else
            memset(module->variables[i], 0, v->size);
    }
    return CUDA_SUCCESS;
}

// A module in the current context; takes a reference of its own on the PTX.
static CUresult
new_module(fd_ptx *ptx, fd_library *library, fd_module **out)
{
    fd_context *context;
    FD_TRY(fd_current(&context));
    fd_module *module = fd_new(FD_MODULE, sizeof *module);
    if (module == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    module->context = context;
    module->ptx = ptx;
    module->library = library;
    ptx->references++;
    module->functions = calloc(ptx->entry_count + 1, sizeof *module->functions);
    module->variables = calloc(ptx->variable_count + 1, sizeof *module->variables);
    CUresult status = CUDA_ERROR_OUT_OF_MEMORY;
    if (module->functions != NULL && module->variables != NULL)
        status = make_variables(module);
    if (status != CUDA_SUCCESS) {
        fd_module_delete(module);
        return status;
    }
    *out = module;
    return CUDA_SUCCESS;
}

void
fd_module_delete(fd_module *module)
{
    for (size_t i = 0; module->functions != NULL && i < module->ptx->entry_count; i++)
        fd_delete(module->functions[i]);
    for (size_t i = 0; module->variables != NULL && i < module->ptx->variable_count; i++) {
        if (module->variables[i] != NULL)
            (void)fd_release((uintptr_t)module->variables[i], FD_DEVICE);
    }
    if (module->library != NULL && fd_is(module->library, FD_LIBRARY))
        module->library->module = NULL;
    free(module->functions);
    free(module->variables);
    fd_ptx_release(module->ptx);
    fd_delete(module);
}

// What the caller's options want to know about a load: the error text, where there is a buffer for
// it.
typedef struct log_buffer {
    char *text;
    size_t size;
    void **size_slot; // the option's value is replaced by the length written
} log_buffer;

static log_buffer
find_error_log(unsigned int count, const CUjit_option *options, void **values)
{
    log_buffer log = {NULL, 0, NULL};
    for (unsigned int i = 0; options != NULL && values != NULL && i < count; i++) {
        if (options[i] == CU_JIT_ERROR_LOG_BUFFER)
            log.text = values[i];
        if (options[i] == CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES) {
            log.size = (unsigned int)(uintptr_t)values[i];
            log.size_slot = &values[i];
        }
    }
    return log;
}

static void
write_error_log(const log_buffer *log, const char *error)
{
    if (log->text == NULL || log->size == 0)
        return;
    int length = snprintf(log->text, log->size, "%s", error);
    size_t written = (size_t)length < log->size ? (size_t)length : log->size - 1;
    *log->size_slot = (void *)(uintptr_t)written;
}

static CUresult
load_module(CUmodule *out, const void *image, unsigned int count, const CUjit_option *options,
            void **values)
{
    fd_context *context;
    FD_TRY(fd_current(&context));
    if (out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_ptx *ptx = NULL;
    fd_module *module;
    CUresult status = parse_image(image, &ptx);
    if (status == CUDA_SUCCESS)
        status = new_module(ptx, NULL, &module);
    log_buffer log = find_error_log(count, options, values);
    if (ptx != NULL)
        write_error_log(&log, ptx->error);
    fd_ptx_release(ptx);
    if (status == CUDA_SUCCESS)
        *out = (CUmodule)module;
    return status;
}

CUresult
functional_cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions,
                              CUjit_option *options, void **optionValues)
{
    fd_lock();
    CUresult status = load_module(module, image, numOptions, options, optionValues);
    fd_unlock();
    return status;
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
    if (fname == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    char *text = read_file(fname);
    if (text == NULL)
        return CUDA_ERROR_FILE_NOT_FOUND;
    CUresult status = functional_cuModuleLoadData(module, text);
    free(text);
    return status;
}

CUresult
functional_cuModuleUnload(CUmodule hmod)
{
    fd_lock();
    CUresult status = fd_initialized();
    bool valid = fd_is(hmod, FD_MODULE) && ((fd_module *)hmod)->library == NULL;
    if (status == CUDA_SUCCESS && !valid)
        status = CUDA_ERROR_INVALID_HANDLE;
    if (status == CUDA_SUCCESS)
        fd_module_delete((fd_module *)hmod);
    fd_unlock();
    return status;
}

// --- functions and kernels -----------------------------------------------------------------------

static fd_function *
new_function(fd_kind kind, const fd_entry *entry, fd_module *module, fd_library *library)
{
    fd_function *function = fd_new(kind, sizeof *function);
    if (function != NULL)
        *function = (fd_function){entry,   module,
                                  library, 49152 - (int)entry->shared_bytes,
                                  -1,      CU_FUNC_CACHE_PREFER_NONE};
    return function;
}

static int
find_entry(const fd_ptx *ptx, const char *name)
{
    for (size_t i = 0; i < ptx->entry_count; i++) {
        if (strcmp(ptx->entries[i].name, name) == 0)
            return (int)i;
    }
    return -1;
}

static CUresult
function_at(fd_module *module, size_t i, CUfunction *out)
{
    if (module->functions[i] == NULL)
        module->functions[i] =
            new_function(FD_FUNCTION, &module->ptx->entries[i], module, module->library);
    *out = (CUfunction)module->functions[i];
    return *out != NULL ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

static CUresult
get_function(CUfunction *out, CUmodule hmod, const char *name)
{
    FD_TRY(fd_initialized());
    if (!fd_is(hmod, FD_MODULE))
        return CUDA_ERROR_INVALID_HANDLE;
    int i = find_entry(((fd_module *)hmod)->ptx, name);
    return i >= 0 ? function_at((fd_module *)hmod, (size_t)i, out) : CUDA_ERROR_NOT_FOUND;
}

CUresult
functional_cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
{
    if (hfunc == NULL || name == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = get_function(hfunc, hmod, name);
    fd_unlock();
    return status;
}

CUresult
functional_cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)
{
    if (count == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    bool valid = fd_is(mod, FD_MODULE);
    if (valid)
        *count = (unsigned int)((fd_module *)mod)->ptx->entry_count;
    fd_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult
functional_cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions,
                                      CUmodule mod)
{
    if (functions == NULL && numFunctions > 0)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = fd_is(mod, FD_MODULE) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
    fd_module *module = (fd_module *)mod;
    for (size_t i = 0; status == CUDA_SUCCESS && i < numFunctions && i < module->ptx->entry_count;
         i++)
        status = function_at(module, i, &functions[i]);
    fd_unlock();
    return status;
}

static CUresult
get_global(CUdeviceptr *dptr, size_t *bytes, fd_module *module, const char *name)
{
    for (size_t i = 0; i < module->ptx->variable_count; i++) {
        if (strcmp(module->ptx->variables[i].name, name) != 0)
            continue;
        if (dptr != NULL)
            *dptr = (CUdeviceptr)(uintptr_t)module->variables[i];
        if (bytes != NULL)
            *bytes = module->ptx->variables[i].size;
        return CUDA_SUCCESS;
    }
    return CUDA_ERROR_NOT_FOUND;
}

CUresult
functional_cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
{
    if (name == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = CUDA_ERROR_INVALID_HANDLE;
    if (fd_is(hmod, FD_MODULE))
        status = get_global(dptr, bytes, (fd_module *)hmod, name);
    fd_unlock();
    return status;
}

fd_function *
fd_function_of(const void *handle)
{
    return fd_is(handle, FD_FUNCTION) || fd_is(handle, FD_KERNEL) ? (fd_function *)handle : NULL;
}

// --- libraries -----------------------------------------------------------------------------------

static CUresult
load_library(CUlibrary *out, const void *code, unsigned int count, const CUjit_option *options,
             void **values)
{
    FD_TRY(fd_initialized());
    fd_ptx *ptx = NULL;
    CUresult status = parse_image(code, &ptx);
    log_buffer log = find_error_log(count, options, values);
    if (ptx != NULL)
        write_error_log(&log, ptx->error);
    fd_library *library = status == CUDA_SUCCESS ? fd_new(FD_LIBRARY, sizeof *library) : NULL;
    if (library != NULL)
        library->kernels = calloc(ptx->entry_count + 1, sizeof *library->kernels);
    if (library == NULL || library->kernels == NULL) {
        fd_delete(library);
        fd_ptx_release(ptx);
        return status != CUDA_SUCCESS ? status : CUDA_ERROR_OUT_OF_MEMORY;
    }
    library->ptx = ptx;
    *out = (CUlibrary)library;
    return CUDA_SUCCESS;
}

CUresult
functional_cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions,
                             void **jitOptionsValues, unsigned int numJitOptions,
                             CUlibraryOption *libraryOptions, void **libraryOptionValues,
                             unsigned int numLibraryOptions)
{
    (void)libraryOptions, (void)libraryOptionValues, (void)numLibraryOptions;
    if (library == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = load_library(library, code, numJitOptions, jitOptions, jitOptionsValues);
    fd_unlock();
    return status;
}

CUresult
functional_cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitOptions,
                                 void **jitOptionsValues, unsigned int numJitOptions,
                                 CUlibraryOption *libraryOptions, void **libraryOptionValues,
                                 unsigned int numLibraryOptions)
{
    char *text = read_file(fileName);
    if (text == NULL)
        return CUDA_ERROR_FILE_NOT_FOUND;
    CUresult status =
        functional_cuLibraryLoadData(library, text, jitOptions, jitOptionsValues, numJitOptions,
                                     libraryOptions, libraryOptionValues, numLibraryOptions);
    free(text);
    return status;
}

static void
delete_library(fd_library *library)
{
    for (size_t i = 0; i < library->ptx->entry_count; i++)
        fd_delete(library->kernels[i]);
    if (library->module != NULL)
        fd_module_delete(library->module);
    free(library->kernels);
    fd_ptx_release(library->ptx);
    fd_delete(library);
}

CUresult
functional_cuLibraryUnload(CUlibrary library)
{
    fd_lock();
    bool valid = fd_is(library, FD_LIBRARY);
    if (valid)
        delete_library((fd_library *)library);
    fd_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

static CUresult
kernel_at(fd_library *library, size_t i, CUkernel *out)
{
    if (library->kernels[i] == NULL)
        library->kernels[i] = new_function(FD_KERNEL, &library->ptx->entries[i], NULL, library);
    *out = (CUkernel)library->kernels[i];
    return *out != NULL ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult
functional_cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)
{
    if (pKernel == NULL || name == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = fd_is(library, FD_LIBRARY) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
    int i = status == CUDA_SUCCESS ? find_entry(((fd_library *)library)->ptx, name) : -1;
    if (status == CUDA_SUCCESS)
        status =
            i >= 0 ? kernel_at((fd_library *)library, (size_t)i, pKernel) : CUDA_ERROR_NOT_FOUND;
    fd_unlock();
    return status;
}

CUresult
functional_cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)
{
    if (count == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    bool valid = fd_is(lib, FD_LIBRARY);
    if (valid)
        *count = (unsigned int)((fd_library *)lib)->ptx->entry_count;
    fd_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult
functional_cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)
{
    if (kernels == NULL && numKernels > 0)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = fd_is(lib, FD_LIBRARY) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
    fd_library *library = (fd_library *)lib;
    for (size_t i = 0; status == CUDA_SUCCESS && i < numKernels && i < library->ptx->entry_count;
         i++)
        status = kernel_at(library, i, &kernels[i]);
    fd_unlock();
    return status;
}

static CUresult
module_of(CUlibrary handle, fd_module **out)
{
    if (!fd_is(handle, FD_LIBRARY))
        return CUDA_ERROR_INVALID_HANDLE;
    fd_library *library = (fd_library *)handle;
    if (library->module == NULL)
        FD_TRY(new_module(library->ptx, library, &library->module));
    *out = library->module;
    return CUDA_SUCCESS;
}

CUresult
functional_cuLibraryGetModule(CUmodule *pMod, CUlibrary library)
{
    if (pMod == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    fd_module *module = NULL;
    CUresult status = module_of(library, &module);
    if (status == CUDA_SUCCESS)
        *pMod = (CUmodule)module;
    fd_unlock();
    return status;
}

CUresult
functional_cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
    if (name == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    fd_module *module = NULL;
    CUresult status = module_of(library, &module);
    if (status == CUDA_SUCCESS)
        status = get_global(dptr, bytes, module, name);
    fd_unlock();
    return status;
}

static CUresult
function_of_kernel(CUfunction *out, CUkernel kernel)
{
    if (!fd_is(kernel, FD_KERNEL))
        return CUDA_ERROR_INVALID_HANDLE;
    const fd_function *k = (fd_function *)kernel;
    fd_module *module = NULL;
    FD_TRY(module_of((CUlibrary)k->library, &module));
    return function_at(module, (size_t)(k->entry - module->ptx->entries), out);
}

CUresult
functional_cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)
{
    if (pFunc == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = function_of_kernel(pFunc, kernel);
    fd_unlock();
    return status;
}

CUresult
functional_cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)
{
    if (pLib == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    bool valid = fd_is(kernel, FD_KERNEL);
    if (valid)
        *pLib = (CUlibrary)((fd_function *)kernel)->library;
    fd_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult
functional_cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)
{
    if (hmod == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    bool valid = fd_is(hfunc, FD_FUNCTION);
    if (valid)
        *hmod = (CUmodule)((fd_function *)hfunc)->module;
    fd_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}
