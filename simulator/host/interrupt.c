// Ctrl-C: a program that waits for a kernel is in C, where Python's handler is not called. The kernel ends, then the call, and the
// interpreter raises what the handler says.
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

#include "control.h"
#include "simulated.h"

static atomic_int stop, kernels;

static struct sigaction before;
static atomic_flag listens = ATOMIC_FLAG_INIT;

static void
interrupt(int number, siginfo_t *info, void *where)
{
    if (atomic_load(&kernels) > 0)
        atomic_store(&stop, 1);
    if ((before.sa_flags & SA_SIGINFO) != 0)
        before.sa_sigaction(number, info, where);
    else if (before.sa_handler != SIG_DFL && before.sa_handler != SIG_IGN)
        before.sa_handler(number);
    else if (before.sa_handler == SIG_DFL) {
        sigaction(number, &before, NULL);
        raise(number);
    }
}

const atomic_int *
fd_interruptible_begin(void)
{
    if (atomic_fetch_add(&kernels, 1) == 0)
        atomic_store(&stop, 0); // it was for those before
    return &stop;
}

void
fd_interruptible_end(void)
{
    atomic_fetch_sub(&kernels, 1);
}

void
cubind_simulator_listen(void)
{
    if (atomic_flag_test_and_set(&listens))
        return;
    if (sigaction(SIGINT, NULL, &before) != 0)
        return;
    struct sigaction ours = {.sa_flags = SA_SIGINFO | (before.sa_flags & ~SA_RESETHAND)};
    ours.sa_sigaction = interrupt;
    ours.sa_mask = before.sa_mask;
    sigaction(SIGINT, &ours, NULL);
}
