// Lists, for docstrings, the types of values that depend on an enumerator.
#ifndef CUBIND_GENERATOR_RENDER_VALUE_FACTS_H
#define CUBIND_GENERATOR_RENDER_VALUE_FACTS_H

#include "render/facts.h"

// A value and the argument that chooses its type.
typedef struct value_facts {
    const char *value, *chooser; // Python names
    doc_entry *entries;          // a type, and the enumerators that choose it
    int count;
} value_facts;

// Returns the parameter that chooses the type of this one; NULL for none.
const param *emit_chooser(const function *f, const param *p);
// Stores the facts about all parameters whose type another parameter chooses. `facts` has room for
// MODEL_MOST_PARAMS. Returns the count.
int emit_value_facts(const emitter *e, const function *f, value_facts *facts);

#endif
