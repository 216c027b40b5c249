// Maps keys to pointers: a hash table. A key is a sequence of bytes, either a text or the bytes of
// a pointer.
//
// A table lives in its arena, so it needs no freeing; entries cannot be removed.
#ifndef CUBIND_GENERATOR_TABLE_H
#define CUBIND_GENERATOR_TABLE_H

#include <stddef.h>

#include "base/arena.h"

// A zeroed table is empty.
typedef struct table {
    struct table_row *rows;
    size_t room; // a power of two, or 0
    size_t count;
} table;

// Returns NULL if the key is absent.
void *table_get(const table *t, const void *key, size_t size);
// Adds a key that must not be in the table yet. The key is not copied and must live as long as the
// table.
void table_add(arena *a, table *t, const void *key, size_t size, void *value);

// Like the functions above, for a text as the key; the final NUL is not part of the key.
void *table_get_text(const table *t, const char *key);
void table_add_text(arena *a, table *t, const char *key, void *value);

#endif
