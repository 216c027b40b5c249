from collections.abc import Sequence
from dataclasses import dataclass

from cubind.core._options import Options
from cubind.core.typing import DeviceResourcesType, WorkqueueSharingScopeType

@dataclass
class ContextOptions(Options):
    """Options of a green context.

    resources: the parts of a device that the context may use, at least one:
    SMResources of one split, and a WorkqueueResource.
    """

    resources: DeviceResourcesType

@dataclass
class SMResourceOptions(Options):
    """The groups that SMResource.split() makes.

    Each field is one value, or a sequence with a value for each group. `count`
    says how many groups there are: a sequence has as many as it is long, an
    int or None stands for one group.

    count: multiprocessors of the group; None takes as many as there are.
    Default None.
    coscheduled_sm_count: the group consists of sets of this many
    multiprocessors, on which a cluster can run. None is the device's
    alignment. Default None.
    preferred_coscheduled_sm_count: the same as a hint, a multiple of it.
    Default None.
    backfill: fill the group up with other multiprocessors if the sets do not
    reach `count`. Default False.
    """

    count: int | Sequence[int] | None = None
    coscheduled_sm_count: int | Sequence[int] | None = None
    preferred_coscheduled_sm_count: int | Sequence[int] | None = None
    backfill: bool | Sequence[bool] = False

@dataclass
class WorkqueueResourceOptions(Options):
    """Options of WorkqueueResource.configure(). None: a setting stays as it is.

    sharing_scope: "device_ctx", all contexts share the queues, or
    "green_ctx_balanced", green contexts get queues of their own if there are
    enough. Default None.
    concurrency_limit: the most workloads that should run at once, at least 1.
    Default None.
    """

    sharing_scope: WorkqueueSharingScopeType | str | None = None
    concurrency_limit: int | None = None
