"""List rows that core/peer/test_system.py runs with cuda.core.system and cubind.core.system.

Both packages run on the same stub of NVML. A row is (source, reason, ours, peer's). If the
outcomes are meant to differ, the row has a reason and gives both, each as an exception's name or a
value. Otherwise they must be equal: values, exception types, texts, warnings. system_side.py lists
the names that sources may use. """

from typing import Any, NamedTuple


class Row(NamedTuple):
    source: str
    text: bool = True
    reason: str = ""
    ours: Any = None
    peer: Any = None


ROWS = []


def same(*sources):
    ROWS.extend(Row(source) for source in sources)


def kind(*sources):
    """Add rows with the same exception type only.

    Nothing fixes which of Python's texts reports a wrong argument (C2.7).
    """
    ROWS.extend(Row(source, text=False) for source in sources)


def better(source, reason, ours, peer):
    ROWS.append(Row(source, False, reason, ours, peer))


# Answers of functions in all rows, next to what the stub does: texts, and structs that their
# callers fill with a version.
READINGS = [
    ("nvmlSystemGetDriverVersion", 0, "text", "580.65.06"),
    ("nvmlSystemGetNVMLVersion", 0, "text", "13.580.65.06"),
    ("nvmlSystemGetDriverBranch", 0, "I80s", 0x01000054, b"r580_00"),
    ("nvmlSystemGetCudaDriverVersion", 0, "i", 13050),
    ("nvmlDeviceGetSerial", 1, "text", "1650123456789"),
    ("nvmlDeviceGetBoardPartNumber", 1, "text", "900-21001-0000-000"),
    ("nvmlDeviceGetInforomImageVersion", 1, "text", "G520.0200.00.05"),
    ("nvmlDeviceGetInforomVersion", 2, "text", "2.1"),
    ("nvmlDeviceGetMemoryInfo_v2", 1, "IxxxxQQQQ", 0x02000028, 80 << 30, 1 << 28, 70 << 30, 9 << 30),
    ("nvmlDeviceGetTemperatureV", 1, "IIi", 0x0100000C, 0, 41),
    ("nvmlDeviceGetMarginTemperature", 1, "Ii", 0x01000008, -3),
    ("nvmlDeviceGetClockOffsets", 1, "IIIiii", 0x01000018, 1, 0, 15, -200, 200),
    ("nvmlDeviceGetCoolerInfo", 1, "IIII", 0x01000010, 0, 2, 14),
    ("nvmlDeviceGetRepairStatus", 1, "III", 0x0100000C, 0, 1),
    ("nvmlDeviceGetFanSpeedRPM", 1, "III", 0x0100000C, 0, 2100),
    ("nvmlDeviceGetNumFans", 1, "I", 2),
    ("nvmlDeviceGetFanControlPolicy_v2", 2, "I", 1),
    ("nvmlDeviceGetPerformanceState", 1, "I", 8),
    ("nvmlDeviceGetArchitecture", 1, "I", 9),
    ("nvmlDeviceGetBrand", 1, "I", 14),
    ("nvmlDeviceGetAddressingMode", 1, "II", 0x01000008, 1),
    ("nvmlDeviceGetCurrentClocksEventReasons", 1, "Q", 0x5),
    ("nvmlDeviceGetSupportedClocksEventReasons", 1, "Q", 0x7FF),
    ("nvmlDeviceGetNvLinkVersion", 2, "I", 6),
    ("nvmlDeviceGetThermalSettings", 2, "IIiiiiIiiii", 2, 1, -5, 100, 40, 1, 17, 0, 90, 35, -1),
]

# --- the system -----------------------------------------------------------------------------------

