// Decodes a function: walks over its statements, declares registers, variables and labels, and
// passes each instruction to values.c, video.c, memory.c or control.c. The engine (api.c) calls it
// for every function of a module that has a body.
#include "decode/decoder.h"

#include <stdio.h>

// --- declarations ---

// Adds the bytes from `start` to the frame's end to the spans of registers. The frame ended at
// `before` until now.
static void
add_span(sim_decoder *d, uint32_t before, uint32_t start)
{
    sim_code *code = d->code;
    sim_span *last = code->span_count > 0 ? &code->registers[code->span_count - 1] : NULL;
    if (last != NULL && last->end == before) // only padding lies between them
        last->end = code->frame_bytes;
    else
        *SIM_PUSH(d->arena, code->registers, code->span_count, code->span_room) =
            (sim_span){start, code->frame_bytes};
}

static void
declare_registers(sim_decoder *d, const sim_registers *registers, int line)
{
    uint32_t lane = registers->type == SIM_pred ? 0 : sim_lane_size(registers->type);
    sim_thing thing = {
        .kind = SIM_THING_REGISTER, .type = registers->type, .vector = registers->vector};
    thing.count = registers->count;
    thing.stride = (lane == 0 ? 4 : SIM_WARP * lane) * (uint32_t)registers->vector;
    for (uint32_t i = 0; i < registers->count * (uint32_t)registers->vector; i++) {
        uint32_t before = d->code->frame_bytes, place = sim_new_place(d, lane);
        thing.place = i == 0 ? place : thing.place;
        add_span(d, before, place);
    }
    if (registers->range)
        sim_declare_range(d, registers->name, &thing, line);
    else
        sim_declare(d, registers->name, &thing, line);
}

static void
declare_variable(sim_decoder *d, const sim_variable *variable)
{
    sim_thing thing = {.kind = SIM_THING_LOCAL, .type = variable->type};
    if (variable->space == SIM_SPACE_LOCAL || variable->space == SIM_SPACE_PARAM) {
        thing.bytes = (uint32_t)sim_variable_bytes(variable);
        thing.place = sim_new_local(d, variable);
    } else {
        thing.kind = SIM_THING_SYMBOL;
        thing.symbol = sim_module_find_inner(d->module, variable);
    }
    sim_declare(d, variable->name, &thing, variable->line);
}

// --- parameters ---

size_t
sim_parameter_offset(const sim_function *function, size_t index)
{
    size_t offset = 0;
    for (size_t i = 0;; i++) {
        if (i < function->parameter_count)
            offset = (offset + function->parameters[i].align - 1) / function->parameters[i].align *
                     function->parameters[i].align;
        if (i >= index || i >= function->parameter_count)
            return offset;
        offset += sim_variable_bytes(&function->parameters[i]);
    }
}

// Stops decoding the function, because its head needs something unsupported.
static _Noreturn void
refuse_at(sim_decoder *d, int line, const char *why)
{
    snprintf(d->code->refused, sizeof d->code->refused, "%s", why);
    sim_fail(d->trouble, CUBIND_SIM_UNSUPPORTED, line, "%s", why);
}

// A parameter or result of a device function: a register, or bytes in local memory.
static sim_actual
declare_formal(sim_decoder *d, const sim_variable *variable)
{
    sim_actual formal = {.size = (uint32_t)sim_variable_bytes(variable)};
    sim_thing thing = {
        .kind = SIM_THING_LOCAL, .type = variable->type, .bytes = formal.size, .vector = 1};
    if (variable->space == SIM_SPACE_PARAM) {
        formal.in_memory = true;
        formal.place = thing.place = sim_new_local(d, variable);
    } else {
        thing.kind = SIM_THING_REGISTER;
        formal.place = thing.place =
            sim_new_place(d, variable->type == SIM_pred ? 0 : sim_lane_size(variable->type));
        if (variable->type == SIM_pred) // ptxas accepts this as long as nothing calls the function
            refuse_at(d, variable->line, "Predicates cannot be passed to functions");
    }
    if (variable->space != SIM_SPACE_PARAM)
        thing.vector = variable->vector; // the next formals are the other elements
    if (variable->element == 0)
        sim_declare(d, variable->name, &thing, variable->line);
    return formal;
}

static sim_actual *
declare_formals(sim_decoder *d, const sim_variable *variables, size_t count)
{
    sim_actual *formals = sim_alloc(d->arena, count, sizeof *formals);
    for (size_t i = 0; i < count; i++)
        formals[i] = declare_formal(d, &variables[i]);
    return formals;
}

static void
declare_parameters(sim_decoder *d, const sim_function *function)
{
    if (!function->is_entry) {
        d->code->results = declare_formals(d, function->results, function->result_count);
        d->code->formals = declare_formals(d, function->parameters, function->parameter_count);
        return;
    }
    for (size_t i = 0; i < function->parameter_count; i++) {
        const sim_variable *variable = &function->parameters[i];
        sim_thing thing = {.kind = SIM_THING_PARAMETER, .type = variable->type};
        thing.place = (uint32_t)sim_parameter_offset(function, i);
        sim_declare(d, variable->name, &thing, variable->line);
    }
}

// --- instructions ---

