// Tests the check for unwritten memory: which instructions pass unwritten bits on, which uses of
// them are reported, and what memory remembers.
#include "device.h"

enum { MOST = 8 };
static cubind_sim_finding found[MOST];
static char texts[MOST][3072];
static size_t found_count;
static char *in;
static uint32_t *out;

static void
keep(void *data, const cubind_sim_finding *finding)
{
    (void)data;
    if (finding->kind != CUBIND_SIM_UNWRITTEN)
        return;
    assert_true(found_count < MOST);
    found[found_count] = *finding;
    snprintf(texts[found_count++], sizeof texts[0], "%s", finding->text);
}

static int
setup(void **state)
{
    (void)state;
    in = device_alloc(1024);
    out = device_alloc(4096);
    memset(in, 0x55, 1024);
    return 0;
}

static int
teardown(void **state)
{
    (void)state;
    cubind_sim_mark_written(in, 1024);
    cubind_sim_mark_written(out, 4096);
    free_device();
    return 0;
}

static void
run(const char *text, uint32_t threads)
{
    uint64_t parameters[] = {(uintptr_t)in, (uintptr_t)out};
    cubind_sim_launch_config config = {.grid = {1, 1, 1},
                                       .block = {threads, 1, 1},
                                       .parameters = parameters,
                                       .parameter_bytes = sizeof parameters,
                                       .found = keep};
    cubind_sim_module *module = loaded(text);
    found_count = 0;
    cubind_sim_status status = launched_as(module, "k", &config);
    cubind_sim_unload(module);
    run_well(status);
}

// Registers of a kernel whose lanes all load the same: u is unwritten; the upper half of h, the
// lowest byte of b, all but the highest byte of t and the upper half of d are; w is written. The
// predicate yes is true. The rest of the kernel is the body, which runs with 32 threads.
#define START \
    HEAD ".shared .align 16 .b8 sh[256];\n.shared .align 4 .b8 more[4];\n" \
         ".visible .entry k(.param .u64 in, .param .u64 out) {\n" \
         ".local .align 16 .b8 stack[64]; .reg .b64 a, o, d, e, sl; .reg .pred p, q, yes;\n" \
         ".reg .b32 u, h, b, t, w, r, x, i; .reg .f32 f; .reg .b16 s; .reg .f64 g;\n" \
         "ld.param.u64 a, [in]; ld.param.u64 o, [out]; mov.u32 i, %%laneid;\n" \
         "mad.wide.u32 o, i, 8, o; mov.u64 sl, stack;\n" \
         "ld.global.b32 u, [a]; ld.global.b32 h, [a+64]; ld.global.b32 b, [a+128];\n" \
         "ld.global.b32 t, [a+192]; ld.global.b32 w, [a+256]; ld.global.b64 d, [a+320];\n" \
         "setp.eq.u32 yes, w, w;\n"

static void
run_body(const char *body, uint32_t threads)
{
    static char text[8192];
    snprintf(text, sizeof text, START "%s\nret;\n}\n", body);
    cubind_sim_mark_written(in, 1024);
    cubind_sim_mark_unwritten(in, 256);
    cubind_sim_mark_written(in + 64, 2);
    cubind_sim_mark_written(in + 129, 3);
    cubind_sim_mark_written(in + 195, 1);
    cubind_sim_mark_unwritten(in + 324, 28);
    cubind_sim_mark_written(out, 4096);
    run(text, threads);
}

#define STORE "st.global.b32 [o], r;"
#define BRANCH "@p bra DONE; st.global.b32 [o], w; DONE:"

