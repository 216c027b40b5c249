// Checks every instruction of a module against the instruction table.
#include "module/module.h"

// The newest version of PTX for which the table has all forms. A text of a later version may have
// valid forms that the table lacks. So an unknown form does not make such a text invalid; only a
// kernel that needs the form is refused.
enum { KNOWN_VERSION = 90 };

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

// Returns the text of the opcode and its modifiers. A module has few different texts of this kind,
// and the table is searched only once for each.
static sim_text
form_key(const sim_instruction *instruction)
{
    sim_text key = instruction->opcode;
    if (instruction->modifier_count > 0) {
        const sim_text *last = &instruction->modifiers[instruction->modifier_count - 1];
        key.length = (size_t)(last->at + last->length - key.at);
    }
    return key;
}

const sim_form *
sim_module_form(const sim_module *module, const sim_instruction *instruction)
{
    return sim_names_find(&module->forms, form_key(instruction));
}

static void
check_statement(sim_module *module, const sim_statement *statement)
{
    const sim_instruction *instruction = statement->instruction;
    sim_form form;
    sim_text culprit = {0};
    if (sim_module_form(module, instruction) != NULL)
        return;
    sim_match match = sim_isa_match(instruction->opcode, instruction->modifiers,
                                    instruction->modifier_count, &form, &culprit);
    if (match != SIM_MATCHES && match != SIM_UNKNOWN_OPCODE &&
        module->tree->version > KNOWN_VERSION)
        return;
    if (match != SIM_MATCHES)
        refuse(module, statement, match, culprit);
    check_version(module, statement, form.row);
    sim_form *kept = SIM_NEW(&module->arena, sim_form);
    *kept = form;
    sim_names_add(&module->forms, &module->arena, form_key(instruction), kept);
}

void
sim_module_check(sim_module *module)
{
    for (size_t i = 0; i < module->tree->function_count; i++) {
        const sim_function *function = &module->tree->functions[i];
        for (size_t j = 0; j < function->statement_count; j++)
            if (function->statements[j].kind == SIM_STATEMENT_INSTRUCTION)
                check_statement(module, &function->statements[j]);
    }
}
