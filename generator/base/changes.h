// The files that a run makes: first listed in memory, then changed on disk all together or not at
// all.
//
// A list is a text, so that one process can pass it to another. Each entry has its kind, the number
// of bytes, a path with its NUL, and the bytes.
#ifndef CUBIND_GENERATOR_CHANGES_H
#define CUBIND_GENERATOR_CHANGES_H

#include "base/text.h"

// Lists the file. Returns false, and lists nothing, if the file has these bytes already.
bool changes_write(text *list, const char *path, const char *data, size_t size);
void changes_remove(text *list, const char *path);
// Lists for removal the temporary files that a killed run left: those of the file `name`, or those
// of all files in the folder if `name` is NULL.
void changes_clean(text *list, const char *folder, const char *name);
// Lists a line for standard output, which is printed once all files are in place.
void changes_say(text *list, const char *line);

// Makes the changes of all lists in their order and creates missing folders. Returns false after a
// reported error. If a file cannot be written, all files stay as they were.
bool changes_apply(const text *lists, int count);

#endif
