"""compare.py [COUNT]: compare random kernels on the GPU and on the simulated device, bit for bit.

Several worker processes per device run the cases (worker.py). exceptions.py classifies each
difference by the exceptions that docs/simulator.md names. The kernels that differ are shrunk and
printed, first those that no exception explains: seed, kernel, the word that differs, and the
evaluator's result. The file gpu-random.ptx has all shrunk kernels.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

import cases
import exceptions
from evaluate import Block, evaluate
from printing import body_text, name_of
from program import size_of, variables_of
from shrink import shrunk_by

WORKER = Path(__file__).resolve().parent / "worker.py"
WAIT = 30  # seconds for one answer
# Seconds until a device has a context again, after a kernel that did not end.
STARTING = 120
LEFT = "gpu-random.ptx"  # all kernels that were shrunk
RUNNING = "running case "  # a worker prints it in front of each case
SHRINKING = 25  # seconds for one case
# At most one in so many kernels may be the compiler's fault. If there are more, something else is
# wrong.
OPTIMIZED_WRONG = 500


class Child:
    """A process that runs cases; after a failure a new one replaces it."""

    def __init__(self, side, environment):
        self.side, self.environment = side, environment
        self.device = self.process = self.said = None
        self.gone = ""  # why there is no device any more

    def start(self):
        """Start a process with a context. After a kernel was killed, that may take a while."""
        end = time.monotonic() + STARTING
        while True:
            self.forget()
            # The simulated device writes its reports there.
            self.said = tempfile.TemporaryFile("w+")
            self.process = subprocess.Popen([sys.executable, str(WORKER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            stderr=self.said, text=True, env=self.environment)  # fmt: skip
            self.device = self.answer().get("device")
            if self.device:
                return
            self.stop()
            if time.monotonic() > end:
                self.gone = f"no device in {STARTING} seconds: {self.told()[-600:]}"
                return
            time.sleep(1)

    def answer(self):
        """Return the next line. Kill the process if it does not answer in time."""
        timer = threading.Timer(WAIT, self.process.kill)
        timer.start()
        line = self.process.stdout.readline()
        timer.cancel()
        return json.loads(line) if line else {}

    def end(self):
        """Return how a process that gave no answer ended."""
        try:
            status = self.process.wait(1)
        except subprocess.TimeoutExpired:
            status = -signal.SIGKILL
        if status == -signal.SIGKILL:
            return f"no answer in {WAIT} seconds"
        return "the process ended " + (f"by {signal.Signals(-status).name}" if status < 0 else f"with status {status}")

    def stop(self):
        if self.process:
            self.process.kill()
            self.process.communicate()
            self.process = None

    def forget(self):
        """Drop the messages of the process."""
        if self.said:
            self.said.close()
            self.said = None

    def told(self):
        self.said.seek(0)
        return " ".join(" ".join(line for line in self.said.read().splitlines() if not line.startswith(RUNNING)).split())

    def begun(self, names):
        """Return the case that the process began last; a single case counts as begun."""
        self.said.seek(0)
        begun = [line.removeprefix(RUNNING).strip() for line in self.said.read().splitlines() if line.startswith(RUNNING)]
        return begun[-1] if begun and begun[-1] in names else names[0] if len(names) == 1 else None

    def ask(self, names, **more):
        """Return the worker's answer; its "left" has the cases without a result.

        If a case breaks its context or does not end, the process is stopped.
        """
        if self.process is None and not self.gone:
            self.start()
        if self.gone:
            return {"digests": {}, "errors": dict.fromkeys(names, self.gone), "left": []}
        try:
            print(json.dumps({"cases": names, **more}), file=self.process.stdin, flush=True)
            answer = self.answer()
        except BrokenPipeError:
            answer = {}
        # The case that began last has not ended. If a compiler crashes, so does the process.
        if not answer:
            begun = self.begun(names)
            answer = {"digests": {}, "errors": {begun: self.end()} if begun else {}}
        told = {*answer["digests"], *answer["errors"]}
        answer["left"] = [] if "words" in answer else [name for name in names if name not in told]
        if answer["errors"] or answer["left"]:
            self.stop()
        if answer["errors"]:
            answer["errors"][next(iter(answer["errors"]))] += " " + self.told()[-600:]
        return answer


class Side:
    """All processes of one device, and their results."""

    def __init__(self, name, count, environment):
        self.name = name
        self.children = [Child(name, environment) for _ in range(count)]
        self.digests, self.errors, self.left = {}, {}, []
        self.seconds = None

    def run(self, modules):
        """Run all cases; then run each case without a result alone, to find the one at fault."""
        start = time.monotonic()
        self.ask_all(modules, start)
        alone = [*self.left, *self.errors]
        self.left, self.errors = [], {}
        self.ask_all([[name] for name in alone], start)
        self.seconds = time.monotonic() - start

    def ask_all(self, modules, start):
        queue, lock = list(reversed(modules)), threading.Lock()

        def work(child):
            while True:
                with lock:
                    if not queue:
                        break
                    names = queue.pop()
                answer = child.ask(names)
                with lock:
                    seconds = time.monotonic() - start
                    print(f"{self.name}: {len(queue)} modules left after {seconds:.0f} s", file=sys.stderr, flush=True)
                    self.digests |= answer["digests"]
                    self.errors |= answer["errors"]
                    self.left += answer["left"]

        threads = [threading.Thread(target=work, args=(child,)) for child in self.children]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def words(self, name, removed=(), **more):
        """Return the words that a case writes, or the error."""
        answer = self.children[0].ask([name], removed=list(removed), words=True, **more)
        return [int(word, 16) for word in answer["words"]] if "words" in answer else str(answer["errors"])

    def stop(self):
        for child in self.children:
            child.stop()
            child.forget()


def word_at(kernel, index):
    """Return the meaning of a word of the output."""
    names = [name_of(v) for v in variables_of(kernel.variables) if v[0] != "p"] + ["predicates", "own place"]
    number, slot = divmod(index, kernel.slots)
    if number >= kernel.grid * kernel.threads:
        return f"place {index - kernel.grid * kernel.threads * kernel.slots} that all count in"
    block, thread = divmod(number, kernel.threads)
    return f"{names[slot]} of thread {thread} in block {block}"


def differing(a, b):
    """Return the first different word's index, 0 if one is an error, or None if all are equal."""
    if isinstance(a, str) or isinstance(b, str):
        return None if a == b else 0
    return next((i for i, pair in enumerate(zip(a, b, strict=True)) if pair[0] != pair[1]), None)


