import { read } from "./wire.js";

// The table: one stream of pages, clicks sent as words, and a few comforts. No rules live here.
const live = document.getElementById("live");
const base = live.dataset.base;
const state = () => document.getElementById("state").dataset;
const toast = document.getElementById("toast");
const PATIENCE = 1000; // milliseconds that the stream may take to bring what was done
const PAUSES = [500, 1000, 2000, 4000, 8000]; // milliseconds until what met no server, or none with a database, is sent again
let sentOn = -1; // the version of the page that the last request was made on
let leaving = false; // what becomes of the table is no longer shown

function say(text) {
  toast.textContent = text;
  toast.hidden = false;
  clearTimeout(say.timer);
  say.timer = setTimeout(() => { toast.hidden = true; }, 6000);
}

async function post(path, values) {
  const response = await fetch(base + path, {
    method: "POST", body: new URLSearchParams(values),
    headers: { "X-CSRFToken": live.dataset.csrf, Accept: "application/json" },
  }).catch(() => null);
  if (!response) {
    say(toast.dataset.lost);
    return { ok: false, key: "lost" };
  }
  const answer = await response.json().catch(() => ({ ok: false, text: response.statusText }));
  if (!answer.ok) say(answer.text);
  if (response.status > 500 && (answer.key ?? "database-away") === "database-away") answer.key = "lost"; // nobody is behind the proxy, or no database
  return answer;
}

// The same request may come any number of times: it is carried out once, for it says on which page it was made.
async function insist(path, values) {
  let answer = await post(path, values);
  for (const pause of PAUSES) {
    if (answer.key !== "lost") break;
    await new Promise((done) => { setTimeout(done, pause); });
    if (Number(state().version) > values.version) break; // it was carried out, and the page is here already
    answer = await post(path, values);
  }
  return answer;
}

// One request for each version of the table: a double click is one move. What was done comes back twice, as the answer
// and as the next page, in any order: from that page on the player may go on. Until then the old page takes no clicks.
async function act(path, values) {
  const version = Number(state().version);
  if (version <= sentOn) return null;
  sentOn = version;
  live.classList.add("sending");
  const answer = await insist(path, { version, at: state().answers, ...values });
  if (answer.ok && answer.version > version) {
    setTimeout(() => { if (Number(state().version) <= version) refresh(); }, offline() ? 0 : PATIENCE);
  } else {
    if (sentOn === version) sentOn = -1;
    if (answer.key === "stale") await refresh();
  }
  settled();
  return answer;
}

function settled() {
  if (Number(state().version) > sentOn) live.classList.remove("sending");
}

const play = (words) => act("/play", { words });

// --- pages from the stream -----------------------------------------------------------------------

function show(html) {
  const version = Number(/data-version="(\d+)"/.exec(html)?.[1] ?? 0);
  if (leaving || version < Number(state().version)) return; // older than what is shown
  if (state().open === "yes" && !html.includes('data-open="yes"')) return location.reload(); // it begins: another page
  const mine = state().turn;
  const { version: before, over, seat } = state();
  const lit = offered();
  const focused = document.activeElement?.id;
  const open = [...live.querySelectorAll("details[open]")].map((part) => part.id);
  document.dispatchEvent(new Event("langbord:before")); // see deeds.js
  live.dataset.drawn = ""; // not what was loaded
  turnLog(html);
  htmx.swap({ target: live, text: html, swap: "innerMorph" });
  for (const part of live.querySelectorAll("details")) part.open ||= open.includes(part.id); // the server does not know what one reads
  remember(lit);
  if (state().version !== before) document.getElementById("moves")?.scrollTo(0, 0); // another question, from its first answer
  if (state().seat !== seat) putAway();
  if (state().over !== over) tab("board"); // where the result stands
  settled();
  afterSwap(mine, focused);
}

// A log that goes on is written anew: its lines do not wander down the screen one by one.
let written = "";
function turnLog(html) {
  const log = /<div class="log-scroll"[^]*?<ol[^]*?<\/ol>/.exec(html)?.[0] ?? "";
  if (log !== written && live.dataset.stream.endsWith("&text") === false) document.getElementById("log-scroll")?.replaceChildren();
  written = log;
}

