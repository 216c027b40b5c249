// Which variants of snippets hold for a parameter; variants.def has them all, with their order.
#ifndef CUBIND_GENERATOR_RENDER_VARIANTS_H
#define CUBIND_GENERATOR_RENDER_VARIANTS_H

#include "model/kinds.h"
#include "render/wrapped.h"

extern const char *const variant_words[VARIANT_WORDS];

// Those of `w`, strongest first.
void emit_set_variants(const emitter *e, wrapped *w);

// The first parameter of a kind; NULL for none.
const param *emit_first_of_kind(const function *f, kind_id kind);

// The handle under which a callback is registered: the one that the call returns, else the one that
// it is called on.
const param *emit_registered_handle(const function *f);

// The callback that was registered under a handle of this parameter's class and that the function
// ends; NULL for none.
const param *emit_ended_callback(const emitter *e, const function *f, const param *p);

#endif
