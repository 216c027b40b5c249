// Decodes instructions that compute values in registers: arithmetic, comparisons, conversions and
// moves.
#include "decode/decoder.h"

#include <stdio.h>

static sim_loop *
loop_of(sim_decoder *d)
{
    char name[SIM_MAX_LOOP_NAME];
    sim_form_loop_name(&d->form, name);
    sim_loop *loop = sim_loop_find(name);
    if (loop == NULL)
        sim_refuse(d, "Instruction '%.*s' of this form is not supported yet",
                   SIM_SHOW(d->instruction->opcode));
    return loop;
}

static sim_op *
emit_lanes(sim_decoder *d, const sim_values *v)
{
    sim_op *op = sim_emit(d, SIM_DO_LANES);
    op->loop = loop_of(d);
    op->d = v->d;
    op->size = (uint8_t)v->d_size;
    uint32_t *sources[] = {&op->a, &op->b, &op->c, &op->e};
    for (int i = 0; i < v->sources && i < 4; i++)
        *sources[i] = v->s[i];
    return op;
}

static void
decode_lanes(sim_decoder *d)
{
    sim_values v = sim_take(d);
    emit_lanes(d, &v);
}

static void
decode_chain(sim_decoder *d)
{
    sim_values v = sim_take(d);
    if (v.sources == 3) {
        sim_values first = v;
        first.sources = 2;
        first.d = SIM_TEMPORARY(0);
        emit_lanes(d, &first);
        v.s[0] = SIM_TEMPORARY(0);
        v.s[1] = v.s[2];
    }
    emit_lanes(d, &v);
}

// --- registers that are wider than their types ---

// Widens or narrows a value from `size` to `to` bytes for each lane, with or without sign
// extension.
static void
emit_resize(sim_decoder *d, uint32_t destination, uint32_t to, uint32_t source, uint32_t size,
            bool is_signed)
{
    char loop[32];
    if (size == to)
        snprintf(loop, sizeof loop, "mov_%u", to * 8);
    else if (size > to)
        snprintf(loop, sizeof loop, "narrow_%u_%u", size * 8, to * 8);
    else
        snprintf(loop, sizeof loop, "widen_%c%u_%u", is_signed ? 's' : 'u', size * 8, to * 8);
    sim_emit_loop(d, loop, destination, to, source, SIM_PLACE_SINK);
}

static void
decode_convert(sim_decoder *d)
{
    sim_values v = sim_take(d);
    uint32_t from = sim_lane_size(d->form.types[1]), to = sim_lane_size(d->form.types[0]);
    if (v.s_size[0] != from) {
        emit_resize(d, SIM_TEMPORARY(0), from, v.s[0], v.s_size[0], false);
        v.s[0] = SIM_TEMPORARY(0);
    }
    uint32_t destination = v.d, size = v.d_size;
    if (size != to) {
        v.d = SIM_TEMPORARY(1);
        v.d_size = to;
    }
    emit_lanes(d, &v);
    if (size != to)
        emit_resize(d, destination, size, SIM_TEMPORARY(1), to,
                    sim_type_class(d->form.types[0]) == SIM_SIGNED);
}

// --- mov ---

// mov.b64 d, {a, b} and mov.b64 {a, b}, s: element 0 is the least significant.
static void
decode_vector_move(sim_decoder *d, const sim_operand *vector, const sim_operand *whole, bool pack)
{
    uint32_t size = sim_lane_size(d->form.types[0]), count = (uint32_t)vector->item_count,
             bytes = size / (count ? count : 1);
    if ((count != 2 && count != 4) || bytes < 1 || bytes > 8)
        sim_mismatch(d);
    static const sim_type types[] = {[1] = SIM_b8, [2] = SIM_b16, [4] = SIM_b32, [8] = SIM_b64};
    sim_access *access = SIM_NEW(d->arena, sim_access);
    *access = (sim_access){.size = bytes, .count = count};
    for (uint32_t i = 0; i < count; i++)
        access->places[i] =
            pack ? sim_source(d, &vector->items[i], types[bytes], false, &access->place_sizes[i])
                 : sim_destination(d, &vector->items[i], types[bytes], false,
                                   &access->place_sizes[i]);
    uint32_t whole_size;
    sim_type type = d->form.types[0];
    uint32_t place = pack ? sim_destination(d, whole, type, false, &whole_size)
                          : sim_source(d, whole, type, false, &whole_size);
    sim_op *op = sim_emit(d, pack ? SIM_DO_PACK : SIM_DO_UNPACK);
    op->access = access;
    op->d = op->a = place;
    op->size = (uint8_t)size;
}

