// Allocates places in a function's frame for its registers, constants and addresses (decode/code.h
// explains frames). Equal constants share a place.
#include "decode/decoder.h"

// Grows the frame's image to `bytes` bytes; new bytes are zero.
static void
make_room(sim_decoder *d, size_t bytes)
{
    sim_scratch *scratch = d->scratch;
    size_t kept = d->image != NULL ? d->code->frame_bytes : 0;
    if (bytes > 64u << 20)
        sim_decode_fail(d, "Function '%.*s' needs too many registers",
                        SIM_SHOW(d->code->function->name));
    if (bytes > scratch->room) {
        size_t room = 2 * scratch->room > bytes ? 2 * scratch->room : bytes + 4096;
        char *wider = sim_alloc(d->arena, room, 1);
        if (kept > 0)
            memcpy(wider, d->image, kept);
        *scratch = (sim_scratch){wider, room};
    }
    d->image = scratch->image;
    memset(d->image + kept, 0, bytes - kept);
}

uint32_t
sim_new_place(sim_decoder *d, uint32_t lane_size)
{
    uint32_t bytes = lane_size == 0 ? 4 : SIM_WARP * lane_size;
    uint32_t align = lane_size == 0 ? 4 : 64;
    uint32_t place = (d->code->frame_bytes + align - 1) / align * align;
    make_room(d, (size_t)place + bytes);
    d->code->frame_bytes = place + bytes;
    return place;
}

static void
broadcast(char *image, uint64_t value, uint32_t size)
{
    for (int i = 0; i < SIM_WARP; i++)
        memcpy(image + i * size, &value, size); // little-endian
}

typedef struct place_key {
    uint64_t value;
    uint32_t size;
    uint32_t kind; // 0: constant
} place_key;

// Returns a pointer to the place of a key. If *fresh is set, the key is new and the caller must
// allocate its place.
static uint32_t *
place_under(sim_decoder *d, place_key key, bool *fresh)
{
    sim_text view = {(const char *)&key, sizeof key};
    uint32_t *place = sim_names_find(&d->constants, view);
    *fresh = place == NULL;
    if (*fresh) {
        place_key *kept = SIM_NEW(d->arena, place_key);
        *kept = key;
        place = SIM_NEW(d->arena, uint32_t);
        sim_names_add(&d->constants, d->arena, (sim_text){(const char *)kept, sizeof key}, place);
    }
    return place;
}

uint32_t
sim_constant_place(sim_decoder *d, uint64_t value, uint32_t size)
{
    if (size < 8)
        value &= ((uint64_t)1 << 8 * size) - 1;
    bool fresh;
    uint32_t *place = place_under(d, (place_key){value, size, 0}, &fresh);
    if (fresh) {
        *place = sim_new_place(d, size);
        broadcast(d->image + *place, value, size < 8 ? size : 8);
    }
    return *place;
}

uint32_t
sim_filled_place(sim_decoder *d, sim_filled filled)
{
    uint64_t what = (uint64_t)filled.special << 8 | (unsigned)filled.component;
    if (filled.how != SIM_FILL_SPECIAL)
        what = filled.how == SIM_FILL_LOCAL ? filled.offset : (uint64_t)filled.space;
    bool fresh;
    uint32_t *place =
        place_under(d, (place_key){what, filled.size, 1 + (uint32_t)filled.how}, &fresh);
    if (fresh) {
        filled.place = *place = sim_new_place(d, filled.size);
        *SIM_PUSH(d->arena, d->code->filled, d->code->filled_count, d->code->filled_room) = filled;
    }
    return *place;
}

uint32_t
sim_shared_place(sim_decoder *d, const sim_symbol *symbol, uint64_t addend, uint32_t size)
{
    for (size_t i = 0; i < d->code->shared_count; i++) {
        const sim_shared_use *use = &d->code->shared[i];
        if (use->symbol == symbol && use->addend == addend && use->size == size)
            return use->place;
    }
    sim_shared_use use = {symbol, sim_new_place(d, size), (uint8_t)size, addend};
    *SIM_PUSH(d->arena, d->code->shared, d->code->shared_count, d->code->shared_room) = use;
    return use.place;
}

uint32_t
sim_new_local(sim_decoder *d, const sim_variable *variable)
{
    size_t bytes = sim_variable_bytes(variable);
    size_t place = (d->code->local_bytes + variable->align - 1) / variable->align * variable->align;
    if (place + bytes > 1u << 23)
        sim_decode_fail(d, "Function '%.*s' needs too much local memory",
                        SIM_SHOW(d->code->function->name));
    d->code->local_bytes = (uint32_t)(place + bytes);
    return (uint32_t)place;
}
