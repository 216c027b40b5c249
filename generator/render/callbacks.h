// Describes Python callables that C calls: their arguments, results and trampolines.
#ifndef CUBIND_GENERATOR_RENDER_CALLBACKS_H
#define CUBIND_GENERATOR_RENDER_CALLBACKS_H

#include "render/emitter.h"

// The Python form of one argument that C passes to a callable.
typedef enum called_form {
    CALLED_INT,
    CALLED_FLOAT,
    CALLED_ENUM,
    CALLED_CELL,   // a handle or scalar
    CALLED_STRUCT, // a copy
    CALLED_RECORD, // a struct behind a pointer; None for NULL
    CALLED_STRING, // bytes; None for NULL
    CALLED_ADDRESS,
} called_form;

called_form emit_called_form(const type *t);
// Returns the function type behind a parameter or a callback typedef.
const type *emit_function_type(const type *t);
// Returns the index of the user data: the first argument of type `void *`, else the first whose
// typedef is one; -1 if there is none.
int emit_user_data_index(const type *t);
// Returns "(CUstream, CUresult, user_data) -> None". `user_data` names the user data, NULL if it
// has none. `decl` is the class's declaration, which may turn arguments into results; NULL for
// none.
const char *emit_called_with(const emitter *e, const type *t, const typedef_decl *decl,
                             const char *user_data);
// Returns whether a callable returns a value for that argument instead of receiving it.
bool emit_is_returned(const typedef_decl *decl, int index);
// Returns the words for a docstring that say how the library calls a callable passed for this
// parameter.
const char *emit_callable_fact(const emitter *e, const function *f, const param *p);

// Returns whether the parameter sets a callback of which the process has only one.
bool emit_is_process(const param *p);
// Returns whether some parameter takes callables for this class. `process`: count parameters that
// set the process's only callback, too.
bool emit_is_called(const emitter *e, const char *class_name, bool process);
// Returns the name of the trampoline and closure of such a parameter in generated code.
const char *emit_process_name(const emitter *e, const function *f, const param *p);

// Returns that name if the parameter sets the process's only callback. For a parameter that
// receives such a callback, returns the name of the parameter that sets it. NULL for others.
const char *emit_process_callback(const emitter *e, const function *f, const param *p);

#endif
