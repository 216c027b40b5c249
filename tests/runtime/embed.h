// Embeds an interpreter with the synthetic binding in a cmocka program.
//
// Tests write Python values as expressions: `py("[s.Stream(5)]")`. The namespace has `s` (the
// synthetic module), `checked` (its checked form), `C` (ctypes) and the names that run() defined.
#ifndef EMBED_H
#define EMBED_H

#ifdef NDEBUG
#error "the tests need their assertions"
#endif

#include "synthetic.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

extern cb_module *module;      // the synthetic binding
extern const cb_form *tuples;  // its tuple form
extern const cb_form *checked; // its checked form

// Setup and teardown of a test group.
int embed_start(void **state);
int embed_stop(void **state);
// Teardown of a test: drops the objects that py() made, and fails the test if an exception is set.
int embed_clean(void **state);

// Evaluates an expression. The value is borrowed, and valid until the end of the test.
PyObject *py(const char *expression);
// Runs statements, which may define names for expressions.
void run(const char *code);
// Returns the repr() of `o`. If `o` is NULL, returns "Type: text" of the current exception, and
// clears it. Steals `o`. The text is valid until the end of the test.
const char *shown(PyObject *o);
// Takes the result of a function that returns 0 or -1. Returns "ok", or "Type: text" of the current
// exception, and clears it.
const char *outcome(int result);

#define calls_test(f) cmocka_unit_test_setup_teardown(f, NULL, embed_clean)

#endif
