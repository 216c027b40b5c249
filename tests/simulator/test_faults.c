// What is told when a kernel goes wrong: the whole report.
#include "device.h"

static int
teardown(void **state)
{
    (void)state;
    free_device();
    return 0;
}

// Runs `body` as the kernel k(u64 a, u64 b) with r, s of 64 bits, i, j of 32, p; the report has to be this one.
static void
tell(const char *body, uint32_t threads, uint64_t a, cubind_sim_status status, const char *wanted)
{
    char text[4096];
    snprintf(text, sizeof text,
             HEAD ".func f()\n{ call f, (); ret; }\n"
                  ".visible .entry k(.param .u64 a, .param .u64 b) {\n"
                  ".reg .b64 r, s; .reg .b32 i, j; .reg .pred p; .shared .align 4 .b8 sh[64]; "
                  ".local .b8 lo[16];\n"
                  "ld.param.u64 r, [a]; mov.u32 i, %%tid.x;\n"
                  ".loc 1 7 1\n%s\nret;\n}\n.file 1 \"k.cu\"\n",
             body);
    cubind_sim_module *module = loaded(text);
    cubind_sim_status got = launched(module, "k", 1, threads, 2, a, (uint64_t)0);
    assert_string_equal(report.text, wanted);
    assert_int_equal(got, status);
    assert_int_equal(report.status, status);
    cubind_sim_unload(module);
}

#define AT(lane, instruction) \
    "\n  in kernel k, block (0,0,0), thread (" lane ",0,0)\n  at PTX line 10: " instruction \
    "\n  at source line k.cu:7"

// The sentence of an access, then where.
static void
tell_access(const char *body, uint64_t a, uint64_t offset, cubind_sim_status status,
            const char *access, const char *why, const char *instruction)
{
    char wanted[512];
    snprintf(wanted, sizeof wanted,
             "%s at 0x%llx%s\n  in kernel k, block (0,0,0), thread (0,0,0)\n  at PTX line 10: %s\n "
             " at source line k.cu:7",
             access, (unsigned long long)(a + offset), why, instruction);
    tell(body, 1, a, status, wanted);
}

static void
test_faults_of_addresses(void **state)
{
    (void)state;
    uint64_t a = (uintptr_t)device_alloc(64);
    tell_access("ld.global.u32 j, [r+64];", a, 64, CUBIND_SIM_ILLEGAL_ADDRESS, "Load of 4 bytes",
                ": in no allocation", "ld.global.u32");
    tell_access("st.u64 [r+-8], r;", a, (uint64_t)-8, CUBIND_SIM_ILLEGAL_ADDRESS,
                "Store of 8 bytes", ": in no allocation", "st.u64");
    tell_access("ld.global.u32 j, [0];", 0, 0, CUBIND_SIM_ILLEGAL_ADDRESS, "Load of 4 bytes",
                ": a null pointer", "ld.global.u32");
    tell_access("ld.global.u32 j, [r+2];", a, 2, CUBIND_SIM_MISALIGNED_ADDRESS, "Load of 4 bytes",
                ": not a multiple of 4", "ld.global.u32");
    tell_access("atom.global.add.u32 j, [r+64], 1;", a, 64, CUBIND_SIM_ILLEGAL_ADDRESS,
                "Atomic operation of 4 bytes", ": in no allocation", "atom.global.add.u32");
    tell_access("st.shared.u32 [sh+64], i;", 0, 0x440, CUBIND_SIM_ILLEGAL_ADDRESS,
                "Store of 4 bytes", " of shared memory: it has 0x400 to 0x440", "st.shared.u32");
    tell_access("mov.b64 s, 0; ld.shared.u8 j, [s];", 0, 0, CUBIND_SIM_ILLEGAL_ADDRESS,
                "Load of 1 bytes", " of shared memory: it has 0x400 to 0x400", "ld.shared.u8");
    tell_access("ld.const.u32 j, [4];", 0, 4, CUBIND_SIM_ILLEGAL_ADDRESS, "Load of 4 bytes",
                " of constant memory: it has 0x0 to 0x0", "ld.const.u32");
}

