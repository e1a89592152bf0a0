house-file = Choose a file …
house-or = or
house-search = Which card or number?
house-reset = Reset all
house-box = The whole box
house-nothing = Nothing of that name can be changed.
house-all = { $n ->
    [one] Show the one card
   *[other] Show all { $n } cards
}
house-to = { $name }, to
house-undo = { $name }: back to { $value }
house-none = This game has no numbers to change.