same(
    "system.get_num_devices()",
    "system.get_driver_branch()",
    "system.get_kernel_mode_driver_version()",
    "system.get_user_mode_driver_version()",
    "system.get_nvml_version()",
    "system.get_process_name(4321)",
    "system.get_process_name(1)",
    "system.get_process_name(-1)",
    "system.CUDA_BINDINGS_NVML_IS_COMPATIBLE",
    "script('nvmlSystemGetDriverVersion', 0, 'text', '999.5')\nsystem.get_kernel_mode_driver_version()",
    "script('nvmlSystemGetDriverVersion', 0, 'text', '999.x')\nsystem.get_kernel_mode_driver_version()",
    "script('nvmlSystemGetNVMLVersion', 0, 'text', '')\nsystem.get_nvml_version()",
    "script('nvmlSystemGetCudaDriverVersion', 0, 'i', 12089)\nsystem.get_user_mode_driver_version()",
    "script('nvmlDeviceGetCount_v2', 0, 'I', 0)\n(system.get_num_devices(), Device.get_all_devices())",
    "system.nonsense",
)
kind("system.get_process_name('a')", "system.get_process_name()", "system.get_process_name(1, 2)", "system.get_num_devices(1)")

# --- devices --------------------------------------------------------------------------------------

same(
    "Device()",
    "Device(index=None, uuid=None, pci_bus_id=None)",
    "Device(index=0, uuid='x')",
    "Device(uuid=b'x', pci_bus_id='y')",
    "Device(index=1)",
    "Device(index=2)",
    "Device(index=-1)",
    "Device(uuid=gpu.uuid)",
    "Device(uuid=gpu.uuid.encode())",
    "Device(uuid=mig.uuid)",
    "Device(uuid=gpu.uuid_without_prefix)",
    "Device(pci_bus_id='00000000:17:00.0')",
    "Device(pci_bus_id=b'00000001:b3:1f.0')",
    "Device(pci_bus_id='0000:01:00.0')",
    "Device.get_device_count()",
    "Device.get_all_devices()",
    "gpu.get_all_devices()",
    "class Derived(Device): pass\n[type(each).__name__ for each in Derived.get_all_devices()]",
    "(gpu == 5, gpu != 5, gpu == gpu, gpu == other, hash(gpu) == hash(gpu))",
    "gpu.nonsense",
    "Device.get_all_devices_with_cpu_affinity(0)",
    "Device.get_all_devices_with_cpu_affinity(1)",
    "Device.get_all_devices_with_cpu_affinity(2)",
    "Device.get_all_devices_with_cpu_affinity(64)",
    "Device.get_all_devices_with_cpu_affinity(-1)",
    "type(Device.get_all_devices_with_cpu_affinity(64)).__name__",
)
kind("Device(0)", "Device(index='a')", "Device(uuid=5)", "Device(pci_bus_id=5)", "Device(number=0)", "gpu.name = 'x'")
kind("gpu.nonsense = 5", "Device.get_all_devices_with_cpu_affinity('a')")
better("Device(index=0) == Device(index=0)", "C2.8: equality goes by handle", True, False)
better("import pickle\npickle.loads(pickle.dumps(gpu)) == gpu", "C2.10: by its UUID", True, False)
better("import weakref\nweakref.ref(gpu)() is gpu", "C2.8: all objects can be referred to weakly", True, "TypeError")
better("repr(gpu)[:15]", "C2.9: what it holds", "<Device handle=", "<cuda.core.syst")

NUMBERS = "index module_id minor_number numa_node_id num_fans".split()
TEXTS = "uuid uuid_without_prefix name serial brand pci_bus_id".split()
STATES = (
    "arch cuda_compute_capability addressing_mode is_c2c_enabled is_persistence_mode_enabled is_display_connected is_display_active"
    " is_auto_boosted_clocks_enabled current_clock_event_reasons supported_clock_event_reasons performance_state supported_pstates"
    " attributes mig inforom pci_info memory_info bar1_memory_info utilization repair_status temperature cooler"
    " dynamic_pstates_info compute_running_processes"
).split()
same(*(f"{device}.{name}" for name in NUMBERS + TEXTS + STATES for device in ("gpu", "other", "mig")))

