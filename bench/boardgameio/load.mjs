// The load of src/belle_etoile/bench/load.py on boardgame.io: pairs that go on playing, others open; halted between rounds.
// Usage: node load.mjs PORT LOBBY MATCHES IDLE. Says "ready"; "up" on stdin sets the pairs in motion, "go" begins a round
// and "halt" ends it with one line of JSON.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { game } from "./game.mjs";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const [port, lobbyPort, matches, idle] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const lobby = `http://127.0.0.1:${lobbyPort}/games/${game.name}`;
const nap = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const STAGGER = 6000; // milliseconds over which the pairs begin, as in load.py
const WARM_UP = 8000;
let moves = 0;
let waits = [];
let sits = [];
let open = Promise.resolve();
let letIn = () => {};

async function post(path, body) {
  const answer = await fetch(`${lobby}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** A table is set by HTTP and both sit down, as in load.py. */
async function table() {
  const { matchID } = await post("create", { numPlayers: 2 });
  const names = ["one", "other"];
  const joined = names.map((playerName, seat) => post(`${matchID}/join`, { playerID: String(seat), playerName }));
  return { matchID, credentials: (await Promise.all(joined)).map((each) => each.playerCredentials) };
}

function seated({ matchID, credentials }, seat) {
  const multiplayer = SocketIO({ server: base });
  const client = Client({ game, matchID, playerID: String(seat), credentials: credentials[seat], multiplayer, debug: false });
  client.start();
  return client;
}

function reached(client, state) {
  return new Promise((resolve) => {
    const stop = client.subscribe((now) => {
      if (now && now._stateID >= state) {
        queueMicrotask(() => stop?.());
        resolve(now);
      }
    });
  });
}

function act(client, G, seat) {
  if (G.stage === "take") client.moves.take(pick([0, 1, 2, 3, 4].filter((i) => G.row[i] != null)));
  else if (G.stage === "play") client.moves.play(pick(G.hands[seat]));
  else client.moves.place(pick(G.boards[seat].slots.flatMap((card, slot) => (card == null ? [slot] : []))));
}

async function pair(after) {
  await nap(after);
  let clients = [];
  while (true) {
    await open;
    const asked = performance.now();
    const set = await table();
    clients = [seated(set, 0), seated(set, 1)];
    let [now] = await Promise.all(clients.map((client) => reached(client, 0)));
    sits.push(performance.now() - asked);
    while (!now.ctx.gameover) {
      await open;
      const seat = Number(now.ctx.currentPlayer);
      const state = clients[seat].getState();
      const start = performance.now();
      const seen = reached(clients[1 - seat], state._stateID + 1);
      const mine = reached(clients[seat], state._stateID + 1);
      act(clients[seat], state.G, seat);
      await seen;
      waits.push(performance.now() - start);
      now = await mine;
      moves += 1;
    }
    for (const client of clients) client.stop();
  }
}

for (let i = 0; i < idle; i++) {
  const client = seated(await table(), 0);
  await reached(client, 0);
  client.stop();
}
/** The pairs stop before their next move until the door is opened again. */
function halt() {
  open = new Promise((resolve) => (letIn = resolve));
}

for (let number = 0; number < matches; number++) void pair((STAGGER * number) / matches);
await nap(WARM_UP);
halt();
console.log("ready");
let start = 0;
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "up") {
    letIn();
  } else if (line === "go") {
    [moves, waits, sits] = [0, [], []];
    start = performance.now();
  } else if (line === "halt") {
    console.log(JSON.stringify({ moves, seconds: (performance.now() - start) / 1000, waits, sits }));
    halt();
  }
}
process.exit(0);
