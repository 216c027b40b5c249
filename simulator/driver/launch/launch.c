// Checks launches as the driver does, logs every byte of every argument, and queues them.
#include "launch/launch.h"

#include <stdlib.h>
#include <string.h>

#include "base/lock.h"
#include "code/library.h"
#include "code/module.h"
#include "launch/check.h"
#include "launch/run.h"
#include "stream/capture.h"
#include "stream/queue.h"

enum { MAX_LAUNCHES = 1024 }; // later ones are counted but not kept

static functional_launch launches[MAX_LAUNCHES];
static size_t launch_count;

static size_t
kept(void)
{
    return launch_count < MAX_LAUNCHES ? launch_count : MAX_LAUNCHES;
}

size_t
functional_launch_count(void)
{
    drv_lock();
    size_t count = launch_count;
    drv_unlock();
    return count;
}

int
functional_launch_get(size_t i, functional_launch *out)
{
    drv_lock();
    bool found = i < kept();
    if (found)
        *out = launches[i];
    drv_unlock();
    return found ? 0 : -1;
}

void
functional_launch_clear(void)
{
    drv_lock();
    for (size_t i = 0; i < kept(); i++) {
        free((void *)launches[i].kernel);
        free((void *)launches[i].bytes);
        free((void *)launches[i].attributes);
    }
    launch_count = 0;
    drv_unlock();
}

// --- arguments -----------------------------------------------------------------------------------

static CUresult
pack_params(const drv_entry *entry, void **params, unsigned char *bytes)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (params == NULL || params[i] == NULL)
            return CUDA_ERROR_INVALID_VALUE;
        memcpy(bytes + entry->params[i].offset, params[i], entry->params[i].size);
    }
    return CUDA_SUCCESS;
}

// Reads `extra`, which has pairs of a key and a value up to CU_LAUNCH_PARAM_END.
static CUresult
pack_extra(const drv_entry *entry, void **extra, unsigned char *bytes)
{
    const void *buffer = NULL;
    size_t size = 0;
    for (; *extra != CU_LAUNCH_PARAM_END; extra += 2)
        if (*extra == CU_LAUNCH_PARAM_BUFFER_POINTER)
            buffer = extra[1];
        else if (*extra == CU_LAUNCH_PARAM_BUFFER_SIZE)
            size = *(const size_t *)extra[1];
        else
            return CUDA_ERROR_INVALID_VALUE;
    if (buffer == NULL || size < entry->param_bytes)
        return CUDA_ERROR_INVALID_VALUE;
    memcpy(bytes, buffer, entry->param_bytes);
    return CUDA_SUCCESS;
}

CUresult
drv_pack_arguments(const drv_entry *entry, void **params, void **extra, unsigned char *bytes)
{
    if (params != NULL && extra != NULL)
        return CUDA_ERROR_INVALID_VALUE;
    return extra != NULL ? pack_extra(entry, extra, bytes) : pack_params(entry, params, bytes);
}

// --- launching -----------------------------------------------------------------------------------

static CUresult
keep(const functional_launch *l, const drv_entry *entry, const CUlaunchAttribute *attributes,
     const unsigned char *given)
{
    if (launch_count >= MAX_LAUNCHES) {
        launch_count++;
        return CUDA_SUCCESS;
    }
    unsigned char *bytes = calloc(1, entry->param_bytes + 1);
    char *name = strdup(entry->name);
    CUlaunchAttribute *copies = calloc(l->attribute_count + 1, sizeof *copies);
    if (bytes == NULL || name == NULL || copies == NULL) {
        free(bytes);
        free(name);
        free(copies);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    memcpy(bytes, given, entry->param_bytes);
    if (l->attribute_count > 0)
        memcpy(copies, attributes, l->attribute_count * sizeof *copies);
    functional_launch *kept_one = &launches[launch_count++];
    *kept_one = *l;
    kept_one->kernel = name;
    kept_one->bytes = bytes;
    kept_one->attributes = copies;
    kept_one->byte_count = entry->param_bytes;
    kept_one->param_count = entry->param_count;
    return CUDA_SUCCESS;
}

// Sets the shape of the cluster. Without an attribute, it is the shape that the kernel requires.
static void
choose_cluster(functional_launch *l, const drv_settings *settings)
{
    for (int i = 0; i < 3; i++)
        if (l->cluster[i] == 0)
            l->cluster[i] = settings->cluster[i] > 0 ? (unsigned int)settings->cluster[i] : 1;
}

CUresult
drv_launch_check(const functional_launch *asked, drv_function *f, int device)
{
    functional_launch l = *asked;
    l.device = device;
    choose_cluster(&l, drv_settings_of(f, device));
    return drv_check_launch(&l, f, NULL);
}

static CUresult
simulate(const functional_launch *l, const drv_function *f, drv_context *context,
         drv_stream *stream, const unsigned char *bytes)
{
    drv_module *module = f->module;
    if (module == NULL) // a kernel: it has a function in each context
        DRV_TRY(drv_library_module(f->library, context, &module));
    return drv_simulated_launch(l, module, f->entry, stream, bytes);
}

CUresult
drv_launch(const functional_launch *asked, drv_function *f, drv_context *context,
           const CUlaunchAttribute *attributes, drv_stream *stream, const unsigned char *bytes)
{
    functional_launch l = *asked;
    l.device = f->module != NULL ? f->module->context->device : context->device;
    choose_cluster(&l, drv_settings_of(f, l.device));
    DRV_TRY(drv_check_launch(&l, f, stream->green));
    DRV_TRY(keep(&l, f->entry, attributes, bytes));
    if (l.captured)
        return stream->capture->recorder->kernel(stream, asked, f, attributes, bytes);
    if (f->image->simulated != NULL)
        return simulate(&l, f, context, stream, bytes);
    return drv_submit(stream, &(drv_work){0});
}

// Handles the attributes that affect whether a kernel can be launched, and attributes whose values
// have limits. All other attributes are only stored.
CUresult
drv_launch_attribute(functional_launch *l, const CUlaunchAttribute *attribute)
{
    const CUlaunchAttributeValue *value = &attribute->value;
    bool valid = true;
    switch (attribute->id) {
    case CU_LAUNCH_ATTRIBUTE_COOPERATIVE:
        l->cooperative = value->cooperative;
        break;
    case CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION:
        l->cluster[0] = value->clusterDim.x;
        l->cluster[1] = value->clusterDim.y;
        l->cluster[2] = value->clusterDim.z;
        if (l->cluster[0] == 0 || l->cluster[1] == 0 || l->cluster[2] == 0)
            return CUDA_ERROR_INVALID_CLUSTER_SIZE;
        break;
    case CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE:
        valid = (unsigned int)value->clusterSchedulingPolicyPreference <=
                CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING;
        break;
    case CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
        valid = (int)value->sharedMemCarveout >= -1 && (int)value->sharedMemCarveout <= 100;
        break;
    default:
        valid = (unsigned int)attribute->id <= CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE;
    }
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
