table-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
table-landmarks = monuments
table-score = monuments { $n }/{ $win }
table-plain-score = { $n ->
    [one] { $n } monument
   *[other] { $n } monuments
} sur { $win }
table-closed = { $n ->
    [one] { $n } fermée
   *[other] { $n } fermées
}
table-copies = { $card } ×{ $n }
table-plain-copies = { $card } ({ $n })
table-deck = Cartes dans la pioche : { $n }
table-hidden = Trop cher ou impossible à construire : encore { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}. `table` montre tout.
table-labelled = { $name } : { $what }
table-turn-of = { $who-is ->
    [you] C'est à vous.
   *[other] C'est à { $who }.
}
table-total = Lancer : { $n }
table-on-roll = { $roll } : { $card }
table-choice = { $move } pour { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
table-nothing = Ne rien construire
table-cost = prix
table-roll = dés
table-left = reste
table-card = carte
table-icon = symbole
table-effect = effet
table-costs = prix { $n }
table-works-on = agit sur { $roll }
table-has-icon = symbole { $icon }
table-in-market = { $n ->
    [0] épuisée au marché
   *[other] il en reste { $n } au marché
}
table-owned-by = Dans les villes : { $owners }.
table-owner = { $who } { $n }
table-owned-by-nobody = Aucune ville ne l'a encore.

table-welcome-aim = Le but : construire { $win ->
    [one] un monument
   *[other] { $win } monuments
} avant les autres.
table-welcome-turn = À chaque tour : lancez les dés, les cartes de ce numéro rapportent, puis construisez une chose, ou rien.
table-welcome-colours = Le bleu paie quel que soit le joueur qui lance, le vert quand vous lancez ; quand un autre lance, le rouge le fait payer.

table-works-red = Rouge : agit quand un autre joueur lance son numéro, et c'est lui qui paie.
table-works-green = Vert : agit quand son propriétaire lance son numéro.
table-works-blue = Bleu : agit quel que soit le joueur qui lance son numéro.
table-works-purple = Violet : agit quand son propriétaire lance son numéro. Une ville n'a jamais deux fois la même carte violette.
table-works-landmark = Monument : agit pour son propriétaire dès qu'il est construit.

table-questions-roll = Lancez les dés.
table-questions-reroll = Garder ce lancer, ou relancer ?
table-questions-harbor = Ajouter 2 à votre lancer ?
table-questions-demolish = Lequel de vos monuments démolissez-vous ?
table-questions-move = Laquelle de vos cartes donnez-vous, et à qui ?
table-questions-take = Qui vous paie jusqu'à { $taken } ?
table-questions-swap = Échangez-vous une carte ? Nommez votre carte, le joueur et la carte que vous voulez.
table-questions-renovate = Quelle carte ferme dans toutes les villes ?
table-questions-build = Construire une chose, ou rien ?

table-colours-red = rouge
table-colours-green = vert
table-colours-blue = bleu
table-colours-purple = violet
table-colours-landmark = monument

table-icons-wheat = blé
table-icons-cow = vache
table-icons-gear = engrenage
table-icons-bread = pain
table-icons-cup = tasse
table-icons-factory = usine
table-icons-fruit = fruit
table-icons-boat = bateau
table-icons-suitcase = valise
table-icons-tower = tour
