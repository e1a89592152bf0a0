table-name-lay = Poser la tuile en { $x } { $y }, { $turned } ({ $r })
table-name-place = Placer la silhouette de { $length } en { $x } { $y }, { $way }
table-turned-r0 = sans la tourner
table-turned-r1 = tournée d'un quart de tour
table-turned-r2 = tournée d'un demi-tour
table-turned-r3 = tournée de trois quarts de tour
table-way-across = vers la droite
table-way-down = vers le bas

table-objects = { $n ->
    [one] { $n } objet
   *[other] { $n } objets
}
table-place = placer { $length }
table-places = { $n ->
    [0] aucune place
    [one] { $n } place
   *[other] { $n } places
}
table-at = en { $x } { $y } { $way }
table-lay = poser { $x } { $y }
table-stack = Tuiles dans la pioche : { $n }
table-no-city = Aucune tuile n'est encore posée.
table-hidden = Non montré : { $parts }. `table` montre tout.
table-above = lignes au-dessus de { $n }
table-below = lignes au-dessous de { $n }
table-left-of = colonnes à gauche de { $n }
table-right-of = colonnes à droite de { $n }
table-piece = Morceau { $n } sur { $of } : colonnes { $first } à { $last }
table-how-place = 1 · placer { $length } · { $length } { $x } { $y } { $way }
table-how-lay = Où et dans quel sens : { $at }
table-plain-how-place = Tapez 1 ; ou `placer { $length }` pour entendre où va la silhouette de { $length } ; ou un coup entier, comme `{ $length } { $x } { $y } { $way }`. `aide` dit quoi d'autre.
table-plain-how-lay = Tapez où elle va et dans quel sens, comme `{ $at }`. `table` dit la ville case par case, `aide` quoi d'autre.
table-semicolon =  ;{ " " }
table-turn-of = { $who-is ->
    [you] À vous de jouer.
   *[other] C'est à { $who } de jouer.
}
table-player = { $name } : { $colour }, { $objects } ; { $left }.
table-left = silhouettes restantes : { $lengths } ({ $objects })
table-none-left = plus aucune silhouette
table-open = Emplacements libres : { $places }.
table-face = { $name } : { $rows }.
table-length-places = Silhouette de { $length } : { $places }.
table-line = Ligne { $y }, cases { $first } à { $last } : { $squares }.
table-taken = prise ({ $objects })
table-lies = Une silhouette de { $length } ({ $colour }) va de { $x } { $y } à { $to-x } { $to-y }.
table-colour = { $colour } : { $objects }.
table-nobody = Personne ne joue { $colour } : ses cases sont des cases comme les autres.
table-free = Cases libres de cette couleur dans la ville : { $n }.
table-silhouette = Silhouette de { $length }.
table-covers = Elle couvre { $length } cases à la suite ; la première et la dernière doivent être de sa couleur.
table-holders = Encore à placer par { $names }.
table-no-holders = Plus personne n'en a.

table-questions-turn = Piocher une tuile, ou placer une silhouette ?
table-questions-turn-only = Aucune de vos silhouettes n'a de place : piochez une tuile.
table-questions-lay = Où poser la tuile, et dans quel sens ?
table-questions-last = Dernier tour : placer encore une silhouette, ou renoncer ? Qui a le moins d'objets restants gagne ; il vous reste { $objects }.
table-questions-last-only = Dernier tour : aucune de vos silhouettes n'a de place. Il vous reste { $objects }.

table-welcome-aim = Placez toutes vos silhouettes dans la ville avant les autres.
table-welcome-turn = À votre tour, piochez une tuile et posez-la, ou placez une silhouette.
table-welcome-normal = Ses deux bouts vont sur votre couleur, et elle ne couvre aucun X.
table-welcome-easy = Ses deux bouts vont sur votre couleur ; entre les deux, elle peut couvrir des X.

table-x-normal = Une silhouette ne peut couvrir aucun X.
table-x-easy = Une silhouette peut couvrir un X, mais ni commencer ni finir dessus.

table-about-silhouettes =
    Une silhouette se place tout droit, en ligne ou en colonne, sur autant de cases qu'elle a d'objets, et peut courir sur plusieurs tuiles.
    Son premier et son dernier objet vont sur des cases de votre couleur ; entre les deux, peu importe.
    Aucune case ne sert deux fois.
    `placer 4` donne les emplacements de votre silhouette de 4 ; `place 4 5 3 across` la place à partir de la case 5 3 vers la droite, `down` vers le bas.
table-about-tiles =
    Il y a { $tiles } tuiles de neuf cases. Celle que l'on pioche doit être posée : contre une autre, bord à bord, dans le sens que l'on veut.
    r0 est le sens de la pioche, r1 un quart de tour vers la droite, r2 un demi-tour, r3 trois quarts.
    `lay 1 0 r2` la pose en 1 0, à droite de la première tuile, tournée d'un demi-tour ; `1 0 r2` suffit.
    Une tuile piochée ne se remet pas dans la pioche.
table-about-x = Un X n'est la couleur de personne.
table-about-map =
    Les cases se comptent à partir de celle en haut à gauche de la première tuile, 0 0 : d'abord vers la droite, puis vers le bas. À gauche et en haut, les nombres sont négatifs.
    Les nombres au-dessus et à côté du plan sont ceux des cases ; quand on pose une tuile, ce sont ceux des emplacements de tuiles.
    Les barres de signes sont des silhouettes.
table-about-last-round =
    Quand la dernière tuile est posée, chacun peut encore placer une silhouette ou renoncer ; qui a posé cette tuile joue en dernier.
    Qui place sa dernière silhouette gagne aussitôt, au dernier tour comme avant.
    Sinon, qui a le moins d'objets restants gagne ; à égalité, qui a le moins de silhouettes ; si elles sont égales aussi, la victoire est partagée.
