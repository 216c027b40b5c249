// Parses and evaluates constant expressions in 64 bits, with C's operator precedence.
#include <stdlib.h>

#include "syntax/parser.h"

static sim_constant expression(sim_parser *p, int least);

static sim_constant
integer(uint64_t value, bool is_unsigned)
{
    return (sim_constant){.integer = value, .is_unsigned = is_unsigned};
}

static sim_constant
real(double value)
{
    return (sim_constant){.is_real = true, .real = value};
}

static bool
truth(sim_constant a)
{
    return a.is_real ? a.real != 0 : a.integer != 0;
}

static sim_constant
unary(sim_parser *p, int sign)
{
    sim_advance(p);
    sim_enter(p);
    sim_constant a = expression(p, 100);
    sim_leave(p);
    if (a.is_real && (sign == '~' || a.exact32))
        sim_parse_fail(p, "'%c' cannot precede this number: write the number's bits instead", sign);
    switch (sign) {
    case '-':
        return a.is_real ? real(-a.real) : integer(-a.integer, a.is_unsigned);
    case '!':
        return integer(!truth(a), false);
    case '~':
        return integer(~a.integer, a.is_unsigned);
    default:
        return a;
    }
}

// Reads a parenthesis: a cast, or an expression in parentheses.
static sim_constant
parenthesis(sim_parser *p)
{
    sim_advance(p);
    sim_enter(p);
    bool is_unsigned = sim_at_dot(p, "u64");
    sim_constant a;
    if (sim_accept_dot(p, "u64") || sim_accept_dot(p, "s64")) {
        sim_expect_sign(p, ')');
        a = expression(p, 100);
        a = integer(a.is_real ? (uint64_t)(int64_t)a.real : a.integer, is_unsigned);
    } else {
        a = expression(p, 0);
        sim_expect_sign(p, ')');
    }
    sim_leave(p);
    return a;
}

static sim_constant
primary(sim_parser *p)
{
    ptx_point(&p->lexer, &p->token); // reads .5 as a number
    sim_check_token(p);
    ptx_token token = p->token;
    if (token.kind == PTX_SIGN && strchr("-+!~", token.sign) != NULL && token.sign < 128)
        return unary(p, token.sign);
    if (sim_at_sign(p, '('))
        return parenthesis(p);
    if (token.kind != PTX_INTEGER && token.kind != PTX_REAL &&
        !(token.kind == PTX_WORD && sim_text_is(token.text, "WARP_SZ")))
        sim_expected(p, "a constant");
    sim_advance(p);
    if (token.kind == PTX_WORD)
        return integer(32, false);
    if (token.kind == PTX_INTEGER)
        return integer(token.integer, token.is_unsigned);
    return (sim_constant){true, false, token.exact32, token.integer, token.real};
}

static const struct {
    int sign, level;
} operators[] = {
    {'*', 10},
    {'/', 10},
    {'%', 10},
    {'+', 9},
    {'-', 9},
    {PTX_TWO('<', '<'), 8},
    {PTX_TWO('>', '>'), 8},
    {'<', 7},
    {'>', 7},
    {PTX_TWO('<', '='), 7},
    {PTX_TWO('>', '='), 7},
    {PTX_TWO('=', '='), 6},
    {PTX_TWO('!', '='), 6},
    {'&', 5},
    {'^', 4},
    {'|', 3},
    {PTX_TWO('&', '&'), 2},
    {PTX_TWO('|', '|'), 1},
};

static int
level_of(const sim_parser *p)
{
    for (size_t i = 0; p->token.kind == PTX_SIGN && i < sizeof operators / sizeof *operators; i++)
        if (operators[i].sign == p->token.sign)
            return operators[i].level;
    return 0;
}

static sim_constant
on_reals(sim_parser *p, int sign, double a, double b)
{
    switch (sign) {
    case '+':
        return real(a + b);
    case '-':
        return real(a - b);
    case '*':
        return real(a * b);
    case '/':
        return real(a / b);
    case '<':
        return integer(a < b, false);
    case '>':
        return integer(a > b, false);
    case PTX_TWO('<', '='):
        return integer(a <= b, false);
    case PTX_TWO('>', '='):
        return integer(a >= b, false);
    case PTX_TWO('=', '='):
        return integer(a == b, false);
    case PTX_TWO('!', '='):
        return integer(a != b, false);
    default:
        sim_parse_fail(p, "This operator does not take floating-point constants");
    }
}

