// Loads images into the engine, so that their kernels can run. The engine owns the variables of its
// modules; the driver registers them as allocations.
#include "code/engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/report.h"
#include "code/facts.h"
#include "device/context.h"
#include "memory/ranges.h"
#include "memory/running.h"
#include "memory/traces.h"

// The texts of an image, with a NUL after each, and the modules that the engine made from them, one
// for each context. The first `given` modules are in use. Texts without variables have one module
// for all contexts, and all images with equal texts share it. So loading the same kernels again and
// again takes no more memory.
struct drv_simulated {
    char *text;
    size_t size;
    cubind_sim_module **modules;
    size_t count, given;
    unsigned int images;        // number of images that use it
    bool is_shared;             // other images may share it: it is in `known`
    uint64_t hash;              // hash of the text
    struct drv_simulated *next; // next in its bucket of `known`
    drv_entry *entries;
    size_t entry_count;
};

enum { BUCKETS = 4096 };
static struct drv_simulated *known[BUCKETS];

CUresult
drv_simulated_status(cubind_sim_status status)
{
    switch (status) {
    case CUBIND_SIM_OK:
        return CUDA_SUCCESS;
    case CUBIND_SIM_OUT_OF_MEMORY:
        return CUDA_ERROR_OUT_OF_MEMORY;
    case CUBIND_SIM_INVALID_PTX:
        return CUDA_ERROR_INVALID_PTX;
    case CUBIND_SIM_UNSUPPORTED:
        return CUDA_ERROR_NOT_SUPPORTED;
    case CUBIND_SIM_UNLINKABLE:
        return CUDA_ERROR_INVALID_SOURCE;
    case CUBIND_SIM_UNSUPPORTED_VERSION:
        return CUDA_ERROR_UNSUPPORTED_PTX_VERSION;
    case CUBIND_SIM_INVALID_VALUE:
        return CUDA_ERROR_INVALID_VALUE;
    case CUBIND_SIM_NOT_FOUND:
        return CUDA_ERROR_NOT_FOUND;
    case CUBIND_SIM_ILLEGAL_ADDRESS:
        return CUDA_ERROR_ILLEGAL_ADDRESS;
    case CUBIND_SIM_MISALIGNED_ADDRESS:
        return CUDA_ERROR_MISALIGNED_ADDRESS;
    case CUBIND_SIM_ILLEGAL_INSTRUCTION:
        return CUDA_ERROR_ILLEGAL_INSTRUCTION;
    case CUBIND_SIM_INVALID_PC:
        return CUDA_ERROR_INVALID_PC;
    case CUBIND_SIM_ASSERT:
        return CUDA_ERROR_ASSERT;
    case CUBIND_SIM_TIMEOUT:
        return CUDA_ERROR_LAUNCH_TIMEOUT;
    default: // a trap, or a deadlock, which would hang a GPU
        return CUDA_ERROR_LAUNCH_FAILED;
    }
}

// --- texts and modules ---------------------------------------------------------------------------

// Splits a list into its texts, of which there is at least one, and adds their names if there are
// any. The caller frees the array; NULL if out of memory.
static cubind_sim_text *
split(const char *list, size_t size, const char *names, size_t *count)
{
    cubind_sim_text *texts = NULL;
    *count = 0;
    for (size_t at = 0; at < size || *count == 0;) {
        size_t length = at < size ? strnlen(list + at, size - at) : 0;
        if (length > 0 || at >= size) {
            cubind_sim_text *grown = realloc(texts, (*count + 1) * sizeof *texts);
            if (grown == NULL) {
                free(texts);
                return NULL;
            }
            texts = grown;
            texts[(*count)++] = (cubind_sim_text){names, list + at, length};
            names = names != NULL ? names + strlen(names) + 1 : NULL;
        }
        at += length + 1;
    }
    return texts;
}

