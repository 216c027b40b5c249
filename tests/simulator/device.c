#include "device.h"

cubind_sim_report report;

enum { MOST = 256 };
static cubind_sim_range ranges[MOST];
static size_t range_count;

void *
device_alloc(size_t size)
{
    assert_true(range_count < MOST);
    void *found = calloc(1, size + 64);
    assert_non_null(found);
    ranges[range_count++] = (cubind_sim_range){(uintptr_t)found, size, found};
    return found;
}

void
free_device(void)
{
    while (range_count > 0)
        free(ranges[--range_count].host);
}

static bool
find(void *data, uint64_t address, cubind_sim_range *range)
{
    (void)data;
    for (size_t i = 0; i < range_count; i++)
        if (address >= ranges[i].start && address - ranges[i].start < ranges[i].size) {
            *range = ranges[i];
            return true;
        }
    return false;
}

static uint64_t
allocate(void *data, uint64_t size)
{
    (void)data;
    return range_count < MOST && size < 1 << 20 ? (uintptr_t)device_alloc(size) : 0;
}

static bool
release(void *data, uint64_t address)
{
    (void)data;
    for (size_t i = 0; i < range_count; i++)
        if (ranges[i].start == address) {
            free(ranges[i].host);
            ranges[i] = ranges[--range_count];
            return true;
        }
    return false;
}

char printed[4096];

static void
print(void *data, const char *text, size_t length)
{
    (void)data;
    size_t used = strlen(printed);
    snprintf(printed + used, sizeof printed - used, "%.*s", (int)length, text);
}

cubind_sim_module *
loaded(const char *text)
{
    cubind_sim_module *module;
    if (cubind_sim_load(text, strlen(text), &module, &report) != CUBIND_SIM_OK)
        fail_msg("%s", report.text);
    return module;
}

cubind_sim_status
launched_as(cubind_sim_module *module, const char *kernel, cubind_sim_launch_config *config)
{
    cubind_sim_function *function = cubind_sim_find_function(module, kernel);
    assert_non_null(function);
    config->memory = (cubind_sim_memory){find, allocate, release, NULL};
    config->print = print;
    printed[0] = '\0';
    return cubind_sim_launch(function, config, &report);
}

cubind_sim_status
launched(cubind_sim_module *module, const char *kernel, uint32_t blocks, uint32_t threads,
         size_t count, ...)
{
    uint64_t parameters[16] = {0};
    va_list arguments;
    va_start(arguments, count);
    for (size_t i = 0; i < count; i++)
        parameters[i] = va_arg(arguments, uint64_t);
    va_end(arguments);
    cubind_sim_launch_config config = {.grid = {blocks, 1, 1},
                                       .block = {threads, 1, 1},
                                       .parameters = parameters,
                                       .parameter_bytes = sizeof parameters,
                                       .timeout = 60};
    return launched_as(module, kernel, &config);
}

void
run_well(cubind_sim_status status)
{
    if (status != CUBIND_SIM_OK)
        fail_msg("%s: %s", cubind_sim_status_text(status), report.text);
}
