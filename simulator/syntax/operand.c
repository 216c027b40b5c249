// Parses one instruction with its operands.
#include "syntax/parser.h"

enum { MAX_OPERANDS = 24 };

static void parse_operand(sim_parser *p, sim_operand *operand);

// Parses operands up to and including the closing sign.
static void
parse_items(sim_parser *p, sim_operand *operand, int close)
{
    size_t room = 0;
    sim_enter(p);
    bool more = !sim_at_sign(p, close);
    while (more) {
        sim_operand item;
        parse_operand(p, &item);
        *SIM_PUSH(p->arena, operand->items, operand->item_count, room) = item;
        more = sim_accept_sign(p, ',');
    }
    sim_expect_sign(p, close);
    sim_leave(p);
}

// Returns whether a text selects bytes or halves of a register: b0, h1, b3210.
static bool
is_selector(sim_text text)
{
    if (text.length < 2 || text.length > 5 || (text.at[0] != 'b' && text.at[0] != 'h'))
        return false;
    for (size_t i = 1; i < text.length; i++)
        if (text.at[i] < '0' || text.at[i] > '7')
            return false;
    return true;
}

// Parses the rest of name[2], name[r], name[r + 2] after the opening bracket.
static void
parse_index(sim_parser *p, sim_operand *operand)
{
    operand->is_indexed = true;
    if (p->token.kind == PTX_WORD && !sim_text_is(p->token.text, "WARP_SZ")) {
        operand->index = sim_expect_word(p, "a register");
        operand->constant.integer = (uint64_t)sim_parse_offset(p);
    } else {
        operand->constant = sim_parse_constant(p);
        if (operand->constant.is_real)
            sim_parse_fail(p, "An array index must be an integer");
    }
    sim_expect_sign(p, ']');
}

// Parses name, name.x, name + 4, name[2], name|other. An underscore alone is a sink, not a name.
static void
parse_name(sim_parser *p, sim_operand *operand)
{
    operand->kind = SIM_OPERAND_NAME;
    operand->name = sim_expect_word(p, "an operand");
    if (sim_text_is(operand->name, "_"))
        operand->kind = SIM_OPERAND_SINK;
    if (p->token.kind == PTX_DOT) {
        static const char names[] = "xyzwrgba";
        const char *found = p->token.text.length == 1 ? strchr(names, p->token.text.at[0]) : NULL;
        if (is_selector(p->token.text))
            operand->selector = p->token.text;
        else if (found == NULL)
            sim_expected(p, ".x .y .z or .w");
        else
            operand->component = names[(found - names) % 4];
        sim_advance(p);
    }
    if (operand->component == 0 && sim_accept_sign(p, '[')) {
        parse_index(p, operand);
    } else if (sim_at_sign(p, '+')) {
        operand->has_offset = true;
        operand->constant.integer = (uint64_t)sim_parse_offset(p);
    }
}

// Parses an address in brackets: a register, name or constant, plus an offset. Addresses of
// textures and tensors have more operands.
static void
parse_address(sim_parser *p, sim_operand *operand)
{
    operand->kind = SIM_OPERAND_ADDRESS;
    if (p->token.kind == PTX_WORD) {
        parse_name(p, operand);
        operand->kind = SIM_OPERAND_ADDRESS;
    } else {
        operand->constant = sim_parse_constant(p);
        if (operand->constant.is_real)
            sim_parse_fail(p, "An address must be an integer");
    }
    if (sim_accept_sign(p, ','))
        parse_items(p, operand, ']');
    else
        sim_expect_sign(p, ']');
}

// Returns whether a name follows the sign. For a constant, the parser of constants handles the
// sign.
static bool
at_name_behind(const sim_parser *p, int sign)
{
    ptx_lexer ahead = p->lexer;
    if (!sim_at_sign(p, sign))
        return false;
    ptx_token token = ptx_next(&ahead);
    return token.kind == PTX_WORD && !sim_text_is(token.text, "WARP_SZ");
}

static void
parse_operand(sim_parser *p, sim_operand *operand)
{
    *operand = (sim_operand){.kind = SIM_OPERAND_CONSTANT};
    if (at_name_behind(p, '!')) {
        sim_expect_sign(p, '!');
        operand->negated = true;
        parse_name(p, operand);
    } else if (at_name_behind(p, '-')) {
        sim_expect_sign(p, '-');
        operand->minus = true;
        parse_name(p, operand);
    } else if (sim_accept_sign(p, '{')) {
        operand->kind = SIM_OPERAND_VECTOR;
        parse_items(p, operand, '}');
    } else if (sim_accept_sign(p, '[')) {
        parse_address(p, operand);
        sim_accept_dot(p, "unified"); // a hint
    } else if (p->token.kind == PTX_WORD && !sim_text_is(p->token.text, "WARP_SZ")) {
        parse_name(p, operand);
    } else {
        operand->constant = sim_parse_constant(p);
    }
    if (sim_accept_sign(p, '|')) {
        operand->second = SIM_NEW(p->arena, sim_operand);
        sim_enter(p);
        parse_operand(p, operand->second);
        sim_leave(p);
    }
}

static void
parse_operands(sim_parser *p, sim_instruction *instruction, bool is_call)
{
    sim_operand operands[MAX_OPERANDS];
    size_t count = 0;
    bool more = !sim_at_sign(p, ';');
    while (more) {
        if (count == MAX_OPERANDS)
            sim_parse_fail(p, "Too many operands for instruction '%.*s'",
                           SIM_SHOW(instruction->opcode));
        if (is_call && sim_accept_sign(p, '(')) {
            operands[count] = (sim_operand){.kind = SIM_OPERAND_LIST};
            parse_items(p, &operands[count++], ')');
        } else {
            parse_operand(p, &operands[count++]);
        }
        more = sim_accept_sign(p, ',');
    }
    sim_expect_sign(p, ';');
    sim_operand *copy = sim_alloc(p->arena, count, sizeof *copy);
    if (count > 0)
        memcpy(copy, operands, count * sizeof *copy);
    instruction->operands = copy;
    instruction->operand_count = count;
}

const sim_instruction *
sim_parse_instruction(sim_parser *p, sim_text opcode)
{
    sim_instruction *instruction = SIM_NEW(p->arena, sim_instruction);
    instruction->location = p->location;
    if (opcode.length == 0 && sim_accept_sign(p, '@')) {
        instruction->guard_negated = sim_accept_sign(p, '!');
        instruction->guard = sim_expect_word(p, "a predicate");
    }
    instruction->opcode = opcode.length != 0 ? opcode : sim_expect_word(p, "an instruction");
    sim_text modifiers[SIM_MAX_MODIFIERS];
    size_t count = 0;
    for (; p->token.kind == PTX_DOT; sim_advance(p)) {
        if (count == SIM_MAX_MODIFIERS)
            sim_parse_fail(p, "Too many modifiers for instruction '%.*s'",
                           SIM_SHOW(instruction->opcode));
        modifiers[count++] = p->token.text;
    }
    sim_text *copy = sim_alloc(p->arena, count, sizeof *copy);
    if (count > 0)
        memcpy(copy, modifiers, count * sizeof *copy);
    instruction->modifiers = copy;
    instruction->modifier_count = count;
    parse_operands(p, instruction, sim_text_is(instruction->opcode, "call"));
    return instruction;
}
