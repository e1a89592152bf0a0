running-here = Bourgade is running at { $address }
running-friends = Friends on your network open { $addresses }
running-alone = Only this machine can reach it. To let friends in: bourgade serve --host 0.0.0.0
running-no-network = This machine is on no network: nobody else can reach it for now.
running-stop = Press Ctrl-C to stop; tables are kept.
running-already = Bourgade is already running at { $address }
running-stopped = Bourgade has stopped; tables are kept.
running-no-browser = No browser could be opened: please open { $address } yourself.

refused-bad-house = House rules are given as `house` or as `file`, not as both.
refused-bad-message = This message cannot be understood: { $why }
refused-bad-position = There is no such position.
refused-bad-record = This game cannot be played again.
refused-banned = You are banned from this server. Try again in { $wait }.
refused-chat = A message has 1 to { $longest } characters, all of them visible.
refused-clock = A turn lasts 1 to { $most } seconds, or has no limit.
refused-closed = This table is closed.
refused-full = The server is full. Try again in { $wait }.
refused-illegal = This move is not possible now.
refused-internal = Something is wrong with the server. Nothing has changed: please try again.
refused-long-game = A game of more than { $most } actions cannot be looked back on.
refused-long-record = A game to look at has at most { $most } actions.
refused-luck = A number to add has up to 64 letters, digits, - and _.
refused-nickname = A name has 1 to { $longest } characters, all of them visible.
refused-no-code = No table with a free seat has this code.
refused-no-method = This cannot be done here.
refused-no-nickname = Choose a name first.
refused-no-page = There is nothing at this address.
refused-no-seat = This table has no seat { $seat }.
refused-no-table = There is no such table.
refused-nobody = You need at least one seat at a new table.
refused-nobody-here = The server does not know you: let your browser keep cookies. A program asks for /api/me first and keeps the cookie.
refused-not-free = This seat is not free.
refused-not-host = Only the host of the table may do this.
refused-not-json = Send application/json.
refused-not-over = The game is not over.
refused-not-playing = The game has not begun yet.
refused-not-seated = You have no seat at this table.
refused-not-waiting = The game has already begun.
refused-not-your-turn = It is not your turn: { $actor } is to play.
refused-open-seats = Some seats are still free: wait for someone, or add bots.
refused-other-host = This server is not called { $name }: whoever runs it gives it names with --name.
refused-other-origin = This comes from a page of another server.
refused-other-position = Edition, house rules and options come from the position: leave them out, or give the same ones.
refused-outcome = That cannot have come up.
refused-over = The game is over.
refused-pace = Bots take 0 to { $most } seconds per move.
refused-position-over = The game is over in this position: there is nothing left to play.
refused-position-seats = The position has { $number } seats for people and bots: say who takes each of them.
refused-second-seat = In a game with secrets, you may only come back to your own seat.
refused-since = `since` is the number of an action, from 0.
refused-stale = The game has moved on: it is at action { $ply }.
refused-storage = The server cannot save anything at the moment. Nothing has changed: please try again.
refused-table = There is no such game.
refused-too-big = That is too long: at most { $most } bytes.
refused-too-fast = That was too much at once. Try again in { $wait }.
refused-too-long = This move is too long.
refused-too-many-connections = You have too many connections to this server: close some of its pages and try again in { $wait }.
refused-too-many-tables = You are the host of { $most } tables with unfinished games: finish or close one first.

host-closed = Table { $code } is closed.
host-banned = { $what } is banned until { $until }.
host-unbanned = { $what } is no longer banned.
host-copying = Copying
host-same = Everything that was read has been written, to the last bit: { $digest }.
host-backed-up = { $file } contains everything, including the secret that signs cookies: guard it like a password.
host-restored = { $place } contains everything: you can start the server.
host-moved = { $new } contains everything: start the server with it. { $old } is as it was, and no longer needed.

