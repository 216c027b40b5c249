// The spec's rules and the defaults onto a parsed model.
#ifndef CUBIND_GENERATOR_ANNOTATE_H
#define CUBIND_GENERATOR_ANNOTATE_H

#include "model/model.h"
#include "spec/spec.h"

// What a rule cannot be applied to is the check stage's to report. False only where the spec does not
// know the library of the headers' release.
bool annotate_model(model *m, const spec *s);

#endif
