// PTX in a section of a cubin, which the simulated driver runs.
#ifndef CUBIND_INTERPOSE_CARRY_H
#define CUBIND_INTERPOSE_CARRY_H

#include <stdbool.h>
#include <stddef.h>

// Texts with NULs behind them, one after the other.
typedef struct texts {
    char *data;
    size_t size;
} texts;

// False: no memory. A text's own NUL at its end is not one more text.
bool texts_add(texts *list, const char *text, size_t length);
void texts_free(texts *list);

// The bytes that a cubin has with texts in it, or its own where it is none; and such a cubin.
size_t carry_size(const void *cubin, size_t size, const texts *list);
void carry(void *out, const void *cubin, size_t size, const texts *list);
// Adds the texts that a cubin carries; false where it carries none.
bool carried(const void *cubin, size_t size, texts *list);

#endif
