// Defines a growing text buffer, in which all output is built, and helpers for strings, files and
// hashes.
#ifndef CUBIND_GENERATOR_TEXT_H
#define CUBIND_GENERATOR_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct text {
    char *data; // NUL-terminated; NULL until something is added
    size_t length;
    size_t capacity;
} text;

void text_add(text *t, const char *s);
void text_add_n(text *t, const char *s, size_t length);
// Formats as printf() does, and adds the commonest conversions without its cost: %s, also with a
// width or a precision of *, %d and %c.
void text_printf(text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_vprintf(text *t, const char *format, va_list list) __attribute__((format(printf, 2, 0)));
void text_clear(text *t); // keeps the memory
void text_free(text *t);

// Adds `s` as a JSON string with quotes. It uses only the escapes \" \\ \n \t \uXXXX, so that YAML
// readers accept it too.
void text_add_json(text *t, const char *s);

bool text_equal(const char *a, const char *b); // NULL equals NULL only
bool text_starts(const char *s, const char *prefix);
bool text_ends(const char *s, const char *suffix);
// The number of letters, digits and underscores at the start of `s`.
size_t text_word_length(const char *s);
// Whether the C expression contains the identifier `name`. Both may be NULL.
bool text_has_name(const char *expression, const char *name);
// Whether `s` is in `words`, which ends with NULL.
bool text_is_one_of(const char *s, const char *const *words);
// The length of the name without its version suffix ("_v2"), or 0 if it has none.
size_t text_before_version(const char *name);
// The part of a path after its last slash; the whole path if it has none. NULL for NULL.
const char *text_base_name(const char *path);
// For qsort and bsearch over arrays of `const char *`.
int text_compare(const void *left, const void *right);

// Returns the whole contents, NUL-terminated. The caller frees them. NULL with errno set on
// failure.
char *text_read_file(const char *path, size_t *out_size);
char *text_read_stream(FILE *file, size_t *out_size);

// Whether the file exists and has exactly these bytes.
bool text_is_file(const char *path, const char *data, size_t size);

// Replaces the file by renaming a temporary file, but only if the contents differ. Returns 1 if it
// wrote, 0 if the file already had these contents, -1 with errno set on failure.
int text_write_file(const char *path, const char *data, size_t size);

// SHA-256 of `data` as 64 hexadecimal digits.
void text_sha256(const void *data, size_t size, char out[65]);

#endif
