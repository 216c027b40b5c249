"""Run examples/distributed/particles.py with one process per part of the box, connected by pipes.

No engine for distributed programs, such as Ray or Dask, is needed.
"""

import multiprocessing
import sys

sys.path.insert(0, sys.argv[1])

import particles  # noqa: E402


def serve(connection):
    """Make an object and call its methods on request."""
    target = None
    while (said := connection.recv()) is not None:
        method, arguments = said
        if method is None:
            target = particles.Slab(*arguments)
            connection.send(None)
        else:
            connection.send(getattr(target, method)(*arguments))


class Processes:
    def __init__(self):
        self.context, self.started = multiprocessing.get_context("spawn"), []

    def start(self, _number, _make, *arguments):
        here, there = self.context.Pipe()
        process = self.context.Process(target=serve, args=(there,), daemon=True)
        process.start()
        self.started.append((process, here))
        here.send((None, arguments))
        here.recv()
        return here

    def call(self, target, method, *arguments):
        target.send((method, arguments))
        return target

    def results(self, calls):
        return [connection.recv() for connection in list(calls)]

    def close(self):
        for process, connection in self.started:
            connection.send(None)
            process.join(30)


if __name__ == "__main__":
    workers, count, steps = map(int, sys.argv[2:])
    engine, start = Processes(), particles.made(count)
    found, ways, seconds = particles.simulate(engine, start, workers, steps, 2 * count // workers + 1000)
    engine.close()
    print(particles.is_right(found, start, steps), *sorted(ways), f"{1e3 * seconds / steps:.2f}")
