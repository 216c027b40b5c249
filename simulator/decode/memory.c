// Decodes loads, stores, atomics, and operations on addresses.
#include "decode/decoder.h"

static sim_space
space_of(const sim_form *form)
{
    sim_text word = sim_form_which(
        form,
        "global|local|const|param|shared|shared::cta|shared::cluster|param::entry|param::func");
    if (word.length == 0)
        return SIM_SPACE_NONE;
    switch (word.at[0]) {
    case 'g':
        return SIM_SPACE_GLOBAL;
    case 'l':
        return SIM_SPACE_LOCAL;
    case 'c':
        return SIM_SPACE_CONST;
    case 'p':
        return SIM_SPACE_PARAM;
    default:
        return SIM_SPACE_SHARED;
    }
}

// In a device function, and for the arguments of calls, parameters are bytes in the frame's local
// memory.
static void
settle_parameters(sim_decoder *d, sim_access *access, const sim_thing *thing, bool stores)
{
    bool of_kernel =
        thing != NULL ? thing->kind == SIM_THING_PARAMETER : d->code->function->is_entry;
    if (access->space != SIM_SPACE_PARAM)
        return;
    if (!of_kernel)
        access->space = SIM_SPACE_LOCAL;
    else if (stores)
        sim_decode_fail(d, "Illegal to write to function input parameter");
}

static void
take_address(sim_decoder *d, sim_access *access, const sim_operand *address, bool stores)
{
    access->base = SIM_NO_PLACE;
    access->base_size = 8;
    access->offset = (int64_t)address->constant.integer;
    if (address->item_count != 0 || address->component != 0)
        sim_mismatch(d);
    if (address->name.length == 0) {
        settle_parameters(d, access, NULL, stores);
        return;
    }
    sim_thing thing = sim_known(d, address->name);
    if (thing.kind == SIM_THING_REGISTER) {
        sim_class class = sim_type_class(thing.type);
        access->base_size = sim_lane_size(thing.type);
        if (thing.vector > 1 || access->base_size < 4 || access->base_size > 8 ||
            class == SIM_FLOAT || class == SIM_PREDICATE)
            sim_mismatch(d);
        access->base = thing.place;
        access->base_name = address->name;
        settle_parameters(d, access, NULL, stores);
        return;
    }
    settle_parameters(d, access, &thing, stores);
    if (thing.kind == SIM_THING_PARAMETER) {
        access->offset += thing.place;
        return;
    }
    sim_operand name = {.kind = SIM_OPERAND_NAME, .name = address->name};
    access->base = sim_source(d, &name, SIM_b64, false, NULL);
}

sim_scope_width
sim_decode_scope(const sim_form *form)
{
    if (sim_form_has(form, "proxy"))
        return SIM_SCOPE_NONE;
    if (sim_form_which(form, "cta").length != 0)
        return SIM_SCOPE_BLOCK;
    return sim_form_which(form, "cluster").length != 0 ? SIM_SCOPE_CLUSTER : SIM_SCOPE_DEVICE;
}

static sim_access *
new_access(sim_decoder *d, const sim_operand *address, bool stores)
{
    sim_access *access = SIM_NEW(d->arena, sim_access);
    sim_type type = d->form.types[1];
    *access = (sim_access){
        .space = space_of(&d->form), .type = type, .size = sim_type_bits(type) / 8, .count = 1};
    access->is_signed = sim_type_class(type) == SIM_SIGNED;
    access->acquire = sim_form_which(&d->form, "acquire|acq_rel").length != 0;
    access->release = sim_form_which(&d->form, "release|acq_rel").length != 0;
    access->strong = sim_form_which(&d->form, "volatile|relaxed|acquire|release|mmio").length != 0;
    access->scope = (uint8_t)sim_decode_scope(&d->form);
    if (address->kind != SIM_OPERAND_ADDRESS)
        sim_mismatch(d);
    take_address(d, access, address, stores);
    return access;
}

