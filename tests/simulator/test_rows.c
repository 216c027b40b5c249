// Tests single instructions. Each line of rows.def becomes a kernel; one module has all kernels.
#include "device.h"

static const struct {
    const char *code;
    char kind;
    uint64_t a, b, c, wanted;
} rows[] = {
#define ROW(code, kind, a, b, c, wanted) {code, kind, a, b, c, wanted},
#include "rows.def"
#undef ROW
};
enum { ROWS = sizeof rows / sizeof *rows };

static size_t
add_kernel(char *text, size_t room, int i)
{
    static const char *const results[] = {
        "cvt.u64.u16 qd, hd;", "cvt.u64.u32 qd, rd;", "",
        "selp.u64 qd, 1, 0, p; selp.u64 qa, 2, 0, q; add.u64 qd, qd, qa;"};
    const char *result = results[strchr("hrqp", rows[i].kind) - "hrqp"];
    return (size_t)snprintf(
        text, room,
        ".visible .entry k%d(.param .u64 out) {\n.reg .b16 ha, hb, hc, hd; .reg .b32 ra, rb, rc, "
        "rd;\n"
        ".reg .b64 qa, qb, qc, qd, o; .reg .pred p, q;\n"
        "mov.b64 qa, 0x%llx; mov.b64 qb, 0x%llx; mov.b64 qc, 0x%llx;\n"
        "cvt.u32.u64 ra, qa; cvt.u32.u64 rb, qb; cvt.u32.u64 rc, qc;\n"
        "cvt.u16.u64 ha, qa; cvt.u16.u64 hb, qb; cvt.u16.u64 hc, qc; mov.pred q, 0;\n"
        "%s\n%s ld.param.u64 o, [out]; st.global.u64 [o], qd;\n}\n",
        i, (unsigned long long)rows[i].a, (unsigned long long)rows[i].b,
        (unsigned long long)rows[i].c, rows[i].code, result);
}

static void
test_rows_give_what_a_gpu_gives(void **state)
{
    (void)state;
    size_t room = 1024 * (ROWS + 1), used;
    char *text = malloc(room);
    used = (size_t)snprintf(text, room, ".version 8.1\n.target sm_90\n.address_size 64\n");
    for (int i = 0; i < ROWS; i++)
        used += add_kernel(text + used, room - used, i);
    cubind_sim_module *module = loaded(text);
    free(text);
    uint64_t *out = device_alloc(8);
    int wrong = 0;
    for (int i = 0; i < ROWS; i++) {
        char name[16];
        snprintf(name, sizeof name, "k%d", i);
        RUN(module, name, 1, 1, 1, out);
        if (*out == rows[i].wanted)
            continue;
        print_error("%s with %llx %llx %llx: %llx, not %llx\n", rows[i].code,
                    (unsigned long long)rows[i].a, (unsigned long long)rows[i].b,
                    (unsigned long long)rows[i].c, (unsigned long long)*out,
                    (unsigned long long)rows[i].wanted);
        wrong++;
    }
    cubind_sim_unload(module);
    free_device();
    assert_int_equal(wrong, 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_rows_give_what_a_gpu_gives)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
