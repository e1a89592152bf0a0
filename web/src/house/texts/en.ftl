house-file = Choose a file…
house-or = or
house-search = Which card or number?
house-reset = Undo all changes
house-box = The whole box
house-nothing = Nothing to change by that name.
house-all = { $n ->
    [one] Show the only card
   *[other] Show all { $n } cards
}
house-to = { $name }, up to
house-undo = { $name }: back to { $value }
house-none = This game has no numbers to change.
