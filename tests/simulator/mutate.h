// Texts of PTX, changed at random: into what may be anything, or into kernels that are mostly still some.
#ifndef TESTS_SIMULATOR_MUTATE_H
#define TESTS_SIMULATOR_MUTATE_H

#include <stddef.h>
#include <stdint.h>

extern uint64_t mutate_seed; // never 0

uint64_t random_number(void);
size_t below(size_t n); // 0 for 0

// Both change `text`, of `length` bytes and a NUL behind them, which has room for as much again, and return the new length.
size_t mutate_text(char *text, size_t length);
// One operand, immediate value, register, type or instruction of a function for another, or two lines for each other.
size_t mutate_kernel(char *text, size_t length);

#endif
