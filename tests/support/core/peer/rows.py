"""Add rows of Python source that core/peer/test_calls.py runs with cuda-core 1.2.2 and cubind.

cuda-core is called the peer. A row also says how the two outcomes may differ:

    same(source)      equal values, exception types and texts, warnings. cubind may append
                      to a text.
    kind(source)      equal values, or the same exception type. No text is fixed (rule C2.7
                      of docs/compatibility-core.md).
    better(source, reason, ours, peer)
                      an intended difference. `reason` begins with a rule number of
                      docs/compatibility-core.md; `ours` and `peer` are the outcomes.
    not_yet(source, reason, ours, peer)
                      like better(), for features that this release lacks.

side.py defines the names that the sources use: dev, s (a stream), buf(size), kernel(name),
passed(kinds, *args), …
"""

from typing import Any, NamedTuple


class Value(NamedTuple):
    value: Any = ...  # ...: any value


class Raises(NamedTuple):
    type: str
    text: str = ""  # how it begins


class Row(NamedTuple):
    group: str
    source: str
    text: bool = True
    reason: str = ""
    ours: Value | Raises | None = None
    peer: Value | Raises | None = None
    warnings: bool = True  # compare the texts of warnings, not only their categories
    least: int = 0  # the oldest driver that can do it, as cuDriverGetVersion() says it

    @property
    def key(self):
        return f"{self.group}: " + "; ".join(line.strip() for line in self.source.strip().splitlines())


ROWS = []
_group = [""]


def group(name):
    _group[0] = name


def same(*sources):
    ROWS.extend(Row(_group[0], source) for source in sources)


def kind(*sources):
    ROWS.extend(Row(_group[0], source, text=False) for source in sources)


def needs(least, *sources):
    ROWS.extend(Row(_group[0], source, least=least) for source in sources)


def better(source, reason, ours, peer, least=0):
    ROWS.append(Row(_group[0], source, reason=reason, ours=ours, peer=peer, warnings=False, least=least))


def warned(*sources):
    """Add rows that are equal except for the texts of warnings.

    Few of these texts are fixed, so only the categories are compared.
    """
    ROWS.extend(Row(_group[0], source, warnings=False) for source in sources)


not_yet = better
ARGUMENT = "C2.7: a wrong argument type is TypeError"
NONE = Value(None)
