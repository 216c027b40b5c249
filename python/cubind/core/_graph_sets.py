"""Implement GraphNode.pred and GraphNode.succ: sets of nodes; changing a set changes the graph."""

from __future__ import annotations

from collections.abc import MutableSet

from cubind._core import GraphNode


def _listed(iterables):
    """Return the nodes of several iterables; a single node counts as an iterable of itself."""
    nodes = []
    for it in iterables:
        nodes.extend([it] if isinstance(it, GraphNode) else it)
    return nodes


class AdjacencySetProxy(MutableSet):
    """The set of nodes before or after a node.

    Adding and discarding nodes adds and removes edges of the graph.
    """

    __slots__ = ("_forward", "_node")

    def __init__(self, node, is_fwd):
        self._node = node
        self._forward = is_fwd

    @classmethod
    def _from_iterable(cls, it):
        return set(it)

    def _now(self):
        return self._node._neighbours(self._forward)

    def __contains__(self, x):
        return isinstance(x, GraphNode) and x in self._now()

    def __iter__(self):
        return iter(self._now())

    def __len__(self):
        return len(self._now())

    def add(self, value, *, programmatic=False):
        """Add an edge to or from a node.

        programmatic: for an edge between kernels, let the second begin before the first has ended,
        as far as the first allows it (programmatic dependent launch).
        """
        self._node._connect((value,), self._forward, programmatic)

    def discard(self, value):
        """Remove the edge to or from a node if there is one."""
        if not isinstance(value, GraphNode):
            raise TypeError(f"expected GraphNode, got {type(value).__name__}")
        if value in self:
            self._node._disconnect((value,), self._forward)

    def clear(self):
        """Remove all edges with one call of the driver."""
        now = self._now()
        if now:
            self._node._disconnect(now, self._forward)

    def update(self, *others):
        """Add edges to all nodes of the iterables with one call of the driver."""
        nodes = _listed(others)
        if nodes:
            self._node._connect(nodes, self._forward, False)

    def __ior__(self, it):
        self.update(it)
        return self

    def __isub__(self, it):
        """Remove the edges to all nodes of the iterable with one call of the driver."""
        nodes = self._now().intersection(it)
        if nodes:
            self._node._disconnect(nodes, self._forward)
        return self

    def __repr__(self):
        return "{" + ", ".join(repr(node) for node in self) + "}"


AdjacencySetProxy.__module__ = "cubind.core.graph"
