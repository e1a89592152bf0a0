mw-square = Town square
mw-my-neighbourhood = My cards
mw-neighbourhood-of = { $name }'s neighbourhood
mw-supply = Plans in the supply
mw-no-supply = No plan is left in the supply.
mw-round = Round { $n }
mw-short = { $n } short
mw-missing = { $n ->
    [one] you are { $n } mint short
   *[other] you are { $n } mints short
}
mw-mints-on = { $n ->
    [one] { $n } mint on it
   *[other] { $n } mints on it
}
mw-used-by = used by { $names }
mw-owner = { $name }'s deed
mw-is-plan = plan
mw-is-built = building
mw-is-secret = only you know it
mw-a-secret-plan = A secret plan
mw-secret-plan = Nobody but { $name } knows it until it is built.
mw-plans = { $n ->
    [one] { $n } plan:
   *[other] { $n } plans:
}
mw-no-cards-yet = No plans and no buildings yet.
mw-no-plan = You have no plan to build.
mw-no-card = Your neighbourhood has no card yet.
mw-deck = { $n ->
    [one] { $n } plan in the deck
   *[other] { $n } plans in the deck
}
mw-under = { $n } under it
mw-bank = { $n ->
    [one] { $n } mint left
   *[other] { $n } mints left
}
mw-begins = First-player token: begins the next round
mw-choose = Choose
mw-choose-card = Choose { FORM($card, "the") }
mw-stop = Number { $at } on { $name }'s way: { $what }.
mw-col-stars = Stars
mw-col-size = Cards
mw-col-mints = Mints
