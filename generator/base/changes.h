// The files that a run makes: listed in memory first, changed on disk all together or not at all.
//
// A list is a text, so that it can pass from one process to another as it is: per entry its kind,
// the number of bytes, a path with its NUL, and the bytes.
#ifndef CUBIND_GENERATOR_CHANGES_H
#define CUBIND_GENERATOR_CHANGES_H

#include "base/text.h"

// Lists the file, unless it has these bytes already: then the result is false.
bool changes_write(text *list, const char *path, const char *data, size_t size);
void changes_remove(text *list, const char *path);
// What a run that was killed left beside the file, or beside all files of the folder where `name` is
// NULL.
void changes_clean(text *list, const char *folder, const char *name);
// A line for standard output, once everything is in place.
void changes_say(text *list, const char *line);

// Makes the changes of all lists in their order, folders included. Where a file cannot be written
// it is reported, and all files stay as they were.
bool changes_apply(const text *lists, int count);

#endif
