// Converts floats of 16 bits. `kind` is CB_VALUE_FLOAT16 or CB_VALUE_BFLOAT16.
#ifndef CUBIND_CALLS_NUMBER_SMALL_H
#define CUBIND_CALLS_NUMBER_SMALL_H

#include "cubind/typed.h"

// Rounds a double to the nearest number, ties to even. Going through a float would round twice. Too
// large numbers become infinite, and NaN becomes a quiet NaN.
uint16_t cb__narrow_double(cb_value_kind kind, double value);
double cb__widen_small(cb_value_kind kind, uint16_t bits);

#endif
