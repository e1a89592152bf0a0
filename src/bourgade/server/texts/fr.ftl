running-here = Bourgade tourne à l'adresse { $address }
running-friends = Sur votre réseau, vos amis ouvrent { $addresses }
running-alone = Seule cette machine y a accès. Pour y inviter des amis : bourgade serve --host 0.0.0.0
running-no-network = Cette machine n'est sur aucun réseau : personne d'autre n'y a accès pour l'instant.
running-stop = Ctrl-C pour arrêter ; les tables sont conservées.
running-already = Bourgade tourne déjà à l'adresse { $address }
running-stopped = Bourgade s'est arrêté ; les tables sont conservées.
running-no-browser = Aucun navigateur ne s'est ouvert : ouvrez vous-même { $address }.

refused-bad-house = Les règles maison se donnent par `house` ou par `file`, pas par les deux.
refused-bad-message = Ce message est incompréhensible : { $why }
refused-bad-position = Cette position n'existe pas.
refused-bad-record = Cette partie ne peut pas être rejouée.
refused-banned = L'accès à ce serveur vous est fermé. Réessayez dans { $wait }.
refused-chat = Un message a de 1 à { $longest } caractères, tous visibles.
refused-clock = Un tour dure de 1 à { $most } secondes, ou n'a pas de limite.
refused-closed = Cette table est fermée.
refused-full = Le serveur est plein. Réessayez dans { $wait }.
refused-illegal = Ce coup n'est pas possible maintenant.
refused-internal = Le serveur a un problème. Rien n'a changé : réessayez.
refused-long-game = Une partie de plus de { $most } actions n'a pas de bilan.
refused-long-record = Une partie à regarder a { $most } actions au plus.
refused-luck = Un nombre à ajouter a jusqu'à 64 lettres, chiffres, - et _.
refused-nickname = Un nom a de 1 à { $longest } caractères, tous visibles.
refused-no-code = Aucune table avec une place libre n'a ce code.
refused-no-method = Cela n'est pas possible ici.
refused-no-nickname = Choisissez d'abord un nom.
refused-no-page = Il n'y a rien à cette adresse.
refused-no-seat = Cette table n'a pas de place { $seat }.
refused-no-table = Cette table n'existe pas.
refused-nobody = Il vous faut au moins une place à une nouvelle table.
refused-nobody-here = Le serveur ne vous connaît pas : laissez votre navigateur garder les cookies. Un programme demande d'abord /api/me et garde le cookie.
refused-not-free = Cette place n'est pas libre.
refused-not-host = Seul l'hôte de la table peut faire cela.
refused-not-json = Envoyez application/json.
refused-not-over = La partie n'est pas finie.
refused-not-playing = La partie n'a pas encore commencé.
refused-not-seated = Vous n'avez pas de place à cette table.
refused-not-waiting = La partie a déjà commencé.
refused-not-your-turn = Ce n'est pas votre tour : c'est à { $actor } de jouer.
refused-open-seats = Des places sont encore libres : attendez quelqu'un, ou ajoutez des robots.
refused-other-host = Ce serveur ne s'appelle pas { $name } : la personne qui le fait tourner lui donne des noms avec --name.
refused-other-origin = Cela vient d'une page d'un autre serveur.
refused-other-position = L'édition, les règles maison et les options sont celles de la position : ne les donnez pas, ou donnez les mêmes.
refused-outcome = Cela n'a pas pu sortir.
refused-over = La partie est finie.
refused-pace = Les robots prennent de 0 à { $most } secondes par coup.
refused-position-over = Dans cette position, la partie est finie : il n'y a plus rien à jouer.
refused-position-seats = La position a { $number } places pour des personnes et des robots : dites qui prend chacune d'elles.
refused-second-seat = Dans une partie avec des secrets, vous ne pouvez que revenir à votre place.
refused-since = `since` est le numéro d'une action, à partir de 0.
refused-stale = La partie a avancé : elle en est à l'action { $ply }.
refused-storage = Le serveur ne peut rien enregistrer pour le moment. Rien n'a changé : réessayez.
refused-table = Ce jeu n'existe pas.
refused-too-big = C'est trop long : { $most } octets au plus.
refused-too-fast = C'était trop d'un coup. Réessayez dans { $wait }.
refused-too-long = Ce coup est trop long.
refused-too-many-connections = Vous avez trop de connexions à ce serveur : fermez quelques-unes de ses pages et réessayez dans { $wait }.
refused-too-many-tables = Vous êtes l'hôte de { $most } tables dont la partie n'est pas finie : finissez-en ou fermez-en une d'abord.

host-closed = La table { $code } est fermée.
host-banned = { $what } n'a plus accès avant le { $until }.
host-unbanned = { $what } peut revenir.
host-copying = Copie
host-same = Tout ce qui a été lu a été écrit, au bit près : { $digest }.
host-backed-up = { $file } contient tout, y compris le secret qui signe les cookies : gardez-le comme un mot de passe.
host-restored = { $place } contient tout : vous pouvez démarrer le serveur.
host-moved = { $new } contient tout : démarrez le serveur avec. { $old } est comme avant, et ne sert plus.

