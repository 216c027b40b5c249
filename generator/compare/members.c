// Compares the members of a declaration in two models, as model.def describes them.
#include "compare/members.h"

#include "compare/changes.h"

static const char *
text_of(const differ *d, const member *m, const void *item)
{
    switch (m->kind) {
    case MEMBER_TEXT:
    case MEMBER_EMPTY:
        return member_text(m, item);
    case MEMBER_FLAG:
        return member_flag(m, item) ? "yes" : "no";
    case MEMBER_COUNT:
        return diff_number(d, *(const int *)member_at(m, item));
    case MEMBER_NUMBER:
        return diff_number(d, *(const int64_t *)member_at(m, item));
    case MEMBER_WORD:
        return m->words[member_word(m, item)];
    default:
        return NULL; // these have dedicated code
    }
}

void
diff_compare_members(const differ *d, diff_change *c, const member *members, const char *name,
                     const void *before, const void *after, diff_text_of *own)
{
    for (const member *m = members; m->key; m++) {
        const char *texts[2];
        if (!m->said)
            continue;
        if (!own || !own(d, m, before, &texts[0]) || !own(d, m, after, &texts[1])) {
            texts[0] = text_of(d, m, before);
            texts[1] = text_of(d, m, after);
        }
        diff_compare_text(d, c, m->said, name, texts[0], texts[1]);
    }
}
