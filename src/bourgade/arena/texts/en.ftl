signed-interval = { $low } to { $high }
milliseconds = { $n } ms
seconds = { $n } s
and = { $first } and { $last }
forfeit = game { $game }, move { $move }, { $seat }: it { $reason }.

labels-bot = bot
labels-rating = rating
labels-wins = wins
labels-mean = time per move
labels-longest = longest
labels-forfeits = forfeits
labels-games = games
labels-seat = seat { $seat }
labels-begins = begins
labels-later = no. { $n } to play
labels-against = against
labels-place = place

reasons-crash = raised an error
reasons-nothing = returned nothing
reasons-illegal = returned an illegal move
reasons-late = thought for too long
reasons-gone = ended its process

glance-best = { $bot } is the strongest, with a rating of { $points } ({ $interval }); it wins { $wins } of its games ({ $range }).
glance-near = { $bots } lead; these games do not tell which is the strongest.
glance-above = { $bot } beats { $others }.
glance-below = { $bot } loses to { $others }.
glance-open = Whether { $bot } beats { $others } is open.
glance-begins = Who begins wins { $value } of the games ({ $interval }); an even share would be { $par }.
glance-unfinished = Games that nobody won, because they did not end: { $n }.
glance-forfeits = { $bot } forfeited { $n } of its games: it { $reasons }.

terminal-about = { $game } { $edition }, { $players } players, { $games } games ({ $each } for each pairing)
terminal-played = games
terminal-resumed = { $file }: games played before: { $n }
terminal-duel = Wins of the first bot against the second:
terminal-rotation = Of the games that one of the two won, how many the first bot did:
terminal-lone = Wins of the first bot, alone among players like the second; an even share is { $par }:
terminal-first-forfeit = { $bot }, the first time: { $at }

page-kind = Arena
page-title = { $game }: bots against bots
page-played = { $edition }, { $players } players, { $each } games for each pairing, { $games } in all
page-edition = edition { $edition }
page-edition-house = edition { $edition } with house rules
page-glance = At a glance
page-ratings = How strong they are
page-ratings-note = Points above or below the mean of these bots; 200 points more win 76 % of the games of two. The line through the end of a bar is the 95 % interval.
page-matrix = Who beats whom
page-matrix-duel = How often the bot of the row wins against the bot of the column.
page-matrix-rotation = Of the games that one of the two won, how many the bot of the row did.
page-matrix-lone = How often the bot of the row wins, alone among players like the bot of the column. An even share is { $par }.
page-above = stronger: the whole interval is above an even share
page-below = weaker: the whole interval is below
page-open = not decided
page-seats = Where they sit
page-seats-note = Wins of each seat, and by order of play. The dotted line is an even share.
page-by-seat = By seat
page-by-order = By order of play
page-up-to = up to { $longest }
page-times = How long they think
page-times-note = For a choice between two moves or more: the bar is the mean, the line reaches the longest. Every step of the scale is ten times the one before.
page-forfeits = Forfeits
page-forfeits-note = A bot that raises an error, returns no legal move or thinks for too long loses the game, and the others share the victory.
page-forfeit-why = why
page-forfeit-first = the first time
page-pairings = Wins in every pairing

page-made-heading = How these figures are made
page-made-duel = Every two bots play in both orders, with the same dice and draws: who had the better luck at one seat gives it to the other in the second game.
page-made-rotation = Bots that meet change seats until each has sat everywhere, with the same dice and draws in all of these games.
page-made-lone = Each bot plays alone among players like each other bot, in every seat, with the same dice and draws.
page-made-luck = Seed { $seed }. The same command gives the same results, on any number of cores.
page-made-house = House rules: { $changes }.
page-made-limit = A move may take { $limit }.
page-made-options = Options: { $options }.
page-made-intervals = An interval holds the true value 95 times in 100. Games with the same luck count as one observation (delta method; shares by Wilson).
page-made-ratings = Ratings fit all games at once by Luce's choice axiom (for two players Bradley and Terry's model), whatever their order.
page-made-took = Played in { $seconds } s on cores: { $cores }.
page-made-took-cluster = Played in { $seconds } s on a Ray cluster.
page-made-command = The command that makes this page again:

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
