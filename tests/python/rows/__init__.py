"""Tests of the rows of the simulated device's instruction table: each form applied to edge values by a kernel, and compared with
what an independent computation in exact integers makes of them. The same kernels run on a GPU (ci/gpu-rows)."""
