game-no-move = `{ $move }` n'est pas un coup de ce jeu. { $now }
game-not-mine = `{ $move }` n'est pas un des coups de cette place en ce moment.
game-not-now = `{ $move }` n'est pas permis maintenant. { $now }
game-not-legal = `{ $move }` n'est pas permis : { $reason }. { $now }
game-not-chance = Rien n'est laissé au hasard maintenant. { $now }
game-now = { $actor ->
    [chance] Le hasard peut jouer
   *[other] { $actor } peut jouer
} : { $moves }.
game-over = La partie est finie.

house-intro =
    Règles maison pour { $game }, à partir de l'édition { $edition }.

    Enlever le # au début d'une ligne pour changer ce qu'elle dit. Ce qui n'est pas dit reste comme imprimé.
    Y jouer :            bourgade play { $game } --edition { $file }
    Ce que cela change : bourgade simulate { $game } --edition { $edition } --compare { $file } --html rapport.html
    Vérifier :           bourgade house show { $file }
house-lists = Une liste de noms s'écrit ainsi : ["cafe", "mine"].
house-card = { $name } : { $changes }
house-number = { $what } { $old } → { $new }
house-new-number = { $what } { $new }
house-names = { $what } : { $names }
house-texts = { $what } : { $new } à vous au lieu des { $old } imprimées
house-all = tout
house-nothing = Rien n'est changé.
house-written = Écrit : { $file }

## Errors

