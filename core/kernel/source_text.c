// Splits CUDA C++ source into tokens.
#include "kernel/source_text.h"

#include <string.h>

// --- characters ----------------------------------------------------------------------------------

static bool
is_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '$' || (unsigned char)c >= 0x80;
}

static bool
is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static char
char_at(const source_text *t, size_t ahead)
{
    return (size_t)(t->end - t->at) > ahead ? t->at[ahead] : '\0';
}

// Returns the size of a backslash with the line end behind it, or 0.
static size_t
splice_size(const source_text *t)
{
    if (char_at(t, 0) != '\\')
        return 0;
    if (char_at(t, 1) == '\n')
        return 2;
    return char_at(t, 1) == '\r' && char_at(t, 2) == '\n' ? 3 : 0;
}

// --- space ---------------------------------------------------------------------------------------

// Moves to the line end, or to the end of the line with which this one is spliced.
static void
skip_line_comment(source_text *t)
{
    while (t->at < t->end && *t->at != '\n') {
        size_t splice = splice_size(t);
        t->at += splice != 0 ? splice : 1;
    }
}

static void
skip_block_comment(source_text *t)
{
    for (t->at += 2; t->at < t->end; t->at++)
        if (*t->at == '*' && char_at(t, 1) == '/') {
            t->at += 2;
            return;
        }
}

static bool
skip_comment(source_text *t)
{
    if (char_at(t, 0) != '/' || (char_at(t, 1) != '/' && char_at(t, 1) != '*'))
        return false;
    if (t->at[1] == '/')
        skip_line_comment(t);
    else
        skip_block_comment(t);
    return true;
}

// Skips a backslash with its line end. If nothing follows them, a token may go on there.
static bool
skip_splice(source_text *t)
{
    size_t splice = splice_size(t);
    t->at += splice;
    if (splice != 0 && char_at(t, 0) != ' ' && char_at(t, 0) != '\t')
        t->is_odd = true;
    return splice != 0;
}

static void
skip_space(source_text *t)
{
    while (t->at < t->end) {
        char c = *t->at;
        if (c == '\n')
            t->starts_line = true;
        if (c == ' ' || (c >= '\t' && c <= '\r'))
            t->at++;
        else if (!skip_splice(t) && !skip_comment(t))
            return;
    }
}

// --- literals ------------------------------------------------------------------------------------

// Moves behind a closing quote, or to the line end if there is none.
static void
skip_quoted(source_text *t)
{
    char quote = *t->at++;
    while (t->at < t->end && *t->at != '\n') {
        size_t splice = splice_size(t);
        char c = *t->at;
        t->at += splice != 0 ? splice : 1;
        if (c == quote)
            return;
        if (c == '\\' && splice == 0 && t->at < t->end)
            t->at++;
    }
}

// Moves behind a raw string, from its quote: "delimiter( … )delimiter".
static void
skip_raw_string(source_text *t)
{
    const char *delimiter = ++t->at;
    while (t->at < t->end && *t->at != '(' && *t->at != '"' && *t->at != '\n')
        t->at++;
    size_t length = (size_t)(t->at - delimiter);
    for (; t->at < t->end; t->at++)
        if (*t->at == ')' && (size_t)(t->end - t->at) > length + 1 &&
            memcmp(t->at + 1, delimiter, length) == 0 && t->at[length + 1] == '"') {
            t->at += length + 2;
            return;
        }
}

static void
skip_number(source_text *t)
{
    while (t->at < t->end && (is_word(*t->at) || *t->at == '.' || *t->at == '\''))
        t->at++;
}

// Returns whether the word that ends here and the quote behind it begin a raw string.
static bool
begins_raw_string(const source_token *word, const source_text *t)
{
    return char_at(t, 0) == '"' && t->at > word->at && t->at[-1] == 'R' && t->at - word->at <= 3;
}

// --- directives ----------------------------------------------------------------------------------

static void
skip_directive(source_text *t)
{
    while (t->at < t->end && *t->at != '\n') {
        size_t splice = splice_size(t);
        if (splice != 0)
            t->at += splice;
        else if (*t->at == '"')
            skip_quoted(t);
        else if (!skip_comment(t))
            t->at++;
    }
}

static void
count_condition(source_text *t, const source_token *directive)
{
    source_text inside = source_inside(directive);
    source_token word = source_next(&inside);
    if (source_is(&word, "if") || source_is(&word, "ifdef") || source_is(&word, "ifndef"))
        t->conditions++;
    else if (source_is(&word, "endif") && t->conditions > 0)
        t->conditions--;
}

// --- tokens --------------------------------------------------------------------------------------

source_text
source_begin(const char *source, size_t size)
{
    return (source_text){.at = source, .end = source + size, .starts_line = true};
}

source_text
source_inside(const source_token *directive)
{
    return (source_text){.at = directive->at + 1, .end = directive->end};
}

static source_token
read_directive(source_text *t)
{
    source_token token = {SOURCE_DIRECTIVE, t->at, t->at};
    skip_directive(t);
    token.end = t->at;
    count_condition(t, &token);
    return token;
}

static void
read_word(source_text *t, source_token *token)
{
    token->kind = SOURCE_WORD;
    while (t->at < t->end && is_word(*t->at))
        t->at++;
    if (begins_raw_string(token, t)) {
        token->kind = SOURCE_LITERAL;
        skip_raw_string(t);
    }
}

source_token
source_next(source_text *t)
{
    skip_space(t);
    source_token token = {SOURCE_END, t->at, t->at};
    if (t->at == t->end)
        return token;
    char c = *t->at;
    if (c == '#' && t->starts_line)
        return read_directive(t);
    t->starts_line = false;
    // Digraphs and universal names are too rare to be understood.
    t->is_odd = t->is_odd || (c == '%' && char_at(t, 1) == ':') || c == '\\';
    token.kind = SOURCE_OTHER;
    if (is_digit(c) || (c == '.' && is_digit(char_at(t, 1)))) {
        token.kind = SOURCE_LITERAL;
        skip_number(t);
    } else if (is_word(c)) {
        read_word(t, &token);
    } else if (c == '"' || c == '\'') {
        token.kind = SOURCE_LITERAL;
        skip_quoted(t);
    } else {
        t->at += c == ':' && char_at(t, 1) == ':' ? 2 : 1;
    }
    token.end = t->at;
    return token;
}

bool
source_is_text(const source_token *token, const char *text)
{
    size_t size = (size_t)(token->end - token->at);
    return (token->kind == SOURCE_WORD || token->kind == SOURCE_OTHER) &&
           strncmp(token->at, text, size) == 0 && text[size] == '\0';
}
