// Lists in memory the files that a run will write or remove, then changes all of them on disk or
// none.
//
// A list is a `text` (base/text.h), so that one process can pass it to another. Each entry has its
// kind, the size of the contents, a NUL-terminated path, and the contents.
#ifndef CUBIND_GENERATOR_CHANGES_H
#define CUBIND_GENERATOR_CHANGES_H

#include "base/text.h"

// Adds the writing of a file. Returns false, and adds nothing, if the file already has these
// contents.
bool changes_write(text *list, const char *path, const char *data, size_t size);
void changes_remove(text *list, const char *path);
// Adds the removal of temporary files that a killed run left in the folder: those of the file
// `name`, or of any file if `name` is NULL.
void changes_clean(text *list, const char *folder, const char *name);
// Adds a line that is printed on standard output once all files are in place.
void changes_say(text *list, const char *line);

// Applies the changes of all lists in order and creates missing folders. Returns false after a
// reported error. If a file cannot be written, all files stay as they were.
bool changes_apply(const text *lists, int count);

#endif
