// Tests the reports about faulty kernels; each report is compared as a whole.
#include <pthread.h>
#include <time.h>

#include "device.h"

static int
teardown(void **state)
{
    (void)state;
    free_device();
    return 0;
}

// Whether a text equals `wanted`, in which "*" matches anything.
static bool
matches(const char *text, const char *wanted)
{
    for (; *wanted != '*'; text++, wanted++) {
        if (*text != *wanted)
            return false;
        if (*text == '\0')
            return true;
    }
    for (;; text++) {
        if (matches(text, wanted + 1))
            return true;
        if (*text == '\0')
            return false;
    }
}

// Runs `body` as the kernel k(u64 a, u64 b) with registers r, s of 64 bits, i, j of 32, and p. The
// report must equal `wanted`, in which "*" matches the parts that differ between runs.
static void
tell(const char *body, uint32_t threads, uint64_t a, cubind_sim_status status, const char *wanted)
{
    char text[4096];
    snprintf(
        text, sizeof text,
        HEAD
        ".func f()\n{ call f, (); ret; }\n"
        ".visible .entry k(.param .u64 a, .param .u64 b) {\n"
        ".reg .b64 r, s; .reg .f64 d; .reg .b32 i, j; .reg .pred p; .shared .align 4 .b8 sh[64]; "
        ".local .b8 lo[16];\n"
        "ld.param.u64 r, [a]; mov.u32 i, %%tid.x;\n"
        ".loc 1 7 1\n%s\nret;\n}\n.file 1 \"k.cu\"\n",
        body);
    cubind_sim_module *module = loaded(text);
    cubind_sim_status got = launched(module, "k", 1, threads, 2, a, (uint64_t)0);
    if (!matches(report.text, wanted))
        assert_string_equal(report.text, wanted);
    assert_int_equal(got, status);
    assert_int_equal(report.status, status);
    cubind_sim_unload(module);
}

#define AT(lane, instruction) \
    "\n  in kernel k, block (0,0,0), thread (" lane ",0,0)\n  at PTX line 10: " instruction \
    "\n  at source line k.cu:7"

// Builds the expected sentence about an access through r, and its place.
static void
tell_access(const char *instruction, uint64_t a, uint64_t offset, cubind_sim_status status,
            const char *access, const char *why)
{
    char wanted[512], body[128];
    snprintf(body, sizeof body, "%s;", instruction);
    snprintf(wanted, sizeof wanted,
             "%s at 0x%llx%s\n  in kernel k, block (0,0,0), thread (0,0,0)\n  at PTX line 10: "
             "%s\n  at source line k.cu:7\n  with r = 0x%llx",
             access, (unsigned long long)(a + offset), why, instruction, (unsigned long long)a);
    tell(body, 1, a, status, wanted);
}

static void
test_faults_of_addresses(void **state)
{
    (void)state;
    uint64_t a = (uintptr_t)device_alloc(64);
    tell_access("ld.global.u32 j, [r+64]", a, 64, CUBIND_SIM_ILLEGAL_ADDRESS, "4-byte load",
                ": not in an allocation");
    tell_access("st.u64 [r+-8], r", a, (uint64_t)-8, CUBIND_SIM_ILLEGAL_ADDRESS, "8-byte store",
                ": not in an allocation");
    tell_access("st.v4.u32 [r+64], {i, i, i, i}", a, 64, CUBIND_SIM_ILLEGAL_ADDRESS,
                "16-byte store", ": not in an allocation");
    tell_access("ld.global.u32 j, [r]", 0, 0, CUBIND_SIM_ILLEGAL_ADDRESS, "4-byte load",
                ": a null pointer");
    tell_access("ld.global.u32 j, [r+8]", 0, 8, CUBIND_SIM_ILLEGAL_ADDRESS, "4-byte load",
                ": 8 bytes after a null pointer");
    tell_access("ld.global.u32 j, [r+-4]", 0, (uint64_t)-4, CUBIND_SIM_ILLEGAL_ADDRESS,
                "4-byte load", ": 4 bytes before a null pointer");
    tell_access("ld.global.u32 j, [r+2]", a, 2, CUBIND_SIM_MISALIGNED_ADDRESS, "4-byte load",
                ", which is not a multiple of 4");
    tell_access("ld.v2.f64 {d, d}, [r+8]", a, 8, CUBIND_SIM_MISALIGNED_ADDRESS, "16-byte load",
                ", which is not a multiple of 16");
    tell_access("atom.global.add.u32 j, [r+64], 1", a, 64, CUBIND_SIM_ILLEGAL_ADDRESS,
                "4-byte atomic operation", ": not in an allocation");
}

