"""Stored games replay exactly: records/*.json, made once by records/make.py, and what is refused when one is spoilt."""

import json
from pathlib import Path
from typing import Any

import pytest

import bourgade

FILES = sorted((Path(__file__).parent / "records").glob("*.json"))


def stored(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text("utf-8"))


def records_of(game: str) -> list[dict[str, Any]]:
    return [record for record in (stored(path)["record"] for path in FILES) if record["game"] == game]


every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
every_minivilles_file = pytest.mark.parametrize(
    "path", [path for path in FILES if stored(path)["record"]["game"] == "minivilles"], ids=lambda path: path.stem
)
A_MOVE = {
    "minivilles": "roll 1",
    "mint-works": "pass",
    "ma-petite-ville": "draw",
}  # that is legal at the beginning of a turn
AN_OUTCOME = {"minivilles": "die", "mint-works": "draw", "ma-petite-ville": "tile"}


@pytest.fixture
def record() -> dict[str, Any]:
    return stored(FILES[0])["record"]


# What is stored


def test_there_are_stored_games_of_every_edition_market_and_number_of_players():
    records = records_of("minivilles")
    tables = {(record["edition"], record["options"]["market"]) for record in records}
    assert tables >= {
        (edition, market)
        for edition, data in bourgade.games()["minivilles"]["editions"].items()
        for market in data["options"]["market"]
    }
    assert {len(record["seats"]) for record in records} == {2, 3, 4, 5}
    assert any(record["options"]["purples"] == "players-1" for record in records)
    assert any("start" in record for record in records)


def test_there_are_stored_games_of_mint_works_with_secrets_house_rules_and_opponents():
    records = records_of("mint-works")
    assert {len(record["seats"]) for record in records} == {2, 3, 4}
    assert {record["options"]["opponent"] for record in records} >= {None, "justin", "rachael", "sonic"}
    assert any("house" in record for record in records)
    assert any(record["options"]["ages"] for record in records)
    assert any(record["options"]["advanced"] == 2 for record in records)
    seen = [bourgade.replay(record).seen("P1") for record in records if record["options"]["opponent"] is None]
    assert any({"draw ?", "place recycler ?"} <= set(actions) for actions in seen)


def test_the_stored_games_of_mint_works_have_every_kind_of_action():
    actions = [action.split() for record in records_of("mint-works") for action in record["actions"]]
    assert {words[0] for words in actions} == {"pass", "place", "co-op", "first", "advanced", "draw"}
    assert {words[1] for words in actions if words[0] == "place"} == {
        *("producer", "supplier", "builder", "leadership-council", "wholesaler", "lotto"),
        *("crowdfunder", "recycler", "swap-meet", "temp-agency"),
    }


def test_there_are_stored_games_of_ma_petite_ville_of_every_size_to_both_ends_and_with_a_printing_of_their_own():
    records = records_of("ma-petite-ville")
    assert {record["edition"] for record in records} == {"normal", "easy"}
    assert {len(record["seats"]) for record in records} == {2, 3, 4}
    assert any("house" in record for record in records)
    assert any(record["options"]["colours"][0] != "blue" for record in records)
    assert {min(bourgade.replay(record).scores, key=abs) == 0 for record in records} == {True, False}
    actions = {action.split()[0] for record in records for action in record["actions"]}
    assert actions == {"first", "tile", "draw", "lay", "place", "decline"}
    assert {action.split()[4] for record in records for action in record["actions"] if "place" in action} == {
        "across",
        "down",
    }


def test_the_stored_games_have_every_kind_of_action():
    actions = {action for record in records_of("minivilles") for action in record["actions"]}
    verbs = {action.split()[0] for action in actions}
    players = {"roll", "keep", "reroll", "add", "take", "swap", "no", "demolish", "move", "renovate", "build"}
    assert verbs == players | {"first", "die", "dice", "draw"}
    assert actions >= {"roll 1", "roll 2", "add 0", "add 2", "no swap", "build nothing"}


@every_file
def test_a_stored_game_is_small(path):
    assert path.stat().st_size < 40_000


# What they replay to


@every_file
def test_a_stored_game_replays_to_its_final_position(path):
    game = bourgade.replay(stored(path)["record"])
    assert game.over
    assert game.position() == stored(path)["final"]


@every_file
def test_a_stored_game_has_the_winner_it_had(path):
    record = stored(path)["record"]
    game = bourgade.replay(record)
    assert game.winners == record["winners"]
    if game.name == "minivilles":
        assert game.winners == [stored(path)["final"]["turn"]]


@every_file
def test_a_replayed_game_has_the_record_that_was_stored(path):
    record = stored(path)["record"]
    assert bourgade.replay(record).record() == record


@every_file
def test_a_stored_game_needs_no_luck_to_replay(path):
    record = stored(path)["record"]
    assert bourgade.replay(record, seed=1).position() == bourgade.replay(record, seed=2).position()


