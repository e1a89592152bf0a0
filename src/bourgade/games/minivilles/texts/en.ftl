why-no-station = it takes the Train Station
why-not-for-sale = the market has none
why-one-of-each = a town may have only one of these
why-too-dear = it costs { $cost }, and { $coins ->
    [0] there is nothing to pay with
    [one] there is one coin to pay with
   *[other] there are { $coins } coins to pay with
}
why-stands-already = it stands already
why-no-such-landmark = this edition does not have it
why-does-not-stand = it does not stand
why-nowhere-open = none is open in any town
why-yourself = it must be another player
why-no-such-seat = nobody sits at { $seat }
why-not-owned = { $seat } has no { $card }

moves-roll-1 = Roll one die
moves-roll-2 = Roll two dice
moves-keep = Keep this roll
moves-reroll = Roll again
moves-add-0 = Add nothing
moves-add-2 = Add 2
moves-take = Take coins from { $player }
moves-no-swap = Swap nothing
moves-swap = Swap { FORM($card, "a") } for { $player }'s { FORM($other, "name") }
moves-demolish = Demolish { FORM($card, "the") }
moves-move = Give { $player } { FORM($card, "a") }
moves-renovate = Close { FORM($card, "the") } everywhere
moves-build = Build { FORM($card, "a") }
moves-build-nothing = Build nothing
moves-first = { $player } begins
moves-die = Die: { $number }
moves-dice = Dice: { $number } and { $second }
moves-draw = Card: { FORM($card, "name") }

cards-wheat-field = Wheat Field
cards-ranch = Ranch
cards-bakery = Bakery
cards-cafe = Café
cards-convenience-store = Convenience Store
cards-forest = Forest
cards-cheese-factory = Cheese Factory
cards-furniture-factory = Furniture Factory
cards-mine = Mine
cards-family-restaurant = Family Restaurant
cards-apple-orchard = Apple Orchard
    .kind = an
cards-fruit-market = Fruit and Vegetable Market
cards-sushi-bar = Sushi Bar
cards-flower-field = Flower Field
cards-flower-shop = Flower Shop
cards-pizzeria = Pizzeria
cards-burger-stand = Burger Stand
cards-fishing-boat = Fishing Boat
cards-food-hall = Food Hall
cards-trawler = Trawler
cards-general-store = General Store
cards-corn-field = Corn Field
cards-demolition-company = Demolition Company
cards-french-restaurant = French Restaurant
cards-loan-office = Loan Office
cards-vineyard = Vineyard
cards-winery = Winery
cards-moving-company = Moving Company
cards-soda-plant = Soda Plant
cards-private-club = Private Club
cards-stadium = Stadium
cards-tv-station = TV Station
cards-business-center = Business Center
cards-publisher = Publisher
cards-tax-office = Tax Office
cards-renovation-company = Renovation Company
cards-startup = Startup
cards-arboretum = Arboretum
    .kind = an
cards-harbor = Harbor
cards-train-station = Train Station
cards-shopping-mall = Shopping Mall
cards-amusement-park = Amusement Park
    .kind = an
cards-radio-tower = Radio Tower
cards-airport = Airport
    .kind = an
cards-city-hall = City Hall

table-all-coins = all their coins

