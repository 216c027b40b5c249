// Guesses facts about a library from the conventions that most of its declarations follow.
#ifndef CUBIND_GENERATOR_PROPOSE_GUESS_H
#define CUBIND_GENERATOR_PROPOSE_GUESS_H

#include "model/model.h"

// Returns the longest prefix that nine in ten functions share and that ends at a word boundary; ""
// for none.
const char *guess_function_prefix(const model *m);

// Returns the name of the macro with the library's version; NULL for none.
const char *guess_version_macro(const model *m);

// The guessed status enum and its parts; each is NULL if there is none.
typedef struct status_guess {
    const enumeration *e;      // the enum that most functions return
    const record *held_by;     // the struct with that enum, if functions return a struct
    const field *member;       // the member of `held_by` with the enum
    const enumerator *success; // the enumerator for success
    const char *prefix;        // the common prefix of the other enumerators
    const function *string;    // the function that returns the text of a status
} status_guess;
status_guess guess_status(const model *m);

// Guesses the direction of a pointer that is not const from its comment. If there is none and it
// points to a handle, guesses from the function's name. DIR_UNDECIDED if a person has to decide.
direction guess_direction(const function *f, const param *p);

// Returns whether the parameter is a pointer that needs a direction.
bool guess_is_open(const param *p);

#endif
