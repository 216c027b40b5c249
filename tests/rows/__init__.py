"""Test the rows of the simulated device's instruction table. A row describes forms of one opcode.

A kernel applies each form of a row's instruction to edge values. An independent computation in
exact integers gives the expected results. ci/gpu-rows runs the same kernels on a GPU.
"""
