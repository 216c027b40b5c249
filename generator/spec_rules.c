// The rules of a spec: families expanded, values checked as far as the text alone allows. Whether a
// rule fits the headers is found out later, by annotate.c and check.c.
#include "spec_rules.h"

#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "diag.h"
#include "names.h"
#include "text.h"

static const char *const param_keys[] = {
    "dir",     "kind",  "len",   "nullable", "optional",    "default",
    "type_by", "table", "pair",  "closure",  "scope",       "destroy",
    "checked", "space", "alias", "value",    "result_only", NULL,
};
static const char *const field_keys[] = {"kind", "len", "skip", NULL};
static const char *const facts_keys[] = {"detail", "status", NULL};
static const char *const detail_keys[] = {"size", "text", "of", NULL};
static const char *const table_key_words[] = {"numbers", "any", NULL};
static const char *const table_keys[] = {"enum", "keys", "rows", NULL};
static const char *const symbol_keys[] = {"since", NULL};
static const char *const skip_keys[] = {
    "functions", "records", "enums", "typedefs", "macros", NULL, // in the order of skip_kind
};

// Value types that name a class, and those that do not.
static const char *const class_types[] = {"handle", "scalar", "record", "enum", NULL};
static const char *const plain_types[] = {
    "int32", "uint32", "int64",      "uint64",      "size",         "float", "bool", "address",
    "flag",  "buffer", "list_int32", "list_string", "list_address", "none",  NULL,
};

static bool
is_one_of(const char *text, const char *const *words)
{
    for (int i = 0; words[i]; i++) {
        if (strcmp(words[i], text) == 0) {
            return true;
        }
    }
    return false;
}

// The text at `key` if it is one of `words`; an error else.
static const char *
choice(const tree *map, const char *key, const char *const *words)
{
    const char *value = spec_text(map, key);
    if (value && !is_one_of(value, words)) {
        diag_error(tree_get(map, key)->loc, "\"%s\" is no value of \"%s\"; see docs/spec-format.md",
                   value, key);
        return NULL;
    }
    return value;
}

static const char *const dir_words[] = {"in", "out", "inout", "address", NULL};

static direction
direction_of(const char *word)
{
    static const direction values[] = {DIR_IN, DIR_OUT, DIR_INOUT, DIR_ADDRESS};
    for (int i = 0; word && dir_words[i]; i++) {
        if (strcmp(dir_words[i], word) == 0) {
            return values[i];
        }
    }
    return DIR_UNDECIDED;
}

static length_spec
read_length(spec *s, const tree *map)
{
    const char *value = spec_text(map, "len");
    if (!value) {
        return (length_spec){LEN_NONE, NULL, 0};
    }
    if (text_starts(value, "call ")) {
        return (length_spec){LEN_CALL, arena_intern(s->arena, value + 5), 0};
    }
    if (text_starts(value, "expr ")) {
        return (length_spec){LEN_EXPR, arena_intern(s->arena, value + 5), 0};
    }
    char *end = NULL;
    long long number = strtoll(value, &end, 0);
    if (*end == '\0') {
        if (number <= 0) {
            diag_error(tree_get(map, "len")->loc, "a fixed length must be above 0");
        }
        return (length_spec){LEN_FIXED, NULL, number};
    }
    return (length_spec){LEN_PARAM, value, 0};
}

static bool
read_default(const tree *map)
{
    const tree *node = tree_get(map, "default");
    if (node && tree_int(node, -1) != 0) {
        diag_error(node->loc, "the only default is 0; leave the key out for none");
    }
    return node != NULL;
}

static param_rule
read_param(spec *s, const tree *map)
{
    static const char *const checked[] = {"count", "query", "buffer", "same", NULL};
    static const char *const scopes[] = {"call", "once", "notified", "forever", NULL};
    static const char *const spaces[] = {"host", "device", "either", "mode", NULL};
    spec_known_keys(map, "a parameter's rule", param_keys);
    return (param_rule){
        .loc = map->key_loc,
        .node = map,
        .dir = direction_of(choice(map, "dir", dir_words)),
        .kind = spec_text(map, "kind"),
        .len = read_length(s, map),
        .nullable = spec_bool(map, "nullable", false),
        .optional = spec_bool(map, "optional", false),
        .default_zero = read_default(map),
        .result_only = spec_bool(map, "result_only", false),
        .checked = choice(map, "checked", checked),
        .type_by = spec_text(map, "type_by"),
        .table = spec_text(map, "table"),
        .pair = spec_text(map, "pair"),
        .closure = spec_text(map, "closure"),
        .scope = choice(map, "scope", scopes),
        .destroy = spec_text(map, "destroy"),
        .space = choice(map, "space", spaces),
        .alias = spec_text(map, "alias"),
        .value = spec_text(map, "value"),
    };
}

