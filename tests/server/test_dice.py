"""Verifiable dice: what docs/verifiable-dice.md says is what happens, and whatever is changed afterwards is found."""

import copy
import hashlib
import json
import pickle
import re
import shutil
import subprocess
import sys
from collections import Counter
from itertools import pairwise, product
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare
from sentences import sentence_of

import bourgade
from bourgade.server import dice

HERE = Path(__file__).parent
DOCS = HERE.parent.parent / "docs"
PAGE = (DOCS / "verifiable-dice.md").read_text("utf-8")
STORED = sorted((HERE / "records").glob("*.json"))
SEED = bytes(range(32))
DIE = [1] * 6
TWO_DICE = [1 if low == high else 2 for low in range(6) for high in range(low, 6)]
TABLES = [
    (name, {"edition": edition, "players": players})
    for name, game in bourgade.games().items()
    for edition, data in game["editions"].items()
    for players in {data["players"][0], data["players"][-1]}
]
EXAMPLES = {
    "minivilles": {"edition": "deluxe", "players": 3},
    "mint-works": {"players": 2, "advanced": 2},
    "ma-petite-ville": {"players": 2},
}

every_game = pytest.mark.parametrize("name", EXAMPLES)
lucks = st.text("0123456789abcXYZ_-", max_size=64)
seeds = st.binary(min_size=32, max_size=32)


# The page once more, in other words


def outcome_by_the_page(seed, luck, k, weights):
    """Walk through the steps of the page: HMAC by hand, and the outcome found by its bounds."""
    inner, outer = (bytes(byte ^ pad for byte in seed.ljust(64, b"\0")) for pad in (0x36, 0x5C))
    words = [*(str(len(text.encode())) + ":" + text for text in luck)]
    c, total = 0, sum(weights)
    while True:
        message = " ".join(["bourgade-dice-1", str(k), str(c), *words]).encode()
        x = int(hashlib.sha256(outer + hashlib.sha256(inner + message).digest()).hexdigest(), 16)
        if x + 2**256 % total < 2**256:
            return next(i for i in range(len(weights)) if x % total < sum(weights[: i + 1]))
        c += 1


def vectors():
    """Return the rows of the table of test vectors: luck, k, weights, c, x and outcome."""
    rows = re.findall(r"^\| `(\[.*\])` \| (\d+) \| (.*) \| (\d+) \| `([0-9a-f]{64})` \| (\d+) \|$", PAGE, re.M)
    for luck, k, weights, c, x, index in rows:
        numbers = [int(weight) for weight in weights.replace("2^255", str(2**255)).split(", ")]
        yield json.loads(luck), int(k), numbers, int(c), x, int(index)


every_vector = pytest.mark.parametrize(("luck", "k", "weights", "c", "x", "index"), [*vectors()])


def test_the_page_has_vectors():
    assert len([*vectors()]) == PAGE.count("\n| `[") == 9


@every_vector
def test_a_vector_of_the_page_comes_out(luck, k, weights, c, x, index):
    assert dice.outcome(SEED, luck, k, weights) == index
    assert f"{dice.word(SEED, luck, k, c):064x}" == x
    assert outcome_by_the_page(SEED, luck, k, weights) == index


@pytest.mark.parametrize(("luck", "k", "c", "x"), [(luck, k, c, x) for luck, k, _, c, x, _ in vectors()])
@pytest.mark.skipif(shutil.which("openssl") is None, reason="needs openssl")
def test_openssl_gives_the_numbers_of_the_page(luck, k, c, x):
    [(text, command)] = re.findall(r"^printf '(.*)' \| (openssl .*)$", PAGE, re.M)
    assert text == "bourgade-dice-1 0 0 7:seven-7 0:"
    message = f"bourgade-dice-1 {k} {c}" + "".join(f" {len(given)}:{given}" for given in luck)
    result = subprocess.run(command.split(), input=message.encode(), capture_output=True, check=True)
    assert result.stdout.decode().split()[-1] == x


