// Tests cooperation between threads in a warp, a block, a cluster and a grid, and memory accesses
// of all widths.
#include "device.h"

static uint32_t *out;

static int
setup(void **state)
{
    (void)state;
    out = device_alloc(4 * 4096);
    return 0;
}

static int
teardown(void **state)
{
    (void)state;
    free_device();
    return 0;
}

// A kernel k(u64 out, u32 x) whose body leaves a value in r. Each thread stores its r at its index
// in the grid.
static cubind_sim_module *
module_of(const char *body)
{
    char text[8192];
    snprintf(text, sizeof text,
             HEAD ".shared .align 8 .b8 sh[256];\n"
                  ".visible .entry k(.param .u64 out, .param .u32 parameter) {\n"
                  ".reg .b64 a, b, e; .reg .b32 r, s, t, i, x, c, n; .reg .pred p, q; .reg .b16 h; "
                  ".reg .f32 f, g;\n"
                  "ld.param.u64 a, [out]; ld.param.u32 x, [parameter]; mov.u32 t, %%tid.x; mov.u32 "
                  "i, %%laneid;\n"
                  "mov.u32 c, %%ctaid.x; mov.u32 n, %%ntid.x; mad.lo.u32 s, c, n, t; mul.wide.u32 "
                  "b, s, 4; add.u64 b, a, b;\n"
                  "mov.u32 r, 0;\n%s\nst.global.u32 [b], r;\n}\n",
             body);
    return loaded(text);
}

static void
run(const char *body, uint32_t blocks, uint32_t threads, uint32_t x)
{
    cubind_sim_module *module = module_of(body);
    RUN(module, "k", blocks, threads, 2, out, (uint64_t)x);
    cubind_sim_unload(module);
}

// --- packing into a register ---

// All lanes active, and only some of them.
static void
test_warps_pack_and_unpack(void **state)
{
    (void)state;
    run("mul.lo.u32 s, i, 3; mov.b64 e, {i, s}; mov.b64 {r, x}, e; shl.b32 x, x, 8; or.b32 r, r, "
        "x;\n"
        "setp.gt.u32 p, i, 20; @p mov.b64 e, {x, i}; @p mov.b64 {_, r}, e;\n"
        "mov.b64 {x, s}, e; xor.b32 r, r, s; mov.b64 {s, s}, e; shl.b32 s, s, 16; or.b32 r, r, s;",
        2, 64, 0);
    for (uint32_t i = 0; i < 128; i++) {
        uint32_t lane = i % 32, low = lane > 20 ? lane : lane | lane * 3 << 8,
                 high = lane > 20 ? lane : lane * 3;
        assert_int_equal(out[i], (low ^ high) | high << 16);
    }
}

// --- successive blocks in one frame ---

// Registers that were never written are zero in each block, including those of inner scopes after
// constants and predicates.
static void
test_warps_begin_with_zeros(void **state)
{
    (void)state;
    run("{ .reg .pred u; .reg .b32 first; .reg .b64 wide;\n"
        "  add.u32 r, first, 77; @u add.u32 r, r, 1000; cvt.u32.u64 i, wide; add.u32 r, r, i;\n"
        "  { .reg .pred v, w; .reg .b32 second; mov.pred v, %is_explicit_cluster;\n"
        "    selp.u32 x, 5, 9, v; add.u32 r, r, x; add.u32 r, r, second; @w add.u32 r, r, 2000;\n"
        "    setp.eq.u32 w, r, r; setp.eq.u32 v, r, r; mov.u32 second, 123; }\n"
        "  setp.eq.u32 u, r, r; mov.u32 first, 456; mov.u64 wide, 789;\n"
        "  { .reg .b32 third; add.u32 r, r, third; addc.u32 r, r, 0; add.cc.u32 third, -1, r; } }",
        6, 70, 0);
    for (int i = 0; i < 6 * 70; i++)
        assert_int_equal(out[i], 77 + 9);
}

// --- lanes ---

