// Splits PTX text into tokens. The lexer never reads past `end`, whatever the text contains.
#include "syntax/lexer.h"

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

void
sim_lexer_start(sim_lexer *lexer, const char *text, size_t length, sim_trouble *trouble)
{
    *lexer = (sim_lexer){text, text + length, text, 1, trouble};
}

void
sim_lexer_skip_line(sim_lexer *lexer)
{
    const char *stop = memchr(lexer->at, '\n', (size_t)(lexer->end - lexer->at));
    lexer->at = stop != NULL ? stop : lexer->end;
}

static void
new_line(sim_lexer *lexer)
{
    lexer->line++;
    lexer->line_start = lexer->at + 1;
}

static void
skip_comment(sim_lexer *lexer)
{
    int start = lexer->line;
    for (lexer->at += 2;; lexer->at++) {
        if (lexer->end - lexer->at < 2)
            sim_fail(lexer->trouble, CUBIND_SIM_INVALID_PTX, start, "Comment is not closed");
        if (lexer->at[0] == '*' && lexer->at[1] == '/')
            break;
        if (*lexer->at == '\n')
            new_line(lexer);
    }
    lexer->at += 2;
}

static void
skip_blank(sim_lexer *lexer)
{
    for (;;) {
        if (is(lexer->at, lexer->end, BLANK)) {
            if (*lexer->at == '\n')
                new_line(lexer);
            lexer->at++;
        } else if (lexer->end - lexer->at >= 2 && lexer->at[0] == '/' && lexer->at[1] == '/') {
            sim_lexer_skip_line(lexer);
        } else if (lexer->end - lexer->at >= 2 && lexer->at[0] == '/' && lexer->at[1] == '*') {
            skip_comment(lexer);
        } else if (lexer->at < lexer->end && *lexer->at == '#' && lexer->at == lexer->line_start) {
            sim_lexer_skip_line(lexer);
        } else {
            return;
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

// Reads digits of a base and returns how many there were.
static size_t
read_digits(sim_lexer *lexer, int base, uint64_t *value)
{
    const char *start = lexer->at;
    for (*value = 0; lexer->at < lexer->end && digit_value(*lexer->at) < base; lexer->at++)
        if (!size_multiply(*value, (uint64_t)base, value) ||
            !size_add(*value, (uint64_t)digit_value(*lexer->at), value))
            sim_fail(lexer->trouble, CUBIND_SIM_INVALID_PTX, lexer->line,
                     "Constant overflow: an integer has at most 64 bits");
    return (size_t)(lexer->at - start);
}

static _Noreturn void
bad_number(sim_lexer *lexer)
{
    sim_fail(lexer->trouble, CUBIND_SIM_INVALID_PTX, lexer->line,
             "Not a number: write 12, 0x1f, 1.5, 0f3F800000");
}

// Reads 0fXXXXXXXX or 0dXXXXXXXXXXXXXXXX, which give the bits of a number.
static void
read_exact_real(sim_lexer *lexer, sim_token *token)
{
    bool single = lexer->at[1] == 'f' || lexer->at[1] == 'F';
    lexer->at += 2;
    if (read_digits(lexer, 16, &token->integer) != (single ? 8u : 16u))
        bad_number(lexer);
    token->kind = SIM_TOKEN_REAL;
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
length_of_real(const sim_lexer *lexer)
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
read_decimal_real(sim_lexer *lexer, sim_token *token, size_t length)
{
    char digits[128];
    if (length >= sizeof digits)
        bad_number(lexer);
    memcpy(digits, lexer->at, length);
    digits[length] = '\0';
    token->kind = SIM_TOKEN_REAL;
    token->real = strtod(digits, NULL);
    memcpy(&token->integer, &token->real, sizeof token->integer);
    lexer->at += length;
}

static void
read_integer(sim_lexer *lexer, sim_token *token)
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
    token->kind = SIM_TOKEN_INTEGER;
    if (read_digits(lexer, base, &token->integer) == 0)
        bad_number(lexer);
    token->is_unsigned = token->integer > INT64_MAX;
    if (lexer->at < lexer->end && *lexer->at == 'U') {
        token->is_unsigned = true;
        lexer->at++;
    }
    if (is(lexer->at, lexer->end, DIGIT))
        bad_number(lexer);
}

static void
read_number(sim_lexer *lexer, sim_token *token)
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

static void
read_string(sim_lexer *lexer, sim_token *token)
{
    const char *start = ++lexer->at;
    while (lexer->at < lexer->end && *lexer->at != '"' && *lexer->at != '\n')
        lexer->at++;
    if (lexer->at == lexer->end || *lexer->at != '"')
        sim_fail(lexer->trouble, CUBIND_SIM_INVALID_PTX, lexer->line,
                 "String is not closed on its line");
    token->kind = SIM_TOKEN_STRING;
    token->text = (sim_text){start, (size_t)(lexer->at - start)};
    lexer->at++;
}

// Reads .word; `::` joins words.
static void
read_dotted(sim_lexer *lexer, sim_token *token)
{
    const char *start = ++lexer->at;
    for (;;) {
        while (is(lexer->at, lexer->end, ALPHA | DIGIT))
            lexer->at++;
        if (lexer->end - lexer->at < 3 || lexer->at[0] != ':' || lexer->at[1] != ':')
            break;
        lexer->at += 2;
    }
    token->kind = SIM_TOKEN_DOT;
    token->text = (sim_text){start, (size_t)(lexer->at - start)};
}

static void
read_sign(sim_lexer *lexer, sim_token *token)
{
    char c = *lexer->at, second = lexer->end - lexer->at > 1 ? lexer->at[1] : ' ';
    token->kind = SIM_TOKEN_SIGN;
    token->sign = (unsigned char)c;
    bool two =
        (second == c && strchr("&|<>=", c) != NULL) || (second == '=' && strchr("<>!", c) != NULL);
    if (two)
        token->sign = SIM_TWO(c, second);
    lexer->at += two ? 2 : 1;
    token->text.length = two ? 2 : 1;
}

sim_token
sim_lexer_next(sim_lexer *lexer)
{
    skip_blank(lexer);
    sim_token token = {.kind = SIM_TOKEN_END, .line = lexer->line, .text = {lexer->at, 0}};
    token.column = (int)(lexer->at - lexer->line_start) + 1;
    if (lexer->at >= lexer->end)
        return token;
    const char *start = lexer->at;
    char c = *start;
    if (is(start, lexer->end, ALPHA) || (c == '%' && is(start + 1, lexer->end, ALPHA))) {
        for (lexer->at++; is(lexer->at, lexer->end, ALPHA | DIGIT);)
            lexer->at++;
        token.kind = SIM_TOKEN_WORD;
        token.text.length = (size_t)(lexer->at - start);
    } else if (is(start, lexer->end, DIGIT)) {
        read_number(lexer, &token);
        token.text.length = (size_t)(lexer->at - start);
    } else if (c == '.' && is(start + 1, lexer->end, ALPHA | DIGIT)) {
        read_dotted(lexer, &token);
    } else if (c == '"') {
        read_string(lexer, &token);
    } else {
        read_sign(lexer, &token);
    }
    return token;
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
go_to(sim_lexer *lexer, const char *at)
{
    for (; lexer->at < at; lexer->at++)
        if (*lexer->at == '\n')
            new_line(lexer);
}

size_t
sim_lexer_integers(sim_lexer *lexer, const char *start, size_t most, sim_text *run)
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
    *run = (sim_text){start, (size_t)(last - start)};
    go_to(lexer, last);
    return count;
}

uint64_t
sim_next_integer(sim_text *run)
{
    const char *at = run->at, *end = run->at + run->length;
    while (at < end && *at != '-' && !is(at, end, DIGIT))
        at++;
    bool negative = at < end && *at == '-';
    uint64_t value = 0;
    for (at += negative; is(at, end, DIGIT); at++)
        value = value * 10 + (uint64_t)(*at - '0');
    *run = (sim_text){at, (size_t)(end - at)};
    return negative ? -value : value;
}

void
sim_lexer_point(sim_lexer *lexer, sim_token *token)
{
    if (token->kind != SIM_TOKEN_DOT || !is(token->text.at, lexer->end, DIGIT))
        return;
    lexer->at = token->text.at - 1;
    read_decimal_real(lexer, token, length_of_real(lexer));
    token->text.length = (size_t)(lexer->at - token->text.at);
}
