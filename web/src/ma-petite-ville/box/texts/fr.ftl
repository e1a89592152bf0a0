edition-normal = Normale
edition-easy = Facile

pitch-ma-petite-ville = Bâtissez ensemble une seule ville, tuile après tuile ; gagne qui y pose le plus vite toutes ses rangées.

edition-note-ma-petite-ville-normal = Aucune rangée ne passe sur un X.
edition-note-ma-petite-ville-easy = Les rangées peuvent passer sur les X : idéal avec des enfants.

option-colours-blue = bleu : citoyens
option-colours-green = vert : arbres
option-colours-yellow = jaune : voitures
option-colours-red = rouge : maisons
