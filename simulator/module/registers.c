// Estimates how many registers ptxas would give to a function: the largest number that is live at
// once. A value is live from the first use of its register in the text to the last. If a loop uses
// a value from outside the loop, the value is live until the loop ends.
#include <stdlib.h>

#include "module/module.h"

enum { MOST = 255, LEAST = 8, OWN = 4, OF_CALLS = 24, MOST_LOOPS = 256 };

// The range of statements in which a value is live.
typedef struct life {
    uint32_t first, last, units; // units of 32 bits
} life;

// The registers that a .reg directive declares. Another scope may declare the same names again.
typedef struct declared {
    uint32_t units, generation;
} declared;

typedef struct used {
    size_t life; // index into `lives`
    uint32_t generation;
} used;

typedef struct loop {
    uint32_t start, end;
} loop;

typedef struct counting {
    sim_arena arena;
    sim_names registers, ranges, uses, labels;
    life *lives;
    size_t count, room;
    loop loops[MOST_LOOPS];
    size_t loop_count;
    uint32_t now; // index of the statement
    bool calls;
} counting;

static void
declare(counting *c, const sim_registers *registers)
{
    sim_names *names = registers->range ? &c->ranges : &c->registers;
    declared *known = sim_names_find(names, registers->name);
    if (known == NULL) {
        known = SIM_NEW(&c->arena, declared);
        sim_names_add(names, &c->arena, registers->name, known);
    }
    unsigned bits = registers->type == SIM_pred ? 0 : sim_type_bits(registers->type);
    known->units = (bits + 31) / 32 * (uint32_t)registers->vector;
    known->generation++;
}

// %r12 is declared as %r12 or as %r<13>.
static const declared *
declaration_of(const counting *c, sim_text name)
{
    const declared *found = sim_names_find(&c->registers, name);
    while (found == NULL && name.length > 1 && name.at[name.length - 1] >= '0' &&
           name.at[name.length - 1] <= '9') {
        name.length--;
        found = sim_names_find(&c->ranges, name);
    }
    return found;
}

static void
use(counting *c, sim_text name)
{
    const declared *known = name.length > 0 ? declaration_of(c, name) : NULL;
    if (known == NULL || known->units == 0)
        return;
    used *u = sim_names_find(&c->uses, name);
    if (u == NULL) {
        u = SIM_NEW(&c->arena, used);
        sim_names_add(&c->uses, &c->arena, name, u);
    }
    if (u->generation != known->generation) {
        *u = (used){c->count, known->generation};
        *SIM_PUSH(&c->arena, c->lives, c->count, c->room) = (life){c->now, c->now, known->units};
    }
    c->lives[u->life].last = c->now;
}

static void
use_operand(counting *c, const sim_operand *operand)
{
    use(c, operand->name);
    use(c, operand->index);
    for (size_t i = 0; i < operand->item_count; i++)
        use_operand(c, &operand->items[i]);
    if (operand->second != NULL)
        use_operand(c, operand->second);
}

// Finds the end of a loop, which is a jump back to a label.
static void
look_for_loop(counting *c, const sim_instruction *instruction)
{
    if (!sim_text_is(instruction->opcode, "bra") || instruction->operand_count != 1)
        return;
    const uint32_t *label = sim_names_find(&c->labels, instruction->operands[0].name);
    if (label != NULL && c->loop_count < MOST_LOOPS)
        c->loops[c->loop_count++] = (loop){*label, c->now};
}

static void
read_statement(counting *c, const sim_statement *statement)
{
    if (statement->kind == SIM_STATEMENT_REGISTERS) {
        declare(c, statement->registers);
    } else if (statement->kind == SIM_STATEMENT_LABEL) {
        uint32_t *place = SIM_NEW(&c->arena, uint32_t);
        *place = c->now;
        sim_names_add(&c->labels, &c->arena, statement->label, place);
    } else if (statement->kind == SIM_STATEMENT_INSTRUCTION) {
        const sim_instruction *instruction = statement->instruction;
        look_for_loop(c, instruction);
        c->calls |= sim_text_is(instruction->opcode, "call");
        for (size_t i = 0; i < instruction->operand_count; i++)
            use_operand(c, &instruction->operands[i]);
    }
}

// Extends the life of a value that enters a loop from outside until the loop ends. Inner loops come
// first, because they end first in the text.
static void
extend(const counting *c, life *l)
{
    for (size_t i = 0; i < c->loop_count; i++)
        if (l->first < c->loops[i].start && l->last >= c->loops[i].start &&
            l->last < c->loops[i].end)
            l->last = c->loops[i].end;
}

static uint32_t
most_at_once(counting *c, size_t statements)
{
    int32_t *changes = sim_alloc(&c->arena, statements + 2, sizeof *changes);
    for (size_t i = 0; i < c->count; i++) {
        life *l = &c->lives[i];
        extend(c, l);
        changes[l->first] += (int32_t)l->units;
        // This statement may begin the next value of the register.
        changes[l->last] -= (int32_t)l->units;
    }
    int32_t now = 0, most = 0;
    for (size_t i = 0; i <= statements; i++) {
        now += changes[i];
        most = now > most ? now : most;
    }
    return (uint32_t)most;
}

static uint32_t
estimate(counting *c, const sim_function *function)
{
    for (size_t i = 0; i < function->statement_count; i++) {
        c->now = (uint32_t)i;
        read_statement(c, &function->statements[i]);
    }
    uint32_t most = most_at_once(c, function->statement_count) + OWN;
    uint32_t least = c->calls ? OF_CALLS : LEAST; // the calling convention takes some
    most = (most + 1) / 2 * 2;
    return most < least ? least : most > MOST ? MOST : most;
}

uint32_t
sim_registers_estimate(const sim_function *function)
{
    sim_trouble trouble = {.status = CUBIND_SIM_OK};
    counting *c = calloc(1, sizeof *c);
    volatile uint32_t result = LEAST;
    if (c == NULL)
        return result;
    c->arena.trouble = &trouble;
    if (setjmp(trouble.way_out) == 0)
        result = estimate(c, function);
    sim_arena_free(&c->arena);
    free(c);
    return result;
}