static const struct {
    const char *body;
    const char *verb; // of the use that is reported; NULL: nothing is
} rows[] = {
    // --- copies and computations ---
    {"st.global.b32 [o], u;", "stores the value to global memory"},
    {"st.global.b64 [o], d;", NULL}, // may be a struct with padding
    {"mov.b32 r, u; " STORE, "stores the value to global memory"},
    {"add.u32 r, u, 1; " STORE, "stores the value to global memory"},
    {"add.u32 r, h, w; and.b32 r, r, 0xffff; " STORE, NULL},
    {"add.u32 r, b, w; and.b32 r, r, 0xff00; " STORE, "stores the value to global memory"},
    {"mul.lo.u32 r, h, 3; cvt.u32.u16 r, r; " STORE, NULL},
    {"mul.wide.u32 e, u, 4; st.global.b64 [o], e;", "stores the value to global memory"},
    {"mul.hi.u32 r, h, 7; " STORE, "stores the value to global memory"},
    {"cvt.rn.f32.u32 f, h; st.global.f32 [o], f;", "stores the value to global memory"},
    {"mov.b32 f, u; add.f32 f, f, 0f3f800000; st.global.f32 [o], f;",
     "stores the value to global memory"},
    {"popc.b32 r, b; " STORE, "stores the value to global memory"},
    {"min.u32 r, u, 5; " STORE, "stores the value to global memory"},
    {"add.cc.u32 r, u, 1; addc.u32 r, w, 0; " STORE, "stores the value to global memory"},
    {"add.cc.u32 r, w, 1; addc.u32 r, w, 0; " STORE, NULL},
    {"vadd.u32.u32.u32 r, u, w; " STORE, "stores the value to global memory"},
    // --- bits that are cut off or replaced ---
    {"and.b32 r, u, 0; " STORE, NULL},
    {"and.b32 r, h, 0xffff; " STORE, NULL},
    {"and.b32 r, h, 0x1ffff; " STORE, "stores the value to global memory"},
    {"or.b32 r, u, -1; " STORE, NULL},
    {"or.b32 r, h, 0xffff0000; " STORE, NULL},
    {"xor.b32 r, u, w; " STORE, "stores the value to global memory"},
    {"not.b32 r, u; " STORE, "stores the value to global memory"},
    {"shr.u32 r, b, 8; " STORE, NULL},
    {"shr.u32 r, b, 7; " STORE, "stores the value to global memory"},
    {"shl.b32 r, h, 16; " STORE, NULL},
    {"shl.b32 r, w, u; " STORE, "stores the value to global memory"},
    {"shr.s32 r, t, 24; " STORE, NULL},
    {"shr.s32 r, h, 31; " STORE, "stores the value to global memory"},
    {"shf.l.wrap.b32 r, h, w, 16; shr.u32 r, r, 16; " STORE, NULL},
    {"bfe.u32 r, h, 0, 16; " STORE, NULL},
    {"bfe.s32 r, h, 4, 13; " STORE, "stores the value to global memory"},
    {"bfi.b32 r, w, u, 0, 32; " STORE, NULL},
    {"bfi.b32 r, w, h, 16, 16; " STORE, NULL},
    {"bfi.b32 r, w, u, 0, 8; " STORE, "stores the value to global memory"},
    {"prmt.b32 r, h, w, 0x5410; " STORE, NULL},
    {"prmt.b32 r, h, w, 0x5420; " STORE, NULL}, // may be a struct with padding
    {"prmt.b32 r, h, w, 0x5420; add.u32 r, r, 1; " STORE, "stores the value to global memory"},
    {"brev.b32 r, h; shr.u32 r, r, 16; " STORE, NULL},
    {"lop3.b32 r, u, w, w, 0xcc; " STORE, NULL},
    {"lop3.b32 r, u, w, w, 0x96; " STORE, "stores the value to global memory"},
    {"cvt.u16.u32 s, h; cvt.u32.u16 r, s; " STORE, NULL},
    {"cvt.u32.u8 r, t; " STORE, "stores the value to global memory"},
    {"cvt.s32.s16 r, h; " STORE, NULL},
    {"mov.b64 {r, x}, d; " STORE, NULL},
    {"mov.b64 {x, r}, d; add.u32 r, r, 1; " STORE, "stores the value to global memory"},
    {"mov.b64 e, {w, u}; cvt.u32.u64 r, e; " STORE, NULL},
    {"mov.b64 e, {u, w}; shr.u64 e, e, 32; st.global.b64 [o], e;", NULL},
    {"mov.b32 {s, _}, h; cvt.u32.u16 r, s; " STORE, NULL},
    {"add.f16x2 r, h, w; and.b32 r, r, 0xffff; " STORE, NULL},
    {"add.f16x2 r, h, w; shr.u32 r, r, 16; add.u32 r, r, 1; " STORE,
     "stores the value to global memory"},
    {"selp.b32 r, w, u, yes; " STORE, NULL},
    {"selp.b32 r, u, w, yes; add.u32 r, r, 1; " STORE, "stores the value to global memory"},
    {"setp.eq.u32 p, u, 1; selp.b32 r, 7, 7, p; " STORE, NULL},
    {"setp.eq.u32 p, u, 1; selp.b32 r, 7, 8, p; " STORE, "stores the value to global memory"},
    {"set.eq.u32.u32 r, u, w; " STORE, "stores the value to global memory"},
    // --- decisions ---
    {"setp.eq.u32 p, u, 1; " BRANCH, "branches on the value"},
    {"setp.eq.u32 p, u, 1; @p add.u32 r, w, 1;", NULL},
    {"setp.eq.u32 p, u, 1; mov.u32 r, 0; @p add.u32 r, w, 1; " STORE,
     "stores the value to global memory"},
    {"setp.eq.u32 p, u, 1; @p st.global.b32 [o], w;", "stores only if the value says so"},
    {"setp.eq.u32 p, u, 1; @p exit;", "ends only if the value says so"},
    {"setp.eq.u32 p, u, 1; @p bar.warp.sync -1;", "meets other threads only if the value says so"},
    {"setp.eq.u32 p, h, 0x5556; " BRANCH, NULL}, // they differ in the lower half
    {"setp.eq.u32 p, h, 0x5555; " BRANCH, "branches on the value"},
    {"setp.lt.s32 p, t, 0; " BRANCH, NULL},
    {"setp.lt.s32 p, h, 0; " BRANCH, "branches on the value"},
    {"setp.gt.u32 p, b, 0x55555600; " BRANCH, NULL},
    {"setp.gt.u32 p, b, 0x55555555; " BRANCH, "branches on the value"},
    {"mov.b32 f, t; setp.gt.f32 p, f, 0f00000000; " BRANCH, "branches on the value"},
    {"setp.eq.u32 p, u, 1; setp.ne.and.u32 q, w, w, p; @q bra DONE; DONE:", NULL},
    {"setp.eq.u32 p, u, 1; setp.eq.and.u32 q, w, w, p; @q bra DONE; DONE:",
     "branches on the value"},
    {"setp.eq.u32 p, u, 1; or.pred p, p, yes; " BRANCH, NULL},
    {"setp.eq.u32 p, u, 1; not.pred p, p; " BRANCH, "branches on the value"},
    {"setp.eq.u32 p, u, 1; xor.pred p, p, yes; " BRANCH, "branches on the value"},
    {"LIST: .branchtargets A, B; and.b32 r, u, 1; brx.idx r, LIST; A: B:", "branches on the value"},
    // --- addresses ---
    {"and.b32 r, u, 60; cvt.u64.u32 e, r; add.u64 e, e, o; ld.global.b32 r, [e];",
     "uses the value as an address"},
    {"and.b32 r, u, 60; cvt.u64.u32 e, r; add.u64 e, e, o; st.global.b32 [e], w;",
     "uses the value as an address"},
    {"and.b32 r, u, 60; mov.u32 x, sh; add.u32 x, x, r; st.shared.b32 [x], w;",
     "uses the value as an address"},
    {"and.b32 r, h, 60; cvt.u64.u32 e, r; add.u64 e, e, a; ld.global.b32 r, [e+256];", NULL},
    // --- between lanes ---
    {"shfl.sync.idx.b32 r, u, 0, 31, -1; add.u32 r, r, 1; " STORE,
     "stores the value to global memory"},
    {"setp.eq.u32 p, i, 5; selp.b32 r, u, w, p; shfl.sync.idx.b32 r, r, 4, 31, -1;" STORE, NULL},
    {"setp.eq.u32 p, i, 5; selp.b32 r, u, w, p; shfl.sync.idx.b32 r, r, 5, 31, -1; "
     "add.u32 r, r, 1; " STORE,
     "stores the value to global memory"},
    {"setp.eq.u32 p, i, 5; selp.b32 r, u, w, p; shfl.sync.up.b32 r, r, 1, 0, -1; "
     "setp.eq.u32 p, i, 6; @p st.global.b32 [o], w; @!p st.global.b32 [o], r;",
     NULL},
    {"setp.eq.u32 p, u, 1; vote.sync.ballot.b32 r, p, -1; " STORE,
     "stores the value to global memory"},
    {"setp.eq.u32 p, u, 1; setp.eq.u32 q, i, 3; and.pred p, p, q; vote.sync.ballot.b32 r, p, -1; "
     "and.b32 r, r, 0xff00; " STORE,
     NULL},
    {"setp.eq.u32 p, u, 1; vote.sync.any.pred p, p, -1; " BRANCH, "branches on the value"},
    {"setp.eq.u32 q, i, 3; setp.eq.u32 p, u, 1; or.pred p, p, q; vote.sync.any.pred p, p, "
     "-1; " BRANCH,
     NULL},
    {"setp.ne.u32 q, i, 3; setp.eq.u32 p, u, 1; and.pred p, p, q; vote.sync.all.pred p, p, "
     "-1; " BRANCH,
     NULL},
    {"redux.sync.add.u32 r, u, -1; " STORE, "stores the value to global memory"},
    {"match.any.sync.b32 r, u, -1; " STORE, "stores the value to global memory"},
    {"setp.eq.u32 p, u, 1; bar.red.popc.u32 r, 0, p; " STORE, "stores the value to global memory"},
    {"setp.eq.u32 p, u, 1; bar.red.or.pred p, 0, p; " BRANCH, "branches on the value"},
    {"setp.eq.u32 p, u, 1; setp.eq.u32 q, i, 3; or.pred p, p, q; bar.red.or.pred p, 0, p; " BRANCH,
     NULL},
    {"setp.eq.u32 p, u, 1; setp.eq.u32 q, i, 3; and.pred p, p, q; bar.red.and.pred p, 0, "
     "p; " BRANCH,
     NULL},
    {"mov.u32 r, u; bar.red.popc.u32 r, 0, yes; " STORE, NULL},
    // --- atomics ---
    {"atom.global.add.u32 r, [a], 1;", "updates global memory with the value"},
    {"red.global.max.u32 [a+4], w;", "updates global memory with the value"},
    {"atom.global.cas.b32 r, [a], 1, 2;", "updates global memory with the value"},
    {"atom.global.exch.b32 r, [a], 1;", NULL},
    {"red.global.add.u32 [o], u;", "stores the value to global memory"},
    {"atom.global.exch.b32 r, [o], u;", "stores the value to global memory"},
    {"atom.shared.add.u32 r, [sh], 1;", NULL},
    {"atom.shared.add.u32 r, [sh], 1; " STORE, "stores the value to global memory"},
    {"mov.u32 r, 0; st.shared.b32 [sh], r; bar.sync 0; atom.shared.add.u32 r, [sh], 1; " STORE,
     NULL},
    {"atom.shared.exch.b32 r, [sh], 1; bar.sync 0; ld.shared.b32 r, [sh]; " STORE, NULL},
    // --- shared and local memory ---
    {"ld.shared.b32 r, [sh];", NULL},
    {"ld.shared.b32 r, [sh]; " STORE, "stores the value to global memory"},
    {"st.shared.b32 [sh], w; ld.shared.b32 r, [sh]; " STORE, NULL},
    {"st.shared.b32 [sh], u; ld.shared.b32 r, [sh]; " STORE, "stores the value to global memory"},
    {"st.shared.b32 [sh], u; st.shared.b32 [sh], w; ld.shared.b32 r, [sh]; " STORE, NULL},
    {"st.shared.b8 [sh+1], w; ld.shared.u8 r, [sh+1]; " STORE, NULL},
    {"st.shared.v4.b32 [sh], {w, w, u, w}; ld.shared.b32 r, [sh+12]; " STORE, NULL},
    {"ld.local.b32 r, [stack]; " STORE, "stores the value to global memory"},
    {"st.local.b32 [stack], w; ld.local.b32 r, [stack]; " STORE, NULL},
    {"st.local.b32 [stack], w; ld.local.b32 r, [stack+16]; add.u32 r, r, 1; " STORE,
     "stores the value to global memory"},
    {"cvta.local.u64 e, sl; st.b32 [e+8], w; ld.local.b32 r, [stack+8]; " STORE, NULL},
    // All unwritten values are overwritten, and the kernel goes on.
    {"mov.b32 u, w; mov.b32 h, w; mov.b32 b, w; mov.b32 t, w; mov.b64 d, {w, w}; mov.u32 r, 0;\n"
     "AGAIN: add.u32 r, r, 1; setp.lt.u32 p, r, 900; @p bra AGAIN; " STORE,
     NULL},
    // A bit of a word that is otherwise unwritten.
    {"ld.local.b32 r, [stack]; or.b32 r, r, 4; and.b32 r, r, 0xfffffff7; st.local.b32 [stack], r; "
     "ld.local.b32 r, [stack]; and.b32 r, r, 12; " STORE,
     NULL},
};

