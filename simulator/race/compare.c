// Compares the accesses of two launches that nothing orders.
#include "race/race.h"

enum { WHO_BITS = 10 };

typedef struct pair {
    const sim_race *a, *b;
    sim_race_tell_pair *tell;
    void *data;
} pair;

static const sim_race_record *
record_of(const sim_race *race, uint32_t who)
{
    return sim_race_record_at(&race->table, who >> WHO_BITS);
}

// Returns whether two accesses are in conflict. Strong ones are not, because both are of one
// device.
static bool
conflict(const sim_race_record *a, const sim_race_record *b)
{
    bool changes = (a->writes && !a->silent) || (b->writes && !b->silent);
    bool both_strong =
        a->strong && b->strong && a->scope != SIM_RACE_BLOCK && b->scope != SIM_RACE_BLOCK;
    bool silent = (a->silent && !b->writes) || (b->silent && !a->writes);
    return changes && !silent && !both_strong && (a->bytes & b->bytes) != 0;
}

static void
compare_two(const pair *p, uint32_t who_a, uint32_t who_b, uintptr_t address)
{
    if (who_a == 0 || who_b == 0)
        return;
    const sim_race_record *a = record_of(p->a, who_a), *b = record_of(p->b, who_b);
    if (conflict(a, b))
        p->tell(p->data, &(sim_race_side){a, who_a % (1 << WHO_BITS)},
                &(sim_race_side){b, who_b % (1 << WHO_BITS)}, address);
}

static void
compare_cells(void *data, uintptr_t address, const sim_race_cells *a, const sim_race_cells *b,
              uint32_t words)
{
    const pair *p = data;
    for (uint32_t i = 0; i < words; i++) {
        uint32_t any_a = a->writers[i] | a->readers[i], any_b = b->writers[i] | b->readers[i];
        if (any_a == 0 || any_b == 0 || (a->writers[i] | b->writers[i]) == 0)
            continue;
        uintptr_t at = address + (uintptr_t)i * SIM_RACE_WORD;
        compare_two(p, a->writers[i], b->writers[i], at);
        compare_two(p, a->writers[i], b->readers[i], at);
        compare_two(p, a->readers[i], b->writers[i], at);
    }
}

// Kernels that run at the same time may synchronise through variables. The check does not know what
// this orders, and then tells nothing.
void
sim_race_compare(const sim_race *a, const sim_race *b, sim_race_tell_pair *tell, void *data)
{
    pair p = {a, b, tell, data};
    bool releases_a = atomic_load(&a->stamps) != 0, releases_b = atomic_load(&b->stamps) != 0;
    if ((releases_a && atomic_load(&b->has_strong_reads)) ||
        (releases_b && atomic_load(&a->has_strong_reads)))
        return;
    sim_race_each_common(a, b, compare_cells, &p);
}
