// Values by key. A key is some bytes: a text, or those of a pointer.
//
// A table lives in its arena, so there is nothing to free, and nothing is ever taken out of it.
#ifndef CUBIND_GENERATOR_TABLE_H
#define CUBIND_GENERATOR_TABLE_H

#include <stddef.h>

#include "base/arena.h"

// Empty as zeros.
typedef struct table {
    struct table_row *rows;
    size_t room; // a power of two, or 0
    size_t count;
} table;

// NULL where there is no such key.
void *table_get(const table *t, const void *key, size_t size);
// The key is not there yet. It is not copied: it lives as long as the table.
void table_add(arena *a, table *t, const void *key, size_t size, void *value);

// The same for a text, whose end is no part of the key.
void *table_get_text(const table *t, const char *key);
void table_add_text(arena *a, table *t, const char *key, void *value);

#endif