// A kernel k(u64 a, u64 b) with 28 bytes of each kind of memory, aligned to 16. r holds the address
// a.
static cubind_sim_module *
with_ends(const char *body)
{
    char text[2048];
    snprintf(text, sizeof text,
             HEAD ".global .align 16 .b8 gl[28];\n.const .align 16 .b8 co[28];\n"
                  ".visible .entry k(.param .u64 a, .param .u64 b, .param .align 16 .b8 pa[28]) {\n"
                  ".reg .b64 r, s, t; .reg .b32 x, y, z, w; .reg .b16 h, i;\n"
                  ".shared .align 16 .b8 sh[28];\n"
                  "ld.param.u64 r, [a]; ld.param.u64 s, [b];\n%s\nret;\n}\n",
             body);
    return loaded(text);
}

// Compilers widen a load if its alignment shows that the bytes behind the end can be read. Such a
// load is no fault: bytes inside have their values, the others are 0xff.
static void
test_faults_not_of_vector_loads_over_an_end(void **state)
{
    (void)state;
    static const struct {
        const char *body;
        uint32_t wanted[4];
    } cases[] = {
        {"st.shared.v2.u32 [sh+16], {1, 2}; st.shared.u32 [sh+24], 3;"
         "ld.shared.v4.u32 {x, y, z, w}, [sh+16];",
         {1, 2, 3, UINT32_MAX}},
        {"st.shared.u32 [sh+24], 3; ld.shared.v2.u32 {z, w}, [sh+24]; mov.u32 x, 1; mov.u32 y, 1;",
         {1, 1, 3, UINT32_MAX}},
        {"mov.u32 x, sh; cvt.u64.u32 t, x; cvta.shared.u64 t, t; st.u32 [t+16], 7;"
         "ld.v4.u32 {x, y, z, w}, [t+16];",
         {7, 0, 0, UINT32_MAX}},
        {"st.global.u32 [gl+16], 9; ld.global.v4.u32 {x, y, z, w}, [gl+16];",
         {9, 0, 0, UINT32_MAX}},
        {"ld.const.v4.u32 {x, y, z, w}, [co+16];", {0, 0, 0, UINT32_MAX}},
        {"ld.global.v4.u32 {x, y, z, w}, [r+16];", {5, 6, 7, UINT32_MAX}},
        {"ld.v4.u32 {x, y, z, w}, [r+16];", {5, 6, 7, UINT32_MAX}},
        // Half of an element is inside.
        {"ld.global.v2.u64 {t, s}, [r+16]; cvt.u32.u64 z, s; shr.u64 s, s, 32; cvt.u32.u64 w, s;"
         "cvt.u32.u64 x, t; mov.u32 y, 0;",
         {5, 0, 7, UINT32_MAX}},
    };
    uint32_t *a = device_alloc(28), *b = device_alloc(16);
    for (uint32_t i = 0; i < 7; i++)
        a[i] = i + 1;
    for (size_t n = 0; n < sizeof cases / sizeof *cases; n++) {
        char body[512];
        uint64_t part[4] = {0};
        snprintf(body, sizeof body, "%s ld.param.u64 s, [b]; st.global.v4.u32 [s], {x, y, z, w};",
                 cases[n].body);
        cubind_sim_module *module = with_ends(body);
        cubind_sim_status got =
            launched(module, "k", 1, 1, 6, (uint64_t)(uintptr_t)a, (uint64_t)(uintptr_t)b, part[0],
                     part[1], part[2], part[3]);
        if (got != CUBIND_SIM_OK || memcmp(b, cases[n].wanted, 16) != 0)
            fail_msg("%s: %s, %u %u %u %u", cases[n].body, report.text, b[0], b[1], b[2], b[3]);
        assert_int_equal(report.overhangs, 1);
        assert_true(matches(report.text,
                            "1 vector load began inside memory and reached past its "
                            "end, which is allowed: the first load has * bytes, of which * "
                            "are valid\n  in kernel k, block (0,0,0), thread (0,0,0)\n"
                            "  at PTX line 10: ld.*"));
        cubind_sim_unload(module);
    }
}

