// Provides worker threads for host functions and kernels. A thread is started whenever all others
// are busy, and then waits for more work until the process ends.
#include "stream/worker.h"

#include <pthread.h>
#include <signal.h>

#include "base/lock.h"

static pthread_cond_t offered = PTHREAD_COND_INITIALIZER;
static bool (*serve)(void);
static size_t workers, idle,
    offers; // idle: threads that will take an offer, even if they do not wait yet

// Runs a worker thread. It holds the driver's lock, except while it waits or does work.
static void *
work(void *nothing)
{
    drv_lock();
    for (;;) {
        while (offers == 0)
            drv_wait_for(&offered);
        offers--;
        idle--;
        while (serve())
            ;
        idle++;
    }
    return nothing;
}

// Starts a worker. It blocks all signals, which are for the program's own threads.
static void
start(void)
{
    sigset_t all, before;
    pthread_t thread;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool started = pthread_create(&thread, NULL, work, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (!started)
        return; // the next idle worker takes the offer
    pthread_detach(thread);
    workers++;
    idle++;
}

bool
drv_has_workers(bool (*function)(void))
{
    serve = function;
    if (workers == 0)
        start();
    return workers > 0;
}

void
drv_offer(bool (*function)(void))
{
    serve = function;
    if (idle <= offers)
        start();
    offers++;
    pthread_cond_signal(&offered);
}
