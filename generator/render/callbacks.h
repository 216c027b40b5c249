// Callables that C calls.
#ifndef CUBIND_GENERATOR_RENDER_CALLBACKS_H
#define CUBIND_GENERATOR_RENDER_CALLBACKS_H

#include "render/emitter.h"

// What a callable gets for one argument of the function that C calls.
typedef enum called_form {
    CALLED_INT,
    CALLED_FLOAT,
    CALLED_ENUM,
    CALLED_CELL,   // a handle or scalar
    CALLED_STRUCT, // a copy of it
    CALLED_RECORD, // behind a pointer; None for NULL
    CALLED_STRING, // bytes; None for NULL
    CALLED_ADDRESS,
} called_form;

called_form emit_called_form(const type *t);
// The function type behind a parameter or a callback typedef.
const type *emit_function_type(const type *t);
// Which argument carries the user data: the first `void *`; -1 where there is none.
int emit_user_data_index(const type *t);
// "(CUstream, CUresult, user_data) -> None", with that name for the user data; NULL: it carries none.
// decl: the class's declaration, which may say that some arguments are returned instead; NULL for none.
const char *emit_called_with(const emitter *e, const type *t, const typedef_decl *decl,
                             const char *user_data);
// Whether a callable returns a value for that argument in the place of getting it.
bool emit_is_returned(const typedef_decl *decl, int index);
// The same of a parameter that takes callables.
const char *emit_callable_fact(const emitter *e, const function *f, const param *p);

bool emit_is_process(const param *p);
// Whether a callable can be passed where a callback of this class is wanted; `process`: also one that
// the process has one of.
bool emit_is_called(const emitter *e, const char *class_name, bool process);
// Its trampoline and closure, in generated code.
const char *emit_process_name(const emitter *e, const function *f, const param *p);

// Trampoline and closure of a callback that there is one of per process: the parameter itself, or
// the one of its class. NULL for others.
const char *emit_process_callback(const emitter *e, const function *f, const param *p);

#endif
