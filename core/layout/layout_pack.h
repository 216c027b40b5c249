// Computes layouts that describe the same bytes as larger or smaller items.
#ifndef CUBIND_CORE_LAYOUT_PACK_H
#define CUBIND_CORE_LAYOUT_PACK_H

#include "layout/layout.h"

// Changes the item size along an axis of stride 1; the new size must divide the old size or be a
// multiple of it. `address` is the address of offset 0, or 0 if there is none. Unless `keep_dim` is
// true, an axis that is left with one item is removed. Returns 0, or -1 with ValueError or
// OverflowError. `to` must not be `from`.
int core_layout_repack(const core_layout *from, int64_t itemsize, uint64_t address, int64_t axis,
                       bool keep_dim, core_layout *to);

// Finds the largest divisor of `most` that core_layout_repack() accepts as an item size. Returns 0,
// or -1.
int core_layout_max_itemsize(const core_layout *layout, int64_t most, uint64_t address,
                             int64_t axis, int64_t *itemsize);

#endif
