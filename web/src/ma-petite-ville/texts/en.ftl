pv-map = City
pv-mine = My silhouettes
pv-city = The city: { $tiles }, { $silhouettes }
pv-tiles = { $n ->
    [one] one tile
   *[other] { $n } tiles
}
pv-silhouettes = { $n ->
    [0] no silhouette yet
    [one] one silhouette
   *[other] { $n } silhouettes
}
pv-line = Line { $line }, columns { $first } to { $last }: { $squares }
pv-x = X
pv-taken = taken ({ $objects })
pv-view = Move the map
pv-zoom-in = Closer
pv-zoom-out = Farther
pv-fit = The whole city
pv-stack = { $n ->
    [one] One tile left in the stack.
   *[other] { $n } tiles left in the stack.
}
pv-face = Tile: { $lines }
pv-drawn = The tile just drawn: { $lines }
pv-turn = Turn
pv-lay-here = Lay it here
pv-place-here = Place it here
pv-at = { $move }: { $where }
pv-at-square = line { $line }, column { $column }
pv-at-across = line { $line }, columns { $first } to { $last }
pv-at-down = column { $column }, lines { $first } to { $last }
pv-at-tile = columns { $left } to { $right }, lines { $top } to { $bottom }
pv-at-left = left of the city, lines { $top } to { $bottom }
pv-at-right = right of the city, lines { $top } to { $bottom }
pv-at-above = above the city, columns { $left } to { $right }
pv-at-below = below the city, columns { $left } to { $right }
pv-tray-of = Silhouettes of { $name }
pv-silhouette = Silhouette of { $n }
pv-is-placed = Silhouette of { $n }, placed
pv-places = { $n ->
    [0] no place
    [one] one place
   *[other] { $n } places
}
pv-no-place = There is no place for it now.
pv-needs-normal = { $n ->
    [1] It needs a free square of your colour.
   *[other] It needs { $n } free squares in a line, without an X, the first and the last of your colour.
}
pv-needs-easy = { $n ->
    [1] It needs a free square of your colour.
   *[other] It needs { $n } free squares in a line, the first and the last of your colour.
}
pv-lay-first = First lay the tile that you drew.
pv-not-here = It cannot lie here.
pv-prompt-turn = Draw a tile, or choose one of your silhouettes.
pv-prompt-turn-only = None of your silhouettes fits: draw a tile.
pv-prompt-lay = Lay the tile where you like, turned as you like.
pv-prompt-place = { $n ->
    [one] Silhouette of { $length }: it fits in one place.
   *[other] Silhouette of { $length }: it fits in { $n } places.
}
pv-prompt-tile = Draw a tile, and say which.
pv-prompt-last = Place one more silhouette, or decline.
pv-prompt-last-only = None of your silhouettes fits any more: you can only decline.
pv-col-objects = Objects left
pv-col-silhouettes = Silhouettes left
