// Stands in for nvJitLink, and adds the PTX of everything that was linked to the cubins that it
// returns: the PTX inputs, the PTX that input cubins carry, and for LTO-IR the PTX that a second
// linker makes from it.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stub.h>

#include "carry.h"
#include "types.h"

STUB_EXPORT nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions,
                                            const char **options);
STUB_EXPORT nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle);
STUB_EXPORT nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType type,
                                             const void *data, size_t size, const char *name);
STUB_EXPORT nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType type,
                                             const char *path);
STUB_EXPORT nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle);
STUB_EXPORT nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin);
STUB_EXPORT nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size);
STUB_EXPORT nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx);
STUB_EXPORT nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size);
__typeof__(nvJitLinkCreate) interposed_nvJitLinkCreate;
__typeof__(nvJitLinkDestroy) interposed_nvJitLinkDestroy;
__typeof__(nvJitLinkAddData) interposed_nvJitLinkAddData;
__typeof__(nvJitLinkAddFile) interposed_nvJitLinkAddFile;
__typeof__(nvJitLinkComplete) interposed_nvJitLinkComplete;
__typeof__(nvJitLinkGetLinkedCubin) interposed_nvJitLinkGetLinkedCubin;
__typeof__(nvJitLinkGetLinkedCubinSize) interposed_nvJitLinkGetLinkedCubinSize;

// The data that is kept about a linker.
typedef struct linking {
    struct linking *next;
    nvJitLinkHandle handle;
    nvJitLinkHandle second; // makes PTX from LTO-IR; NULL until there is LTO-IR
    char **options;
    uint32_t option_count;
    texts ptx;
} linking;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static linking *all;

// Finds the data of a linker. Only one thread at a time uses a linker, so the result stays valid.
static linking *
find(nvJitLinkHandle handle)
{
    pthread_mutex_lock(&lock);
    linking *l = all;
    while (l != NULL && l->handle != handle)
        l = l->next;
    pthread_mutex_unlock(&lock);
    return l;
}

static void
release(linking *l)
{
    __typeof__(nvJitLinkDestroy) *destroy = INTERPOSE_REAL(nvJitLinkDestroy);
    if (l->second != NULL && destroy != NULL)
        destroy(&l->second);
    for (uint32_t i = 0; i < l->option_count; i++)
        free(l->options[i]);
    free(l->options);
    texts_free(&l->ptx);
    free(l);
}

static linking *
describe(uint32_t count, const char **options)
{
    linking *l = calloc(1, sizeof *l);
    if (l == NULL)
        return NULL;
    l->options = calloc(count + 1, sizeof(char *));
    while (l->options != NULL && l->option_count < count &&
           (l->options[l->option_count] = strdup(options[l->option_count])) != NULL)
        l->option_count++;
    if (l->option_count == count && l->options != NULL)
        return l;
    release(l);
    return NULL;
}

nvJitLinkResult
interposed_nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions, const char **options)
{
    __typeof__(nvJitLinkCreate) *create = INTERPOSE_REAL(nvJitLinkCreate);
    nvJitLinkResult status =
        create != NULL ? create(handle, numOptions, options) : NVJITLINK_ERROR_INTERNAL;
    linking *l = status == NVJITLINK_SUCCESS ? describe(numOptions, options) : NULL;
    if (l == NULL)
        return status;
    l->handle = *handle;
    pthread_mutex_lock(&lock);
    l->next = all;
    all = l;
    pthread_mutex_unlock(&lock);
    return status;
}

nvJitLinkResult
interposed_nvJitLinkDestroy(nvJitLinkHandle *handle)
{
    __typeof__(nvJitLinkDestroy) *destroy = INTERPOSE_REAL(nvJitLinkDestroy);
    linking *l = NULL;
    pthread_mutex_lock(&lock);
    for (linking **link = &all; handle != NULL && *link != NULL; link = &(*link)->next)
        if ((*link)->handle == *handle) {
            l = *link;
            *link = l->next;
            break;
        }
    pthread_mutex_unlock(&lock);
    if (l != NULL)
        release(l);
    return destroy != NULL ? destroy(handle) : NVJITLINK_ERROR_INTERNAL;
}

// --- inputs --------------------------------------------------------------------------------------

// Makes the second linker, with the same options and "-ptx", unless it exists; false: it could not
// be made.
static bool
has_second(linking *l)
{
    __typeof__(nvJitLinkCreate) *create = INTERPOSE_REAL(nvJitLinkCreate);
    const char **options = calloc(l->option_count + 1, sizeof(char *));
    if (l->second == NULL && options != NULL && create != NULL) {
        memcpy(options, l->options, l->option_count * sizeof(char *));
        options[l->option_count] = "-ptx";
        if (create(&l->second, l->option_count + 1, options) != NVJITLINK_SUCCESS)
            l->second = NULL;
    }
    free(options);
    return l->second != NULL;
}

static bool
looks_like_ptx(const char *data, size_t size)
{
    for (size_t i = 0; i < size && i < 4096; i++)
        if (data[i] != '\0' && (unsigned char)data[i] < 9)
            return false;
    return size > 0 && (*data == '.' || *data == '/' || *data == '\n' || *data == ' ');
}

