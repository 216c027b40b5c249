// Rows of the instruction table by opcode; for isa/ alone.
#ifndef SIM_ISA_INDEX_H
#define SIM_ISA_INDEX_H

#include "isa/isa.h"

// The first row of an opcode, or the one after `after`; NULL: no more.
const sim_row *sim_isa_next(sim_text opcode, const sim_row *after);

#endif
