"""List rows of enumerations, protocols of every object, errors of the driver (see rows.py)."""

from support.core.peer import protocols
from support.core.peer.launch_calls import ONE
from support.core.peer.rows import Raises, Value, better, group, kind, not_yet, same

# --- enums ----------------------------------------------------------------------------------------

group("typing")
MEMBERS = "{{m.name: m.value for m in typing.{0}}}, [b.__name__ for b in typing.{0}.__mro__[1:3]]"
same(
    *(
        MEMBERS.format(name)
        for name in (
            "SourceCodeType",
            "ObjectCodeFormatType",
            "CompilerBackendType",
            "PCHStatusType",
            "ManagedMemoryLocationType",
            "GraphConditionalType",
            "GraphMemoryType",
            "VirtualMemoryAccessType",
            "VirtualMemoryAllocationType",
            "VirtualMemoryGranularityType",
            "VirtualMemoryHandleType",
            "VirtualMemoryLocationType",
            "WorkqueueSharingScopeType",
        )
    )
)
for name in [
    "AddressModeType",
    "ArrayFormatType",
    "FilterModeType",
    "ReadModeType",
]:
    not_yet(MEMBERS.format(name), "scope: enumerations come with what uses them", Raises("AttributeError"), Value())
same(
    "typing.SourceCodeType('c++') == 'c++'", "str(typing.ObjectCodeFormatType.PTX)", "typing.SourceCodeType('nonsense')"
)

# --- protocols of every object --------------------------------------------------------------------

group("protocols")
protocols.add_to(kind, better, Value, Raises)

# --- errors of the driver -------------------------------------------------------------------------


def failing(symbol, status, call):
    """Return source in which one driver function fails while `call` runs.

    The expression after " @ " is evaluated before that.
    """
    call, _, before = call.partition(" @ ")
    return f"before = {before or None}\nfails('{symbol}', {status}, lambda: {call})"


group("driver errors")
for symbol, call in [
    ("cuStreamSynchronize", "s.sync()"),
    ("cuStreamWaitEvent", "s.wait(before) @ s.record()"),
    ("cuEventRecord", "s.record()"),
    ("cuEventSynchronize", "before.sync() @ s.record()"),
    ("cuEventQuery", "before.is_done @ s.record()"),
    ("cuLaunchKernelEx", f"core.launch(s, {ONE}, before) @ kernel('nothing')"),
    ("cuMemcpyAsync", "before.copy_to(before, stream=s) @ buf(8)"),
    ("cuMemsetD8Async", "before.fill(0, stream=s) @ buf(8)"),
    ("cuMemsetD16Async", "before.fill(b'ab', stream=s) @ buf(8)"),
    ("cuMemsetD32Async", "before.fill(b'abcd', stream=s) @ buf(8)"),
    ("cuMemAllocFromPoolAsync", "dev.allocate(8, stream=s)"),
    # No pool with this max_size waits for reuse.
    ("cuMemPoolCreate", "core.DeviceMemoryResource(0, {'max_size': 1 << 27})"),
    ("cuMemAllocHost_v2", "core.LegacyPinnedMemoryResource().allocate(8)"),
    ("cuLibraryLoadData", "before.get_kernel('saxpy') @ code()"),
    ("cuLibraryGetKernel", "before.get_kernel('saxpy') @ code()"),
    ("cuStreamCreateWithPriority", "dev.create_stream()"),
    ("cuStreamGetPriority", "s.priority"),
    ("cuStreamGetFlags", "s.is_nonblocking"),
    (
        "cuOccupancyMaxActiveBlocksPerMultiprocessor",
        "before.occupancy.max_active_blocks_per_multiprocessor(32, 0) @ kernel()",
    ),
    ("cuKernelGetAttribute", "before.attributes.num_regs @ kernel()"),
]:
    for status in (1, 719) if symbol in ("cuStreamSynchronize", "cuLaunchKernelEx", "cuMemcpyAsync") else (1,):
        same(failing(symbol, status, call))