// The formula in the instruction's documentation, for one lane.
static uint32_t
shuffled(const char *mode, uint32_t lane, uint32_t b, uint32_t c, bool *inside)
{
    uint32_t segment = c >> 8 & 31, clamp = c & 31;
    int most = (int)((lane & segment) | (clamp & ~segment & 31)), least = (int)(lane & segment),
        from;
    if (strcmp(mode, "up") == 0) {
        from = (int)lane - (int)b;
        *inside = from >= most;
    } else {
        from = strcmp(mode, "down") == 0   ? (int)lane + (int)b
               : strcmp(mode, "bfly") == 0 ? (int)(lane ^ b)
                                           : least | (int)(b & ~segment);
        *inside = from <= most;
    }
    return *inside ? (uint32_t)from : lane;
}

static void
test_warps_shuffles(void **state)
{
    (void)state;
    static const char *const modes[] = {"up", "down", "bfly", "idx"};
    for (int m = 0; m < 4; m++)
        for (uint32_t width = 4; width <= 32; width *= 2)
            for (uint32_t b = 0; b < 32; b += 5) {
                char body[256];
                uint32_t c = (32 - width) << 8 | (m == 0 ? 0 : 31);
                snprintf(body, sizeof body,
                         "shfl.sync.%s.b32 r|p, i, %u, %u, -1; add.u32 r, r, 100; @p add.u32 r, r, "
                         "1000;",
                         modes[m], b, c);
                run(body, 1, 32, 0);
                for (uint32_t lane = 0; lane < 32; lane++) {
                    bool inside;
                    uint32_t from = shuffled(modes[m], lane, b, c, &inside);
                    assert_int_equal(out[lane], from + 100 + (inside ? 1000 : 0));
                }
            }
}

static void
all_are(uint32_t count, uint32_t wanted)
{
    for (uint32_t i = 0; i < count; i++)
        assert_int_equal(out[i], wanted);
}

static void
test_warps_votes(void **state)
{
    (void)state;
    run("setp.lt.u32 p, i, 5; vote.sync.ballot.b32 r, p, -1;", 1, 32, 0);
    all_are(32, 31);
    run("setp.lt.u32 p, i, 5; vote.sync.ballot.b32 r, !p, -1;", 1, 20,
        0); // a partial warp
    all_are(20, 0xfffe0);
    run("setp.lt.u32 p, i, 5; vote.sync.any.pred q, p, -1; selp.u32 r, 1, 0, q;", 1, 32, 0);
    all_are(32, 1);
    run("setp.lt.u32 p, i, 5; vote.sync.all.pred q, p, -1; selp.u32 r, 1, 0, q;", 1, 32, 0);
    all_are(32, 0);
    run("setp.lt.u32 p, i, 99; vote.sync.uni.pred q, !p, -1; selp.u32 r, 1, 0, q;", 1, 32, 0);
    all_are(32, 1);
    run("setp.lt.u32 p, i, 8; @p activemask.b32 r;", 1, 32, 0);
    assert_int_equal(out[7], 0xff);
    assert_int_equal(out[8], 0);
    run("setp.ge.u32 p, i, 4; @p elect.sync r|q, 0xfffffff0; @!p bra E; @q add.u32 r, r, 100; E:",
        1, 32, 0);
    assert_int_equal(out[4], 104);
    assert_int_equal(out[5], 4);
}

static void
test_warps_matches_and_reductions(void **state)
{
    (void)state;
    run("and.b32 s, i, 3; match.any.sync.b32 r, s, -1;", 1, 32, 0);
    for (uint32_t i = 0; i < 32; i++)
        assert_int_equal(out[i], 0x11111111u << (i & 3));
    run("match.all.sync.b32 r|p, x, -1; @!p mov.u32 r, 5;", 1, 32, 9);
    all_are(32, UINT32_MAX);
    run("match.all.sync.b32 r|p, i, -1; @!p add.u32 r, r, 5;", 1, 32, 9);
    all_are(32, 5);
    run("cvt.u64.u32 e, x; match.all.sync.b64 r|p, e, -1; @!p mov.u32 r, 5;", 1, 32, 9);
    all_are(32, UINT32_MAX);
    run("redux.sync.add.u32 r, i, -1;", 1, 32, 0);
    all_are(32, 496);
    run("sub.s32 s, i, 7; redux.sync.min.s32 r, s, -1;", 1, 32, 0);
    all_are(32, (uint32_t)-7);
    run("sub.s32 s, i, 7; redux.sync.min.u32 r, s, -1;", 1, 32, 0);
    all_are(32, 0);
    run("shl.b32 s, 1, i; redux.sync.xor.b32 r, s, -1;", 1, 32, 0);
    all_are(32, UINT32_MAX);
}

