// Views of text, and the way out of a reader that finds an error.
#ifndef SIM_BASE_TEXT_H
#define SIM_BASE_TEXT_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "cubind_sim.h"

// A stretch of somebody else's characters.
typedef struct sim_text {
    const char *at;
    size_t length;
} sim_text;

#define SIM_TEXT(literal) ((sim_text){literal, sizeof(literal) - 1})
// For printf's "%.*s"; no error shows more of a name than fits a line.
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

// Where reading or decoding goes on after an error, and what the error was. The function at the top sets the jump; all
// that is allocated on the way lies in an arena, so that nothing is lost by it.
typedef struct sim_trouble {
    jmp_buf way_out;
    cubind_sim_status status;
    int line, column;
    char text[512];
} sim_trouble;

_Noreturn __attribute__((format(printf, 4, 5))) void
sim_fail(sim_trouble *trouble, cubind_sim_status status, int line, const char *format, ...);

#endif
