// Splits PTX text into tokens. The lexer never reads past `end`, whatever the text contains.
#include "ptx_tokens.h"

#include <stdlib.h>

#include "cubind_size.h"

enum { ALPHA = 1, DIGIT = 2, BLANK = 4 };

static const uint8_t kinds[256] = {
    ['a' ... 'z'] = ALPHA, ['A' ... 'Z'] = ALPHA, ['_'] = ALPHA,
    ['$'] = ALPHA,         ['0' ... '9'] = DIGIT, [' '] = BLANK,
    ['\t'] = BLANK,        ['\r'] = BLANK,        ['\n'] = BLANK,
    ['\f'] = BLANK,        ['\v'] = BLANK,        ['\0'] = BLANK, // PTX images end in a zero
};

static bool
is(const char *at, const char *end, int kind)
{
    return at < end && (kinds[(unsigned char)*at] & kind) != 0;
}

static const char *
after_word(const char *at, const char *end)
{
    while (is(at, end, ALPHA | DIGIT))
        at++;
    return at;
}

void
ptx_start(ptx_lexer *lexer, const char *text, size_t length)
{
    *lexer = (ptx_lexer){text, text + length, text, 1};
}

void
ptx_skip_line(ptx_lexer *lexer)
{
    const char *stop = memchr(lexer->at, '\n', (size_t)(lexer->end - lexer->at));
    lexer->at = stop != NULL ? stop : lexer->end;
}

// Counts the line that ends at `at`.
static void
new_line(ptx_lexer *lexer, const char *at)
{
    lexer->line++;
    lexer->line_start = at + 1;
}

// Returns whether the comment ends. If not, the rest of the text belongs to it.
static bool
skip_comment(ptx_lexer *lexer)
{
    for (lexer->at += 2; lexer->end - lexer->at >= 2; lexer->at++) {
        if (lexer->at[0] == '*' && lexer->at[1] == '/') {
            lexer->at += 2;
            return true;
        }
        if (*lexer->at == '\n')
            new_line(lexer, lexer->at);
    }
    lexer->at = lexer->end;
    return false;
}

// Skips blanks, comments and lines for the preprocessor. Returns whether every comment ends; if
// not, sets `start` to the beginning of the last one.
static bool
skip_blank(ptx_lexer *lexer, ptx_lexer *start)
{
    for (;;) {
        const char *at = lexer->at, *end = lexer->end;
        for (; is(at, end, BLANK); at++)
            if (*at == '\n')
                new_line(lexer, at);
        lexer->at = at;
        if (at == end || (*at != '/' && *at != '#'))
            return true;
        char second = end - at > 1 ? at[1] : ' ';
        if (*at == '/' ? second == '/' : at == lexer->line_start) {
            ptx_skip_line(lexer);
        } else if (*at == '/' && second == '*') {
            *start = *lexer;
            if (!skip_comment(lexer))
                return false;
        } else {
            return true;
        }
    }
}

static int
digit_value(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : 99;
}

// Marks a token as bad. The caller stops there; the text may go on behind it.
static void
spoil(ptx_token *token, const char *error)
{
    token->kind = PTX_BAD;
    token->error = error;
}

static void
bad_number(ptx_token *token)
{
    spoil(token, "Not a number: write 12, 0x1f, 1.5, 0f3F800000");
}

// Reads the digits of a base and returns how many there are. Returns 0 after a token that is bad
// because its value is too large.
static size_t
read_digits(ptx_lexer *lexer, int base, ptx_token *token)
{
    const char *start = lexer->at;
    uint64_t *value = &token->integer;
    bool fits = true;
    for (*value = 0; lexer->at < lexer->end && digit_value(*lexer->at) < base; lexer->at++)
        fits = fits && size_multiply(*value, (uint64_t)base, value) &&
               size_add(*value, (uint64_t)digit_value(*lexer->at), value);
    if (!fits)
        spoil(token, "Constant overflow: an integer has at most 64 bits");
    return fits ? (size_t)(lexer->at - start) : 0;
}

// Reads 0fXXXXXXXX or 0dXXXXXXXXXXXXXXXX, which give the bits of a number.
static void
read_exact_real(ptx_lexer *lexer, ptx_token *token)
{
    bool single = lexer->at[1] == 'f' || lexer->at[1] == 'F';
    lexer->at += 2;
    token->kind = PTX_REAL;
    if (read_digits(lexer, 16, token) != (single ? 8u : 16u)) {
        if (token->kind != PTX_BAD)
            bad_number(token);
        return;
    }
    token->exact32 = single;
    if (single) {
        uint32_t bits = (uint32_t)token->integer;
        float value;
        memcpy(&value, &bits, sizeof value);
        token->real = (double)value;
    } else {
        memcpy(&token->real, &token->integer, sizeof token->real);
    }
}

