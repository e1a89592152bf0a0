game-no-move = `{ $move }` is not a move of this game. { $now }
game-not-mine = `{ $move }` is not one of this seat's moves now.
game-not-now = `{ $move }` is not legal now. { $now }
game-not-legal = `{ $move }` is not legal: { $reason }. { $now }
game-not-chance = Nothing is left to chance now. { $now }
game-now = { $actor } may play: { $moves }.
game-over = The game is over.

house-intro =
    House rules for { $game }, made from its edition { $edition }.

    Take the # away at the beginning of a line to change what it says. What you leave out stays as it is printed.
    Try it:       bourgade play { $game } --edition { $file }
    What it does: bourgade simulate { $game } --edition { $edition } --compare { $file } --html report.html
    Check it:     bourgade house show { $file }
house-lists = A list of names is written so: ["cafe", "mine"].
house-card = { $name }: { $changes }
house-number = { $what } { $old } → { $new }
house-new-number = { $what } { $new }
house-names = { $what }: { $names }
house-texts = { $what }: { $new } of your own instead of the { $old } printed
house-all = all
house-nothing = Nothing is changed.
house-written = Written: { $file }

## Errors

one-of = { $most } or { $last }
did-you-mean = { " " }(did you mean { $name }?)
wrong-position-form = A position is an object with `game`, `edition`, `players`, `turn`, `phase` and more.
wrong-record-form = A record is an object with `game`, `rules`, `edition`, `seats`, `options` and `actions`.
wrong-edition = { $game } has no edition { $name }{ $hint }: choose { $known }.
wrong-players = { $game } { $name } is for { $least } to { $most } players, not { $players }.
wrong-seat = There is no seat { $seat } at this table: choose { $known }.
wrong-device = There is no device { $device }{ $hint }: choose { $known }.
wrong-nothing-played = Nothing has been played that could be taken back.
wrong-forgotten = What was played so long ago is forgotten.
wrong-position-game = A position of { $name } is an object that says so in `game`, not { $given }.
wrong-record-start = The record's `start` cannot be used: { $why }
wrong-record-other = The record's game has edition { $edition }, house { $house }, seats { $seats } and options { $options }; `edition`, `house`, `seats` and `options` say something else.
wrong-record-action = Action { $number } of { $of }: { $why }
wrong-record-winners = The record says that { $winners } won; played again, it is { $right }.
wrong-record-key = A record needs `{ $key }`, { $kind }, not { $given }.
wrong-record-house = A record's `house` is an object with what is changed, not { $house }.
wrong-record-dice = A record's `dice` is an object with where the outcomes come from, not { $dice }.
wrong-record-names = A record's `names` is a list of { $seats }, a name or null for each seat, not { $names }.
wrong-record-unknown = A record has no `{ $key }`{ $hint }.
wrong-record-rules = The record is of rules { $rules }; the newest known here is { $revision }.
wrong-no-option = { $game } has no option { $option }{ $hint }: it has { $known }.
wrong-seed = A seed is a whole number, not { $seed }.
wrong-numba-cuda = numba-cuda { $version } does not work with NumPy { $numpy } ({ $why }): { $command }.
wrong-no-gpu = There is no NVIDIA GPU here, or no driver for it: use the device cpu.
wrong-old-gpu = The GPU { $name } is too old: it takes compute capability 7.0 or newer. Use the device cpu.
wrong-gpu-memory = The GPU has too little memory for this: take fewer games, or the device cpu.
wrong-house-number = `{ $name }` is a whole number from { $least } to { $most }{ $otherwise }, not { $value }.
wrong-house-span = `{ $name }` is a number from { $least } to { $most }, or the first and the last as in [{ $least }, { $second }], not { $value }.
wrong-house-names = `{ $name }` is a list of names, as ["{ $first }"], not { $value }.
wrong-house-name = `{ $name }`: there is no { $word }{ $hint }.
wrong-house-numbers = `{ $name }` is a list of 1 to { $longest } whole numbers from { $least } to { $most }, as { $printed }, not { $value }.
wrong-house-texts = `{ $name }` is a list of texts, as ["{ $first }"], not { $value }.
wrong-house-entries = `{ $name }` has { $number } entries; it may have { $fewest } to { $most }.
wrong-house-text = `{ $name }`: number { $number }, { $text }, { $reason }.
wrong-house-table = `{ $name }` is a table of what is changed, not { $changes }.
wrong-house-json = { $name } is not JSON: { $why }.
wrong-house-unread = { $file } cannot be read: { $why }. `bourgade house new { $name }` writes an example.
wrong-house-toml = { $name } is not TOML: { $why }.
wrong-house-dots = { $name } is not a file of house rules: a line of it has more than { $most } dots.
wrong-house-long = { $name } is too long for house rules: they have at most { $most } characters.
wrong-house-game = These house rules are for { $game }, not for { $name }.
wrong-house-extends = { $what } must say `extends`, the edition that is changed: { $known }.
wrong-house-edition = { $name } has no edition { $extends }{ $hint } to extend: choose { $known }.
wrong-house-key = { $edition } has no `{ $key }` to change{ $hint }: it has { $known }.
wrong-house-place = `{ $inner }` stands above `[{ $key }]`, not below it.
wrong-house-nothing = { $name } has nothing that house rules could change.
wrong-missing = { $who } needs `{ $key }`.
wrong-unknown = { $who } has no `{ $key }`{ $hint }.
wrong-whole = { $what } must be a whole number from 0 to { $most }, not { $value }.
wrong-phase = There is no phase { $name }{ $hint }: choose { $known }.
wrong-game = There is no game { $name }{ $hint }: choose { $known }.
wrong-game-import = The game { $name } cannot be used: its package does not import ({ $why }).
wrong-game-name = The game { $name } cannot be used: it calls itself { $other }.
wrong-house-or = { " " }or "{ $word }"
wrong-house-no-key = { $edition } has no `{ $key }` to change{ $hint }.
wrong-house-here = The house rules
wrong-house-brackets = too many brackets stand in each other
wrong-house-digits = a number has too many digits
wrong-house-file = { $file }: { $why }
wrong-house-line = { $file }, line { $line }: { $why }
wrong-record-kind-number = a whole number
wrong-record-kind-name = a name
wrong-record-kind-list = a list
wrong-record-kind-object = an object
wrong-position = The position
wrong-any-position = A position
wrong-in-phase = A position in phase { $phase }
wrong-not-installed = For { $purpose } some packages are missing: { $command }.
wrong-for-gpu = a GPU
reason-not-there = No such file or directory
reason-not-allowed = Permission denied
reason-not-permitted = Operation not permitted
reason-there-already = File exists
reason-a-folder = Is a directory
reason-no-folder = Not a directory
reason-full = No space left on device
reason-read-only = Read-only file system
