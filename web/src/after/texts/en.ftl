after-watch = Watch it again
after-look-back = Look back
after-course = How it went
after-course-note = Point at a line to see the values; click to see that moment on the table.
after-no-winner = This game has no winner
after-luck = Luck
after-luck-got = { $n ->
    [one] { $name } got { $n } coin from the dice, { $than }.
   *[other] { $name } got { $n } coins from the dice, { $than }.
}
after-luck-lost = { $n ->
    [one] The dice cost { $name } { $n } coin; on average it would have been { $due }.
   *[other] The dice cost { $name } { $n } coins; on average it would have been { $due }.
}
after-luck-more = { $n } more than one could expect
after-luck-less = { $n } fewer than one could expect
after-luck-even = just what one could expect
after-luck-came = what came
after-luck-due = what one could expect
after-luck-series = Ahead of the average, or behind
after-dice = Dice and cards, checked
after-share = Share
after-as-table = As a table
after-moment = Move
after-beginning = Beginning
after-end = End
after-chart-keys = The arrow keys go through the game, Enter shows the moment.
after-slider = Where in the game
after-back = One step back
after-on = One step on
after-run = Play
after-pause = Pause
after-play-from = Play from here
after-is-over = The game is over here: go back a little.
after-overview = Overview
after-to-table = To the table

dice-verdict = Chance was fair.
dice-verdict-wrong = Something is wrong with chance here.
dice-promise = The server's number fits the fingerprint.
dice-no-promise = The server's number does not fit the fingerprint.
dice-outcomes = { $n ->
    [one] The one throw or draw is what that number and the players' luck make of it.
   *[other] All { $n } throws and draws are what that number and the players' luck make of them.
}
dice-wrong = { $n ->
    [one] One of { $all } throws and draws had to be another: number { $k }, { $came }.
   *[other] { $n } of { $all } throws and draws had to be others, the first of them number { $k }: { $came }.
}
dice-due = had to be: { $due }
dice-noted = This browser noted the fingerprint before the game: it is the same.
dice-not-noted = This browser noted another fingerprint before the game.
dice-my-luck = The luck this browser gave is in it.
dice-not-my-luck = The luck this browser gave is not in it.
dice-stranger = Whether this fingerprint was shown before the game, only browsers that were there can know. This one was not.
dice-no-luck = No player added luck. So the server could have tried several numbers before it showed a fingerprint.
dice-right = Right:
dice-is-wrong = Wrong:
dice-unknown = Not known here:
dice-every = { $n ->
    [one] The one throw or draw
   *[other] Every one of the { $n } throws and draws
}
dice-numbers = The numbers themselves
dice-real = This game was played with real dice and cards, or its record does not say how they came: there is nothing to check.
dice-command = All this was computed in your browser. Whether every move kept to the rules is checked by this command, with the record:

after-deed = { $name }: { $words }
