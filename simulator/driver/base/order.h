// Declares what is known about the order of kernels on different streams, for the race check.
//
// Each stream numbers its kernels. An order says, for each stream, up to which kernel all have come
// before. Streams, marks and the host have one each. The caller of each function holds the lock,
// unless nobody else has the order.
#ifndef CUBIND_DRIVER_BASE_ORDER_H
#define CUBIND_DRIVER_BASE_ORDER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct drv_order {
    struct drv_order_item {
        uint64_t stream, kernels;
    } *items;
    size_t count, room;
    bool is_lost; // out of memory: everything counts as ordered
} drv_order;

void drv_order_join(drv_order *to, const drv_order *from);
// Returns whether a kernel has come before.
bool drv_order_has(const drv_order *order, uint64_t stream, uint64_t kernel);
// Notes that kernels of a stream, up to this one, have come before.
void drv_order_raise(drv_order *order, uint64_t stream, uint64_t kernels);
void drv_order_free(drv_order *order);

#endif