table-effects-wheat-field = the bank pays you { $amount }
table-effects-ranch = the bank pays you { $amount }
table-effects-bakery = the bank pays you { $amount }
table-effects-cafe = whoever rolls pays you { $amount }
table-effects-convenience-store = the bank pays you { $amount }
table-effects-forest = the bank pays you { $amount }
table-effects-cheese-factory = the bank pays you { $amount } for every cow of yours
table-effects-furniture-factory = the bank pays you { $amount } for every gear of yours
table-effects-mine = the bank pays you { $amount }
table-effects-family-restaurant = whoever rolls pays you { $amount }
table-effects-apple-orchard = the bank pays you { $amount }
table-effects-fruit-market = the bank pays you { $amount } for every wheat of yours
table-effects-sushi-bar = if you have the Harbor, whoever rolls pays you { $amount }
table-effects-flower-field = the bank pays you { $amount }
table-effects-flower-shop = the bank pays you { $amount } for every Flower Field of yours
table-effects-pizzeria = whoever rolls pays you { $amount }
table-effects-burger-stand = whoever rolls pays you { $amount }
table-effects-fishing-boat = if you have the Harbor, the bank pays you { $amount }
table-effects-food-hall = the bank pays you { $amount } for every cup of yours
table-effects-trawler = if you have the Harbor, two more dice are rolled and the bank pays you { $amount } for every pip
table-effects-general-store = if you have fewer than { $landmarks-below } landmarks, the bank pays you { $amount }
table-effects-corn-field = if you have fewer than { $landmarks-below } landmarks, the bank pays you { $amount }
table-effects-demolition-company = demolish one of your landmarks, and the bank pays you { $amount }
table-effects-french-restaurant = whoever rolls and has at least { $roller-landmarks } landmarks pays you { $amount }
table-effects-loan-office = once built, it brings { $when-built }; on its numbers you pay the bank { $owed }
table-effects-vineyard = the bank pays you { $amount }
table-effects-winery = the bank pays you { $amount } for every Vineyard of yours, then this card closes
table-effects-moving-company = give one of your cards without a tower to another player, and the bank pays you { $amount }
table-effects-soda-plant = the bank pays you { $amount } for every cup in all towns
table-effects-private-club = whoever rolls and has at least { $roller-landmarks } landmarks pays you { $amount }
table-effects-stadium = every other player pays you { $amount }
table-effects-tv-station = a player of your choice pays you { $amount }
table-effects-business-center = you may swap a card with another player, towers excepted
table-effects-publisher = every other player pays you { $amount } for each of their cups and breads
table-effects-tax-office = every other player with 10 coins or more pays you half of them
table-effects-renovation-company = one kind of card without a tower closes in all towns; the bank pays you { $amount } for each
table-effects-startup = the bank pays you { $amount } for every coin on all Startups; yours gets one more at the end of your turns
table-effects-arboretum = the coins of all players are shared out equally
table-effects-harbor = when you roll 10 or more, you may add 2
table-effects-train-station = you may roll two dice
table-effects-shopping-mall = each of your cups and breads brings { $amount } more
table-effects-amusement-park = after a double you have another turn
table-effects-radio-tower = once a turn you may roll again
table-effects-airport = when you build nothing, the bank pays you { $amount }
table-effects-city-hall = if you have no coin just before you build, the bank gives you 1

won-last = { $who-is ->
    [you] You have built the last of { $n } landmarks, { FORM($card, "the") }
   *[other] { $who } has built the last of { $n } landmarks, { FORM($card, "the") }
}
won-only = { $who-is ->
    [you] You have built the one landmark that it takes, { FORM($card, "the") }
   *[other] { $who } has built the one landmark that it takes, { FORM($card, "the") }
}
won-has = { $who-is ->
    [you] You have the landmarks that it takes: { $cards }
   *[other] { $who } has the landmarks that it takes: { $cards }
}

series-coins = Coins
series-worth = Cost of the town
series-landmarks = Landmarks

house-coins = coins at the start
house-win = landmarks to win
house-piles = open piles in the market
house-copies = copies of each card
house-purple-copies = copies of each purple card
house-top-up = who builds nothing has at least so many coins afterwards
house-without = cards taken out
house-cards = a card can also have its own number of copies: cafe = {"{"} copies = 3 {"}"}
house-card-copies = copies
house-card-cost = cost
house-card-roll = roll
house-card-amount = coins
house-card-when-built = coins when built
house-card-landmarks-below = works with fewer landmarks than
house-card-roller-landmarks = works when whoever rolls has at least so many landmarks

lab-money = coins

# --- What happens. Somebody does something, or several things; then comes what that brings.

told-brought = { $sentence }: { $clauses }
told-and-then = { $sentence }; { $clauses }