static void
test_unwritten_bits(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        run_body(rows[i].body, 32);
        if (found_count != (rows[i].verb != NULL))
            fail_msg("%s\n%zu findings\n%s", rows[i].body, found_count,
                     found_count > 0 ? texts[0] : "");
        if (found_count > 0 && strcmp(found[0].parties[1].verb, rows[i].verb) != 0)
            fail_msg("%s\n%s", rows[i].body, texts[0]);
    }
}

// --- memory ---

// Copies 4 bytes in each lane, from the offset in bytes that `from` says.
static void
copy(uint32_t threads, const char *from)
{
    static char text[2048];
    snprintf(text, sizeof text,
             HEAD ".visible .entry k(.param .u64 in, .param .u64 out) {\n"
                  ".reg .b64 a, o, e; .reg .b32 r, i;\n"
                  "ld.param.u64 a, [in]; ld.param.u64 o, [out]; mov.u32 i, %%tid.x;\n%s\n"
                  "cvt.u64.u32 e, r; add.u64 e, e, a; ld.global.b32 r, [e];\n"
                  "mad.wide.u32 o, i, 4, o; st.global.b32 [o], r; ret; }\n",
             from);
    cubind_sim_mark_written(out, 4096);
    run(text, threads);
}

// Padding after members of structs may be copied, and is unwritten in the copy, too.
static void
test_unwritten_padding(void **state)
{
    (void)state;
    cubind_sim_mark_written(in, 1024);
    for (int i = 0; i < 1024; i += 16)
        cubind_sim_mark_unwritten(in + i + 12, 4);
    copy(64, "shl.b32 r, i, 2;");
    assert_int_equal(found_count, 0);
    void *kept = in;
    in = (char *)out;
    run(HEAD ".visible .entry k(.param .u64 in, .param .u64 out) { .reg .b64 a; .reg .b32 r, x;\n"
             "ld.param.u64 a, [in]; ld.global.v2.b32 {r, x}, [a+8]; st.global.b32 [a], r;\n"
             "add.u32 x, x, 1; st.global.b32 [a], x; ret; }\n",
        1);
    in = kept;
    assert_int_equal(found_count, 1);
}