function afterSwap(before, focused) {
  if (state().turn === "yes" && before !== "yes") {
    if (live.dataset.sound === "yes") chime();
  }
  document.dispatchEvent(new Event("langbord:page")); // see chat.js
  if (state().turn !== before) document.dispatchEvent(new Event("langbord:turn")); // see notices.js
  if (focused && !document.getElementById(focused)) document.querySelector("#moves [data-legal], #confirm")?.focus({ preventScroll: true });
}

// Another seat's side is shown, or nobody's: nothing that the one before had open stays on the screen. See curtain.py.
function putAway() {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  for (const id of ["large-body", "why-text", "why-rule", "heard"]) document.getElementById(id)?.replaceChildren();
}

async function lift(seat) {
  if ((await post("/lift", { seat })).ok) await refresh();
}

async function refresh() {
  const response = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const fresh = page.getElementById("live");
  if (fresh) show(fresh.innerHTML); // the stream may have brought a newer page in the meantime
}

const offline = () => document.documentElement.classList.contains("offline");

function connect() {
  const source = new EventSource(`${live.dataset.stream}&parts&seen=${state().version}&drawn=${live.dataset.drawn}`); // what stands here already can wait
  read(source, show, connect);
  source.addEventListener("version", (event) => { // by answers that are not seen here
    if (Number(event.data) > Number(state().version)) document.getElementById("state").dataset.version = event.data;
  });
  source.addEventListener("elsewhere", () => { source.close(); connect(); }); // there is more room at another process
  source.addEventListener("open", () => document.documentElement.classList.remove("offline"));
  source.addEventListener("error", () => {
    document.documentElement.classList.add("offline");
    if (source.readyState === EventSource.CLOSED) setTimeout(connect, 3000); // refused for good: the browser gives up, we do not
  });
  addEventListener("pagehide", () => source.close());
}
addEventListener("pageshow", (event) => { if (event.persisted) connect(); }); // back from another page, as it was left

// --- clicks ------------------------------------------------------------------------------------------

document.addEventListener("click", async (event) => {
  const target = event.target.closest("[data-do], [data-deed], [data-tab-to], [data-word], [data-lift]");
  if (!target) return;
  const { dataset } = target;
  const again = bounces(event) || (target.matches(MOVES) && tooNew(event, target));
  if (dataset.tabTo) return tab(dataset.tabTo);
  if (dataset.lift) return again ? null : lift(dataset.lift);
  if (dataset.do === "take-back") return again || (dataset.sure && !confirm(dataset.sure)) ? null : act("/do/take-back", {});
  if (dataset.do === "undo") return act("/undo", { count: dataset.count });
  if (dataset.do === "settle") return again ? null : act("/settle", {});
  if (dataset.do === "hurry") return again ? null : post("/hurry", {});
  if (dataset.deed) return deed(dataset);
  if ("legal" in dataset) return again ? null : play(dataset.send || dataset.word);
  return why(dataset.word);
});

// What can be clicked to move on, by id.
const MOVES = "[data-legal], #confirm, #hurry";
const offered = () => new Set([...live.querySelectorAll(MOVES)].map((one) => one.id));

// Nobody can have meant what appeared less than this ago: whoever clicks there aimed at what stood there before.
const TOO_NEW = 300; // milliseconds
let born = { ids: new Set(), at: -TOO_NEW };
function remember(before) {
  const fresh = [...offered()].filter((id) => !before.has(id));
  if (!fresh.length) return;
  const still = performance.now() - born.at < TOO_NEW ? born.ids : [];
  born = { ids: new Set([...still, ...fresh]), at: performance.now() };
  live.dataset.fresh = "yes";
  clearTimeout(remember.timer);
  remember.timer = setTimeout(() => delete live.dataset.fresh, TOO_NEW);
}
const tooNew = (event, target) => event.detail > 0 && born.ids.has(target.id) && performance.now() - born.at < TOO_NEW;

// The second half of a double click may find another button under the pointer: it answers nothing. Every click is
// remembered, also those that take back: a piece clicked again after an undo is meant, however quick the hand.
let last = { time: -1000, x: 0, y: 0 };
function bounces(event) {
  if (!event.detail) return false; // from the keyboard
  const { timeStamp: time, clientX: x, clientY: y } = event;
  const again = time - last.time < 350 && Math.hypot(x - last.x, y - last.y) < 12;
  last = { time, x, y };
  return again;
}

