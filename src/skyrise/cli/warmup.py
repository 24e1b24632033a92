"""``skyrise warmup``: compile the kernel now, rather than when it is first needed."""

from __future__ import annotations

from skyrise.kernel.warmup import is_available, warm_up

from .output import errors, screen


def warmup() -> None:
    """Compile the rules with Numba, once for this machine; later runs read the result in about a second.

    SKYRISE_CACHE_DIR says where it is kept; without Numba everything works, interpreted.

    Example: skyrise warmup
    """
    if not is_available():
        screen.print("Numba is not installed: the rules run interpreted. To compile them: pip install 'skyrise[fast]'")
        return
    with errors.status("compiling the rules: half a minute the first time, a second later on"):
        warmth = warm_up()
    kept = f"kept in {warmth.folder}" if warmth.folder else "not kept: no folder can be written to"
    screen.print(f"the kernel is ready, after {warmth.seconds:.1f} s; {kept}", markup=False, soft_wrap=True)
