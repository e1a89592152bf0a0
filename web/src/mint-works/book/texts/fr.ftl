rules-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
rules-stars-vary = des étoiles variables
rules-costs-mints = { $n ->
    [one] coûte { $n } Mint
   *[other] coûte { $n } Mints
}
rules-slots = Emplacements à 1 / 2 / 3 / 4 joueurs : { $slots }
rules-mint-works-aim = Le but
rules-mint-works-aim-1 = Vos ouvriers sont des Mints, et vous commencez avec trois. Placés sur un lieu, ils sont dépensés et vous rapportent d'autres Mints, un plan ou un bâtiment.
rules-mint-works-aim-2 = Les bâtiments portent des étoiles. Dès qu'une manche s'achève avec quelqu'un à sept étoiles, la partie est finie et le plus d'étoiles gagne.
rules-mint-works-turn = Une manche
rules-mint-works-turn-1 = L'un après l'autre, vous placez des Mints sur un lieu où il reste une place, ou vous passez. Qui a passé peut revenir plus tard dans la manche.
rules-mint-works-turn-2 = Quand tous ont passé à la suite, la manche se termine par l'entretien.
rules-mint-works-turn-3 = Un plan gagné reste face cachée et ne fait encore rien. C'est construit, face visible, qu'il donne ses étoiles et son effet.
rules-mint-works-places = Les lieux
rules-mint-works-places-1 = Chaque place accueille un placement par manche, et leur nombre dépend du nombre de joueurs.
rules-mint-works-places-list-1 = Fabricant : payez 1 Mint, gagnez-en 2.
rules-mint-works-places-list-2 = Fournisseur : payez le prix d'un des plans exposés et prenez-le.
rules-mint-works-places-list-3 = Constructeur : payez 2, et un de vos plans devient un bâtiment.
rules-mint-works-places-list-4 = Conseil administratif : payez 1, gagnez 1, et vous commencerez la prochaine manche.
rules-mint-works-places-list-5 = Les titres : Grossiste et Loterie ouvrent quand quelqu'un construit leur plan. Tous peuvent alors y aller, et le propriétaire y gagne.
rules-mint-works-places-list-6 = Les lieux avancés sont pour qui connaît le jeu : choisissez-les en dressant la table.
rules-mint-works-upkeep = L'entretien
rules-mint-works-upkeep-1 = On vérifie d'abord si c'est la fin. Puis l'étalage est complété à trois plans, bâtiments et titres paient leurs propriétaires, les Mints quittent les lieux, et chacun gagne un Mint.
rules-mint-works-upkeep-2 = S'il ne reste pas assez de plans pour le compléter, la partie est finie aussi.
rules-mint-works-end = Qui gagne
rules-mint-works-end-1 = Seuls les bâtiments donnent des étoiles ; un plan jamais construit n'en donne aucune.
rules-mint-works-end-2 = À égalité, le plus grand quartier gagne, plans et bâtiments ensemble ; puis le plus de Mints.
rules-mint-works-alone = En solo
rules-mint-works-alone-1 = Vous jouez contre un de quatre adversaires, dont les règles dictent chaque coup : toujours le premier lieu en partant du haut qu'il peut utiliser.
rules-mint-works-alone-list-1 = Justin commence, et ferme chaque lieu qu'il utilise.
rules-mint-works-alone-list-2 = Rachael gagne si les Mints de la réserve viennent à manquer.
rules-mint-works-alone-list-3 = Sonic joue deux tours de suite.
rules-mint-works-alone-list-4 = Mort a autant de Mints qu'il veut.
rules-mint-works-location-core = Les lieux toujours présents
rules-mint-works-location-deed = Les lieux qu'un titre ouvre
rules-mint-works-location-advanced = Les lieux avancés
rules-mint-works-plan-culture = Plans : culture
rules-mint-works-plan-production = Plans : production
rules-mint-works-plan-utility = Plans : services
rules-mint-works-plan-deed = Plans : titres
