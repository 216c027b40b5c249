// Splits PTX text into tokens, one at a time.
#ifndef SIM_SYNTAX_LEXER_H
#define SIM_SYNTAX_LEXER_H

#include "base/text.h"

typedef enum sim_token_kind {
    SIM_TOKEN_END,
    SIM_TOKEN_WORD, // name, %register, $L__BB0_1, _
    SIM_TOKEN_DOT,  // .word; `text` has no dot. `shared::cta` is one word
    SIM_TOKEN_INTEGER,
    SIM_TOKEN_REAL,
    SIM_TOKEN_STRING, // `text` has no quotes
    SIM_TOKEN_SIGN,   // one character, or two characters as SIM_TWO(first, second)
} sim_token_kind;

// Encodes a sign of two characters: && || << >> == != <= >=.
#define SIM_TWO(a, b) ((a) | (b) << 8)

typedef struct sim_token {
    sim_token_kind kind;
    sim_text text;
    int line, column;
    int sign;
    bool is_unsigned; // an integer with suffix U, or too large to be signed
    bool exact32;     // a real that is written as 0f…; `integer` has its bits
    uint64_t integer;
    double real;
} sim_token;

typedef struct sim_lexer {
    const char *at, *end, *line_start;
    int line;
    sim_trouble *trouble;
} sim_lexer;

void sim_lexer_start(sim_lexer *lexer, const char *text, size_t length, sim_trouble *trouble);
sim_token sim_lexer_next(sim_lexer *lexer);
// Takes a run of up to `most` plain decimal integers with commas between them, as in large tables.
// `start` is the beginning of the first integer or of its sign. Sets *run to the text of the run,
// moves the lexer past it, and returns the number of integers. 0: the first element is not a plain
// decimal integer, and nothing has changed.
size_t sim_lexer_integers(sim_lexer *lexer, const char *start, size_t most, sim_text *run);
// Returns the next integer of a run from sim_lexer_integers(), and moves *run past it.
uint64_t sim_next_integer(sim_text *run);
// Skips the rest of the line.
void sim_lexer_skip_line(sim_lexer *lexer);

// Turns a token such as .5, which looks like a dotted word, into a number. Call it before parsing a
// constant.
void sim_lexer_point(sim_lexer *lexer, sim_token *token);

#endif
