// Reports rules that match nothing, neither in these headers nor in those of another reviewed
// release.
#include "check/rules.h"

#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "check/known.h"
#include "check/modules.h"
#include "check/words.h"
#include "model/comments.h"
#include "model/find.h"
#include "model/members.h"
#include "spec/find.h"
#include "spec/rules.h"

static void
no_function(const model *m, const spec *s, location loc, const char *name)
{
    if (known_function(s, m, name))
        return;
    const function *f = find_symbol(m, name);
    const skipped *left_out = find_skipped(m, "function", name);
    if (left_out) {
        diag_error(loc, "%s has rules but is skipped (%s); remove them", name, left_out->reason);
    } else if (f) {
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
            no_function(m, s, rule->loc, rule->name);
            continue;
        }
        for (int j = 0; j < rule->param_count; j++) {
            const param_rule *p = &rule->params[j];
            if (!p->matched && !known_param(s, m, rule->name, p->name, p->says.alias)) {
                diag_error(p->loc,
                           "%s has no parameter \"%s\"; correct the name or remove the rule",
                           rule->name, p->name);
            }
        }
    }
}

static void
check_record_rules(const model *m, const spec *s)
{
    for (int i = 0; i < s->rules->record_count; i++) {
        const record_rule *rule = &s->rules->records[i];
        if (!rule->matched && known_record(s, m, rule->name))
            continue;
        if (!rule->matched) {
            diag_error(
                rule->loc,
                "no struct or union \"%s\" in the headers; correct the name or remove the rule",
                rule->name);
            continue;
        }
        for (int j = 0; j < rule->field_count; j++) {
            const field_rule *f = &rule->fields[j];
            if (!f->matched && !known_field(s, m, rule->name, f->name)) {
                diag_error(f->loc, "%s has no field \"%s\"; correct the name or remove the rule",
                           rule->name, f->name);
            }
        }
    }
}

static void
check_patterns(const model *m, const spec *s, const pattern_list *list, const char *what,
               const char *declarations)
{
    for (int i = 0; i < list->count; i++) {
        const pattern_rule *rule = &list->items[i];
        if (!rule->matched && !known_fits(s, m, declarations, rule->pattern)) {
            diag_error(rule->loc, "no %s matches \"%s\"; correct the pattern or remove it", what,
                       rule->pattern);
        }
    }
}

static void
check_symbols(const model *m, const spec *s)
{
    for (int i = 0; i < s->rules->symbol_count; i++)
        if (!s->rules->symbols[i].matched)
            no_function(m, s, s->rules->symbols[i].loc, s->rules->symbols[i].name);
}

// Whether the enum belongs to a parameter that says whether the table's numbers are complex.
static bool
is_second_enum(const model *m, const char *table, const enumeration *e)
{
    for (int i = 0; i < m->function_count; i++) {
        const function *f = &m->functions[i];
        for (int j = 0; j < f->param_count; j++) {
            const param *p = &f->params[j];
            const param *by = p->complex_by && text_equal(p->value_table, table)
                                  ? find_param(f, p->complex_by)
                                  : NULL;
            if (by && by->decayed->name && find_enum(m, by->decayed->name) == e)
                return true;
        }
    }
    return false;
}

static const enumeration *
enum_of_row(const model *m, const table_rule *table, const char *enumerator)
{
    const enumeration *own = find_enum(m, table->enum_name);
    if (own && find_enumerator(own, enumerator))
        return own;
    for (int i = 0; i < m->enum_count; i++) {
        const enumeration *e = &m->enums[i];
        if (find_enumerator(e, enumerator) && is_second_enum(m, table->name, e))
            return e;
    }
    return NULL;
}

static void
check_table_targets(const model *m, const spec *s)
{
    for (int i = 0; i < s->rules->table_count; i++) {
        const table_rule *table = &s->rules->tables[i];
        if (!table->matched && known_enum(s, m, table->enum_name))
            continue;
        if (!table->matched) {
            diag_error(table->enum_loc, "no enum \"%s\" in the headers; correct the name",
                       table->enum_name);
            continue;
        }
        for (int j = 0; j < table->row_count; j++) {
            const row_rule *row = &table->rows[j];
            if (!enum_of_row(m, table, row->enumerator) &&
                !known_enumerator(s, m, row->enumerator)) {
                diag_error(row->loc, "%s has no enumerator \"%s\"; correct the name",
                           table->enum_name, row->enumerator);
            }
        }
    }
}

