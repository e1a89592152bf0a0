signed-interval = { $low } à { $high }
milliseconds = { $n } ms
seconds = { $n } s
and = { $first } et { $last }
forfeit = partie { $game }, coup { $move }, { $seat } : il { $reason }.

labels-bot = robot
labels-rating = force
labels-wins = victoires
labels-mean = temps par coup
labels-longest = le plus long
labels-forfeits = forfaits
labels-games = parties
labels-seat = place { $seat }
labels-begins = commence
labels-later = joue en nº { $n }
labels-against = contre
labels-place = place

reasons-crash = a provoqué une erreur
reasons-nothing = n'a rien répondu
reasons-illegal = a joué un coup interdit
reasons-late = a réfléchi trop longtemps
reasons-gone = a mis fin à son processus

glance-best = { $bot } est le plus fort, avec une force de { $points } ({ $interval }) ; il gagne { $wins } de ses parties ({ $range }).
glance-near = { $bots } mènent ; ces parties ne disent pas lequel est le plus fort.
glance-above = { $bot } bat { $others }.
glance-below = { $bot } perd contre { $others }.
glance-open = On ne sait pas si { $bot } bat { $others }.
glance-begins = Qui commence gagne { $value } des parties ({ $interval }) ; une part égale serait { $par }.
glance-unfinished = Parties que personne n'a gagnées, faute d'avoir pris fin : { $n }.
glance-forfeits = { $bot } a déclaré forfait dans { $n } de ses parties : il { $reasons }.

terminal-about = { $game } { $edition }, { $players } joueurs, { $games } parties ({ $each } par rencontre)
terminal-played = parties
terminal-resumed = { $file } : parties déjà jouées : { $n }
terminal-duel = Victoires du premier robot contre le second :
terminal-rotation = Parmi les parties gagnées par l'un des deux, celles du premier robot :
terminal-lone = Victoires du premier robot, seul parmi des joueurs comme le second ; une part égale est { $par } :
terminal-first-forfeit = { $bot }, la première fois : { $at }

page-kind = Arène
page-title = { $game } : robots contre robots
page-played = { $edition }, { $players } joueurs, { $each } parties par rencontre, { $games } en tout
page-edition = édition { $edition }
page-edition-house = édition { $edition } avec règles maison
page-glance = En bref
page-ratings = Leur force
page-ratings-note = Points au-dessus ou au-dessous de la moyenne de ces robots ; 200 points de plus gagnent 76 % des parties à deux. Le trait au bout d'une barre est l'intervalle à 95 %.
page-matrix = Qui bat qui
page-matrix-duel = Combien de fois le robot de la ligne gagne contre celui de la colonne.
page-matrix-rotation = Parmi les parties gagnées par l'un des deux, combien l'ont été par le robot de la ligne.
page-matrix-lone = Combien de fois le robot de la ligne gagne, seul parmi des joueurs comme celui de la colonne. Une part égale est { $par }.
page-above = plus fort : tout l'intervalle est au-dessus d'une part égale
page-below = plus faible : tout l'intervalle est au-dessous
page-open = pas décidé
page-seats = Leur place
page-seats-note = Victoires de chaque place, puis selon l'ordre de jeu. Le pointillé est une part égale.
page-by-seat = Selon la place
page-by-order = Selon l'ordre de jeu
page-up-to = jusqu'à { $longest }
page-times = Leur temps de réflexion
page-times-note = Pour un choix entre deux coups ou plus : la barre est la moyenne, le trait va jusqu'au plus long. Chaque pas de l'échelle vaut dix fois le précédent.
page-forfeits = Forfaits
page-forfeits-note = Un robot qui provoque une erreur, ne répond pas un coup permis ou réfléchit trop longtemps perd la partie, et les autres se partagent la victoire.
page-forfeit-why = pourquoi
page-forfeit-first = la première fois
page-pairings = Victoires dans chaque rencontre

page-made-heading = Comment ces chiffres sont faits
page-made-duel = Les robots jouent deux à deux, dans les deux ordres, avec les mêmes dés et les mêmes tirages : qui avait la meilleure chance à une place la cède à l'autre dans la seconde partie.
page-made-rotation = Les robots qui se rencontrent changent de place jusqu'à ce que chacun ait été partout, avec les mêmes dés et les mêmes tirages dans toutes ces parties.
page-made-lone = Chaque robot joue seul parmi des joueurs comme chaque autre, à chaque place, avec les mêmes dés et les mêmes tirages.
page-made-luck = Graine { $seed }. La même commande donne les mêmes résultats, sur n'importe quel nombre de cœurs.
page-made-house = Règles maison : { $changes }.
page-made-limit = Un coup peut durer { $limit }.
page-made-options = Options : { $options }.
page-made-intervals = Un intervalle contient la vraie valeur 95 fois sur 100. Les parties qui ont la même chance comptent pour une observation (méthode delta ; parts selon Wilson).
page-made-ratings = La force ajuste toutes les parties à la fois selon l'axiome de choix de Luce (à deux joueurs, le modèle de Bradley et Terry), quel que soit leur ordre.
page-made-took = Joué en { $seconds } s ; cœurs : { $cores }.
page-made-took-cluster = Joué en { $seconds } s sur une grappe Ray.
page-made-command = La commande qui refait cette page :

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
