"""``bourgade arena``: bots against bots, counted, rated and reported."""

import io
import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import log

import arena_toys
import numpy as np
import pytest
from choix import ilsr_pairwise_dense, ilsr_top1
from rich.console import Console
from test_cli import ENVIRONMENT, run_here

from bourgade.arena.compete import compete, games_in
from bourgade.arena.contest import Contest
from bourgade.arena.ledger import Ledger
from bourgade.arena.match import CEILING, Forfeit, Result
from bourgade.arena.page import render
from bourgade.arena.pairings import pairings_of
from bourgade.arena.processes import play_in_processes
from bourgade.arena.ratings import POINTS, chances, likeliest, ratings
from bourgade.arena.results import results
from bourgade.arena.wording import Words, glance
from bourgade.engine.game import checked_setting
from bourgade.errors import BadFile, BourgadeError
from bourgade.extras import installing
from bourgade.games import definition
from bourgade.terminal.standings import running, show_arena
from bourgade.texts import LANGUAGES

Z = 1.959964


def contest_of(*bots, players=2, seed=1, game="minivilles", edition=None, limit=None, **options):
    setting = checked_setting(definition(game), edition, players, options)
    return Contest(game, setting, bots, seed, limit, arena_toys.find)


def play_here(contest, numbers):
    """Play in this process, which is faster than a new one for few games."""
    for number in numbers:
        yield number, contest.play(number)


def untimed(result):
    """Return a result without what differs from run to run."""
    return replace(result, seconds=[], slowest=[])


def untimed_report(report):
    return {key: value for key, value in report.items() if key not in ("times", "seconds", "cores", "ray", "command")}


# Who meets whom


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (5, 2), (3, 3), (5, 3), (2, 3), (3, 4), (2, 5)])
def test_every_bot_sits_in_every_seat_equally_often(bots, players):
    tables = [table for pairing in pairings_of(bots, players) for table in pairing.tables]
    for seat in range(players):
        assert len(set(Counter(table[seat] for table in tables).values())) == 1


@pytest.mark.parametrize("players", [2, 3])
def test_every_choice_of_bots_meets_if_there_are_enough(players):
    met = [set(pairing.bots) for pairing in pairings_of(4, players)]
    assert met == [set(chosen) for chosen in combinations(range(4), players)]


def test_with_fewer_bots_than_seats_one_sits_among_several_of_each_other():
    met = {tuple(sorted(table)) for pairing in pairings_of(2, 4) for table in pairing.tables}
    assert met == {(0, 1, 1, 1), (0, 0, 0, 1)}


def test_games_are_rounded_up_to_whole_sets():
    assert games_in(contest_of("first", "builder", "loser"), 5) == 3 * 6
    assert games_in(contest_of("first", "builder", "loser", players=3), 5) == 6


# Luck


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_bots_without_luck_of_their_own_share_every_set_exactly(players):
    contest = contest_of(*["builder"] * players, players=players)
    for first in range(0, 5 * players, players):
        games = [contest.play(number) for number in range(first, first + players)]
        assert len({untimed_of(game) for game in games}) == 1  # the same dice, the same moves, the same winner
        won = Counter[int]()
        for number, game in enumerate(games, first):
            for seat, bot in enumerate(contest.table(number)):
                won[bot] += game.shares[seat]
        assert set(won.values()) == {1.0}


def untimed_of(result):
    return json.dumps([result.shares, result.first, result.turns, result.choices])


def test_other_rounds_and_other_seeds_have_other_luck():
    games = [contest_of("builder", "first", seed=seed).play(number) for seed in (1, 2) for number in (0, 2, 4)]
    assert len({game.turns for game in games}) > 3


def test_all_pairings_of_a_round_have_the_same_luck():
    contest = contest_of("builder", "builder", "builder")
    assert len({untimed_of(contest.play(number)) for number in range(6)}) == 1


