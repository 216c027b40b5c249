// Collects what the checks for races, unwritten memory and synchronisation find. Unlike a fault, a
// finding does not stop the kernel. There is one finding for each pair of instructions.
#ifndef SIM_EXECUTE_FINDINGS_H
#define SIM_EXECUTE_FINDINGS_H

#include "execute/state.h"

// A thread and what it did.
typedef struct sim_party {
    const sim_op *op;
    const char *verb; // for example "writes"; static
    const sim_program *program;
    uint32_t shape[3]; // of its block
    uint32_t block[3];
    uint32_t thread; // number of the thread in its block
} sim_party;

typedef struct sim_finding {
    cubind_sim_finding_kind kind;
    sim_party parties[2]; // the op of the second is NULL if the finding is about one instruction
    uint32_t rank;        // how much the example shows
    uint64_t set;         // the set of blocks where it was found
    uint64_t count;       // how often
    char what[400];       // the first line of the text
    char advice[400];     // the last line; may be empty
} sim_finding;

// Counts a finding about two instructions, the second of which may be NULL. Returns it if it must
// be filled in, which ends with sim_finding_end(): because it is new, or because it was known with
// a lower rank or, with this one, from a higher set of blocks only. So the report does not depend
// on which CPU thread was first. NULL: it was only counted.
sim_finding *sim_finding_begin(sim_grid *grid, cubind_sim_finding_kind kind, uint64_t set,
                               const sim_op *first, const sim_op *second);
sim_finding *sim_finding_begin_ranked(sim_grid *grid, cubind_sim_finding_kind kind, uint64_t set,
                                      uint32_t rank, const sim_op *first, const sim_op *second);
// The same, but all findings of this kind count as one.
sim_finding *sim_finding_once(sim_grid *grid, cubind_sim_finding_kind kind, uint64_t set,
                              const sim_op *first, const sim_op *second);
void sim_finding_end(sim_grid *grid);

// Appends a party to a text, and returns it for the caller.
cubind_sim_party sim_party_tell(const sim_party *party, cubind_sim_report *text);
// Fills in a party from a lane of a warp.
sim_party sim_party_of(const sim_warp *warp, const sim_op *op, int lane, const char *verb);

// Reports a fault like sim_fault(), and another thread that is involved; its op may be NULL.
__attribute__((format(printf, 6, 7))) void sim_fault_with(sim_warp *warp, const sim_op *op,
                                                          uint32_t lanes, cubind_sim_status status,
                                                          const sim_party *other,
                                                          const char *format, ...);

// Passes all findings to the caller, in the order of the text. Call it after the grid has ended.
void sim_findings_finish(sim_grid *grid);

// The same without a grid: the caller keeps the list, which is NULL at first, and no thread may
// change it at the same time.
typedef struct sim_findings sim_findings;
// `first` and `second` need their op and program only.
sim_finding *sim_findings_add(sim_findings **all, cubind_sim_finding_kind kind, uint64_t set,
                              const sim_party *first, const sim_party *second);
// Passes the findings to `found`, and frees the list.
void sim_findings_tell(sim_findings *all, void (*found)(void *data, const cubind_sim_finding *),
                       void *data, sim_repeat repeat);

#endif
