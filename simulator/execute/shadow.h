// Declares shadows of frames, for the check of unwritten memory. While a frame has an unwritten
// value, it has a shadow: a bit for each bit of its places, which is set if the bit is unwritten,
// and an origin for each lane of a place. Frames without unwritten values have no shadow.
#ifndef SIM_EXECUTE_SHADOW_H
#define SIM_EXECUTE_SHADOW_H

#include "execute/state.h"

// The source of an unwritten value: flags, a lane, and the load that read it. 0: there is none.
typedef uint32_t sim_origin;
enum {
    SIM_ORIGIN_COMPUTED = 1, // the value was computed, and not only copied
    SIM_ORIGIN_MOVED = 2,    // its bits were moved to other places of a register
    SIM_ORIGIN_PADDING = 4,  // the bytes may be padding of a struct
};

typedef struct sim_shadow {
    size_t bytes; // of the frame
    char *bits;   // laid out as the frame
    sim_origin *origins;
    uint8_t *flags; // for each place that is not a predicate: some lane may be unwritten
    uint32_t steps; // operations since the last look for unwritten values
} sim_shadow;

// Returns the shadow of a frame, which it makes if there is none; NULL: out of memory.
sim_shadow *sim_shadow_make(sim_frame *frame);
void sim_shadow_drop(sim_frame *frame);
static inline void
sim_shadow_free(sim_frame *frame)
{
    if (frame->shadow != NULL)
        sim_shadow_drop(frame);
}
// Frees the shadow from time to time if no value in the frame is unwritten any more.
void sim_shadow_look(sim_frame *frame);

static inline bool
sim_is_shadowed(const sim_shadow *shadow, uint32_t place)
{
    return shadow->flags[place / 64] != 0;
}

// Returns the origin of a lane of a place; a predicate has one origin for all lanes (size 0).
static inline sim_origin *
sim_origin_at(const sim_shadow *shadow, uint32_t place, uint32_t size, uint32_t lane)
{
    return &shadow->origins[((place & ~1u) + lane * size) / 2];
}

// Sets the unwritten bits of a lane, up to 64 of them.
void sim_shadow_set(sim_shadow *shadow, uint32_t place, uint32_t size, uint32_t lane, uint64_t bits,
                    sim_origin origin);
// Sets the unwritten lanes of a predicate, among the lanes in `mask`.
void sim_shadow_set_predicate(sim_shadow *shadow, uint32_t place, uint32_t lanes, uint32_t mask,
                              sim_origin origin);
// Makes the lanes of a place written.
void sim_shadow_clear(sim_shadow *shadow, uint32_t place, uint32_t size, uint32_t mask);

// --- origins ---

// A read of unwritten memory by a warp.
typedef struct sim_event {
    const sim_warp *warp;
    sim_space space;
    uint32_t size;                // bytes of an element
    uint64_t addresses[SIM_WARP]; // of the element
    uint32_t marks[SIM_WARP];     // its unwritten bytes
} sim_event;

// Adds a read by an element of an operation. sim_origin_of() gives the origin of its lanes. NULL:
// out of memory.
sim_event *sim_event_new(sim_set *set, const sim_op *op, uint32_t element, sim_origin *first);
static inline sim_origin
sim_origin_of(sim_origin first, uint32_t lane)
{
    return first | lane << 3;
}

// Finds the event of an origin, or that of a later read by the same operation if there were many.
// NULL: it has none. *told says whether a finding about the operation was reported for this set of
// blocks.
const sim_event *sim_event_of(const sim_set *set, sim_origin origin, const sim_op **op,
                              uint32_t *lane, bool **told);

// Remember the origin of an unwritten value that was stored to shared or local memory.
void sim_origin_keep(sim_set *set, uintptr_t where, sim_origin origin);
sim_origin sim_origin_kept(const sim_set *set, uintptr_t where);
void sim_origin_forget(sim_set *set, uintptr_t start, size_t size);

// Forgets all events and origins of a set, whose blocks start or end.
void sim_origins_clear(sim_set *set);
void sim_origins_free(sim_set *set);

#endif
