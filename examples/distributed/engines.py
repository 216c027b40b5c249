"""Give particles.py one interface to two engines, Dask and Ray.

particles.py needs three things from an engine: objects on workers, calls of their methods, and the
results of the calls.
"""

from collections.abc import Callable, Iterable
from typing import Any


class Dask:
    """Workers on this host, or the workers of a running scheduler.

    `dask scheduler`, `dask worker` and dask-cuda start such a scheduler and its workers.
    """

    def __init__(self, count: int, address: str | None, files: Iterable[str]) -> None:
        from distributed import Client, LocalCluster

        self.cluster = None
        if address is None:
            quiet = {"dashboard_address": None, "worker_dashboard_address": None}
            self.cluster = LocalCluster(n_workers=count, threads_per_worker=1, processes=True, host="127.0.0.1", **quiet)
        self.client = Client(address or self.cluster)
        self.client.wait_for_workers(count)
        for file in files if address else ():
            self.client.upload_file(file)
        self.workers = sorted(self.client.scheduler_info(n_workers=-1)["workers"])[:count]

    def start(self, number: int, make: Callable[..., Any], *arguments: Any) -> Any:
        """Create an object on worker `number` and return its actor."""
        return self.client.submit(make, *arguments, actor=True, workers=[self.workers[number]], pure=False).result()

    def call(self, target: Any, method: str, *arguments: Any) -> Any:
        return getattr(target, method)(*arguments)

    def results(self, calls: Iterable[Any]) -> list[Any]:
        return [call.result() for call in list(calls)]

    def close(self) -> None:
        self.client.close()
        if self.cluster is not None:
            self.cluster.close()


class Ray:
    """A local Ray, or the cluster that `ray start` started. Ray gives each actor its own GPU."""

    def __init__(self, count: int, address: str | None, files: Iterable[str]) -> None:
        import os

        import ray

        self.ray = ray
        simulated = os.environ.get("CUBIND_DEVICE") == "simulated"
        folder = os.path.dirname(os.path.abspath(next(iter(files))))
        path = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH")]))
        ray.init(
            address=address, num_cpus=None if address else count, include_dashboard=False, log_to_driver=False,
            runtime_env={"env_vars": {"PYTHONPATH": path}},
        )  # fmt: skip
        self.needs = {"num_cpus": 1, "num_gpus": 0 if simulated else 1}

    def start(self, number: int, make: Callable[..., Any], *arguments: Any) -> Any:
        return self.ray.remote(**self.needs)(make).remote(*arguments)

    def call(self, target: Any, method: str, *arguments: Any) -> Any:
        return getattr(target, method).remote(*arguments)

    def results(self, calls: Iterable[Any]) -> list[Any]:
        return self.ray.get(list(calls))

    def close(self) -> None:
        self.ray.shutdown()


ENGINES: dict[str, Any] = {"dask": Dask, "ray": Ray}
