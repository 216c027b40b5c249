// How the declarations of types.h get the layout that the headers give to structs and unions.
#ifndef CUBIND_GENERATOR_EMIT_PACKING_H
#define CUBIND_GENERATOR_EMIT_PACKING_H

#include "render/emitter.h"

// Whether the record lies in memory otherwise than its members alone would make it: packed ones,
// those under #pragma pack, members that ask for an alignment. They are declared as packed, each
// member behind as many bytes as it takes to get to its place.
bool emit_is_packed(const emitter *e, const record *r);

// The text after the closing brace: the alignment that the record asks for, and that it is packed.
const char *emit_record_attributes(const emitter *e, const record *r);

// The bytes in front of member `i` of a packed record, or behind the last one: a line of C, or "".
const char *emit_padding(const emitter *e, const record *r, int i);

// Assertions that the members of a packed record are where they have to be. Lines of C.
const char *emit_layout_assertions(const emitter *e, const record *r);

#endif
