"""Print the properties of a device."""

from cuda.core import Device

for device in Device.get_all_devices():
    p = device.properties
    print(device.device_id, device.name, device.arch, tuple(device.compute_capability), len(device.uuid))
    print(p.multiprocessor_count, p.max_threads_per_block, p.warp_size, p.max_shared_memory_per_block, p.max_grid_dim_x)
    print(p.unified_addressing, p.concurrent_kernels, p.cooperative_launch, p.memory_pools_supported, p.integrated)
    print(device == Device(device.device_id), int(device), device is Device(device))
