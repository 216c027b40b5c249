// Located errors and warnings: the only code that prints them. Stages count errors and go on;
// main.c decides. Form: `file:line:column: error: what happened; what to do`. Column or line 0 is
// left out.
#ifndef CUBIND_GENERATOR_DIAG_H
#define CUBIND_GENERATOR_DIAG_H

#include <stdbool.h>

#include "base/location.h"

void diag_error(location where, const char *format, ...) __attribute__((format(printf, 2, 3)));
void diag_warning(location where, const char *format, ...) __attribute__((format(printf, 2, 3)));
void diag_note(location where, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Warnings are of the headers, whose readers are those who review a spec: `check` shows them, other
// commands do not.
void diag_show_warnings(bool on);

// Messages about no file begin with this name; it is "cubind-gen" until a program says otherwise.
void diag_name_program(const char *name);

// Errors so far; a stage failed if it grew.
int diag_error_count(void);

#endif
