// An interpreter inside a cmocka program, with the synthetic binding in it.
//
// Python values are written as expressions: `py("[s.Stream(5)]")`. The namespace has `s` (the
// synthetic module), `checked` (its checked form), `C` (ctypes) and whatever run() defined.
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

extern cb_module *module;         // of the synthetic binding
extern const cb_surface *tuples;  // its tuple form
extern const cb_surface *checked; // its checked form

// Group fixtures.
int embed_start(void **state);
int embed_stop(void **state);
// Test fixture: drops what py() made, and fails the test if an exception was left behind.
int embed_clean(void **state);

// The value of an expression; lives until the end of the test.
PyObject *py(const char *expression);
void run(const char *code);
// repr() of a value, or "Type: text" of the exception that is set if `o` is NULL (which is
// cleared). Steals `o`. The text lives until the end of the test.
const char *shown(PyObject *o);
// The same for functions that return 0 or -1: "ok" or the exception.
const char *outcome(int result);

#define calls_test(f) cmocka_unit_test_setup_teardown(f, NULL, embed_clean)

#endif
