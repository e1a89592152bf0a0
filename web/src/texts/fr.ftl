app-language = Français
app-home = Bourgade, accueil
app-theme-system = Jour ou soir : comme le système
app-theme-light = Jour
app-theme-dusk = Soir
app-change-theme = Passer à : { $theme }
app-skip = Aller au contenu
app-about = À propos
app-about-title = À propos de Bourgade
app-rules = Règles
app-first-game = Première partie
app-close = Fermer
app-loading = Un instant…
app-no-page = Il n'y a rien à cette adresse.
app-no-rules = Il n'y a pas ici de règles pour ce jeu.
app-back-home = Retour à l'accueil
app-broken = Quelque chose s'est mal passé. Réessayez.
app-reload = Réessayer
app-rules-of = Règles de { $game }

server-silent = Le serveur ne répond pas. Tourne-t-il encore ?

connection-gone = La connexion est perdue. Nouvel essai…
connection-back = Vous êtes de nouveau connecté.

level-easy = facile
level-normal = normal
level-hard = difficile
level-expert = expert

phase-waiting = On attend des joueurs
phase-playing = La partie est en cours
phase-over = La partie est finie
phase-closed = La table est fermée

seat-open = Place libre
seat-bot = Robot, { $level }
seat-automatic = Adversaire du jeu
seat-you = vous
seat-here = présent
seat-away = absent
seat-host = hôte
seat-level = Niveau du robot
seat-shape-1 = rond bleu
seat-shape-2 = carré orange
seat-shape-3 = triangle vert
seat-shape-4 = losange rose
seat-shape-5 = hexagone jaune
seat-me-too = Je joue aussi celle-ci

home-title = De petites villes, à jouer ensemble
home-your-name = Votre nom
home-nickname = Comment vos amis vous appellent
home-keep-name = C'est moi
home-edition = Édition
home-players = Joueurs
home-seat = Place { $n }
home-public = Ouverte à tous
home-make = Dresser la table
home-play-now = Jouer
home-join = Rejoindre des amis
home-code = Code ou lien
home-come-in = Entrer
home-my-tables = Vos parties
home-public-tables = Ouvertes à tous
home-subtitle = Des jeux de société où l'on bâtit de petites villes. Seul contre des robots, avec des amis au loin, ou ensemble devant un écran.
home-hello = Bonjour { $name } !
home-rename = Changer de nom

forget-me = M'oublier sur tous les appareils
forget-title = M'oublier sur tous les appareils ?
forget-what = Votre nom et la liste de vos parties disparaissent, ici et sur tout autre appareil où vous êtes { $name }. Vous vous levez des tables où vous êtes assis ; les parties finies gardent le nom sous lequel vous y avez joué. Cela ne peut pas être annulé.
forget-do = M'oublier
forget-stay = Rester
forget-done = C'est oublié. Bienvenue, comme au premier jour.

home-games = Jeux
home-with-friends = Entre amis
home-play-game = Jouer à { $game }
home-play-title = Jouer à { $game }
home-friends-title = { $game } entre amis
home-for-players = De { $from } à { $to } joueurs
home-not-yet = Le serveur n'a pas encore répondu.
home-bots = Combien de robots ?
home-choose-level = De quelle force ? La partie commence aussitôt.
home-level-easy = Pour découvrir le jeu
home-level-normal = Un voisin honnête
home-level-hard = Réfléchit à l'avance
home-level-expert = Ne pardonne presque rien
home-opponents = Ou en solo, contre un adversaire de la boîte
home-rather-friends = Plutôt jouer entre amis
home-rules-first = Lire d'abord les règles
home-who-is-where = Qui s'assied où ?
home-seat-me = Moi
home-seat-here = Quelqu'un ici, sur cet écran
home-seat-friend = Un ami, par lien ou code
home-colour-of = Couleur de la place { $n }
home-friends-note = Vous aurez ensuite un lien, un code court et un code QR à partager. Des robots pourront encore prendre les places vides.
home-hot-seat-note = Vous vous passez l'écran : chaque tour s'affiche pour celui qui joue.
home-full-note = Personne à attendre : la partie commence aussitôt.
home-public-note = La table est affichée sur cette page pour tout le monde.
home-more-options = Plus d'options
home-clock = Temps par tour
home-dice = Dés et cartes
home-dice-verified = lancés par le serveur, vérifiables
home-dice-real = de vrais dés : vous tapez le résultat
home-start = Commencer la partie
home-no-seat-of-yours = Asseyez-vous quelque part : choisissez « Moi » à une place.
home-code-empty = Tapez le code donné par votre ami : six lettres et chiffres.
home-code-advice = Vérifiez les six lettres et chiffres, ou demandez le lien.
home-finished = Parties finies
home-show-all = Afficher les { $n }
home-with = avec { $names }
home-at-this-screen = sur cet écran
home-nobody-yet = Personne n'y est encore assis
home-free-seats = { $n ->
    [one] une place libre
   *[other] { $n } places libres
}
home-ready = Prête à commencer
home-go-on = Continuer
home-look-again = Revoir
home-join-table = Rejoindre
home-watch = Regarder
home-no-public-tables = Aucune table ouverte en ce moment. Dressez-en une entre amis et cochez « Ouverte à tous » : elle apparaîtra ici.
home-lists-later = Les tables reviendront dès que le serveur répondra.
home-away-advice = Vos parties sont gardées. Relancez Bourgade sur cette machine ; cette page s'y retrouvera toute seule.
home-first-time = Nouveau ici ? Le maire vous guide : une première partie de Minivilles, expliquée tour par tour.
home-first-game = Jouer une première partie
home-open = Ouvrir une partie ou une position

