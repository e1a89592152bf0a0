"""The games in OpenSpiel: Python games with explicit chance, information states and observers.

Importing this registers them.

>>> import pyspiel
>>> import bourgade.envs.openspiel
>>> game = pyspiel.load_game("bourgade_minivilles(edition=deluxe,players=3)")
>>> game.num_players()
3
"""

import json
from functools import cache
from typing import Any

import numpy as np

from ..engine.batch import functions_of
from ..engine.definition import Definition, seat_name, seat_names
from ..engine.game import Game, checked_setting
from ..engine.rule import CHANCE, NOBODY
from ..engine.rules import rules_of
from ..extras import extra
from ..games import definition, definitions

with extra("openspiel", "OpenSpiel"):
    import pyspiel

ACTIONS = 2_000  # of a game, if nothing else is said
AND = "+"  # between the parts of an option, as in advanced=recycler+swap-meet


class Table:
    """What all states of a game share. OpenSpiel copies states; this is not copied with them."""

    def __init__(self, name: str, given: tuple[tuple[str, Any], ...]) -> None:
        self.key = name, given
        params = dict(given)
        self.definition = definition(name)
        options = {option: read(params[option]) for option in options_of(self.definition) if params.get(option)}
        edition = params.get("edition") or None
        self.setting = checked_setting(self.definition, edition, int(params.get("players", 2)), options)
        self.longest = int(params.get("actions", ACTIONS))
        self.first_outcome = self.definition.moves
        self.secrets = self.definition.secrets
        self.seats = seat_names(self.setting.players)
        self.rules = rules_of(self.definition)
        self.boxes = self.rules.ready(self.setting.boxes)
        self.look = functions_of(self.rules).look_at
        self.spare = self.rules.new_states()
        self.whole = np.zeros(self.definition.observation.size(self.setting.players), np.int32)
        self.scales = (1 / self.definition.observation.most(self.setting.players)).astype(np.float32)
        self.out, self.weights = (np.zeros(self.definition.most_legal, np.int32) for _ in range(2))

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it be found again where a state comes to, instead of being copied."""
        return table_of, self.key

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Table":
        return self


@cache
def table_of(name: str, params: tuple[tuple[str, Any], ...]) -> Table:
    """Return the table of a game with these parameters."""
    return Table(name, params)


class BourgadeGame(pyspiel.Game):
    """One of the games. A game of ``actions`` actions is shared by all who play."""

    name = ""  # of the game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.table = table = table_of(self.name, tuple(sorted(params.items())))
        info = pyspiel.GameInfo(
            num_distinct_actions=table.definition.moves,
            max_chance_outcomes=table.definition.notation.size - table.first_outcome,
            num_players=len(table.seats),
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=table.longest,
        )
        super().__init__(game_type(table.definition), info, params)

    def new_initial_state(self, state: object = None) -> "BourgadeState":
        """Return the beginning of a game."""
        return BourgadeState(self)

    def information_state_tensor_shape(self) -> list[int]:
        """Return the shape of what a player may know."""
        return [len(self.table.whole)]

    observation_tensor_shape = information_state_tensor_shape

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance may act."""
        return self.table.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "BourgadeObserver":
        """Return what looks at states."""
        return BourgadeObserver(self.table, params)


