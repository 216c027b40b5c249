// Decodes video instructions: determines which bytes or halves of their source registers they use,
// and how they combine the result with the third operand.
#include "decode/decoder.h"

static sim_video_what
what_of(const char *loop)
{
    static const char *const words[] = {"add", "sub", "absdiff", "min", "max",
                                        "shl", "shr", "mad",     "set", "avrg"};
    unsigned i = 0;
    while (strcmp(words[i], loop) != 0)
        i++;
    return (sim_video_what)i;
}

// Sets width and index of the part of a register that a scalar instruction uses: the whole
// register, .b0 to .b3, .h0 or .h1.
static void
take_part(sim_decoder *d, sim_text selector, unsigned *bits, unsigned *part)
{
    *bits = 32;
    if (selector.length == 0)
        return;
    *bits = *selector.at == 'b' ? 8 : 16;
    *part = (unsigned)(selector.at[1] - '0');
    if (selector.length != 2 || *part >= 32 / *bits)
        sim_mismatch(d);
}

// Sets the indices of the elements that are taken from both sources together. The first digit of
// the selector is the index for the highest element.
static void
take_elements(sim_decoder *d, sim_text selector, unsigned count, unsigned first, unsigned parts[4])
{
    for (unsigned i = 0; i < count; i++)
        parts[i] = first + i;
    if (selector.length == 0)
        return;
    if (selector.length != count + 1 || (*selector.at == 'b') != (count == 4))
        sim_mismatch(d);
    for (unsigned i = 0; i < count; i++) {
        parts[i] = (unsigned)(selector.at[count - i] - '0');
        if (parts[i] >= 2 * count)
            sim_mismatch(d);
    }
}

// Returns which elements are computed: all, or those that the selector names.
static unsigned
mask_of(sim_decoder *d, sim_text selector, unsigned count)
{
    if (selector.length == 0)
        return (1u << count) - 1;
    unsigned mask = 0;
    if ((*selector.at == 'b') != (count == 4))
        sim_mismatch(d);
    for (size_t i = 1; i < selector.length; i++) {
        unsigned element = (unsigned)(selector.at[i] - '0');
        if (element >= count)
            sim_mismatch(d);
        mask |= 1u << element;
    }
    return mask;
}

static sim_operand
without_parts(const sim_operand *operand)
{
    sim_operand whole = *operand;
    whole.selector = (sim_text){0};
    whole.minus = false;
    return whole;
}

static void
describe(sim_decoder *d, sim_video *v, const sim_operand *operands)
{
    const sim_form *form = &d->form;
    bool compares = v->what == SIM_VIDEO_SET;
    sim_type a = compares ? form->types[0] : form->middle;
    sim_text word = sim_form_which(form, "add|min|max"),
             compare = sim_form_which(form, "eq|ne|lt|le|gt|ge");
    v->second = word.length != 0 ? word.at[1] : '\0';
    if (compares)
        memcpy(v->compare, compare.at, 2);
    // Comparisons have no type for the result. The third operand is treated as if it had the first
    // type.
    v->d_signed = sim_type_class(form->types[0]) == SIM_SIGNED;
    v->a_signed = sim_type_class(a) == SIM_SIGNED;
    v->b_signed = sim_type_class(form->types[1]) == SIM_SIGNED;
    v->saturates = sim_form_has(form, "sat");
    v->wraps = sim_form_has(form, "wrap");
    v->plus_one = sim_form_has(form, "po");
    v->scale = sim_form_has(form, "shr7") ? 7 : sim_form_has(form, "shr15") ? 15 : 0;
    v->minus_product = operands[1].minus != operands[2].minus;
    v->minus_c = d->instruction->operand_count > 3 && operands[3].minus;
    v->merges = v->count > 1 || operands[0].selector.length != 0;
    if (v->count == 1) {
        take_part(d, operands[0].selector, &v->d_bits, &v->d_part);
        take_part(d, operands[1].selector, &v->a_bits, &v->a_parts[0]);
        take_part(d, operands[2].selector, &v->b_bits, &v->b_parts[0]);
        return;
    }
    v->d_bits = v->a_bits = v->b_bits = 32 / v->count;
    v->mask = mask_of(d, operands[0].selector, v->count);
    take_elements(d, operands[1].selector, v->count, 0, v->a_parts);
    take_elements(d, operands[2].selector, v->count, v->count, v->b_parts);
}

void
sim_decode_video(sim_decoder *d)
{
    const sim_operand *operands = d->instruction->operands;
    size_t given = d->instruction->operand_count;
    const char *opcode = d->form.row->opcode;
    char last = opcode[strlen(opcode) - 1];
    sim_video *v = SIM_NEW(d->arena, sim_video);
    v->what = what_of(d->form.row->loop);
    v->count = last == '2' ? 2 : last == '4' ? 4 : 1;
    if (given != 3 && given != 4)
        sim_mismatch(d);
    describe(d, v, operands);
    if (given == 3 && (v->merges || v->second != '\0' || v->what == SIM_VIDEO_MAD))
        sim_mismatch(d);
    bool minus = operands[0].minus || operands[1].minus || operands[2].minus || v->minus_c;
    if (minus && (v->what != SIM_VIDEO_MAD || v->plus_one || operands[0].minus))
        sim_mismatch(d);
    uint32_t size, places[4] = {0};
    for (size_t i = 0; i < given; i++) {
        sim_operand whole = without_parts(&operands[i]);
        places[i] = i == 0 ? sim_destination(d, &whole, SIM_b32, false, &size)
                           : sim_source(d, &whole, SIM_b32, false, &size);
    }
    sim_op *op = sim_emit(d, SIM_DO_VIDEO);
    op->d = places[0];
    op->size = 4;
    op->a = places[1];
    op->b = places[2];
    op->c = given == 4 ? places[3] : SIM_PLACE_SINK;
    op->video = v;
}
