"""A game in the terminal: people at this keyboard, bots at the other seats."""

import sys
from contextlib import nullcontext, suppress
from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from ..bots import find_bot
from ..bots.finding import one_line
from ..engine.game import Game
from ..engine.housefile import sentences
from ..engine.notation import Action
from ..engine.simulate import all_cores
from ..errors import BourgadeError, IllegalMove, NothingToUndo, meant
from ..games import definition
from ..telling import telling_of
from ..telling.telling import why_not
from ..texts import Message
from . import drawing_of
from .drawing import Deed, Reader
from .saves import BadSave, Keeper, Seating
from .screen import Screen, at_terminal
from .story import beginning_of_turn, deeds_of, seen, show_deeds, show_ending
from .vocabulary import COMMANDS, Vocabulary, is_number
from .words import closest, fitting, plain

with suppress(ImportError):  # where there is a readline, typed lines can be edited and called back
    import readline  # noqa: F401

LONG_LIST = 20  # of moves that are all shown
SHOWN_MOVES = 8  # of a longer one
SHOWN_DEEDS = 24  # of the story
RECENT_DEEDS = 8  # of it, where a game goes on
BELOW_PAGE = 3  # the hint, the prompt, and a line between


class Left(Exception):
    """Somebody leaves the game."""


class Sitting:
    """One game at a terminal, until it is over or left."""

    def __init__(self, game: Game, seating: Seating, screen: Screen, keeper: Keeper) -> None:
        self.game = game
        self._drawing, self._telling = drawing_of(game.name), telling_of(game.name)
        self._people = seating.people
        self._bots = {
            seat: find_bot(game.name, name, seating.seed + number, cores=all_cores())
            for number, (seat, name) in enumerate(seating.bots.items())
        }
        self._keeper = keeper
        self._screen = screen
        self._screen.names = self._names_of_seats()
        self._screen.you = self._people[0] if len(self._people) == 1 else None
        self._begun = self._count()
        self._told = dict.fromkeys(self._people, self._begun)  # how many actions each person knows of
        self._looks: str | None = None  # the person at the screen
        self._numbered: set[Action] = set()  # moves whose numbers are on the screen
        self._vocabulary = Vocabulary(definition(game.name), self._drawing, screen.language)

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._welcome()
        try:
            while not self.game.over:
                self._go_on()
        except (Left, KeyboardInterrupt):
            self._leave()
        else:
            self._end()

    # The course of the game

    def _go_on(self) -> None:
        """Let whoever acts next act."""
        actor = self.game.actor
        if actor in self._people:
            self._decide(actor)
        elif actor in self._bots:
            self._let_play(actor)
            if self.game.actor not in (actor, "chance") and not self._must_hide():
                self._tell(self._people[0])
        else:
            self.game.draw()

    def _let_play(self, seat: str) -> None:
        """Let a bot move. Those of other people may fail: then the game is kept."""
        bot = self._bots[seat]
        waiting = self._screen.text("thinking", who=self._screen.names[seat])
        try:
            with self._screen.waiting(waiting) if getattr(bot, "thinks", False) else nullcontext():
                move = bot.choose(self.game.view(seat))
            self.game.play(move)
        except (Exception, SystemExit) as error:
            told = error.message.text(self._screen.language) if isinstance(error, BourgadeError) else one_line(error)
            self._screen.say("bot-failed", who=self._screen.names[seat], reason=told.rstrip("."))
            raise Left from error

    def _decide(self, seat: str) -> None:
        """Let a person make one move, or take some back."""
        if self._must_hide() and seat != self._looks:
            self._hand_over(seat)
        self._looks = seat
        self._tell(seat)
        self._show_page(seat)
        while not self._answer(seat, self._ask()):
            pass

    def _answer(self, seat: str, line: str) -> bool:
        """Do what a person typed; return whether the game has changed."""
        command, rest = self._vocabulary.command(line)
        match command:
            case "help":
                self._help(seat, rest)
            case "table":
                self._screen.show(self._drawing.table(self._screen.reader(), seen(self.game, seat)))
            case "story":
                show_deeds(self._screen, self._deeds(seat, 0)[-SHOWN_DEEDS:])
            case "save":
                if self._save(path_of(rest)):
                    self._screen.say("saved", file=self._keeper.file)
            case "undo":
                return self._undo()
            case "quit":
                raise Left
            case _:
                return self._move(seat, line)
        return False

    def _end(self) -> None:
        self._tell(self._people[0])
        self._screen.show("")
        show_ending(self._screen, self._drawing, self.game)
        self._keeper.finish(self.game)
        if self._keeper.file and not self._keeper.automatic:
            self._screen.say("saved", file=self._keeper.file)

    def _leave(self) -> None:
        """Keep the game if there is something to keep and somebody who can go on with it."""
        self._screen.say("left")
        if self._keeper.file or (at_terminal() and self._count() > self._begun):
            if not self._save():
                self._keeper.file = None  # somewhere at least
                self._save()
            if self._keeper.file:
                self._screen.say("kept" if self._keeper.automatic else "kept-in", file=self._keeper.file)

    # What people type

    def _move(self, seat: str, line: str) -> bool:
        """Play the move that a line means, and return True; or say what else the line could mean."""
        things = [*self._topics(seat), *self.game.seats]
        meant = self._vocabulary.meant(line, self._moves(seat), things)
        unseen = is_number(line) and not self._numbered.issuperset(meant)
        if len(meant) > 1 or unseen:
            self._show_moves(seat, meant)
        elif not meant:
            self._say_unknown(seat, line)
        else:
            try:
                self.game.play(meant[0].text)
            except IllegalMove as error:
                self._say_why_not(seat, meant[0], error.message)
            else:
                return True
        return False

    def _undo(self) -> bool:
        """Go back to the last decision of a person, if there was one with a choice."""
        earlier = self.game.copy()
        try:
            earlier.undo()
            while earlier.actor not in self._people or len(earlier.legal()) == 1:
                earlier.undo()
        except NothingToUndo:
            self._screen.say("nothing-to-undo")
            return False
        self.game = earlier
        self._told = {seat: min(told, self._count()) for seat, told in self._told.items()}
        self._screen.say("undone")
        return True

    def _save(self, file: Path | None = None) -> bool:
        """Save the game, or say why it cannot be saved."""
        try:
            self._keeper.save(self.game, file)
        except BadSave as error:
            self._screen.show(error.message.text(self._screen.language))
            return False
        return True

    def _help(self, seat: str, words: str) -> None:
        """Help with playing, or on one thing of the game."""
        position = seen(self.game, seat)
        if not words:
            aim = self._drawing.welcome(self._screen.reader(), position)
            self._screen.show("\n".join([*aim, self._screen.text("help", example=self._example())]))
            return
        topics = self._topics(seat)
        found = fitting(words, {topic: [topic, name] for topic, name in topics.items()})
        exact = [topic for topic in found if plain(words) in (plain(topic), plain(topics[topic]))]
        if not found:
            self._screen.say("no-topic", typed=words, meant=self._probably(words, list(topics.values())))
        elif len(found) == 1 or exact:
            self._screen.show(self._drawing.about(self._screen.reader(), position, (exact or found)[0]))
        else:
            self._screen.say("several-topics", topics=", ".join(topics[topic] for topic in found))

    def _ask(self) -> str:
        """Return what a person types; at the end of the input, or where there is none, they leave."""
        if sys.stdin is None:
            raise Left
        try:
            line = "".join(filter(str.isprintable, input("> "))).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Left from None
        if not sys.stdin.isatty():
            print(line)  # so that what comes out of a pipe can be read
        return line

    # What people see

    def _welcome(self) -> None:
        reader = self._screen.reader()
        self._screen.show("\n".join(self._drawing.welcome(reader, self.game.shown())))
        if self.game.house:
            rules = sentences(definition(self.game.name), self.game.edition, self.game.house, self._screen.language)
            self._screen.say("house", rules="; ".join(rules))
        key = "welcome" if len(self._people) == 1 else "welcome-all"
        self._screen.say(key, seat=self._people[0], example=self._example())
        until = beginning_of_turn(self.game, str(self.game.actor))
        if self._keeper.exists and (deeds := self._deeds(self._people[0], 0, until)):
            self._screen.say("welcome-back")
            show_deeds(self._screen, deeds[-RECENT_DEEDS:])

    def _hand_over(self, seat: str) -> None:
        """Let another person come to the screen, which shows nothing meanwhile."""
        self._screen.console.clear()
        self._screen.say("hand-over", seat=seat)
        self._ask()

    def _tell(self, seat: str) -> None:
        """Tell a person what happened since they looked last, but for what the page shows."""
        until = beginning_of_turn(self.game, seat) if self.game.actor == seat else self._count()
        show_deeds(self._screen, self._deeds(seat, self._told[seat], until))
        for person in [seat] if self._must_hide() else self._people:
            self._told[person] = self._count()

    def _show_page(self, seat: str) -> None:
        """Show what a person needs to decide, as roomy as the window allows."""
        reader, moves = self._screen.reader(), self._moves(seat)
        deeds = self._deeds(seat, beginning_of_turn(self.game, seat))
        page = self._drawing.page(reader, seen(self.game, seat), moves, deeds)
        room = self._screen.console.height - BELOW_PAGE - (0 if page.numbered else len(shown(moves)))
        self._screen.show("")
        self._screen.show(next((form for form in page.forms if self._screen.height(form) <= room), page.forms[-1]))
        self._numbered = {*(moves if page.listed is None else page.listed)}
        if not page.numbered and len(moves) > 1:
            self._show_moves(seat, moves)
        hint = self._hint(page.how, moves)
        self._screen.show(hint if reader.plain else Text(hint, "dim"))

    def _hint(self, how: str, moves: list[Action]) -> str:
        """Say what can be typed."""
        plain = self._screen.reader().plain
        if how and not plain:
            return " · ".join([how, *(self._screen.text(f"commands-{name}") for name in COMMANDS if name != "story")])
        key = ("plain-" if plain else "") + ("hint-one" if len(moves) == 1 else "hint")
        return how or self._screen.text(key, move=self._name(moves[0]), n=len(moves))

    def _show_moves(self, seat: str, moves: list[Action]) -> None:
        numbers = {move: number for number, move in enumerate(self._moves(seat), 1)}
        self._numbered.update(moves)
        if self._drawing.choices:
            reader = self._screen.reader()
            self._screen.show(self._drawing.choices(reader, {move: numbers[move] for move in moves}))
            return
        names = {numbers[move]: self._name(move) for move in shown(moves)}
        if self._screen.reader().plain:
            self._screen.show("\n".join(f"{number}: {name}." for number, name in names.items()))
        else:
            lines = [Text.assemble((f"{number:>3}", "bold"), f"  {name}") for number, name in names.items()]
            self._screen.show(Columns(lines, column_first=True, padding=(0, 3)))
        if more := len(moves) - len(names):
            self._screen.say("more-moves", more=more)

    def _say_why_not(self, seat: str, move: Action, message: Message) -> None:
        """Say why a move is not legal, with the names of things in the person's language."""
        if message.key == "game-no-move":  # as one with numbers beyond all maps
            self._say_unknown(seat, move.text)
            return
        position = seen(self.game, seat)
        self._screen.show(why_not(self._telling, Reader(self._screen.language), position, move, message))

    def _say_unknown(self, seat: str, line: str) -> None:
        names = [self._name(move) for move in self._moves(seat)]
        commands = [self._screen.text(f"commands-{name}") for name in COMMANDS]
        meant = self._probably(line, [*names, *commands])
        self._screen.say(
            "unknown" if line else "empty", typed=line, meant=meant, n=len(names), commands=", ".join(commands)
        )

    def _probably(self, typed: str, known: list[str]) -> str:
        """Return a hint at the name that was probably meant, or nothing."""
        name = closest(typed, known)
        return meant(name).text(self._screen.language) if name else ""

    # What is asked for above

    def _moves(self, seat: str) -> list[Action]:
        """Return the legal moves in the order of their numbers."""
        return self._drawing.order(seen(self.game, seat), self.game.legal_actions())

    def _deeds(self, seat: str, since: int, until: int | None = None) -> list[Deed]:
        return deeds_of(self.game, self._screen.reader(), seat, since, until)

    def _count(self) -> int:
        return len(self.game.record()["actions"])

    def _must_hide(self) -> bool:
        """Tell whether people at one screen must not see each other's pages."""
        return definition(self.game.name).secrets and len(self._people) > 1

    def _topics(self, seat: str) -> dict[str, str]:
        return self._telling.topics(self._screen.language, seen(self.game, seat))

    def _example(self) -> str:
        """Return something that there is help on."""
        return plain(next(iter(self._topics(self._people[0]).values()), ""))

    def _names_of_seats(self) -> dict[str, str]:
        names = {seat: self._screen.text("bot", seat=seat, name=bot.name) for seat, bot in self._bots.items()}
        if len(self._people) == 1:
            names[self._people[0]] = self._screen.text("you", seat=self._people[0])
        opponents = self._telling.names(self._screen.language, self.game.options)
        return names | {seat: self._screen.text("opponent", seat=seat, name=name) for seat, name in opponents.items()}

    def _name(self, move: Action) -> str:
        return self._telling.move(Reader(self._screen.language), move)


def shown(moves: list[Action]) -> list[Action]:
    """Return the moves to list: all, or the first of many."""
    return moves if len(moves) <= LONG_LIST else moves[:SHOWN_MOVES]


def path_of(name: str) -> Path | None:
    """Return the file that a person names; ~ is their home."""
    with suppress(RuntimeError):  # there is nobody of that name
        return Path(name).expanduser() if name else None
    return Path(name)
