app-language = Français
app-home = Bourgade, accueil
app-theme-light = Jour
app-theme-dusk = Soir
app-change-theme = Changer pour : { $theme }
app-skip = Aller au contenu
app-about = À propos
app-about-title = À propos de Bourgade
app-rules = Règles
app-first-game = Première partie
app-close = Fermer
app-loading = Un instant…
app-no-page = Il n'y a rien à cette adresse.
app-no-rules = Les règles de ce jeu ne sont pas ici.
app-back-home = Retour à l'accueil
app-broken = Un problème est survenu. Réessayez.
app-reload = Réessayer
app-rules-of = Règles { ELIDED("de", $game) }

server-silent = Le serveur ne répond pas. Est-il toujours en marche ?

connection-gone = La connexion est perdue. Nouvel essai…

level-easy = facile
level-normal = normal
level-hard = difficile
level-expert = expert

phase-waiting = On attend des joueurs
phase-playing = Partie en cours
phase-over = Partie finie
phase-closed = Table fermée

seat-open = Place libre
seat-bot = Robot ({ $level })
seat-automatic = Adversaire de la boîte
seat-you = vous
seat-here = en ligne
seat-away = hors ligne
seat-host = hôte
seat-level = Niveau du robot
seat-shape-1 = rond bleu
seat-shape-2 = carré orange
seat-shape-3 = triangle vert
seat-shape-4 = losange rose
seat-shape-5 = hexagone jaune
seat-me-too = Je joue ici aussi

home-title = De petites villes, à jouer ensemble
home-your-name = Votre nom
home-nickname = Comment on vous appelle
home-keep-name = C'est moi
home-edition = Édition
home-players = Joueurs
home-seat = Place { $n }
home-public = Ouverte à tous
home-make = Créer la table
home-play-now = Jouer
home-join = Rejoindre une table
home-code = Code ou lien
home-come-in = Rejoindre
home-my-tables = Vos parties
home-public-tables = Ouvertes à tous
home-subtitle = Des jeux de société où l'on bâtit de petites villes : en solo contre des robots, entre amis à distance ou ensemble autour d'un écran.
home-hello = Bonjour { $name } !
home-rename = Changer de nom

forget-me = M'oublier sur tous les appareils
forget-title = M'oublier sur tous les appareils ?
forget-what = Votre nom et la liste de vos parties seront effacés, ici et sur tout autre appareil où vous êtes { $name }. Vous quitterez les tables où vous avez une place ; les parties finies gardent le nom sous lequel vous y avez joué. C'est sans retour.
forget-do = M'oublier
forget-stay = Rester
forget-done = C'est oublié. Bienvenue, comme au premier jour !

home-games = Jeux
home-with-friends = Entre amis
home-play-game = Jouer à { $game }
home-play-title = Jouer à { $game }
home-friends-title = { $game } entre amis
home-for-players = De { $from } à { $to } joueurs
home-not-yet = Le serveur n'a pas encore répondu.
home-bots = Combien de robots ?
home-choose-level = De quelle force ? Choisissez, et la partie commence.
home-level-easy = Pour découvrir le jeu
home-level-normal = Un bon voisin
home-level-hard = Toujours un coup d'avance
home-level-expert = Ne pardonne presque rien
home-opponents = Ou en solo, contre un adversaire de la boîte
home-rather-friends = Plutôt jouer entre amis
home-rules-first = Lire d'abord les règles
home-who-is-where = Qui prend quelle place ?
home-seat-me = Moi
home-seat-here = Quelqu'un sur cet écran
home-seat-friend = Quelqu'un à inviter
home-colour-of = Couleur de la place { $n }
home-friends-note = Vous aurez ensuite un lien, un code court et un code QR à partager. Des robots pourront encore prendre les places libres.
home-hot-seat-note = Vous jouez à tour de rôle sur cet écran.
home-full-note = Personne à attendre : la partie commence aussitôt.
home-public-note = Tout le monde voit la table sur cette page et peut s'y installer.
home-more-options = Plus d'options
home-clock = Temps par tour
home-dice = Dés et cartes
home-dice-verified = ceux du serveur, que chacun peut vérifier
home-dice-real = les vôtres : vous tapez ce qui sort
home-start = Commencer la partie
home-no-seat-of-yours = Prenez une place, vous aussi : choisissez « Moi » quelque part.
home-code-empty = Tapez le code qu'on vous a donné : six lettres et chiffres.
home-code-advice = Vérifiez les six lettres et chiffres, ou demandez le lien.
home-finished = Parties finies
home-show-all = Afficher les { $n }
home-with = avec { $names }
home-at-this-screen = sur cet écran
home-nobody-yet = Encore personne
home-free-seats = { $n ->
    [one] une place libre
   *[other] { $n } places libres
}
home-ready = Prête à commencer
home-go-on = Continuer
home-look-again = Revoir
home-join-table = Rejoindre
home-watch = Regarder
home-no-public-tables = Aucune table ouverte pour l'instant. Créez-en une entre amis et cochez « Ouverte à tous » : elle apparaîtra ici.
home-lists-later = Les tables reviendront dès que le serveur répondra.
home-away-advice = Vos parties sont en lieu sûr. Relancez Bourgade sur sa machine : cette page reprendra d'elle-même.
home-first-time = Première visite ? Le maire vous guide : une première partie de Minivilles, expliquée tour par tour.
home-first-game = Jouer une première partie
home-open = Ouvrir une partie ou une position

