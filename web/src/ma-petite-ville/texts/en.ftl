pv-map = City
pv-mine = My silhouettes
pv-city = The city: { $tiles }, { $rows }
pv-tiles = { $n ->
    [one] one tile
   *[other] { $n } tiles
}
pv-rows = { $n ->
    [one] one silhouette laid
   *[other] { $n } silhouettes laid
}
pv-view = Move the map
pv-zoom-in = Closer
pv-zoom-out = Farther
pv-fit = The whole city
pv-stack = { $n ->
    [one] One tile left in the stack.
   *[other] { $n } tiles left in the stack.
}
pv-drawn = Tile { $n }, just drawn
pv-turn = Turn
pv-lay-here = Lay it here
pv-tray-of = Silhouettes of { $name }
pv-silhouette = Silhouette of { $n }
pv-is-laid = Silhouette of { $n }, laid
pv-places = { $n ->
    [one] one place
   *[other] { $n } places
}
pv-left = { $n ->
    [one] { $n } object left
   *[other] { $n } objects left
}
pv-no-place = There is no place for it now.
pv-for-example = For example: { $why }
pv-not-here = Not here:
pv-objects-blue = citizens
pv-objects-green = trees
pv-objects-yellow = cars
pv-objects-red = houses
pv-prompt-turn = Draw a tile, or choose one of your silhouettes.
pv-prompt-turn-only = None of your silhouettes fits: draw a tile.
pv-prompt-lay = Lay the tile where you like, turned as you like.
pv-prompt-place = { $n ->
    [one] Silhouette of { $length }: it fits in one place.
   *[other] Silhouette of { $length }: it fits in { $n } places.
}
pv-prompt-tile = Draw a tile, and say which.
pv-prompt-last = Lay one more silhouette, or decline.
pv-prompt-last-only = None of your silhouettes fits any more.
pv-last-round = Last round: everybody may lay one more silhouette.
pv-col-objects = Objects left
pv-col-silhouettes = Silhouettes left
pv-move-draw = Draw a tile
pv-move-lay = Lay the tile at { $x } { $y }, { $turned } ({ $r })
pv-move-place = Place the silhouette of { $length } at { $x } { $y }, { $way }
pv-move-decline = Decline
pv-move-first = { $seat } begins
pv-move-tile = Tile { $n }
pv-turned-0 = not turned
pv-turned-1 = turned a quarter
pv-turned-2 = turned by half
pv-turned-3 = turned three quarters
pv-way-across = across
pv-way-down = down
pv-told-first-tile = The city begins with tile { $n }
pv-told-laid = Lay tile { $n } at { $x } { $y }, { $turned }
pv-told-squares = squares { $x } { $y } to { $to_x } { $to_y }
pv-told-last-tile = it was the last tile: everybody may place one more silhouette
pv-told-placed = Place the silhouette of { $length } from { $x } { $y } to { $to_x } { $to_y }
pv-told-rest = { $seat } has { $objects } left
pv-told-nothing-left = { $seat } has placed them all
pv-told-objects = { $n ->
    [one] { $n } object
   *[other] { $n } objects
}
