why-no-such-length = il n'y a pas de silhouette de { $length }
why-none-left = vous n'avez plus de silhouette de { $length }
why-not-in-city = le carré { $x } { $y } est hors de la ville
why-taken = une silhouette occupe déjà le carré { $x } { $y }
why-cross = le carré { $x } { $y } est un X
why-not-your-colour = elle commence et finit sur du { $colour }, et le carré { $x } { $y } n'est pas { $colour }
why-lies-there = il y a déjà une tuile en { $x } { $y }
why-touches-nothing = une tuile en { $x } { $y } n'en toucherait aucune par un bord
why-draw-first = on pioche une tuile avant de la poser
why-lay-first = on pose d'abord la tuile piochée
why-no-tiles = toutes les tuiles sont posées
why-no-pass = on ne peut renoncer qu'au dernier tour ; qui ne place pas de silhouette pioche une tuile

moves-draw = Piocher une tuile
moves-lay = Poser la tuile en { $x } { $y }, { $turned } ({ $r })
moves-place = Placer la silhouette de { $length } en { $x } { $y }, { $way }
moves-decline = Renoncer
moves-first = { $seat } commence
moves-tile = Tuile { $n }

moves-turned-r0 = non tournée
moves-turned-r1 = tournée d'un quart
moves-turned-r2 = tournée d'un demi-tour
moves-turned-r3 = tournée de trois quarts

moves-way-across = vers la droite
moves-way-down = vers le bas

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

table-zero-is-one = yes
table-object = { $n } objet
table-objects-many = { $n } objets
table-place = placer { $length }
table-place-one = { $n } place
table-places = { $n } places
table-at = en { $x } { $y } { $way }
table-no-place = aucune place
table-lay = poser { $x } { $y }
table-stack = Tuiles dans la pioche : { $n }
table-no-city = Aucune tuile n'est encore posée.
table-hidden = Non montré : { $parts }. `table` montre tout.
table-above = rangées avant { $n }
table-below = rangées après { $n }
table-left-of = colonnes avant { $n }
table-right-of = colonnes après { $n }
table-piece = Morceau { $n } sur { $of } : colonnes { $first } à { $last }
table-how-place = 1 · placer { $length } · { $length } { $x } { $y } { $way }
table-how-lay = Où et comment : { $at }
table-plain-how-place = Tapez 1 ; ou `placer { $length }` pour entendre les emplacements de la silhouette de { $length } ; ou un coup entier, comme `{ $length } { $x } { $y } { $way }`. `aide` dit quoi d'autre.
table-plain-how-lay = Tapez où elle va et dans quel sens, comme `{ $at }`. `table` dit la ville carré par carré, `aide` quoi d'autre.
table-first-tile = La ville commence par la tuile { $n }
table-laid = Poser la tuile { $n } en { $x } { $y }, { $turned }
table-squares = carrés { $x } { $y } à { $to_x } { $to_y }
table-last-tile = c'était la dernière tuile : chacun peut encore placer une silhouette
table-placed = Placer la silhouette de { $length } de { $x } { $y } à { $to_x } { $to_y }
table-rest = il reste { $objects } à { $seat }
table-nothing-left = { $seat } a tout placé
table-semicolon =  ;{ " " }
table-and = { $first } et { $last }
table-turn-of = Tour { ELIDED("de", $name) }.
table-player = { $name } : { $colour }, { $objects } ; { $left }.
table-left = silhouettes restantes : { $lengths }, avec { $objects }
table-none-left = aucune silhouette restante
table-open = Emplacements libres : { $places }.
table-face = { $name } : { $rows }.
table-length-places = Silhouette de { $length } : { $places }.
table-row = Rangée { $y }, carrés { $first } à { $last } : { $squares }.
table-taken = occupé par { $colour }
table-lies = Une silhouette de { $length } en { $colour } va de { $x } { $y } à { $to_x } { $to_y }.
table-colour = { $colour } : { $objects }.
table-nobody = Personne ne joue { $colour } ; ses carrés ne sont que des carrés.
table-free = Carrés libres en { $colour } dans la ville : { $n }.
table-silhouette = Silhouette de { $length }.
table-covers = Elle couvre { $length } carrés à la suite ; le premier et le dernier doivent être de sa couleur.
table-holders = Encore à placer par : { $names }.
table-no-holders = Plus personne ne l'a.

table-objects-blue = citoyens
table-objects-green = arbres
table-objects-yellow = voitures
table-objects-red = maisons

