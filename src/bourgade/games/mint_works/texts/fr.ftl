why-not-enough-mints = cela coûte { $cost ->
    [one] { $cost } Mint
   *[other] { $cost } Mints
}, et vous { $mints ->
    [0] n'en avez pas
   *[other] n'en avez que { $mints }
}
why-no-free-slot = il n'y a plus d'emplacement libre
why-closed = ce lieu reste fermé tant que son contrat n'est pas construit
why-shut = Justin a bloqué ce lieu jusqu'à la fin de la manche
why-not-in-play = ce lieu n'est pas en jeu
why-not-in-supply = ce plan n'est pas dans la réserve
why-not-yours = cette carte n'est pas dans votre quartier
why-not-a-plan = ce n'est pas un de vos plans
why-empty-deck = il n'y a plus de plan dans la pioche
why-nothing-to-copy = il n'y a pas encore de Mints sur le lieu à copier
why-yourself = il faut un autre joueur
why-no-such-seat = personne n'est assis en { $seat }
why-dictated = les règles de l'adversaire ne laissent qu'un coup possible

# Moves and outcomes, as they stand in a list or on a button.

moves-pass = Passer
moves-place = { $location }
moves-place-supplier = { $location } : acheter { FORM($card, "the") }
moves-place-builder = { $location } : construire { FORM($card, "the") }
moves-place-recycler = { $location } : recycler { FORM($card, "the") }
moves-place-recycler-secret = { $location } : recycler un plan secret
moves-place-swap-meet = { $location } : { FORM($card, "the") } contre { FORM($other, "the") }
moves-place-temp-agency = { $location } comme { $copied }
moves-co-op = { FORM($card, "name") } : { $player-is ->
    [you] vous gagnez
   *[other] { $player } gagne
} un Mint
moves-first = { $player-is ->
    [you] Vous commencez
   *[other] { $player } commence
}
moves-advanced = Lieu : { FORM($card, "name") }
moves-draw = Plan : { FORM($card, "name") }
moves-draw-secret = Un plan secret

# What somebody does, after their name or You.

does-gain = { $who-is ->
    [you] gagnez
   *[other] gagne
} { $n ->
    [one] { $n } Mint
   *[other] { $n } Mints
}
does-gain-them = en { $who-is ->
    [you] gagnez
   *[other] gagne
} { $n }
does-token = { $who-is ->
    [you] prenez
   *[other] prend
} le jeton Premier Joueur
does-take = { $who-is ->
    [you] achetez
   *[other] achète
} le plan { FORM($card, "of") }
does-assemble = { $who-is ->
    [you] achetez
   *[other] achète
} { FORM($card, "the") }, que l'Assembleur construit aussitôt
does-build = { $who-is ->
    [you] construisez
   *[other] construit
} { FORM($card, "the") }
does-draw = { $who-is ->
    [you] piochez
   *[other] pioche
} en secret le plan { FORM($card, "of") }
does-draw-secret = { $who-is ->
    [you] piochez
   *[other] pioche
} un plan en secret
does-recycle = { $who-is ->
    [you] recyclez
   *[other] recycle
} le plan { FORM($card, "of") }
does-recycle-secret = { $who-is ->
    [you] recyclez
   *[other] recycle
} un plan secret
does-raze = { $who-is ->
    [you] recyclez
   *[other] recycle
} { FORM($card, "the") }
does-swap = { $who-is ->
    [you] échangez
   *[other] échange
} le plan { FORM($card, "of") } contre celui { FORM($other, "of") }
does-swap-building = { $who-is ->
    [you] échangez
   *[other] échange
} { FORM($card, "the") } contre le plan { FORM($other, "of") }
does-take-back = { $who-is ->
    [you] échangez
   *[other] échange
} le plan { FORM($card, "of") } contre lui-même
does-take-back-building = { $who-is ->
    [you] reprenez
   *[other] reprend
} { FORM($card, "the") } comme plan
does-share = { $who-is ->
    [you] partagez
   *[other] partage
} la Coopérative avec { $whom-is ->
    [you] vous
   *[other] { $whom }
} : 1 Mint chacun
does-co-op = { $who-is ->
    [you] gagnez
   *[other] gagne
} 1 Mint grâce à la Coopérative

