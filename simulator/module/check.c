// Instructions against the table.
#include "module/module.h"

static _Noreturn void
refuse(const sim_module *module, const sim_statement *statement, sim_match match, sim_text culprit)
{
    sim_trouble *trouble = module->arena.trouble;
    sim_text opcode = statement->instruction->opcode;
    if (match == SIM_UNKNOWN_OPCODE)
        sim_fail(trouble, CUBIND_SIM_INVALID_PTX, statement->line,
                 "Not a name of any known instruction: '%.*s'", SIM_SHOW(opcode));
    if (match == SIM_WRONG_TYPES)
        sim_fail(trouble, CUBIND_SIM_INVALID_PTX, statement->line,
                 "Unexpected instruction types specified for '%.*s'", SIM_SHOW(opcode));
    if (culprit.length != 0)
        sim_fail(trouble, CUBIND_SIM_INVALID_PTX, statement->line,
                 "Illegal modifier '.%.*s' for instruction '%.*s'", SIM_SHOW(culprit),
                 SIM_SHOW(opcode));
    sim_fail(trouble, CUBIND_SIM_INVALID_PTX, statement->line,
             "Modifier required for instruction '%.*s'", SIM_SHOW(opcode));
}

static void
check_version(const sim_module *module, const sim_statement *statement, const sim_row *row)
{
    if (module->tree->version < row->version)
        sim_fail(module->arena.trouble, CUBIND_SIM_INVALID_PTX, statement->line,
                 "Feature '%s' requires PTX ISA .version %d.%d or later", row->opcode,
                 row->version / 10, row->version % 10);
    if (module->tree->target < row->target)
        sim_fail(module->arena.trouble, CUBIND_SIM_INVALID_PTX, statement->line,
                 "Feature '%s' requires .target sm_%d or higher", row->opcode, row->target);
}

static void
check_statement(const sim_module *module, const sim_statement *statement)
{
    const sim_instruction *instruction = statement->instruction;
    sim_form form;
    sim_text culprit = {0};
    sim_match match = sim_isa_match(instruction->opcode, instruction->modifiers,
                                    instruction->modifier_count, &form, &culprit);
    if (match != SIM_MATCHES)
        refuse(module, statement, match, culprit);
    check_version(module, statement, form.row);
}

void
sim_module_check(const sim_module *module)
{
    for (size_t i = 0; i < module->tree->function_count; i++) {
        const sim_function *function = &module->tree->functions[i];
        for (size_t j = 0; j < function->statement_count; j++)
            if (function->statements[j].kind == SIM_STATEMENT_INSTRUCTION)
                check_statement(module, &function->statements[j]);
    }
}
