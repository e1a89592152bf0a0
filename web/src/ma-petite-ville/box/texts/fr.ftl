edition-normal = Normal
edition-easy = Facile

pitch-ma-petite-ville = Construisez une ville commune, tuile après tuile, et posez-y vos rangées les premiers.

edition-note-ma-petite-ville-normal = Aucune rangée ne passe sur un X.
edition-note-ma-petite-ville-easy = Les rangées passent sur les X : idéal avec des enfants.

option-colours-blue = bleu : citoyens
option-colours-green = vert : arbres
option-colours-yellow = jaune : voitures
option-colours-red = rouge : maisons
