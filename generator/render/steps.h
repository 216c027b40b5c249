// Collects the steps of a wrapper before its C call: statements, and conditions under which the
// wrapper returns early.
#ifndef CUBIND_GENERATOR_RENDER_STEPS_H
#define CUBIND_GENERATOR_RENDER_STEPS_H

#include "base/text.h"

// Consecutive conditions become one `if`, which tests them in order. Consecutive conditions with
// the same guard, `X && `, become a separate `if`, which tests the guard once.
typedef struct steps {
    const char *leave; // the statement that leaves the wrapper
    text lines;
    text conditions; // the conditions of the current `if`, one per line
    int count;       // their number
} steps;

// Adds the lines of a snippet. An indented line is a statement, any other line is a condition.
void steps_add(steps *s, const char *lines);
// Returns all lines as a text that the caller owns, and empties `s`.
text steps_end(steps *s);

#endif