host-columns-touched = touched
host-columns-phase = phase
host-columns-code = code
host-columns-id = id
host-columns-whence = mark
host-columns-game = game
host-columns-who = who sits there
host-columns-seen = seen
host-columns-person = id
host-columns-nickname = name
host-columns-until = until
host-columns-kind = kind
host-columns-what = who
host-columns-part = what
host-columns-before = read
host-columns-after = written

host-phases-waiting = waiting
host-phases-playing = playing
host-phases-over = over
host-phases-closed = closed

host-seats-open = (open)
host-seats-bot = ({ $level })
host-seats-automatic = (opponent)

host-kinds-address = address
host-kinds-person = person
host-kinds-whence = mark

host-parts-tables = tables
host-parts-actions = actions
host-parts-people = people
host-parts-revoked = people to forget
host-parts-bans = bans
host-parts-secrets = secrets

host-refused-closed = Table { $name } is already closed.
host-refused-differs = The copy is not the same and was thrown away: of { $kind }, there were { $there } to copy and there are { $here }. Try again; if it happens again, see whether the disk is failing.
host-refused-duration = A time is written like 30min, 6h or 7d, not { $text }.
host-refused-here = Nobody at the server's own machine can be banned: give an address, a person or another mark.
host-refused-no-ban = { $name } is not banned: `bourgade host bans` shows who is.
host-refused-no-table = There is no table { $name }: give its id or its code, as shown by `bourgade host tables --all`.
host-refused-nobody = { $name } is nobody known: give an address, a network, or an id or a mark shown by `bourgade host people` or `tables`.
host-refused-over = The game at table { $name } is over: there is nothing to close.
host-refused-running = A server or another program is using { $place }: stop it first, or what is played meanwhile would be lost.
host-refused-same = Everything is already in { $place }: name another database.
host-refused-taken = There is already something in { $place }, and it is left alone: name an empty database.

verify-right =
    Every outcome is the one that seed and luck give, and the seed matches the commitment.
    Outcomes: { $n } among { $actions } actions
    Commitment: { $commitment }
    Seed: { $seed }
    Luck: { $luck }
    Compare for yourself: was this commitment shown before the game, and is your luck the one you gave?
verify-luck = { $seat } “{ $luck }”
verify-no-luck = { $seat } none

verify-wrong-no-dice = This game has no `dice`: its outcomes cannot be verified. Games played on a server have them.
verify-wrong-real-dice = This game was played with real dice: what they showed cannot be verified.
verify-wrong-no-seed = This game has no seed yet, and nothing can be verified without it: the seed is revealed when the game is over.
verify-wrong-commitment = The seed does not match the commitment: its SHA-256 is { $right }, and the game's file says { $commitment }.
verify-wrong-outcome = Action { $number } of { $of } is `{ $action }` in the file; seed and luck give `{ $right }`.

## Errors

