// The reports of the commands that compare.
#ifndef CUBIND_GENERATOR_COMMAND_REPORTS_H
#define CUBIND_GENERATOR_COMMAND_REPORTS_H

#include "base/text.h"
#include "command/options.h"
#include "model/model.h"

// What the program ends with: FOUND says that what was compared differs in a way that breaks
// programs, or that what was checked has mistakes.
enum { STATUS_GOOD = 0, STATUS_FOUND = 1, STATUS_FAILED = 2 };

// Writes how the models differ; one of the above. Either model is NULL after an error.
int report_diff(arena *a, const options *o, const model *before, const model *after);

// How the model and the library at hand differ, behind one character for the status, so that it can
// pass from one process to another. False after an error.
bool report_exports(arena *a, const options *o, const model *m, text *out);

// Writes such a report, which it takes, without the status; returns that.
int report_write_exports(text *report);

// Lines of text for people: the fate of each declaration of the headers.
void report_check(const model *m, text *out);

#endif