// Each thread's overhang is counted. Stores, single elements, and loads that begin outside are
// faults.
static void
test_faults_of_vector_accesses_over_an_end(void **state)
{
    (void)state;
    cubind_sim_module *module = with_ends("ld.shared.v4.u32 {x, y, z, w}, [sh+16];");
    RUN(module, "k", 3, 50, 6, (uint64_t)0, (uint64_t)0, (uint64_t)0, (uint64_t)0, (uint64_t)0,
        (uint64_t)0);
    assert_int_equal(report.overhangs, 150);
    cubind_sim_unload(module);
    static const char *const faults[] = {
        "st.shared.v4.u32 [sh+16], {x, y, z, w};", "st.global.v4.u32 [gl+16], {x, y, z, w};",
        "ld.shared.v4.u32 {x, y, z, w}, [sh+32];", "ld.shared.u64 t, [sh+24];",
        "ld.global.v4.u32 {x, y, z, w}, [r];",
    };
    for (size_t n = 0; n < sizeof faults / sizeof *faults; n++) {
        module = with_ends(faults[n]);
        assert_int_equal(launched(module, "k", 1, 1, 6, (uint64_t)0, (uint64_t)0, (uint64_t)0,
                                  (uint64_t)0, (uint64_t)0, (uint64_t)0),
                         CUBIND_SIM_ILLEGAL_ADDRESS);
        assert_int_equal(report.overhangs, 0);
        cubind_sim_unload(module);
    }
}

static void
test_faults_of_other_spaces(void **state)
{
    (void)state;
    tell("st.shared.u32 [sh+64], i;", 1, 0, CUBIND_SIM_ILLEGAL_ADDRESS,
         "4-byte store at 0x440 of shared memory: right at the end of the 64 bytes that the block "
         "has" AT("0", "st.shared.u32 [sh+64], i"));
    tell("st.shared.v2.u32 [sh+60], {i, i};", 1, 0, CUBIND_SIM_MISALIGNED_ADDRESS,
         "8-byte store at 0x43c, which is not a multiple of 8" AT(
             "0", "st.shared.v2.u32 [sh+60], {i, i}"));
    tell("ld.shared.u8 j, [r];", 1, 0x3ff, CUBIND_SIM_ILLEGAL_ADDRESS,
         "1-byte load at 0x3ff of shared memory: the block has none" AT(
             "0", "ld.shared.u8 j, [r]") "\n  with r = 0x3ff");
    tell("cvta.shared.u64 s, sh; ld.u8 j, [s+63]; ld.u8 j, [s+-1];", 1, 0,
         CUBIND_SIM_ILLEGAL_ADDRESS,
         "1-byte load at 0x3ff of shared memory: 1 byte before the "
         "start of the 64 bytes that the block has" AT("0", "ld.u8 j, [s+-1]") "*");
    tell("cvta.shared.u64 s, sh; ld.global.u8 j, [s];", 1, 0, CUBIND_SIM_ILLEGAL_ADDRESS,
         "1-byte load at *: a generic address of shared memory, used as an address of global "
         "memory" AT("0", "ld.global.u8 j, [s]") "*");
    tell(
        "cvta.shared.u64 s, sh; st.shared.u8 [s], j;", 1, 0, CUBIND_SIM_ILLEGAL_ADDRESS,
        "1-byte store at *: a generic address, used as an address of shared memory; cvta.to.shared "
        "converts it" AT("0", "st.shared.u8 [s], j") "*");
    tell("st.shared.u8 [sh], j; st.global.u8 [r], i;", 1, 0x404, CUBIND_SIM_ILLEGAL_ADDRESS,
         "1-byte store at 0x404: an address of shared memory, used as an address of global memory; "
         "cvta.shared converts it" AT("0", "st.global.u8 [r], i") "\n  with r = 0x404");
    tell("ld.const.u32 j, [4];", 1, 0, CUBIND_SIM_ILLEGAL_ADDRESS,
         "4-byte load at 0x4 of constant memory: the module has none" AT("0",
                                                                         "ld.const.u32 j, [4]"));
    tell("ld.param.u32 j, [a+16];", 1, 0, CUBIND_SIM_ILLEGAL_ADDRESS,
         "4-byte load at 0x10 of parameter memory: right at the end of the 16 bytes that the "
         "kernel has" AT("0", "ld.param.u32 j, [a+16]"));
    tell("cvta.param.u64 s, a; ld.u8 j, [s]; st.u8 [s], j;", 1, 0, CUBIND_SIM_ILLEGAL_ADDRESS,
         "1-byte store at *: a parameter of the kernel, which is read-only" AT("0",
                                                                               "st.u8 [s], j") "*");
    tell("st.local.u32 [lo+16], i;", 1, 0, CUBIND_SIM_ILLEGAL_ADDRESS,
         "4-byte store at 0x10 of local memory: right at the end of the 16 bytes that the thread "
         "has" AT("0", "st.local.u32 [lo+16], i"));
}

