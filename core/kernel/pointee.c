// Knows the types that CUDA's and C's headers define, and which arrays fit a pointer to a type.
#include "kernel/pointee.h"

#include <stdio.h>
#include <string.h>

typedef struct named {
    const char *name;
    uint8_t element; // core_element
    uint8_t lanes;
} named;

// --- names ---------------------------------------------------------------------------------------

static const named structs[] = {
    {"__half", CORE_ELEMENT_HALF, 0},       {"__nv_bfloat16", CORE_ELEMENT_HALF, 0},
    {"__half2", CORE_ELEMENT_HALF, 2},      {"__nv_bfloat162", CORE_ELEMENT_HALF, 2},
    {"__nv_fp8_e4m3", CORE_ELEMENT_FP8, 0}, {"__nv_fp8_e5m2", CORE_ELEMENT_FP8, 0},
    {"__nv_fp8_e8m0", CORE_ELEMENT_FP8, 0},
};

static const named aliases[] = {
    {"half", CORE_ELEMENT_HALF, 0},
    {"nv_bfloat16", CORE_ELEMENT_HALF, 0},
    {"half2", CORE_ELEMENT_HALF, 2},
    {"nv_bfloat162", CORE_ELEMENT_HALF, 2},
    {"__nv_fp8_storage_t", CORE_ELEMENT_BYTE, 0},
    {"cuComplex", CORE_ELEMENT_FLOAT, 2},
    {"cuFloatComplex", CORE_ELEMENT_FLOAT, 2},
    {"cuDoubleComplex", CORE_ELEMENT_DOUBLE, 2},
};

// The names of vector types, without their number of elements.
static const named vector_types[] = {
    {"char", CORE_ELEMENT_BYTE, 0},      {"uchar", CORE_ELEMENT_BYTE, 0},
    {"short", CORE_ELEMENT_INT16, 0},    {"ushort", CORE_ELEMENT_INT16, 0},
    {"int", CORE_ELEMENT_INT32, 0},      {"uint", CORE_ELEMENT_INT32, 0},
    {"longlong", CORE_ELEMENT_INT64, 0}, {"ulonglong", CORE_ELEMENT_INT64, 0},
    {"float", CORE_ELEMENT_FLOAT, 0},    {"double", CORE_ELEMENT_DOUBLE, 0},
    {"long", CORE_ELEMENT_UNKNOWN, 0},   {"ulong", CORE_ELEMENT_UNKNOWN, 0},
};

static const named c_types[] = {
    {"int8_t", CORE_ELEMENT_BYTE, 0},    {"uint8_t", CORE_ELEMENT_BYTE, 0},
    {"int16_t", CORE_ELEMENT_INT16, 0},  {"uint16_t", CORE_ELEMENT_INT16, 0},
    {"int32_t", CORE_ELEMENT_INT32, 0},  {"uint32_t", CORE_ELEMENT_INT32, 0},
    {"int64_t", CORE_ELEMENT_INT64, 0},  {"uint64_t", CORE_ELEMENT_INT64, 0},
    {"size_t", CORE_ELEMENT_INT64, 0},   {"ptrdiff_t", CORE_ELEMENT_INT64, 0},
    {"intptr_t", CORE_ELEMENT_INT64, 0}, {"uintptr_t", CORE_ELEMENT_INT64, 0},
};

static const named *
find_name(const named *rows, size_t count, const char *name, size_t length)
{
    for (size_t i = 0; i < count; i++)
        if (strncmp(rows[i].name, name, length) == 0 && rows[i].name[length] == '\0')
            return &rows[i];
    return NULL;
}

#define FIND(rows, name, length) find_name(rows, sizeof rows / sizeof rows[0], name, length)

static core_pointee
pointee_of(const named *row)
{
    if (row == NULL)
        return (core_pointee){.is_known = false};
    return (core_pointee){.element = row->element, .lanes = row->lanes, .is_known = true};
}

core_pointee
core_pointee_integer(size_t size)
{
    switch (size) {
    case 1:
        return core_pointee_of(CORE_ELEMENT_BYTE);
    case 2:
        return core_pointee_of(CORE_ELEMENT_INT16);
    case 4:
        return core_pointee_of(CORE_ELEMENT_INT32);
    case 8:
        return core_pointee_of(CORE_ELEMENT_INT64);
    default:
        return (core_pointee){.is_known = false};
    }
}

