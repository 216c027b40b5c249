"""Add advice to errors about code that does not compile or load; loaded when that happens."""

import re


def _cubin_architecture(code):
    """Return 90 for sm_90, from the head of the ELF file; None if it is no CUDA file."""
    if len(code) < 64 or code[:5] != b"\x7fELF\x02" or code[18:20] != b"\xbe\x00":
        return None
    flags = int.from_bytes(code[48:52], "little")
    # since version 8 of the ABI, the architecture is above the flags
    return flags >> (8 if code[8] >= 8 else 0) & 0xFF


def _ptx_architecture(code):
    target = re.search(rb"^\s*\.target\s+sm_(\d+)", code, re.MULTILINE)
    return int(target[1]) if target else None


def _described(code, code_type):
    """Return (80 for sm_80 or None, a function that says whether a device's capability, as 90, can
    run the code).
    """
    if code_type == "cubin":
        number = _cubin_architecture(code)
        return number, lambda device: number // 10 == device // 10 and number <= device
    number = _ptx_architecture(code) if code_type == "ptx" else None
    return number, lambda device: number <= device


def load(code, code_type, device, major, minor):
    """Return ": the code is for sm_80, …" if that is why the device refuses it, else ""."""
    number, runs = _described(code, code_type)
    capability = 10 * major + minor
    if number is None or runs(capability):
        return ""
    more = "" if code_type == "cubin" else " or newer"
    return f": the code is for sm_{number}{more}, but device {device} is sm_{capability}; compile it with arch='sm_{capability}'"


_LOG_SIZE = 8192


def log_of_ptx(code):
    """Return the driver linker's log about PTX.

    A driver that loads lazily compiles PTX later, and does not pass its log on.
    """
    from cubind import driver

    option = driver.CUjit_option
    log = bytearray(_LOG_SIZE)
    keys = [option.CU_JIT_ERROR_LOG_BUFFER, option.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]
    status, state = driver.cuLinkCreate(len(keys), keys, [log, len(log)])
    if status != driver.CUresult.CUDA_SUCCESS:
        return ""
    text = code.rstrip(b"\0") + b"\0"
    driver.cuLinkAddData(state, driver.CUjitInputType.CU_JIT_INPUT_PTX, text, len(text), b"ptx", 0, [], [])
    driver.cuLinkDestroy(state)
    return bytes(log).split(b"\0")[0].decode(errors="backslashreplace").rstrip()


def _architecture(options, supported):
    """Return a line about `-arch=` if the compiler does not know its value, else ""."""
    given = next((one[len(b"-arch=") :].decode(errors="replace") for one in reversed(options) if one.startswith(b"-arch=")), None)
    found = re.fullmatch(r"(?:(?:sm|compute)_)?(\d*)[a-z]*", given or "")
    digits = found[1] if found else ""
    if given is None or (found and given[:3] in ("sm_", "com") and digits and int(digits) in supported):
        return ""
    meant = [number for number in supported if digits and str(number).startswith(digits)]
    suggestion = f". Did you mean 'sm_{meant[0]}'?" if meant else "."
    names = ", ".join(f"sm_{number}" for number in supported)
    return f"\narch is {given!r}{suggestion} This compiler supports {names}, and likewise compute_{supported[0]} and so on"


def compile(options, supported, source):
    """Return lines to append to the log of a failed compile, each preceded by a line break."""
    said = _architecture(options, supported) if supported else ""
    if re.fullmatch(rb"[^\n;{}]{1,255}\.(cu|cuh|cpp|cc|c|h|hpp|ptx)\s*", source):
        path = source.decode(errors="replace").strip()
        said += f"\nthe source {path!r} looks like a path: pass the text of the file, as in pathlib.Path({path!r}).read_text()"
    return said