// Clocks are read when the instruction runs.
static bool
decode_clock(sim_decoder *d, const sim_operand *to, const sim_operand *from)
{
    if (from->kind != SIM_OPERAND_NAME || from->name.length < 2)
        return false;
    sim_special special = sim_special_find((sim_text){from->name.at + 1, from->name.length - 1});
    if (*from->name.at != '%' || special == SIM_SPECIALS ||
        sim_special_infos[special].how != SIM_SPECIAL_READ)
        return false;
    uint32_t size, place = sim_destination(d, to, d->form.types[0], false, &size);
    sim_op *op = sim_emit(d, SIM_DO_READ);
    op->d = place;
    op->size = (uint8_t)size;
    op->variant = (uint8_t)special;
    return true;
}

// Returns an element of a vector, which is an item in braces or a component of a register or
// special register.
static sim_operand
element_of(sim_decoder *d, const sim_operand *vector, uint32_t i, uint32_t count)
{
    if (vector->kind == SIM_OPERAND_VECTOR) {
        if (vector->item_count != count)
            sim_mismatch(d);
        return vector->items[i];
    }
    sim_operand element = *vector;
    if (vector->kind != SIM_OPERAND_NAME || vector->component != 0)
        sim_mismatch(d);
    element.component = "xyzw"[i];
    return element;
}

// mov.v4.u32 v, {a, b, c, d}: reads all sources before it writes anything.
static void
decode_whole_vector(sim_decoder *d, uint32_t count)
{
    const sim_operand *operands = d->instruction->operands;
    sim_type type = d->form.types[0];
    uint32_t size = sim_lane_size(type), held;
    for (uint32_t i = 0; i < count; i++) {
        sim_operand from = element_of(d, &operands[1], i, count);
        uint32_t source = sim_source(d, &from, type, false, &held);
        emit_resize(d, SIM_TEMPORARY(i), size, source, held, false);
    }
    for (uint32_t i = 0; i < count; i++) {
        sim_operand to = element_of(d, &operands[0], i, count);
        uint32_t place = sim_destination(d, &to, type, false, &held);
        emit_resize(d, place, size, SIM_TEMPORARY(i), size, false);
    }
}

static void
decode_move(sim_decoder *d)
{
    const sim_operand *operands = d->instruction->operands;
    sim_type type = d->form.types[0];
    if (d->instruction->operand_count != 2)
        sim_mismatch(d);
    sim_text vector = sim_form_which(&d->form, "v2|v4");
    if (vector.length != 0) {
        decode_whole_vector(d, vector.at[1] == '2' ? 2 : 4);
        return;
    }
    if (operands[1].kind == SIM_OPERAND_VECTOR || operands[0].kind == SIM_OPERAND_VECTOR) {
        bool pack = operands[1].kind == SIM_OPERAND_VECTOR;
        decode_vector_move(d, &operands[pack], &operands[!pack], pack);
        return;
    }
    if (decode_clock(d, &operands[0], &operands[1]))
        return;
    uint32_t size, source_size;
    uint32_t to = sim_destination(d, &operands[0], type, false, &size);
    uint32_t from = sim_source(d, &operands[1], type, false, &source_size);
    if (source_size < size)
        sim_mismatch(d);
    emit_resize(d, to, size, from, source_size, false);
}

// --- predicates and selection ---