# Members of the objects that these expressions return.
PARTS = {
    "gpu.attributes": "multiprocessor_count shared_copy_engine_count shared_decoder_count shared_encoder_count shared_jpeg_count"
    " shared_ofa_count gpu_instance_slice_count compute_instance_slice_count memory_size_mb",
    "gpu.memory_info": "free total used reserved",
    "gpu.bar1_memory_info": "free total used",
    "gpu.utilization": "gpu memory",
    "gpu.repair_status": "channel_repair_pending tpc_repair_pending",
    "gpu.cooler": "signal_type target",
    "gpu.pci_info": "bus bus_id device domain vendor_id device_id subsystem_id base_class sub_class link_generation"
    " max_link_generation max_link_width current_link_generation current_link_width rx_throughput tx_throughput replay_counter",
    "other.pci_info": "bus bus_id device domain",
    "gpu.inforom": "image_version configuration_checksum bbx_flush_time board_part_number validate()",
    "gpu.temperature": "margin get_sensor()",
    "gpu.mig": "is_mig_device mode pending_mode device_count parent get_all_devices()",
    "other.mig": "is_mig_device mode pending_mode device_count parent get_all_devices() get_device_by_index(0)"
    " get_device_by_index(1) get_device_by_index(2) get_device_by_index(3) get_device_by_index(-1)",
    "mig.mig": "is_mig_device mode pending_mode device_count parent get_all_devices() get_device_by_index(0)",
    "gpu.get_fan()": "speed speed_rpm target_speed min_max_speed control_policy set_default_speed()",
    "gpu.get_fan(fan=1)": "speed target_speed",
    "gpu.get_clock('sm')": "get_current_mhz() get_current_mhz('customer_boost_max') get_current_mhz('x') get_max_mhz()"
    " get_max_customer_boost_mhz() get_min_max_clock_of_pstate_mhz(0) get_min_max_clock_of_pstate_mhz(15)"
    " get_min_max_clock_of_pstate_mhz(16) get_min_max_clock_of_pstate_mhz(-1) get_min_max_clock_of_pstate_mhz(True)"
    " get_offsets(0) get_offsets(32)",
    "gpu.get_clock('memory').get_offsets(pstate=1)": "clock_offset_mhz max_offset_mhz min_offset_mhz",
    "gpu.get_nvlink(0)": "version state",
    "gpu.compute_running_processes[0]": "pid used_gpu_memory gpu_instance_id compute_instance_id",
    "gpu.compute_running_processes[1]": "pid used_gpu_memory gpu_instance_id compute_instance_id",
    "gpu.dynamic_pstates_info": "__len__() __getitem__(0) __getitem__(7) __getitem__(8) __getitem__(-1)",
    "gpu.dynamic_pstates_info[3]": "is_present percentage inc_threshold dec_threshold",
    "gpu.temperature.get_thermal_settings('gpu')": "__len__() __getitem__(1) __getitem__(2) __getitem__(-1)",
    "gpu.temperature.get_thermal_settings('all')[0]": "controller default_min_temp default_max_temp current_temp target",
    "gpu.temperature.get_thermal_settings('all')[1]": "controller default_min_temp default_max_temp current_temp target",
}
same(*(f"{part}.{name}" for part, members in PARTS.items() for name in members.split()))
kind("gpu.bar1_memory_info.reserved")
same(
    "script('nvmlDeviceIsMigDeviceHandle', 1, 'I', 1)\n[(p.gpu_instance_id, p.compute_instance_id) for p in gpu.compute_running_processes]"
)
same("other.mig.mode = True", "other.mig.mode = False", "gpu.is_persistence_mode_enabled = True")
same("gpu.get_fan().speed = 55", "gpu.get_fan().speed = 101", "gpu.get_fan().speed = -1")

# --- every number that NVML may answer ------------------------------------------------------------


def answers(symbol, param, form, numbers, *asked):
    same(*(f"script({symbol!r}, {param}, {form!r}, {number})\n{source}" for number in numbers for source in asked))


