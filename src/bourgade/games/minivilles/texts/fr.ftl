why-no-station = il faut d'abord la Gare
why-not-for-sale = le marché n'en a pas
why-one-of-each = une ville n'en a jamais deux
why-too-dear = le prix est de { $cost }, et { $coins ->
    [0] il n'y a rien pour payer
    [one] il n'y a qu'une pièce pour payer
   *[other] il n'y a que { $coins } pièces pour payer
}
why-stands-already = c'est déjà construit
why-no-such-landmark = cette édition ne l'a pas
why-does-not-stand = ce n'est pas construit
why-nowhere-open = il n'y en a d'ouverte dans aucune ville
why-yourself = il faut un autre joueur
why-no-such-seat = il n'y a personne en { $seat }
why-not-owned = { $seat } n'a pas { ELIDED("de", $card) }

moves-roll-1 = Lancer un dé
moves-roll-2 = Lancer deux dés
moves-keep = Garder ce lancer
moves-reroll = Relancer
moves-add-0 = Ne rien ajouter
moves-add-2 = Ajouter 2
moves-take = Prendre des pièces à { $player }
moves-no-swap = Ne rien échanger
moves-swap = Échanger { FORM($card, "a") } contre { FORM($other, "the") } { ELIDED("de", $player) }
moves-demolish = Démolir { FORM($card, "the") }
moves-move = Donner { FORM($card, "a") } à { $player }
moves-renovate = Fermer { FORM($card, "the") } partout
moves-build = Construire { FORM($card, "a") }
moves-build-nothing = Ne rien construire
moves-first = { $player } commence
moves-die = Dé : { $number }
moves-dice = Dés : { $number } et { $second }
moves-draw = Carte : { FORM($card, "name") }

cards-wheat-field = Champs de blé
    .kind = les
cards-ranch = Ferme
    .kind = la
cards-bakery = Boulangerie
    .kind = la
cards-cafe = Café
cards-convenience-store = Supérette
    .kind = la
cards-forest = Forêt
    .kind = la
cards-cheese-factory = Fromagerie
    .kind = la
cards-furniture-factory = Fabrique de meubles
    .kind = la
cards-mine = Mine
    .kind = la
cards-family-restaurant = Restaurant
cards-apple-orchard = Verger
cards-fruit-market = Marché de fruits et légumes
cards-sushi-bar = Sushi bar
cards-flower-field = Champ de fleurs
cards-flower-shop = Fleuriste
cards-pizzeria = Pizzeria
    .kind = la
cards-burger-stand = Moonster burger
cards-fishing-boat = Petit bateau de pêche
cards-food-hall = Halle de marché
    .kind = la
cards-trawler = Chalutier
cards-general-store = Épicerie
    .kind = l-f
cards-corn-field = Champ de maïs
cards-demolition-company = Entreprise de travaux publics
    .kind = l-f
cards-french-restaurant = Restaurant 5 étoiles
cards-loan-office = Banque de Minivilles
    .kind = la
cards-vineyard = Vignoble
cards-winery = Cave à vin
    .kind = la
cards-moving-company = Entreprise de déménagement
    .kind = l-f
cards-soda-plant = Moonster soda
cards-private-club = Club privé
cards-stadium = Stade
cards-tv-station = Chaîne de télévision
    .kind = la
cards-business-center = Centre d'affaires
cards-publisher = Maison d'édition
    .kind = la
cards-tax-office = Centre des impôts
cards-renovation-company = Entreprise de rénovation
    .kind = l-f
cards-startup = Startup
    .kind = la
cards-arboretum = Arboretum
    .kind = l-m
cards-harbor = Port
cards-train-station = Gare
    .kind = la
cards-shopping-mall = Centre commercial
cards-amusement-park = Parc d'attractions
cards-radio-tower = Tour radio
    .kind = la
cards-airport = Aéroport
    .kind = l-m
cards-city-hall = Hôtel de ville
    .kind = l-m

table-all-coins = toutes ses pièces

