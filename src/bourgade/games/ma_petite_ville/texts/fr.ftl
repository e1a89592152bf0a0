# Une tuile se pose, une silhouette se place : une rangée d'objets, à la couleur de qui la joue.

moves-draw = Piocher une tuile
moves-lay = { $turn ->
    [1] Poser la tuile, tournée d'un quart de tour
    [2] Poser la tuile, tournée d'un demi-tour
    [3] Poser la tuile, tournée de trois quarts de tour
   *[0] Poser la tuile sans la tourner
}
moves-place-across = Placer la silhouette de { $length } vers la droite
moves-place-down = Placer la silhouette de { $length } vers le bas
moves-decline = Renoncer
moves-first = { $who-is ->
    [you] Vous commencez
   *[other] { $who } commence
}
moves-tile = Tuile { $n }

told-first-tile = La ville commence par sa première tuile
told-lays = { $who-is ->
    [you] Vous posez une tuile
   *[other] { $who } pose une tuile
}
told-lays-last = { $who-is ->
    [you] Vous posez la dernière tuile
   *[other] { $who } pose la dernière tuile
}
told-last-round = Dernier tour : chacun peut encore placer une silhouette
told-places = { $who-is ->
    [you] Vous placez { $row } : il vous reste
   *[other] { $who } place { $row } : il lui reste
} { $left ->
    [one] une seule silhouette
   *[other] { $left } silhouettes
}
told-places-last = { $who-is ->
    [you] Vous placez { $row }, votre dernière silhouette, et vous gagnez
   *[other] { $who } place { $row }, sa dernière silhouette, et gagne
}
# Il y a longtemps : on ne sait plus ce qu'il y avait dessus.
told-places-long-ago = { $who-is ->
    [you] Vous placez votre silhouette de { $length }
   *[other] { $who } place sa silhouette de { $length }
}
told-declines = { $who-is ->
    [you] Vous renoncez
   *[other] { $who } renonce
}
told-ends = Le dernier tour est fini : qui a le moins d'objets restants gagne

# Ce qui est placé. Une rangée d'un seul objet n'en est pas une.
row-blue = { $n ->
    [1] un citoyen
   *[other] une rangée de { $n } citoyens
}
row-green = { $n ->
    [1] un arbre
   *[other] une rangée de { $n } arbres
}
row-yellow = { $n ->
    [1] une voiture
   *[other] une rangée de { $n } voitures
}
row-red = { $n ->
    [1] une maison
   *[other] une rangée de { $n } maisons
}

# Pourquoi quelqu'un a gagné.
won-all-placed = { $who-is ->
    [you] Vous gagnez : toutes vos silhouettes sont placées
   *[other] { $who } gagne : toutes ses silhouettes sont placées
}
won-fewest-objects = { $who-is ->
    [you] Vous gagnez : il ne vous reste que
   *[other] { $who } gagne : il ne lui reste que
} { $n ->
    [one] { $n } objet
   *[other] { $n } objets
}, le moins de tous
won-fewest-silhouettes = { $who-is ->
    [you] Vous gagnez
   *[other] { $who } gagne
} : { objects-left } comme { $others }, mais sur moins de silhouettes
won-shared = { $winners } { $who-is ->
    [you] gagnez
   *[other] gagnent
} ensemble, à égalité d'objets ({ objects-left }) et de silhouettes
won-you = vous

objects-left = { $n ->
    [one] { $n } objet restant
   *[other] { $n } objets restants
}

why-no-such-length = il n'y a pas de silhouette de { $length }
why-none-left = il ne reste pas de silhouette de { $length }
why-not-in-city = son { why-nth } objet serait hors de la ville
why-taken = son { why-nth } objet serait sur une autre silhouette
why-cross = son { why-nth } objet serait sur un X
why-not-your-colour = ses deux bouts vont sur du { $colour }, et son { why-nth } objet n'y serait pas
why-nth = { $nth ->
    [1] 1er
   *[other] { $nth }e
}
why-lies-there = il y a déjà une tuile à cet endroit
why-touches-nothing = elle ne toucherait aucune autre tuile par un bord
why-draw-first = on pioche une tuile avant de la poser
why-lay-first = on pose d'abord la tuile piochée
why-no-tiles = toutes les tuiles sont posées
why-no-pass = on ne peut renoncer qu'au dernier tour ; qui ne place pas de silhouette pioche une tuile

