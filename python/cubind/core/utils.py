"""Provide views of arrays, a decorator that makes them, program caches, work on managed memory."""

from functools import wraps

from cubind._core import (
    DType,
    StridedLayout,
    StridedMemoryView,
    _StridedMemoryViewProxy,  # noqa: F401
    _view_proxies,
    copy_batch,
    discard_batch,
    discard_prefetch_batch,
    prefetch_batch,
)

_COPY_OPTIONS = ("CopyOptions", "MemcpyOverlapMode", "MemcpySrcAccessOrder")
_PROGRAM_CACHES = ("FileStreamProgramCache", "InMemoryProgramCache", "ProgramCacheResource", "make_program_cache_key")

__all__ = [
    *_COPY_OPTIONS,
    *_PROGRAM_CACHES,
    "DType",
    "StridedLayout",
    "StridedMemoryView",
    "args_viewable_as_strided_memory",
    "copy_batch",
    "discard_batch",
    "discard_prefetch_batch",
    "prefetch_batch",
]


def __getattr__(name):
    """Load the program caches and the options of copies on first access."""
    if name in _COPY_OPTIONS:
        from cubind.core import _copy_options

        globals().update({each: vars(_copy_options)[each] for each in _COPY_OPTIONS})
    elif name in _PROGRAM_CACHES:
        from cubind.core import _program_cache, _program_stores

        places = vars(_program_stores) | vars(_program_cache)
        globals().update({each: places[each] for each in _PROGRAM_CACHES})
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return globals()[name]


def __dir__():
    return sorted({*globals(), *__all__})


def args_viewable_as_strided_memory(arg_indices):
    """Pass arguments of any array library to a function as view proxies.

    The positional arguments at `arg_indices` arrive as proxies with ``view(stream_ptr)``. The
    function makes its views once it knows the stream that it works on::

        @args_viewable_as_strided_memory((0, 1))
        def scale(x, out, stream):
            x, out = x.view(stream), out.view(stream)
            launch(stream, config, kernel, x, out, x.size)

    TypeError if `arg_indices` is no tuple. A call with an object that has neither DLPack nor the
    CUDA array interface raises BufferError.
    """
    if not isinstance(arg_indices, tuple):
        raise TypeError(f"arg_indices must be a tuple of ints, got {type(arg_indices).__name__}")

    def decorate(function):
        @wraps(function)
        def wrapper(*args, **kwargs):
            return function(*_view_proxies(args, arg_indices), **kwargs)

        return wrapper

    return decorate
