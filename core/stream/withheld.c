// Withholds the launches of a capture, and issues them if they are needed.
//
// A thread may wait for the lock with the GIL held, because its holders do not wait for the GIL.
#include "stream/withheld.h"

#include <Python.h>

// The launches are guarded calls, which lock the lock once more.
void
core_withheld_issue_locked(core_lock *lock)
{
    core_withheld *w = lock->withheld;
    lock->withheld = NULL;
    w->issued = true;
    for (size_t i = 0; i < w->count && w->status == CUDA_SUCCESS; i++) {
        const core_withheld_launch *l = w->launches[i];
        w->status = core_driver->cuLaunchKernelEx(&l->config, l->function, l->params, NULL);
    }
}

void
core_withheld_begin(core_lock *lock, core_withheld *withheld)
{
    pthread_mutex_lock(&lock->mutex);
    withheld->count = 0;
    withheld->issued = false;
    withheld->status = CUDA_SUCCESS;
    lock->withheld = withheld;
    pthread_mutex_unlock(&lock->mutex);
}

bool
core_withheld_next(core_lock *lock, core_withheld *withheld)
{
    pthread_mutex_lock(&lock->mutex);
    bool is_withheld = !withheld->issued;
    withheld->count += is_withheld;
    pthread_mutex_unlock(&lock->mutex);
    return is_withheld;
}

void
core_withheld_issue(core_lock *lock, core_withheld *withheld)
{
    Py_BEGIN_ALLOW_THREADS
    pthread_mutex_lock(&lock->mutex);
    if (lock->withheld == withheld)
        core_withheld_issue_locked(lock);
    pthread_mutex_unlock(&lock->mutex);
    Py_END_ALLOW_THREADS
}

bool
core_withheld_drop(core_lock *lock, core_withheld *withheld)
{
    pthread_mutex_lock(&lock->mutex);
    if (lock->withheld == withheld)
        lock->withheld = NULL;
    bool is_dropped = !withheld->issued;
    pthread_mutex_unlock(&lock->mutex);
    return is_dropped;
}
