// One layout made from another. All give 0, or -1 with ValueError or OverflowError and nothing of use
// in `to`, which must not be `from`. The result has strides, and its offset is the old one's but for
// slices.
#ifndef CUBIND_CORE_LAYOUT_CHANGE_H
#define CUBIND_CORE_LAYOUT_CHANGE_H

#include "layout/layout.h"

// Counts an axis from the end where it is negative. False: there is none such.
bool core_layout_axis(int64_t *axis, int ndim);

// `order` is a permutation of the axes.
void core_layout_permute(const core_layout *from, const int *order, core_layout *to);

// Axes whose bits are set are merged with the one before them where that can be.
int core_layout_flatten(const core_layout *from, uint64_t mask, core_layout *to);

void core_layout_squeeze(const core_layout *from, core_layout *to);

// The axes of the result that are new, as given.
int core_layout_unsqueeze(const core_layout *from, int64_t *axes, int count, core_layout *to);

// The shape is in `to`.
int core_layout_broadcast(const core_layout *from, core_layout *to);

// The same; an extent of -1 is found out.
int core_layout_reshape(const core_layout *from, core_layout *to);

// One index: an element of an axis, or a range of it with a step. They apply to axes in turn, `to`
// begins as a copy of `from`.
typedef struct core_layout_cut {
    bool single;
    int64_t start, count, step; // a single one: start alone
} core_layout_cut;

int core_layout_slice(const core_layout *from, const core_layout_cut *cuts, int count,
                      core_layout *to);

#endif
