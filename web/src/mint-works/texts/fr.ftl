mw-square = Grand-place
mw-my-neighbourhood = Mon quartier
mw-neighbourhood-of = Quartier { ELIDED("de", $name) }
mw-supply = Plans à acheter
mw-no-supply = Il n'y a plus de plan à acheter.
mw-round = Manche { $n }
mw-mints = { $n ->
    [one] { $n } Mint
   *[other] { $n } Mints
}
mw-no-limit = Mints sans limite
mw-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
mw-stars-of = { $n ->
    [one] { $n } étoile sur { $win }
   *[other] { $n } étoiles sur { $win }
}
mw-stars-vary = étoiles variables
mw-costs = { $n ->
    [one] coûte { $n } Mint
   *[other] coûte { $n } Mints
}
mw-costs-plan = coûte le prix du plan
mw-costs-more = coûte { $n } de plus que le lieu copié
mw-more = encore { $n }
mw-missing = { $n ->
    [one] il vous manque { $n } Mint
   *[other] il vous manque { $n } Mints
}
mw-mints-on = { $n ->
    [one] un Mint est posé dessus
   *[other] { $n } Mints sont posés dessus
}
mw-taken = { $n ->
    [one] { $n } place prise sur { $slots }
   *[other] { $n } places prises sur { $slots }
}
mw-owner = contrat construit par { $name }
mw-closed = fermé
mw-shut = bloqué
mw-is-plan = plan à construire
mw-is-built = construit
mw-is-secret = vous seul le connaissez
mw-a-secret-plan = Un plan secret
mw-secret-plan = { $name } seul le connaît, jusqu'à sa construction.
mw-plans = { $n ->
    [one] Un plan :
   *[other] { $n } plans :
}
mw-no-cards-yet = Ni plan ni bâtiment pour l'instant.
mw-no-plan = Vous n'avez aucun plan à construire.
mw-no-card = Vous n'avez aucune carte à céder.
mw-deck = { $n ->
    [one] Encore un plan dans la pioche
   *[other] Encore { $n } plans dans la pioche
}
mw-under = { $n } dessous
mw-bank = { $n ->
    [one] encore un Mint
   *[other] encore { $n } Mints
}
mw-begins = Commence la prochaine manche
mw-choose = Choisir
mw-choose-card = Choisir { $card }
mw-type-culture = culture
mw-type-production = production
mw-type-utility = service
mw-type-deed = contrat
mw-prompt-place = Envoyez des Mints sur un lieu, ou passez.
mw-prompt-supplier = Quel plan achetez-vous ?
mw-prompt-builder = Lequel de vos plans construisez-vous ?
mw-prompt-recycler = Quelle carte cédez-vous ?
mw-prompt-swap-meet = Quelle carte donnez-vous ?
mw-prompt-swap-meet-given = { $card } : contre quel plan ? On peut la reprendre.
mw-prompt-temp-agency = Faire ce que fait quel lieu ?
mw-prompt-co-op = Votre Coopérative : qui d'autre gagne un Mint ?
mw-prompt-first = Qui commence ?
mw-prompt-advanced = Tirez un lieu, et dites lequel.
mw-prompt-draw = Piochez un plan, et dites lequel.
mw-stop = Pour { $name }, le numéro { $at } de la colonne : { $what }.
mw-col-stars = Étoiles
mw-col-size = Cartes
mw-col-mints = Mints
mw-move-pass = Passer
mw-place-supplier = { $location } : acheter { $card }
mw-place-builder = { $location } : construire { $card }
mw-place-recycler = { $location } : céder { $card }
mw-place-swap-meet = { $location } : { $card } contre { $other }
mw-place-temp-agency = { $location } comme { $copied }
mw-move-co-op = { $card } : { $player } gagne un Mint
mw-move-first = { $player } commence
mw-move-advanced = Lieu : { $card }
mw-move-draw = Plan : { $card }
mw-unseen = une carte secrète
mw-told-gain = { $seat } +{ $n }
mw-told-loss = { $seat } −{ $n }
mw-told-stars = { $seat } ★{ $n }
mw-told-upkeep = { $fact } (entretien)
mw-told-upkeep-by = { $fact } (entretien : { $buildings })
