"""What a story of the server holds beside words: who paid whom, the same through whatever language it is read."""

import mint_table
from mint_table import hood
from table import city, play, table

from bourgade.server.story import Story
from bourgade.telling import telling_of
from bourgade.telling.telling import Flow, Telling


def story_of(game):
    story = Story(game.name)
    story.goes_on(game, len(game.record()["actions"]))
    return story


def test_a_story_tells_who_paid_whom_at_each_action():
    game = table(city(3, "bakery"), city(0, "cafe"), piles="ranch")
    play(game, "roll 1", "die 3", "build ranch")
    paid = [
        [],
        [Flow("P1", "P2", 1, "P2", "cafe", "red"), Flow("bank", "P1", 1, "P1", "bakery", "green")],
        [Flow("P1", "bank", 1)],
    ]
    for language in ("en", "fr"):
        assert story_of(game).flows(None, language, 0) == paid
    assert story_of(game).flows("P2", "en", 2) == paid[2:]


def test_a_story_tells_everybody_what_a_secret_card_brought():
    game = mint_table.table(
        hood(4), hood(0), advanced="recycler, crowdfunder", opened="lotto", supply="mine, truck, vault", deck="plant"
    )
    mint_table.play(game, "place lotto", "draw plant", "pass", "place recycler plant")
    price, gain = Flow("P1", "bank", 1, card="recycler"), Flow("bank", "P1", 7, card="recycler")
    for eyes in ("P1", "P2", None):
        assert story_of(game).flows(eyes, "en", 3) == [[price, gain]]


def test_a_game_that_tells_nothing_more_than_words_needs_to_say_nothing():
    plain = Telling(move=lambda *_: "", tell=telling_of("minivilles").tell, topics=lambda *_: {})
    assert plain.figures({}) == {}
    assert plain.series_title("en", "coins") == "coins"
    assert plain.luck(table(city(), city()), "roll 1", None) is None
    assert plain.why("en", {}, None) == ""
