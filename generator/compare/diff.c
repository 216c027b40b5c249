// The comparison as a whole: the families of declarations one after the other, then the order of
// the report. Each family has its file, diff_match.c what they all need first.
#include "compare/diff.h"

#include <stdlib.h>
#include <string.h>

#include "compare/diff_build.h"

// ---- changes and their details ----

diff_change
diff_change_of(diff_rank rank, diff_subject subject, const char *what, const char *name,
               location loc)
{
    return (diff_change){.rank = rank, .subject = subject, .what = what, .name = name, .loc = loc};
}

diff_change
diff_gone(diff_subject subject, const char *name, location loc, const char *old_skip,
          const char *new_skip)
{
    diff_change c = diff_change_of(old_skip ? DIFF_OTHER : DIFF_REMOVED, subject,
                                   new_skip ? "no longer bound" : "removed", name, loc);
    c.breaking = !old_skip;
    return c;
}

diff_change
diff_came(diff_subject subject, const char *name, location loc, const char *old_skip,
          const char *new_skip)
{
    return diff_change_of(new_skip ? DIFF_OTHER : DIFF_ADDED, subject,
                          old_skip ? "now bound" : "added", name, loc);
}

void
diff_detail_add(const differ *d, diff_change *c, diff_detail detail)
{
    c->details = arena_grow(d->a, c->details, c->detail_count, sizeof *c->details);
    c->details[c->detail_count++] = detail;
    c->breaking |= detail.breaking;
}

void
diff_rule_add(const differ *d, diff_change *c, const char *rule)
{
    if (rule) {
        c->rules = arena_grow(d->a, c->rules, c->rule_count, sizeof *c->rules);
        c->rules[c->rule_count++] = rule;
    }
}

void
diff_skip_add(const differ *d, diff_change *c, const char *old_skip, const char *new_skip)
{
    if (old_skip || new_skip) {
        diff_detail_add(d, c, (diff_detail){"not bound", NULL, old_skip, new_skip, false});
    }
}

void
diff_add(differ *d, const diff_change *c)
{
    diff_report *r = d->report;
    if (!c->before && !c->after && c->detail_count == 0) {
        return;
    }
    r->changes = arena_grow(d->a, r->changes, r->count, sizeof *r->changes);
    r->changes[r->count++] = *c;
    r->breaking += c->breaking;
}

const char *
diff_number(const differ *d, int64_t value)
{
    return arena_printf(d->a, "%lld", (long long)value);
}

void
diff_compare_text(const differ *d, diff_change *c, const char *what, const char *name,
                  const char *before, const char *after)
{
    if (!text_equal(before, after)) {
        diff_detail_add(d, c, (diff_detail){what, name, before, after, false});
    }
}

void
diff_compare_number(const differ *d, diff_change *c, const char *what, const char *name,
                    int64_t before, int64_t after)
{
    if (before != after) {
        diff_compare_text(d, c, what, name, diff_number(d, before), diff_number(d, after));
    }
}

void
diff_compare_bool(const differ *d, diff_change *c, const char *what, const char *name, bool before,
                  bool after)
{
    diff_compare_text(d, c, what, name, before ? "yes" : "no", after ? "yes" : "no");
}

// ---- the report ----

static int
compare_texts(const char *a, const char *b)
{
    return strcmp(a ? a : "", b ? b : "");
}

static int
by_place(const void *left, const void *right)
{
    const diff_change *a = left, *b = right;
    if (a->rank != b->rank) {
        return a->rank < b->rank ? -1 : 1;
    }
    if (a->subject != b->subject) {
        return a->subject < b->subject ? -1 : 1;
    }
    int parents = compare_texts(a->parent, b->parent);
    if (parents != 0) {
        return parents;
    }
    if (a->order != b->order) {
        return a->order < b->order ? -1 : 1;
    }
    int names = strcmp(a->name, b->name);
    return names != 0 ? names : strcmp(a->what, b->what);
}

diff_report *
diff_models(arena *a, const model *before, const model *after)
{
    diff_report *r = arena_alloc(a, sizeof *r);
    *r = (diff_report){.before = before, .after = after};
    differ d = {.a = a, .before = before, .after = after, .report = r};
    diff_match(&d);
    diff_functions(&d);
    diff_records(&d);
    diff_enums(&d);
    diff_typedefs(&d);
    diff_macros(&d);
    diff_tables(&d);
    if (r->count > 0) {
        qsort(r->changes, (size_t)r->count, sizeof *r->changes, by_place);
    }
    return r;
}

int
diff_count(const diff_report *r, diff_rank rank, diff_subject subject, int *breaking)
{
    int count = 0;
    *breaking = 0;
    for (int i = 0; i < r->count; i++) {
        const diff_change *c = &r->changes[i];
        if (c->rank == rank && c->subject == subject) {
            count++;
            *breaking += c->breaking;
        }
    }
    return count;
}
