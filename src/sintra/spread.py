"""Doing many things at once: in this process, in local processes, or on a Ray cluster; results come as they are ready."""

import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import cache
from itertools import islice
from multiprocessing import get_all_start_methods
from typing import Any, TypeVar

from sintra.kernel.errors import SintraError
from sintra.processes import Workers

Task = TypeVar("Task")
Result = TypeVar("Result")
ANSWER_WITHIN = 5.0  # seconds, if there is a cluster at all


def spread(function: Callable[[Task], Result], tasks: Iterable[Task], workers: int = 1, ray: str | None = None) -> Iterator[Result]:
    """The results of the function for all tasks, in the order in which they come. No more tasks are begun than can be worked on soon."""
    if ray is not None:
        return _on_ray(function, tasks, ray)
    if workers <= 1:
        return map(function, tasks)
    return _in_processes(function, tasks, workers)


def _in_processes(function: Callable[[Task], Result], tasks: Iterable[Task], workers: int) -> Iterator[Result]:
    waiting, pool = iter(tasks), _pool(workers)
    running: set[Future[Result]] = {pool.submit(function, task) for task in islice(waiting, 2 * workers)}
    try:
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                running |= {pool.submit(function, task) for task in islice(waiting, 1)}
                yield future.result()
    except BaseException:
        _pool.cache_clear()
        pool.end()  # nobody waits for what they are doing
        raise


@cache
def _pool(workers: int) -> Workers:
    """This many processes, kept for all that is to be done: each takes seconds to load what is compiled.

    Forking a process whose libraries run threads can hang; a server that forked before any did cannot.
    """
    return Workers(workers, "forkserver" if "forkserver" in get_all_start_methods() else "spawn")


def _on_ray(function: Callable[[Task], Result], tasks: Iterable[Task], address: str) -> Iterator[Result]:
    ray = _ray_at(address)
    remote = ray.remote(function)
    waiting = iter(tasks)
    ahead = 2 * int(ray.cluster_resources().get("CPU", 1))
    running: list[Any] = [remote.remote(task) for task in islice(waiting, ahead)]
    while running:
        done, running = ray.wait(running)
        for reference in done:
            running += [remote.remote(task) for task in islice(waiting, 1)]
            yield ray.get(reference)


def _ray_at(address: str) -> Any:
    """Ray, connected with the cluster at the address, or with a new one on this machine if that is `local`."""
    try:
        import ray
    except ImportError as error:
        raise SintraError("work on a cluster needs Ray: install sintra with the extra “cluster”") from error
    if ray.is_initialized():
        return ray
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    try:
        if colon:
            socket.create_connection((host, int(port)), ANSWER_WITHIN).close()  # Ray itself would try for minutes
        ray.init(address=address, log_to_driver=False)
    except (OSError, ValueError) as error:
        raise SintraError(f"no Ray cluster answers at {address}: {error}") from error
    return ray
