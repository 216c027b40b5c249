// Templates: files of C (or Python) that read like the output, with named snippets and holes.
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
// A snippet is the lines between its Begin and its End. A hole is `@name@`, `@@` is one at sign. A
// hole alone on its line stands for whole lines; where its value is empty, the line is gone. There
// is no logic: emitters choose, repeat and compose snippets. templates/README.md says the same for
// those who write templates.
//
// All mistakes are found when a file is loaded, whether or not the model at hand needs the snippet:
// a snippet that no emitter asks for or that is missing, a hole that vars.h does not have, a Begin
// without End.
#ifndef CUBIND_GENERATOR_TEMPLATE_H
#define CUBIND_GENERATOR_TEMPLATE_H

#include "base/arena.h"
#include "base/text.h"

typedef struct template template;

// What the emitters expect of one template file.
typedef struct template_contract {
    const char *file;                     // functions.c.in
    const char *const *holes;             // NULL-terminated; a value's index is its hole's
    const char *const *snippets;          // NULL-terminated: all must be there; NULL: see `accepts`
    bool (*accepts)(const char *snippet); // names that may be there; NULL: only `snippets`
} template_contract;

// NULL after reported errors.
template *template_load(arena *a, const char *folder, const template_contract *contract);

bool template_has(const template *t, const char *snippet);

// Whether the snippet is there and has the hole.
bool template_has_hole(const template *t, const char *snippet, const char *hole);

// Appends the snippet with its holes filled; `values` follow the order of the contract's holes,
// NULL counts as "".
void template_expand(const template *t, const char *snippet, const char *const *values, text *out);

#endif
