// Converts scalars of NumPy and ctypes to the same number in the parameter's type. Refuses a
// conversion that would change the number.
#include "launch/internal.h"

// Reads an integer of 1, 2, 4 or 8 bytes and extends it to 64 bits.
static uint64_t
load_integer(const void *bytes, size_t size, bool is_signed)
{
    uint64_t value = 0;
    memcpy(&value, bytes, size);
    int unused = 64 - 8 * (int)size;
    value <<= unused;
    return is_signed ? (uint64_t)((int64_t)value >> unused) : value >> unused;
}

static int
convert_integer(const core_target *t, PyObject *o, bool is_signed, const void *bytes, size_t size,
                void *at)
{
    const core_param *p = t->param;
    int64_t min;
    uint64_t max;
    if (p->kind == CORE_KIND_FLOAT && p->size == size)
        return core_argument_wrong_kind(t, o);
    if (size > sizeof max || p->kind == CORE_KIND_POINTER || !core_param_range(p, &min, &max))
        return core_argument_wrong_size(t, o, size);
    uint64_t value = load_integer(bytes, size, is_signed);
    bool is_negative = is_signed && (int64_t)value < 0;
    if (is_negative ? (int64_t)value < min : value > max)
        return core_argument_overflow(t, o);
    memcpy(at, &value, sizeof value);
    return 0;
}

static int
convert_float(const core_target *t, PyObject *o, const void *bytes, size_t size, void *at)
{
    const core_param *p = t->param;
    double value;
    if (p->kind != CORE_KIND_ANY && p->kind != CORE_KIND_FLOAT)
        return core_argument_wrong_kind(t, o);
    if (p->kind == CORE_KIND_ANY || p->real == 0 || size != sizeof value)
        return core_argument_wrong_size(t, o, size);
    memcpy(&value, bytes, sizeof value);
    return core_store_real(p, value, at) ? 0 : core_argument_overflow(t, o);
}

int
core_scalar_convert(const core_target *t, PyObject *o, core_meaning meaning, const void *bytes,
                    size_t size, void *at)
{
    switch (meaning) {
    case CORE_MEANS_SIGNED:
    case CORE_MEANS_UNSIGNED:
        return convert_integer(t, o, meaning == CORE_MEANS_SIGNED, bytes, size, at);
    case CORE_MEANS_FLOAT:
        return convert_float(t, o, bytes, size, at);
    case CORE_MEANS_COMPLEX:
        if (t->param->kind != CORE_KIND_ANY)
            return core_argument_wrong_kind(t, o);
        break;
    case CORE_MEANS_BYTES:
        break;
    }
    return core_argument_wrong_size(t, o, size);
}