def test_the_commitment_of_the_page_is_that_of_its_seed():
    [(commitment, seed)] = re.findall(r'"commitment": "(\w+)",\s+"seed": "(\w+)"', PAGE)
    assert dice.commitment(bytes.fromhex(seed)) == commitment == hashlib.sha256(SEED).hexdigest()


@given(
    seed=seeds,
    luck=st.lists(st.text(st.characters(codec="utf-8"))),
    k=st.integers(0, 2**70),
    weights=st.lists(st.integers(0, 2**64), min_size=1).filter(any),
)
def test_outcomes_are_those_that_the_page_gives(seed, luck, k, weights):
    index = dice.outcome(seed, luck, k, weights)
    assert index == outcome_by_the_page(seed, luck, k, weights)
    assert weights[index] > 0


@given(seed=seeds, k=st.integers(0, 1000), weights=st.lists(st.integers(0, 2**253), min_size=1, max_size=8).filter(any))
def test_weights_may_be_so_large_that_numbers_are_drawn_again(seed, k, weights):
    assert dice.outcome(seed, ["a", "b"], k, weights) == outcome_by_the_page(seed, ["a", "b"], k, weights)


# A fair outcome


@pytest.mark.parametrize(
    "weights", [[1], DIE, [1, 2, 1], [0, 3, 0, 4], [5, 1, 1], [16], [9, 8], TWO_DICE, [64], [32, 1]]
)
def test_every_number_that_counts_leads_to_an_outcome_as_often_as_its_weight(weights, monkeypatch):
    """With numbers of 6 bits instead of 256, all of them can be tried."""
    monkeypatch.setattr(dice, "NUMBERS", 64)
    drawn_again = "again"
    ends = Counter()
    for number in range(64):
        drawn = iter([number])
        monkeypatch.setattr(dice, "word", lambda *_, drawn=drawn: next(drawn))
        try:
            ends[dice.outcome(SEED, [], 0, weights)] += 1
        except StopIteration:
            ends[drawn_again] += 1
    times = 64 // sum(weights)
    assert ends.pop(drawn_again, 0) == 64 % sum(weights)
    assert ends == {index: times * weight for index, weight in enumerate(weights) if weight}


@pytest.mark.parametrize("weights", [[1, 1], DIE, TWO_DICE, [5, 0, 1, 3], [2**64, 3 * 2**64]])
@pytest.mark.parametrize("over", ["plies", "lucks", "seeds"])
def test_outcomes_are_spread_as_their_weights_say(weights, over):
    draws = {
        "plies": lambda n: (SEED, ["a", ""], n),
        "lucks": lambda n: (SEED, ["a", str(n)], 7),
        "seeds": lambda n: (n.to_bytes(32, "little"), ["a", ""], 7),
    }
    n = 20_000
    counts = Counter(dice.outcome(*draws[over](i), weights) for i in range(n))
    likely = [i for i, weight in enumerate(weights) if weight]
    expected = [n * weights[i] / sum(weights) for i in likely]
    assert counts.keys() <= set(likely)
    assert chisquare([counts[i] for i in likely], expected).pvalue > 0.0005


def test_neighbouring_outcomes_have_nothing_to_do_with_each_other():
    throws = [dice.outcome(SEED, ["a", "b"], k, DIE) for k in range(36_001)]
    pairs = Counter(pairwise(throws))
    assert chisquare([pairs[pair] for pair in product(range(6), repeat=2)]).pvalue > 0.0005


@pytest.mark.parametrize("weights", [[], [0], [0, 0], [3, -1], [-1], [2**256, 1]])
def test_weights_that_leave_nothing_to_draw_are_refused(weights):
    with pytest.raises(ValueError, match=r"^Weights are whole numbers from 0"):
        dice.outcome(SEED, ["", ""], 0, weights)


