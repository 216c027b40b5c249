// Reads headers into a model.
#ifndef CUBIND_GENERATOR_PARSE_H
#define CUBIND_GENERATOR_PARSE_H

#include "model/model.h"
#include "spec/spec.h"

// Parses the spec's headers, found in `include_dir`. spec_apply_module() must have put the spec's
// facts into `m`. False after a reported error.
bool parse_headers(model *m, const spec *s, const char *include_dir);

#endif