table-chance = Le hasard
table-your-turn = À vous de jouer
table-turn-of = { $name } joue
table-told = { $name } : { $what }.
table-watching = Vous regardez la partie.
table-watchers = { $n ->
    [one] Une personne regarde
   *[other] { $n } personnes regardent
}
table-nickname-first = Choisissez un nom pour vous asseoir, ou regardez simplement.
table-seats = Places
table-sit = S'asseoir ici
table-seat-bot = Asseoir un robot
table-free = Libérer la place
table-start = Commencer
table-not-full = Une place est encore libre.
table-close = Fermer la table
table-leave = Se lever
table-wait-host = { $name } lancera la partie.
table-invite = Invitez vos amis
table-invite-from-here = Vos amis ouvrent l'adresse affichée dans le terminal et tapent ce code.
table-link = Lien
table-copy = Copier le lien
table-copied = Le lien est copié.
table-qr = Code QR du lien vers cette table
table-rematch = Rejouer
table-go-rematch = Aller à la partie suivante
table-record = Télécharger la partie
table-won = { $n ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
table-you-won = Vous gagnez !
table-moves = Ce que vous pouvez faire
table-position = Position
table-time-left = Temps restant : { $time }
table-all-moves = { $n ->
    [one] Un seul coup
   *[other] Les { $n } coups
}
table-chance-asks = Qu'est-ce qui est sorti ?
table-turn-mine = { $name }, à vous de jouer
table-undo = Annuler
table-skip = Passer
table-bot-takes-over = Laisser un robot jouer
table-scores = Les résultats

plain-mine = Ce que j'ai
plain-yes = oui
plain-no = non

frame-shared = Table
frame-mine = Ma ville
frame-others = Les autres
frame-views = Parties de la table
frame-open-side = Montrer le récit et la discussion
frame-close-side = Cacher le récit et la discussion

log-title = Récit
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

clock-0 = autant qu'il faut
clock-30 = 30 secondes
clock-60 = 1 minute
clock-120 = 2 minutes
clock-300 = 5 minutes
clock-86400 = 1 jour

name-mayor = Maire { $animal }
name-animals = Loutre, Blaireau, Mésange, Hérisson, Écureuil, Héron, Castor, Renard, Chouette, Lièvre, Marmotte, Pinson
name-empty = Tapez un nom, n'importe lequel, pour que les autres sachent qui joue.
name-long = Ce nom est bien long. Prenez-en un de { $n } lettres au plus.

option-first = Qui commence
option-first-random = au hasard

fair-line = Des dés honnêtes : personne ne peut les choisir seul, pas même ce serveur.
fair-foreseen = Qui lance la partie voit qui a ajouté son nombre et choisit le moment, mais ne peut pas savoir ce que montreront les dés ; seul celui qui fait tourner ce serveur le peut, et une fois la partie commencée personne n'y peut plus rien changer.
fair-real = De vrais dés : vous lancez les vôtres et tapez ce qu'ils montrent.
fair-more = Comment ?
fair-verify = Vérifier les dés
fair-title = Des dés honnêtes
fair-how = Avant la partie, le serveur scelle un nombre secret et en montre l'empreinte. Puis le navigateur de chacun ajoute un nombre à lui. Ensemble ils font les dés : personne n'a donc pu les choisir seul.
fair-commitment = Empreinte du nombre du serveur
fair-luck = Ce que les joueurs ont ajouté
fair-given = { $n ->
    [one] { $n } joueur a ajouté le sien.
   *[other] { $n } joueurs ont ajouté le leur.
}
fair-seed = Le nombre du serveur
fair-later = À la fin de la partie le nombre est montré, et chacun peut vérifier chaque lancer.

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
    [one] Attendez un ami, ou asseyez un robot.
   *[other] Attendez des amis, ou asseyez des robots : { $n } places sont libres.
}
waiting-ready = Tout le monde est là.
waiting-full = Toutes les places sont prises : vous pourrez regarder la partie.
waiting-code = Code de cette table
waiting-from-here = Vous êtes sur la machine qui fait tourner Bourgade. Vos amis ouvrent l'adresse affichée dans son terminal et tapent ce code. S'il n'en affiche pas, lancez-le ainsi :
waiting-for-friends = Vos amis sur le même réseau ouvrent cette adresse ; localhost serait leur propre machine.
waiting-copy-code = Copier le code
waiting-code-copied = Le code est copié.
