pv-map = Ville
pv-mine = Mes silhouettes
pv-city = La ville : { $tiles }, { $rows }
pv-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
pv-rows = { $n ->
    [one] { $n } silhouette posée
   *[other] { $n } silhouettes posées
}
pv-view = Déplacer la carte
pv-zoom-in = Plus près
pv-zoom-out = Plus loin
pv-fit = Toute la ville
pv-stack = { $n ->
    [one] Encore { $n } tuile dans la pioche.
   *[other] Encore { $n } tuiles dans la pioche.
}
pv-drawn = Tuile { $n }, piochée à l'instant
pv-turn = Tourner
pv-lay-here = Poser ici
pv-tray-of = Silhouettes { ELIDED("de", $name) }
pv-silhouette = Silhouette de { $n }
pv-is-laid = Silhouette de { $n }, posée
pv-places = { $n ->
    [one] { $n } emplacement
   *[other] { $n } emplacements
}
pv-left = { $n ->
    [one] encore { $n } objet
   *[other] encore { $n } objets
}
pv-no-place = Elle n'a pas de place pour l'instant.
pv-for-example = Par exemple : { $why }
pv-not-here = Pas ici :
pv-objects-blue = citoyens
pv-objects-green = arbres
pv-objects-yellow = voitures
pv-objects-red = maisons
pv-prompt-turn = Piochez une tuile, ou choisissez une de vos silhouettes.
pv-prompt-turn-only = Aucune de vos silhouettes n'a de place : piochez une tuile.
pv-prompt-lay = Posez la tuile où vous voulez, dans le sens que vous voulez.
pv-prompt-place = { $n ->
    [one] Silhouette de { $length } : { $n } emplacement possible.
   *[other] Silhouette de { $length } : { $n } emplacements possibles.
}
pv-prompt-tile = Piochez une tuile, et dites laquelle.
pv-prompt-last = Placez encore une silhouette, ou renoncez.
pv-prompt-last-only = Aucune de vos silhouettes n'a plus de place.
pv-last-round = Dernier tour : chacun peut encore placer une silhouette.
pv-col-objects = Objets restants
pv-col-silhouettes = Silhouettes restantes
pv-move-draw = Piocher une tuile
pv-move-lay = Poser la tuile en { $x } { $y }, { $turned } ({ $r })
pv-move-place = Placer la silhouette de { $length } en { $x } { $y }, { $way }
pv-move-decline = Renoncer
pv-move-first = { $seat } commence
pv-move-tile = Tuile { $n }
pv-turned-0 = non tournée
pv-turned-1 = tournée d'un quart
pv-turned-2 = tournée d'un demi-tour
pv-turned-3 = tournée de trois quarts
pv-way-across = vers la droite
pv-way-down = vers le bas
pv-told-first-tile = La ville commence par la tuile { $n }
pv-told-laid = Poser la tuile { $n } en { $x } { $y }, { $turned }
pv-told-squares = carrés { $x } { $y } à { $to_x } { $to_y }
pv-told-last-tile = c'était la dernière tuile : chacun peut encore placer une silhouette
pv-told-placed = Placer la silhouette de { $length } de { $x } { $y } à { $to_x } { $to_y }
pv-told-rest = il reste { $objects } à { $seat }
pv-told-nothing-left = { $seat } a tout placé
pv-told-objects = { $n ->
    [one] { $n } objet
   *[other] { $n } objets
}
