why-not-enough-mints = it costs { $cost ->
    [one] { $cost } mint
   *[other] { $cost } mints
}, and you have { $mints ->
    [0] none
   *[other] only { $mints }
}
why-no-free-slot = no slot is free there
why-closed = this location is closed until its deed is built
why-shut = Justin has shut this location for the rest of the round
why-not-in-play = this location is not in play
why-not-in-supply = that plan is not in the supply
why-not-yours = that card is not in your neighbourhood
why-not-a-plan = that is not one of your plans
why-empty-deck = no plan is left in the deck
why-nothing-to-copy = there are no mints yet on the location to be copied
why-yourself = it must be another player
why-no-such-seat = nobody sits at { $seat }
why-dictated = the opponent's rules leave one move only

# Moves and outcomes, as they stand in a list or on a button.

moves-pass = Pass
moves-place = { $location }
moves-place-supplier = { $location }: buy { FORM($card, "the") }
moves-place-builder = { $location }: build { FORM($card, "the") }
moves-place-recycler = { $location }: recycle { FORM($card, "the") }
moves-place-recycler-secret = { $location }: recycle a secret plan
moves-place-swap-meet = { $location }: { FORM($card, "the") } for { FORM($other, "the") }
moves-place-temp-agency = { $location } as { $copied }
moves-co-op = { FORM($card, "name") }: { $player-is ->
    [you] you gain
   *[other] { $player } gains
} a mint
moves-first = { $player-is ->
    [you] You begin
   *[other] { $player } begins
}
moves-advanced = Location: { FORM($card, "name") }
moves-draw = Plan: { FORM($card, "name") }
moves-draw-secret = A secret plan

# What somebody does, after their name or You.

does-gain = { $who-is ->
    [you] gain
   *[other] gains
} { $n ->
    [one] { $n } mint
   *[other] { $n } mints
}
does-gain-them = { $who-is ->
    [you] gain
   *[other] gains
} { $n }
does-token = { $who-is ->
    [you] take
   *[other] takes
} the first-player token
does-take = { $who-is ->
    [you] buy
   *[other] buys
} the { FORM($card, "name") } plan
does-assemble = { $who-is ->
    [you] buy
   *[other] buys
} { FORM($card, "the") }, which the Assembler builds at once
does-build = { $who-is ->
    [you] build
   *[other] builds
} { FORM($card, "the") }
does-draw = { $who-is ->
    [you] draw
   *[other] draws
} the { FORM($card, "name") } plan in secret
does-draw-secret = { $who-is ->
    [you] draw
   *[other] draws
} a plan in secret
does-recycle = { $who-is ->
    [you] recycle
   *[other] recycles
} the { FORM($card, "name") } plan
does-recycle-secret = { $who-is ->
    [you] recycle
   *[other] recycles
} a secret plan
does-raze = { $who-is ->
    [you] recycle
   *[other] recycles
} { FORM($card, "the") }
does-swap = { $who-is ->
    [you] swap
   *[other] swaps
} the { FORM($card, "name") } plan for the { FORM($other, "name") } plan
does-swap-building = { $who-is ->
    [you] swap
   *[other] swaps
} { FORM($card, "the") } for the { FORM($other, "name") } plan
does-take-back = { $who-is ->
    [you] swap
   *[other] swaps
} the { FORM($card, "name") } plan for itself
does-take-back-building = { $who-is ->
    [you] turn
   *[other] turns
} { FORM($card, "the") } back into a plan
does-share = { $who-is ->
    [you] share
   *[other] shares
} the Co-op with { $whom-is ->
    [you] you
   *[other] { $whom }
}: 1 mint each
does-co-op = { $who-is ->
    [you] gain
   *[other] gains
} 1 mint from the Co-op

# Where mints are sent.

at-producer = to the Producer
at-supplier = to the Supplier
at-builder = to the Builder
at-leadership-council = to the Leadership Council
at-wholesaler = to the Wholesaler
at-lotto = to the Lotto
at-crowdfunder = to the Crowdfunder
at-recycler = to the Recycler
at-swap-meet = to the Swap Meet
at-temp-agency = to the Temp Agency
at-copied = { $at } (in place of { FORM($card, "the") })

# What happens.

