mw-square = Town square
mw-my-neighbourhood = My quarter
mw-neighbourhood-of = Neighbourhood of { $name }
mw-supply = Plans to buy
mw-no-supply = No plan is left to buy.
mw-round = Round { $n }
mw-mints = { $n ->
    [one] { $n } mint
   *[other] { $n } mints
}
mw-no-limit = mints without limit
mw-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
mw-stars-of = { $n } of { $win } stars
mw-stars-vary = stars vary
mw-costs = { $n ->
    [one] costs { $n } mint
   *[other] costs { $n } mints
}
mw-costs-plan = costs what the plan costs
mw-costs-more = costs { $n } more than the location it copies
mw-more = { $n } more
mw-missing = { $n ->
    [one] you need one more mint
   *[other] you need { $n } more mints
}
mw-mints-on = { $n ->
    [one] one mint lies on it
   *[other] { $n } mints lie on it
}
mw-taken = { $n } of { $slots } slots taken
mw-owner = its deed is { $name }'s
mw-closed = closed
mw-shut = shut
mw-is-plan = a plan, not built yet
mw-is-built = built
mw-is-secret = only you know it
mw-a-secret-plan = A secret plan
mw-secret-plan = Only { $name } knows it, until it is built.
mw-plans = { $n ->
    [one] One plan:
   *[other] { $n } plans:
}
mw-no-cards-yet = Nothing planned, nothing built yet.
mw-no-plan = You have no plan to build.
mw-no-card = You have no card to give.
mw-deck = { $n ->
    [one] One plan left in the deck
   *[other] { $n } plans left in the deck
}
mw-under = { $n } under it
mw-bank = { $n ->
    [one] one mint left
   *[other] { $n } mints left
}
mw-begins = Begins the next round
mw-choose = This one
mw-choose-card = Choose { $card }
mw-type-culture = culture
mw-type-production = production
mw-type-utility = utility
mw-type-deed = deed
mw-prompt-place = Send mints to a location, or pass.
mw-prompt-supplier = Which plan do you buy?
mw-prompt-builder = Which of your plans do you build?
mw-prompt-recycler = Which card do you give up?
mw-prompt-swap-meet = Which card do you give?
mw-prompt-swap-meet-given = { $card }: for which plan? It may be taken back.
mw-prompt-temp-agency = Do what which location does?
mw-prompt-co-op = Your Co-op: who else gains a mint?
mw-prompt-first = Who begins?
mw-prompt-advanced = Draw a location, and say which.
mw-prompt-draw = Draw a plan, and say which.
mw-stop = For { $name } the number { $at } of the column: { $what }.
mw-col-stars = Stars
mw-col-size = Cards
mw-col-mints = Mints
mw-move-pass = Pass
mw-place-supplier = { $location }: buy { $card }
mw-place-builder = { $location }: build { $card }
mw-place-recycler = { $location }: give up { $card }
mw-place-swap-meet = { $location }: { $card } for { $other }
mw-place-temp-agency = { $location } as { $copied }
mw-move-co-op = { $card }: { $player } gains a mint
mw-move-first = { $player } begins
mw-move-advanced = Location: { $card }
mw-move-draw = Plan: { $card }
mw-unseen = a secret card
mw-told-gain = { $seat } +{ $n }
mw-told-loss = { $seat } −{ $n }
mw-told-stars = { $seat } ★{ $n }
mw-told-upkeep = { $fact } (upkeep)
mw-told-upkeep-by = { $fact } (upkeep: { $buildings })