def shown(value, index):
    return value if isinstance(value, str) else f"{value[index]:#x}"


def beginnings(kernel, name, index):
    """Return the initial values of the thread's variables that the shrunk kernel uses."""
    block, thread = divmod(index // kernel.slots, kernel.threads)
    if block >= kernel.grid:
        return []
    values, text = Block(kernel, cases.input_of(name), block).values, body_text(kernel)
    named = [v for v in variables_of(kernel.variables) if re.search(name_of(v) + r"\b", text)]
    return ["  at first " + ", ".join(f"{name_of(v)} {values[v][thread]:#x}" for v in named)]


def told(sides, kernel, name, removed):
    """Return (first different word, each side's value there, a text), or None if all are equal."""
    words = {side.name: side.words(name, removed) for side in sides}
    index = differing(*words.values())
    if index is None:
        return None
    words["evaluator"] = evaluate(kernel, cases.input_of(name))
    words["gpu, not optimized"] = sides[0].words(name, removed, optimize=0)
    values = {side: shown(value, index) for side, value in words.items()}
    lines = [f"case {name}: {word_at(kernel, index)}, {size_of(kernel.body)} statements"]
    return index, values, "\n".join(lines + [f"  {side:20s}{value}" for side, value in values.items()])


def is_optimized_wrong(sides, name, removed=(), failed=False):
    """Return whether the compiler is at fault.

    It is if the unoptimized kernel on the GPU, the simulated device and the evaluator write the
    same words, and the optimized kernel writes others, the same ones each time. `failed`: the
    optimized kernel failed or did not end.
    """
    gpu, simulator = sides
    right = evaluate(cases.make(name, removed), cases.input_of(name))
    if simulator.words(name, removed) != right:
        return False
    if any(gpu.words(name, removed, optimize=0) != right for _ in range(2)):
        return False
    if failed:
        return True
    first, second = (gpu.words(name, removed) for _ in range(2))
    return first == second != right


def explain(sides, name):
    """Show how a case differs, shrink it, and return the result."""
    first = told(sides, cases.make(name), name, [])
    if first is None:
        return {"case": name, "text": f"case {name}: alike when run again"}
    print(first[2], flush=True)

    def different(removed):
        return differing(*(side.words(name, removed) for side in sides)) is not None

    removed = shrunk_by(lambda numbers: cases.make(name, numbers), different, SHRINKING)
    kernel = cases.make(name, removed)
    again = told(sides, kernel, name, removed)
    if again is None:
        return {"case": name, "words": first[1], "text": f"case {name}: differs now and then"}
    index, values, text = again
    lines = [f"{text}\n  left in {LEFT} as {kernel.name}", body_text(kernel), *beginnings(kernel, name, index)]
    names = exceptions.names_of(kernel, cases.input_of(name))
    if not names and is_optimized_wrong(sides, name, removed):
        names = [exceptions.OPTIMIZED]
    return {"case": name, "removed": removed, "index": index, "words": values, "text": "\n".join(lines), "names": names}


def instructions_of(sides, name):
    """Return [(first operands and results, names of exceptions)] for instructions that differ."""
    kernel = cases.make(name)
    words = [side.words(name) for side in sides]
    if any(isinstance(side, str) for side in words):
        return [(f"case {name}: {words}"[:400], [])]
    kept = [v for v in variables_of(kernel.variables) if v[0] != "p"]
    expected, found = evaluate(kernel, cases.input_of(name)), []
    blocks = [Block(kernel, cases.input_of(name), number).values for number in range(kernel.grid)]
    for statement in kernel.body:
        slot = kept.index(statement.to) if statement.to in kept else len(kept)
        bit = statement.to[1] if statement.to[0] == "p" else None
        texts, names = [], []
        for at in range(slot, kernel.grid * kernel.threads * kernel.slots, kernel.slots):
            three = [side[at] if bit is None else side[at] >> bit & 1 for side in (*words, expected)]
            if three[0] != three[1]:
                block, thread = divmod(at // kernel.slots, kernel.threads)
                operands = [x if isinstance(x, int) else blocks[block][x][thread] for x in statement.sources]
                text = getattr(statement, "operation", None) or statement.comparison
                texts.append(f"{text.text} {' '.join(map(hex, operands))}: gpu, simulator, evaluator {[*map(hex, three)]}")
                names.append(exceptions.reasons_of(statement, operands))
        if texts:
            found.append((texts[0], sorted({name for some in names for name in some}) if all(names) else []))
    return found


def sides_of(options):
    package = Path(options.package).resolve()
    common = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), os.environ.get("PYTHONPATH", "")])}
    searched = os.pathsep.join(filter(None, [str(package / "cubind" / "simulator"), os.environ.get("LD_LIBRARY_PATH")]))
    simulated = {**common, "CUBIND_DEVICE": "simulated", "LD_LIBRARY_PATH": searched}
    gpu = simulated if options.simulated_twice else {k: v for k, v in common.items() if k != "CUBIND_DEVICE"}
    return Side("gpu", options.gpu_processes, gpu), Side("simulator", options.processes, simulated)


