#include "render/steps.h"

#include <string.h>

// Whether the condition has an operator that binds less than `||`, or as much that compilers warn.
static bool
needs_brackets(const char *condition, size_t length)
{
    int depth = 0;
    for (size_t i = 0; i + 1 < length; i++) {
        depth += condition[i] == '(';
        depth -= condition[i] == ')';
        if (depth == 0 && (condition[i] == '?' || strncmp(condition + i, "&&", 2) == 0))
            return true;
    }
    return false;
}

static void
add_condition(text *out, const char *condition, size_t length, bool alone)
{
    bool brackets = !alone && needs_brackets(condition, length);
    text_printf(out, "%s%.*s%s", brackets ? "(" : "", (int)length, condition, brackets ? ")" : "");
}

static void
end_conditions(steps *s)
{
    if (s->count == 0)
        return;
    text_add(&s->lines, "    if (");
    const char *condition = s->conditions.data;
    for (int i = 0; i < s->count; i++) {
        size_t length = strcspn(condition, "\n");
        text_add(&s->lines, i > 0 ? "\n        || " : "");
        add_condition(&s->lines, condition, length, s->count == 1);
        condition += length + 1;
    }
    text_printf(&s->lines, ")\n        %s;\n", s->leave);
    text_clear(&s->conditions);
    s->count = 0;
}

void
steps_add(steps *s, const char *lines)
{
    for (size_t length; *lines != '\0'; lines += length) {
        length = strcspn(lines, "\n") + 1;
        if (*lines == ' ') {
            end_conditions(s);
            text_add_n(&s->lines, lines, length);
        } else {
            text_add_n(&s->conditions, lines, length);
            s->count++;
        }
    }
}

text
steps_end(steps *s)
{
    end_conditions(s);
    text all = s->lines;
    text_free(&s->conditions);
    s->lines = (text){0};
    return all;
}
