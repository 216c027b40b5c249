// Finds the variants of snippets that hold for a parameter. variants.def lists all of them in
// order.
#ifndef CUBIND_GENERATOR_RENDER_VARIANTS_H
#define CUBIND_GENERATOR_RENDER_VARIANTS_H

#include "model/kinds.h"
#include "render/wrapped.h"

extern const char *const variant_words[VARIANT_WORDS];

// Sets the variants of `w`, strongest first.
void emit_set_variants(const emitter *e, wrapped *w);

// Returns the first parameter of a kind; NULL for none.
const param *emit_first_of_kind(const function *f, kind_id kind);

// Returns the handle under which a callback is registered: the one that the call returns, else its
// first handle argument; NULL for none.
const param *emit_registered_handle(const function *f);

// Returns the callback parameter whose registration this function ends, if it was registered under
// a handle of this parameter's class; NULL for none.
const param *emit_ended_callback(const emitter *e, const function *f, const param *p);

#endif
