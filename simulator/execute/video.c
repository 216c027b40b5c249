// Executes video instructions: arithmetic on bytes and halves of registers, lane by lane.
#include "execute/state.h"

typedef __int128 wide;

static int64_t
part_of(uint64_t from, unsigned bits, unsigned part, bool is_signed)
{
    uint64_t top = from >> bits * part << (64 - bits);
    return is_signed ? (int64_t)top >> (64 - bits) : (int64_t)(top >> (64 - bits));
}

static bool
holds(const char compare[3], int64_t a, int64_t b)
{
    bool equal = a == b, less = a < b;
    switch (compare[0]) {
    case 'e':
        return equal;
    case 'n':
        return !equal;
    case 'l':
        return less || (compare[1] == 'e' && equal);
    default:
        return !less && (compare[1] == 'e' || !equal);
    }
}

static wide
result_of(const sim_video *v, int64_t a, int64_t b)
{
    int64_t amount = v->wraps ? b & 31 : b > 32 ? 32 : b;
    switch (v->what) {
    case SIM_VIDEO_ADD:
        return a + b;
    case SIM_VIDEO_SUB:
        return a - b;
    case SIM_VIDEO_ABSDIFF:
        return a < b ? b - a : a - b;
    case SIM_VIDEO_MIN:
        return a < b ? a : b;
    case SIM_VIDEO_MAX:
        return a < b ? b : a;
    case SIM_VIDEO_SHL:
        return (wide)a * ((wide)1 << amount);
    case SIM_VIDEO_SHR:
        return a >> amount;
    case SIM_VIDEO_SET:
        return holds(v->compare, a, b);
    default: // the average; rounds away from zero
        return a + b >= 0 ? (a + b + 1) >> 1 : (a + b) >> 1;
    }
}

static wide
clamped(wide x, unsigned bits, bool is_signed)
{
    wide low = is_signed ? -((wide)1 << (bits - 1)) : 0,
         high = ((wide)1 << (is_signed ? bits - 1 : bits)) - 1;
    return x < low ? low : x > high ? high : x;
}

static uint32_t
inserted(uint32_t into, wide value, unsigned bits, unsigned part)
{
    uint32_t mask = (bits == 32 ? UINT32_MAX : (1u << bits) - 1) << bits * part;
    return (into & ~mask) | ((uint32_t)value << bits * part & mask);
}

// Computes a product plus a summand. A minus sign is the complement plus one.
static uint32_t
multiplied(const sim_video *v, int64_t a, int64_t b, uint32_t c)
{
    bool is_signed = v->a_signed || v->b_signed || v->minus_product || v->minus_c;
    wide sum = (wide)a * b, added = is_signed ? (wide)(int32_t)c : (wide)c;
    sum = v->minus_product ? -sum : sum;
    sum += v->minus_c ? -added : added;
    sum = (sum + v->plus_one) >> v->scale;
    return (uint32_t)(v->saturates ? clamped(sum, 32, is_signed) : sum);
}

// Saturates as NVIDIA's compiler does on a GPU: shifts have 34 bits and saturate to 32. For a part
// of a register, a negative value counts as too large.
static wide
saturated(const sim_video *v, wide t)
{
    bool shifts = v->what == SIM_VIDEO_SHL || v->what == SIM_VIDEO_SHR;
    wide high = ((wide)1 << (v->d_bits - v->d_signed)) - 1;
    if (shifts)
        t = (wide)((unsigned __int128)t << 94) >> 94;
    if (shifts || v->d_bits == 32)
        return clamped(t, 32, v->d_signed);
    return t < 0 || t > high ? high : t;
}

// Chooses the minimum or maximum, compared as 64-bit numbers. Sums and differences wrap to 32 bits
// before.
static uint32_t
chosen(const sim_video *v, wide t, uint32_t c)
{
    bool wraps = v->what == SIM_VIDEO_ADD || v->what == SIM_VIDEO_SUB;
    uint64_t x = wraps ? (uint64_t)(int64_t)(int32_t)t : (uint64_t)t;
    bool less = v->d_signed ? (int64_t)x < (int32_t)c : x < c;
    return less == (v->second == 'i') ? (uint32_t)x : c;
}

static uint32_t
run_scalar(const sim_video *v, uint32_t a, uint32_t b, uint32_t c)
{
    int64_t x = part_of(a, v->a_bits, v->a_parts[0], v->a_signed);
    int64_t y = part_of(b, v->b_bits, v->b_parts[0], v->b_signed);
    if (v->what == SIM_VIDEO_MAD)
        return multiplied(v, x, y, c);
    wide t = result_of(v, x, y);
    if (v->saturates)
        t = saturated(v, t);
    if (v->merges)
        return inserted(c, t, v->d_bits, v->d_part);
    if (v->second == 'i' || v->second == 'a')
        return chosen(v, t, c);
    return (uint32_t)t + (v->second == 'd' ? c : 0);
}

static uint32_t
run_elements(const sim_video *v, uint32_t a, uint32_t b, uint32_t c)
{
    uint64_t both = (uint64_t)b << 32 | a;
    uint32_t result = c;
    for (unsigned i = 0; i < v->count; i++) {
        wide t = result_of(v, part_of(both, v->a_bits, v->a_parts[i], v->a_signed),
                           part_of(both, v->b_bits, v->b_parts[i], v->b_signed));
        if (v->saturates)
            t = clamped(t, v->d_bits, v->d_signed);
        if (!(v->mask >> i & 1))
            continue;
        result = v->second == 'd' ? result + (uint32_t)t : inserted(result, t, v->d_bits, i);
    }
    return result;
}

void
sim_run_video(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    const sim_video *v = op->video;
    SIM_EACH_LANE(lane, mask)
    {
        uint32_t a = (uint32_t)sim_lane_value(warp->places, op->a, 4, (int)lane);
        uint32_t b = (uint32_t)sim_lane_value(warp->places, op->b, 4, (int)lane);
        uint32_t c = (uint32_t)sim_lane_value(warp->places, op->c, 4, (int)lane);
        uint32_t result = v->count == 1 ? run_scalar(v, a, b, c) : run_elements(v, a, b, c);
        sim_set_lane(warp->places, op->d, 4, (int)lane, result);
    }
}
