"""Tree search: it plays by the rules, repeats itself, never peeks, and finds what there is to find.

The search itself is tried in a game of three whose values are worked out by hand, see ``ROADS``.
"""

# ruff: noqa: ARG001 - all rules of one slot take the same arguments

import copy
import time
from collections import Counter
from itertools import combinations
from random import Random
from types import SimpleNamespace

import city_table
import mint_table
import numpy as np
import pytest
import toys
from table import city, table

import bourgade
from bourgade.bots import bots_of, find_bot, thinking, tree
from bourgade.bots.policies import RANDOM
from bourgade.bots.thinking import Tree, TreeBot
from bourgade.engine.definition import record_type
from bourgade.engine.luck import below, word
from bourgade.engine.notation import FixedNotation
from bourgade.engine.rule import CHANCE, NOBODY, rule
from bourgade.engine.rules import Rules, widen
from bourgade.games import definition

GAMES = ["minivilles", "mint-works", "ma-petite-ville"]
TABLES = [
    ("minivilles", {"edition": "base", "players": 2}),
    ("minivilles", {"edition": "marina-green-valley", "players": 4}),
    ("minivilles", {"edition": "deluxe", "players": 5}),
    ("minivilles", {"edition": {"extends": "deluxe", "win": 3, "without": ["mine"], "coins": 9}, "players": 3}),
    ("mint-works", {"players": 2}),
    ("mint-works", {"players": 3, "advanced": ["recycler", "swap-meet"]}),
    ("mint-works", {"players": 4}),
    ("mint-works", {"edition": {"extends": "standard", "mints": 6}, "players": 3}),
    ("ma-petite-ville", {"edition": "normal", "players": 2}),
    ("ma-petite-ville", {"edition": "easy", "players": 3}),
    ("ma-petite-ville", {"edition": "normal", "players": 4}),
    ("ma-petite-ville", {"edition": {"extends": "easy", "tiles": ["bgb/gxg/bgb", "xxx/bgy/rrr"] * 5}, "players": 2}),
]

every_game = pytest.mark.parametrize("game", GAMES)
every_table = pytest.mark.parametrize(
    ("game", "options"), TABLES, ids=lambda value: value if isinstance(value, str) else f"{value['players']}"
)


def played(game, bots):
    """Play a game to its end, and return its winners; ``bots`` has one for each seat."""
    while not game.over:
        if game.actor == "chance":
            game.draw()
        else:
            game.play(bots[game.seats.index(game.actor)].choose(game.view(game.actor)))
    return game.winners


def decisions(game, every=1, seed=0):
    """Go through a game of random players; yield it, unchanged, at some of the choices between two moves or more."""
    chooser, number = Random(seed), 0
    while not game.over:
        if game.actor == "chance":
            game.draw()
            continue
        moves = game.legal()
        if len(moves) > 1:
            if number % every == 0:
                yield game
            number += 1
        game.play(chooser.choice(moves))


def choice_of(name, *games, seed=1):
    """Return what a bot with this seed chooses in one game after the other."""
    bot = find_bot(games[0].name, name, seed)
    return [bot.choose(game.view(game.actor)) for game in games]


# --- Playing by the rules --------------------------------------------------------------------------------------------


@every_table
def test_a_search_plays_whole_games_with_legal_moves_and_changes_nothing_by_choosing(game, options):
    playing = bourgade.new(game, seed=3, **options)
    bots = [find_bot(game, name, seed) for seed, name in enumerate(["tree:12", "tree:5:random"] * 3)]
    while not playing.over:
        if playing.actor == "chance":
            playing.draw()
            continue
        view, before = playing.view(playing.actor), playing.position()
        inside = view.inside()[2].tobytes()
        move = bots[playing.seats.index(playing.actor)].choose(view)
        assert move in playing.legal()
        assert playing.position() == before
        assert view.inside()[2].tobytes() == inside
        playing.play(move)
    assert playing.winners


@pytest.mark.parametrize("opponent", ["justin", "sonic"])
def test_a_search_plays_alone_against_the_opponents_of_mint_works(opponent):
    game = bourgade.new("mint-works", players=1, opponent=opponent, seed=1)
    bot = find_bot("mint-works", "tree:50", 1)
    assert played(game, [bot, find_bot("mint-works", "random", 1)])