// The last elements of an array are no padding.
static void
test_unwritten_tail(void **state)
{
    (void)state;
    for (int count = 1; count < 9; count++) {
        cubind_sim_mark_written(in, 1024);
        cubind_sim_mark_unwritten(in + 1024 - 4 * count, 4 * (size_t)count);
        copy(256, "shl.b32 r, i, 2;");
        assert_int_equal(found_count, 1);
        assert_int_equal(found[0].parties[0].thread[0], 256 - count);
    }
}

static void
test_unwritten_marks(void **state)
{
    (void)state;
    cubind_sim_mark_unwritten(in, 1024);
    cubind_sim_mark_written(in, 512);
    copy(128, "shl.b32 r, i, 2;");
    assert_int_equal(found_count, 0);
    cubind_sim_copy_marks(in, in + 512, 256);
    copy(64, "mov.u32 r, 256; mad.lo.u32 r, i, 4, r;");
    assert_int_equal(found_count, 0);
    copy(64, "shl.b32 r, i, 2;");
    assert_int_equal(found_count, 1);
    cubind_sim_copy_marks(in + 100, in + 256, 256); // overlapping
    copy(39, "mov.u32 r, 100; mad.lo.u32 r, i, 4, r;");
    assert_int_equal(found_count, 0);
}

