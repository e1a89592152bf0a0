"""Where games are played: on the processor, or on a GPU."""

from ..errors import BadDevice, choices, nearest

DEVICES = ("cpu", "cuda")


def checked_device(device: object) -> str:
    """Return the name of a device that can be used, or say what is wrong with it.

    >>> checked_device("cpu")
    'cpu'
    >>> checked_device("gpu")
    Traceback (most recent call last):
    ...
    bourgade.errors.BadDevice: There is no device 'gpu' (did you mean cpu?): it is cpu or cuda.
    """
    if device not in DEVICES:
        raise BadDevice(f"There is no device {device!r}{nearest(device, DEVICES)}: it is {choices(DEVICES)}.")
    if device == "cuda":
        from .gpu import check_gpu

        check_gpu()
    return str(device)
