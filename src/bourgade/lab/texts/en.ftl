percent = { $n } %
interval = { $low } to { $high }
line = { $label }: { $change }
separator = :{ " " }
games-become-longer = Games become { $change } longer
games-become-shorter = Games become { $change } shorter

units-points = { $n } points
units-turns = { $n } turns
units-copies = { $n } copies
units-money = { $n } { $money }
units-decisions = { $n } decisions

labels-order-first = Wins of who begins
labels-order-later = Wins of who is no. { $n } to play
labels-seat = Wins of { $thing }
labels-unfinished = Unfinished games
labels-built = Copies of { $thing } per player
labels-builders = Players who build { $thing }
labels-winning = Wins of who builds { $thing }
labels-when = Own turn of the first { $thing }
labels-course = { $Money } at the beginning of own turn { $thing }

labels-length-turns = Length of games
labels-length-turns-winner = Own turns of the winner
labels-length-decisions = Decisions in a game

short-order-first = begins
short-order-later = no. { $n } to play
short-seat = { $thing }
short-unfinished = unfinished games
short-built = { $thing }
short-builders = { $thing }
short-winning = { $thing }
short-when = { $thing }
short-course = turn { $thing }

short-length-turns = turns
short-length-turns-winner = own turns of the winner
short-length-decisions = decisions

verdicts-certain = certain
verdicts-likely = likely, not certain
verdicts-likely-more = likely, not certain; play about { $n } more games to be sure
verdicts-open = not certain, and too small to be sure of with 100 million games
verdicts-open-more = not certain; play about { $n } more games to be sure
verdicts-same = the same in every game
verdicts-few = seen in too few games to tell

marks-certain = certain
marks-likely = likely
marks-open = open
marks-same = same
marks-few = too few

page-one = { $game }: how it plays
page-two = { $game }: what the house rule does
page-kind = Balance report
page-played-two = { $players } players, { $games } games at each table, bots: { $bots }
page-played-one = { $players } players, { $games } games, bots: { $bots }
page-table = edition { $edition }
page-table-house = edition { $edition } with house rules
page-compared = What was compared
page-as-printed = as printed
page-changes = What changed
page-summary = What the change does
page-glance = At a glance
page-none-certain = No certain difference in any of the { $all } figures.
page-some-certain = Certain differences: { $certain } of { $all } figures.
page-warning = These figures are true for these bots. People play otherwise, and learn.
page-numbers = The numbers
page-difference = difference
page-game-length = A game lasts { $value } turns ({ $interval }).
page-beginner = Who begins wins { $value } of the games ({ $interval }); an even share would be { $par }.
page-most-built = Built by most players: { $things }.
page-best = Goes best with winning: { $things }.
page-worst = Goes worst with winning: { $things }.
page-unfinished = { $value } of the games were not finished ({ $interval }).
page-thing = { $thing } ({ $value })

page-sections-wins = Who wins
page-sections-length = How long a game lasts
page-sections-kinds = What is built, and how it goes with winning
page-sections-when = When things come
page-sections-course = { $Money } over time
page-sections-changes = The differences

page-notes-wins = The line is an even share.
page-notes-length = Turns of all players together.
page-notes-kinds = How many players build at least one, and how often those win. The line is an even share. Who is ahead builds more: what goes with winning need not be why.
page-notes-when = The own turn in which a player builds the first one, over those who do.
page-notes-course = What a player has at the beginning of each own turn, over those whose game lasts that long; the band is the 95 % interval.
page-notes-changes = Certain ones are filled, likely ones hollow. The largest first.

page-groups-order = Wins by order of play
page-groups-seat = Wins by seat
page-groups-unfinished = Unfinished games
page-groups-length = Length
page-groups-built = Copies per player and game
page-groups-builders = Players who build at least one
page-groups-winning = Wins of those who build at least one
page-groups-when = Own turn of the first one
page-groups-course = { $Money } at the beginning of own turn

page-made-heading = How these figures are made
page-made-bots = Every seat is played by a bot: { $bots }.
page-made-luck = Seed { $seed }, games 0 to { $last }. The same command gives the same figures, on any number of cores.
page-made-paired = Both tables play every game with the same luck, so that luck they share does not blur what the change does.
page-made-intervals = An interval holds the true value 95 times in 100. It counts games, because the seats of one game depend on each other (delta method; shares by Wilson).
page-made-few = Where something was seen in fewer than { $few } games, no interval is given and no difference judged; shares keep a wide interval.
page-made-holm = Among { $all } figures, one in twenty would look different by chance alone. A difference is called certain only if it passes Holm's correction over all of them: the chance that even one of the certain ones is wrong is at most 5 %. Likely ones pass alone, not together with the others; some of them are chance.
page-made-more = The number of games to be sure takes the difference for as large as it was seen; it would then be called certain four times in five.
page-made-options = Options: { $options }.
page-made-speed = Played in { $seconds } s on cores: { $cores }; { $rate } games per second.
page-made-command = The command that makes this page again:

plots-builders = players who build it, %
plots-winning = wins of those who do, %
plots-wins = wins, %
plots-turns = turns
plots-games = games, %
plots-own-turn = own turn
plots-money = { $money }
plots-points = change in points
plots-turns-change = change in turns
plots-even = even
plots-median = median { $n }

plots-rows-builders = { $label }: builders
plots-rows-winning = { $label }: wins
plots-rows-when = { $label }: when

plots-about-order = Share of wins by order of play: { $rows }.
plots-about-seat = Share of wins by seat: { $rows }.
plots-about-length = How many games last how many turns: { $rows }.
plots-about-means = Mean number of turns of a game: { $rows }.
plots-about-builders = Share of players who build each kind, the most built first: { $rows }.
plots-about-winning = Share of wins of the players who build each kind: { $rows }.
plots-about-when = Mean own turn in which the first one of each kind is built: { $rows }.
plots-about-course = Mean { $money } of a player at the beginning of each own turn: { $rows }.
plots-about-points = Certain and likely differences of shares, in points: { $rows }.
plots-about-turns = Certain and likely differences in turns: { $rows }.

## Errors

wrong-exists = { $path } exists already, is not a report, and is left as it is: name another file.
wrong-not-written = { $path } cannot be written: { $why }. Name a file in a folder of yours.
wrong-unwritable = { $path } cannot be written: name a file in a folder that exists and that you may write in.
wrong-bots = { $number } bots cannot play at tables of { $known }.
wrong-for-reports = reports as pages