def test_a_game_comes_out_the_same_whatever_was_played_before():
    contest = contest_of("gambler", "random")
    once = [untimed(contest.play(number)) for number in range(4)]
    assert [untimed(contest.play(number)) for number in (3, 2, 1, 0)] == once[::-1]
    assert len({untimed_of(game) for game in once}) == 4  # their own luck is not shared


# Forfeits


@pytest.mark.parametrize(
    ("bot", "reason", "message"),
    [
        ("crasher", "crash", r"ZeroDivisionError: 3 / 0 by <crasher> \(arena_toys.py, line \d+\)"),
        ("quitter", "crash", r"SystemExit: 3 \(arena_toys.py, line \d+\)"),
        ("mute", "nothing", ""),
        ("cheater", "illegal", r"`build nothing at all` is not a move of this game. P\d may play: roll 1."),
        ("unborn", "crash", r"ValueError: no such luck \(arena_toys.py, line \d+\)"),
    ],
)
def test_who_plays_no_legal_move_forfeits_with_a_reason(bot, reason, message):
    contest = contest_of("builder", bot, "first", players=3)
    for number in range(3):
        game = contest.play(number)
        seat = contest.table(number).index(1)
        assert (game.forfeit.seat, game.forfeit.reason) == (seat, reason)
        assert re.fullmatch(message, game.forfeit.message)
        assert game.shares == [0.0 if place == seat else 0.5 for place in range(3)]


def test_who_thinks_for_too_long_forfeits():
    game = contest_of("builder", "sleeper", limit=0.04).play(0)
    assert (game.forfeit.seat, game.forfeit.reason) == (1, "late")
    assert contest_of("builder", "sleeper", limit=30).play(0).forfeit is None


def test_the_number_of_the_move_is_told():
    contest = contest_of("crasher", "first", first="P1")
    assert contest.play(0).forfeit.move == 5  # roll, build, roll, build of the two, then the third move of its own
    assert contest.play(1).forfeit.move == 7


def test_a_game_that_does_not_end_has_no_winner():
    game = contest_of("loser", "loser").play(0)
    assert (game.shares, game.forfeit) == ([0.0, 0.0], None)
    assert game.turns > CEILING / 4


