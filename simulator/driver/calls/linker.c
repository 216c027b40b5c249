// Implements the driver's linker (cuLinkCreate and related functions): combines the kernels and
// variables of all inputs in one image.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "code/engine.h"
#include "code/file.h"
#include "code/image.h"
#include "code/logs.h"
#include "code/object.h"
#include "code/print_image.h"
#include "code/read.h"
#include "device/attributes.h"
#include "device/context.h"

// A list of texts, one after the other, with a NUL after each.
typedef struct drv_list {
    char *data;
    size_t size;
} drv_list;

typedef struct drv_linker {
    drv_image *image;
    drv_logs logs; // the caller's buffers, which must exist as long as the linker
    bool verbose;
    bool complete;
    CUresult status; // an error if inputs cannot be linked with each other
    drv_list texts;  // PTX of all inputs, and their names; on the simulated device
    drv_list names;
    unsigned char *output;
} drv_linker;

static void
report(drv_linker *linker, const char *what)
{
    drv_write_logs(&linker->logs, what, "");
}

CUresult
functional_cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues,
                           CUlinkState *stateOut)
{
    DRV_ENTER();
    drv_context *context;
    bool given = numOptions == 0 || (options != NULL && optionValues != NULL);
    if (stateOut == NULL || !given)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = drv_current(&context);
    drv_linker *linker = status == CUDA_SUCCESS ? drv_new(DRV_LINKER, sizeof *linker) : NULL;
    drv_image *image = linker != NULL ? drv_image_new() : NULL;
    if (image != NULL) {
        linker->image = image;
        linker->logs = drv_find_logs(numOptions, options, optionValues);
        for (unsigned int i = 0; i < numOptions; i++)
            if (options[i] == CU_JIT_LOG_VERBOSE)
                linker->verbose = optionValues[i] != NULL;
        *stateOut = (CUlinkState)linker;
    } else if (status == CUDA_SUCCESS) {
        drv_delete(linker);
        status = CUDA_ERROR_OUT_OF_MEMORY;
    }
    drv_unlock();
    return status;
}

// --- inputs --------------------------------------------------------------------------------------

static CUresult
check_single(drv_linker *linker, const drv_image *added, const char *name)
{
    for (size_t i = 0; i < added->entry_count; i++) {
        const char *kernel = added->entries[i].name;
        if (drv_find_entry(linker->image, kernel) < 0)
            continue;
        char text[200];
        snprintf(text, sizeof text, "error   : Multiple definition of '%s' in '%s'", kernel, name);
        report(linker, text);
        return linker->status = CUDA_ERROR_INVALID_SOURCE;
    }
    return CUDA_SUCCESS;
}

