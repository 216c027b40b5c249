// Splits the multiprocessors of a device into sets, as green contexts ask for it.
#include "device/resource.h"

#include <stdlib.h>
#include <string.h>

#include "device/attributes.h"

// The private part of a CUdevResource.
typedef struct secret {
    uint32_t mark; // MARK: this driver has made the resource
    int32_t device;
    uint64_t split; // number of the call that split the set off; 0: a query's answer
    drv_sms sms;
} secret;

enum { MARK = 0x67724e31 };

_Static_assert(sizeof(secret) <= sizeof((CUdevResource){0}._internal_padding),
               "the private part fits into a resource");

static secret
secret_of(const CUdevResource *resource)
{
    secret result;
    memcpy(&result, resource->_internal_padding, sizeof result);
    return result;
}

// --- sets ----------------------------------------------------------------------------------------

drv_sms
drv_sms_all(void)
{
    drv_sms all = {0};
    int count = drv_limit(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
    for (int i = 0; i < count; i++)
        all.words[i / 64] |= (uint64_t)1 << i % 64;
    return all;
}

unsigned int
drv_sms_count(const drv_sms *sms)
{
    unsigned int count = 0;
    for (int i = 0; i < DRV_SM_WORDS; i++)
        count += (unsigned int)__builtin_popcountll(sms->words[i]);
    return count;
}

// Moves the first `count` multiprocessors, which must be there, to a set of their own.
static drv_sms
take(drv_sms *from, unsigned int count)
{
    drv_sms taken = {0};
    for (int i = 0; count > 0; i++) {
        uint64_t bit = (uint64_t)1 << i % 64;
        if ((from->words[i / 64] & bit) == 0)
            continue;
        from->words[i / 64] &= ~bit;
        taken.words[i / 64] |= bit;
        count--;
    }
    return taken;
}

static bool
overlaps(const drv_sms *one, const drv_sms *two)
{
    for (int i = 0; i < DRV_SM_WORDS; i++)
        if ((one->words[i] & two->words[i]) != 0)
            return true;
    return false;
}

// The sizes that CUDA's manual gives for each compute capability.
static unsigned int
alignment(void)
{
    int major = drv_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
    return major >= 9 ? 8 : major >= 7 ? 2 : 1;
}

static unsigned int
least_size(void)
{
    return drv_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR) == 8 ? 4 : alignment();
}

static unsigned int
most_coscheduled(void)
{
    return alignment() == 8 ? 32 : 2;
}

// --- resources -----------------------------------------------------------------------------------

// Writes a set. Without multiprocessors, the resource is invalid.
static void
put(CUdevResource *out, const secret *kept, unsigned int coscheduled, unsigned int flags)
{
    memset(out, 0, sizeof *out);
    out->sm.smCount = drv_sms_count(&kept->sms);
    if (out->sm.smCount == 0)
        return;
    out->type = CU_DEV_RESOURCE_TYPE_SM;
    out->sm.minSmPartitionSize = coscheduled > 0 ? least_size() : 0;
    out->sm.smCoscheduledAlignment = coscheduled;
    out->sm.flags = flags;
    memcpy(out->_internal_padding, kept, sizeof *kept);
}

drv_share
drv_share_whole(int device)
{
    const char *connections = getenv("CUDA_DEVICE_MAX_CONNECTIONS");
    long limit = connections != NULL ? strtol(connections, NULL, 10) : 8;
    return (drv_share){
        .device = device,
        .sms = drv_sms_all(),
        .queues = {.device = device,
                   .wqConcurrencyLimit = (unsigned int)(limit < 1 || limit > 32 ? 8 : limit)}};
}

CUresult
drv_share_read(const drv_share *share, CUdevResourceType type, CUdevResource *out)
{
    secret kept = {.mark = MARK, .device = share->device, .sms = share->sms};
    switch (type) {
    case CU_DEV_RESOURCE_TYPE_SM:
        put(out, &kept, alignment(), 0);
        return CUDA_SUCCESS;
    case CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG:
    case CU_DEV_RESOURCE_TYPE_WORKQUEUE:
        memset(out, 0, sizeof *out);
        out->type = type;
        if (type == CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG)
            out->wqConfig = share->queues;
        memcpy(out->_internal_padding, &kept, sizeof kept);
        return CUDA_SUCCESS;
    default:
        return CUDA_ERROR_INVALID_RESOURCE_TYPE;
    }
}

// Checks the input of a split, and reads its set. A set that a split has made can be split again
// only after a green context has been made with it.
static CUresult
splittable(const CUdevResource *input, secret *out)
{
    if (input->type != CU_DEV_RESOURCE_TYPE_SM)
        return CUDA_ERROR_INVALID_RESOURCE_TYPE;
    *out = secret_of(input);
    if (out->mark != MARK)
        return CUDA_ERROR_INVALID_VALUE;
    if (out->split != 0)
        return CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION;
    static uint64_t splits;
    out->split = ++splits;
    return CUDA_SUCCESS;
}

static unsigned int
rounded_up(unsigned int value, unsigned int step)
{
    return (value + step - 1) / step * step;
}

static void
put_rest(CUdevResource *remainder, const secret *rest)
{
    if (remainder != NULL)
        put(remainder, rest, 0, 0);
}

