edition-normal = Normal
edition-easy = Easy

pitch-ma-petite-ville = Build one city together, tile by tile, and be the first to place all your silhouettes in it.

edition-note-ma-petite-ville-normal = No silhouette may cover an X.
edition-note-ma-petite-ville-easy = Silhouettes may cover an X between their ends: good with children.

option-colours-blue = blue: citizens
option-colours-green = green: trees
option-colours-yellow = yellow: cars
option-colours-red = red: houses
