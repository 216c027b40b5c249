#include "propose/guess.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

// Returns the length of the common prefix of two names.
static size_t
common(const char *a, const char *b)
{
    size_t n = 0;
    while (a[n] != '\0' && a[n] == b[n])
        n++;
    return n;
}

// A word ends before a capital letter or an underscore.
static bool
ends_a_word(const char *name, size_t n)
{
    bool capital = isupper((unsigned char)name[n]) && !isupper((unsigned char)name[n - 1]);
    return name[n] != '\0' && (name[n - 1] == '_' || capital);
}

static int
compare_lengths(const void *a, const void *b)
{
    size_t x = *(const size_t *)a, y = *(const size_t *)b;
    return x > y ? -1 : x < y;
}

// Returns the length of the prefix that nine in ten functions share with this name. `lengths` has
// room for one number per function.
static size_t
shared_length(const model *m, const char *name, size_t *lengths)
{
    for (int i = 0; i < m->function_count; i++)
        lengths[i] = common(m->functions[i].name, name);
    qsort(lengths, (size_t)m->function_count, sizeof *lengths, compare_lengths);
    return lengths[(9 * m->function_count + 9) / 10 - 1];
}

const char *
guess_function_prefix(const model *m)
{
    const char *best = "";
    size_t *lengths = arena_alloc(m->arena, sizeof *lengths * (size_t)(m->function_count + 1));
    for (int i = 0; i < m->function_count; i++) {
        const char *name = m->functions[i].name;
        size_t n = shared_length(m, name, lengths), least = strlen(best);
        while (n > least && !ends_a_word(name, n))
            n--;
        if (n > least)
            best = arena_intern_n(m->arena, name, n);
    }
    return best;
}

static bool
has_word(const char *name, const char *const *words)
{
    for (; *words != NULL; words++)
        if (strstr(name, *words) != NULL)
            return true;
    return false;
}

const char *
guess_version_macro(const model *m)
{
    static const char *const parts[] = {"MAJOR", "MINOR", "MICRO", "PATCH", NULL};
    const macro *best = NULL;
    for (int i = 0; i < m->macro_count; i++) {
        const macro *c = &m->macros[i];
        bool is_version = text_ends(c->name, "VERSION") || text_ends(c->name, "VERSION_NUMBER");
        if (is_version && !has_word(c->name, parts) && c->cls == MACRO_INT && c->value > 0 &&
            c->value <= INT32_MAX && (best == NULL || c->value > best->value)) {
            best = c;
        }
    }
    return best != NULL ? best->name : NULL;
}

// ---- statuses ----

static bool
is_of(const enumeration *e, const type *t)
{
    for (int i = 0; t->cls == TYPE_ENUM && i < e->name_count; i++)
        if (text_equal(e->names[i], t->name))
            return true;
    return false;
}

static int
count_returns(const model *m, const enumeration *e)
{
    int count = 0;
    for (int i = 0; i < m->function_count; i++)
        count += is_of(e, m->functions[i].result);
    return count;
}

static const enumerator *
success_of(const enumeration *e)
{
    for (int i = 0; i < e->item_count; i++)
        if (e->items[i].value == 0)
            return &e->items[i];
    return e->item_count > 0 ? &e->items[0] : NULL;
}

// Returns the common prefix of the failures, up to its last underscore.
static const char *
prefix_of(const model *m, const enumeration *e, const enumerator *success)
{
    const char *first = NULL;
    size_t length = 0;
    for (int i = 0; i < e->item_count; i++) {
        const char *name = e->items[i].name;
        if (&e->items[i] == success)
            continue;
        length = first == NULL                  ? strlen(name)
                 : length < common(first, name) ? length
                                                : common(first, name);
        first = first == NULL ? name : first;
    }
    while (length > 0 && first[length - 1] != '_')
        length--;
    return length > 0 ? arena_intern_n(m->arena, first, length) : NULL;
}

