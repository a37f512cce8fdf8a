// Pictures of every page at three sizes, by night and by day, in both languages.
//   node scripts/screenshots.mjs http://127.0.0.1:8017 [--only home,table] [--out DIR]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const args = process.argv.slice(2);
const option = (name, otherwise) => (args.includes(name) ? args[args.indexOf(name) + 1] : otherwise);
const base = args[0]?.startsWith("http") ? args[0] : "http://127.0.0.1:8017";
const out = option("--out", new URL("../../screenshots/", import.meta.url).pathname);
const only = option("--only", "").split(",").filter(Boolean);
const SIZES = { phone: [360, 740], tablet: [820, 1180], desktop: [1440, 900] };
const LOOKS = [["night", "fr"], ["day", "en"], ["night", "en"], ["day", "fr"]];
const looks = LOOKS.slice(0, Number(option("--looks", "4")));
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
const wanted = (name) => !only.length || only.includes(name);

async function context(size, theme, language) {
  const [width, height] = SIZES[size];
  const made = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 2, locale: language, hasTouch: size === "phone", reducedMotion: "reduce" });
  await made.addInitScript((kept) => localStorage.setItem("belle-etoile", kept), JSON.stringify({ theme, language }));
  return made;
}

/** Somebody with a match against a bot, some moves in, and one that is over. */
async function prepare() {
  const made = await context("desktop", "night", "fr");
  const page = await made.newPage();
  page.on("pageerror", (error) => console.error("page:", error.message));
  await page.goto(base);
  const ids = await page.evaluate(async () => {
    const json = { "Content-Type": "application/json" };
    const { csrf } = await (await fetch("/api/csrf")).json();
    const me = await (await fetch("/api/guests", { method: "POST", headers: { ...json, "X-CSRF-Token": csrf }, body: JSON.stringify({ name: "Ada" }) })).json();
    const post = async (path, body) => {
      const answer = await fetch(path, { method: "POST", headers: { ...json, "X-CSRF-Token": me.csrf }, body: JSON.stringify(body) });
      return answer.json();
    };
    const create = (seats, more = {}) => post("/api/matches", { game: "stellar", options: { first: "1" }, seats, pace: { kind: "live" }, public: false, ...more });
    const wait = (ms) => new Promise((done) => setTimeout(done, ms));
    async function play(id, until) {
      for (let turn = 0; turn < 400; turn++) {
        const table = await (await fetch(`/api/matches/${id}`)).json();
        if (table.status === "over") return;
        const mine = table.seats.find((seat) => seat.mine && table.waiting.includes(seat.seat));
        if (!mine) { await wait(150); continue; }
        const now = await (await fetch(`/api/matches/${id}/at/${table.version}?seat=${mine.seat}`)).json();
        if (until && until(now, table)) return;
        const hint = turn % 2 ? null : await post(`/api/matches/${id}/hint`, { seat: mine.seat });
        const open = now.legal.filter((choice) => !choice.kind.endsWith("-down"));
        const move = hint?.move ?? (open.length ? open : now.legal)[(turn * 7) % (open.length || now.legal.length)].move;
        await post(`/api/matches/${id}/moves`, { seat: mine.seat, move, seen: table.version, key: crypto.randomUUID() });
      }
    }
    const bot = { kind: "bot", bot: "greedy", level: 2 };
    const over = await create([{ kind: "me" }, bot]);
    await play(over.id);
    const playing = await create([{ kind: "me" }, bot]);
    await play(playing.id, (now) => now.view.round >= 8 && now.stage === "play");
    const start = await create([{ kind: "me" }, bot]);
    const hot = await create([{ kind: "me" }, { kind: "me" }]);
    await play(hot.id, (now, table) => table.version >= 1);
    const open = await create([{ kind: "me" }, { kind: "open" }], { public: true });
    const empire = () => post("/api/campaigns", { name: "L’empire d’Ada", families: [{ kind: "me", name: "Altaïr" }, ...Array(11).fill({ kind: "bot", bot: "ambitious" })], turns: 10 });
    const founding = await empire();
    const campaign = await empire();
    for (let turn = 0; turn < 3; turn++) {
      const { text } = await (await fetch(`/api/campaigns/${campaign.id}/orders/start`)).json();
      await fetch(`/api/campaigns/${campaign.id}/orders`, { method: "PUT", headers: { ...json, "X-CSRF-Token": me.csrf }, body: JSON.stringify({ turn, text }) });
      await post(`/api/campaigns/${campaign.id}/ready`, { turn, ready: true });
    }
    return { over: over.id, playing: playing.id, start: start.id, hot: hot.id, open: open.id, founding: founding.id, campaign: campaign.id };
  });
  const cookies = await made.cookies();
  await made.close();
  return { ids, cookies };
}

// --again FILE keeps what was prepared, so that the same table can be looked at twice.
const again = option("--again", "");
let prepared = { ids: {}, cookies: [] };
if (again && existsSync(again)) prepared = JSON.parse(readFileSync(again, "utf8"));
else if (!args.includes("--bare")) prepared = await prepare();
if (again) writeFileSync(again, JSON.stringify(prepared));
const { ids, cookies } = prepared;
const pickCard = async (page) => {
  const card = page.locator("[data-area=hand] button").first();
  if (await card.count()) await card.click();
};
const drawer = (icon) => async (page) => page.locator(`[data-tool=${icon}]:visible`).first().click();
const PAGES = {
  home: ["/"],
  lobby: ["/lobby"],
  new: ["/new?game=stellar"],
  table: [`/match/${ids.playing}`],
  picked: [`/match/${ids.playing}`, pickCard],
  log: [`/match/${ids.playing}`, drawer("log")],
  moves: [`/match/${ids.playing}`, drawer("moves")],
  hint: [`/match/${ids.playing}`, drawer("hint")],
  start: [`/match/${ids.start}`],
  curtain: [`/match/${ids.hot}`],
  invite: [`/match/${ids.open}`],
  end: [`/match/${ids.over}`],
  replay: [`/match/${ids.over}/replay?at=30`],
  rules: ["/rules/stellar#4.2"],
  account: ["/account"],
  empires: ["/stellarium"],
  "new-empire": ["/stellarium/new"],
  founding: [`/campaign/${ids.founding}/founding`],
  empire: [`/campaign/${ids.campaign}`],
  orders: [`/campaign/${ids.campaign}/orders`],
  letters: [`/campaign/${ids.campaign}/letters`],
  master: [`/campaign/${ids.campaign}/master`],
  lost: ["/nowhere"],
};

for (const [theme, language] of looks) {
  for (const size of Object.keys(SIZES).filter((each) => option("--size", each) === each)) {
    const made = await context(size, theme, language);
    await made.addCookies(cookies);
    for (const [name, [path, act]] of Object.entries(PAGES).filter(([each]) => wanted(each))) {
      const page = await made.newPage();
      page.on("pageerror", (error) => console.error(`${name}:`, error.message));
      page.on("console", (message) => message.type() === "error" && console.error(`${name}: ${message.text()}`));
      await page.goto(base + path, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(900);
      if (act) {
        await act(page);
        await page.waitForTimeout(name === "hint" ? 2500 : 500);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (wide) console.error(`${name} at ${size}: scrolls sideways`);
      await page.screenshot({ path: `${out}/${name}-${size}-${theme}-${language}.png`, fullPage: !args.includes("--fold") });
      await page.close();
    }
    await made.close();
  }
}
await browser.close();
