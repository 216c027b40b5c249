// Compares loads and stores of all lanes at once with those of one lane after the other. Tests all
// widths, in the code for this CPU's instruction set and in the baseline code.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "lanes/lanes.h"
#include "lanes/move.h"

enum { BYTES = 4096, START = 0x1000 };

static uint64_t seed;

static uint64_t
random_below(uint64_t n)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (seed >> 33) % n;
}

// One case: the widths, and the layout of the addresses.
typedef struct moving {
    uint32_t base_size, size, lane_size;
    bool is_signed, stores;
    sim_part part;
    uint32_t mask;
    uint64_t offset;
    sim_stretch stretch;
    uint64_t addresses[SIM_WARP]; // without the offset
} moving;

// --- the expected result ---

static bool
is_right(const moving *m, int lane)
{
    uint64_t address = (m->base_size == 0 ? 0 : m->addresses[lane]) + m->offset;
    return address % m->part.total == 0 && address >= m->stretch.start &&
           address - m->stretch.start <= m->stretch.size &&
           m->stretch.size - (address - m->stretch.start) >= m->part.total;
}

static void
move_lane(const moving *m, int lane, unsigned char *host, unsigned char *lanes)
{
    uint64_t address = (m->base_size == 0 ? 0 : m->addresses[lane]) + m->offset, value = 0;
    unsigned char *at = host + (address - m->stretch.start) + m->part.at +
                        (size_t)lane * m->stretch.step,
                  *register_ = lanes + lane * m->lane_size;
    if (m->stores) {
        memcpy(at, register_, m->size);
        return;
    }
    memcpy(&value, at, m->size);
    if (m->is_signed && m->size < 8 && value >> (8 * m->size - 1) != 0)
        value |= ~(uint64_t)0 << 8 * m->size;
    memcpy(register_, &value, m->lane_size);
}

// --- the comparison ---

static sim_mover *
mover_of(const moving *m, bool baseline)
{
    if (!baseline)
        return m->stores ? sim_store_find(m->base_size, m->size, m->lane_size)
                         : sim_load_find(m->base_size, m->size, m->is_signed, m->lane_size);
    int base = m->base_size == 0 ? 0 : __builtin_ctz(m->base_size), size = __builtin_ctz(m->size),
        lane = __builtin_ctz(m->lane_size);
    return m->stores ? sim_movers_baseline.stores[base][size][lane]
                     : sim_movers_baseline
                           .loads[base][size][m->is_signed && m->size < m->lane_size][lane];
}

static void
compare(moving *m, bool baseline)
{
    _Alignas(64) static unsigned char memory[2][BYTES + 64];
    _Alignas(64) unsigned char lanes[2][SIM_WARP * 8], base[SIM_WARP * 8] = {0};
    bool right = true;
    for (int i = 0; i < BYTES + 64; i++)
        memory[0][i] = memory[1][i] = (unsigned char)random_below(256);
    for (int i = 0; i < SIM_WARP * 8; i++)
        lanes[0][i] = lanes[1][i] = (unsigned char)random_below(256);
    for (int lane = 0; lane < SIM_WARP; lane++) {
        memcpy(base + lane * m->base_size, &m->addresses[lane], m->base_size);
        right &= (m->mask >> lane & 1) == 0 || is_right(m, lane);
    }
    for (int lane = 0; right && lane < SIM_WARP; lane++)
        if (m->mask >> lane & 1)
            move_lane(m, lane, memory[0], lanes[0]);
    m->stretch.host = (char *)memory[1];
    bool moved = mover_of(m, baseline)(lanes[1], base, m->offset, m->part, m->mask, &m->stretch);
    assert_int_equal(moved, right);
    assert_memory_equal(memory[0], memory[1], sizeof memory[0]);
    assert_memory_equal(lanes[0], lanes[1], sizeof lanes[0]);
}

// Sets the addresses: consecutive, all equal, in two rows, or random. Sometimes one lane's address
// is wrong.
static void
place(moving *m)
{
    uint32_t total = m->part.total;
    uint64_t room = m->stretch.size / total, first = random_below(room), kind = random_below(5);
    m->offset = random_below(3) * total + (random_below(40) == 0);
    for (uint64_t i = 0; i < SIM_WARP; i++) {
        uint64_t at = kind == 0   ? first
                      : kind == 1 ? i % 16 + first / 64 * 16
                      : kind == 2 ? random_below(room)
                                  : first / 2 + i;
        m->addresses[i] = m->stretch.start + at % room * total - m->offset;
    }
    if (random_below(8) == 0)
        m->addresses[random_below(SIM_WARP)] += random_below(2) ? 1 : random_below(2 * BYTES);
    if (random_below(16) == 0)
        m->addresses[random_below(SIM_WARP)] = random_below(2) ? 0 : UINT64_MAX - random_below(64);
    if (m->base_size == 4)
        for (uint64_t i = 0; i < SIM_WARP; i++)
            m->addresses[i] &= UINT32_MAX;
    if (m->base_size == 0)
        m->offset = m->addresses[0] + m->offset;
}

static void
move_some(moving *m)
{
    for (int round = 0; round < 300; round++) {
        uint32_t masks[] = {UINT32_MAX, UINT32_MAX, (uint32_t)random_below(UINT32_MAX) | 1,
                            1u << 31};
        uint64_t step = random_below(4) == 0 ? 64 : 0;
        m->part.total = (uint16_t)(m->size << random_below(3));
        m->part.at = (uint16_t)(random_below(m->part.total / m->size) * m->size);
        m->mask = masks[random_below(4)];
        m->stretch = (sim_stretch){.start = random_below(2) ? START : 0,
                                   .size = step != 0               ? 64
                                           : random_below(50) == 0 ? 1
                                                                   : BYTES - 32,
                                   .step = step};
        if (m->part.total > m->stretch.size)
            m->stretch.size = m->part.total;
        place(m);
        compare(m, round % 2);
    }
}

static void
test_moves_of_every_width(void **state)
{
    (void)state;
    static const uint32_t bases[] = {0, 4, 8};
    int seen = 0;
    for (int base = 0; base < 3; base++)
        for (uint32_t size = 1; size <= 8; size *= 2)
            for (uint32_t lane = 2; lane <= 8; lane *= 2)
                for (int kind = 0; kind < 3; kind++) {
                    moving m = {.base_size = bases[base],
                                .size = size,
                                .lane_size = lane,
                                .is_signed = kind == 1,
                                .stores = kind == 2};
                    if (mover_of(&m, false) == NULL)
                        continue;
                    assert_non_null(mover_of(&m, true));
                    move_some(&m);
                    seen++;
                }
    // There is a loop for each element that fits into a lane.
    assert_int_equal(seen, 3 * 3 * (3 + 3 + 2 + 1));
}

static void
test_moves_of_other_sizes_are_none(void **state)
{
    (void)state;
    assert_null(sim_load_find(8, 16, false, 16));
    assert_null(sim_load_find(8, 8, false, 4));
    assert_null(sim_store_find(4, 4, 2));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moves_of_every_width),
        cmocka_unit_test(test_moves_of_other_sizes_are_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