told-card = { FORM($card, "the") }
told-move = { $who }: { $move }
told-place = { $who-is ->
    [you] You send
   *[other] { $who } sends
} { $n ->
    [one] { $n } mint
   *[other] { $n } mints
} { $at }
told-place-does = { told-place } and { $does }
told-place-both = { told-place }, { $does } and { $gain }
told-does = { $who-is ->
    [you] You
   *[other] { $who }
} { $does }
told-stars = { $told }: { $n ->
    [0] no stars left
    [one] { $n } star in all
   *[other] { $n } stars in all
}
told-other = { $told }; { $whom-is ->
    [you] you gain
   *[other] { $whom } gains
} { $n }
told-others = { $told }; everybody else gains { $n }
told-begins = { $who-is ->
    [you] You get
   *[other] { $who } gets
} the first-player token
told-advanced = New location: { FORM($card, "the") }
told-opens-wholesaler = The Wholesaler is open to everybody
told-opens-lotto = The Lotto is open to everybody
told-empties = { $n ->
    [one] The mint on the Gallery goes
   *[other] The { $n } mints on the Gallery go
} back to the mint supply
told-shuts = { $who } shuts { FORM($card, "the") } for the rest of the round
told-comes = { $n ->
    [one] New plan
   *[other] New plans
} in the supply: { $cards }
told-returns = Nobody used the Supplier: { $cards } { $n ->
    [one] goes
   *[other] go
} under the deck
told-pass = { $who-is ->
    [you] You pass
   *[other] { $who } passes
}
told-last-pass = { told-pass }, and the round is over
told-upkeep = Upkeep: { $gains }
told-stores = { $who-is ->
    [you] One more mint on your Gallery
   *[other] One more mint on { $who }'s Gallery
}
told-again = { $who } plays again
told-round = New round: { $who-is ->
    [you] you begin
   *[other] { $who } begins
}
told-ends-stars = { $who-is ->
    [you] You have
   *[other] { $who } has
} enough stars: the game is over
told-ends-deck = Too few plans are left to fill the supply: the game is over
told-ends-mints = The mint supply is empty: { $who } wins at once

# What the upkeep brings: to all, and to somebody more; or to one, and to the next.

gains-all = each player gains 1 mint
gains-more = { $gains }, plus { $more }
gains-for = { $n } for { $who-is ->
    [you] you
   *[other] { $who }
}
gains-first = { $who-is ->
    [you] you gain
   *[other] { $who } gains
} { $n ->
    [one] { $n } mint
   *[other] { $n } mints
}
gains-next = { $who-is ->
    [you] you
   *[other] { $who }
} { $n }
gains-by = { $gain } ({ $cards })

# Locations, plans and opponents.

cards-producer = Producer
cards-supplier = Supplier
cards-builder = Builder
cards-leadership-council = Leadership Council
cards-wholesaler = Wholesaler
cards-lotto = Lotto
cards-crowdfunder = Crowdfunder
cards-recycler = Recycler
cards-swap-meet = Swap Meet
cards-temp-agency = Temp Agency
cards-windmill = Windmill
cards-statue = Statue
cards-gardens = Gardens
    .kind = some
cards-bridge = Bridge
cards-museum = Museum
cards-gallery = Gallery
cards-co-op = Co-op
cards-mine = Mine
cards-workshop = Workshop
cards-corporate-hq = Corporate HQ
cards-factory = Factory
cards-stripmine = Stripmine
cards-plant = Plant
cards-crane = Crane
cards-truck = Truck
cards-landfill = Landfill
cards-obelisk = Obelisk
    .kind = an
cards-assembler = Assembler
    .kind = an
cards-vault = Vault
cards-justin = Justin
cards-rachael = Rachael
cards-sonic = Sonic
cards-mort = Mort

# What cards say of themselves.

types-culture = culture
types-production = production
types-utility = utility
types-deed = deed

about-mints = { $n ->
    [one] { $n } mint
   *[other] { $n } mints
}
about-no-limit = mints without limit
about-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
about-stars-vary = stars that vary
about-score = { $n } of { $win } stars
about-costs = { $n ->
    [one] costs { $n } mint
   *[other] costs { $n } mints
}
about-costs-plan = costs what the plan costs
about-costs-more = { $n ->
    [one] costs { $n } mint more than the location it copies
   *[other] costs { $n } mints more than the location it copies
}
about-taken = { $n } of { $slots } slots taken
about-closed = closed
about-shut = shut

prompt-place = Send mints to a location, or pass.
prompt-supplier = Which plan do you buy?
prompt-builder = Which of your plans do you build?
prompt-recycler = Which card do you recycle?
prompt-swap-meet = Which card do you swap?
prompt-swap-meet-given = For which plan do you swap { FORM($card, "the") }? You may take it back.
prompt-temp-agency = Which location does the Temp Agency copy?
prompt-co-op = Your Co-op: who else gains a mint?
prompt-first = Who begins?
prompt-advanced = Draw a location, and say which.
prompt-draw = Draw a plan, and say which.

