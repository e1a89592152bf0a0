about-what = Bourgade accueille de petits jeux de société où l'on bâtit des villes. On y joue en solo contre des robots, entre amis par un lien, ou ensemble autour d'un écran.
about-icons = Icônes de { $authors } et d'autres contributeurs de game-icons.net, sous licence CC BY 3.0 ; coloriées et recadrées ici.
about-fonts = Polices : Fredoka, par les auteurs du projet Fredoka, et Figtree, par les auteurs du projet Figtree, toutes deux sous licence SIL Open Font 1.1.

rules-to-the-game = Aller jouer
rules-to-cards = Voir toutes les cartes
rules-cards = Toutes les cartes
rules-cards-later = Les cartes reviendront dès que le serveur répondra.
rules-belongs = Le jeu appartient à ses auteurs et à son éditeur ; voici, avec nos mots, comment on y joue sur Bourgade.

about-private = Tout tourne sur votre machine ou sur celle d'un proche. Ni compte, ni publicité, ni pistage, et cette page ne demande rien à aucun autre serveur.
about-fair = Le serveur lance les dés d'une façon que chacun peut vérifier une fois la partie finie.
about-games = Les jeux
about-games-1 = Les jeux appartiennent à leurs auteurs et à leurs éditeurs. Bourgade est l'œuvre de gens qui les aiment : sans lien avec eux, elle n'utilise ni leurs images ni leurs textes.
about-games-2 = Si l'un d'eux vous plaît ici, achetez la boîte : sur une vraie table, avec de vrais dés, c'est encore mieux.
about-thanks = Avec nos remerciements
about-code = Fait avec Svelte (MIT) et lean-qr (MIT) dans le navigateur. Les villes, le maire et les autres dessins sont de nous.
about-licence = Licence
about-licence-1 = Bourgade est un logiciel libre sous licence MIT : utilisez-le, changez-le, partagez-le.
