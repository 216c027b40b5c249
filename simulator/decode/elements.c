// Rewrites operands before an instruction is decoded: a vector register becomes the list of its
// elements, and an element of an array becomes its address.
#include "decode/decoder.h"

// Returns {t.x, t.y, …} for a register of several elements, and other operands unchanged.
static sim_operand
spread(sim_decoder *d, const sim_operand *operand)
{
    sim_thing thing;
    sim_operand all = *operand;
    bool whole = operand->kind == SIM_OPERAND_NAME && operand->component == 0 &&
                 !operand->has_offset && !operand->minus && !operand->negated &&
                 operand->selector.length == 0 && operand->second == NULL;
    if (!whole || !sim_look_up(d, d->scope, operand->name, &thing) ||
        thing.kind != SIM_THING_REGISTER || thing.vector < 2)
        return all;
    all.kind = SIM_OPERAND_VECTOR;
    all.item_count = (size_t)thing.vector;
    all.items = sim_alloc(d->arena, all.item_count, sizeof *all.items);
    for (size_t i = 0; i < all.item_count; i++) {
        all.items[i] = *operand;
        all.items[i].component = "xyzw"[i];
    }
    return all;
}

static size_t
element_bytes(const sim_thing *thing)
{
    bool is_variable =
        thing->kind == SIM_THING_SYMBOL && thing->symbol->kind == SIM_SYMBOL_VARIABLE;
    sim_type type = is_variable ? thing->symbol->variable->type : thing->type;
    size_t vector = is_variable ? (size_t)thing->symbol->variable->vector : 1;
    return vector * (sim_type_bits(type) < 8 ? 1 : sim_type_bits(type) / 8);
}

// Turns a[2] into a + 8, for elements of 4 bytes.
static sim_operand
indexed(sim_decoder *d, const sim_operand *operand)
{
    sim_operand at = *operand;
    sim_thing thing = sim_known(d, operand->name);
    if (thing.kind == SIM_THING_REGISTER || thing.kind == SIM_THING_LABEL ||
        thing.kind == SIM_THING_TARGETS)
        sim_mismatch(d);
    if (operand->index.length != 0)
        sim_refuse(d, "An array element with an index in a register is not supported by the "
                      "simulated device yet");
    at.is_indexed = false;
    at.has_offset = true;
    at.constant.integer *= element_bytes(&thing);
    return at;
}

const sim_instruction *
sim_with_elements(sim_decoder *d, const sim_instruction *instruction)
{
    // `at` is the operand that is the address of a load or a store.
    sim_how how = d->form.row->how;
    size_t at = how == SIM_HOW_LOAD ? 1 : how == SIM_HOW_STORE ? 0 : SIZE_MAX;
    sim_instruction *changed = NULL;
    sim_operand *operands = NULL;
    for (size_t i = 0; i < instruction->operand_count; i++) {
        const sim_operand *operand = &instruction->operands[i];
        sim_operand other = operand->is_indexed ? indexed(d, operand) : spread(d, operand);
        if (other.kind == operand->kind && !operand->is_indexed)
            continue;
        if (changed == NULL) {
            changed = SIM_NEW(d->arena, sim_instruction);
            *changed = *instruction;
            operands = sim_alloc(d->arena, instruction->operand_count, sizeof *operands);
            memcpy(operands, instruction->operands, instruction->operand_count * sizeof *operands);
            changed->operands = operands;
        }
        operands[i] = other;
        if (operand->is_indexed && at == i) // the memory is meant, not its address
            operands[i].kind = SIM_OPERAND_ADDRESS;
    }
    return changed != NULL ? changed : instruction;
}

const sim_operand *
sim_with_vectors(sim_decoder *d, const sim_operand *list, const sim_variable *formals, size_t count)
{
    size_t vectors = 0, room = 0;
    for (size_t i = 0; i < count; i++)
        vectors += formals[i].element > 0;
    if (vectors == 0 || list == NULL)
        return list;
    sim_operand *all = SIM_NEW(d->arena, sim_operand);
    *all = (sim_operand){.kind = list->kind};
    for (size_t i = 0; i < list->item_count; i++) {
        sim_operand item = spread(d, &list->items[i]);
        bool is_vector = item.kind == SIM_OPERAND_VECTOR;
        for (size_t j = 0; j < (is_vector ? item.item_count : 1); j++)
            *SIM_PUSH(d->arena, all->items, all->item_count, room) =
                is_vector ? item.items[j] : item;
    }
    return all;
}
