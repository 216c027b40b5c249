// Decodes branches, calls, barriers, and operations that exchange values between the lanes of a
// warp. decode.c calls it with each such instruction.
#include "decode/decoder.h"

static void
decode_branch(sim_decoder *d)
{
    sim_values v = sim_take(d);
    if (v.label->kind != SIM_OPERAND_NAME)
        sim_mismatch(d);
    sim_emit(d, SIM_DO_BRANCH);
    sim_jump_to(d, v.label->name, d->code->op_count - 1, NULL);
}

static void
decode_branch_index(sim_decoder *d)
{
    sim_values v = sim_take(d);
    sim_thing thing = sim_known(d, v.label->name);
    if (thing.kind != SIM_THING_TARGETS || thing.targets->prototype != NULL)
        sim_mismatch(d);
    sim_jumps *jumps = SIM_NEW(d->arena, sim_jumps);
    jumps->count = thing.targets->count;
    jumps->targets = sim_alloc(d->arena, jumps->count, sizeof *jumps->targets);
    sim_op *op = sim_emit(d, SIM_DO_BRANCH_INDEX);
    op->a = v.s[0];
    op->jumps = jumps;
    for (size_t i = 0; i < jumps->count; i++)
        sim_jump_to(d, thing.targets->names[i], 0, &jumps->targets[i]);
}

// --- calls ---

static sim_actual
actual_of(sim_decoder *d, const sim_operand *operand, const sim_variable *formal, bool result)
{
    sim_actual actual = {.size = (uint32_t)sim_variable_bytes(formal)};
    sim_thing thing;
    if (operand->kind == SIM_OPERAND_NAME && sim_look_up(d, d->scope, operand->name, &thing) &&
        thing.kind == SIM_THING_LOCAL && formal->space == SIM_SPACE_PARAM) {
        if (thing.bytes != actual.size && !formal->unsized)
            sim_mismatch(d);
        actual.in_memory = true;
        actual.place = thing.place;
        actual.size = thing.bytes;
        return actual;
    }
    uint32_t size;
    if (formal->is_array)
        sim_mismatch(d);
    actual.place = result ? sim_destination(d, operand, formal->type, false, &size)
                          : sim_source(d, operand, formal->type, false, &size);
    return actual;
}

static const sim_actual *
actuals_of(sim_decoder *d, const sim_operand *list, const sim_variable *formals, size_t count,
           bool result)
{
    list = sim_with_vectors(d, list, formals, count);
    size_t given = list == NULL ? 0 : list->item_count;
    if (given != count)
        sim_mismatch(d);
    sim_actual *actuals = sim_alloc(d->arena, count, sizeof *actuals);
    for (size_t i = 0; i < count; i++)
        actuals[i] = actual_of(d, &list->items[i], &formals[i], result);
    return actuals;
}

// Returns the type of an indirect call, which is its prototype or the first of its possible
// targets.
static const sim_function *
prototype_of(sim_decoder *d, const sim_operand *label)
{
    if (label == NULL || label->kind != SIM_OPERAND_NAME)
        sim_decode_fail(d, "Call through a register requires call prototype");
    sim_thing thing = sim_known(d, label->name);
    if (thing.kind != SIM_THING_TARGETS)
        sim_mismatch(d);
    if (thing.targets->prototype != NULL)
        return thing.targets->prototype;
    const sim_symbol *symbol = sim_module_find(d->module, thing.targets->names[0]);
    if (symbol == NULL || symbol->kind != SIM_SYMBOL_FUNCTION)
        sim_decode_fail(d, "Unknown symbol '%.*s'", SIM_SHOW(thing.targets->names[0]));
    return &d->module->tree->functions[symbol->function];
}

// Finds a function of the device runtime by its name and the number of its arguments and results.
static sim_builtin
builtin_of(const sim_function *function)
{
    static const struct {
        const char *name;
        size_t arguments, results;
        sim_builtin builtin;
    } builtins[] = {
        {"vprintf", 2, 1, SIM_BUILTIN_PRINTF},
        {"__assertfail", 5, 0, SIM_BUILTIN_ASSERT},
        {"malloc", 1, 1, SIM_BUILTIN_MALLOC},
        {"free", 1, 0, SIM_BUILTIN_FREE},
        {"cudaGraphSetConditional", 2, 0, SIM_BUILTIN_CONDITION},
        {"cudaCGGetIntrinsicHandle", 1, 1, SIM_BUILTIN_GROUP},
        {"cudaCGSynchronize", 2, 1, SIM_BUILTIN_SYNCHRONIZE},
    };
    for (size_t i = 0; !function->has_body && i < sizeof builtins / sizeof *builtins; i++)
        if (sim_text_is(function->name, builtins[i].name) &&
            function->parameter_count == builtins[i].arguments &&
            function->result_count == builtins[i].results)
            return builtins[i].builtin;
    return SIM_BUILTIN_NONE;
}

