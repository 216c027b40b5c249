// Lookup of the instruction table's rows by opcode; for isa/ only.
#ifndef SIM_ISA_INDEX_H
#define SIM_ISA_INDEX_H

#include "isa/isa.h"

// Returns the first row of an opcode, or the next one after `after`; NULL: no more.
const sim_row *sim_isa_next(sim_text opcode, const sim_row *after);

#endif