cards-blue = bleu
cards-green = vert
cards-yellow = jaune
cards-red = rouge
cards-silhouette-1 = silhouette de 1
cards-silhouette-2 = silhouette de 2
cards-silhouette-3 = silhouette de 3
cards-silhouette-4 = silhouette de 4
cards-silhouette-5 = silhouette de 5
cards-silhouette-6 = silhouette de 6
cards-silhouette-7 = silhouette de 7
cards-silhouette-8 = silhouette de 8
cards-silhouette-9 = silhouette de 9
cards-silhouette-10 = silhouette de 10
cards-silhouette-11 = silhouette de 11
cards-silhouette-12 = silhouette de 12

objects-blue = citoyens
objects-green = arbres
objects-yellow = voitures
objects-red = maisons

subjects-silhouettes = silhouettes
subjects-tiles = tuiles
subjects-x = X
subjects-map = plan
subjects-last-round = dernier tour

series-objects = Objets restants

house-lengths = objets sur les silhouettes de chacun
house-tiles = tuiles de la ville
house-about-tiles = trois lignes de trois cases chacune : b, g, y, r ou x

lab-money = objets restants

## Errors

wrong-no-colour = Il n'y a pas de couleur { $name }{ $hint } : choisissez { $known }.
wrong-first = L'option first, à { $players } joueurs, vaut { $known }, pas { $given }.
wrong-printing = Le `printing` de la position est inutilisable : { $why }
wrong-house-and-printing = `house` et `printing` disent des choses différentes : l'un des deux suffit.
wrong-first-tile = La première de `tiles` est en 0 0, pas en { $x } { $y }.
wrong-tile-on-tile = { $where } : une autre tuile est en { $x } { $y }.
wrong-tile-apart = { $where }, en { $x } { $y } : elle ne touche aucune de celles d'avant.
wrong-drawn-phase = `drawn` ne va qu'avec la phase lay, pas avec { $phase }.
wrong-no-drawn = En phase lay, il manque `drawn`, la tuile à poser.
wrong-tile = { $where } : une tuile est un nombre entier de 1 à { $most }, pas { $number }.
wrong-tile-twice = { $where } : la tuile { $number } est là deux fois.
wrong-length = { $where } : une silhouette montre { $known } objets, pas { $length }.
wrong-copies = { $who } : il y en a { $count } de { $length }, et il n'en est imprimé que { $copies }.
wrong-placed-colour = { $where } : sa couleur est { $known }, celles qui jouent, pas { $colour }.
wrong-way = { $where } : `way` vaut { $known }, pas { $way }{ $hint }.
wrong-lies = { $where } ne peut pas être là : { $reason } (case { $at }).
wrong-nobody-began = En phase first, personne n'a commencé : `turn` vaut null, pas { $turn }.
wrong-turn = `turn` vaut { $known }, pas { $turn }.
wrong-last-phase = `last` ne va qu'avec la phase last, pas avec { $phase }.
wrong-last = `last`, qui a posé la dernière tuile, vaut { $known }, pas { $last }.
wrong-no-last = En phase last, il manque `last`, la place qui a posé la dernière tuile.
wrong-no-city = En phase { $phase }, il y a une ville : `tiles` a au moins la première tuile.
wrong-city = En phase first, aucune tuile n'est encore posée.
wrong-all-laid = Toutes les tuiles sont posées : la phase est last ou over, pas { $phase }.
wrong-not-all-laid = En phase last, toutes les tuiles sont posées ; ici, il en reste.
wrong-has-won = { $seat } n'a plus de silhouettes et a gagné : la phase est over, pas { $phase }.
wrong-several-won = Un seul joueur peut être le premier à ne plus avoir de silhouettes, pas { $known }.
wrong-not-over = La partie n'est pas finie : il reste des tuiles à piocher, et chacun a encore des silhouettes.
wrong-list = `{ $key }` est une liste, pas { $value }.
wrong-entry = { $where } est un objet avec { $keys }, pas { $entry }.
wrong-coordinate = { $what } est un nombre entier de -{ $most } à { $most }, pas { $value }.
wrong-silhouette-number = La silhouette { $number } de `placed`
wrong-tile-number = La tuile { $number } de `tiles`
wrong-key-of = { $where }, `{ $key }`
wrong-of-silhouettes = Les silhouettes de { $who }
wrong-of-all-silhouettes = Les silhouettes de { $who }, placées ou non
wrong-option-colours = L'option colours
wrong-all-colours = `colour`, de tous les joueurs,
wrong-colours-list = { $which } est une liste de { $players } couleurs, une pour chaque joueur, pas { $given }.
wrong-colours = { $which } est une liste de { $players } couleurs différentes, une pour chaque joueur, pas { $given }.
wrong-letter = a { $letter } ; une case est b, g, y, r ou x
wrong-squares = a { $number } cases ; une tuile en a neuf, trois lignes de trois, comme { $tile }