async function deed(dataset) {
  if (dataset.sure && !confirm(dataset.sure)) return;
  const values = {};
  if ("level" in dataset) values.level = dataset.level;
  if ("seat" in dataset) values.seat = dataset.seat;
  leaving = ["leave", "decline"].includes(dataset.deed);
  const answer = await post(`/do/${dataset.deed}`, values);
  leaving &&= answer.ok;
  if (answer.go) location.href = answer.go;
  else if (answer.ok && dataset.deed === "join") location.reload();
  else if (leaving) location.href = "/";
}

async function reason(word) {
  const response = await fetch(`${base}/why?word=${encodeURIComponent(word)}`).catch(() => null);
  if (!response) say(toast.dataset.lost);
  return response?.json();
}

async function why(word) {
  const answer = await reason(word);
  if (!answer) return;
  const dialog = document.getElementById("why");
  document.getElementById("why-text").textContent = answer.text;
  document.getElementById("why-rule").textContent = answer.rule ? `${answer.paragraph}: ${answer.rule}` : "";
  document.getElementById("why-more").hidden = !answer.rule;
  document.getElementById("why-link").hash = answer.paragraph ?? "";
  if (!dialog.open) dialog.showModal();
}

// --- keyboard: digits answer, Enter on a piece plays it, u takes back, c confirms ---------------------

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.key === "Enter" || event.key === " ") && event.target.matches("[data-word]:not(button)")) {
    event.preventDefault();
    event.target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  } else if (/^[0-9]$/.test(event.key)) {
    document.querySelectorAll("#moves .move")[(Number(event.key) + 9) % 10]?.click(); // 0 is the tenth
  } else if (event.key === "u") {
    document.getElementById("undo")?.click();
  } else if (event.key === "c") {
    document.getElementById("confirm")?.click();
  } else if (event.key === "s") {
    document.getElementById("hurry")?.click();
  } else if (event.key === "?") {
    document.getElementById("drawer-rules").open = true;
  }
});

// --- cards: a long press or the right button enlarges -------------------------------------------------

let press;
let finger = { x: 0, y: 0 };
let pressed = false; // a long press has opened a card: the click that ends it means nothing
document.addEventListener("pointerdown", (event) => {
  const card = event.target.closest("[data-card]");
  pressed = false;
  finger = { x: event.clientX, y: event.clientY };
  if (card && event.pointerType !== "mouse") press = setTimeout(() => { pressed = true; enlarge(card); }, 500);
});
document.addEventListener("click", (event) => {
  if (!pressed) return;
  pressed = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => clearTimeout(press));
document.addEventListener("pointermove", (event) => { // no finger is quite still
  if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > 10) clearTimeout(press);
});
document.addEventListener("contextmenu", (event) => {
  const card = event.target.closest("[data-card]");
  if (!card) return;
  event.preventDefault();
  enlarge(card);
});

function enlarge(card) {
  const large = card.querySelector(".card-large");
  if (!large) return;
  const body = document.getElementById("large-body");
  body.replaceChildren(...[...large.childNodes].map((node) => node.cloneNode(true)));
  const dialog = document.getElementById("large");
  if (!dialog.open) dialog.showModal();
}

// --- phone tabs, notes, chat, sound ---------------------------------------------------------------------

const TAB = `tab ${live.dataset.table}`;
function tab(name) {
  document.documentElement.dataset.tab = name;
  sessionStorage.setItem(TAB, name);
  scrollTo(0, 0);
}
tab(sessionStorage.getItem(TAB) || "board");

const note = document.getElementById("note");
let noteTimer;
note?.addEventListener("input", () => {
  clearTimeout(noteTimer);
  noteTimer = setTimeout(() => post("/note", { text: note.value }), 600);
});

document.getElementById("drawer-standing")?.addEventListener("change", ({ target }) => {
  post("/always", { prompt: target.closest("[data-standing]").dataset.standing, word: target.value });
});

function chime() {
  const audio = new AudioContext();
  [660, 880].forEach((pitch, index) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, audio.currentTime + index * 0.15);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + index * 0.15 + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + index * 0.15);
    tone.stop(audio.currentTime + index * 0.15 + 0.4);
  });
}

connect();

// --- modules beside this one ----------------------------------------------------------------------------

import "./cards.js";
import "./chat.js";
import "./coach.js";

export { act, play, post, reason, say, state };