// The report names the variable. Constant memory is read-only.
static void
test_faults_of_variables(void **state)
{
    (void)state;
    cubind_sim_module *module = loaded(
        HEAD ".global .u32 first[4]; .global .u32 second[4]; .const .u32 fixed[2] = {1, 2};\n"
             ".visible .entry k(.param .u64 which) { .reg .b64 a, s; .reg .b32 j; .reg .pred "
             "p;\n ld.param.u64 a, [which]; setp.eq.u64 p, a, 0; @!p bra L;\n"
             "st.global.u32 [first+16], j;\n"
             "L: cvta.const.u64 s, fixed; ld.u32 j, [s+4]; st.u32 [s+4], j; }\n");
    assert_int_equal(launched(module, "k", 1, 1, 1, (uint64_t)0), CUBIND_SIM_ILLEGAL_ADDRESS);
    assert_non_null(strstr(report.text, ": right at the end of variable first of 16 bytes\n"));
    assert_int_equal(launched(module, "k", 1, 1, 1, (uint64_t)1), CUBIND_SIM_ILLEGAL_ADDRESS);
    assert_non_null(strstr(report.text, ": constant memory, which is read-only\n"));
    cubind_sim_unload(module);
}

// A released address is a fault also for a warp that has accessed it before.
static void
test_faults_of_released_memory(void **state)
{
    (void)state;
    cubind_sim_module *module = loaded(
        HEAD
        ".extern .func (.param .b64 r) malloc(.param .b64 n);\n.extern .func free(.param .b64 a);\n"
        ".visible .entry k() { .reg .b64 a; .reg .b32 i; .reg .pred p; .shared .u64 sh;\n"
        "mov.u32 i, %tid.x; setp.ne.u32 p, i, 0; @p bra A;\n"
        "{ .param .b64 n; st.param.b64 [n], 64; .param .b64 r; call (r), malloc, (n); "
        "ld.param.b64 a, [r]; }\n"
        "st.shared.u64 [sh], a;\nA: bar.sync 0; ld.shared.u64 a, [sh]; st.u32 [a], i; "
        "bar.sync 0;\n@p bra B; { .param .b64 n; st.param.b64 [n], a; call free, (n); }\n"
        "B: bar.sync 0;\nst.u32 [a], i;\n}");
    assert_int_equal(launched(module, "k", 1, 64, 0), CUBIND_SIM_ILLEGAL_ADDRESS);
    assert_int_equal(report.line, 13);
    assert_non_null(strstr(report.text, "\n  63 more threads did the same"));
    cubind_sim_unload(module);
}

