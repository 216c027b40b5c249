// Growing text buffer, the only way in which output is put together, and small string helpers.
#ifndef CUBIND_GENERATOR_TEXT_H
#define CUBIND_GENERATOR_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct text {
    char *data; // always NUL-terminated once anything was added; NULL before
    size_t length;
    size_t capacity;
} text;

void text_add(text *t, const char *s);
void text_add_n(text *t, const char *s, size_t length);
void text_printf(text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_clear(text *t); // keeps the memory
void text_free(text *t);

// `s` as a JSON string with quotes; escapes are \" \\ \n \t \uXXXX only, so that YAML readers take
// it too.
void text_add_json(text *t, const char *s);

bool text_equal(const char *a, const char *b); // NULL equals NULL only
bool text_starts(const char *s, const char *prefix);
bool text_ends(const char *s, const char *suffix);
// How many letters, digits and underscores `s` begins with.
size_t text_word_length(const char *s);
// Whether the name is a word of the C expression, which may be NULL.
bool text_has_name(const char *expression, const char *name);
// `words` ends in NULL.
bool text_is_one_of(const char *s, const char *const *words);
// How long the name before the version is, where one ends in "_v2"; 0 where it does not.
size_t text_before_version(const char *name);
// For qsort and bsearch over arrays of `const char *`.
int text_compare(const void *left, const void *right);

// The whole file, NUL-terminated; NULL with errno set when it cannot be read. The caller frees it.
char *text_read_file(const char *path, size_t *out_size);
char *text_read_stream(FILE *file, size_t *out_size);

// Whether there is a file of exactly these bytes.
bool text_is_file(const char *path, const char *data, size_t size);

// Writes through a temporary file and rename, and only if the bytes differ. Returns 1 written, 0
// same, -1 with errno.
int text_write_file(const char *path, const char *data, size_t size);

// SHA-256 of `data` as 64 hexadecimal digits.
void text_sha256(const void *data, size_t size, char out[65]);

#endif
