// Runs the comparison: compares one family of declarations after the other, then sorts the report.
// Each family has its own file; match.c prepares the data that all of them need.
#include "compare/diff.h"

#include <stdlib.h>
#include <string.h>

#include "compare/decls.h"
#include "compare/enums.h"
#include "compare/functions.h"
#include "compare/match.h"
#include "compare/records.h"

static int
compare_texts(const char *a, const char *b)
{
    return strcmp(a ? a : "", b ? b : "");
}

static int
by_place(const void *left, const void *right)
{
    const diff_change *a = left, *b = right;
    if (a->rank != b->rank)
        return a->rank < b->rank ? -1 : 1;
    if (a->subject != b->subject)
        return a->subject < b->subject ? -1 : 1;
    int parents = compare_texts(a->parent, b->parent);
    if (parents != 0)
        return parents;
    if (a->order != b->order)
        return a->order < b->order ? -1 : 1;
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
    diff_library(&d);
    if (r->count > 0)
        qsort(r->changes, (size_t)r->count, sizeof *r->changes, by_place);
    return r;
}

const char *const diff_effect_words[DIFF_EFFECTS + 1] = {"source", "silent", "binary", "nothing",
                                                         NULL};

int
diff_count_effect(const diff_report *r, diff_effect effect, diff_subject subject)
{
    int count = 0;
    for (int i = 0; i < r->count; i++)
        count += r->changes[i].effect == effect && r->changes[i].subject == subject;
    return count;
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
