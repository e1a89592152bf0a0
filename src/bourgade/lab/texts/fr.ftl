percent = { $n } %
interval = { $low } à { $high }
line = { $label } : { $change }
separator =  :{ " " }
games-become-longer = Les parties durent { $change } de plus
games-become-shorter = Les parties durent { $change } de moins

units-points = { $n } points
units-turns = { $n } tours
units-copies = { $n } exemplaires
units-money = { $n } { $money }
units-decisions = { $n } décisions

labels-order-first = Victoires de qui commence
labels-order-later = Victoires de qui joue en nº { $n }
labels-seat = Victoires de { $thing }
labels-unfinished = Parties inachevées
labels-built = Exemplaires de « { $thing } » par joueur
labels-builders = Joueurs qui construisent « { $thing } »
labels-winning = Victoires de qui construit « { $thing } »
labels-when = Tour du premier « { $thing } »
labels-course = { $Money } au début de son tour nº { $thing }

labels-length-turns = Durée des parties
labels-length-turns-winner = Tours du vainqueur
labels-length-decisions = Décisions par partie

short-order-first = commence
short-order-later = joue en nº { $n }
short-seat = { $thing }
short-unfinished = parties inachevées
short-built = { $thing }
short-builders = { $thing }
short-winning = { $thing }
short-when = { $thing }
short-course = tour { $thing }

short-length-turns = tours
short-length-turns-winner = tours du vainqueur
short-length-decisions = décisions

verdicts-certain = certain
verdicts-likely = probable, pas certain
verdicts-likely-more = probable, pas certain ; jouez environ { $n } parties de plus pour en être sûr
verdicts-open = pas certain, et trop petit pour en être sûr même avec 100 millions de parties
verdicts-open-more = pas certain ; jouez environ { $n } parties de plus pour en être sûr
verdicts-same = pareil dans toutes les parties
verdicts-few = vu dans trop peu de parties pour le dire

marks-certain = certain
marks-likely = probable
marks-open = ouvert
marks-same = pareil
marks-few = trop peu

page-one = { $game } : comment ça se joue
page-two = { $game } : ce que change la règle maison
page-kind = Rapport d'équilibre
page-played-two = { $players } joueurs, { $games } parties à chaque table, robots : { $bots }
page-played-one = { $players } joueurs, { $games } parties, robots : { $bots }
page-table = édition { $edition }
page-table-house = édition { $edition } avec des règles maison
page-compared = Ce qui est comparé
page-as-printed = telle qu'imprimée
page-changes = Ce qui change
page-summary = L'effet du changement
page-glance = En bref
page-none-certain = Aucune différence certaine parmi les { $all } chiffres.
page-some-certain = Différences certaines : { $certain } sur { $all } chiffres.
page-warning = Ces chiffres valent pour ces robots. Les gens jouent autrement, et apprennent.
page-numbers = Les chiffres
page-difference = différence
page-game-length = Une partie dure { $value } tours ({ $interval }).
page-beginner = Qui commence gagne { $value } des parties ({ $interval }) ; la part égale serait { $par }.
page-most-built = Construits par le plus de joueurs : { $things }.
page-best = Vont le mieux avec la victoire : { $things }.
page-worst = Vont le moins bien avec la victoire : { $things }.
page-unfinished = { $value } des parties n'ont pas été finies ({ $interval }).
page-thing = { $thing } ({ $value })

page-sections-wins = Qui gagne
page-sections-length = Combien de temps dure une partie
page-sections-kinds = Ce qu'on construit, et comment cela va avec la victoire
page-sections-when = Quand les choses arrivent
page-sections-course = { $Money } au fil du temps
page-sections-changes = Les différences

page-notes-wins = Le trait marque la part égale.
page-notes-length = Tours de tous les joueurs ensemble.
page-notes-kinds = Combien de joueurs en construisent au moins un, et combien de fois ceux-là gagnent. Le trait marque la part égale. Qui mène construit davantage : ce qui va avec la victoire n'en est pas forcément la cause.
page-notes-when = Le tour (compté par joueur) où l'on construit le premier, parmi ceux qui le font.
page-notes-course = Ce qu'un joueur possède au début de chacun de ses tours, parmi ceux dont la partie dure jusque-là ; la bande est l'intervalle à 95 %.
page-notes-changes = Pleins : certains ; creux : probables. Les plus grands d'abord.

