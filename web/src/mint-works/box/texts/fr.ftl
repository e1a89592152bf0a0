edition-standard = Standard

pitch-mint-works = Envoyez vos Mints au travail, dressez des plans et élevez des bâtiments pour sept étoiles.

option-advanced = Lieux avancés
option-advanced-0 = aucun
option-advanced-1 = un au hasard
option-advanced-2 = deux au hasard
option-advanced-crowdfunder = Financement participatif
option-advanced-recycler = Recycleur
option-advanced-swap-meet = Échange cordial
option-advanced-temp-agency = Agence d'intérim

opponent-justin = Justin
opponent-rachael = Rachael
opponent-sonic = Sonic
opponent-mort = Mort
