// boardgame.io's own server, storage in memory, its lobby on a port of its own. Usage: node server.mjs PORT LOBBY
import { createRequire } from "node:module";
import { game } from "./game.mjs";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const [port, apiPort] = process.argv.slice(2).map(Number);
await server.run({ port, lobbyConfig: { apiPort } }, () => console.log("ready"));
