#include "render/steps.h"

#include <string.h>

// Returns whether the condition has an operator that binds less tightly than `||`, or `&&`, for
// which compilers want brackets.
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

// Returns the length of `X && ` in front of a condition; 0 for none.
static size_t
guard_length(const char *condition)
{
    size_t length = strcspn(condition, "\n");
    const char *and = strstr(condition, " && ");
    return and != NULL && and < condition + length ? (size_t)(and-condition) + 4 : 0;
}

static const char *
next_condition(const char *condition)
{
    return condition + strcspn(condition, "\n") + 1;
}

static bool
shares_guard(const char *condition)
{
    size_t guard = guard_length(condition);
    return guard > 0 && strncmp(condition, next_condition(condition), guard) == 0;
}

// Returns how many of the next `left` conditions make one `if`: all with the same guard, or all up
// to the next that share a guard.
static int
count_run(const char *condition, int left)
{
    bool guarded = shares_guard(condition);
    int count = 1;
    for (; count < left; count++) {
        const char *next = next_condition(condition);
        if (shares_guard(guarded ? condition : next) != guarded)
            break;
        condition = next;
    }
    return count;
}

// Adds one `if` with the first `count` conditions, and returns the conditions after them. A shared
// guard is written once.
static const char *
add_if(steps *s, const char *condition, int count)
{
    size_t guard = shares_guard(condition) ? guard_length(condition) : 0;
    const char *between = guard > 0 ? "\n            || " : "\n        || ";
    text_add(&s->lines, "    if (");
    if (guard > 0)
        text_printf(&s->lines, "%.*s\n        && (", (int)guard - 4, condition);
    for (int i = 0; i < count; i++) {
        size_t length = strcspn(condition, "\n");
        text_add(&s->lines, i > 0 ? between : "");
        add_condition(&s->lines, condition + guard, length - guard, count == 1);
        condition += length + 1;
    }
    text_printf(&s->lines, "%s)\n        %s;\n", guard > 0 ? ")" : "", s->leave);
    return condition;
}

static void
end_conditions(steps *s)
{
    const char *condition = s->conditions.data;
    for (int left = s->count; left > 0;) {
        int count = count_run(condition, left);
        condition = add_if(s, condition, count);
        left -= count;
    }
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
