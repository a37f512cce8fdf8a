// A card game about the size of Stellar: sixty cards, two players, twelve slots and a notebook each, eleven rounds.
const SLOTS = 12;
const ROUNDS = 11;

const deal = (G, from) => {
  G.row[from] = G.deck.pop();
};

export const game = {
  name: "telescope",
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: 60 }, (_, card) => card));
    const hands = [deck.splice(-2), deck.splice(-2)];
    const row = deck.splice(-5);
    const boards = [0, 1].map(() => ({ slots: Array(SLOTS).fill(null), notebook: [] }));
    return { deck, hands, row, boards, stage: "take", inPlay: null, turns: 0 };
  },
  minPlayers: 2,
  maxPlayers: 2,
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  moves: {
    take: {
      client: false,
      move: ({ G, playerID }, position) => {
        if (G.stage !== "take" || G.row[position] == null) return "INVALID_MOVE";
        G.hands[playerID].push(G.row[position]);
        G.row[position] = null;
        G.stage = "play";
      },
    },
    play: {
      client: false,
      move: ({ G, playerID }, card) => {
        const hand = G.hands[playerID];
        if (G.stage !== "play" || !hand.includes(card)) return "INVALID_MOVE";
        hand.splice(hand.indexOf(card), 1);
        G.boards[playerID].notebook.push(card);
        const position = card % 5;
        G.inPlay = G.row[position] ?? G.deck.pop();
        G.row[position] = null;
        G.stage = "place";
      },
    },
    place: {
      client: false,
      move: ({ G, playerID, events }, slot) => {
        const { slots } = G.boards[playerID];
        if (G.stage !== "place" || slots[slot] != null) return "INVALID_MOVE";
        slots[slot] = G.inPlay;
        G.inPlay = null;
        for (let position = 0; position < 5; position++) if (G.row[position] == null) deal(G, position);
        G.turns += 1;
        G.stage = "take";
        events.endTurn();
      },
    },
  },
  endIf: ({ G }) => (G.turns === 2 * ROUNDS ? { over: true } : undefined),
};