@every_game
@pytest.mark.parametrize("playouts", [1, 2, 3, 4, 5])
def test_a_handful_of_playouts_is_enough_to_choose(game, playouts):
    for number, now in enumerate(decisions(bourgade.new(game, players=2, seed=1), every=5)):
        assert choice_of(f"tree:{playouts}", now)[0] in now.legal()
        if number == 5:
            break


@every_game
def test_where_nothing_can_be_chosen_that_is_played_at_once(game):
    positions = {
        "minivilles": lambda: bourgade.new("minivilles", seed=1),  # roll 1
        "mint-works": lambda: mint_table.table(mint_table.hood(0), mint_table.hood(3), supply="mine"),  # pass
        "ma-petite-ville": lambda: city_table.table(city_table.squares("ggg/ggg/ggg"), "blue 7", "green 7"),  # draw
    }
    [move] = (now := positions[game]()).legal()
    assert choice_of("tree:3600s", now) == [move]


@every_game
def test_who_is_not_to_move_cannot_choose(game):
    now = bourgade.new(game, players=2, seed=1)
    other = next(seat for seat in now.seats if seat != now.actor)
    with pytest.raises(bourgade.IllegalMove, match=f"{other}"):
        find_bot(game, "tree:10").choose(now.view(other))


# --- Playing the same again ------------------------------------------------------------------------------------------


@every_game
def test_a_seed_gives_the_same_moves_on_any_number_of_cores_and_with_time_to_spare(game):
    bots = [
        find_bot(game, "tree:150", 5),
        find_bot(game, "tree:150", 5),
        find_bot(game, "tree:150", 5, cores=2),
        find_bot(game, "tree:150", 5, cores=7),
        TreeBot(game, "slow", 5, playouts=150, seconds=1000),
        TreeBot(game, "slow", 5, playouts=150, seconds=1000, cores=2),
    ]
    other, differ = find_bot(game, "tree:150", 6), 0
    for number, now in enumerate(decisions(bourgade.new(game, players=3, seed=2), every=2)):
        view = now.view(now.actor)
        moves = [bot.choose(view) for bot in bots]
        assert len(set(moves)) == 1
        differ += other.choose(view) != moves[0]
        if number == 12:
            break
    assert differ < 13  # another seed is other luck, not another player


@every_game
def test_trees_that_grow_at_the_same_time_share_no_state(game, monkeypatch):
    """Policies try moves in a state and take them back, which the other tree must not see."""
    grown, grow = [], Tree.grow
    monkeypatch.setattr(Tree, "grow", lambda self, *arguments: grown.append(self) or grow(self, *arguments))
    now = next(decisions(bourgade.new(game, players=2, seed=1)))
    find_bot(game, "tree:20", 1, cores=2).choose(now.view(now.actor))
    states = [value for one in grown for value in vars(one).values() if is_state(value, game)]
    assert len(states) == 2 * len(grown) == 4
    assert not any(np.shares_memory(one, other) for one, other in combinations(states, 2))


def is_state(value, game):
    return isinstance(value, np.ndarray) and value.dtype == definition(game).state


def test_without_a_seed_luck_is_new_each_time():
    game = bourgade.new("minivilles", seed=1)
    luck = {find_bot("minivilles", "tree:4")._luck.random() for _ in range(5)}
    assert len(luck) == 5
    assert choice_of("tree:4", *[game] * 2, seed=None)


# --- It never peeks --------------------------------------------------------------------------------------------------


def lotto_games():
    """Return two games that differ only in the plan that P2 gained at the lotto, and one of the deck."""
    hands = [("gardens", "windmill"), ("windmill", "gardens")]
    return [
        mint_table.table(
            mint_table.hood(3, "truck, crane", "factory"),
            mint_table.hood(2, secret, "workshop, lotto"),
            supply="plant, museum, vault",
            deck=f"{other}, bridge, co-op, statue, mine, obelisk",
            opened="lotto",
            secret={secret: "P2"},
        )
        for secret, other in hands
    ]


@pytest.mark.parametrize("bot", ["tree:400", "tree:400:random"])
def test_what_is_hidden_from_a_seat_does_not_change_what_it_chooses(bot):
    one, other = lotto_games()
    assert one.view("P2").position() != other.view("P2").position()
    for seed in range(10):
        assert choice_of(bot, one, seed=seed) == choice_of(bot, other, seed=seed)
    assert figures(one) == figures(other)