def test_only_choices_are_timed():
    game = contest_of("builder", "sleeper").play(0)
    assert game.slowest[1] >= 0.05 > game.seconds[0] / game.choices[0]
    assert game.seconds[1] >= 0.05 * (game.choices[1] // 8)
    assert game.choices[1] < game.turns  # a roll of one die is no choice


# Processes


def test_results_do_not_depend_on_the_number_of_cores():
    contest = contest_of("gambler", "builder", "random", "crasher")
    one, two, here = (
        compete(contest, 4, player)
        for player in (
            lambda contest, numbers: play_in_processes(contest, numbers, 1),
            lambda contest, numbers: play_in_processes(contest, numbers, 2),
            play_here,
        )
    )
    assert list(map(untimed, one)) == list(map(untimed, two)) == list(map(untimed, here))
    assert len(one) == 24


def test_a_bot_that_ends_its_process_forfeits_and_the_others_play_on():
    contest = contest_of("first", "builder", "killer")
    games = dict(play_in_processes(contest, [0, 2, 3], 2))
    assert games[0].forfeit is None  # first against builder
    for number, seat in ((2, 1), (3, 0)):
        move = games[number].forfeit.move
        assert move in (5, 6, 7, 8)
        assert games[number].forfeit == Forfeit(seat, move, "gone", "exit code 7")
        assert games[number].shares[seat] == 0


def test_a_process_that_is_killed_loses_nothing():
    contest = contest_of("gambler", "builder")
    expected = [untimed(contest.play(number)) for number in range(40)]
    done, others = {}, set(multiprocessing.active_children())
    for number, result in play_in_processes(contest, range(40), 2):
        done[number] = untimed(result)
        if len(done) in (3, 11):
            (set(multiprocessing.active_children()) - others).pop().kill()
    assert [done[number] for number in range(40)] == expected
    assert set(multiprocessing.active_children()) == others


# Files


def test_an_arena_that_was_stopped_goes_on_and_ends_as_if_it_had_not_been(tmp_path):
    contest = contest_of("gambler", "builder", "first")
    whole = list(map(untimed, compete(contest, 6, play_here)))
    ledger, played = Ledger(tmp_path / "arena.jsonl", contest), []

    def count(contest, numbers):
        for number, result in play_here(contest, numbers):
            played.append(number)
            yield number, result

    def interrupted(_number, _result):
        if len(played) in (1, 7, 8):
            raise KeyboardInterrupt

    for _ in range(3):
        with pytest.raises(KeyboardInterrupt):
            compete(contest, 6, count, ledger, interrupted)
        with ledger.path.open("a") as file:
            file.write('{"game": 17, "shares": [1.0, ')  # the power went
    assert list(map(untimed, compete(contest, 6, count, ledger))) == whole
    assert played == list(range(18))


def test_an_arena_can_go_on_for_longer_than_it_was_meant_to(tmp_path):
    contest = contest_of("gambler", "builder")
    ledger = Ledger(tmp_path / "arena.jsonl", contest)
    compete(contest, 4, play_here, ledger)
    longer = compete(contest, 8, play_here, ledger)
    assert list(map(untimed, longer)) == list(map(untimed, compete(contest, 8, play_here)))
    assert len(ledger.path.read_text().splitlines()) == 1 + 8
    assert len(compete(contest, 2, play_here, ledger)) == 2


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (contest_of("first", "loser"), "its bots is first,builder, not first,loser"),
        (contest_of("first", "builder", seed=2), "its seed is 1, not 2"),
        (contest_of("first", "builder", edition="marina"), 'its edition is "base", not "marina"'),
        (contest_of("first", "builder", limit=2.0), "its limit is null, not 2.0"),
        (contest_of("first", "builder", first="P2"), "its options is"),
    ],
)
def test_a_file_of_another_arena_is_refused(other, sentence, tmp_path):
    contest = contest_of("first", "builder")
    compete(contest, 2, play_here, Ledger(tmp_path / "arena.jsonl", contest))
    before = (tmp_path / "arena.jsonl").read_text()
    with pytest.raises(BadFile, match=re.escape(sentence)):
        compete(other, 2, play_here, Ledger(tmp_path / "arena.jsonl", other))
    assert (tmp_path / "arena.jsonl").read_text() == before


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("my notes", "is not a file of an arena"),
        ("my notes\n", "is not a file of an arena"),
        ('{"game": "minivilles"}\n', "is not a file of an arena"),
        ('HEAD{"game": 0}\n', "line 2: this is not a game of the arena"),
        ('HEAD{"ga\n{}\n', "line 2: this is not a game of the arena"),
        ("HEAD[]\n", "line 2: this is not a game of the arena"),
    ],
)
def test_a_file_that_is_something_else_is_refused_and_left_as_it_is(text, sentence, tmp_path):
    ledger = Ledger(tmp_path / "arena.jsonl", contest_of("first", "builder"))
    ledger.path.write_text(written := text.replace("HEAD", json.dumps(ledger.head) + "\n"))
    with pytest.raises(BadFile, match=sentence):
        compete(contest_of("first", "builder"), 2, play_here, ledger)
    assert ledger.path.read_text() == written


def test_an_empty_file_and_a_torn_head_are_begun_anew(tmp_path):
    contest = contest_of("first", "builder")
    for text in ("", json.dumps(Ledger(tmp_path, contest).head)[:40]):
        (tmp_path / "arena.jsonl").write_text(text)
        ledger = Ledger(tmp_path / "arena.jsonl", contest)
        compete(contest, 2, play_here, ledger)
        assert len(ledger.check()) == 2


# Figures


@pytest.fixture(scope="module")
def duels():
    """Three bots, two of which are the same and play without luck of their own."""
    contest = contest_of("builder", "gambler", "builder")
    return contest, compete(contest, 80, play_here)


