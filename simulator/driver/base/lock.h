// Declares the lock of the driver. One lock guards all tables. Only the functional_ functions take
// it, never helpers. No thread holds it while a callback of the caller runs. Helpers that wait
// release the lock while they wait, so objects that were found before such a call may be gone after
// it.
#ifndef CUBIND_DRIVER_BASE_LOCK_H
#define CUBIND_DRIVER_BASE_LOCK_H

#include <pthread.h>
#include <stdbool.h>

#include "types.h"

void fd_lock(void);
void fd_unlock(void);
// Makes this thread's next fd_unlock() call a function after it has released the lock.
void fd_after_unlock(void (*function)(void));
void fd_wait(void); // waits for fd_notify(), and releases the lock while it waits
void fd_wait_for(pthread_cond_t *condition); // like fd_wait(), for this condition
void fd_notify(void);                        // wakes all threads that are in fd_wait()
void fd_initialize(void);                    // cuInit has succeeded
CUresult fd_initialized(void); // CUDA_ERROR_NOT_INITIALIZED before that, and in a forked child
bool fd_forked(void);          // this process was forked from one that had used the driver

#endif
