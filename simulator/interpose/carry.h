// Adds PTX to a cubin, in a section of its own, and reads it back. The simulated driver runs this
// PTX.
#ifndef CUBIND_INTERPOSE_CARRY_H
#define CUBIND_INTERPOSE_CARRY_H

#include <stdbool.h>
#include <stddef.h>

// A list of texts, one after the other, with a NUL after each.
typedef struct texts {
    char *data;
    size_t size;
} texts;

// Adds a text to a list, without NULs at its end; false if out of memory.
bool texts_add(texts *list, const char *text, size_t length);
void texts_free(texts *list);

// carry_size() returns the size in bytes that a cubin has after the texts are added, and carry()
// writes the cubin with the texts to `out`. If the list is empty, or `cubin` is not a cubin,
// nothing is added.
size_t carry_size(const void *cubin, size_t size, const texts *list);
void carry(void *out, const void *cubin, size_t size, const texts *list);
// Appends the texts that a cubin contains to a list; false if it contains none.
bool carried(const void *cubin, size_t size, texts *list);

#endif
