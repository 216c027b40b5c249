// Implements the table with open addressing: a key is stored in the first free row at or after the
// row that its hash selects.
#include "base/table.h"

#include <stdint.h>
#include <string.h>

enum { FIRST_ROOM = 16 };

typedef struct table_row {
    const void *key; // NULL: the row is free
    size_t size;
    uint64_t hash;
    void *value;
} table_row;

// FNV-1a.
static uint64_t
hash_bytes(const void *key, size_t size)
{
    const unsigned char *bytes = key;
    uint64_t hash = 0xcbf29ce484222325;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ bytes[i]) * 0x100000001b3;
    return hash;
}

// The row with this key, or the free row where it belongs.
static table_row *
find_row(const table *t, const void *key, size_t size, uint64_t hash)
{
    for (size_t i = hash;; i++) {
        table_row *row = &t->rows[i & (t->room - 1)];
        if (row->key == NULL ||
            (row->hash == hash && row->size == size && memcmp(row->key, key, size) == 0)) {
            return row;
        }
    }
}

// Doubles the number of rows, so that at most half of them are used.
static void
grow(arena *a, table *t)
{
    table old = *t;
    t->room = old.room == 0 ? FIRST_ROOM : 2 * old.room;
    t->rows = arena_alloc(a, t->room * sizeof *t->rows);
    for (size_t i = 0; i < old.room; i++)
        if (old.rows[i].key != NULL)
            *find_row(t, old.rows[i].key, old.rows[i].size, old.rows[i].hash) = old.rows[i];
}

void *
table_get(const table *t, const void *key, size_t size)
{
    return t->room == 0 ? NULL : find_row(t, key, size, hash_bytes(key, size))->value;
}

void
table_add(arena *a, table *t, const void *key, size_t size, void *value)
{
    if (2 * (t->count + 1) > t->room)
        grow(a, t);
    uint64_t hash = hash_bytes(key, size);
    *find_row(t, key, size, hash) = (table_row){key, size, hash, value};
    t->count++;
}

void *
table_get_text(const table *t, const char *key)
{
    return table_get(t, key, strlen(key));
}

void
table_add_text(arena *a, table *t, const char *key, void *value)
{
    table_add(a, t, key, strlen(key), value);
}
