// Describes types and special registers, and finds them by name. Also builds the instruction table
// and its index by opcode.
#include "isa/isa.h"

#include <pthread.h>

#include "isa/index.h"

// --- types ---

static const struct {
    const char *name;
    uint8_t bits, class;
} types[SIM_TYPES] = {
#define TYPE(type, bits_, class_) [SIM_##type] = {#type, bits_, SIM_##class_},
#include "isa/types.def"
#undef TYPE
};

const char *
sim_type_name(sim_type type)
{
    return type == SIM_NO_TYPE ? "no type" : types[type].name;
}

unsigned
sim_type_bits(sim_type type)
{
    return types[type].bits;
}

sim_class
sim_type_class(sim_type type)
{
    return types[type].class;
}

sim_type
sim_type_find(sim_text name)
{
    if (name.length < 2 || name.length > 7)
        return SIM_NO_TYPE;
    for (int i = 1; i < SIM_TYPES; i++)
        if (sim_text_is(name, types[i].name))
            return (sim_type)i;
    return SIM_NO_TYPE;
}

static bool
is_integer(sim_class class)
{
    return class == SIM_UNSIGNED || class == SIM_SIGNED;
}

bool
sim_type_fits(sim_type instruction, sim_type operand)
{
    sim_class a = sim_type_class(instruction), b = sim_type_class(operand);
    if (sim_type_bits(instruction) != sim_type_bits(operand))
        return false;
    if (a == SIM_PREDICATE || b == SIM_PREDICATE)
        return a == b;
    if (a == SIM_PACKED)
        return true;
    return a == SIM_BITS || b == SIM_BITS || a == b || (is_integer(a) && is_integer(b));
}

// --- special registers ---

const sim_special_info sim_special_infos[SIM_SPECIALS] = {
#define SPECIAL(name_, type_, how_) \
    [SIM_SPECIAL_##name_] = {#name_, SIM_##type_, SIM_SPECIAL_##how_},
#include "isa/specials.def"
#undef SPECIAL
};

// --- rows ---

const sim_row sim_rows[] = {
#define ROW(opcode, modifiers, types_, operands, how, loop, version, target) \
    {#opcode, modifiers, types_, operands, SIM_HOW_##how, loop, version, target},
#include "isa/instructions.def"
#undef ROW
};
const size_t sim_row_count = sizeof sim_rows / sizeof *sim_rows;

// Hash chains of rows by opcode, in the order of the table, and of special registers by name.
enum { PLACES = 1024 };
static uint16_t first_of[PLACES]; // row + 1, by the hash of the opcode
static uint16_t next_of[sizeof sim_rows / sizeof *sim_rows];
static uint16_t first_special[PLACES], next_special[SIM_SPECIALS]; // by name
static pthread_once_t once = PTHREAD_ONCE_INIT;

static unsigned
hash(sim_text word)
{
    unsigned h = 5381;
    for (size_t i = 0; i < word.length; i++)
        h = h * 33 ^ (unsigned char)word.at[i];
    return (h ^ h >> 11) % PLACES;
}

static void
add_to_chain(const char *word, uint16_t *firsts, uint16_t *nexts, size_t i)
{
    uint16_t *first = &firsts[hash((sim_text){word, strlen(word)})];
    nexts[i] = *first;
    *first = (uint16_t)(i + 1);
}

static void
fill_index(void)
{
    for (size_t i = sim_row_count; i-- > 0;)
        add_to_chain(sim_rows[i].opcode, first_of, next_of, i);
    for (size_t i = 0; i < SIM_SPECIALS; i++)
        add_to_chain(sim_special_infos[i].name, first_special, next_special, i);
}

sim_special
sim_special_find(sim_text name)
{
    pthread_once(&once, fill_index);
    size_t at = first_special[hash(name)];
    while (at != 0 && !sim_text_is(name, sim_special_infos[at - 1].name))
        at = next_special[at - 1];
    return at == 0 ? SIM_SPECIALS : (sim_special)(at - 1);
}

const sim_row *
sim_isa_next(sim_text opcode, const sim_row *after)
{
    pthread_once(&once, fill_index);
    size_t at = after == NULL ? first_of[hash(opcode)] : next_of[after - sim_rows];
    while (at != 0 && !sim_text_is(opcode, sim_rows[at - 1].opcode))
        at = next_of[at - 1];
    return at == 0 ? NULL : &sim_rows[at - 1];
}
