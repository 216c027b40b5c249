"""Launch with misplaced arguments, with wrong types, or with more than the device has."""

from mistakes import area, mistake

AREA = area(
    "Launching",
    """
    import numpy
    from cubind.core import Buffer, Device, LaunchConfig, ObjectCode, Program, launch

    device = Device()
    device.set_current()
    stream = device.create_stream()
    code = Program('''
    extern "C" __global__ void scale(float *out, const float *in, float factor, int n)
    {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i < n)
            out[i] = factor * in[i];
    }
    template<typename T> __global__ void fill(T *at, T value, int count) { }
    ''', "c++").compile("cubin", name_expressions=["fill<int>"])
    scale = code.get_kernel("scale")
    fill = code.get_kernel("fill<int>")
    config = LaunchConfig(grid=1, block=32)
    x = device.allocate(128, stream=stream)
    y = device.allocate(128, stream=stream)
    """,
    mistake("The configuration and the stream change places", "launch(config, stream, scale, y, x, 2.0, 32)"),
    mistake("The kernel and the configuration change places", "launch(stream, scale, config, y, x, 2.0, 32)"),
    mistake("The kernel comes first", "launch(scale, config, stream, y, x, 2.0, 32)"),
    mistake("The stream is forgotten", "launch(config, scale, y, x, 2.0, 32)"),
    mistake("The configuration is forgotten", "launch(stream, scale, y, x, 2.0, 32)"),
    mistake("None for the stream", "launch(None, config, scale, y, x, 2.0, 32)"),
    mistake("0 for the stream", "launch(0, config, scale, y, x, 2.0, 32)"),
    mistake("The device for the stream", "launch(device, config, scale, y, x, 2.0, 32)"),
    mistake("The object code for the kernel", "launch(stream, config, code, y, x, 2.0, 32)"),
    mistake("The kernel's name for the kernel", """launch(stream, config, "scale", y, x, 2.0, 32)"""),
    mistake("A tuple for the configuration", "launch(stream, (1, 32), scale, y, x, 2.0, 32)"),
    mistake("A dict with a misspelt field", """launch(stream, {"grid": 1, "blocks": 32}, scale, y, x, 2.0, 32)"""),
    mistake("A misspelt field", "LaunchConfig(grid=1, block=32, shared_memory=1024)"),
    mistake("The block is forgotten", "LaunchConfig(grid=32)"),
    mistake("An argument too few", "launch(stream, config, scale, y, x, 2.0)"),
    mistake("An argument too many", "launch(stream, config, scale, y, x, 2.0, 32, 32)"),
    mistake("No arguments at all", "launch(stream, config, fill)"),
    mistake("All arguments in a list", "launch(stream, config, scale, [y, x, 2.0, 32])"),
    mistake("All arguments in a tuple", "launch(stream, config, scale, (y, x, 2.0, 32))"),
    mistake("Arguments by name", "launch(stream, config, scale, y, x, factor=2.0, n=32)"),
    mistake("The kernel is called", "scale(y, x, 2.0, 32)", helps="it does not say how a kernel is launched"),
    mistake("The block is forgotten in the brackets", "scale[1](y, x, 2.0, 32)"),
    mistake("A NumPy array on the host", "launch(stream, config, scale, numpy.zeros(32, numpy.float32), x, 2.0, 32)"),
    mistake("A list for a pointer", "launch(stream, config, scale, y, [1.0, 2.0, 3.0], 2.0, 32)"),
    mistake("Text for a pointer", """launch(stream, config, scale, y, "x", 2.0, 32)"""),
    mistake("A bytearray for a pointer", "launch(stream, config, scale, y, bytearray(128), 2.0, 32)"),
    mistake(
        "bytes for a pointer of a kernel whose types the name tells",
        "launch(stream, config, fill, bytes(128), 2, 32)",
    ),
    mistake("A number with a point for an int", "launch(stream, config, scale, y, x, 2.0, 32.0)"),
    mistake("None for an int", "launch(stream, config, scale, y, x, 2.0, None)"),
    mistake("A buffer for a float", "launch(stream, config, scale, y, 2.0, x, 32)"),
    mistake("A NumPy number of another kind", "launch(stream, config, scale, y, x, numpy.int32(2), 32)"),
    mistake("An int that does not fit", "launch(stream, config, fill, y, 2**40, 32)"),
    mistake("A negative number of a NumPy type for a pointer", "launch(stream, config, fill, numpy.int32(-1), 1, 32)"),
    mistake("An object of one's own", "launch(stream, config, scale, object(), x, 2.0, 32)"),
    mistake(
        "A buffer of another device",
        """
        other = Device(1)
        other.set_current()
        far = other.allocate(128, stream=other.create_stream())
        device.set_current()
        launch(stream, config, scale, y, far, 2.0, 32)
        stream.sync()
        """,
        alone=True,
        env={"CUBIND_SIMULATOR": "devices=2"},
    ),
    mistake("A buffer that has been closed", "x.close()\nlaunch(stream, config, scale, y, x, 2.0, 32)"),
    mistake("A stream that has been closed", "stream.close()\nlaunch(stream, config, scale, y, x, 2.0, 32)"),
    mistake("Too many threads in a block", "launch(stream, LaunchConfig(grid=1, block=2048), scale, y, x, 2.0, 32)"),
    mistake("A grid of no blocks", "LaunchConfig(grid=0, block=32)"),
    mistake("A grid that came out of a division", "LaunchConfig(grid=1000 / 256, block=256)"),
    mistake("A grid of four dimensions", "LaunchConfig(grid=(1, 1, 1, 1), block=32)"),
    mistake(
        "More shared memory than there is",
        "launch(stream, LaunchConfig(grid=1, block=32, shmem_size=1 << 20), scale, y, x, 2.0, 32)",
    ),
    mistake("Shared memory below zero", "LaunchConfig(grid=1, block=32, shmem_size=-1)"),
)
