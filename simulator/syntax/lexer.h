// Text of PTX into tokens, one at a time.
#ifndef SIM_SYNTAX_LEXER_H
#define SIM_SYNTAX_LEXER_H

#include "base/text.h"

typedef enum sim_token_kind {
    SIM_TOKEN_END,
    SIM_TOKEN_WORD, // name, %register, $L__BB0_1, _
    SIM_TOKEN_DOT,  // .word; the text is without the dot. `shared::cta` is one word
    SIM_TOKEN_INTEGER,
    SIM_TOKEN_REAL,
    SIM_TOKEN_STRING, // the text is without the quotes
    SIM_TOKEN_SIGN,   // one character, or two: SIM_TWO(first, second)
} sim_token_kind;

// The sign of two characters: && || << >> == != <= >=.
#define SIM_TWO(a, b) ((a) | (b) << 8)

typedef struct sim_token {
    sim_token_kind kind;
    sim_text text;
    int line, column;
    int sign;
    bool is_unsigned; // of an integer: suffix U, or too large to be signed
    bool exact32;     // of a real: written as 0f with the bits in `integer`
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
// From where an integer or its sign starts, as many as are plain decimal ones with commas between, but no more than `most`: what
// tables are made of. The lexer goes on behind the last of them; their text is in *run. 0: the first is none, and nothing is
// done.
size_t sim_lexer_integers(sim_lexer *lexer, const char *start, size_t most, sim_text *run);
// The value of the next number of such a text, which goes on behind it.
uint64_t sim_next_integer(sim_text *run);
// Leaves out everything up to the end of the line.
void sim_lexer_skip_line(sim_lexer *lexer);

// Reads a word behind a dot that begins with a digit, as .5, as the number that it is where a constant is expected.
void sim_lexer_point(sim_lexer *lexer, sim_token *token);

#endif
