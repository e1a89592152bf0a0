edition-normal = Normal
edition-easy = Easy

pitch-ma-petite-ville = Build one city together, tile by tile, and be the first to lay all your rows in it.

edition-note-ma-petite-ville-normal = No row may cross an X.
edition-note-ma-petite-ville-easy = Rows may cross an X: good with children.

option-colours-blue = blue: citizens
option-colours-green = green: trees
option-colours-yellow = yellow: cars
option-colours-red = red: houses
