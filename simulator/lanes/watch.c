// Loops over the addresses of lanes and over cells; both are compiled like the loops of lanes.
#include "lanes/watch.h"

#include "lanes/table.h"

static const uint32_t bits[SIM_WARP] = {
#define BIT(i) 1u << (i), 1u << (i + 1), 1u << (i + 2), 1u << (i + 3)
    BIT(0), BIT(4), BIT(8), BIT(12), BIT(16), BIT(20), BIT(24), BIT(28)};

// --- addresses ---

static void
compare_neighbours(sim_addresses *out, uint32_t mask, uint32_t total)
{
    uint32_t low[SIM_WARP + 1], same = 0, next = 0;
    low[0] = 0;
    for (int i = 0; i < SIM_WARP; i++)
        low[i + 1] = (uint32_t)out->apart[i];
    for (int i = 0; i < SIM_WARP; i++) {
        uint32_t apart = low[i + 1] - low[i];
        same |= apart == 0 ? bits[i] : 0;
        next |= apart == total ? bits[i] : 0;
    }
    out->same = same & mask & mask << 1;
    out->next = next & mask & mask << 1;
}

static void
take_narrow(sim_addresses *out, const uint32_t *base, uint64_t offset, uint32_t first)
{
    uint32_t far = 0, start = base[first];
    out->first = offset + start;
    for (int i = 0; i < SIM_WARP; i++) {
        uint32_t apart = base[i] - start;
        far |= apart + (1u << 30);
        out->apart[i] = (int32_t)apart;
    }
    out->are_far = far >> 31 != 0;
}

static void
take_wide(sim_addresses *out, const uint64_t *base, uint64_t offset, uint32_t first)
{
    uint64_t far = 0, start = base[first];
    out->first = offset + start;
    for (int i = 0; i < SIM_WARP; i++) {
        uint64_t apart = base[i] - start;
        far |= apart + (1u << 30);
        out->apart[i] = (int32_t)apart;
    }
    out->are_far = far >> 31 != 0;
}

// Addresses of lanes outside the mask may be anything, so that they must not count as far.
static void
take_masked(sim_addresses *out, const void *base, uint32_t base_size, uint64_t offset,
            uint32_t mask, uint32_t first)
{
    const uint32_t *narrow = base;
    const uint64_t *wide = base;
    uint64_t filled[SIM_WARP];
    for (uint32_t i = 0; i < SIM_WARP; i++) {
        uint32_t from = mask & bits[i] ? i : first;
        filled[i] = base_size == 8 ? wide[from] : narrow[from];
    }
    take_wide(out, filled, offset, first);
}

static void
add_up(sim_addresses *out, const void *base, uint32_t base_size, uint64_t offset, uint32_t mask,
       uint32_t total)
{
    uint32_t first = (uint32_t)__builtin_ctz(mask);
    int32_t lowest = 0, highest = 0, odd = 0;
    static const uint32_t none[SIM_WARP];
    if (base_size == 0)
        take_narrow(out, none, offset, first);
    else if (mask != UINT32_MAX)
        take_masked(out, base, base_size, offset, mask, first);
    else if (base_size == 4)
        take_narrow(out, base, offset, first);
    else
        take_wide(out, base, offset, first);
    if (out->are_far)
        return;
    for (int i = 0; i < SIM_WARP; i++) {
        int32_t apart = out->apart[i];
        lowest = apart < lowest ? apart : lowest;
        highest = apart > highest ? apart : highest;
        odd |= apart;
    }
    out->lowest = lowest;
    out->highest = highest;
    out->are_odd = ((out->first | (uint32_t)odd) & (total - 1)) != 0;
    compare_neighbours(out, mask, total);
}

#define LIMIT(name, T) \
    static bool limit_##name(sim_limits *out, const T *base, uint64_t offset, uint32_t mask) \
    { \
        T filled[SIM_WARP], start = base[__builtin_ctz(mask)], far = 0; \
        int32_t lowest = 0, highest = 0; \
        for (int i = 0; i < SIM_WARP; i++) \
            filled[i] = mask & bits[i] ? base[i] : start; \
        for (int i = 0; i < SIM_WARP; i++) { \
            T apart = filled[i] - start; \
            int32_t by = (int32_t)apart; \
            far |= apart + (1u << 30); \
            lowest = by < lowest ? by : lowest; \
            highest = by > highest ? by : highest; \
        } \
        out->lowest = offset + start + (uint64_t)(int64_t)lowest; \
        out->highest = offset + start + (uint64_t)(int64_t)highest; \
        return far >> 31 == 0; \
    }
LIMIT(narrow, uint32_t)
LIMIT(wide, uint64_t)

static bool
limit(sim_limits *out, const void *base, uint32_t base_size, uint64_t offset, uint32_t mask)
{
    if (base_size == 4)
        return limit_narrow(out, base, offset, mask);
    if (base_size == 8)
        return limit_wide(out, base, offset, mask);
    *out = (sim_limits){offset, offset};
    return true;
}

// --- cells ---

static inline bool
is_run(const uint32_t *cells, const sim_cell_span *span)
{
    uint32_t first = cells[0], apart = 0, step = first != 0;
    if ((first & (SIM_WARP - 1)) + span->lanes > SIM_WARP)
        return false;
    for (uint32_t i = 0; i < span->count; i++)
        apart |= cells[i] ^ (first + (i >> span->shift) * step);
    return apart == 0;
}

static bool
are_uniform(const sim_cell_span *span)
{
    uint32_t apart = 0, clock = span->clocks[0];
    if (!is_run(span->writers, span) || !is_run(span->readers, span))
        return false;
    if ((span->writers[0] | span->readers[0]) == 0)
        return true;
    for (uint32_t i = 0; i < span->count; i++)
        apart |= span->clocks[i] ^ clock;
    return apart == 0;
}

static inline void
set(const sim_cell_span *span, uint32_t *cells, uint32_t who, uint32_t kept, uint32_t clock)
{
    uint32_t *clocks = span->clocks, count = span->count, shift = span->shift;
    for (uint32_t i = 0; i < count; i++)
        cells[i] = who + (i >> shift);
    for (uint32_t i = 0; i < count; i++)
        clocks[i] = (clocks[i] & kept) | clock;
}

static void
set_writers(const sim_cell_span *span, uint32_t who, uint32_t clock)
{
    set(span, span->writers, who, 0xffff0000, clock);
}

static void
set_readers(const sim_cell_span *span, uint32_t who, uint32_t clock)
{
    set(span, span->readers, who, 0xffff, clock << 16);
}

extern const sim_watchers SIM_JOIN(sim_watchers, SIM_BUILD);
const sim_watchers SIM_JOIN(sim_watchers, SIM_BUILD) = {limit, add_up, are_uniform, set_writers,
                                                        set_readers};
