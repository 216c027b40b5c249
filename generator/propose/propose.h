// A first spec for a library, as YAML, from the model of its headers before any rule was applied.
#ifndef CUBIND_GENERATOR_PROPOSE_H
#define CUBIND_GENERATOR_PROPOSE_H

#include "base/text.h"
#include "model/model.h"

// Reads as a spec as it stands; what it leaves open, `check` names.
void propose_spec(const model *m, text *out);

// A module's name for a header: "path/Some-lib.h" is somelib.
const char *propose_module(arena *a, const char *header);

#endif
