mv-market = Marché
mv-numbers = Qui gagnerait quoi sur chaque nombre
mv-on-number = Sur un { $n }
mv-nobody-gains = Rien pour personne
mv-town-of = Ville { ELIDED("de", $name) }
mv-landmarks = { $n ->
    [one] { $n } monument sur { $win }
   *[other] { $n } monuments sur { $win }
}
mv-my-landmarks = Vos monuments
mv-choose = Choisir
mv-choose-card = Choisir { $card }, puis l'autre côté
mv-deck = { $n ->
    [one] Encore une carte dans la pioche
   *[other] Encore { $n } cartes dans la pioche
}
mv-build-later = On construit à la fin de son tour, après le lancer des dés.
mv-prompt-roll = Lancez les dés.
mv-prompt-reroll = Garder ce lancer, ou relancer ?
mv-prompt-add = Ajouter 2 à votre lancer ?
mv-prompt-take = Prenez jusqu'à { $amount } pièces : à qui ?
mv-prompt-swap = Choisissez une de vos cartes à échanger, ou gardez tout.
mv-prompt-swap-half = { $card } : contre quelle carte d'une autre ville ?
mv-prompt-move = Choisissez une de vos cartes à donner.
mv-prompt-move-half = { $card } : à qui ?
mv-prompt-demolish = Quel monument démolissez-vous ?
mv-prompt-renovate = Quelle sorte ferme dans toutes les villes ?
mv-prompt-build = Construisez une carte ou un monument, ou rien.
mv-prompt-die = Lancez un dé, et dites ce qu'il montre.
mv-prompt-dice = Lancez deux dés, et dites ce qu'ils montrent.
mv-prompt-draw = Piochez une carte, et dites laquelle.
mv-prompt-first = Qui commence ?
mv-col-landmarks = Monuments
mv-col-coins = Pièces
mv-won-with = { $n ->
    [one] Avec { $n } pièce en poche.
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
card-missing = encore { $n }
card-missing-coins = { $n ->
    [one] Il vous manque une pièce.
   *[other] Il vous manque { $n } pièces.
}
card-sold-out = épuisée
card-closed = { $n ->
    [one] fermée pour travaux
   *[other] { $n } fermées
}
card-built = construit
card-plan = en projet
card-all-coins = tout

colour-blue = au tour de chacun
colour-green = à votre tour
colour-red = le lanceur paie
colour-purple = à votre tour, une par ville
colour-landmark = monument

mv-move-roll-1 = Lancer un dé
mv-move-roll-2 = Lancer deux dés
mv-move-keep = Garder les dés
mv-move-reroll = Relancer
mv-move-add-0 = Laisser le jet tel quel
mv-move-add-2 = Ajouter 2 au jet
mv-move-take = Prendre des pièces à { $player }
mv-move-swap-nothing = Ne rien échanger
mv-move-swap = Échanger { $card } contre { $other } { ELIDED("de", $player) }
mv-move-demolish = Démolir : { $card }
mv-move-move = Donner { $card } à { $player }
mv-move-renovate = Fermer partout : { $card }
mv-move-build = Construire : { $card }
mv-move-build-nothing = Ne rien construire
mv-move-first = { $player } commence
mv-move-die = Dé : { $number }
mv-move-dice = Dés : { $number } et { $second }
mv-move-draw = Carte : { $card }
mv-fact-gain = { $seat } +{ $n }
mv-fact-loss = { $seat } −{ $n }
mv-fact-even = { $seat } ±{ $n }
mv-fact-by = { $fact } ({ $cards })
mv-fact-card-of = { $card } { ELIDED("de", $seats) }
mv-fact-semicolon =  ;{ " " }
mv-fact-again = { $seat } rejoue
