edition-base = Jeu de base
edition-marina = Marina
edition-green-valley = Green Valley
edition-marina-green-valley = Marina et Green Valley
edition-deluxe = Deluxe

pitch-minivilles = Lancez les dés, gagnez des pièces et bâtissez la plus jolie petite ville avant vos voisins.

edition-note-minivilles-base = Le classique : 15 sortes de cartes, quatre monuments pour gagner.
edition-note-minivilles-marina = Avec des bateaux et un port ; six monuments pour gagner.
edition-note-minivilles-green-valley = Avec des commerces surprenants ; quatre monuments pour gagner.
edition-note-minivilles-marina-green-valley = Tout à la fois, pour qui connaît déjà le jeu.
edition-note-minivilles-deluxe = Le meilleur de toutes les boîtes, jusqu'à cinq joueurs ; cinq monuments sur six suffisent.

option-market = Marché
option-market-line = quelques piles à la fois
option-market-open = toutes les piles à la fois
option-purples = Cartes violettes
option-purples-all = tous les exemplaires
option-purples-players-1 = un de moins que de joueurs

waiting-option-market-line = Marché limité
waiting-option-market-open = Marché ouvert
waiting-option-purples-players-1 = Moins de cartes violettes
