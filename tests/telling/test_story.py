"""What a story of the server holds: what happened at each action, made once for all who see the same."""

import mint_table
import msgspec
import pytest
from mint_table import hood
from table import city, play, table

from bourgade.engine.notation import Action
from bourgade.engine.told import Event
from bourgade.server.messages import Happened
from bourgade.server.story import Story
from bourgade.telling import telling_of
from bourgade.telling.telling import Telling


def story_of(game):
    story = Story(game.name)
    story.goes_on(game, len(game.record()["actions"]))
    return story


def told(story, game, eyes=None, since=0, *, views=False):
    played = [("P1", action) for action in game.actions_seen(eyes, since)]
    return story.told(eyes, since, played, views=views)


def test_a_story_tells_what_happened_at_each_action():
    game = table(city(3, "bakery"), city(0, "cafe"), piles="ranch")
    play(game, "roll 1", "die 3", "build ranch")
    rolled, fell, built = told(story_of(game), game)
    assert [(each.ply, each.who, each.action) for each in (rolled, fell, built)] == [
        (0, "P1", "roll 1"),
        (1, "P1", "die 3"),
        (2, "P1", "build ranch"),
    ]
    assert fell.events == [
        Event("falls", "P1", amount=3),
        Event("pays", "P1", "P2", "cafe", 1),
        Event("gains", "P1", "P1", "bakery", 1),
        Event("earned", "P1"),
    ]
    assert [event.kind for event in built.events] == ["builds", "gains", "turn"]
    assert told(story_of(game), game, "P2", since=2) == [built]


def test_everybodys_scores_are_told_where_they_change():
    game = table(city(4), city(0))
    play(game, "roll 1", "die 6", "build train-station")
    assert [each.scores for each in told(story_of(game), game)] == [None, None, [1, 0]]


def test_a_story_tells_everybody_what_a_secret_card_brought_but_not_which_it_is():
    game = mint_table.table(
        hood(4), hood(0), advanced="recycler, crowdfunder", opened="lotto", supply="mine, truck, vault", deck="plant"
    )
    mint_table.play(game, "place lotto", "draw plant", "pass", "place recycler plant")
    story = story_of(game)
    for eyes, card in {"P1": "plant", "P2": None, None: None}.items():
        _, drawn, _, recycled = told(story, game, eyes)
        assert drawn.events[0] == Event("draws", "P1", card=card)
        kinds = {event.kind: event for event in recycled.events}
        assert kinds["recycles-secret"].card == card
        money = [event for event in recycled.events if event.kind == "gains"]
        assert money == [
            Event("gains", "P1", card="recycler", amount=-1),
            Event("gains", "P1", card="recycler", amount=7),
        ]


@pytest.mark.parametrize("eyes", ["P1", "P2", None])
def test_views_are_those_after_each_action_but_for_that_of_now(eyes):
    game = mint_table.table(hood(4), hood(4), opened="lotto", supply="mine, truck, vault", deck="plant")
    afters = []
    for move in ("place lotto", "draw plant", "place producer", "pass"):
        mint_table.play(game, move)
        afters.append(game.view(eyes).shown())
    story = story_of(game)
    views = [each.after for each in told(story, game, eyes, views=True)]
    assert views[-1] is None
    assert [json_of(view) for view in views[:-1]] == afters[:-1]
    assert json_of(story.shown(eyes)) == afters[-1]


def test_what_is_made_for_one_is_made_for_all_who_see_the_same():
    game = table(city(3, "bakery"), city(0, "cafe"), piles="ranch")
    play(game, "roll 1", "die 3")
    story = story_of(game)
    for one, other in zip(told(story, game, "P1"), told(story, game, "P2"), strict=True):
        assert one is other
    assert story.shown("P1") is story.shown("P2") is story.shown(None)


def test_actions_that_are_long_past_are_told_without_what_happened():
    game = table(city(0), city(0))
    for _ in range(40):
        play(game, game.legal()[0]) if game.actor != "chance" else play(game, "die 6")
    shown = told(story_of(game), game)
    assert [bool(each.events) for each in shown].index(True) == 10
    assert shown[0] == Happened(0, "P1", *game.action("roll 1"))


def test_a_game_that_tells_nothing_more_than_words_needs_to_say_nothing():
    plain = Telling(move=lambda *_: "", tell=telling_of("minivilles").tell, topics=lambda *_: {})
    game = table(city(), city())
    roll = game.action("roll 1")
    assert isinstance(roll, Action)
    assert plain.figures({}) == {}
    assert plain.series_title("en", "coins") == "coins"
    assert plain.luck(game, roll, None) is None
    assert plain.why("en", {}, None) == ""


def json_of(raw):
    return msgspec.json.decode(raw)
