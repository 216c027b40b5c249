"""Check the cache of compiled programs."""

from collections.abc import Iterator

from cubind._command.problems import Check, Facts, Problem

_LITTLE = 16 << 20  # bytes of free space
_EVERY_TIME = "Every process compiles its kernels anew."
_OFF = "or turn the cache off: export CUBIND_CACHE=0"


def folder(facts: Facts) -> Iterator[Problem]:
    cache = facts["cache"]
    if cache["is_off"]:
        return
    if cache["error"]:
        remedy = (
            "Set CUBIND_CACHE_DIR to an absolute path"
            if "relative" in cache["error"]
            else "Set HOME or CUBIND_CACHE_DIR to a folder of your own"
        )
        yield Problem(
            "cache-no-folder",
            "warning",
            f"The program cache has no folder: {cache['error']}.",
            _EVERY_TIME,
            f"{remedy}, {_OFF}",
        )
    elif cache["folder"] is None:
        return
    elif cache["exists"] and not cache["is_folder"]:
        yield Problem(
            "cache-no-folder",
            "warning",
            f"The program cache {cache['folder']} is no folder.",
            _EVERY_TIME,
            f"Remove that file, or set CUBIND_CACHE_DIR, {_OFF}",
        )
    elif not cache["is_writable"] or not cache["is_readable"]:
        place = cache["folder"] if cache["exists"] else cache["nearest"]
        yield Problem(
            "cache-not-writable",
            "warning",
            f"This user cannot {'write to' if cache['is_readable'] else 'read'} {place}, where the program cache is.",
            _EVERY_TIME,
            f"chmod u+rwx {place}, or set CUBIND_CACHE_DIR to a folder of your own, {_OFF}",
        )
    elif cache["distrust"]:
        yield Problem(
            "cache-not-safe",
            "warning",
            f"The program cache is off: {cache['distrust']}, so it could contain code of other users.",
            _EVERY_TIME,
            f"chmod 700 {cache['folder']}, or set CUBIND_CACHE_DIR to a folder of your own, {_OFF}",
        )
    elif cache.get("write_error") or (cache["free"] is not None and cache["free"] < _LITTLE):
        how = cache.get("write_error") or f"only {cache['free'] >> 20} MiB are free"
        yield Problem(
            "cache-no-space",
            "warning",
            f"The program cache {cache['folder']} cannot take new entries: {how}.",
            _EVERY_TIME,
            f"Free space, run cubind cache clear, or set CUBIND_CACHE_DIR to another disk, {_OFF}",
        )


def entries(facts: Facts) -> Iterator[Problem]:
    damaged = facts["cache"]["damaged"]
    for path, why in damaged.items():
        yield Problem(
            "cache-entry-damaged",
            "warning",
            f"An entry of the program cache is damaged: {path} ({why}).",
            "cubind removes it and compiles that program once more.",
            f"rm {path}; if it happens again, check the disk",
        )


CHECKS: list[Check] = [folder, entries]
