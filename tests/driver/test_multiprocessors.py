"""The resources of a device on the functional driver, and how they are split.

The values are those of driver 580 on an H200, except for groups of different sizes, which only
CUDA's manual describes.
"""

# ruff: noqa: F811 (fixtures are imported)

import pytest
from cubind import driver
from cubind.driver import CUresult
from support.functional import device, ok, on_stub  # noqa: F401

pytestmark = on_stub

INVALID = CUresult.CUDA_ERROR_INVALID_VALUE
WRONG_TYPE = CUresult.CUDA_ERROR_INVALID_RESOURCE_TYPE
CANNOT = CUresult.CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION
KIND = driver.CUdevResourceType
SM, QUEUES = KIND.CU_DEV_RESOURCE_TYPE_SM, KIND.CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG
QUEUE, NOTHING = KIND.CU_DEV_RESOURCE_TYPE_WORKQUEUE, KIND.CU_DEV_RESOURCE_TYPE_INVALID
BACKFILL = driver.CUdevSmResourceGroup_flags.CU_DEV_SM_RESOURCE_GROUP_BACKFILL.value


def all_of(device):
    return ok(driver.cuDeviceGetDevResource(device, SM))


def by_count(resource, count, groups=1, flags=0):
    return ok(driver.cuDevSmResourceSplitByCount(groups, resource, flags, count))


def counts(parts):
    return [part.sm.smCount for part in parts]


def test_the_resources_of_a_device(device):
    whole = all_of(device)
    assert whole.type == SM
    assert (whole.sm.smCount, whole.sm.minSmPartitionSize, whole.sm.smCoscheduledAlignment) == (132, 8, 8)
    queues = ok(driver.cuDeviceGetDevResource(device, QUEUES))
    assert (int(queues.wqConfig.device), queues.wqConfig.wqConcurrencyLimit) == (0, 8)
    assert ok(driver.cuDeviceGetDevResource(device, QUEUE)).type == QUEUE
    assert driver.cuDeviceGetDevResource(device, NOTHING)[0] == WRONG_TYPE
    assert driver.cuDeviceGetDevResource(9, SM)[0] == CUresult.CUDA_ERROR_INVALID_DEVICE


@pytest.mark.parametrize(
    ("groups", "least", "flags", "sizes", "rest"),
    [
        (2, 8, 0, [8, 8], 116),
        (1, 0, 0, [8], 124),
        (2, 1, 0, [8, 8], 116),
        (2, 9, 0, [16, 16], 100),
        (2, 64, 0, [64, 64], 4),
        (1, 66, 0, [72], 60),
        (1, 132, 0, [132], 0),
        (40, 40, 0, [40, 40, 40], 12),
        (2, 1, 1, [2, 2], 128),
        (2, 3, 1, [4, 4], 124),
        (1, 10, 2, [16], 116),
    ],
)
def test_equal_groups(device, groups, least, flags, sizes, rest):
    parts, count, remainder = by_count(all_of(device), least, groups, flags)
    assert (counts(parts)[:count], remainder.sm.smCount) == (sizes, rest)
    assert remainder.type == (SM if rest else NOTHING)
    assert (parts[0].sm.minSmPartitionSize, parts[0].sm.smCoscheduledAlignment) == (0, 0)


def test_groups_that_cannot_be(device):
    whole = all_of(device)
    parts, _, remainder = by_count(whole, 16, 2)
    queues = ok(driver.cuDeviceGetDevResource(device, QUEUES))
    refused = [(whole, 133, CANNOT), (parts[0], 8, CANNOT), (remainder, 8, CANNOT), (queues, 8, WRONG_TYPE),
               (driver.CUdevResource(), 8, WRONG_TYPE)]
    for resource, least, status in refused:
        assert driver.cuDevSmResourceSplitByCount(1, resource, 0, least)[0] == status
        assert driver.cuDevSmResourceSplit(1, resource, 0, [group(least)])[0] == status


def group(count=0, together=0, preferred=0, flags=0):
    params = driver.CU_DEV_SM_RESOURCE_GROUP_PARAMS()
    params.smCount, params.coscheduledSmCount, params.preferredCoscheduledSmCount = count, together, preferred
    params.flags = flags
    return params


@pytest.mark.parametrize(
    ("groups", "sizes", "rest"),
    [
        ([()], [128], 4),
        ([(10, 2)], [10], 122),
        ([(8, 4), (0, 2, 0, BACKFILL)], [8, 124], 0),
        ([(16,), (24,)], [16, 24], 92),
        ([(64, 0, 16), (68, 0, 0, BACKFILL)], [64, 68], 0),
        ([(32, 32), (0, 2)], [32, 100], 0),
    ],
)
def test_groups_of_their_own_sizes(device, groups, sizes, rest):
    parts, remainder = ok(driver.cuDevSmResourceSplit(len(groups), all_of(device), 0, [group(*g) for g in groups]))
    assert (counts(parts), remainder.sm.smCount) == (sizes, rest)
    assert [part.sm.smCoscheduledAlignment for part in parts] == [(g[1:2] or (0,))[0] or 8 for g in groups]
    assert [part.sm.flags for part in parts] == [(g[3:4] or (0,))[0] for g in groups]


@pytest.mark.parametrize(
    "groups",
    [
        [(134,)],
        [(7,)],
        [(12,)],
        [(6,)],
        [(8, 3)],
        [(64, 64)],
        [(8, 8, 12)],
        [(6, 8, 0, BACKFILL)],
        [(8, 0, 0, 2)],
        [(128,), (8,)],
        [(128,), (0,)],
        [(128, 0), ()],
    ],
)
def test_sizes_that_cannot_be(device, groups):
    assert driver.cuDevSmResourceSplit(len(groups), all_of(device), 0, [group(*g) for g in groups])[0] == CANNOT
    assert driver.cuDevSmResourceSplit(1, all_of(device), 1, [group(8)])[0] == INVALID
