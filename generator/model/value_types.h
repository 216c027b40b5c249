// Looks up the types of values in value tables (value_types.def). A value table gives the type of
// each attribute's or option's value by its enumerator.
#ifndef CUBIND_GENERATOR_VALUE_TYPES_H
#define CUBIND_GENERATOR_VALUE_TYPES_H

#include <stdbool.h>

// The types that need a class, the numbers, and all types. Each list ends with NULL.
extern const char *const value_type_classes[];
extern const char *const value_type_numbers[];
extern const char *const value_type_words[];

// The size of a value of the type in bytes, as a C expression; NULL if the type does not fix it.
const char *value_type_size(const char *word);

// The Python type of a number.
typedef enum number_class { NUMBER_INT, NUMBER_FLOAT, NUMBER_COMPLEX } number_class;

// Returns the class of a value type. NULL stands for any number and gives NUMBER_COMPLEX, which can
// hold all numbers.
number_class value_type_number(const char *word);

#endif
