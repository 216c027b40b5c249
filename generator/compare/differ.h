// Holds the state of a comparison in progress, which the files that compare share.
#ifndef CUBIND_GENERATOR_COMPARE_DIFFER_H
#define CUBIND_GENERATOR_COMPARE_DIFFER_H

#include "compare/diff.h"

// A comparison in progress. The old_… arrays have one item per declaration of the old model: its
// counterpart in the new model, or NULL. The new_… arrays say which new declarations have a
// counterpart.
typedef struct differ {
    arena *a;
    const model *before;
    const model *after;
    const record **old_records;
    const enumeration **old_enums;
    bool *new_records;
    bool *new_enums;
    diff_report *report;
} differ;

#endif
