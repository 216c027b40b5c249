// Writes the report for people: a summary, then all changes, the most urgent first.
#include "compare/markdown.h"

#include <string.h>

#include "compare/diff.h"

static const char *const rank_titles[DIFF_RANKS] = {"Removed or renamed",
                                                    "Changed prototypes",
                                                    "Changed layouts and types",
                                                    "Changed values",
                                                    "Added",
                                                    "Other differences"};
static const char *const subject_titles[DIFF_SUBJECTS] = {
    "Functions", "Structs and unions", "Enums",  "Enumerators", "Typedefs",
    "Macros",    "Value tables",       "Library"};
static const char *const effect_titles[DIFF_EFFECTS] = {"Breaks source", "Changes what programs do",
                                                        "Breaks what was compiled or kept",
                                                        "Breaks nothing"};
static const char *const effect_texts[DIFF_EFFECTS] = {
    "These names and calls raise an exception until the program is changed.",
    "The same program runs without an error, but does something else.",
    "Python code need not change; extension modules, stored bytes of structs or the library must.",
    NULL};

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

// Writes "4 → 8", or the only side that exists.
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

// Whether both sides are too long for one line.
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

// One line for neighbours that moved: if one grows, all after it move.
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
    // A breaking change may also have parts that break nothing.
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

// Puts prototypes and members below one another.
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
    bool plain = c->rank == DIFF_ADDED && strcmp(c->what, "added") == 0; // as the heading says
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
    if (c->advice)
        text_printf(out, "  - **To do**: %s\n", c->advice);
    add_details(out, c);
}

// Puts new enumerators of one enum on one line: "`LAST` = 7 (table sizes: int32)".
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
    for (int e = 0; e < DIFF_EFFECTS; e++) {
        text_printf(out, "| %s", effect_titles[e]);
        for (int s = 0; s < DIFF_SUBJECTS; s++)
            text_printf(out, " | %d", diff_count_effect(r, (diff_effect)e, (diff_subject)s));
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
        text_add(out, "No change breaks callers.\n");
    } else {
        text_printf(out, "**%d change%s break%s callers.**\n", r->breaking,
                    r->breaking == 1 ? "" : "s", r->breaking == 1 ? "s" : "");
    }
}

// The position in the report; a heading is printed when it changes.
typedef struct headings {
    int effect;
    int rank;
    int subject;
} headings;

// Breaking changes have a chapter per effect, others a chapter per rank.
static void
add_headings(text *out, const diff_change *c, headings *at)
{
    bool breaks = c->effect != DIFF_NOTHING;
    int rank = breaks ? -1 : (int)c->rank;
    if ((int)c->effect != at->effect || rank != at->rank) {
        if (breaks)
            text_printf(out, "\n## %s\n\n%s\n", effect_titles[c->effect], effect_texts[c->effect]);
        else
            text_printf(out, "\n## %s\n", rank_titles[c->rank]);
        *at = (headings){(int)c->effect, rank, -1};
    }
    if ((int)c->subject != at->subject) {
        text_printf(out, "\n### %s\n\n", subject_titles[c->subject]);
        at->subject = (int)c->subject;
    }
}

// Changes of one subject stay together, whatever their ranks.
static void
add_changes(text *out, const diff_report *r, diff_effect effect, int subject, headings *at)
{
    for (int i = 0; i < r->count;) {
        const diff_change *c = &r->changes[i];
        bool is_wanted = c->effect == effect && (subject < 0 || (int)c->subject == subject);
        if (is_wanted)
            add_headings(out, c, at);
        if (is_wanted && c->rank == DIFF_ADDED && c->subject == DIFF_ENUMERATOR) {
            i += add_enumerators(out, r, i);
            continue;
        }
        if (is_wanted)
            add_change(out, c);
        i++;
    }
}

void
diff_write_markdown(const diff_report *r, text *out)
{
    headings at = {-1, -1, -1};
    add_title(out, r);
    if (r->count > 0) {
        text_add(out, "\n");
        add_summary(out, r);
    }
    for (int e = 0; e < DIFF_NOTHING; e++)
        for (int s = 0; s < DIFF_SUBJECTS; s++)
            add_changes(out, r, (diff_effect)e, s, &at);
    add_changes(out, r, DIFF_NOTHING, -1, &at);
}
