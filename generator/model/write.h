// Writes a model in a stable JSON form. docs/model-format.md describes the form, which never
// contains texts of headers (`doc`, `brief`).
#ifndef CUBIND_GENERATOR_MODEL_WRITE_H
#define CUBIND_GENERATOR_MODEL_WRITE_H

#include "base/text.h"
#include "model/model.h"

// The format that model_write() writes. model_read() also reads all earlier formats.
enum { MODEL_FORMAT = 2 };

void model_write(const model *m, text *out);

#endif
