"""Pass Buffers of one pool between processes, some of which are killed, and look for what is left.

    python tests/support/core/ipc_side.py METHOD BUFFERS [--workers N] [--kills N] [--seed N]

METHOD is a start method of multiprocessing. The parent fills each Buffer and records an Event; a
worker waits for the Event, checks the Buffer, changes it and records its own Event, for which the
parent waits. Killed workers are replaced, and their Buffers are sent again. Prints a line of JSON.
"""

import argparse
import gc
import json
import multiprocessing
import os
import random
import sys
import time

SIZE = 1000


def work(conn, mr):
    """Change the Buffers that come by the connection, until None comes."""
    from cubind.core import Device

    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    assert mr.is_mapped
    while (message := conn.recv()) is not None:
        number, buffer, event = message
        assert buffer.memory_resource is mr, "the pool was imported again"
        stream.wait(event)
        data = bytearray(SIZE)
        buffer.copy_to(data, stream=stream)
        stream.sync()
        assert data == bytes([number % 251]) * SIZE, number
        buffer.fill(255 - number % 251, stream=stream)
        done = stream.record(options={"ipc_enabled": True})
        buffer.close()
        conn.send((number, done))
        assert conn.recv() == "seen"


class Worker:
    """A process, and the Buffer that it has."""

    def __init__(self, spawn, mr):
        self.conn, there = spawn.Pipe()
        self.process = spawn.Process(target=work, args=(there, mr), daemon=True)
        self.process.start()
        there.close()
        self.number = None

    def kill(self):
        self.process.kill()
        self.process.join()
        self.conn.close()


class Exchange:
    """The parent's side."""

    def __init__(self, spawn, count, workers, seed):
        from cubind.core import Device, DeviceMemoryResource

        self.device = Device(0)
        self.device.set_current()
        self.stream = self.device.create_stream()
        self.mr = DeviceMemoryResource(self.device, {"ipc_enabled": True})
        self.spawn, self.random = spawn, random.Random(seed)
        self.waiting, self.buffers, self.killed = [*range(count)], {}, 0
        self.workers = [Worker(spawn, self.mr) for _ in range(workers)]

    def send(self, worker):
        number = worker.number = self.waiting.pop()
        buffer = self.buffers[number] = self.mr.allocate(SIZE, stream=self.stream)
        buffer.fill(number % 251, stream=self.stream)
        worker.event = self.stream.record(options={"ipc_enabled": True})
        worker.conn.send((number, buffer, worker.event))

    def receive(self, worker):
        number, done = worker.conn.recv()
        self.stream.wait(done)
        data = bytearray(SIZE)
        self.buffers[number].copy_to(data, stream=self.stream)
        self.stream.sync()
        assert data == bytes([255 - number % 251]) * SIZE, number
        worker.conn.send("seen")
        self.forget(worker)

    def forget(self, worker):
        self.buffers.pop(worker.number).close()
        worker.number = None

    def kill(self):
        """Kill a worker at a random time, and send its Buffer to another."""
        at = self.random.randrange(len(self.workers))
        worker = self.workers[at]
        time.sleep(self.random.random() * 0.01)
        worker.kill()
        if worker.number is not None:
            self.waiting.append(worker.number)
            self.forget(worker)
        self.workers[at] = Worker(self.spawn, self.mr)
        self.killed += 1

    def run(self, kills):
        moments = sorted(self.random.randrange(len(self.waiting)) for _ in range(kills))
        while self.waiting or any(worker.number is not None for worker in self.workers):
            for worker in self.workers:
                if worker.number is None and self.waiting:
                    self.send(worker)
            while moments and len(self.waiting) <= moments[-1]:
                moments.pop()
                self.kill()
            busy = {worker.conn: worker for worker in self.workers if worker.number is not None}
            for conn in multiprocessing.connection.wait(busy, 60):
                self.receive(busy[conn])

    def end(self):
        for worker in self.workers:
            worker.conn.send(None)
            worker.process.join(60)
            assert worker.process.exitcode == 0, worker.process.exitcode
            worker.process.close()
            worker.conn.close()
        self.workers = []
        self.device.sync()


def used(mr):
    gc.collect()
    return mr.attributes.used_mem_current


def left():
    """Return the open descriptors and the files of shared memory."""
    gc.collect()
    names = os.listdir("/dev/shm") if os.path.isdir("/dev/shm") else []
    # The first are NVIDIA's, the others belong to multiprocessing, also in other processes.
    segments = {name for name in names if not name.startswith(("cuda.shm.", "sem."))}
    return len(os.listdir("/proc/self/fd")), segments


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("method")
    parser.add_argument("buffers", type=int)
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    multiprocessing.set_start_method(args.method)
    exchange = Exchange(multiprocessing, args.buffers, args.workers, args.seed)
    exchange.run(0)  # makes what stays: the server's socket, multiprocessing's helpers
    before = left()
    exchange.waiting = [*range(args.buffers)]
    exchange.run(args.kills)
    after = left()
    result = {
        "killed": exchange.killed,
        "used": used(exchange.mr),
        "descriptors": after[0] - before[0],
        "segments": sorted(after[1] - before[1]),
    }
    exchange.end()
    print(json.dumps(result))


if __name__ == "__main__":
    sys.exit(main())
