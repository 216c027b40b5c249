"""Store results on disk: one JSON file per device, code, space and kind of arguments."""

from __future__ import annotations

import json
import math
import os
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from cubind import __version__
from cubind.checked import driver
from cubind.core import Device
from cubind.core._cache_folder import Foreign, cache_root, open_own, read_all, remove, write_new

if TYPE_CHECKING:
    from cubind.tune._results import Row

_SCHEMA = 1
_LARGEST = 1 << 24  # bytes


class Store:
    """The file of one result. Its contents only decide which candidate is chosen."""

    def __init__(self, folder: str, about: dict[str, Any]) -> None:
        self.about = about
        name = sha256(json.dumps(about, sort_keys=True).encode()).hexdigest()
        self.path = os.path.join(folder, f"{name}.json")

    def load(self, rows: list[Row]) -> bool:
        """Fill in the stored rows; return whether all rows are known."""
        try:
            file, state = open_own(self.path)
            try:
                kept = json.loads(read_all(file, min(state.st_size, _LARGEST)))
            finally:
                os.close(file)
            if kept["about"] != self.about or len(kept["rows"]) != len(rows):
                return False
            known = [_read(row, told) for row, told in zip(rows, kept["rows"], strict=True)]
        except FileNotFoundError:
            return False
        # Damaged, or another user's: measure again.
        except (OSError, Foreign, ValueError, KeyError, TypeError, OverflowError, RecursionError):
            return False
        for row, values in zip(rows, known, strict=True):
            row.state, row.note, row.milliseconds, row.occupancy = values
        return all(row.state != "open" for row in rows)

    def keep(self, rows: list[Row]) -> None:
        """Store the rows. OSError if the file cannot be written."""
        told = [
            {
                "candidate": plain(row.candidate),
                "state": row.state,
                "note": row.note,
                "milliseconds": row.milliseconds,
                "occupancy": row.occupancy,
            }
            for row in rows
        ]
        os.makedirs(os.path.dirname(self.path), mode=0o700, exist_ok=True)
        temporary = f"{self.path}.{os.urandom(8).hex()}.part"
        write_new(temporary, json.dumps({"about": self.about, "rows": told}, indent=1).encode())
        try:
            os.replace(temporary, self.path)
        except BaseException:
            remove(temporary)
            raise


def open_store(
    cache: bool | str | os.PathLike[str], device: Device, code: str | None, about: dict[str, Any]
) -> Store | None:
    """Return the Store, or None if nothing is to be kept or nothing identifies the code.

    about: everything else on which the times depend.
    """
    if cache is False or code is None:
        return None
    try:
        folder = os.path.join(cache_root(), "tune") if cache is True else os.path.abspath(os.fspath(cache))
    except OSError:  # no home folder
        return None
    properties = device.properties
    numbers = [properties.multiprocessor_count, properties.clock_rate, driver.cuDriverGetVersion()]
    on = [device.name, device.arch, *numbers]
    return Store(folder, plain({"schema": _SCHEMA, "cubind": __version__, "device": on, "code": code} | about))


def plain(value: Any) -> Any:
    """Convert a value to what JSON can hold."""
    if isinstance(value, dict):
        return {str(name): plain(inner) for name, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(inner) for inner in value]
    return value if value is None or isinstance(value, (bool, int, float, str)) else repr(value)


def _printable(text: str) -> str:
    """Return the text without characters that control a terminal."""
    return "".join(each if each.isprintable() or each == "\n" else ascii(each)[1:-1] for each in text)


def _read(row: Row, told: dict[str, Any]) -> tuple[Any, str, list[float], float | None]:
    """Return state, note, times and occupancy. ValueError if they do not belong to the row."""
    state, times, occupancy = told["state"], [float(t) for t in told["milliseconds"]], told["occupancy"]
    is_sound = state in ("open", "measured", "left out", "failed") and (state == "measured") == bool(times)
    is_sound = is_sound and all(math.isfinite(t) and t >= 0 for t in times)
    is_sound = is_sound and (occupancy is None or math.isfinite(occupancy))
    if not is_sound or told["candidate"] != plain(row.candidate):
        raise ValueError("not a result of this space")
    return state, _printable(str(told["note"])) if state != "open" else "", times, None if occupancy is None else float(occupancy)
