rules-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
rules-stars-vary = étoiles variables
rules-costs-mints = { $n ->
    [one] coûte { $n } Mint
   *[other] coûte { $n } Mints
}
rules-slots = Emplacements à 1 / 2 / 3 / 4 joueurs : { $slots }
rules-mint-works-aim = Le but
rules-mint-works-aim-1 = Vos ouvriers sont des Mints, et vous en avez trois au départ. Les Mints que vous placez sur un lieu sont dépensés. En échange, ils vous rapportent d'autres Mints, un plan ou un bâtiment.
rules-mint-works-aim-2 = Les bâtiments donnent des étoiles. Dès qu'une manche se termine avec sept étoiles dans un quartier, la partie est finie et le plus grand nombre d'étoiles l'emporte.
rules-mint-works-turn = Une manche
rules-mint-works-turn-1 = Chacun à son tour place des Mints sur un lieu qui a un emplacement libre, ou passe. Si vous passez, vous pourrez encore jouer plus tard dans la manche.
rules-mint-works-turn-2 = Quand tous ont passé l'un après l'autre, la manche se termine par l'entretien.
rules-mint-works-turn-3 = Un plan reste face cachée dans votre quartier et ne fait encore rien. Une fois construit, il est retourné face visible : c'est un bâtiment, avec ses étoiles et son effet.
rules-mint-works-places = Les lieux
rules-mint-works-places-1 = Chaque lieu a un certain nombre d'emplacements, selon le nombre de joueurs. Un emplacement ne sert qu'une fois par manche.
rules-mint-works-places-list-1 = Fabricant : payez 1 Mint et gagnez-en 2.
rules-mint-works-places-list-2 = Fournisseur : payez le prix d'un plan de la réserve et prenez-le.
rules-mint-works-places-list-3 = Constructeur : payez 2 Mints et construisez un de vos plans.
rules-mint-works-places-list-4 = Conseil Administratif : payez 1 Mint, gagnez-en 1 et prenez le jeton Premier Joueur. Avec lui, vous commencez la prochaine manche.
rules-mint-works-places-list-5 = Contrats : le Grossiste et la Loterie sont fermés tant que personne n'a construit leur contrat. Ensuite, ils sont ouverts à tous, et le propriétaire du contrat gagne des Mints à l'entretien s'ils ont servi.
rules-mint-works-places-list-6 = Les lieux avancés sont pour ceux qui connaissent déjà le jeu. Vous les choisissez en préparant la table.
rules-mint-works-upkeep = L'entretien
rules-mint-works-upkeep-1 = Si personne n'a sept étoiles, la réserve est complétée à trois plans. Puis les bâtiments et les contrats rapportent à leurs propriétaires, les Mints posés sur les lieux retournent dans la réserve de Mints, et chacun gagne 1 Mint.
rules-mint-works-upkeep-2 = S'il ne reste pas assez de plans pour remplir la réserve, la partie est finie aussi.
rules-mint-works-end = Qui gagne
rules-mint-works-end-1 = Seuls les bâtiments donnent des étoiles ; un plan qui n'a jamais été construit n'en donne aucune.
rules-mint-works-end-2 = À égalité, le plus grand quartier l'emporte : plans et bâtiments comptent ensemble. Si l'égalité persiste, c'est le plus grand nombre de Mints.
rules-mint-works-alone = En solo
rules-mint-works-alone-1 = Vous jouez contre l'un des quatre adversaires. Les règles dictent ce qu'ils font : ils placent leurs Mints sur le premier lieu possible, de haut en bas.
rules-mint-works-alone-list-1 = Justin commence, et chaque lieu que Justin utilise est bloqué jusqu'à la fin de la manche.
rules-mint-works-alone-list-2 = Rachael gagne dès que la réserve de Mints est vide.
rules-mint-works-alone-list-3 = Sonic joue deux fois de suite.
rules-mint-works-alone-list-4 = Mort a des Mints sans limite.
rules-mint-works-location-core = Les lieux toujours présents
rules-mint-works-location-deed = Les lieux qu'un contrat ouvre
rules-mint-works-location-advanced = Les lieux avancés
rules-mint-works-plan-culture = Plans : culture
rules-mint-works-plan-production = Plans : production
rules-mint-works-plan-utility = Plans : service
rules-mint-works-plan-deed = Plans : contrats