wrong-real-dice = Real dice are { "{" }"real": true{ "}" } and nothing else in the `dice` of a record.
wrong-dice-unknown = The `dice` of a record have no { $key }{ $hint }.
wrong-dice-missing = The `dice` of a record need `{ $key }`.
wrong-dice-hex = The `{ $key }` of dice is 64 digits from 0 to 9 and a to f, not { $value }.
wrong-dice-lucks = The `luck` of dice is a list of { $players }, one for each seat, not { $luck }.
wrong-dice-luck = Luck is 0 to 64 letters from a to z or A to Z, digits, - and _, not { $luck }.
wrong-people = Say who sits at { $people } of the seats, not at { $number }: an opponent comes too.
postgres-not-ours = The schema { $schema } at { $place } is of another program: name another database.
postgres-newer = The database { $name } at { $place } was written by a newer Bourgade: install that one, or name another database.
wrong-server-name = { $name } is not the name of a server: write one such as play.example.org, without https:// or port.
wrong-proxy = { $name } is not the address of a proxy: write one such as 10.0.0.2, or a network such as 172.16.0.0/12.
wrong-metrics = { $text } is not a place for metrics: write a port such as 9100, or an address such as 10.0.0.1:9100.
wrong-data-and-database = Name a folder with --data or a database with --database, not both.
wrong-workers = Several workers need PostgreSQL: name it with --database, or leave --workers out.
wrong-folder-file = { $folder } is a file: name a folder for the tables with --data.
wrong-folder = { $folder } cannot be made: { $why }. Name another folder with --data.
wrong-folder-closed = You may not write in { $folder }: name another folder with --data.
wrong-ports = The ports { $first } to { $last } are all taken: choose another one with --port.
wrong-host = There is no host { $host }: name an address of this machine, such as 127.0.0.1.
wrong-limits-unread = { $path } cannot be read: { $why }. Name a file with limits, or leave it out.
wrong-limits-toml = { $path } is not TOML: { $why }. A limit is written as in: tables = 5000.
wrong-limit = { $path }: there is no limit { $name }{ $hint }.
wrong-limit-flag = { $path }: { $name } is true or false, not { $value }.
sqlite-no-file = There is no file { $path }: name one that is there.
sqlite-newer = { $path } was written by a newer Bourgade: install that one, or name another file.
sqlite-not-ours = { $path } is not a file of Bourgade's tables and is left as it is: name another one.
sqlite-older = { $path } was written by an older Bourgade: start the server once, which brings it up to date.
sqlite-empty = { $path } has nothing in it: name the file where the tables are kept.
sqlite-not-writable = { $path } cannot be used: it must be a file that you may read and write, in a folder where you may write.
sqlite-busy = { $path } is locked by another program: when that is done, it goes on.
sqlite-damaged = { $path } is damaged: put a copy of it in its place, or name another file.
sqlite-full = The disk is full and { $path } cannot grow: when there is room, it goes on.
sqlite-broken = The disk does not read or write { $path }: see whether it is full or broken.
sqlite-not-made = { $path } cannot be made: { $why }. Name a file in a folder of yours.
sqlite-unusable = { $path } cannot be used: { $why }.
postgres-older = The database { $name } at { $place } was written by an older Bourgade: start the server once, which brings it up to date.
postgres-empty = The database { $name } at { $place } has nothing of Bourgade in it: name the one where the tables are kept.
postgres-no-address = The address of a database is postgresql://user:password@host:5432/name.
postgres-away = PostgreSQL at { $place } is away: when it is back, it goes on.
postgres-not-there = PostgreSQL at { $place } is away: see whether it runs, and whether its address is right.
postgres-refused = PostgreSQL at { $place } refuses { $user }: see whether name and password are right.
postgres-no-database = PostgreSQL at { $place } has no database { $name }: make it with createdb, or name another one.
postgres-read-only = PostgreSQL at { $place } can only be read: name the server where one may write.
postgres-busy = PostgreSQL at { $place } was too busy: try again.
postgres-no-right = { $user } may not make or use tables in the database { $name } at { $place }: grant CREATE on it.
postgres-full = The disk of PostgreSQL at { $place } is full: when there is room, it goes on.
postgres-connections = PostgreSQL at { $place } takes no more connections: raise its max_connections, or use fewer workers.
postgres-unusable = PostgreSQL at { $place } cannot be used: { $why }.
postgres-somebody = this user
wrong-database = A database is a file, or postgresql://user:password@host:5432/name.
wrong-port-taken = Port { $port } is taken by another program: choose another one with { $option }.
wrong-port-low = You may not use port { $port }: choose one above 1023 with { $option }.
wrong-address = { $host } is not an address of this machine: name one with --host, or 0.0.0.0 for all.
wrong-limit-value = { $path }: { $name } is { $form }, not { $value }.
wrong-limit-time = seconds, or a time as "90 s", "15 min", "6 h", "30 d"
wrong-limit-number = a number above 0
wrong-for-metrics = metrics
running-worker-ended = a worker has ended with { $code }, and another begins.
