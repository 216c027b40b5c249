// Implements the lock that guards all tables of the driver, the waits for changes, and what a fork
// does.
#include "base/lock.h"

#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "base/interrupt.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t happened = PTHREAD_COND_INITIALIZER;
static pthread_once_t fork_handlers = PTHREAD_ONCE_INIT;
static bool forked;
static atomic_bool initialized;
static _Thread_local void (*after_unlock)(void);

// Handlers of fork. A child has only the thread that forked, so the lock must be free there, and
// the work of other threads never ends.
static void
lock_before_fork(void)
{
    pthread_mutex_lock(&lock);
}

static void
unlock_in_parent(void)
{
    pthread_mutex_unlock(&lock);
}

static void
unlock_in_child(void)
{
    forked = forked || atomic_load(&initialized);
    pthread_mutex_unlock(&lock);
}

static void
add_fork_handlers(void)
{
    pthread_atfork(lock_before_fork, unlock_in_parent, unlock_in_child);
}

bool
drv_forked(void)
{
    return forked;
}

void
drv_initialize(void)
{
    drv_lock(); // the first drv_lock() installs the fork handlers
    atomic_store(&initialized, true);
    drv_unlock();
}

// In a forked child the driver is unusable, so it counts as not initialized.
CUresult
drv_initialized(void)
{
    bool usable = atomic_load(&initialized) && !drv_forked();
    return usable ? CUDA_SUCCESS : CUDA_ERROR_NOT_INITIALIZED;
}

void
drv_lock(void)
{
    pthread_once(&fork_handlers, add_fork_handlers);
    pthread_mutex_lock(&lock);
}

// Waits. A signal handler cannot wake a waiting thread, so the thread checks for interrupts every
// 50 ms.
void
drv_wait(void)
{
    enum { PAUSE = 50000000 }; // nanoseconds
    if (!drv_wait_is_watched()) {
        pthread_cond_wait(&happened, &lock);
        return;
    }
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += PAUSE;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    if (pthread_cond_timedwait(&happened, &lock, &until) == 0)
        return;
    pthread_mutex_unlock(&lock);
    drv_wait_look();
    pthread_mutex_lock(&lock);
}

void
drv_wait_for(pthread_cond_t *condition)
{
    pthread_cond_wait(condition, &lock);
}

void
drv_notify(void)
{
    pthread_cond_broadcast(&happened);
}

void
drv_unlock(void)
{
    void (*after)(void) = after_unlock;
    after_unlock = NULL;
    pthread_mutex_unlock(&lock);
    if (after != NULL)
        after();
}

void
drv_after_unlock(void (*function)(void))
{
    after_unlock = function;
}
