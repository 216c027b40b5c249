// Applies the spec's rules and the defaults to a parsed model.
#ifndef CUBIND_GENERATOR_ANNOTATE_H
#define CUBIND_GENERATOR_ANNOTATE_H

#include "model/model.h"
#include "spec/spec.h"

// Leaves rules that it cannot apply for the check stage to report. Returns false, after a reported
// error, only if the spec does not name the library for the headers' major release.
bool annotate_model(model *m, const spec *s);

#endif
