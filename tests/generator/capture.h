// For tests of diagnostics: what is written to stderr between begin and end, and files to read
// from.
#ifndef CUBIND_TESTS_GENERATOR_CAPTURE_H
#define CUBIND_TESTS_GENERATOR_CAPTURE_H

// Redirects stderr into a temporary file. Does not nest.
void capture_begin(void);

// The text written since capture_begin, stderr back in place. The caller frees it.
char *capture_end(void);

// Writes `text` to a new file called `name` in a temporary folder; its path, which the caller frees
// after removing the file with capture_remove.
char *capture_file(const char *name, const char *text);
void capture_remove(char *path);

#endif
