// Declares the lock of the driver. One lock guards all tables. Only the functional_ functions take
// it, never helpers. No thread holds it while a callback of the caller runs. Helpers that wait
// release the lock while they wait, so objects that were found before such a call may be gone after
// it.
#ifndef CUBIND_DRIVER_BASE_LOCK_H
#define CUBIND_DRIVER_BASE_LOCK_H

#include <pthread.h>
#include <stdbool.h>

#include "types.h"

void drv_lock(void);
void drv_unlock(void);
// Makes this thread's next drv_unlock() call a function after it has released the lock.
void drv_after_unlock(void (*function)(void));
void drv_wait(void); // waits for drv_notify(), and releases the lock while it waits
void drv_wait_for(pthread_cond_t *condition); // like drv_wait(), for this condition
void drv_notify(void);                        // wakes all threads that are in drv_wait()
void drv_initialize(void);                    // cuInit has succeeded
CUresult drv_initialized(void); // CUDA_ERROR_NOT_INITIALIZED before that, and in a forked child
bool drv_forked(void);          // this process was forked from one that had used the driver

#endif
