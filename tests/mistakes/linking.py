"""Link objects that do not fit together, and code for another device."""

from mistakes import area, mistake

AREA = area(
    "Linking",
    """
    from cubind.core import Device, Linker, LinkerOptions, ObjectCode, Program, ProgramOptions

    device = Device()
    device.set_current()
    part = ProgramOptions(relocatable_device_code=True)
    main = '''
    extern __device__ int twice(int);
    extern "C" __global__ void run(int *at) { *at = twice(*at); }
    '''
    twice = "__device__ int twice(int x) { return 2 * x; }"

    def compiled(source, target="ptx"):
        return Program(source, "c++", part).compile(target)
    empty = "__global__ void k() { }"
    """,
    mistake("A function that nobody defines", """Linker(compiled(main)).link("cubin")"""),
    mistake(
        "A function that two objects define",
        """Linker(compiled(main), compiled(twice), compiled(twice)).link("cubin")""",
    ),
    mistake("Objects in a list", """Linker([compiled(main), compiled(twice)]).link("cubin")"""),
    mistake("The source in place of an object", """Linker(main).link("cubin")"""),
    mistake(
        "Options for another architecture by a misspelt keyword",
        """Linker(compiled(main), compiled(twice), options=LinkerOptions(architecture="sm_90"))""",
    ),
    mistake("A target that no linker makes", """Linker(compiled(main), compiled(twice)).link("ltoir")"""),
    mistake(
        "PTX for a newer device",
        """Program(empty, "c++", ProgramOptions(arch="sm_120")).compile("ptx").get_kernel("_Z1kv")""",
    ),
    mistake(
        "Machine code for another device",
        """Program(empty, "c++", ProgramOptions(arch="sm_80")).compile("cubin").get_kernel("_Z1kv")""",
        alone=True,
        env={"CUBIND_SIMULATOR": "compute_capability=12.0"},
    ),
)
