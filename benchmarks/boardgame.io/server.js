// boardgame.io's own server, as its documentation starts it: everything in memory. The game is Minivilles as far as
// clients of the benchmark play it, in boardgame.io's own form: one die, income of two kinds of cards, building.
//
//     node server.js PORT

const { Server, Origins } = require('boardgame.io/server');

const COSTS = {
  'wheat-field': 1, 'ranch': 1, 'bakery': 1, 'cafe': 2, 'convenience-store': 2, 'forest': 3, 'cheese-factory': 5,
  'furniture-factory': 3, 'mine': 6, 'family-restaurant': 3, 'apple-orchard': 3, 'fruit-market': 2, 'stadium': 6,
  'tv-station': 7, 'business-center': 8,
};
const INCOME = { 1: 'wheat-field', 2: 'bakery', 3: 'bakery' };

const minivilles = {
  name: 'minivilles',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // which saves it work; the other server has no undo either

  setup: () => ({
    players: [0, 1].map(() => ({ coins: 3, cards: { 'wheat-field': 1, 'bakery': 1 }, landmarks: [] })),
    piles: Object.fromEntries(Object.keys(COSTS).map((card) => [card, 6])),
    phase: 'roll',
    die: 0,
  }),

  turn: { minMoves: 2, maxMoves: 2 },

  moves: {
    roll: ({ G, ctx, random }) => {
      G.die = random.D6();
      G.phase = 'build';
      for (const seat of [0, 1]) {
        const card = INCOME[G.die];
        const works = card === 'wheat-field' || String(seat) === ctx.currentPlayer;
        if (card && works) G.players[seat].coins += G.players[seat].cards[card];
      }
    },
    build: ({ G, ctx }, card) => {
      G.phase = 'roll';
      if (card) {
        const player = G.players[ctx.currentPlayer];
        player.coins -= COSTS[card];
        player.cards[card] = (player.cards[card] || 0) + 1;
        G.piles[card] -= 1;
      }
    },
  },
};

Server({ games: [minivilles], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