// Takes the registers of a load or the values of a store: one, or as many as .v2, .v4 or .v8
// requires.
static void
take_elements(sim_decoder *d, sim_access *access, const sim_operand *operand, bool stores)
{
    sim_text vector = sim_form_which(&d->form, "v2|v4|v8");
    access->count = vector.length != 0 ? (uint32_t)(vector.at[1] - '0') : 1;
    bool braces = operand->kind == SIM_OPERAND_VECTOR;
    if (vector.length != 0 ? !braces || operand->item_count != access->count
                           : braces && operand->item_count != 1)
        sim_mismatch(d);
    if (access->count * access->size > 32)
        sim_mismatch(d);
    for (uint32_t i = 0; i < access->count; i++) {
        const sim_operand *element = braces ? &operand->items[i] : operand;
        access->places[i] =
            stores ? sim_source(d, element, access->type, true, &access->place_sizes[i])
                   : sim_destination(d, element, access->type, true, &access->place_sizes[i]);
    }
}

// Chooses the mover for all lanes. There is none if loading an element would overwrite the address
// that later elements need.
static void
take_mover(sim_decoder *d, sim_access *access, bool stores)
{
    static const uint8_t fixed[] = {[SIM_SPACE_SHARED] = 1 + SIM_STRETCH_SHARED,
                                    [SIM_SPACE_LOCAL] = 1 + SIM_STRETCH_LOCAL,
                                    [SIM_SPACE_PARAM] = 1 + SIM_STRETCH_PARAMETERS,
                                    [SIM_SPACE_CONST] = 1 + SIM_STRETCH_CONSTANTS};
    uint32_t base_size = access->base == SIM_NO_PLACE ? 0 : access->base_size;
    access->mover =
        stores ? sim_store_find(base_size, access->size, access->place_sizes[0])
               : sim_load_find(base_size, access->size, access->is_signed, access->place_sizes[0]);
    for (uint32_t i = 0; i < access->count; i++)
        if (access->place_sizes[i] != access->place_sizes[0] ||
            (!stores && i + 1 < access->count && access->places[i] == access->base))
            access->mover = NULL;
    if (access->space < sizeof fixed && fixed[access->space] != 0)
        access->stretch = fixed[access->space] - 1u;
    else if (stores)
        access->stretch = SIM_STRETCH_STORES + d->global_stores++ % SIM_STORE_STRETCHES;
    else
        access->stretch = SIM_STRETCH_LOADS + d->global_loads++ % SIM_LOAD_STRETCHES;
}

static void
decode_load(sim_decoder *d)
{
    sim_values v = sim_take(d);
    sim_access *access = new_access(d, v.address, false);
    take_elements(d, access, v.vector, false);
    take_mover(d, access, false);
    sim_emit(d, SIM_DO_LOAD)->access = access;
}

static void
decode_store(sim_decoder *d)
{
    sim_values v = sim_take(d);
    sim_access *access = new_access(d, v.address, true);
    take_elements(d, access, v.stored, true);
    take_mover(d, access, true);
    sim_emit(d, SIM_DO_STORE)->access = access;
}

// For an atomic on a vector: takes the value of each element, and the place for its old value.
static void
take_vectors(sim_decoder *d, sim_access *access, const sim_values *v)
{
    take_elements(d, access, v->stored, true);
    bool braces = v->vector != NULL && v->vector->kind == SIM_OPERAND_VECTOR;
    if (v->vector != NULL && v->vector->kind != SIM_OPERAND_SINK &&
        (!braces || v->vector->item_count != access->count))
        sim_mismatch(d);
    uint32_t size;
    for (uint32_t i = 0; i < access->count; i++)
        access->results[i] =
            braces ? sim_destination(d, &v->vector->items[i], access->type, false, &size)
                   : SIM_PLACE_SINK;
}

static void
decode_atom(sim_decoder *d)
{
    static const char *const words[] = {"add", "and", "or",  "xor", "exch",
                                        "cas", "min", "max", "inc", "dec"};
    sim_values v = sim_take(d);
    sim_access *access = new_access(d, v.address, true);
    sim_op *op = sim_emit(d, SIM_DO_ATOM);
    for (int i = 0; i < 10; i++)
        if (sim_form_has(&d->form, words[i]))
            op->variant = (uint8_t)i;
    bool reads = strcmp(d->form.row->opcode, "atom") == 0;
    op->access = access;
    op->d = reads ? v.d : SIM_PLACE_SINK;
    op->size = (uint8_t)sim_lane_size(access->type);
    op->a = v.s[0];
    op->b = v.sources > 1 ? v.s[1] : SIM_PLACE_SINK;
    if (v.stored != NULL)
        take_vectors(d, access, &v);
}

