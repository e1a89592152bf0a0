rules-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
rules-stars-vary = stars that vary
rules-costs-mints = { $n ->
    [one] costs { $n } mint
   *[other] costs { $n } mints
}
rules-slots = Places with 1 / 2 / 3 / 4 players: { $slots }
rules-mint-works-aim = What it is about
rules-mint-works-aim-1 = Your workers are mints, and you start with three. Placed at a location they are spent, and bring you more mints, a plan, or a building.
rules-mint-works-aim-2 = Buildings carry stars. As soon as a round ends with somebody at seven stars, the game is over and the most stars win.
rules-mint-works-turn = A round
rules-mint-works-turn-1 = One after the other you place mints at a location with a free place, or you pass. Who passed may come back later in the round.
rules-mint-works-turn-2 = When everybody has passed in a row, the round ends with the upkeep.
rules-mint-works-turn-3 = A plan you gain lies face down and does nothing yet. Only built, face up, does it give its stars and its effect.
rules-mint-works-places = Locations
rules-mint-works-places-1 = Each place takes one placement a round, and the number of places depends on how many you are.
rules-mint-works-places-list-1 = Producer: pay 1 mint, gain 2.
rules-mint-works-places-list-2 = Supplier: pay the price of one of the plans on display and take it.
rules-mint-works-places-list-3 = Builder: pay 2, and one of your plans becomes a building.
rules-mint-works-places-list-4 = Leadership Council: pay 1, gain 1, and you begin the next round.
rules-mint-works-places-list-5 = Deeds: Wholesaler and Lotto open when somebody builds their plan. Then all may use them, and the owner earns from it.
rules-mint-works-places-list-6 = Advanced locations are for those who know the game: choose them when you make a table.
rules-mint-works-upkeep = Upkeep
rules-mint-works-upkeep-1 = First the end is checked. Then the display is filled to three plans, buildings and deeds pay their owners, all mints come back from the locations, and everybody gains one mint.
rules-mint-works-upkeep-2 = If there are not enough plans left to fill the display, the game is over too.
rules-mint-works-end = Who wins
rules-mint-works-end-1 = Only buildings give stars; plans that were never built give none.
rules-mint-works-end-2 = In a tie the larger neighbourhood wins, plans and buildings together; then the most mints.
rules-mint-works-alone = Alone
rules-mint-works-alone-1 = You play against one of four opponents, whose every move the rules dictate: always the first location from the top that they can use.
rules-mint-works-alone-list-1 = Justin begins, and shuts every location that he uses.
rules-mint-works-alone-list-2 = Rachael wins if the mints of the bank ever run out.
rules-mint-works-alone-list-3 = Sonic takes two turns in a row.
rules-mint-works-alone-list-4 = Mort has as many mints as he likes.
rules-mint-works-location-core = Locations that are always there
rules-mint-works-location-deed = Locations that a deed opens
rules-mint-works-location-advanced = Advanced locations
rules-mint-works-plan-culture = Plans: culture
rules-mint-works-plan-production = Plans: production
rules-mint-works-plan-utility = Plans: utility
rules-mint-works-plan-deed = Plans: deeds
