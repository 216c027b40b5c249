// Parses declarations of variables, parameters and registers, and initial values.
#include "syntax/parser.h"

enum { MAX_ELEMENTS = 1 << 30 };

bool
sim_at_space(const sim_parser *p, sim_space *space)
{
    static const struct {
        const char *word;
        sim_space space;
    } spaces[] = {
        {"reg", SIM_SPACE_REG},     {"const", SIM_SPACE_CONST}, {"global", SIM_SPACE_GLOBAL},
        {"local", SIM_SPACE_LOCAL}, {"param", SIM_SPACE_PARAM}, {"shared", SIM_SPACE_SHARED},
    };
    for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++)
        if (sim_at_dot(p, spaces[i].word)) {
            *space = spaces[i].space;
            return true;
        }
    return false;
}

static size_t
bytes_of(sim_type type)
{
    return sim_type_bits(type) < 8 ? 1 : sim_type_bits(type) / 8;
}

static void
parse_align(sim_parser *p, sim_variable *variable)
{
    uint64_t align = sim_expect_integer(p);
    if (align == 0 || (align & (align - 1)) != 0 || align > 4096)
        sim_parse_fail(p, "Alignment must be a power of two up to 4096");
    variable->align = (size_t)align;
}

// .attribute(.managed), .attribute(.unified(a, b))
static void
parse_attribute(sim_parser *p, sim_variable *variable)
{
    sim_expect_sign(p, '(');
    for (int depth = 1; depth > 0; sim_advance(p)) {
        if (p->token.kind == PTX_END)
            sim_expected(p, "')'");
        variable->managed |= sim_at_dot(p, "managed");
        depth += sim_at_sign(p, '(') - sim_at_sign(p, ')');
    }
}

// Parses everything between the state space and the name, in any order: .align, .v4, .ptr, the
// type.
static void
parse_attributes(sim_parser *p, sim_variable *variable)
{
    variable->vector = 1;
    while (p->token.kind == PTX_DOT) {
        sim_space space;
        if (sim_accept_dot(p, "align")) {
            parse_align(p, variable);
        } else if (sim_accept_dot(p, "attribute")) {
            parse_attribute(p, variable);
        } else if (sim_at_dot(p, "v2") || sim_at_dot(p, "v4") || sim_at_dot(p, "v8")) {
            variable->vector = p->token.text.at[1] - '0';
            sim_advance(p);
        } else if (sim_accept_dot(p, "ptr")) { // hints about what the pointer points to
            if (sim_at_space(p, &space))
                sim_advance(p);
            if (sim_accept_dot(p, "align"))
                sim_expect_integer(p);
        } else if (sim_accept_dot(p, "texref") || sim_accept_dot(p, "samplerref") ||
                   sim_accept_dot(p, "surfref")) {
            variable->type = SIM_b64; // only refused instructions read them
        } else {
            variable->type = sim_parse_type(p);
        }
    }
    if (variable->type == SIM_NO_TYPE)
        sim_expected(p, "a type such as .u32");
    if (variable->space != SIM_SPACE_REG &&
        (variable->type == SIM_pred || sim_type_class(variable->type) == SIM_PACKED))
        sim_parse_fail(p, "Variables of type .%s are not allowed: use bits of the same size",
                       sim_type_name(variable->type));
    if (variable->align == 0)
        variable->align = bytes_of(variable->type) * (size_t)variable->vector;
}

enum { MAX_DIMENSIONS = 16 };

typedef struct dimensions {
    size_t rows[MAX_DIMENSIONS]; // the elements in one item of each dimension
    int count;
} dimensions;

