// Reads the options of the simulated device, and writes its reports.
#include "base/options.h"

#include <ctype.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/control.h"
#include "base/driver.h"
#include "base/steering.h"
#include "cubind_sim.h"

static const drv_options defaults = {
    .devices = 1,
    .major = 9,
    .memory = (uint64_t)16 << 30,
    .checks = CUBIND_SIM_CHECK_MEMORY | CUBIND_SIM_CHECK_SYNC,
};

// --- values: each function reads a whole text, false: it is none -------------------------------

static bool
read_number(const char *text, uint64_t most, uint64_t *out)
{
    char *end;
    errno = 0;
    if (!isdigit((unsigned char)*text))
        return false;
    *out = strtoull(text, &end, 0);
    return errno == 0 && *end == '\0' && *out <= most;
}

static bool
read_devices(const char *text, drv_options *options)
{
    uint64_t count;
    bool fine = read_number(text, DRV_MAX_DEVICES, &count) && count > 0;
    options->devices = fine ? (int)count : 1;
    return fine;
}

static bool
read_capability(const char *text, drv_options *options)
{
    static const char *const known[] = {"7.0", "7.2",  "7.5",  "8.0",  "8.6",  "8.7", "8.9",
                                        "9.0", "10.0", "10.3", "11.0", "12.0", "12.1"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(text, known[i]) == 0)
            return sscanf(text, "%d.%d", &options->major, &options->minor) == 2;
    return false;
}

static bool
read_memory(const char *text, drv_options *options)
{
    static const char units[] = "KMGT";
    char digits[32];
    size_t length = strlen(text);
    const char *unit = length > 0 ? strchr(units, toupper((unsigned char)text[length - 1])) : NULL;
    unsigned int shift = unit != NULL && *unit != '\0' ? 10 * (unsigned int)(unit - units + 1) : 0;
    length -= shift > 0;
    if (length == 0 || length >= sizeof digits)
        return false;
    memcpy(digits, text, length);
    digits[length] = '\0';
    uint64_t number;
    if (!read_number(digits, ((uint64_t)1 << 46) >> shift, &number) || number == 0)
        return false;
    options->memory = number << shift;
    return true;
}

static bool
read_threads(const char *text, drv_options *options)
{
    uint64_t count;
    if (!read_number(text, 4096, &count))
        return false;
    options->threads = (uint32_t)count;
    return true;
}

#define CHECKS "memory, sync, race, init, leaks, all, none"

static bool
read_checks(const char *text, drv_options *options)
{
    enum { LEAKS = 1 << 8 };
    static const struct {
        const char *word;
        unsigned int checks;
    } known[] = {
        {"memory", CUBIND_SIM_CHECK_MEMORY},
        {"sync", CUBIND_SIM_CHECK_SYNC},
        {"race", CUBIND_SIM_CHECK_RACE},
        {"init", CUBIND_SIM_CHECK_INIT},
        {"all", CUBIND_SIM_CHECK_ALL},
        {"none", 0},
        {"leaks", LEAKS},
    };
    unsigned int checks = 0;
    for (const char *at = text;; at++) {
        size_t length = strcspn(at, ","), i = 0, count = sizeof known / sizeof *known;
        while (i < count &&
               (strlen(known[i].word) != length || strncmp(at, known[i].word, length) != 0))
            i++;
        if (i == count)
            return false;
        checks |= known[i].checks;
        at += length;
        if (*at == '\0')
            break;
    }
    options->checks = checks & ~(unsigned int)LEAKS;
    options->leaks = (checks & LEAKS) != 0;
    return true;
}

static bool
read_seed(const char *text, drv_options *options)
{
    return read_number(text, UINT64_MAX, &options->seed);
}

static bool
read_poison(const char *text, drv_options *options)
{
    return read_number(text, UINT64_MAX, &options->poison);
}

static bool
read_timeout(const char *text, drv_options *options)
{
    char *end;
    if (!isdigit((unsigned char)*text) && *text != '.')
        return false;
    options->timeout = strtod(text, &end);
    return end != text && *end == '\0' && options->timeout < 1e9;
}

// Kernels are never translated yet, so "auto" means "never".
static bool
read_translate(const char *text, drv_options *options)
{
    (void)options;
    return strcmp(text, "never") == 0 || strcmp(text, "auto") == 0;
}

static bool
read_report(const char *text, drv_options *options)
{
    size_t length = strlen(text);
    if (length == 0 || length >= sizeof options->report)
        return false;
    memcpy(options->report, text, length + 1);
    return true;
}

static bool
read_annotate(const char *text, drv_options *options)
{
    static const char *const words[] = {"auto", "always", "never"};
    for (int i = 0; i < 3; i++)
        if (strcmp(text, words[i]) == 0) {
            options->annotate = i;
            return true;
        }
    return false;
}

// --- the whole text ----------------------------------------------------------------------------

