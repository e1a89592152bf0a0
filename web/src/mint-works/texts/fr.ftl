mw-square = Grand-place
mw-my-neighbourhood = Mon quartier
mw-neighbourhood-of = Quartier { ELIDED("de", $name) }
mw-supply = Plans de la réserve
mw-no-supply = Il n'y a plus de plan dans la réserve.
mw-round = Manche { $n }
mw-short = manque { $n }
mw-missing = { $n ->
    [one] il vous manque { $n } Mint
   *[other] il vous manque { $n } Mints
}
mw-mints-on = { $n ->
    [one] { $n } Mint posé dessus
   *[other] { $n } Mints posés dessus
}
mw-used-by = utilisé par { $names }
mw-owner = contrat { ELIDED("de", $name) }
mw-is-plan = plan
mw-is-built = bâtiment
mw-is-secret = les autres ne le connaissent pas
mw-a-secret-plan = Un plan secret
mw-secret-plan = Personne d'autre que { $name } ne le connaît avant sa construction.
mw-plans = { $n ->
    [one] { $n } plan :
   *[other] { $n } plans :
}
mw-no-cards-yet = Ni plan ni bâtiment pour l'instant.
mw-no-plan = Vous n'avez aucun plan à construire.
mw-no-card = Votre quartier n'a pas encore de carte.
mw-deck = { $n ->
    [one] { $n } plan dans la pioche
   *[other] { $n } plans dans la pioche
}
mw-under = { $n } dessous
mw-bank = { $n ->
    [one] reste { $n } Mint
   *[other] restent { $n } Mints
}
mw-begins = Jeton Premier Joueur : commence la prochaine manche
mw-choose = Choisir
mw-choose-card = Choisir { FORM($card, "the") }
mw-stop = Numéro { $at } sur le chemin { ELIDED("de", $name) } : { $what }.
mw-col-stars = Étoiles
mw-col-size = Cartes
mw-col-mints = Mints
