"""Cache compiled code in memory, and in files that another process finds."""

import tempfile

import common
from cuda.core import Program, ProgramOptions
from cuda.core.utils import FileStreamProgramCache, InMemoryProgramCache, make_program_cache_key

SOURCE = 'extern "C" __global__ void nothing() { }'

device, stream = common.start()
options = ProgramOptions(arch=f"sm_{device.arch}")
key = make_program_cache_key(code=SOURCE, code_type="c++", options=options, target_type="ptx")
other = make_program_cache_key(code=SOURCE + " ", code_type="c++", options=options, target_type="ptx")
print(type(key).__name__, len(key), key == other)
with tempfile.TemporaryDirectory() as folder:
    for cache in (InMemoryProgramCache(max_size_bytes=1 << 20), FileStreamProgramCache(folder)):
        print(type(cache).__name__, len(cache), cache.get(key))
        codes = [Program(SOURCE, "c++", options).compile("ptx", cache=cache) for _ in range(2)]
        print(len(cache), codes[0].code == codes[1].code, cache.get(key) == codes[0].code, codes[1].get_kernel("nothing").num_arguments)
    with FileStreamProgramCache(folder) as again:
        print(len(again), again[key] == codes[0].code)
        del again[key]
        print(len(again))
