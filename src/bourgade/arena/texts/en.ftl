signed-interval = { $low } to { $high }
milliseconds = { $n } ms
seconds = { $n } s
forfeit = game { $game }, move { $move }, { $seat }: the bot { $reason }.

labels-bot = bot
labels-rating = rating
labels-wins = win rate
labels-mean = time per move
labels-longest = longest
labels-forfeits = forfeits
labels-games = games
labels-seat = seat { $seat }
labels-begins = plays first
labels-later = { $n ->
    [2] plays second
    [3] plays third
    [4] plays fourth
    [5] plays fifth
   *[other] plays in position { $n }
}
labels-against = against
labels-place = place

reasons-crash = raised an error
reasons-nothing = returned nothing
reasons-illegal = returned an illegal move
reasons-late = thought for too long
reasons-gone = ended its process

glance-best = { $bot } is the strongest, with a rating of { $points } ({ $interval }); it wins { $wins } of its games ({ $range }).
glance-near = { $bots } are in the lead; these games cannot tell which of them is the strongest.
glance-above = { $bot } beats { $others }.
glance-below = { $bot } loses to { $others }.
glance-open = It is undecided whether { $bot } beats { $others }.
glance-begins = The player who begins wins { $value } of the games ({ $interval }); an even share would be { $par }.
glance-unfinished = Games that nobody won because they never ended: { $n }.
glance-forfeits = { $bot } forfeited { $n } of its games: it { $reasons }.

terminal-about = { $game } { $edition }, { $players } players, { $games } games ({ $each } for each pairing)
terminal-played = games
terminal-resumed = { $file }: games already played: { $n }
terminal-duel = Win rate of the first bot against the second:
terminal-rotation = Of the games that either of the two won, the share won by the first bot:
terminal-lone = Win rate of the first bot, alone among bots like the second; an even share is { $par }:
terminal-first-forfeit = { $bot }, for the first time: { $at }

page-kind = Arena
page-title = { $game }: bots against bots
page-played = { $edition }, { $players } players, { $each } games for each pairing, { $games } in all
page-edition = edition { $edition }
page-edition-house = edition { $edition } with house rules
page-glance = At a glance
page-ratings = How strong they are
page-ratings-note = Points above or below the average of these bots. 200 points more mean winning 76% of two-player games. The line at the end of each bar is the 95% interval.
page-matrix = Who beats whom
page-matrix-duel = How often the bot in the row beats the bot in the column.
page-matrix-rotation = Of the games that either of the two won, how many went to the bot in the row.
page-matrix-lone = How often the bot in the row wins, alone among bots like the one in the column. An even share is { $par }.
page-above = stronger: the whole interval lies above an even share
page-below = weaker: the whole interval lies below it
page-open = undecided
page-seats = Where they sit
page-seats-note = Win rate of each seat, and by order of play. The dotted line marks an even share.
page-by-seat = By seat
page-by-order = By order of play
page-up-to = up to { $longest }
page-times = How long they think
page-times-note = Where there was a choice between two moves or more: the bar is the mean, the line reaches the longest. Each step of the scale is ten times the one before.
page-forfeits = Forfeits
page-forfeits-note = A bot that raises an error, returns no legal move or thinks for too long loses the game, and the others share the win.
page-forfeit-why = why
page-forfeit-first = first time
page-pairings = Win rate in every pairing

page-made-heading = How these figures were made
page-made-duel = Any two bots play in both orders, with the same dice and draws: whoever had the better luck in one game hands it to the other in the next.
page-made-rotation = Bots that meet change seats until each has sat everywhere, with the same dice and draws in all of these games.
page-made-lone = Each bot plays alone among copies of each other bot, in every seat, with the same dice and draws.
page-made-luck = Seed { $seed }. The same command gives the same results, on any number of cores.
page-made-house = House rules: { $changes }.
page-made-limit = A move may take { $limit }.
page-made-options = Options: { $options }.
page-made-intervals = An interval contains the true value 95 times out of 100. Games with the same luck count as one observation (delta method; Wilson for shares).
page-made-ratings = Ratings are fitted to all games at once by Luce's choice axiom (for two players, the Bradley–Terry model), so the order of the games does not matter.
page-made-took = Played in { $seconds } s; cores: { $cores }.
page-made-took-cluster = Played in { $seconds } s on a Ray cluster.
page-made-command = To make this page again:

## Errors

wrong-cluster-failed = The Ray cluster at { $address } failed: { $why }
wrong-no-cluster = No Ray cluster runs on this machine: `ray start --head` starts one.
wrong-cluster = There is no Ray cluster at { $address }: { $why }
wrong-one-bot = An arena needs two bots or more, as in greedy,random, not { $number }.
wrong-solo = The rules play a seat of a solo table, so there is nobody to beat: take more players.
wrong-unwritable = { $path } cannot be written: name a file in a folder that you may write in.
wrong-not-written = { $path } cannot be written: { $why }. Name a file in a folder of yours.
wrong-not-ours = { $path } is not a file of an arena and is left as it is: name another one.
wrong-other-arena = { $path } holds another arena: its { $key } is { $found }, not { $wanted }. Name another file.
wrong-line = { $path }, line { $number }: this is not a game of the arena. Name another file.
wrong-for-ray = a Ray cluster