# Where mints are sent.

at-producer = chez le Fabricant
at-supplier = chez le Fournisseur
at-builder = chez le Constructeur
at-leadership-council = au Conseil Administratif
at-wholesaler = chez le Grossiste
at-lotto = à la Loterie
at-crowdfunder = au Financement Participatif
at-recycler = chez le Recycleur
at-swap-meet = à l'Échange Cordial
at-temp-agency = à l'Agence d'Intérim
at-copied = { $at } (à la place { FORM($card, "of") })

# What happens.

told-card = { FORM($card, "the") }
told-move = { $who } : { $move }
told-place = { $who-is ->
    [you] Vous placez
   *[other] { $who } place
} { $n ->
    [one] { $n } Mint
   *[other] { $n } Mints
} { $at }
told-place-does = { told-place } et { $does }
told-place-both = { told-place }, { $does } et { $gain }
told-does = { $who-is ->
    [you] Vous
   *[other] { $who }
} { $does }
told-stars = { $told } : { $n ->
    [0] plus aucune étoile
    [one] { $n } étoile en tout
   *[other] { $n } étoiles en tout
}
told-other = { $told } ; { $whom-is ->
    [you] vous en gagnez
   *[other] { $whom } en gagne
} { $n }
told-others = { $told } ; tous les autres en gagnent { $n }
told-begins = { $who-is ->
    [you] Vous recevez
   *[other] { $who } reçoit
} le jeton Premier Joueur
told-advanced = Nouveau lieu : { FORM($card, "the") }
told-opens-wholesaler = Le Grossiste est ouvert à tous
told-opens-lotto = La Loterie est ouverte à tous
told-empties = { $n ->
    [one] Le Mint posé sur la Galerie retourne
   *[other] Les { $n } Mints posés sur la Galerie retournent
} dans la réserve de Mints
told-shuts = { $who } bloque { FORM($card, "the") } jusqu'à la fin de la manche
told-comes = { $n ->
    [one] Nouveau plan
   *[other] Nouveaux plans
} dans la réserve : { $cards }
told-returns = Personne n'est allé chez le Fournisseur : { $cards } { $n ->
    [one] va
   *[other] vont
} sous la pioche
told-pass = { $who-is ->
    [you] Vous passez
   *[other] { $who } passe
}
told-last-pass = { told-pass }, et la manche se termine
told-upkeep = Entretien : { $gains }
told-stores = { $who-is ->
    [you] Un Mint de plus sur votre Galerie
   *[other] Un Mint de plus sur la Galerie { ELIDED("de", $who) }
}
told-again = { $who } rejoue
told-round = Nouvelle manche : { $who-is ->
    [you] vous commencez
   *[other] { $who } commence
}
told-ends-stars = { $who-is ->
    [you] Vous avez
   *[other] { $who } a
} assez d'étoiles : la partie est finie
told-ends-deck = Il ne reste pas assez de plans pour remplir la réserve : la partie est finie
told-ends-mints = La réserve de Mints est vide : { $who } gagne aussitôt

# What the upkeep brings: to all, and to somebody more; or to one, and to the next.

gains-all = chacun gagne 1 Mint
gains-more = { $gains }, plus { $more }
gains-for = { $n } pour { $who-is ->
    [you] vous
   *[other] { $who }
}
gains-first = { $who-is ->
    [you] vous gagnez
   *[other] { $who } gagne
} { $n ->
    [one] { $n } Mint
   *[other] { $n } Mints
}
gains-next = { $who-is ->
    [you] vous
   *[other] { $who }
} { $n }
gains-by = { $gain } ({ $cards })

# Locations, plans and opponents.

cards-producer = Fabricant
cards-supplier = Fournisseur
cards-builder = Constructeur
cards-leadership-council = Conseil Administratif
cards-wholesaler = Grossiste
cards-lotto = Loterie
    .kind = la
