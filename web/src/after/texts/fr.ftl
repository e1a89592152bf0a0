after-watch = Revoir la partie
after-look-back = Revenir sur la partie
after-course = Le fil de la partie
after-course-note = Pointez une courbe pour lire les valeurs ; cliquez pour revoir ce moment sur la table.
after-no-winner = Cette partie n'a pas de vainqueur
after-luck = La chance
after-luck-got = { $n ->
    [one] Les dés ont rapporté { $n } pièce à { $name }, { $than }.
   *[other] Les dés ont rapporté { $n } pièces à { $name }, { $than }.
}
after-luck-lost = { $n ->
    [one] Les dés ont coûté { $n } pièce à { $name } ; en moyenne, cela aurait fait { $due }.
   *[other] Les dés ont coûté { $n } pièces à { $name } ; en moyenne, cela aurait fait { $due }.
}
after-luck-more = { $n } de plus qu'on pouvait en attendre
after-luck-less = { $n } de moins qu'on pouvait en attendre
after-luck-even = juste ce qu'on pouvait en attendre
after-luck-came = ce qui est venu
after-luck-due = ce qu'on pouvait attendre
after-luck-series = En avance sur la moyenne, ou en retard
after-dice = Dés et cartes, vérifiés
after-share = Partager
after-as-table = En tableau
after-moment = Coup
after-beginning = Début
after-end = Fin
after-chart-keys = Les flèches parcourent la partie, Entrée montre ce moment.
after-slider = Où l'on est dans la partie
after-back = Un pas en arrière
after-on = Un pas en avant
after-run = Lire
after-pause = Pause
after-play-from = Jouer d'ici
after-is-over = Ici la partie est finie : revenez un peu en arrière.
after-overview = Bilan
after-to-table = À la table

dice-verdict = Le hasard était honnête.
dice-verdict-wrong = Quelque chose cloche avec le hasard ici.
dice-promise = Le nombre du serveur correspond à l'empreinte.
dice-no-promise = Le nombre du serveur ne correspond pas à l'empreinte.
dice-outcomes = { $n ->
    [one] Le seul tirage découle bien de ce nombre et de la chance ajoutée par les joueurs.
   *[other] Les { $n } lancers et tirages découlent bien de ce nombre et de la chance ajoutée par les joueurs.
}
dice-wrong = { $n ->
    [one] { $n } lancer ou tirage sur { $all } devait être un autre : le numéro { $k }, { $came }.
   *[other] { $n } lancers et tirages sur { $all } devaient être d'autres, à commencer par le numéro { $k } : { $came }.
}
dice-due = devait être : { $due }
dice-noted = Ce navigateur avait noté l'empreinte avant la partie : c'est la même.
dice-not-noted = Ce navigateur avait noté une autre empreinte avant la partie.
dice-my-luck = La chance donnée par ce navigateur y est.
dice-not-my-luck = La chance donnée par ce navigateur n'y est pas.
dice-stranger = Cette empreinte a-t-elle été montrée avant la partie ? Seuls les navigateurs présents le savent. Celui-ci n'y était pas.
dice-no-luck = Aucun joueur n'a ajouté de chance. Le serveur a donc pu essayer plusieurs nombres avant de montrer une empreinte.
dice-right = Juste :
dice-is-wrong = Faux :
dice-unknown = Inconnu ici :
dice-every = { $n ->
    [one] Le seul tirage
   *[other] Les { $n } lancers et tirages, un par un
}
dice-numbers = Les nombres eux-mêmes
dice-real = Cette partie s'est jouée avec de vrais dés et de vraies cartes, ou sa feuille ne dit pas comment ils sont venus : il n'y a rien à vérifier.
dice-command = Tout cela a été calculé dans votre navigateur. Que chaque coup suive les règles, cette commande le vérifie avec la partie téléchargée :

after-deed = { $name } : { $words }
