// Translates the operands of an instruction into offsets in the frame, as the letters in its row of
// isa/instructions.def say. Invalid operands are reported in the words of ptxas.
#include "decode/decoder.h"

#include <stdarg.h>
#include <stdio.h>

#include "lanes/half.h"

// --- errors ---

void
sim_decode_fail(sim_decoder *d, const char *format, ...)
{
    char text[400];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    sim_fail(d->trouble, CUBIND_SIM_INVALID_PTX, d->statement != NULL ? d->statement->line : 0,
             "%s", text);
}

void
sim_mismatch(sim_decoder *d)
{
    sim_decode_fail(d, "Arguments mismatch for instruction '%.*s'",
                    SIM_SHOW(d->instruction->opcode));
}

void
sim_refuse(sim_decoder *d, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(d->code->refused, sizeof d->code->refused, format, arguments);
    va_end(arguments);
    sim_fail(d->trouble, CUBIND_SIM_UNSUPPORTED, d->statement->line, "%s", d->code->refused);
}

// --- names ---

sim_thing
sim_known(sim_decoder *d, sim_text name)
{
    sim_thing thing = {0};
    if (!sim_look_up(d, d->scope, name, &thing))
        sim_decode_fail(d, "Unknown symbol '%.*s'", SIM_SHOW(name));
    return thing;
}

// Returns the register of an operand, which may be an element of a vector.
static sim_thing
register_of(sim_decoder *d, const sim_operand *operand)
{
    if (operand->kind != SIM_OPERAND_NAME)
        sim_mismatch(d);
    sim_thing thing = sim_known(d, operand->name);
    if (thing.kind != SIM_THING_REGISTER || operand->has_offset || operand->minus ||
        operand->selector.length != 0)
        sim_mismatch(d);
    if (operand->component != 0) {
        int element = (int)(strchr("xyzw", operand->component) - "xyzw");
        if (element >= thing.vector)
            sim_mismatch(d);
        thing.place += (uint32_t)element * SIM_WARP * sim_lane_size(thing.type);
    } else if (thing.vector > 1) {
        sim_mismatch(d);
    }
    return thing;
}

uint32_t
sim_lane_size(sim_type type)
{
    unsigned bits = sim_type_bits(type);
    return bits < 16 ? 2 : bits / 8;
}

// --- predicates ---

uint32_t
sim_predicate_source(sim_decoder *d, const sim_operand *operand)
{
    uint32_t negated = operand->negated;
    if (operand->kind == SIM_OPERAND_CONSTANT)
        return SIM_PLACE_TRUE | (negated ^ (operand->constant.integer == 0));
    if (operand->kind == SIM_OPERAND_NAME && sim_text_is(operand->name, "%is_explicit_cluster"))
        return negated |
               sim_filled_place(d, (sim_filled){.special = SIM_SPECIAL_is_explicit_cluster});
    sim_thing thing = register_of(d, operand);
    if (thing.type != SIM_pred)
        sim_mismatch(d);
    return thing.place | negated;
}

static uint32_t
predicate_destination(sim_decoder *d, const sim_operand *operand)
{
    if (operand == NULL || operand->kind == SIM_OPERAND_SINK)
        return SIM_PLACE_SINK_PREDICATE;
    sim_thing thing = register_of(d, operand);
    if (thing.type != SIM_pred || operand->negated)
        sim_mismatch(d);
    return thing.place;
}

// --- values ---

static bool
is_wide_enough(sim_type type, sim_type held)
{
    sim_class a = sim_type_class(type), b = sim_type_class(held);
    if (sim_type_bits(held) <= sim_type_bits(type) || held == SIM_pred)
        return false;
    return b == SIM_BITS || (a != SIM_FLOAT && b != SIM_FLOAT);
}

static void
check_type(sim_decoder *d, sim_type type, sim_type held, bool wider)
{
    bool single = sim_type_class(type) == SIM_PACKED && (held == SIM_f32 || held == SIM_f64);
    if (single || (!sim_type_fits(type, held) && !(wider && is_wide_enough(type, held))))
        sim_mismatch(d);
}

