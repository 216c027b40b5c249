// What changed from one model of a module to another: two releases of a library, or two reviews of
// its spec.
//
// diff_models() makes a list of changes, ranked by what a maintainer has to look at first; the
// printers below only read it. docs/diff.md says which change breaks callers and describes both
// forms of the report.
#ifndef CUBIND_GENERATOR_DIFF_H
#define CUBIND_GENERATOR_DIFF_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "model/model.h"

// The order of the report.
typedef enum diff_rank {
    DIFF_REMOVED,   // what callers spell is gone, or has another name
    DIFF_PROTOTYPE, // a function or callback has another C type, or calls another symbol
    DIFF_LAYOUT,    // a struct is cut differently, a typedef names another type
    DIFF_VALUE,     // an enumerator or a macro has another value
    DIFF_ADDED,
    DIFF_OTHER, // names of parameters, symbol versions, decisions of the spec, …
} diff_rank;

enum { DIFF_RANKS = DIFF_OTHER + 1 };

// What it breaks for programs in Python, the worst first; the report for people is ordered by it.
typedef enum diff_effect {
    DIFF_SOURCE, // an exception until the program is changed
    DIFF_SILENT, // the same program does something else
    DIFF_BINARY, // compiled code, bytes of structs, the library that has to be there
    DIFF_NOTHING,
} diff_effect;

enum { DIFF_EFFECTS = DIFF_NOTHING + 1 };

extern const char *const diff_effect_words[DIFF_EFFECTS + 1];

typedef enum diff_subject {
    DIFF_FUNCTION,
    DIFF_RECORD,
    DIFF_ENUM,
    DIFF_ENUMERATOR,
    DIFF_TYPEDEF,
    DIFF_MACRO,
    DIFF_TABLE, // a value table of the spec
    DIFF_LIBRARY,
} diff_subject;

enum { DIFF_SUBJECTS = DIFF_LIBRARY + 1 };

// One part of a change: a parameter, a field, a property.
typedef struct diff_detail {
    const char *what;   // "type", "moved", "renamed", "added", …: docs/diff.md lists them
    const char *name;   // of the parameter or field; NULL: of the declaration itself
    const char *before; // NULL: was not there
    const char *after;  // NULL: is not there any more
    bool breaking;
} diff_detail;

typedef struct diff_change {
    diff_rank rank;
    diff_subject subject;
    const char *what;   // "removed", "renamed", "type", "resized", …
    const char *name;   // the old one where there is one
    const char *parent; // enumerators: their enum, by its new name where there is one
    bool breaking;
    diff_effect effect; // DIFF_NOTHING where it is not breaking
    const char *advice; // one sentence: what a caller has to change; NULL for nothing
    location loc;       // in the new headers; in the old ones of what is gone
    const char *before; // prototype, value, members; NULL: was not there
    const char *after;
    diff_detail *details;
    int detail_count;
    const char **rules; // rules of the spec that it touches, as the spec writes them
    int rule_count;
    int64_t order; // among changes of one parent: the enumerator's value
} diff_change;

typedef struct diff_report {
    const model *before;
    const model *after;
    diff_change *changes; // by rank, subject, parent, order, name
    int count;
    int breaking; // how many of them
} diff_report;

// Both models are of the same module and outlive the report, which lives in `a`.
diff_report *diff_models(arena *a, const model *before, const model *after);

// How many changes of a rank and subject there are; of them breaking.
int diff_count(const diff_report *r, diff_rank rank, diff_subject subject, int *breaking);

// How many changes of an effect and subject there are.
int diff_count_effect(const diff_report *r, diff_effect effect, diff_subject subject);

// markdown.c: for people. json.c: the same for programs.
void diff_write_markdown(const diff_report *r, text *out);
void diff_write_json(const diff_report *r, text *out);

#endif
