// Defines views of text, and the error path of the functions that read text.
#ifndef SIM_BASE_TEXT_H
#define SIM_BASE_TEXT_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "cubind_sim.h"
#include "ptx_tokens.h"

typedef ptx_text sim_text;

#define SIM_TEXT(literal) ((sim_text){literal, sizeof(literal) - 1})
// The two arguments of printf's "%.*s". Cuts long names, so that an error fits on one line.
#define SIM_SHOW(text) ((int)((text).length < 80 ? (text).length : 80)), (text).at

static inline bool
sim_text_equal(sim_text a, sim_text b)
{
    return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

static inline bool
sim_text_is(sim_text a, const char *b)
{
    return strlen(b) == a.length && memcmp(a.at, b, a.length) == 0;
}

// An error, and the handler that it jumps to. The outermost function that reads or decodes a text
// calls setjmp. Everything that inner functions allocate is in an arena, so the jump leaks nothing.
typedef struct sim_trouble {
    jmp_buf way_out;
    cubind_sim_status status;
    int line, column;
    char text[512];
} sim_trouble;

// Records the error and jumps to `way_out`.
_Noreturn __attribute__((format(printf, 4, 5))) void
sim_fail(sim_trouble *trouble, cubind_sim_status status, int line, const char *format, ...);

#endif
