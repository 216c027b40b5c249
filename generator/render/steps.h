// What a wrapper does before its call, step after step: statements, and conditions under which it
// leaves.
#ifndef CUBIND_GENERATOR_RENDER_STEPS_H
#define CUBIND_GENERATOR_RENDER_STEPS_H

#include "base/text.h"

// Conditions that follow one another are one `if`, which tests them in their order; those of them that
// begin with the same guard, `X && `, are one of their own, which tests it once.
typedef struct steps {
    const char *leave; // the statement that leaves the wrapper
    text lines;
    text conditions; // of the `if` under way, each on a line
    int count;       // their number
} steps;

// Lines of a snippet: those that are indented are statements, each other line is a condition.
void steps_add(steps *s, const char *lines);
// All lines; the caller owns the text, and `s` is empty again.
text steps_end(steps *s);

#endif
