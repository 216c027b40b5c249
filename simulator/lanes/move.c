// Loads and stores all 32 lanes at once; has a function for each width of addresses, elements and
// lanes.
#include "lanes/move.h"

#include <stddef.h>
#include <string.h>

#include "lanes/lanes.h"
#include "lanes/table.h"

#ifdef __clang__
#define INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#else
#define INDEPENDENT _Pragma("GCC ivdep")
#endif
#define EACH_LANE for (uint32_t i = 0; i < SIM_WARP; i++)

#define CELL(name, T) typedef T name __attribute__((may_alias))
CELL(u8, uint8_t);
CELL(s8, int8_t);
CELL(u16, uint16_t);
CELL(s16, int16_t);
CELL(u32, uint32_t);
CELL(s32, int32_t);
CELL(u64, uint64_t);

// --- addresses ---

// Describes the first lane's access: its offset in the stretch, the last offset at which an access
// fits, and whether the access is inside the stretch and aligned.
typedef struct reach {
    uint64_t first, most;
    bool is_inside;
} reach;

static inline reach
reach_of(uint64_t address, uint64_t offset, uint32_t total, const sim_stretch *s)
{
    uint64_t first = address + offset - s->start, most = s->size - total;
    return (reach){first, most,
                   s->size >= total && first <= most && ((address + offset) & (total - 1)) == 0};
}

#define ADDRESSES(A) \
    static inline bool are_same_##A(const A *as) \
    { \
        A apart = 0; \
        EACH_LANE apart |= as[i] ^ as[0]; \
        return apart == 0; \
    } \
    static inline bool are_consecutive_##A(const A *as, uint32_t total) \
    { \
        A apart = 0; \
        uint32_t by = (uint32_t)__builtin_ctz(total); \
        EACH_LANE apart |= (as[i] - as[0]) ^ (A)i << by; \
        return apart == 0; \
    }
ADDRESSES(u32)
ADDRESSES(u64)
#define EACH_LANE_IN(mask) \
    for (uint32_t left = (mask), i = 0; left != 0 && (i = (uint32_t)__builtin_ctz(left), true); \
         left &= left - 1)

// Returns whether all accesses are aligned and inside the stretch, in any order. For addresses of
// 64 bits, an access before the start or past the last one that fits sets the top bit of `outside`.
static inline bool
are_inside_u64(const u64 *as, uint64_t offset, uint32_t total, const sim_stretch *s)
{
    uint64_t outside = 0, odd = 0, most = s->size - total;
    EACH_LANE
    {
        uint64_t at = as[i] + offset - s->start;
        outside |= at | (most - at);
        odd |= as[i] + offset;
    }
    return s->size >= total && most >> 63 == 0 && outside >> 63 == 0 && (odd & (total - 1)) == 0;
}

static inline bool
are_inside_u32(const u32 *as, uint64_t offset, uint32_t total, const sim_stretch *s)
{
    uint32_t lowest = UINT32_MAX, highest = 0, odd = 0;
    EACH_LANE
    {
        lowest = as[i] < lowest ? as[i] : lowest;
        highest = as[i] > highest ? as[i] : highest;
        odd |= as[i] + (uint32_t)offset;
    }
    uint64_t from = lowest + offset - s->start, to = highest + offset - s->start;
    return s->size >= total && from <= to && to <= s->size - total && (odd & (total - 1)) == 0;
}

// --- movers ---

#define PARAMETERS \
    (void *lanes, const void *base, uint64_t offset, sim_part part, uint32_t mask, \
     const sim_stretch *s)
// Other threads may access the same bytes, so each element is moved as a whole.
#define READ(M, from) __atomic_load_n((const M *)(from), __ATOMIC_RELAXED)
#define WRITE(M, to, value) __atomic_store_n((M *)(to), (M)(value), __ATOMIC_RELAXED)

// Masked accesses: lanes outside the mask get the address of the first lane in the mask. The usual
// movers fall back on these functions, and on the functions for scattered addresses.
#define FILL(A) \
    _Alignas(32) A filled[SIM_WARP]; \
    A first = ((const A *)base)[__builtin_ctz(mask)]; \
    EACH_LANE filled[i] = mask >> i & 1 ? ((const A *)base)[i] : first;

