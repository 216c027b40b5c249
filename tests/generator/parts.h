// Golden cases. Each is one text file of several parts; tests/golden/README.md describes the form.
#ifndef CUBIND_TESTS_GENERATOR_PARTS_H
#define CUBIND_TESTS_GENERATOR_PARTS_H

#include <stddef.h>

#include "base/arena.h"

typedef struct part {
    const char *name;
    const char *text; // NUL-terminated
    size_t size;
} part;

typedef struct parts {
    arena *a;
    const char *path;
    part *items;
    int count;
} parts;

// Takes `size` bytes of `data` apart, which must be followed by a NUL and becomes part of `p`.
// Returns NULL or the reason, with its line, why this is not a case.
const char *parts_parse(parts *p, char *data, size_t size);

// Fails the test if the file is not a case.
parts parts_read(arena *a, const char *path);

// The text of a part; NULL if the case has none of this name.
const char *parts_text(const parts *p, const char *name);

// Fails the test unless the part is exactly `made`. If UPDATE_GOLDEN is set, `made` replaces the
// part in the case's file instead, or is added to it; all other bytes of the file stay.
void parts_compare(parts *p, const char *name, const char *made);

// Writes each part as a file of its own into a new temporary folder and returns its path. Remove
// the folder with parts_remove, which fails the test if anything else is in it.
const char *parts_unpack(const parts *p);
void parts_remove(const parts *p, const char *folder);

// Runs `run(void **state)` as one test for each file in `folder`, with the file's path as `*state`.
// Returns the exit status of the program.
int parts_run_cases(const char *group, const char *folder, void (*run)(void **));

#endif
