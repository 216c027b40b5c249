// The report for people: how much of what, then every change, the ones to act on first.
#include <string.h>

#include "compare/diff.h"

static const char *const rank_titles[DIFF_RANKS] = {"Removed or renamed",
                                                    "Changed prototypes",
                                                    "Changed layouts and types",
                                                    "Changed values",
                                                    "Added",
                                                    "Other differences"};
static const char *const subject_titles[DIFF_SUBJECTS] = {
    "Functions", "Structs and unions", "Enums", "Enumerators", "Typedefs",
    "Macros",    "Value tables"};

// ---- parts of a line ----

static bool
is_bare(const char *s)
{
    return strspn(s, "-0123456789") == strlen(s) || strcmp(s, "yes") == 0 || strcmp(s, "no") == 0;
}

static void
add_quoted(text *out, const char *s)
{
    text_printf(out, is_bare(s) ? "%s" : "`%s`", s);
}

// "4 → 8", or the side that there is.
static void
add_sides(text *out, const char *before, const char *after)
{
    if (before)
        add_quoted(out, before);
    text_add(out, before && after ? " → " : "");
    if (after)
        add_quoted(out, after);
}

static void
add_place(text *out, const diff_change *c)
{
    if (c->loc.file)
        text_printf(out, " (%s:%d)", c->loc.file, c->loc.line);
}

// ---- a change ----

// Too long for both sides in one line.
static bool
is_long(const diff_change *c)
{
    bool one_sided = !c->before || !c->after;
    return c->subject == DIFF_FUNCTION || c->subject == DIFF_RECORD ||
           (c->subject == DIFF_ENUM && one_sided) || c->rank == DIFF_PROTOTYPE;
}

static bool
is_moved(const diff_change *c, int i)
{
    return i < c->detail_count && strcmp(c->details[i].what, "moved") == 0;
}

// One line for neighbours that moved: where one grows, all behind it do.
static int
add_moved(text *out, const diff_change *c, int first)
{
    int i = first;
    text_add(out, "  - moved");
    for (; is_moved(c, i); i++) {
        const diff_detail *part = &c->details[i];
        text_printf(out, "%s `%s`: ", i > first ? "," : "", part->name);
        add_sides(out, part->before, part->after);
    }
    text_add(out, c->breaking ? " — breaking\n" : "\n");
    return i;
}

static void
add_detail(text *out, const diff_change *c, const diff_detail *part)
{
    text_printf(out, "  - %s", part->what);
    if (part->name)
        text_printf(out, " `%s`", part->name);
    text_add(out, part->before || part->after ? ": " : "");
    add_sides(out, part->before, part->after);
    // Not each part of a breaking change breaks.
    text_add(out, part->breaking && c->breaking ? " — breaking\n" : "\n");
}

static void
add_details(text *out, const diff_change *c)
{
    for (int i = 0; i < c->detail_count;)
        if (is_moved(c, i))
            i = add_moved(out, c, i);
        else
            add_detail(out, c, &c->details[i++]);
    for (int i = 0; i < c->rule_count; i++)
        text_printf(out, "  - spec: `%s`\n", c->rules[i]);
}

// Prototypes and members stand below one another.
static void
add_long_sides(text *out, const diff_change *c)
{
    bool both = c->before && c->after;
    if (c->before)
        text_printf(out, "  - %s`%s`\n", both ? "old: " : "", c->before);
    if (c->after)
        text_printf(out, "  - %s`%s`\n", both ? "new: " : "", c->after);
}

static void
add_change(text *out, const diff_change *c)
{
    bool plain = c->rank == DIFF_ADDED && strcmp(c->what, "added") == 0; // as the title says
    text_printf(out, "- `%s`", c->name);
    if (c->parent)
        text_printf(out, " of `%s`", c->parent);
    add_place(out, c);
    if (!plain)
        text_printf(out, ": %s%s", c->breaking ? "**breaking**, " : "", c->what);
    if (!is_long(c) && (c->before || c->after)) {
        text_add(out, ": ");
        add_sides(out, c->before, c->after);
    }
    text_add(out, "\n");
    if (is_long(c))
        add_long_sides(out, c);
    add_details(out, c);
}

// New enumerators of one enum are one line: "`LAST` = 7 (table sizes: int32)".
static int
add_enumerators(text *out, const diff_report *r, int first)
{
    const diff_change *c = &r->changes[first];
    int i = first;
    text_printf(out, "- `%s`", c->parent);
    add_place(out, c);
    for (; i < r->count; i++) {
        const diff_change *item = &r->changes[i];
        if (item->rank != c->rank || item->subject != c->subject ||
            !text_equal(item->parent, c->parent)) {
            break;
        }
        text_printf(out, "%s `%s` = %s", i > first ? "," : ":", item->name, item->after);
        for (int j = 0; j < item->rule_count; j++)
            text_printf(out, " (%s)", item->rules[j]);
    }
    text_add(out, "\n");
    return i - first;
}

// ---- the report ----

static void
add_summary(text *out, const diff_report *r)
{
    text_add(out, "|");
    for (int s = 0; s < DIFF_SUBJECTS; s++)
        text_printf(out, " | %s", subject_titles[s]);
    text_add(out, " |\n|---");
    for (int s = 0; s < DIFF_SUBJECTS; s++)
        text_add(out, "|--:");
    text_add(out, "|\n");
    for (int rank = 0; rank < DIFF_RANKS; rank++) {
        text_printf(out, "| %s", rank_titles[rank]);
        for (int s = 0; s < DIFF_SUBJECTS; s++) {
            int breaking = 0;
            int count = diff_count(r, (diff_rank)rank, (diff_subject)s, &breaking);
            text_printf(out, breaking > 0 ? " | %d (**%d breaking**)" : " | %d", count, breaking);
        }
        text_add(out, " |\n");
    }
}

static void
add_title(text *out, const diff_report *r)
{
    const char *title = r->after->title ? r->after->title : r->after->module;
    text_printf(out, "# %s: %d → %d\n\n", title, r->before->api_version, r->after->api_version);
    if (r->count == 0) {
        text_add(out, "The two models are the same.\n");
    } else if (r->breaking == 0) {
        text_add(out, "Nothing that callers use has changed or gone.\n");
    } else {
        text_printf(out, "**%d change%s break%s callers.**\n", r->breaking,
                    r->breaking == 1 ? "" : "s", r->breaking == 1 ? "s" : "");
    }
}

void
diff_write_markdown(const diff_report *r, text *out)
{
    int rank = -1, subject = -1;
    add_title(out, r);
    if (r->count > 0) {
        text_add(out, "\n");
        add_summary(out, r);
    }
    for (int i = 0; i < r->count;) {
        const diff_change *c = &r->changes[i];
        if ((int)c->rank != rank) {
            text_printf(out, "\n## %s\n", rank_titles[c->rank]);
            rank = (int)c->rank;
            subject = -1;
        }
        if ((int)c->subject != subject) {
            text_printf(out, "\n### %s\n\n", subject_titles[c->subject]);
            subject = (int)c->subject;
        }
        if (c->rank == DIFF_ADDED && c->subject == DIFF_ENUMERATOR) {
            i += add_enumerators(out, r, i);
        } else {
            add_change(out, c);
            i++;
        }
    }
}