// The report describes the first fault and counts the threads with the same one.
static void
test_faults_are_counted(void **state)
{
    (void)state;
    uint32_t *memory = device_alloc(4 * 100);
    cubind_sim_module *module =
        loaded(HEAD ".visible .entry k(.param .u64 out, .param .u64 from) { .reg .b64 a, b, n; "
                    ".reg .b32 i, c; .reg .pred p;\n"
                    "ld.param.u64 a, [out]; ld.param.u64 n, [from]; mov.u32 i, %tid.x; mov.u32 c, "
                    "%ctaid.x; mad.lo.u32 i, c, 64, i; mul.wide.u32 b, i, 4; add.u64 b, a, b;\n"
                    "cvt.u64.u32 a, i; setp.ge.u64 p, a, n;\n@p st.global.u32 [b], i; }");
    for (uint32_t threads = 0; threads < 3; threads++) {
        uint64_t parameters[] = {(uintptr_t)memory, 0};
        cubind_sim_launch_config config = {.grid = {5, 1, 1},
                                           .block = {64, 1, 1},
                                           .threads = threads,
                                           .parameters = parameters,
                                           .parameter_bytes = sizeof parameters};
        assert_int_equal(launched_as(module, "k", &config), CUBIND_SIM_ILLEGAL_ADDRESS);
        assert_int_equal(report.block[0], 1);
        assert_int_equal(report.thread[0], 36);
        assert_non_null(strstr(report.text, "\n  219 more threads did the same"));
        for (uint32_t i = 0; i < 100; i++)
            assert_int_equal(memory[i], i); // threads without a fault continued
        parameters[1] = 318;
        assert_int_equal(launched_as(module, "k", &config), CUBIND_SIM_ILLEGAL_ADDRESS);
        assert_non_null(strstr(report.text, "\n  1 more thread did the same"));
        parameters[1] = 319;
        assert_int_equal(launched_as(module, "k", &config), CUBIND_SIM_ILLEGAL_ADDRESS);
        assert_null(strstr(report.text, "did the same"));
    }
    cubind_sim_unload(module);
}

// Counting stops soon, even if the other threads never end.
static void
test_faults_are_not_counted_for_ever(void **state)
{
    (void)state;
    cubind_sim_module *module = loaded(
        HEAD
        ".visible .entry k() { .reg .pred p; .reg .b32 i; mov.u32 i, %tid.x; setp.lt.u32 p, i, "
        "2; @p trap; L: bra L; }\n");
    assert_int_equal(launched(module, "k", 1, 64, 0), CUBIND_SIM_TRAP);
    assert_non_null(strstr(report.text, "\n  at least 1 more thread did the same"));
    cubind_sim_unload(module);
}

static void
test_faults_name_the_thread(void **state)
{
    (void)state;
    tell("setp.eq.u32 p, i, 37; @p trap;", 64, 0, CUBIND_SIM_TRAP,
         "The kernel stopped itself by 'trap'" AT("37", "@p trap"));
    tell(
        "bar.sync 16;", 1, 0, CUBIND_SIM_ILLEGAL_INSTRUCTION,
        "Barrier number '16' out of range, expected to be in range [0..15]" AT("0", "bar.sync 16"));
    tell("shfl.sync.idx.b32 j, i, 0, 31, 0xfffffffe;", 32, 0, CUBIND_SIM_ILLEGAL_INSTRUCTION,
         "A thread executes 'shfl' with the mask 0xfffffffe, which does not include it" AT(
             "0", "shfl.sync.idx.b32 j, i, 0, 31, 0xfffffffe"));
    tell("call f, ();", 1, 0, CUBIND_SIM_ILLEGAL_ADDRESS,
         "Stack overflow in the call of 'f': each thread has 16400 bytes\n  in kernel k, block "
         "(0,0,0), thread (0,0,0)\n"
         "  at PTX line 5: call f, ()");
    tell("mov.b64 s, 5; P: .callprototype _ (); call s, (), P;", 1, 0, CUBIND_SIM_INVALID_PC,
         "Call through 0x5, which is not a function" AT("0", "call s, (), P"));
}

