// The keeper: a thread that holds the GIL while a host function runs, to find out whether the
// function needs it. Only host_functions.c includes this file.
#include <pthread.h>
#include <stdbool.h>
#include <time.h>

enum { TO_TAKE = 2000, TO_RUN = 600 }; // milliseconds

static void *
function_of_python(const char *name)
{
    return real_dlsym()(RTLD_DEFAULT, name);
}

static pthread_mutex_t keeper_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t keeper_news = PTHREAD_COND_INITIALIZER;
static enum { IDLE, WANTED, TAKEN, RETURNED, LATE, GIVEN_UP } keeper_state;

// Waits for news, with the lock. Returns false after that time.
static bool
wait_for_news(struct timespec *end)
{
    return pthread_cond_timedwait(&keeper_news, &keeper_lock, end) == 0;
}

static struct timespec
in_milliseconds(int count)
{
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    time.tv_sec += count / 1000;
    time.tv_nsec += count % 1000 * 1000000L;
    if (time.tv_nsec >= 1000000000L) {
        time.tv_sec++;
        time.tv_nsec -= 1000000000L;
    }
    return time;
}

static void
set_state(int state)
{
    keeper_state = state;
    pthread_cond_broadcast(&keeper_news);
}

// Holds the GIL until the function has returned, or time is up.
static void
keep(void)
{
    pthread_mutex_lock(&keeper_lock);
    if (keeper_state == WANTED) {
        set_state(TAKEN);
        struct timespec end = in_milliseconds(TO_RUN);
        while (keeper_state == TAKEN)
            if (!wait_for_news(&end) && keeper_state == TAKEN)
                set_state(LATE);
    } else {
        set_state(IDLE); // the relay has given up
    }
    pthread_mutex_unlock(&keeper_lock);
}

static void *
keeper(void *unused)
{
    int (*ensure)(void);
    void (*release)(int);
    *(void **)&ensure = function_of_python("PyGILState_Ensure");
    *(void **)&release = function_of_python("PyGILState_Release");
    while (true) {
        pthread_mutex_lock(&keeper_lock);
        while (keeper_state != WANTED)
            pthread_cond_wait(&keeper_news, &keeper_lock);
        pthread_mutex_unlock(&keeper_lock);
        int had = ensure();
        keep();
        release(had);
    }
    return unused;
}

// Makes the keeper take the GIL. Returns false if it is busy, or does not get the GIL.
static bool
begin_try(void)
{
    static bool is_started;
    int (*is_initialized)(void), (*check)(void);
    *(void **)&is_initialized = function_of_python("Py_IsInitialized");
    *(void **)&check = function_of_python("PyGILState_Check");
    if (is_initialized == NULL || !is_initialized() || check())
        return false;
    pthread_mutex_lock(&keeper_lock);
    pthread_t thread;
    if (!is_started)
        is_started = pthread_create(&thread, NULL, keeper, NULL) == 0;
    bool is_free = is_started && keeper_state == IDLE;
    if (is_free) {
        set_state(WANTED);
        struct timespec end = in_milliseconds(TO_TAKE);
        while (keeper_state == WANTED)
            if (!wait_for_news(&end) && keeper_state == WANTED) {
                set_state(GIVEN_UP);
                is_free = false;
            }
    }
    pthread_mutex_unlock(&keeper_lock);
    return is_free;
}

// Returns whether the function returned while the keeper had the GIL.
static bool
end_try(void)
{
    pthread_mutex_lock(&keeper_lock);
    bool is_in_time = keeper_state == TAKEN;
    set_state(IDLE);
    pthread_mutex_unlock(&keeper_lock);
    return is_in_time;
}