page-groups-order = Victoires selon l'ordre du tour
page-groups-seat = Victoires par place
page-groups-unfinished = Parties inachevées
page-groups-length = Durée
page-groups-built = Exemplaires par joueur et par partie
page-groups-builders = Joueurs qui en construisent au moins un
page-groups-winning = Victoires de ceux qui en construisent au moins un
page-groups-when = Tour du premier exemplaire
page-groups-course = { $Money } au début de son tour

page-made-heading = Comment ces chiffres sont faits
page-made-bots = Chaque place est jouée par un robot : { $bots }.
page-made-luck = Graine { $seed }, parties 0 à { $last }. La même commande donne les mêmes chiffres, quel que soit le nombre de cœurs.
page-made-paired = Les deux tables jouent chaque partie avec la même chance : ce qu'elles en partagent ne brouille pas l'effet du changement.
page-made-intervals = Un intervalle contient la vraie valeur 95 fois sur 100. Il compte les parties, car les places d'une même partie dépendent les unes des autres (méthode delta ; Wilson pour les parts).
page-made-few = Ce qui a été vu dans moins de { $few } parties n'a pas d'intervalle, et aucune différence n'y est jugée ; les parts gardent un intervalle large.
page-made-holm = Parmi { $all } chiffres, un sur vingt semblerait différer par le seul hasard. Une différence n'est dite certaine que si elle passe la correction de Holm sur tous : la probabilité qu'une seule des différences certaines soit fausse est d'au plus 5 %. Les probables passent seules, pas avec toutes les autres ; certaines d'entre elles sont dues au hasard.
page-made-more = Le nombre de parties pour être sûr prend la différence pour aussi grande qu'elle a été vue ; elle serait alors dite certaine quatre fois sur cinq.
page-made-options = Options : { $options }.
page-made-speed = Joué en { $seconds } s, cœurs : { $cores } ; { $rate } parties par seconde.
page-made-command = La commande qui refait cette page :

plots-builders = joueurs qui en construisent, %
plots-winning = victoires de ceux-là, %
plots-wins = victoires, %
plots-turns = tours
plots-games = parties, %
plots-own-turn = tour du joueur
plots-money = { $money }
plots-points = changement en points
plots-turns-change = changement en tours
plots-even = part égale
plots-median = médiane { $n }

plots-rows-builders = { $label } : construit
plots-rows-winning = { $label } : victoires
plots-rows-when = { $label } : quand

plots-about-order = Part de victoires selon l'ordre du tour : { $rows }.
plots-about-seat = Part de victoires par place : { $rows }.
plots-about-length = Combien de parties durent combien de tours : { $rows }.
plots-about-means = Nombre moyen de tours d'une partie : { $rows }.
plots-about-builders = Part des joueurs qui construisent chaque type, le plus construit d'abord : { $rows }.
plots-about-winning = Part de victoires des joueurs qui construisent chaque type : { $rows }.
plots-about-when = Tour moyen du premier exemplaire de chaque type : { $rows }.
plots-about-course = Moyenne de { $money } d'un joueur au début de chacun de ses tours : { $rows }.
plots-about-points = Différences certaines et probables des parts, en points : { $rows }.
plots-about-turns = Différences certaines et probables en tours : { $rows }.

## Errors

wrong-exists = { $path } existe déjà, n'est pas un rapport, et reste comme il est : indiquez un autre fichier.
wrong-not-written = { $path } ne peut pas être écrit : { $why }. Indiquez un fichier dans un de vos dossiers.
wrong-unwritable = { $path } ne peut pas être écrit : indiquez un fichier dans un dossier qui existe et où vous pouvez écrire.
wrong-bots = { $number } robots ne peuvent pas jouer à des tables de { $known }.
wrong-for-reports = des rapports en pages
