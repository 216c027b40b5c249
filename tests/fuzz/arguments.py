"""Call every function of every module with hostile arguments, on the stub libraries.

    arguments.py run --seconds N --seed S --findings FOLDER   make calls; fails on a finding
    arguments.py again FILE                                   repeats the calls of a finding

The calls are made in both forms, plain and checked. Call number N of seed S is always the same
call, except for the effects of other threads. A child process makes the calls, under
AddressSanitizer if the build has it (CUBIND_BUILD, by default the build of the preset asan).

A finding is a child that dies or hangs, or one of these effects, which no call may have:

* a SystemError
* a buffer that stays exported
* an argument whose reference count has changed although the call failed
* a write to bytes that CPython owns
"""

import argparse
import contextlib
import gc
import json
import mmap
import os
import random
import resource
import signal
import struct
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(Path(__file__).parent)]

BATCH = 20_000       # calls of one child
HANG = 60            # seconds for one call
MOST_MEMORY = 4 << 30
NEAR_THE_END = 60    # frames left before the recursion limit
SPENT = 4            # exit status of a child in whose process no more calls can be made


# --- one call -------------------------------------------------------------------------------------

# Kinds whose ints are addresses that the stub dereferences. Such calls run with the stub in free
# mode, which dereferences nothing.
LOOKED_BEHIND = {"handle_ref", "handle", "record", "list_room", "inout_scalar", "pointer_int", "kernel_params"}
LOOKED_BEHIND |= {"callback", "number_in", "number_out", "number_inout", "typed_in", "list_address", "option_values"}


class Changer(threading.Thread):
    """Change the passed objects during a call."""

    def __init__(self):
        super().__init__(daemon=True)
        self.world = None
        self.work = threading.Event()
        self.changing = threading.Lock()

    def begin(self, world):
        self.world = world
        self.work.set()

    def end(self):
        """Wait for a change in progress, which would disturb the checks of the next call."""
        self.work.clear()
        with self.changing:
            pass

    def run(self):
        while self.work.wait():
            with self.changing:
                if self.work.is_set():
                    self.world.change()
            time.sleep(0)


class Finding(Exception):
    pass


class Spent(Exception):
    """Earlier calls left the process unusable for further calls; a new process continues."""