// The members of the family that a key names; reports a key that cannot be one.
static int
expand_key(spec *s, const tree *node, const char ***names)
{
    int count = name_expand(s->arena, node->key, names);
    if (count == 0) {
        diag_error(node->key_loc, "braces of \"%s\" do not match; write {A,B} and quote the key",
                   node->key);
        return 0;
    }
    if (name_is_pattern(node->key)) {
        diag_error(node->key_loc, "a pattern is refused here; name each one, as {A,B}");
        return 0;
    }
    return count;
}

static void
read_facts(const tree *map, function_rule *rule)
{
    if (!spec_is_kind(map, TREE_MAP, "_function")) {
        return;
    }
    spec_known_keys(map, "_function", facts_keys);
    rule->no_status = !spec_bool(map, "status", true);
    const tree *detail = tree_get(map, "detail");
    if (!detail || !spec_is_kind(detail, TREE_MAP, "detail")) {
        return;
    }
    spec_known_keys(detail, "detail", detail_keys);
    rule->detail_size = spec_text(detail, "size");
    rule->detail_text = spec_text(detail, "text");
    rule->detail_param = spec_text(detail, "of");
    rule->detail_loc = detail->key_loc;
    if (!rule->detail_size || !rule->detail_text || !rule->detail_param) {
        diag_error(detail->key_loc, "detail needs size, text and of; see docs/spec-format.md");
    }
}

// "x: out" says no more than the direction: short for "x: {dir: out}".
static param_rule
read_short_param(const tree *node)
{
    param_rule rule = {.loc = node->key_loc, .node = node, .dir = direction_of(tree_text(node))};
    if (rule.dir == DIR_UNDECIDED) {
        diag_error(node->loc, "\"%s\" is no direction; write in, out, inout, address or a map",
                   node->text);
    }
    return rule;
}

static void
add_params(spec *s, const tree *node, function_rule *rule)
{
    const char **names = NULL;
    int count = expand_key(s, node, &names);
    bool is_short = node->kind == TREE_SCALAR;
    if (count == 0 || (!is_short && !spec_is_kind(node, TREE_MAP, "a parameter's rule"))) {
        return;
    }
    param_rule read = is_short ? read_short_param(node) : read_param(s, node);
    for (int i = 0; i < count; i++) {
        rule->params = arena_grow(s->arena, rule->params, rule->param_count, sizeof *rule->params);
        read.name = names[i];
        rule->params[rule->param_count++] = read;
    }
}

static function_rule
read_function(spec *s, const tree *node)
{
    function_rule rule = {.loc = node->key_loc};
    for (const tree *t = node->first; t; t = t->next) {
        if (strcmp(t->key, "_function") == 0) {
            read_facts(t, &rule);
        } else {
            add_params(s, t, &rule);
        }
    }
    return rule;
}

static void
read_functions(spec *s, const tree *node)
{
    const char **names = NULL;
    int count = expand_key(s, node, &names);
    if (count == 0 || !spec_is_kind(node, TREE_MAP, "a function's rules")) {
        return;
    }
    spec_rules *r = s->rules;
    function_rule read = read_function(s, node);
    for (int i = 0; i < count; i++) {
        // Each member marks its own matches, hence its own copy.
        param_rule *copy = arena_alloc(s->arena, sizeof *copy * (size_t)(read.param_count + 1));
        if (read.param_count) {
            memcpy(copy, read.params, sizeof *copy * (size_t)read.param_count);
        }
        r->functions = arena_grow(s->arena, r->functions, r->function_count, sizeof *r->functions);
        r->functions[r->function_count] = read;
        r->functions[r->function_count].name = names[i];
        r->functions[r->function_count++].params = copy;
    }
}

static void
add_fields(spec *s, const tree *node, record_rule *rule)
{
    const char **names = NULL;
    int count = expand_key(s, node, &names);
    if (count == 0 || !spec_is_kind(node, TREE_MAP, "a field's rule")) {
        return;
    }
    spec_known_keys(node, "a field's rule", field_keys);
    field_rule read = {
        .loc = node->key_loc,
        .node = node,
        .kind = spec_text(node, "kind"),
        .len = spec_text(node, "len"),
        .skip = spec_text(node, "skip"),
    };
    if (read.skip && (read.kind || read.len)) {
        diag_error(node->key_loc,
                   "a skipped field has neither kind nor len; remove them or the skip");
    }
    for (int i = 0; i < count; i++) {
        rule->fields = arena_grow(s->arena, rule->fields, rule->field_count, sizeof *rule->fields);
        read.name = names[i];
        rule->fields[rule->field_count++] = read;
    }
}

