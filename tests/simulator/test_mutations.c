// Broken PTX: texts with bytes, words and lines changed at random are refused, or run to an end or a report.
//
//     simulator_mutations [COUNT [SEED]]
#include "device.h"

static uint64_t seed = 1, count = 600;

static uint64_t
random_number(void)
{
    seed ^= seed << 13; // xorshift
    seed ^= seed >> 7;
    return seed ^= seed << 17;
}

static size_t
below(size_t n)
{
    return n == 0 ? 0 : (size_t)(random_number() % n);
}

// The start and the length of a random word or line.
static size_t
stretch(const char *text, size_t length, bool line, size_t *size)
{
    const char *ends = line ? "\n" : " \t\n,;.[]{}()";
    size_t at = below(length);
    while (at > 0 && strchr(ends, text[at - 1]) == NULL)
        at--;
    for (*size = 0; at + *size < length && strchr(ends, text[at + *size]) == NULL;)
        ++*size;
    return at;
}

// `text` has room for as much again.
static size_t
mutate(char *text, size_t length)
{
    size_t size, from_size, kind = below(5), at, from;
    char copy[256];
    if (kind < 2) {
        at = below(length);
        text[at] = kind == 0 ? (char)random_number() : (char)(text[at] ^ 1 << below(8));
        return length;
    }
    bool line = kind == 2;
    at = stretch(text, length, line, &size);
    from = stretch(text, length, line, &from_size);
    if (kind == 3) // left out
        from_size = 0;
    from_size = from_size < sizeof copy ? from_size : sizeof copy;
    memcpy(copy, text + from, from_size);
    memmove(text + at + from_size, text + at + size, length - at - size);
    memcpy(text + at, copy, from_size);
    return length - size + from_size;
}

static void
run_all(cubind_sim_module *module, void *memory)
{
    uint64_t parameters[8] = {
        (uintptr_t)memory, (uintptr_t)memory, (uintptr_t)memory, 64, 64, 64, 64, 64};
    for (size_t i = 0; i < cubind_sim_function_count(module); i++) {
        cubind_sim_function *function = cubind_sim_function_at(module, i);
        const cubind_sim_function_info *info = cubind_sim_function_get_info(function);
        cubind_sim_launch_config config = {.grid = {2, 1, 1},
                                           .block = {48, 1, 1},
                                           .parameters = parameters,
                                           .parameter_bytes = sizeof parameters,
                                           .shared_bytes = 64,
                                           .timeout = 0.01};
        launched_as(module, info->name, &config);
    }
}

static void
test_mutations_do_no_harm(void **state)
{
    (void)state;
    FILE *file = fopen(PROGRAMS "/kernels.ptx", "r");
    assert_non_null(file);
    enum { MOST = 1 << 16 };
    char *original = calloc(1, MOST), *text = calloc(2, MOST);
    size_t whole = fread(original, 1, MOST, file), good = 0;
    fclose(file);
    void *memory = device_alloc(1 << 16);
    for (uint64_t i = 0; i < count; i++) {
        uint64_t at_start = seed;
        size_t length = whole;
        memcpy(text, original, whole);
        for (size_t changes = 1 + below(3); changes > 0; changes--)
            length = mutate(text, length);
        cubind_sim_module *module;
        cubind_sim_status status = cubind_sim_load(text, length, &module, &report);
        if (status == CUBIND_SIM_OK) {
            good++;
            run_all(module, memory);
            cubind_sim_unload(module);
        } else if (report.text[0] == '\0') {
            fail_msg("seed %llu: an error without a text", (unsigned long long)at_start);
        }
    }
    free(original);
    free(text);
    free_device();
    assert_in_range(good, 1, count - 1); // some of either
}

int
main(int argc, char **argv)
{
    if (argc > 1)
        count = strtoull(argv[1], NULL, 10);
    if (argc > 2)
        seed = strtoull(argv[2], NULL, 10);
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_mutations_do_no_harm)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
