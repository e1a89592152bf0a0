running-here = Bourgade est à l'adresse { $address }
running-friends = Dans votre réseau, vos amis ouvrent { $addresses }
running-alone = Seule cette machine y accède. Pour vos amis : bourgade serve --host 0.0.0.0
running-no-network = Cette machine n'est dans aucun réseau : personne d'autre n'y accède pour l'instant.
running-stop = Ctrl-C l'arrête ; les tables sont conservées.
running-already = Bourgade est déjà à l'adresse { $address }
running-stopped = Bourgade s'est arrêté ; les tables sont conservées.
running-no-browser = Aucun navigateur ne s'est ouvert : ouvrez vous-même { $address }.

refused-bad-house = Les règles maison se donnent par `house` ou par `file`, pas par les deux.
refused-bad-message = Ce message n'est pas compris : { $why }
refused-bad-position = Cette position n'existe pas.
refused-bad-record = Cette partie ne peut pas être relue.
refused-banned = L'hôte de ce serveur vous a renvoyé. Réessayez dans { $wait }.
refused-chat = Une parole a de 1 à { $longest } caractères, tous visibles.
refused-clock = Le temps d'un tour est de 1 à { $most } secondes, ou sans limite.
refused-closed = Cette table est fermée.
refused-full = Le serveur est plein. Réessayez dans { $wait }.
refused-illegal = Ce coup n'est pas possible maintenant.
refused-internal = Le serveur a un défaut. Rien n'a changé ; réessayez.
refused-long-game = Une partie de plus de { $most } actions n'est pas revue.
refused-long-record = Une partie à relire a { $most } actions au plus.
refused-luck = La chance a jusqu'à 64 lettres, chiffres, - et _.
refused-nickname = Un pseudo a de 1 à { $longest } caractères, tous visibles.
refused-no-code = Aucune table avec une place libre n'a ce code.
refused-no-method = Cela ne peut pas se faire ici.
refused-no-nickname = Choisissez d'abord un pseudo.
refused-no-page = Il n'y a rien à cette adresse.
refused-no-seat = Cette table n'a pas de place { $seat }.
refused-no-table = Cette table n'existe pas.
refused-nobody = À une nouvelle table, vous occupez au moins une place.
refused-nobody-here = Le serveur ne vous connaît pas : laissez votre navigateur garder les cookies ; un programme demande d'abord /api/me et garde le cookie.
refused-not-free = Cette place n'est pas libre.
refused-not-host = Seul l'hôte de la table peut le faire.
refused-not-json = Envoyez application/json.
refused-not-over = La partie n'est pas finie.
refused-not-playing = La partie n'a pas commencé.
refused-not-seated = Vous n'êtes pas assis à cette table.
refused-not-waiting = La partie a commencé.
refused-not-your-turn = Ce n'est pas votre tour : c'est à { $actor }.
refused-open-seats = Des places sont encore libres : attendez quelqu'un, ou donnez-les à des robots.
refused-other-host = Ce serveur ne s'appelle pas { $name } : qui le tient lui donne des noms par --name.
refused-other-origin = Cela vient de la page d'un autre serveur.
refused-other-position = L'édition, les règles maison et les options sont celles de la position : ne les dites pas, ou dites les mêmes.
refused-outcome = Cela ne peut pas être sorti.
refused-over = La partie est finie.
refused-pace = Les robots prennent de 0 à { $most } secondes par coup.
refused-position-over = Dans cette position la partie est finie : il n'y a rien à jouer.
refused-position-seats = La position a { $number } places pour des personnes et des robots : dites qui occupe chacune d'elles.
refused-second-seat = Dans une partie avec des secrets, vous ne pouvez que revenir à votre place.
refused-since = `since` est le numéro d'une action, à partir de 0.
refused-stale = La partie a continué : elle en est à l'action { $ply }.
refused-storage = Le serveur ne peut rien garder pour le moment. Rien n'a changé ; réessayez.
refused-table = Ce jeu n'existe pas.
refused-too-big = C'est trop long : { $most } octets au plus.
refused-too-fast = C'était trop à la fois. Réessayez dans { $wait }.
refused-too-long = Ce coup est trop long.
refused-too-many-connections = Vous avez trop de connexions à ce serveur : fermez-en quelques pages, et réessayez dans { $wait }.
refused-too-many-tables = Vous êtes l'hôte de { $most } tables dont la partie n'est pas finie : finissez-en ou fermez-en une d'abord.