def test_whoever_knew_what_is_hidden_would_judge_otherwise():
    """So the test above shows something: with a gardens P2 is nearer to 7 stars than with a windmill."""
    one, other = lotto_games()
    assert figures(one, peeking=True) != figures(other, peeking=True)


def figures(game, *, peeking=False):
    """Return what a search finds for P1, from what P1 knows or from all there is to know."""
    rules, boxes, states = game.view("P1").inside()
    return Tree(rules, boxes, game._states if peeking else states, 0, RANDOM, [RANDOM], 1000).grow(1, 300, None)


def test_in_games_with_secrets_both_choose_alike_for_as_long_as_nothing_is_shown():
    compared = 0
    for seed in range(4):
        one, other = lotto_games()
        chooser = Random(seed)
        bots = [find_bot("mint-works", "tree:60", seed) for _ in range(2)]
        while not one.over and one.actor == other.actor == "P1":
            assert bots[0].choose(one.view("P1")) == bots[1].choose(other.view("P1"))
            compared += 1
            move = chooser.choice(one.legal())
            if move == "place lotto":
                break  # P1 now knows a card of the deck, which is another one in each
            for game in (one, other):
                game.play(move)
                if game.actor == "P2":
                    game.play("pass")
    assert compared > 8


@every_game
def test_the_luck_to_come_does_not_change_what_is_chosen(game):
    for number, now in enumerate(decisions(bourgade.new(game, players=2, seed=4), every=3)):
        position = now.position()
        futures = [bourgade.load(copy.deepcopy(position), seed=seed) for seed in (1, 2, 3)]
        assert len({choice_of("tree:100", future)[0] for future in futures}) == 1
        if number == 4:
            break


# --- What anybody would find -----------------------------------------------------------------------------------------

NEARLY_ALL = "train-station, shopping-mall, amusement-park"

both_ways = pytest.mark.parametrize("bot", ["tree:200", "tree:200:random"])
every_seed = range(6)


@both_ways
def test_the_last_landmark_is_built_before_another_builds_theirs(bot):
    game = table(
        city(22, "ranch", NEARLY_ALL),
        city(60, "bakery", NEARLY_ALL),
        piles="ranch 2, mine 6, stadium 2, forest 3",
        phase="build",
    )
    for seed in every_seed:
        assert choice_of(bot, game, seed=seed) == ["build radio-tower"]


@both_ways
def test_coins_are_taken_from_who_would_win_with_them(bot):
    """P2 has the 22 coins for the last landmark. Greedy takes from P3, who has more and no use for it."""
    game = table(
        city(0, "tv-station, bakery 3"), city(22, "bakery", NEARLY_ALL), city(24, "bakery"), phase="take", total=6
    )
    assert choice_of("greedy", game) == ["take P3"]
    for seed in every_seed:
        assert choice_of(bot, game, seed=seed) == ["take P2"]


@both_ways
def test_the_last_silhouette_is_laid_before_another_lays_theirs(bot):
    drawing = city_table.squares("brb ggg rrr / brr ggg rrr / brr grr rrr")
    game = city_table.table(drawing, "blue 3", "green 2")
    for seed in every_seed:
        assert choice_of(bot, game, seed=seed)[0].startswith("place 3 0 0 ")


@both_ways
def test_a_silhouette_is_laid_where_another_needs_the_square(bot):
    """Green would win with its 7 along the second row. Greedy lays its 4 in the first, because it is longer."""
    drawing = city_table.squares("brr brr rrr / grr rrr grr / rrr brr rrr")
    game = city_table.table(drawing, "blue 3 4", "green 7")
    assert choice_of("greedy", game) == ["place 4 0 0 across"]
    for seed in every_seed:
        assert choice_of(bot, game, seed=seed) == ["place 3 3 0 down"]


@both_ways
def test_the_plan_that_wins_is_built_where_another_would_take_the_last_slot(bot):
    """With the windmill P1 has 7 stars, and P2 no slot of the builder left for its gardens. Greedy buys a landfill."""
    game = mint_table.table(
        mint_table.hood(3, "windmill", "factory, plant, truck"),
        mint_table.hood(2, "gardens", "workshop, lotto, mine"),
        supply="landfill, stripmine, vault",
        deck="bridge, co-op, museum, obelisk, statue",
        occupied="builder",
    )
    assert game.scores == [6, 5]
    assert choice_of("greedy", game) == ["place supplier landfill"]
    for seed in every_seed:
        assert choice_of(bot, game, seed=seed) == ["place builder windmill"]