// Returns the length of a decimal number with a point or an exponent; 0 if it has neither.
static size_t
length_of_real(const ptx_lexer *lexer)
{
    const char *at = lexer->at;
    bool real = false;
    while (is(at, lexer->end, DIGIT))
        at++;
    if (at < lexer->end && *at == '.') {
        real = true;
        for (at++; is(at, lexer->end, DIGIT);)
            at++;
    }
    if (at < lexer->end && (*at == 'e' || *at == 'E')) {
        const char *exponent = at + 1;
        if (exponent < lexer->end && (*exponent == '+' || *exponent == '-'))
            exponent++;
        if (is(exponent, lexer->end, DIGIT)) {
            real = true;
            for (at = exponent; is(at, lexer->end, DIGIT);)
                at++;
        }
    }
    return real ? (size_t)(at - lexer->at) : 0;
}

static void
read_decimal_real(ptx_lexer *lexer, ptx_token *token, size_t length)
{
    char digits[128];
    lexer->at += length;
    if (length >= sizeof digits) {
        bad_number(token);
        return;
    }
    memcpy(digits, lexer->at - length, length);
    digits[length] = '\0';
    token->kind = PTX_REAL;
    token->real = strtod(digits, NULL);
    memcpy(&token->integer, &token->real, sizeof token->integer);
}

static void
read_integer(ptx_lexer *lexer, ptx_token *token)
{
    int base = 10;
    char second = lexer->end - lexer->at > 1 ? lexer->at[1] : ' ';
    if (*lexer->at == '0' && (second == 'x' || second == 'X'))
        base = 16;
    else if (*lexer->at == '0' && (second == 'b' || second == 'B'))
        base = 2;
    else if (*lexer->at == '0')
        base = 8;
    lexer->at += base == 16 || base == 2 ? 2 : 0;
    token->kind = PTX_INTEGER;
    if (read_digits(lexer, base, token) == 0 && token->kind != PTX_BAD)
        bad_number(token);
    token->is_unsigned = token->integer > INT64_MAX;
    if (lexer->at < lexer->end && *lexer->at == 'U') {
        token->is_unsigned = true;
        lexer->at++;
    }
    if (is(lexer->at, lexer->end, DIGIT) && token->kind != PTX_BAD)
        bad_number(token);
}

static void
read_number(ptx_lexer *lexer, ptx_token *token)
{
    char second = lexer->end - lexer->at > 1 ? lexer->at[1] : ' ';
    size_t real = length_of_real(lexer);
    if (*lexer->at == '0' && strchr("fFdD", second) != NULL && second != '\0')
        read_exact_real(lexer, token);
    else if (real > 0)
        read_decimal_real(lexer, token, real);
    else
        read_integer(lexer, token);
}

// Reads a number with its text. A bad number ends where a word would end.
static void
take_number(ptx_lexer *lexer, ptx_token *token)
{
    const char *start = lexer->at;
    read_number(lexer, token);
    if (token->kind == PTX_BAD)
        lexer->at = after_word(lexer->at, lexer->end);
    token->text = (ptx_text){start, (size_t)(lexer->at - start)};
}

static void
read_string(ptx_lexer *lexer, ptx_token *token)
{
    const char *start = ++lexer->at;
    while (lexer->at < lexer->end && *lexer->at != '"' && *lexer->at != '\n')
        lexer->at++;
    if (lexer->at == lexer->end || *lexer->at != '"') {
        spoil(token, "String is not closed on its line");
        token->text = (ptx_text){start - 1, (size_t)(lexer->at - start) + 1};
        return;
    }
    token->kind = PTX_STRING;
    token->text = (ptx_text){start, (size_t)(lexer->at - start)};
    lexer->at++;
}

// Reads .word; `::` joins words.
static void
read_dotted(ptx_lexer *lexer, ptx_token *token)
{
    const char *start = ++lexer->at;
    for (;;) {
        lexer->at = after_word(lexer->at, lexer->end);
        if (lexer->end - lexer->at < 3 || lexer->at[0] != ':' || lexer->at[1] != ':')
            break;
        lexer->at += 2;
    }
    token->kind = PTX_DOT;
    token->text = (ptx_text){start, (size_t)(lexer->at - start)};
}

static void
read_sign(ptx_lexer *lexer, ptx_token *token)
{
    char c = *lexer->at, second = lexer->end - lexer->at > 1 ? lexer->at[1] : ' ';
    token->kind = PTX_SIGN;
    token->sign = (unsigned char)c;
    bool two =
        (second == c && strchr("&|<>=", c) != NULL) || (second == '=' && strchr("<>!", c) != NULL);
    if (two)
        token->sign = PTX_TWO(c, second);
    lexer->at += two ? 2 : 1;
    token->text.length = two ? 2 : 1;
}