cards-crowdfunder = Financement Participatif
cards-recycler = Recycleur
cards-swap-meet = Échange Cordial
    .kind = l-m
cards-temp-agency = Agence d'Intérim
    .kind = l-f
cards-windmill = Moulin
cards-statue = Statue
    .kind = la
cards-gardens = Jardins
    .kind = les
cards-bridge = Pont
cards-museum = Musée
cards-gallery = Galerie
    .kind = la
cards-co-op = Coopérative
    .kind = la
cards-mine = Mine
    .kind = la
cards-workshop = Atelier
    .kind = l-m
cards-corporate-hq = Siège Social
cards-factory = Usine
    .kind = l-f
cards-stripmine = Mine à ciel ouvert
    .kind = la
cards-plant = Centrale
    .kind = la
cards-crane = Grue
    .kind = la
cards-truck = Camion
cards-landfill = Décharge
    .kind = la
cards-obelisk = Obélisque
    .kind = l-m
cards-assembler = Assembleur
    .kind = l-m
cards-vault = Coffre-Fort
cards-justin = Justin
cards-rachael = Rachael
cards-sonic = Sonic
cards-mort = Mort

# What cards say of themselves.

types-culture = culture
types-production = production
types-utility = service
types-deed = contrat

about-mints = { $n ->
    [one] { $n } Mint
   *[other] { $n } Mints
}
about-no-limit = des Mints sans limite
about-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
about-stars-vary = étoiles variables
about-score = { $n ->
    [one] { $n } étoile sur { $win }
   *[other] { $n } étoiles sur { $win }
}
about-costs = { $n ->
    [one] coûte { $n } Mint
   *[other] coûte { $n } Mints
}
about-costs-plan = coûte le prix du plan
about-costs-more = { $n ->
    [one] coûte { $n } Mint de plus que le lieu copié
   *[other] coûte { $n } Mints de plus que le lieu copié
}
about-taken = { $n ->
    [one] { $n } emplacement pris sur { $slots }
   *[other] { $n } emplacements pris sur { $slots }
}
about-closed = fermé
about-shut = bloqué

prompt-place = Placez des Mints sur un lieu, ou passez.
prompt-supplier = Quel plan achetez-vous ?
prompt-builder = Lequel de vos plans construisez-vous ?
prompt-recycler = Quelle carte recyclez-vous ?
prompt-swap-meet = Quelle carte échangez-vous ?
prompt-swap-meet-given = Contre quel plan échangez-vous { FORM($card, "the") } ? Vous pouvez reprendre la même carte.
prompt-temp-agency = Quel lieu l'Agence d'Intérim copie-t-elle ?
prompt-co-op = Votre Coopérative : qui d'autre gagne un Mint ?
prompt-first = Qui commence ?
prompt-advanced = Tirez un lieu, et dites lequel.
prompt-draw = Piochez un plan, et dites lequel.

house-mints = Mints au départ
house-stars = étoiles qui terminent la partie
house-supply = plans dans la réserve
house-solo-supply = plans dans la réserve, seul contre un adversaire
house-plans = ce que disent les plans
house-locations = ce que disent les lieux ; chacun peut aussi avoir un nombre d'emplacements, quel que soit le nombre de joueurs : producer = {"{"} slots = 4 {"}"}
house-card-stars = étoiles
house-card-cost = coût
house-card-upkeep = Mints à l'entretien
house-card-gain = Mints gagnés
house-card-others = Mints pour chaque autre joueur
house-card-owner = Mints pour le propriétaire du contrat à l'entretien
house-card-slots = emplacements

lab-money = Mints

## Errors