static CUresult
load_one(struct drv_simulated *code, cubind_sim_report *report)
{
    cubind_sim_module **grown =
        realloc(code->modules, (code->count + 1) * sizeof(cubind_sim_module *));
    if (grown == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    code->modules = grown;
    size_t count;
    cubind_sim_text *texts = split(code->text, code->size, NULL, &count);
    if (texts == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    cubind_sim_module **module = &code->modules[code->count];
    cubind_sim_status status = count == 1
                                   ? cubind_sim_load(texts->text, texts->length, module, report)
                                   : cubind_sim_link(texts, count, module, report);
    code->count += status == CUBIND_SIM_OK;
    free(texts);
    return drv_simulated_status(status);
}

CUresult
drv_simulated_module(drv_image *image, cubind_sim_module **out)
{
    struct drv_simulated *code = image->simulated;
    cubind_sim_report report;
    if (code->is_shared) {
        *out = code->modules[0];
        return CUDA_SUCCESS;
    }
    if (code->given == code->count)
        DRV_TRY(load_one(code, &report));
    *out = code->modules[code->given++];
    return CUDA_SUCCESS;
}

static void
unload(void *module, size_t unused)
{
    (void)unused;
    drv_traces_forget_module(module);
    cubind_sim_unload(module);
}

static bool
has_managed(const drv_image *image)
{
    for (size_t i = 0; i < image->variable_count; i++)
        if (image->variables[i].managed)
            return true;
    return false;
}

// Takes back a module. Managed variables of an image are in its first module, and may belong to a
// library instead of a context. So that module stays until the image is released.
void
drv_simulated_module_end(drv_image *image, cubind_sim_module *module)
{
    struct drv_simulated *code = image->simulated;
    size_t at = 0;
    if (code->is_shared)
        return;
    while (code->modules[at] != module)
        at++;
    if (at == 0 && has_managed(image))
        return;
    code->count--;
    code->given--;
    memmove(&code->modules[at], &code->modules[at + 1],
            (code->count - at) * sizeof(cubind_sim_module *));
    drv_retire_as(module, 0, unload);
}

static void
forget(struct drv_simulated *code)
{
    struct drv_simulated **link = &known[code->hash % BUCKETS];
    while (*link != code)
        link = &(*link)->next;
    *link = code->next;
    drv_entries_free(code->entries, code->entry_count);
}

// Frees the modules when no kernel runs. The modules' own kernels have ended. But kernels of other
// contexts can access managed variables, and kernels of peers can access all variables.
static void
end_image(drv_image *image)
{
    struct drv_simulated *code = image->simulated;
    if (code == NULL)
        return;
    if (code->is_shared) { // the entries belong to `code`
        image->entries = NULL;
        image->entry_count = 0;
    }
    if (--code->images > 0)
        return;
    if (code->is_shared)
        forget(code);
    for (size_t i = 0; i < code->count; i++)
        drv_retire_as(code->modules[i], 0, unload);
    free(code->modules);
    free(code->text);
    free(code);
}

const char *
drv_simulated_text(const struct drv_simulated *code, size_t *size)
{
    if (code == NULL)
        return NULL;
    *size = code->size;
    return code->text;
}

// --- reading -------------------------------------------------------------------------------------

// Adds data about the code of each kernel. If the device cannot run a kernel, it stays without. The
// error occurs when the program asks for the kernel.
static void
read_codes(drv_image *image, cubind_sim_module *module)
{
    for (size_t i = 0; i < image->entry_count; i++) {
        cubind_sim_code_info code;
        cubind_sim_report report;
        drv_entry *entry = &image->entries[i];
        if (cubind_sim_prepare(cubind_sim_function_at(module, i), &code, &report) != CUBIND_SIM_OK)
            continue;
        entry->shared_bytes = code.shared_bytes;
        entry->local_bytes = code.local_bytes;
        entry->registers = 0; // the estimate keeps to the limit
        entry->estimated = (int)code.registers;
    }
}

// Computes the FNV-1a hash, eight bytes at a time.
static uint64_t
hash_of(const char *text, size_t size)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325) ^ size, word;
    for (size_t at = 0; at < size; at += sizeof word) {
        word = 0;
        memcpy(&word, text + at, size - at < sizeof word ? size - at : sizeof word);
        hash = (hash ^ word) * UINT64_C(0x100000001b3);
        hash ^= hash >> 32;
    }
    return hash;
}

static bool
find_known(drv_image *image, const char *text, size_t size, uint64_t hash)
{
    struct drv_simulated *code = known[hash % BUCKETS];
    while (code != NULL &&
           (code->hash != hash || code->size != size || memcmp(code->text, text, size) != 0))
        code = code->next;
    if (code == NULL)
        return false;
    code->images++;
    image->simulated = code;
    image->end = end_image;
    image->entries = code->entries;
    image->entry_count = code->entry_count;
    image->version = cubind_sim_ptx_version(code->modules[0]);
    image->target = cubind_sim_target(code->modules[0]);
    return true;
}

