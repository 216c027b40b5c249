"""Remove declarations that a fault does not need."""

import time

from library import Fault, Library


def stage_of(workshop, header):
    """Return the fault of a header, with its stage, or None."""
    try:
        Library(workshop, header).run()
    except Fault as fault:
        return fault
    return None


def shrunk(workshop, header, fault, seconds=60):
    """Return the smallest header found in time that fails at the same stage, and its fault.

    Halves are tried first.
    """
    end, size = time.monotonic() + seconds, max(1, len(header.declarations) // 2)
    while True:
        at, before = 0, len(header.declarations)
        while at < len(header.declarations) and time.monotonic() < end:
            smaller = header.without([d.name for d in header.declarations[at : at + size]])
            found = stage_of(workshop, smaller)
            if found and found.stage == fault.stage:
                header, fault = smaller, found
            else:
                at += size
        if time.monotonic() >= end or (size == 1 and len(header.declarations) == before):
            return header, fault
        size = max(1, size // 2)
