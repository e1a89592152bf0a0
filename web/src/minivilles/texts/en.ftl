mv-market = Market
mv-numbers = Who would get what on each number
mv-on-number = On a { $n }
mv-nobody-gains = Nothing for anybody
mv-town-of = Town of { $name }
mv-landmarks = { $n } of { $win } landmarks
mv-my-landmarks = Your landmarks
mv-choose = This one
mv-choose-card = Begin with { $card }
mv-deck = { $n ->
    [0] The deck is empty
    [one] One card left in the deck
   *[other] { $n } cards left in the deck
}
mv-build-later = You build at the end of your turn, after the roll.
mv-prompt-roll = Roll the dice.
mv-prompt-reroll = Keep this roll, or roll again?
mv-prompt-add = Add 2 to your roll?
mv-prompt-take = Who pays you up to { $amount }?
mv-prompt-swap = Which of your cards do you swap? Or keep them all.
mv-prompt-swap-half = { $card }: for which card of another town?
mv-prompt-move = Which of your cards do you give away?
mv-prompt-move-half = { $card }: to whom?
mv-prompt-demolish = Which of your landmarks do you demolish?
mv-prompt-renovate = Which card closes in all towns?
mv-prompt-build = Build a card or a landmark, or nothing.
mv-prompt-die = Throw your die. What does it show?
mv-prompt-dice = Throw your two dice. What do they show?
mv-prompt-draw = Draw a card. Which one is it?
mv-prompt-first = Who begins?
mv-col-landmarks = Landmarks
mv-col-coins = Coins
mv-won-with = { $n ->
    [0] And not a coin left.
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
card-missing = { $n } short
card-missing-coins = { $n ->
    [one] You are one coin short.
   *[other] You are { $n } coins short.
}
card-sold-out = sold out
card-closed = { $n ->
    [one] one closed
   *[other] { $n } closed
}
card-built = built
card-plan = not built yet
card-all-coins = all

colour-blue = whoever rolls
colour-green = when you roll
colour-red = when others roll
colour-purple = when you roll; one in each town
colour-landmark = landmark
