// Reads, writes and exchanges 16 bytes as one atomic access, by the processor's 16-byte
// compare-and-swap.
#include "execute/state.h"

typedef unsigned __int128 wide;

static wide
swap_if(char *at, wide expected, wide value)
{
    return __sync_val_compare_and_swap((wide *)(void *)at, expected, value);
}

void
sim_wide_read(void *to, char *from)
{
    wide value = swap_if(from, 0, 0);
    memcpy(to, &value, sizeof value);
}

void
sim_wide_swap(char *at, const void *expected, const void *value, void *old)
{
    wide new_value, wanted, found;
    memcpy(&new_value, value, sizeof new_value);
    if (expected != NULL) {
        memcpy(&wanted, expected, sizeof wanted);
        found = swap_if(at, wanted, new_value);
    } else {
        wide guess = swap_if(at, 0, 0);
        while ((found = swap_if(at, guess, new_value)) != guess)
            guess = found;
    }
    memcpy(old, &found, sizeof found);
}

void
sim_wide_write(char *to, const void *value)
{
    char old[16];
    sim_wide_swap(to, NULL, value, old);
}
