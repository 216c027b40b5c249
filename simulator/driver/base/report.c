// Writes the reports of the simulated device, and keeps them for a program that asks.
#include "base/report.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "base/control.h"
#include "base/options.h"

static struct {
    pthread_mutex_t lock;
    bool is_kept;
    size_t length;
    char text[CUBIND_SIMULATOR_REPORTS];
} reports = {.lock = PTHREAD_MUTEX_INITIALIZER};

// Keeps a report for cubind_simulator_take_reports(). A report that does not fit is dropped as a
// whole.
static void
keep(const char *text)
{
    size_t length = strlen(text) + 1;
    if (!reports.is_kept || length >= sizeof reports.text - reports.length)
        return;
    memcpy(reports.text + reports.length, text, length);
    reports.length += length;
    reports.text[reports.length - 1] = '\n';
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
drv_report(const char *text)
{
    const char *path = drv_options_get()->report;
    pthread_mutex_lock(&reports.lock);
    keep(text);
    // The file is opened for each report, because the program may have changed its folder or
    // removed the file.
    FILE *file = path[0] != '\0' ? fopen(path, "ae") : NULL;
    fprintf(file != NULL ? file : stderr, "%s\n", text);
    if (file != NULL)
        fclose(file);
    pthread_mutex_unlock(&reports.lock);
}
