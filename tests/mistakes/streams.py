"""Use streams, events and graphs in the wrong order."""

from mistakes import area, mistake

AREA = area(
    "Streams, events and graphs",
    """
    from cubind.core import Device, EventOptions, LaunchConfig, Program, StreamOptions, launch

    device = Device()
    device.set_current()
    stream = device.create_stream()
    timed = EventOptions(timing_enabled=True)
    kernel = Program('extern "C" __global__ void nothing() { }', "c++").compile("cubin").get_kernel("nothing")
    config = LaunchConfig(grid=1, block=32)
    builder = device.create_graph_builder()
    """,
    mistake("The time between events that nobody recorded", "device.create_event(timed) - device.create_event(timed)"),
    mistake("The time between events without timing", "stream.record() - stream.record()"),
    mistake("The time between an event and a number", "stream.record() - 1.0"),
    mistake("A stream for an event", "stream.record(stream)"),
    mistake("Text to wait for", """stream.wait("copy")"""),
    mistake("An event is used after its end", "event = stream.record()\nevent.close()\nevent.sync()"),
    mistake("A stream is used after its end", "stream.close()\nstream.sync()"),
    mistake("A misspelt method", "stream.synchronize()", helps="it does not name sync()"),
    mistake("A priority that the device lacks", "device.create_stream(options=StreamOptions(priority=100))"),
    mistake("A function's result for a callback", """stream.callback(print("done"))"""),
    mistake("A graph is completed that nobody began", "builder.complete()"),
    mistake("The end of building is forgotten", "launch(builder.begin_building(), config, kernel)\nbuilder.complete()"),
    mistake("The beginning of building is forgotten", "launch(builder, config, kernel)"),
    mistake("Building begins twice", "builder.begin_building().begin_building()"),
    mistake(
        "A stream is waited for while it is captured",
        "with stream.capture() as graph:\n    launch(stream, config, kernel)\n    stream.sync()",
    ),
    mistake("A graph is launched while it is captured", "with stream.capture() as graph:\n    graph.launch(stream)"),
    mistake(
        "The builder is launched in place of the graph",
        "builder.begin_building().end_building().launch(stream)",
        helps="it does not say what makes a graph of it",
    ),
    mistake("The stream is forgotten", "builder.begin_building().end_building().complete().launch()"),
    mistake(
        "A graph is launched after its end",
        "graph = builder.begin_building().end_building().complete()\ngraph.close()\ngraph.launch(stream)",
    ),
)
