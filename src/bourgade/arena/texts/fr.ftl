signed-interval = { $low } à { $high }
milliseconds = { $n } ms
seconds = { $n } s
forfeit = partie { $game }, coup { $move }, { $seat } : le robot { $reason }.

labels-bot = robot
labels-rating = force
labels-wins = victoires
labels-mean = temps par coup
labels-longest = le plus long
labels-forfeits = forfaits
labels-games = parties
labels-seat = place { $seat }
labels-begins = joue en premier
labels-later = { $n ->
    [2] joue en deuxième
    [3] joue en troisième
    [4] joue en quatrième
    [5] joue en cinquième
   *[other] joue en position { $n }
}
labels-against = contre
labels-place = place

reasons-crash = a provoqué une erreur
reasons-nothing = n'a rien répondu
reasons-illegal = a joué un coup interdit
reasons-late = a réfléchi trop longtemps
reasons-gone = a mis fin à son processus

glance-best = { $bot } est le plus fort, avec une force de { $points } ({ $interval }) ; il gagne { $wins } de ses parties ({ $range }).
glance-near = { $bots } sont en tête ; ces parties ne permettent pas de dire lequel est le plus fort.
glance-above = { $bot } bat { $others }.
glance-below = { $bot } perd contre { $others }.
glance-open = On ne peut pas dire si { $bot } bat { $others }.
glance-begins = Qui commence gagne { $value } des parties ({ $interval }) ; à parts égales, ce serait { $par }.
glance-unfinished = Parties que personne n'a gagnées, car elles n'ont pas pris fin : { $n }.
glance-forfeits = { $bot } a perdu { $n } de ses parties par forfait : il { $reasons }.

terminal-about = { $game } { $edition }, { $players } joueurs, { $games } parties ({ $each } par rencontre)
terminal-played = parties
terminal-resumed = { $file } : parties déjà jouées : { $n }
terminal-duel = Taux de victoire du premier robot contre le second :
terminal-rotation = Parmi les parties gagnées par l'un des deux, la part du premier robot :
terminal-lone = Taux de victoire du premier robot, seul parmi des robots comme le second ; une part égale est de { $par } :
terminal-first-forfeit = { $bot }, la première fois : { $at }

page-kind = Arène
page-title = { $game } : robots contre robots
page-played = { $edition }, { $players } joueurs, { $each } parties par rencontre, { $games } en tout
page-edition = édition { $edition }
page-edition-house = édition { $edition } avec des règles maison
page-glance = En bref
page-ratings = Leur force
page-ratings-note = Points au-dessus ou au-dessous de la moyenne de ces robots. Avec 200 points de plus, on gagne 76 % des parties à deux. Le trait au bout de chaque barre est l'intervalle à 95 %.
page-matrix = Qui bat qui
page-matrix-duel = Combien de fois le robot de la ligne bat celui de la colonne.
page-matrix-rotation = Parmi les parties gagnées par l'un des deux, combien sont revenues au robot de la ligne.
page-matrix-lone = Combien de fois le robot de la ligne gagne, seul parmi des robots comme celui de la colonne. Une part égale est de { $par }.
page-above = plus fort : tout l'intervalle est au-dessus d'une part égale
page-below = plus faible : tout l'intervalle est au-dessous
page-open = indécis
page-seats = Leur place à la table
page-seats-note = Taux de victoire de chaque place, puis selon l'ordre de jeu. Le pointillé marque une part égale.
page-by-seat = Selon la place
page-by-order = Selon l'ordre de jeu
page-up-to = jusqu'à { $longest }
page-times = Leur temps de réflexion
page-times-note = Quand il y avait le choix entre deux coups ou plus : la barre est la moyenne, le trait va jusqu'au plus long. Chaque graduation vaut dix fois la précédente.
page-forfeits = Forfaits
page-forfeits-note = Un robot qui provoque une erreur, ne répond pas par un coup permis ou réfléchit trop longtemps perd la partie, et les autres se partagent la victoire.
page-forfeit-why = pourquoi
page-forfeit-first = la première fois
page-pairings = Taux de victoire dans chaque rencontre

page-made-heading = Comment ces chiffres ont été obtenus
page-made-duel = Les robots jouent deux à deux, dans les deux ordres, avec les mêmes dés et les mêmes tirages : celui que le hasard a servi dans une partie laisse sa chance à l'autre dans la suivante.
page-made-rotation = Les robots qui se rencontrent changent de place jusqu'à ce que chacun ait été partout, avec les mêmes dés et les mêmes tirages dans toutes ces parties.
page-made-lone = Chaque robot joue seul parmi des copies de chaque autre, à chaque place, avec les mêmes dés et les mêmes tirages.
page-made-luck = Graine { $seed }. La même commande donne les mêmes résultats, quel que soit le nombre de cœurs.
page-made-house = Règles maison : { $changes }.
page-made-limit = Un coup peut durer { $limit }.
page-made-options = Options : { $options }.
page-made-intervals = Un intervalle contient la vraie valeur 95 fois sur 100. Les parties jouées avec les mêmes tirages comptent pour une seule observation (méthode delta ; Wilson pour les proportions).
page-made-ratings = La force est ajustée sur toutes les parties à la fois, selon l'axiome de choix de Luce (à deux joueurs, le modèle de Bradley et Terry) : l'ordre des parties ne compte pas.
page-made-took = Joué en { $seconds } s ; cœurs : { $cores }.
page-made-took-cluster = Joué en { $seconds } s sur une grappe Ray.
page-made-command = Pour refaire cette page :

## Errors

wrong-cluster-failed = La grappe Ray à l'adresse { $address } a eu un problème : { $why }
wrong-no-cluster = Aucune grappe Ray ne tourne sur cette machine : `ray start --head` en démarre une.
wrong-cluster = Il n'y a pas de grappe Ray à l'adresse { $address } : { $why }
wrong-one-bot = Il faut au moins deux robots, comme greedy,random, pas { $number }.
wrong-solo = À une table en solo, les règles jouent une des places : il n'y a personne à battre. Prenez plus de joueurs.
wrong-unwritable = { $path } ne peut pas être écrit : indiquez un fichier dans un dossier où vous pouvez écrire.
wrong-not-written = { $path } ne peut pas être écrit : { $why }. Indiquez un fichier dans un de vos dossiers.
wrong-not-ours = { $path } n'est pas un fichier d'arène et reste comme il est : indiquez-en un autre.
wrong-other-arena = { $path } contient une autre arène : { $key } y est { $found }, pas { $wanted }. Indiquez un autre fichier.
wrong-line = { $path }, ligne { $number } : ce n'est pas une partie de l'arène. Indiquez un autre fichier.
wrong-for-ray = une grappe Ray