answers("nvmlDeviceGetBrand", 1, "I", [*range(20), 99], "gpu.brand")
answers("nvmlDeviceGetArchitecture", 1, "I", [0, *range(2, 13), 0xFFFFFFFF], "gpu.arch")
answers("nvmlDeviceGetPerformanceState", 1, "I", [0, 15, 16, 32, 33], "gpu.performance_state")
answers("nvmlDeviceGetCurrentClocksEventReasons", 1, "Q", [0, *(1 << i for i in range(12)), 1 << 63], "gpu.current_clock_event_reasons")
answers("nvmlDeviceGetFanControlPolicy_v2", 2, "I", range(3), "gpu.get_fan().control_policy")
answers("nvmlDeviceGetNvLinkVersion", 2, "I", range(10), "gpu.get_nvlink(0).version")
answers("nvmlDeviceGetNvLinkState", 2, "I", range(3), "gpu.get_nvlink(0).state")
answers("nvmlDeviceGetPersistenceMode", 1, "I", range(3), "gpu.is_persistence_mode_enabled")
answers("nvmlDeviceGetDisplayMode", 1, "I", range(3), "gpu.is_display_connected")
answers("nvmlDeviceGetDisplayActive", 1, "I", range(3), "gpu.is_display_active")
answers("nvmlDeviceGetC2cModeInfoV", 1, "I", range(3), "gpu.is_c2c_enabled")
answers("nvmlDeviceGetAutoBoostedClocksEnabled", 1, "I", range(3), "gpu.is_auto_boosted_clocks_enabled")
answers("nvmlDeviceGetAutoBoostedClocksEnabled", 2, "I", range(3), "gpu.is_auto_boosted_clocks_enabled")
answers("nvmlDeviceGetMigMode", 1, "I", range(3), "gpu.mig.mode", "gpu.mig.pending_mode")
answers("nvmlDeviceGetMigMode", 2, "I", range(3), "gpu.mig.mode", "gpu.mig.pending_mode")
answers("nvmlDeviceGetTopologyCommonAncestor", 2, "I", [*range(0, 70, 10), 5], "system.get_topology_common_ancestor(gpu, other)")
answers("nvmlDeviceGetP2PStatus", 3, "I", range(9), "system.get_p2p_status(gpu, other, 'read')")
answers("nvmlDeviceGetSupportedEventTypes", 1, "Q", [0, 3, 0xFF9F, 0x20, 1 << 40], "gpu.get_supported_event_types()")
for mode in range(4):
    same(f"script('nvmlDeviceGetAddressingMode', 1, 'II', 0x01000008, {mode})\ngpu.addressing_mode")
for signal, target in [(0, 0), (1, 1), (2, 2), (1, 3), (3, 8), (1, 14), (1, 16), (1, 31)]:
    row = f"script('nvmlDeviceGetCoolerInfo', 1, 'IIII', 0x01000010, 0, {signal}, {target})\n"
    same(f"{row}gpu.cooler.signal_type", f"{row}gpu.cooler.target")
for count, controller, target in [(0, 1, 1), (1, -1, -1), (3, 0, 0), (5, 16, 15), (1, 99, 99), *((1, i, i) for i in range(18))]:
    row = f"script('nvmlDeviceGetThermalSettings', 2, 'IiiiiI', {count}, {controller}, -5, 100, 40, {target & 0xFFFFFFFF})\n"
    row += "sensors = gpu.temperature.get_thermal_settings('gpu')\n"
    same(f"{row}len(sensors)", f"{row}(sensors[0].controller, sensors[0].target)")

# --- words and indices that do not exist ----------------------------------------------------------

