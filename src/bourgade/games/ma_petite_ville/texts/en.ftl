why-no-such-length = there is no silhouette of { $length }
why-none-left = you have no silhouette of { $length } left
why-not-in-city = the square { $x } { $y } is outside the city
why-taken = a silhouette lies on the square { $x } { $y } already
why-cross = the square { $x } { $y } is an X
why-not-your-colour = it begins and ends on { $colour }, and the square { $x } { $y } is not { $colour }
why-lies-there = a tile lies at { $x } { $y } already
why-touches-nothing = a tile at { $x } { $y } would touch no other along an edge
why-draw-first = a tile is drawn before it is laid
why-lay-first = the drawn tile is laid first
why-no-tiles = all tiles are laid
why-no-pass = one may decline in the last round only; whoever can or wants to place no silhouette draws a tile

moves-draw = Draw a tile
moves-lay = Lay the tile at { $x } { $y }, { $turned } ({ $r })
moves-place = Place the silhouette of { $length } at { $x } { $y }, { $way }
moves-decline = Decline
moves-first = { $seat } begins
moves-tile = Tile { $n }

moves-turned-r0 = not turned
moves-turned-r1 = turned a quarter
moves-turned-r2 = turned by half
moves-turned-r3 = turned three quarters

moves-way-across = across
moves-way-down = down

cards-blue = blue
cards-green = green
cards-yellow = yellow
cards-red = red
cards-silhouette-1 = silhouette of 1
cards-silhouette-2 = silhouette of 2
cards-silhouette-3 = silhouette of 3
cards-silhouette-4 = silhouette of 4
cards-silhouette-5 = silhouette of 5
cards-silhouette-6 = silhouette of 6
cards-silhouette-7 = silhouette of 7
cards-silhouette-8 = silhouette of 8
cards-silhouette-9 = silhouette of 9
cards-silhouette-10 = silhouette of 10
cards-silhouette-11 = silhouette of 11
cards-silhouette-12 = silhouette of 12

table-zero-is-one = no
table-object = { $n } object
table-objects-many = { $n } objects
table-place = place { $length }
table-place-one = { $n } place
table-places = { $n } places
table-at = at { $x } { $y } { $way }
table-no-place = no place
table-lay = lay { $x } { $y }
table-stack = Tiles in the stack: { $n }
table-no-city = No tile is laid yet.
table-hidden = Not shown: { $parts }. `table` shows all.
table-above = rows above { $n }
table-below = rows below { $n }
table-left-of = columns left of { $n }
table-right-of = columns right of { $n }
table-piece = Piece { $n } of { $of }: columns { $first } to { $last }
table-how-place = 1 · place { $length } · { $length } { $x } { $y } { $way }
table-how-lay = Where and how, as in: { $at }
table-plain-how-place = Type 1; or `place { $length }` to hear the places of the silhouette of { $length }; or a whole move, as `{ $length } { $x } { $y } { $way }`. `help` tells what else.
table-plain-how-lay = Type where it goes and how it is turned, as in `{ $at }`. `table` tells the city square by square, `help` what else.
table-first-tile = The city begins with tile { $n }
table-laid = Lay tile { $n } at { $x } { $y }, { $turned }
table-squares = squares { $x } { $y } to { $to_x } { $to_y }
table-last-tile = it was the last tile: everybody may place one more silhouette
table-placed = Place the silhouette of { $length } from { $x } { $y } to { $to_x } { $to_y }
table-rest = { $seat } has { $objects } left
table-nothing-left = { $seat } has placed them all
table-semicolon = ;{ " " }
table-and = { $first } and { $last }
table-turn-of = Turn of { $name }.
table-player = { $name }: { $colour }, { $objects }; { $left }.
table-left = silhouettes left: { $lengths }, with { $objects }
table-none-left = no silhouette left
table-open = Open places: { $places }.
table-face = { $name }: { $rows }.
table-length-places = Silhouette of { $length }: { $places }.
table-row = Row { $y }, squares { $first } to { $last }: { $squares }.
table-taken = taken by { $colour }
table-lies = A { $colour } silhouette of { $length } lies from { $x } { $y } to { $to_x } { $to_y }.
table-colour = { $colour }: { $objects }.
table-nobody = Nobody plays { $colour }; its squares are just squares.
table-free = Free { $colour } squares in the city: { $n }.
table-silhouette = Silhouette of { $length }.
table-covers = It covers { $length } squares in a row; the first and the last must have its own colour.
table-holders = Still to be placed by: { $names }.
table-no-holders = Nobody has it any more.

table-objects-blue = citizens
table-objects-green = trees
table-objects-yellow = cars
table-objects-red = houses

table-questions-turn = Draw a tile, or place a silhouette?
table-questions-turn-only = No silhouette of yours fits, so draw a tile.
table-questions-lay = Tile { $n }: where does it go, and how is it turned?
table-questions-last = The last round: place one more silhouette, or decline? Whoever has the fewest objects left wins; you have { $objects }.
table-questions-last-only = The last round: no silhouette of yours fits. You end with { $objects }.

table-series-objects = Objects left

table-won-all-placed = { $name } has placed all silhouettes.
table-won-fewest-objects = All tiles are laid, and { $name } has the fewest objects left: { $objects }.
table-won-fewest-silhouettes = All tiles are laid. { $tied } have { $objects } left each; { $name } has the fewest silhouettes.
table-won-shared = All tiles are laid. { $name } share the victory: { $objects } left each, on as many silhouettes.