#define LOAD_MASKED(A, M, R) \
    __attribute__((noinline)) static bool load_masked_##A##_##M##_##R PARAMETERS \
    { \
        FILL(A) \
        R *d = lanes; \
        if (!are_inside_##A(filled, offset, part.total, s)) \
            return false; \
        uintptr_t host = (uintptr_t)s->host + offset - s->start + part.at; \
        EACH_LANE_IN(mask) \
        d[i] = (R)READ(M, host + filled[i] + i * s->step); \
        return true; \
    }
#define STORE_MASKED(A, M, R) \
    __attribute__((noinline)) static bool store_masked_##A##_##M##_##R PARAMETERS \
    { \
        FILL(A) \
        const R *values = lanes; \
        if (!are_inside_##A(filled, offset, part.total, s)) \
            return false; \
        uintptr_t host = (uintptr_t)s->host + offset - s->start + part.at; \
        EACH_LANE_IN(mask) \
        WRITE(M, host + filled[i] + i * s->step, values[i]); \
        return true; \
    }

// Groups of neighbouring lanes often have consecutive addresses, for example if a block is narrower
// than a warp. The compiler does not vectorise such short groups by itself.
enum { GROUP = 8 };
#define EACH_OF_GROUP _Pragma("GCC unroll 8") for (uint32_t i = 0; i < GROUP; i++)
#define GROUP_OF(T) \
    typedef T group_##T __attribute__((vector_size(GROUP * sizeof(T)))); \
    static inline void fill_group_##T(T *d, T value) \
    { \
        group_##T all = value - (group_##T){0}; \
        memcpy(d, &all, sizeof all); \
    } \
    /* Whether each address is `step` bytes after the one before. */ \
    __attribute__((unused)) static inline bool is_regular_##T(const T *as, T step) \
    { \
        group_##T apart; \
        uint64_t parts[sizeof apart / 8], all = 0; \
        memcpy(&apart, as, sizeof apart); \
        apart = (apart - as[0]) ^ (group_##T) { 0, 1, 2, 3, 4, 5, 6, 7 } * step; \
        memcpy(parts, &apart, sizeof parts); \
        for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) \
            all |= parts[i]; \
        return all == 0; \
    }
GROUP_OF(u16)
GROUP_OF(u32)
GROUP_OF(u64)

#define LOAD_GROUP(A, M, R) \
    static inline void load_group_##A##_##M##_##R(R *d, const A *as, uintptr_t host, \
                                                  sim_part part) \
    { \
        A apart = as[GROUP - 1] - as[0]; \
        if (apart == (GROUP - 1) * sizeof(M) && part.total == sizeof(M) && \
            is_regular_##A(as, sizeof(M))) { \
            const M *from = (const M *)(host + as[0]); \
            if (sizeof(M) == sizeof(R)) \
                memcpy(d, from, GROUP * sizeof(R)); \
            else \
                EACH_OF_GROUP d[i] = (R)from[i]; \
        } else if (apart == 0 && is_regular_##A(as, 0)) { \
            fill_group_##R(d, (R)READ(M, host + as[0])); \
        } else { \
            EACH_OF_GROUP d[i] = (R)READ(M, host + as[i]); \
        } \
    }
#define STORE_GROUP(A, M, R) \
    static inline void store_group_##A##_##M##_##R(const R *values, const A *as, uintptr_t host, \
                                                   sim_part part) \
    { \
        A apart = as[GROUP - 1] - as[0]; \
        if (sizeof(M) == sizeof(R) && apart == (GROUP - 1) * sizeof(M) && \
            part.total == sizeof(M) && is_regular_##A(as, sizeof(M))) \
            memcpy((M *)(host + as[0]), values, GROUP * sizeof(M)); \
        else \
            EACH_OF_GROUP WRITE(M, host + as[i], values[i]); \
    }

#define LOAD_SCATTERED(A, M, R) \
    __attribute__((noinline)) static bool load_scattered_##A##_##M##_##R PARAMETERS \
    { \
        (void)mask; \
        const A *as = __builtin_assume_aligned(base, 32); \
        R *d = __builtin_assume_aligned(lanes, 32); \
        if (!are_inside_##A(as, offset, part.total, s)) \
            return false; \
        uintptr_t host = (uintptr_t)s->host + offset - s->start + part.at; \
        if (s->step == 0) \
            for (uint32_t i = 0; i < SIM_WARP; i += GROUP) \
                load_group_##A##_##M##_##R(d + i, as + i, host, part); \
        else \
            EACH_LANE d[i] = (R)READ(M, host + as[i] + i * s->step); \
        return true; \
    }

#define LOAD_AT(A, M, R) \
    LOAD_MASKED(A, M, R) \
    LOAD_GROUP(A, M, R) \
    LOAD_SCATTERED(A, M, R) \
    static bool load_##A##_##M##_##R PARAMETERS \
    { \
        if (mask != UINT32_MAX) \
            return load_masked_##A##_##M##_##R(lanes, base, offset, part, mask, s); \
        const A *as = __builtin_assume_aligned(base, 32); \
        R *d = __builtin_assume_aligned(lanes, 32); \
        reach r = reach_of(as[0], offset, part.total, s); \
        uintptr_t host = (uintptr_t)s->host + part.at + r.first; \
        uint64_t apart = (uint64_t)as[SIM_WARP - 1] - as[0]; \
        if (r.is_inside && s->step == 0 && apart == (SIM_WARP - 1) * part.total && \
            r.first + apart <= r.most && are_consecutive_##A(as, part.total)) { \
            const M *from = (const M *)host; \
            if (part.total == sizeof(M)) \
                INDEPENDENT EACH_LANE d[i] = (R)from[i]; \
            else \
                EACH_LANE d[i] = (R)READ(M, host + i * part.total); \
            return true; \
        } \
        if (r.is_inside && s->step == 0 && apart == 0 && are_same_##A(as)) { \
            R value = (R)READ(M, host); \
            EACH_LANE d[i] = value; \
            return true; \
        } \
        return load_scattered_##A##_##M##_##R(lanes, base, offset, part, mask, s); \
    }

// All lanes use one address.
#define LOAD_FIXED(M, R) \
    static bool load_none_##M##_##R PARAMETERS \
    { \
        R *d = __builtin_assume_aligned(lanes, 32); \
        reach r = reach_of(0, offset, part.total, s); \
        uintptr_t host = (uintptr_t)s->host + part.at + r.first; \
        (void)base; \
        if (!r.is_inside) \
            return false; \
        if (s->step == 0 && mask == UINT32_MAX) { \
            R value = (R)READ(M, host); \
            EACH_LANE d[i] = value; \
        } else { \
            EACH_LANE_IN(mask) \
            d[i] = (R)READ(M, host + i * s->step); \
        } \
        return true; \
    }

// If several lanes store to the same address, the last lane's value remains.
#define STORE_SCATTERED(A, M, R) \
    __attribute__((noinline)) static bool store_scattered_##A##_##M##_##R PARAMETERS \
    { \
        (void)mask; \
        const A *as = __builtin_assume_aligned(base, 32); \
        const R *values = __builtin_assume_aligned(lanes, 32); \
        if (!are_inside_##A(as, offset, part.total, s)) \
            return false; \
        uintptr_t host = (uintptr_t)s->host + offset - s->start + part.at; \
        if (s->step == 0) \
            for (uint32_t i = 0; i < SIM_WARP; i += GROUP) \
                store_group_##A##_##M##_##R(values + i, as + i, host, part); \
        else \
            EACH_LANE WRITE(M, host + as[i] + i * s->step, values[i]); \
        return true; \
    }

#define STORE_AT(A, M, R) \
    STORE_MASKED(A, M, R) \
    STORE_GROUP(A, M, R) \
    STORE_SCATTERED(A, M, R) \
    static bool store_##A##_##M##_##R PARAMETERS \
    { \
        if (mask != UINT32_MAX) \
            return store_masked_##A##_##M##_##R(lanes, base, offset, part, mask, s); \
        const A *as = __builtin_assume_aligned(base, 32); \
        const R *values = __builtin_assume_aligned(lanes, 32); \
        reach r = reach_of(as[0], offset, part.total, s); \
        uint64_t apart = (uint64_t)as[SIM_WARP - 1] - as[0]; \
        if (r.is_inside && s->step == 0 && apart == (SIM_WARP - 1) * part.total && \
            r.first + apart <= r.most && are_consecutive_##A(as, part.total)) { \
            uintptr_t host = (uintptr_t)s->host + part.at + r.first; \
            M *to = (M *)host; \
            if (part.total == sizeof(M)) \
                INDEPENDENT EACH_LANE to[i] = (M)values[i]; \
            else \
                EACH_LANE WRITE(M, host + i * part.total, values[i]); \
            return true; \
        } \
        return store_scattered_##A##_##M##_##R(lanes, base, offset, part, mask, s); \
    }

#define STORE_FIXED(M, R) \
    static bool store_none_##M##_##R PARAMETERS \
    { \
        const R *values = __builtin_assume_aligned(lanes, 32); \
        reach r = reach_of(0, offset, part.total, s); \
        uintptr_t host = (uintptr_t)s->host + part.at + r.first; \
        (void)base; \
        if (!r.is_inside) \
            return false; \
        EACH_LANE_IN(mask) \
        WRITE(M, host + i * s->step, values[i]); \
        return true; \
    }

// The types of elements and of the lanes they may go to, with log2 of their sizes; for loads, also
// whether elements are signed.
#define LOADS(X) \
    X(u8, 0, 0, u16, 1) \
    X(u8, 0, 0, u32, 2) \
    X(u8, 0, 0, u64, 3) \
    X(s8, 0, 1, u16, 1) \
    X(s8, 0, 1, u32, 2) \
    X(s8, 0, 1, u64, 3) \
    X(u16, 1, 0, u16, 1) \
    X(u16, 1, 0, u32, 2) \
    X(u16, 1, 0, u64, 3) \
    X(s16, 1, 1, u32, 2) \
    X(s16, 1, 1, u64, 3) \
    X(u32, 2, 0, u32, 2) X(u32, 2, 0, u64, 3) X(s32, 2, 1, u64, 3) X(u64, 3, 0, u64, 3)
#define STORES(X) \
    X(u8, 0, u16, 1) \
    X(u8, 0, u32, 2) \
    X(u8, 0, u64, 3) \
    X(u16, 1, u16, 1) \
    X(u16, 1, u32, 2) X(u16, 1, u64, 3) X(u32, 2, u32, 2) X(u32, 2, u64, 3) X(u64, 3, u64, 3)

#define LOAD(M, m, sign, R, r) LOAD_FIXED(M, R) LOAD_AT(u32, M, R) LOAD_AT(u64, M, R)
#define STORE(M, m, R, r) STORE_FIXED(M, R) STORE_AT(u32, M, R) STORE_AT(u64, M, R)
LOADS(LOAD)
STORES(STORE)

// --- choosers ---

typedef struct u128 {
    u64 half[2];
} u128;

#define CHOOSER(T) \
    static void choose_##T(void *d, const void *a, const void *b, uint32_t mask) \
    { \
        T *to = __builtin_assume_aligned(d, 32); \
        const T *yes = __builtin_assume_aligned(a, 32), *no = __builtin_assume_aligned(b, 32); \
        INDEPENDENT EACH_LANE \
        { \
            T x = yes[i], y = no[i]; \
            to[i] = mask >> i & 1 ? x : y; \
        } \
    }
CHOOSER(u16)
CHOOSER(u32)
CHOOSER(u64)
CHOOSER(u128)

#define LOAD_ROW(M, m, sign, R, r) \
    .loads[0][m][sign][r] = load_none_##M##_##R, .loads[2][m][sign][r] = load_u32_##M##_##R, \
    .loads[3][m][sign][r] = load_u64_##M##_##R,
#define STORE_ROW(M, m, R, r) \
    .stores[0][m][r] = store_none_##M##_##R, .stores[2][m][r] = store_u32_##M##_##R, \
    .stores[3][m][r] = store_u64_##M##_##R,
extern const sim_movers SIM_JOIN(sim_movers, SIM_BUILD);
const sim_movers SIM_JOIN(sim_movers, SIM_BUILD) = {
    LOADS(LOAD_ROW) STORES(STORE_ROW).choosers = {NULL, choose_u16, choose_u32, choose_u64,
                                                  choose_u128}};
