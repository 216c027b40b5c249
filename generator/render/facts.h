// Collects the facts about a function for its docstring (docs.h) and the reference (reference/).
#ifndef CUBIND_GENERATOR_RENDER_FACTS_H
#define CUBIND_GENERATOR_RENDER_FACTS_H

#include "render/emitter.h"

typedef struct doc_entry {
    const char *name;
    const char *words;
} doc_entry;

// Facts that hold for both forms, as sentences; NULL if there is nothing to say.
typedef struct origin_facts {
    const char *fails; // the enum of possible statuses, if the header lists none for the function
    const char *gil;
    const char *since;
    const char *deprecated;
    const char *per_thread;
    const char *core;
    const char *manual; // a link
} origin_facts;

// Returns "name(first, a, b=None)"; `first` may be "".
const char *emit_signature(const emitter *e, const function *f, const char *name, bool checked,
                           const char *first);
// Returns the C prototype with the exported symbol.
const char *emit_prototype(const emitter *e, const function *f);
// Returns the part of the prototype before the parameters: "status find(".
const char *emit_prototype_head(const emitter *e, const function *f);
// Stores the values that each parameter accepts in that form. `entries` has room for
// MODEL_MOST_PARAMS. Returns the count.
int emit_parameter_facts(const emitter *e, const function *f, bool checked, doc_entry *entries);
// Returns a sentence about the results of both forms, by their names. The tuple form comes first
// unless `checked_first`.
const char *emit_return_fact(const emitter *e, const function *f, bool checked_first);
// Stores the types and descriptions of results that come back through parameters. `entries` and the
// returned count are as in emit_parameter_facts().
int emit_result_facts(const emitter *e, const function *f, bool checked, doc_entry *entries);
// Returns all results as one type hint: "tuple[Status, int]".
const char *emit_returned(const emitter *e, const function *f, bool checked);
origin_facts emit_origin_facts(const emitter *e, const function *f);
// Returns "Since CUDA 12.3; other parameters before 13.0."; `what` is the word for the part that
// changed. NULL if neither release is known.
const char *emit_age(const emitter *e, int since, int changed, const char *what);

#endif
