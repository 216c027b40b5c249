// Parses the body of a function into a flat list of statements, in which braces open and close
// scopes.
#include "syntax/parser.h"

typedef struct body {
    sim_parser *p;
    sim_statement *statements;
    size_t count, room;
} body;

static sim_statement *
add(body *b, sim_statement_kind kind)
{
    sim_statement *statement = SIM_PUSH(b->p->arena, b->statements, b->count, b->room);
    *statement = (sim_statement){.kind = kind, .line = b->p->token.line};
    return statement;
}

static void
add_variable(void *to, const sim_variable *variable)
{
    add(to, SIM_STATEMENT_VARIABLE)->variable = variable;
}

static void
add_registers(void *to, const sim_registers *registers)
{
    add(to, SIM_STATEMENT_REGISTERS)->registers = registers;
}

// --- .loc, .pragma ---

// Returns the number of the last location with this file and line, which for inlined code is the
// call's. Adds a location if there is none. Locations are numbered from 1.
static int
find_location(sim_parser *p, int file, int line, int column)
{
    sim_tree *tree = p->tree;
    for (size_t i = tree->location_count; i-- > 0;)
        if (tree->locations[i].file == file && tree->locations[i].line == line)
            return (int)i + 1;
    *SIM_PUSH(p->arena, tree->locations, tree->location_count, tree->location_room) =
        (sim_location){.file = file, .line = line, .column = column};
    return (int)tree->location_count;
}

static int
small_integer(sim_parser *p)
{
    uint64_t value = sim_expect_integer(p);
    return value > INT32_MAX ? INT32_MAX : (int)value;
}

// Returns the file's number among those of all texts of the tree.
int
sim_parse_file_number(sim_parser *p)
{
    int number = small_integer(p);
    return number < INT32_MAX - 1 - p->tree->file_base ? number + p->tree->file_base
                                                       : INT32_MAX - 1;
}

// .loc file line column [, function_name label [+ offset]] [, inlined_at file line column]
void
sim_parse_location(sim_parser *p)
{
    sim_tree *tree = p->tree;
    sim_location location = {.file = sim_parse_file_number(p)};
    location.line = small_integer(p);
    location.column = small_integer(p);
    while (sim_accept_sign(p, ',')) {
        sim_text word = sim_expect_word(p, "function_name or inlined_at");
        if (sim_text_is(word, "function_name")) {
            sim_expect_word(p, "a label");
            sim_parse_offset(p);
        } else if (sim_text_is(word, "inlined_at")) {
            int file = sim_parse_file_number(p), line = small_integer(p);
            int column = small_integer(p);
            location.inlined_at = find_location(p, file, line, column);
        } else {
            sim_expected(p, "function_name or inlined_at");
        }
    }
    *SIM_PUSH(p->arena, tree->locations, tree->location_count, tree->location_room) = location;
    p->location = (int)tree->location_count;
}

void
sim_parse_pragma(sim_parser *p)
{
    do
        sim_expect_string(p);
    while (sim_accept_sign(p, ','));
    sim_expect_sign(p, ';');
}

// --- labels ---

static void
parse_names(sim_parser *p, sim_targets *targets)
{
    sim_text *names = NULL;
    size_t room = 0;
    do
        *SIM_PUSH(p->arena, names, targets->count, room) = sim_expect_word(p, "a name");
    while (sim_accept_sign(p, ','));
    targets->names = names;
}

// .callprototype (result) _ (parameters) .noreturn;
static void
parse_prototype(sim_parser *p, sim_targets *targets)
{
    sim_function *prototype = SIM_NEW(p->arena, sim_function);
    prototype->line = p->token.line;
    if (sim_at_sign(p, '('))
        prototype->results = sim_parse_parameters(p, &prototype->result_count);
    prototype->name = sim_expect_word(p, "_");
    if (sim_at_sign(p, '('))
        prototype->parameters = sim_parse_parameters(p, &prototype->parameter_count);
    for (; p->token.kind == PTX_DOT; sim_advance(p)) {
        prototype->no_return |= sim_at_dot(p, "noreturn");
        if (!sim_at_dot(p, "noreturn"))
            sim_advance(p); // .abi_preserve 8
    }
    targets->prototype = prototype;
}

static void
parse_label(body *b, sim_text name)
{
    sim_parser *p = b->p;
    sim_expect_sign(p, ':');
    bool prototype = sim_at_dot(p, "callprototype");
    if (!prototype && !sim_at_dot(p, "branchtargets") && !sim_at_dot(p, "calltargets")) {
        add(b, SIM_STATEMENT_LABEL)->label = name;
        return;
    }
    sim_advance(p);
    sim_targets *targets = SIM_NEW(p->arena, sim_targets);
    targets->label = name;
    if (prototype)
        parse_prototype(p, targets);
    else
        parse_names(p, targets);
    sim_expect_sign(p, ';');
    add(b, SIM_STATEMENT_TARGETS)->targets = targets;
}

// --- statements ---

static void
parse_directive(body *b)
{
    sim_parser *p = b->p;
    sim_space space;
    if (sim_at_dot(p, "reg"))
        sim_parse_registers(p, add_registers, b);
    else if (sim_at_space(p, &space))
        sim_parse_variables(p, SIM_LINKAGE_NONE, add_variable, b);
    else if (sim_accept_dot(p, "extern"))
        sim_parse_variables(p, SIM_LINKAGE_EXTERN, add_variable, b);
    else if (sim_accept_dot(p, "loc"))
        sim_parse_location(p);
    else if (sim_accept_dot(p, "pragma"))
        sim_parse_pragma(p);
    else
        sim_expected(p, "an instruction or a declaration");
}

static void
parse_word(body *b)
{
    sim_parser *p = b->p;
    int line = p->token.line;
    sim_text word = sim_expect_word(p, "an instruction");
    if (sim_at_sign(p, ':')) {
        parse_label(b, word);
        return;
    }
    sim_statement *statement = add(b, SIM_STATEMENT_INSTRUCTION);
    statement->line = line;
    const sim_instruction *instruction = sim_parse_instruction(p, word);
    statement->instruction = instruction;
}

void
sim_parse_body(sim_parser *p, sim_function *function)
{
    body b = {.p = p};
    sim_expect_sign(p, '{');
    p->location = 0;
    for (int depth = 1; depth > 0;) {
        if (sim_at_sign(p, '{')) {
            add(&b, SIM_STATEMENT_OPEN);
            depth++;
            sim_advance(p);
        } else if (sim_at_sign(p, '}')) {
            if (--depth > 0)
                add(&b, SIM_STATEMENT_CLOSE);
            sim_advance(p);
        } else if (sim_at_sign(p, '@')) {
            sim_statement *statement = add(&b, SIM_STATEMENT_INSTRUCTION);
            statement->instruction = sim_parse_instruction(p, (sim_text){0});
        } else if (p->token.kind == PTX_DOT) {
            parse_directive(&b);
        } else if (p->token.kind == PTX_WORD) {
            parse_word(&b);
        } else {
            sim_expected(p, "an instruction or '}'");
        }
    }
    function->has_body = true;
    function->statements = b.statements;
    function->statement_count = b.count;
}