static const sim_function *
callee_of(sim_decoder *d, sim_call *call, const sim_operand *name, const sim_operand *prototype)
{
    if (name->kind != SIM_OPERAND_NAME)
        sim_mismatch(d);
    sim_thing thing = sim_known(d, name->name);
    if (thing.kind == SIM_THING_REGISTER) {
        call->function = SIZE_MAX;
        call->target = sim_source(d, name, SIM_b64, false, NULL);
        d->code->calls_indirectly = true;
        return prototype_of(d, prototype);
    }
    if (thing.kind != SIM_THING_SYMBOL || thing.symbol->kind != SIM_SYMBOL_FUNCTION)
        sim_mismatch(d);
    call->function = thing.symbol->function;
    const sim_function *function = &d->module->tree->functions[call->function];
    call->builtin = builtin_of(function);
    if (call->builtin != SIM_BUILTIN_NONE)
        return function;
    if (!function->has_body)
        d->code->unresolved = name->name;
    if (!function->has_body)
        sim_refuse(d, "Unresolved extern function '%.*s'", SIM_SHOW(name->name));
    *SIM_PUSH(d->arena, d->code->callees, d->code->callee_count, d->code->callee_room) =
        call->function;
    return function;
}

// Decodes `call (results), function, (arguments), prototype`; both lists may be missing.
static void
decode_call(sim_decoder *d)
{
    const sim_operand *at = d->instruction->operands, *end = at + d->instruction->operand_count;
    const sim_operand *results = NULL, *arguments = NULL, *name, *prototype = NULL;
    if (at < end && at->kind == SIM_OPERAND_LIST)
        results = at++;
    if (at == end)
        sim_mismatch(d);
    name = at++;
    if (at < end && at->kind == SIM_OPERAND_LIST)
        arguments = at++;
    if (at < end)
        prototype = at++;
    sim_call *call = SIM_NEW(d->arena, sim_call);
    const sim_function *callee = callee_of(d, call, name, prototype);
    call->argument_count = callee->parameter_count;
    call->result_count = callee->result_count;
    call->arguments = actuals_of(d, arguments, callee->parameters, callee->parameter_count, false);
    call->results = actuals_of(d, results, callee->results, callee->result_count, true);
    sim_op *op = sim_emit(d, call->builtin != SIM_BUILTIN_NONE ? SIM_DO_BUILTIN : SIM_DO_CALL);
    op->call = call;
    op->variant = (uint8_t)call->builtin;
}

// --- operations between the lanes of a warp ---

static sim_exchange
exchange_of(const sim_form *form)
{
    static const struct {
        const char *opcode, *word;
        sim_exchange exchange;
    } kinds[] = {
        {"shfl", "up", SIM_SHUFFLE_UP},     {"shfl", "down", SIM_SHUFFLE_DOWN},
        {"shfl", "bfly", SIM_SHUFFLE_BFLY}, {"shfl", "idx", SIM_SHUFFLE_IDX},
        {"vote", "all", SIM_VOTE_ALL},      {"vote", "any", SIM_VOTE_ANY},
        {"vote", "uni", SIM_VOTE_UNI},      {"vote", "ballot", SIM_VOTE_BALLOT},
        {"match", "any", SIM_MATCH_ANY},    {"match", "all", SIM_MATCH_ALL},
        {"redux", "add", SIM_REDUX_ADD},    {"redux", "min", SIM_REDUX_MIN},
        {"redux", "max", SIM_REDUX_MAX},    {"redux", "and", SIM_REDUX_AND},
        {"redux", "or", SIM_REDUX_OR},      {"redux", "xor", SIM_REDUX_XOR},
        {"elect", "sync", SIM_ELECT_ONE},
    };
    sim_exchange found = SIM_WARP_SYNC;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].opcode, form->row->opcode) == 0 && sim_form_has(form, kinds[i].word))
            found = kinds[i].exchange;
    if (found >= SIM_REDUX_ADD && found <= SIM_REDUX_XOR && form->types[0] == SIM_f32)
        return SIM_REDUX_FLOAT + (unsigned)(found == SIM_REDUX_MAX) +
               2u * sim_form_has(form, "NaN") + 4u * sim_form_has(form, "abs");
    bool is_signed = form->types[0] != SIM_NO_TYPE && sim_type_class(form->types[0]) == SIM_SIGNED;
    if (is_signed && found == SIM_REDUX_MIN)
        return SIM_REDUX_MIN_SIGNED;
    return is_signed && found == SIM_REDUX_MAX ? SIM_REDUX_MAX_SIGNED : found;
}

