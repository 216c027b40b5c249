// Splits CUDA C++ source, which is not preprocessed, into tokens.
#ifndef CUBIND_CORE_SOURCE_TEXT_H
#define CUBIND_CORE_SOURCE_TEXT_H

#include <stdbool.h>
#include <stddef.h>

typedef enum source_token_kind {
    SOURCE_END,
    SOURCE_WORD,      // an identifier or a keyword
    SOURCE_LITERAL,   // a number, character or string
    SOURCE_DIRECTIVE, // a whole line of the preprocessor, from its #
    SOURCE_OTHER,     // a single character, or ::
} source_token_kind;

typedef struct source_token {
    source_token_kind kind;
    const char *at, *end;
} source_token;

typedef struct source_text {
    const char *at, *end;
    bool starts_line; // nothing but space since the last line end
    int conditions;   // number of #if that are not closed
    bool is_odd;      // has a spelling that this reader splits wrongly, such as a split identifier
} source_text;

source_text source_begin(const char *source, size_t size);

// Returns the text of a directive behind its #, to be read by source_next().
source_text source_inside(const source_token *directive);

// Reads a token. Comments are space.
source_token source_next(source_text *text);

// Returns whether a word or :: has that text, which is not empty.
bool source_is_text(const source_token *token, const char *text);

static inline bool
source_is(const source_token *token, const char *text)
{
    return token->at < token->end && *token->at == *text && source_is_text(token, text);
}

#endif