// Parses the dimensions of name[2][3]; their product goes to `elements`.
static void
parse_dimensions(sim_parser *p, sim_variable *variable, dimensions *d)
{
    variable->elements = (size_t)variable->vector;
    *d = (dimensions){.count = 0};
    for (bool first = true; sim_accept_sign(p, '['); first = false) {
        variable->is_array = true;
        if (first && sim_accept_sign(p, ']')) {
            variable->unsized = true;
            d->rows[d->count++] = (size_t)variable->vector;
            continue;
        }
        sim_constant length = sim_parse_constant(p);
        if (d->count == MAX_DIMENSIONS)
            sim_parse_fail(p, "Array '%.*s' has too many dimensions", SIM_SHOW(variable->name));
        if (length.is_real || length.integer > MAX_ELEMENTS ||
            variable->elements * length.integer > MAX_ELEMENTS)
            sim_parse_fail(p, "Array '%.*s' is too large", SIM_SHOW(variable->name));
        variable->elements *= (size_t)length.integer;
        for (int i = 0; i < d->count; i++)
            d->rows[i] *= (size_t)length.integer;
        d->rows[d->count++] = (size_t)variable->vector;
        sim_expect_sign(p, ']');
    }
}

// --- initial values ---

typedef struct filling {
    sim_variable *variable;
    const dimensions *dimensions;
    size_t room;
    size_t next; // index of the next element
} filling;

// Parses symbol + offset, or generic(symbol) + offset. A mask has the same form in its parentheses.
static void
parse_symbol(sim_parser *p, sim_initial *initial)
{
    sim_text word = sim_expect_word(p, "a name");
    if (sim_text_is(word, "generic") && sim_accept_sign(p, '(')) {
        initial->generic = true;
        word = sim_expect_word(p, "a name");
        sim_expect_sign(p, ')');
    }
    initial->symbol = word;
    initial->value = (sim_constant){.integer = (uint64_t)sim_parse_offset(p)};
}

// Parses a mask such as 0xFF00(symbol), which selects one byte of the symbol's address.
static void
parse_mask(sim_parser *p, sim_initial *initial)
{
    for (int byte = 0; byte < 8; byte++)
        if (initial->value.integer == (uint64_t)0xff << 8 * byte)
            initial->byte = byte;
    if (initial->value.is_real || initial->byte < 0)
        sim_parse_fail(
            p, "A mask before a name must be 0xFF, 0xFF00 and so on up to 0xFF00000000000000");
    sim_expect_sign(p, '(');
    parse_symbol(p, initial);
    sim_expect_sign(p, ')');
}

static void
parse_initial(sim_parser *p, filling *f)
{
    sim_variable *v = f->variable;
    sim_initial *initial = SIM_PUSH(p->arena, v->initials, v->initial_count, f->room);
    *initial = (sim_initial){.index = f->next++, .byte = -1, .line = p->token.line};
    if (p->token.kind == PTX_WORD && !sim_text_is(p->token.text, "WARP_SZ")) {
        parse_symbol(p, initial);
        return;
    }
    initial->value = sim_parse_constant(p);
    if (sim_at_sign(p, '('))
        parse_mask(p, initial);
    else if (initial->value.is_real != (sim_type_class(v->type) == SIM_FLOAT))
        sim_parse_fail(p, "Initial value type mismatch: '%.*s' is of type .%s", SIM_SHOW(v->name),
                       sim_type_name(v->type));
}

// Keeps a run of plain integers as text, because tables in headers have hundreds of thousands.
// False: the next element is something else.
static bool
parse_integers(sim_parser *p, filling *f)
{
    sim_variable *v = f->variable;
    sim_text run;
    size_t room = v->unsized ? SIZE_MAX : v->elements - f->next;
    bool may_be = p->token.kind == PTX_INTEGER || sim_at_sign(p, '-');
    if (!may_be || sim_type_class(v->type) == SIM_FLOAT || (!v->unsized && f->next > v->elements))
        return false;
    size_t count = ptx_integers(&p->lexer, p->token.text.at, room, &run);
    if (count == 0)
        return false;
    sim_initial *initial = SIM_PUSH(p->arena, v->initials, v->initial_count, f->room);
    *initial = (sim_initial){.index = f->next, .count = count, .run = run, .line = p->token.line};
    f->next += count;
    sim_advance(p);
    return true;
}

