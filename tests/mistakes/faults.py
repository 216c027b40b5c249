"""Run kernels that fail on the device."""

from mistakes import area, mistake

AREA = area(
    "Faults of kernels",
    """
    from cubind.core import Device, LaunchConfig, Program, launch

    device = Device()
    device.set_current()
    stream = device.create_stream()
    x = device.allocate(128, stream=stream)
    config = LaunchConfig(grid=1, block=32)

    head = '''
    __device__ __noinline__ int endless(int n) { volatile int here[64]; here[n] = n; return endless(n + 1) + here[n]; }
    '''

    def run(body):
        source = head + 'extern "C" __global__ void wrong(char *x) { ' + body + " }"
        kernel = Program(source, "c++").compile("cubin").get_kernel("wrong")
        launch(stream, config, kernel, x)
        stream.sync()
    """,
    mistake(
        "A write far behind the end",
        "run('x[1ull << 40] = 1;')",
        alone=True,
    ),
    mistake(
        "A null pointer",
        "run('*(volatile int *)0 = 1;')",
        alone=True,
    ),
    mistake(
        "An address that is not aligned",
        "run('*(int *)(x + 1) = 1;')",
        alone=True,
    ),
    mistake("A trap", "run('__trap();')", alone=True),
    mistake(
        "An assertion",
        """run('__assertfail("*x != 0", "wrong.cu", 1, "wrong", 1);')""",
        alone=True,
    ),
    mistake(
        "A recursion without an end",
        "run('*x = endless(threadIdx.x);')",
        alone=True,
    ),
    mistake(
        "A context that a fault has spoilt is used again",
        """
        try:
            run("__trap();")
        except Exception:
            pass
        device.allocate(128, stream=stream)
        """,
        alone=True,
    ),
)