// A large allocation costs nothing until it is used.
static void
test_unwritten_large(void **state)
{
    (void)state;
    const char *start = (const char *)(uintptr_t)0x100000001234;
    size_t size = (size_t)1 << 36;
    cubind_sim_mark_unwritten(start, size);
    cubind_sim_mark_written(start + 12345, 7);
    cubind_sim_copy_marks(in, start + 12340, 16);
    copy(1, "mov.u32 r, 0;");
    assert_int_equal(found_count, 1);
    copy(1, "mov.u32 r, 8;");
    assert_int_equal(found_count, 0);
    cubind_sim_mark_written(start, size);
    cubind_sim_copy_marks(in, start, 16);
    copy(4, "shl.b32 r, i, 2;");
    assert_int_equal(found_count, 0);
}

// --- reports ---

// Values lead to the load that read them, through shared memory and calls.
static void
test_unwritten_origin(void **state)
{
    (void)state;
    cubind_sim_mark_unwritten(in, 4);
    cubind_sim_mark_written(in + 4, 1020);
    run(HEAD ".shared .align 4 .b8 sh[128];\n"
             ".func (.reg .b32 y) twice(.reg .b32 x) { add.u32 y, x, x; ret; }\n"
             ".func (.param .b32 y) same(.param .b32 x) { .reg .b32 r;\n"
             "ld.param.b32 r, [x]; st.param.b32 [y], r; ret; }\n"
             ".visible .entry k(.param .u64 in, .param .u64 out) {\n"
             ".reg .b64 a, o; .reg .b32 r, i, s;\n"
             "ld.param.u64 a, [in]; ld.param.u64 o, [out]; mov.u32 i, %tid.x; mov.u32 s, sh; "
             "mad.lo.u32 s, i, 4, s;\n"
             "mad.wide.u32 a, i, 4, a; mad.wide.u32 o, i, 4, o;\n"
             "ld.global.b32 r, [a];\n"
             "st.shared.b32 [s], r; bar.sync 0; xor.b32 s, s, 4;\n"
             "ld.shared.b32 r, [s]; call (r), twice, (r);\n"
             "{ .param .b32 give, get; st.param.b32 [give], r; call (get), same, (give);\n"
             "ld.param.b32 r, [get]; }\n"
             "st.global.b32 [o], r; ret; }\n",
        32);
    assert_int_equal(found_count, 1);
    assert_int_equal(found[0].parties[0].line, 12);
    assert_int_equal(found[0].parties[0].thread[0], 0);
    assert_int_equal(found[0].parties[1].line, 17);
    assert_int_equal(found[0].parties[1].thread[0], 1);
}