// Returns the bits of a constant of a type. There are no constants of half and packed types, and a
// 0f… constant has 32 bits.
static uint64_t
constant_bits(sim_decoder *d, const sim_constant *constant, sim_type type)
{
    sim_class class = sim_type_class(type);
    sim_how how = d->form.row->how;
    if ((class == SIM_PACKED || type == SIM_f16) && how != SIM_HOW_MOVE)
        sim_mismatch(d);
    if (!constant->is_real) {
        if (class == SIM_FLOAT && type != SIM_f16)
            sim_mismatch(d);
        return constant->integer;
    }
    if (class == SIM_UNSIGNED || class == SIM_SIGNED ||
        (class == SIM_BITS && constant->exact32 && sim_type_bits(type) != 32))
        sim_mismatch(d);
    uint64_t bits = 0;
    if (sim_type_bits(type) == 64) {
        memcpy(&bits, &constant->real, sizeof bits);
    } else if (type == SIM_f16) {
        bits = to_f16(constant->real);
    } else if (constant->exact32) {
        bits = constant->integer;
    } else {
        float single = (float)constant->real;
        memcpy(&bits, &single, sizeof single);
    }
    return bits;
}

// Takes %tid.x and other special registers; only mov and cvt may read them.
static bool
take_special(sim_decoder *d, const sim_operand *operand, uint32_t *place, sim_type *type)
{
    if (operand->name.length < 2 || *operand->name.at != '%')
        return false;
    sim_special special =
        sim_special_find((sim_text){operand->name.at + 1, operand->name.length - 1});
    if (special == SIM_SPECIALS)
        return false;
    const sim_special_info *info = &sim_special_infos[special];
    if (d->form.row->how != SIM_HOW_MOVE && d->form.row->how != SIM_HOW_CONVERT)
        sim_decode_fail(d, "Special register argument not allowed for instruction '%.*s'",
                        SIM_SHOW(d->instruction->opcode));
    if ((operand->component != 0) != (info->how == SIM_SPECIAL_VECTOR))
        sim_mismatch(d);
    int component =
        operand->component == 0 ? 0 : (int)(strchr("xyzw", operand->component) - "xyzw");
    *type = info->type;
    *place = sim_filled_place(d, (sim_filled){.size = (uint8_t)sim_lane_size(info->type),
                                              .special = special,
                                              .component = component});
    return true;
}

// Returns a place that holds the address of a variable, parameter or function.
static uint32_t
symbol_place(sim_decoder *d, const sim_thing *thing, const sim_operand *operand, uint32_t size)
{
    uint64_t addend = operand->constant.integer;
    if (size < 4 || operand->component != 0)
        sim_mismatch(d);
    if (thing->kind == SIM_THING_PARAMETER)
        return sim_constant_place(d, thing->place + addend, size);
    if (thing->kind == SIM_THING_LOCAL)
        return sim_filled_place(d, (sim_filled){.size = (uint8_t)size,
                                                .how = SIM_FILL_LOCAL,
                                                .offset = thing->place + (uint32_t)addend});
    if (thing->kind != SIM_THING_SYMBOL)
        sim_mismatch(d);
    const sim_symbol *symbol = thing->symbol;
    if (symbol->kind == SIM_SYMBOL_FUNCTION) {
        if (!symbol->defined)
            d->code->unresolved = d->module->tree->functions[symbol->function].name;
        return sim_constant_place(d, sim_function_address(symbol->function), size);
    }
    if (symbol->variable->space == SIM_SPACE_SHARED)
        return sim_shared_place(d, symbol, addend, size);
    if (!symbol->defined)
        d->code->unresolved = symbol->variable->name;
    if (!symbol->defined)
        sim_refuse(d, "Variable '%.*s' is declared .extern, but no module defines it",
                   SIM_SHOW(symbol->variable->name));
    return sim_constant_place(d, symbol->address + addend, size);
}

uint32_t
sim_source(sim_decoder *d, const sim_operand *operand, sim_type type, bool wider, uint32_t *size)
{
    uint32_t own_size = sim_lane_size(type), place;
    sim_type held;
    if (size == NULL)
        size = &own_size;
    *size = sim_lane_size(type);
    if (operand->negated || operand->minus || operand->second != NULL)
        sim_mismatch(d);
    if (operand->kind == SIM_OPERAND_CONSTANT)
        return sim_constant_place(d, constant_bits(d, &operand->constant, type), *size);
    if (operand->kind != SIM_OPERAND_NAME)
        sim_mismatch(d);
    if (take_special(d, operand, &place, &held)) {
        *size = sim_lane_size(held);
        return place;
    }
    sim_thing thing = sim_known(d, operand->name);
    if (thing.kind != SIM_THING_REGISTER)
        return symbol_place(d, &thing, operand, *size);
    thing = register_of(d, operand);
    check_type(d, type, thing.type, wider);
    *size = sim_lane_size(thing.type);
    return thing.place;
}

