"""Make the candidates of tune(): combinations of a space, their launches, reasons to skip one."""

from __future__ import annotations

import ctypes
import inspect
import itertools
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from math import prod
from string import Formatter
from typing import TYPE_CHECKING, Any

from cubind.core import Device, Kernel, LaunchConfig, Program, ProgramOptions, Stream, launch
from cubind.core._includes import Unresolvable, follow

if TYPE_CHECKING:
    from cubind.tune._results import Row

Candidate = dict[str, Any]

# The parameters of a launch that a candidate may set.
LAUNCH_NAMES = tuple(inspect.signature(LaunchConfig).parameters)


def candidates_of(space: Mapping[str, Sequence[Any]] | Iterable[Candidate]) -> list[Candidate]:
    if not isinstance(space, Mapping):
        return [dict(candidate) for candidate in space]
    for name, values in space.items():
        if isinstance(values, (str, bytes)) or not isinstance(values, Iterable):
            raise TypeError(f"space[{name!r}] must be a sequence of values, not {values!r}")
    return [dict(zip(space, values, strict=True)) for values in itertools.product(*space.values())]


class Template:
    """A kernel in CUDA C++ whose name or options depend on the candidate.

    code: source of the program.
    name: the kernel's name; {TILE} stands for the candidate's value of that name: "matmul<{TILE}>".
    defines: names of the candidate that the program also gets as macros.
    options: parameters of ProgramOptions; the default architecture is the device's.
    target: the output of Program.compile(), "cubin" or "ptx".

    Each kernel is compiled once; Program's own cache keeps it on disk.
    """

    def __init__(
        self,
        code: str,
        name: str,
        *,
        defines: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        target: str = "cubin",
    ) -> None:
        self.code, self.name, self.defines = code, name, tuple(defines)
        self.options, self.target = dict(options or {}), target
        self._kernels: dict[tuple[Any, ...], Kernel] = {}
        self._is_plain = not any(field for _, field, _, _ in Formatter().parse(name))

    @property
    def key(self) -> str:
        """A digest of everything that is compiled."""
        said = (self.code, self.name, self.defines, sorted(self.options.items()), self.target, self._included())
        return sha256(repr(said).encode()).hexdigest()

    def _included(self) -> Any:
        """Return the digest of the headers, as for Program's cache."""
        try:
            return follow(self.code.encode("utf-8", "surrogateescape"), ProgramOptions(**self.options)).digest
        except Unresolvable:  # an included name comes from a macro
            return None

    def kernel(self, device: Device, candidate: Candidate) -> Kernel:
        """Return the kernel of a candidate for a device.

        KeyError if the candidate lacks a name.
        """
        name = self.name if self._is_plain else self.name.format_map(candidate)
        macros = tuple((macro, str(candidate[macro])) for macro in self.defines)
        key = (device.device_id, name, macros)
        if key not in self._kernels:
            options = {"arch": f"sm_{device.arch}"} | self.options
            if macros:
                given = options.get("define_macro")
                others = [given] if isinstance(given, (str, tuple)) else given or ()
                options["define_macro"] = [*others, *macros]
            program = Program(self.code, "c++", ProgramOptions(**options))
            self._kernels[key] = program.compile(self.target, name_expressions=(name,)).get_kernel(name)
        return self._kernels[key]


class Work:
    """Work to time instead of a launch: library calls, or several launches.

    function: takes a candidate and returns a function without arguments, which queues the
    candidate's work on tune()'s stream.

    Nothing identifies the work by itself; with a `key`, tune() keeps its results.
    """

    def __init__(self, function: Callable[[Candidate], Callable[[], object]]) -> None:
        if not callable(function):
            raise TypeError(f"function must be a function that takes a candidate, got {type(function).__name__}")
        self.function = function


class Works:
    """The counterpart of Launches for a Work: rows without a configuration and a kernel."""

    def __init__(self, work: Work, arguments: object, fixed: Mapping[str, Any], stream: Stream) -> None:
        given = [*(["arguments"] if arguments != () else []), *fixed]
        if given:
            raise TypeError(f"{given[0]} is only for launches: a Work does everything in its function")
        self._work = work
        self.stream, self.device = stream, stream.device

    def identity(self, key: str | None) -> str | None:
        return key

    def configure(self, row: Row) -> None:
        pass

    def compile(self, row: Row) -> None:
        pass

    def kinds(self, row: Row) -> list[Any]:
        return []

    def work(self, row: Row) -> Callable[[], object]:
        return self._work.function(row.candidate)