table-effects-wheat-field = la banque vous paie { $amount }
table-effects-ranch = la banque vous paie { $amount }
table-effects-bakery = la banque vous paie { $amount }
table-effects-cafe = le joueur qui lance les dés vous paie { $amount }
table-effects-convenience-store = la banque vous paie { $amount }
table-effects-forest = la banque vous paie { $amount }
table-effects-cheese-factory = la banque vous paie { $amount } pour chaque vache de votre ville
table-effects-furniture-factory = la banque vous paie { $amount } pour chaque engrenage de votre ville
table-effects-mine = la banque vous paie { $amount }
table-effects-family-restaurant = le joueur qui lance les dés vous paie { $amount }
table-effects-apple-orchard = la banque vous paie { $amount }
table-effects-fruit-market = la banque vous paie { $amount } pour chaque blé de votre ville
table-effects-sushi-bar = si vous avez le Port, le joueur qui lance les dés vous paie { $amount }
table-effects-flower-field = la banque vous paie { $amount }
table-effects-flower-shop = la banque vous paie { $amount } pour chaque Champ de fleurs de votre ville
table-effects-pizzeria = le joueur qui lance les dés vous paie { $amount }
table-effects-burger-stand = le joueur qui lance les dés vous paie { $amount }
table-effects-fishing-boat = si vous avez le Port, la banque vous paie { $amount }
table-effects-food-hall = la banque vous paie { $amount } pour chaque tasse de votre ville
table-effects-trawler = si vous avez le Port, on lance deux autres dés et la banque vous paie { $amount } par point
table-effects-general-store = si vous avez moins de { $landmarks-below } monuments, la banque vous paie { $amount }
table-effects-corn-field = si vous avez moins de { $landmarks-below } monuments, la banque vous paie { $amount }
table-effects-demolition-company = démolissez un de vos monuments, et la banque vous paie { $amount }
table-effects-french-restaurant = le joueur qui lance les dés vous paie { $amount } s'il a au moins { $roller-landmarks } monuments
table-effects-loan-office = une fois construite, elle rapporte { $when-built } ; sur ses numéros, vous payez { $owed } à la banque
table-effects-vineyard = la banque vous paie { $amount }
table-effects-winery = la banque vous paie { $amount } pour chaque Vignoble de votre ville, puis cette carte ferme
table-effects-moving-company = donnez une de vos cartes sans tour à un autre joueur, et la banque vous paie { $amount }
table-effects-soda-plant = la banque vous paie { $amount } pour chaque tasse de toutes les villes
table-effects-private-club = le joueur qui lance les dés vous paie { $amount } s'il a au moins { $roller-landmarks } monuments
table-effects-stadium = chaque autre joueur vous paie { $amount }
table-effects-tv-station = un joueur de votre choix vous paie { $amount }
table-effects-business-center = vous pouvez échanger une carte avec un autre joueur, sauf celles à tour
table-effects-publisher = chaque autre joueur vous paie { $amount } pour chaque tasse et chaque pain de sa ville
table-effects-tax-office = chaque autre joueur qui a 10 pièces ou plus vous en paie la moitié
table-effects-renovation-company = une sorte de carte sans tour ferme dans toutes les villes ; la banque vous paie { $amount } pour chacune
table-effects-startup = la banque vous paie { $amount } pour chaque pièce sur toutes les Startups ; la vôtre en reçoit une à la fin de vos tours
table-effects-arboretum = les pièces de tous les joueurs sont partagées à parts égales
table-effects-harbor = quand vous lancez 10 ou plus, vous pouvez ajouter 2
table-effects-train-station = vous pouvez lancer deux dés
table-effects-shopping-mall = chacune de vos tasses et chacun de vos pains rapporte { $amount } de plus
table-effects-amusement-park = après un double, vous rejouez
table-effects-radio-tower = une fois par tour, vous pouvez relancer
table-effects-airport = quand vous ne construisez rien, la banque vous paie { $amount }
table-effects-city-hall = si vous n'avez plus de pièce juste avant de construire, la banque vous en donne 1

won-last = { $who-is ->
    [you] Vous avez construit le dernier des { $n } monuments, { FORM($card, "the") }
   *[other] { $who } a construit le dernier des { $n } monuments, { FORM($card, "the") }
}
won-only = { $who-is ->
    [you] Vous avez construit le seul monument qu'il fallait, { FORM($card, "the") }
   *[other] { $who } a construit le seul monument qu'il fallait, { FORM($card, "the") }
}
won-has = { $who-is ->
    [you] Vous avez les monuments qu'il fallait : { $cards }
   *[other] { $who } a les monuments qu'il fallait : { $cards }
}