@given(st.data())
def test_no_two_draws_share_their_number(data):
    """Luck with spaces, digits and colons in it is not allowed, and would not confuse anything either."""
    draw = st.tuples(st.lists(st.text(" :01é", max_size=4), max_size=3), st.integers(0, 12), st.integers(0, 12))
    one, other = data.draw(draw), data.draw(draw)
    assert (dice.word(SEED, *one) == dice.word(SEED, *other)) == (one == other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((["a", "b"], 0, 0), (["ab", ""], 0, 0)),
        ((["a 1:b"], 0, 0), (["a", "b"], 0, 0)),
        (([], 0, 0), ([""], 0, 0)),
        ((["", ""], 0, 0), ([""], 0, 0)),
        (([], 1, 10), ([], 11, 0)),
        (([" 0:"], 1, 0), (["", ""], 1, 0)),
        ((["é"], 0, 0), (["e"], 0, 0)),
    ],
)
def test_what_looks_alike_has_numbers_of_its_own(one, other):
    assert dice.word(SEED, *one) != dice.word(SEED, *other)


# Seeds and luck


def test_a_seed_is_new_every_time_and_has_32_bytes():
    found = {dice.new_seed() for _ in range(100)}
    assert len(found) == 100
    assert {len(seed) for seed in found} == {32}


@pytest.mark.parametrize("luck", ["", "a", "Z", "0", "_", "-", "seven-7", "x" * 64])
def test_luck_is_letters_digits_hyphens_and_underscores(luck):
    assert dice.is_luck(luck)


@pytest.mark.parametrize("luck", ["x" * 65, " ", "a b", "a\n", "é", "٣", "a:b", "a\0", None, 7, ["a"], b"a"])
def test_anything_else_is_no_luck(luck):
    assert not dice.is_luck(luck)


def test_dice_load_nothing_heavy():
    program = "import sys, bourgade.server.dice; print({'numpy', 'numba', 'starlette', 'msgspec'} & set(sys.modules))"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert result.stdout == "set()\n"


# The odds of a game


@every_game
def test_odds_are_the_chances_in_whole_numbers_in_the_order_of_legal(name):
    game = bourgade.new(name, deal=False)
    while game.actor == "chance":
        odds, total = game.odds(), sum(game.odds().values())
        assert list(odds) == game.legal()
        assert {type(weight) for weight in odds.values()} == {int}
        assert game.chances() == {text: weight / total for text, weight in odds.items()}
        game.draw()
    assert game.odds() == game.chances() == {}


def test_a_finished_game_has_no_odds():
    game = bourgade.replay(played("mint-works"))
    assert (game.over, game.odds()) == (True, {})


def test_two_dice_have_odds_of_1_and_2_by_the_smaller_number():
    position = bourgade.new("minivilles", first="P1").position()
    position["players"][0]["landmarks"] = ["train-station"]
    game = bourgade.load(position)
    game.play("roll 2")
    assert list(game.odds().values()) == TWO_DICE
    assert list(game.odds()) == [f"dice {low} {high}" for low in range(1, 7) for high in range(low, 7)]