class Caller:
    """Makes the calls of one seed."""

    def __init__(self, seed):
        from support import calls, libraries

        libraries.use_build()
        self.seed = seed
        self.stubs = {name: libraries.load_stub(name) for name in libraries.MODULES}
        self.functions = calls.all_functions()
        self.classes = {name: self._classes(calls.module_of(name)) for name in libraries.MODULES}
        self.changer = Changer()
        self.changer.start()
        self.shared = [bytes([i]) for i in range(256)]
        self.letters = bytes(range(256))
        self.last = None

    @staticmethod
    def _classes(module):
        found = [getattr(module, name) for name in dir(module) if not name.startswith("__")]
        return [c for c in found if isinstance(c, type) and not issubclass(c, BaseException)]

    def start(self, number):
        """Return the arguments of a call: (function, callable, positional, by keyword, world)."""
        import hostile
        from support import calls, values
        from support import stub as stubs

        rng = random.Random(f"{self.seed}:{number}")
        world = hostile.World(rng)
        function = self.functions[rng.randrange(len(self.functions))]
        stub = self.stubs[function.model.module]
        stub.reset()
        stub.set_mode(stubs.FREE)
        choice = rng.choice(values.typed_rows(function))
        checked, buffers = rng.randrange(2) == 1, rng.randrange(2) == 1
        prepared = calls.Prepared(stub, function, choice, checked, filled=False, buffers=buffers)
        arguments = prepared.arguments
        classes = self.classes[function.model.module]
        wrong = rng.sample(range(len(arguments)), min(len(arguments), rng.choice([1, 1, 2, 3, 16])))
        for place in wrong:
            wrong_one = self._argument(world, classes, arguments[place])
            kind = function.params[function.arguments[place]]["kind"]
            # The binding, too, dereferences the address of a handle.
            arguments[place] = None if kind == "handle_ref" and isinstance(wrong_one, int) else wrong_one
        if function.symbol is not None and self._misleads(function, wrong):
            stub.set_mode(stubs.FREE, function.symbol)
        for sample in prepared.samples:
            if isinstance(sample.value, bytearray):
                del sample.keep[:]  # drop its export of the buffer
            if isinstance(sample.value, (list, bytearray)):
                world.changeable.append(sample.value)
        for argument in arguments:
            self._set_members(world, classes, argument)
        arguments, keywords = self._spread(rng, function, arguments)
        world.calls = [lambda: prepared.callable(*arguments, **keywords), lambda: gc.collect(0)]
        return function, prepared, arguments, keywords, world

    @staticmethod
    def _misleads(function, wrong):
        """Return whether the stub would read a wrong address, or too much at a right one."""
        names = {function.params[function.arguments[place]]["name"] for place in wrong}
        for param in function.params:
            said_by = {param["name"], *(param.get(key) for key in ("type_by", "complex_by", "len_name"))}
            if param["kind"] in LOOKED_BEHIND and said_by & names:
                return True
        return False

    @staticmethod
    def _set_members(world, classes, struct):
        """Set some members of a passed struct to anything."""
        import hostile

        if not hasattr(type(struct), "getPtr") or hasattr(type(struct), "__int__") or world.rng.randrange(2):
            return
        names = [name for name in dir(struct) if not name.startswith("_") and name != "getPtr"]
        for name in world.rng.sample(names, min(len(names), world.rng.choice([1, 2, 10]))):
            with contextlib.suppress(BaseException):
                setattr(struct, name, hostile.anything(world, classes))

    @staticmethod
    def _argument(world, classes, valid):
        import hostile

        if isinstance(valid, (list, tuple)) and world.rng.randrange(3):
            items = list(valid)  # one item is wrong, missing or too many
            way = world.rng.randrange(4)
            if way == 0 or not items:
                items.append(hostile.anything(world, classes))
            elif way == 1:
                items.pop()
            else:
                items[world.rng.randrange(len(items))] = hostile.anything(world, classes)
            world.changeable.append(items)
            return items
        return hostile.anything(world, classes)

    @staticmethod
    def _spread(rng, function, arguments):
        """Pass some arguments by keyword, leave some out, and sometimes pass too many."""
        names = function.argument_names
        count = len(arguments) if rng.randrange(3) else rng.randint(0, len(arguments))
        keywords = {names[i]: arguments[i] for i in range(count, len(arguments)) if rng.randrange(4)}
        arguments = arguments[:count]
        way = rng.randrange(30)
        if way == 0:
            arguments = arguments + [None] * rng.choice([1, 40])
        elif way == 1:
            keywords["nonsense"] = 1
        elif way == 2 and names:
            keywords[rng.choice(names)] = None
        return arguments, keywords

    def _run(self, prepared, arguments, keywords, world):
        """Make the call and return the class of its exception, or None on success."""
        threaded = world.rng.randrange(4) == 0
        deep = world.rng.randrange(50) == 0
        try:
            if threaded:
                world.acted = True
                self.changer.begin(world)
            if deep:
                depth = sys.getrecursionlimit() - NEAR_THE_END - len(_frames())
                _at_depth(depth, prepared.callable, arguments, keywords)
            else:
                prepared.callable(*arguments, **keywords)
        except BaseException as e:
            if isinstance(e, SystemError):
                raise Finding(f"SystemError: {e}") from None
            e.__traceback__ = None
            return type(e)
        finally:
            self.changer.end()
        return None

    def call(self, number):
        function, prepared, arguments, keywords, world = self.start(number)
        self.last = function, arguments, keywords
        plain = [a for a in arguments if type(a) in (object, bytearray, bytes, str) and len(repr(a)) > 3]
        before = [sys.getrefcount(a) for a in plain]
        error = self._run(prepared, arguments, keywords, world)
        if error is not None and not world.acted:
            self._check_references(plain, before)
        self._check_exports(function, arguments, error)
        if b"".join(self.shared) != self.letters:
            raise Finding("bytes of CPython's own were written to")

    def _check_references(self, plain, before):
        after = [sys.getrefcount(a) for a in plain]
        if before == after:
            return
        gc.collect()  # frees cycles that hostile objects keep alive
        after = [sys.getrefcount(a) for a in plain]
        grown = [a for a, b, c in zip(plain, before, after, strict=True) if c > b]
        if grown:
            raise Finding(f"references to {[type(a).__name__ for a in grown]} were not given back")

    def _check_exports(self, function, arguments, error):
        """Check that a failed call released all buffers.

        A successful one may keep them, as options of a handle.
        """
        for argument in arguments:
            if type(argument) is bytearray and error is not None:
                try:
                    argument.append(0)
                    del argument[-1:]
                except BufferError:
                    raise Finding("a bytearray is still exported") from None

    def describe(self):
        function, arguments, keywords = self.last
        shown = [_shown(a) for a in arguments] + [f"{k}={_shown(v)}" for k, v in keywords.items()]
        return f"{function.model.module}.{function.name}({', '.join(shown)})"