ptx_token
ptx_next(ptx_lexer *lexer)
{
    ptx_lexer comment;
    bool closed = skip_blank(lexer, &comment);
    const ptx_lexer *from = closed ? lexer : &comment;
    const char *start = from->at;
    ptx_token token = {.kind = PTX_END, .line = from->line, .text = {start, 0}};
    token.column = (int)(start - from->line_start) + 1;
    if (!closed) {
        spoil(&token, "Comment is not closed");
        token.text.length = (size_t)(lexer->end - start);
    }
    if (lexer->at >= lexer->end)
        return token;
    char c = *start;
    if (is(start, lexer->end, ALPHA) || (c == '%' && is(start + 1, lexer->end, ALPHA))) {
        lexer->at = after_word(start + 1, lexer->end);
        token.kind = PTX_WORD;
        token.text.length = (size_t)(lexer->at - start);
    } else if (is(start, lexer->end, DIGIT)) {
        take_number(lexer, &token);
    } else if (c == '.' && is(start + 1, lexer->end, ALPHA | DIGIT)) {
        read_dotted(lexer, &token);
    } else if (c == '"') {
        read_string(lexer, &token);
    } else {
        read_sign(lexer, &token);
    }
    return token;
}

// --- one word among many tokens ---

// Skips a number. A number of digits alone, which most are, needs no value.
static void
skip_number(ptx_lexer *lexer)
{
    const char *at = lexer->at;
    ptx_token unused = {0};
    while (is(at, lexer->end, DIGIT))
        at++;
    if (*lexer->at != '0' && !is(at, lexer->end, ALPHA) && (at == lexer->end || *at != '.')) {
        lexer->at = at;
        return;
    }
    take_number(lexer, &unused);
}

bool
ptx_find_dot(ptx_lexer *lexer, const char *word)
{
    ptx_lexer unused_start;
    while (skip_blank(lexer, &unused_start) && lexer->at < lexer->end) {
        ptx_token token = {0};
        char c = *lexer->at;
        if (is(lexer->at, lexer->end, ALPHA)) {
            lexer->at = after_word(lexer->at, lexer->end);
        } else if (is(lexer->at, lexer->end, DIGIT)) {
            skip_number(lexer);
        } else if (c == '.' && is(lexer->at + 1, lexer->end, ALPHA | DIGIT)) {
            read_dotted(lexer, &token);
            if (ptx_is_dot(&token, word))
                return true;
        } else if (c == '"') {
            read_string(lexer, &token);
        } else {
            lexer->at++;
        }
    }
    return false;
}

// --- many integers at once ---

static const char *
after_blanks(const char *at, const char *end)
{
    while (is(at, end, BLANK))
        at++;
    return at;
}

// Returns the end of a decimal number of up to 18 digits without leading zeros; NULL: there is no
// such number.
static const char *
after_decimal(const char *at, const char *end)
{
    const char *start = at += at < end && *at == '-';
    while (is(at, end, DIGIT))
        at++;
    bool plain = at > start && at - start <= 18 && (*start != '0' || at - start == 1);
    return plain ? at : NULL;
}

// Moves the lexer forward to `at` and counts the lines that end on the way.
static void
go_to(ptx_lexer *lexer, const char *at)
{
    for (; lexer->at < at; lexer->at++)
        if (*lexer->at == '\n')
            new_line(lexer, lexer->at);
}

size_t
ptx_integers(ptx_lexer *lexer, const char *start, size_t most, ptx_text *run)
{
    const char *at = start, *end = lexer->end, *last = NULL;
    size_t count = 0;
    while (count < most) {
        const char *behind = after_decimal(at, end);
        const char *sign = behind == NULL ? end : after_blanks(behind, end);
        if (sign == end || (*sign != ',' && *sign != '}'))
            break; // a sum, or a number of another form
        last = behind;
        count++;
        if (*sign == '}')
            break;
        at = after_blanks(sign + 1, end);
    }
    if (count == 0)
        return 0;
    *run = (ptx_text){start, (size_t)(last - start)};
    go_to(lexer, last);
    return count;
}

uint64_t
ptx_next_integer(ptx_text *run)
{
    const char *at = run->at, *end = run->at + run->length;
    while (at < end && *at != '-' && !is(at, end, DIGIT))
        at++;
    bool negative = at < end && *at == '-';
    uint64_t value = 0;
    for (at += negative; is(at, end, DIGIT); at++)
        value = value * 10 + (uint64_t)(*at - '0');
    *run = (ptx_text){at, (size_t)(end - at)};
    return negative ? -value : value;
}

void
ptx_point(ptx_lexer *lexer, ptx_token *token)
{
    if (token->kind != PTX_DOT || !is(token->text.at, lexer->end, DIGIT))
        return;
    lexer->at = token->text.at - 1;
    read_decimal_real(lexer, token, length_of_real(lexer));
    token->text.length = (size_t)(lexer->at - token->text.at);
}
