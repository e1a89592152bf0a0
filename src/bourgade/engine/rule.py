"""The mark of a rule: a function that runs as it is, and compiled.

A rule is a plain Python function over records and numbers. Calling it runs it interpreted. ``compiling.py`` makes
compiled copies of it, in which every rule it calls is compiled too.
"""

from collections.abc import Callable
from typing import Any, TypeVar

CHANCE = -1  # the actor while chance decides
NOBODY = -2  # the actor when the game is over; the seat of who only watches

Function = TypeVar("Function", bound=Callable[..., Any])


def rule(function: Function) -> Function:
    """Mark a function as a rule."""
    function.__dict__["is_rule"] = True
    return function


def slot(function: Function) -> Function:
    """Mark a rule that a generic algorithm calls and that each game fills with its own rule of that name."""
    function.__dict__["is_slot"] = True
    return rule(function)


def optional(function: Function) -> Function:
    """Mark a rule that does what it says, unless something fills its place, as a slot is filled."""
    function.__dict__["is_optional"] = True
    return rule(function)


def is_rule(value: object) -> bool:
    """Tell whether something was marked by ``rule``."""
    return bool(getattr(value, "is_rule", False))


def is_slot(value: object) -> bool:
    """Tell whether something was marked by ``slot``."""
    return bool(getattr(value, "is_slot", False))


def is_optional(value: object) -> bool:
    """Tell whether something was marked by ``optional``."""
    return bool(getattr(value, "is_optional", False))
