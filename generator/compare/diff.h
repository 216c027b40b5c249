// Finds the changes from one model of a module to another, for example between two releases of the
// library, or before and after a review of its spec.
//
// diff_models() makes a list of changes, ranked by what a maintainer must look at first; the
// printers only read it. docs/diff.md says which changes break callers and describes both forms of
// the report.
#ifndef CUBIND_GENERATOR_DIFF_H
#define CUBIND_GENERATOR_DIFF_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "model/model.h"

// The order of the report.
typedef enum diff_rank {
    DIFF_REMOVED,   // a name that callers use is gone or replaced
    DIFF_PROTOTYPE, // a function or callback has another C type, or calls another symbol
    DIFF_LAYOUT,    // a struct has another layout, or a typedef names another type
    DIFF_VALUE,     // an enumerator or a macro has another value
    DIFF_ADDED,
    DIFF_OTHER, // names of parameters, symbol versions, decisions of the spec, …
} diff_rank;

enum { DIFF_RANKS = DIFF_OTHER + 1 };

// The effects on Python programs, the worst first. The report for people has this order.
typedef enum diff_effect {
    DIFF_SOURCE, // raises an exception until the program is changed
    DIFF_SILENT, // the same program behaves differently
    DIFF_BINARY, // affects compiled code, bytes of structs, or the library to install
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
    const char *name;   // the parameter or field; NULL: the declaration itself
    const char *before; // NULL: did not exist
    const char *after;  // NULL: no longer exists
    bool breaking;
} diff_detail;

typedef struct diff_change {
    diff_rank rank;
    diff_subject subject;
    const char *what;   // "removed", "renamed", "type", "resized", …
    const char *name;   // the old name if there is one
    const char *parent; // enumerators: their enum, by its new name if there is one
    bool breaking;
    diff_effect effect; // DIFF_NOTHING unless it is breaking
    const char *advice; // one sentence: what callers must change; NULL: nothing
    location loc;       // in the new headers; if it is gone, in the old ones
    const char *before; // prototype, value, members; NULL: did not exist
    const char *after;
    diff_detail *details;
    int detail_count;
    const char **rules; // rules of the spec that it affects, as the spec writes them
    int rule_count;
    int64_t order; // within one parent: the enumerator's value
} diff_change;

typedef struct diff_report {
    const model *before;
    const model *after;
    diff_change *changes; // by rank, subject, parent, order, name
    int count;
    int breaking; // number of breaking changes
} diff_report;

// Both models must be of the same module and outlive the report, which lives in `a`.
diff_report *diff_models(arena *a, const model *before, const model *after);

// Returns the number of changes of a rank and subject; stores in `breaking` how many of these are
// breaking.
int diff_count(const diff_report *r, diff_rank rank, diff_subject subject, int *breaking);

// Returns the number of changes of an effect and subject.
int diff_count_effect(const diff_report *r, diff_effect effect, diff_subject subject);

#endif