static _Noreturn void
refuse_instruction(sim_decoder *d)
{
    char name[120];
    size_t used = (size_t)snprintf(name, sizeof name, "%.*s", SIM_SHOW(d->instruction->opcode));
    for (size_t i = 0; i < d->instruction->modifier_count && used < sizeof name; i++)
        used += (size_t)snprintf(name + used, sizeof name - used, ".%.*s",
                                 SIM_SHOW(d->instruction->modifiers[i]));
    sim_refuse(d, "Instruction '%s' is not supported by the simulated device yet", name);
}

static void
decode_instruction(sim_decoder *d, const sim_statement *statement)
{
    const sim_instruction *instruction = statement->instruction;
    const sim_form *form = sim_module_form(d->module, instruction);
    d->statement = statement;
    d->instruction = instruction;
    if (form == NULL || form->row->how == SIM_HOW_REFUSED)
        refuse_instruction(d);
    d->form = *form;
    d->guard = SIM_PLACE_TRUE;
    if (instruction->guard.length != 0) {
        sim_operand guard = {.kind = SIM_OPERAND_NAME,
                             .name = instruction->guard,
                             .negated = instruction->guard_negated};
        d->guard = sim_predicate_source(d, &guard);
    }
    sim_how how = d->form.row->how;
    if (how <= SIM_HOW_POLICY)
        d->instruction = sim_with_elements(d, instruction);
    if (how == SIM_HOW_VIDEO)
        sim_decode_video(d);
    else if (how >= SIM_HOW_LOAD && how <= SIM_HOW_POLICY)
        sim_decode_memory(d);
    else if (how > SIM_HOW_POLICY)
        sim_decode_control(d);
    else
        sim_decode_values(d);
}

static void
decode_statement(sim_decoder *d, const sim_statement *statement)
{
    sim_thing thing = {.kind = SIM_THING_LABEL, .place = (uint32_t)d->code->op_count};
    switch (statement->kind) {
    case SIM_STATEMENT_INSTRUCTION:
        decode_instruction(d, statement);
        break;
    case SIM_STATEMENT_LABEL:
        sim_declare(d, statement->label, &thing, statement->line);
        break;
    case SIM_STATEMENT_REGISTERS:
        declare_registers(d, statement->registers, statement->line);
        break;
    case SIM_STATEMENT_VARIABLE:
        declare_variable(d, statement->variable);
        break;
    case SIM_STATEMENT_TARGETS:
        thing.kind = SIM_THING_TARGETS;
        thing.targets = statement->targets;
        sim_declare(d, statement->targets->label, &thing, statement->line);
        break;
    case SIM_STATEMENT_OPEN:
        sim_open_scope(d);
        break;
    case SIM_STATEMENT_CLOSE:
        d->scope = d->scope->parent;
        break;
    }
}

static void
settle_jumps(sim_decoder *d)
{
    for (size_t i = 0; i < d->fixup_count; i++) {
        const sim_fixup *fixup = &d->fixups[i];
        sim_thing thing;
        if (!sim_look_up(d, fixup->scope, fixup->label, &thing) || thing.kind != SIM_THING_LABEL)
            sim_fail(d->trouble, CUBIND_SIM_INVALID_PTX, fixup->line,
                     "Unknown symbol '%.*s': no label of this function", SIM_SHOW(fixup->label));
        if (fixup->target != NULL)
            *fixup->target = thing.place;
        else
            d->code->ops[fixup->op].target = thing.place;
    }
}

static void
decode_body(sim_decoder *d, const sim_function *function)
{
    sim_open_scope(d);
    d->code->frame_bytes = SIM_PLACE_FREE; // every frame has the places before this offset
    sim_new_place(d, 0);
    memset(d->image + SIM_PLACE_TRUE, 0xff, 4);
    declare_parameters(d, function);
    for (size_t i = 0; i < function->statement_count; i++)
        decode_statement(d, &function->statements[i]);
    d->statement = NULL;
    d->instruction = NULL;
    d->guard = SIM_PLACE_TRUE;
    sim_emit(d, SIM_DO_RETURN); // at the end of the text
    settle_jumps(d);
    if (!sim_find_meetings(d->code))
        sim_fail(d->trouble, CUBIND_SIM_OUT_OF_MEMORY, 0, "out of memory");
    d->code->image = sim_alloc(d->arena, d->code->frame_bytes, 1);
    memcpy(d->code->image, d->image, d->code->frame_bytes);
    d->code->local_bytes = (d->code->local_bytes + 15) / 16 * 16;
}

sim_code *
sim_decode(sim_arena *arena, const sim_module *module, size_t index, sim_scratch *scratch)
{
    sim_trouble inner = {0}, *outer = arena->trouble;
    sim_decoder *d = SIM_NEW(arena, sim_decoder);
    sim_code *volatile code = SIM_NEW(arena, sim_code);
    *d = (sim_decoder){
        .arena = arena, .trouble = &inner, .module = module, .code = code, .scratch = scratch};
    code->function = &module->tree->functions[index];
    code->index = index;
    // Most statements make one operation, and the end makes one more.
    code->op_room = code->function->statement_count + 1;
    code->ops = sim_alloc(arena, code->op_room, sizeof *code->ops);
    arena->trouble = &inner;
    if (setjmp(inner.way_out) == 0) {
        decode_body(d, code->function);
        arena->trouble = outer;
        return code;
    }
    arena->trouble = outer;
    if (inner.status != CUBIND_SIM_UNSUPPORTED)
        sim_fail(outer, inner.status, inner.line, "%s", inner.text);
    code->is_refused = true;
    code->refused_line = inner.line;
    return code;
}
