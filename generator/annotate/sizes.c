// Finds integers that state a capacity and are passed by pointer, as both input and output. The
// capacity is the length of an array, or the number of bytes at an address.
//
// Each becomes a plain int in Python, whatever its typedef. In size expressions its name means the
// value: a spec may also write `*size`, but the model always has `size`.
#include "annotate/sizes.h"

#include <ctype.h>
#include <string.h>

#include "annotate/apply.h"
#include "base/text.h"
#include "model/find.h"
#include "model/kinds.h"

static bool
goes_both_ways(const param *p)
{
    return param_is(p, KIND_inout_int) || param_is(p, KIND_inout_scalar) ||
           param_is(p, KIND_count_inout);
}

static void
make_count(const model *m, param *count, kind_id kind)
{
    count->kind = annotate_keep(m, kind == KIND_count_inout ? "count_inout" : "inout_int");
    count->class_name = NULL;
}

// A parameter that counts the items of an output array gets a kind for counts instead of the one
// for in/out integers.
static void
find_counts_of(const model *m, const function *f, const param *p)
{
    bool is_room = kind_has(p->kind, KIND_IS_COUNTED) && p->len == LEN_PARAM;
    for (int i = 0; i < f->param_count; i++) {
        param *count = &f->params[i];
        if (!goes_both_ways(count) || count == p)
            continue;
        if (is_room && text_equal(p->len_name, count->name))
            make_count(m, count, KIND_count_inout);
        else if (param_is(count, KIND_inout_scalar) &&
                 (text_has_name(p->bytes, count->name) || text_has_name(p->len_name, count->name)))
            make_count(m, count, KIND_inout_int);
    }
}

// Whether a star dereferences rather than multiplies; `before` is the text in front of it.
static bool
is_unary(const char *start, const char *before)
{
    while (before > start && before[-1] == ' ')
        before--;
    return before == start || (!isalnum((unsigned char)before[-1]) && before[-1] != '_' &&
                               before[-1] != ')' && before[-1] != ']');
}

static bool
is_part_word(const char *start, const char *end)
{
    static const char *const words[] = {"pitch", "rows", "item", "packed", "expr", NULL};
    while (end > start && end[-1] == ' ')
        end--;
    for (int i = 0; words[i]; i++) {
        size_t length = strlen(words[i]);
        if ((size_t)(end - start) >= length && strncmp(end - length, words[i], length) == 0)
            return true;
    }
    return false;
}

// The expression without the stars in front of in/out integers.
static const char *
without_stars(const model *m, const function *f, const char *expression)
{
    text out = {0};
    for (const char *s = expression; *s; s++) {
        const char *name = s + 1 + strspn(s + 1, " ");
        const param *p = NULL;
        if (*s == '*' && (is_unary(expression, s) || is_part_word(expression, s)))
            p = find_param(f, arena_intern_n(m->arena, name, text_word_length(name)));
        if (p && goes_both_ways(p))
            s = name - 1;
        else
            text_add_n(&out, s, 1);
    }
    const char *kept = annotate_keep(m, out.data);
    text_free(&out);
    return kept;
}

void
annotate_sizes(const model *m, function *f)
{
    for (int i = 0; i < f->param_count; i++) {
        param *p = &f->params[i];
        if (p->bytes && strchr(p->bytes, '*'))
            p->bytes = without_stars(m, f, p->bytes);
        if (p->len_name && p->len != LEN_CALL && strchr(p->len_name, '*'))
            p->len_name = without_stars(m, f, p->len_name);
        if (p->kind)
            find_counts_of(m, f, p);
    }
}
