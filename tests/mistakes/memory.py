"""Allocate impossible sizes, copy what does not fit, use freed memory, and make misshapen views."""

from mistakes import area, mistake

AREA = area(
    "Memory",
    """
    import numpy
    from cubind.core import Buffer, Device, DeviceMemoryResource, DeviceMemoryResourceOptions
    from cubind.core.utils import StridedMemoryView

    device = Device()
    device.set_current()
    stream = device.create_stream()
    x = device.allocate(128, stream=stream)
    """,
    mistake("A size below zero", "device.allocate(-1, stream=stream)"),
    mistake("A size as text", """device.allocate("128", stream=stream)"""),
    mistake("A size that came out of a division", "device.allocate(1000 / 4, stream=stream)"),
    mistake("A shape for a size", "device.allocate((32, 4), stream=stream)"),
    mistake("More memory than there is", "device.allocate(1 << 50, stream=stream)"),
    mistake("The stream is forgotten", "device.allocate(128)"),
    mistake("The stream by position", "device.allocate(128, stream)"),
    mistake("A copy to a smaller buffer", "x.copy_to(device.allocate(64, stream=stream), stream=stream)"),
    mistake("A copy from a smaller array", "x.copy_from(numpy.zeros(8, numpy.float32), stream=stream)"),
    mistake("A copy from a list", "x.copy_from([1.0, 2.0], stream=stream)"),
    mistake("A copy into bytes", "x.copy_to(bytes(128), stream=stream)"),
    mistake(
        "A copy into an array that is read-only",
        """
        array = numpy.zeros(32, numpy.float32)
        array.flags.writeable = False
        x.copy_to(array, stream=stream)
        """,
    ),
    mistake("A copy out of every second element", "x.copy_from(numpy.zeros(64, numpy.float32)[::2], stream=stream)"),
    mistake("A buffer is used after its end", "x.close()\nx.fill(0, stream=stream)"),
    mistake("A value that does not fit a byte", "x.fill(1000, stream=stream)"),
    mistake("A value with a point", "x.fill(1.0, stream=stream)"),
    mistake("NumPy reads device memory", "numpy.asarray(x)"),
    mistake("One element by its index", "x[0]"),
    mistake("A view of more elements than the buffer has", "x.view((64, 64), numpy.float32)"),
    mistake("A view with a misspelt type", """x.view(32, "flaot32")"""),
    mistake("A view of a list", "StridedMemoryView.from_any_interface([1, 2, 3], stream_ptr=-1)"),
    mistake("A device that is not there", "Device(7)"),
    mistake("A misspelt attribute", "x.is_device_accesible"),
)
