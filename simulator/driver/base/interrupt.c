// Makes Ctrl-C end kernels. A program that waits for a kernel is in C code, where Python does not
// run its signal handlers. So during a wait, our own signal handler counts interrupts and calls the
// program's handler. The waiting thread then runs Python's handlers. If one of them raises, or a
// second interrupt comes, the kernels end, and so does the wait.
#include "base/interrupt.h"

#include <signal.h>
#include <stdatomic.h>

#include "base/control.h"

static int (*_Atomic run_handlers)(void);
static atomic_bool listens;

static atomic_int stop, kernels;
static atomic_uint count; // number of interrupts, counted by our handler
// The number of nested waits of this thread, and the values of `count` when the outermost wait
// began and when the thread looked last.
static _Thread_local unsigned int depth, first, seen;

static struct sigaction before;

static void
interrupt(int number, siginfo_t *info, void *where)
{
    atomic_fetch_add(&count, 1);
    if ((before.sa_flags & SA_SIGINFO) != 0)
        before.sa_sigaction(number, info, where);
    else
        before.sa_handler(number);
}

static bool
is_function(const struct sigaction *action)
{
    return (action->sa_flags & SA_SIGINFO) != 0 ||
           (action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN);
}

// Installs our handler in front of the current handler of SIGINT. If SIGINT was ignored, or ended
// the process, it still does.
static void
get_in_front(void)
{
    struct sigaction now;
    if (sigaction(SIGINT, NULL, &now) != 0 || !is_function(&now) ||
        ((now.sa_flags & SA_SIGINFO) != 0 && now.sa_sigaction == interrupt))
        return;
    before = now;
    struct sigaction ours = {.sa_flags = SA_SIGINFO | (now.sa_flags & ~SA_RESETHAND)};
    ours.sa_sigaction = interrupt;
    ours.sa_mask = now.sa_mask;
    sigaction(SIGINT, &ours, NULL);
}

void
drv_wait_begin(void)
{
    if (depth++ > 0)
        return;
    first = seen = atomic_load(&count);
    if (atomic_load(&listens))
        get_in_front();
}

void
drv_wait_end(void)
{
    depth--;
}

bool
drv_wait_is_watched(void)
{
    return depth > 0 && atomic_load(&listens);
}

// Handles interrupts. The program's handlers may call the driver, so the lock is not held here.
// They may also install another handler.
void
drv_wait_look(void)
{
    unsigned int now = atomic_load(&count);
    if (depth == 0 || now == seen)
        return;
    seen = now;
    int (*handle)(void) = atomic_load(&run_handlers);
    bool raised = handle != NULL && handle() != 0;
    if (raised || now - first > 1)
        atomic_store(&stop, 1);
    get_in_front();
}

const atomic_int *
drv_interruptible_begin(void)
{
    if (atomic_fetch_add(&kernels, 1) == 0)
        atomic_store(&stop, 0); // a stop was meant for earlier kernels
    return &stop;
}

void
drv_interruptible_end(void)
{
    atomic_fetch_sub(&kernels, 1);
}

void
cubind_simulator_listen(int (*handle)(void))
{
    atomic_store(&run_handlers, handle);
    atomic_store(&listens, true);
}
