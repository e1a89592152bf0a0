edition-base = Base game
edition-marina = Marina
edition-green-valley = Green Valley
edition-marina-green-valley = Marina and Green Valley
edition-deluxe = Deluxe

pitch-minivilles = Roll the dice, earn coins, and build the finest little town before your neighbours do.

edition-note-minivilles-base = The classic: 15 kinds of cards, four landmarks to win.
edition-note-minivilles-marina = Adds boats and a harbor; six landmarks to win.
edition-note-minivilles-green-valley = Adds trades that surprise; four landmarks to win.
edition-note-minivilles-marina-green-valley = Everything together, for those who know the game.
edition-note-minivilles-deluxe = A choice from all boxes, up to five players; five landmarks of six win.

option-market = Market
option-market-line = a line of piles
option-market-open = all piles
option-purples = Purple cards
option-purples-all = all copies
option-purples-players-1 = one fewer than players

waiting-option-market-line = Market in a line
waiting-option-market-open = Open market
waiting-option-purples-players-1 = Fewer purple cards
