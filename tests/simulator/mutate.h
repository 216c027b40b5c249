// Mutates PTX texts at random, either into arbitrary text or into kernels that mostly stay valid.
#ifndef TESTS_SIMULATOR_MUTATE_H
#define TESTS_SIMULATOR_MUTATE_H

#include <stddef.h>
#include <stdint.h>

extern uint64_t mutate_seed; // must not be 0

uint64_t random_number(void);
size_t below(size_t n); // a random number less than n; 0 if n is 0

// Both functions change a text of `length` bytes, which a NUL follows, and return the new length.
// The buffer must have space for twice the length.
size_t mutate_text(char *text, size_t length);
// Replaces one operand, immediate value, register, type or instruction of a function with another
// one, or changes lines.
size_t mutate_kernel(char *text, size_t length);

#endif
