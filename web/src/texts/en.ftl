app-language = English
app-home = Bourgade, home
app-theme-light = Day
app-theme-dusk = Dusk
app-change-theme = Switch to: { $theme }
app-skip = Skip to the content
app-about = About
app-about-title = About Bourgade
app-rules = Rules
app-first-game = First game
app-close = Close
app-loading = One moment…
app-no-page = There is nothing at this address.
app-no-rules = There are no rules for this game here.
app-back-home = Back to the home page
app-broken = Something went wrong. Please try again.
app-reload = Try again
app-rules-of = Rules of { $game }

server-silent = The server is not answering. Is it still running?

connection-gone = The connection is lost. Trying again…

level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert

phase-waiting = Waiting for players
phase-playing = Game in progress
phase-over = Game finished
phase-closed = Table closed

seat-open = Free seat
seat-bot = Bot ({ $level })
seat-automatic = Opponent from the box
seat-you = you
seat-here = online
seat-away = offline
seat-host = host
seat-level = Level of the bot
seat-shape-1 = blue circle
seat-shape-2 = orange square
seat-shape-3 = green triangle
seat-shape-4 = pink diamond
seat-shape-5 = yellow hexagon
seat-me-too = I'm playing here too

home-title = Small towns, played together
home-your-name = Your name
home-nickname = What your friends call you
home-keep-name = That's me
home-edition = Edition
home-players = Players
home-seat = Seat { $n }
home-public = Open to all
home-make = Set up the table
home-play-now = Play now
home-join = Join a table
home-code = Code or link
home-come-in = Join
home-my-tables = Your games
home-public-tables = Open to all
home-subtitle = Board games about building small towns. Play alone against bots, with friends far away or together around one screen.
home-hello = Good to see you, { $name }.
home-rename = Change name

forget-me = Forget me on all devices
forget-title = Forget me on all devices?
forget-what = Your name and your list of games will be deleted, here and on every other device where you are { $name }. You will leave the tables where you have a seat; finished games keep the name you played under. This cannot be undone.
forget-do = Forget me
forget-stay = Stay
forget-done = All forgotten. Welcome, as if for the first time!

home-games = Games
home-with-friends = With friends
home-play-game = Play { $game }
home-play-title = Play { $game }
home-friends-title = { $game } with friends
home-for-players = { $from } to { $to } players
home-not-yet = The server has not answered yet.
home-bots = How many bots?
home-choose-level = How strong? The game begins as soon as you choose.
home-level-easy = For getting to know the game
home-level-normal = A good neighbour
home-level-hard = Always one move ahead
home-level-expert = Forgives next to nothing
home-opponents = Or alone, against an opponent from the box
home-rather-friends = Play with friends instead
home-rules-first = Read the rules first
home-who-is-where = Who sits where?
home-seat-me = Me
home-seat-here = Someone at this screen
home-seat-friend = A friend to invite
home-colour-of = Colour of seat { $n }
home-friends-note = Next you will get a link, a short code and a QR code to share. Free seats can still go to bots.
home-hot-seat-note = You take turns at this screen.
home-full-note = Nobody to wait for: the game begins at once.
home-public-note = Everyone sees the table on this page and may join it.
home-more-options = More options
home-clock = Time per turn
home-dice = Dice and cards
home-dice-verified = the server's, which anyone can check
home-dice-real = your own: you type in what comes up
home-start = Start the game
home-no-seat-of-yours = Take a seat yourself: choose “Me” somewhere.
home-code-empty = Type the code you were given: six letters and digits.
home-code-advice = Check the six letters and digits, or ask for the link.
home-finished = Finished games
home-show-all = Show all { $n }
home-with = with { $names }
home-at-this-screen = on this screen
home-nobody-yet = Nobody is there yet
home-free-seats = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
home-ready = Ready to start
home-go-on = Continue
home-look-again = Look back
home-join-table = Join
home-watch = Watch
home-no-public-tables = No table is open right now. Set one up with friends and tick “Open to all”: it will appear here.
home-lists-later = The tables will be back as soon as the server answers.
home-away-advice = Your games are safe. Start Bourgade again on the machine that runs it: this page will carry on by itself.
home-first-time = New here? The mayor will show you around: a first game of Minivilles, explained turn by turn.
home-first-game = Play a first game
home-open = Open a game or a position

