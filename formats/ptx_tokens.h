// Splits PTX text into tokens, one at a time. The lexer never reads outside of the text, whatever
// that contains. It needs no memory, so a caller can stop at the token that it looks for.
#ifndef CUBIND_FORMATS_PTX_TOKENS_H
#define CUBIND_FORMATS_PTX_TOKENS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// A view of characters that the view does not own.
typedef struct ptx_text {
    const char *at;
    size_t length;
} ptx_text;

typedef enum ptx_kind {
    PTX_END,
    PTX_WORD, // name, %register, $L__BB0_1, _
    PTX_DOT,  // .word; `text` has no dot. `shared::cta` is one word
    PTX_INTEGER,
    PTX_REAL,
    PTX_STRING, // `text` has no quotes
    PTX_SIGN,   // one character, or two characters as PTX_TWO(first, second)
    PTX_BAD,    // not a token of PTX; `error` says why
} ptx_kind;

// Encodes a sign of two characters: && || << >> == != <= >=.
#define PTX_TWO(a, b) ((a) | (b) << 8)

typedef struct ptx_token {
    ptx_kind kind;
    ptx_text text;
    int line, column;
    int sign;
    bool is_unsigned; // an integer with suffix U, or too large to be signed
    bool exact32;     // a real that is written as 0f…; `integer` has its bits
    uint64_t integer;
    double real;
    const char *error; // the reason why a token is PTX_BAD; static
} ptx_token;

typedef struct ptx_lexer {
    const char *at, *end, *line_start;
    int line;
} ptx_lexer;

void ptx_start(ptx_lexer *lexer, const char *text, size_t length);
// Returns the next token. The lexer is past it, even past a bad one.
ptx_token ptx_next(ptx_lexer *lexer);
// Returns whether a token is a dot and this word.
static inline bool
ptx_is_dot(const ptx_token *token, const char *word)
{
    size_t length = strlen(word);
    return token->kind == PTX_DOT && token->text.length == length &&
           memcmp(token->text.at, word, length) == 0;
}
// Moves past the next such token, and makes no others on the way. Returns false at the end.
bool ptx_find_dot(ptx_lexer *lexer, const char *word);
// Takes a run of up to `most` plain decimal integers with commas between them, as in large tables.
// `start` is the beginning of the first integer or of its sign. Sets *run to the text of the run,
// moves the lexer past it, and returns the number of integers. 0: the first element is not a plain
// decimal integer, and nothing has changed.
size_t ptx_integers(ptx_lexer *lexer, const char *start, size_t most, ptx_text *run);
// Returns the next integer of a run from ptx_integers(), and moves *run past it.
uint64_t ptx_next_integer(ptx_text *run);
// Skips the rest of the line.
void ptx_skip_line(ptx_lexer *lexer);

// Turns a token such as .5, which looks like a dotted word, into a number. Call it before parsing a
// constant.
void ptx_point(ptx_lexer *lexer, ptx_token *token);

#endif
