// Describes callables that C calls: their arguments and results, and the callbacks of which a
// process has only one, because the library keeps no user data for them.
#include "render/callbacks.h"

#include "model/kinds.h"
#include "render/names.h"

// ---- arguments and results ----

const type *
emit_function_type(const type *t)
{
    return t->cls == TYPE_POINTER ? t->pointee : t;
}

static called_form
pointer_form(const type *to)
{
    if (to->cls == TYPE_RECORD && to->size >= 0)
        return CALLED_RECORD;
    return type_is_char(to) ? CALLED_STRING : CALLED_ADDRESS;
}

called_form
emit_called_form(const type *t)
{
    switch (t->cls) {
    case TYPE_INT:
        return CALLED_INT;
    case TYPE_FLOAT:
        return CALLED_FLOAT;
    case TYPE_ENUM:
        return CALLED_ENUM;
    case TYPE_HANDLE:
    case TYPE_SCALAR:
        return CALLED_CELL;
    case TYPE_RECORD:
        return CALLED_STRUCT;
    case TYPE_POINTER:
        return pointer_form(t->pointee);
    default:
        return CALLED_ADDRESS;
    }
}

int
emit_user_data_index(const type *t)
{
    int typedefed = -1;
    for (int i = 0; i < t->arg_count; i++) {
        const type *to = type_target(t->args[i]);
        if (to == NULL || to->cls != TYPE_VOID)
            continue;
        if (t->args[i]->cls == TYPE_POINTER)
            return i;
        typedefed = typedefed < 0 ? i : typedefed;
    }
    return typedefed;
}

static const char *
called_word(const type *t)
{
    switch (emit_called_form(t)) {
    case CALLED_INT:
        return "int";
    case CALLED_FLOAT:
        return "float";
    case CALLED_RECORD:
        return t->pointee->name;
    case CALLED_STRING:
        return "bytes";
    case CALLED_ADDRESS:
        return "int"; // its address
    default:
        return t->name;
    }
}

bool
emit_is_returned(const typedef_decl *decl, int index)
{
    for (int i = 0; decl != NULL && index < decl->arg_name_count && i < decl->returned_count; i++)
        if (text_equal(decl->returned[i], decl->arg_names[index]))
            return true;
    return false;
}

// Returns "None", a class, or the names of the arguments that the callable returns instead.
static const char *
called_result(const emitter *e, const type *result, const typedef_decl *decl)
{
    text out = {0};
    if (decl == NULL || decl->returned_count == 0)
        return result->cls == TYPE_VOID ? "None" : result->cls == TYPE_ENUM ? result->name : "int";
    for (int i = 0; i < decl->returned_count; i++)
        text_printf(&out, "%s%s", i > 0 ? ", " : "(", decl->returned[i]);
    text_add(&out, ")");
    return emit_keep(e, &out);
}

const char *
emit_called_with(const emitter *e, const type *t, const typedef_decl *decl, const char *user_data)
{
    int user = user_data != NULL ? emit_user_data_index(t) : -1;
    text out = {0};
    text_add(&out, "(");
    for (int i = 0; i < t->arg_count; i++)
        if (!emit_is_returned(decl, i))
            text_printf(&out, "%s%s", out.length > 1 ? ", " : "",
                        i == user ? user_data : called_word(t->args[i]));
    text_printf(&out, ") -> %s", called_result(e, t->result, decl));
    return emit_keep(e, &out);
}

const char *
emit_callable_fact(const emitter *e, const function *f, const param *p)
{
    const class_info *c = emit_find_class(e, p->class_name);
    const type *t = emit_function_type(c != NULL ? c->decl->type : p->decayed);
    const param *user = p->closure != NULL ? find_param(f, p->closure) : NULL;
    const char *with =
        emit_called_with(e, t, c != NULL ? c->decl : NULL, user != NULL ? user->python_name : NULL);
    return arena_printf(e->a, "called as %s%s, exceptions go to sys.unraisablehook", p->python_name,
                        with);
}

// ---- callbacks that a process has once ----

bool
emit_is_process(const param *p)
{
    return param_is(p, KIND_callback) && text_equal(p->scope, "process");
}

bool
emit_is_called(const emitter *e, const char *class_name, bool process)
{
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        for (int j = 0; f->skip == NULL && j < f->param_count; j++) {
            const param *p = &f->params[j];
            if (param_is(p, KIND_callback) && text_equal(p->class_name, class_name) &&
                (process || !emit_is_process(p))) {
                return true;
            }
        }
    }
    return false;
}

const char *
emit_process_name(const emitter *e, const function *f, const param *p)
{
    return arena_printf(e->a, "%s_%s", f->name, p->name);
}

// Returns the name of the parameter that sets the process's only callback of this class.
static const char *
find_process_callback(const emitter *e, const char *class_name)
{
    for (int i = 0; class_name != NULL && i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        for (int j = 0; f->skip == NULL && j < f->param_count; j++) {
            const param *p = &f->params[j];
            if (emit_is_process(p) && text_equal(p->class_name, class_name))
                return emit_process_name(e, f, p);
        }
    }
    return NULL;
}

const char *
emit_process_callback(const emitter *e, const function *f, const param *p)
{
    if (param_is(p, KIND_out_callback))
        return find_process_callback(e, p->class_name);
    return emit_is_process(p) ? emit_process_name(e, f, p) : NULL;
}
