// Rules that found no target. Headers older than the spec are excused: what they lack is not there
// yet.
#include <string.h>

#include "annotate.h"
#include "check.h"
#include "diag.h"
#include "kinds.h"
#include "text.h"

// A function that is exported under that symbol but has another public name.
static const function *
find_symbol(const model *m, const char *symbol)
{
    for (int i = 0; i < m->function_count; i++) {
        if (text_equal(m->functions[i].symbol, symbol)) {
            return &m->functions[i];
        }
    }
    return NULL;
}

static void
no_function(const model *m, location loc, const char *name)
{
    const function *f = find_symbol(m, name);
    if (f) {
        diag_error(loc, "\"%s\" is the symbol of %s; use that name", name, f->name);
    } else {
        diag_error(loc, "no function \"%s\" in the headers; correct the name or remove the rule",
                   name);
    }
}

static void
check_functions(const model *m, const spec *s)
{
    for (int i = 0; i < s->rules->function_count; i++) {
        const function_rule *rule = &s->rules->functions[i];
        if (!rule->matched) {
            no_function(m, rule->loc, rule->name);
            continue;
        }
        for (int j = 0; j < rule->param_count; j++) {
            if (!rule->params[j].matched) {
                diag_error(rule->params[j].loc,
                           "%s has no parameter \"%s\"; correct the name or remove the rule",
                           rule->name, rule->params[j].name);
            }
        }
    }
}

static void
check_record_rules(const spec *s)
{
    for (int i = 0; i < s->rules->record_count; i++) {
        const record_rule *rule = &s->rules->records[i];
        if (!rule->matched) {
            diag_error(
                rule->loc,
                "no struct or union \"%s\" in the headers; correct the name or remove the rule",
                rule->name);
            continue;
        }
        for (int j = 0; j < rule->field_count; j++) {
            if (!rule->fields[j].matched) {
                diag_error(rule->fields[j].loc,
                           "%s has no field \"%s\"; correct the name or remove the rule",
                           rule->name, rule->fields[j].name);
            }
        }
    }
}

static void
check_patterns(const pattern_list *list, const char *what)
{
    for (int i = 0; i < list->count; i++) {
        if (!list->items[i].matched) {
            diag_error(list->items[i].loc, "no %s fits \"%s\"; correct the pattern or remove it",
                       what, list->items[i].pattern);
        }
    }
}

static void
check_symbols(const model *m, const spec *s)
{
    for (int i = 0; i < s->rules->symbol_count; i++) {
        if (!s->rules->symbols[i].matched) {
            no_function(m, s->rules->symbols[i].loc, s->rules->symbols[i].name);
        }
    }
}

static void
check_table_targets(const spec *s)
{
    for (int i = 0; i < s->rules->table_count; i++) {
        const table_rule *table = &s->rules->tables[i];
        if (!table->matched) {
            diag_error(table->enum_loc, "no enum \"%s\" in the headers; correct the name",
                       table->enum_name);
            continue;
        }
        for (int j = 0; j < table->row_count; j++) {
            if (!table->rows[j].matched) {
                diag_error(table->rows[j].loc, "%s has no enumerator \"%s\"; correct the name",
                           table->enum_name, table->rows[j].enumerator);
            }
        }
    }
}

static bool
class_exists(const model *m, const char *type, const char *name)
{
    if (strcmp(type, "record") == 0) {
        return find_record(m, name) != NULL;
    }
    if (strcmp(type, "enum") == 0) {
        return find_enum(m, name) != NULL;
    }
    const typedef_decl *t = find_typedef(m, name);
    return t && text_equal(t->role, type);
}

static void
check_table_classes(const model *m, const table_rule *table)
{
    for (int i = 0; i < table->row_count; i++) {
        const row_rule *row = &table->rows[i];
        if (row->matched && row->class_name && !class_exists(m, row->type, row->class_name)) {
            diag_error(row->loc, "no %s \"%s\" in the headers; correct the value type", row->type,
                       row->class_name);
        }
        for (int j = 0; j < i; j++) {
            if (strcmp(table->rows[j].enumerator, row->enumerator) == 0) {
                diag_error(row->loc, "a second row for %s, the first is on line %d; merge the two",
                           row->enumerator, table->rows[j].loc.line);
            }
        }
    }
}

static bool
is_used(const model *m, const char *table)
{
    for (int i = 0; i < m->function_count; i++) {
        for (int j = 0; j < m->functions[i].param_count; j++) {
            if (text_equal(m->functions[i].params[j].value_table, table)) {
                return true;
            }
        }
    }
    return false;
}

void
check_rules(const model *m, const spec *s)
{
    for (int i = 0; i < s->rules->table_count; i++) {
        check_table_classes(m, &s->rules->tables[i]);
    }
    if (spec_is_newer(s, m)) {
        return;
    }
    static const char *const skip_words[] = {"function", "struct or union", "enum", "typedef",
                                             "macro"};
    check_patterns(&s->rules->blocking, "function");
    check_patterns(&s->rules->nonblocking, "function");
    for (int kind = 0; kind < SKIP_KINDS; kind++) {
        check_patterns(&s->rules->skips[kind], skip_words[kind]);
    }
    check_table_targets(s);
    for (int i = 0; i < s->rules->table_count; i++) {
        if (!is_used(m, s->rules->tables[i].name)) {
            diag_error(s->rules->tables[i].loc,
                       "no parameter uses table \"%s\"; name it in a \"table:\" or remove it",
                       s->rules->tables[i].name);
        }
    }
    check_record_rules(s);
    check_functions(m, s);
    check_symbols(m, s);
}