static uint64_t
divided(sim_parser *p, sim_constant a, sim_constant b, bool is_unsigned, bool remainder)
{
    if (b.integer == 0)
        sim_parse_fail(p, "Division by zero in a constant expression");
    if (is_unsigned)
        return remainder ? a.integer % b.integer : a.integer / b.integer;
    if (b.integer == UINT64_MAX) // -1: the quotient may not fit
        return remainder ? 0 : -a.integer;
    int64_t x = (int64_t)a.integer, y = (int64_t)b.integer;
    return (uint64_t)(remainder ? x % y : x / y);
}

static uint64_t
shifted(sim_constant a, uint64_t by, bool left)
{
    if (left)
        return by > 63 ? 0 : a.integer << by;
    if (a.is_unsigned)
        return by > 63 ? 0 : a.integer >> by;
    return (uint64_t)((int64_t)a.integer >> (by > 63 ? 63 : by));
}

static bool
compared(int sign, sim_constant a, sim_constant b, bool is_unsigned)
{
    bool less = is_unsigned ? a.integer < b.integer : (int64_t)a.integer < (int64_t)b.integer;
    bool same = a.integer == b.integer;
    switch (sign) {
    case '<':
        return less;
    case '>':
        return !less && !same;
    case PTX_TWO('<', '='):
        return less || same;
    case PTX_TWO('>', '='):
        return !less;
    case PTX_TWO('=', '='):
        return same;
    default:
        return !same;
    }
}

static sim_constant
on_integers(sim_parser *p, int sign, sim_constant a, sim_constant b)
{
    bool is_unsigned = a.is_unsigned || b.is_unsigned;
    switch (sign) {
    case '+':
        return integer(a.integer + b.integer, is_unsigned);
    case '-':
        return integer(a.integer - b.integer, is_unsigned);
    case '*':
        return integer(a.integer * b.integer, is_unsigned);
    case '/':
    case '%':
        return integer(divided(p, a, b, is_unsigned, sign == '%'), is_unsigned);
    case PTX_TWO('<', '<'):
    case PTX_TWO('>', '>'):
        return integer(shifted(a, b.integer, sign == PTX_TWO('<', '<')), a.is_unsigned);
    case '&':
        return integer(a.integer & b.integer, is_unsigned);
    case '^':
        return integer(a.integer ^ b.integer, is_unsigned);
    case '|':
        return integer(a.integer | b.integer, is_unsigned);
    default:
        return integer(compared(sign, a, b, is_unsigned), false);
    }
}

static sim_constant
binary(sim_parser *p, int sign, sim_constant a, sim_constant b)
{
    if (sign == PTX_TWO('&', '&'))
        return integer(truth(a) && truth(b), false);
    if (sign == PTX_TWO('|', '|'))
        return integer(truth(a) || truth(b), false);
    if (!a.is_real && !b.is_real)
        return on_integers(p, sign, a, b);
    return on_reals(p, sign, a.is_real ? a.real : (double)(int64_t)a.integer,
                    b.is_real ? b.real : (double)(int64_t)b.integer);
}

// Parses an expression whose operators bind tighter than `least`, by precedence climbing.
static sim_constant
expression(sim_parser *p, int least)
{
    sim_constant a = primary(p);
    for (int level; (level = level_of(p)) > least;) {
        int sign = p->token.sign;
        sim_advance(p);
        sim_enter(p);
        sim_constant b = expression(p, level);
        sim_leave(p);
        a = binary(p, sign, a, b);
    }
    if (least == 0 && sim_accept_sign(p, '?')) {
        sim_enter(p);
        sim_constant yes = expression(p, 0);
        sim_expect_sign(p, ':');
        sim_constant no = expression(p, 0);
        sim_leave(p);
        return truth(a) ? yes : no;
    }
    return a;
}

sim_constant
sim_parse_constant(sim_parser *p)
{
    return expression(p, 0);
}

int64_t
sim_parse_offset(sim_parser *p)
{
    sim_constant a = integer(0, false);
    while (sim_accept_sign(p, '+')) {
        sim_constant b = expression(p, 9);
        if (b.is_real)
            sim_parse_fail(p, "An offset must be an integer");
        a.integer += b.integer;
    }
    return (int64_t)a.integer;
}

sim_type
sim_parse_type(sim_parser *p)
{
    sim_type type = p->token.kind == PTX_DOT ? sim_type_find(p->token.text) : SIM_NO_TYPE;
    if (type == SIM_NO_TYPE)
        sim_expected(p, "a type such as .u32");
    sim_advance(p);
    return type;
}
