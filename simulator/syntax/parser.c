// Provides the parser with tokens: inspects the next one, consumes it, or fails with a message that
// names the expected token.
#include "syntax/parser.h"

#include <stdarg.h>
#include <stdio.h>

enum { MAX_DEPTH = 100 };

void
sim_advance(sim_parser *p)
{
    p->token = ptx_next(&p->lexer);
    sim_check_token(p);
}

void
sim_check_token(sim_parser *p)
{
    if (p->token.kind == PTX_BAD)
        sim_fail(p->trouble, CUBIND_SIM_INVALID_PTX, p->token.line, "%s", p->token.error);
}

void
sim_parse_fail(sim_parser *p, const char *format, ...)
{
    char text[400];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    p->trouble->column = p->token.column;
    sim_fail(p->trouble, CUBIND_SIM_INVALID_PTX, p->token.line, "%s", text);
}

void
sim_expected(sim_parser *p, const char *what)
{
    if (p->token.kind == PTX_END)
        sim_parse_fail(p, "Parsing error at the end of the text: %s expected", what);
    sim_parse_fail(p, "Parsing error near '%s%.*s': %s expected",
                   p->token.kind == PTX_DOT ? "." : "", SIM_SHOW(p->token.text), what);
}

bool
sim_at_sign(const sim_parser *p, int sign)
{
    return p->token.kind == PTX_SIGN && p->token.sign == sign;
}

bool
sim_at_dot(const sim_parser *p, const char *word)
{
    return p->token.kind == PTX_DOT && sim_text_is(p->token.text, word);
}

bool
sim_accept_sign(sim_parser *p, int sign)
{
    if (!sim_at_sign(p, sign))
        return false;
    sim_advance(p);
    return true;
}

bool
sim_accept_dot(sim_parser *p, const char *word)
{
    if (!sim_at_dot(p, word))
        return false;
    sim_advance(p);
    return true;
}

void
sim_expect_sign(sim_parser *p, int sign)
{
    char what[] = {'\'', (char)sign, '\'', '\0'};
    if (!sim_accept_sign(p, sign))
        sim_expected(p, what);
}

sim_text
sim_expect_word(sim_parser *p, const char *what)
{
    if (p->token.kind != PTX_WORD)
        sim_expected(p, what);
    sim_text word = p->token.text;
    sim_advance(p);
    return word;
}

sim_text
sim_expect_string(sim_parser *p)
{
    if (p->token.kind != PTX_STRING)
        sim_expected(p, "a string in quotes");
    sim_text text = p->token.text;
    sim_advance(p);
    return text;
}

uint64_t
sim_expect_integer(sim_parser *p)
{
    if (p->token.kind != PTX_INTEGER)
        sim_expected(p, "an integer");
    uint64_t value = p->token.integer;
    sim_advance(p);
    return value;
}

void
sim_enter(sim_parser *p)
{
    if (++p->depth > MAX_DEPTH)
        sim_parse_fail(p, "Nested too deeply: more than %d levels", MAX_DEPTH);
}

void
sim_leave(sim_parser *p)
{
    p->depth--;
}
