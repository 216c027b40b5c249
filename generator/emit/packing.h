// Gives the structs and unions of types.h the same layout as in the library's headers.
#ifndef CUBIND_GENERATOR_EMIT_PACKING_H
#define CUBIND_GENERATOR_EMIT_PACKING_H

#include "render/emitter.h"

// Returns whether the record's layout differs from the natural layout of its members. In the
// headers, such records are packed, are under #pragma pack, or have members with an alignment
// attribute. types.h declares them as packed, with explicit padding in front of members.
bool emit_is_packed(const emitter *e, const record *r);

// Returns the attributes after the closing brace: packed, and the record's alignment. "" for none.
const char *emit_record_attributes(const emitter *e, const record *r);

// Returns the padding in front of member `i` of a packed record as a line of C, or "". `i` equal to
// the number of members means the padding at the end.
const char *emit_padding(const emitter *e, const record *r, int i);

// Returns lines of C that assert the alignment and the members' offsets of a packed record.
const char *emit_layout_assertions(const emitter *e, const record *r);

#endif
