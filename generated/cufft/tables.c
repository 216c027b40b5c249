// tables.c of cubind for cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/cufft.yaml.
// clang-format off

#include "functions.h"

// The type of the value for an enumerator.
// The same with the class of the value.
#define ROW_OF(enumerator, type, class) \
    {.key = enumerator, .kind = CB_VALUE_##type, .cls = class}

static const cb_value_row rows_plan_queries[] = {
    ROW_OF(CUFFT_QUERY_1D_FACTORS, RECORD, T_cufftXt1dFactors),
};
const cb_value_table table_plan_queries = {
    .enum_class = T_cufftXtQueryType,
    .rows = rows_plan_queries,
    .count = sizeof rows_plan_queries / sizeof *rows_plan_queries,
};