CHOICES = {
    "gpu.get_clock({})": ["'graphics'", "typing.ClockType.VIDEO", "'SM'", "0", "None", "[]"],
    "gpu.get_cpu_affinity({})": ["", "'node'", "typing.AffinityScope.SOCKET", "'x'", "1"],
    "gpu.get_memory_affinity({})": ["", "'socket'", "scope=typing.AffinityScope.NODE", "'x'", "None"],
    "gpu.inforom.get_version({})": ["'oem'", "typing.InforomObject.DEN", "inforom='power'", "'x'"],
    "gpu.temperature.get_thermal_settings({})": ["'vcd_board'", "typing.ThermalTarget.NONE", "'x'"],
    "gpu.get_topology_nearest_gpus({})": ["'node'", "level='system'", "typing.GpuTopologyLevel.INTERNAL", "'x'"],
    "system.get_p2p_status(gpu, other, {})": ["'prop'", "'pci'", "index='write'", "typing.GpuP2PCapsIndex.UNKNOWN", "'x'"],
    "gpu.get_fan({})": ["0", "1", "2", "-1", "fan=1"],
    "gpu.get_nvlink({})": ["0", "90", "91", "-1", "link=5"],
}
same(*(call.format(argument) for call, arguments in CHOICES.items() for argument in arguments))
same(*(f"gpu.temperature.get_threshold({word!r})" for word in "shutdown slowdown mem_max gpu_max acoustic_min gps_curr x".split()))
same("script('nvmlDeviceGetArchitecture', 1, 'I', 7)\ngpu.temperature.get_threshold(typing.TemperatureThresholds.SHUTDOWN)")
kind("gpu.get_fan('a')", "gpu.get_nvlink('a')", "gpu.get_clock()", "gpu.get_clock('sm').get_offsets('a')")
kind(*(f"{name}({pair})" for name in ("system.get_topology_common_ancestor",) for pair in ("gpu, None", "5, gpu", "gpu", "")))
same(*(f"typing.{name}({value!r})" for name, value in [("ClockType", "sm"), ("EventType", "none"), ("DeviceArch", 9), ("FieldId", 1)]))
same("system.get_topology_common_ancestor(gpu, gpu)", "gpu.set_cpu_affinity()", "gpu.clear_cpu_affinity()", "len(list(gpu.get_nvlinks()))")
same("gpu.get_nvlink_count()", "script('nvmlDeviceGetCount_v2', 0, 'I', 1)\nDevice.get_all_devices()")
same("str(typing.DeviceArch.ADA)", "typing.DeviceArch.ADA < typing.DeviceArch.HOPPER", "str(typing.ClockType.SM)", "repr(typing.ClockType.SM)")
better(
    "system.NvlinkInfo.max_links",
    "C5.18: of the header in use",
    36,
    18,
)
same("system.NvlinkInfo(gpu, 3).version", "Device.get_nvlink(gpu, 3).state")

# --- field values and events ----------------------------------------------------------------------

same(
    "len(gpu.get_field_values([1, 2, 3]))",
    "[(v.field_id, v.scope_id, v.timestamp, v.latency_usec) for v in gpu.get_field_values([1, (2, 5), 3])]",
    "[v.value for v in gpu.get_field_values([1, 3, 4, 5])]",
    "gpu.get_field_values([1, 3, 4, 5, 7]).get_all_values()",
    "gpu.get_field_values([6])[0].value",
    "gpu.get_field_values([1, 6, 3]).validate()",
    "gpu.get_field_values([1, 3]).validate()",
    "gpu.get_field_values([1, 6, 3]).get_all_values()",
    "len(gpu.get_field_values([]))",
    "gpu.get_field_values([1])[1]",
    "gpu.get_field_values([1])[-1].field_id",
    "gpu.get_field_values([1])[-2]",
    "gpu.get_field_values([100000])[0].field_id",
    "gpu.get_field_values(['a'])",
    "gpu.get_field_values([(1,)])",
    "gpu.get_field_values([(1, 2, 3)])",
    "gpu.get_field_values([typing.FieldId.DEV_ECC_CURRENT])[0].field_id",
    "gpu.clear_field_values([1, (2, 5)])",
    "gpu.clear_field_values([])",
    "gpu.register_events('pstate')",
    "gpu.register_events(['pstate', 'xid_critical_error']).wait(10).event_type",
    "gpu.register_events(typing.EventType.CLOCK).wait(timeout_ms=5).event_type",
    "gpu.register_events('xx')",
    "gpu.register_events(['clock', 5])",
    "gpu.register_events([]).wait()",
    "gpu.register_events('none').wait()",
    "gpu.register_events(5)",
    "gpu.register_events(('clock',))",
    "gpu.register_events(None)",
    "gpu.register_events('mig_config_change')",
    "e = gpu.register_events(['clock', 'pstate'])\n[e.wait().event_type, e.wait().event_type]",
    "e = gpu.register_events(['clock'])\n[e.wait().event_type, e.wait()]",
    "gpu.register_events('clock').wait(-1)",
    *(
        f"gpu.register_events({event!r}).wait().{name}"
        for event in ("clock", "xid_critical_error")
        for name in ("event_data", "gpu_instance_id", "compute_instance_id")
    ),
    "system.register_events('bind')",
    "system.register_events('x')",
    "system.register_events(5)",
    "[e.event_type for e in system.register_events(['bind', 'unbind']).wait(10)]",
    "[e.event_type for e in system.register_events(['bind', 'unbind']).wait(10, 2)]",
    "[(e.event_type, e.gpu_id, e.device) for e in system.register_events(typing.SystemEventType.BIND).wait(10, buffer_size=5)]",
    "e = system.register_events(['bind', 'unbind']).wait(10, 2)\n(len(e), e[1].event_type, e[-1].event_type)",
    "system.register_events(['bind', 'unbind']).wait(10, 2)[2]",
    "e = system.register_events('bind')\n(e.wait(), e.wait())",
    "system.register_events([]).wait()",
)
kind("gpu.get_field_values(5)", "gpu.get_field_values((1, 2))", "gpu.clear_field_values(None)", "gpu.get_field_values()")
better("gpu.get_field_values([2])[0].value", "C5.18: an unsigned long has 64 bits", 0xFFFFFFFFFFFFFF02, 0xFFFFFF02)
better(
    "gpu.register_events('clock').wait().device",
    "C5.18: the device is told",
    "Device GPU-00112233-4455-6677-8899-aabbccddeeff",
    "AttributeError",
)
better("system.register_events('bind').wait(1, 0)", "C5.18: refused", "ValueError", "<SystemEvents>")
for value_type in (0, 1, 3, 4, 5, 6, 7, 99):
    same(f"script('nvmlDeviceGetFieldValues', 2, 'IIqqIIQ', 91, 0, 5, 6, {value_type}, 0, 0x4010800080008005)\ngpu.get_field_values([1])[0].value")
