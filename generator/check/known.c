// Looks up names in the models of the reviewed releases. It searches the file with these models
// (model/history.h), which stores a declaration once for all releases that share it.
#include "check/known.h"

#include <fnmatch.h>
#include <string.h>

#include "base/text.h"
#include "spec/find.h"

// Without models: whether the headers are older than the reviewed release. Newer headers have
// everything that the rules refer to.
static bool
is_excused(const spec *s, const model *m)
{
    return m->api_version > 0 && m->api_version < s->reviewed;
}

static const tree *
first_of(const tree *map, const char *list)
{
    const tree *node = tree_get(map, list);
    return node && node->kind == TREE_LIST ? node->first : NULL;
}

static bool
is_text(const tree *map, const char *key, const char *wanted)
{
    return text_equal(tree_text(tree_get(map, key)), wanted);
}

static bool
has_name(const tree *item, const char *name)
{
    if (is_text(item, "name", name) || is_text(item, "tag", name))
        return true;
    for (const tree *t = first_of(item, "names"); t; t = t->next)
        if (text_equal(tree_text(t), name))
            return true;
    return false;
}

static bool
has_item(const tree *item, const char *list, const char *name)
{
    for (const tree *t = first_of(item, list); t; t = t->next)
        if (is_text(t, "name", name))
            return true;
    return false;
}

static bool
has_declaration(const spec *s, const char *list, const char *name)
{
    for (const tree *t = first_of(s->known, list); t; t = t->next)
        if (has_name(t, name))
            return true;
    return false;
}

// Whether the list `members` of a declaration with that name has `member`; `name` may be NULL for
// any declaration.
static bool
has_member(const spec *s, const char *list, const char *name, const char *members,
           const char *member)
{
    for (const tree *t = first_of(s->known, list); t; t = t->next)
        if ((!name || has_name(t, name)) && has_item(t, members, member))
            return true;
    return false;
}

bool
known_function(const spec *s, const model *m, const char *name)
{
    return s->known ? has_declaration(s, "functions", name) : is_excused(s, m);
}

bool
known_bound(const spec *s, const model *m, const char *name)
{
    if (!s->known)
        return is_excused(s, m);
    for (const tree *t = first_of(s->known, "functions"); t; t = t->next)
        if (is_text(t, "name", name) && !tree_get(t, "skip"))
            return true;
    return false;
}

// Whether `name` is X or X_v2 for plain name X, since rules of X also hold for X_v2.
static bool
is_version_of(const char *name, const char *plain)
{
    if (!name || text_equal(name, plain))
        return name != NULL;
    size_t length = text_before_version(name);
    return length == strlen(plain) && strncmp(name, plain, length) == 0;
}

bool
known_param(const spec *s, const model *m, const char *function, const char *name,
            const char *alias)
{
    if (!s->known)
        return is_excused(s, m);
    for (const tree *t = first_of(s->known, "functions"); t; t = t->next) {
        if (is_version_of(tree_text(tree_get(t, "name")), function) &&
            (has_item(t, "params", name) || (alias && has_item(t, "params", alias)))) {
            return true;
        }
    }
    return false;
}

bool
known_kept(const spec *s, const model *m, const kept_rule *rule)
{
    if (!s->known)
        return is_excused(s, m);
    for (const tree *t = first_of(s->known, "functions"); t; t = t->next) {
        const char *name = tree_text(tree_get(t, "name"));
        if (name && !tree_get(t, "skip") && has_item(t, "params", rule->param) &&
            kept_fits(s, rule, name, rule->param)) {
            return true;
        }
    }
    return false;
}

bool
known_param_of_any(const spec *s, const model *m, const char *name)
{
    return s->known ? has_member(s, "functions", NULL, "params", name) : is_excused(s, m);
}

bool
known_record(const spec *s, const model *m, const char *name)
{
    return s->known ? has_declaration(s, "records", name) : is_excused(s, m);
}

bool
known_field(const spec *s, const model *m, const char *record, const char *name)
{
    return s->known ? has_member(s, "records", record, "fields", name) : is_excused(s, m);
}

bool
known_enum(const spec *s, const model *m, const char *name)
{
    return s->known ? has_declaration(s, "enums", name) : is_excused(s, m);
}

bool
known_enumerator(const spec *s, const model *m, const char *name)
{
    return s->known ? has_member(s, "enums", NULL, "items", name) : is_excused(s, m);
}

bool
known_typedef(const spec *s, const model *m, const char *name)
{
    return s->known ? has_declaration(s, "typedefs", name) : is_excused(s, m);
}

// Whether a parameter is a number of that type.
bool
known_number(const spec *s, const model *m, const char *type)
{
    if (!s->known)
        return is_excused(s, m);
    for (const tree *t = first_of(s->known, "functions"); t; t = t->next)
        for (const tree *p = first_of(t, "params"); p; p = p->next)
            if (is_text(p, "number", type))
                return true;
    return false;
}

// Whether a release declares something in that header, according to the locations in its model.
bool
known_header(const spec *s, const model *m, const char *name)
{
    if (!s->known)
        return is_excused(s, m);
    for (const tree *t = tree_get(s->known, "releases")->first; t; t = t->next) {
        const tree *places = tree_get(t, "places");
        for (const tree *list = places ? places->first : NULL; list; list = list->next)
            for (const tree *file = list->kind == TREE_LIST ? list->first : NULL; file;
                 file = file->next)
                if (text_equal(tree_text(file), name))
                    return true;
    }
    return false;
}

bool
known_section(const spec *s, const model *m, const pattern_rule *pattern)
{
    if (!s->known)
        return is_excused(s, m);
    for (const tree *t = first_of(s->known, "functions"); t; t = t->next) {
        const char *name = tree_text(tree_get(t, "name"));
        pattern_rule *found = NULL;
        if (name && !tree_get(t, "skip") && section_find(s, name, &found) && found == pattern)
            return true;
    }
    return false;
}

bool
known_fits(const spec *s, const model *m, const char *list, const char *pattern)
{
    if (!s->known)
        return is_excused(s, m);
    for (const tree *t = first_of(s->known, list); t; t = t->next) {
        const char *name = tree_text(tree_get(t, "name"));
        if (name && fnmatch(pattern, name, 0) == 0)
            return true;
    }
    return false;
}