static void
share(drv_image *image)
{
    struct drv_simulated *code = image->simulated;
    code->is_shared = true;
    code->entries = image->entries;
    code->entry_count = image->entry_count;
    code->next = known[code->hash % BUCKETS];
    known[code->hash % BUCKETS] = code;
}

void
drv_read_simulated(drv_image *image, const char *text, size_t size)
{
    uint64_t hash = hash_of(text, size);
    if (find_known(image, text, size, hash))
        return;
    struct drv_simulated *code = calloc(1, sizeof *code);
    char *copy = malloc(size + 1);
    if (code == NULL || copy == NULL) {
        free(code);
        free(copy);
        drv_image_fail(image, CUDA_ERROR_OUT_OF_MEMORY, "out of memory");
        return;
    }
    memcpy(copy, text, size);
    copy[size] = '\0';
    *code = (struct drv_simulated){.text = copy, .size = size, .images = 1, .hash = hash};
    image->simulated = code;
    image->end = end_image;
    cubind_sim_report report = {.text = "out of memory"};
    CUresult status = load_one(code, &report);
    if (status != CUDA_SUCCESS)
        drv_image_fail(image, status, report.text);
    else if (!drv_read_facts(image, code->modules[0]))
        drv_image_fail(image, CUDA_ERROR_OUT_OF_MEMORY, "out of memory");
    else
        read_codes(image, code->modules[0]);
    if (image->status == CUDA_SUCCESS && !cubind_sim_has_variables(code->modules[0]))
        share(image);
}

CUresult
drv_simulated_link(const char *list, size_t size, const char *names, char *error, size_t room)
{
    size_t count;
    cubind_sim_module *module;
    cubind_sim_report report;
    cubind_sim_text *texts = split(list, size, names, &count);
    if (texts == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    cubind_sim_status status = cubind_sim_link(texts, count, &module, &report);
    if (status != CUBIND_SIM_OK)
        snprintf(error, room, "%s", report.text);
    cubind_sim_unload(module);
    free(texts);
    return drv_simulated_status(status);
}

CUresult
drv_simulated_check(const drv_module *module, size_t entry)
{
    cubind_sim_report report;
    cubind_sim_function *function = cubind_sim_function_at(module->simulated, entry);
    cubind_sim_status status = cubind_sim_prepare(function, NULL, &report);
    if (status != CUBIND_SIM_OK)
        drv_report(&(drv_message){.check = "fault",
                                  .text = report.text,
                                  .kernel = cubind_sim_function_get_info(function)->name,
                                  .is_fault = true});
    return drv_simulated_status(status);
}

// --- variables -----------------------------------------------------------------------------------

static CUresult
borrow(const cubind_sim_module *module, size_t i, drv_context *context, void **out)
{
    const cubind_sim_variable *v = cubind_sim_variable_at(module, i);
    DRV_TRY(drv_borrow(v->address, v->size > 0 ? v->size : 1, v->managed ? DRV_MANAGED : DRV_DEVICE,
                       context));
    *out = v->address;
    return CUDA_SUCCESS;
}

// Registers the memory of a variable as an allocation. A library has one set of managed variables,
// but the engine has a set in each module. So only one context may use them.
CUresult
drv_simulated_variable(drv_module *module, size_t i)
{
    if (!module->image->variables[i].managed || module->library == NULL)
        return borrow(module->simulated, i, module->context, &module->variables[i]);
    void **slot = &module->library->managed[i];
    if (*slot == NULL)
        DRV_TRY(borrow(module->simulated, i, NULL, slot));
    module->variables[i] = *slot;
    if (*slot == cubind_sim_variable_at(module->simulated, i)->address)
        return CUDA_SUCCESS;
    fprintf(stderr,
            "cubind simulated device: a library with managed variables, such as '%s', can be used "
            "in one context only\n",
            module->image->variables[i].name);
    return CUDA_ERROR_NOT_SUPPORTED;
}

// Registers the memory of a managed variable before the library has a module. The first context
// will get the engine's first module.
CUresult
drv_simulated_managed(drv_library *library, size_t i)
{
    return borrow(library->image->simulated->modules[0], i, NULL, &library->managed[i]);
}
