// Computes another order of blocks or warps from a seed. Position i gets the index (a i + b) modulo
// n, where a and n have no common divisor, so each index comes exactly once.
#include "execute/state.h"

uint64_t
sim_mixed(uint64_t seed)
{
    seed += 0x9e3779b97f4a7c15;
    seed = (seed ^ seed >> 30) * 0xbf58476d1ce4e5b9;
    seed = (seed ^ seed >> 27) * 0x94d049bb133111eb;
    return seed ^ seed >> 31;
}

static uint64_t
common_divisor(uint64_t a, uint64_t b)
{
    while (b != 0) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

sim_order
sim_order_new(uint64_t seed, uint64_t count)
{
    sim_order order = {.count = count, .step = 1};
    if (seed == 0 || count < 2)
        return order;
    order.start = sim_mixed(seed) % count;
    order.step = sim_mixed(seed + 1) % count;
    while (common_divisor(count, order.step) != 1)
        order.step = order.step % count + 1;
    return order;
}