// Parses the braces of the n-th dimension. Short rows are filled with zeros.
static void
parse_list(sim_parser *p, filling *f, int n)
{
    sim_enter(p);
    while (!sim_at_sign(p, '}')) {
        size_t start = f->next;
        if (sim_accept_sign(p, '{')) {
            size_t row = n < f->dimensions->count ? f->dimensions->rows[n] : 1;
            parse_list(p, f, n + 1);
            if (f->next - start > row)
                sim_parse_fail(
                    p, "Greater number of elements in array initializer than a row of '%.*s' has",
                    SIM_SHOW(f->variable->name));
            f->next = start + row;
        } else if (!parse_integers(p, f)) {
            parse_initial(p, f);
        }
        if (!f->variable->unsized && f->next > f->variable->elements)
            sim_parse_fail(p, "Greater number of elements in array initializer than '%.*s' has",
                           SIM_SHOW(f->variable->name));
        if (!sim_accept_sign(p, ','))
            break;
    }
    sim_expect_sign(p, '}');
    sim_leave(p);
}

static void
parse_initials(sim_parser *p, sim_variable *variable, const dimensions *d)
{
    if (variable->space != SIM_SPACE_CONST && variable->space != SIM_SPACE_GLOBAL)
        sim_parse_fail(p, "No initial value is allowed for '%.*s' in this state space",
                       SIM_SHOW(variable->name));
    filling f = {variable, d, 0, 0};
    if (sim_accept_sign(p, '{'))
        parse_list(p, &f, 0);
    else
        parse_initial(p, &f);
    if (variable->unsized)
        variable->elements = f.next;
    variable->unsized = false;
}

// --- variables ---

void
sim_parse_variables(sim_parser *p, sim_linkage linkage,
                    void (*add)(void *to, const sim_variable *variable), void *to)
{
    sim_variable common = {.linkage = linkage};
    sim_at_space(p, &common.space);
    sim_advance(p);
    if (p->token.kind == PTX_SIGN && sim_accept_sign(p, '[')) { // .const[2], an old form
        sim_expect_integer(p);
        sim_expect_sign(p, ']');
    }
    parse_attributes(p, &common);
    do {
        sim_variable *variable = SIM_NEW(p->arena, sim_variable);
        *variable = common;
        variable->line = p->token.line;
        variable->name = sim_expect_word(p, "a name");
        dimensions d;
        parse_dimensions(p, variable, &d);
        if (sim_accept_sign(p, '='))
            parse_initials(p, variable, &d);
        add(to, variable);
    } while (sim_accept_sign(p, ','));
    sim_expect_sign(p, ';');
}

void
sim_parse_parameter(sim_parser *p, sim_variable *variable)
{
    *variable = (sim_variable){.line = p->token.line};
    if (!sim_at_space(p, &variable->space) ||
        (variable->space != SIM_SPACE_PARAM && variable->space != SIM_SPACE_REG))
        sim_expected(p, ".param or .reg");
    sim_advance(p);
    parse_attributes(p, variable);
    variable->name = sim_expect_word(p, "a name");
    dimensions d;
    parse_dimensions(p, variable, &d);
}

void
sim_parse_registers(sim_parser *p, void (*add)(void *to, const sim_registers *registers), void *to)
{
    sim_variable common = {.space = SIM_SPACE_REG};
    sim_advance(p);
    parse_attributes(p, &common);
    do {
        sim_registers *registers = SIM_NEW(p->arena, sim_registers);
        *registers = (sim_registers){.type = common.type, .vector = common.vector, .count = 1};
        registers->name = sim_expect_word(p, "a name");
        if (sim_accept_sign(p, '<')) {
            uint64_t count = sim_expect_integer(p);
            if (count > 1u << 20)
                sim_parse_fail(p, "Too many registers '%.*s'", SIM_SHOW(registers->name));
            registers->range = true;
            registers->count = (uint32_t)count;
            sim_expect_sign(p, '>');
        }
        add(to, registers);
    } while (sim_accept_sign(p, ','));
    sim_expect_sign(p, ';');
}
