// Headers into a model.
#ifndef CUBIND_GENERATOR_PARSE_H
#define CUBIND_GENERATOR_PARSE_H

#include "model/model.h"
#include "spec/spec.h"

// The headers of the spec, found in `include_dir`; `m` has the spec's facts already
// (spec_apply_module). False after an error.
bool parse_headers(model *m, const spec *s, const char *include_dir);

#endif