// Lanes may reach one exchange through two instructions, and an exited lane is not waited for.
static void
test_warps_exchanges_of_parted_lanes(void **state)
{
    (void)state;
    run("setp.lt.u32 p, i, 16; @p bra A; mul.lo.u32 s, i, 2; redux.sync.add.u32 r, s, -1; bra B;\n"
        "A: redux.sync.add.u32 r, i, -1;\nB:",
        1, 32, 0);
    all_are(32, 120 + 2 * 376);
    run("setp.lt.u32 p, i, 30; @!p exit; vote.sync.ballot.b32 r, 1, -1;", 1, 32, 0);
    all_are(30, 0x3fffffff);
    run("setp.lt.u32 p, i, 16; selp.b32 s, 0xffff, 0xffff0000, p; redux.sync.add.u32 r, i, s;", 1,
        32, 0);
    assert_int_equal(out[3], 120);
    assert_int_equal(out[20], 376);
}

// --- blocks ---

static void
test_warps_barriers_of_a_block(void **state)
{
    (void)state;
    run("setp.lt.u32 p, t, 70; bar.red.popc.u32 r, 0, p;", 1, 100, 0);
    all_are(100, 70);
    run("setp.lt.u32 p, t, 99; bar.red.and.pred q, 1, p; selp.u32 r, 1, 2, q;", 1, 100, 0);
    all_are(100, 2);
    run("setp.eq.u32 p, t, 99; barrier.red.or.pred q, 1, p; selp.u32 r, 1, 2, q;", 1, 100, 0);
    all_are(100, 1);
    // Exited threads are not waited for.
    run("setp.ge.u32 p, t, 40; @p st.global.u32 [b], 7; @p ret; bar.sync 0; mov.u32 r, 3;", 1, 100,
        0);
    assert_int_equal(out[0], 3);
    assert_int_equal(out[99], 7);
    // The first warp arrives; the second waits for its writes.
    run("mov.u32 s, sh; setp.ge.u32 p, t, 32; @p bra W; st.shared.u32 [s], 55; bar.arrive 3, 64; "
        "bra E;\n"
        "W: bar.sync 3, 64; ld.shared.u32 r, [s];\nE:",
        1, 64, 0);
    assert_int_equal(out[40], 55);
}

