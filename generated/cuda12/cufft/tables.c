// tables.c of cubind's binding of the cuFFT, API version 12.9.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/cufft.yaml.
// clang-format off

#include "functions.h"

static const cb_value_row rows_plan_queries[] = {
    {.key = 0, .kind = CB_VALUE_RECORD, .cls = T_cufftXt1dFactors, .size = 0},
         // CUFFT_QUERY_1D_FACTORS
};
const cb_value_table table_plan_queries = {
    .enum_class = T_cufftXtQueryType, .rows = rows_plan_queries,
        .count = sizeof rows_plan_queries / sizeof *rows_plan_queries,
};