static sim_logic
logic_of(const sim_form *form)
{
    sim_text word = sim_form_which(form, "and|or|xor");
    return word.length == 0  ? SIM_LOGIC_NONE
           : *word.at == 'a' ? SIM_LOGIC_AND
           : *word.at == 'o' ? SIM_LOGIC_OR
                             : SIM_LOGIC_XOR;
}

static void
decode_predicate(sim_decoder *d)
{
    static const char *const words[] = {"mov", "and", "or", "xor", "not"};
    sim_values v = sim_take(d);
    sim_op *op = sim_emit(d, SIM_DO_PREDICATE);
    for (int i = 0; i < 5; i++)
        if (strcmp(d->form.row->loop, words[i]) == 0)
            op->variant = (uint8_t)i;
    op->p = v.p;
    op->a = v.test[0];
    op->b = v.tests > 1 ? v.test[1] : SIM_PLACE_TRUE;
}

static void
decode_select(sim_decoder *d)
{
    sim_values v = sim_take(d);
    sim_op *op = sim_emit(d, SIM_DO_SELECT);
    op->d = v.d;
    op->size = (uint8_t)v.d_size;
    op->a = v.s[0];
    op->b = v.s[1];
    op->p = v.test[0];
}

static sim_op *
emit_compare(sim_decoder *d, const sim_values *v, sim_do what)
{
    sim_op *op = sim_emit(d, what);
    op->loop = loop_of(d);
    op->a = v->s[0];
    op->b = v->sources > 1 ? v->s[1] : SIM_PLACE_SINK;
    op->p = v->p;
    op->q = v->q;
    op->variant = (uint8_t)logic_of(&d->form);
    op->c = v->tests > 0 ? v->test[0] : SIM_PLACE_TRUE;
    if ((op->variant != SIM_LOGIC_NONE) != (v->tests > 0))
        sim_mismatch(d);
    return op;
}

static void
decode_compare(sim_decoder *d)
{
    sim_values v = sim_take(d);
    emit_compare(d, &v, SIM_DO_COMPARE);
}

// Copies each half of two sources to a register of its own, so that two instructions can use them.
static void
split_halves(sim_decoder *d, const sim_values *v, sim_values *low, sim_values *high)
{
    uint32_t by = sim_constant_place(d, 16, 4);
    *low = *high = *v;
    for (unsigned i = 0; i < 2; i++) {
        low->s[i] = SIM_TEMPORARY(i);
        high->s[i] = SIM_TEMPORARY(i) + 128;
        sim_emit_loop(d, "narrow_32_16", low->s[i], 2, v->s[i], SIM_PLACE_SINK);
        sim_emit_loop(d, "shr_u32", SIM_TEMPORARY(2), 4, v->s[i], by);
        sim_emit_loop(d, "narrow_32_16", SIM_TEMPORARY(2), 2, SIM_TEMPORARY(2), SIM_PLACE_SINK);
        sim_emit_loop(d, "mov_16", high->s[i], 2, SIM_TEMPORARY(2), SIM_PLACE_SINK);
    }
}

static void
decode_compare_halves(sim_decoder *d)
{
    sim_values v = sim_take(d), low, high;
    if (d->instruction->operands[0].second == NULL)
        sim_decode_fail(d, "Predicate output expected for instruction 'setp': p|q");
    split_halves(d, &v, &low, &high);
    low.q = high.q = SIM_PLACE_SINK_PREDICATE;
    high.p = v.q;
    emit_compare(d, &low, SIM_DO_COMPARE);
    emit_compare(d, &high, SIM_DO_COMPARE);
}

// Returns the value that `set` stores for a true comparison; it depends on the type of the result.
static uint32_t
yes_of(sim_type type)
{
    switch (type) {
    case SIM_f32:
        return 0x3f800000;
    case SIM_f16:
    case SIM_f16x2:
        return 0x3c00;
    case SIM_bf16:
    case SIM_bf16x2:
        return 0x3f80;
    default:
        return UINT32_MAX;
    }
}

static void
emit_set(sim_decoder *d, const sim_values *v, uint32_t destination, uint32_t size, uint32_t yes)
{
    sim_op *op = emit_compare(d, v, SIM_DO_SET);
    op->d = destination;
    op->size = (uint8_t)size;
    op->e = yes;
}