static void
test_faults_deadlocks(void **state)
{
    (void)state;
    tell("setp.lt.u32 p, i, 32; @p bra A; bar.sync 1, 64; bra B; A: bar.sync 2, 64; B:", 64, 0,
         CUBIND_SIM_DEADLOCK,
         "Deadlock: all remaining threads wait\n  in kernel k\n"
         "  block (0,0,0), warp 0, lanes 0xffffffff: wait for 64 threads at barrier 2\n"
         "    at PTX line 10: bar.sync 2, 64\n    at source line k.cu:7\n"
         "  block (0,0,0), warp 1, lanes 0xffffffff: wait for 64 threads at barrier 1\n"
         "    at PTX line 10: bar.sync 1, 64\n    at source line k.cu:7");
    tell("setp.lt.u32 p, i, 992; @p bra A; bar.sync 1, 1024; bra B; A: barrier.sync 0, 1024; B:",
         1024, 0, CUBIND_SIM_DEADLOCK,
         "Deadlock: all remaining threads wait\n  in kernel k\n"
         "  block (0,0,0), warps 0 to 30, lanes 0xffffffff: wait for 1024 threads at barrier 0\n*"
         "  block (0,0,0), warp 31, lanes 0xffffffff: wait for 1024 threads at barrier 1\n*");
    tell("mov.u32 j, 1; setp.lt.u32 p, i, 32; @p bra A; bar.sync 0; bar.warp.sync -1;\n"
         "A: @!p bra B; barrier.cluster.arrive; barrier.cluster.wait; bar.sync 1, 64; B: bar.sync "
         "2, 96;",
         64, 0, CUBIND_SIM_DEADLOCK,
         "Deadlock: all remaining threads wait\n  in kernel k\n"
         "  block (0,0,0), warp 0, lanes 0xffffffff: wait for all threads of the cluster\n*"
         "  block (0,0,0), warp 1, lanes 0xffffffff: wait for all threads of the block at barrier "
         "0\n*");
}

// Lanes of one warp reach a barrier separately, or some of them reach it twice. Without the check
// they may.
static void
test_faults_misused_barriers(void **state)
{
    (void)state;
    tell("bar.arrive 1, 96; bar.arrive 1, 96;", 64, 0, CUBIND_SIM_MISUSE,
         "A thread arrives at barrier 1 again before all other threads have arrived once" AT(
             "0", "bar.arrive 1, 96") "\n  63 more threads did the same");
    tell("setp.lt.u32 p, i, 32; @p bra A; bar.sync 1, 64; bra B; A: bar.sync 1, 96; B:", 64, 0,
         CUBIND_SIM_MISUSE,
         "A warp expects 64 threads at barrier 1, but the warps that already wait there expect "
         "96" AT("32", "bar.sync 1, 64") "\n  block (0,0,0), thread (0,0,0) waits\n    at PTX line "
                                         "10: bar.sync 1, 96\n    at source line k.cu:7\n  31 more "
                                         "threads did the same");
    assert_string_equal(report.check, "sync");
    assert_int_equal(report.party_count, 2);
    assert_int_equal(report.parties[0].thread[0], 32);
    assert_int_equal(report.parties[1].thread[0], 0);
    assert_int_equal(report.count, 32);
    tell("barrier.cluster.arrive; barrier.cluster.arrive;", 1, 0, CUBIND_SIM_OK, "");
    tell("setp.eq.u32 p, i, 0; @p bra A; bar.sync 0; A: barrier.cluster.arrive; "
         "barrier.cluster.arrive;",
         64, 0, CUBIND_SIM_MISUSE,
         "A thread arrives at its cluster's barrier again before all other threads have arrived "
         "once" AT("0", "barrier.cluster.arrive") "*");
}

// Lanes wait for each other with different masks, whatever other warps do.
static void
test_faults_lanes_that_wait_for_each_other(void **state)
{
    (void)state;
    tell("setp.ge.u32 p, i, 32; @p bra L; setp.gt.u32 p, i, 1; @p exit; setp.eq.u32 p, i, 0;\n"
         "@p bra A; bar.warp.sync 7; A: bar.warp.sync 3; bra B; L: bra L; B:",
         64, 0, CUBIND_SIM_DEADLOCK,
         "Deadlock: the threads of a warp wait for each other\n  in kernel k\n"
         "  block (0,0,0), warp 0, lanes 0x00000002: wait for lanes 0x00000001 of the warp\n"
         "    at PTX line 11: bar.warp.sync 7\n    at source line k.cu:7\n"
         "  block (0,0,0), warp 0, lanes 0x00000001: wait for lanes 0x00000002 of the warp\n"
         "    at PTX line 11: bar.warp.sync 3\n    at source line k.cu:7");
}

// k never ends; in s, only one lane never ends.
#define ENDLESS \
    HEAD ".visible .entry k() { L: bra L; }\n.visible .entry s() {.reg .pred p; .reg .b32 i;\n" \
         "mov.u32 i, %tid.x; setp.eq.u32 p, i, 0; L: @p bra L; ret; }"

