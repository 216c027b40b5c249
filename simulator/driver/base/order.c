// Keeps which kernels of which streams have come before something.
#include "base/order.h"

#include <stdlib.h>

static struct drv_order_item *
item_of(const drv_order *order, uint64_t stream)
{
    for (size_t i = 0; i < order->count; i++)
        if (order->items[i].stream == stream)
            return &order->items[i];
    return NULL;
}

void
drv_order_raise(drv_order *order, uint64_t stream, uint64_t kernels)
{
    struct drv_order_item *item = item_of(order, stream);
    if (item == NULL && order->count == order->room) {
        size_t room = order->room == 0 ? 4 : 2 * order->room;
        struct drv_order_item *grown = realloc(order->items, room * sizeof *grown);
        if (grown == NULL) {
            order->is_lost = true;
            return;
        }
        order->items = grown;
        order->room = room;
    }
    if (item == NULL) {
        order->items[order->count++] = (struct drv_order_item){stream, kernels};
        return;
    }
    if (item->kernels < kernels)
        item->kernels = kernels;
}

void
drv_order_join(drv_order *to, const drv_order *from)
{
    to->is_lost |= from->is_lost;
    for (size_t i = 0; i < from->count; i++)
        drv_order_raise(to, from->items[i].stream, from->items[i].kernels);
}

bool
drv_order_has(const drv_order *order, uint64_t stream, uint64_t kernel)
{
    const struct drv_order_item *item = item_of(order, stream);
    return order->is_lost || (item != NULL && item->kernels >= kernel);
}

void
drv_order_free(drv_order *order)
{
    free(order->items);
    *order = (drv_order){NULL, 0, 0, false};
}
