"""List rules that explain differences between the outcomes in core/peer/test_sweep.py.

Each rule has a reason from docs/compatibility-core.md. It explains a difference if its three
patterns match in full: the row's key, the outcome of cubind.core and that of cuda.core. "-> T" is a
result of the type T, "T: …" an exception of the type T with its text.
"""

import re
from typing import NamedTuple


class Rule(NamedTuple):
    reason: str
    where: str
    ours: str = ".*"
    theirs: str = ".*"

    def explains(self, key, ours, theirs):
        pairs = (self.where, key), (self.ours, ours), (self.theirs, theirs)
        return all(re.fullmatch(pattern, text, re.DOTALL) for pattern, text in pairs)


BUFFERS = r"(closed )?(Managed)?Buffer"
OPTIONS = r"(Event|Stream|\w+MemoryResource|WorkqueueResource)Options"
# Raised by Cython, which binds typed arguments before the function's own first line.
TOLD = r"TypeError: Argument .*"

RULES = [
    # --- types and objects ---
    Rule("C2.1: a type that is not called says so, whatever it is given", r"(\w+Node|Graph\w*|TensorMapDescriptor)\(.*\)",
         r"(RuntimeError|NotImplementedError): .*direct.*", r"-> .*|TypeError: __init__\(\).*"),
    Rule("C2.2: options are asked what they are when they are used", rf"(del )?{OPTIONS}.*", "-> .*",
         "(TypeError: Expected|NotImplementedError: __del__).*"),
    Rule("C2.2: options are an object, a dict or None", r".*\.(complete|instantiate|debug_dot_print)\(options=.*\)",
         r"TypeError: (The .* options must be provided as|Graph\w+Options\.__init__\(\)) .*", "AttributeError.*|-> .*|TypeError: options must be .*"),
    Rule("C2.2: options are an object or a dict", r"make_program_cache_key\(options=.*\)", r"TypeError: (options must be|ProgramOptions\.__init__\(\)) .*",
         "AttributeError.*"),
    Rule("C2.2: a path is anything that open() takes", r".*\.debug_dot_print\(path=bytes\)", "-> .*|RuntimeError.*", TOLD),
    Rule("C2.3: managed memory wants a stream as all memory does", r"ManagedMemoryResource\.allocate\(stream=.*\)", "(TypeError|RuntimeError).*",
         "AssertionError.*"),
    Rule("C2.4: what is neither a stream nor an event is waited for by nobody", r"Stream\.wait\(event_or_stream=None\)",
         "ValueError.*", "-> NoneType"),
    Rule("C2.4: a stream is taken by its number or as an object", r"StridedMemoryView\.(from_\w+|proxy\.view)\(stream_ptr=.*\)",
         "(-> |TypeError|OverflowError|RuntimeError).*", rf"-> .*|{TOLD}"),
    Rule("C2.6: a closed object names its own class", "closed ManagedBuffer.*", "RuntimeError: ManagedBuffer has been closed",
         "RuntimeError: Buffer has been closed"),
    Rule("C2.6: a closed builder is no stream", r"Stream\.wait\(event_or_stream=closed builder\)", "RuntimeError.*", "ValueError.*"),
    Rule("C2.6: a closed buffer is not entered", r"with closed (Managed)?Buffer", "RuntimeError.*", "-> .*"),
    # --- arguments ---
    Rule("C2.7: a float is no integer (theirs is cut off), nor is what has int() alone, for most",
         r".*(=|\[\] )(float|device|(closed )?buffer|resource)\)?", r"TypeError: .*\b(int|integers?)\b.*"),
    Rule("C2.7: an address is an integer", rf"{BUFFERS}\.from_handle\(ptr=(str|bytes)\)", "TypeError: ptr: an integer.*", "ValueError.*"),
    Rule("C2.7: an address and a size are integers", r"(LegacyPinned|Virtual)MemoryResource\.deallocate\(.*\)",
         r"(TypeError|OverflowError).*", "-> NoneType|CUDAError.*|TypeError: Provided argument.*"),
    Rule("C2.7: a size is an integer", r"VirtualMemoryResource\.allocate\(size=(str|bytes|list|tuple)\)", "TypeError: .*integer",
         "TypeError: can.*"),
    Rule("C5.6: the end of a Buffer waits for its stream", r"VirtualMemoryResource\.deallocate\(stream=builder\)", "-> NoneType",
         "CUDAError: CUDA_ERROR_INVALID_VALUE.*"),
    Rule("C2.7: an address is not negative", r"(StridedMemoryView\._layout\.\w+\(data_ptr|GraphMemoryResource\.deallocate\(ptr)=negative\)",
         "OverflowError.*", "(-> |CUDAError).*"),
    Rule("C2.7: an address is a number, or what has one", r"GraphMemoryResource\.deallocate\(ptr=device\)", "-> NoneType", "TypeError.*"),
    Rule("C2.7: what is no code is refused when it is given, not when it is loaded", r"ObjectCode\.from_\w+\(module=.*\)",
         "TypeError: Expected type str or bytes or bytearray.*", "-> ObjectCode"),
    Rule("C5.10: names are texts or bytes, told when they are given", r"ObjectCode\.from_\w+\(symbol_mapping=dict\)", "TypeError.*",
         "-> ObjectCode"),
    Rule("C5.10: no name is one", r"ObjectCode\.from_\w+\(name=None\)", "-> ObjectCode", TOLD),
    Rule("C2.7: there are no arguments to give", r"LegacyPinnedMemoryResource\((nosuch=1|too many)\)", "TypeError.*", "-> .*"),
    Rule("C2.7: a wrong name is TypeError", r"(Program|Linker)Options\(name=.*\)", "(TypeError: .*must be str|-> LinkerOptions).*",
         "AttributeError: .*"),
    Rule("C2.7: None is no graph", r".*(\.embed\(child|\.join\(nodes)=None\)", "TypeError.*", "(ValueError|RuntimeError).*"),
    Rule("C2.7: a wrong type in a sequence's place is TypeError", r"StridedMemoryView\._layout\.unsqueezed\(axis=dict\)", "TypeError.*",
         "KeyError.*"),
    Rule("C2.7: any sequence will do", r"Graph\w+\.allocate\(peer_access=(bytes|tuple)\)", "(-> |CUDAError).*", TOLD),
    Rule("C2.7: what an object cannot do now is told in front of what is wrong with an argument",
         r"(ended |building )?GraphBuilder\.(begin_building|create_condition|debug_dot_print)\(.*=.*\)", "RuntimeError.*", TOLD),
    Rule("C2.7: a number beyond all bounds is OverflowError", r"(ended |building )?GraphBuilder\.split\(count=huge\)", "OverflowError.*",
         "RuntimeError.*|hangs"),
    Rule("C2.7: only what can be gone through is", r"(iter (closed )?Graph|.* in .*|iter .*(_layout|attributes))", "TypeError: .*iter.*",
         "-> .*|ValueError.*"),
    # --- the objects ---
    Rule("C5.5: stream and copy mean nothing where nothing is copied", r".*\.__dlpack__\((stream|copy)=.*\)", "-> PyCapsule", TOLD),
    Rule("C5.5: BufferError for what a consumer may not ask for", r".*\.__dlpack__\((max_version|dl_device)=.*\)", "BufferError.*", TOLD),
    Rule("C5.6: what a resource lacks is told first", r"MemoryResource\.(de)?allocate\(size=.*\)", "TypeError: MemoryResource.*",
         "OverflowError.*"),
    Rule("C5.6: a device that is not there has no memory", r"GraphMemoryResource\(device_id=\w+\)", "ValueError.*", "-> .*"),
    Rule("C5.18: without NVML each call says so", r"Device\.to_system_device\(\)", "LibraryNotFoundError.*", "DynamicLibNotFoundError.*"),
    Rule("C5.6: what the driver lets one set can be set", r"DeviceMemoryResource\.attributes\.\w+ = .*", theirs="AttributeError.*"),
    Rule("G8: True is the cache that is there", r"Program\.compile\(cache=bool\)", "-> ObjectCode", "TypeError.*"),
    Rule("C5.7: a list option takes one value too", r"Program\.compile\(name_expressions=bytes\)", "-> ObjectCode", "TypeError.*"),
    Rule("C5.8: a cache is in a folder, whatever becomes of the working directory", r"FileStreamProgramCache\(path=(str|bytes)\)",
         "(-> |FileExistsError).*", "(FileExistsError|TypeError).*"),
    Rule("C5.12: dimensions are checked, lists are some", r"LaunchConfig\(.*", r"(ValueError|TypeError): LaunchConfig.*"),
    Rule("G9: a write takes and refuses what the constructor does", r"(del )?LaunchConfig\..*"),
    Rule("C5.15: copies are of bytes, rows or layers", r".*Memcpy.*size=(list|tuple)\)|Graph\w+\.memcpy\(size=(list|tuple)\)", "ValueError.*",
         "TypeError.*"),
    Rule("C5.15: a condition is the number of its handle", r"int GraphCondition|.*=condition\)", "(-> |CUDAError|RuntimeError|OSError).*",
         "TypeError.*"),
    Rule("C5.16: a view of nothing is refused", r"StridedMemoryView\((obj=None|stream_ptr=.*)?\)", "ValueError.*", rf"-> .*|{TOLD}"),
    Rule("C5.16: modes have names, boxes are lists, too", r"(TensorMapDescriptorOptions|StridedMemoryView\.as_tensor_map)\(.*=(str|list|dict|bytes)\)",
         "(ValueError|TypeError).*", "(ValueError|TypeError|-> ).*"),
    Rule("C5.16: an element type has the tensor's size", r"StridedMemoryView\.as_tensor_map\(data_type=type\)", "ValueError.*", "-> .*"),
    Rule("C5.16: what is no Buffer, or no type, is TypeError", r"StridedMemoryView\.from_buffer\((buffer|dtype)=.*\)",
         "(TypeError|ValueError).*", "AttributeError.*"),
    Rule("C5.16: shapes are numbers and lists, too", r"StridedMemoryView\.from_buffer\((shape|strides)=.*\)", theirs=TOLD),
    Rule("C5.16: a layout is a shape, or what has one", r"StridedMemoryView\.view\(layout=.*\)", theirs=TOLD),
    Rule("C5.16: layouts take lists", r"StridedMemoryView\._layout\.\w+\((shape|axis_order)=(bytes|list)\)", theirs=TOLD),
    Rule("C5.16: layouts hash", "hash StridedMemoryView._layout", "-> int", "TypeError.*"),
    Rule("C5.16: an axis is a number of 64 bits", r"StridedMemoryView\._layout\.repacked\(axis=huge\)", "OverflowError.*", "-> .*"),
    Rule("C5.16: views are copied where that is one copy of bytes", r"StridedMemoryView\.copy_(from|to)\(.*\)",
         theirs=rf"NotImplementedError.*|{TOLD}"),
    # --- further differences on purpose ---
    Rule("G1.2: a wrong number of arguments", r"(Graph\w+\.launch\(args|launch\(kernel_args|\w+\.update\(args)=.*\)",
         "(LaunchTypeError: CUDA_ERROR_INVALID_VALUE: kernel .* takes|TypeError: args must be a sequence).*"),
    Rule("G5: what the driver lets one set can be set", r"Kernel\.attributes\.\w+ = .*", theirs="AttributeError.*"),
    Rule("G6: streams and events are context managers", "with (closed )?(Stream|Event)", theirs="AttributeError.*"),
    Rule("G7: buffers have a length, and bytes where the host can reach them",
         rf"(len|bytes|int|float) {BUFFERS}", "(-> |BufferError|RuntimeError|ValueError).*", "TypeError.*"),
    Rule("G7: buffers that the host can reach have the buffer protocol", rf"{BUFFERS}\.__buffer__\(.*\)", "(-> |BufferError).*",
         r"TypeError.*|NotImplementedError.*"),
    Rule("G7: host objects are copied", rf"{BUFFERS}\.copy_(from|to)\((src|dst)=bytes\)", "(ValueError|BufferError).*", TOLD),
    Rule("G7: what has the buffer protocol fills", r".*\(value=(closed )?buffer\)", "(BufferError|RuntimeError).*",
         "TypeError: a bytes-like.*"),
    Rule("G7: interfaces of buffers are asked", r"StridedMemoryView\.from_cuda_array_interface\(obj=(closed )?buffer\)",
         "(-> |RuntimeError).*", "AttributeError.*"),
    Rule("C2.2: options are an object or a dict of its fields", r"(Managed)?Buffer\.copy_(from|to)\(options=dict\)",
         "TypeError: CopyOptions.*'nosuch'.*", "TypeError: .*CopyOptions, got dict"),
]  # fmt: skip
