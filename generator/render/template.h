// Loads templates and expands their snippets. A template is C or Python text that reads like the
// output, with named snippets and holes:
//
//     Anything outside snippets is a note to the reader.
//     /* Begin wrapper */
//     PyObject *
//     py_@name@(PyObject *self)
//     {
//     @body@
//     }
//     /* End wrapper */
//
// A snippet is the lines between its Begin and its End. A hole is `@name@`, and `@@` is one at
// sign. A hole alone on its line stands for whole lines; if its value is empty, the line
// disappears. Templates have no logic: emitters choose, repeat and compose snippets.
// templates/README.md explains this to authors of templates.
//
// Loading a file finds all mistakes, even in snippets that the current model does not need: a
// snippet that is missing or that no emitter uses, a hole that vars.h does not have, a Begin
// without End.
#ifndef CUBIND_GENERATOR_TEMPLATE_H
#define CUBIND_GENERATOR_TEMPLATE_H

#include "base/arena.h"
#include "base/text.h"

typedef struct template template;

// The holes and snippets that the emitters expect in one template file.
typedef struct template_contract {
    const char *file;                     // functions.c.in
    const char *const *holes;             // NULL-terminated; values have the same order
    const char *const *snippets;          // NULL-terminated, all required; NULL: see `accepts`
    bool (*accepts)(const char *snippet); // whether a name is allowed; NULL: only `snippets` are
} template_contract;

// Returns a template that lives in the arena; NULL after reported errors.
template *template_load(arena *a, const char *folder, const template_contract *contract);

bool template_has(const template *t, const char *snippet);

// Returns whether the snippet exists and has the hole.
bool template_has_hole(const template *t, const char *snippet, const char *hole);

// Appends the snippet with its holes filled. `values` follow the order of the contract's holes;
// NULL counts as "".
void template_expand(const template *t, const char *snippet, const char *const *values, text *out);

#endif
