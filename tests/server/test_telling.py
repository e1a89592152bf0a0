"""What the server tells beside the game: what happened, views to show one by one, gains, reasons, and cards."""

import asyncio
import json
import random
import subprocess
import sys
from functools import partial

import mint_table
import msgspec
import pytest
from catalogues import names as card_names
from mint_table import hood
from server_town import Server, people
from table import city, play, roll, table

import bourgade
from bourgade.games import definition, packages
from bourgade.server.alike import told_apart
from bourgade.server.database import storage_at
from bourgade.server.hall import Hall
from bourgade.server.messages import NewTable
from bourgade.server.settings import Settings
from bourgade.server.stored import BOTS, Chair, names_of
from bourgade.server.story import LAST, RECENT, Story
from bourgade.telling import telling_of
from bourgade.telling.telling import Reader
from bourgade.texts import LANGUAGES

EDITIONS = [(game, edition) for game in packages() for edition in definition(game).editions]
MINIVILLES = list(definition("minivilles").editions)
FIRST_IS_P1 = {"first": "P1"}
STORY = "&story=1&lang="
CARD = [
    "slug",
    "name",
    "effect",
    "kind",
    "colour",
    "roll",
    "cost",
    "icon",
    "amount",
    "copies",
    "type",
    "stars",
    "slots",
    "gain",
    "others",
    "owner",
    "upkeep",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory, back_end):
    with Server(tmp_path_factory.mktemp("telling") / "data", back_end) as server:
        yield server


@pytest.fixture
def town(server):
    """Run a story in which some people are in town."""

    def run(story, *names):
        async def told():
            async with people(server, *names) as everybody:
                await (story(*everybody) if len(names) > 1 else story(everybody))

        asyncio.run(told())

    return run


def as_sent(value):
    """Return something as who is sent it reads it."""
    return json.loads(msgspec.json.encode(value))


def seen(played, eyes):
    """Return the actions of a game as somebody may know them, as a story is told of them; it does not ask who acted."""
    return [("", action) for action in played.actions_seen(eyes)]


# Over the wire


def test_what_happens_is_told_with_its_causes_and_the_same_in_every_language(town):
    async def story(zoe, ana):
        made = await zoe.make(options=FIRST_IS_P1, dice="real", house={"cards": {"train-station": {"cost": 1}}})
        async with zoe.at(made["id"], query=STORY + "en") as one, ana.at(made["id"], query=STORY + "fr") as two:
            await two.do("sit")
            await one.do("start")
            for move in ("roll 1", "die 1", "build cafe"):
                await one.play(move)
            await two.see(lambda: len(two.actions) == 3)
            for move in ("roll 1", "die 3", "build train-station"):
                await two.play(move)
            await one.see(lambda: len(one.actions) == 6)
            assert [each["events"] for each in one.actions] == [
                [{"kind": "rolls", "who": "P1"}],
                [
                    {"kind": "falls", "who": "P1"},
                    {"kind": "gains", "who": "P1", "whom": "P1", "card": "wheat-field"},
                    {"kind": "gains", "who": "P2", "whom": "P2", "card": "wheat-field"},
                    {"kind": "earned", "who": "P1"},
                ],
                [
                    {"kind": "builds", "who": "P1", "card": "cafe"},
                    {"kind": "gains", "who": "P1", "amount": -2},
                    {"kind": "turn", "who": "P2"},
                ],
                [{"kind": "rolls", "who": "P2"}],
                [
                    {"kind": "falls", "who": "P2", "amount": 3},
                    {"kind": "pays", "who": "P2", "whom": "P1", "card": "cafe"},
                    {"kind": "gains", "who": "P2", "whom": "P2", "card": "bakery"},
                    {"kind": "earned", "who": "P2"},
                ],
                [
                    {"kind": "builds", "who": "P2", "card": "train-station"},
                    {"kind": "gains", "who": "P2", "amount": -1},
                    {"kind": "turn", "who": "P1"},
                ],
            ]
            assert [each.get("scores") for each in one.actions] == [None] * 5 + [[0, 1]]
            assert one.actions == two.actions

    town(story, "Zoé", "Ana")


