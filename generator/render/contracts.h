// Lists the holes and snippets that the emitters expect in each template file.
#ifndef CUBIND_GENERATOR_RENDER_CONTRACTS_H
#define CUBIND_GENERATOR_RENDER_CONTRACTS_H

#include "render/emitter.h"

extern const template_contract *const template_contracts[TEMPLATE_COUNT];

#endif