@both_ways
def test_of_two_plans_the_one_is_built_that_is_enough(bot):
    """P2 has 7 stars, and the game ends with this round: a factory makes 8 of P1's 5, a windmill 6."""
    game = mint_table.table(
        mint_table.hood(2, "factory, windmill", "gardens, statue"),
        mint_table.hood(0, "", "landfill, workshop, lotto"),
        supply="mine, truck, vault",
        deck="bridge, co-op, museum, plant",
    )
    assert game.scores == [5, 7]
    for seed in every_seed:
        assert choice_of(bot, game, seed=seed) == ["place builder factory"]


@every_game
def test_a_hundred_playouts_beat_random(game):
    """80 % of 20 games; somebody who plays like random wins so many once in 170 times. Half of them from each seat."""
    won = 0
    for number in range(20):
        bots = [find_bot(game, "tree:100", number), find_bot(game, "random", number)]
        won += ("P1", "P2")[number % 2] in played(
            bourgade.new(game, players=2, seed=number), bots[:: 1 - number % 2 * 2]
        )
    assert won >= 16


# --- Its time --------------------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("cores", [1, 2])
def test_a_search_takes_the_time_that_it_is_given(game, cores):
    now = next(decisions(bourgade.new(game, players=2, seed=1)))
    bot = find_bot(game, "tree:0.2s", 1, cores=cores)
    bot.choose(now.view(now.actor))  # code may have to be loaded first
    start = time.perf_counter()
    assert bot.choose(now.view(now.actor)) in now.legal()
    assert time.perf_counter() - start > 0.15


def test_a_search_stops_when_its_playouts_or_its_time_is_used_up():
    now = next(decisions(bourgade.new("minivilles", seed=1)))
    TreeBot("minivilles", "few", 1, playouts=50, seconds=1000).choose(now.view(now.actor))
    TreeBot("minivilles", "brief", 1, playouts=10_000_000, seconds=0.05).choose(now.view(now.actor))


# --- The tree itself, in a game of three whose values are known ------------------------------------------------------
#
# P1 takes a road. At its end P2 has two ways to go, and behind the first of some P3 has two more. Everybody's share:
#
#   safe    over at once: .4 .3 .3
#   toss    a coin, tails twice as often as heads. Heads: 1 0 0. Tails: P2 has the ways 0 1 0 and 0 .5 .5.
#           P2 takes all: 1/3 for P1.
#   again   the same
#   trap    P2: 1 0 0, or 0 1 0. P2 takes all: 0 for P1; by lots .5.
#   deep    P2: .5 .5 0, or on to P3: 0 1 0, or 0 0 1. P3 takes all, so P2 does not go there: .5 for P1; by lots .25.

SAFE, TOSS, AGAIN, TRAP, DEEP, FIRST, SECOND, HEADS, TAILS = range(9)
WORDS = ["safe", "toss", "again", "trap", "deep", "first", "second", "heads", "tails"]
ROADS = {"safe": 0.4, "toss": 1 / 3, "again": 1 / 3, "trap": 0.0, "deep": 0.5}
CHOOSING, TOSSING, ANSWERING, CLOSING, DONE = range(5)
STATE = record_type([("turns", np.int32), ("share", np.int8, 3), ("phase", np.int8), ("road", np.int8)])
BOX = record_type([("players", np.int8)])


@rule
def end(state, one, two, three):
    state.share[0] = one
    state.share[1] = two
    state.share[2] = three
    state.phase = DONE


@rule
def roads_actor(box, state):
    if state.phase == DONE:
        return NOBODY
    return CHANCE if state.phase == TOSSING else max(0, state.phase - 1)


@rule
def roads_legal(box, state, out):
    if state.phase == CHOOSING:
        for road in range(5):
            out[road] = road
        return 5
    out[0] = FIRST
    out[1] = SECOND
    return 2


@rule
def roads_draw(box, state, key):
    return TAILS - below(word(key, state.turns, 0), 3) // 2


