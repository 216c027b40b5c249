// Says which parameters lead to memory of the caller's, on the host or on a device. The member
// `space` of such a parameter decides which objects its binding accepts.
#ifndef CUBIND_GENERATOR_SPACES_H
#define CUBIND_GENERATOR_SPACES_H

#include "model/model.h"

// Whether the parameter is an address, a list of addresses, or a value that may be an address. For
// the last two, `space` is about the memory that the items lead to.
bool space_is_needed(const model *m, const param *p);

// Whether a file omits the parameter's space, because it is the module's default.
bool space_is_default(const model *m, const param *p);

// Sets the module's default where a space is needed and none is set.
void spaces_set_default(model *m);

// Whether the model says anything about spaces. A library without devices does not.
bool spaces_are_known(const model *m);

#endif
