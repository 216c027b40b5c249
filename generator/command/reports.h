// Writes the reports of the commands `diff`, `exports` and `check`.
#ifndef CUBIND_GENERATOR_COMMAND_REPORTS_H
#define CUBIND_GENERATOR_COMMAND_REPORTS_H

#include "base/text.h"
#include "command/options.h"
#include "model/model.h"

// The exit status of the program. FOUND means that a comparison found a difference that breaks
// programs, or that a check found mistakes.
enum { STATUS_GOOD = 0, STATUS_FOUND = 1, STATUS_FAILED = 2 };

// Writes the differences between the models and returns the exit status. A model that could not be
// read is NULL.
int report_diff(arena *a, const options *o, const model *before, const model *after);

// Appends one character for the exit status, then the differences between model and library. So one
// process can pass both to another. False after an error.
bool report_exports(arena *a, const options *o, const model *m, text *out);

// Writes a report of report_exports() without its first character, frees it, and returns the
// status.
int report_write_exports(text *report);

// Appends a line for people: how many declarations are bound, skipped, or without a binding.
// report_spaces() follows.
void report_check(const model *m, text *out);

// Appends a line that lists pointers whose memory space is undecided. Appends nothing if there are
// none, or if the library's spec does not mention spaces.
void report_spaces(const model *m, text *out);

#endif
