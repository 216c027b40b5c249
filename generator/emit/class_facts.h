// Collects the facts about a class for its docstring and the reference (reference/).
#ifndef CUBIND_GENERATOR_EMIT_CLASS_FACTS_H
#define CUBIND_GENERATOR_EMIT_CLASS_FACTS_H

#include "render/emitter.h"
#include "render/facts.h"

// Names under a title that relates them to the class: functions, fields of structs ("COPY2D.src"),
// or members of an enum.
typedef struct class_list {
    const char *title; // "Made by"
    const char **names;
    int count;
} class_list;

typedef struct class_facts {
    // If the class is a second name of a struct, the sentence that says so; then all other members
    // are unset.
    const char *second;
    const char *about;  // our sentence, NULL for none
    const char *in_c;   // "struct COPY2D_st, 16 bytes. Since CUDA 12.3."
    const char *called; // how the library calls a callable passed for it; NULL: it calls none
    doc_entry *entries; // an enum's members and their values, a struct's fields and their types
    int entry_count;
    class_list lists[4];
    int list_count;
} class_facts;

// Returns the facts about a class that this module defines.
class_facts emit_class_facts(const emitter *e, const class_info *c);

#endif
