// Prints errors, warnings and notes with their locations. All other code reports problems through
// these functions. Each error is counted; a stage that reports errors continues, and main.c checks
// the count. The form is `file:line:column: error: what happened; what to do`. A column or line of
// 0 is left out.
#ifndef CUBIND_GENERATOR_DIAG_H
#define CUBIND_GENERATOR_DIAG_H

#include <stdbool.h>

#include "base/location.h"

void diag_error(location where, const char *format, ...) __attribute__((format(printf, 2, 3)));
void diag_warning(location where, const char *format, ...) __attribute__((format(printf, 2, 3)));
void diag_note(location where, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Turns warnings on or off. Warnings are about the headers, and only people who review a spec need
// them. So only the command `check` turns them on.
void diag_show_warnings(bool on);

// Sets the program's name, which begins messages that have no file. The default is "cubind-gen".
void diag_name_program(const char *name);

// Returns the number of errors so far. A stage has failed if it increased this number.
int diag_error_count(void);

#endif
