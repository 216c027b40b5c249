// What can be guessed of a library by what most of its declarations do.
#ifndef CUBIND_GENERATOR_PROPOSE_GUESS_H
#define CUBIND_GENERATOR_PROPOSE_GUESS_H

#include "model/model.h"

// What all public functions, but a few, begin with; "" for nothing.
const char *guess_function_prefix(const model *m);

// The macro that counts the library's versions; NULL for none.
const char *guess_version_macro(const model *m);

// The enumeration that most functions return, its enumerator for success, what the others begin with,
// and the function that tells the text of one; NULL for none each.
typedef struct status_guess {
    const enumeration *e;
    const record *held_by; // what functions return where that is a struct, with
    const field *member;   // this member
    const enumerator *success;
    const char *prefix;
    const function *string;
} status_guess;
status_guess guess_status(const model *m);

// The direction of a pointer that is not const: what its comment says, else what the function's name
// says of a handle. DIR_UNDECIDED where somebody has to look.
direction guess_direction(const function *f, const param *p);

// Whether the parameter is a pointer that needs a direction.
bool guess_is_open(const param *p);

#endif
