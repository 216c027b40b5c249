"""Pass options that do not exist, and values that an option does not accept."""

from mistakes import area, mistake

AREA = area(
    "Options",
    """
    from cubind.core import Device, EventOptions, Program, ProgramOptions, StreamOptions

    device = Device()
    device.set_current()
    stream = device.create_stream()
    """,
    mistake("A misspelt keyword", "StreamOptions(non_blocking=True)"),
    mistake("A keyword of before 1.0", "EventOptions(enable_timing=True)"),
    mistake("A misspelt key of a dict", """device.create_event({"timing": True})"""),
    mistake("A keyword of nvcc", "ProgramOptions(includes='include')"),
    mistake(
        "A field that is written and not there",
        """
        options = ProgramOptions()
        options.debgu = True
        Program("", "c++", options).compile("ptx")
        """,
    ),
    mistake("A field that is read and not there", "ProgramOptions().fast_math"),
    mistake("Options of another class", "device.create_stream(options=EventOptions())"),
    mistake("A list for options", """Program("", "c++", ["-G"])"""),
    mistake("A number for a macro", """Program("", "c++", ProgramOptions(define_macro=1)).compile("ptx")"""),
    mistake(
        "A path that is a number",
        """Program("#include <a.h>", "c++", ProgramOptions(include_path=1)).compile("ptx")""",
    ),
    mistake(
        "Text for a number of registers",
        """Program("", "c++", ProgramOptions(max_register_count="many")).compile("ptx")""",
    ),
    mistake("Text for a priority", """device.create_stream(options=StreamOptions(priority="high"))"""),
)
