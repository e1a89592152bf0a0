# What a card does, as a sentence without its capital and its full stop.

effects-locations-producer = gagnez { $gain }
effects-locations-supplier = achetez un plan de la réserve
effects-locations-builder = construisez un de vos plans
effects-locations-leadership-council = prenez le jeton Premier Joueur et gagnez { $gain }
effects-locations-wholesaler = gagnez { $gain } (entretien : { $owner } pour le propriétaire du contrat)
effects-locations-lotto = piochez un plan en secret (entretien : { $owner } pour le propriétaire du contrat)
effects-locations-crowdfunder = gagnez { $gain } ; chaque autre joueur gagne { $others }
effects-locations-recycler = recyclez un plan ou un bâtiment : gagnez son coût plus ses étoiles en Mints
effects-locations-swap-meet = échangez un plan ou un bâtiment contre un plan de la réserve
effects-locations-temp-agency = faites ce que fait un autre lieu où il y a des Mints

effects-plans-windmill = { "" }
effects-plans-statue = { "" }
effects-plans-gardens = { "" }
effects-plans-bridge = compte comme 2 bâtiments de culture
effects-plans-museum = 1 étoile par bâtiment de culture de votre quartier
effects-plans-gallery = entretien : un Mint est posé dessus ; 1 étoile par Mint posé dessus
effects-plans-co-op = entretien : gagnez 1 Mint, et un autre joueur de votre choix en gagne 1
effects-plans-mine = entretien : gagnez { $upkeep }
effects-plans-workshop = entretien : gagnez { $upkeep }
effects-plans-corporate-hq = entretien : gagnez 1 Mint par bâtiment de votre quartier
effects-plans-factory = entretien : gagnez { $upkeep }
effects-plans-stripmine = entretien : gagnez { $upkeep }
effects-plans-plant = entretien : gagnez { $upkeep }
effects-plans-crane = construire vous coûte 1 Mint de moins
effects-plans-truck = acheter un plan vous coûte 1 Mint de moins
effects-plans-landfill = 1 étoile de moins par bâtiment de culture de votre quartier
effects-plans-obelisk = 1 étoile par bâtiment de votre quartier
effects-plans-assembler = les plans que vous achetez sont aussitôt construits
effects-plans-vault = 2 étoiles par plan non construit de votre quartier
effects-plans-wholesaler = ouvre le Grossiste ; entretien : gagnez { $owner } s'il a servi
effects-plans-lotto = ouvre la Loterie ; entretien : gagnez { $owner } si elle a servi

effects-opponent = { $name } place ses Mints sur le premier lieu possible, de haut en bas.
effects-buys-cheapest = Parmi les plans à sa portée, achète le moins cher ; à prix égal, selon le type : { $types }.
effects-buys-dearest = Parmi les plans à sa portée, achète le plus cher ; à prix égal, selon le type : { $types }.
effects-opponents-justin = Justin commence, et chaque lieu que Justin utilise est bloqué jusqu'à la fin de la manche.
effects-opponents-rachael = Les Mints sont limités, et Rachael gagne dès que la réserve de Mints est vide.
effects-opponents-sonic = Sonic joue deux fois de suite, et n'achète aucun plan tant qu'il lui en reste un à construire.
effects-opponents-mort = Mort a des Mints sans limite, et n'achète jamais de plan de production.

secret-plan = un plan secret

# What an opponent would do at a location, or why it is passed by.

stops-next = à suivre
stops-later = possible
stops-about = { $does } ({ $what })
stops-swap = { $given } contre { $gained }
stops-secret = dépend d'un plan secret
stops-full = complet
stops-mints = il faut { $n ->
    [one] { $n } Mint
   *[other] { $n } Mints
}
stops-no-plan = aucun plan à construire
stops-no-card = aucune carte à céder
stops-none-to-pay = aucun plan à sa portée
stops-none-to-take = aucun plan à son goût
stops-builds-first = a un plan à construire
stops-no-deck = la pioche est vide
stops-no-copy = rien à copier

series-stars = Étoiles
series-mints = Mints

# Who won, and why.

won-you = vous
won-mints-ran-out = La réserve de Mints est vide : { $who } gagne aussitôt.
won-few-plans = Il ne restait pas assez de plans pour remplir la réserve.
won-stars = { $who-is ->
    [you] Vous avez
   *[other] { $who } a
} le plus d'étoiles : { $n }.
won-tied = Le plus d'étoiles, c'est { $n } : égalité entre { $names }.
won-size = { $who-is ->
    [you] Vous gagnez
   *[other] { $who } gagne
} grâce au plus grand quartier, avec { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
won-mints = { $who-is ->
    [you] Vous gagnez
   *[other] { $who } gagne
} grâce au plus grand nombre de Mints : { $n }.
won-mints-no-limit = { $who-is ->
    [you] Vous gagnez
   *[other] { $who } gagne
} grâce à des Mints sans limite.
won-age = { $who-is ->
    [you] Vous gagnez
   *[other] { $who } gagne
} grâce à l'âge le plus proche de { $years } ans.
won-shared = Quartiers et Mints sont à égalité aussi : victoire partagée entre { $names }.
