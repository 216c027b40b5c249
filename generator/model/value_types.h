// The value types that rows of value tables may have, from value_types.def.
#ifndef CUBIND_GENERATOR_VALUE_TYPES_H
#define CUBIND_GENERATOR_VALUE_TYPES_H

#include <stdbool.h>

// Each list ends in NULL. Those that name a class, the numbers, and all of them.
extern const char *const value_type_classes[];
extern const char *const value_type_numbers[];
extern const char *const value_type_words[];

// Bytes of a value of the type, as C writes them; NULL where the type does not tell.
const char *value_type_size(const char *word);

// What a number is in Python.
typedef enum number_class { NUMBER_INT, NUMBER_FLOAT, NUMBER_COMPLEX } number_class;

// NULL stands for any number: a complex one can hold it.
number_class value_type_number(const char *word);

#endif
