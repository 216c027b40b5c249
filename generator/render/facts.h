// What there is to tell of a function, fact by fact: docstrings (docs.h) and the reference (reference/) print the same.
#ifndef CUBIND_GENERATOR_RENDER_FACTS_H
#define CUBIND_GENERATOR_RENDER_FACTS_H

#include "render/emitter.h"

typedef struct doc_entry {
    const char *name;
    const char *words;
} doc_entry;

// What is true of both forms: sentences, NULL where there is nothing to say.
typedef struct origin_facts {
    const char *fails; // where all functions do alike
    const char *gil;
    const char *since;
    const char *deprecated;
    const char *per_thread;
    const char *core;
    const char *manual; // a link
} origin_facts;

// "name(first, a, b=None)"; nothing comes first where that is "".
const char *emit_signature(const emitter *e, const function *f, const char *name, bool checked,
                           const char *first);
// As the library exports it.
const char *emit_prototype(const emitter *e, const function *f);
// The same before its parameters: "status find(".
const char *emit_prototype_head(const emitter *e, const function *f);
// What may be passed for each parameter of that form; room is for MODEL_MOST_PARAMS. Gives the count.
int emit_parameter_facts(const emitter *e, const function *f, bool checked, doc_entry *entries);
// What both forms return, by the names of the results; the tuple form first unless `checked_first`.
const char *emit_return_fact(const emitter *e, const function *f, bool checked_first);
// What comes back by way of parameters, as their types with what the spec says of them.
int emit_result_facts(const emitter *e, const function *f, bool checked, doc_entry *entries);
// All that comes back as one type hint: "tuple[Status, int]".
const char *emit_returned(const emitter *e, const function *f, bool checked);
origin_facts emit_origin_facts(const emitter *e, const function *f);
// "Since CUDA 12.3; other parameters before 13.0." with what has changed; NULL where nobody knows.
const char *emit_age(const emitter *e, int since, int changed, const char *what);

#endif
