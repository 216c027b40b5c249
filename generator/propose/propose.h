// Proposes a first spec for a library, as YAML, from the model of its headers before any rule is
// applied.
#ifndef CUBIND_GENERATOR_PROPOSE_H
#define CUBIND_GENERATOR_PROPOSE_H

#include "base/text.h"
#include "model/model.h"

// Appends the proposal, which is a valid spec. The `check` command reports its open decisions.
void propose_spec(const model *m, text *out);

// Returns a module name for a header: "somelib" for "path/Some-lib.h".
const char *propose_module(arena *a, const char *header);

#endif
