"""Drawings of graphs: their nodes, boxes and layers, and graphs that are large or odd."""

import random
import time

import pytest
from cubind import _core, _notebook_graph
from cubind.core import graph as graphs
from core.notebook.test_html import text_of
from support.core.node_graphs import buffers, code, config, g  # noqa: F401

K, F, J = ("kernel", "k", "1 × 32"), ("memory", "fill"), ("order", "join")
ROW = [(i, i + 1) for i in range(9)]
FAN = [(0, i) for i in range(1, 9)] + [(i, 9) for i in range(1, 9)]
# Three rows of four between a first and a last node.
ROWS = [(a, b) for row in range(5) for at in range(4) for a, b in [(1 + 4 * row + at, 2 + 4 * row + at)] if at < 3]
ROWS += [(0, 1 + 4 * row) for row in range(5)] + [(4 + 4 * row, 21) for row in range(5)]


@pytest.mark.parametrize(
    "texts, edges, boxes, arrows",
    [
        ([], [], [], []),
        ([K], [], [K], []),
        ([F] + [K] * 8 + [J], ROW, [F, (*K, "8 in a row"), J], [(0, 1), (1, 2)]),
        ([K] * 10, ROW, [(*K, "10 in a row")], []),
        ([F] + [K] * 8 + [J], FAN, [F, (*K, "8 side by side"), J], [(0, 1), (1, 2)]),
        ([F] + [K] * 20 + [J], ROWS, [F, (*K, "4 in a row", "5 side by side"), J], [(0, 1), (1, 2)]),
        ([F, K, K, J], [(0, 1), (0, 2), (1, 3), (2, 3)], [F, K, K, J], [(0, 1), (0, 2), (1, 3), (2, 3)]),
        ([K] * 3, ROW[:2], [K] * 3, ROW[:2]),
    ],
)
def test_boxes(texts, edges, boxes, arrows):
    assert _notebook_graph.merged(texts, edges) == (boxes, arrows)


def test_merging_keeps_order():
    """For random graphs, an arrow between boxes never points to an earlier layer."""
    random.seed(3)
    for _ in range(50):
        count = random.randrange(1, 40)
        edges = {(a, b) for a, b in (sorted(random.sample(range(count), 2)) for _ in range(count)) if a != b} if count > 1 else set()
        boxes, arrows = _notebook_graph.merged([random.choice((K, F, J)) for _ in range(count)], edges)
        layer = _notebook_graph.layers(len(boxes), arrows)
        assert all(layer[a] < layer[b] for a, b in arrows)
        assert text_of(_notebook_graph._html("G", boxes, arrows, count, len(edges)))


def test_names_are_escaped():
    html = _notebook_graph._html("<G>", [("kernel", "a<b>&\"'", "1 × 1"), ("host", "callback", "<lambda>")], [(0, 1)], 2, 1)
    text = text_of(html)
    assert "<G>" in text and "a<b>&\"'" in text and "<lambda>" in text and "<lambda>" not in html


def test_nodes(g, device, stream, buffers, code, config):
    """Each kind of node has its words."""
    kernel = code.get_kernel("saxpy")
    a, b = buffers
    child = graphs.GraphDefinition()
    child.memset(a, 0, 8).memset(a, 0, 8)
    start = g.memset(a, 0, 64)
    start.memcpy(b, a, 32)
    start.launch(config, kernel, 1, 2.0, a, b) if kernel.num_arguments == 4 else None
    start.embed(child)
    event = device.create_event()
    start.record(event).wait(event)
    memory = start.allocate(2048)
    memory.deallocate(memory.dptr)
    start.callback(len)
    loop = start.while_loop(g.create_condition(1))
    loop.body.memset(a, 0, 8)
    _kept = start.if_else(g.create_condition(0))  # drivers before CUDA 13.2 do not tell its kind
    start.join()
    html = g._repr_html_()
    text = text_of(html)
    for words in ("GraphDefinition", "copy 32 bytes", "graph 2 nodes", "record event", "wait for event", "allocate 2 KiB", "free",
                  "callback", "while 1 node", "if … else 0, 0 nodes", "join"):  # fmt: skip
        assert words in " ".join(text.split()), words
    assert html == g._repr_html_()


def test_order_is_the_driver_s(g, buffers):
    nodes = [g.memset(buffers[0], 0, 1 + i % 60) for i in range(100)]
    for i in range(99):
        nodes[i + 1].pred.add(nodes[i])
    assert g._listed(False) == nodes and set(g._listed(True)) == g.edges()


@pytest.mark.parametrize("shape", ["row", "fan", "all"])
def test_large_graphs_are_cut(g, buffers, shape):
    """A drawing is small, quick and says what it lacks."""
    a = buffers[0]
    count = 10_000 if shape != "all" else 50
    node, made = g, []
    for i in range(count):
        new = node.memset(a, 0, 1 + i % 60)
        if shape == "all":
            new.pred = set(made)
        made.append(new)
        node = new if shape == "row" else g
    start = time.monotonic()
    html = g._repr_html_()
    assert time.monotonic() - start < 20 and len(html) < 100_000
    text = text_of(html)
    lacks = {"row": "the first 2000 nodes of 10000 are read; 60 boxes of 2000 are drawn", "fan": "the first 2000 nodes of 10000 are read",
             "all": "300 arrows of 1225 are drawn"}  # fmt: skip
    assert f"{count} nodes" in text and lacks[shape] in text


@pytest.fixture
def shown():
    _core._show_graphs(True)
    yield
    _core._show_graphs(False)


def capture(stream, buffers, count, *graph):
    with stream.capture(*graph) as made:
        for i in range(count):
            buffers[0].fill(i, stream=stream)
    return made


def test_executable_graphs(stream, buffers, shown):
    graph = capture(stream, buffers, 3)
    assert "Graph 3 nodes (3 × fill), 2 edges" in " ".join(text_of(graph._repr_html_()).split())
    capture(stream, buffers, 3, graph)  # updated in place
    assert len(graph._definition().nodes()) == 3
    capture(stream, buffers, 5, graph)  # instantiated anew
    assert len(graph._definition().nodes()) == 5
    graph.launch(stream)
    graph.close()
    stream.sync()
    assert graph._definition() is None and text_of(graph._repr_html_()).split() == ["Graph", "closed"]


def test_definitions_and_builders(g, device, stream, buffers, shown):
    g.memset(buffers[0], 0, 8)
    graph = g.instantiate()
    assert graph._definition() == g
    graph.update(g)
    assert graph._definition() == g
    builder = stream.create_graph_builder().begin_building()
    buffers[0].fill(1, stream=builder)
    made = builder.end_building().complete()
    builder.close()
    assert len(made._definition().nodes()) == 1


def test_graphs_keep_nothing_otherwise(stream, buffers):
    graph = capture(stream, buffers, 3)
    assert graph._definition() is None
    assert "%load_ext cubind" in text_of(graph._repr_html_())


def test_a_capture_that_fails_changes_nothing(stream, buffers, shown):
    graph = capture(stream, buffers, 2)
    with pytest.raises(ZeroDivisionError), stream.capture(graph):
        buffers[0].fill(0, stream=stream)
        _ = 1 / 0
    assert len(graph._definition().nodes()) == 2


def test_switched_off_again(stream, buffers):
    _core._show_graphs(True)
    graph = capture(stream, buffers, 2)
    _core._show_graphs(False)
    assert len(graph._definition().nodes()) == 2
    capture(stream, buffers, 2, graph)
    assert graph._definition() is None