@rule
def roads_apply(box, state, action):
    if state.phase == CHOOSING:
        state.road = action
        state.phase = TOSSING if action in (TOSS, AGAIN) else ANSWERING
        if action == SAFE:
            end(state, 4, 3, 3)
    elif state.phase == TOSSING:
        state.phase = ANSWERING
        if action == HEADS:
            end(state, 10, 0, 0)
    elif state.phase == CLOSING:
        end(state, 0, 10 * (action == FIRST), 10 * (action == SECOND))
    elif state.road == DEEP:
        if action == FIRST:
            end(state, 5, 5, 0)
        state.phase = DONE if action == FIRST else CLOSING
    elif state.road == TRAP:
        end(state, 10 * (action == FIRST), 10 * (action == SECOND), 0)
    else:
        end(state, 0, 10 if action == FIRST else 5, 0 if action == FIRST else 5)


@rule
def roads_returns(box, state, out):
    for seat in range(3):
        out[seat] = state.share[seat] / 10


@rule
def nothing(box, state, *more):
    pass


@rule
def like_the_last(box, state, bot, action):
    return 1.0 * action


@rule
def nowhere(box, state, seat):
    return 0.0


def game_of(name, words, state, **rules):
    """Return a definition of as much as a search asks for."""
    return SimpleNamespace(
        name=name,
        rules=SimpleNamespace(setup=nothing, outcomes=nothing, observe=nothing, scores=nothing, **rules),
        state=state,
        most_legal=6,
        notation=FixedNotation(len(words), lambda: toys.actions(words), str),
        facts=None,
    )


ROADS_GAME = game_of(
    "roads",
    WORDS,
    STATE,
    actor=roads_actor,
    legal=roads_legal,
    draw=roads_draw,
    apply=roads_apply,
    returns=roads_returns,
    guess=nothing,
)
TOY_BOTS = SimpleNamespace(NAMES=["random", "greedy"], HORIZON=100, score=like_the_last, distance=nowhere)
GREEDY = 1
SPROUTING, COMPETING = thinking.sprouting, thinking.competing


class Watched:
    """Trees that can be looked into."""

    def __init__(self):
        self.nodes = None  # of the last tree
        self.looks = []  # its moves, after each time that some playouts were spent: how often tried, and what they gave

    def sprouting(self, rules):
        """Return what begins a tree, and look on."""

        def begin(*arguments):
            self.nodes = next(value for value in arguments if getattr(value, "dtype", None) == tree.NODE)
            self.looks = []
            return SPROUTING(rules)(*arguments)

        return begin

    def competing(self, rules):
        """Return what lets a tree grow, and look on."""

        def go_on(*arguments):
            used = COMPETING(rules)(*arguments)
            moves = self.nodes[children(self.nodes)]
            self.looks.append({int(move["action"]): (int(move["visits"]), float(move["worth"])) for move in moves})
            return used

        return go_on

    def grow(self, rules, boxes, states, playouts, *, seat=0, policy=RANDOM, horizon=1000, seed=1):
        """Grow a tree; return how often each move was tried and what it gave, and all nodes."""
        tried = Tree(rules, boxes, states, seat, policy, [policy], horizon).grow(seed, playouts, None)
        moves = rules.words(boxes, states, [action for action, _ in tried])
        return dict(zip(moves, tried.values(), strict=True)), self.nodes


@pytest.fixture
def watched(monkeypatch):
    found = Watched()
    monkeypatch.setattr(thinking, "sprouting", found.sprouting)
    monkeypatch.setattr(thinking, "competing", found.competing)
    return found


@pytest.fixture
def grow(watched):
    return watched.grow


@pytest.fixture
def roads(grow, monkeypatch):
    """Grow a tree at the beginning of the game of roads."""
    monkeypatch.setattr(thinking, "bots_of", lambda _: TOY_BOTS)
    rules = Rules(ROADS_GAME, compiled=False)
    boxes = rules.ready(np.array([(3,)], BOX))
    return lambda playouts, **more: grow(rules, boxes, rules.new_states(), playouts, **more)


def shares(tried):
    return {move: worth / visits for move, (visits, worth) in tried.items()}


def children(nodes, node=0):
    """Return the nodes that follow a node."""
    found, child = [], nodes[node]["child"]
    while child != tree.NONE:
        found.append(int(child))
        child = nodes[child]["sibling"]
    return found


