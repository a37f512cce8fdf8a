// boardgame.io's own server, storage in memory, its lobby on the next port. Usage: node server.mjs PORT
import { createRequire } from "node:module";
import { game } from "./game.mjs";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const port = Number(process.argv[2]);
await server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => console.log("ready"));