static void
test_warps_atomics(void **state)
{
    (void)state;
    static const struct {
        const char *op;
        uint32_t start, b, after;
    } cases[] = {
        {"add.u32", 5, 3, 5 + 3 * 40},
        {"min.s32", 5, 0xffffffff, 0xffffffff},
        {"max.u32", 5, 9, 9},
        {"and.b32", 0xff, 0x3c, 0x3c},
        {"or.b32", 1, 6, 7},
        {"xor.b32", 1, 6, 1},
        {"exch.b32", 1, 6, 6},
        {"inc.u32", 0, 6, 5},
        {"dec.u32", 0, 6, 2},
        {"add.f32", 0x3f800000, 0x3f800000, 0x42240000},
        {"add.noftz.f16x2", 0, 0x3c003c00, 0x51005100},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char body[256];
        uint32_t *cell = &out[4000];
        *cell = cases[i].start;
        snprintf(body, sizeof body, "atom.global.%s r, [a+16000], x;", cases[i].op);
        run(body, 1, 40, cases[i].b);
        if (*cell != cases[i].after)
            fail_msg("%s: %x, not %x", cases[i].op, *cell, cases[i].after);
        snprintf(body, sizeof body,
                 "mov.u32 s, sh; st.shared.u32 [s], %u; bar.sync 0; atom.shared.%s r, [s], x;\n"
                 "bar.sync 0; ld.shared.u32 r, [s];",
                 cases[i].start, cases[i].op);
        run(body, 1, 40, cases[i].b);
        assert_int_equal(out[39], cases[i].after);
    }
    run("setp.eq.u32 p, t, 0; @p st.shared.u64 [sh], 0; bar.sync 0;\n"
        "cvta.shared.u64 e, sh; red.add.u64 [e], 3; bar.sync 0; ld.shared.u32 r, [sh];",
        1, 40, 0);
    assert_int_equal(out[0], 120);
    // Subnormal sums are flushed to zero in global memory and kept in shared memory.
    out[4000] = 1;
    run("atom.global.add.f32 r, [a+16000], x; st.shared.u32 [sh], 1; atom.shared.add.f32 r, [sh], "
        "x; ld.shared.u32 r, [sh];",
        1, 1, 1);
    assert_int_equal(out[4000], 0);
    assert_int_equal(out[0], 2);
    run("atom.global.cas.b32 r, [a+16000], 0, 77; ld.global.u32 r, [a+16000];", 1, 2, 0);
    assert_int_equal(out[1], 77);
}

// --- clusters and grids ---

static void
test_warps_cluster(void **state)
{
    (void)state;
    cubind_sim_module *module =
        module_of("mov.u32 r, %cluster_ctarank; add.u32 r, r, 10; st.shared.u32 [sh], r;\n"
                  "barrier.cluster.arrive; barrier.cluster.wait;\n"
                  "mov.u32 s, %cluster_ctarank; xor.b32 s, s, 1; mapa.shared::cluster.u32 x, sh, "
                  "s; ld.shared::cluster.u32 r, [x];\n"
                  "cvta.shared.u64 e, sh; mapa.u64 e, e, s; ld.u32 x, [e]; mad.lo.u32 r, x, 100, "
                  "r; getctarank.u64 x, e;\n"
                  "mad.lo.u32 r, x, 10000, r; barrier.cluster.arrive; barrier.cluster.wait;");
    uint64_t parameters[] = {(uintptr_t)out, 0};
    cubind_sim_launch_config config = {.grid = {6, 1, 1},
                                       .block = {40, 1, 1},
                                       .cluster = {2, 1, 1},
                                       .parameters = parameters,
                                       .parameter_bytes = sizeof parameters};
    run_well(launched_as(module, "k", &config));
    for (uint32_t i = 0; i < 240; i++) {
        uint32_t other = (i / 40 % 2) ^ 1;
        assert_int_equal(out[i], (other + 10) * 101 + other * 10000);
    }
    config.grid[0] = 5;
    assert_int_equal(launched_as(module, "k", &config), CUBIND_SIM_INVALID_VALUE);
    cubind_sim_unload(module);
}

// In a cooperative grid all blocks are resident and can wait for each other; otherwise they are
// not.
static void
test_warps_cooperative_grid(void **state)
{
    (void)state;
    cubind_sim_module *module = module_of(
        "bar.sync 0; setp.eq.u32 p, t, 0; @!p bra W; atom.global.add.u32 s, [a+16000], 1;\n"
        "L: ld.relaxed.gpu.global.u32 s, [a+16000]; setp.lt.u32 q, s, x; @q bra L;\nW: bar.sync 0; "
        "ld.relaxed.gpu.global.u32 r, [a+16000];");
    uint64_t parameters[] = {(uintptr_t)out, 9};
    cubind_sim_launch_config config = {.grid = {9, 1, 1},
                                       .block = {64, 1, 1},
                                       .parameters = parameters,
                                       .parameter_bytes = sizeof parameters,
                                       .cooperative = true,
                                       .timeout = 30};
    out[4000] = 0;
    run_well(launched_as(module, "k", &config));
    all_are(9 * 64, 9);
    cubind_sim_unload(module);
}