// Finds a vector type. Some types of 32 bytes have their alignment in the name: double4_16a.
static core_pointee
vector_of(const char *name, size_t length)
{
    if (length > 4 &&
        (memcmp(name + length - 4, "_16a", 4) == 0 || memcmp(name + length - 4, "_32a", 4) == 0))
        length -= 4;
    if (length < 2 || name[length - 1] < '1' || name[length - 1] > '4')
        return (core_pointee){.is_known = false};
    const named *row = FIND(vector_types, name, length - 1);
    core_pointee vector = pointee_of(row);
    if (row != NULL && row->element == CORE_ELEMENT_UNKNOWN)
        vector = core_pointee_integer(sizeof(long));
    vector.lanes = vector.is_known ? (uint8_t)(name[length - 1] - '0') : 0;
    return vector;
}

core_pointee
core_pointee_struct(const char *name, size_t length)
{
    const named *row = FIND(structs, name, length);
    return row != NULL ? pointee_of(row) : vector_of(name, length);
}

core_pointee
core_pointee_alias(const char *name, size_t length)
{
    return pointee_of(FIND(aliases, name, length));
}

core_pointee
core_pointee_c(const char *name, size_t length)
{
    return pointee_of(FIND(c_types, name, length));
}

// --- what fits -----------------------------------------------------------------------------------

#define BIT(element) (1U << CORE_ELEMENT_##element)

// Returns the elements that fit a vector because a whole vector has the size of one such element.
static unsigned int
whole_vector(core_pointee vector)
{
    bool is_even = vector.lanes == 2 || vector.lanes == 4;
    switch (vector.element) {
    case CORE_ELEMENT_INT16:
        return vector.lanes == 2 ? BIT(INT32) : vector.lanes == 4 ? BIT(INT64) : 0;
    case CORE_ELEMENT_INT32:
        return vector.lanes == 2 ? BIT(INT64) : 0;
    case CORE_ELEMENT_HALF:
        return BIT(INT32) | BIT(COMPLEX32);
    case CORE_ELEMENT_FLOAT:
        return is_even ? BIT(COMPLEX64) : 0;
    case CORE_ELEMENT_DOUBLE:
        return is_even ? BIT(COMPLEX128) : 0;
    default:
        return 0;
    }
}

uint16_t
core_pointee_takes(core_pointee pointee)
{
    if (!pointee.is_known || pointee.element == CORE_ELEMENT_BYTE)
        return UINT16_MAX;
    unsigned int takes = BIT(UNKNOWN) | BIT(BYTE) | 1U << pointee.element;
    if (pointee.element == CORE_ELEMENT_INT16 || pointee.element == CORE_ELEMENT_HALF)
        takes |= BIT(INT16) | BIT(HALF);
    if (pointee.lanes != 0)
        takes |= whole_vector(pointee);
    return (uint16_t)takes;
}

const char *
core_pointee_text(core_pointee pointee, char room[CORE_POINTEE_ROOM])
{
    static const char *const words[CORE_ELEMENTS] = {
        [CORE_ELEMENT_UNKNOWN] = "values of an unknown type",
        [CORE_ELEMENT_BYTE] = "bytes",
        [CORE_ELEMENT_FP8] = "fp8 values",
        [CORE_ELEMENT_INT16] = "2-byte integers",
        [CORE_ELEMENT_INT32] = "4-byte integers",
        [CORE_ELEMENT_INT64] = "8-byte integers",
        [CORE_ELEMENT_HALF] = "half values",
        [CORE_ELEMENT_FLOAT] = "float values",
        [CORE_ELEMENT_DOUBLE] = "double values",
        [CORE_ELEMENT_COMPLEX32] = "complex<half> values",
        [CORE_ELEMENT_COMPLEX64] = "complex<float> values",
        [CORE_ELEMENT_COMPLEX128] = "complex<double> values",
    };
    static const char *const vectors[CORE_ELEMENTS] = {
        [CORE_ELEMENT_BYTE] = "char",     [CORE_ELEMENT_INT16] = "short",
        [CORE_ELEMENT_INT32] = "int",     [CORE_ELEMENT_INT64] = "longlong",
        [CORE_ELEMENT_HALF] = "half",     [CORE_ELEMENT_FLOAT] = "float",
        [CORE_ELEMENT_DOUBLE] = "double",
    };
    if (pointee.lanes == 0 || vectors[pointee.element] == NULL)
        return words[pointee.element];
    snprintf(room, CORE_POINTEE_ROOM, "%s%d values", vectors[pointee.element], pointee.lanes);
    return room;
}
