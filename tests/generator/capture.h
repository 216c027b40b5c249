// Captures stderr and writes input files, for tests that check the generator's diagnostics.
#ifndef CUBIND_TESTS_GENERATOR_CAPTURE_H
#define CUBIND_TESTS_GENERATOR_CAPTURE_H

// Redirects stderr into a temporary file. Calls must not nest.
void capture_begin(void);

// Restores stderr and returns the text written since capture_begin. The caller frees it.
char *capture_end(void);

// Writes `text` to a new file called `name` in a temporary folder and returns its path.
// capture_remove removes the file and frees the path.
char *capture_file(const char *name, const char *text);
void capture_remove(char *path);

#endif
