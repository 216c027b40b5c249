// Writes the report for programs; docs/diff.md describes it. Each change is one line with sorted
// keys; an absent key means NULL or empty.
#include "compare/json.h"

#include <string.h>

#include "compare/diff.h"

static const char *const rank_words[DIFF_RANKS] = {"removed", "prototype", "layout",
                                                   "value",   "added",     "other"};
static const char *const subject_words[DIFF_SUBJECTS] = {
    "function", "record", "enum", "enumerator", "typedef", "macro", "table", "library"};

// `gap` is the text before the next key: first empty, then a comma.
static void
add_text(text *out, const char **gap, const char *key, const char *value)
{
    if (value) {
        text_printf(out, "%s\"%s\": ", *gap, key);
        text_add_json(out, value);
        *gap = ", ";
    }
}

static void
add_bool(text *out, const char **gap, const char *key, bool value)
{
    text_printf(out, "%s\"%s\": %s", *gap, key, value ? "true" : "false");
    *gap = ", ";
}

static void
add_details(text *out, const diff_change *c)
{
    for (int i = 0; i < c->detail_count; i++) {
        const diff_detail *part = &c->details[i];
        const char *gap = "";
        text_add(out, i > 0 ? ", {" : ", \"details\": [{");
        add_text(out, &gap, "after", part->after);
        add_text(out, &gap, "before", part->before);
        add_bool(out, &gap, "breaking", part->breaking && c->breaking);
        add_text(out, &gap, "name", part->name);
        add_text(out, &gap, "what", part->what);
        text_add(out, "}");
    }
    text_add(out, c->detail_count > 0 ? "]" : "");
}

static void
add_rules(text *out, const diff_change *c)
{
    for (int i = 0; i < c->rule_count; i++) {
        text_add(out, i > 0 ? ", " : ", \"spec\": [");
        text_add_json(out, c->rules[i]);
    }
    text_add(out, c->rule_count > 0 ? "]" : "");
}

static void
add_change(text *out, const diff_change *c)
{
    const char *gap = "";
    text_add(out, "{");
    add_text(out, &gap, "advice", c->advice);
    add_text(out, &gap, "after", c->after);
    add_text(out, &gap, "before", c->before);
    add_bool(out, &gap, "breaking", c->breaking);
    add_details(out, c);
    add_text(out, &gap, "effect", diff_effect_words[c->effect]);
    add_text(out, &gap, "kind", subject_words[c->subject]);
    if (c->loc.file)
        text_printf(out, ", \"loc\": \"%s:%d\"", c->loc.file, c->loc.line);
    add_text(out, &gap, "name", c->name);
    add_text(out, &gap, "parent", c->parent);
    add_text(out, &gap, "rank", rank_words[c->rank]);
    add_rules(out, c);
    add_text(out, &gap, "what", c->what);
    text_add(out, "}");
}

static void
add_counts(text *out, const diff_report *r)
{
    const char *gap = "\n";
    text_add(out, "\"counts\": [");
    for (int rank = 0; rank < DIFF_RANKS; rank++) {
        for (int s = 0; s < DIFF_SUBJECTS; s++) {
            int breaking = 0;
            int count = diff_count(r, (diff_rank)rank, (diff_subject)s, &breaking);
            if (count > 0) {
                text_printf(out,
                            "%s{\"breaking\": %d, \"count\": %d, \"kind\": \"%s\", \"rank\": "
                            "\"%s\"}",
                            gap, breaking, count, subject_words[s], rank_words[rank]);
                gap = ",\n";
            }
        }
    }
    text_add(out, *gap == ',' ? "\n],\n" : "],\n");
}

void
diff_write_json(const diff_report *r, text *out)
{
    text_printf(out, "{\n\"breaking\": %d,\n\"changes\": [", r->breaking);
    for (int i = 0; i < r->count; i++) {
        text_add(out, i > 0 ? ",\n" : "\n");
        add_change(out, &r->changes[i]);
    }
    text_add(out, r->count > 0 ? "\n],\n" : "],\n");
    add_counts(out, r);
    text_printf(out, "\"format\": 1,\n\"module\": ");
    text_add_json(out, r->after->module);
    text_printf(out, ",\n\"new_version\": %d,\n\"old_version\": %d\n}\n", r->after->api_version,
                r->before->api_version);
}
