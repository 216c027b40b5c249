// Executes loads, stores and atomics.
#include "execute/state.h"
#include "lanes/half.h"

// Other threads of the process may access the same bytes, so even an unordered access must not
// tear.
#define READ(T, from) __atomic_load_n((const T *)(from), __ATOMIC_RELAXED)
#define WRITE(T, to, value) __atomic_store_n((T *)(to), (T)(value), __ATOMIC_RELAXED)

static uint64_t
read_element(const char *from, uint32_t size, bool is_signed)
{
    switch (size) {
    case 1:
        return is_signed ? (uint64_t)(int64_t)READ(int8_t, from) : READ(uint8_t, from);
    case 2:
        return is_signed ? (uint64_t)(int64_t)READ(int16_t, from) : READ(uint16_t, from);
    case 4:
        return is_signed ? (uint64_t)(int64_t)READ(int32_t, from) : READ(uint32_t, from);
    default:
        return READ(uint64_t, from);
    }
}

static void
write_element(char *to, uint32_t size, uint64_t value)
{
    switch (size) {
    case 1:
        WRITE(uint8_t, to, value);
        break;
    case 2:
        WRITE(uint16_t, to, value);
        break;
    case 4:
        WRITE(uint32_t, to, value);
        break;
    default:
        WRITE(uint64_t, to, value);
        break;
    }
}