// The same with the functions of the device runtime. Exited threads are not waited
// for, but an exited block is, as on a GPU.
static void
test_warps_grid_as_a_group(void **state)
{
    (void)state;
    cubind_sim_module *module = loaded(
        HEAD
        ".extern .func (.param .b64 g) cudaCGGetIntrinsicHandle(.param .b32 scope);\n"
        ".extern .func (.param .b32 e) cudaCGSynchronize(.param .b64 g, .param .b32 flags);\n"
        ".visible .entry k(.param .u64 at) { .reg .b64 a, b, g; .reg .b32 i, r, t; .reg .pred p;\n"
        "ld.param.u64 a, [at]; mov.u32 i, %ctaid.x; mov.u32 t, %ntid.x; mov.u32 r, %tid.x;\n"
        "mad.lo.u32 i, i, t, r; mul.wide.u32 b, i, 4; add.u64 b, a, b;\n"
        "{ .param .b32 s; st.param.b32 [s], 1; .param .b64 h;\n"
        "call (h), cudaCGGetIntrinsicHandle, (s); ld.param.b64 g, [h]; }\n"
        "setp.ge.u32 p, i, 186; @p exit; atom.global.add.u32 r, [a], 1;\n"
        "{ .param .b64 h; st.param.b64 [h], g; .param .b32 f; st.param.b32 [f], 0; .param .b32 e;\n"
        "call (e), cudaCGSynchronize, (h, f); ld.param.b32 t, [e]; }\n"
        "ld.global.u32 r, [a]; mad.lo.u32 r, t, 1000, r; "
        "setp.ne.u32 p, i, 0; @p st.global.u32 [b], r; ret; }");
    uint64_t parameters[] = {(uintptr_t)out};
    cubind_sim_launch_config config = {.grid = {3, 1, 1},
                                       .block = {64, 1, 1},
                                       .parameters = parameters,
                                       .parameter_bytes = sizeof parameters,
                                       .cooperative = true,
                                       .timeout = 30};
    memset(out, 0, 192 * 4);
    run_well(launched_as(module, "k", &config));
    for (uint32_t i = 1; i < 186; i++)
        assert_int_equal(out[i], 186);
    config.grid[0] = 4;
    assert_int_equal(launched_as(module, "k", &config), CUBIND_SIM_DEADLOCK);
    config.grid[0] = 3;
    config.cooperative = false;
    memset(out, 0, 192 * 4);
    assert_int_equal(launched_as(module, "k", &config), CUBIND_SIM_OK);
    assert_non_null(strstr(findings, "Race")); // no barrier orders the accesses to [a]
    for (uint32_t i = 1; i < 186; i++)
        assert_int_equal(out[i] / 1000, 1);
    cubind_sim_unload(module);
}

// --- memory ---

static void
test_warps_widths_of_memory(void **state)
{
    (void)state;
    memset(out, 0x85, 64);
    run("ld.global.s8 r, [a+8];", 1, 1, 0);
    assert_int_equal(out[0], 0xffffff85);
    run("ld.global.u16 r, [a+8];", 1, 1, 0);
    assert_int_equal(out[0], 0x8585);
    run("ld.global.s16 e, [a+8]; shr.u64 e, e, 40; cvt.u32.u64 r, e;", 1, 1, 0);
    assert_int_equal(out[0], 0xffffff);
    run("mov.u32 r, 0x11223344; st.shared.u8 [sh+3], r; st.shared.u16 [sh], r; ld.shared.u32 r, "
        "[sh];",
        1, 1, 0);
    assert_int_equal(out[0], 0x44003344);
    run("setp.eq.u32 p, t, 2; @p st.shared.v4.u32 [sh+16], {1, 2, t, 4}; ld.shared.v2.u32 {_, s}, "
        "[sh+16]; "
        "ld.shared.v2.u32 {r, x}, [sh+24];\n"
        "mad.lo.u32 r, r, 100, s; mad.lo.u32 r, x, 10000, r;",
        1, 3, 0);
    assert_int_equal(out[2], 40202);
    run("isspacep.shared p, a; cvta.shared.u64 e, sh; isspacep.shared q, e; selp.u32 r, 1, 0, p; "
        "selp.u32 s, 10, 0, q;\n"
        "add.u32 r, r, s; isspacep.global p, a; selp.u32 s, 100, 0, p; add.u32 r, r, s;",
        1, 1, 0);
    assert_int_equal(out[0], 110);
}

