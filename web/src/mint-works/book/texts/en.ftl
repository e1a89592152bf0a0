rules-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
rules-stars-vary = stars that vary
rules-costs-mints = { $n ->
    [one] costs { $n } mint
   *[other] costs { $n } mints
}
rules-slots = Slots with 1 / 2 / 3 / 4 players: { $slots }
rules-mint-works-aim = The aim
rules-mint-works-aim-1 = Your workers are mints, and you start with three of them. Mints that you send to a location are spent. In return you get more mints, a plan or a building.
rules-mint-works-aim-2 = Buildings give stars. As soon as a round ends with seven stars in one neighbourhood, the game is over, and whoever has the most stars wins.
rules-mint-works-turn = A round
rules-mint-works-turn-1 = In turn, each of you sends mints to a location with a free slot, or passes. If you pass, you may still play again later in the round.
rules-mint-works-turn-2 = When all of you have passed one after the other, the round ends with the upkeep.
rules-mint-works-turn-3 = A plan lies face down in your neighbourhood and does nothing yet. Once it is built, it is turned face up: now it is a building, with its stars and its effect.
rules-mint-works-places = Locations
rules-mint-works-places-1 = A location has a number of slots, which depends on how many of you play. Each slot can be used once a round.
rules-mint-works-places-list-1 = Producer: pay 1 mint and gain 2.
rules-mint-works-places-list-2 = Supplier: pay what a plan in the supply costs, and take it.
rules-mint-works-places-list-3 = Builder: pay 2 mints and build one of your plans.
rules-mint-works-places-list-4 = Leadership Council: pay 1 mint, gain 1, and take the first-player token. With it you begin the next round.
rules-mint-works-places-list-5 = Deeds: the Wholesaler and the Lotto are closed until somebody builds their deed. Then they are open to everybody, and the owner of the deed gains mints in the upkeep if they were used.
rules-mint-works-places-list-6 = Advanced locations are for those who know the game already. You choose them when you set up a table.
rules-mint-works-upkeep = Upkeep
rules-mint-works-upkeep-1 = If nobody has seven stars, the supply is filled up to three plans. Then buildings and deeds pay their owners, the mints on the locations go back to the mint supply, and each player gains 1 mint.
rules-mint-works-upkeep-2 = If too few plans are left to fill the supply, the game is over too.
rules-mint-works-end = Who wins
rules-mint-works-end-1 = Only buildings give stars; a plan that was never built gives none.
rules-mint-works-end-2 = In a tie, the largest neighbourhood wins: plans and buildings count together. If that is a tie too, the most mints win.
rules-mint-works-alone = On your own
rules-mint-works-alone-1 = You play against one of four opponents. The rules dictate what they do: they send mints to the first location from the top that can be used.
rules-mint-works-alone-list-1 = Justin begins, and each location that Justin uses is shut for the rest of the round.
rules-mint-works-alone-list-2 = Rachael wins as soon as the mint supply is empty.
rules-mint-works-alone-list-3 = Sonic plays twice in a row.
rules-mint-works-alone-list-4 = Mort has mints without limit.
rules-mint-works-location-core = Locations that are always there
rules-mint-works-location-deed = Locations that a deed opens
rules-mint-works-location-advanced = Advanced locations
rules-mint-works-plan-culture = Plans: culture
rules-mint-works-plan-production = Plans: production
rules-mint-works-plan-utility = Plans: utility
rules-mint-works-plan-deed = Plans: deeds
