// Makes changes and their details, also for declarations that only one of the models has.
#include "compare/changes.h"

#include <string.h>

#include "base/text.h"
#include "compare/advice.h"
#include "compare/effects.h"

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
    if (old_skip || new_skip)
        diff_detail_add(d, c, (diff_detail){"not bound", NULL, old_skip, new_skip, false});
}

void
diff_add(differ *d, const diff_change *c)
{
    diff_report *r = d->report;
    if (!c->before && !c->after && c->detail_count == 0)
        return;
    r->changes = arena_grow(d->a, r->changes, r->count, sizeof *r->changes);
    diff_change *kept = &r->changes[r->count++];
    *kept = *c;
    kept->effect = diff_effect_of(d, kept);
    kept->advice = diff_advice(d, kept);
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
    if (!text_equal(before, after))
        diff_detail_add(d, c, (diff_detail){what, name, before, after, false});
}

void
diff_compare_number(const differ *d, diff_change *c, const char *what, const char *name,
                    int64_t before, int64_t after)
{
    if (before != after)
        diff_compare_text(d, c, what, name, diff_number(d, before), diff_number(d, after));
}