told-begins = { $who-is ->
    [you] You begin
   *[other] { $who } begins
}
told-rolls = { $who-is ->
    [you] You roll { $total }
   *[other] { $who } rolls { $total }
}
told-rolls-two = { $who-is ->
    [you] You roll { $total } ({ $first } + { $second })
   *[other] { $who } rolls { $total } ({ $first } + { $second })
}
told-trawls = { $who-is ->
    [you] You roll { $total } ({ $first } + { $second }) for { FORM("trawler", "the") }
   *[other] { $who } rolls { $total } ({ $first } + { $second }) for { FORM("trawler", "the") }
}
told-rolls-again = { $who-is ->
    [you] You roll again
   *[other] { $who } rolls again
}
told-keeps = { $who-is ->
    [you] You keep this roll
   *[other] { $who } keeps this roll
}
told-adds = { $who-is ->
    [you] You add { $n } with { FORM("harbor", "your") }
   *[other] { $who } adds { $n } with { FORM("harbor", "the") }
}
told-adds-nothing = { $who-is ->
    [you] You add nothing
   *[other] { $who } adds nothing
}
told-takes = { $who-is ->
    [you] You take { $n } from { $whom } with { FORM("tv-station", "your") }
   *[other] { $who } takes { $n } from { $whom-is ->
        [you] you
       *[other] { $whom }
    } with { FORM("tv-station", "the") }
}
told-picks = { $who-is ->
    [you] You pick { $whom } for { FORM("tv-station", "your") }
   *[other] { $who } picks { $whom-is ->
        [you] you
       *[other] { $whom }
    } for { FORM("tv-station", "the") }
}
told-swaps = { $who-is ->
    [you] You swap { $card } for { $other }
   *[other] { $who } swaps { $card } for { $other }
}
told-swaps-nothing = { $who-is ->
    [you] You swap nothing
   *[other] { $who } swaps nothing
}
told-demolishes = { $who-is ->
    [you] You demolish { FORM($card, "your") }
   *[other] { $who } demolishes { FORM($card, "the") }
}
told-gives = { $who-is ->
    [you] You give { $whom } { $card }
   *[other] { $who } gives { $whom-is ->
        [you] you
       *[other] { $whom }
    } { $card }
}
told-closes-all = { $who-is ->
    [you] You close { FORM($card, "the") } everywhere
   *[other] { $who } closes { FORM($card, "the") } everywhere
}
told-builds = { $who-is ->
    [you] You build { FORM($card, "a") }
   *[other] { $who } builds { FORM($card, "a") }
}{ $price }
told-builds-landmark = { $who-is ->
    [you] You build { FORM($card, "your") }{ $price } and now have
   *[other] { $who } builds { FORM($card, "the") }{ $price } and now has
} { $n ->
    [one] { $n } landmark
   *[other] { $n } landmarks
}
told-builds-last = { $who-is ->
    [you] You build { FORM($card, "your") }{ $price } and win
   *[other] { $who } builds { FORM($card, "the") }{ $price } and wins
} with { $n ->
    [one] { $n } landmark
   *[other] { $n } landmarks
}
told-builds-nothing = { $who-is ->
    [you] You build nothing
   *[other] { $who } builds nothing
}
told-price = { " " }(−{ $n })
told-price-plain = { " " }for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
told-which-brings = { $did }, which brings { $n }

told-pays = { $who-is ->
    [you] pay { $whom }
   *[other] pays { $whom-is ->
        [you] you
       *[other] { $whom }
    }
} { $n } for { $cards }
told-pays-several = { $who-is ->
    [you] pay
   *[other] pays
} { $shares } for { $cards }
told-share = { $who-is ->
    [you] you
   *[other] { $who }
} { $n }
told-earns = { $who-is ->
    [you] earn
   *[other] earns
} { $n } with { $cards }

told-brings-own = { $who-is ->
    [you] { FORM($card, "your-brings") } { $n }
   *[other] { FORM($card, "brings-them") } { $n }
}
told-brings-to = { $what } { $shares }
told-bring-own = { $cards } bring { $n }
told-bring = { $cards } bring
told-gains = { $who-is ->
    [you] you
   *[other] { $who }
} +{ $n }
told-takes-one = { $card } takes { $n } from { $who-is ->
    [you] you
   *[other] { $who }
}
told-takes-several = { $card } takes { $shares }
told-takes-each = { $card } takes { $n } each from { $people }
told-from = { $n } from { $who-is ->
    [you] you
   *[other] { $who }
}
told-somebody = { $who-is ->
    [you] you
   *[other] { $who }
}
told-takes-back = { $card } takes back { $n }
told-shares-out = { $card } shares out everybody's coins ({ $changes })
told-gets = { $who-is ->
    [you] you get { $n }
   *[other] { $who } gets { $n }
}
told-loses = { $who-is ->
    [you] you lose { $n }
   *[other] { $who } loses { $n }
}
told-nobody = nobody earns anything
told-tops-up = the bank adds { $n }
told-closes = { $card } closes