static void
test_unwritten_text(void **state)
{
    (void)state;
    run_body("ld.shared.b32 r, [more]; add.u32 r, r, 1; " STORE, 1);
    assert_int_equal(found_count, 1);
    assert_string_equal(
        texts[0],
        "Unwritten memory: nothing has written 4 bytes at offset 0 of the shared variable 'more', "
        "but the value matters\n"
        "  in kernel k\n"
        "  block (0,0,0), thread (0,0,0) reads the value\n"
        "    at PTX line 14: ld.shared.b32 r, [more]\n"
        "  block (0,0,0), thread (0,0,0) stores the value to global memory\n"
        "    at PTX line 14: st.global.b32 [o], r\n"
        "  shared memory has no value when a block starts: write to it first, and call "
        "__syncthreads() before other threads read it");
}

// The memory that malloc returns is unwritten, even if its bytes were used before.
static void
test_unwritten_heap(void **state)
{
    (void)state;
    run(HEAD ".extern .func (.param .b64 p) malloc(.param .b64 n);\n"
             ".visible .entry k(.param .u64 in, .param .u64 out) { .reg .b64 p, o; .reg .b32 r;\n"
             "ld.param.u64 o, [out]; .param .b64 n, m; mov.u64 p, 64; st.param.b64 [n], p;\n"
             "call (m), malloc, (n); ld.param.b64 p, [m]; mov.u32 r, 1; st.b32 [p+8], r;\n"
             "ld.b32 r, [p+8]; st.global.b32 [o], r;\n"
             "ld.b32 r, [p+16]; st.global.b32 [o], r; ret; }\n",
        1);
    assert_int_equal(found_count, 1);
    assert_int_equal(found[0].parties[0].line, 9);
}

