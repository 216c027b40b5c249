// Keeps the allocations of the small device, and loads and launches kernels for the tests.
#include "device.h"

#include <pthread.h>

cubind_sim_report report;

enum { MOST = 256 };
static cubind_sim_range ranges[MOST]; // a range that a kernel freed has size 0
static size_t range_count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; // the threads of a grid call at once

void *
device_alloc(size_t size)
{
    assert_true(range_count < MOST);
    void *found = calloc(1, size != 0 ? size : 1);
    assert_non_null(found);
    ranges[range_count++] = (cubind_sim_range){(uintptr_t)found, size, found, false};
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
    bool found = false;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < range_count && !found; i++)
        if (address >= ranges[i].start && address - ranges[i].start < ranges[i].size) {
            *range = ranges[i];
            found = true;
        }
    pthread_mutex_unlock(&lock);
    return found;
}

static uint64_t
allocate(void *data, uint64_t size)
{
    (void)data;
    pthread_mutex_lock(&lock);
    bool fits = range_count < MOST && size < 1 << 20;
    uint64_t made = fits ? (uintptr_t)device_alloc(size) : 0;
    pthread_mutex_unlock(&lock);
    return made;
}

static bool
release(void *data, uint64_t address)
{
    (void)data;
    bool found = false;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < range_count && !found; i++)
        if (ranges[i].start == address && ranges[i].size > 0) {
            ranges[i].size = 0;
            found = true;
        }
    pthread_mutex_unlock(&lock);
    return found;
}

char printed[4096];

static void
print(void *data, const char *text, size_t length)
{
    (void)data;
    pthread_mutex_lock(&lock);
    size_t used = strlen(printed);
    snprintf(printed + used, sizeof printed - used, "%.*s", (int)length, text);
    pthread_mutex_unlock(&lock);
}

char findings[1 << 14];

// Keeps the findings, except notes, which are about kernels that work.
static void
keep_finding(void *data, const cubind_sim_finding *finding)
{
    (void)data;
    size_t used = strlen(findings);
    if (finding->kind != CUBIND_SIM_NOTE)
        snprintf(findings + used, sizeof findings - used, "%s\n", finding->text);
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
    config->memory = (cubind_sim_memory){find, NULL, allocate, release, NULL};
    config->print = print;
    config->checks = CUBIND_SIM_CHECK_ALL;
    config->found = config->found != NULL ? config->found : keep_finding;
    printed[0] = findings[0] = '\0';
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
    if (findings[0] != '\0')
        fail_msg("%s", findings);
}
