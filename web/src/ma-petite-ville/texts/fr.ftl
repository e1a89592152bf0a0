pv-map = Ville
pv-mine = Mes silhouettes
pv-city = La ville : { $tiles }, { $silhouettes }
pv-tiles = { $n ->
    [one] une tuile
   *[other] { $n } tuiles
}
pv-silhouettes = { $n ->
    [0] pas encore de silhouette
    [one] une silhouette
   *[other] { $n } silhouettes
}
pv-line = Ligne { $line }, colonnes { $first } à { $last } : { $squares }
pv-x = X
pv-taken = prise ({ $objects })
pv-view = Déplacer la carte
pv-zoom-in = Plus près
pv-zoom-out = Plus loin
pv-fit = Toute la ville
pv-stack = { $n ->
    [one] Il reste { $n } tuile dans la pioche.
   *[other] Il reste { $n } tuiles dans la pioche.
}
pv-face = Tuile : { $lines }
pv-drawn = La tuile piochée : { $lines }
pv-turn = Tourner
pv-lay-here = Poser ici
pv-place-here = Placer ici
pv-at = { $move } : { $where }
pv-at-square = ligne { $line }, colonne { $column }
pv-at-across = ligne { $line }, colonnes { $first } à { $last }
pv-at-down = colonne { $column }, lignes { $first } à { $last }
pv-at-tile = colonnes { $left } à { $right }, lignes { $top } à { $bottom }
pv-at-left = à gauche de la ville, lignes { $top } à { $bottom }
pv-at-right = à droite de la ville, lignes { $top } à { $bottom }
pv-at-above = au-dessus de la ville, colonnes { $left } à { $right }
pv-at-below = au-dessous de la ville, colonnes { $left } à { $right }
pv-tray-of = Silhouettes { ELIDED("de", $name) }
pv-silhouette = Silhouette de { $n }
pv-is-placed = Silhouette de { $n }, placée
pv-places = { $n ->
    [0] aucune place
    [one] une place
   *[other] { $n } places
}
pv-no-place = Elle n'a pas de place pour l'instant.
pv-needs-normal = { $n ->
    [1] Il lui faut une case libre de votre couleur.
   *[other] Il lui faut { $n } cases libres à la suite, sans X, la première et la dernière de votre couleur.
}
pv-needs-easy = { $n ->
    [1] Il lui faut une case libre de votre couleur.
   *[other] Il lui faut { $n } cases libres à la suite, la première et la dernière de votre couleur.
}
pv-lay-first = Posez d'abord la tuile que vous avez piochée.
pv-not-here = Pas ici.
pv-prompt-turn = Piochez une tuile, ou choisissez une de vos silhouettes.
pv-prompt-turn-only = Aucune de vos silhouettes n'a de place : piochez une tuile.
pv-prompt-lay = Posez la tuile où vous voulez, dans le sens que vous voulez.
pv-prompt-place = { $n ->
    [one] Silhouette de { $length } : une place possible.
   *[other] Silhouette de { $length } : { $n } places possibles.
}
pv-prompt-tile = Piochez une tuile, et dites laquelle.
pv-prompt-last = Placez encore une silhouette, ou renoncez.
pv-prompt-last-only = Aucune de vos silhouettes n'a plus de place : il faut renoncer.
pv-col-objects = Objets restants
pv-col-silhouettes = Silhouettes restantes