wrong-no-opponent = Il n'y a pas d'adversaire { $opponent }{ $hint } : choisissez { $known }.
wrong-opponent-players = { $opponent } joue contre un seul joueur, pas contre { $players }.
wrong-no-advanced = Il n'y a pas de lieu avancé { $name }{ $hint } : choisissez { $known }.
wrong-advanced = L'option advanced vaut 0, { $number } pour un tirage au sort, ou une liste de { $number } parmi { $known }, pas { $given }.
wrong-ages = L'option ages est une liste de { $number }, un âge pour chaque joueur, pas { $given }.
wrong-age = Option ages : un âge est un nombre entier de 0 à { $most }, pas { $age }.
wrong-players = `players` est une liste de joueurs, pas { $players }.
wrong-solo-players = Contre un adversaire, `players` a deux entrées, pas { $number }.
wrong-solo-opponent = En solo, `opponent` est nommé et occupe la place P2.
wrong-locations = `locations` est un objet avec les lieux et leurs places occupées, pas { $locations }.
wrong-location = Il n'y a pas de lieu { $card }{ $hint }.
wrong-locations-phase = En phase advanced, moins de { $number } lieux avancés sont en jeu, pas { $found }.
wrong-advanced-key = `advanced` vaut { $number }, et seulement en phase first, si des lieux restent à tirer au sort.
wrong-house = Les règles maison de la position sont inutilisables : { $why }
wrong-nobody-began = En phase first, personne n'a commencé : `{ $key }` vaut null, pas { $seat }.
wrong-turn = `{ $key }` vaut { $known }, pas { $seat }.
wrong-location-missing = Il manque { $card } dans `locations`, avec le nombre de ses places occupées.
wrong-shut = Les lieux ne ferment que contre justin.
wrong-lying = `lying` est un objet avec les lieux et les Mints qui s'y trouvent, pas { $lying }.
wrong-lying-location = `lying` : il n'y a pas de lieu { $card }{ $hint } en jeu.
wrong-deck = `deck` n'est un nombre que pour qui ne voit pas tout : ici, c'est une liste de plans.
wrong-plans = { $where } : il faut une liste d'au plus { $most } plans, pas { $value }.
wrong-plan = { $where } : il n'y a pas de plan { $card }{ $hint }.
wrong-twice = { $card } est là deux fois : { $first }, et { $second }.
wrong-player = { $who } est un objet avec mints, plans et buildings, pas { $player }.
wrong-no-gallery = { $who } a des Mints sur une galerie, mais pas de galerie.
wrong-secret = `secret` est un objet avec des plans et la place qui connaît chacun, pas { $secret }.
wrong-secret-seat = `secret` : { $card } est connu de { $known }, pas de { $knows }.
wrong-secret-plan = `secret` : { $card } n'est ni parmi les plans de { $knows } ni sous la pioche.
wrong-passes-phase = En phase { $phase }, il n'y a pas de `passes` : on les compte pendant le développement.
wrong-half = `half` vaut placed, passed ou null, pas { $half }.
wrong-half-turn = `half` ne va qu'avec le deuxième tour de sonic.
wrong-bank = `bank` ne va qu'avec une partie contre rachael : sinon les Mints ne manquent jamais.
wrong-bank-empty = `bank` vaut 0 : rachael a gagné, et la phase doit être over.
wrong-not-open = { $card } est occupé mais pas ouvert.
wrong-empty-deck = En phase { $phase }, on tire un plan, mais la pioche est vide.
wrong-full-supply = En phase { $phase }, on tire un plan, mais la réserve est pleine.
wrong-replacing = Un plan n'est remplacé aussitôt qu'en solo.
wrong-sharing = En phase { $phase }, `turn` est la place dont la coopérative est construite.
wrong-half-phase = En phase { $phase }, il n'y a pas de `half`.
wrong-names = `{ $key }` est une liste de noms, pas { $value }.
wrong-name = `{ $key }` : il n'y a pas de { $card }{ $hint }.
wrong-first = L'option first, à { $seats } joueurs, vaut { $known }, pas { $given }.
wrong-solo-first = Contre { $opponent }, les règles disent qui commence : l'option first vaut random, pas { $given }.
wrong-of-slots = Les places occupées de { $card }
wrong-mints-on = Les Mints sur { $card }
wrong-of-mints = Les Mints de { $who }
wrong-of-plans = Les plans de { $who }
wrong-of-buildings = Les bâtiments de { $who }
wrong-on-gallery = Les Mints sur la galerie de { $who }
wrong-supply = La réserve
wrong-under = Ce qui est sous la pioche
wrong-the-deck = La pioche
