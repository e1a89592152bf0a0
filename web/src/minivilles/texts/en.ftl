mv-market = Market
mv-numbers = Who would get what on each number
mv-on-number = On a { $n }
mv-nobody-gains = Nothing for anybody
mv-town-of = Town of { $name }
mv-landmarks = { $n } of { $win } landmarks
mv-my-landmarks = Your landmarks
mv-choose = This one
mv-choose-card = Choose { $card }, then the other side
mv-deck = { $n ->
    [one] One card left in the deck
   *[other] { $n } cards left in the deck
}
mv-build-later = You build at the end of your turn, after the roll.
mv-prompt-roll = Roll the dice.
mv-prompt-reroll = Keep this roll, or roll again?
mv-prompt-add = Add 2 to your roll?
mv-prompt-take = Take up to { $amount } coins: from whom?
mv-prompt-swap = Choose one of your cards to swap, or keep all.
mv-prompt-swap-half = { $card }: for which card of another town?
mv-prompt-move = Choose one of your cards to give away.
mv-prompt-move-half = { $card }: to whom?
mv-prompt-demolish = Which of your landmarks do you demolish?
mv-prompt-renovate = Which kind closes in all towns?
mv-prompt-build = Build a card or a landmark, or nothing.
mv-prompt-die = Throw a die, and say what it shows.
mv-prompt-dice = Throw two dice, and say what they show.
mv-prompt-draw = Draw a card, and say which.
mv-prompt-first = Who begins?
mv-col-landmarks = Landmarks
mv-col-coins = Coins
mv-won-with = { $n ->
    [one] With one coin to spare.
   *[other] With { $n } coins to spare.
}

card-roll = on { $roll }
card-cost = { $n ->
    [one] costs { $n } coin
   *[other] costs { $n } coins
}
card-left = { $n ->
    [one] one left
   *[other] { $n } left
}
card-owned = { $n ->
    [one] you have one
   *[other] you have { $n }
}
card-missing = { $n } more
card-missing-coins = { $n ->
    [one] You need one more coin.
   *[other] You need { $n } more coins.
}
card-sold-out = sold out
card-closed = { $n ->
    [one] closed for renovation
   *[other] { $n } closed
}
card-built = built
card-plan = under construction
card-all-coins = all

colour-blue = in everybody's turn
colour-green = in your own turn
colour-red = the roller pays
colour-purple = in your own turn, one per city
colour-landmark = landmark

mv-move-roll-1 = Roll one die
mv-move-roll-2 = Roll two dice
mv-move-keep = Keep the dice
mv-move-reroll = Roll again
mv-move-add-0 = Leave the roll as it is
mv-move-add-2 = Add 2 to the roll
mv-move-take = Take coins from { $player }
mv-move-swap-nothing = Swap nothing
mv-move-swap = Swap { $card } for { $other } of { $player }
mv-move-demolish = Demolish { $card }
mv-move-move = Give { $card } to { $player }
mv-move-renovate = Close every { $card }
mv-move-build = Build { $card }
mv-move-build-nothing = Build nothing
mv-move-first = { $player } begins
mv-move-die = Die: { $number }
mv-move-dice = Dice: { $number } and { $second }
mv-move-draw = Card: { $card }
mv-fact-gain = { $seat } +{ $n }
mv-fact-loss = { $seat } −{ $n }
mv-fact-even = { $seat } ±{ $n }
mv-fact-by = { $fact } ({ $cards })
mv-fact-card-of = { $card } of { $seats }
mv-fact-semicolon = ;{ " " }
mv-fact-again = { $seat } has another turn
