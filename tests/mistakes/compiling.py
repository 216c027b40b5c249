"""Compile faulty sources, pass unknown options, and ask for kernels that do not exist."""

from mistakes import area, mistake

AREA = area(
    "Compiling",
    """
    from cubind.core import Device, ObjectCode, Program, ProgramOptions

    device = Device()
    device.set_current()
    source = '''
    extern "C" __global__ void scale(float *out, const float *in, float factor, int n)
    {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i < n)
            out[i] = factor * in[i];
    }
    '''
    """,
    mistake("A misspelt type", """Program(source.replace("float factor", "flaot factor"), "c++").compile("cubin")"""),
    mistake(
        "A semicolon is missing",
        """Program(source.replace("threadIdx.x;", "threadIdx.x"), "c++").compile("cubin")""",
    ),
    mistake("A header that does not exist", """Program('#include "scaling.h"' + source, "c++").compile("cubin")"""),
    mistake("The path of a file in place of its text", """Program("kernels/scale.cu", "c++").compile("cubin")"""),
    mistake("Two kernels of one name", """Program(source + source, "c++").compile("cubin")"""),
    mistake(
        "An architecture without its second digit",
        """Program(source, "c++", ProgramOptions(arch="sm_9")).compile("cubin")""",
    ),
    mistake(
        "An architecture that there is not yet",
        """Program(source, "c++", ProgramOptions(arch="sm_999")).compile("cubin")""",
    ),
    mistake("An architecture as a number", """Program(source, "c++", ProgramOptions(arch=90)).compile("cubin")"""),
    mistake(
        "An architecture in words of a product",
        """Program(source, "c++", ProgramOptions(arch="hopper")).compile("ptx")""",
    ),
    mistake(
        "A C++ standard that there is not",
        """Program(source, "c++", ProgramOptions(std="c++99")).compile("cubin")""",
    ),
    mistake("A language that no compiler here takes", """Program(source, "cuda")"""),
    mistake("bytes where text is wanted", """Program(source.encode(), "c++")"""),
    mistake("A target that there is not", """Program(source, "c++").compile("exe")"""),
    mistake(
        "The source and the language change places",
        """Program("c++", source)""",
    ),
    mistake("A misspelt kernel", """Program(source, "c++").compile("cubin").get_kernel("scael")"""),
    mistake(
        'A C++ kernel by its plain name, without extern "C"',
        """Program(source.replace('extern "C"', ""), "c++").compile("cubin").get_kernel("scale")""",
    ),
    mistake(
        "A template that nobody instantiated",
        """
        template = "template<typename T> __global__ void fill(T *out, T value) { out[threadIdx.x] = value; }"
        Program(template, "c++").compile("cubin").get_kernel("fill<float>")
        """,
    ),
    mistake(
        "A misspelt name expression",
        """
        template = "template<typename T> __global__ void fill(T *out, T value) { out[threadIdx.x] = value; }"
        Program(template, "c++").compile("cubin", name_expressions=["fil<float>"])
        """,
    ),
    mistake(
        "__global__ is forgotten",
        """Program(source.replace("__global__ ", ""), "c++").compile("cubin").get_kernel("scale")""",
    ),
    mistake("Text that is no PTX", """ObjectCode.from_ptx(b"mov eax, 1").get_kernel("scale")"""),
    mistake(
        "The path of a cubin that is not there",
        """ObjectCode.from_cubin("kernels/scale.cubin").get_kernel("scale")""",
    ),
)
