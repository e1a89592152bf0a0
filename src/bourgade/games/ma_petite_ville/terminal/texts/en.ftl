table-name-lay = Lay the tile at { $x } { $y }, { $turned } ({ $r })
table-name-place = Place the silhouette of { $length } at { $x } { $y }, { $way }
table-turned-r0 = not turned
table-turned-r1 = turned a quarter
table-turned-r2 = turned halfway round
table-turned-r3 = turned three quarters
table-way-across = across
table-way-down = down

table-objects = { $n ->
    [one] { $n } object
   *[other] { $n } objects
}
table-place = place { $length }
table-places = { $n ->
    [0] no place
    [one] { $n } place
   *[other] { $n } places
}
table-at = at { $x } { $y } { $way }
table-lay = lay { $x } { $y }
table-stack = Tiles in the stack: { $n }
table-no-city = No tile is laid yet.
table-hidden = Not shown: { $parts }. `table` shows all.
table-above = lines above { $n }
table-below = lines below { $n }
table-left-of = columns left of { $n }
table-right-of = columns right of { $n }
table-piece = Piece { $n } of { $of }: columns { $first } to { $last }
table-how-place = 1 · place { $length } · { $length } { $x } { $y } { $way }
table-how-lay = Where and which way round: { $at }
table-plain-how-place = Type 1; or `place { $length }` to hear where the silhouette of { $length } fits; or a whole move, as `{ $length } { $x } { $y } { $way }`. `help` tells what else.
table-plain-how-lay = Type where it goes and how it is turned, as in `{ $at }`. `table` tells the city square by square, `help` what else.
table-semicolon = ;{ " " }
table-turn-of = { $who-is ->
    [you] Your turn.
   *[other] { $who } is to play.
}
table-player = { $name }: { $colour }, { $objects }; { $left }.
table-left = silhouettes left: { $lengths } ({ $objects })
table-none-left = no silhouette left
table-open = Open places: { $places }.
table-face = { $name }: { $rows }.
table-length-places = Silhouette of { $length }: { $places }.
table-line = Line { $y }, squares { $first } to { $last }: { $squares }.
table-taken = taken ({ $objects })
table-lies = A { $colour } silhouette of { $length } lies from { $x } { $y } to { $to-x } { $to-y }.
table-colour = { $colour }: { $objects }.
table-nobody = Nobody plays { $colour }: its squares are squares like any other.
table-free = Free squares of this colour in the city: { $n }.
table-silhouette = Silhouette of { $length }.
table-covers = It covers { $length } squares in a line; the first and the last must have its own colour.
table-holders = Still to be placed by { $names }.
table-no-holders = Nobody has one left.

table-questions-turn = Draw a tile, or place a silhouette?
table-questions-turn-only = No silhouette of yours fits: draw a tile.
table-questions-lay = Where does the tile go, and which way round?
table-questions-last = Last round: place one more silhouette, or decline? The fewest objects left win; you have { $objects }.
table-questions-last-only = Last round: no silhouette of yours fits. You end with { $objects }.

table-welcome-aim = Be the first to place all your silhouettes in the city.
table-welcome-turn = In your turn, draw a tile and lay it, or place a silhouette.
table-welcome-normal = Both its ends go on your colour, and no part of it on an X.
table-welcome-easy = Both its ends go on your colour; between them it may cover an X.

table-x-normal = No part of a silhouette may lie on an X.
table-x-easy = A silhouette may cover an X, but neither begin nor end on one.

table-about-silhouettes =
    A silhouette lies straight across or straight down, on as many squares as it has objects, and may run over several tiles.
    Its first and its last object lie on squares of your colour; the squares between may have any.
    No square is used twice.
    `place 4` lists the places of your silhouette of 4; `place 4 5 3 across` places it from the square 5 3 to the right, `down` downwards.
table-about-tiles =
    There are { $tiles } tiles of nine squares. The one you draw must be laid: against another tile, edge to edge, turned as you like.
    r0 is as it was drawn, r1 a quarter turn clockwise, r2 half a turn, r3 three quarters.
    `lay 1 0 r2` lays it at 1 0, to the right of the first tile, turned halfway round; `1 0 r2` is enough.
    A tile that is drawn cannot be put back.
table-about-x = An X is nobody's colour.
table-about-map =
    Squares are counted from the top left one of the first tile, 0 0: first to the right, then down. To the left and upwards the numbers are negative.
    The numbers above and beside the map are those of the squares; while a tile is laid, they are those of the places for tiles.
    Bars of signs are silhouettes.
table-about-last-round =
    When the last tile is laid, everybody may place one more silhouette or decline; whoever laid that tile comes last.
    Whoever places their last silhouette wins at once, in the last round as before.
    Otherwise the fewest objects left win; in a tie, the fewest silhouettes; if those are equal too, the victory is shared.
