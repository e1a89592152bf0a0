"""Moves and outcomes in words: every form is accepted and written, anything else is refused."""

import pytest
from mint_table import all_pass, hood, phase, play, refused, table

import bourgade


def everything(advanced, taken=""):
    """Return a game in which P1 may use every location in play."""
    return table(
        hood(9, "gardens", "mine"),
        hood(9),
        supply="statue, windmill",
        deck="plant, vault",
        opened="wholesaler, lotto",
        advanced=advanced,
        occupied=taken,
    )


CORE = {
    "pass",
    "place producer",
    "place supplier statue",
    "place supplier windmill",
    "place builder gardens",
    "place leadership-council",
    "place wholesaler",
    "place lotto",
}


# The words of the players


@pytest.mark.rule("MW-13")
@pytest.mark.parametrize(
    ("advanced", "taken", "more"),
    [
        ("", "", set()),
        (
            "crowdfunder, recycler",
            "",
            {"place crowdfunder", "place recycler gardens", "place recycler mine"},
        ),
        (
            "swap-meet, temp-agency",
            "builder, supplier",
            {
                "place swap-meet gardens statue",
                "place swap-meet gardens windmill",
                "place swap-meet gardens gardens",
                "place swap-meet mine statue",
                "place swap-meet mine windmill",
                "place swap-meet mine mine",
                "place temp-agency builder gardens",
                "place temp-agency supplier statue",
                "place temp-agency supplier windmill",
            },
        ),
    ],
)
def test_a_players_moves_are_written_like_this(advanced, taken, more):
    game = everything(advanced, taken)
    assert game.actor == "P1"
    assert len(game.legal()) == len(set(game.legal()))
    assert set(game.legal()) == CORE | more


@pytest.mark.rule("MW-21")
@pytest.mark.parametrize(
    ("other", "copied"),
    [
        ("recycler", "producer"),
        ("recycler", "supplier statue"),
        ("recycler", "builder gardens"),
        ("recycler", "leadership-council"),
        ("recycler", "wholesaler"),
        ("recycler", "lotto"),
        ("recycler", "recycler gardens"),
        ("recycler", "recycler mine"),
        ("crowdfunder", "crowdfunder"),
        ("swap-meet", "swap-meet gardens statue"),
        ("swap-meet", "swap-meet mine mine"),
    ],
)
def test_the_copied_placement_stands_after_the_word(other, copied):
    game = everything(f"temp-agency, {other}", copied.split()[0])
    play(game, f"place temp-agency {copied}")
    assert game.record()["actions"] == [f"place temp-agency {copied}"]


def test_spaces_to_spare_are_understood_and_not_written():
    game = everything("")
    play(game, "  place   supplier statue ")
    assert game.record()["actions"] == ["place supplier statue"]


@pytest.mark.rule("MW-32")
def test_the_co_op_names_who_gains():
    game = table(hood(0, "", "co-op"), hood(0), hood(0), supply="statue, windmill, mine")
    all_pass(game)
    assert set(game.legal()) == {"co-op P2", "co-op P3"}


# The words of chance


@pytest.mark.rule("MW-04")
def test_chance_sets_up_with_these_words():
    game = bourgade.new("mint-works", players=2, seed=1, advanced=2, deal=False)
    assert set(game.legal()) == {"first P1", "first P2"}
    play(game, "first P2")
    assert set(game.legal()) == {
        "advanced crowdfunder",
        "advanced recycler",
        "advanced swap-meet",
        "advanced temp-agency",
    }
    play(game, "advanced recycler", "advanced swap-meet", "draw statue", "draw co-op", "draw corporate-hq")
    assert game.record()["actions"] == [
        "first P2",
        "advanced recycler",
        "advanced swap-meet",
        "draw statue",
        "draw co-op",
        "draw corporate-hq",
    ]
    assert game.actor == "P2"


@pytest.mark.rule("MW-31")
@pytest.mark.rule("MW-18")
def test_chance_draws_with_one_word_in_the_lotto_and_in_the_refill():
    game = everything("")
    play(game, "place lotto")
    assert set(game.legal()) == {"draw plant", "draw vault"}
    play(game, "draw plant", "pass", "pass")
    assert (phase(game), game.legal()) == ("refill", ["draw vault"])


def test_draw_lets_chance_act_and_tells_the_outcome():
    game = everything("")
    play(game, "place lotto")
    outcome = game.draw()
    assert outcome in ("draw plant", "draw vault")
    assert game.record()["actions"] == ["place lotto", outcome]
    with pytest.raises(bourgade.IllegalMove):
        game.draw()


# Records


def test_a_record_writes_every_form_and_replays():
    lines = [
        "place supplier statue",
        "place leadership-council",
        "place temp-agency supplier windmill",
        "place producer",
        "place swap-meet mine mine",
        "place lotto",
        "draw plant",
        "place builder statue",
        "pass",
        "place wholesaler",
        "pass",
        "pass",
    ]
    game = everything("swap-meet, temp-agency")
    play(game, *lines)
    assert game.over  # one card is left, and the supply needs three
    record = game.record()
    assert record["actions"] == lines
    again = bourgade.replay(record)
    assert (again.position(), again.record()) == (game.position(), record)


