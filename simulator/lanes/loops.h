// Turns a list of loops into functions and a table of them. Only files of loops include it.
//
// Such a file defines LIST as the quoted file name of the list and TABLE as the name of the table,
// and then includes this header. The header includes the list twice: the first time its lines
// become functions, the second time rows of the table.
#include "lanes/half.h"
#include "lanes/number.h"
#include "lanes/table.h"

#define LANE(T, storage) typedef storage lane_##T __attribute__((may_alias, unused))
LANE(u8, uint16_t);
LANE(s8, int16_t);
LANE(u16, uint16_t);
LANE(s16, int16_t);
LANE(u32, uint32_t);
LANE(s32, int32_t);
LANE(u64, uint64_t);
LANE(s64, int64_t);
LANE(u128, unsigned __int128);
LANE(f32, float);
LANE(f64, double);

// The type of a lane's value before it is stored.
typedef uint8_t c_u8 __attribute__((unused));
typedef int8_t c_s8 __attribute__((unused));
typedef uint16_t c_u16 __attribute__((unused));
typedef int16_t c_s16 __attribute__((unused));
typedef uint32_t c_u32 __attribute__((unused));
typedef int32_t c_s32 __attribute__((unused));
typedef uint64_t c_u64 __attribute__((unused));
typedef int64_t c_s64 __attribute__((unused));

#ifdef __clang__
#define INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#else
#define INDEPENDENT _Pragma("GCC ivdep")
#endif

#define BEGIN(name, D) \
    static void loop_##name(void *d_, const void *a_, const void *b_, const void *c_, \
                            const void *e_) \
    { \
        (void)b_, (void)c_, (void)e_; \
        lane_##D *d = __builtin_assume_aligned(d_, 32);
#define SOURCE(x, T) const lane_##T *x##s = __builtin_assume_aligned(x##_, 32);
#define EACH_LANE INDEPENDENT for (int i = 0; i < SIM_WARP; i++)
#define END }

#define LOOP1(name, D, A, expression) \
    BEGIN(name, D) SOURCE(a, A) EACH_LANE \
    { \
        const lane_##A a = as[i]; \
        d[i] = (lane_##D)(expression); \
    } \
    END
#define LOOP2(name, D, A, B, expression) \
    BEGIN(name, D) SOURCE(a, A) SOURCE(b, B) EACH_LANE \
    { \
        const lane_##A a = as[i]; \
        const lane_##B b = bs[i]; \
        d[i] = (lane_##D)(expression); \
    } \
    END
#define LOOP3(name, D, A, B, C, expression) \
    BEGIN(name, D) SOURCE(a, A) SOURCE(b, B) SOURCE(c, C) EACH_LANE \
    { \
        const lane_##A a = as[i]; \
        const lane_##B b = bs[i]; \
        const lane_##C c = cs[i]; \
        d[i] = (lane_##D)(expression); \
    } \
    END
#define LOOP4(name, D, A, B, C, E, expression) \
    BEGIN(name, D) SOURCE(a, A) SOURCE(b, B) SOURCE(c, C) SOURCE(e, E) EACH_LANE \
    { \
        const lane_##A a = as[i]; \
        const lane_##B b = bs[i]; \
        const lane_##C c = cs[i]; \
        const lane_##E e = es[i]; \
        d[i] = (lane_##D)(expression); \
    } \
    END
typedef uint8_t lane_flag __attribute__((may_alias, unused));
#define COMPARE1(name, A, expression) LOOP1(name, flag, A, expression)
#define COMPARE2(name, A, expression) LOOP2(name, flag, A, A, expression)
#include LIST
#undef LOOP1
#undef LOOP2
#undef LOOP3
#undef LOOP4

#define ROW(name, ...) {#name, loop_##name, {__VA_ARGS__}},
#define LOOP1(name, D, A, ...) ROW(name, sizeof(lane_##A))
#define LOOP2(name, D, A, B, ...) ROW(name, sizeof(lane_##A), sizeof(lane_##B))
#define LOOP3(name, D, A, B, C, ...) ROW(name, sizeof(lane_##A), sizeof(lane_##B), sizeof(lane_##C))
#define LOOP4(name, D, A, B, C, E, ...) \
    ROW(name, sizeof(lane_##A), sizeof(lane_##B), sizeof(lane_##C), sizeof(lane_##E))
static const sim_named_loop rows[] = {
#include LIST
};
const sim_loop_table TABLE = {rows, sizeof rows / sizeof *rows};
