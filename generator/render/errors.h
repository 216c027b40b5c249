// Names the exception classes of a module, one per status.
#ifndef CUBIND_GENERATOR_RENDER_ERRORS_H
#define CUBIND_GENERATOR_RENDER_ERRORS_H

#include "render/emitter.h"

// The exception class of one status, NULL for success and for second names of a value.
const char *emit_error_class(const emitter *e, const enumerator *status);
const enumeration *emit_status_enum(const emitter *e); // NULL when the model has none

#endif
