// The value types that rows of value tables may have; docs/spec-format.md tells what each is.
#ifndef CUBIND_GENERATOR_VALUE_TYPES_H
#define CUBIND_GENERATOR_VALUE_TYPES_H

#include <stdbool.h>

// Each list ends in NULL. Those that name a class, the numbers, and all of them.
extern const char *const value_type_classes[];
extern const char *const value_type_numbers[];
extern const char *const value_type_words[];

#endif
