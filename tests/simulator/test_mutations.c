// Tests broken PTX. A text with bytes, words and lines changed at random is refused, or runs to an
// end or to a report. The same holds for kernels with exchanged operands, values, types and
// instructions.
//
//     simulator_mutations [COUNT [SEED]]
#include "device.h"
#include "mutate.h"

enum { MOST = 1 << 16 };
static uint64_t seed = 1, count = 300;
static const char *const files[] = {PROGRAMS "/kernels.ptx", PROGRAMS "/many.ptx"};

static size_t
read_program(const char *path, char text[MOST])
{
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    size_t length = fread(text, 1, MOST - 1, file);
    fclose(file);
    text[length] = '\0';
    return length;
}

static void
drop_finding(void *data, const cubind_sim_finding *finding)
{
    (void)data;
    assert_true(strlen(finding->text) > 0 && finding->party_count > 0);
}

// Runs all kernels with a shape and parameters that most of them accept, and compares the accesses
// of each with those of the one before.
static void
run_all(cubind_sim_module *module, void *memory)
{
    cubind_sim_trace *last = NULL, *trace = NULL;
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
                                           .cooperative = below(4) == 0,
                                           .threads = 1 + (uint32_t)below(2),
                                           .seed = below(3),
                                           .timeout = 0.01,
                                           .trace = &trace};
        if (info->required_block[0] != 0)
            memcpy(config.block, info->required_block, sizeof config.block);
        cubind_sim_status status = launched_as(module, info->name, &config);
        if (status != CUBIND_SIM_OK && report.text[0] == '\0')
            fail_msg("%s ended with %s and no text", info->name, cubind_sim_status_text(status));
        if (last != NULL && trace != NULL)
            cubind_sim_trace_compare(last, trace, drop_finding, NULL);
        cubind_sim_trace_free(last);
        last = trace;
        trace = NULL;
    }
    cubind_sim_trace_free(last);
}

// Returns how many of `count` changed texts could be loaded.
static uint64_t
run_mutations(size_t (*mutate)(char *text, size_t length), size_t most_changes)
{
    static char original[MOST], text[4 * MOST];
    uint64_t good = 0;
    mutate_seed = seed;
    for (uint64_t i = 0; i < count; i++) {
        uint64_t at_start = mutate_seed;
        size_t length = read_program(files[below(2)], original);
        memcpy(text, original, length + 1);
        for (size_t changes = 1 + below(most_changes); changes > 0; changes--)
            length = mutate(text, length);
        // The exact size, so that a sanitizer sees an overread.
        char *exact = malloc(length + 1);
        assert_non_null(exact);
        memcpy(exact, text, length + 1);
        cubind_sim_module *module;
        cubind_sim_status status = cubind_sim_load(exact, length, &module, &report);
        free(exact);
        if (status == CUBIND_SIM_OK) {
            good++;
            run_all(module, device_alloc(1 << 16));
            free_device();
            cubind_sim_unload(module);
        } else if (report.text[0] == '\0') {
            fail_msg("seed %llu: an error without a text", (unsigned long long)at_start);
        }
    }
    return good;
}

static void
test_mutations_of_texts_do_no_harm(void **state)
{
    (void)state;
    uint64_t good = run_mutations(mutate_text, 3);
    print_message("%llu of %llu texts were loaded\n", (unsigned long long)good,
                  (unsigned long long)count);
    assert_in_range(good, 1, count - 1); // some, but not all
}

static void
test_mutations_of_kernels_do_no_harm(void **state)
{
    (void)state;
    uint64_t good = run_mutations(mutate_kernel, 2);
    print_message("%llu of %llu texts were loaded\n", (unsigned long long)good,
                  (unsigned long long)count);
    assert_in_range(good, count / 2, count); // most are valid
}

int
main(int argc, char **argv)
{
    if (argc > 1)
        count = strtoull(argv[1], NULL, 10);
    if (argc > 2)
        seed = strtoull(argv[2], NULL, 10);
    seed = seed != 0 ? seed : 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_mutations_of_texts_do_no_harm),
        cmocka_unit_test(test_mutations_of_kernels_do_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
