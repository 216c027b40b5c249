"""Test rows whose instructions are no functions of values, by the word in the table's column
`how`."""

from . import atom_rows, block_rows, carry_rows, control_rows, memory_rows, move_rows, video_rows, warp_rows

MAKERS = {
    "CARRY": carry_rows.kernels,
    "MOVE": move_rows.moves,
    "LOAD": memory_rows.loads,
    "STORE": memory_rows.stores,
    "ATOM": atom_rows.atomics,
    "ADDRESS": memory_rows.generic_addresses,
    "SPACE": memory_rows.within,
    "BRANCH": control_rows.branches,
    "BRANCH_INDEX": control_rows.indexed_branches,
    "CALL": control_rows.calls,
    "RETURN": control_rows.returns,
    "EXIT": control_rows.exits,
    "STACK": control_rows.stacks,
    "VIDEO": video_rows.kernels,
    "TRAP": control_rows.traps,
    "SHUFFLE": warp_rows.shuffles,
    "VOTE": warp_rows.votes,
    "MATCH": warp_rows.matches,
    "REDUX": warp_rows.reductions,
    "ACTIVE": warp_rows.actives,
    "MATRIX": warp_rows.matrices,
    "ELECT": warp_rows.elections,
    "WARP_BARRIER": warp_rows.warp_barriers,
    "BARRIER": block_rows.barriers,
    "CLUSTER_BARRIER": block_rows.cluster_barriers,
    "MAPA": block_rows.cluster_addresses,
    "RANK": block_rows.cluster_addresses,
    "NOTHING": block_rows.idle,
    "POLICY": block_rows.policies,
    "YIELD": block_rows.waits,
    "FENCE": block_rows.fences,
}