@pytest.mark.parametrize("game", packages())
def test_every_action_comes_with_the_view_after_it_and_everybody_is_told_the_same_game(town, game):
    async def story(zoe, ana, max_):
        made = await zoe.make(game=game, options=FIRST_IS_P1, pace=0)
        async with (
            zoe.at(made["id"], query=STORY + "en") as one,
            ana.at(made["id"], query=STORY + "fr") as two,
            max_.at(made["id"], query=STORY + "fr") as watching,
            max_.at(made["id"]) as plain,
        ):
            await two.do("sit")
            await one.do("start")
            luck, everybody = random.Random(3), (one, two, watching, plain)
            while not all(looking.over for looking in everybody):
                plies = max(len(looking.actions) for looking in everybody)
                for looking in everybody:
                    await looking.see(partial(has_seen, looking, plies))
                for actor in (one, two):
                    if actor.legal:
                        assert (await actor.play(luck.choice(actor.legal)))["type"] == "done"
                        break
        record = await zoe.record(made["id"])
        record.pop("dice")
        played = bourgade.replay(record)
        for eyes, looking in (("P1", one), ("P2", two), (None, watching)):
            compare(played, eyes, looking)
        assert all(set(each) == {"ply", "who", "action", "parts"} for each in plain.actions)
        assert all("gains" not in (each.get("now") or {}) for each in plain.heard)

    town(story, "Zoé", "Ana", "Max")


def has_seen(looking, plies):
    return looking.now and len(looking.actions) == plies


def compare(played, eyes, looking):
    """Compare what somebody was sent with what the game was, seen through the same eyes."""
    plies = len(looking.actions)
    views = [as_sent(played.back(plies - ply).view(eyes).shown()) for ply in range(plies + 1)]
    events, scores, actions = as_sent(played.events_seen(eyes)), played.scores_since(), played.actions_seen(eyes)
    moved = [message for message in looking.heard if message["type"] == "moved"]
    assert sum(len(message["actions"]) for message in moved) > plies / 2
    for message in moved:
        for happened in message["actions"]:
            ply = happened["ply"]
            assert happened.get("events", []) == events[ply]
            changed = scores[ply + 1] != scores[ply]
            assert happened.get("scores") == (scores[ply + 1] if changed else None)
        *earlier, last = message["actions"]
        assert [happened["after"] for happened in earlier] == [views[happened["ply"] + 1] for happened in earlier]
        assert "after" not in last  # it is the view of now
    assert any("scores" in happened for happened in looking.actions)
    assert [(each["action"], each["parts"]) for each in looking.actions] == [
        (action.text, as_sent(action.parts)) for action in actions
    ]
    for now in (message["now"] for message in looking.heard if message.get("now")):
        assert now["view"] == views[now["ply"]]
        assert all(set(move) == {"move", "parts"} for move in now["legal"])


def plies_with(field, actions):
    """Return which of some actions say something; in Minivilles something happens at each."""
    return [each["ply"] for each in actions if field in each]


def test_who_comes_later_is_told_the_last_actions_and_sent_no_views_of_the_past(town):
    async def story(zoe):
        made = await zoe.make(seats=["me", "me"])
        async with zoe.at(made["id"]) as looking:
            await looking.do("start")
            luck = random.Random(5)
            while len(looking.actions) < LAST + 15:
                await looking.play(luck.choice(looking.legal))
            plies = len(looking.actions)
        async with zoe.at(made["id"], query=STORY + "en") as looking:
            assert plies_with("events", looking.actions) == list(range(plies - LAST, plies))
            assert not plies_with("after", looking.actions)
        async with zoe.at(made["id"], since=plies - 2, query=STORY + "en") as looking:
            assert plies_with("events", looking.table["actions"]) == [plies - 2, plies - 1]
        answer = (await zoe.http.get(f"/api/tables/{made['id']}?story=1")).json()
        assert not plies_with("events", answer["actions"])
        assert "facts" not in answer["now"]["view"]

    town(story, "Zoé")