class Launches:
    """The launches of the candidates: kernel, arguments, configuration and stream."""

    def __init__(
        self,
        kernel: Kernel | Template | Callable[[Candidate], Kernel],
        arguments: Sequence[Any] | Callable[[Candidate], Sequence[Any]],
        fixed: Mapping[str, Any],
        stream: Stream,
    ) -> None:
        for name in fixed:
            if name not in LAUNCH_NAMES:
                raise TypeError(f"tune() got an unexpected keyword argument '{name}'")
        if not isinstance(kernel, (Kernel, Template)) and not callable(kernel):
            raise TypeError(f"kernel must be a Kernel, a Template or a function, got {type(kernel).__name__}")
        self._kernel, self._arguments, self._fixed = kernel, arguments, dict(fixed)
        self.stream, self.device = stream, stream.device

    def identity(self, key: str | None) -> str | None:
        """Return text that identifies the code; None if nothing does."""
        own = self._kernel.key if isinstance(self._kernel, Template) else None
        return own if key is None else f"{own} {key}"

    def configure(self, row: Row) -> None:
        """Give the row its LaunchConfig, or the error that prevents one."""
        candidate = row.candidate
        try:
            said = {name: value(candidate) if callable(value) else value for name, value in self._fixed.items()}
            row.config = LaunchConfig(**(said | {n: v for n, v in candidate.items() if n in LAUNCH_NAMES}))
        except Exception as error:  # also from the caller's functions
            row.fail(error)

    def compile(self, row: Row) -> None:
        """Give the row its kernel."""
        if isinstance(self._kernel, Template):
            row.kernel = self._kernel.kernel(self.device, row.candidate)
        else:
            row.kernel = self._kernel if isinstance(self._kernel, Kernel) else self._kernel(row.candidate)

    def kinds(self, row: Row) -> list[Any]:
        """Return the properties of the arguments on which the time may depend."""
        return [kind_of(argument) for argument in self._given(row)]

    def work(self, row: Row) -> Callable[[], object]:
        """Return a function that queues one launch of a prepared row."""
        arguments, stream, config, kernel = tuple(self._given(row)), self.stream, row.config, row.kernel
        assert kernel is not None and config is not None
        return lambda: launch(stream, config, kernel, *arguments)

    def _given(self, row: Row) -> Sequence[Any]:
        return self._arguments(row.candidate) if callable(self._arguments) else self._arguments


def kind_of(argument: Any) -> Any:
    """Return shape and type, size, or an integer's value, which may be a size; no address."""
    value = argument.value if isinstance(argument, ctypes._SimpleCData) else argument
    if not getattr(value, "shape", None):  # an array of one item also has an index
        try:
            return operator.index(value)
        except TypeError:
            pass
    shape, dtype = getattr(argument, "shape", None), getattr(argument, "dtype", None)
    if shape is not None and dtype is not None:
        return [str(dtype), *map(int, shape)]
    size = getattr(argument, "size", None)
    return [type(argument).__name__, size] if isinstance(size, int) else type(argument).__name__


def refusal(row: Row, device: Device, min_occupancy: float) -> str:
    """Say why a row is not worth a launch, or return "". Also set its occupancy."""
    if row.kernel is None or row.config is None:  # a row of a Work
        return ""
    properties, attributes = device.properties, row.kernel.attributes[device]
    threads, shared = prod(row.config.block), row.config.shmem_size
    if threads > attributes.max_threads_per_block:
        return f"{threads} threads per block, but the kernel allows {attributes.max_threads_per_block}"
    if shared > attributes.max_dynamic_shared_size_bytes:
        most = attributes.max_dynamic_shared_size_bytes
        return f"{shared} bytes of dynamic shared memory, but the kernel's max_dynamic_shared_size_bytes is {most}"
    blocks = row.kernel.occupancy.max_active_blocks_per_multiprocessor(threads, shared)
    row.occupancy = blocks * threads / properties.max_threads_per_multiprocessor
    if blocks == 0:
        return "no block fits on a multiprocessor"
    if row.occupancy < min_occupancy:
        return f"occupancy {row.occupancy:.2f} is less than {min_occupancy:.2f}"
    return ""
