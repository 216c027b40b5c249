// Reads, compares and updates golden cases. A case is a text file with several parts, in the format
// that tests/golden/README.md describes.
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

// Splits `size` bytes of `data` into parts. A NUL must follow the bytes, and `p` keeps pointers
// into them. Returns NULL on success, otherwise why the bytes are not a case, with the line.
const char *parts_parse(parts *p, char *data, size_t size);

// Reads a case. Fails the test if the file is not one.
parts parts_read(arena *a, const char *path);

// Returns the text of a part, or NULL if the case has no part of this name.
const char *parts_text(const parts *p, const char *name);

// Fails the test unless the part is exactly `made`. If UPDATE_GOLDEN is set, it instead replaces
// the part in the case's file by `made`, or adds it, and keeps all other bytes.
void parts_compare(parts *p, const char *name, const char *made);

// Writes each part as a file into a new temporary folder and returns its path. Remove the folder
// with parts_remove, which fails the test if anything else is in it.
const char *parts_unpack(const parts *p);
void parts_remove(const parts *p, const char *folder);

// Runs `run(void **state)` as one test for each file in `folder`; `*state` is the file's path.
// Returns the exit status of the program.
int parts_run_cases(const char *group, const char *folder, void (*run)(void **));

#endif