static const struct {
    const char *key;
    bool (*read)(const char *text, drv_options *options);
    const char *takes;
} keys[] = {
    {"devices", read_devices, "a number from 1 to 8"},
    {"compute_capability", read_capability,
     "the compute capability of a GPU, 7.0 or later, such as 9.0"},
    {"memory", read_memory, "a number of bytes, such as 17179869184 or 16G"},
    {"threads", read_threads, "a number of CPU threads, or 0 for all"},
    {"check", read_checks, "a list of " CHECKS},
    {"seed", read_seed, "a whole number"},
    {"poison", read_poison, "a whole number"},
    {"timeout", read_timeout, "a number of seconds, or 0 for no limit"},
    {"translate", read_translate, "never or auto"},
    {"report", read_report, "a file path"},
    {"annotate", read_annotate, "auto, always or never"},
};

enum { KEYS = sizeof keys / sizeof *keys };

static const char *
unknown_key(const char *key, size_t length, char *error, size_t room)
{
    int used = snprintf(error, room, "CUBIND_SIMULATOR: unknown option \"%.*s\"; use",
                        (int)(length < 40 ? length : 40), key);
    for (int i = 0; i < KEYS && used > 0 && (size_t)used < room; i++)
        used += snprintf(error + used, room - (size_t)used, "%s %s", i > 0 ? "," : "", keys[i].key);
    return NULL;
}

// Returns whether a key follows the comma, even a key that does not exist.
static bool
ends_value(const char *comma)
{
    const char *at = comma + 1;
    while (*at == '_' || isalnum((unsigned char)*at))
        at++;
    return at > comma + 1 && *at == '=';
}

static void
wrong_value(int key, const char *value, char *error, size_t room)
{
    if (keys[key].read == read_translate && strcmp(value, "always") == 0)
        snprintf(error, room,
                 "CUBIND_SIMULATOR: option \"translate\": the simulated device cannot translate "
                 "kernels to machine code yet; remove it, or use %s",
                 keys[key].takes);
    else
        snprintf(error, room, "CUBIND_SIMULATOR: option \"%s\" must be %s, not \"%.60s\"",
                 keys[key].key, keys[key].takes, value);
}

// Reads one option, and returns the text after it. On an error, returns NULL and stores a sentence
// in `error`.
static const char *
read_option(const char *text, drv_options *options, char *error, size_t room)
{
    size_t length = strcspn(text, "=,");
    int i = 0;
    while (i < KEYS && (strlen(keys[i].key) != length || strncmp(text, keys[i].key, length) != 0))
        i++;
    if (i == KEYS)
        return unknown_key(text, length, error, room);
    const char *value = text[length] == '=' ? text + length + 1 : text + length, *end = value;
    while (*end != '\0' && !(*end == ',' && ends_value(end)))
        end++;
    char copy[4096];
    size_t bytes = (size_t)(end - value);
    bool fits = bytes < sizeof copy;
    snprintf(copy, sizeof copy, "%.*s", fits ? (int)bytes : 0, value);
    if (!fits || !keys[i].read(copy, options)) {
        wrong_value(i, copy, error, room);
        return NULL;
    }
    return *end == ',' ? end + 1 : end;
}

// Sets the options to the defaults and then to those in a text. False: the text is invalid, `error`
// has a sentence that says why, and the options are the defaults.
static bool
read_options(const char *text, drv_options *options, char *error, size_t room)
{
    *options = defaults;
    error[0] = '\0';
    while (text != NULL && *text != '\0') {
        text = read_option(text, options, error, room);
        if (text == NULL) {
            *options = defaults;
            return false;
        }
    }
    return true;
}

// --- those of the process ----------------------------------------------------------------------

static struct {
    pthread_once_t once;
    drv_options options;
    char error[400];
} own = {.once = PTHREAD_ONCE_INIT};

static void
read_environment(void)
{
    read_options(getenv("CUBIND_SIMULATOR"), &own.options, own.error, sizeof own.error);
}

const drv_options *
drv_options_get(void)
{
    pthread_once(&own.once, read_environment);
    return &own.options;
}

bool
drv_annotates(void)
{
    const char *job = getenv("GITHUB_ACTIONS");
    int annotate = drv_options_get()->annotate;
    return annotate == DRV_ALWAYS ||
           (annotate == DRV_AUTO && job != NULL && strcmp(job, "true") == 0);
}

const char *
drv_options_error(void)
{
    pthread_once(&own.once, read_environment);
    return own.error[0] != '\0' ? own.error : NULL;
}

const char *
cubind_simulator_check_options(const char *text)
{
    static _Thread_local char error[sizeof own.error];
    drv_options options;
    return read_options(text, &options, error, sizeof error) ? NULL : error;
}

const char *
functional_set_options(const char *text)
{
    static char error[sizeof own.error];
    drv_options options;
    pthread_once(&own.once, read_environment);
    error[0] = '\0';
    if (!read_options(text != NULL ? text : getenv("CUBIND_SIMULATOR"), &options, error,
                      sizeof error))
        return error;
    own.options = options;
    own.error[0] = '\0';
    return NULL;
}
