// PTX in a section of a cubin: the simulated driver runs it.
#ifndef CUBIND_INTERPOSE_CARRY_H
#define CUBIND_INTERPOSE_CARRY_H

#include <stdbool.h>
#include <stddef.h>

// A list of texts: one after the other, each with a NUL behind it.
typedef struct texts {
    char *data;
    size_t size;
} texts;

// Adds a text, without NULs at its end; false if out of memory.
bool texts_add(texts *list, const char *text, size_t length);
void texts_free(texts *list);

// carry_size() returns the size in bytes of a cubin with these texts in it, and carry() writes that
// cubin to `out`. If the list is empty, or `cubin` is no cubin, both leave it as it is.
size_t carry_size(const void *cubin, size_t size, const texts *list);
void carry(void *out, const void *cubin, size_t size, const texts *list);
// Adds the texts that a cubin carries to a list; false if it carries none.
bool carried(const void *cubin, size_t size, texts *list);

#endif
