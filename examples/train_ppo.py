"""Train a small network to play, by PPO, in one file: JAX and Optax on the vector form of the Gymnasium environment.

    pip install 'bourgade[gymnasium]' jax optax
    python examples/train_ppo.py                                  # some minutes on two cores
    python examples/train_ppo.py --game MintWorks --opponents greedy --steps 2000000

It prints how often the network wins while it learns, and at the end how often it wins against bots of your choice when
it plays its best move.
"""

import argparse
import time

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
import optax

import bourgade.envs.gymnasium  # noqa: F401 (registers the games)

HIDDEN = 128
ENVS = 256
LENGTH = 64  # steps of each game between two updates
EPOCHS = 3
PARTS = 8  # minibatches
GAMMA, LAMBDA = 0.999, 0.95
CLIP, VALUE_WEIGHT, ENTROPY = 0.2, 0.5, 0.005
RATE = 1e-3


def new_network(key: jax.Array, inputs: int, moves: int) -> list[tuple[jax.Array, jax.Array]]:
    """Return two hidden layers, and one that gives a number for each move and one for the value."""
    sizes = [inputs, HIDDEN, HIDDEN, moves + 1]
    keys = jax.random.split(key, len(sizes) - 1)
    scales = [1.0, 1.0, 0.05]
    return [
        (jax.random.normal(keys[i], (sizes[i], sizes[i + 1])) * scales[i] / np.sqrt(sizes[i]), jnp.zeros(sizes[i + 1]))
        for i in range(len(keys))
    ]


def think(network: list, seen: jax.Array, mask: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return the logarithm of how likely each move is, and the value."""
    for weights, bias in network[:-1]:
        seen = jnp.tanh(seen @ weights + bias)
    weights, bias = network[-1]
    out = seen @ weights + bias
    return jax.nn.log_softmax(jnp.where(mask, out[..., :-1], -1e9)), out[..., -1]


@jax.jit
def choose(network: list, key: jax.Array, seen: jax.Array, mask: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Draw a move for each game; return it, how likely it was, and the value."""
    logs, value = think(network, seen, mask)
    move = jax.random.categorical(key, logs)
    return move, jnp.take_along_axis(logs, move[:, None], 1)[:, 0], value


@jax.jit
def best(network: list, seen: jax.Array, mask: jax.Array) -> jax.Array:
    """Return the likeliest move for each game."""
    return think(network, seen, mask)[0].argmax(1)


def loss(network: list, part: dict[str, jax.Array]) -> jax.Array:
    """Return what PPO makes small."""
    logs, value = think(network, part["seen"], part["mask"])
    now = jnp.take_along_axis(logs, part["move"][:, None], 1)[:, 0]
    ratio = jnp.exp(now - part["log"])
    gain = (part["gain"] - part["gain"].mean()) / (part["gain"].std() + 1e-8)
    policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    entropy = -(jnp.exp(logs) * jnp.where(part["mask"], logs, 0)).sum(1).mean()
    return policy + VALUE_WEIGHT * ((value - part["target"]) ** 2).mean() - ENTROPY * entropy


def advantages(rewards: np.ndarray, ended: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Return how much better each move was than expected (GAE); ``values`` has one row more."""
    gains, last = np.zeros_like(rewards), 0.0
    for step in reversed(range(len(rewards))):
        goes_on = 1.0 - ended[step]
        surprise = rewards[step] + GAMMA * values[step + 1] * goes_on - values[step]
        last = surprise + GAMMA * LAMBDA * goes_on * last
        gains[step] = last
    return gains


def train(game: str, opponents: str, steps: int, seed: int, **options: object) -> list:
    """Return a network that has played so many steps."""
    env = gymnasium.make_vec(f"bourgade/{game}-v1", num_envs=ENVS, opponents=opponents, **options)
    key = jax.random.key(seed)
    network = new_network(key, env.single_observation_space.shape[0], int(env.single_action_space.n))
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))
    state = optimizer.init(network)

    @jax.jit
    def update(network: list, state: object, part: dict[str, jax.Array]) -> tuple[list, object]:
        slopes = jax.grad(loss)(network, part)
        changes, state = optimizer.update(slopes, state)
        return optax.apply_updates(network, changes), state

    seen, info = env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    start, games, won = time.perf_counter(), 0, 0.0
    updates = max(1, steps // (ENVS * LENGTH))
    for number in range(1, updates + 1):
        kept = {name: [] for name in ("seen", "mask", "move", "log", "value", "reward", "ended")}
        for _ in range(LENGTH):
            key, draw = jax.random.split(key)
            mask = info["action_mask"]
            move, log, value = choose(network, draw, seen, mask)
            after, reward, over, cut, info = env.step(np.asarray(move))
            for name, what in zip(kept, (seen, mask, move, log, value, reward, over | cut), strict=True):
                kept[name].append(np.asarray(what))
            seen = after
            games, won = games + int(over.sum()), won + float(reward.sum())
        values = np.stack([*kept["value"], np.asarray(choose(network, key, seen, info["action_mask"])[2])])
        gain = advantages(np.stack(kept["reward"]), np.stack(kept["ended"]), values)
        data = {name: np.concatenate(kept[name]) for name in ("seen", "mask", "move", "log")}
        data |= {"gain": gain.reshape(-1), "target": (gain + values[:-1]).reshape(-1)}
        for _ in range(EPOCHS):
            for chosen in np.array_split(luck.permutation(ENVS * LENGTH), PARTS):
                network, state = update(network, state, {name: what[chosen] for name, what in data.items()})
        if number % max(1, updates // 20) == 0:
            seconds = time.perf_counter() - start
            share = won / max(1, games)
            print(
                f"{number * ENVS * LENGTH:>9,} steps, {seconds:>4.0f} s: won {share:.0%} of {games} games", flush=True
            )
            games, won = 0, 0.0
    return network


def wins(network: list, game: str, opponents: str, wanted: int, seed: int, **options: object) -> float:
    """Return the share of games that the network wins."""
    env = gymnasium.make_vec(f"bourgade/{game}-v1", num_envs=min(ENVS, wanted), opponents=opponents, **options)
    seen, info = env.reset(seed=seed)
    games, won = 0, 0.0
    while games < wanted:
        seen, reward, over, cut, info = env.step(np.asarray(best(network, seen, info["action_mask"])))
        games, won = games + int((over | cut).sum()), won + float(reward.sum())
    return won / games


def main() -> None:
    """Train, and say how well it plays."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="Minivilles", choices=["Minivilles", "MintWorks", "MaPetiteVille"])
    parser.add_argument("--opponents", default="random", help="whom it learns against (default: random)")
    parser.add_argument("--against", default="random,greedy", help="whom it plays at the end (default: random,greedy)")
    parser.add_argument("--steps", type=int, default=1_500_000, help="moves of the learner (default: 1,500,000)")
    parser.add_argument("--games", type=int, default=1000, help="games at the end (default: 1,000)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    network = train(given.game, given.opponents, given.steps, given.seed, ceiling=2_000)
    for bot in given.against.split(","):
        share = wins(network, given.game, bot, given.games, given.seed + 1, ceiling=2_000)
        print(f"{given.game}: wins {share:.1%} of {given.games} games against {bot}")


if __name__ == "__main__":
    main()