table-chance = Chance
table-your-turn = Your turn
table-turn-of = { $name } is playing
table-watching = You are watching.
table-watchers = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
table-nickname-first = Choose a name to take a seat, or just watch.
table-seats = Seats
table-sit = Sit here
table-seat-bot = Add a bot
table-free = Free the seat
table-start = Start
table-close = Close the table
table-leave = Leave the table
table-wait-host = { $name } will start the game.
table-invite = Invite your friends
table-copy = Copy the link
table-copied = Link copied.
table-qr = QR code of the link to this table
table-rematch = Play again
table-go-rematch = Go to the next game
table-record = Download the game
table-won = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
table-you-won = You win!
table-moves = What you can do
table-position = Position
table-time-left = Time left: { $time }
table-all-moves = { $n ->
    [one] The only move
   *[other] All { $n } moves
}
table-chance-asks = What came up?
table-turn-mine = { $name }, it's your turn
table-undo = Undo
table-skip = Skip
table-bot-takes-over = Let a bot take over
table-scores = Final scores

plain-mine = What I have
plain-yes = yes
plain-no = no

frame-shared = Table
frame-mine = My town
frame-others = Others
frame-views = Views of the table
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
die-unthrown = Die, not rolled yet

clock-0 = no limit
clock-30 = 30 seconds
clock-60 = 1 minute
clock-120 = 2 minutes
clock-300 = 5 minutes
clock-86400 = 1 day

name-mayor = Mayor { $animal }
name-animals = Otter, Badger, Robin, Hedgehog, Squirrel, Heron, Beaver, Fox, Owl, Hare, Marmot, Wren
name-empty = Type a name, any name, so that the others know who is playing.
name-long = That name is a little long: { $n } letters at most, please.

option-first = Who begins
option-first-random = at random

fair-line = Fair dice: nobody alone decides how they fall, not even this server.
fair-foreseen = Whoever starts the game sees who has added a number and chooses the moment, but cannot know what the dice will show. Only the person running this server could know, and once the game has begun nobody can change anything.
fair-real = Real dice: you roll your own and type in what they show.
fair-more = How?
fair-verify = Check the dice
fair-title = Fair dice
fair-how = Before the game, the server locks away a secret number and shows its fingerprint. Then every player's browser adds a number of its own. All of them together decide the dice, so nobody can have chosen them alone.
fair-commitment = Fingerprint of the server's number
fair-luck = Numbers the players added
fair-given = { $n ->
    [one] { $n } player has added a number.
   *[other] { $n } players have added a number.
}
fair-seed = The server's number
fair-later = When the game is over, the number is revealed and anyone can check every roll.

ending-asked = { $name } is playing again.
ending-somebody = Someone
ending-watch-rematch = Watch the next game

waiting-clock = { $n ->
    [one] { $n } second per turn
   *[other] { $n } seconds per turn
}
waiting-real-dice = Real dice
waiting-house = House rules
waiting-public = Open to all
waiting-open-seats = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
waiting-why-not = { $n ->
    [one] Wait for a friend or add a bot.
   *[other] Wait for friends or add bots: { $n } seats are free.
}
waiting-ready = Everyone is here.
waiting-full = All seats are taken, but you can watch the game.
waiting-code = Code of this table
waiting-from-here = Bourgade is running on this machine. Friends open the address shown in its terminal and type this code. If no address is shown, start it like this:
waiting-for-friends = Friends on your network open this address; localhost would lead them to their own machine.
waiting-copy-code = Copy the code
waiting-code-copied = Code copied.
