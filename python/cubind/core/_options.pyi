from dataclasses import dataclass
from typing import Any

class Options:
    """Base of the options classes.

    A subclass lists its fields as `name: type = default`, those without a
    default first. Its module must have `from __future__ import annotations`.
    `__post_init__`, if there is one, runs after the fields are set.
    """

    def __replace__(self, /, **changes: Any) -> Any:
        """Return the same options with these fields changed."""

@dataclass
class StreamOptions(Options):
    """Options of a new stream.

    nonblocking: the stream does not synchronize with the legacy default
    stream. Default True.
    priority: an int in the device's range; lower numbers go first. None is the
    lowest priority. Default None.
    """

    nonblocking: bool = True
    priority: int | None = None

@dataclass
class EventOptions(Options):
    """Options of a new event.

    timing_enabled: the event records a time, so that two events can be
    subtracted. Default False.
    blocking_sync: a thread in Event.sync() sleeps instead of spinning. Default
    False.
    ipc_enabled: other processes may use the event. Default False.
    """

    timing_enabled: bool = False
    blocking_sync: bool = False
    ipc_enabled: bool = False
