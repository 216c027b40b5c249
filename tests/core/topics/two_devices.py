"""Work on two devices at once; each object belongs to its own device."""

import common
import numpy
from cuda.core import Device, launch

SOURCE = "__global__ void scale(float *x, float by) { x[threadIdx.x] *= by; }"

start, parts = numpy.arange(64, dtype="f4"), []
for device in Device.get_all_devices():
    device, stream = common.start(device.device_id)
    (scale,) = common.kernels(device, SOURCE, "scale")
    buffer = common.upload(device, stream, start)
    launch(stream, common.over(64, 64), scale, buffer, numpy.float32(device.device_id + 2))
    parts.append((device, stream, buffer))
for device, stream, buffer in parts:
    device.set_current()
    result = common.download(stream, buffer, start)
    assert numpy.array_equal(result, (device.device_id + 2) * start)
    print(device.device_id, stream.device == device, buffer.device_id)
print(len(parts), Device().device_id, parts[0][0] == parts[-1][0])
