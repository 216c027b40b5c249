"""_ptxas.py PTXAS ARGUMENT ...: run ptxas, and keep the PTX in the cubin, for the simulated device.

Programs call this script in place of ptxas for each compile, so to start fast it imports nothing of
cubind.
"""

import ctypes
import os
import subprocess
import sys

LIBRARY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "libcuda.so.1")
DEFAULT_OUTPUT = "elf.o"


def _output(arguments):
    for before, argument in zip(["", *arguments], arguments, strict=False):
        if before in ("-o", "--output-file"):
            return argument
        if argument.startswith(("-o=", "--output-file=")):
            return argument.partition("=")[2]
    return DEFAULT_OUTPUT


def _read(path):
    with open(path, "rb") as file:
        return file.read()


def _texts(arguments, output):
    """Yield the PTX among the named files."""
    for argument in arguments:
        if argument != output and not argument.startswith("-") and os.path.isfile(argument):
            text = _read(argument)
            if b".version" in text and b"\0" not in text.rstrip(b"\0"):
                yield text


def _carry(path, text):
    """Put the text into a cubin; any other file stays as it is."""
    cubin = _read(path)
    call = ctypes.CDLL(LIBRARY).cubind_simulator_carry
    call.restype = ctypes.c_size_t
    call.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_size_t]
    size = call(None, cubin, len(cubin), text, len(text))
    if size > len(cubin):
        out = ctypes.create_string_buffer(size)
        call(out, cubin, len(cubin), text, len(text))
        with open(path, "wb") as file:
            file.write(out.raw)


def main(ptxas, *arguments):
    status = subprocess.call([ptxas, *arguments])
    if status != 0:
        return status if status > 0 else 128 - status
    if {"-V", "--version"} & set(arguments):
        # programs use this in their cache keys
        print("with PTX next to the machine code, for cubind's simulated device")
        return 0
    output = _output(arguments)
    if os.path.isfile(output):
        for text in _texts(arguments, output):
            _carry(output, text)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
