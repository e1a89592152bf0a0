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

labels-order-first = Win rate when playing first
labels-order-later = Win rate when playing { $n ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] in position { $n }
}
labels-seat = Win rate of { $thing }
labels-unfinished = Unfinished games
labels-built = Copies of { $thing } per player
labels-builders = Players who build { $thing }
labels-winning = Win rate of players who build { $thing }
labels-when = Own turn of the first { $thing }
labels-course = { $Money } at the start of own turn { $thing }

labels-length-turns = Length of a game
labels-length-turns-winner = Own turns of the winner
labels-length-decisions = Decisions per game

short-order-first = plays first
short-order-later = plays { $n ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] in position { $n }
}
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
verdicts-open = not certain, and too small to be sure of even with 100 million games
verdicts-open-more = not certain; play about { $n } more games to be sure
verdicts-same = the same in every game
verdicts-few = seen in too few games to tell

marks-certain = certain
marks-likely = likely
marks-open = undecided
marks-same = same
marks-few = too few

page-one = { $game }: how it plays
page-two = { $game }: what the house rules change
page-kind = Balance report
page-played-two = { $players } players, { $games } games at each table, bots: { $bots }
page-played-one = { $players } players, { $games } games, bots: { $bots }
page-table = edition { $edition }
page-table-house = edition { $edition } with house rules
page-compared = What was compared
page-as-printed = as printed
page-changes = What changed
page-summary = Effect of the change
page-glance = At a glance
page-none-certain = No certain difference among { $all } figures.
page-some-certain = Certain differences: { $certain } of { $all } figures.
page-warning = These figures hold for these bots. People play differently, and learn.
page-numbers = The numbers
page-difference = difference
page-game-length = A game lasts { $value } turns on average ({ $interval }).
page-beginner = The player who begins wins { $value } of the games ({ $interval }); an even share would be { $par }.
page-most-built = Built by the most players: { $things }.
page-best = Highest win rate among those who build it: { $things }.
page-worst = Lowest win rate among those who build it: { $things }.
page-unfinished = { $value } of the games never finished ({ $interval }).
page-thing = { $thing } ({ $value })

page-sections-wins = Who wins
page-sections-length = How long a game lasts
page-sections-kinds = What gets built, and how often its builders win
page-sections-when = When things get built
page-sections-course = { $Money } as the game goes on
page-sections-changes = The differences

page-notes-wins = The line marks an even share.
page-notes-length = Turns of all players, added up.
page-notes-kinds = How many players build at least one, and how often those players win. The line marks an even share. Players who are ahead build more: what goes with winning need not be its cause.
page-notes-when = In which of their own turns players build the first one, on average over those who do.
page-notes-course = What players have at the start of each of their own turns, on average over games that last that long; the band is the 95% interval.
page-notes-changes = Certain differences are filled in, likely ones hollow. The largest come first.

page-groups-order = Win rate by order of play
page-groups-seat = Win rate by seat
page-groups-unfinished = Unfinished games
page-groups-length = Length
page-groups-built = Copies per player and game
page-groups-builders = Players who build at least one
page-groups-winning = Win rate of players who build at least one
page-groups-when = Own turn of the first one
page-groups-course = { $Money } at the start of own turn

page-made-heading = How these figures were made
page-made-bots = Every seat is played by a bot: { $bots }.
page-made-luck = Seed { $seed }, games 0 to { $last }. The same command gives the same figures, on any number of cores.
page-made-paired = Both tables play every game with the same luck, so that the luck they share does not blur what the change does.
page-made-intervals = An interval contains the true value 95 times out of 100. Games are what it counts, because the seats of one game depend on each other (delta method; Wilson for shares).
page-made-few = Whatever was seen in fewer than { $few } games gets no interval and no verdict; shares keep a wide interval.
page-made-holm = Among { $all } figures, one in twenty would seem to differ by chance alone. A difference is called certain only if it passes Holm's correction over all of them: the chance that even one of the certain ones is wrong is at most 5%. Likely ones pass on their own, but not together with the others; some of them are due to chance.
page-made-more = The number of games it would take supposes that the difference is as large as it was seen; it would then be called certain four times out of five.
page-made-options = Options: { $options }.
page-made-speed = Played in { $seconds } s, cores: { $cores }; { $rate } games per second.
page-made-command = To make this page again:

plots-builders = players who build it, %
plots-winning = win rate of those who do, %
plots-wins = win rate, %
plots-turns = turns
plots-games = games, %
plots-own-turn = own turn
plots-money = { $money }
plots-points = difference in points
plots-turns-change = difference in turns
plots-median = median { $n }

plots-rows-builders = { $label }: players who build it
plots-rows-winning = { $label }: win rate
plots-rows-when = { $label }: own turn

plots-about-order = Win rate by order of play: { $rows }.
plots-about-seat = Win rate by seat: { $rows }.
plots-about-length = How many games last how many turns: { $rows }.
plots-about-means = Average number of turns of a game: { $rows }.
plots-about-builders = Share of players who build each kind, the most built first: { $rows }.
plots-about-winning = Win rate of the players who build each kind: { $rows }.
plots-about-when = Average own turn in which the first one of each kind is built: { $rows }.
plots-about-course = Average { $money } of a player at the start of each own turn: { $rows }.
plots-about-points = Certain and likely differences of shares, in points: { $rows }.
plots-about-turns = Certain and likely differences in turns: { $rows }.

## Errors

wrong-exists = { $path } exists already, is not a report, and is left as it is: name another file.
wrong-not-written = { $path } cannot be written: { $why }. Name a file in a folder of yours.
wrong-unwritable = { $path } cannot be written: name a file in a folder that exists and that you may write in.
wrong-bots = { $number } bots cannot play at tables of { $known }.
wrong-for-reports = reports as pages