def test_who_reads_slowly_is_told_the_last_actions_with_views_and_others_are_sent_the_same_bytes(tmp_path, back_end):
    async def story():
        storage = storage_at(back_end(tmp_path))
        await storage.open()
        hall = Hall(storage, Settings(thinkers=1))
        row = await hall.make("zoe", "Zoé", NewTable("minivilles", seats=["me", "me"]))
        table = await hall.find(row.id)
        await table.start("zoe")
        luck = random.Random(8)
        while table.ply < LAST + 20:
            await table.play("zoe", table.ply, luck.choice(table.game.legal()))
        slow = json.loads(table.moved("zoe", 0, "en"))["actions"]
        assert plies_with("events", slow) == list(range(table.ply - LAST, table.ply))
        assert plies_with("after", slow) == list(range(table.ply - LAST, table.ply - 1))
        assert table.moved("ana", 9, "en") is table.moved("max", 9, "en")
        assert table.moved("ana", 9, "en") == table.moved("ana", 9, "fr") != table.moved("ana", 9)
        await table.play("zoe", table.ply, table.game.legal()[0])
        last = json.loads(table.moved("zoe", table.ply - 1, "en"))["actions"]
        assert last[0]["events"]
        await table._replay()  # as after the server was stopped
        assert json.loads(table.moved("zoe", table.ply - 1, "en"))["actions"] == last
        await hall.close()
        await storage.close()

    asyncio.run(story())


def test_gains_come_while_somebody_is_to_roll_for_players_and_watchers_alike(town):
    async def story(zoe, max_):
        made = await zoe.make(seats=["me", "me"], options=FIRST_IS_P1, dice="real")
        async with zoe.at(made["id"], query=STORY + "en") as one, max_.at(made["id"], query=STORY + "fr") as watching:
            await one.do("start")
            await watching.see(lambda: watching.now)
            expected = {"1": {"P1": 1, "P2": 1}, "2": {"P1": 1}, "3": {"P1": 1}, "4": {}, "5": {}, "6": {}}
            assert one.now["gains"] == watching.now["gains"] == expected
            await one.play("roll 1")
            assert one.now["gains"] == expected  # the die is in the air
            await one.play("die 5")
            assert "gains" not in one.now
            await one.play("build nothing")
            assert one.now["gains"] == {
                "1": {"P1": 1, "P2": 1},
                "2": {"P2": 1},
                "3": {"P2": 1},
                "4": {},
                "5": {},
                "6": {},
            }

    town(story, "Zoé", "Max")


def test_people_with_one_name_and_bots_are_told_apart_by_their_seats(town):
    async def story(zoe):
        made = await zoe.make(seats=["me", "easy", "me", "easy"], options=FIRST_IS_P1)
        async with zoe.at(made["id"]) as looking:
            names = [seat["name"] for seat in looking.table["seats"]]
            assert names == ["Zoé (P1)", BOTS[1], "Zoé (P3)", BOTS[3]]
        zoes, bot = Chair("person", "z", "Zoé"), Chair("bot", level="easy")
        assert told_apart(names_of([zoes, bot, zoes, Chair("person", "a", "Ana")], {})) == {
            "P1": "Zoé (P1)",
            "P2": BOTS[1],
            "P3": "Zoé (P3)",
            "P4": "Ana",
        }
        gone = Chair("bot", "a", "Ana", "easy")  # a bot sits where she sat
        assert told_apart(names_of([zoes, bot, gone, Chair("open", "m", "Max")], {})) == {
            "P1": "Zoé",
            "P2": BOTS[1],
            "P3": BOTS[2],
            "P4": "Max",
        }

    town(story, "Zoé")


def test_an_opponent_by_rules_has_the_name_of_its_card():
    game = mint_table.table(hood(3), hood(3), opponent="justin", supply="mine, truck")
    for language in LANGUAGES:
        opponents = telling_of("mint-works").names(language, game.options)
        names = names_of([Chair("person", "z", "Zoé"), Chair("automatic")], opponents)
        assert told_apart(names) == {"P1": "Zoé", "P2": "Justin"}


