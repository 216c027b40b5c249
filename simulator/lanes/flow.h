// Says how the bits of a loop's result follow from the bits of its sources. The check for unwritten
// memory needs it: a bit of the result is unwritten if it follows from an unwritten one.
#ifndef SIM_LANES_FLOW_H
#define SIM_LANES_FLOW_H

#include "lanes/lanes.h"

typedef enum sim_flow_rule {
    SIM_FLOW_ALL,  // all bits of the result follow from each bit of each source
    SIM_FLOW_MOVE, // the loop moves the bits of its source and changes none
    SIM_FLOW_BITS, // it moves bits of the first `moved` sources to where the other sources say
    SIM_FLOW_AND,
    SIM_FLOW_OR,
    SIM_FLOW_XOR,    // a bit follows from the bits of the same number
    SIM_FLOW_UP,     // a bit follows from the bits of the same number and below
    SIM_FLOW_HALVES, // as SIM_FLOW_ALL, but for each 16 bits of the sources
    SIM_FLOW_WORDS,  // as SIM_FLOW_ALL, but for each 32 bits of the sources
    SIM_FLOW_PAIR,   // the upper 16 bits follow from the first source, the lower ones from the next
    SIM_FLOW_EQUAL,  // comparisons of integers
    SIM_FLOW_ORDER_UNSIGNED,
    SIM_FLOW_ORDER_SIGNED,
} sim_flow_rule;

typedef struct sim_flow {
    sim_flow_rule rule;
    uint8_t moved;
    uint8_t sources;
    uint8_t sizes[4]; // bytes of a lane of each source
} sim_flow;

// Returns the rule for a loop from sim_loop_find(). It is valid until the thread's next call.
const sim_flow *sim_flow_of(sim_loop *loop);

#endif
