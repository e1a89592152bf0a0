game-no-move = `{ $move }` n'est pas un coup de ce jeu. { $now }
game-not-mine = `{ $move }` n'est aucun des coups de cette place en ce moment.
game-not-now = `{ $move }` n'est pas permis maintenant. { $now }
game-not-legal = `{ $move }` n'est pas permis : { $reason }. { $now }
game-no-choice = { $seat } n'a rien à choisir maintenant.
game-not-chance = Rien n'est laissé au hasard maintenant. { $now }
game-now = { $actor } peut jouer : { $moves }.
game-over = La partie est finie.

house-intro =
    Règles maison pour { $game }, à partir de l'édition { $edition }.

    Enlever le # au début d'une ligne pour changer ce qu'elle dit. Ce qui n'est pas dit reste comme imprimé.
    Y jouer :            bourgade play { $game } --edition { $file }
    Ce que cela change : bourgade simulate { $game } --edition { $edition } --compare { $file } --html rapport.html
    Vérifier :           bourgade house show { $file }
house-lists = Une liste de noms s'écrit ainsi : ["cafe", "mine"].
house-card = { $name } : { $changes }
house-number = { $what } { $old } → { $new }
house-new-number = { $what } { $new }
house-names = { $what } : { $names }
house-texts = { $what } : { $new } à vous au lieu des { $old } imprimées
house-all = tout
house-nothing = Rien n'est changé.
house-written = Écrit : { $file }