host-columns-touched = utilisée
host-columns-phase = phase
host-columns-code = code
host-columns-id = id
host-columns-whence = marque
host-columns-game = jeu
host-columns-who = qui y joue
host-columns-seen = vu
host-columns-person = id
host-columns-nickname = nom
host-columns-until = jusqu'au
host-columns-kind = genre
host-columns-what = qui
host-columns-part = quoi
host-columns-before = lu
host-columns-after = écrit

host-phases-waiting = attente
host-phases-playing = en cours
host-phases-over = finie
host-phases-closed = fermée

host-seats-open = (libre)
host-seats-bot = ({ $level })
host-seats-automatic = (adversaire)

host-kinds-address = adresse
host-kinds-person = personne
host-kinds-whence = marque

host-parts-tables = tables
host-parts-actions = actions
host-parts-people = personnes
host-parts-revoked = personnes à oublier
host-parts-bans = accès fermés
host-parts-secrets = secrets

host-refused-closed = La table { $name } est déjà fermée.
host-refused-differs = La copie n'est pas identique et a été jetée : { $kind }, { $there } à copier, { $here } dans la copie. Réessayez ; si cela se reproduit, voyez si le disque est défaillant.
host-refused-duration = Une durée s'écrit comme 30min, 6h ou 7d, pas { $text }.
host-refused-here = On ne ferme pas l'accès à la machine du serveur elle-même : nommez une adresse, une personne ou une autre marque.
host-refused-no-ban = L'accès n'est pas fermé à { $name } : `bourgade host bans` montre à qui il l'est.
host-refused-no-table = Il n'y a pas de table { $name } : donnez son id ou son code, tels que les montre `bourgade host tables --all`.
host-refused-nobody = On ne connaît personne sous { $name } : donnez une adresse, un réseau, ou un id ou une marque que montre `bourgade host people` ou `tables`.
host-refused-over = La partie de la table { $name } est finie : il n'y a rien à fermer.
host-refused-running = Un serveur ou un autre programme utilise { $place } : arrêtez-le d'abord, sinon ce qui se joue entre-temps serait perdu.
host-refused-same = Tout est déjà dans { $place } : nommez une autre base.
host-refused-taken = Il y a déjà quelque chose dans { $place }, qui reste tel quel : nommez une base vide.

verify-right =
    Chaque tirage est celui que donnent la graine et la chance, et la graine correspond à l'engagement.
    Tirages : { $n } parmi { $actions } actions
    Engagement : { $commitment }
    Graine : { $seed }
    Chance : { $luck }
    À vous de comparer : cet engagement a-t-il été montré avant la partie, et votre chance est-elle celle que vous avez donnée ?
verify-luck = { $seat } « { $luck } »
verify-no-luck = { $seat } aucune

verify-wrong-no-dice = Cette partie n'a pas de `dice` : ses tirages ne peuvent pas être vérifiés. Les parties jouées sur un serveur en ont.
verify-wrong-real-dice = Cette partie s'est jouée avec de vrais dés : ce qu'ils ont montré ne peut pas être vérifié.
verify-wrong-no-seed = Cette partie n'a pas encore de graine, et rien ne peut être vérifié sans elle : la graine est révélée à la fin de la partie.
verify-wrong-commitment = La graine ne correspond pas à l'engagement : son SHA-256 est { $right }, et le fichier de la partie dit { $commitment }.
verify-wrong-outcome = L'action { $number } sur { $of } est `{ $action }` dans le fichier ; la graine et la chance donnent `{ $right }`.

## Errors

