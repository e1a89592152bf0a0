table-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
table-landmarks = landmarks
table-score = landmarks { $n }/{ $win }
table-plain-score = { $n } of { $win } landmarks
table-closed = { $n } closed
table-copies = { $card } ×{ $n }
table-plain-copies = { $card } ({ $n })
table-deck = Cards in the deck: { $n }
table-hidden = Too dear or not to be had: { $n } more. `table` shows them all.
table-labelled = { $name }: { $what }
table-turn-of = { $who-is ->
    [you] It is your turn.
   *[other] It is the turn of { $who }.
}
table-total = Roll: { $n }
table-on-roll = { $roll }: { $card }
table-choice = { $move } for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
table-nothing = Build nothing
table-cost = cost
table-roll = roll
table-left = left
table-card = card
table-icon = icon
table-effect = effect
table-costs = costs { $n }
table-works-on = works on { $roll }
table-has-icon = icon { $icon }
table-in-market = { $n } left in the market
table-owned-by = In the towns: { $owners }.
table-owner = { $who } { $n }
table-owned-by-nobody = No town has it yet.

table-welcome-aim = Be the first to build { $win ->
    [one] a landmark
   *[other] { $win } landmarks
}.
table-welcome-turn = Each turn: roll, earn what the cards with that number bring, then build one thing or nothing.
table-welcome-colours = Blue pays whoever rolls, green when you roll, red when others roll: then they pay you.

table-works-red = Red: works when another player rolls its number, and that player pays.
table-works-green = Green: works when its owner rolls its number.
table-works-blue = Blue: works whoever rolls its number.
table-works-purple = Purple: works when its owner rolls its number. A town has at most one of each.
table-works-landmark = Landmark: works for its owner as soon as it stands.

table-questions-roll = Roll the dice.
table-questions-reroll = Keep this roll, or roll again?
table-questions-harbor = Add 2 to your roll?
table-questions-demolish = Which of your landmarks do you demolish?
table-questions-move = Which of your cards do you give away, and to whom?
table-questions-take = Who pays you up to { $taken }?
table-questions-swap = Do you swap a card? Name your card, the player, and the card you want.
table-questions-renovate = Which card closes in all towns?
table-questions-build = Build one thing, or nothing?

table-colours-red = red
table-colours-green = green
table-colours-blue = blue
table-colours-purple = purple
table-colours-landmark = landmark

table-icons-wheat = wheat
table-icons-cow = cow
table-icons-gear = gear
table-icons-bread = bread
table-icons-cup = cup
table-icons-factory = factory
table-icons-fruit = fruit
table-icons-boat = boat
table-icons-suitcase = suitcase
table-icons-tower = tower