table-chance = Le hasard
table-your-turn = À vous de jouer
table-turn-of = Au tour { ELIDED("de", $name) }
table-watching = Vous regardez la partie.
table-watchers = { $n ->
    [one] Une personne regarde
   *[other] { $n } personnes regardent
}
table-nickname-first = Choisissez un nom pour prendre une place, ou regardez simplement.
table-seats = Places
table-sit = S'installer ici
table-seat-bot = Ajouter un robot
table-free = Libérer la place
table-start = Commencer
table-close = Fermer la table
table-leave = Quitter la table
table-wait-host = { $name } lancera la partie.
table-invite = Invitez vos amis
table-copy = Copier le lien
table-copied = Lien copié.
table-qr = Code QR du lien vers cette table
table-rematch = Rejouer
table-go-rematch = Aller à la partie suivante
table-record = Télécharger la partie
table-won = { $n ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
table-you-won = Vous avez gagné !
table-moves = Ce que vous pouvez faire
table-position = Position
table-time-left = Temps restant : { $time }
table-all-moves = { $n ->
    [one] Le seul coup
   *[other] Les { $n } coups
}
table-chance-asks = Qu'est-ce qui est sorti ?
table-turn-mine = { $name }, à vous de jouer
table-undo = Annuler
table-skip = Abréger
table-bot-takes-over = Laisser la place à un robot
table-scores = Les résultats

plain-mine = Ce que j'ai
plain-yes = oui
plain-no = non

frame-shared = Table
frame-mine = Ma ville
frame-others = Les autres
frame-views = Vues de la table
frame-open-side = Afficher le journal et la discussion
frame-close-side = Cacher le journal et la discussion

log-title = Journal
log-empty = Il ne s'est encore rien passé.

chat-title = Discussion
chat-empty = Dites bonjour !
chat-say = Dire quelque chose
chat-send = Envoyer
chat-watching = regarde

coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}

die-shows = Dé : { $n }
die-unthrown = Dé, pas encore lancé

clock-0 = sans limite
clock-30 = 30 secondes
clock-60 = 1 minute
clock-120 = 2 minutes
clock-300 = 5 minutes
clock-86400 = 1 jour

name-mayor = Maire { $animal }
name-animals = Loutre, Blaireau, Mésange, Hérisson, Écureuil, Héron, Castor, Renard, Chouette, Lièvre, Marmotte, Pinson
name-empty = Tapez un nom, n'importe lequel, pour que les autres sachent qui joue.
name-long = Ce nom est un peu long : { $n } lettres au plus, s'il vous plaît.

option-first = Qui commence
option-first-random = au hasard

fair-line = Des dés honnêtes : personne n'en décide à sa guise, pas même ce serveur.
fair-foreseen = Qui lance la partie voit qui a ajouté son nombre et choisit le moment, mais ne peut pas savoir ce que montreront les dés. Seule la personne qui fait tourner ce serveur le pourrait, et une fois la partie commencée personne n'y peut plus rien changer.
fair-real = De vrais dés : vous lancez les vôtres et tapez ce qu'ils montrent.
fair-more = Comment ?
fair-verify = Vérifier les dés
fair-title = Des dés honnêtes
fair-how = Avant la partie, le serveur met sous clé un nombre secret et en montre l'empreinte. Puis le navigateur de chaque joueur y ajoute un nombre à lui. Tous ensemble décident des dés : personne n'a donc pu les choisir à sa guise.
fair-commitment = Empreinte du nombre du serveur
fair-luck = Nombres ajoutés par les joueurs
fair-given = { $n ->
    [one] { $n } joueur a ajouté le sien.
   *[other] { $n } joueurs ont ajouté le leur.
}
fair-seed = Le nombre du serveur
fair-later = À la fin de la partie, le nombre est révélé et chacun peut vérifier tous les lancers.

ending-asked = { $name } rejoue.
ending-somebody = Quelqu'un
ending-watch-rematch = Regarder la partie suivante

waiting-clock = { $n ->
    [one] { $n } seconde par tour
   *[other] { $n } secondes par tour
}
waiting-real-dice = De vrais dés
waiting-house = Règles maison
waiting-public = Ouverte à tous
waiting-open-seats = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
waiting-why-not = { $n ->
    [one] Attendez quelqu'un ou ajoutez un robot.
   *[other] Attendez du monde ou ajoutez des robots : { $n } places sont libres.
}
waiting-ready = Tout le monde est là.
waiting-full = Toutes les places sont prises, mais vous pouvez regarder la partie.
waiting-code = Code de cette table
waiting-from-here = Bourgade tourne sur cette machine. Vos amis ouvrent l'adresse affichée dans son terminal et tapent ce code. Si aucune adresse ne s'affiche, lancez-le ainsi :
waiting-for-friends = Sur votre réseau, vos amis ouvrent cette adresse ; localhost les mènerait à leur propre machine.
waiting-copy-code = Copier le code
waiting-code-copied = Code copié.