table-questions-turn = Piocher, ou placer une silhouette ?
table-questions-turn-only = Aucune de vos silhouettes n'a de place : il faut piocher.
table-questions-lay = Tuile { $n } : où la poser, et dans quel sens ?
table-questions-last = Dernier tour : placer encore une silhouette, ou renoncer ? Qui a le moins d'objets gagne ; il vous reste { $objects }.
table-questions-last-only = Dernier tour : aucune de vos silhouettes n'a de place. Il vous reste { $objects }.

table-series-objects = Objets restants

table-won-all-placed = { $name } a placé toutes ses silhouettes.
table-won-fewest-objects = Toutes les tuiles sont posées, et { $name } a le moins d'objets : { $objects }.
table-won-fewest-silhouettes = Toutes les tuiles sont posées. Égalité entre { $tied } à { $objects } ; { $name } a le moins de silhouettes.
table-won-shared = Toutes les tuiles sont posées. { $name } gagnent ensemble : { $objects } chacun, sur autant de silhouettes.

table-welcome-aim = Le but : être le premier à placer toutes ses silhouettes dans la ville.
table-welcome-turn = À chaque tour : piocher une tuile et la poser, ou placer une silhouette.
table-welcome-normal = Ses deux bouts vont sur votre couleur, et rien d'elle sur un X.
table-welcome-easy = Ses deux bouts vont sur votre couleur ; entre les deux, elle peut couvrir des X.

table-x-normal = Rien d'une silhouette ne va sur un X.
table-x-easy = Une silhouette peut couvrir un X, mais ni commencer ni finir dessus.

table-subjects-silhouettes = silhouettes
table-subjects-tiles = tuiles
table-subjects-x = X
table-subjects-map = plan
table-subjects-last-round = dernier tour

table-about-silhouettes =
    Une silhouette se place le long d'une rangée ou d'une colonne, sur autant de carrés qu'elle a d'objets, et peut passer d'une tuile à l'autre.
    Son premier et son dernier objet vont sur des carrés de votre couleur ; entre les deux, peu importe.
    Aucun carré ne sert deux fois.
    `placer 4` donne les emplacements de votre silhouette de 4 ; `place 4 5 3 across` la place à partir du carré 5 3 vers la droite, `down` vers le bas.
table-about-tiles =
    Il y a { $tiles } tuiles de neuf carrés. Celle que l'on pioche doit être posée : à côté d'une autre, bord à bord, dans le sens que l'on veut.
    r0 est le sens de la pioche, r1 un quart de tour à droite, r2 un demi-tour, r3 trois quarts.
    `lay 1 0 r2` la pose en 1 0, à droite de la première tuile, tournée d'un demi-tour ; `1 0 r2` suffit.
    Une tuile piochée ne se remet pas dans la pioche.
table-about-x = Un X n'est la couleur de personne.
table-about-map =
    Les carrés se comptent à partir de celui en haut à gauche de la première tuile, 0 0 : d'abord vers la droite, puis vers le bas. À gauche et en haut, les nombres sont négatifs.
    Les nombres au-dessus et à côté du plan sont ceux des carrés ; quand on pose une tuile, ce sont ceux des emplacements de tuiles.
    Les barres de signes sont des silhouettes.
table-about-last-round =
    Quand la dernière tuile est posée, chacun peut encore placer une silhouette ou renoncer, celui qui l'a posée en dernier.
    Qui place sa dernière silhouette gagne aussitôt, au dernier tour comme avant.
    Ensuite, qui a le moins d'objets gagne ; à égalité, qui a le moins de silhouettes ; si c'est encore égal, ils gagnent ensemble.

house-lengths = objets sur les silhouettes de chaque joueur
house-tiles = tuiles ville
house-about-tiles = trois rangées de carrés chacune : b, g, y, r ou x

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
wrong-lies = { $where } ne peut pas être là : { $reason }.
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
wrong-of-all-silhouettes = Les silhouettes de { $who }, posées ou non
wrong-option-colours = L'option colours
wrong-all-colours = `colour`, de tous les joueurs,
wrong-colours-list = { $which } est une liste de { $players } couleurs, une pour chaque joueur, pas { $given }.
wrong-colours = { $which } est une liste de { $players } couleurs différentes, une pour chaque joueur, pas { $given }.
wrong-letter = a { $letter } ; un carré est b, g, y, r ou x
wrong-squares = a { $number } carrés ; une tuile en a neuf, trois rangées de trois, comme { $tile }