static void
read_records(spec *s, const tree *node)
{
    const char **names = NULL;
    int count = expand_key(s, node, &names);
    if (count == 0 || !spec_is_kind(node, TREE_MAP, "a record's rules")) {
        return;
    }
    spec_rules *r = s->rules;
    for (int i = 0; i < count; i++) {
        record_rule rule = {.name = names[i], .loc = node->key_loc};
        for (const tree *t = node->first; t; t = t->next) {
            add_fields(s, t, &rule);
        }
        r->records = arena_grow(s->arena, r->records, r->record_count, sizeof *r->records);
        r->records[r->record_count++] = rule;
    }
}

static void
read_symbols(spec *s, const tree *node)
{
    const char **names = NULL;
    int count = expand_key(s, node, &names);
    if (count == 0 || !spec_is_kind(node, TREE_MAP, "a symbol's facts")) {
        return;
    }
    spec_known_keys(node, "a symbol's facts", symbol_keys);
    int since = (int)spec_int(node, "since");
    spec_rules *r = s->rules;
    for (int i = 0; i < count; i++) {
        r->symbols = arena_grow(s->arena, r->symbols, r->symbol_count, sizeof *r->symbols);
        r->symbols[r->symbol_count++] =
            (symbol_rule){.name = names[i], .since = since, .loc = node->key_loc};
    }
}

static void
read_renames(spec *s, const tree *node)
{
    if (!spec_is_kind(node, TREE_SCALAR, "a Python name")) {
        return;
    }
    if (!name_is_identifier(node->text)) {
        diag_error(node->loc, "\"%s\" is no Python identifier; choose another name", node->text);
    }
    spec_rules *r = s->rules;
    r->renames = arena_grow(s->arena, r->renames, r->rename_count, sizeof *r->renames);
    r->renames[r->rename_count++] =
        (rename_rule){.from = node->key, .to = node->text, .loc = node->key_loc};
}

// "uint64", "bytes 64", "scalar cuuint64_t".
static void
read_value_type(spec *s, const tree *node, row_rule *row)
{
    if (!spec_is_kind(node, TREE_SCALAR, "a value type")) {
        return;
    }
    const char *space = strchr(node->text, ' ');
    if (!space) {
        row->type = node->text;
        if (!is_one_of(row->type, plain_types)) {
            diag_error(node->loc, "unknown value type \"%s\"; see docs/spec-format.md", row->type);
        }
        return;
    }
    row->type = arena_intern_n(s->arena, node->text, (size_t)(space - node->text));
    if (strcmp(row->type, "bytes") == 0) {
        char *end = NULL;
        row->size = strtoll(space + 1, &end, 10);
        if (row->size <= 0 || *end) {
            diag_error(node->loc, "\"bytes\" needs a size above 0: bytes 64");
        }
        return;
    }
    row->class_name = arena_intern(s->arena, space + 1);
    if (!is_one_of(row->type, class_types)) {
        diag_error(node->loc, "unknown value type \"%s\"; see docs/spec-format.md", node->text);
    }
}

