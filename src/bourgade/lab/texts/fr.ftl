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

labels-order-first = Taux de victoire en jouant en premier
labels-order-later = Taux de victoire en jouant en { $n ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] position { $n }
}
labels-seat = Taux de victoire de { $thing }
labels-unfinished = Parties inachevées
labels-built = Exemplaires de « { $thing } » par joueur
labels-builders = Joueurs qui construisent « { $thing } »
labels-winning = Taux de victoire avec « { $thing } »
labels-when = Tour où vient le premier « { $thing } »
labels-course = { $Money } au début du tour { $thing } d'un joueur

labels-length-turns = Durée d'une partie
labels-length-turns-winner = Tours du vainqueur
labels-length-decisions = Décisions par partie

short-order-first = joue en premier
short-order-later = joue en { $n ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] position { $n }
}
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
verdicts-likely-more = probable, pas certain ; jouez environ { $n } parties de plus pour être sûr
verdicts-open = pas certain, et trop petit pour être sûr même avec 100 millions de parties
verdicts-open-more = pas certain ; jouez environ { $n } parties de plus pour être sûr
verdicts-same = identique dans toutes les parties
verdicts-few = vu dans trop peu de parties pour conclure

marks-certain = certain
marks-likely = probable
marks-open = indécis
marks-same = identique
marks-few = trop peu

page-one = { $game } : comment se jouent les parties
page-two = { $game } : ce que changent les règles maison
page-kind = Rapport d'équilibre
page-played-two = { $players } joueurs, { $games } parties à chaque table, robots : { $bots }
page-played-one = { $players } joueurs, { $games } parties, robots : { $bots }
page-table = édition { $edition }
page-table-house = édition { $edition } avec des règles maison
page-compared = Ce qu'on compare
page-as-printed = telle qu'imprimée
page-changes = Ce qui change
page-summary = L'effet du changement
page-glance = En bref
page-none-certain = Aucune différence certaine parmi les { $all } chiffres.
page-some-certain = Différences certaines : { $certain } sur { $all } chiffres.
page-warning = Ces chiffres valent pour ces robots. Les gens jouent autrement, et ils apprennent.
page-numbers = Les chiffres
page-difference = différence
page-game-length = Une partie dure { $value } tours en moyenne ({ $interval }).
page-beginner = Qui commence gagne { $value } des parties ({ $interval }) ; à parts égales, ce serait { $par }.
page-most-built = Construits par le plus de joueurs : { $things }.
page-best = Meilleur taux de victoire pour qui en construit : { $things }.
page-worst = Moins bon taux de victoire pour qui en construit : { $things }.
page-unfinished = { $value } des parties sont restées inachevées ({ $interval }).
page-thing = { $thing } ({ $value })

page-sections-wins = Qui gagne
page-sections-length = Durée d'une partie
page-sections-kinds = Ce qu'on construit, et combien de fois on gagne avec
page-sections-when = Quand vient chaque construction
page-sections-course = { $Money } au fil de la partie
page-sections-changes = Les différences

page-notes-wins = Le trait marque une part égale.
page-notes-length = Les tours de tous les joueurs, additionnés.
page-notes-kinds = Combien de joueurs en construisent au moins un, et combien de fois ceux-là gagnent. Le trait marque une part égale. Qui mène construit davantage : ce qui accompagne la victoire n'en est pas forcément la cause.
page-notes-when = Le tour (compté pour chaque joueur) où vient le premier, en moyenne sur ceux qui en construisent.
page-notes-course = Ce qu'on possède au début de chacun de ses tours, en moyenne sur les parties qui durent jusque-là ; la bande est l'intervalle à 95 %.
page-notes-changes = Les différences certaines sont pleines, les probables creuses. Les plus grandes viennent d'abord.

page-groups-order = Taux de victoire selon l'ordre de jeu
page-groups-seat = Taux de victoire par place
page-groups-unfinished = Parties inachevées
page-groups-length = Durée
page-groups-built = Exemplaires par joueur et par partie
page-groups-builders = Joueurs qui en construisent au moins un
page-groups-winning = Taux de victoire de ceux qui en construisent au moins un
page-groups-when = Tour (par joueur) du premier exemplaire
page-groups-course = { $Money } au début de chaque tour d'un joueur

page-made-heading = Comment ces chiffres ont été obtenus
page-made-bots = Chaque place est jouée par un robot : { $bots }.
page-made-luck = Graine { $seed }, parties 0 à { $last }. La même commande donne les mêmes chiffres, quel que soit le nombre de cœurs.
page-made-paired = Les deux tables jouent chaque partie avec la même chance : ce qu'elles en partagent ne brouille pas l'effet du changement.
page-made-intervals = Un intervalle contient la vraie valeur 95 fois sur 100. Il compte les parties, car les places d'une même partie dépendent les unes des autres (méthode delta ; Wilson pour les proportions).
page-made-few = Ce qui a été vu dans moins de { $few } parties n'a ni intervalle ni verdict ; les proportions gardent un intervalle large.
page-made-holm = Parmi { $all } chiffres, un sur vingt semblerait différer par le seul hasard. Une différence n'est dite certaine que si elle passe la correction de Holm sur l'ensemble : le risque qu'une seule des différences certaines soit fausse est d'au plus 5 %. Les probables passent seules, mais pas avec toutes les autres ; certaines d'entre elles sont dues au hasard.
page-made-more = Le nombre de parties à jouer suppose que la différence est aussi grande qu'on l'a vue ; elle serait alors dite certaine quatre fois sur cinq.
page-made-options = Options : { $options }.
page-made-speed = Joué en { $seconds } s ; cœurs : { $cores } ; { $rate } parties par seconde.
page-made-command = Pour refaire cette page :

plots-builders = joueurs qui en construisent, %
plots-winning = taux de victoire de ceux-là, %
plots-wins = taux de victoire, %
plots-turns = tours
plots-games = parties, %
plots-own-turn = tour du joueur
plots-money = { $money }
plots-points = différence en points
plots-turns-change = différence en tours
plots-median = médiane { $n }

plots-rows-builders = { $label } : joueurs
plots-rows-winning = { $label } : taux de victoire
plots-rows-when = { $label } : tour

plots-about-order = Taux de victoire selon l'ordre de jeu : { $rows }.
plots-about-seat = Taux de victoire par place : { $rows }.
plots-about-length = Combien de parties durent combien de tours : { $rows }.
plots-about-means = Nombre moyen de tours d'une partie : { $rows }.
plots-about-builders = Part des joueurs qui construisent chaque sorte, de la plus à la moins construite : { $rows }.
plots-about-winning = Taux de victoire des joueurs qui construisent chaque sorte : { $rows }.
plots-about-when = Tour moyen où vient le premier exemplaire de chaque sorte : { $rows }.
plots-about-course = Combien de { $money } on possède en moyenne au début de chacun de ses tours : { $rows }.
plots-about-points = Différences certaines et probables des parts, en points : { $rows }.
plots-about-turns = Différences certaines et probables en tours : { $rows }.

## Errors

wrong-exists = { $path } existe déjà, n'est pas un rapport, et reste comme il est : indiquez un autre fichier.
wrong-not-written = { $path } ne peut pas être écrit : { $why }. Indiquez un fichier dans un de vos dossiers.
wrong-unwritable = { $path } ne peut pas être écrit : indiquez un fichier dans un dossier qui existe et où vous pouvez écrire.
wrong-bots = { $number } robots ne peuvent pas jouer à des tables de { $known }.
wrong-for-reports = des rapports en pages