def reported(sides, modules):
    gpu, simulator = sides
    everything = [name for module in modules for name in module]
    apart = [name for name in everything if gpu.digests.get(name, "none") != simulator.digests.get(name)]
    return {
        "kernels": len(everything), "modules": len(modules), "alike": len(everything) - len(apart), "apart": apart,
        "seconds": {side.name: round(side.seconds, 1) for side in sides},
        "devices": [side.children[0].device for side in sides],
        "errors": {side.name: side.errors for side in sides}, "explained": [], "instructions": {},
        "names": {name: [] for name in apart},
    }  # fmt: skip


def in_order(report, most):
    """Return the random kernels to shrink, in order.

    The first ones have no name yet, but may get one when they are shrunk. Next come those that will
    stay without a name, at most `most`, and then those that already have one.
    """
    apart = [name for name in report["apart"] if not name.startswith("sweep")]
    whole = [name for name in apart if not any(name in errors for errors in report["errors"].values())]
    may = {name: bool(exceptions.names_of(cases.make(name), cases.input_of(name))) for name in whole}
    nameless = [name for name in whole if not report["names"][name]]
    return [*(name for name in nameless if may[name]), *[name for name in nameless if not may[name]][:most],
            *sorted((name for name in whole if report["names"][name]), key=lambda name: not may[name])]  # fmt: skip