def test_against_an_opponent_by_rules_one_is_told_what_it_would_do_where(town):
    async def story(zoe):
        made = await zoe.make(game="mint-works", seats=["me"], options={"opponent": "rachael"}, pace=0)
        async with zoe.at(made["id"], query=STORY + "fr") as looking, zoe.at(made["id"]) as plain:
            await looking.do("start")
            [first, *others] = looking.now["column"]
            assert first == {"slug": "producer", "text": "à suivre", "next": True}
            assert {"slug": "wholesaler", "text": "fermé", "next": False} in others
            await looking.play("pass")
            await looking.see(lambda: [each for each in looking.actions if each["who"] == "P2"])
            placed = [each for each in looking.actions if each["who"] == "P2"]
            assert [each["action"] for each in placed] == ["place producer"]
            assert placed[0]["events"][:3] == [
                {"kind": "places", "who": "P2", "card": "producer"},
                {"kind": "gains", "who": "P2", "card": "producer", "amount": -1},
                {"kind": "gains", "who": "P2", "card": "producer", "amount": 2},
            ]
            await plain.see(lambda: plain.now)
            assert "column" not in plain.now

    town(story, "Zoé")


# Why not


def test_why_says_what_is_in_the_way_and_plays_nothing(town):
    async def story(zoe, ana, max_):
        made = await zoe.make(options=FIRST_IS_P1, dice="real")
        async with zoe.at(made["id"], query="&lang=en") as one, ana.at(made["id"], query="&lang=fr") as two:
            assert await one.refused("why", move="roll 1") == "not-playing"
            await two.do("sit")
            await one.do("start")
            answer = await one.ask("why", move="roll 2")
            assert answer == {
                "type": "because",
                "id": answer["id"],
                "move": "roll 2",
                "text": "Roll two dice: it takes the Train Station.",
            }
            assert (await one.ask("why", move="roll 1"))["text"] == ""
            assert (await one.ask("why", move="build cafe"))["text"] == "Build a Café: not possible now."
            assert (await one.ask("why", move="fly away"))["text"] == "This move is not possible now."
            assert await two.refused("why", move="roll 1") == "not-your-turn"
            assert await one.refused("why", move="x" * 200) == "too-long"
            assert len(one.actions) == 0
            await one.play("roll 1")
            for outcome in ("die 7", "dice 1 1", "draw cafe"):
                assert (await one.ask("why", move=outcome))["text"] == "That cannot have come up."
            await one.play("die 6")
            assert (await one.ask("why", move="build mine"))["text"] == (
                "Build a Mine: it costs 6, and there are 3 coins to pay with."
            )
            await one.play("build nothing")
            await two.see(lambda: len(two.actions) == 3)
            await two.play("roll 1")
            await two.play("die 6")
            assert (await two.ask("why", move="  build   mine "))["text"] == (
                "Construire une Mine : le prix est de 6, et il n'y a que 3 pièces pour payer."
            )
            texts = [(await two.ask("why", move=f"swap bakery {seat} mine"))["text"] for seat in ("P1", "P2")]
            assert texts == [
                f"Échanger une Boulangerie contre la Mine {of} : impossible maintenant." for of in ("de Zoé", "d'Ana")
            ]
        async with max_.at(made["id"]) as watching:
            assert await watching.refused("why", move="roll 1") == "not-seated"

    town(story, "Zoé", "Ana", "Max")


def test_a_stranger_is_asked_to_say_who_they_are(town):
    async def story(zoe):
        made = await zoe.make()
        zoe.http.cookies.clear()
        async with zoe.at(made["id"]) as looking:
            assert await looking.refused("why", move="roll 1") == "nobody-here"

    town(story, "Zoé")


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_reason_for_whatever_is_asked(game, edition, language):
    luck = random.Random(1)
    played = bourgade.new(game, edition=edition, seed=2, deal=False)
    known = [action.text for action in definition(game).notation.fixed.values()]
    known += ["lay 9 9 r1", "place 4 0 0 down", "place 9 1 1 across"]
    story = Story(game)
    for ply in range(60):
        if played.over:
            break
        if played.actor != "chance":
            story.goes_on(played, ply)
            reader = Reader(language, names={str(seat): f"N{seat}" for seat in played.seats})
            for move in [*luck.sample(known, min(25, len(known))), "", "?", "build", "place 4", "\x00", "P1"]:
                text = story.why_not(played.actor, reader, move)
                assert (text == "") == (" ".join(move.split()) in played.legal())
                assert "{" not in text
        played.play(luck.choice(played.legal()))


# Secrets


