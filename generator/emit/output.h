// Opens the files that the emitters fill.
#ifndef CUBIND_GENERATOR_EMIT_OUTPUT_H
#define CUBIND_GENERATOR_EMIT_OUTPUT_H

#include "render/emitter.h"

// Starts a file with a banner that names its template. The emitter owns the text, to which the
// caller appends.
text *emit_open(emitter *e, const char *name, template_id id);

#endif
