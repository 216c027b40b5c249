"""Takes away what a failure does not need."""

import time

from program import If, parts_of, size_of


def places(body):
    """(list, index) of each statement, those inside others behind them."""
    for index, statement in enumerate(body):
        yield body, index
        for part in parts_of(statement):
            yield from places(part)


def remove(body, number):
    """Takes a statement away, if there are so many; of an If what stands in it remains."""
    place = next((place for i, place in enumerate(places(body)) if i == number), None)
    if place:
        part, index = place
        part[index : index + 1] = part[index].then if isinstance(part[index], If) else []


def shrunk_by(make, fails, seconds=600):
    """Numbers of statements to be taken away one after the other: fails(numbers) holds, and not with one more.

    make(numbers) is the kernel without them. Many are tried at once first; what is left after so many seconds is the answer.
    """
    removed, end = [], time.monotonic() + seconds
    count = max(1, size_of(make(removed).body) // 2)
    while True:
        number, before = 0, len(removed)
        while number < size_of(make(removed).body) and time.monotonic() < end:
            wanted = [*removed, *[number] * count]
            if fails(wanted):
                removed = wanted
            else:
                number += count
        if time.monotonic() >= end or (count == 1 and len(removed) == before):
            return removed
        count = max(1, count // 2)