for event in (0, 0x40, 0x200, 0x100, 0x8000, 1 << 40):
    same(f"script('nvmlEventSetWait_v2', 1, 'QQQII', 0, {event}, 5, 1, 2)\ngpu.register_events('clock').wait().event_type")

# --- failures -------------------------------------------------------------------------------------

FAILING = {
    "nvmlSystemGetDriverVersion": "system.get_kernel_mode_driver_version()",
    "nvmlSystemGetDriverBranch": "system.get_driver_branch()",
    "nvmlSystemGetCudaDriverVersion": "system.get_user_mode_driver_version()",
    "nvmlDeviceGetCount_v2": "Device.get_all_devices()",
    "nvmlDeviceGetUUID": "gpu.uuid",
    "nvmlDeviceGetPciInfoExt": "gpu.pci_info",
    "nvmlDeviceGetArchitecture": "gpu.arch",
    "nvmlDeviceGetMigMode": "gpu.mig.mode",
    "nvmlDeviceGetMaxMigDeviceCount": "gpu.mig.get_all_devices()",
    "nvmlDeviceGetMigDeviceHandleByIndex": "other.mig.get_all_devices()",
    "nvmlDeviceGetComputeRunningProcesses_v3": "gpu.compute_running_processes",
    "nvmlDeviceGetTopologyNearestGpus": "gpu.get_topology_nearest_gpus('node')",
    "nvmlDeviceGetFieldValues": "gpu.get_nvlink_count()",
    "nvmlDeviceGetMemoryInfo_v2": "gpu.memory_info",
    "nvmlDeviceGetRepairStatus": "gpu.repair_status",
    "nvmlEventSetCreate": "gpu.register_events('clock')",
    "nvmlDeviceRegisterEvents": "gpu.register_events('clock')",
    "nvmlEventSetWait_v2": "gpu.register_events('clock').wait(1)",
    "nvmlSystemEventSetCreate": "system.register_events('bind')",
    "nvmlSystemRegisterEvents": "system.register_events('bind')",
    "nvmlSystemEventSetWait": "system.register_events('bind').wait(1)",
}
for symbol, asked in FAILING.items():
    same(*(f"fail({symbol!r}, {status})\n{asked}" for status in (1, 2, 3, 4, 7)))
same(*(f"fail('nvmlDeviceGetMinorNumber', {status})\ngpu.minor_number" for status in (*range(1, 32), 999, 12345)))
for status in range(1, 32):
    same(f"script('nvmlDeviceGetFieldValues', 2, 'IIqqIIQ', 91, 0, 5, 6, 1, {status}, 5)\ngpu.get_field_values([1])[0].value")