def test_what_is_told_of_a_secret_card_is_the_same_whichever_it_is():
    game = mint_table.table(
        hood(5),
        hood(3, "", "lotto"),
        hood(3),
        supply="mine, truck, statue",
        deck="assembler, gardens, landfill",  # of the same worth, which the recycler tells everybody
        opened="lotto",
        advanced="recycler, swap-meet",
    )
    mint_table.play(game, "place lotto")
    assert game.actor == "chance"
    heard = {eyes: set() for eyes in ("P1", "P2", "P3", None)}
    for outcome in game.legal():
        twin, [card] = game.copy(), game.action(outcome).parts.cards
        mint_table.play(twin, outcome, "pass", "pass", f"place recycler {card}")
        story = Story("mint-works")
        story.goes_on(twin, 5)
        for eyes, told in heard.items():
            happened = story.told(eyes, 0, seen(twin, eyes), views=True)
            assert [event.kind for event in happened[1].events] == ["draws", "turn"]
            assert "recycles-secret" in [event.kind for event in happened[4].events]
            told.add(msgspec.json.encode([happened, story.shown(eyes), story.view(eyes)]))
    assert {eyes: len(told) for eyes, told in heard.items()} == {"P1": 3, "P2": 1, "P3": 1, None: 1}


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_only_games_with_secrets_look_different_to_different_eyes(game, edition):
    luck, played = random.Random(4), bourgade.new(game, edition=edition, seed=4)
    for _ in range(80):
        if played.over:
            break
        views = [played.view(eyes).position() for eyes in (*played.seats, None)]
        assert definition(game).secrets or views == [views[0]] * len(views)
        assert definition(game).secrets or played.seen(None) == played.seen("P1") == played.record()["actions"]
        played.play(luck.choice(played.legal()))


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_whole_games_are_told_to_all_eyes_and_little_is_remembered(game, edition):
    luck, played = random.Random(6), bourgade.new(game, edition=edition, seed=6, deal=False)
    story = Story(game)
    for ply in range(400):
        if played.over:
            break
        played.play(luck.choice(played.legal()))
        story.goes_on(played, ply + 1)
        for eyes in (*played.seats, None):
            first = max(0, ply - 2)
            told = story.told(eyes, first, seen(played, eyes)[first:], views=True)
            assert [each.events for each in told] == played.events_seen(eyes, first)
            views = [*(each.after for each in told[:-1]), story.shown(eyes)]
            assert [bytes(view) for view in views] == [
                msgspec.json.encode(played.back(back).view(eyes).shown()) for back in reversed(range(len(told)))
            ]
    looks = len(played.seats) + 1 if definition(game).secrets else 1
    assert len(story._shown) == len(story._told) == looks
    assert max(map(len, story._shown.values())) <= RECENT
    assert max(map(len, story._told.values())) <= LAST


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_a_story_is_made_once_for_all_who_see_the_same(game, edition):
    played = bourgade.new(game, edition=edition, seed=6)
    for _ in range(3):
        played.play(played.legal()[0])
    story = Story(game)
    story.goes_on(played, 3)
    others = ["P1"] if definition(game).secrets else [*played.seats, None]
    [*happened], shown = story.told("P1", 0, seen(played, "P1"), views=False), story.shown("P1")
    for eyes in others:
        again = story.told(eyes, 0, seen(played, eyes), views=False)
        assert all(one is two for one, two in zip(happened, again, strict=True))
        assert story.shown(eyes) is shown


# Gains: a position, and what each total brings by the rules


def gains(game):
    return telling_of("minivilles").gains(game)


def paying(game):
    """Return the totals that bring anything to anybody."""
    return {int(total): who for total, who in gains(game).items() if who}


def test_in_the_first_turn_wheat_pays_all_and_bread_the_roller():  # MV-23
    start = [city(3, "wheat-field, bakery"), city(3, "wheat-field, bakery")]
    assert gains(table(*start)) == {
        "1": {"P1": 1, "P2": 1},
        "2": {"P1": 1},
        "3": {"P1": 1},
        "4": {},
        "5": {},
        "6": {},
    }
    assert paying(table(*start, turn="P2")) == {1: {"P1": 1, "P2": 1}, 2: {"P2": 1}, 3: {"P2": 1}}