static CUresult
append(drv_list *list, const char *data, size_t size)
{
    char *grown = realloc(list->data, list->size + size + 1);
    if (grown == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    memcpy(grown + list->size, data, size);
    grown[list->size + size] = '\0';
    list->data = grown;
    list->size += size + 1;
    return CUDA_SUCCESS;
}

static CUresult
keep_text(drv_linker *linker, const drv_image *added, const char *name)
{
    size_t size;
    const char *text = drv_simulated_text(added->simulated, &size);
    if (text == NULL)
        return CUDA_SUCCESS;
    for (size_t at = 0; at < size; at += strnlen(text + at, size - at) + 1)
        if (text[at] != '\0')
            DRV_TRY(append(&linker->names, name, strlen(name)));
    return append(&linker->texts, text, size);
}

static CUresult
copy_entry(drv_entry *to, const drv_entry *from)
{
    size_t size = from->param_count * sizeof *from->params;
    char *name = strdup(from->name);
    drv_param *params = malloc(size + 1);
    if (name == NULL || params == NULL) {
        free(name);
        free(params);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    if (size > 0)
        memcpy(params, from->params, size);
    *to = *from;
    to->name = name;
    to->params = params;
    return CUDA_SUCCESS;
}

// Adds an input. Copies the kernels, which other images may share, and moves the variables.
static CUresult
merge(drv_image *into, drv_image *from)
{
    for (size_t i = 0; i < from->entry_count; i++) {
        drv_entry *entry = drv_image_add_entry(into);
        if (entry == NULL)
            return CUDA_ERROR_OUT_OF_MEMORY;
        DRV_TRY(copy_entry(entry, &from->entries[i]));
    }
    for (size_t i = 0; i < from->variable_count; i++) {
        drv_variable *variable = drv_image_add_variable(into);
        if (variable == NULL)
            return CUDA_ERROR_OUT_OF_MEMORY;
        *variable = from->variables[i];
        from->variables[i] = (drv_variable){0};
    }
    into->version = from->version > into->version ? from->version : into->version;
    into->target = from->target > into->target ? from->target : into->target;
    return CUDA_SUCCESS;
}

typedef struct adding {
    drv_linker *linker;
    const char *name;
    bool is_library; // a library may lack code for this device
} adding;

static CUresult
add_code(void *arg, const void *data, size_t size)
{
    const adding *a = arg;
    drv_linker *linker = a->linker;
    const char *name = a->name;
    drv_image *added = drv_image_read(data, size);
    if (added == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult status = added->status;
    if (status == CUDA_ERROR_NO_BINARY_FOR_GPU && a->is_library) {
        drv_image_release(added);
        return CUDA_SUCCESS;
    }
    if (status != CUDA_SUCCESS)
        report(linker, added->error);
    if (status == CUDA_SUCCESS)
        status = check_single(linker, added, name);
    if (status == CUDA_SUCCESS)
        status = keep_text(linker, added, name);
    if (status == CUDA_SUCCESS)
        status = merge(linker->image, added);
    drv_image_release(added);
    return status;
}

static CUresult
add(CUlinkState state, CUjitInputType type, const void *data, size_t size, const char *name)
{
    if (!drv_is(state, DRV_LINKER))
        return CUDA_ERROR_INVALID_HANDLE;
    drv_linker *linker = (drv_linker *)state;
    if (linker->complete)
        return CUDA_ERROR_INVALID_VALUE;
    adding a = {linker, name, type == CU_JIT_INPUT_LIBRARY};
    bool holds_others = type == CU_JIT_INPUT_LIBRARY || type == CU_JIT_INPUT_OBJECT;
    if (!holds_others)
        return add_code(&a, data, size);
    bool found = false;
    CUresult status = drv_each_code(data, size, add_code, &a, &found);
    if (status != CUDA_SUCCESS || found)
        return status;
    report(linker, "error   : There is no code for devices in the input");
    return CUDA_ERROR_NO_BINARY_FOR_GPU;
}

CUresult
functional_cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size,
                            const char *name, unsigned int numOptions, CUjit_option *options,
                            void **optionValues)
{
    DRV_ENTER();
    (void)options, (void)optionValues;
    bool readable = type == CU_JIT_INPUT_CUBIN || type == CU_JIT_INPUT_PTX ||
                    type == CU_JIT_INPUT_FATBINARY || type == CU_JIT_INPUT_OBJECT ||
                    type == CU_JIT_INPUT_LIBRARY;
    if (data == NULL || size == 0 || !readable || (numOptions > 0 && options == NULL))
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = add(state, type, data, size, name != NULL ? name : "");
    drv_unlock();
    return status;
}

CUresult
functional_cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path,
                            unsigned int numOptions, CUjit_option *options, void **optionValues)
{
    size_t size;
    char *data = drv_read_file(path, &size);
    if (data == NULL)
        return CUDA_ERROR_FILE_NOT_FOUND;
    CUresult status = functional_cuLinkAddData_v2(state, type, data, size, path, numOptions,
                                                  options, optionValues);
    free(data);
    return status;
}

// --- the result ----------------------------------------------------------------------------------

// Checks that all symbols that the inputs need from each other exist.
static CUresult
check_whole(drv_linker *linker)
{
    char error[1024];
    if (linker->texts.size == 0)
        return CUDA_SUCCESS;
    CUresult status = drv_simulated_link(linker->texts.data, linker->texts.size, linker->names.data,
                                         error, sizeof error);
    if (status != CUDA_SUCCESS)
        report(linker, error);
    return linker->status = status;
}

static CUresult
complete(CUlinkState state, void **out, size_t *size)
{
    drv_linker *linker = (drv_linker *)state;
    if (!drv_is(state, DRV_LINKER) || linker->complete)
        return CUDA_ERROR_INVALID_HANDLE;
    DRV_TRY(linker->status);
    DRV_TRY(check_whole(linker));
    linker->complete = true;
    if (linker->image->target == 0)
        linker->image->target = 10 * drv_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
    linker->image->version = linker->image->version > 0 ? linker->image->version : 80;
    size_t length;
    linker->output =
        drv_image_print(linker->image, linker->texts.data, linker->texts.size, &length);
    if (linker->output == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    char info[80];
    snprintf(info, sizeof info, "info    : %zu kernels linked", linker->image->entry_count);
    drv_write_logs(&linker->logs, "", linker->verbose ? info : "");
    *out = linker->output;
    if (size != NULL)
        *size = length;
    return CUDA_SUCCESS;
}

CUresult
functional_cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)
{
    DRV_ENTER();
    if (cubinOut == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = complete(state, cubinOut, sizeOut);
    drv_unlock();
    return status;
}

CUresult
functional_cuLinkDestroy(CUlinkState state)
{
    DRV_ENTER();
    drv_lock();
    bool valid = drv_is(state, DRV_LINKER);
    if (valid) {
        drv_linker *linker = (drv_linker *)state;
        drv_image_release(linker->image);
        free(linker->texts.data);
        free(linker->names.data);
        free(linker->output);
        drv_delete(linker);
    }
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}
