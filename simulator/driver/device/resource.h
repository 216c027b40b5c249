// Declares the resources that green contexts share out: sets of multiprocessors, and settings of
// work queues. A CUdevResource has a private part, in which this driver keeps the set.
#ifndef CUBIND_DRIVER_DEVICE_RESOURCE_H
#define CUBIND_DRIVER_DEVICE_RESOURCE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/driver.h"

enum { DRV_SM_WORDS = 3 };

// A set of multiprocessors: bit i of the words stands for number i.
typedef struct drv_sms {
    uint64_t words[DRV_SM_WORDS];
} drv_sms;

drv_sms drv_sms_all(void);
unsigned int drv_sms_count(const drv_sms *sms);

// The resources that a green context owns, or that a descriptor describes.
typedef struct drv_share {
    int device;
    drv_sms sms;
    CUdevWorkqueueConfigResource queues;
} drv_share;

// Returns everything that a device has.
drv_share drv_share_whole(int device);
// Stores one kind of a share's resources.
CUresult drv_share_read(const drv_share *share, CUdevResourceType type, CUdevResource *out);

// Split a set as cuDevSmResourceSplitByCount and cuDevSmResourceSplit do. The callers have checked
// for NULL.
CUresult drv_split_by_count(CUdevResource *result, unsigned int *groups, const CUdevResource *input,
                            CUdevResource *remainder, unsigned int flags, unsigned int least);
CUresult drv_split(CUdevResource *result, unsigned int groups, const CUdevResource *input,
                   CUdevResource *remainder, CU_DEV_SM_RESOURCE_GROUP_PARAMS *params);

// Joins resources to the share of a green context. Without multiprocessors among them, the share
// has all of the device.
CUresult drv_share_join(const CUdevResource *resources, unsigned int count, drv_share *out);

#endif