static void
test_faults_name_the_thread(void **state)
{
    (void)state;
    tell("setp.eq.u32 p, i, 37; @p trap;", 64, 0, CUBIND_SIM_TRAP,
         "The kernel stopped itself by 'trap'" AT("37", "trap"));
    tell("bar.sync 16;", 1, 0, CUBIND_SIM_ILLEGAL_INSTRUCTION,
         "Barrier number '16' out of range, expected to be in range [0..15]" AT("0", "bar.sync"));
    tell("shfl.sync.idx.b32 j, i, 0, 31, 0xfffffffe;", 32, 0, CUBIND_SIM_ILLEGAL_INSTRUCTION,
         "A thread executes 'shfl' with the mask 0xfffffffe, which leaves it out" AT(
             "0", "shfl.sync.idx.b32"));
    tell("call f, ();", 1, 0, CUBIND_SIM_ILLEGAL_ADDRESS,
         "Stack overflow in the call of 'f': 16400 bytes for each thread\n  in kernel k, block "
         "(0,0,0), thread (0,0,0)\n"
         "  at PTX line 5: call");
    tell("mov.b64 s, 5; P: .callprototype _ (); call s, (), P;", 1, 0, CUBIND_SIM_INVALID_PC,
         "Call through 0x5, which is no function" AT("0", "call"));
}

static void
test_faults_deadlocks(void **state)
{
    (void)state;
    tell("setp.lt.u32 p, i, 32; @p bra A; bar.sync 1, 64; bra B; A: bar.sync 2, 64; B:", 64, 0,
         CUBIND_SIM_DEADLOCK,
         "Deadlock: every thread that is left waits\n  in kernel k\n"
         "  block (0,0,0), warp 0, lanes 0xffffffff: wait for a barrier of the block at PTX line "
         "10\n"
         "  block (0,0,0), warp 1, lanes 0xffffffff: wait for a barrier of the block at PTX line "
         "10");
    tell("setp.eq.u32 p, i, 0; @p bra A; bar.warp.sync 7; A: bar.warp.sync 3;", 2, 0,
         CUBIND_SIM_DEADLOCK,
         "Deadlock: every thread that is left waits\n  in kernel k\n"
         "  block (0,0,0), warp 0, lanes 0x00000002: wait for lanes of its warp at PTX line 10\n"
         "  block (0,0,0), warp 0, lanes 0x00000001: wait for lanes of its warp at PTX line 10");
}

static void
test_faults_endless_loops_end_in_time(void **state)
{
    (void)state;
    cubind_sim_module *module = loaded(
        HEAD ".visible .entry k() { L: bra L; }\n.visible .entry s() {.reg .pred p; .reg .b32 i;\n"
             "mov.u32 i, %tid.x; setp.eq.u32 p, i, 0; L: @p bra L; ret; }");
    cubind_sim_launch_config config = {.grid = {1, 1, 1}, .block = {40, 1, 1}, .timeout = 0.05};
    assert_int_equal(launched_as(module, "k", &config), CUBIND_SIM_TIMEOUT);
    assert_string_equal(report.text, "Kernel k ran longer than its time");
    assert_int_equal(launched_as(module, "s", &config), CUBIND_SIM_TIMEOUT);
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
    assert_string_equal(report.text,
                        "Launch of kernel k: the block is not the one that .reqntid requires");
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

// Refused by name when a kernel needs it; the other kernels of the module run.
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
        cmocka_unit_test_teardown(test_faults_name_the_thread, teardown),
        cmocka_unit_test_teardown(test_faults_deadlocks, teardown),
        cmocka_unit_test_teardown(test_faults_endless_loops_end_in_time, teardown),
        cmocka_unit_test_teardown(test_faults_wrong_launches, teardown),
        cmocka_unit_test_teardown(test_faults_what_is_not_there_yet, teardown),
        cmocka_unit_test_teardown(test_faults_wrong_operands, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
