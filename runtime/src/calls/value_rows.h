// Finds the row of an enumerator in a table of values whose type depends on it.
#ifndef CUBIND_CALLS_VALUE_ROWS_H
#define CUBIND_CALLS_VALUE_ROWS_H

#include "cubind/typed.h"

// Returns an enumerator's row in the table; NULL without an exception if there is none.
static inline const cb_value_row *
cb__value_row_find(const cb_value_table *t, int32_t key)
{
    int low = 0;
    int high = t->count - 1;
    while (low <= high) {
        int middle = (low + high) / 2;
        int32_t at = (int32_t)t->rows[middle].key;
        if (at == key)
            return &t->rows[middle];
        if (at < key)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return t->any_key ? &t->rows[0] : NULL;
}

// Raises E21: the table has no row for the key. Always returns NULL.
const cb_value_row *cb__refuse_value_key(cb_module *m, const cb_value_table *t, int32_t key);

// Like cb__value_row_find(), but raises E21 if there is none.
static inline const cb_value_row *
cb__value_row(cb_module *m, const cb_value_table *t, int32_t key)
{
    const cb_value_row *row = cb__value_row_find(t, key);
    return CB_LIKELY(row != NULL) ? row : cb__refuse_value_key(m, t, key);
}
// Returns the name of a key for messages. If it has none, writes its number into `out`, which has
// CB__KEY_SIZE bytes.
enum { CB__KEY_SIZE = 16 };
const char *cb__value_key_name(cb_module *m, const cb_value_table *t, int32_t key, char *out);

#endif