def test_figures_are_those_that_are_counted(duels):
    contest, games = duels
    report = results(contest, games)
    assert (report["games"], report["games_of_a_pairing"], report["rounds"]) == (240, 80, 40)
    won, met, by_seat, by_order = Counter(), Counter(), Counter(), Counter()
    for number, game in enumerate(games):
        names = [contest.labels[bot] for bot in contest.table(number)]
        for seat in (0, 1):
            won[names[seat], names[1 - seat]] += game.shares[seat]
            met[names[seat], names[1 - seat]] += 1
            by_seat[f"P{seat + 1}"] += game.shares[seat]
            by_order["1" if game.first == seat else "2"] += game.shares[seat]
    assert len(met) == 6
    for (one, other), wins in won.items():
        assert report["against"][one][other]["value"] == wins / met[one, other]
    for bot in contest.labels:
        expected = sum(wins for (one, _), wins in won.items() if one == bot) / 160
        assert report["wins"][bot]["value"] == pytest.approx(expected)
    for key, counted in (("seats", by_seat), ("order", by_order)):
        assert {name: entry["value"] for name, entry in report[key].items()} == {
            name: pytest.approx(counted[name] / 240) for name in report[key]
        }
    for pairing in report["pairings"]:
        one, other = pairing["bots"]
        assert pairing["wins"][one] == report["against"][one][other]
    assert report["turns"] == pytest.approx(np.mean([game.turns for game in games]))


def test_equal_bots_are_even_without_doubt(duels):
    report = results(*duels)
    assert report["against"]["builder"]["builder#2"] == {"value": 0.5, "low": 0.5, "high": 0.5}


def test_who_always_wins_has_an_interval_all_the_same():
    contest = contest_of("first", "loser")
    won = [Result([float(bot == 0) for bot in contest.table(n)], 0, 9, [1, 1], [0, 0], [0, 0]) for n in range(400)]
    report = results(contest, won)
    wilson = 1 / (1 + Z**2 / 200)  # 200 sets, of which none was lost
    assert report["wins"]["first"] == {"value": 1.0, "low": pytest.approx(wilson), "high": 1.0}
    assert report["wins"]["loser"]["high"] == pytest.approx(1 - wilson)
    rating = report["ratings"]["first"]
    assert rating["value"] == pytest.approx(POINTS * log(400.5 / 0.5) / 2)
    assert rating["low"] < rating["value"] - 100


def fake_games(rounds, chance, rng):
    """Make up duels between two bots, in sets whose two games are often alike."""
    for _ in range(rounds):
        alike = rng.random()
        for game in range(2):
            wins = (alike if rng.random() < 0.5 else rng.random()) < chance
            yield Result([float(wins), float(not wins)][:: 1 if game == 0 else -1], 0, 9, [1, 1], [0, 0], [0, 0])


@pytest.mark.parametrize("chance", [0.5, 0.65, 0.93])
def test_intervals_hold_about_95_times_in_100(chance):
    contest, rng = contest_of("first", "builder"), np.random.default_rng(3)
    held = Counter()
    for _ in range(300):
        report = results(contest, list(fake_games(60, chance, rng)))
        share, rating = report["wins"]["first"], report["ratings"]["first"]
        held["share"] += share["low"] <= chance <= share["high"]
        held["rating"] += rating["low"] <= POINTS * log(chance / (1 - chance)) / 2 <= rating["high"]
    assert min(held.values()) >= 0.92 * 300
    assert max(held.values()) <= 0.985 * 300


def test_ratings_do_not_depend_on_the_order_of_the_games_or_of_the_bots():
    rng = np.random.default_rng(4)
    rounds = rng.integers(0, 3, (50, 4, 4)) * (1 - np.eye(4))
    expected, order = ratings(rounds, 2), [2, 0, 3, 1]
    assert ratings(rounds[::-1], 2).value == pytest.approx(expected.value)
    moved = ratings(rounds[:, order][:, :, order], 2)
    assert moved.value == pytest.approx(expected.value[order], abs=1e-6)
    assert moved.low == pytest.approx(expected.low[order], abs=1e-6)


