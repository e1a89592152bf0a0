welcome-aim = Build the most stars; the game is over when a round ends with { $win } stars in one neighbourhood.
welcome-turn = In your turn you send mints to a location, or pass; when all have passed in a row, the round is over.

turn-of = { $who-is ->
    [you] Your turn.
   *[other] { $who } to play.
}
choice = { $move } ({ $cost ->
    [one] { $cost } mint
   *[other] { $cost } mints
})
labelled = { $name }: { $what }
noted = { $name } ({ $note })

token = first-player token
token-mark = token
buildings = buildings
plans = plans
secret = secret

column-slots = slots
column-stars = stars
column-cost = cost
column-location = location
column-supply = supply
column-effect = effect
stars-vary = varies
more-than = { $n }+

supply = Supply
deck = plans in the deck: { $n }
under = under it: { $n }
bank = mint supply: { $n }

in-supply = It lies in the supply.
planned-by = { $who-is ->
    [you] You have
   *[other] { $who } has
} it as a plan.
built-by = { $who-is ->
    [you] You have
   *[other] { $who } has
} built it.
out-of-sight = Nobody can see where it is.

kinds-core = Location: always open.
kinds-deed = Location with a deed: closed until its plan is built, then open to everybody.
kinds-advanced = Advanced location: always open.
