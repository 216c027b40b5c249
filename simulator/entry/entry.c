// Completes libcuda.so.1: turns the simulated device on when the library is loaded, keeps the
// library in memory, and answers calls to functions that host/ lacks with CUDA_ERROR_NOT_SUPPORTED.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#include <stub.h>

enum { NOT_SUPPORTED = 801, MOST_FUNCTIONS = 4096 };

static atomic_uchar is_told[MOST_FUNCTIONS];

int
entry_refuse(int index)
{
    if (index < MOST_FUNCTIONS && !atomic_exchange(&is_told[index], 1))
        fprintf(stderr, "cubind simulated device: %s is not supported yet\n",
                stub_functions[index].symbol);
    return NOT_SUPPORTED;
}

void functional_simulate(int on);

// Turns the simulated device on when the library is loaded. A process that loads this library wants
// it.
__attribute__((constructor)) static void
simulate(void)
{
    functional_simulate(1);
}

// Keeps the library in memory after the first call, even if the program closes it, because worker
// threads run its code.
static void
stay(void)
{
    Dl_info own;
    if (dladdr(is_told, &own) != 0)
        dlopen(own.dli_fname, RTLD_NOW | RTLD_NODELETE);
}

// Every call asks whether a test wants it to fail. Here, no test does.
bool stub_fault(int64_t *status);

bool
stub_fault(int64_t *status)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, stay);
    (void)status;
    return false;
}