told-comes = New in the market: { FORM($card, "a") }
told-opens = Open again: { $cards }
told-owned = { $who-is ->
    [you] { FORM($card, "your") }
   *[other] { $who }'s { FORM($card, "name") }
}
told-owned-closed = { $who-is ->
    [you] { FORM($card, "your-closed") }
   *[other] { $who }'s closed { FORM($card, "name") }
}
told-again = { $who-is ->
    [you] You have another turn after this double
   *[other] { $who } has another turn after this double
}
told-invests = { $who-is ->
    [you] One more coin lies on { FORM("startup", "your") }
   *[other] One more coin lies on { $who }'s { FORM("startup", "name") }
}
told-card = { FORM($card, $form) }

form-your = your { $name }
form-a-closed = a closed { $name }
form-the-closed = the closed { $name }
form-your-closed = your closed { $name }
form-brings = the { $name } brings
form-brings-them = the { $name } brings
form-your-brings = your { $name } brings
## Errors

wrong-option = Option { $name } of { $edition } with { $players } players is { $known }, not { $value }.
wrong-purples = Option purples='players-1' goes with market='line' only.
wrong-players = `players` is a list of players, not { $players }.
wrong-house = The position's house rules cannot be used: { $why }
wrong-nobody-began = In phase first nobody has the turn yet: `turn` is null, not { $turn }.
wrong-turn = `turn` is { $known }, not { $turn }.
wrong-player = { $who } is an object with coins, cards and landmarks, not { $player }.
wrong-purple-twice = { $who } has { $number } { $card }: a city may have only one of each purple kind.
wrong-closed-edition = { $who } has a closed { $card }: cards close only with Green Valley, not in { $edition }.
wrong-closed-purple = { $who } has a closed { $card }: purple cards never close.
wrong-closed = { $who } has { $closed } closed { $card } but only { $owned } of them.
wrong-no-startup = { $who } has coins on a startup but no startup.
wrong-landmarks = { $who }'s landmarks are a list of names, not { $given }.
wrong-city-hall = { $who }: city-hall is not listed; editions with Marina always have it.
wrong-landmark = { $who }: { $edition } has no landmark { $card }{ $hint }.
wrong-landmark-twice = { $who } has the landmark { $card } twice.
wrong-open-deck = An open market has no deck: all cards lie in the piles.
wrong-too-many = There are { $number } { $card } on the table; at most { $most } can be.
wrong-throwing = `throwing` is how many dice are in the air, 1 or 2, not 0.
wrong-harbor = In phase harbor `dice` are two that make 10 or more, and `total` is their sum.
wrong-no-dice = A position in phase { $phase } needs `dice`, as [3] or [3, 5], or `total`.
wrong-turn-keys = A position in phase { $phase } has no { $known }.
wrong-dice = `dice` is one or two numbers from 1 to 6, as [3] or [3, 5], not { $dice }.
wrong-winner = In phase over `turn` is the winner, the only one with { $win } landmarks.
wrong-has-won = { $who } has { $win } landmarks and has won: the phase must be over, not { $phase }.
wrong-nothing-to-do = There is nothing to do in phase { $phase } here; a position can always be set up in phase roll.
wrong-flag = `{ $key }` is true or false, not { $value }.
wrong-counts = { $what } are an object of names and numbers, not { $counts }.
wrong-card = { $what }: { $edition } has no card { $card }{ $hint }.
wrong-with-line = A position with market line
wrong-of-coins = { $who }'s coins
wrong-of-startup = { $who }'s startup
wrong-of-cards = { $who }'s cards
wrong-of-closed-cards = { $who }'s closed cards
wrong-all-coins = All players' coins together
wrong-piles = The piles
wrong-deck = The deck
wrong-one-of = { $what }: { $card }
wrong-landmarks-left = { $win } landmarks win, but only { $left } are left: { $left ->
    [0] leave one at least.
   *[other] set `win` to { $left } or less.
}
