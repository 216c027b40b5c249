// Writes declarations in C syntax.
#include "model/declare.h"

static void
declare_args(text *out, const type *t)
{
    text_add(out, "(");
    for (int i = 0; i < t->arg_count; i++) {
        text_add(out, i > 0 ? ", " : "");
        type_declare(out, t->args[i], "");
    }
    text_add(out, t->arg_count == 0 ? "void)" : ")");
}

// Whether the name is inside the pointer type and not at its end: `int (*name)[4]`,
// `void (*name)(int)`, and pointers to those.
static bool
is_around_name(const type *t)
{
    return t->cls == TYPE_POINTER && (t->pointee->cls == TYPE_FUNCTION ||
                                      text_ends(t->spelling, "]") || text_ends(t->spelling, ")"));
}

void
type_declare(text *out, const type *t, const char *name)
{
    text inner = {0};
    if (t->cls == TYPE_ARRAY) {
        text_printf(&inner, "%s[%lld]", name, (long long)t->length);
        type_declare(out, t->pointee, inner.data);
    } else if (is_around_name(t)) {
        bool binds_less = t->pointee->cls == TYPE_FUNCTION || t->pointee->cls == TYPE_ARRAY;
        text_printf(&inner, binds_less ? "(*%s)" : "*%s", name);
        type_declare(out, t->pointee, inner.data);
    } else if (t->cls == TYPE_FUNCTION) {
        text_add(&inner, name);
        declare_args(&inner, t);
        type_declare(out, t->result, inner.data);
    } else {
        bool pointer = text_ends(t->spelling, "*");
        text_printf(out, "%s%s%s", t->spelling, pointer || *name == '\0' ? "" : " ", name);
    }
    text_free(&inner);
}