def slugs(page, heading, *, last=""):
    """Return the slugs of a table in their order, with those in whose row a word stands at the end."""
    section = (DOCS / "rules" / f"{page}.md").read_text("utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [row for row in re.findall(r"^\| ([a-z-]+) (\|.*)$", section, re.M) if row[0] != "slug"]
    return [slug for slug, _ in sorted(rows, key=lambda row: bool(last) and f"| {last} |" in row[1])]


def test_kinds_are_drawn_in_the_order_that_the_page_says():
    game = bourgade.new("minivilles", edition="marina-green-valley", deal=False, first="P1")
    kinds = slugs("minivilles", "Establishments", last="purple")
    assert list(game.odds()) == [f"draw {kind}" for kind in kinds]
    deck = game.position()["deck"]
    assert game.odds() == {f"draw {kind}": deck[kind] for kind in kinds}


def test_plans_and_advanced_locations_are_drawn_in_the_order_that_the_page_says():
    game = bourgade.new("mint-works", players=2, deal=False, first="P1", advanced=2)
    advanced = ["crowdfunder", "recycler", "swap-meet", "temp-agency"]
    assert [slug for slug in slugs("mint-works", "Locations") if slug in advanced] == advanced
    assert game.odds() == {f"advanced {slug}": 1 for slug in advanced}
    game.play("advanced recycler")
    assert game.odds() == {f"advanced {slug}": 1 for slug in advanced if slug != "recycler"}
    game.draw()
    assert game.odds() == {f"draw {slug}": 1 for slug in slugs("mint-works", "Plans")}


def test_tiles_are_drawn_in_the_order_of_their_numbers():
    game = bourgade.new("ma-petite-ville", deal=False, first="P1")
    numbers = [int(text.removeprefix("tile ")) for text in game.odds()]
    assert numbers == [*range(1, len(numbers) + 1)]
    assert set(game.odds().values()) == {1}


# Whole games


def played(name, seed=SEED, moves=1, luck="abcde", start=None, **table):
    """Return the record of a game played at random with dice that can be verified."""
    game = bourgade.load(start) if start else bourgade.new(name, **(table or EXAMPLES[name]), deal=False)
    luck = [f"{luck}-{seat}" for seat in game.seats]
    chooser, k = Random(moves), 0
    while not game.over:
        odds = game.odds()
        if odds:
            game.play(list(odds)[dice.outcome(seed, luck, k, list(odds.values()))])
        else:
            game.play(chooser.choice(game.legal()))
        k += 1
    return with_dice(game.record(), seed, luck)


def with_dice(record, seed, luck):
    given = {"commitment": hashlib.sha256(seed).hexdigest(), "seed": seed.hex(), "luck": luck}
    return record | {"dice": given}


@pytest.fixture(scope="module")
def records():
    return {name: played(name) for name in EXAMPLES}


@pytest.fixture
def record(records, name):
    return copy.deepcopy(records[name])


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_a_game_of_every_edition_can_be_verified(name, table):
    record = played(name, dice.new_seed(), **table)
    before = copy.deepcopy(record)
    game = dice.verify(record)
    assert game.over
    assert game.record() | {"dice": record["dice"]} == record == before


@every_game
def test_a_game_by_other_words_can_be_verified(record):
    """Records of other programs may have spaces to spare, and the larger die first."""
    record["actions"] = [re.sub(r"^dice (\d) (\d)$", r"dice  \2 \1", action) for action in record["actions"]]
    assert dice.verify(record).over


def test_a_game_that_began_from_a_position_can_be_verified():
    begun = bourgade.new("minivilles", seed=1, edition="deluxe", players=3)
    for _ in range(20):
        begun.draw() if begun.actor == "chance" else begun.play(begun.legal()[-1])
    record = played("minivilles", start=begun.position())
    assert record["start"] == begun.position()
    assert dice.verify(record).over


def test_a_game_by_house_rules_can_be_verified():
    record = played("minivilles", edition={"extends": "deluxe", "copies": 3, "coins": 7}, players=2)
    assert record["house"]
    assert dice.verify(record).over


@every_game
def test_a_game_can_be_verified_without_its_winners(record):
    del record["winners"]
    assert dice.verify(record).over


@every_game
@pytest.mark.parametrize("n", [0, 1, 10, 30])
def test_a_game_that_was_left_can_be_verified_up_to_there_once_the_seed_is_known(record, n):
    game = dice.verify(record | {"actions": record["actions"][:n], "winners": []})
    assert not game.over


@every_game
def test_the_outcomes_of_a_game_are_found_with_their_plies_and_odds(record):
    found = dice.outcomes_of(bourgade.replay(record))
    kinds = ("first ", "die ", "dice ", "draw ", "advanced ", "tile ")
    assert [(k, text) for k, text, _ in found] == [
        (k, text) for k, text in enumerate(record["actions"]) if text.startswith(kinds)
    ]
    luck = record["dice"]["luck"]
    for k, text, odds in found:
        assert list(odds)[outcome_by_the_page(SEED, luck, k, list(odds.values()))] == text
        assert dice.drawn(SEED, luck, k, odds) == text


@every_game
def test_dice_do_not_matter_to_a_replay(record):
    assert bourgade.replay(record).record() == {key: value for key, value in record.items() if key != "dice"}
    assert bourgade.replay(record | {"dice": {"real": True}}).over
    assert bourgade.replay(record | {"dice": {}}).over


# What was verifiable stays so


def test_there_are_stored_games_with_dice_of_every_game():
    assert {json.loads(path.read_text("utf-8"))["game"] for path in STORED} == set(bourgade.games())


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_game_can_still_be_verified(path):
    """These files are history: where one fails, the order of outcomes or the dice have changed, and must not."""
    record = json.loads(path.read_text("utf-8"))
    game = dice.verify(record)
    assert game.winners == record["winners"]


# What was changed is found


def first_other(record, seed, luck):
    """Return the number of the first action that another seed or luck would not give, and what they give."""
    for k, text, odds in dice.outcomes_of(bourgade.replay(record)):
        right = list(odds)[outcome_by_the_page(seed, luck, k, list(odds.values()))]
        if right != text:
            return f"Action {k + 1} of {len(record['actions'])} is `{text}` in the file; seed and luck give `{right}`."
    raise AssertionError("They give the same game.")


def refused(record, kind=dice.VerifyError):
    """Return the sentence with which a record is refused."""
    with pytest.raises(bourgade.BourgadeError) as caught:
        dice.verify(record)
    assert type(caught.value) is kind
    return sentence_of(caught.value)


@every_game
def test_an_outcome_that_was_changed_is_named(record):
    outcomes = dice.outcomes_of(bourgade.replay(record))
    changeable = [(k, text, odds) for k, text, odds in outcomes if len(odds) > 1]
    for k, text, odds in Random(1).sample(changeable, 12):
        changed = copy.deepcopy(record)
        changed["actions"][k] = other = Random(k).choice([one for one in odds if one != text])
        n = len(record["actions"])
        assert refused(changed) == f"Action {k + 1} of {n} is `{other}` in the file; seed and luck give `{text}`."


@every_game
def test_outcomes_in_another_order_are_named(record):
    outcomes = dice.outcomes_of(bourgade.replay(record))
    (one, first, odds), (other, second, _) = next(
        (a, b) for a in outcomes for b in outcomes if a[0] < b[0] and a[1] != b[1] and b[1] in a[2]
    )
    assert second in odds
    record["actions"][one], record["actions"][other] = second, first
    assert refused(record).startswith(f"Action {one + 1} of {len(record['actions'])} is `{second}` in the file; ")


@every_game
def test_luck_that_was_changed_is_found(record):
    luck = ["Abcde-P1", *record["dice"]["luck"][1:]]
    expected = first_other(record, SEED, luck)
    record["dice"]["luck"] = luck
    assert refused(record) == expected


@every_game
def test_luck_in_another_order_is_found(record):
    luck = record["dice"]["luck"][::-1]
    expected = first_other(record, SEED, luck)
    record["dice"]["luck"] = luck
    assert refused(record) == expected


@every_game
def test_another_seed_does_not_fit_the_commitment(record):
    record["dice"]["seed"] = bytes(32).hex()
    fits = dice.commitment(bytes(32))
    said = record["dice"]["commitment"]
    assert refused(record) == (
        f"The seed does not match the commitment: its SHA-256 is {fits}, and the game's file says {said}."
    )


@every_game
def test_another_seed_with_its_own_commitment_is_found(record):
    luck = record["dice"]["luck"]
    assert refused(with_dice(record, bytes(32), luck)) == first_other(record, bytes(32), luck)


@every_game
def test_a_move_that_is_not_legal_is_refused_as_by_a_replay(record):
    n = len(record["actions"])
    for number in (first_move(record), n // 2, n - 1):
        actions = record["actions"].copy()
        actions[number] = "fly"
        sentence = refused(record | {"actions": actions}, bourgade.ReplayError)
        assert sentence.startswith(f"Action {number + 1} of {n}: `fly` is not a move of this game.")


def first_move(record):
    """Return the ply of the first move in which somebody rolls, places or lays something."""
    return next(n for n, action in enumerate(record["actions"]) if re.match("roll|place|pass|lay", action))


@every_game
def test_a_winner_who_was_changed_is_refused_as_by_a_replay(record):
    record["winners"] = []
    assert "won; played again" in refused(record, bourgade.ReplayError)


@every_game
def test_a_move_that_was_left_out_is_found(record):
    """From there on every outcome has another ply."""
    record["actions"].pop(first_move(record))
    with pytest.raises(bourgade.BourgadeError, match=rf"^Action \d+ of {len(record['actions'])}"):
        dice.verify(record)


# What cannot be verified


def test_a_record_without_dice_cannot_be_verified(records):
    record = {key: value for key, value in records["mint-works"].items() if key != "dice"}
    assert refused(record) == (
        "This game has no `dice`: its outcomes cannot be verified. Games played on a server have them."
    )


def test_real_dice_cannot_be_verified(records):
    sentence = refused(records["mint-works"] | {"dice": {"real": True}})
    assert sentence == "This game was played with real dice: what they showed cannot be verified."


def test_the_seed_is_shown_when_the_game_is_over(records):
    record = records["mint-works"]
    unfinished = record | {"actions": record["actions"][:9], "winners": [], "dice": record["dice"] | {"seed": None}}
    assert refused(unfinished).endswith("the seed is revealed when the game is over.")


def test_an_error_can_be_told_in_french_and_sent_to_another_process(records):
    with pytest.raises(dice.VerifyError) as caught:
        dice.verify(records["mint-works"] | {"dice": {"real": True}})
    sent = pickle.loads(pickle.dumps(caught.value))
    assert str(sent) == str(caught.value)
    assert sent.message.text("fr").startswith("Cette partie s'est jouée avec de vrais dés")


@pytest.mark.parametrize("value", [None, [], "record", 3, True, {}, {"actions": []}, {"game": "minivilles"}])
def test_what_is_no_record_is_refused_as_by_a_replay(value):
    refused(value, bourgade.BadRecord)


@pytest.mark.parametrize("value", [None, [], "real", 3, True])
def test_dice_that_are_no_object_are_refused_also_by_a_replay(records, value):
    record = records["mint-works"] | {"dice": value}
    assert refused(record, bourgade.BadRecord) == (
        f"A record's `dice` is an object with where the outcomes come from, not {value!r}."
    )
    with pytest.raises(bourgade.BadRecord):
        bourgade.replay(record)


GOOD = {"commitment": dice.commitment(SEED), "seed": SEED.hex(), "luck": ["a", ""]}
HEX_WANTED = "is 64 digits from 0 to 9 and a to f, not "


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"real": False}, 'Real dice are {"real": true} and nothing else'),
        ({"real": True}, 'Real dice are {"real": true} and nothing else'),
        ({"sede": "00"}, "have no 'sede' (did you mean seed?)."),
        ({"a\nb": "00"}, "have no 'a\\nb'."),
        ({"commitment": None}, f"The `commitment` of dice {HEX_WANTED}None."),
        ({"commitment": GOOD["commitment"].upper()}, f"The `commitment` of dice {HEX_WANTED}"),
        ({"commitment": GOOD["commitment"] + "\n"}, f"The `commitment` of dice {HEX_WANTED}"),
        ({"commitment": GOOD["commitment"][:-2]}, f"The `commitment` of dice {HEX_WANTED}"),
        ({"commitment": 7}, f"The `commitment` of dice {HEX_WANTED}7."),
        ({"seed": ""}, f"The `seed` of dice {HEX_WANTED}''."),
        ({"seed": "00 " * 32}, f"The `seed` of dice {HEX_WANTED}"),
        ({"seed": "0x" + "00" * 31}, f"The `seed` of dice {HEX_WANTED}"),
        ({"seed": "00" * 33}, f"The `seed` of dice {HEX_WANTED}"),
        ({"seed": "٣" * 64}, f"The `seed` of dice {HEX_WANTED}"),
        ({"seed": False}, f"The `seed` of dice {HEX_WANTED}False."),
        ({"seed": [0] * 32}, f"The `seed` of dice {HEX_WANTED}"),
        ({"luck": "ab"}, "The `luck` of dice is a list of 2, one for each seat, not 'ab'."),
        ({"luck": {"P1": "a", "P2": ""}}, "The `luck` of dice is a list of 2, one for each seat, not {"),
        ({"luck": None}, "The `luck` of dice is a list of 2, one for each seat, not None."),
        ({"luck": []}, "The `luck` of dice is a list of 2, one for each seat, not []."),
        ({"luck": ["a"]}, "The `luck` of dice is a list of 2, one for each seat, not ['a']."),
        ({"luck": ["a", "", ""]}, "The `luck` of dice is a list of 2, one for each seat, not ['a', '', '']."),
        ({"luck": ["a", None]}, "Luck is 0 to 64 letters from a to z or A to Z, digits, - and _, not None."),
        ({"luck": ["a", "b c"]}, "Luck is 0 to 64 letters from a to z or A to Z, digits, - and _, not 'b c'."),
        ({"luck": ["a" * 65, ""]}, "Luck is 0 to 64 letters from a to z or A to Z, digits, - and _, not 'aaa"),
        ({"luck": ["a\n", ""]}, "Luck is 0 to 64 letters from a to z or A to Z, digits, - and _, not 'a\\n'."),
    ],
)
def test_malformed_dice_are_refused(records, change, part):
    assert part in refused(records["mint-works"] | {"dice": GOOD | change}, bourgade.BadRecord)


