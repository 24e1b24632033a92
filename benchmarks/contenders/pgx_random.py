"""Games of pgx at once, everybody at random: prints how many steps in how many seconds of the clock.

Runs where pgx is installed. As pgx is meant to be used, choosing the actions is part of the compiled step.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

STEPS = 50
"""In one call of the compiled code."""


def main(name: str, games: int, seconds: float) -> None:
    env = pgx.make(name)
    begin, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def one_step(state, key):  # type: ignore[no-untyped-def]
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        choosing, resetting = jax.random.split(key)
        actions = jax.random.categorical(choosing, logits, axis=1)
        return step(state, actions, jax.random.split(resetting, games)), None

    run = jax.jit(lambda state, keys: jax.lax.scan(one_step, state, keys)[0])
    key = jax.random.PRNGKey(1)
    state = run(begin(jax.random.split(key, games)), jax.random.split(key, STEPS))  # compiles
    state.observation.block_until_ready()
    steps, started = 0, perf_counter()
    while perf_counter() - started < seconds:
        key, part = jax.random.split(key)
        state = run(state, jax.random.split(part, STEPS))
        state.observation.block_until_ready()
        steps += STEPS * games
    print(json.dumps({"steps": steps, "seconds": perf_counter() - started}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