@every_file
def test_a_stored_game_can_be_stopped_at_any_action_and_goes_on_from_there(path):
    record = stored(path)["record"]
    half = len(record["actions"]) // 2
    game = bourgade.replay(record | {"actions": record["actions"][:half], "winners": []})
    assert not game.over
    for action in record["actions"][half:]:
        game.play(action)
    assert game.position() == stored(path)["final"]


@every_file
def test_the_final_position_of_a_stored_game_can_be_loaded(path):
    final, record = stored(path)["final"], stored(path)["record"]
    game = bourgade.load(final)
    assert (game.over, game.winners, game.position()) == (True, record["winners"], final)


def test_a_stored_game_was_played_by_house_rules_and_has_them_in_it():
    files = [stored(path) for path in FILES if "house" in stored(path)["record"]]
    assert files
    for file in files:
        game = bourgade.replay(file["record"])
        assert game.house == file["record"]["house"] == file["final"]["house"] != {}


@pytest.mark.parametrize("game", A_MOVE)
def test_a_stored_game_by_house_rules_does_not_replay_without_them(game):
    record = next(record for record in records_of(game) if "house" in record)
    del record["house"]
    with pytest.raises(bourgade.ReplayError, match=r"^Action \d+ of \d+: "):
        bourgade.replay(record)


# A spoilt record


@every_file
def test_a_cut_off_record_does_not_have_the_winner_it_names(path):
    record = stored(path)["record"]
    record["actions"].pop()
    with pytest.raises(bourgade.ReplayError, match=rf"says that .*{record['winners'][0]}.* won.* it is \[\]\.$"):
        bourgade.replay(record)


@every_minivilles_file
def test_a_record_that_leaves_out_the_last_landmark_is_refused(path):
    record = stored(path)["record"]
    record["actions"][-1] = "build nothing"
    with pytest.raises(bourgade.ReplayError, match="won; played again"):
        bourgade.replay(record)


@every_file
def test_a_record_with_an_action_left_out_is_refused(path):
    """Minivilles without the first roll; Mint Works without the last card of the set-up."""
    record = stored(path)["record"]
    if record["game"] == "minivilles":
        number = record["actions"].index("roll 1")
    else:
        number = next(n for n, action in enumerate(record["actions"]) if action.startswith(("place", "pass"))) - 1
    record["actions"].pop(number)
    with pytest.raises(bourgade.ReplayError, match=rf"^Action {number + 1:,} of {len(record['actions']):,}: `.*\.$"):
        bourgade.replay(record)


@every_file
def test_a_record_with_an_outcome_too_many_is_refused(path):
    record = stored(path)["record"]
    kind = AN_OUTCOME[record["game"]]
    number, outcome = next((n, action) for n, action in enumerate(record["actions"]) if action.startswith(kind))
    record["actions"].insert(number, outcome)
    with pytest.raises(bourgade.ReplayError, match=f"^Action {number + 2:,} of .*: `{outcome}` is not legal now."):
        bourgade.replay(record)


@every_file
def test_a_record_that_goes_on_after_the_end_is_refused(path):
    record = stored(path)["record"]
    move = A_MOVE[record["game"]]
    record["actions"].append(move)
    count = len(record["actions"])
    with pytest.raises(bourgade.ReplayError, match=f"^Action {count:,} of {count:,}: `{move}` .*The game is over.$"):
        bourgade.replay(record)


@every_file
def test_a_record_that_names_another_winner_is_refused(path):
    record = stored(path)["record"]
    winner = record["winners"][0]
    other = "P1" if winner != "P1" else "P2"
    with pytest.raises(bourgade.ReplayError, match=f"'{other}'.*'{winner}'"):
        bourgade.replay(record | {"winners": [other]})


@every_file
def test_a_record_of_rules_from_the_future_is_refused(path):
    record = stored(path)["record"]
    newest = bourgade.games()[record["game"]]["rules"]
    with pytest.raises(bourgade.BadRecord, match=f"rules {newest + 1}.* {newest}.$"):
        bourgade.replay(record | {"rules": newest + 1})


@pytest.mark.parametrize("key", ["rules", "edition", "seats", "options", "actions"])
def test_a_record_without_one_of_its_keys_is_refused(record, key):
    del record[key]
    with pytest.raises(bourgade.BadRecord, match=f"^A record needs `{key}`, .*\\.$"):
        bourgade.replay(record)


@pytest.mark.parametrize(
    ("key", "value"),
    [("rules", "1"), ("edition", None), ("seats", "P1 P2"), ("options", ["market"]), ("actions", "roll 1")],
)
def test_a_record_with_something_of_the_wrong_type_is_refused(record, key, value):
    with pytest.raises(bourgade.BadRecord, match=f"^A record needs `{key}`, .* not .*\\.$"):
        bourgade.replay(record | {key: value})


def test_a_record_of_another_edition_does_not_replay(record):
    assert record["edition"] == "base"
    with pytest.raises(bourgade.BourgadeError, match=r"\.$") as caught:
        bourgade.replay(record | {"edition": "marina", "options": {}})
    assert type(caught.value) is bourgade.ReplayError