// --- the order of blocks and warps ---

// Makes the threads draw tickets, in the order in which they run.
static void
draw(const char *kernel, uint64_t seed, uint32_t blocks, uint32_t threads, bool cooperative)
{
    cubind_sim_module *module =
        loaded(HEAD ".visible .entry k(.param .u64 out) {\n.reg .b64 a, b; .reg .b32 r, i, c, n;\n"
                    "ld.param.u64 a, [out]; mov.u32 i, %tid.x; mov.u32 c, %ctaid.x; mov.u32 n, "
                    "%ntid.x; mad.lo.u32 i, c, n, i; mul.wide.u32 b, i, 4; add.u64 b, b, a;\n"
                    "atom.global.add.u32 r, [a+16000], 1; st.global.u32 [b], r; }");
    uint64_t parameter = (uintptr_t)out;
    cubind_sim_launch_config config = {.grid = {blocks, 1, 1},
                                       .block = {threads, 1, 1},
                                       .cooperative = cooperative,
                                       .seed = seed,
                                       .parameters = &parameter,
                                       .parameter_bytes = 8};
    out[4000] = 0;
    run_well(launched_as(module, kernel, &config));
    assert_int_equal(out[4000], blocks * threads);
    cubind_sim_unload(module);
}

static void
check_orders(uint32_t blocks, uint32_t threads, bool cooperative)
{
    uint32_t first[1000], size = blocks * threads, same_as_usual = 0, same_as_first = 0;
    draw("k", 0, blocks, threads, cooperative);
    for (uint32_t i = 0; i < size; i++)
        assert_int_equal(out[i], i);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        uint32_t sum = 0, usual = 0, again[1000];
        draw("k", seed, blocks, threads, cooperative);
        memcpy(again, out, 4 * size);
        for (uint32_t i = 0; i < size; i++) {
            sum += again[i];
            usual += again[i] == i;
        }
        assert_int_equal(sum, size * (size - 1) / 2);
        draw("k", seed, blocks, threads, cooperative);
        assert_memory_equal(again, out, 4 * size);
        if (seed == 1)
            memcpy(first, again, 4 * size);
        same_as_usual += usual == size;
        same_as_first += memcmp(first, again, 4 * size) == 0;
    }
    assert_in_range(same_as_usual, 0, 3);
    assert_in_range(same_as_first, 1, 4);
}

static void
test_warps_seeds_change_the_order(void **state)
{
    (void)state;
    check_orders(30, 1, false);
    check_orders(24, 1, true);
    check_orders(1, 960, false);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_warps_begin_with_zeros, setup, teardown),
        cmocka_unit_test_setup_teardown(test_warps_pack_and_unpack, setup, teardown),
        cmocka_unit_test_setup_teardown(test_warps_shuffles, setup, teardown),
        cmocka_unit_test_setup_teardown(test_warps_votes, setup, teardown),
        cmocka_unit_test_setup_teardown(test_warps_matches_and_reductions, setup, teardown),
        cmocka_unit_test_setup_teardown(test_warps_exchanges_of_parted_lanes, setup, teardown),
        cmocka_unit_test_setup_teardown(test_warps_barriers_of_a_block, setup, teardown),
        cmocka_unit_test_setup_teardown(test_warps_atomics, setup, teardown),
        cmocka_unit_test_setup_teardown(test_warps_cluster, setup, teardown),
        cmocka_unit_test_setup_teardown(test_warps_cooperative_grid, setup, teardown),
        cmocka_unit_test_setup_teardown(test_warps_grid_as_a_group, setup, teardown),
        cmocka_unit_test_setup_teardown(test_warps_widths_of_memory, setup, teardown),
        cmocka_unit_test_setup_teardown(test_warps_seeds_change_the_order, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
