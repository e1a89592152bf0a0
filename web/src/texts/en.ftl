app-language = English
app-home = Bourgade, home
app-theme-system = Light or dusk: as the system
app-theme-light = Light
app-theme-dusk = Dusk
app-change-theme = Change to: { $theme }
app-skip = To the content
app-about = About
app-about-title = About Bourgade
app-rules = Rules
app-first-game = First game
app-close = Close
app-loading = One moment …
app-no-page = There is nothing at this address.
app-no-rules = There are no rules for such a game here.
app-back-home = Back home
app-broken = Something went wrong. Try again.
app-reload = Try again
app-rules-of = Rules of { $game }

server-silent = The server does not answer. Is it still running?

connection-gone = The connection is lost. Trying again …
connection-back = You are connected again.

level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert

phase-waiting = Waiting for players
phase-playing = The game is on
phase-over = The game is over
phase-closed = The table is closed

seat-open = Open seat
seat-bot = Bot, { $level }
seat-automatic = Opponent of the game
seat-you = you
seat-here = here
seat-away = away
seat-host = host
seat-level = Level of the bot
seat-shape-1 = blue circle
seat-shape-2 = orange square
seat-shape-3 = green triangle
seat-shape-4 = pink diamond
seat-shape-5 = yellow hexagon
seat-me-too = I play this one too

home-title = Small towns, played together
home-your-name = Your name
home-nickname = How friends call you
home-keep-name = That's me
home-edition = Edition
home-players = Players
home-seat = Seat { $n }
home-public = Anybody may join
home-make = Make the table
home-play-now = Play now
home-join = Join friends
home-code = Code or link
home-come-in = Come in
home-my-tables = Your games
home-public-tables = Open to all
home-subtitle = Board games about small towns. Alone against bots, with friends far away, or together around one screen.
home-hello = Good to see you, { $name }.
home-rename = Change the name

forget-me = Forget me on all devices
forget-title = Forget me on all devices?
forget-what = Your name and the list of your games go, here and on every other device where you are { $name }. You stand up from the tables where you sit; games that are over keep the name you played under. This cannot be undone.
forget-do = Forget me
forget-stay = Stay
forget-done = You are forgotten. Welcome, as on the first day.

home-games = Games
home-with-friends = With friends
home-play-game = Play { $game }
home-play-title = Play { $game }
home-friends-title = { $game } with friends
home-for-players = { $from } to { $to } players
home-not-yet = The server has not answered yet.
home-bots = How many bots?
home-choose-level = How strong? The game begins at once.
home-level-easy = To discover the game
home-level-normal = A decent neighbour
home-level-hard = Thinks ahead
home-level-expert = Forgives very little
home-opponents = Or alone, against one of the box's own opponents
home-rather-friends = Play with friends instead
home-rules-first = Read the rules first
home-who-is-where = Who sits where?
home-seat-me = Me
home-seat-here = Somebody here, at this screen
home-seat-friend = A friend, by link or code
home-colour-of = Colour of seat { $n }
home-friends-note = Next you get a link, a short code and a QR code to pass on. Bots can still fill empty seats there.
home-hot-seat-note = You pass the screen around: each turn is shown to whoever is to play.
home-full-note = Nobody has to come: the game begins at once.
home-public-note = The table is listed on this page for all.
home-more-options = More options
home-clock = Time for a turn
home-dice = Dice and cards
home-dice-verified = thrown by the server, can be verified
home-dice-real = real ones: you type what they show
home-start = Start the game
home-no-seat-of-yours = Sit down somewhere yourself: choose “Me” at one seat.
home-code-empty = Type the code your friend gave you: six letters and digits.
home-code-advice = Check the six letters and digits, or ask for the link.
home-finished = Finished games
home-show-all = Show all { $n }
home-with = with { $names }
home-at-this-screen = at this screen
home-nobody-yet = Nobody sits there yet
home-free-seats = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
home-ready = Ready to start
home-go-on = Go on
home-look-again = Look
home-join-table = Join
home-watch = Watch
home-no-public-tables = No open table right now. Make one with friends and tick “Anybody may join”: it will appear here.
home-lists-later = The tables come back as soon as the server answers.
home-away-advice = Your games are kept. Start Bourgade again on that machine; this page finds back by itself.
home-first-time = New here? The mayor shows you around: a first game of Minivilles, explained turn by turn.
home-first-game = Play a first game
home-open = Open a game or a position

