// Repacks items: several small items into a large one, or a large item into several small ones.
#include "layout/layout_pack.h"

#include "layout/layout_change.h"

// --- checks --------------------------------------------------------------------------------------

static int
check_axis(const core_layout *layout, int64_t *axis)
{
    int64_t given = *axis;
    if (core_layout_axis(axis, layout->ndim))
        return 0;
    PyErr_Format(PyExc_ValueError, "Invalid axis: %lld out of range for %dD tensor",
                 (long long)given, layout->ndim);
    return -1;
}

static int
refuse(const char *format, int64_t a, int64_t b)
{
    PyErr_Format(PyExc_ValueError, format, (long long)a, (long long)b);
    return -1;
}

static int
check_line(const core_layout *from, int64_t axis)
{
    if (from->shape[axis] == 0)
        return refuse("The axis %lld extent must be non-zero, got %lld.", axis, 0);
    if (from->strides[axis] != 1)
        return refuse("The axis %lld stride must be 1, got %lld.", axis, from->strides[axis]);
    return 0;
}

static int
check_packing(const core_layout *from, int64_t axis, int64_t factor)
{
    if (from->offset % factor != 0)
        return refuse("The slice offset (%lld) must be divisible by %lld.", from->offset, factor);
    if (from->shape[axis] % factor != 0) {
        PyErr_Format(PyExc_ValueError, "The axis %lld extent (%lld) must be divisible by %lld.",
                     (long long)axis, (long long)from->shape[axis], (long long)factor);
        return -1;
    }
    for (int i = 0; i < from->ndim; i++) {
        if (i == axis || from->strides[i] % factor == 0)
            continue;
        PyErr_Format(PyExc_ValueError, "The %d axis stride (%lld) must be divisible by %lld.", i,
                     (long long)from->strides[i], (long long)factor);
        return -1;
    }
    return 0;
}

// --- other items ---------------------------------------------------------------------------------

static int
pack(const core_layout *from, int64_t axis, int64_t factor, core_layout *to)
{
    if (check_packing(from, axis, factor) < 0)
        return -1;
    to->offset = from->offset / factor;
    for (int i = 0; i < from->ndim; i++) {
        to->shape[i] = i == axis ? from->shape[i] / factor : from->shape[i];
        to->strides[i] = i == axis ? 1 : from->strides[i] / factor;
    }
    return 0;
}

static int
unpack(const core_layout *from, int64_t axis, int64_t factor, core_layout *to)
{
    bool fits = !__builtin_mul_overflow(from->offset, factor, &to->offset);
    for (int i = 0; i < from->ndim; i++) {
        bool along = i == axis;
        fits &= !__builtin_mul_overflow(from->shape[i], along ? factor : 1, &to->shape[i]);
        fits &= !__builtin_mul_overflow(from->strides[i], along ? 1 : factor, &to->strides[i]);
    }
    return fits ? core_layout_check(to) : core_layout_too_large();
}

static void
drop_axis(core_layout *layout, int64_t axis)
{
    layout->ndim--;
    for (int i = (int)axis; i < layout->ndim; i++) {
        layout->shape[i] = layout->shape[i + 1];
        layout->strides[i] = layout->strides[i + 1];
    }
}

int
core_layout_repack(const core_layout *from, int64_t itemsize, uint64_t address, int64_t axis,
                   bool keep_dim, core_layout *to)
{
    if (itemsize <= 0)
        return refuse("new itemsize must be greater than zero, got %lld.", itemsize, 0);
    bool larger = itemsize > from->itemsize;
    int64_t big = larger ? itemsize : from->itemsize, small = larger ? from->itemsize : itemsize;
    if (big % small != 0)
        return refuse("one of the item sizes must be a multiple of the other, got %lld and %lld",
                      from->itemsize, itemsize);
    if (check_axis(from, &axis) < 0 || check_line(from, axis) < 0)
        return -1;
    if (larger && address % (uint64_t)itemsize != 0)
        return refuse("The data pointer (%lld) must be aligned to the packed itemsize (%lld).",
                      (int64_t)address, itemsize);
    to->ndim = from->ndim;
    to->has_strides = true;
    to->itemsize = itemsize;
    int result = larger ? pack(from, axis, big / small, to) : unpack(from, axis, big / small, to);
    if (result == 0 && larger && !keep_dim && to->shape[axis] == 1)
        drop_axis(to, axis);
    return result;
}

// --- the largest item size -----------------------------------------------------------------------

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

// Returns the greatest common divisor of `divisor` and the size of `items` items in bytes. That
// size may not fit in 64 bits, so the code uses its remainder modulo `divisor`, which has the same
// common divisor.
static uint64_t
divide_items(uint64_t divisor, int64_t items, int64_t itemsize)
{
    uint64_t count = items < 0 ? -(uint64_t)items : (uint64_t)items;
    __uint128_t bytes = (__uint128_t)count * (uint64_t)itemsize;
    return common_divisor(divisor, (uint64_t)(bytes % divisor));
}

int
core_layout_max_itemsize(const core_layout *layout, int64_t most, uint64_t address, int64_t axis,
                         int64_t *itemsize)
{
    int64_t own = layout->itemsize;
    if (most <= 0)
        return refuse("max_itemsize must be greater than zero, got %lld.", most, 0);
    if (most < own)
        return refuse("max_itemsize (%lld) cannot be less than itemsize (%lld).", most, own);
    if (check_axis(layout, &axis) < 0)
        return -1;
    *itemsize = own;
    if (layout->shape[axis] == 0 || layout->strides[axis] != 1)
        return 0;
    uint64_t found = common_divisor((uint64_t)most, address % (uint64_t)most);
    found = divide_items(found, layout->shape[axis], own);
    found = divide_items(found, layout->offset, own);
    for (int i = 0; i < layout->ndim; i++)
        if (i != axis)
            found = divide_items(found, layout->strides[i], own);
    // An item size is possible only if it is a whole number of old items, or divides one.
    if (found % (uint64_t)own == 0 || (uint64_t)own % found == 0)
        *itemsize = (int64_t)found;
    return 0;
}
