"""Test the rows of the simulated device's instruction table.

A kernel applies each form to edge values. An independent computation in exact integers gives the
expected results. ci/gpu-rows runs the same kernels on a GPU.
"""
