"""Make hostile arguments: wrong types, numbers out of range, and objects that misbehave.

Misbehaving objects raise exceptions during conversion, return wrong values, change other arguments,
or let other threads run. One random generator draws all objects, so the same seed gives the same
objects. `World` holds the state of one call, with the objects that can be changed during the call.
"""

import array
import ctypes
import gc
import threading
import time
import types

NUMBERS = [0, 1, -1, 2, 3, 5, 127, 128, 255, 256, 2**15, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**63 - 1, 2**63]
NUMBERS += [2**64 - 1, 2**64, -(2**31), -(2**31) - 1, -(2**63), -(2**63) - 1, 10**40]
# Results of getPtr(): none is an address that could be read.
ADDRESSES = [0, -1, 2**64, None, "x", 1j]
ERRORS = [ValueError, TypeError, OverflowError, MemoryError, RecursionError, KeyboardInterrupt, StopIteration]
ERRORS += [SystemExit, AttributeError, BufferError, IndexError]

METHODS = [
    *("__int__", "__index__", "__float__", "__complex__", "__len__", "__getitem__", "__iter__", "__next__", "__bool__"),
    *("__hash__", "__eq__", "getPtr", "value", "name", "__trunc__", "__cuda_stream__", "__contains__"),
    "__length_hint__",
]


