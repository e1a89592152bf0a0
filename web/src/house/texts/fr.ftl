house-file = Choisir un fichier…
house-or = ou
house-search = Quelle carte, quel nombre ?
house-reset = Annuler les changements
house-box = Toute la boîte
house-nothing = Rien à changer sous ce nom.
house-all = { $n ->
    [one] Afficher la seule carte
   *[other] Afficher les { $n } cartes
}
house-to = { $name }, jusqu'à
house-undo = { $name } : revenir à { $value }
house-none = Ce jeu n'a pas de nombres à changer.
