# A tile is laid, a silhouette is placed: a row of objects, in the colour of its player.

moves-draw = Draw a tile
moves-lay = { $turn ->
    [1] Lay the tile, turned a quarter
    [2] Lay the tile, turned halfway round
    [3] Lay the tile, turned three quarters
   *[0] Lay the tile, not turned
}
moves-place-across = Place the silhouette of { $length } across
moves-place-down = Place the silhouette of { $length } down
moves-decline = Decline
moves-first = { $who-is ->
    [you] You begin
   *[other] { $who } begins
}
moves-tile = Tile { $n }

told-first-tile = The city begins with its first tile
told-lays = { $who-is ->
    [you] You lay a tile
   *[other] { $who } lays a tile
}
told-lays-last = { $who-is ->
    [you] You lay the last tile
   *[other] { $who } lays the last tile
}
told-last-round = Last round: everybody may place one more silhouette
told-places = { $who-is ->
    [you] You place { $row }
   *[other] { $who } places { $row }
}: { $left ->
    [one] one silhouette left
   *[other] { $left } silhouettes left
}
told-places-last = { $who-is ->
    [you] You place { $row }, your last silhouette, and win
   *[other] { $who } places { $row }, the last silhouette, and wins
}
# Long ago: nobody remembers what was on it.
told-places-long-ago = { $who-is ->
    [you] You place your silhouette of { $length }
   *[other] { $who } places the silhouette of { $length }
}
told-declines = { $who-is ->
    [you] You decline
   *[other] { $who } declines
}
told-ends = The last round is over: whoever has the fewest objects left wins

# What lies in a row. A row of one is no row.
row-blue = { $n ->
    [1] one citizen
   *[other] a row of { $n } citizens
}
row-green = { $n ->
    [1] one tree
   *[other] a row of { $n } trees
}
row-yellow = { $n ->
    [1] one car
   *[other] a row of { $n } cars
}
row-red = { $n ->
    [1] one house
   *[other] a row of { $n } houses
}

# Why somebody has won.
won-all-placed = { $who-is ->
    [you] You win: all your silhouettes are placed
   *[other] { $who } wins: every silhouette is placed
}
won-fewest-objects = { $who-is ->
    [you] You win
   *[other] { $who } wins
} with only { $n ->
    [one] { $n } object left
   *[other] { $n } objects left
}, fewer than anybody else
won-fewest-silhouettes = { $who-is ->
    [you] You win
   *[other] { $who } wins
}: { objects-left } like { $others }, but on fewer silhouettes
won-shared = { $winners } win together: { objects-left } each, on as many silhouettes
won-you = you

objects-left = { $n ->
    [one] { $n } object left
   *[other] { $n } objects left
}

why-no-such-length = there is no silhouette of { $length }
why-none-left = no silhouette of { $length } is left
why-not-in-city = its { why-nth } object would lie outside the city
why-taken = its { why-nth } object would lie on another silhouette
why-cross = its { why-nth } object would lie on an X
why-not-your-colour = both its ends go on { $colour }, and its { why-nth } object would not
why-nth = { $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
}
why-lies-there = a tile lies there already
why-touches-nothing = it would touch no other tile along an edge
why-draw-first = a tile is drawn before it is laid
why-lay-first = the drawn tile is laid first
why-no-tiles = all tiles are laid
why-no-pass = one may decline in the last round only; whoever places no silhouette draws a tile

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

objects-blue = citizens
objects-green = trees
objects-yellow = cars
objects-red = houses

subjects-silhouettes = silhouettes
subjects-tiles = tiles
subjects-x = X
subjects-map = map
subjects-last-round = last round

series-objects = Objects left

house-lengths = objects on each player's silhouettes
house-tiles = tiles of the city
house-about-tiles = three lines of three squares each: b, g, y, r or x

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
wrong-lies = { $where } cannot lie there: { $reason } (square { $at }).
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
wrong-squares = has { $number } squares; a tile has nine, three lines of three, as { $tile }