static void
note(linking *l, nvJitLinkInputType type, const void *data, size_t size, const char *name)
{
    bool is_elf = size >= 4 && memcmp(data, "\177ELF", 4) == 0;
    __typeof__(nvJitLinkAddData) *add = INTERPOSE_REAL(nvJitLinkAddData);
    if (type == NVJITLINK_INPUT_PTX || (type == NVJITLINK_INPUT_ANY && looks_like_ptx(data, size)))
        texts_add(&l->ptx, data, size);
    else if (is_elf)
        carried(data, size, &l->ptx);
    else if ((type == NVJITLINK_INPUT_LTOIR || type == NVJITLINK_INPUT_ANY) && has_second(l))
        add(l->second, type, data, size, name);
}

nvJitLinkResult
interposed_nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType type, const void *data,
                            size_t size, const char *name)
{
    __typeof__(nvJitLinkAddData) *add = INTERPOSE_REAL(nvJitLinkAddData);
    nvJitLinkResult status =
        add != NULL ? add(handle, type, data, size, name) : NVJITLINK_ERROR_INTERNAL;
    linking *l = find(handle);
    if (status == NVJITLINK_SUCCESS && l != NULL && data != NULL)
        note(l, type, data, size, name);
    return status;
}

static void *
read_whole(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rbe");
    void *data = NULL;
    if (file == NULL)
        return NULL;
    if (fseek(file, 0, SEEK_END) == 0 && ftell(file) > 0) {
        *size = (size_t)ftell(file);
        data = malloc(*size);
        rewind(file);
        if (data != NULL && fread(data, 1, *size, file) != *size) {
            free(data);
            data = NULL;
        }
    }
    fclose(file);
    return data;
}

nvJitLinkResult
interposed_nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType type, const char *path)
{
    __typeof__(nvJitLinkAddFile) *add = INTERPOSE_REAL(nvJitLinkAddFile);
    nvJitLinkResult status = add != NULL ? add(handle, type, path) : NVJITLINK_ERROR_INTERNAL;
    linking *l = find(handle);
    size_t size = 0;
    void *data = status == NVJITLINK_SUCCESS && l != NULL ? read_whole(path, &size) : NULL;
    if (data != NULL)
        note(l, type, data, size, path);
    free(data);
    return status;
}

// --- results -------------------------------------------------------------------------------------

static void
read_linked_ptx(linking *l)
{
    __typeof__(nvJitLinkComplete) *complete = INTERPOSE_REAL(nvJitLinkComplete);
    __typeof__(nvJitLinkGetLinkedPtxSize) *get_size = INTERPOSE_REAL(nvJitLinkGetLinkedPtxSize);
    __typeof__(nvJitLinkGetLinkedPtx) *get = INTERPOSE_REAL(nvJitLinkGetLinkedPtx);
    size_t size = 0;
    if (complete == NULL || get_size == NULL || get == NULL ||
        complete(l->second) != NVJITLINK_SUCCESS ||
        get_size(l->second, &size) != NVJITLINK_SUCCESS || size == 0)
        return;
    char *text = malloc(size);
    if (text != NULL && get(l->second, text) == NVJITLINK_SUCCESS)
        texts_add(&l->ptx, text, size);
    free(text);
}

nvJitLinkResult
interposed_nvJitLinkComplete(nvJitLinkHandle handle)
{
    __typeof__(nvJitLinkComplete) *complete = INTERPOSE_REAL(nvJitLinkComplete);
    nvJitLinkResult status = complete != NULL ? complete(handle) : NVJITLINK_ERROR_INTERNAL;
    linking *l = find(handle);
    if (status == NVJITLINK_SUCCESS && l != NULL && l->second != NULL)
        read_linked_ptx(l);
    return status;
}

// Reads the real cubin; the caller frees it, even after an error.
static nvJitLinkResult
read_cubin(nvJitLinkHandle handle, void **cubin, size_t *size)
{
    __typeof__(nvJitLinkGetLinkedCubinSize) *get_size = INTERPOSE_REAL(nvJitLinkGetLinkedCubinSize);
    __typeof__(nvJitLinkGetLinkedCubin) *get = INTERPOSE_REAL(nvJitLinkGetLinkedCubin);
    *cubin = NULL;
    if (get_size == NULL || get == NULL)
        return NVJITLINK_ERROR_INTERNAL;
    nvJitLinkResult status = get_size(handle, size);
    if (status != NVJITLINK_SUCCESS)
        return status;
    *cubin = malloc(*size + 1);
    return *cubin != NULL ? get(handle, *cubin) : NVJITLINK_ERROR_INTERNAL;
}

nvJitLinkResult
interposed_nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)
{
    void *cubin;
    size_t real_size;
    const linking *l = find(handle);
    nvJitLinkResult status = read_cubin(handle, &cubin, &real_size);
    if (status == NVJITLINK_SUCCESS && size != NULL)
        *size = l != NULL ? carry_size(cubin, real_size, &l->ptx) : real_size;
    free(cubin);
    return status;
}

nvJitLinkResult
interposed_nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)
{
    void *real;
    size_t size;
    const linking *l = find(handle);
    nvJitLinkResult status = read_cubin(handle, &real, &size);
    if (status == NVJITLINK_SUCCESS && cubin != NULL)
        carry(cubin, real, size, l != NULL ? &l->ptx : &(texts){0});
    free(real);
    return status;
}