// A row of type buffer names the option for its size instead of a class.
static bool
class_exists(const model *m, const table_rule *table, const char *type, const char *name)
{
    if (strcmp(type, "buffer") == 0)
        return enum_of_row(m, table, name) != NULL;
    if (strcmp(type, "record") == 0)
        return find_record(m, name) != NULL;
    if (strcmp(type, "enum") == 0)
        return find_enum(m, name) != NULL;
    const typedef_decl *t = find_typedef(m, name);
    return t && text_equal(t->role, type);
}

static void
check_table_classes(const model *m, const table_rule *table)
{
    for (int i = 0; i < table->row_count; i++) {
        const row_rule *row = &table->rows[i];
        if (row->matched && row->class_name &&
            !class_exists(m, table, row->type, row->class_name)) {
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

// Enums with equal values cannot share a table.
static void
check_table_keys(const model *m, const table_rule *rule)
{
    const value_table *table = find_table(m, rule->name);
    for (int i = 0; table && i < table->row_count; i++) {
        const value_row *row = &table->rows[i];
        const value_row *first = find_row_of_key(table, row->key);
        const enumeration *e = enum_of_row(m, rule, row->enumerator);
        const enumeration *other = enum_of_row(m, rule, first->enumerator);
        if (e && other && e != other) {
            diag_error(rule->loc,
                       "%s and %s of table \"%s\" both have the value %lld; use two tables",
                       first->enumerator, row->enumerator, rule->name, (long long)row->key);
        }
    }
}

// With `from: comments`, each enumerator must get its type from its comment or from a row.
static void
check_comment_rows(const model *m, const spec *s, const table_rule *rule)
{
    const value_table *table = find_table(m, rule->name);
    const enumeration *e = find_enum(m, rule->enum_name);
    for (int i = 0; rule->from_comments && table && e && i < e->item_count; i++) {
        const enumerator *item = &e->items[i];
        value_row row = {0};
        const char *unknown = NULL;
        if (item->alias || find_row_of_key(table, item->value) ||
            comment_value_type(m, item->doc, &row, &unknown)) {
            continue;
        }
        const char *says =
            unknown ? arena_printf(s->arena, "says \"%s\", which is not a known type", unknown)
                    : "names no type";
        diag_error(item->loc, "the comment of %s %s; add a row to table \"%s\" of %s", item->name,
                   says, rule->name, s->file);
    }
}

// Whether a rule names the table. Whether that rule has a target is checked elsewhere.
static bool
is_used(const spec_rules *r, const char *table)
{
    for (int i = 0; i < r->function_count; i++)
        for (int j = 0; j < r->functions[i].param_count; j++)
            if (text_equal(r->functions[i].params[j].says.value_table, table))
                return true;
    for (int i = 0; i < r->param_count; i++)
        if (text_equal(r->params[i].says.value_table, table))
            return true;
    return false;
}

// A function goes to the section of the first pattern that matches. So a pattern that matches only
// functions of earlier patterns is useless, too.
static void
check_sections(const model *m, const spec *s)
{
    for (int i = 0; i < s->rules->section_count; i++) {
        const section_rule *section = &s->rules->sections[i];
        for (int j = 0; j < section->functions.count; j++) {
            const pattern_rule *rule = &section->functions.items[j];
            if (!rule->matched && !known_section(s, m, rule)) {
                diag_error(
                    rule->loc,
                    "\"%s\" adds no function to section \"%s\"; correct the pattern or remove it",
                    rule->pattern, section->name);
            }
        }
    }
}

static void
check_all_patterns(const model *m, const spec *s)
{
#define PATTERNS(key, what) check_patterns(m, s, &s->rules->key, what, "functions");
#include "spec/patterns.def"
    check_sections(m, s);
    for (int kind = 0; kind < SKIP_KINDS; kind++) {
        const char *what = kind == SKIP_RECORD ? "struct or union" : skip_words[kind];
        check_patterns(m, s, &s->rules->skips[kind], what, spec_skip_keys[kind]);
    }
}

void
check_rules(const model *m, const spec *s)
{
    for (int i = 0; i < s->rules->table_count; i++) {
        check_table_classes(m, &s->rules->tables[i]);
        check_table_keys(m, &s->rules->tables[i]);
        check_comment_rows(m, s, &s->rules->tables[i]);
    }
    check_all_patterns(m, s);
    check_table_targets(m, s);
    for (int i = 0; i < s->rules->table_count; i++) {
        if (!s->is_model && !is_used(s->rules, s->rules->tables[i].name)) {
            diag_error(s->rules->tables[i].loc,
                       "no parameter uses table \"%s\"; name it in a \"table:\" or remove it",
                       s->rules->tables[i].name);
        }
    }
    check_record_rules(m, s);
    check_functions(m, s);
    check_symbols(m, s);
    check_shared_rules(m, s);
    check_words(m, s);
}
