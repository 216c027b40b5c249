// Writes the reports of the simulated device, and keeps them for a program that asks.
#include "base/report.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/control.h"
#include "base/options.h"

static struct {
    pthread_mutex_t lock;
    bool is_kept;
    bool is_quiet; // kept reports are not written to the standard error
    size_t length;
    char text[CUBIND_SIMULATOR_REPORTS];
} reports = {.lock = PTHREAD_MUTEX_INITIALIZER};

static _Atomic unsigned findings;

unsigned
drv_findings(void)
{
    return atomic_load(&findings);
}

// Returns the annotation of a report, to be freed; NULL: there is none.
static char *
annotation_of(const drv_message *message)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = drv_annotates() ? open_memstream(&text, &size) : NULL;
    if (out == NULL)
        return NULL;
    drv_write_annotation(out, message);
    if (fclose(out) == 0 && size > 0)
        return text;
    free(text);
    return NULL;
}

// Keeps a report for cubind_simulator_take_reports(). A report that does not fit is dropped as a
// whole, and the result is false.
static bool
keep(const drv_message *message, const char *annotation)
{
    char *line = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&line, &length);
    if (out == NULL)
        return false;
    drv_write_json(out, message, annotation);
    fputc('\n', out);
    bool fits = fclose(out) == 0 && length < sizeof reports.text - reports.length;
    if (fits) {
        memcpy(reports.text + reports.length, line, length);
        reports.length += length;
    }
    free(line);
    return fits;
}

size_t
cubind_simulator_take_reports(char out[CUBIND_SIMULATOR_REPORTS])
{
    pthread_mutex_lock(&reports.lock);
    size_t length = reports.length;
    memcpy(out, reports.text, length);
    out[length] = '\0';
    reports.length = 0;
    reports.is_kept = true;
    pthread_mutex_unlock(&reports.lock);
    return length;
}

void
cubind_simulator_print_kept(int on)
{
    pthread_mutex_lock(&reports.lock);
    reports.is_quiet = on == 0;
    pthread_mutex_unlock(&reports.lock);
}

static bool
ends_in(const char *path, const char *end)
{
    size_t length = strlen(path), size = strlen(end);
    return length >= size && strcmp(path + length - size, end) == 0;
}

static void
write_report(const drv_message *message, bool is_quiet)
{
    const char *path = drv_options_get()->report;
    if (path[0] == '\0' && is_quiet)
        return;
    // The file is opened for each report, because the program may have changed its folder or
    // removed the file.
    FILE *file = path[0] != '\0' ? fopen(path, "ae") : NULL;
    if (file != NULL && (ends_in(path, ".json") || ends_in(path, ".jsonl"))) {
        drv_write_json(file, message, NULL);
        fputc('\n', file);
    } else {
        fprintf(file != NULL ? file : stderr, "%s\n", message->text);
    }
    if (file != NULL)
        fclose(file);
}

void
drv_report(const drv_message *message)
{
    static const char *const checks[] = {"race", "init", "sync"};
    for (size_t i = 0; i < sizeof checks / sizeof *checks; i++)
        if (!message->is_fault && strcmp(message->check, checks[i]) == 0)
            atomic_fetch_add(&findings, 1);
    pthread_mutex_lock(&reports.lock);
    char *annotation = annotation_of(message);
    bool is_kept = reports.is_kept && keep(message, annotation);
    write_report(message, is_kept && reports.is_quiet);
    if (!reports.is_kept && annotation != NULL)
        fputs(annotation, stderr);
    free(annotation);
    pthread_mutex_unlock(&reports.lock);
}