def tell_apart(sides, report, options):
    """Classify the kernels that differ by exceptions.

    Instructions of sweeps are classified at once. Random kernels are classified by the compiler's
    mistakes as they are, or by exceptions after shrinking. Each takes a while, so intermediate
    results go to the files.
    """

    def write():
        (options.out / "gpu-random.json").write_text(json.dumps(report, indent=1))
        left = [cases.make(e["case"], e["removed"]) for e in report["explained"] if "removed" in e]
        (options.out / LEFT).write_text(cases.text_of(left))

    end, names = time.monotonic() + options.seconds, report["names"]
    for name in [name for name in report["apart"] if name.startswith("sweep")]:
        found = report["instructions"][name] = instructions_of(sides, name)
        print("\n".join(f"{text} {some or ''}" for text, some in found), flush=True)
        names[name] = [n for _, some in found for n in some] if all(some for _, some in found) else []
    write()
    for name in [name for name in report["apart"] if not name.startswith("sweep")]:
        failed = any(name in errors for errors in report["errors"].values())
        if time.monotonic() < end and is_optimized_wrong(sides, name, failed=failed):
            names[name] = [exceptions.OPTIMIZED]
    for name in in_order(report, options.explained):
        if time.monotonic() > end:
            break
        explained = explain(sides, name)
        report["explained"].append(explained)
        names[name] = explained.get("names") or names[name]
        print(explained["text"], names[name] or "", flush=True)
        write()
    write()


def verdict(report):
    """Print the last lines, and return the exit status."""
    named = {name: names for name, names in report["names"].items() if names}
    nameless = [name for name, names in report["names"].items() if not names]
    counts = Counter(name for names in named.values() for name in names)
    by = ", ".join(f"{name}: {count}" for name, count in counts.most_common())
    print(f"count                       {report['kernels']}")
    print(f"alike                       {report['alike']}")
    print(f"apart by a named exception  {len(named)}{f' ({by})' * bool(named)}")
    print(f"apart without a name        {len(nameless)}{f' {nameless[:40]}' * bool(nameless)}", flush=True)
    most = max(1, report["kernels"] // OPTIMIZED_WRONG)
    if counts[exceptions.OPTIMIZED] > most:
        print(f"{exceptions.OPTIMIZED}: more than {most} of {report['kernels']} are no mistakes of a compiler", flush=True)
        return 1
    return 1 if nameless else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", nargs="?", type=int, default=10_000, help="random kernels, beside those of each instruction")
    parser.add_argument("--seed", type=int, default=0, help="of the first one")
    parser.add_argument("--package", default="build/release/python", help="folder that has cubind")
    parser.add_argument("--out", type=Path, default=os.environ.get("OUT", "build/logs"), help="for the report and kernels")
    parser.add_argument("--processes", type=int, default=os.cpu_count() // 2, help="of the simulated device")
    parser.add_argument("--gpu-processes", type=int, default=4)
    parser.add_argument("--explained", type=int, default=8, help="differences without a name that are shrunk and shown")
    parser.add_argument("--seconds", type=float, default=300, help="to tell apart and to shrink what differs")
    parser.add_argument("--simulated-twice", action="store_true", help="no GPU: the simulated device on both sides")
    options = parser.parse_args()
    options.out = Path(options.out)
    options.out.mkdir(parents=True, exist_ok=True)

    sides = sides_of(options)
    modules = cases.modules(options.seed, options.count)
    runs = [threading.Thread(target=side.run, args=(modules,)) for side in sides]
    for run in runs:
        run.start()
    for run in runs:
        run.join()
    report = reported(sides, modules)
    for side in sides:
        print(f"{side.name}: {side.children[0].device}, {len(side.digests)} kernels in {side.seconds:.1f} s, {len(side.errors)} errors")
        for name, error in list(side.errors.items())[:5]:
            print(f"  {name}: {error[:200]}")
    tell_apart(sides, report, options)
    for side in sides:
        side.stop()
    return verdict(report)


if __name__ == "__main__":
    sys.exit(main())
