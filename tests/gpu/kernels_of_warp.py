"""A warp kernel for host_function_work.py; warp reads its source from this file."""

import warp


@warp.kernel
def double(x: warp.array(dtype=float)):
    i = warp.tid()
    x[i] = x[i] * 2.0


def run():
    """Launch it, also in a graph that allocates memory, which gets a destructor."""
    with warp.ScopedDevice("cuda:0"):
        x = warp.ones(1024, dtype=float)
        warp.launch(double, dim=1024, inputs=[x])
        with warp.ScopedCapture() as capture:
            y = warp.zeros(1024, dtype=float)
            warp.launch(double, dim=1024, inputs=[y])
        warp.capture_launch(capture.graph)
        warp.synchronize()
        del capture, y
        warp.synchronize()
