#include "model/value_types.h"

#include <stddef.h>

#define CLASSES "handle", "scalar", "record", "enum"
#define NUMBERS \
    "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float16", \
        "bfloat16", "float", "double", "complex64", "complex128"
#define PLAIN \
    "size", "bool", "address", "flag", "buffer", "list_int32", "list_uint32", "list_string", \
        "list_address", "none"

const char *const value_type_classes[] = {CLASSES, NULL};
const char *const value_type_numbers[] = {NUMBERS, NULL};
const char *const value_type_words[] = {CLASSES, NUMBERS, PLAIN, "bytes", NULL};
