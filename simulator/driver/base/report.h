// Declares how reports of the simulated device are written.
#ifndef CUBIND_DRIVER_BASE_REPORT_H
#define CUBIND_DRIVER_BASE_REPORT_H

#include <stdbool.h>
#include <stdio.h>

#include "cubind_sim.h"

// A report. All members except the first two may be 0.
typedef struct drv_message {
    const char *check; // "race", "init", "sync", "memory", "fault", "note" or "leaks"
    const char *text;  // without a newline at the end
    const char *kernel;
    bool is_fault; // the kernel ended early, or was never started
    const cubind_sim_party *parties;
    size_t party_count;
    uint64_t count; // how often, or for how many threads
    uint64_t seed;
} drv_message;

// Appends a report to the file that the options name, or else to standard error. A file whose name
// ends in .json or .jsonl gets a line of JSON, another one the text and a newline. Any thread may
// call it.
void drv_report(const drv_message *message);
// Returns how many reports of races, unwritten memory and wrong synchronization there were, without
// faults.
unsigned drv_findings(void);

// --- json.c, annotate.c ---
// Writes the report as one line of JSON, without the newline. `annotation` becomes a member of its
// own unless it is NULL.
void drv_write_json(FILE *out, const drv_message *message, const char *annotation);
// Writes an annotation of the report's source line and a newline, as GitHub reads it from a job's
// output; nothing if the report has no source line.
void drv_write_annotation(FILE *out, const drv_message *message);

#endif