// Finds a function of the form `const char *f(status)`.
static const function *
string_of(const model *m, const enumeration *e)
{
    for (int i = 0; i < m->function_count; i++) {
        const function *f = &m->functions[i];
        const type *t = f->result;
        if (f->param_count == 1 && is_of(e, f->params[0].decayed) && t->cls == TYPE_POINTER &&
            t->pointee->size == 1) {
            return f;
        }
    }
    return NULL;
}

static const enumeration *
enum_of(const model *m, const type *t)
{
    for (int i = 0; i < m->enum_count; i++)
        if (is_of(&m->enums[i], t))
            return &m->enums[i];
    return NULL;
}

static const record *
record_of(const model *m, const type *t)
{
    for (int i = 0; t->cls == TYPE_RECORD && i < m->record_count; i++)
        for (int j = 0; j < m->records[i].name_count; j++)
            if (text_equal(m->records[i].names[j], t->name))
                return &m->records[i];
    return NULL;
}

// Finds a struct that a third of the functions return and that has an enum member.
static status_guess
guess_held(const model *m)
{
    status_guess guess = {0};
    for (int i = 0; guess.e == NULL && i < m->function_count; i++) {
        const record *r = record_of(m, m->functions[i].result);
        int count = 0;
        for (int j = 0; r != NULL && j < m->function_count; j++)
            count += record_of(m, m->functions[j].result) == r;
        for (int j = 0; 3 * count >= m->function_count && guess.e == NULL && j < r->field_count;
             j++) {
            guess.e = enum_of(m, r->fields[j].type);
            guess.held_by = r;
            guess.member = &r->fields[j];
        }
    }
    return guess;
}

status_guess
guess_status(const model *m)
{
    status_guess guess = {0};
    int most = 0;
    for (int i = 0; i < m->enum_count; i++) {
        int count = count_returns(m, &m->enums[i]);
        if (count > most) {
            most = count;
            guess.e = &m->enums[i];
        }
    }
    if (3 * most < m->function_count || guess.e == NULL)
        guess = guess_held(m);
    if (guess.e == NULL)
        return guess;
    guess.success = success_of(guess.e);
    guess.prefix = prefix_of(m, guess.e, guess.success);
    guess.string = string_of(m, guess.e);
    return guess;
}

// ---- directions ----

bool
guess_is_open(const param *p)
{
    return p->decayed->cls == TYPE_POINTER && !p->decayed->pointee->is_const &&
           p->decayed->pointee->cls != TYPE_FUNCTION;
}

// Returns whether the function has a number by value that may be the length of an array behind a
// pointer. Only the manual says who owns an array's memory, so such pointers stay undecided.
static bool
counts_something(const function *f)
{
    static const char *const words[] = {"num",  "Num",  "count", "Count", "len",      "Len",
                                        "size", "Size", "cap",   "Cap",   "elements", NULL};
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        bool is_number = p->decayed->cls == TYPE_INT || p->decayed->cls == TYPE_SCALAR;
        if (is_number && (strlen(p->name) == 1 || has_word(p->name, words)))
            return true;
    }
    return false;
}

direction
guess_direction(const function *f, const param *p)
{
    static const char *const makes[] = {"Create", "create", "Open", "open", "New", "new", NULL};
    static const char *const ends[] = {"Destroy", "destroy", "Close", "close",
                                       "Free",    "free",    NULL};
    if (p->decayed->pointee->cls != TYPE_HANDLE && counts_something(f))
        return DIR_UNDECIDED;
    if (p->doc_dir != DIR_UNDECIDED)
        return p->doc_dir;
    if (p->decayed->pointee->cls == TYPE_HANDLE)
        return has_word(f->name, ends)    ? DIR_INOUT
               : has_word(f->name, makes) ? DIR_OUT
                                          : DIR_UNDECIDED;
    return DIR_UNDECIDED;
}
