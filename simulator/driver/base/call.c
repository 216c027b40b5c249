// Implements the check at the beginning of every call: returns the failure that a test has asked
// for, or the reason why the driver cannot be called now.
#include "base/call.h"

#include "base/driver.h"
#include "base/lock.h"

CUresult
drv_fault(void)
{
    int64_t status;
    return stub_fault(&status) ? (CUresult)status : CUDA_SUCCESS;
}

static _Thread_local const char *entered;

const char *
drv_entered(void)
{
    return entered;
}

CUresult
drv_enter_anywhere(const char *entry)
{
    entered = entry;
    DRV_TRY(drv_fault());
    return drv_initialized();
}

static _Thread_local bool on_callback_thread;

bool
drv_on_callback_thread(void)
{
    return on_callback_thread;
}

void
drv_set_callback_thread(bool on)
{
    on_callback_thread = on;
}

CUresult
drv_enter(const char *entry)
{
    DRV_TRY(drv_enter_anywhere(entry));
    return drv_on_callback_thread() ? CUDA_ERROR_NOT_PERMITTED : CUDA_SUCCESS;
}
