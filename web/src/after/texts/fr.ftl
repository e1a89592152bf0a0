after-watch = Revoir la partie
after-look-back = Voir le bilan
after-course = Le fil de la partie
after-course-note = Pointez une courbe pour lire les valeurs ; cliquez pour voir ce moment sur la table.
after-no-winner = Personne n'a gagné cette partie
after-luck = La chance
after-luck-got = { $n ->
    [one] Les dés ont rapporté { $n } pièce à { $name }, { $than }.
   *[other] Les dés ont rapporté { $n } pièces à { $name }, { $than }.
}
after-luck-lost = { $n ->
    [one] Les dés ont coûté { $n } pièce à { $name } (en moyenne : { $due }).
   *[other] Les dés ont coûté { $n } pièces à { $name } (en moyenne : { $due }).
}
after-luck-more = { $n } de plus que la moyenne
after-luck-less = { $n } de moins que la moyenne
after-luck-even = tout juste la moyenne
after-luck-came = ce qui est venu
after-luck-due = en moyenne
after-luck-series = Au-dessus ou au-dessous de la moyenne
after-dice = Dés et cartes, vérifiés
after-share = Partager
after-as-table = En tableau
after-moment = Coup
after-beginning = Début
after-end = Fin
after-chart-keys = Les flèches parcourent la partie, Entrée montre le moment choisi.
after-slider = Moment de la partie
after-back = Un pas en arrière
after-on = Un pas en avant
after-run = Lecture
after-pause = Pause
after-play-from = Jouer à partir d'ici
after-is-over = Ici, la partie est finie : revenez un peu en arrière.
after-overview = Bilan
after-to-table = Retour à la table

dice-verdict = Le hasard n'a pas triché.
dice-verdict-wrong = Quelque chose cloche avec le hasard ici.
dice-promise = Le nombre du serveur correspond à son empreinte.
dice-no-promise = Le nombre du serveur ne correspond pas à son empreinte.
dice-outcomes = { $n ->
    [one] Le seul lancer ou tirage découle bien de ce nombre et de ceux que les joueurs ont ajoutés.
   *[other] Les { $n } lancers et tirages découlent bien de ce nombre et de ceux que les joueurs ont ajoutés.
}
dice-wrong = { $n ->
    [one] Un des { $all } lancers et tirages aurait dû être différent : le numéro { $k }, { $came }.
   *[other] { $n } des { $all } lancers et tirages auraient dû être différents, à commencer par le numéro { $k } : { $came }.
}
dice-due = aurait dû être : { $due }
dice-noted = Ce navigateur avait noté l'empreinte avant la partie : c'est la même.
dice-not-noted = Ce navigateur avait noté une autre empreinte avant la partie.
dice-my-luck = Le nombre ajouté par ce navigateur en fait partie.
dice-not-my-luck = Le nombre ajouté par ce navigateur n'en fait pas partie.
dice-stranger = Cette empreinte a-t-elle été montrée avant la partie ? Seuls les navigateurs présents peuvent le dire. Celui-ci n'y était pas.
dice-no-luck = Aucun joueur n'a ajouté de nombre. Le serveur a donc pu en essayer plusieurs avant de montrer une empreinte.
dice-right = Juste :
dice-is-wrong = Faux :
dice-unknown = Inconnu ici :
dice-every = { $n ->
    [one] Le seul lancer ou tirage
   *[other] Les { $n } lancers et tirages, un par un
}
dice-numbers = Les nombres eux-mêmes
dice-real = Cette partie s'est jouée avec de vrais dés et de vraies cartes, ou son fichier ne dit pas d'où ils sont venus : il n'y a rien à vérifier.
dice-command = Tout cela a été calculé dans votre navigateur. Pour vérifier aussi que chaque coup suit les règles, lancez cette commande avec la partie téléchargée :

