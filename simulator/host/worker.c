// Threads that do what is done apart: host functions and kernels. There are as many as were ever needed at once; they wait for
// more until the process ends.
#include <pthread.h>
#include <signal.h>

#include "functional.h"

static pthread_cond_t offered = PTHREAD_COND_INITIALIZER;
static size_t workers, idle,
    offers; // idle: those that take the next offer, also before they have begun to wait

// Under the driver's lock, but while it waits and while something is done.
static void *
work(void *nothing)
{
    fd_lock();
    for (;;) {
        while (offers == 0)
            fd_wait_for(&offered);
        offers--;
        idle--;
        while (fd_serve_any())
            ;
        idle++;
    }
    return nothing;
}

// Signals are for the program's own threads.
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
        return; // the next that is idle takes it
    pthread_detach(thread);
    workers++;
    idle++;
}

bool
fd_has_workers(void)
{
    if (workers == 0)
        start();
    return workers > 0;
}

void
fd_offer(void)
{
    if (idle <= offers)
        start();
    offers++;
    pthread_cond_signal(&offered);
}
