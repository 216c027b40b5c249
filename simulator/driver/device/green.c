// Implements green contexts.
#include "device/green.h"

#include "base/handles.h"
#include "device/attributes.h"

drv_green *
drv_green_new(drv_context *primary, const drv_share *share)
{
    drv_green *green = drv_new(DRV_GREEN, sizeof *green);
    if (green == NULL)
        return NULL;
    green->context = primary;
    green->id = drv_next_id();
    green->share = *share;
    return green;
}

drv_green *
drv_green_find(const void *handle)
{
    drv_green *green = drv_is(handle, DRV_GREEN) ? (drv_green *)handle : NULL;
    bool lives = green != NULL && green->context != NULL && !green->context->ends;
    return lives ? green : NULL;
}

drv_green *
drv_green_current(void)
{
    return drv_green_find(drv_context_top());
}

int
drv_multiprocessors_of(const drv_green *green)
{
    return green != NULL ? (int)drv_sms_count(&green->share.sms)
                         : drv_limit(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
}

static void
lose(void *object, void *arg)
{
    drv_green *green = object;
    if (green->context == arg)
        green->context = NULL;
}

void
drv_greens_lose(const drv_context *primary)
{
    drv_each(DRV_GREEN, lose, (void *)primary);
}
