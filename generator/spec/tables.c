// Reads tables of value types, and the list of structs that are numbers.
#include "spec/tables.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "model/value_types.h"
#include "spec/keys.h"
#include "spec/modules.h"

static const char *const table_key_words[] = {"numbers", "any", "raw", NULL};
static const char *const table_keys[] = {"enum", "keys", "from", "rows", NULL};
static const char *const sources[] = {"comments", NULL};

// Reads a value type: "uint64", "bytes 64", "scalar cuuint64_t".
static void
read_value_type(spec *s, const tree *node, row_rule *row)
{
    if (!spec_is_kind(node, TREE_SCALAR, "a value type"))
        return;
    const char *space = strchr(node->text, ' ');
    if (!space) {
        row->type = node->text;
        if (!text_is_one_of(row->type, value_type_words) || strcmp(row->type, "bytes") == 0 ||
            text_is_one_of(row->type, value_type_classes)) {
            diag_error(node->loc, "unknown value type \"%s\"; see docs/spec-format.md", row->type);
        }
        return;
    }
    row->type = arena_intern_n(s->arena, node->text, (size_t)(space - node->text));
    if (strcmp(row->type, "bytes") == 0) {
        char *end = NULL;
        row->size = strtoll(space + 1, &end, 10);
        if (row->size <= 0 || *end)
            diag_error(node->loc, "\"bytes\" needs a size above 0; write, for example, bytes 64");
        return;
    }
    row->class_name = arena_intern(s->arena, space + 1);
    if (!text_is_one_of(row->type, value_type_classes) && strcmp(row->type, "buffer") != 0)
        diag_error(node->loc, "unknown value type \"%s\"; see docs/spec-format.md", node->text);
    else
        spec_fits(row->class_name, FORM_NAME, node->loc, "the class of a value type");
}

static void
read_rows(spec *s, const tree *rows, table_rule *table)
{
    for (const tree *t = rows->first; t; t = t->next) {
        const char **names = NULL;
        int count = spec_expand_key(s, t, &names);
        row_rule row = {.loc = t->key_loc};
        read_value_type(s, t, &row);
        for (int i = 0; i < count; i++) {
            table->rows = arena_grow(s->arena, table->rows, table->row_count, sizeof *table->rows);
            row.enumerator = names[i];
            table->rows[table->row_count++] = row;
        }
    }
}

static void
read_table(spec *s, const tree *node)
{
    if (!spec_is_kind(node, TREE_MAP, "a table"))
        return;
    spec_known_keys(node, "a table", table_keys);
    const tree *rows = tree_get(node, "rows");
    table_rule table = {.name = node->key, .loc = node->key_loc};
    table.enum_name = spec_form(node, "enum", FORM_NAME);
    spec_fits(node->key, FORM_NAME, node->key_loc, "a table's name");
    table.from_comments = spec_choice(node, "from", sources) != NULL;
    if (!tree_get(node, "enum") || (!rows && !table.from_comments))
        diag_error(node->key_loc, "a table needs \"enum\" and \"rows\"; see docs/spec-format.md");
    if (!table.enum_name)
        return;
    table.enum_loc = tree_get(node, "enum")->loc;
    table.keys = spec_text(node, "keys");
    if (table.keys && !text_is_one_of(table.keys, table_key_words)) {
        diag_error(tree_get(node, "keys")->loc, "\"keys\" is \"%s\"; use numbers, any or raw",
                   table.keys);
    }
    if (rows && spec_is_kind(rows, TREE_MAP, "rows"))
        read_rows(s, rows, &table);
    spec_rules *r = s->rules;
    r->tables = arena_grow(s->arena, r->tables, r->table_count, sizeof *r->tables);
    r->tables[r->table_count++] = table;
}

static void
read_number(spec *s, const tree *node)
{
    if (!spec_is_kind(node, TREE_SCALAR, "a number's type"))
        return;
    if (!text_is_one_of(node->text, value_type_numbers)) {
        diag_error(node->loc, "\"%s\" is not a value type of numbers; see docs/spec-format.md",
                   node->text);
    }
    const char **names = NULL;
    int count = spec_expand_key(s, node, &names);
    for (int i = 0; i < count; i++)
        spec_add_pair(s, &s->rules->numbers, names[i], node);
}

void
spec_read_tables(spec *s)
{
    spec_for_each(s, "tables", read_table);
    spec_for_each(s, "numbers", read_number);
}