series-coins = Pièces
series-worth = Prix de la ville
series-landmarks = Monuments

house-coins = pièces au départ
house-win = monuments pour gagner
house-piles = piles ouvertes au marché
house-copies = exemplaires de chaque carte
house-purple-copies = exemplaires de chaque carte violette
house-top-up = qui ne construit rien a ensuite au moins tant de pièces
house-without = cartes retirées
house-cards = une carte peut aussi avoir son propre nombre d'exemplaires : cafe = {"{"} copies = 3 {"}"}
house-card-copies = exemplaires
house-card-cost = prix
house-card-roll = numéros
house-card-amount = pièces
house-card-when-built = pièces à la construction
house-card-landmarks-below = agit avec moins de monuments que
house-card-roller-landmarks = agit si le joueur qui lance les dés a au moins tant de monuments

lab-money = pièces

# --- Ce qui se passe. Quelqu'un fait une chose, ou plusieurs ; puis vient ce que cela rapporte.

told-brought = { $sentence } : { $clauses }
told-and-then = { $sentence } ; { $clauses }

told-begins = { $who-is ->
    [you] Vous commencez
   *[other] { $who } commence
}
told-rolls = { $who-is ->
    [you] Vous lancez { $total }
   *[other] { $who } lance { $total }
}
told-rolls-two = { $who-is ->
    [you] Vous lancez { $total } ({ $first } + { $second })
   *[other] { $who } lance { $total } ({ $first } + { $second })
}
told-trawls = { $who-is ->
    [you] Vous lancez { $total } ({ $first } + { $second }) pour { FORM("trawler", "the") }
   *[other] { $who } lance { $total } ({ $first } + { $second }) pour { FORM("trawler", "the") }
}
told-rolls-again = { $who-is ->
    [you] Vous relancez
   *[other] { $who } relance
}
told-keeps = { $who-is ->
    [you] Vous gardez ce lancer
   *[other] { $who } garde ce lancer
}
told-adds = { $who-is ->
    [you] Vous ajoutez { $n } avec { FORM("harbor", "your") }
   *[other] { $who } ajoute { $n } avec { FORM("harbor", "the") }
}
told-adds-nothing = { $who-is ->
    [you] Vous n'ajoutez rien
   *[other] { $who } n'ajoute rien
}
told-takes = { $who-is ->
    [you] Vous prenez { $n } à { $whom } avec { FORM("tv-station", "your") }
   *[other] { $who } { $whom-is ->
        [you] vous prend { $n }
       *[other] prend { $n } à { $whom }
    } avec { FORM("tv-station", "the") }
}
told-picks = { $who-is ->
    [you] Vous choisissez { $whom } pour { FORM("tv-station", "your") }
   *[other] { $who } { $whom-is ->
        [you] vous choisit
       *[other] choisit { $whom }
    } pour { FORM("tv-station", "the") }
}
told-swaps = { $who-is ->
    [you] Vous échangez { $card } contre { $other }
   *[other] { $who } échange { $card } contre { $other }
}
told-swaps-nothing = { $who-is ->
    [you] Vous n'échangez rien
   *[other] { $who } n'échange rien
}
told-demolishes = { $who-is ->
    [you] Vous démolissez { FORM($card, "your") }
   *[other] { $who } démolit { FORM($card, "the") }
}
told-gives = { $who-is ->
    [you] Vous donnez { $card } à { $whom }
   *[other] { $who } { $whom-is ->
        [you] vous donne { $card }
       *[other] donne { $card } à { $whom }
    }
}
told-closes-all = { $who-is ->
    [you] Vous fermez { FORM($card, "the") } partout
   *[other] { $who } ferme { FORM($card, "the") } partout
}
told-builds = { $who-is ->
    [you] Vous construisez { FORM($card, "a") }
   *[other] { $who } construit { FORM($card, "a") }
}{ $price }
told-builds-landmark = { $who-is ->
    [you] Vous construisez { FORM($card, "your") }{ $price } et avez maintenant
   *[other] { $who } construit { FORM($card, "the") }{ $price } et a maintenant
} { $n ->
    [one] { $n } monument
   *[other] { $n } monuments
}
told-builds-last = { $who-is ->
    [you] Vous construisez { FORM($card, "your") }{ $price } et gagnez
   *[other] { $who } construit { FORM($card, "the") }{ $price } et gagne
} avec { $n ->
    [one] { $n } monument
   *[other] { $n } monuments
}
told-builds-nothing = { $who-is ->
    [you] Vous ne construisez rien
   *[other] { $who } ne construit rien
}
told-price = { " " }(−{ $n })
told-price-plain = { " " }pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
told-which-brings = { $did }, qui rapporte { $n }