def test_a_rating_of_200_points_more_wins_76_percent():
    rounds = np.zeros((1000, 2, 2))
    rounds[:, 0, 1], rounds[:, 1, 0] = 0.76, 0.24
    first, second = ratings(rounds, 2).value
    assert first - second == pytest.approx(200, abs=1)


MANY = 1e8  # games
ONE_MORE = (1 - np.eye(5)) / 2  # game for every two of five bots, shared
WINS = {
    "some": ONE_MORE + np.random.default_rng(6).integers(0, 30, (5, 5)) * (1 - np.eye(5)),
    "none": ONE_MORE,
    "one of two always": np.array([[0, MANY + 0.5], [0.5, 0]]),
    "the better always": ONE_MORE + MANY * np.triu(np.ones((5, 5)), 1),
    "the next better always": ONE_MORE + MANY * np.diag(np.ones(4), 1),
    "in a circle": ONE_MORE + MANY * np.roll(np.eye(5), 1, axis=1),
    "one always, the others evenly": ONE_MORE + MANY * (1 - np.eye(5)) * (np.arange(5) > 0),
}


@pytest.mark.parametrize("wins", WINS.values(), ids=WINS)
def test_ratings_expect_of_everybody_the_wins_there_were(wins):
    expected = (wins + wins.T) * chances(likeliest(wins))
    assert expected.sum(axis=1) == pytest.approx(wins.sum(axis=1), rel=1e-9)


def test_ratings_agree_with_those_of_another_library():
    wins = WINS["some"]
    assert likeliest(wins) == pytest.approx(ilsr_pairwise_dense(wins), abs=1e-6)


def test_ratings_of_larger_tables_agree_with_the_model_of_choices_among_several():
    contest, rng = contest_of(*"abcd", players=3), np.random.default_rng(5)
    worth = np.array([1.2, 0.3, -0.4, -1.1])
    games, choices = [], []
    for number in range(200 * len(contest.tables)):
        table = np.array(contest.table(number))
        winner = int(rng.choice(3, p=np.exp(worth[table]) / np.exp(worth[table]).sum()))
        games.append(Result([float(seat == winner) for seat in range(3)], 0, 9, [1] * 3, [0] * 3, [0] * 3))
        choices.append((table[winner], np.delete(table, winner)))
    report = results(contest, games)
    best = POINTS * ilsr_top1(4, choices)
    for bot, entry in report["ratings"].items():
        number = "abcd".index(bot)
        assert entry["value"] == pytest.approx(best[number] - best.mean(), abs=8)
        assert entry["low"] - 10 < POINTS * worth[number] < entry["high"] + 10
    assert report["against"]["a"]["b"]["value"] > 0.6
    assert sum(entry["value"] for entry in report["pairings"][0]["wins"].values()) == pytest.approx(1)


def test_one_among_several_of_another_is_measured_against_an_even_share_of_the_table():
    contest = contest_of("first", "loser", players=4)
    report = results(contest, compete(contest, 4, play_here))
    assert (report["kind"], report["par"], report["against_par"]) == ("lone", 0.25, 0.25)
    for one, other in (("first", "loser"), ("loser", "first")):
        assert report["against"][one][other] == report["wins"][one]
    assert (report["wins"]["first"]["value"], report["wins"]["loser"]["value"]) == (1, 0)
    assert sum(entry["value"] for entry in report["seats"].values()) == pytest.approx(1)


def test_two_who_win_together_share_the_game():
    contest = contest_of("a", "b", "c", players=3)
    games = []
    for number in range(90):
        games.append(Result([0.5 * (bot != 2) for bot in contest.table(number)], 0, 9, [1] * 3, [0] * 3, [0] * 3))
    report = results(contest, games)
    assert [report["wins"][bot]["value"] for bot in "abc"] == [0.5, 0.5, 0]
    assert report["ratings"]["a"]["value"] == pytest.approx(report["ratings"]["b"]["value"])
    assert report["against"]["a"]["b"]["value"] == 0.5


