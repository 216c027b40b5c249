// Compares structs and unions.
#ifndef CUBIND_GENERATOR_COMPARE_RECORDS_H
#define CUBIND_GENERATOR_COMPARE_RECORDS_H

#include "compare/differ.h"

void diff_records(differ *d);

#endif
