"""Where games are played: on the processor, or on a GPU."""

from ..errors import BadDevice, choices, nearest
from ..texts import messages_of

message = messages_of(__package__)

DEVICES = ("cpu", "cuda")


def checked_device(device: object) -> str:
    """Return the name of a device that can be used, or say what is wrong with it.

    >>> checked_device("cpu")
    'cpu'
    >>> checked_device("gpu")
    Traceback (most recent call last):
    ...
    bourgade.errors.BadDevice: There is no device 'gpu' (did you mean cpu?): choose cpu or cuda.
    """
    if device not in DEVICES:
        raise BadDevice(
            message("wrong-device", device=repr(device), hint=nearest(device, DEVICES), known=choices(DEVICES))
        )
    if device == "cuda":
        from .gpu import check_gpu

        check_gpu()
    return str(device)