def test_forfeits_are_counted_by_bot_and_reason_with_the_first_example():
    contest = contest_of("first", "crasher", "mute")
    report = results(contest, compete(contest, 2, play_here))
    assert report["forfeits"].keys() == {"crasher", "mute"}
    assert report["forfeits"]["mute"]["reasons"] == {"nothing": 4}
    assert report["forfeits"]["crasher"]["games"] == 2  # the mute one ends the others before
    first = report["forfeits"]["crasher"]["first"]
    assert (first["game"], first["seat"], first["reason"]) == (0, "P2", "crash")
    assert first["message"].startswith("ZeroDivisionError")
    assert report["wins"]["mute"]["value"] == 0


# Words


def report_of(*bots, players=2, games=4, **more):
    contest = contest_of(*bots, players=players)
    made = {"seconds": 1.5, "cores": 2, "command": "bourgade arena …"}
    return results(contest, compete(contest, games, play_here)) | made | more


@pytest.fixture(scope="module")
def report():
    return report_of("builder", "gambler", "crasher", games=6)


def test_a_glance_tells_the_strongest_and_what_went_wrong(report):
    told = " ".join(glance(report, Words("en")))
    assert "crasher forfeited 12 of its games: it raised an error." in told
    assert "The player who begins wins" in told


def test_a_glance_does_not_name_one_of_two_that_are_even():
    told = glance(report_of("first", "first", "loser", games=20), Words("en"))
    assert told[0] == "first and first#2 are in the lead; these games cannot tell which of them is the strongest."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 3), (2, 3)])
def test_the_page_and_the_terminal_tell_every_kind_of_arena(language, bots, players, capsys):
    found = report_of(*["first", "builder", "crasher"][:bots], players=players, games=3)
    page = render(found, Words(language))
    show_arena(Console(width=100), Words(language), found)
    shown = capsys.readouterr().out
    for bot, entry in found["wins"].items():
        assert Words(language).share(entry) in page
        assert Words(language).share(entry) in shown
        assert bot in page
        assert bot in shown
    assert "http" not in page.replace("http-equiv", "").replace("http://www.w3.org", "")
    assert page.count("<table") == page.count("</table>")


def test_the_page_has_every_figure_of_the_report(report):
    words, page = Words("en"), render(report, Words("en"))
    for row in report["against"].values():
        for entry in row.values():
            assert words.share(entry) in page
            assert words.interval(entry) in page
    for entry in report["ratings"].values():
        assert words.points_interval(entry) in page
    for entry in report["times"].values():
        assert words.seconds(entry["max"]) in page
    assert "ZeroDivisionError: 3 / 0 by &lt;crasher&gt;" in page
    assert "bourgade arena …" in page


def test_the_page_is_the_same_from_saved_json(report):
    assert render(json.loads(json.dumps(report)), Words("fr")) == render(report, Words("fr"))


def test_names_from_outside_stay_text(report):
    nasty = "<script>alert(1)</script>"
    renamed = json.loads(json.dumps(report).replace("crasher", nasty))
    assert "<script" not in render(renamed, Words("en"))


def test_an_arena_of_which_nothing_was_timed_has_a_page():
    found = report_of("mute", "cheater", games=1)
    assert "Forfeits" in render(found, Words("en"))


@pytest.mark.parametrize("terminal", [False, True])
def test_a_running_table_shows_who_leads(terminal):
    console = Console(force_terminal=terminal, width=80, record=True, file=io.StringIO())
    contest = contest_of("builder", "loser")
    with running(console, Words("en"), contest, 4) as told:
        compete(contest, 4, play_here, progress=told)
    assert ("builder" in console.export_text()) == terminal


# The command


