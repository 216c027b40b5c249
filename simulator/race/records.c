// Keeps one record for each instruction of each block that accesses memory.
#include <stdlib.h>

#include "race/race.h"

enum {
    CHUNK = 1024,
    SLOTS = 1 << SIM_RACE_SLOT_BITS,
    // Slots that a block takes at once. A grid has many blocks, which all take slots for global
    // memory; the slots for shared memory are those of the resident blocks.
    RANGE = 4,
    SHARED_RANGE = 64,
};

// Returns what a pointer has, or new zeroed memory that it then has; NULL: out of memory.
#define MADE(pointer, type, count) ((type *)made((_Atomic(void *) *)(pointer), count, sizeof(type)))
static void *
made(_Atomic(void *) *pointer, size_t count, size_t size)
{
    void *found = atomic_load(pointer), *none = NULL;
    if (found != NULL)
        return found;
    found = calloc(count, size);
    if (found != NULL && !atomic_compare_exchange_strong(pointer, &none, found)) {
        free(found);
        found = none;
    }
    return found;
}

// Returns the record of a slot for writing; NULL: out of memory.
static sim_race_record *
record_for(sim_race_table *table, uint32_t slot)
{
    uint32_t number = slot / CHUNK;
    sim_race_branch *branch = MADE(&table->branches[number / SIM_RACE_BRANCH], sim_race_branch, 1);
    if (branch == NULL)
        return NULL;
    sim_race_record *chunk =
        MADE(&branch->chunks[number % SIM_RACE_BRANCH], sim_race_record, CHUNK);
    return chunk == NULL ? NULL : &chunk[slot % CHUNK];
}

// Takes a slot of the range that the block has, or of a new range. Slot 0 means nobody.
static uint32_t
take_slot(sim_race_slots *slots, sim_race_table *table, uint32_t range)
{
    if (slots->used == slots->size) {
        slots->first = atomic_fetch_add(&table->next, range);
        slots->size = range;
        slots->used = slots->first == 0;
        if (slots->first > SLOTS - range) {
            atomic_fetch_sub(&table->next, range);
            slots->used = slots->size = 0;
            return 0;
        }
    }
    return slots->first + slots->used++;
}

static uint32_t
place_of(const sim_race_slots *slots, const void *op, uint32_t variant)
{
    uint64_t key = ((uintptr_t)op >> 4) + variant;
    return (uint32_t)((key * 0x9e3779b97f4a7c15u) >> 40) & (slots->room - 1);
}

// Returns the item of an instruction, or the item where it belongs. An item of another life is
// free.
static sim_race_slot *
find(const sim_race_slots *slots, uint64_t serial, const void *op, uint32_t variant)
{
    uint32_t i = place_of(slots, op, variant);
    for (;; i = (i + 1) & (slots->room - 1)) {
        sim_race_slot *item = &slots->items[i];
        if (item->serial != serial || (item->op == op && item->variant == variant))
            return item;
    }
}

static bool
grow(sim_race_slots *slots, uint64_t serial)
{
    sim_race_slots grown = *slots;
    grown.room = slots->room == 0 ? 64 : 2 * slots->room;
    grown.items = calloc(grown.room, sizeof *grown.items);
    if (grown.items == NULL)
        return false;
    for (uint32_t i = 0; i < slots->room; i++)
        if (slots->items[i].serial == serial)
            *find(&grown, serial, slots->items[i].op, slots->items[i].variant) = slots->items[i];
    free(slots->items);
    *slots = grown;
    return true;
}

uint32_t
sim_race_slot_of(sim_race_block *block, bool shared, const sim_race_access *access, uint32_t bytes,
                 bool silent)
{
    sim_race_slots *slots = shared ? &block->shared_slots : &block->global_slots;
    sim_race_table *table = shared ? &block->set->shared : &block->set->race->table;
    uint32_t variant = bytes << 1 | silent;
    if (2 * slots->count >= slots->room && !grow(slots, block->serial))
        return 0;
    sim_race_slot *item = find(slots, block->serial, access->op, variant);
    if (item->serial == block->serial)
        return item->slot;
    uint32_t slot = take_slot(slots, table, shared ? SHARED_RANGE : RANGE);
    sim_race_record *record = slot != 0 ? record_for(table, slot) : NULL;
    if (record == NULL)
        return 0;
    *record = (sim_race_record){.life = block->life,
                                .op = access->op,
                                .bytes = (uint8_t)bytes,
                                .scope = (uint8_t)access->scope,
                                .writes = access->writes,
                                .atomic = access->atomic,
                                .strong = access->strong,
                                .silent = silent};
    *item = (sim_race_slot){access->op, block->serial, variant, slot};
    block->life->is_used |= !shared;
    slots->count++;
    return slot;
}

void
sim_race_table_free(sim_race_table *table)
{
    for (uint32_t i = 0; i < SIM_RACE_BRANCH; i++) {
        sim_race_branch *branch = atomic_load(&table->branches[i]);
        for (uint32_t j = 0; branch != NULL && j < SIM_RACE_BRANCH; j++)
            free(atomic_load(&branch->chunks[j]));
        free(branch);
    }
}