told-pays = { $who-is ->
    [you] payez { $n } à { $whom }
   *[other] { $whom-is ->
        [you] vous paie { $n }
       *[other] paie { $n } à { $whom }
    }
} pour { $cards }
told-pays-several = { $who-is ->
    [you] payez
   *[other] paie
} { $shares } pour { $cards }
told-share = { $n } à { $who-is ->
    [you] vous
   *[other] { $who }
}
told-earns = { $who-is ->
    [you] gagnez
   *[other] gagne
} { $n } avec { $cards }

told-brings-own = { $who-is ->
    [you] { FORM($card, "your-brings") } { $n }
   *[other] { FORM($card, "brings-them") } { $n }
}
told-brings-to = { $what } { $shares }
told-bring-own = { $who-is ->
    [you] { $cards } rapportent { $n }
   *[other] { $cards } lui rapportent { $n }
}
told-bring = { $cards } rapportent
told-gains = { $who-is ->
    [you] vous
   *[other] { $who }
} +{ $n }
told-takes-one = { $who-is ->
    [you] { $card } vous prend { $n }
   *[other] { $card } prend { $n } à { $who }
}
told-takes-several = { $card } prend { $shares }
told-takes-each = { $card } prend { $n } à chacun ({ $people })
told-from = { $n } à { $who-is ->
    [you] vous
   *[other] { $who }
}
told-somebody = { $who-is ->
    [you] vous
   *[other] { $who }
}
told-takes-back = { $card } reprend { $n }
told-shares-out = { $card } partage les pièces de tous ({ $changes })
told-gets = { $who-is ->
    [you] vous recevez { $n }
   *[other] { $who } reçoit { $n }
}
told-loses = { $who-is ->
    [you] vous perdez { $n }
   *[other] { $who } perd { $n }
}
told-nobody = personne ne gagne rien
told-tops-up = la banque ajoute { $n }
told-closes = { $card } ferme

told-comes = Nouveau au marché : { FORM($card, "a") }
told-opens = Portes rouvertes : { $cards }
told-owned = { $who-is ->
    [you] { FORM($card, "your") }
   *[other] { FORM($card, "the") } { ELIDED("de", $who) }
}
told-owned-closed = { $who-is ->
    [you] { FORM($card, "your-closed") }
   *[other] { FORM($card, "the-closed") } { ELIDED("de", $who) }
}
told-again = { $who-is ->
    [you] Vous rejouez après ce double
   *[other] { $who } rejoue après ce double
}
told-invests = { $who-is ->
    [you] Une pièce de plus sur { FORM("startup", "your") }
   *[other] Une pièce de plus sur { FORM("startup", "the") } { ELIDED("de", $who) }
}
told-card = { FORM($card, $form) }

form-your = { $kind ->
    [les] vos { $name }
   *[le] votre { $name }
}
form-a-closed = { $kind ->
    [la] une { $name } fermée
    [l-f] une { $name } fermée
    [les] des { $name } fermés
   *[le] un { $name } fermé
}
form-the-closed = { $kind ->
    [la] la { $name } fermée
    [les] les { $name } fermés
    [l-m] l'{ $name } fermé
    [l-f] l'{ $name } fermée
   *[le] le { $name } fermé
}
form-your-closed = { $kind ->
    [la] votre { $name } fermée
    [l-f] votre { $name } fermée
    [les] vos { $name } fermés
   *[le] votre { $name } fermé
}
form-brings = { $kind ->
    [la] la { $name } rapporte
    [les] les { $name } rapportent
    [l-m] l'{ $name } rapporte
    [l-f] l'{ $name } rapporte
   *[le] le { $name } rapporte
}
form-brings-them = { $kind ->
    [la] la { $name } lui rapporte
    [les] les { $name } lui rapportent
    [l-m] l'{ $name } lui rapporte
    [l-f] l'{ $name } lui rapporte
   *[le] le { $name } lui rapporte
}
form-your-brings = { $kind ->
    [les] vos { $name } rapportent
   *[le] votre { $name } rapporte
}

