// Reads tables of value types, and structs that are numbers.
#ifndef CUBIND_GENERATOR_SPEC_TABLES_H
#define CUBIND_GENERATOR_SPEC_TABLES_H

#include "spec/spec.h"

void spec_read_tables(spec *s);

#endif