wrong-real-dice = De vrais dés s'écrivent { "{" }"real": true{ "}" }, et rien d'autre, dans les `dice` d'une partie.
wrong-dice-unknown = Les `dice` d'une partie n'ont pas de { $key }{ $hint }.
wrong-dice-missing = Il manque `{ $key }` dans les `dice` d'une partie.
wrong-dice-hex = `{ $key }` des dés a 64 signes de 0 à 9 et de a à f, pas { $value }.
wrong-dice-lucks = `luck` des dés est une liste de { $players } textes, un pour chaque place, pas { $luck }.
wrong-dice-luck = La chance a de 0 à 64 lettres de a à z ou de A à Z, chiffres, - et _, pas { $luck }.
wrong-people = Dites qui occupe { $people } des places, pas { $number } : un adversaire joue aussi.
postgres-not-ours = Le schéma { $schema } de { $place } est celui d'un autre programme : indiquez une autre base.
postgres-newer = La base { $name } de { $place } a été écrite par un Bourgade plus récent : installez-le, ou indiquez une autre base.
wrong-server-name = { $name } n'est pas un nom de serveur : il en faut un comme play.example.org, sans https:// ni port.
wrong-proxy = { $name } n'est pas l'adresse d'un proxy : il en faut une comme 10.0.0.2, ou un réseau comme 172.16.0.0/12.
wrong-metrics = { $text } n'est pas un endroit pour les mesures : il faut un port comme 9100, ou une adresse comme 10.0.0.1:9100.
wrong-data-and-database = Indiquez un dossier avec --data ou une base avec --database, pas les deux.
wrong-workers = Pour plusieurs processus, il faut PostgreSQL : indiquez-le avec --database, ou enlevez --workers.
wrong-folder-file = { $folder } est un fichier : indiquez avec --data un dossier pour les tables.
wrong-folder = { $folder } ne peut pas être créé : { $why }. Indiquez un autre dossier avec --data.
wrong-folder-closed = Vous ne pouvez pas écrire dans { $folder } : indiquez un autre dossier avec --data.
wrong-ports = Les ports { $first } à { $last } sont tous pris : choisissez-en un autre avec --port.
wrong-host = Il n'y a pas d'hôte { $host } : indiquez une adresse de cette machine, comme 127.0.0.1.
wrong-limits-unread = { $path } ne peut pas être lu : { $why }. Indiquez un fichier de limites, ou n'en indiquez pas.
wrong-limits-toml = { $path } n'est pas du TOML : { $why }. Une limite s'écrit ainsi : tables = 5000.
wrong-limit = { $path } : il n'y a pas de limite { $name }{ $hint }.
wrong-limit-flag = { $path } : { $name } vaut true ou false, pas { $value }.
sqlite-no-file = Il n'y a pas de fichier { $path } : indiquez-en un qui existe.
sqlite-newer = { $path } a été écrit par un Bourgade plus récent : installez-le, ou indiquez un autre fichier.
sqlite-not-ours = { $path } n'est pas un fichier des tables de Bourgade et reste comme il est : indiquez-en un autre.
sqlite-older = { $path } a été écrit par un Bourgade plus ancien : démarrez le serveur une fois, il le mettra à jour.
sqlite-empty = { $path } est vide : indiquez le fichier où sont gardées les tables.
sqlite-not-writable = { $path } est inutilisable : il faut un fichier que vous pouvez lire et écrire, dans un dossier où vous pouvez écrire.
sqlite-busy = { $path } est pris par un autre programme : quand il aura fini, tout continue.
sqlite-damaged = { $path } est abîmé : remplacez-le par une copie, ou indiquez un autre fichier.
sqlite-full = Le disque est plein et { $path } ne peut plus grandir : dès qu'il y aura de la place, tout continue.
sqlite-broken = Le disque ne lit ou n'écrit pas { $path } : voyez s'il est plein ou en panne.
sqlite-not-made = { $path } ne peut pas être créé : { $why }. Indiquez un fichier dans un de vos dossiers.
sqlite-unusable = { $path } est inutilisable : { $why }.
postgres-older = La base { $name } de { $place } a été écrite par un Bourgade plus ancien : démarrez le serveur une fois, il la mettra à jour.
postgres-empty = La base { $name } de { $place } ne contient rien de Bourgade : indiquez celle où sont gardées les tables.
postgres-no-address = L'adresse d'une base est postgresql://utilisateur:motdepasse@hote:5432/nom.
postgres-away = PostgreSQL à { $place } ne répond pas : quand il sera de retour, tout continue.
postgres-not-there = PostgreSQL à { $place } ne répond pas : voyez s'il tourne, et si son adresse est la bonne.
postgres-refused = PostgreSQL à { $place } refuse { $user } : voyez si le nom et le mot de passe sont les bons.
postgres-no-database = PostgreSQL à { $place } n'a pas de base { $name } : créez-la avec createdb, ou indiquez-en une autre.
postgres-read-only = PostgreSQL à { $place } ne permet que de lire : indiquez le serveur où l'on peut écrire.
postgres-busy = PostgreSQL à { $place } était trop occupé : réessayez.
postgres-no-right = Dans la base { $name } de { $place }, { $user } ne peut ni créer ni utiliser de tables : donnez-lui le droit CREATE.
postgres-full = Le disque de PostgreSQL à { $place } est plein : dès qu'il y aura de la place, tout continue.
postgres-connections = PostgreSQL à { $place } n'accepte plus de connexions : augmentez son max_connections, ou prenez moins de processus.
postgres-unusable = PostgreSQL à { $place } est inutilisable : { $why }.
postgres-somebody = cet utilisateur
wrong-database = Une base est un fichier, ou postgresql://utilisateur:motdepasse@hote:5432/nom.
wrong-port-taken = Le port { $port } est pris par un autre programme : choisissez-en un autre avec { $option }.
wrong-port-low = Vous ne pouvez pas utiliser le port { $port } : choisissez-en un au-dessus de 1023 avec { $option }.
wrong-address = { $host } n'est pas une adresse de cette machine : indiquez-en une avec --host, ou 0.0.0.0 pour toutes.
wrong-limit-value = { $path } : { $name } vaut { $form }, pas { $value }.
wrong-limit-time = un nombre de secondes, ou une durée comme "90 s", "15 min", "6 h", "30 d"
wrong-limit-number = un nombre plus grand que 0
wrong-for-metrics = les mesures
running-worker-ended = un processus s'est arrêté avec { $code }, et un autre commence.