one-of = { $most } ou { $last }
did-you-mean = { " " }(vouliez-vous dire { $name } ?)
wrong-position-form = Une position est un objet avec `game`, `edition`, `players`, `turn`, `phase` et plus encore.
wrong-record-form = Une partie enregistrée est un objet avec `game`, `rules`, `edition`, `seats`, `options` et `actions`.
wrong-edition = { $game } n'a pas d'édition { $name }{ $hint } : choisissez { $known }.
wrong-players = { $game } { $name } se joue de { $least } à { $most } joueurs, pas à { $players }.
wrong-seat = Il n'y a pas de place { $seat } à cette table : choisissez { $known }.
wrong-device = Il n'y a pas d'appareil { $device }{ $hint } : choisissez { $known }.
wrong-nothing-played = Rien n'a encore été joué qui puisse être repris.
wrong-forgotten = Ce qui a été joué il y a si longtemps est oublié.
wrong-position-game = Une position de { $name } est un objet où `game` le dit, pas { $given }.
wrong-record-start = Le `start` de la partie est inutilisable : { $why }
wrong-record-other = La partie a l'édition { $edition }, les règles maison { $house }, les places { $seats } et les options { $options } ; `edition`, `house`, `seats` et `options` disent autre chose.
wrong-record-action = Action { $number } sur { $of } : { $why }
wrong-record-winners = La partie dit que { $winners } a gagné ; rejouée, elle donne { $right }.
wrong-record-key = Une partie enregistrée a besoin de `{ $key }`, { $kind }, pas { $given }.
wrong-record-house = `house` d'une partie enregistrée est un objet avec ce qui est changé, pas { $house }.
wrong-record-dice = `dice` d'une partie enregistrée est un objet qui dit d'où viennent les tirages, pas { $dice }.
wrong-record-names = `names` d'une partie enregistrée est une liste de { $seats }, un nom ou null pour chaque place, pas { $names }.
wrong-record-unknown = Une partie enregistrée n'a pas de `{ $key }`{ $hint }.
wrong-record-rules = La partie suit les règles { $rules } ; les plus récentes connues ici sont { $revision }.
wrong-no-option = { $game } n'a pas d'option { $option }{ $hint } : choisissez { $known }.
wrong-seed = Une graine est un nombre entier, pas { $seed }.
wrong-numba-cuda = numba-cuda { $version } ne s'entend pas avec NumPy { $numpy } ({ $why }) : { $command }.
wrong-no-gpu = Il n'y a pas de carte NVIDIA ici, ou pas de pilote pour elle : prenez l'appareil cpu.
wrong-old-gpu = La carte { $name } est trop ancienne : il faut une « compute capability » de 7.0 ou plus. Prenez l'appareil cpu.
wrong-gpu-memory = La carte graphique a trop peu de mémoire pour cela : prenez moins de parties, ou l'appareil cpu.
wrong-house-number = `{ $name }` est un nombre entier de { $least } à { $most }{ $otherwise }, pas { $value }.
wrong-house-span = `{ $name }` est un nombre de { $least } à { $most }, ou le premier et le dernier comme dans [{ $least }, { $second }], pas { $value }.
wrong-house-names = `{ $name }` est une liste de noms, comme ["{ $first }"], pas { $value }.
wrong-house-name = `{ $name }` : il n'y a pas de { $word }{ $hint }.
wrong-house-numbers = `{ $name }` est une liste de 1 à { $longest } nombres entiers de { $least } à { $most }, comme { $printed }, pas { $value }.
wrong-house-texts = `{ $name }` est une liste de textes, comme ["{ $first }"], pas { $value }.
wrong-house-entries = `{ $name }` a { $number } entrées ; il peut en avoir de { $fewest } à { $most }.
wrong-house-text = `{ $name }` : le numéro { $number }, { $text }, { $reason }.
wrong-house-table = `{ $name }` est une table de ce qui est changé, pas { $changes }.
wrong-house-json = { $name } n'est pas du JSON : { $why }.
wrong-house-unread = { $file } ne peut pas être lu : { $why }. `bourgade house new { $name }` écrit un exemple.
wrong-house-toml = { $name } n'est pas du TOML : { $why }.
wrong-house-dots = { $name } n'est pas un fichier de règles maison : une de ses lignes a plus de { $most } points.
wrong-house-long = { $name } est trop long pour des règles maison : elles ont au plus { $most } caractères.
wrong-house-game = Ces règles maison sont pour { $game }, pas pour { $name }.
wrong-house-extends = { $what } : il faut `extends`, l'édition qui est changée : { $known }.
wrong-house-edition = { $name } n'a pas d'édition { $extends }{ $hint } à changer : choisissez { $known }.
wrong-house-key = { $edition } n'a pas de `{ $key }` à changer{ $hint } : choisissez { $known }.
wrong-house-place = `{ $inner }` s'écrit au-dessus de `[{ $key }]`, pas en dessous.
wrong-house-nothing = { $name } n'a rien que des règles maison puissent changer.
wrong-missing = { $who } : il manque `{ $key }`.
wrong-unknown = { $who } : `{ $key }` n'existe pas{ $hint }.
wrong-whole = { $what } : il faut un nombre entier de 0 à { $most }, pas { $value }.
wrong-phase = Il n'y a pas de phase { $name }{ $hint } : choisissez { $known }.
wrong-game = Il n'y a pas de jeu { $name }{ $hint } : choisissez { $known }.
wrong-game-import = Le jeu { $name } est inutilisable : son paquet ne s'importe pas ({ $why }).
wrong-game-name = Le jeu { $name } est inutilisable : il s'appelle lui-même { $other }.
wrong-house-or = { " " }ou "{ $word }"
wrong-house-no-key = { $edition } n'a pas de `{ $key }` à changer{ $hint }.
wrong-house-here = Les règles maison
wrong-house-brackets = trop de crochets s'emboîtent
wrong-house-digits = un nombre a trop de chiffres
wrong-house-file = { $file } : { $why }
wrong-house-line = { $file }, ligne { $line } : { $why }
wrong-record-kind-number = un nombre entier
wrong-record-kind-name = un nom
wrong-record-kind-list = une liste
wrong-record-kind-object = un objet
wrong-position = La position
wrong-any-position = Une position
wrong-in-phase = Une position en phase { $phase }
wrong-not-installed = Pour { $purpose }, il manque des paquets : { $command }.
wrong-for-gpu = une carte graphique
reason-not-there = ce fichier ou ce dossier n'existe pas
reason-not-allowed = vous n'en avez pas le droit
reason-not-permitted = ce n'est pas permis
reason-there-already = ce fichier existe déjà
reason-a-folder = c'est un dossier
reason-no-folder = un dossier du chemin n'en est pas un
reason-full = le disque est plein
reason-read-only = ce disque ne permet que de lire