@pytest.mark.parametrize(
    ("edition", "landmarks", "totals"),
    [
        ("base", "", range(1, 7)),
        ("base", "radio-tower", range(1, 7)),
        ("base", "train-station", range(1, 13)),
        ("base", "train-station, radio-tower, amusement-park", range(1, 13)),
        ("marina", "harbor", range(1, 7)),
        ("marina", "harbor, train-station", range(1, 15)),
        ("marina", "harbor, train-station, radio-tower", range(1, 15)),
    ],
)
def test_there_are_gains_for_every_total_that_can_come_and_no_other(edition, landmarks, totals):  # MV-10, MV-12
    game = table(city(3, "wheat-field", landmarks), city(3, "mine 3"), edition=edition)
    assert list(gains(game)) == list(map(str, totals))
    assert paying(game) == {1: {"P1": 1}} | ({9: {"P2": 15}} if 9 in totals else {})  # MV-24


def test_the_red_cards_come_first_and_take_what_there_is():  # MV-20, MV-21, MV-22
    assert paying(table(city(1, "bakery"), city(0, "cafe 2"))) == {2: {"P1": 1}, 3: {"P2": 1}}
    assert paying(table(city(1), city(0, "cafe"), city(0, "cafe"))) == {3: {"P1": -1, "P3": 1}}
    assert paying(table(city(9), city(0, "cafe"), city(0, "cafe 2"))) == {3: {"P1": -3, "P2": 1, "P3": 2}}
    assert paying(table(city(0, "cafe"), city(5))) == {}


def test_cards_that_count_others_and_the_mall_are_counted():  # MV-25
    game = table(
        city(0, "bakery 2, ranch 2, cheese-factory, fruit-market, wheat-field", "train-station, shopping-mall"),
        city(0, "family-restaurant", "shopping-mall"),
    )
    assert paying(game) == {
        1: {"P1": 1},
        2: {"P1": 6},  # two bakeries of 2, two ranches
        3: {"P1": 4},
        7: {"P1": 6},  # 3 for each cow
        11: {"P1": 2},
        12: {"P1": 2},
    }
    assert paying(table(city(8, "", "train-station"), city(0, "family-restaurant", "shopping-mall"))) == {
        9: {"P1": -3, "P2": 3},
        10: {"P1": -3, "P2": 3},
    }


def test_what_is_paid_before_a_choice_counts_and_what_comes_after_does_not():  # MV-20, MV-27, MV-31, MV-36
    towers = table(city(0, "stadium, tv-station, business-center"), city(9), city(1))
    assert paying(towers) == {6: {"P1": 3, "P2": -2, "P3": -1}}
    moving = table(city(0, "moving-company, mine", "train-station"), city(4, "mine"), edition="green-valley")
    assert paying(moving) == {}  # the blue cards wait for what is given away
    red = table(city(9, "moving-company", "train-station"), city(0, "family-restaurant"), edition="green-valley")
    assert paying(red)[9] == {"P1": -2, "P2": 2}
    demolishing = table(city(0, "demolition-company, flower-field"), city(0), edition="marina-green-valley")
    assert paying(demolishing)[4] == {"P1": 1}  # there is no landmark to choose


def test_the_harbor_brings_totals_of_13_and_14():  # MV-12, MV-33
    game = table(
        city(4, "food-hall, cafe 2, trawler", "harbor, train-station"),
        city(0, "fishing-boat 2", "harbor"),
        edition="marina",
    )
    assert paying(game) == {
        8: {"P2": 6},
        12: {"P1": 4},  # 2 for each cup; the trawler's throw is still to come
        13: {"P1": 4},
    }
    club = table(
        city(7, "", "train-station, harbor, shopping-mall"), city(0, "private-club"), edition="marina-green-valley"
    )
    # All 7, and then one from the city hall.
    assert paying(club) == {total: {"P1": -6, "P2": 7} for total in (12, 13, 14)}


def test_purple_cards_that_ask_nothing_are_counted():  # MV-32, MV-39, MV-40, MV-41
    others = [city(11, "cafe, bakery 2"), city(9)]
    game = table(city(0, "publisher, tax-office", "train-station"), *others, edition="marina")
    assert {total: paying(game)[total] for total in (7, 8, 9)} == {
        7: {"P1": 3, "P2": -3},
        8: {"P1": 5, "P2": -5},
        9: {"P1": 5, "P2": -5},
    }
    shared = table(city(10, "arboretum, startup", "train-station", startup=4), city(3), edition="green-valley")
    assert paying(shared) == {10: {"P1": 4}, 11: {"P1": -3, "P2": 4}, 12: {"P1": -3, "P2": 4}}


