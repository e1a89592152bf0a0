welcome-aim = Le but : construire le plus d'étoiles. La partie est finie quand une manche se termine avec { $win } étoiles dans un quartier.
welcome-turn = À votre tour, vous placez des Mints sur un lieu ou vous passez ; quand tous ont passé à la suite, la manche est finie.

turn-of = { $who-is ->
    [you] À vous de jouer.
   *[other] À { $who } de jouer.
}
choice = { $move } ({ $cost ->
    [one] { $cost } Mint
   *[other] { $cost } Mints
})
labelled = { $name } : { $what }
noted = { $name } ({ $note })

token = jeton Premier Joueur
token-mark = jeton
buildings = bâtiments
plans = plans
secret = secret

column-slots = emplacements
column-stars = étoiles
column-cost = coût
column-location = lieu
column-supply = réserve
column-effect = effet
stars-vary = variable
more-than = { $n }+

supply = Réserve
deck = plans dans la pioche : { $n }
under = dessous : { $n }
bank = réserve de Mints : { $n }

in-supply = Il est dans la réserve.
planned-by = { $who-is ->
    [you] Vous l'avez
   *[other] { $who } l'a
} en plan.
built-by = { $who-is ->
    [you] Vous l'avez
   *[other] { $who } l'a
} construit.
out-of-sight = Personne ne peut voir où il est.

kinds-core = Lieu de base : toujours ouvert.
kinds-deed = Lieu à contrat : fermé tant que son plan n'est pas construit, puis ouvert à tous.
kinds-advanced = Lieu avancé : toujours ouvert.