def _frames():
    frame, frames = sys._getframe(), []
    while frame is not None:
        frames.append(frame)
        frame = frame.f_back
    return frames


def _at_depth(depth, function, arguments, keywords):
    if depth > 0:
        return _at_depth(depth - 1, function, arguments, keywords)
    return function(*arguments, **keywords)


def _shown(value):
    try:
        text = repr(value)
    except BaseException:
        text = f"<{type(value).__name__}>"
    return text if len(text) < 100 else text[:97] + "…"


# --- the child process ----------------------------------------------------------------------------


def child(args, make_caller):
    """Make calls from number `first` on. The file `progress` has the number of the current call."""
    # A sanitizer limits allocations itself and needs unlimited address space. Without one, a limit
    # keeps very long lists from exhausting the machine.
    if "LD_PRELOAD" not in os.environ:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    sys.setswitchinterval(1e-4)
    sys.unraisablehook = lambda unraisable: None
    with open(args.progress, "r+b") as file:
        progress = mmap.mmap(file.fileno(), 8)
    caller = make_caller(args.seed)
    gc.collect()
    gc.freeze()
    for number in range(args.first, args.first + args.count):
        progress[:8] = struct.pack("<Q", number)
        try:
            caller.call(number)
        except Finding as finding:
            print(f"finding: {finding}\n  in {caller.describe()}", file=sys.stderr, flush=True)
            os._exit(3)
        except Spent:
            os._exit(SPENT)
    os._exit(0)  # no finalization: handles of stubs refer to nothing


# --- the parent process ---------------------------------------------------------------------------


def library(name):
    found = subprocess.run(["gcc", f"-print-file-name={name}"], capture_output=True, text=True, check=True)
    return os.path.realpath(found.stdout.strip())


def environment(build):
    env = os.environ | {"CUBIND_BUILD": str(build), "PYTHONHASHSEED": "0", "PYTHONMALLOC": "malloc"}
    env["ASAN_OPTIONS"] = "detect_leaks=0:allocator_may_return_null=1:max_allocation_size_mb=512:quarantine_size_mb=64"
    if b"libasan" in (build / "stubs" / "driver" / "libcuda.so.1").read_bytes():
        env["LD_PRELOAD"] = f"{library('libasan.so')} {library('libstdc++.so.6')}"
    return env


