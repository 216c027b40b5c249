// Finds members of a binding's enums by value, and makes members for unknown values.
#ifndef CUBIND_OBJECTS_ENUMS_H
#define CUBIND_OBJECTS_ENUMS_H

#include "cubind/class.h"

// Returns the size of the C type in bytes.
static inline size_t
cb__enum_size(const cb_enum_table *table)
{
    return table->size != 0 ? (size_t)table->size : sizeof(int32_t);
}

// Reads a value from C memory.
static inline int64_t
cb__enum_load(const cb_enum_table *table, const void *at)
{
    int32_t usual;
    if (CB_LIKELY(table->size == 0)) {
        memcpy(&usual, at, sizeof usual);
        return table->is_signed ? usual : (int64_t)(uint32_t)usual;
    }
    uint64_t bits = 0;
    size_t size = cb__enum_size(table);
    int unused = 64 - 8 * (int)size;
    memcpy(&bits, at, size); // little-endian
    return table->is_signed ? (int64_t)(bits << unused) >> unused : (int64_t)bits;
}

// Returns the position of `value`, or -1 if it is unknown.
static inline int
cb__enum_find(const cb_enum *e, int64_t value)
{
    uint64_t distance = (uint64_t)value - (uint64_t)e->values[0];
    if (CB_LIKELY(distance < (uint64_t)e->dense))
        return (int)distance;
    int low = e->dense, high = e->count - 1;
    while (low <= high) {
        int middle = (low + high) / 2;
        if (e->values[middle] == value)
            return middle;
        if (e->values[middle] < value)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return -1;
}

// Returns a new member for a value that the table lacks.
PyObject *cb__enum_unknown(PyTypeObject *type, PyObject *value);

// Returns a value as an int. New reference.
static inline PyObject *
cb__enum_number(const cb_enum *e, int64_t value)
{
    return e->is_wide ? PyLong_FromUnsignedLongLong((uint64_t)value) : PyLong_FromLongLong(value);
}

#endif
