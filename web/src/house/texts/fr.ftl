house-file = Choisir un fichier…
house-or = ou
house-search = Quelle carte, quel nombre ?
house-reset = Tout remettre
house-box = Toute la boîte
house-nothing = Rien de ce nom ne peut être changé.
house-all = { $n ->
    [one] Afficher la seule carte
   *[other] Afficher les { $n } cartes
}
house-to = { $name }, jusqu'à
house-undo = { $name } : revenir à { $value }
house-none = Ce jeu n'a pas de nombres à changer.