def test_shares_come_near_the_exact_ones(roads):
    found = shares(roads(6000)[0])
    assert found["deep"] == pytest.approx(ROADS["deep"], abs=0.05)
    assert found["toss"] == pytest.approx(ROADS["toss"], abs=0.05)
    assert found["again"] == pytest.approx(ROADS["again"], abs=0.05)
    assert found["safe"] == pytest.approx(ROADS["safe"])
    assert found["trap"] == pytest.approx(ROADS["trap"], abs=0.05)


def test_more_playouts_come_nearer(roads):
    few, more = shares(roads(100)[0]), shares(roads(6000)[0])
    assert few["trap"] > 2 * more["trap"]
    assert few["deep"] < more["deep"]


def test_the_best_move_wins_the_competition(roads):
    for seed in range(10):
        tried, _ = roads(600, seed=seed)
        assert max(tried, key=lambda move: tried[move]) == "deep"


def test_further_down_everybody_chooses_for_themselves(roads):
    tried, nodes = roads(3000)
    named = {WORDS[nodes[node]["action"]]: node for node in children(nodes)}
    for road, best in [("trap", "second"), ("deep", "first")]:
        answers = {WORDS[nodes[node]["action"]]: nodes[node]["visits"] for node in children(nodes, named[road])}
        assert max(answers, key=answers.get) == best
        assert answers[best] > 0.8 * tried[road][0]


def test_chance_acts_as_often_as_it_does_in_the_game(roads):
    tried, nodes = roads(4000)
    [toss] = [node for node in children(nodes) if nodes[node]["action"] == TOSS]
    thrown = {int(nodes[node]["action"]): int(nodes[node]["visits"]) for node in children(nodes, toss)}
    assert sum(thrown.values()) == tried["toss"][0]
    assert thrown[HEADS] / sum(thrown.values()) == pytest.approx(1 / 3, abs=0.06)


def test_moves_that_lead_to_the_same_have_the_same_luck(roads, watched):
    roads(1000)
    assert watched.looks[0][TOSS] == watched.looks[0][AGAIN]
    assert watched.looks[0][TOSS][0] > 50


@pytest.mark.parametrize("playouts", [1, 2, 3, 5, 8, 16, 30, 100, 1000, 4001])
def test_no_more_playouts_are_spent_than_there_are_and_few_are_left(roads, playouts):
    tried, nodes = roads(playouts)
    spent = sum(visits for visits, _ in tried.values())
    assert 0.8 * playouts - 5 <= spent <= playouts
    assert spent == sum(nodes[node]["visits"] for node in children(nodes))


def test_in_each_round_all_rivals_get_as_many_and_the_better_half_goes_on(roads):
    """Five, three, two."""
    tried, _ = roads(1200)
    times = Counter(visits for visits, _ in tried.values())
    assert [times[visits] for visits in sorted(times)] == [2, 1, 2]
    assert tried["trap"][0] == min(times)
    assert tried["deep"][0] == max(times)


def test_visits_of_a_move_are_those_of_what_followed_and_one_that_added_it(roads):
    _, nodes = roads(500)
    for node in range(1, len(nodes)):
        if nodes[node]["visits"] and (following := children(nodes, node)):
            below = sum(nodes[child]["visits"] for child in following)
            by_chance = nodes[following[0]]["action"] in (HEADS, TAILS)
            assert below == nodes[node]["visits"] - (0 if by_chance else 1)


def test_a_policy_says_what_is_tried_first(roads):
    tried, nodes = roads(2, policy=GREEDY)
    assert set(tried) == {"trap", "deep"}  # those that it likes best
    priors = {WORDS[nodes[node]["action"]]: nodes[node]["prior"] for node in children(nodes)}
    # Scores are 0 1 2 3 4, so 4 - mean is 2: e to the power of 2 (score - 4) / 2.
    raw = [np.exp(score - 4) for score in range(5)]
    assert [priors[word] for word in WORDS[:5]] == pytest.approx([one / sum(raw) for one in raw])


# P1, alone, goes left or right, and then makes ten steps, each high or low. Right is worth a half, whatever the steps.
# Left is worth all if every step is low, else nothing.

LEFT, RIGHT, LOW, HIGH = range(4)
STEPS = 10
LIKES_HIGH, LIKES_LOW = 1, 2
STAIRS_STATE = record_type([("turns", np.int32), ("road", np.int8), ("highs", np.int8)])


@rule
def stairs_actor(box, state):
    return NOBODY if state.turns > STEPS else 0


