"""List rows of copies with options and of batches of copies (see rows.py)."""

from support.core.peer.rows import Raises, Value, better, group, kind, same

PAIR = "a, c = buf(), buf()\n"

# --- CopyOptions ----------------------------------------------------------------------------------

group("copy options")
same(
    "utils.CopyOptions()",
    # Without "<": the comparison replaces members in texts.
    "repr(utils.CopyOptions()).replace('<', '')",
    "repr(utils.CopyOptions('any', dev, core.Host(), 'prefer_overlap_with_compute')).replace('<', '')",
    "utils.CopyOptions('any', dev) == utils.CopyOptions('any', dev), utils.CopyOptions('any') == utils.CopyOptions()",
    "utils.CopyOptions('x')",
    "utils.CopyOptions(src_access_order=5)",
    "utils.CopyOptions(src_access_order=None)",
    "utils.CopyOptions(overlap_mode='x')",
    "o = utils.CopyOptions()\no.src_access_order = 'any'",
    "hash(utils.CopyOptions()) == hash(utils.CopyOptions())",
    "utils.CopyOptions('any').src_access_order, list(utils.MemcpySrcAccessOrder), list(utils.MemcpyOverlapMode)",
    "pickle.loads(pickle.dumps(utils.CopyOptions('any'))) == utils.CopyOptions('any')",
    "dataclasses.asdict(utils.CopyOptions('any')), dataclasses.replace(utils.CopyOptions(), src_access_order='any')",
    PAIR + "a.fill(3, stream=s)\na.copy_to(c, stream=s, options=utils.CopyOptions('any'))\nread(c)[0]",
    PAIR + "a.copy_to(c, stream=s, options=None) is c",
    PAIR + "a.copy_to(c, stream=s, options=5)",
    "type(buf().copy_to(stream=s, options=utils.CopyOptions('any')))",
    "buf(8).copy_to(buf(4), stream=s, options=utils.CopyOptions('any'))",
    "fails('cuMemcpyWithAttributesAsync', 1, lambda: buf().copy_to(buf(), stream=s, options=utils.CopyOptions()))",
)
kind(
    PAIR + "c.copy_from(a, stream=s, options=utils.CopyOptions('during_api_call', dev, core.Host(1)))",
    PAIR + "a.copy_to(c, stream=core.LEGACY_DEFAULT_STREAM, options=utils.CopyOptions('any'))",
    PAIR + "c.copy_from(a, stream=dev.default_stream, options=utils.CopyOptions())",
)
better(
    PAIR + "a.copy_to(c, stream=s, options=utils.CopyOptions(src_location_hint=5))",
    "C4.2: a driver that cannot take the option does not hide a mistake in it",
    Raises("TypeError"),
    Raises("TypeError"),
)
DICT = "C2.2: options are an object or a dict"
better(
    PAIR + "a.copy_to(c, stream=s, options={'src_access_order': 'any'}) is c",
    DICT,
    Value(True),
    Raises("TypeError", "copy_to: options must be CopyOptions, got dict"),
)

# --- copy_batch -----------------------------------------------------------------------------------

group("copy_batch")
same(
    "a, b = [buf() for _ in range(3)], [buf() for _ in range(3)]\nfor i, x in enumerate(a): x.fill(i + 1, stream=s)\n"
    "utils.copy_batch(s, a, b)\n[read(x)[0] for x in b]",
    "utils.copy_batch(s, [], [])",
    "utils.copy_batch(s, [buf()], [])",
    "utils.copy_batch(s, [buf()], [buf(), buf()])",
    "utils.copy_batch(s, [buf(8)], [buf(4)])",
    "utils.copy_batch(s, buf(), buf())",
    "utils.copy_batch(s, [buf()], buf())",
    "utils.copy_batch(s, 5, [buf()])",
    "utils.copy_batch(s, [5], [buf()])",
    "utils.copy_batch(s, [buf()], [5])",
    "utils.copy_batch(core.PER_THREAD_DEFAULT_STREAM, [buf()], [buf()])",
    "a = buf()\na.close()\nutils.copy_batch(s, [a], [buf()])",
    "utils.copy_batch(s, [buf()], [buf()], options=utils.CopyOptions('any'))",
    "utils.copy_batch(s, [buf()] * 2, [buf(), buf()], options=[utils.CopyOptions('any')] * 2)",
    "utils.copy_batch(s, [buf()] * 2, [buf(), buf()], options=[utils.CopyOptions('any')])",
    "utils.copy_batch(s, [buf()], [buf()], options=5)",
    "utils.copy_batch(s, [buf()], [buf()], options=[5])",
    "utils.copy_batch(s, [buf()], [buf()], options=[None])",
    "utils.copy_batch(s, [buf()], [buf()], options=[])",
    "utils.copy_batch(s, (buf(),), (buf(),), options=(utils.CopyOptions(),))",
    "utils.copy_batch(s, [buf(0)], [buf(0)])",
    "fails('cuMemcpyBatchAsync_v2', 1, lambda: utils.copy_batch(s, [buf()], [buf()]))",
)
kind(
    "utils.copy_batch(None, [buf()], [buf()])",
    "utils.copy_batch(5, [buf()], [buf()])",
    "utils.copy_batch(core.LEGACY_DEFAULT_STREAM, [buf()], [buf()])",
    "utils.copy_batch(dev.default_stream, [buf()], [buf()])",
    "b = s.create_graph_builder()\nutils.copy_batch(b, [buf()], [buf()])",
    "utils.copy_batch(s, [buf()])",
    "utils.copy_batch(s, [buf()], [buf()], utils.CopyOptions())",
)
better(
    "utils.copy_batch(s, [buf()], [buf()], options={'src_access_order': 'any'})",
    DICT,
    Value(None),
    Raises("TypeError", "copy_batch: options must be CopyOptions or a sequence of CopyOptions, got dict"),
)
better(
    "class F:\n    def __cuda_stream__(self): return s.__cuda_stream__()\nutils.copy_batch(F(), [buf()], [buf()])",
    "C2.4: every stream argument takes an object with __cuda_stream__",
    Value(None),
    Raises("TypeError"),
)
