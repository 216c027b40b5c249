// Builds a module's table of names. Each name has one meaning; a definition takes precedence over
// declarations.
#include "module/module.h"

#include <stdlib.h>

#include "module/symbols.h"

enum { FUNCTION_STEP = 16 }; // distance between the addresses of functions

size_t
sim_variable_bytes(const sim_variable *variable)
{
    size_t bits = sim_type_bits(variable->type);
    return variable->unsized ? 0 : variable->elements * (bits < 8 ? 1 : bits / 8);
}

uint64_t
sim_function_address(size_t index)
{
    return FUNCTION_STEP * (index + 1);
}

size_t
sim_function_of_address(const sim_module *module, uint64_t address)
{
    uint64_t index = address / FUNCTION_STEP - 1;
    return address % FUNCTION_STEP == 0 && index < module->tree->function_count ? (size_t)index
                                                                                : SIZE_MAX;
}

sim_unit *
sim_module_unit(const sim_module *module, sim_text name)
{
    for (size_t i = 0; module->linked && i < module->unit_count; i++)
        if (name.at >= module->units[i].text && name.at < module->units[i].end)
            return &module->units[i];
    return NULL;
}

sim_symbol *
sim_module_find(const sim_module *module, sim_text name)
{
    const sim_unit *unit = sim_module_unit(module, name);
    sim_symbol *own = unit != NULL ? sim_names_find(&unit->own, name) : NULL;
    if (own != NULL && own->defined)
        return own;
    sim_symbol *shared = sim_names_find(&module->symbols, name);
    return shared != NULL ? shared : own;
}

// Returns the table for a declaration's name. Variables that are declared in functions have keys
// from inner_key().
static sim_names *
table_of(sim_module *module, sim_text key, sim_linkage linkage)
{
    sim_unit *unit = linkage == SIM_LINKAGE_NONE ? sim_module_unit(module, key) : NULL;
    return unit != NULL ? &unit->own : &module->symbols;
}

// Returns a key that is made of the declaration's address, because several functions may declare
// the same name.
static sim_text
inner_key(const sim_variable *const *variable)
{
    return (sim_text){(const char *)variable, sizeof *variable};
}

sim_symbol *
sim_module_find_inner(const sim_module *module, const sim_variable *variable)
{
    return sim_names_find(&module->symbols, inner_key(&variable));
}

static _Noreturn void
duplicate(sim_module *module, const char *what, sim_text name, sim_text first, int line)
{
    const sim_unit *unit = sim_module_unit(module, name), *before = sim_module_unit(module, first);
    if (unit != before)
        sim_fail(module->arena.trouble, CUBIND_SIM_UNLINKABLE, 0,
                 "Multiple definition of '%.*s' in '%s', first defined in '%s'", SIM_SHOW(name),
                 unit->name, before->name);
    sim_fail(module->arena.trouble, CUBIND_SIM_INVALID_PTX, line,
             "Duplicate definition of %s '%.*s'", what, SIM_SHOW(name));
}

static sim_symbol *
add_symbol(sim_module *module, sim_names *table, sim_text key, sim_symbol values)
{
    sim_symbol *symbol = SIM_NEW(&module->arena, sim_symbol);
    *symbol = values;
    sim_names_add(table, &module->arena, key, symbol);
    if (module->last != NULL)
        module->last->next = symbol;
    else
        module->first = symbol;
    module->last = symbol;
    return symbol;
}

static sim_text
name_of(const sim_module *module, const sim_symbol *symbol)
{
    return symbol->kind == SIM_SYMBOL_FUNCTION ? module->tree->functions[symbol->function].name
                                               : symbol->variable->name;
}

// Returns whether a name may have several definitions. One of them is used, unless there is a
// strong definition.
static bool
is_weak(sim_linkage linkage)
{
    return linkage == SIM_LINKAGE_WEAK || linkage == SIM_LINKAGE_COMMON;
}

static void
add_variable(sim_module *module, const sim_variable *variable, sim_text key)
{
    bool defined = variable->linkage != SIM_LINKAGE_EXTERN;
    sim_names *table = table_of(module, key, variable->linkage);
    sim_symbol *symbol = sim_names_find(table, key);
    if (symbol == NULL) {
        add_symbol(module, table, key,
                   (sim_symbol){SIM_SYMBOL_VARIABLE, .variable = variable, .defined = defined});
        return;
    }
    if (symbol->kind != SIM_SYMBOL_VARIABLE)
        duplicate(module, "variable", variable->name, name_of(module, symbol), variable->line);
    bool weak = is_weak(variable->linkage), replaces = !weak && is_weak(symbol->variable->linkage);
    if (defined && symbol->defined && !weak && !replaces)
        duplicate(module, "variable", variable->name, symbol->variable->name, variable->line);
    if (defined && (!symbol->defined || replaces)) {
        symbol->variable = variable;
        symbol->defined = true;
    }
}