// Stores the loaded elements, if the registers are as wide as the elements.
#define SAME_SIZE(T) \
    if (mask == UINT32_MAX) \
        for (int lane = 0; lane < SIM_WARP; lane++) \
            ((lane_##T *)to)[lane] = READ(lane_##T, where[lane] + at); \
    else \
        SIM_EACH_LANE(lane, mask) \
    ((lane_##T *)to)[lane] = READ(lane_##T, where[lane] + at)
typedef uint32_t lane_u32 __attribute__((may_alias));
typedef uint64_t lane_u64 __attribute__((may_alias));

static void
load_element(sim_warp *warp, const sim_access *access, uint32_t i, uint32_t mask,
             char *const where[SIM_WARP])
{
    char *to = warp->places + access->places[i];
    uint32_t at = i * access->size, size = access->place_sizes[i];
    if (size == 4 && access->size == 4) {
        SAME_SIZE(u32);
    } else if (size == 8 && access->size == 8) {
        SAME_SIZE(u64);
    } else if (access->size == 16) {
        SIM_EACH_LANE(lane, mask)
        if (access->strong)
            sim_wide_read(to + 16 * lane, where[lane] + at);
        else
            memcpy(to + 16 * lane, where[lane] + at, 16);
    } else {
        SIM_EACH_LANE(lane, mask)
        {
            uint64_t value = read_element(where[lane] + at, access->size, access->is_signed);
            memcpy(to + lane * size, &value, size);
        }
    }
}

void
sim_run_load(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    const sim_access *access = op->access;
    if (!sim_move(warp, access, mask, SIM_LOADS)) {
        sim_located located;
        if (!sim_locate_all(warp, op, mask, access, access->size * access->count, SIM_LOADS,
                            &located))
            return;
        for (uint32_t i = 0; i < access->count; i++)
            load_element(warp, access, i, mask, located.where);
    }
    if (access->acquire)
        atomic_thread_fence(memory_order_acquire);
}

#define STORE_SAME_SIZE(T) \
    if (mask == UINT32_MAX) \
        for (int lane = 0; lane < SIM_WARP; lane++) \
            WRITE(lane_##T, where[lane] + at, ((const lane_##T *)from)[lane]); \
    else \
        SIM_EACH_LANE(lane, mask) \
    WRITE(lane_##T, where[lane] + at, ((const lane_##T *)from)[lane])

static void
store_element(const sim_warp *warp, const sim_access *access, uint32_t i, uint32_t mask,
              char *const where[SIM_WARP])
{
    const char *from = warp->places + access->places[i];
    uint32_t at = i * access->size, size = access->place_sizes[i];
    if (size == 4 && access->size == 4) {
        STORE_SAME_SIZE(u32);
    } else if (size == 8 && access->size == 8) {
        STORE_SAME_SIZE(u64);
    } else if (access->size == 16) {
        SIM_EACH_LANE(lane, mask)
        if (access->strong)
            sim_wide_write(where[lane] + at, from + 16 * lane);
        else
            memcpy(where[lane] + at, from + 16 * lane, 16);
    } else {
        SIM_EACH_LANE(lane, mask)
        write_element(where[lane] + at, access->size, sim_lane_value(from, 0, size, (int)lane));
    }
}

// Returns whether other lanes can see the access. Local memory is private to a lane, even if
// unoptimized code accesses it through a generic address.
static bool
reaches_others(const sim_warp *warp, const sim_access *access, uint32_t mask)
{
    const sim_grid *grid = warp->block->grid;
    if (access->space == SIM_SPACE_LOCAL)
        return false;
    if (access->space != SIM_SPACE_NONE || access->base == SIM_NO_PLACE)
        return true;
    SIM_EACH_LANE(lane, mask)
    {
        uint64_t address = sim_lane_value(warp->places, access->base, access->base_size, (int)lane);
        if (address + (uint64_t)access->offset - grid->local_window >= (uint64_t)1
                                                                           << SIM_SHARED_STEP)
            return true;
    }
    return false;
}

void
sim_run_store(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    const sim_access *access = op->access;
    sim_located located;
    warp->changes += sim_is_parted(warp) && reaches_others(warp, access, mask);
    if (access->release)
        atomic_thread_fence(memory_order_release);
    if (sim_move(warp, access, mask, SIM_STORES))
        return;
    if (!sim_locate_all(warp, op, mask, access, access->size * access->count, SIM_STORES, &located))
        return;
    for (uint32_t i = 0; i < access->count; i++)
        store_element(warp, access, i, mask, located.where);
}

// --- atomics ---

// Chooses the NaN of an addition in double precision. In global memory, the result is the operand
// if it is a NaN, otherwise the old value, unchanged. In shared memory, a compiler emits a loop
// with an addition, which prefers the old value.
static uint64_t
sum64(uint64_t old, uint64_t b, bool global)
{
    double x = float64(old), y = float64(b);
    if (global && (x != x || y != y))
        return y != y ? b : old;
    return bits64(nan64_2(x + y, x, y));
}

// In global memory (`global` is set), additions in single precision flush subnormal numbers.
static uint64_t
sum_of(sim_type type, uint64_t a, uint64_t b, bool global)
{
    float x = float32((uint32_t)a), y = float32((uint32_t)b);
    uint16_t low, high;
    switch (type) {
    case SIM_f32:
        return bits32(global ? flush32(nan32(flush32(x) + flush32(y))) : nan32(x + y));
    case SIM_f64:
        return sum64(a, b, global);
    case SIM_f16:
        return to_f16(half_add(from_f16((uint16_t)a), from_f16((uint16_t)b)));
    case SIM_bf16:
        return to_bf16(half_add(from_bf16((uint16_t)a), from_bf16((uint16_t)b)));
    case SIM_f16x2:
        low = to_f16(half_add(from_f16((uint16_t)a), from_f16((uint16_t)b)));
        high = to_f16(half_add(from_f16((uint16_t)(a >> 16)), from_f16((uint16_t)(b >> 16))));
        return low | (uint32_t)high << 16;
    case SIM_bf16x2:
        low = to_bf16(half_add(from_bf16((uint16_t)a), from_bf16((uint16_t)b)));
        high = to_bf16(half_add(from_bf16((uint16_t)(a >> 16)), from_bf16((uint16_t)(b >> 16))));
        return low | (uint32_t)high << 16;
    default:
        return a + b;
    }
}

// Returns the smaller or larger of two 16-bit floats, or of each of two pairs. If one is a NaN,
// returns the number.
static uint64_t
pick_halves(sim_type type, uint64_t a, uint64_t b, bool max)
{
    bool brain = type == SIM_bf16 || type == SIM_bf16x2;
    uint16_t low = brain ? pick_bf16((uint16_t)a, (uint16_t)b, max, false)
                         : pick_f16((uint16_t)a, (uint16_t)b, max, false);
    if (type == SIM_f16 || type == SIM_bf16)
        return low;
    return low | pick_halves(brain ? SIM_bf16 : SIM_f16, a >> 16, b >> 16, max) << 16;
}

static bool
is_less(sim_type type, uint64_t a, uint64_t b)
{
    switch (type) {
    case SIM_s32:
        return (int32_t)a < (int32_t)b;
    case SIM_s64:
        return (int64_t)a < (int64_t)b;
    default:
        return a < b;
    }
}

// Returns the value that an atomic stores in place of `old`.
static uint64_t
atomic_result(const sim_op *op, uint64_t old, uint64_t b, uint64_t c, bool global)
{
    sim_type type = op->access->type;
    if (op->access->size <= 4 && (type == SIM_f16 || sim_type_class(type) == SIM_PACKED) &&
        op->variant >= SIM_ATOMIC_MIN)
        return pick_halves(type, old, b, op->variant == SIM_ATOMIC_MAX);
    switch ((sim_atomic)op->variant) {
    case SIM_ATOMIC_ADD:
        return sum_of(type, old, b, global);
    case SIM_ATOMIC_AND:
        return old & b;
    case SIM_ATOMIC_OR:
        return old | b;
    case SIM_ATOMIC_XOR:
        return old ^ b;
    case SIM_ATOMIC_CAS:
        return old == b ? c : old;
    case SIM_ATOMIC_MIN:
        return is_less(type, b, old) ? b : old;
    case SIM_ATOMIC_MAX:
        return is_less(type, old, b) ? b : old;
    case SIM_ATOMIC_INC:
        return old >= b ? 0 : old + 1;
    case SIM_ATOMIC_DEC:
        return old == 0 || old > b ? b : old - 1;
    default:
        return b;
    }
}

#define EXCHANGE(T) \
    { \
        T *at = (T *)where, old = __atomic_load_n(at, __ATOMIC_RELAXED); \
        while (!__atomic_compare_exchange_n(at, &old, (T)atomic_result(op, old, b, c, global), \
                                            true, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) \
            continue; \
        return old; \
    }

static uint64_t
run_one(const sim_op *op, char *where, uint64_t b, uint64_t c, bool global)
{
    switch (op->access->size) {
    case 2:
        EXCHANGE(uint16_t)
    case 4:
        EXCHANGE(uint32_t)
    default:
        EXCHANGE(uint64_t)
    }
}

// An atomic may leave memory unchanged. run_wide, run_vector and run_single return whether memory
// has changed.
static bool
run_wide(const sim_warp *warp, const sim_op *op, uint32_t lane, char *where)
{
    const char *value = warp->places + op->a + 16 * lane, *more = warp->places + op->b + 16 * lane;
    bool compares = op->variant == SIM_ATOMIC_CAS;
    char old[16];
    sim_wide_swap(where, compares ? value : NULL, compares ? more : value, old);
    bool swapped = !compares || memcmp(old, value, 16) == 0;
    bool changes = swapped && memcmp(old, compares ? more : value, 16) != 0;
    memcpy(warp->places + op->d + 16 * lane, old, 16);
    return changes;
}

// Each element is updated atomically, but not the vector as a whole.
static bool
run_vector(const sim_warp *warp, const sim_op *op, uint32_t lane, char *where)
{
    const sim_access *access = op->access;
    bool changes = false;
    for (uint32_t i = 0; i < access->count; i++) {
        uint64_t b = sim_lane_value(warp->places, access->places[i], op->size, (int)lane);
        uint64_t old = run_one(op, where + i * access->size, b, 0, true);
        changes |= atomic_result(op, old, b, 0, true) != old;
        sim_set_lane(warp->places, access->results[i], op->size, (int)lane, old);
    }
    return changes;
}

static bool
run_single(const sim_warp *warp, const sim_op *op, uint32_t lane, char *where)
{
    const char *shared = warp->block->shared;
    uint64_t b = sim_lane_value(warp->places, op->a, op->size, (int)lane);
    uint64_t c = sim_lane_value(warp->places, op->b, op->size, (int)lane);
    bool global = where < shared || where >= shared + warp->block->grid->shared_bytes;
    uint64_t old = run_one(op, where, b, c, global);
    bool changes = sim_is_parted(warp) && atomic_result(op, old, b, c, global) != old;
    sim_set_lane(warp->places, op->d, op->size, (int)lane, old);
    return changes;
}

// The lanes execute the atomic one after the other, in the order of their numbers.
void
sim_run_atom(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    const sim_access *access = op->access;
    sim_located located;
    if (!sim_locate_all(warp, op, mask, access, access->size * access->count, SIM_UPDATES,
                        &located))
        return;
    bool (*run)(const sim_warp *, const sim_op *, uint32_t, char *) = access->size == 16 ? run_wide
                                                                      : access->count > 1
                                                                          ? run_vector
                                                                          : run_single;
    bool changes = false;
    SIM_EACH_LANE(lane, mask)
    changes |= run(warp, op, lane, located.where[lane]);
    warp->changes += changes;
}

void
sim_run_fence(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    (void)warp, (void)op, (void)mask;
    atomic_thread_fence(memory_order_seq_cst);
}

// --- addresses ---

static bool
is_in_space(const sim_warp *warp, sim_space space, uint64_t address, bool own)
{
    const sim_grid *grid = warp->block->grid;
    uint64_t step = (uint64_t)1 << SIM_SHARED_STEP;
    bool shared = address - grid->shared_window < SIM_WINDOW_BLOCKS * step,
         local = address - grid->local_window < step;
    uint64_t rank = (address - grid->shared_window) >> SIM_SHARED_STEP;
    bool constant = address - (uintptr_t)grid->program->module->constants <
                    grid->program->module->constant_bytes;
    bool parameter = address - (uintptr_t)grid->parameters < grid->parameter_bytes;
    switch (space) {
    case SIM_SPACE_SHARED:
        return shared && (!own || rank == 0 || rank == warp->block->rank + 1);
    case SIM_SPACE_LOCAL:
        return local;
    case SIM_SPACE_CONST:
        return constant;
    case SIM_SPACE_PARAM:
        return parameter;
    default:
        return !shared && !local && !constant; // parameters count as global memory
    }
}

void
sim_run_space(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    uint32_t result = 0;
    SIM_EACH_LANE(lane, mask)
    {
        uint64_t address = sim_lane_value(warp->places, op->a, 8, (int)lane);
        result |= (uint32_t)is_in_space(warp, op->variant, address, op->value != 0) << lane;
    }
    sim_set_predicate(warp->places, op->p, result, mask);
}

// Returns the same offset in the block of another rank, as an address of shared::cluster or a
// generic one.
void
sim_run_mapa(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    uint64_t window = op->variant ? 0 : warp->block->grid->shared_window;
    SIM_EACH_LANE(lane, mask)
    {
        uint64_t address = sim_lane_value(warp->places, op->a, op->e, (int)lane) - window;
        uint64_t rank = sim_lane_value(warp->places, op->b, 4, (int)lane);
        address = (address & ((1u << SIM_SHARED_STEP) - 1)) | (rank + 1) << SIM_SHARED_STEP;
        sim_set_lane(warp->places, op->d, op->size, (int)lane, address + window);
    }
}

void
sim_run_rank(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    uint64_t window = op->variant ? 0 : warp->block->grid->shared_window;
    SIM_EACH_LANE(lane, mask)
    {
        uint64_t address = sim_lane_value(warp->places, op->a, op->e, (int)lane) - window;
        uint64_t rank = address >> SIM_SHARED_STEP;
        sim_set_lane(warp->places, op->d, op->size, (int)lane,
                     rank == 0 ? warp->block->rank : rank - 1);
    }
}
