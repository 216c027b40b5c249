from cubind._core import AllocNode as AllocNode
from cubind._core import ChildGraphNode as ChildGraphNode
from cubind._core import ConditionalNode as ConditionalNode
from cubind._core import EmptyNode as EmptyNode
from cubind._core import EventRecordNode as EventRecordNode
from cubind._core import EventWaitNode as EventWaitNode
from cubind._core import ExecutableChildGraphNode as ExecutableChildGraphNode
from cubind._core import ExecutableEventRecordNode as ExecutableEventRecordNode
from cubind._core import ExecutableEventWaitNode as ExecutableEventWaitNode
from cubind._core import ExecutableGraphNode as ExecutableGraphNode
from cubind._core import ExecutableHostCallbackNode as ExecutableHostCallbackNode
from cubind._core import ExecutableKernelNode as ExecutableKernelNode
from cubind._core import ExecutableMemcpyNode as ExecutableMemcpyNode
from cubind._core import ExecutableMemsetNode as ExecutableMemsetNode
from cubind._core import FreeNode as FreeNode
from cubind._core import Graph as Graph
from cubind._core import GraphBuilder as GraphBuilder
from cubind._core import GraphCondition as GraphCondition
from cubind._core import GraphDefinition as GraphDefinition
from cubind._core import GraphNode as GraphNode
from cubind._core import HostCallbackNode as HostCallbackNode
from cubind._core import IfElseNode as IfElseNode
from cubind._core import IfNode as IfNode
from cubind._core import KernelNode as KernelNode
from cubind._core import MemcpyNode as MemcpyNode
from cubind._core import MemsetNode as MemsetNode
from cubind._core import SwitchNode as SwitchNode
from cubind._core import WhileNode as WhileNode
from cubind.core._graph_options import GraphCompleteOptions as GraphCompleteOptions
from cubind.core._graph_options import GraphDebugPrintOptions as GraphDebugPrintOptions

__all__ = [
    "AllocNode",
    "ChildGraphNode",
    "ConditionalNode",
    "EmptyNode",
    "EventRecordNode",
    "EventWaitNode",
    "ExecutableChildGraphNode",
    "ExecutableEventRecordNode",
    "ExecutableEventWaitNode",
    "ExecutableGraphNode",
    "ExecutableHostCallbackNode",
    "ExecutableKernelNode",
    "ExecutableMemcpyNode",
    "ExecutableMemsetNode",
    "FreeNode",
    "Graph",
    "GraphBuilder",
    "GraphCompleteOptions",
    "GraphCondition",
    "GraphDebugPrintOptions",
    "GraphDefinition",
    "GraphNode",
    "HostCallbackNode",
    "IfElseNode",
    "IfNode",
    "KernelNode",
    "MemcpyNode",
    "MemsetNode",
    "SwitchNode",
    "WhileNode",
]
