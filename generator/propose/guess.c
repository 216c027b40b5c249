#include "propose/guess.h"

#include <ctype.h>
#include <string.h>

#include "base/text.h"

// How much two names have in common from their start.
static size_t
common(const char *a, const char *b)
{
    size_t n = 0;
    while (a[n] != '\0' && a[n] == b[n])
        n++;
    return n;
}

// The start of `name` that a quarter of the functions share, and no longer one does: words end where
// a capital letter or an underscore begins the next.
const char *
guess_function_prefix(const model *m)
{
    const char *best = "";
    size_t best_length = 0;
    int best_count = 0;
    for (int i = 0; i < m->function_count; i++) {
        for (size_t n = 1; m->functions[i].name[n] != '\0'; n++) {
            const char *name = m->functions[i].name;
            if (name[n - 1] != '_' &&
                !(isupper((unsigned char)name[n]) && !isupper((unsigned char)name[n - 1])))
                continue;
            int count = 0;
            for (int j = 0; j < m->function_count; j++)
                count += common(m->functions[j].name, name) >= n;
            if (count > best_count || (count == best_count && n > best_length)) {
                best = name;
                best_length = n;
                best_count = count;
            }
        }
    }
    return 2 * best_count > m->function_count ? arena_intern_n(m->arena, best, best_length) : "";
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

// Up to the last underscore of what the failures have in common.
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

// const char *f(status)
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

status_guess
guess_status(const model *m)
{
    status_guess guess = {NULL, NULL, NULL, NULL};
    int most = 0;
    for (int i = 0; i < m->enum_count; i++) {
        int count = count_returns(m, &m->enums[i]);
        if (count > most) {
            most = count;
            guess.e = &m->enums[i];
        }
    }
    if (3 * most < m->function_count || guess.e == NULL)
        return (status_guess){NULL, NULL, NULL, NULL};
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

// A number by value that may count what lies behind a pointer: then that is an array, and whose memory
// it is nobody knows but the manual.
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
