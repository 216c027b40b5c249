// Located errors and warnings: no other code prints them. Stages count errors and continue; main.c
// decides. The form is `file:line:column: error: what happened; what to do`. A column or line of 0
// is left out.
#ifndef CUBIND_GENERATOR_DIAG_H
#define CUBIND_GENERATOR_DIAG_H

#include <stdbool.h>

#include "base/location.h"

void diag_error(location where, const char *format, ...) __attribute__((format(printf, 2, 3)));
void diag_warning(location where, const char *format, ...) __attribute__((format(printf, 2, 3)));
void diag_note(location where, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Warnings are about the headers, and only people who review a spec need them. So `check` shows
// them, and other commands do not.
void diag_show_warnings(bool on);

// Sets the name that begins messages about no file; the default is "cubind-gen".
void diag_name_program(const char *name);

// Errors so far. A stage failed if this number grew.
int diag_error_count(void);

#endif