static void
test_faults_endless_loops_end_in_time(void **state)
{
    (void)state;
    cubind_sim_module *module = loaded(ENDLESS);
    cubind_sim_launch_config config = {
        .grid = {132, 1, 1}, .block = {1024, 1, 1}, .cooperative = true, .timeout = 0.05};
    struct timespec before, after;
    timespec_get(&before, TIME_UTC);
    assert_int_equal(launched_as(module, "k", &config), CUBIND_SIM_TIMEOUT);
    timespec_get(&after, TIME_UTC);
    assert_in_range(after.tv_sec - before.tv_sec, 0, 20); // far less than a pass over all blocks
    assert_string_equal(report.text,
                        "The kernel ran longer than 0.05 seconds\n  in kernel k, block "
                        "(0,0,0), thread (0,0,0)\n  at PTX line 4: bra L");
    assert_int_equal(launched_as(module, "s", &config), CUBIND_SIM_TIMEOUT);
    cubind_sim_unload(module);
}

static void *
set_flag(void *flag)
{
    nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    atomic_store((atomic_int *)flag, 1);
    return NULL;
}

static atomic_int stopped_when_seen;

// The first look comes before the first block starts.
static void
stop_at_second_look(void)
{
    static int looks;
    if (++looks == 2)
        atomic_store(&stopped_when_seen, 1);
}

static void
test_faults_kernels_can_be_stopped(void **state)
{
    (void)state;
    cubind_sim_module *module = loaded(ENDLESS);
    atomic_int stop = 0;
    cubind_sim_launch_config config = {
        .grid = {40, 1, 1}, .block = {64, 1, 1}, .threads = 2, .stop = &stop};
    pthread_t other;
    assert_int_equal(pthread_create(&other, NULL, set_flag, &stop), 0);
    assert_int_equal(launched_as(module, "s", &config), CUBIND_SIM_STOPPED);
    pthread_join(other, NULL);
    assert_int_equal(launched_as(module, "k", &config), CUBIND_SIM_STOPPED); // before it starts
    assert_string_equal(report.text, "The kernel was stopped");
    config.threads = 1;
    config.stop = &stopped_when_seen;
    config.look = stop_at_second_look;
    assert_int_equal(launched_as(module, "s", &config), CUBIND_SIM_STOPPED);
    assert_non_null(strstr(report.text, "The kernel was stopped\n  in kernel s, block (0,0,0), "));
    cubind_sim_unload(module);
}

static void
test_faults_wrong_launches(void **state)
{
    (void)state;
    cubind_sim_module *module =
        loaded(HEAD ".visible .entry k(.param .u64 a) .reqntid 32, 2 { ret; }");
    uint64_t parameter = 0;
    cubind_sim_launch_config config = {
        .grid = {1, 1, 1}, .block = {32, 1, 1}, .parameters = &parameter, .parameter_bytes = 8};
    assert_int_equal(launched_as(module, "k", &config), CUBIND_SIM_INVALID_VALUE);
    assert_string_equal(
        report.text,
        "Launch of kernel k: the block does not have the shape that .reqntid requires");
    config.block[1] = 2;
    run_well(launched_as(module, "k", &config));
    config.shared_bytes = 1 << 20;
    assert_int_equal(launched_as(module, "k", &config), CUBIND_SIM_INVALID_VALUE);
    config.shared_bytes = 0;
    config.parameter_bytes = 4;
    assert_int_equal(launched_as(module, "k", &config), CUBIND_SIM_INVALID_VALUE);
    assert_string_equal(report.text, "Launch of kernel k: parameters are missing");
    cubind_sim_unload(module);
}

// An instruction that is not implemented is refused by name when a kernel needs it. Other kernels
// of the module run.
static void
test_faults_what_is_not_there_yet(void **state)
{
    (void)state;
    cubind_sim_module *module =
        loaded(HEAD ".extern .func nobody();\n.visible .entry good() { ret; }\n"
                    ".visible .entry bad() {\n.reg .b32 r;\n cp.async.wait_all;\n}\n"
                    ".visible .entry calls() { call nobody, (); ret; }");
    RUN(module, "good", 1, 1, 0);
    assert_int_equal(launched(module, "bad", 1, 1, 0), CUBIND_SIM_UNSUPPORTED);
    assert_string_equal(
        report.text,
        "ptxas application ptx input, line 8; error   : Instruction 'cp.async.wait_all' is not "
        "supported by the simulated device yet\n  needed by kernel bad");
    assert_int_equal(launched(module, "calls", 1, 1, 0), CUBIND_SIM_UNSUPPORTED);
    assert_non_null(strstr(report.text, "Unresolved extern function 'nobody'"));
    cubind_sim_unload(module);
}