static void
decode_set(sim_decoder *d)
{
    sim_values v = sim_take(d);
    emit_set(d, &v, v.d, v.d_size, yes_of(d->form.types[0]));
}

static void
decode_set_halves(sim_decoder *d)
{
    sim_values v = sim_take(d), low, high;
    uint32_t yes = yes_of(d->form.types[0]) & 0xffff;
    split_halves(d, &v, &low, &high);
    emit_set(d, &low, SIM_TEMPORARY(2), 4, yes);
    emit_set(d, &high, SIM_TEMPORARY(3), 4, yes << 16);
    sim_emit_loop(d, "or_32", v.d, 4, SIM_TEMPORARY(2), SIM_TEMPORARY(3));
}

// --- other instructions ---

static void
decode_carry(sim_decoder *d)
{
    sim_values v = sim_take(d);
    sim_op *op = sim_emit(d, SIM_DO_CARRY);
    const char *opcode = d->form.row->opcode;
    bool in = opcode[strlen(opcode) - 1] == 'c';
    op->variant =
        (uint8_t)((opcode[0] == 's' ? SIM_CARRY_SUB : 0) | (in ? SIM_CARRY_IN : 0) |
                  (sim_form_has(&d->form, "cc") ? SIM_CARRY_OUT : 0) |
                  (opcode[0] == 'm' ? SIM_CARRY_MAD : 0) |
                  (sim_form_has(&d->form, "hi") ? SIM_CARRY_HIGH : 0) |
                  (sim_type_class(d->form.types[0]) == SIM_SIGNED ? SIM_CARRY_SIGNED : 0));
    op->d = v.d;
    op->size = (uint8_t)v.d_size;
    op->a = v.s[0];
    op->b = v.s[1];
    op->c = v.sources > 2 ? v.s[2] : SIM_PLACE_SINK;
}

static void
decode_lop3(sim_decoder *d)
{
    sim_values v = sim_take(d);
    sim_op *op = sim_emit(d, SIM_DO_LOP3);
    op->d = v.d;
    op->size = 4;
    op->a = v.s[0];
    op->b = v.s[1];
    op->c = v.s[2];
    op->value = v.integer & 0xff;
    if (v.tests == 0)
        return;
    if (d->instruction->operands[0].second == NULL)
        sim_decode_fail(d, "Predicate output expected for instruction 'lop3'");
    op = sim_emit(d, SIM_DO_COMPARE); // compares the result of the operation above
    op->loop = sim_loop_find("ne_u32");
    op->a = v.d;
    op->b = sim_constant_place(d, 0, 4);
    op->p = v.p;
    op->c = v.test[0];
    op->variant = (uint8_t)logic_of(&d->form);
}

void
sim_decode_values(sim_decoder *d)
{
    switch (d->form.row->how) {
    case SIM_HOW_LANES:
        decode_lanes(d);
        break;
    case SIM_HOW_CHAIN:
        decode_chain(d);
        break;
    case SIM_HOW_CONVERT:
        decode_convert(d);
        break;
    case SIM_HOW_MOVE:
        decode_move(d);
        break;
    case SIM_HOW_PREDICATE:
        decode_predicate(d);
        break;
    case SIM_HOW_SELECT:
        decode_select(d);
        break;
    case SIM_HOW_SETP:
    case SIM_HOW_TEST:
        decode_compare(d);
        break;
    case SIM_HOW_SETP2:
        decode_compare_halves(d);
        break;
    case SIM_HOW_SET:
        decode_set(d);
        break;
    case SIM_HOW_SET2:
        decode_set_halves(d);
        break;
    case SIM_HOW_CARRY:
        decode_carry(d);
        break;
    case SIM_HOW_LOP3:
        decode_lop3(d);
        break;
    default:
        sim_refuse(d, "Instruction '%.*s' of this form is not supported yet",
                   SIM_SHOW(d->instruction->opcode));
    }
}