house-mints = mints at the start
house-stars = stars that end the game
house-supply = plans in the supply
house-solo-supply = plans in the supply, alone against an opponent
house-plans = what the plans say
house-locations = what the locations say; each can also have a number of slots for any number of players: producer = {"{"} slots = 4 {"}"}
house-card-stars = stars
house-card-cost = cost
house-card-upkeep = mints in the upkeep
house-card-gain = mints gained
house-card-others = mints for every other player
house-card-owner = mints for the owner of the deed in the upkeep
house-card-slots = slots

lab-money = mints

## Errors

wrong-no-opponent = There is no opponent { $opponent }{ $hint }: choose { $known }.
wrong-opponent-players = { $opponent } plays against one player, not against { $players }.
wrong-no-advanced = There is no advanced location { $name }{ $hint }: choose { $known }.
wrong-advanced = Option advanced is 0, { $number } for random ones, or a list of { $number } of { $known }, not { $given }.
wrong-ages = Option ages is a list of { $number }, one for each player, not { $given }.
wrong-age = Option ages: an age is a whole number from 0 to { $most }, not { $age }.
wrong-players = `players` is a list of players, not { $players }.
wrong-solo-players = Against an opponent `players` has two entries, not { $number }.
wrong-solo-opponent = In solo `opponent` is named, and sits as P2.
wrong-locations = `locations` is an object of locations with their occupied slots, not { $locations }.
wrong-location = There is no location { $card }{ $hint }.
wrong-locations-phase = In phase advanced fewer than { $number } advanced locations are in play, not { $found }.
wrong-advanced-key = `advanced` is { $number }, in phase first only, if random locations are still to come.
wrong-house = The position's house rules cannot be used: { $why }
wrong-nobody-began = In phase first nobody has begun: `{ $key }` is null, not { $seat }.
wrong-turn = `{ $key }` is { $known }, not { $seat }.
wrong-location-missing = `locations` needs { $card }, with the number of its occupied slots.
wrong-shut = Only against justin are locations shut.
wrong-lying = `lying` is an object of locations with the mints on them, not { $lying }.
wrong-lying-location = `lying`: there is no location { $card }{ $hint } in play.
wrong-deck = `deck` is a number only in a view: here it is a list of plans.
wrong-plans = { $where } is a list of at most { $most } plans, not { $value }.
wrong-plan = { $where }: there is no plan { $card }{ $hint }.
wrong-twice = { $card } is listed twice: { $first }, and { $second }.
wrong-player = { $who } is an object with mints, plans and buildings, not { $player }.
wrong-no-gallery = { $who } has mints on a gallery but no gallery.
wrong-secret = `secret` is an object of plans with the seat that knows each, not { $secret }.
wrong-secret-seat = `secret`: { $card } is known to { $known }, not { $knows }.
wrong-secret-plan = `secret`: { $card } is neither among { $knows }'s plans nor under the deck.
wrong-passes-phase = In phase { $phase } there are no `passes`: they are counted while all develop.
wrong-half = `half` is placed, passed or null, not { $half }.
wrong-half-turn = `half` is only of sonic's second turn.
wrong-bank = `bank` is only of a game against rachael: else there are mints without limit.
wrong-bank-empty = `bank` is 0: rachael has won, and the phase must be over.
wrong-not-open = { $card } is occupied but not open.
wrong-empty-deck = In phase { $phase } a plan is drawn, but the deck is empty.
wrong-full-supply = In phase { $phase } a plan is drawn, but the supply is full.
wrong-replacing = Plans are replaced at once in solo only.
wrong-sharing = In phase { $phase } `turn` is the seat whose co-op stands.
wrong-half-phase = In phase { $phase } there is no `half`.
wrong-names = `{ $key }` is a list of names, not { $value }.
wrong-name = `{ $key }`: there is no { $card }{ $hint }.
wrong-first = Option first with { $seats } players is { $known }, not { $given }.
wrong-solo-first = Option first against { $opponent }, where the rules say who begins, is random, not { $given }.
wrong-of-slots = The occupied slots of { $card }
wrong-mints-on = The mints on { $card }
wrong-of-mints = { $who }'s mints
wrong-of-plans = { $who }'s plans
wrong-of-buildings = { $who }'s buildings
wrong-on-gallery = The mints on { $who }'s gallery
wrong-supply = The supply
wrong-under = What lies under the deck
wrong-the-deck = The deck