@rule
def stairs_legal(box, state, out):
    out[0] = LEFT if state.turns == 0 else LOW
    out[1] = RIGHT if state.turns == 0 else HIGH
    return 2


@rule
def stairs_apply(box, state, action):
    state.turns += 1
    if action <= RIGHT:
        state.road = action
    else:
        state.highs += action == HIGH


@rule
def stairs_returns(box, state, out):
    out[0] = 0.5 if state.road == RIGHT else 1.0 * (state.highs == 0)


@rule
def high_or_low(box, state, bot, action):
    return 1.0 * action if bot == LIKES_HIGH else -1.0 * action


STAIRS = game_of(
    "stairs",
    ["left", "right", "low", "high"],
    STAIRS_STATE,
    actor=stairs_actor,
    legal=stairs_legal,
    draw=nothing,
    apply=stairs_apply,
    returns=stairs_returns,
    guess=nothing,
)


@pytest.fixture
def stairs(monkeypatch):
    """Grow a tree at the foot of the stairs, and return what was tried by words and aim."""
    bots = SimpleNamespace(NAMES=["random", "high", "low"], HORIZON=100, score=high_or_low, distance=nowhere)
    monkeypatch.setattr(thinking, "bots_of", lambda _: bots)
    rules = Rules(STAIRS, compiled=False)
    boxes = rules.ready(np.array([(1,)], BOX))

    def grown(playouts, aims):
        tried = Tree(rules, boxes, rules.new_states(), 0, LIKES_HIGH, aims, 100).grow(1, playouts, None)
        return {(["left", "right"][move], aims[aim]): found for (move, aim), found in tried.items()}

    return grown


def test_who_thinks_goes_where_the_best_of_several_aims_leads(stairs):
    only_high = stairs(2400, [LIKES_HIGH])
    assert max(only_high, key=only_high.get) == ("right", LIKES_HIGH)
    both = stairs(2400, [LIKES_HIGH, LIKES_LOW])
    assert max(both, key=both.get) == ("left", LIKES_LOW)
    visits, worth = both["left", LIKES_LOW]
    assert worth / visits > 0.7  # now and then a lot is drawn, and a step is high


def test_who_has_few_playouts_thinks_of_few_aims(stairs):
    assert {aim for _, aim in stairs(1199, [LIKES_HIGH, LIKES_LOW])} == {LIKES_HIGH}
    assert {aim for _, aim in stairs(1200, [LIKES_HIGH, LIKES_LOW])} == {LIKES_HIGH, LIKES_LOW}


@pytest.fixture
def at_toys(grow, monkeypatch):
    """Grow a tree in a state of pig or cup."""
    monkeypatch.setattr(thinking, "bots_of", lambda _: TOY_BOTS)

    def grown(toy, playouts, **fields):
        rules = Rules(toy, compiled=False)
        states = np.zeros(1, toys.STATE)
        for name, value in fields.items():
            states[name] = value
        boxes = rules.ready(toys.setting("toy", 2, {}, 1, {}).boxes)
        return grow(rules, boxes, rules.ready(states), playouts)[0]

    return grown


def test_what_is_hidden_is_guessed_as_often_as_it_is_so(at_toys):
    """The last of 12 rounds, no points yet: who guesses right wins, else it is shared. Heads lie twice as often."""
    found = shares(at_toys(toys.CUP, 3000, turns=12, phase=toys.MOVING))
    assert found["heads"] == pytest.approx(2 / 3 + 1 / 3 / 2, abs=0.03)
    assert found["tails"] == pytest.approx(1 / 3 + 2 / 3 / 2, abs=0.03)


def test_what_is_certain_has_its_exact_share(at_toys):
    """With 12 at stake `hold` wins; after a roll it is lost with a 1, and P2 needs 2 points only."""
    tried = at_toys(toys.PIG, 400, turns=5, phase=toys.MOVING, stake=12, points=[0, 10])
    assert tried["hold"][0] == tried["hold"][1] > 0
    assert shares(tried)["roll"] < 0.95


# --- Trees of the real games -----------------------------------------------------------------------------------------


def inside_of(game):
    """Return rules, box and state of a game in a choice of some moves, the seat, and its search: policy, horizon."""
    now = next(now for now in decisions(bourgade.new(game, players=3, seed=1)) if len(now.legal()) > 4)
    bot = TreeBot(game, "tree")
    search = {"seat": now.seats.index(now.actor), "policy": bot._policy, "horizon": bot._horizon}
    return *now.view(now.actor).inside(), search