table-chance = Chance
table-your-turn = Your turn
table-turn-of = { $name } is playing
table-told = { $name }: { $what }.
table-watching = You are watching.
table-watchers = { $n ->
    [one] One person watches
   *[other] { $n } people watch
}
table-nickname-first = Choose a name to sit down, or just watch.
table-seats = Seats
table-sit = Sit here
table-seat-bot = Seat a bot
table-free = Free the seat
table-start = Start
table-not-full = A seat is still open.
table-close = Close the table
table-leave = Stand up
table-wait-host = { $name } starts the game.
table-invite = Invite friends
table-invite-from-here = Friends open the address that the terminal shows, and type this code.
table-link = Link
table-copy = Copy the link
table-copied = The link is copied.
table-qr = QR code of the link to this table
table-rematch = Play again
table-go-rematch = Go to the next game
table-record = Download the record
table-won = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
table-you-won = You win!
table-moves = What you can do
table-position = Position
table-time-left = Time left: { $time }
table-all-moves = { $n ->
    [one] One move
   *[other] All { $n } moves
}
table-chance-asks = What came?
table-turn-mine = { $name }, your turn
table-undo = Undo
table-skip = Skip
table-bot-takes-over = Let a bot take over
table-scores = How everybody did

plain-mine = What I have
plain-yes = yes
plain-no = no

frame-shared = Table
frame-mine = My town
frame-others = Others
frame-views = Parts of the table
frame-open-side = Show log and chat
frame-close-side = Hide log and chat

log-title = Log
log-empty = Nothing has happened yet.

chat-title = Chat
chat-empty = Say hello!
chat-say = Say something
chat-send = Send
chat-watching = watching

coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}

die-shows = Die: { $n }
die-unthrown = Die, not thrown yet

clock-0 = as long as you like
clock-30 = 30 seconds
clock-60 = 1 minute
clock-120 = 2 minutes
clock-300 = 5 minutes
clock-86400 = 1 day

name-mayor = Mayor { $animal }
name-animals = Otter, Badger, Robin, Hedgehog, Squirrel, Heron, Beaver, Fox, Owl, Hare, Marmot, Wren
name-empty = Type a name, any name, so that the others know who plays.
name-long = That is a long name. Take one of { $n } letters at most.

option-first = Who begins
option-first-random = by lot

fair-line = Fair dice: nobody can choose them alone, not even this server.
fair-foreseen = Whoever starts the game sees who has added a number and chooses the moment, but cannot know what the dice will show; only whoever runs this server can, and once the game has begun nobody can change it.
fair-real = Real dice: you throw your own, and type in what they show.
fair-more = How?
fair-verify = Check the dice
fair-title = Fair dice
fair-how = Before the game the server seals a secret number and shows its fingerprint. Then every player's browser adds a number of its own. All of them together make the dice, so nobody can have chosen them alone.
fair-commitment = Fingerprint of the server's number
fair-luck = What the players added
fair-given = { $n ->
    [one] One player has added to it.
   *[other] { $n } players have added to it.
}
fair-seed = The server's number
fair-later = When the game is over the number is shown, and anybody can check every throw.

ending-asked = { $name } plays again.
ending-somebody = Somebody
ending-watch-rematch = Watch the next game

waiting-clock = { $n ->
    [one] { $n } second a turn
   *[other] { $n } seconds a turn
}
waiting-real-dice = Real dice
waiting-house = House rules
waiting-public = Open to all
waiting-open-seats = { $n ->
    [one] One seat is still open.
   *[other] { $n } seats are still open.
}
waiting-why-not = { $n ->
    [one] Wait for a friend, or seat a bot.
   *[other] Wait for friends, or seat bots: { $n } seats are open.
}
waiting-ready = Everybody is here.
waiting-full = All seats are taken: you can watch the game.
waiting-code = Code of this table
waiting-from-here = You are on the machine that runs Bourgade. Friends open the address that its terminal shows, and type this code. If it shows none, start it so:
waiting-for-friends = Friends in your network open this address; localhost would be their own machine.
waiting-copy-code = Copy the code
waiting-code-copied = The code is copied.
