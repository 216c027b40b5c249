// Provides CPU threads that help to run grids. The pool creates a thread when a grid first needs
// it, and keeps it: creating threads for each launch would cost more than many launches do. The
// threads block all signals. They need not be ended, because a process does not wait for detached
// threads at exit. The child of a fork has none of them, and creates its own.
#include <signal.h>
#include <stdlib.h>

#include "execute/program.h"

enum {
    MOST = 256,
    WAKES = 3, // how many threads one thread wakes
};

typedef struct job {
    void (*run)(void *data);
    void *data;
    uint32_t wanted, running; // without the caller's thread
    struct job *next;
} job;

static struct {
    pthread_mutex_t lock;
    pthread_cond_t wanted, done;
    job *jobs;
    uint32_t threads, busy;
} pool = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER};

static job *
first_that_wants(void)
{
    job *at = pool.jobs;
    while (at != NULL && at->wanted == 0)
        at = at->next;
    return at;
}

// A thread that takes or submits a job wakes a few other threads, and those wake more. Waking a
// thread takes time. In this way all threads are awake after a few steps, and a small grid ends
// before many threads have been woken.
static void
wake_others(void)
{
    int woken = 0;
    for (const job *at = pool.jobs; at != NULL; at = at->next)
        for (uint32_t i = 0; i < at->wanted && woken < WAKES; i++, woken++)
            pthread_cond_signal(&pool.wanted);
}

static void *
serve(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&pool.lock);
    for (;;) {
        job *taken = first_that_wants();
        if (taken == NULL) {
            pthread_cond_wait(&pool.wanted, &pool.lock);
            continue;
        }
        taken->wanted--;
        taken->running++;
        pool.busy++;
        wake_others();
        pthread_mutex_unlock(&pool.lock);
        taken->run(taken->data);
        pthread_mutex_lock(&pool.lock);
        pool.busy--;
        if (--taken->running == 0)
            pthread_cond_broadcast(&pool.done);
    }
    return NULL;
}

// Runs in the child of a fork. It resets the pool, because the threads are the parent's and the
// locks have the parent's state.
static void
begin_anew(void)
{
    pthread_mutex_init(&pool.lock, NULL);
    pthread_cond_init(&pool.wanted, NULL);
    pthread_cond_init(&pool.done, NULL);
    pool.jobs = NULL;
    pool.threads = pool.busy = 0;
}

static void
expect_forks(void)
{
    pthread_atfork(NULL, NULL, begin_anew);
}

// Creates up to `count` threads. Fewer threads are not an error.
static void
make_threads(uint32_t count)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    sigset_t all, before;
    pthread_once(&once, expect_forks);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    for (; count > 0 && pool.threads < MOST; count--) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, serve, NULL) != 0)
            break;
        pthread_detach(thread);
        pool.threads++;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void
take_out(const job *own)
{
    job **link = &pool.jobs;
    while (*link != own)
        link = &(*link)->next;
    *link = own->next;
}

void
sim_pool_run(void (*run)(void *data), void *data, uint32_t helpers)
{
    job own = {.run = run, .data = data, .wanted = helpers};
    if (helpers == 0) {
        run(data);
        return;
    }
    pthread_mutex_lock(&pool.lock);
    own.next = pool.jobs;
    pool.jobs = &own;
    if (pool.threads - pool.busy < helpers)
        make_threads(helpers - (pool.threads - pool.busy));
    wake_others();
    pthread_mutex_unlock(&pool.lock);
    run(data);
    pthread_mutex_lock(&pool.lock);
    own.wanted = 0;
    while (own.running > 0)
        pthread_cond_wait(&pool.done, &pool.lock);
    take_out(&own);
    pthread_mutex_unlock(&pool.lock);
}