def assert_same_both_ways(grow, rules, boxes, states, playouts, **search):
    tried, nodes = grow(rules, boxes, states, playouts, **search)
    plain = Rules(rules.definition, compiled=False)
    same, plain_nodes = grow(plain, plain.ready(boxes), plain.ready(states), playouts, **search)
    assert tried == {move: (visits, pytest.approx(worth)) for move, (visits, worth) in same.items()}
    for field in ("action", "visits", "child", "sibling"):
        assert (nodes[field] == plain_nodes[field]).all()
    for field in ("worth", "prior"):
        assert nodes[field] == pytest.approx(plain_nodes[field])


@every_game
@pytest.mark.parametrize("uniform", [False, True], ids=["guided", "uniform"])
def test_interpreted_and_compiled_trees_are_the_same(grow, game, uniform):
    *inside, search = inside_of(game)
    further = {"policy": RANDOM, "horizon": 1000} if uniform else {"horizon": 2}  # policies are slow interpreted
    assert_same_both_ways(grow, *inside, 10, **search | further)


def test_they_are_the_same_where_plans_are_secret_with_little_memory_too(grow, monkeypatch):
    """In each playout P2 holds another plan, and so other moves are legal below."""
    inside = lotto_games()[0].view("P1").inside()
    assert_same_both_ways(grow, *inside, 60)
    monkeypatch.setattr(thinking, "MOST_ROOM", 40)
    assert_same_both_ways(grow, *inside, 60)


@every_game
def test_the_priors_of_the_moves_of_a_choice_sum_up_to_1(grow, game):
    rules, boxes, states, search = inside_of(game)
    for policy in (search["policy"], RANDOM):
        _, nodes = grow(rules, boxes, states, 400, **search | {"policy": policy})
        choices = 0
        for node in range(len(nodes)):
            priors = [nodes[child]["prior"] for child in children(nodes, node)] if nodes[node]["child"] > 0 else []
            if sum(priors) == 0:  # chance, which has none, or nothing yet
                continue
            assert sum(priors) == pytest.approx(1)
            if policy == RANDOM:
                assert priors == pytest.approx([1 / len(priors)] * len(priors))
            choices += len(priors) > 1
        assert choices > 20


@every_game
def test_a_full_memory_is_no_trouble(grow, monkeypatch, game):
    rules, boxes, states, search = inside_of(game)
    roomy, _ = grow(rules, boxes, states, 500, **search)
    monkeypatch.setattr(thinking, "MOST_ROOM", 60)
    tried, nodes = grow(rules, boxes, states, 500, **search)
    assert len(nodes) == 60
    assert tried.keys() == roomy.keys()
    assert sum(visits for visits, _ in tried.values()) == sum(visits for visits, _ in roomy.values())
    now = next(now for now in decisions(bourgade.new(game, players=3, seed=1)) if len(now.legal()) > 4)
    assert choice_of("tree:500", now)[0] in now.legal()


NEARER = {  # the first player is nearer to winning than the second, and that one than the third
    "minivilles": lambda: table(
        city(20, "ranch 4, cheese-factory 2", NEARLY_ALL), city(9, "bakery 2", "train-station"), city(0)
    ),
    "mint-works": lambda: mint_table.table(
        mint_table.hood(3, "", "gardens, factory"), mint_table.hood(3, "", "statue"), mint_table.hood(3), supply="mine"
    ),
    "ma-petite-ville": lambda: city_table.table(city_table.city("1 at 0 0"), "blue 2", "green 2 5", "red"),
}


@every_game
def test_a_judged_table_favours_who_is_nearer_to_winning_and_who_is_to_play(game):
    _, boxes, states = NEARER[game]().view("P1").inside()
    judge = Rules(definition(game), compiled=False).bind(tree.judge, "test", distance=bots_of(game).distance)
    box, state = widen(boxes)[0], widen(states)[0]
    judged = []
    for who in range(3):
        out = np.zeros(3)
        before = state.tobytes()
        judge(box, state, who, out)
        assert state.tobytes() == before
        assert out.sum() == pytest.approx(1)
        assert out[0] > out[1] > out[2] > 0
        judged.append(out)
    for who in range(3):
        assert all(judged[who][who] > judged[other][who] for other in range(3) if other != who)