table-welcome-aim = Be the first to place all your silhouettes in the city.
table-welcome-turn = Each turn: draw a tile and lay it, or place a silhouette.
table-welcome-normal = Both its ends go on your colour, and no part of it on an X.
table-welcome-easy = Both its ends go on your colour; between them it may cover an X.

table-x-normal = No part of a silhouette may lie on an X.
table-x-easy = A silhouette may cover an X, but neither begin nor end on one.

table-subjects-silhouettes = silhouettes
table-subjects-tiles = tiles
table-subjects-x = X
table-subjects-map = map
table-subjects-last-round = last round

table-about-silhouettes =
    A silhouette lies along a row or a column, on as many squares as it has objects, and may cross from tile to tile.
    Its first and its last object lie on squares of your colour; the squares between may have any.
    No square is used twice.
    `place 4` lists the places of your silhouette of 4; `place 4 5 3 across` lays it from square 5 3 to the right, `down` downwards.
table-about-tiles =
    There are { $tiles } tiles of nine squares. The one you draw must be laid: beside another tile, edge to edge, turned as you like.
    r0 is as it was drawn, r1 a quarter turn clockwise, r2 half a turn, r3 three quarters.
    `lay 1 0 r2` lays it at 1 0, the place to the right of the first tile, turned by half; `1 0 r2` is enough.
    A tile that is drawn cannot be put back.
table-about-x = An X is nobody's colour.
table-about-map =
    Squares are counted from the upper left one of the first tile, 0 0: first to the right, then down. To the left and upwards numbers are negative.
    The numbers above and beside the map are those of the squares; while a tile is laid, they are those of the places for tiles.
    Bars of signs are silhouettes.
table-about-last-round =
    When the last tile is laid, everybody may place one more silhouette or decline, whoever laid it last of all.
    Whoever places the last of their silhouettes wins at once, in the last round as before.
    Then whoever has the fewest objects left wins; among equals, whoever has the fewest silhouettes; if these are equal too, they share the victory.

house-lengths = objects on each player's silhouettes
house-tiles = city tiles
house-about-tiles = three rows of squares each: b, g, y, r or x

lab-money = objects left

## Errors

wrong-no-colour = There is no colour { $name }{ $hint }: choose { $known }.
wrong-first = Option first with { $players } players is { $known }, not { $given }.
wrong-printing = The position's printing cannot be used: { $why }
wrong-house-and-printing = `house` and `printing` say different things: one of them is enough.
wrong-first-tile = The first of `tiles` lies at 0 0, not at { $x } { $y }.
wrong-tile-on-tile = { $where }: another tile lies at { $x } { $y }.
wrong-tile-apart = { $where }, at { $x } { $y }, touches none of those before it.
wrong-drawn-phase = `drawn` is only of phase lay, not of { $phase }.
wrong-no-drawn = In phase lay the position needs `drawn`, the tile to be laid.
wrong-tile = { $where }: a tile is a whole number from 1 to { $most }, not { $number }.
wrong-tile-twice = { $where }: tile { $number } is listed twice.
wrong-length = { $where }: a silhouette shows { $known } objects, not { $length }.
wrong-copies = { $who }: there are { $count } of { $length }, and the printing has { $copies }.
wrong-placed-colour = { $where }: its colour is { $known }, which are played, not { $colour }.
wrong-way = { $where }: `way` is { $known }, not { $way }{ $hint }.
wrong-lies = { $where } cannot lie there: { $reason }.
wrong-nobody-began = In phase first nobody has begun: `turn` is null, not { $turn }.
wrong-turn = `turn` is { $known }, not { $turn }.
wrong-last-phase = `last` is only of phase last, not of { $phase }.
wrong-last = `last`, who laid the last tile, is { $known }, not { $last }.
wrong-no-last = In phase last the position needs `last`, the seat that laid the last tile.
wrong-no-city = In phase { $phase } there is a city: `tiles` has the first tile at least.
wrong-city = In phase first no tile is laid yet.
wrong-all-laid = All tiles are laid: the phase is last or over, not { $phase }.
wrong-not-all-laid = In phase last all tiles are laid; some are not.
wrong-has-won = { $seat } has no silhouettes left and has won: the phase is over, not { $phase }.
wrong-several-won = Only one player can be the first to have no silhouettes left, not { $known }.
wrong-not-over = The game is not over: there are tiles to draw, and everybody has silhouettes left.
wrong-list = `{ $key }` is a list, not { $value }.
wrong-entry = { $where } is an object with { $keys }, not { $entry }.
wrong-coordinate = { $what } is a whole number from -{ $most } to { $most }, not { $value }.
wrong-silhouette-number = Silhouette { $number } of `placed`
wrong-tile-number = Tile { $number } of `tiles`
wrong-key-of = { $where }: `{ $key }`
wrong-of-silhouettes = { $who }'s silhouettes
wrong-of-all-silhouettes = { $who }'s silhouettes, left and placed
wrong-option-colours = Option colours
wrong-all-colours = `colour`, of all players,
wrong-colours-list = { $which } is a list of { $players } colours, one for each player, not { $given }.
wrong-colours = { $which } is a list of { $players } different colours, one for each player, not { $given }.
wrong-letter = has { $letter }; a square is b, g, y, r or x
wrong-squares = has { $number } squares; a tile has nine, three rows of three, as { $tile }