static void
add_function(sim_module *module, size_t index)
{
    const sim_function *function = &module->tree->functions[index];
    sim_names *table = table_of(module, function->name, function->linkage);
    sim_symbol *symbol = sim_names_find(table, function->name);
    if (symbol == NULL) {
        add_symbol(
            module, table, function->name,
            (sim_symbol){SIM_SYMBOL_FUNCTION, .function = index, .defined = function->has_body});
        return;
    }
    if (symbol->kind != SIM_SYMBOL_FUNCTION)
        duplicate(module, "function", function->name, name_of(module, symbol), function->line);
    bool weak = is_weak(function->linkage);
    bool replaces = !weak && is_weak(module->tree->functions[symbol->function].linkage);
    if (function->has_body && symbol->defined && !weak && !replaces)
        duplicate(module, "function", function->name, name_of(module, symbol), function->line);
    if (function->has_body && (!symbol->defined || replaces)) {
        symbol->function = index;
        symbol->defined = true;
    }
}

// Adds the variables that a function declares and that exist as long as the module.
static void
add_inner_variables(sim_module *module, const sim_function *function)
{
    for (size_t i = 0; i < function->statement_count; i++) {
        const sim_statement *statement = &function->statements[i];
        if (statement->kind != SIM_STATEMENT_VARIABLE ||
            statement->variable->space == SIM_SPACE_LOCAL ||
            statement->variable->space == SIM_SPACE_PARAM)
            continue;
        const sim_variable **key = SIM_NEW(&module->arena, const sim_variable *);
        *key = statement->variable;
        add_variable(module, statement->variable, inner_key(key));
    }
}

static void
add_aliases(sim_module *module)
{
    for (size_t i = 0; i < module->tree->alias_count; i++) {
        const sim_alias *alias = &module->tree->aliases[i];
        sim_symbol *name = sim_module_find(module, alias->name),
                   *target = sim_module_find(module, alias->target);
        if (name == NULL || target == NULL || name->kind != SIM_SYMBOL_FUNCTION ||
            target->kind != SIM_SYMBOL_FUNCTION)
            sim_fail(module->arena.trouble, CUBIND_SIM_INVALID_PTX, alias->line,
                     "Unknown symbol in .alias %.*s, %.*s: both must be declared functions",
                     SIM_SHOW(alias->name), SIM_SHOW(alias->target));
        name->function = target->function;
        name->defined = target->defined;
    }
}

static void
read_text(sim_module *module, sim_unit *unit, const cubind_sim_text *text)
{
    size_t length = text->length;
    while (length > 0 &&
           text->text[length - 1] == '\0') // many images include the end of a C string
        length--;
    unit->name = text->name != NULL
                     ? sim_copy_text(&module->arena, (sim_text){text->name, strlen(text->name)})
                     : "input";
    unit->text = sim_copy_text(&module->arena, (sim_text){text->text, length});
    unit->end = unit->text + length;
    sim_parse_more(module->tree, &module->arena, unit->text, length);
}

void
sim_module_build(sim_module *module, const cubind_sim_text *texts, size_t count)
{
    module->units = sim_alloc(&module->arena, count, sizeof *module->units);
    module->unit_count = count;
    module->tree = SIM_NEW(&module->arena, sim_tree);
    for (size_t i = 0; i < count; i++)
        read_text(module, &module->units[i], &texts[i]);
    for (size_t i = 0; i < module->tree->variable_count; i++)
        add_variable(module, &module->tree->variables[i], module->tree->variables[i].name);
    for (size_t i = 0; i < module->tree->function_count; i++) {
        add_function(module, i);
        add_inner_variables(module, &module->tree->functions[i]);
    }
    add_aliases(module);
    sim_module_check(module);
    sim_module_layout(module);
}

void
sim_module_free(sim_module *module)
{
    free(module->globals);
    free(module->constants);
    sim_arena_free(&module->arena);
}

const sim_location *
sim_module_location(const sim_module *module, int location)
{
    const sim_location *found = location > 0 ? &module->tree->locations[location - 1] : NULL;
    return found != NULL && found->line > 0 ? found : NULL;
}

const char *
sim_module_file(const sim_module *module, int number)
{
    for (size_t i = 0; i < module->tree->file_count; i++)
        if (module->tree->files[i].number == number)
            return module->tree->files[i].path;
    return NULL;
}
