"""Remove statements that a failure does not need."""

import time

from program import If, parts_of, size_of


def places(body):
    """Yield (list, index) of each statement, followed by those inside it."""
    for index, statement in enumerate(body):
        yield body, index
        for part in parts_of(statement):
            yield from places(part)


def remove(body, number):
    """Remove statement `number` if it exists; the statements in an If remain."""
    place = next((place for i, place in enumerate(places(body)) if i == number), None)
    if place:
        part, index = place
        part[index : index + 1] = part[index].then if isinstance(part[index], If) else []


def shrunk_by(make, fails, seconds=600):
    """Return the numbers of the statements to remove, so that the kernel still fails.

    The statements are removed one after the other. fails(numbers) holds for the result, but not
    with one more number. make(numbers) is the kernel without these statements. Many are tried at
    once first; the search ends after so many seconds.
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
