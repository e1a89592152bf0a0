edition-base = Base game
edition-marina = Marina
edition-green-valley = Green Valley
edition-marina-green-valley = Marina and Green Valley
edition-deluxe = Deluxe

pitch-minivilles = Roll the dice, earn coins and build the finest little town before your neighbours do.

edition-note-minivilles-base = The classic: 15 kinds of cards, four landmarks to win.
edition-note-minivilles-marina = With boats and a harbour; six landmarks to win.
edition-note-minivilles-green-valley = With trades that will surprise you; four landmarks to win.
edition-note-minivilles-marina-green-valley = All of it together, for those who know the game.
edition-note-minivilles-deluxe = A selection from all the boxes, for up to five players; five of the six landmarks win.

option-market = Market
option-market-line = a few piles at a time
option-market-open = all piles at once
option-purples = Purple cards
option-purples-all = all copies
option-purples-players-1 = one fewer than there are players

waiting-option-market-line = Limited market
waiting-option-market-open = Open market
waiting-option-purples-players-1 = Fewer purple cards
