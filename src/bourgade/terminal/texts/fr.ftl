terminal-you = { $seat } (vous)
terminal-bot = { $seat } ({ $name })
terminal-opponent = { $name } ({ $seat })
terminal-thinking = { $who } réfléchit…
terminal-bot-failed = { $who } ne peut pas continuer : { $reason }.
terminal-welcome = Vous êtes { $seat }. Tapez un numéro ou un nom ; pour en savoir plus, tapez `aide` ou `aide { $example }`.
terminal-welcome-all = Tapez un numéro ou un nom ; pour en savoir plus, tapez `aide` ou `aide { $example }`.
terminal-welcome-back = Voici ce qui s'est passé en dernier :
terminal-house = Règles maison : { $rules }.
terminal-hint = Un numéro de 1 à { $n }, ou des mots · aide · table · annuler · enregistrer · quitter
terminal-hint-one = Entrée : { $move } · aide · table · annuler · enregistrer · quitter
terminal-plain-hint = Tapez un numéro de 1 à { $n }, ou des mots. Tapez `aide` pour voir ce que vous pouvez faire d'autre.
terminal-plain-hint-one = Appuyez sur Entrée : { $move }.
terminal-help =
    Tapez le numéro d'un coup, son nom, sa notation dans les fichiers, ou une partie de tout cela.
    Entrée joue le coup quand il n'y en a qu'un.
    aide NOM             explique quelque chose, comme `aide { $example }` ; ? NOM fait de même
    table                montre tout ce qui est sur la table
    journal              raconte ce qui s'est passé en dernier
    annuler              revient à votre dernier choix
    enregistrer FICHIER  enregistre la partie ; sans FICHIER, à un endroit réservé
    quitter              laisse la partie ; `bourgade resume` la reprend
terminal-more-moves = … et { $more } de plus : tapez quelques mots pour voir les coups qui les contiennent.
terminal-unknown = { $typed } : ce n'est pas un coup possible ici{ $meant }. Tapez un numéro de 1 à { $n }, des mots d'un coup, ou : { $commands }.
terminal-empty = Tapez un numéro de 1 à { $n }, des mots d'un coup, ou : { $commands }.
terminal-no-topic = { $typed } : rien ici ne porte ce nom{ $meant }.
terminal-several-topics = Laquelle ? { $topics }
terminal-hand-over = Laissez la place à { $seat }, qui appuie ensuite sur Entrée.
terminal-undone = Coup repris.
terminal-nothing-to-undo = Il n'y a encore aucun choix à reprendre.
terminal-left = Vous avez quitté la partie.
terminal-kept = Elle est enregistrée : `bourgade resume` la reprend.
terminal-kept-in = Elle est enregistrée : `bourgade resume { $file }` la reprend.
terminal-saved = Enregistré : { $file }
terminal-winner = Victoire : { $seats }
terminal-unfinished = La partie n'est pas finie.
terminal-seats = { $n } joueurs
terminal-measuring = Mesure en cours, cœurs : { $n }…

terminal-commands-help = aide
terminal-commands-table = table
terminal-commands-story = journal
terminal-commands-undo = annuler
terminal-commands-save = enregistrer
terminal-commands-quit = quitter

terminal-saves-exists = { $file } existe déjà et reste tel quel : donnez un nouveau nom de fichier.
terminal-saves-not-written = { $file } ne peut pas être écrit : { $why }. Donnez un nouveau fichier dans un de vos dossiers.
terminal-saves-not-read = { $file } ne peut pas être lu : { $why }. Il faut un fichier avec une partie.
terminal-saves-not-json = { $file } n'est pas du JSON : { $why }. Il faut une partie comme `play --save` l'écrit.
terminal-saves-other-version = { $file } est une partie enregistrée en version { $version } ; ce programme lit la version { $known }.
terminal-saves-bad-table = { $file } n'est pas une partie enregistrée : sa `table` a besoin de `seed`, un nombre ; de `people`, une liste de places ; et de `bots`, un nom de robot pour chaque autre place.
terminal-saves-bad-seats = { $file } ne peut pas être repris : ses `people` et `bots` doivent être les places de sa partie, avec au moins une personne.
terminal-saves-no-table = { $file } est une partie sans `table` : on ne sait pas qui joue à quelle place. `bourgade replay { $file }` la raconte.
terminal-saves-over = La partie dans { $file } est finie : `bourgade replay { $file }` la raconte.
terminal-saves-none-left = Il n'y a pas de partie inachevée dans { $file } : `bourgade play` en commence une.

terminal-figures-game = jeu
terminal-figures-edition = édition
terminal-figures-players = joueurs
terminal-figures-options = options, celle par défaut d'abord
terminal-figures-played = parties
terminal-figures-written = Rapport : { $file }
terminal-figures-played-in = { $games } parties en { $seconds } s, { $rate } parties par seconde
terminal-figures-games-per-second = parties par seconde
terminal-figures-decisions-per-second = décisions par seconde
terminal-figures-cores = cœurs

## Errors

wrong-not-toml = Les règles maison se gardent dans un fichier en .toml, pas dans { $name }.
wrong-option = Une option s'écrit NOM=VALEUR, comme market=open, pas { $pair }.
wrong-cores = --cores vaut all ou un nombre de 1 à { $most }, pas { $text }.
wrong-cores-and-ray = --cores est pour cette machine et --ray pour une grappe : enlevez l'un des deux.
wrong-bots-hotseat = Toutes les places sont prises par des personnes : enlevez --bots.
wrong-bots-number = --bots est un seul nom pour tous, ou { $number } noms pour { $seats }, pas { $given }.
wrong-exists = { $file } existe déjà et reste comme il est : indiquez un nouveau fichier.
wrong-unwritable = { $file } ne peut pas être écrit : indiquez un fichier dans un dossier qui existe et où vous pouvez écrire.
wrong-not-written = { $file } ne peut pas être écrit : { $why }. Indiquez un nouveau fichier dans un de vos dossiers.
wrong-language = Il n'y a pas de langue { $language } : choisissez { $known }.
wrong-narrow = Ce terminal a { $width } colonnes, et il en faut { $narrowest } pour dessiner le jeu : élargissez-le, ou ajoutez --plain, qui va à toutes les largeurs.
wrong-command = { $why } Essayez : { $command } --help
wrong-no-option = Il n'y a pas d'option { $name }{ $hint }.
wrong-no-argument = Il manque { $name }.
wrong-value = La valeur de { $name } ne convient pas : { $why }.
wrong-usage = La commande n'est pas comprise : { $why }
stopped = arrêté.