// The last source is the mask of the lanes that take part. Old forms have no mask, and all active
// lanes take part.
static void
decode_warp(sim_decoder *d)
{
    sim_values v = sim_take(d);
    sim_op *op = sim_emit(d, SIM_DO_WARP);
    bool sync = sim_form_has(&d->form, "sync");
    int values = v.sources - sync;
    op->variant = (uint8_t)exchange_of(&d->form);
    op->d = v.d_size != 0 ? v.d : SIM_PLACE_SINK;
    op->size = (uint8_t)(v.d_size != 0 ? v.d_size : 4);
    op->p = v.p;
    op->q = v.tests > 0 ? v.test[0] : SIM_PLACE_TRUE;
    op->a = values > 0 ? v.s[0] : SIM_PLACE_SINK;
    op->b = values > 1 ? v.s[1] : SIM_PLACE_SINK;
    op->c = values > 2 ? v.s[2] : SIM_PLACE_SINK;
    op->e = sync ? v.s[v.sources - 1] : SIM_NO_PLACE;
    op->value = values > 0 ? v.s_size[0] : 4;
}

// The operation has no mask, and all lanes of the warp take part.
static void
decode_matrix(sim_decoder *d)
{
    sim_values v = sim_take(d);
    sim_op *op = sim_emit(d, SIM_DO_WARP);
    op->variant = SIM_TRANSPOSE;
    op->d = v.d;
    op->size = 4;
    op->a = v.s[0];
    op->q = SIM_PLACE_TRUE;
    op->e = sim_constant_place(d, UINT32_MAX, 4);
    op->value = 4;
}

// --- barriers ---

static void
decode_barrier(sim_decoder *d)
{
    static const char *const words[] = {"sync", "arrive", "popc", "and", "or"};
    sim_values v = sim_take(d);
    sim_op *op = sim_emit(d, SIM_DO_BARRIER);
    for (int i = 0; i < 5; i++)
        if (sim_form_has(&d->form, words[i]))
            op->variant = (uint8_t)i;
    op->a = v.s[0];
    op->b = v.sources > 1 ? v.s[1] : SIM_NO_PLACE;
    op->d = v.d_size != 0 ? v.d : SIM_PLACE_SINK;
    op->size = 4;
    op->p = v.p;
    op->q = v.tests > 0 ? v.test[0] : SIM_PLACE_TRUE;
}

static void
decode_cluster_barrier(sim_decoder *d)
{
    sim_take(d);
    sim_emit(d, SIM_DO_CLUSTER_BARRIER)->variant = sim_form_has(&d->form, "wait");
}

static void
decode_plain(sim_decoder *d, sim_do what)
{
    sim_values v = sim_take(d);
    sim_op *op = sim_emit(d, what);
    if (what == SIM_DO_FENCE)
        op->variant = (uint8_t)sim_decode_scope(&d->form);
    if (v.d_size != 0) {
        op->d = v.d;
        op->size = (uint8_t)v.d_size;
    }
}

void
sim_decode_control(sim_decoder *d)
{
    static const struct {
        sim_how how;
        sim_do what;
    } plain[] = {
        {SIM_HOW_NOTHING, SIM_DO_NOTHING}, {SIM_HOW_FENCE, SIM_DO_FENCE},
        {SIM_HOW_RETURN, SIM_DO_RETURN},   {SIM_HOW_EXIT, SIM_DO_EXIT},
        {SIM_HOW_TRAP, SIM_DO_TRAP},       {SIM_HOW_YIELD, SIM_DO_YIELD},
        {SIM_HOW_ACTIVE, SIM_DO_ACTIVE},
    };
    switch (d->form.row->how) {
    case SIM_HOW_BRANCH:
        decode_branch(d);
        return;
    case SIM_HOW_BRANCH_INDEX:
        decode_branch_index(d);
        return;
    case SIM_HOW_CALL:
        decode_call(d);
        return;
    case SIM_HOW_BARRIER:
        decode_barrier(d);
        return;
    case SIM_HOW_MATRIX:
        decode_matrix(d);
        return;
    case SIM_HOW_CLUSTER_BARRIER:
        decode_cluster_barrier(d);
        return;
    default:
        break;
    }
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        if (plain[i].how == d->form.row->how) {
            decode_plain(d, plain[i].what);
            return;
        }
    decode_warp(d);
}