class BourgadeState(pyspiel.State):
    """A state of one of the games."""

    def __init__(self, game: BourgadeGame) -> None:
        super().__init__(game)
        self.table = table = game.table
        self.states = table.rules.new_states()
        self.count = 0
        self.seen: list[list[str]] | None = None  # by seat, what was seen of the actions, where there are secrets
        if table.secrets:
            self.seen = [[] for _ in table.seats]
        table.rules.setup(table.boxes, self.states)
        self._look_up()

    def _look_up(self) -> None:
        table = self.table
        actor, n = table.rules.legal_at(table.boxes, self.states, 0, table.out, table.weights)
        self.actor = NOBODY if self.count >= table.longest else actor
        self.actions = table.out[:n].tolist()
        self.odds = table.weights[:n].tolist() if actor == CHANCE else []

    def current_player(self) -> int:
        """Return who acts: a seat, chance, or nobody."""
        if self.actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.actor == NOBODY else self.actor

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.actions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may happen, and how likely it is."""
        total, first = sum(self.odds), self.table.first_outcome
        return [(action - first, weight / total) for action, weight in zip(self.actions, self.odds, strict=True)]

    def _apply_action(self, action: int) -> None:
        table = self.table
        number = action + table.first_outcome if self.actor == CHANCE else action
        if self.seen is not None:
            self._note(number)
        table.rules.apply_at(table.boxes, self.states, 0, number)
        self.count += 1
        self._look_up()

    def _note(self, action: int) -> None:
        table = self.table
        [played] = table.rules.actions(table.boxes, self.states, [action])
        state = self.states.view(np.recarray)[0]
        hidden = table.definition.hidden
        for seat, seen in enumerate(self.seen or []):
            seen.append(((hidden and hidden(state, action, seat)) or played).text)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.table
        number = action + table.first_outcome if player == pyspiel.PlayerId.CHANCE else action
        return table.rules.words(table.boxes, self.states, [number])[0]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.actor == NOBODY

    def returns(self) -> list[float]:
        """Return everybody's share of the victory."""
        table = self.table
        if self.actor != NOBODY:
            return [0.0] * len(table.seats)
        shares, _ = table.rules.results(table.boxes, self.states, len(table.seats))
        return shares if any(shares) else [1 / len(table.seats)] * len(table.seats)

    def information_state_string(self, player: int) -> str:
        """Return what a player knows of the whole game."""
        known = self.history_str() if self.seen is None else "; ".join(self.seen[player])
        return f"{seat_name(player)}: {known}"

    def observation_string(self, player: int) -> str:
        """Return the position as a player may know it."""
        return json.dumps(self.board().view(seat_name(player)).position())

    def information_state_tensor(self, player: int) -> list[float]:
        """Return the position as a player may know it, in numbers."""
        values: list[float] = self.tensor(player).tolist()
        return values

    observation_tensor = information_state_tensor

    def tensor(self, player: int) -> Any:
        """Return the position as a player may know it, in numbers."""
        table, out = self.table, np.empty(len(self.table.whole), np.float32)
        table.look(table.boxes, self.states, table.spare, player, table.whole, table.scales, out)
        return out

    def board(self) -> Game:
        """Return the game as people use it."""
        return Game(self.table.rules, self.table.setting, self.states.copy(), None)

    def __str__(self) -> str:
        return json.dumps(self.board().position())


class BourgadeObserver:
    """Looks at states for one of the players."""

    def __init__(self, table: Table, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters are not supported; passed {params}")
        self.tensor = np.zeros(len(table.whole), np.float32)
        places = table.definition.observation.places(table.setting.players)
        sizes = {each.name: each.sizes(table.setting.players) for each in table.definition.observation.features}
        self.dict = {name: self.tensor[place].reshape(sizes[name]) for name, place in places.items()}

    def set_from(self, state: BourgadeState, player: int) -> None:
        """Look."""
        self.tensor[:] = state.tensor(player)

    def string_from(self, state: BourgadeState, player: int) -> str:
        """Return what is seen in words."""
        return state.observation_string(player)


def game_type(rules: Definition) -> Any:
    """Return how OpenSpiel describes a game."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"bourgade_{rules.name.replace('-', '_')}",
        long_name=rules.environment,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if rules.secrets else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(max(edition.players) for edition in rules.editions.values()),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "edition": "",
            "players": 2,
            "actions": ACTIONS,
            **dict.fromkeys(options_of(rules), ""),
        },
    )


def options_of(rules: Definition) -> list[str]:
    """Return the options of all editions of a game."""
    return list({option: None for edition in rules.editions.values() for option in edition.options})


def read(value: str) -> object:
    """Return an option as :func:`bourgade.new` takes it. OpenSpiel takes a bare number for something else than a text.

    >>> read("random2"), read("recycler+swap-meet"), read("P1")
    (2, ['recycler', 'swap-meet'], 'P1')
    """
    if value.startswith("random") and value != "random":
        return int(value.removeprefix("random"))
    return value.split(AND) if AND in value else value


for _rules in definitions():  # a class each: OpenSpiel wants nothing that ends before it does
    _kind = type(f"{_rules.environment}Game", (BourgadeGame,), {"name": _rules.name})
    pyspiel.register_game(game_type(_rules), _kind)
