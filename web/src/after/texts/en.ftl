after-watch = Watch the game again
after-look-back = See how it went
after-course = How it went
after-course-note = Point at a line to see the values; click to see that moment on the table.
after-no-winner = Nobody won this game
after-luck = Luck
after-luck-got = { $n ->
    [one] The dice brought { $name } { $n } coin, { $than }.
   *[other] The dice brought { $name } { $n } coins, { $than }.
}
after-luck-lost = { $n ->
    [one] The dice cost { $name } { $n } coin (on average: { $due }).
   *[other] The dice cost { $name } { $n } coins (on average: { $due }).
}
after-luck-more = { $n } more than average
after-luck-less = { $n } fewer than average
after-luck-even = exactly the average
after-luck-came = what came
after-luck-due = on average
after-luck-series = Above or below the average
after-dice = Dice and cards, checked
after-share = Share
after-as-table = As a table
after-moment = Move
after-beginning = Beginning
after-end = End
after-chart-keys = The arrow keys go through the game, Enter shows that moment.
after-slider = Moment of the game
after-back = One step back
after-on = One step on
after-run = Play
after-pause = Pause
after-play-from = Play from here
after-is-over = The game is over here: go back a little.
after-overview = Overview
after-to-table = Back to the table

dice-verdict = Chance played fair.
dice-verdict-wrong = Something is wrong with chance here.
dice-promise = The server's number matches its fingerprint.
dice-no-promise = The server's number does not match its fingerprint.
dice-outcomes = { $n ->
    [one] The only roll or draw follows from that number and from those the players added.
   *[other] All { $n } rolls and draws follow from that number and from those the players added.
}
dice-wrong = { $n ->
    [one] One of { $all } rolls and draws should have been different: number { $k }, { $came }.
   *[other] { $n } of { $all } rolls and draws should have been different, the first of them number { $k }: { $came }.
}
dice-due = should be: { $due }
dice-noted = This browser noted the fingerprint before the game: it is the same.
dice-not-noted = This browser noted another fingerprint before the game.
dice-my-luck = The number this browser added is among them.
dice-not-my-luck = The number this browser added is not among them.
dice-stranger = Was this fingerprint shown before the game? Only the browsers that were there can tell. This one was not.
dice-no-luck = No player added a number. So the server could have tried several before it showed a fingerprint.
dice-right = Right:
dice-is-wrong = Wrong:
dice-unknown = Not known here:
dice-every = { $n ->
    [one] The only roll or draw
   *[other] All { $n } rolls and draws, one by one
}
dice-numbers = The numbers themselves
dice-real = This game was played with real dice and cards, or its file does not say where they came from: there is nothing to check.
dice-command = All this was worked out in your browser. To check that every move followed the rules too, run this command with the downloaded game:

