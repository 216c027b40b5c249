// Guesses facts about a library from the habits of most of its declarations.
#ifndef CUBIND_GENERATOR_PROPOSE_GUESS_H
#define CUBIND_GENERATOR_PROPOSE_GUESS_H

#include "model/model.h"

// Returns the longest prefix of nine in ten functions that ends at a word; "" for none.
const char *guess_function_prefix(const model *m);

// Returns the name of the macro with the library's version; NULL for none.
const char *guess_version_macro(const model *m);

// The guessed status enum and its parts; each is NULL if there is none.
typedef struct status_guess {
    const enumeration *e;      // the enum that most functions return
    const record *held_by;     // the struct that functions return instead, with the enum in
    const field *member;       // this member
    const enumerator *success; // the enumerator for success
    const char *prefix;        // the common prefix of the other enumerators
    const function *string;    // the function that returns the text of a status
} status_guess;
status_guess guess_status(const model *m);

// Returns the direction of a pointer that is not const: from its comment, else, for a handle, from
// the function's name. DIR_UNDECIDED if a person has to decide.
direction guess_direction(const function *f, const param *p);

// Returns whether the parameter is a pointer that needs a direction.
bool guess_is_open(const param *p);

#endif