def test_debts_closed_cards_and_the_city_hall_are_counted():  # MV-37, MV-53, MV-60, MV-61
    assert paying(table(city(1, "loan-office"), city(0), edition="green-valley")) == {5: {"P1": -1}, 6: {"P1": -1}}
    assert paying(table(city(5, "bakery 3", closed="bakery 2"), city(0), edition="green-valley")) == {
        2: {"P1": 1},
        3: {"P1": 1},
    }
    broke = table(city(0, "wheat-field"), city(0), edition="marina")
    assert paying(broke) == {total: {"P1": 1} for total in range(1, 7)}  # by the wheat field, else by the city hall


def test_house_rules_hold_for_gains():
    house = {"cards": {"cafe": {"roll": [3, 4], "amount": 2}}}
    assert paying(table(city(5), city(0, "cafe"), house=house)) == {3: {"P1": -2, "P2": 2}, 4: {"P1": -2, "P2": 2}}


def test_gains_are_there_until_the_dice_are_kept():
    game = table(city(3, "wheat-field", "train-station, radio-tower"), city(3, "mine"), piles="cafe 2")
    whole = gains(game)
    play(game, "roll 2")
    assert gains(game) == {total: who for total, who in whole.items() if total != "1"}  # two dice are in the air
    play(game, "dice 3 5")
    assert gains(game) == {total: who for total, who in whole.items() if total != "1"}  # they may be thrown again
    play(game, "keep")
    assert gains(game) == {}
    play(game, "build nothing")
    assert gains(game) != {}


def test_a_game_that_is_over_or_not_yet_begun_has_no_gains():
    game = table(city(22, "", "train-station, shopping-mall, amusement-park"), city(0))
    roll(game, 6)
    play(game, "build radio-tower")
    assert game.over
    assert gains(game) == {}
    assert gains(bourgade.new("minivilles", deal=False)) == {}


@pytest.mark.parametrize("edition", MINIVILLES)
def test_gains_are_what_the_rolls_of_whole_games_brought(edition):
    luck, checked = random.Random(9), 0
    for seed in range(3):
        game = bourgade.new("minivilles", edition=edition, players=3, seed=seed)
        expected = before = None
        for _ in range(500):
            if game.over:
                break
            position = game.position()
            if position["phase"] == "roll":
                expected, before = gains(game), [player["coins"] for player in position["players"]]
            elif "total" in position and expected is not None:
                now = [player["coins"] for player in position["players"]]
                changed = {
                    f"P{i}": new - old for i, (old, new) in enumerate(zip(before, now, strict=True), 1) if new != old
                }
                assert position["phase"] == "harbor" or changed == expected[str(position["total"])]
                checked += position["phase"] != "harbor"
                expected = expected if position["phase"] == "harbor" else None
            game.play(luck.choice(game.legal()))
    assert checked > 50


@pytest.mark.parametrize("game", ["mint-works", "ma-petite-ville"])
def test_other_games_have_no_gains(game):
    story = Story(game)
    story.goes_on(bourgade.new(game), 0)
    assert story.gains() is None


# Cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_all_cards_of_an_edition_are_told_in_words_and_numbers(town, game, edition, language):
    async def story(zoe):
        answer = await zoe.http.get(f"/api/games/{game}/cards?edition={edition}&lang={language}")
        assert answer.status_code == 200
        cards = answer.json()["cards"]
        names = card_names(language, f"bourgade.games.{game.replace('-', '_')}")
        assert all(list(card) == CARD for card in cards)
        assert all(card["name"] == names[card["slug"]] for card in cards if card["kind"] != "city-hall")
        for card in cards:
            assert card["effect"].endswith(".") or (card["kind"], card["effect"]) == ("plan", "")
            assert "{" not in card["effect"]
        assert len({(card["kind"], card["slug"]) for card in cards}) == len(cards)
        assert len(cards) == {"mint-works": 35, "ma-petite-ville": 0}.get(game, len(cards))

    town(story, "Zoé")


