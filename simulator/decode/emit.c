// Appends operations to the function that is being decoded.
#include "decode/decoder.h"

static sim_rounding
rounding_of(const sim_form *form)
{
    sim_text mode = sim_form_which(form, "rz|rm|rp|rzi|rmi|rpi");
    if (mode.length == 0)
        return SIM_ROUND_NEAREST;
    return mode.at[1] == 'z' ? SIM_ROUND_ZERO : mode.at[1] == 'm' ? SIM_ROUND_DOWN : SIM_ROUND_UP;
}

sim_op *
sim_emit(sim_decoder *d, sim_do what)
{
    sim_op *op = SIM_PUSH(d->arena, d->code->ops, d->code->op_count, d->code->op_room);
    *op = (sim_op){.what = (uint8_t)what, .guard = d->guard, .statement = d->statement};
    op->d = op->a = op->b = op->c = op->e = SIM_PLACE_SINK;
    op->p = op->q = SIM_PLACE_SINK_PREDICATE;
    if (d->instruction != NULL)
        op->rounding = (uint8_t)rounding_of(&d->form);
    return op;
}

void
sim_emit_loop(sim_decoder *d, const char *loop, uint32_t destination, uint32_t size, uint32_t a,
              uint32_t b)
{
    sim_op *op = sim_emit(d, SIM_DO_LANES);
    op->loop = sim_loop_find(loop);
    op->d = destination;
    op->size = (uint8_t)size;
    op->a = a;
    op->b = b;
    op->rounding = SIM_ROUND_NEAREST;
    if (op->loop == NULL)
        sim_refuse(d, "Instruction '%.*s' of this form is not supported yet",
                   SIM_SHOW(d->instruction->opcode));
}

void
sim_jump_to(sim_decoder *d, sim_text label, size_t op, uint32_t *target)
{
    *SIM_PUSH(d->arena, d->fixups, d->fixup_count, d->fixup_room) =
        (sim_fixup){label, d->scope, op, target, d->statement->line};
}
