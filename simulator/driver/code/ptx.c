// Reads PTX with the engine, so that the same texts load whether or not kernels will run. Without
// the simulated device, only facts are kept: kernels with the layout of their parameters, and
// variables with their initial values.
#include "code/ptx.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/simulates.h"
#include "code/engine.h"
#include "code/facts.h"
#include "code/image.h"
#include "cubind_sim.h"
#include "device/attributes.h"
#include "ptx_tokens.h"

// Copies the values of the variables, which are the last ones of the image. Zeros need no copy.
static bool
keep_values(drv_image *image, const cubind_sim_module *module)
{
    size_t count = cubind_sim_variable_count(module);
    for (size_t i = 0; i < count; i++) {
        const cubind_sim_variable *from = cubind_sim_variable_at(module, i);
        const unsigned char *bytes = from->address;
        drv_variable *v = &image->variables[image->variable_count - count + i];
        if (from->size == 0 || (bytes[0] == 0 && memcmp(bytes, bytes + 1, from->size - 1) == 0))
            continue;
        v->initial = malloc(from->size);
        if (v->initial == NULL)
            return false;
        memcpy(v->initial, bytes, from->size);
    }
    return true;
}

static void
read_unused(drv_image *image, const char *text, size_t size)
{
    cubind_sim_module *module;
    cubind_sim_report report;
    cubind_sim_status status = cubind_sim_load(text, size, &module, &report);
    if (status != CUBIND_SIM_OK)
        drv_image_fail(image, drv_simulated_status(status), report.text);
    else if (!drv_read_facts(image, module) || !keep_values(image, module))
        drv_image_fail(image, CUDA_ERROR_OUT_OF_MEMORY, "out of memory");
    cubind_sim_unload(module);
}

// Reads a text of `length` characters. The simulated device gets `size` bytes, which may be several
// texts.
static void
read_text(drv_image *image, const char *text, size_t length, size_t size)
{
    ptx_lexer lexer;
    ptx_start(&lexer, text, length);
    ptx_token first = ptx_next(&lexer);
    if (!ptx_is_dot(&first, "version")) {
        char error[120];
        snprintf(error, sizeof error,
                 "ptxas application ptx input, line %d; error   : Missing .version directive at "
                 "start of file",
                 first.line);
        drv_image_fail(image, CUDA_ERROR_INVALID_IMAGE, error);
        return;
    }
    if (drv_simulates())
        drv_read_simulated(image, text, size);
    else
        read_unused(image, text, length);
    int own = drv_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR) * 10 +
              drv_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
    if (image->target > own)
        drv_image_fail(image, CUDA_ERROR_INVALID_PTX,
                       "the PTX is for a newer device than this one");
}

void
drv_read_ptx(drv_image *image, const char *text, size_t size)
{
    size_t length = size > 0 ? strnlen(text, size) : strlen(text);
    read_text(image, text, length, length);
}

// Reads a list of texts. The engine reads all texts at once for the simulated device, and otherwise
// one by one.
void
drv_read_ptx_list(drv_image *image, const char *texts, size_t size)
{
    size_t length = strnlen(texts, size);
    read_text(image, texts, length, size);
    while (!drv_simulates() && length < size && image->status == CUDA_SUCCESS) {
        texts += length + 1;
        size -= length + 1;
        length = strnlen(texts, size);
        if (length > 0)
            read_text(image, texts, length, length);
    }
}
