// tables.c of cubind's binding of the cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/cufft.yaml.
// Header: cufft.h, sha256 c53c63486b71b84f8269d4248728d8d1de5a5866b9efcd0b25c8712e4d35858b
// Header: cufftXt.h, sha256 f93d196aacdef40c71a68f5010bb4a19d33a7a798fac137add21af4885cecb1a
// Header: cudalibxt.h, sha256 f460ee4623b326e3bad73443848a56a45ed71e9f055d238894724da083303994
// Spec: sha256 704652c0b5efeba24d3edea99aea7785848732f57c23ef58aa95472d408346e1
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

