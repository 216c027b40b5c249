// What there is to tell of a class: docstrings and the reference (reference/) print the same.
#ifndef CUBIND_GENERATOR_EMIT_CLASS_FACTS_H
#define CUBIND_GENERATOR_EMIT_CLASS_FACTS_H

#include "render/emitter.h"
#include "render/facts.h"

// Functions, or fields of structs ("COPY2D.src"), under what they do with the class; members of it.
typedef struct class_list {
    const char *title; // "Made by"
    const char **names;
    int count;
} class_list;

typedef struct class_facts {
    const char
        *second; // a further name of a struct: the sentence that tells which, and nothing else
    const char *about;  // a sentence of ours, NULL for none
    const char *in_c;   // "struct COPY2D_st, 16 bytes. Since CUDA 12.3."
    const char *called; // how callables in its place are called; NULL where none is
    doc_entry
        *entries; // an enum's members with their values, a struct's fields with what they hold
    int entry_count;
    class_list lists[4];
    int list_count;
} class_facts;

// Of a class that is this module's own.
class_facts emit_class_facts(const emitter *e, const class_info *c);

#endif