@pytest.mark.parametrize("key", GOOD)
def test_dice_without_one_of_their_keys_are_refused(records, key):
    given = {name: value for name, value in GOOD.items() if name != key}
    sentence = refused(records["mint-works"] | {"dice": given}, bourgade.BadRecord)
    assert sentence == f"The `dice` of a record need `{key}`."


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=70)
    | st.binary(max_size=33).map(bytes.hex),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=6,
)
keys = st.sampled_from(["commitment", "seed", "luck", "real"]) | st.text(max_size=9)


@given(
    dice_given=st.dictionaries(keys, anything) | st.dictionaries(keys, anything).map(lambda one: GOOD | one) | anything
)
def test_whatever_stands_under_dice_gets_a_sentence(dice_given):
    record = bourgade.new("mint-works", deal=False).record() | {"dice": dice_given}
    before = copy.deepcopy(record)
    error = error_of(record)
    if error is None:
        assert dice_given.keys() == GOOD.keys()
        assert dice_given["commitment"] == dice.commitment(bytes.fromhex(dice_given["seed"]))
    else:
        assert isinstance(error, bourgade.BadRecord | dice.VerifyError)
        assert re.fullmatch(r".*\.", str(error))
    assert repr(record) == repr(before)  # NaN is not equal to itself


def error_of(record):
    try:
        dice.verify(record)
    except bourgade.BourgadeError as error:
        return error


@given(seed=seeds, luck=st.lists(lucks, min_size=2, max_size=2), moves=st.integers())
def test_every_seed_and_every_luck_give_a_game_that_can_be_verified(seed, luck, moves):
    game, chooser = bourgade.new("mint-works", deal=False), Random(moves)
    for k in range(40):
        if game.over:
            break
        odds = game.odds()
        game.play(dice.drawn(seed, luck, k, odds) if odds else chooser.choice(game.legal()))
    record = with_dice(game.record(), seed, luck)
    assert dice.verify(record).position() == game.position()
