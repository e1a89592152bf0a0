running-here = Bourgade is running at { $address }
running-friends = Friends in your network open { $addresses }
running-alone = Only this machine reaches it. So that friends do too: bourgade serve --host 0.0.0.0
running-no-network = This machine is in no network: nobody else reaches it now.
running-stop = Ctrl-C stops it; tables are kept.
running-already = Bourgade is already running at { $address }
running-stopped = Bourgade has stopped; tables are kept.
running-no-browser = No browser could be opened: please open { $address } yourself.

refused-bad-house = House rules are given as `house` or as `file`, not as both.
refused-bad-message = This message is not understood: { $why }
refused-bad-position = There is no such position.
refused-bad-record = This record cannot be played again.
refused-banned = The host of this server has sent you away. Try again in { $wait }.
refused-chat = What is said has 1 to { $longest } letters, all of which can be seen.
refused-clock = The time of a turn is 1 to { $most } seconds, or none.
refused-closed = This table is closed.
refused-full = The server is full. Try again in { $wait }.
refused-illegal = This move is not possible now.
refused-internal = Something is wrong with the server. Nothing has changed; try again.
refused-long-game = A game of more than { $most } actions is not reviewed.
refused-long-record = A record has at most { $most } actions.
refused-luck = Luck is up to 64 letters, digits, - and _.
refused-nickname = A nickname has 1 to { $longest } letters, all of which can be seen.
refused-no-code = No table with a free seat has this code.
refused-no-method = This cannot be done here.
refused-no-nickname = Choose a nickname first.
refused-no-page = There is nothing at this address.
refused-no-seat = There is no seat { $seat } at this table.
refused-no-table = There is no such table.
refused-nobody = At a new table you sit at one seat at least.
refused-nobody-here = The server does not know you: let your browser keep cookies; a program asks for /api/me first, and keeps the cookie.
refused-not-free = This seat is not free.
refused-not-host = Only the host of the table may do this.
refused-not-json = Send application/json.
refused-not-over = The game is not over.
refused-not-playing = The game has not begun.
refused-not-seated = You do not sit at this table.
refused-not-waiting = The game has begun.
refused-not-your-turn = It is not your turn: { $actor } is to act.
refused-open-seats = Some seats are still open: wait for people, or let bots sit there.
refused-other-host = This server is not called { $name }: who runs it gives it names with --name.
refused-other-origin = This comes from the page of another server.
refused-other-position = Edition, house rules and options are those of the position: leave them out, or say the same.
refused-outcome = That cannot have come.
refused-over = The game is over.
refused-pace = Bots take 0 to { $most } seconds for a move.
refused-position-over = In this position the game is over: there is nothing to play.
refused-position-seats = The position has { $number } seats for people and bots: say who sits at each of them.
refused-second-seat = In a game with secrets you may only come back to your own seat.
refused-since = `since` is the number of a ply, from 0.
refused-stale = The game has gone on: it is at ply { $ply }.
refused-storage = The server cannot keep anything at the moment. Nothing has changed; try again.
refused-table = There is no such game.
refused-too-big = That is too long: at most { $most } bytes.
refused-too-fast = That was too much at once. Try again in { $wait }.
refused-too-long = This move is too long.
refused-too-many-connections = You have too many connections to this server: close some of its pages, and try again in { $wait }.
refused-too-many-tables = You are the host of { $most } tables where the game is not over: finish or close one first.

host-closed = The table { $code } is closed.
host-banned = { $what } may not come in until { $until }.
host-unbanned = { $what } may come in again.
host-copying = Copying
host-same = Everything that was read is there, to the last bit: { $digest }.
host-backed-up = { $file } has everything. It also has the secret that signs cookies: keep it as you keep passwords.
host-restored = { $place } has everything: start the server.
host-moved = { $new } has everything: start the server with that. { $old } is as it was, and not needed any more.

host-columns-touched = touched
host-columns-phase = phase
host-columns-code = code
host-columns-id = id
host-columns-whence = mark
host-columns-game = game
host-columns-who = who sits there
host-columns-seen = seen
host-columns-person = id
host-columns-nickname = nickname
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

host-refused-closed = The table { $name } is closed already.
host-refused-differs = The copy is not the same, and was thrown away: of kind { $kind } { $there } were to be copied, and { $here } are there. Try again; if it stays so, see whether the disk is broken.
host-refused-duration = A time is written as 30min, 6h or 7d, not { $text }.
host-refused-here = Who sits at the server's own machine is never sent away: name an address, a person or another mark.
host-refused-no-ban = { $name } is not banned: `bourgade host bans` shows who is.
host-refused-no-table = There is no table { $name }: name its id or its code, as `bourgade host tables --all` shows them.
host-refused-nobody = { $name } is nobody: name an address, a network, or an id or a mark that `bourgade host people` or `tables` shows.
host-refused-over = The game at the table { $name } is over: there is nothing to close.
host-refused-running = A server, or another program, uses { $place }: stop it first, or what is played meanwhile would be lost.
host-refused-same = Everything is in { $place } already: name another database.
host-refused-taken = There is something in { $place }, and it is left as it is: name a database in which there is nothing.

verify-right =
    Every outcome is the one that seed and luck give, and the seed fits the commitment.
    Outcomes: { $n } among { $actions } actions
    Commitment: { $commitment }
    Seed: { $seed }
    Luck: { $luck }
    Compare for yourself: was this commitment shown before the game, and is your luck the one that you gave?
verify-luck = { $seat } “{ $luck }”
verify-no-luck = { $seat } none

verify-wrong-no-dice = The record has no `dice`: its outcomes cannot be verified. Records of games on a server have them.
verify-wrong-real-dice = The game was played with real dice: what they showed cannot be verified.
verify-wrong-no-seed = The record has no seed yet, and nothing can be verified without it: the seed is shown when the game is over.
verify-wrong-commitment = The seed does not fit the commitment: its SHA-256 is { $right }, and the record says { $commitment }.
verify-wrong-outcome = Action { $number } of { $of } is `{ $action }` in the record; seed and luck give `{ $right }`.

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