static void
read_rows(spec *s, const tree *rows, table_rule *table)
{
    for (const tree *t = rows->first; t; t = t->next) {
        const char **names = NULL;
        int count = expand_key(s, t, &names);
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
read_tables(spec *s, const tree *node)
{
    if (!spec_is_kind(node, TREE_MAP, "a table")) {
        return;
    }
    spec_known_keys(node, "a table", table_keys);
    const tree *rows = tree_get(node, "rows");
    table_rule table = {.name = node->key, .loc = node->key_loc};
    table.enum_name = spec_text(node, "enum");
    if (!table.enum_name || !rows) {
        diag_error(node->key_loc, "a table needs enum and rows; see docs/spec-format.md");
        return;
    }
    table.enum_loc = tree_get(node, "enum")->loc;
    table.keys = spec_text(node, "keys");
    if (table.keys && !is_one_of(table.keys, table_key_words)) {
        diag_error(tree_get(node, "keys")->loc, "keys is \"%s\"; use numbers or any", table.keys);
    }
    if (spec_is_kind(rows, TREE_MAP, "rows")) {
        read_rows(s, rows, &table);
    }
    spec_rules *r = s->rules;
    r->tables = arena_grow(s->arena, r->tables, r->table_count, sizeof *r->tables);
    r->tables[r->table_count++] = table;
}

static void
add_pattern(spec *s, pattern_list *list, const char *pattern, const char *reason, location loc)
{
    const char **names = NULL;
    int count = name_expand(s->arena, pattern, &names);
    if (count == 0) {
        diag_error(loc, "braces of \"%s\" do not match; write {A,B}", pattern);
    }
    for (int i = 0; i < count; i++) {
        list->items = arena_grow(s->arena, list->items, list->count, sizeof *list->items);
        list->items[list->count++] =
            (pattern_rule){.pattern = names[i], .reason = reason, .loc = loc};
    }
}

static void
read_patterns(spec *s, const char *key, pattern_list *list)
{
    const tree *node = tree_get(s->root, key);
    if (!node || !spec_is_kind(node, TREE_LIST, key)) {
        return;
    }
    for (const tree *t = node->first; t; t = t->next) {
        if (spec_is_kind(t, TREE_SCALAR, key)) {
            add_pattern(s, list, t->text, NULL, t->loc);
        }
    }
}

static void
read_skips(spec *s)
{
    const tree *skip = tree_get(s->root, "skip");
    if (!skip || !spec_is_kind(skip, TREE_MAP, "skip")) {
        return;
    }
    spec_known_keys(skip, "skip", skip_keys);
    for (int kind = 0; kind < SKIP_KINDS; kind++) {
        const tree *list = tree_get(skip, skip_keys[kind]);
        if (!list || !spec_is_kind(list, TREE_MAP, skip_keys[kind])) {
            continue;
        }
        for (const tree *t = list->first; t; t = t->next) {
            const char *reason = tree_text(t);
            if (!reason) {
                diag_error(t->key_loc, "\"%s\" is skipped without a reason; give one", t->key);
            }
            add_pattern(s, &s->rules->skips[kind], t->key, reason, t->key_loc);
        }
    }
}

static void
for_each(spec *s, const char *key, void (*read)(spec *, const tree *))
{
    const tree *map = tree_get(s->root, key);
    if (!map || !spec_is_kind(map, TREE_MAP, key)) {
        return;
    }
    for (const tree *t = map->first; t; t = t->next) {
        read(s, t);
    }
}

static void
report_conflict(const char *kind, const char *owner, const char *name, location first,
                location second)
{
    diag_error(second, "a second rule for %s %s of %s, the first is on line %d; merge the two",
               kind, name, owner, first.line);
}

static void
find_param_conflicts(const function_rule *a, const function_rule *b)
{
    for (int i = 0; i < b->param_count; i++) {
        for (int j = 0; j < (a == b ? i : a->param_count); j++) {
            if (strcmp(a->params[j].name, b->params[i].name) == 0) {
                report_conflict("parameter", b->name, b->params[i].name, a->params[j].loc,
                                b->params[i].loc);
            }
        }
    }
}

static void
find_field_conflicts(const record_rule *a, const record_rule *b)
{
    for (int i = 0; i < b->field_count; i++) {
        for (int j = 0; j < (a == b ? i : a->field_count); j++) {
            if (strcmp(a->fields[j].name, b->fields[i].name) == 0) {
                report_conflict("field", b->name, b->fields[i].name, a->fields[j].loc,
                                b->fields[i].loc);
            }
        }
    }
}

// YAML itself refuses equal keys; families can still meet.
static void
find_conflicts(const spec_rules *r)
{
    for (int i = 0; i < r->function_count; i++) {
        for (int j = 0; j <= i; j++) {
            if (r->functions[i].name == r->functions[j].name) {
                find_param_conflicts(&r->functions[j], &r->functions[i]);
            }
        }
    }
    for (int i = 0; i < r->record_count; i++) {
        for (int j = 0; j <= i; j++) {
            if (r->records[i].name == r->records[j].name) {
                find_field_conflicts(&r->records[j], &r->records[i]);
            }
        }
    }
    for (int i = 0; i < r->symbol_count; i++) {
        for (int j = 0; j < i; j++) {
            if (r->symbols[i].name == r->symbols[j].name) {
                report_conflict("symbol", "the library", r->symbols[i].name, r->symbols[j].loc,
                                r->symbols[i].loc);
            }
        }
    }
}

void
spec_read_rules(spec *s)
{
    s->rules = arena_alloc(s->arena, sizeof *s->rules);
    read_patterns(s, "blocking", &s->rules->blocking);
    read_patterns(s, "nonblocking", &s->rules->nonblocking);
    read_skips(s);
    for_each(s, "python_names", read_renames);
    for_each(s, "tables", read_tables);
    for_each(s, "records", read_records);
    for_each(s, "functions", read_functions);
    for_each(s, "symbols", read_symbols);
    find_conflicts(s->rules);
}

pattern_rule *
pattern_find(const pattern_list *list, const char *name)
{
    pattern_rule *first = NULL;
    for (int i = 0; i < list->count; i++) {
        if (fnmatch(list->items[i].pattern, name, 0) == 0) {
            list->items[i].matched = true;
            first = first ? first : &list->items[i];
        }
    }
    return first;
}
