terminal-you = { $seat } (you)
terminal-bot = { $seat } ({ $name })
terminal-opponent = { $name } ({ $seat })
terminal-thinking = { $who } is thinking…
terminal-bot-failed = { $who } cannot go on: { $reason }.
terminal-welcome = You are { $seat }. Type a number or a name; for more, type `help` or `help { $example }`.
terminal-welcome-all = Type a number or a name; for more, type `help` or `help { $example }`.
terminal-welcome-back = This is what happened last:
terminal-house = House rules: { $rules }.
terminal-hint = A number from 1 to { $n }, or words · help · table · undo · save · quit
terminal-hint-one = Enter: { $move } · help · table · undo · save · quit
terminal-plain-hint = Type a number from 1 to { $n }, or words. Type `help` to see what else you can do.
terminal-plain-hint-one = Press Enter: { $move }.
terminal-help =
    Type the number of a move, its name, the way files write it, or a part of these.
    Enter plays the move if there is only one.
    help NAME   explains something, as in `help { $example }`; ? NAME is the same
    table       shows everything on the table
    log         tells what happened last
    undo        goes back to your last choice
    save FILE   saves the game; without FILE, in a place of its own
    quit        leaves the game; `bourgade resume` carries on with it
terminal-more-moves = … and { $more } more: type some words to see the moves that contain them.
terminal-unknown = { $typed }: that is no move here{ $meant }. Type a number from 1 to { $n }, words of a move, or: { $commands }.
terminal-empty = Type a number from 1 to { $n }, words of a move, or: { $commands }.
terminal-no-topic = { $typed }: there is nothing of that name here{ $meant }.
terminal-several-topics = Which one? { $topics }
terminal-hand-over = Hand over to { $seat }, who then presses Enter.
terminal-undone = Taken back.
terminal-nothing-to-undo = There is no choice to take back yet.
terminal-left = You have left the game.
terminal-kept = It is saved: `bourgade resume` carries on with it.
terminal-kept-in = It is saved: `bourgade resume { $file }` carries on with it.
terminal-saved = Saved: { $file }
terminal-winner = Winner: { $seats }
terminal-unfinished = The game is not finished.
terminal-seats = { $n } players
terminal-measuring = Measuring, cores: { $n }…

terminal-commands-help = help
terminal-commands-table = table
terminal-commands-story = log
terminal-commands-undo = undo
terminal-commands-save = save
terminal-commands-quit = quit

terminal-saves-exists = { $file } already exists and is left alone: name a new file to save in.
terminal-saves-not-written = { $file } cannot be written: { $why }. Name a new file in a folder of yours.
terminal-saves-not-read = { $file } cannot be read: { $why }. It must be a file with a game.
terminal-saves-not-json = { $file } is not JSON: { $why }. It must be a game as `play --save` writes it.
terminal-saves-other-version = { $file } was saved in version { $version }; this program reads version { $known }.
terminal-saves-bad-table = { $file } is no saved game: its `table` needs `seed`, a number; `people`, a list of seats; and `bots`, the name of a bot for each other seat.
terminal-saves-bad-seats = { $file } cannot be carried on with: its `people` and `bots` must be the seats of its game, with at least one person.
terminal-saves-no-table = { $file } is a game without `table`, so nobody knows who sits where: `bourgade replay { $file }` tells it.
terminal-saves-over = The game in { $file } is over: `bourgade replay { $file }` tells it.
terminal-saves-none-left = There is no unfinished game in { $file }: `bourgade play` begins one.

terminal-figures-game = game
terminal-figures-edition = edition
terminal-figures-players = players
terminal-figures-options = options, the default first
terminal-figures-played = games
terminal-figures-written = Report: { $file }
terminal-figures-played-in = { $games } games in { $seconds } s, { $rate } games per second
terminal-figures-games-per-second = games per second
terminal-figures-decisions-per-second = decisions per second
terminal-figures-cores = cores

## Errors

wrong-not-toml = House rules are kept in a file that ends in .toml, not in { $name }.
wrong-option = An option is written NAME=VALUE, as in market=open, not { $pair }.
wrong-cores = --cores is all or a number from 1 to { $most }, not { $text }.
wrong-cores-and-ray = --cores is for this machine and --ray for a cluster: leave one of them out.
wrong-bots-hotseat = People sit at all seats: leave --bots out.
wrong-bots-number = --bots is one name for all or { $number } for { $seats }, not { $given }.
wrong-exists = { $file } exists already and is left as it is: name a new file.
wrong-unwritable = { $file } cannot be written: name a file in a folder that exists and that you may write in.
wrong-not-written = { $file } cannot be written: { $why }. Name a new file in a folder of yours.
wrong-language = There is no language { $language }: choose { $known }.
wrong-narrow = This terminal has { $width } columns, and the game needs { $narrowest } to be drawn: widen it, or add --plain, which works at any width.
wrong-command = { $why } Try: { $command } --help
wrong-no-option = No such option: { $name }{ $hint }.
wrong-no-argument = Missing argument { $name }.
wrong-value = Invalid value for { $name }: { $why }.
wrong-usage = { $why }
stopped = stopped.
