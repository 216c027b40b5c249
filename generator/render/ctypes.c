// C types, parameters and records of the model as C text.
#include "render/ctypes.h"

#include <string.h>

#include "model/declare.h"

const char *
emit_type(const emitter *e, const type *t)
{
    text out = {0};
    type_declare(&out, t, "");
    const char *spelled = emit_keep(e, &out);
    if (!t->is_const)
        return spelled;
    // `T *const` and `const T`: a variable of ours is assigned to.
    if (text_ends(spelled, "*const"))
        return arena_intern_n(e->a, spelled, strlen(spelled) - strlen("const"));
    return text_starts(spelled, "const ") ? spelled + strlen("const ") : spelled;
}

const type *
emit_resolve(const type *t)
{
    while (t->cls == TYPE_ARRAY)
        t = t->pointee;
    return t;
}

// The language binding that set the error texts names 64-bit integers after macros of CPython.
const char *
emit_integer_text(const emitter *e, const type *t)
{
    for (const class_info *c = NULL; t->cls == TYPE_SCALAR; t = c->decl->type) {
        c = emit_find_class(e, t->name);
        if (c == NULL || c->decl == NULL || c->decl->type == t)
            break;
    }
    const char *name = emit_type(e, t);
    if (text_equal(name, "unsigned long long"))
        return "unsigned PY_LONG_LONG";
    return text_equal(name, "long long") ? "PY_LONG_LONG" : name;
}

const char *
emit_fixed_integer(const type *t)
{
    static const char *const names[2][4] = {{"uint8_t", "uint16_t", "uint32_t", "uint64_t"},
                                            {"int8_t", "int16_t", "int32_t", "int64_t"}};
    int index = t->size == 1 ? 0 : t->size == 2 ? 1 : t->size == 4 ? 2 : 3;
    return names[t->is_signed][index];
}

const char *
emit_param_name(const emitter *e, const function *f, int index)
{
    const char *name = f->params[index].name;
    return name != NULL && *name != '\0' ? name : arena_printf(e->a, "arg%d", index);
}

const char *
emit_params(const emitter *e, const function *f)
{
    text out = {0};
    for (int i = 0; i < f->param_count; i++) {
        text_add(&out, i > 0 ? ", " : "");
        type_declare(&out, f->params[i].decayed, emit_param_name(e, f, i));
    }
    text_add(&out, f->param_count == 0 ? "void" : "");
    return emit_keep(e, &out);
}

const char *
emit_arguments(const emitter *e, const function *f)
{
    text out = {0};
    for (int i = 0; i < f->param_count; i++)
        text_printf(&out, "%s%s", i > 0 ? ", " : "", emit_param_name(e, f, i));
    return emit_keep(e, &out);
}

const char *
emit_record_word(const record *r)
{
    return r->is_union ? "union" : "struct";
}

const char *
emit_record_type(const emitter *e, const record *r)
{
    const char *name = r->name_count > 0 ? r->names[r->name_count - 1] : r->name;
    return text_equal(name, r->tag) ? arena_printf(e->a, "%s %s", emit_record_word(r), r->tag)
                                    : name;
}

const char *
emit_status_member(const emitter *e)
{
    const char *member = e->m->status_member;
    return member != NULL ? arena_printf(e->a, ".%s", member) : "";
}

const char *
emit_status_type(const emitter *e, const function *f)
{
    const record *r =
        f->status && f->result->cls == TYPE_RECORD ? find_record(e->m, f->result->name) : NULL;
    const field *held = r != NULL ? find_field(r, e->m->status_member) : NULL;
    return emit_type(e, held != NULL ? held->type : f->result);
}