class Run:
    """The calls of one seed, in batches."""

    def __init__(self, seed, build, folder, script):
        self.seed, self.build, self.folder, self.script = seed, build, folder, script
        self.progress = folder / f".progress-{os.getpid()}"
        self.log = folder / f".log-{os.getpid()}"
        self.found = 0

    def close(self):
        for file in (self.progress, self.log):
            file.unlink(missing_ok=True)

    def command(self, first, count):
        numbers = ["--seed", str(self.seed), "--first", str(first), "--count", str(count)]
        return [sys.executable, "-W", "ignore", self.script, "child", *numbers, "--progress", str(self.progress)]

    def number(self):
        return struct.unpack("<Q", self.progress.read_bytes())[0]

    def batch(self, first, count, end):
        """Run calls in a child and return (number after the last call made, its fault or None)."""
        self.progress.write_bytes(struct.pack("<Q", first))
        with self.log.open("wb") as log:
            process = subprocess.Popen(self.command(first, count), env=environment(self.build), stdout=log, stderr=log)
            return self._watch(process, first, count, end)

    def _watch(self, process, first, count, end):
        last, since = first, time.monotonic()
        while (code := process.poll()) is None:
            time.sleep(0.05)
            now = time.monotonic()
            if self.number() != last:
                last, since = self.number(), now
            hangs = now - since > HANG
            if hangs or now > end:
                process.send_signal(signal.SIGABRT if hangs else signal.SIGKILL)
                process.wait()
                return self.number() + 1, "hangs" if hangs else None
        if code == 0:
            return first + count, None
        if code == SPENT and self.number() > first:
            return self.number(), None
        return self.number() + 1, "ended with %s" % (f"signal {-code}" if code < 0 else f"status {code}")

    def report(self, first, number, what):
        self.found += 1
        file = self.folder / f"seed-{self.seed}-call-{number}.json"
        log = self.log.read_text(errors="replace")
        data = {"seed": self.seed, "first": first, "call": number, "what": what, "log": log.splitlines()[-120:]}
        file.write_text(json.dumps(data, indent=1) + "\n")
        print(f"ERROR: call {number} of seed {self.seed} {what}")
        print("\n".join(line for line in log.splitlines() if line.strip())[:3000])
        print(f"again: {sys.executable} {self.script} again {file}", flush=True)


def run(args):
    args.findings.mkdir(parents=True, exist_ok=True)
    runner = Run(args.seed, args.build, args.findings, args.script)
    end = time.monotonic() + args.seconds
    first, made = args.first, 0
    print(f"seed {args.seed}", flush=True)
    try:
        while time.monotonic() < end and made < args.calls and runner.found < args.most:
            after, what = runner.batch(first, min(BATCH, args.calls - made), end)
            if what is not None:
                runner.report(first, after - 1, what)
            made += after - first
            first = after
    finally:
        runner.close()
    print(f"executed {made} calls, {runner.found} findings")
    return 1 if runner.found else 0


def again(args):
    """Repeat the call alone in a fresh child, then after all earlier calls of its batch."""
    data = json.loads(args.file.read_text())
    runner = Run(data["seed"], args.build, args.file.parent, args.script)
    call, first = data["call"], data["first"]
    try:
        for start in (call, first):
            after, what = runner.batch(start, call + 1 - start, time.monotonic() + 3600)
            if what is not None:
                print(runner.log.read_text(errors="replace"))
                print(f"call {after - 1} {what}, after {after - 1 - start} others")
                return 1
    finally:
        runner.close()
    print("nothing happened")
    return 0


def main(make_caller=Caller, script=__file__, target="arguments"):
    """Run the command of this target, or of another target that makes its calls in the same way."""
    build = Path(os.environ.get("CUBIND_BUILD", ROOT / "build" / "asan")).resolve()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    runs = commands.add_parser("run")
    runs.add_argument("--seconds", type=float, default=60)
    runs.add_argument("--calls", type=int, default=1 << 62)
    runs.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 31))
    runs.add_argument("--first", type=int, default=0)
    runs.add_argument("--most", type=int, default=5, help="findings before it gives up")
    runs.add_argument("--findings", type=Path, default=ROOT / "build" / "fuzz" / "findings" / target)
    repeats = commands.add_parser("again")
    repeats.add_argument("file", type=Path)
    one = commands.add_parser("child")
    for name in ("--seed", "--first", "--count"):
        one.add_argument(name, type=int, required=True)
    one.add_argument("--progress", required=True)
    args = parser.parse_args()
    args.build, args.script = build, script
    if args.command == "child":
        return child(args, make_caller)
    return {"run": run, "again": again}[args.command](args)


if __name__ == "__main__":
    sys.exit(main())
