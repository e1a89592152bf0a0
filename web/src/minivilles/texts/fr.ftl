mv-market = Marché
mv-numbers = Qui gagnerait quoi sur chaque numéro
mv-on-number = Sur un { $n }
mv-nobody-gains = Rien pour personne
mv-town-of = Ville { ELIDED("de", $name) }
mv-landmarks = { $n ->
    [one] { $n } monument sur { $win }
   *[other] { $n } monuments sur { $win }
}
mv-my-landmarks = Vos monuments
mv-choose = Choisir
mv-choose-card = Commencer par { $card }
mv-deck = { $n ->
    [0] La pioche est vide
    [one] Il reste une carte dans la pioche
   *[other] Il reste { $n } cartes dans la pioche
}
mv-build-later = On construit à la fin de son tour, après le lancer.
mv-prompt-roll = Lancez les dés.
mv-prompt-reroll = Garder ce lancer, ou relancer ?
mv-prompt-add = Ajouter 2 à votre lancer ?
mv-prompt-take = Qui vous paie jusqu'à { $amount } ?
mv-prompt-swap = Laquelle de vos cartes échangez-vous ? Ou gardez tout.
mv-prompt-swap-half = { $card } : contre quelle carte d'une autre ville ?
mv-prompt-move = Laquelle de vos cartes donnez-vous ?
mv-prompt-move-half = { $card } : à qui ?
mv-prompt-demolish = Lequel de vos monuments démolissez-vous ?
mv-prompt-renovate = Quelle carte ferme dans toutes les villes ?
mv-prompt-build = Construisez une carte ou un monument, ou rien.
mv-prompt-die = Lancez votre dé. Que montre-t-il ?
mv-prompt-dice = Lancez vos deux dés. Que montrent-ils ?
mv-prompt-draw = Piochez une carte. Laquelle est-ce ?
mv-prompt-first = Qui commence ?
mv-col-landmarks = Monuments
mv-col-coins = Pièces
mv-won-with = { $n ->
    [0] Et plus une seule pièce en poche.
    [one] Avec une pièce en poche.
   *[other] Avec { $n } pièces en poche.
}

card-roll = sur { $roll }
card-cost = { $n ->
    [one] coûte { $n } pièce
   *[other] coûte { $n } pièces
}
card-left = { $n ->
    [one] il en reste une
   *[other] il en reste { $n }
}
card-owned = { $n ->
    [one] vous en avez une
   *[other] vous en avez { $n }
}
card-missing = manque { $n }
card-missing-coins = { $n ->
    [one] Il vous manque une pièce.
   *[other] Il vous manque { $n } pièces.
}
card-sold-out = épuisée
card-closed = { $n ->
    [one] une fermée
   *[other] { $n } fermées
}
card-built = construit
card-plan = pas encore construit
card-all-coins = tout

colour-blue = quel que soit le joueur qui lance
colour-green = quand vous lancez
colour-red = quand un autre lance
colour-purple = quand vous lancez ; une par ville
colour-landmark = monument
