// Checks the members of structs.
#ifndef CUBIND_GENERATOR_CHECK_RECORDS_H
#define CUBIND_GENERATOR_CHECK_RECORDS_H

#include "model/model.h"
#include "spec/spec.h"

void check_records(const model *m, const spec *s);

#endif