class World:
    """The state of one call, and the effects that hostile objects may have during it."""

    def __init__(self, rng):
        self.rng = rng
        self.changeable = []  # lists, bytearrays, memoryviews, dicts
        self.calls = []       # callables that hostile objects may call
        self.depth = 0
        self.left = 30        # nested calls that remain
        self.patience = 3000  # uses of hostile methods, so that iterators end
        self.acted = False    # a hostile method has run

    def change(self):
        """Change other arguments of the call."""
        for thing in list(self.changeable):
            try:
                self._change_one(thing)
            except BaseException:
                pass  # exported, already being changed, or itself hostile

    def _change_one(self, thing):
        way = self.rng.randrange(4)
        if isinstance(thing, memoryview):
            thing.release()
        elif isinstance(thing, dict):
            thing.clear()
        elif way == 0:
            thing.clear()
        elif way == 1:
            thing.extend(thing[:64] if isinstance(thing, bytearray) else [object() for _ in range(50)])
        elif way == 2 and len(thing) > 1:
            del thing[len(thing) // 2 :]
        elif len(thing) < 1 << 16:
            thing *= 3

    def again(self):
        """Make a nested call, up to a few levels deep."""
        if self.depth < 3 and self.left > 0 and self.calls:
            self.depth += 1
            self.left -= 1
            try:
                self.rng.choice(self.calls)()
            except BaseException:
                pass
            finally:
                self.depth -= 1


class _Number(int):
    pass


def _behaviour(world, make):
    """Make one method of a hostile object."""
    rng = world.rng
    way = rng.randrange(10)
    if way == 0:
        error = rng.choice(ERRORS)

        def method(self, *args):
            raise error("hostile")

    elif way == 1:
        made = make(2)

        def method(self, *args):
            return made

    elif way == 2:

        def method(self, *args):
            return self

    elif way == 3:

        def method(self, *args):
            world.change()
            return rng.choice(NUMBERS)

    elif way == 4:

        def method(self, *args):
            world.change()
            gc.collect(0)
            return 3

    elif way == 5:

        def method(self, *args):
            time.sleep(0)
            return 2

    elif way == 6:

        def method(self, *args):
            world.again()
            return 1

    elif way == 7:
        number = _Number(rng.choice(NUMBERS))

        def method(self, *args):
            return number

    elif way == 8:

        def method(self, *args):
            self.__class__ = type("Other", (Hostile,), {})
            return 4

    else:
        number = rng.choice(NUMBERS)

        def method(self, *args):
            return number

    def used(self, *args):
        world.patience -= 1
        world.acted = True
        if world.patience < 0:
            raise StopIteration
        return method(self, *args)

    return used


class Hostile:
    """The base class: subclasses have some methods, all of which misbehave."""

    def __repr__(self):
        return f"<{type(self).__name__}>"


def _pointer(world):
    value = world.rng.choice(ADDRESSES)
    way = world.rng.randrange(3)

    def get(self):
        world.acted = True
        if way == 0:
            world.change()
        return value

    return get


def _method(world, make, name):
    """Make the method `name`. getPtr() never returns a usable address: callers dereference it."""
    return _pointer(world) if name == "getPtr" else _behaviour(world, make)


def hostile_object(world, make, bases=(Hostile,)):
    rng = world.rng
    body = {}
    for name in rng.sample(METHODS, rng.randint(1, 5)):
        body[name] = _method(world, make, name)
        if name in ("value", "name") and rng.randrange(2):
            body[name] = property(body[name])
        if name == "__eq__":
            body["__hash__"] = object.__hash__
    if rng.randrange(6) == 0:
        body["__getattr__"] = _behaviour(world, make)
    cls = type("Odd", bases, body)
    try:
        return cls(*([rng.choice(NUMBERS)] if bases == (int,) else []))
    except BaseException:
        return cls


# --- plain objects of every kind ------------------------------------------------------------------


def _numbers(world, make):
    return world.rng.choice([*NUMBERS, *NUMBERS, 1.5, -0.0, float("inf"), float("nan"), 1e300, 2j, True, False])


def _nothing(world, make):
    return None


def _texts(world, make):
    texts = ["", "x", "text", "\0", "a\0b", "\ud800", "ü" * 100, "x" * 5000, "5"]
    texts += [b"", b"x", b"text", b"\0", b"a\0b", bytes(5000)]
    return world.rng.choice(texts)


def _bytearrays(world, make):
    made = bytearray(world.rng.choice([b"", b"x", b"a text", bytes(4096)]))
    world.changeable.append(made)
    return made


def _views(world, make):
    rng = world.rng
    base = bytearray(rng.choice([1, 2, 16, 240]))
    world.changeable.append(base)
    view = memoryview(base)
    way = rng.randrange(7)
    if way == 0:
        view.release()
    elif way == 1:
        view = view[::2]
    elif way == 2:
        view = view.toreadonly()
    elif way == 3 and len(base) % 16 == 0:
        view = view.cast("B", [len(base) // 8, 8])
    elif way == 4:
        view = memoryview(bytes(rng.choice([0, 1, 2, 64])))
    elif way == 5 and len(base) % 8 == 0:
        view = view.cast("d")
    world.changeable.append(view)
    return view


def _buffers(world, make):
    rng = world.rng
    count = rng.choice([0, 1, 3, 100])
    way = rng.randrange(5)
    if way == 0:
        made = array.array(rng.choice("bBhHiIqQfd"), [1] * count)
        world.changeable.append(made)
        return made
    if way == 1:
        return (ctypes.c_void_p * count)()
    if way == 2:
        return rng.choice([ctypes.c_void_p(0), ctypes.c_int(5), ctypes.c_double(1.5), ctypes.c_char_p(b"x")])
    if way == 3:
        return (ctypes.c_int * 4 * 3)()
    return ctypes.create_string_buffer(count + 1)


def _lists(world, make):
    rng = world.rng
    items = [make(3) for _ in range(rng.choice([0, 1, 2, 3, 4, 8]))]
    way = rng.randrange(8)
    if way == 0:
        return tuple(items)
    if way == 1:
        items.append(items)
    if way == 2:
        return iter(items)
    if way == 3:
        return {i: item for i, item in enumerate(items)}
    if way == 4:
        return (item for item in items)
    if way == 5:
        cls = type("OddList", (list,), {n: _behaviour(world, make) for n in rng.sample(METHODS[4:7], 2)})
        try:
            made = cls(items)
        except BaseException:
            return cls
        world.changeable.append(made)
        return made
    if way == 6:
        items *= rng.choice([1, 100, 1000])
    world.changeable.append(items)
    return items


def _nested(world, make):
    wraps = [lambda inner: (inner,), lambda inner: [inner], lambda inner: ((inner,), (int,))]
    made, wrap = [], world.rng.choice(wraps)
    for _ in range(world.rng.choice([10, 1000])):
        made = wrap(made)
    return made


def _things(world, make):
    things = [object(), int, type, print, types, Ellipsis, NotImplemented, slice(0, 3), range(3), frozenset([1])]
    things += [{1, 2}, lambda *args: None, Exception("x"), threading.Lock(), (1).__add__]
    things.append(types.SimpleNamespace(value=3))
    return world.rng.choice(things)


def _pairs(world, make):
    """Return kernel parameters: (values, types), which may not match."""
    rng = world.rng
    kinds = [ctypes.c_int, ctypes.c_void_p, ctypes.c_double, ctypes.c_char, ctypes.c_bool]
    kinds += [None, int, 5, ctypes.Structure]
    count = rng.choice([0, 1, 2, 5, 300])
    values = (tuple(make(3) for _ in range(min(count, 5))) * 60)[:count]
    return values, tuple(rng.choice(kinds) for _ in range(rng.choice([count, count, count + 1])))


def _odd(world, make):
    return hostile_object(world, make)


def _odd_number(world, make):
    return hostile_object(world, make, (int,))


def _odd_builtin(world, make):
    rng = world.rng
    base = rng.choice([bytes, bytearray, str, float, tuple, dict, array.array])
    body = {n: _method(world, make, n) for n in rng.sample(METHODS, 2)}
    cls = type("Odd" + base.__name__, (base,), body)
    try:
        return cls("b") if base is array.array else cls()
    except BaseException:
        return cls


KINDS = [_numbers, _numbers, _nothing, _texts, _bytearrays, _views, _buffers, _lists, _lists, _nested, _things, _pairs]
KINDS += [_odd, _odd, _odd_number, _odd_builtin]


def anything(world, classes, depth=1):
    """Return any object; `classes` are the classes of the binding under test."""

    def make(level):
        return anything(world, classes, max(depth + 1, level))

    if depth > 3:
        return world.rng.choice([*NUMBERS, None, b"x", "x"])
    if world.rng.randrange(4) == 0:
        return of_classes(world, classes, make)
    return world.rng.choice(KINDS)(world, make)


# --- objects of the binding -----------------------------------------------------------------------


def of_classes(world, classes, make):
    """Return an instance of one of these classes, made in an unusual way, or the class itself."""
    rng = world.rng
    cls = rng.choice(classes)
    way = rng.randrange(6)
    try:
        if way == 0:
            return cls
        if way == 1:
            return cls.__new__(cls)
        if way == 2:
            return type("Sub", (cls,), {"__init__": lambda self, *args: None})()
        if way == 3:
            return type("Sub", (cls,), {n: _behaviour(world, make) for n in rng.sample(METHODS, 2) if n != "getPtr"})()
        if hasattr(cls, "__members__"):
            return rng.choice(list(cls.__members__.values()))
        # An integer would be taken as the struct's address.
        is_struct = hasattr(cls, "getPtr") and not hasattr(cls, "__int__")
        return cls(*([rng.choice(NUMBERS)] if way == 4 and not is_struct else []))
    except BaseException:
        return cls