// printf must not print unwritten arguments. Unused bytes of its arguments may be unwritten.
static void
test_unwritten_printf(void **state)
{
    (void)state;
    run(HEAD
        ".extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 v);\n"
        ".global .align 1 .b8 text[7] = {37, 100, 32, 37, 100, 10, 0};\n"
        ".visible .entry k(.param .u64 in, .param .u64 out) { .reg .b64 p, q; .reg .b32 i;\n"
        ".local .align 8 .b8 values[16]; mov.u32 i, %tid.x; .reg .pred first;\n"
        "st.local.b32 [values], i; setp.eq.u32 first, i, 0; @first st.local.b32 [values+4], i;\n"
        "mov.u64 p, values; cvta.local.u64 p, p; mov.u64 q, text; cvta.global.u64 q, q;\n"
        ".param .b64 f, v; .param .b32 r; st.param.b64 [f], q; st.param.b64 [v], p;\n"
        "call (r), vprintf, (f, v); ret; }\n",
        2);
    assert_int_equal(found_count, 1);
    assert_string_equal(found[0].parties[1].verb, "prints the value");
    assert_int_equal(found[0].parties[1].thread[0], 1);
}

// Several CPU threads mark adjacent memory at once.
static void
test_unwritten_threads(void **state)
{
    (void)state;
    enum { COUNT = 64 * 1024 };
    char *large = device_alloc(COUNT);
    uint64_t parameters[] = {(uintptr_t)large};
    cubind_sim_launch_config config = {.grid = {COUNT / 96, 1, 1},
                                       .block = {96, 1, 1},
                                       .parameters = parameters,
                                       .parameter_bytes = sizeof parameters,
                                       .threads = 4,
                                       .found = keep};
    cubind_sim_module *module =
        loaded(HEAD ".visible .entry k(.param .u64 a) { .reg .b64 p; .reg .b32 i, b, n, r;\n"
                    "ld.param.u64 p, [a]; mov.u32 i, %tid.x; mov.u32 b, %ctaid.x;\n"
                    "mov.u32 n, %ntid.x; mad.lo.u32 i, b, n, i; cvt.u64.u32 p, i; \n"
                    ".reg .b64 q; ld.param.u64 q, [a]; add.u64 p, p, q; st.u8 [p], i;\n"
                    "ld.u8 r, [p]; add.u32 r, r, 1; st.u8 [p], r; ret; }\n");
    cubind_sim_mark_unwritten(large, COUNT);
    found_count = 0;
    for (int i = 0; i < 2; i++)
        run_well(launched_as(module, "k", &config));
    assert_int_equal(found_count, 0);
    cubind_sim_unload(module);
    cubind_sim_mark_written(large, COUNT);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_unwritten_bits),    cmocka_unit_test(test_unwritten_padding),
        cmocka_unit_test(test_unwritten_tail),    cmocka_unit_test(test_unwritten_marks),
        cmocka_unit_test(test_unwritten_large),   cmocka_unit_test(test_unwritten_origin),
        cmocka_unit_test(test_unwritten_text),    cmocka_unit_test(test_unwritten_heap),
        cmocka_unit_test(test_unwritten_threads), cmocka_unit_test(test_unwritten_printf),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
