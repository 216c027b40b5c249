"""Run cases on the device that cubind.driver finds, for compare.py.

A request is a line of JSON, and so is its answer. The first request asks for digests of results,
the second for the words of one case, without some of its statements:

    {"cases": ["12", ...]}
    {"digests": {"12": "..."}, "errors": {"13": "..."}}

    {"cases": ["12"], "removed": [3, 0], "words": true, "optimize": 0}
    {"words": ["0", ...], "errors": {}}
"""

import array
import hashlib
import json
import sys

import cases
from cubind import driver
from loaded import DeviceError, Module, ok


RUNNING = "running case "


def attempt(names, request):
    """Return the answer, from one module for all cases."""
    kernels = {name: cases.make(name, request.get("removed", ())) for name in names}
    module = Module(cases.text_of(kernels.values()), request.get("optimize"))
    answer = {"digests": {}, "errors": {}}
    for name, kernel in kernels.items():
        print(f"{RUNNING}{name}", file=sys.stderr, flush=True)  # names the case that hangs
        try:
            data = module.run(kernel, cases.input_of(name))
        except DeviceError as error:
            answer["errors"][name] = str(error)
            break  # a kernel's failure makes the context unusable
        if request.get("words"):
            answer["words"] = [f"{word:x}" for word in array.array("Q", data)]
        else:
            answer["digests"][name] = hashlib.blake2b(data, digest_size=12).hexdigest()
    else:
        module.close()
    return answer


def answered(request):
    """Return the answer; if the module cannot be loaded, try each kernel alone."""
    names = request["cases"]
    try:
        return attempt(names, request)
    except DeviceError as error:
        if len(names) == 1:
            return {"digests": {}, "errors": {names[0]: str(error)}}
    answer = {"digests": {}, "errors": {}}
    for name in names:
        part = answered({**request, "cases": [name]})
        answer["digests"].update(part["digests"])
        answer["errors"].update(part["errors"])
    return answer


def main():
    ok(driver.cuInit(0))
    device = ok(driver.cuDeviceGet(0))
    ok(driver.cuCtxSetCurrent(ok(driver.cuDevicePrimaryCtxRetain(device))))
    name = bytes(ok(driver.cuDeviceGetName(128, device))).split(b"\0")[0].decode()
    print(json.dumps({"device": name}), flush=True)
    for line in sys.stdin:
        answer = answered(json.loads(line))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