def test_undo_takes_back_move_after_move():
    game = everything("swap-meet, temp-agency")
    before = [game.position()]
    lines = ["place lotto", "draw vault", "place supplier statue", "place swap-meet gardens gardens", "pass"]
    for line in lines:
        play(game, line)
        before.append(game.position())
    for line in reversed(lines):
        assert game.position() == before.pop()
        assert game.undo() == line
    assert game.position() == before.pop()


# Everything else is refused


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "producer",
        "place bakery",
        "place producer producer",
        "place producer P1",
        "place producer statue",
        "place supplier",
        "place supplier bakery",
        "place supplier plant",
        "place supplier gardens",
        "place supplier statue windmill",
        "place builder",
        "place builder mine",
        "place builder statue",
        "place builder plant",
        "place builder gardens gardens",
        "place leadership-council P1",
        "place leadership council",
        "place wholesaler wholesaler",
        "place lotto plant",
        "place crowdfunder P2",
        "place crowdfunder",
        "place recycler",
        "place recycler ?",
        "place recycler gardens",
        "place swap-meet",
        "place swap-meet gardens",
        "place swap-meet statue gardens",
        "place swap-meet gardens plant",
        "place swap-meet gardens mine",
        "place temp-agency",
        "place temp-agency producer",
        "place temp-agency lotto",
        "place temp-agency builder",
        "place temp-agency supplier",
        "place temp-agency swap-meet gardens",
        "place temp-agency temp-agency builder gardens",
        "place temp-agency gardens",
        "build gardens",
        "co-op P2",
        "co-op P1",
        "co-op",
        "draw plant",
        "draw ?",
        "first P2",
        "advanced recycler",
        "pass P1",
        "Let us see.",
    ],
)
def test_any_other_text_is_refused_with_a_reason_and_changes_nothing(text):
    refused(everything("swap-meet, temp-agency", "builder"), text)


@pytest.mark.parametrize("text", [None, 7, ["pass"], {"place": "producer"}])
def test_what_is_no_text_is_refused(text):
    game = everything("")
    before = game.position()
    with pytest.raises(bourgade.IllegalMove):
        game.play(text)
    assert game.position() == before


@pytest.mark.parametrize("text", ["draw statue", "draw gardens", "draw ?", "draw", "pass", "place lotto", "first P1"])
def test_what_cannot_be_drawn_is_refused(text):
    game = everything("")
    play(game, "place lotto")
    refused(game, text)


@pytest.mark.parametrize(
    "text", ["co-op P1", "co-op P4", "co-op", "co-op P2 P3", "pass", "place producer", "draw plant"]
)
def test_who_cannot_gain_by_the_co_op_is_refused(text):
    game = table(hood(9, "", "co-op"), hood(0), hood(0), supply="statue, windmill, mine", deck="plant")
    all_pass(game)
    refused(game, text)


@pytest.mark.parametrize("text", ["pass", "place producer", "draw plant", "co-op P2"])
def test_when_the_game_is_over_everything_is_refused(text):
    game = table(hood(9), hood(0), deck="plant")
    all_pass(game)
    assert (game.over, game.actor, game.legal(), game.chances()) == (True, None, [], {})
    refused(game, text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("place builder statue", "statue"),
        ("place supplier plant", "plant"),
        ("place lotto", "lotto"),
        ("place producer", "producer"),
        ("place recycler gardens", "recycler"),
    ],
)
def test_the_refusal_names_what_is_wrong_and_tells_what_may_be_played(text, reason):
    game = table(hood(1, "gardens"), hood(), supply="windmill", occupied="producer 2")
    with pytest.raises(bourgade.IllegalMove, match=reason) as refusal:
        game.play(text)
    assert "P1" in str(refusal.value)
    assert "pass" in str(refusal.value)


# A choice with one possibility is a move, a step without choice or chance is not


@pytest.mark.rule("MW-32")
def test_the_only_other_player_is_still_named():
    game = table(hood(0, "", "co-op"), hood(0), supply="statue, windmill, mine")
    all_pass(game)
    assert (game.actor, game.legal()) == ("P1", ["co-op P2"])


@pytest.mark.rule("MW-12")
def test_the_only_move_is_still_a_move():
    assert table(hood(0), hood(0)).legal() == ["pass"]


@pytest.mark.rule("MW-31")
def test_an_upkeep_without_choice_or_chance_is_no_move():
    game = table(hood(0, "", "mine"), hood(0), supply="statue, windmill, vault", deck="plant")
    all_pass(game)
    assert (phase(game), game.actor, game.record()["actions"]) == ("develop", "P1", ["pass", "pass"])


def test_only_chance_has_chances():
    game = everything("")
    assert game.chances() == {}
    play(game, "place lotto")
    assert game.chances() == pytest.approx({"draw plant": 0.5, "draw vault": 0.5})