uint32_t
sim_destination(sim_decoder *d, const sim_operand *operand, sim_type type, bool wider,
                uint32_t *size)
{
    *size = sim_lane_size(type);
    if (operand->kind == SIM_OPERAND_SINK)
        return SIM_PLACE_SINK;
    sim_thing thing = register_of(d, operand);
    if (operand->negated)
        sim_mismatch(d);
    check_type(d, type, thing.type, wider);
    *size = sim_lane_size(thing.type);
    return thing.place;
}

// --- all operands of an instruction ---

static sim_type
doubled(sim_type type)
{
    switch (type) {
    case SIM_u16:
        return SIM_u32;
    case SIM_s16:
        return SIM_s32;
    case SIM_u32:
        return SIM_u64;
    default:
        return SIM_s64;
    }
}

static void
take_source(sim_decoder *d, sim_values *v, const sim_operand *operand, sim_type type)
{
    bool wider = d->form.row->how == SIM_HOW_CONVERT;
    v->s[v->sources] = sim_source(d, operand, type, wider, &v->s_size[v->sources]);
    v->sources++;
}

// Checks that no second destination follows after "|".
static void
check_alone(sim_decoder *d, const sim_operand *operand)
{
    if (operand->second != NULL)
        sim_decode_fail(d, "Predicate output not allowed for instruction '%.*s'",
                        SIM_SHOW(d->instruction->opcode));
}

static void
take_destination(sim_decoder *d, sim_values *v, const sim_operand *operand, sim_type type,
                 bool with_predicate)
{
    if (!with_predicate)
        check_alone(d, operand);
    bool sink =
        with_predicate || d->form.row->how == SIM_HOW_ATOM || d->form.row->how == SIM_HOW_BARRIER;
    if (operand->kind == SIM_OPERAND_SINK && !sink)
        sim_decode_fail(d, "Result discard mode is not allowed for instruction '%.*s'",
                        SIM_SHOW(d->instruction->opcode));
    v->d = sim_destination(d, operand, type, d->form.row->how == SIM_HOW_CONVERT, &v->d_size);
    v->p = predicate_destination(d, operand->second);
}

static void
take_one(sim_decoder *d, sim_values *v, char letter, const sim_operand *operand)
{
    sim_type first = d->form.types[0], last = d->form.types[1];
    sim_type number = d->form.row->how == SIM_HOW_LANES ? SIM_u32 : SIM_b32;
    switch (letter) {
    case 'd':
    case 'e':
    case 'E':
        take_destination(d, v, operand, first == SIM_NO_TYPE || letter == 'E' ? SIM_b32 : first,
                         letter != 'd');
        break;
    case 'W':
    case 'u':
        take_destination(d, v, operand, letter == 'W' ? doubled(first) : number, false);
        break;
    case 'a':
    case 'x':
        take_source(d, v, operand, letter == 'a' ? last : first);
        break;
    case 'w':
    case 'n':
        take_source(d, v, operand, letter == 'w' ? doubled(first) : number);
        break;
    case 'p':
    case 'Q':
        v->p = predicate_destination(d, operand);
        v->q = predicate_destination(d, letter == 'Q' ? operand->second : NULL);
        if (letter == 'p')
            check_alone(d, operand);
        break;
    case 'P':
        v->test[v->tests++] = sim_predicate_source(d, operand);
        break;
    case 'i':
        if (operand->kind != SIM_OPERAND_CONSTANT || operand->constant.is_real)
            sim_mismatch(d);
        v->integer = operand->constant.integer;
        break;
    case 'l':
        v->label = operand;
        break;
    case 'm':
        if (operand->kind != SIM_OPERAND_ADDRESS)
            sim_mismatch(d);
        v->address = operand;
        break;
    case 's':
        take_source(d, v, operand, last != SIM_NO_TYPE ? last : SIM_b64);
        break;
    case 'v':
        v->vector = operand;
        break;
    case 'V':
        v->stored = operand;
        break;
    default: // 'o': ignored
        break;
    }
}

sim_values
sim_take(sim_decoder *d)
{
    sim_values v = {.p = SIM_PLACE_SINK_PREDICATE, .q = SIM_PLACE_SINK_PREDICATE};
    const char *letters = d->form.row->operands;
    size_t all = 0, needed = 0, taken = 0;
    for (const char *at = letters; *at != '\0'; at++) {
        all += *at != '?';
        needed += *at != '?' && at[1] != '?';
    }
    size_t given = d->instruction->operand_count;
    if (given != all && given != needed)
        sim_mismatch(d);
    for (const char *at = letters; *at != '\0'; at++)
        if (*at != '?' && (at[1] != '?' || given == all))
            take_one(d, &v, *at, &d->instruction->operands[taken++]);
    return v;
}
