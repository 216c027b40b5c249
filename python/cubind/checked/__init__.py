"""The checked form of each binding: functions return plain values and raise on failure."""

from sys import _getframe


class _Path(list):
    """The package's path.

    A search that reaches its end has found nothing, which explain() reports.
    """

    def __iter__(self):
        yield from super().__iter__()
        from cubind._missing_modules import explain

        explain(_getframe(1))


__path__ = _Path(__path__)
