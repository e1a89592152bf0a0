game-no-move = `{ $move }` is no move of this game. { $now }
game-not-mine = `{ $move }` is none of the moves of this seat now.
game-not-now = `{ $move }` is not legal now. { $now }
game-not-legal = `{ $move }` is not legal: { $reason }. { $now }
game-no-choice = { $seat } has nothing to choose now.
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