def test_a_card_of_minivilles_has_everything_that_it_prints(town):
    async def story(zoe):
        told = (await zoe.http.get("/api/games/minivilles/cards?lang=fr")).json()
        cards = {card["slug"]: card for card in told["cards"]}
        assert set(told["box"]) >= {"win", "coins", "copies", "city-hall"}
        assert (told["box"]["win"], told["box"]["coins"]) == (4, 3)
        assert len(cards) == 15 + 4  # base, the first edition
        nothing = dict.fromkeys(["type", "stars", "slots", "gain", "others", "owner", "upkeep"])
        assert cards["family-restaurant"] == nothing | {
            "slug": "family-restaurant",
            "name": "Restaurant",
            "effect": "Le joueur qui lance les dés vous paie 2.",
            "kind": "establishment",
            "colour": "red",
            "roll": [9, 10],
            "cost": 3,
            "icon": "cup",
            "amount": 2,
            "copies": 6,
        }
        assert cards["train-station"] == nothing | {
            "slug": "train-station",
            "name": "Gare",
            "effect": "Vous pouvez lancer deux dés.",
            "kind": "landmark",
            "colour": "landmark",
            "roll": None,
            "cost": 4,
            "icon": "tower",
            "amount": None,
            "copies": None,
        }
        valley = (await zoe.http.get("/api/games/minivilles/cards?edition=marina-green-valley")).json()["cards"]
        amounts = {card["slug"]: card["amount"] for card in valley}
        assert (amounts["private-club"], amounts["loan-office"]) == ("all", -2)
        assert [card["slug"] for card in valley if card["kind"] == "city-hall"] == ["city-hall"]

    town(story, "Zoé")


def test_the_cards_of_a_table_have_its_house_rules(town):
    async def story(zoe):
        house = {"win": 3, "cards": {"cafe": {"cost": 9, "amount": 5}}, "without": ["mine"]}
        made = await zoe.make(edition="deluxe", house=house)
        told = (await zoe.http.get(f"/api/tables/{made['id']}/cards")).json()
        cards = {card["slug"]: card for card in told["cards"]}
        assert told["box"]["win"] == 3
        assert (cards["cafe"]["cost"], cards["cafe"]["effect"]) == (9, "Whoever rolls pays you 5.")
        assert "mine" not in cards

    town(story, "Zoé")


def test_mint_works_has_locations_plans_and_opponents(town):
    async def story(zoe):
        told = (await zoe.http.get("/api/games/mint-works/cards")).json()
        found = {(card["kind"], card["slug"]): card for card in told["cards"]}
        producer, museum = found["location", "producer"], found["plan", "museum"]
        assert (producer["type"], producer["cost"], producer["slots"]) == ("core", 1, [3, 2, 2, 3])
        assert producer["effect"] == "Gain 2 mints."
        assert (museum["type"], museum["cost"], museum["stars"]) == ("culture", 2, "varies")
        assert found["location", "supplier"]["cost"] is None
        numbers = {key: [card[name] for name in ("gain", "others", "owner", "upkeep")] for key, card in found.items()}
        assert numbers["location", "crowdfunder"] == [3, 1, None, None]
        assert numbers["location", "wholesaler"] == [2, None, 1, None]
        assert numbers["plan", "wholesaler"] == [None, None, 1, None]
        assert numbers["plan", "plant"] == [None, None, None, 2]
        assert found["opponent", "mort"]["effect"] == (
            "Mort sends mints to the first location from the top that can be used. "
            "Of the plans within reach, buys the dearest; of equal ones, by type: utility, deed, culture. "
            "Mort has mints without limit, and never buys production plans."
        )
        assert told["box"]["stars"] == 7

    town(story, "Zoé")


@pytest.mark.parametrize("path", ["chess/cards", "minivilles/cards?edition=", "minivilles/cards?edition=/etc/passwd"])
def test_cards_of_what_there_is_not_are_not_found(town, path):
    async def story(zoe):
        assert (await zoe.http.get(f"/api/games/{path}")).status_code == 404

    town(story, "Zoé")


# The room


def test_every_game_is_told_and_nothing_of_a_terminal_is_needed_for_it():
    source = f"import sys; from bourgade.telling import telling_of; [*map(telling_of, {list(packages())})]; "
    subprocess.run([sys.executable, "-c", source + "assert 'rich' not in sys.modules"], check=True)