static void
test_faults_wrong_operands(void **state)
{
    (void)state;
    static const struct {
        const char *body, *says;
    } cases[] = {
        {"add.s32 i, i, x;", "Unknown symbol 'x'"},
        {"add.s32 i, i;", "Arguments mismatch for instruction 'add'"},
        {"add.s32 i, r, r;", "Arguments mismatch for instruction 'add'"},
        {"add.f32 i, i, 1;", "Arguments mismatch for instruction 'add'"},
        {"min.s16x2 i, i, 5;", "Arguments mismatch for instruction 'min'"},
        {"bfe.u32 i, i, 0f3F800000, 1;", "Arguments mismatch for instruction 'bfe'"},
        {"and.b64 r, r, 0f3F800000;", "Arguments mismatch for instruction 'and'"},
        {"cvt.sat.s64.u32 r, i;", "Illegal modifier '.sat' for instruction 'cvt'"},
        {".reg .b16 h; setp.eq.f16 p|p, h, h;",
         "Predicate output not allowed for instruction 'setp'"},
        {"add.s32 i, %tid.x, 1;", "Special register argument not allowed for instruction 'add'"},
        {"add.s32 _, i, 1;", "Result discard mode is not allowed for instruction 'add'"},
        {"ld.global.u64 i, [r];", "Arguments mismatch for instruction 'ld'"},
        {"ld.global.v2.u32 i, [r];", "Arguments mismatch for instruction 'ld'"},
        {"bra L;", "Unknown symbol 'L': no label of this function"},
        {"{ L: bra L; } bra L;", "Unknown symbol 'L': no label of this function"},
        {"st.param.u64 [a], r;", "Illegal to write to function input parameter"},
        {".reg .b32 i;", "Duplicate definition of 'i'"},
        {"mov.u64 r, i;", "Arguments mismatch for instruction 'mov'"},
        {"setp.eq.u32.and p, i, i;", "Arguments mismatch for instruction 'setp'"},
    };
    for (size_t n = 0; n < sizeof cases / sizeof *cases; n++) {
        char text[1024];
        cubind_sim_module *module;
        snprintf(text, sizeof text,
                 HEAD ".entry k(.param .u64 a) { .reg .b64 r; .reg .b32 i; .reg .pred p;\n%s\n}",
                 cases[n].body);
        cubind_sim_status status = cubind_sim_load(text, strlen(text), &module, &report);
        if (status != CUBIND_SIM_INVALID_PTX || report.line != 5 ||
            strstr(report.text, cases[n].says) == NULL)
            fail_msg("%s: %d %s", cases[n].body, status, report.text);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_faults_of_addresses, teardown),
        cmocka_unit_test_teardown(test_faults_not_of_vector_loads_over_an_end, teardown),
        cmocka_unit_test_teardown(test_faults_of_vector_accesses_over_an_end, teardown),
        cmocka_unit_test_teardown(test_faults_of_other_spaces, teardown),
        cmocka_unit_test_teardown(test_faults_of_variables, teardown),
        cmocka_unit_test_teardown(test_faults_of_released_memory, teardown),
        cmocka_unit_test_teardown(test_faults_are_counted, teardown),
        cmocka_unit_test_teardown(test_faults_are_not_counted_for_ever, teardown),
        cmocka_unit_test_teardown(test_faults_misused_barriers, teardown),
        cmocka_unit_test_teardown(test_faults_lanes_that_wait_for_each_other, teardown),
        cmocka_unit_test_teardown(test_faults_name_the_thread, teardown),
        cmocka_unit_test_teardown(test_faults_deadlocks, teardown),
        cmocka_unit_test_teardown(test_faults_endless_loops_end_in_time, teardown),
        cmocka_unit_test_teardown(test_faults_kernels_can_be_stopped, teardown),
        cmocka_unit_test_teardown(test_faults_wrong_launches, teardown),
        cmocka_unit_test_teardown(test_faults_what_is_not_there_yet, teardown),
        cmocka_unit_test_teardown(test_faults_wrong_operands, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