def arena(*arguments):
    result = run_here("arena", *arguments, "--json")
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def test_the_command_plays_reports_and_goes_on(tmp_path):
    file, page = tmp_path / "games.jsonl", tmp_path / "report.html"
    shared = ("minivilles", "--bots", "random,random", "--seed", 3, "--save", file)
    part = arena(*shared, "--games", 4, "--cores", 1)
    assert (part["bots"], part["games"], part["cores"]) == (part["bots"], 4, 1)
    assert sorted(part["bots"]) == ["random", "random#2"]
    whole = arena(*shared, "--games", 9, "--html", page)
    assert (whole["games"], whole["rounds"], whole["players"], whole["edition"]) == (10, 5, 2, "base")
    assert whole["command"].startswith("bourgade arena minivilles --bots random,random")
    fresh = arena(*shared[:-2], "--games", 9, "--cores", 2)
    assert untimed_report(fresh) == untimed_report(whole)
    assert page.read_text().startswith("<!DOCTYPE html>")
    shown = run_here("arena", *shared, "--games", 10, "--lang", "fr")
    assert "2 joueurs, 10 parties" in shown.stdout
    assert shown.stderr == f"{file}\u00a0: parties déjà jouées\u00a0: 10\n"
    assert run_here("arena", *shared[:-4], "--save", file).stderr.endswith("its seed is 3, not 0. Name another file.\n")


@pytest.mark.parametrize("game", ["mint-works", "ma-petite-ville"])
def test_the_arena_plays_every_game(game):
    contest = Contest(game, checked_setting(definition(game), None, 2, {}), ("random", "random"), 1)
    contest.check()
    games = compete(contest, 4, play_here)
    assert all(sum(one.shares) == 1 for one in games)
    assert results(contest, games)["unfinished"] == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["minivilles", "--bots", "gready,random"], "There is no bot 'gready' for minivilles (did you mean greedy?)"),
        (["minivilles", "--bots", "greedy"], "An arena needs two bots or more, as in greedy,random, not 1."),
        (["minivilles", "--bots", ","], "An arena needs two bots or more"),
        (["minivilles", "--edition", "bass"], "minivilles has no edition 'bass' (did you mean base?)"),
        (["minivilles", "--games", "0"], "greater than or equal to 1"),
        (["minivilles", "--players", "7"], "minivilles base is for 2 to 4 players, not 7."),
        (["minivilles", "--limit", "0"], "greater than or equal to 0.001"),
        (["minivilles", "--cores", "0"], "--cores is all or a number from 1 to 256, not '0'."),
        (["minivilles", "--cores", "2", "--ray", "auto"], "leave one of them out"),
        (["minivilles", "--html", "nowhere/report.html"], "name a file in a folder that exists"),
        (["minivilles", "--save", "nowhere/games.jsonl"], "name a file in a folder that you may write in"),
        (["minivilles", "--save", "."], "cannot be written"),
        (["mint-works", "--players", "1"], "The rules play a seat of a solo table"),
        (["go"], "There is no game 'go'"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(arguments, sentence, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = run_here("arena", *arguments)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert sentence in result.stderr
    assert not list(tmp_path.iterdir())


def test_without_ray_the_command_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run_here("arena", "--ray", "auto")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == f"bourgade: For a Ray cluster some packages are missing: {installing('ray')}.\n"


def test_ctrl_c_stops_with_one_line_and_keeps_what_was_played(tmp_path):
    file = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "bourgade", "arena", "--bots", "random,greedy", "--games", "2000", "--save", file]

    def hear_ctrl_c():
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    program = subprocess.Popen(
        list(map(str, command)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )
    until = time.monotonic() + 100
    while not (file.exists() and file.read_text().count("\n") > 3) and time.monotonic() < until:
        time.sleep(0.1)
    os.killpg(program.pid, signal.SIGINT)  # as a terminal does it: to all processes
    out, errors = program.communicate(timeout=120)
    assert (program.returncode, out) == (130, "")
    assert errors.splitlines()[-1] == "bourgade: stopped."
    assert "Traceback" not in errors
    contest = Contest("minivilles", checked_setting(definition("minivilles"), None, None, {}), ("random", "greedy"), 0)
    kept = Ledger(file, contest).check()
    assert len(kept) > 2
    number = min(kept)
    assert untimed(contest.play(number)) == untimed(kept[number])


def test_errors_of_an_arena_are_those_of_the_house():
    with pytest.raises(BourgadeError, match="two bots or more"):
        contest_of("first").check()