static void
decode_stack(sim_decoder *d)
{
    sim_values v = sim_take(d);
    const char *opcode = d->form.row->opcode;
    sim_op *op = sim_emit(d, SIM_DO_STACK);
    op->variant = *opcode == 'a'                     ? SIM_STACK_ALLOCATE
                  : strcmp(opcode, "stacksave") == 0 ? SIM_STACK_SAVE
                                                     : SIM_STACK_RESTORE;
    op->d = v.d_size != 0 ? v.d : SIM_PLACE_SINK;
    op->size = (uint8_t)sim_lane_size(d->form.types[0]);
    op->a = v.sources > 0 ? v.s[0] : SIM_PLACE_SINK;
    op->value = v.integer != 0 ? v.integer : 8; // alignment
    if ((op->value & (op->value - 1)) != 0 || op->value > 1 << 16)
        sim_decode_fail(d, "Alignment must be a power of two");
    d->code->allocates = true;
}

// Adds the start of the space's window, or subtracts it; for global memory this is a move.
static void
decode_address(sim_decoder *d)
{
    sim_values v = sim_take(d);
    sim_access access = {.space = space_of(&d->form)};
    settle_parameters(d, &access, NULL, false);
    bool wide = v.d_size == 8, to = sim_form_has(&d->form, "to");
    if (access.space == SIM_SPACE_GLOBAL) {
        sim_emit_loop(d, wide ? "mov_64" : "mov_32", v.d, v.d_size, v.s[0], SIM_PLACE_SINK);
        return;
    }
    uint32_t window = sim_filled_place(
        d, (sim_filled){.how = SIM_FILL_WINDOW, .size = (uint8_t)v.d_size, .space = access.space});
    sim_emit_loop(d,
                  to     ? wide ? "sub_64" : "sub_32"
                  : wide ? "add_64"
                         : "add_32",
                  v.d, v.d_size, v.s[0], window);
}

static void
decode_space(sim_decoder *d)
{
    sim_values v = sim_take(d);
    sim_op *op = sim_emit(d, SIM_DO_SPACE);
    op->p = v.p;
    op->a = v.s[0];
    op->variant = (uint8_t)space_of(&d->form);
    if (sim_form_has(&d->form, "shared::cta"))
        op->value = 1;
}

static void
decode_cluster_address(sim_decoder *d, sim_do what)
{
    sim_values v = sim_take(d);
    sim_op *op = sim_emit(d, what);
    op->d = v.d;
    op->size = (uint8_t)v.d_size;
    op->a = v.s[0];
    op->b = v.sources > 1 ? v.s[1] : SIM_PLACE_SINK;
    op->e = sim_type_bits(d->form.types[0]) / 8; // bytes of the address
    op->variant = sim_form_has(&d->form, "shared::cluster");
}

// Caches are not simulated. Any value works as a policy, because programs must not inspect it.
static void
decode_policy(sim_decoder *d)
{
    sim_values v = sim_take(d);
    uint32_t policy = sim_constant_place(d, 0x14f0000000000000, 8);
    sim_emit_loop(d, "mov_64", v.d, v.d_size, policy, SIM_PLACE_SINK);
}

void
sim_decode_memory(sim_decoder *d)
{
    switch (d->form.row->how) {
    case SIM_HOW_LOAD:
        decode_load(d);
        break;
    case SIM_HOW_STORE:
        decode_store(d);
        break;
    case SIM_HOW_ATOM:
        decode_atom(d);
        break;
    case SIM_HOW_ADDRESS:
        decode_address(d);
        break;
    case SIM_HOW_SPACE:
        decode_space(d);
        break;
    case SIM_HOW_MAPA:
        decode_cluster_address(d, SIM_DO_MAPA);
        break;
    case SIM_HOW_STACK:
        decode_stack(d);
        break;
    case SIM_HOW_POLICY:
        decode_policy(d);
        break;
    default:
        decode_cluster_address(d, SIM_DO_RANK);
        break;
    }
}
