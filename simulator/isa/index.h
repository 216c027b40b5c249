// Finds the rows of the instruction table by opcode. Only files of isa/ include this header.
#ifndef SIM_ISA_INDEX_H
#define SIM_ISA_INDEX_H

#include "isa/isa.h"

// Returns the first row of an opcode, or its next row after `after`; NULL: there are no more rows.
const sim_row *sim_isa_next(sim_text opcode, const sim_row *after);

#endif