## Errors

wrong-option = L'option { $name } de { $edition } à { $players } joueurs vaut { $known }, pas { $value }.
wrong-purples = L'option purples='players-1' ne va qu'avec market='line'.
wrong-players = `players` est une liste de joueurs, pas { $players }.
wrong-house = Les règles maison de la position sont inutilisables : { $why }
wrong-nobody-began = En phase first, ce n'est encore le tour de personne : `turn` vaut null, pas { $turn }.
wrong-turn = `turn` vaut { $known }, pas { $turn }.
wrong-player = { $who } est un objet avec coins, cards et landmarks, pas { $player }.
wrong-purple-twice = { $who } a { $number } { $card } : une ville n'a qu'un exemplaire de chaque carte violette.
wrong-closed-edition = { $who } a un { $card } fermé : les cartes ne ferment qu'avec Green Valley, pas en { $edition }.
wrong-closed-purple = { $who } a un { $card } fermé : les cartes violettes ne ferment jamais.
wrong-closed = { $who } a { $closed } { $card } fermés mais n'en a que { $owned }.
wrong-no-startup = { $who } a des pièces sur une startup mais pas de startup.
wrong-landmarks = Les monuments de { $who } sont une liste de noms, pas { $given }.
wrong-city-hall = { $who } : city-hall ne s'écrit pas ; les éditions avec Marina l'ont toujours.
wrong-landmark = { $who } : { $edition } n'a pas de monument { $card }{ $hint }.
wrong-landmark-twice = { $who } a deux fois le monument { $card }.
wrong-open-deck = Un marché ouvert n'a pas de pioche : toutes les cartes sont dans les piles.
wrong-too-many = Il y a { $number } { $card } sur la table ; il peut y en avoir { $most } au plus.
wrong-throwing = `throwing` est le nombre de dés en l'air, 1 ou 2, pas 0.
wrong-harbor = En phase harbor, `dice` montre deux dés qui font 10 ou plus, et `total` est leur somme.
wrong-no-dice = En phase { $phase }, il manque `dice`, comme [3] ou [3, 5], ou `total`.
wrong-turn-keys = En phase { $phase }, une position n'a pas de { $known }.
wrong-dice = `dice` est un ou deux nombres de 1 à 6, comme [3] ou [3, 5], pas { $dice }.
wrong-winner = En phase over, `turn` est le gagnant, le seul à avoir { $win } monuments.
wrong-has-won = { $who } a { $win } monuments et a gagné : la phase doit être over, pas { $phase }.
wrong-nothing-to-do = Il n'y a rien à faire ici en phase { $phase } ; en phase roll, une position est toujours possible.
wrong-flag = `{ $key }` vaut true ou false, pas { $value }.
wrong-counts = { $what } : il faut un objet de noms et de nombres, pas { $counts }.
wrong-card = { $what } : { $edition } n'a pas de carte { $card }{ $hint }.
wrong-with-line = Une position du marché line
wrong-of-coins = Les pièces de { $who }
wrong-of-startup = La startup de { $who }
wrong-of-cards = Les cartes de { $who }
wrong-of-closed-cards = Les cartes fermées de { $who }
wrong-all-coins = Les pièces de tous les joueurs ensemble
wrong-piles = Les piles
wrong-deck = La pioche
wrong-one-of = { $what }, { $card }
wrong-landmarks-left = Il faut { $win } monuments pour gagner, et il { $left ->
    [0] n'en reste aucun : laissez-en au moins un.
   *[other] n'en reste que { $left } : mettez `win` à { $left } au plus.
}
