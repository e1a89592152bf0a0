edition-normal = Normale
edition-easy = Facile

pitch-ma-petite-ville = Bâtissez ensemble une seule ville, tuile après tuile ; gagne qui y place en premier toutes ses silhouettes.

edition-note-ma-petite-ville-normal = Aucune silhouette ne couvre un X.
edition-note-ma-petite-ville-easy = Entre leurs bouts, les silhouettes peuvent couvrir un X : idéal avec des enfants.

option-colours-blue = bleu : citoyens
option-colours-green = vert : arbres
option-colours-yellow = jaune : voitures
option-colours-red = rouge : maisons
