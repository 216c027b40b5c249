// Reports a function that this NCCL lacks. The printed entry points call it.
#include <stdio.h>

#include "nccl.h"
#include "stub.h"

enum { MOST_FUNCTIONS = 256 };

static atomic_uchar is_told[MOST_FUNCTIONS];

int
entry_refuse(int index)
{
    if (index < MOST_FUNCTIONS && !atomic_exchange(&is_told[index], 1))
        fprintf(stderr, "cubind simulated NCCL: %s is not supported\n",
                stub_functions[index].symbol);
    return ncclInvalidUsage;
}