host-closed = La table { $code } est fermée.
host-banned = { $what } n'entre plus avant le { $until }.
host-unbanned = { $what } peut revenir.
host-copying = Copie
host-same = Tout ce qui a été lu s'y trouve, au bit près : { $digest }.
host-backed-up = { $file } contient tout, y compris le secret qui signe les cookies : gardez-le comme un mot de passe.
host-restored = { $place } contient tout : démarrez le serveur.
host-moved = { $new } contient tout : démarrez le serveur avec. { $old } est comme avant, et ne sert plus.

host-columns-touched = touchée
host-columns-phase = phase
host-columns-code = code
host-columns-id = id
host-columns-whence = marque
host-columns-game = jeu
host-columns-who = qui y joue
host-columns-seen = vu
host-columns-person = id
host-columns-nickname = pseudo
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
host-parts-revoked = personnes oubliées
host-parts-bans = renvois
host-parts-secrets = secrets

host-refused-closed = La table { $name } est déjà fermée.
host-refused-differs = La copie n'est pas identique et a été jetée : de { $kind }, { $there } étaient à copier et { $here } y sont. Réessayez ; si cela persiste, voyez si le disque est défectueux.
host-refused-duration = Une durée s'écrit 30min, 6h ou 7d, pas { $text }.
host-refused-here = Qui est devant la machine du serveur n'est jamais renvoyé : indiquez une adresse, une personne ou une autre marque.
host-refused-no-ban = { $name } n'est pas renvoyé : `bourgade host bans` montre qui l'est.
host-refused-no-table = Il n'y a pas de table { $name } : indiquez son id ou son code, tels que les montre `bourgade host tables --all`.
host-refused-nobody = { $name } n'est personne : indiquez une adresse, un réseau, ou un id ou une marque que montre `bourgade host people` ou `tables`.
host-refused-over = La partie de la table { $name } est finie : il n'y a rien à fermer.
host-refused-running = Un serveur, ou un autre programme, utilise { $place } : arrêtez-le d'abord, sinon ce qui se joue entre-temps serait perdu.
host-refused-same = Tout est déjà dans { $place } : indiquez une autre base.
host-refused-taken = Il y a quelque chose dans { $place }, qui reste tel quel : indiquez une base où il n'y a rien.

verify-right =
    Chaque tirage est celui que donnent la graine et la chance, et la graine correspond à l'engagement.
    Tirages : { $n } parmi { $actions } actions
    Engagement : { $commitment }
    Graine : { $seed }
    Chance : { $luck }
    À vous de comparer : cet engagement a-t-il été montré avant la partie, et votre chance est-elle celle que vous avez donnée ?
verify-luck = { $seat } « { $luck } »
verify-no-luck = { $seat } aucune

verify-wrong-no-dice = La partie n'a pas de `dice` : ses tirages ne peuvent pas être vérifiés. Les parties jouées sur un serveur en ont.
verify-wrong-real-dice = La partie a été jouée avec de vrais dés : ce qu'ils ont montré ne peut pas être vérifié.
verify-wrong-no-seed = La partie n'a pas encore de graine, et rien ne peut être vérifié sans elle : la graine est montrée quand la partie est finie.
verify-wrong-commitment = La graine ne correspond pas à l'engagement : son SHA-256 est { $right }, et la partie dit { $commitment }.
verify-wrong-outcome = L'action { $number } sur { $of } est `{ $action }` dans la partie ; la graine et la chance donnent `{ $right }`.

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
