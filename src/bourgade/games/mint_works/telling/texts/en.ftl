# What a card does, as a sentence without its capital and its full stop.

effects-locations-producer = gain { $gain }
effects-locations-supplier = buy a plan of the supply
effects-locations-builder = build one of your plans
effects-locations-leadership-council = take the first-player token and gain { $gain }
effects-locations-wholesaler = gain { $gain } (upkeep: { $owner } for the owner of the deed)
effects-locations-lotto = draw a plan in secret (upkeep: { $owner } for the owner of the deed)
effects-locations-crowdfunder = gain { $gain }; everybody else gains { $others }
effects-locations-recycler = recycle a plan or a building for its cost plus its stars in mints
effects-locations-swap-meet = swap a plan or a building for a plan of the supply
effects-locations-temp-agency = do what another location does that has mints on it

effects-plans-windmill = { "" }
effects-plans-statue = { "" }
effects-plans-gardens = { "" }
effects-plans-bridge = counts as 2 culture buildings
effects-plans-museum = 1 star for each of your culture buildings
effects-plans-gallery = upkeep: a mint is put on it; 1 star for each mint on it
effects-plans-co-op = upkeep: gain 1 mint, and another player of your choice gains 1
effects-plans-mine = upkeep: gain { $upkeep }
effects-plans-workshop = upkeep: gain { $upkeep }
effects-plans-corporate-hq = upkeep: gain 1 mint for each of your buildings
effects-plans-factory = upkeep: gain { $upkeep }
effects-plans-stripmine = upkeep: gain { $upkeep }
effects-plans-plant = upkeep: gain { $upkeep }
effects-plans-crane = building costs you 1 mint less
effects-plans-truck = buying a plan costs you 1 mint less
effects-plans-landfill = each of your culture buildings is worth 1 star less
effects-plans-obelisk = 1 star for each of your buildings
effects-plans-assembler = plans that you buy are built at once
effects-plans-vault = 2 stars for each of your plans that is not built
effects-plans-wholesaler = opens the Wholesaler; upkeep: gain { $owner } if it was used
effects-plans-lotto = opens the Lotto; upkeep: gain { $owner } if it was used

effects-opponent = { $name } sends mints to the first location from the top that can be used.
effects-buys-cheapest = Of the plans within reach, buys the cheapest; of equal ones, by type: { $types }.
effects-buys-dearest = Of the plans within reach, buys the dearest; of equal ones, by type: { $types }.
effects-opponents-justin = Justin begins, and each location that Justin uses is shut for the rest of the round.
effects-opponents-rachael = The mints are limited, and Rachael wins as soon as the mint supply is empty.
effects-opponents-sonic = Sonic plays twice in a row, and buys no plan while another is waiting to be built.
effects-opponents-mort = Mort has mints without limit, and never buys production plans.

secret-plan = a secret plan

# What an opponent would do at a location, or why it is passed by.

stops-next = comes next
stops-later = possible
stops-about = { $does } ({ $what })
stops-swap = { $given } for { $gained }
stops-secret = depends on a secret plan
stops-full = no free slot
stops-mints = { $n ->
    [one] needs { $n } mint
   *[other] needs { $n } mints
}
stops-no-plan = no plan to build
stops-no-card = no card to give
stops-none-to-pay = every plan is too dear
stops-none-to-take = wants none of the plans
stops-builds-first = has a plan to build
stops-no-deck = the deck is empty
stops-no-copy = nothing to copy

series-stars = Stars
series-mints = Mints

# Who won, and why.

won-you = you
won-mints-ran-out = The mint supply is empty: { $who } wins at once.
won-few-plans = Too few plans were left to fill the supply.
won-stars = { $who-is ->
    [you] You have
   *[other] { $who } has
} the most stars: { $n }.
won-tied = The most stars are { $n }, a tie between { $names }.
won-size = { $who-is ->
    [you] You win
   *[other] { $who } wins
} by the largest neighbourhood, with { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
won-mints = { $who-is ->
    [you] You win
   *[other] { $who } wins
} by the most mints: { $n }.
won-mints-no-limit = { $who-is ->
    [you] You win
   *[other] { $who } wins
} by the most mints, which have no limit.
won-age = { $who-is ->
    [you] You win
   *[other] { $who } wins
} by the age that is nearest to { $years }.
won-shared = Neighbourhoods and mints are equal too, and the victory is shared by { $names }.
