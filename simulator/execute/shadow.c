// Keeps the shadows of frames, and the origins of unwritten values.
#include "execute/shadow.h"

#include <stdlib.h>

// --- shadows ---

sim_shadow *
sim_shadow_make(sim_frame *frame)
{
    if (frame->shadow != NULL)
        return frame->shadow;
    size_t bytes = (frame->function->code->frame_bytes + 63u) / 64 * 64;
    size_t head = (sizeof(sim_shadow) + 63) / 64 * 64, all = head + 3 * bytes + bytes / 64;
    char *memory = aligned_alloc(64, (all + 63) / 64 * 64);
    if (memory == NULL)
        return NULL;
    memset(memory, 0, all);
    sim_shadow *shadow = (sim_shadow *)memory;
    shadow->bytes = bytes;
    shadow->bits = memory + head;
    shadow->origins = (sim_origin *)(memory + head + bytes);
    shadow->flags = (uint8_t *)(memory + head + 3 * bytes);
    return frame->shadow = shadow;
}

void
sim_shadow_drop(sim_frame *frame)
{
    free(frame->shadow);
    frame->shadow = NULL;
}

static bool
is_zero(const char *bytes, size_t size)
{
    uint64_t all = 0, eight;
    for (size_t i = 0; i < size; i += 8) {
        memcpy(&eight, bytes + i, 8);
        all |= eight;
    }
    return all == 0;
}

void
sim_shadow_look(sim_frame *frame)
{
    enum { OFTEN = 256 };
    sim_shadow *shadow = frame->shadow;
    if (++shadow->steps < OFTEN)
        return;
    shadow->steps = 0;
    // Temporaries hold nothing from one instruction to the next.
    memset(shadow->bits + SIM_PLACE_SINK, 0, SIM_PLACE_FREE - SIM_PLACE_SINK);
    memset(shadow->flags + SIM_PLACE_SINK / 64, 0, (SIM_PLACE_FREE - SIM_PLACE_SINK) / 64);
    if (is_zero(shadow->bits, shadow->bytes))
        sim_shadow_free(frame);
}

void
sim_shadow_set(sim_shadow *shadow, uint32_t place, uint32_t size, uint32_t lane, uint64_t bits,
               sim_origin origin)
{
    sim_set_lane(shadow->bits, place, size, (int)lane, bits);
    if (bits == 0)
        return;
    *sim_origin_at(shadow, place, size, lane) = origin;
    shadow->flags[place / 64] = 1;
}

void
sim_shadow_set_predicate(sim_shadow *shadow, uint32_t place, uint32_t lanes, uint32_t mask,
                         sim_origin origin)
{
    if (place == SIM_PLACE_SINK_PREDICATE)
        return;
    sim_set_predicate(shadow->bits, place, lanes, mask);
    if ((lanes & mask) != 0)
        *sim_origin_at(shadow, place, 0, 0) = origin;
}

void
sim_shadow_clear(sim_shadow *shadow, uint32_t place, uint32_t size, uint32_t mask)
{
    if (!sim_is_shadowed(shadow, place))
        return;
    if (mask == UINT32_MAX) {
        memset(shadow->bits + place, 0, (size_t)SIM_WARP * size);
        shadow->flags[place / 64] = 0;
        return;
    }
    SIM_EACH_LANE(lane, mask)
    memset(shadow->bits + place + lane * size, 0, size);
}

// --- events ---

// A slot has the last reads of one element of an operation. The number of the slot and that of the
// read are in an origin.
enum { EVENTS = 8, FIRST_SLOT_BIT = 11, MOST_SLOTS = 1 << 20 };

typedef struct slot {
    const sim_op *op;
    uint32_t element, next;
    bool told;
    sim_event events[EVENTS];
} slot;

typedef struct kept {
    uintptr_t where; // address of 4 bytes, divided by 4; 0: free
    sim_origin origin;
} kept;

struct sim_origins {
    slot **slots;
    size_t count, room;
    kept *kept; // a table of `kept_room` places, by address
    size_t kept_count, kept_room;
};

