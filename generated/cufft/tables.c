// tables.c of cubind for cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/cufft.yaml.
// clang-format off

#include "functions.h"

// A row: the enumerator, for who reads it, and its value; the type of what belongs to it, with the
//     class of that and its
// bytes where they are told.
#define ROW(enumerator, value, type, class, bytes) \
    {.key = (value), .kind = CB_VALUE_##type, .cls = (class), .size = (bytes)}

static const cb_value_row rows_plan_queries[] = {
    ROW(CUFFT_QUERY_1D_FACTORS, 0, RECORD, T_cufftXt1dFactors, 0),
};
const cb_value_table table_plan_queries = {
    .enum_class = T_cufftXtQueryType, .rows = rows_plan_queries,
        .count = sizeof rows_plan_queries / sizeof *rows_plan_queries,
};

