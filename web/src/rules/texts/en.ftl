about-what = Bourgade is a home for small city-building board games. Play alone against bots, with friends over a link or together around one screen.
about-icons = Icons by { $authors } and other contributors to game-icons.net, under the CC BY 3.0 licence; coloured and cropped here.
about-fonts = Fonts: Fredoka by the Fredoka Project Authors and Figtree by the Figtree Project Authors, both under the SIL Open Font License 1.1.

rules-to-the-game = Go and play
rules-to-cards = See all the cards
rules-cards = All the cards
rules-cards-later = The cards will be back as soon as the server answers.
rules-belongs = The game belongs to its authors and its publisher; here, in our own words, is how it is played on Bourgade.

about-private = It runs on your own machine or on a friend's. There are no accounts, no advertisements and no trackers, and this page asks no other server for anything.
about-fair = The server rolls the dice in a way that everyone can check once the game is over.
about-games = The games
about-games-1 = The games belong to their authors and publishers. Bourgade is made by people who like them. It is not affiliated with them, and uses none of their pictures or texts.
about-games-2 = If you enjoy one here, buy the box: on a real table, with real dice, it is even better.
about-thanks = With thanks
about-code = Made with Svelte (MIT) and lean-qr (MIT) in the browser. The towns, the mayor and all other drawings are our own.
about-licence = Licence
about-licence-1 = Bourgade itself is free software under the MIT licence: use it, change it, pass it on.