static slot *
slot_of(struct sim_origins *o, const sim_op *op, uint32_t element, size_t *number)
{
    for (size_t i = o->count; i-- > 0;)
        if (o->slots[i]->op == op && o->slots[i]->element == element) {
            *number = i;
            return o->slots[i];
        }
    if (o->count == o->room) {
        size_t room = o->room > 0 ? 2 * o->room : 16;
        slot **grown = room <= MOST_SLOTS ? realloc(o->slots, room * sizeof(slot *)) : NULL;
        if (grown == NULL)
            return NULL;
        o->slots = grown;
        o->room = room;
    }
    slot *made = calloc(1, sizeof *made);
    if (made == NULL)
        return NULL;
    made->op = op;
    made->element = element;
    *number = o->count;
    return o->slots[o->count++] = made;
}

static struct sim_origins *
origins_of(sim_set *set)
{
    if (set->origins == NULL)
        set->origins = calloc(1, sizeof *set->origins);
    return set->origins;
}

sim_event *
sim_event_new(sim_set *set, const sim_op *op, uint32_t element, sim_origin *first)
{
    size_t number;
    struct sim_origins *o = origins_of(set);
    slot *s = o != NULL ? slot_of(o, op, element, &number) : NULL;
    if (s == NULL)
        return NULL;
    uint32_t event = s->next++ % EVENTS;
    *first = (sim_origin)((number + 1) << FIRST_SLOT_BIT | event << 8);
    return &s->events[event];
}

const sim_event *
sim_event_of(const sim_set *set, sim_origin origin, const sim_op **op, uint32_t *lane, bool **told)
{
    size_t number = origin >> FIRST_SLOT_BIT;
    if (set->origins == NULL || number == 0 || number > set->origins->count)
        return NULL;
    slot *s = set->origins->slots[number - 1];
    *op = s->op;
    *lane = origin >> 3 & (SIM_WARP - 1);
    *told = &s->told;
    return &s->events[origin >> 8 & (EVENTS - 1)];
}

// --- origins of stored values ---

static kept *
find_kept(const struct sim_origins *o, uintptr_t where)
{
    size_t i = (size_t)(where * 0x9e3779b97f4a7c15 >> 32) & (o->kept_room - 1);
    while (o->kept[i].where != 0 && o->kept[i].where != where)
        i = (i + 1) & (o->kept_room - 1);
    return &o->kept[i];
}

static bool
grow(struct sim_origins *o)
{
    enum { FIRST = 256, MOST = 1 << 20 };
    if (4 * o->kept_count < 3 * o->kept_room)
        return true;
    size_t room = o->kept_room > 0 ? 2 * o->kept_room : FIRST, before = o->kept_room;
    kept *old = o->kept, *made = room <= MOST ? calloc(room, sizeof *made) : NULL;
    if (made == NULL)
        return false;
    o->kept = made;
    o->kept_room = room;
    for (size_t i = 0; i < before; i++)
        if (old[i].where != 0)
            *find_kept(o, old[i].where) = old[i];
    free(old);
    return true;
}

void
sim_origin_keep(sim_set *set, uintptr_t where, sim_origin origin)
{
    struct sim_origins *o = origins_of(set);
    if (o == NULL || !grow(o))
        return;
    kept *k = find_kept(o, where / 4);
    o->kept_count += k->where == 0;
    *k = (kept){where / 4, origin};
}

sim_origin
sim_origin_kept(const sim_set *set, uintptr_t where)
{
    const struct sim_origins *o = set->origins;
    return o == NULL || o->kept_room == 0 ? 0 : find_kept(o, where / 4)->origin;
}

void
sim_origin_forget(sim_set *set, uintptr_t start, size_t size)
{
    struct sim_origins *o = set->origins;
    if (o == NULL || o->kept_count == 0)
        return;
    for (uintptr_t at = start / 4; at <= (start + size - 1) / 4; at++)
        find_kept(o, at)->origin = 0; // the place stays taken
}

void
sim_origins_clear(sim_set *set)
{
    struct sim_origins *o = set->origins;
    if (o == NULL)
        return;
    for (size_t i = 0; i < o->count; i++)
        free(o->slots[i]);
    o->count = 0;
    if (o->kept_count > 0)
        memset(o->kept, 0, o->kept_room * sizeof *o->kept);
    o->kept_count = 0;
}

void
sim_origins_free(sim_set *set)
{
    sim_origins_clear(set);
    if (set->origins != NULL) {
        free(set->origins->slots);
        free(set->origins->kept);
    }
    free(set->origins);
    set->origins = NULL;
}
