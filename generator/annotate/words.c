// Collects texts for docstrings: the spec's own texts, and the failures that a header lists for a
// function.
#include "annotate/words.h"

#include <ctype.h>
#include <string.h>

#include "annotate/apply.h"
#include "annotate/plain.h"
#include "base/text.h"
#include "model/find.h"
#include "spec/find.h"

// ---- statuses ----

// Finds \return, \returns or \retval.
static const char *
find_return(const char *s)
{
    for (; *s != '\0'; s++)
        if ((*s == '\\' || *s == '@') && strncmp(s + 1, "ret", 3) == 0)
            return s;
    return NULL;
}

static bool
has_item(const char *line)
{
    while (line[strspn(line, " \t")] != '-') {
        line = strchr(line, '\n');
        if (line == NULL)
            return false;
        line++;
    }
    return true;
}

// Whether the line ends a list of statuses. Any other command at the start of a line does. So does
// text to the left of the dashes, unless more dashes follow.
static bool
ends_list(const char *line, size_t items)
{
    size_t indent = strspn(line, " \t");
    line += indent;
    if (isalpha((unsigned char)*line) && indent < items && !has_item(line))
        return true;
    return (*line == '\\' || *line == '@') && strncmp(line + 1, "ret", 3) != 0 &&
           strncmp(line + 1, "ref", 3) != 0 && strncmp(line + 1, "li", 2) != 0;
}

static bool
is_listed(const function *f, const char *name)
{
    for (int i = 0; i < f->status_count; i++)
        if (strcmp(f->statuses[i], name) == 0)
            return true;
    return false;
}

static void
add_status(const model *m, const enumeration *statuses, function *f, const char *name)
{
    const enumerator *item = find_enumerator(statuses, name);
    if (item == NULL || text_equal(item->name, m->success) || is_listed(f, item->name))
        return;
    f->statuses = arena_grow(m->arena, f->statuses, f->status_count, sizeof *f->statuses);
    f->statuses[f->status_count++] = item->name;
}

static void
annotate_statuses(const model *m, function *f)
{
    const enumeration *statuses = m->status_enum != NULL ? find_enum(m, m->status_enum) : NULL;
    const char *s = f->doc != NULL && statuses != NULL ? find_return(f->doc) : NULL;
    size_t items = 0; // column of the first dash
    while (s != NULL && *s != '\0') {
        size_t length = text_word_length(s);
        if (length > 0)
            add_status(m, statuses, f, arena_intern_n(m->arena, s, length));
        s += length > 0 ? length : 1;
        if (s[-1] == '\n' && ends_list(s, items))
            break;
        if (items == 0 && s[-1] == '\n' && s[strspn(s, " \t")] == '-')
            items = strspn(s, " \t");
    }
}

// ---- the spec's words ----

static const char *
words_for_member(const model *m, const pair_list *list, const char *owner, const char *name)
{
    if (owner == NULL || name == NULL)
        return NULL;
    return annotate_value(m, list, arena_printf(m->arena, "%s.%s", owner, name));
}

// The spec's suffix that the function's name ends in, with the words to add for it; NULL if none.
static pair_rule *
find_suffix(const spec_rules *r, const char *name)
{
    for (int i = 0; i < r->suffixes.count; i++)
        if (text_ends(name, r->suffixes.items[i].name))
            return &r->suffixes.items[i];
    return NULL;
}

// Words for X also serve X_v2, and X_64 if the spec lists that suffix.
static void
annotate_function(const model *m, const spec_rules *r, function *f)
{
    pair_rule *suffix = find_suffix(r, f->name);
    const char *plain = annotate_plain_name(m, f->name);
    if (suffix != NULL)
        plain = arena_intern_n(m->arena, f->name, strlen(f->name) - strlen(suffix->name));
    f->about = annotate_value(m, &r->docs, f->name);
    f->core = annotate_value(m, &r->core, f->name);
    if (f->about == NULL)
        f->about = annotate_value(m, &r->docs, plain);
    if (f->core == NULL)
        f->core = annotate_value(m, &r->core, plain);
    if (suffix != NULL && f->about != NULL)
        f->about = arena_printf(m->arena, "%s %s", f->about, annotate_keep(m, suffix->value));
    for (int i = 0; i < f->param_count; i++) {
        param *p = &f->params[i];
        p->about = words_for_member(m, &r->docs, f->name, p->name);
        if (p->about == NULL)
            p->about = words_for_member(m, &r->docs, plain, p->name);
    }
}

static void
annotate_kept(const model *m, const spec *s, const function *f)
{
    for (int i = 0; i < f->param_count; i++) {
        param *p = &f->params[i];
        for (int j = 0; f->skip == NULL && j < s->rules->kept_count; j++) {
            kept_rule *rule = &s->rules->kept[j];
            if (kept_fits(s, rule, f->name, p->name)) {
                rule->matched = true;
                p->kept = annotate_keep(m, rule->how_long);
            }
        }
    }
}

static void
annotate_record(const model *m, const spec_rules *r, record *rec)
{
    rec->about = annotate_value(m, &r->docs, rec->name);
    for (int i = 0; i < rec->field_count; i++)
        rec->fields[i].about = words_for_member(m, &r->docs, rec->name, rec->fields[i].name);
}

void
annotate_words(const model *m, const spec *s)
{
    const spec_rules *r = s->rules;
    for (int i = 0; i < m->function_count; i++) {
        annotate_statuses(m, &m->functions[i]);
        annotate_function(m, r, &m->functions[i]);
        annotate_kept(m, s, &m->functions[i]);
    }
    for (int i = 0; i < m->record_count; i++)
        if (m->records[i].origin == NULL)
            annotate_record(m, r, &m->records[i]);
    for (int i = 0; i < m->enum_count; i++)
        if (m->enums[i].origin == NULL)
            m->enums[i].about = annotate_value(m, &r->docs, m->enums[i].name);
    for (int i = 0; i < m->typedef_count; i++)
        if (m->typedefs[i].origin == NULL)
            m->typedefs[i].about = annotate_value(m, &r->docs, m->typedefs[i].name);
}
