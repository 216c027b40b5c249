// Simulates a lock whose owner waits for a host function, as can happen in a driver whose queue is
// full. A call that needs the lock then waits for the host function, which may need the GIL. If a
// binding keeps the GIL during such a call, the call times out, and stub_let_go_of_lock() reports
// it.
#include "control.h"

#include <pthread.h>
#include <time.h>

static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static pthread_t owner;
static void (*host_function)(void);
// How long a call waits for the lock, in nanoseconds.
static long long patience;
static bool is_held, is_over;
static int needed_by;
static int waited, gave_up;

static void *
own_lock(void *nothing)
{
    pthread_mutex_lock(&guard);
    while (waited == 0 && !is_over)
        pthread_cond_wait(&changed, &guard);
    bool wanted = !is_over;
    pthread_mutex_unlock(&guard);
    if (wanted)
        host_function();
    pthread_mutex_lock(&guard);
    is_held = false;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&guard);
    return nothing;
}

void
stub_hold_lock(int function, void (*called)(void), int milliseconds)
{
    pthread_mutex_lock(&guard);
    needed_by = function;
    host_function = called;
    patience = milliseconds * 1000000LL;
    is_held = true;
    is_over = false;
    waited = gave_up = 0;
    pthread_create(&owner, NULL, own_lock, NULL);
    pthread_mutex_unlock(&guard);
}

int
stub_let_go_of_lock(void)
{
    pthread_mutex_lock(&guard);
    is_over = true;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&guard);
    pthread_join(owner, NULL);
    return gave_up > 0 ? -gave_up : waited;
}

void
stub_wait_for_lock(int function)
{
    pthread_mutex_lock(&guard);
    if (is_held && function == needed_by) {
        struct timespec end;
        clock_gettime(CLOCK_REALTIME, &end);
        long long nanoseconds = end.tv_nsec + patience;
        end.tv_sec += nanoseconds / 1000000000;
        end.tv_nsec = nanoseconds % 1000000000;
        waited++;
        pthread_cond_broadcast(&changed);
        int error = 0;
        while (is_held && error == 0)
            error = pthread_cond_timedwait(&changed, &guard, &end);
        gave_up += is_held;
    }
    pthread_mutex_unlock(&guard);
}