CUresult
drv_split_by_count(CUdevResource *result, unsigned int *groups, const CUdevResource *input,
                   CUdevResource *remainder, unsigned int flags, unsigned int least)
{
    secret rest;
    DRV_TRY(splittable(input, &rest));
    unsigned int all = drv_sms_count(&rest.sms);
    bool fine = (flags & CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING) != 0 && alignment() == 8;
    unsigned int smallest = fine ? 2 : least_size(), step = fine ? 2 : alignment();
    if (least > all || smallest > all)
        return CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION;
    unsigned int size = rounded_up(least < smallest ? smallest : least, step);
    size = size > all ? all : size;
    if (result == NULL) {
        *groups = all / size;
        return CUDA_SUCCESS;
    }
    if (*groups == 0)
        return CUDA_ERROR_INVALID_VALUE;
    if (*groups > all / size)
        *groups = all / size;
    for (unsigned int i = 0; i < *groups; i++) {
        secret part = rest;
        part.sms = take(&rest.sms, size);
        put(&result[i], &part, 0, 0);
    }
    put_rest(remainder, &rest);
    return CUDA_SUCCESS;
}

// Finds the size of a group, or returns the reason why there can be no such group. `left` is the
// number of multiprocessors that earlier groups have left.
static CUresult
size_of_group(const CU_DEV_SM_RESOURCE_GROUP_PARAMS *p, unsigned int left, unsigned int *size)
{
    unsigned int together = p->coscheduledSmCount > 0 ? p->coscheduledSmCount : alignment();
    unsigned int preferred = p->preferredCoscheduledSmCount;
    bool backfill = (p->flags & CU_DEV_SM_RESOURCE_GROUP_BACKFILL) != 0;
    bool even = alignment() > 1;
    if (p->flags > CU_DEV_SM_RESOURCE_GROUP_BACKFILL || together > most_coscheduled() ||
        (even && (together % 2 != 0 || p->smCount % 2 != 0)) || preferred % together != 0 ||
        (!backfill && p->smCount % together != 0))
        return CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION;
    *size = p->smCount > 0 ? p->smCount : left - left % (backfill ? 2 : together);
    if (*size > left || (p->smCount > 0 && *size < together))
        return CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION;
    return CUDA_SUCCESS;
}

CUresult
drv_split(CUdevResource *result, unsigned int groups, const CUdevResource *input,
          CUdevResource *remainder, CU_DEV_SM_RESOURCE_GROUP_PARAMS *params)
{
    secret rest;
    DRV_TRY(splittable(input, &rest));
    for (unsigned int i = 0; i < groups; i++) {
        unsigned int size, together = params[i].coscheduledSmCount;
        DRV_TRY(size_of_group(&params[i], drv_sms_count(&rest.sms), &size));
        together = together > 0 ? together : alignment();
        if (result != NULL && size < together)
            return CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION;
        params[i].smCount = size;
        secret part = rest;
        part.sms = take(&rest.sms, size);
        if (result != NULL)
            put(&result[i], &part, together, params[i].flags);
    }
    put_rest(remainder, &rest);
    return CUDA_SUCCESS;
}

// --- joining -------------------------------------------------------------------------------------

// Adds a set to those before it, which must come from the same split.
static CUresult
join_sms(const CUdevResource *resource, const CUdevResource *before, drv_sms *sms)
{
    secret kept = secret_of(resource);
    if (before != NULL &&
        (kept.split == 0 || kept.split != secret_of(before).split ||
         resource->sm.smCoscheduledAlignment != before->sm.smCoscheduledAlignment ||
         overlaps(sms, &kept.sms)))
        return CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION;
    for (int i = 0; i < DRV_SM_WORDS; i++)
        sms->words[i] |= kept.sms.words[i];
    return CUDA_SUCCESS;
}

static bool
is_known(CUdevResourceType type)
{
    return type == CU_DEV_RESOURCE_TYPE_SM || type == CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG ||
           type == CU_DEV_RESOURCE_TYPE_WORKQUEUE;
}

CUresult
drv_share_join(const CUdevResource *resources, unsigned int count, drv_share *out)
{
    const CUdevResource *before = NULL;
    drv_sms sms = {0};
    int device = secret_of(&resources[0]).device;
    *out = drv_share_whole(device);
    for (unsigned int i = 0; i < count; i++) {
        const CUdevResource *resource = &resources[i];
        secret kept = secret_of(resource);
        if (!is_known(resource->type))
            return CUDA_ERROR_INVALID_RESOURCE_TYPE;
        if (kept.mark != MARK)
            return CUDA_ERROR_INVALID_VALUE;
        if (kept.device != device)
            return CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION;
        if (resource->type == CU_DEV_RESOURCE_TYPE_SM) {
            DRV_TRY(join_sms(resource, before, &sms));
            before = resource;
        } else if (resource->type == CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG) {
            if (resource->wqConfig.wqConcurrencyLimit == 0 ||
                resource->wqConfig.sharingScope > CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED)
                return CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION;
            out->queues = resource->wqConfig;
        }
    }
    if (before != NULL)
        out->sms = sms;
    return CUDA_SUCCESS;
}
