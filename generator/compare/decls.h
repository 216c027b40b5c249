// Compares typedefs, macros, the spec's value tables, and the facts about the library.
#ifndef CUBIND_GENERATOR_COMPARE_DECLS_H
#define CUBIND_GENERATOR_COMPARE_DECLS_H

#include "compare/differ.h"

void diff_typedefs(differ *d);
void diff_macros(differ *d);
void diff_tables(differ *d);
void diff_library(differ *d);

#endif
