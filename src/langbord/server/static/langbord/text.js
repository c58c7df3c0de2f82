// The text table: says once what is new, keeps the focus where it helps, and takes typed answers.
import { act, play, post, reason, state } from "./table.js";

const live = document.getElementById("live");
const heard = document.getElementById("heard");
const field = document.getElementById("typed-words");
const MOST_LINES = 30; // kept in the region that is read out

const lines = () => [...document.querySelectorAll("#log li")].map((line) => line.textContent.trim()); // newest first
const question = () => document.getElementById("bar-title")?.textContent.replace(/\s+/g, " ").trim() || "";
const hints = () => document.getElementById("hints-read")?.textContent.replace(/\s+/g, " ").trim() || "";
const tip = () => document.querySelector("#coach:not([hidden]) #coach-text")?.textContent || "";
let before = { lines: lines(), question: question(), tip: tip(), hints: hints(), turn: state().turn };

// The lines that were added on top; none if some were taken back.
function added(old, now) {
  if (!old.length) return now;
  const few = old.slice(0, 4);
  for (let count = 0; count < now.length; count += 1) {
    if (few.every((line, index) => now[count + index] === line)) return now.slice(0, count);
  }
  return [];
}

function tell(text, ...more) {
  const line = document.createElement("p");
  line.textContent = text;
  line.append(...more);
  heard.append(line);
  while (heard.children.length > MOST_LINES) heard.firstElementChild.remove();
  heard.scrollTop = heard.scrollHeight;
}

function notice() {
  const now = { lines: lines(), question: question(), tip: tip(), hints: hints(), turn: state().turn };
  const old = before;
  before = now;
  const fresh = added(old.lines, now.lines).reverse();
  if (fresh.length) tell(fresh.join(". ") + ".");
  if (now.question !== old.question) tell(now.question);
  if (now.tip && now.tip !== old.tip) tell(now.tip);
  if (now.hints && now.hints !== old.hints) tell(now.hints);
  const mine = now.turn === "yes" && old.turn !== "yes";
  if (mine && document.activeElement !== field) document.querySelector("#moves .move, #confirm")?.focus();
}

let waiting = false;
new MutationObserver(() => {
  if (waiting) return;
  waiting = true;
  setTimeout(() => { waiting = false; notice(); });
}).observe(live, { childList: true, subtree: true, characterData: true, attributes: true });

const SPOKEN = ["undo", "confirm", "why", "hint"]; // to the table; all other words are moves
// Words may be typed in small or capital letters, as the game understands them.
const isMove = (word) => [...document.querySelectorAll("#moves .move")].some((move) => move.dataset.word.toLowerCase() === word.toLowerCase());

async function tellWhy(word) {
  const answer = await reason(word);
  if (!answer) return;
  const rule = (answer.rule || "").replace(/[*`]/g, "");
  if (!rule) return tell(answer.text);
  const link = document.getElementById("why-link").cloneNode(true);
  link.removeAttribute("id");
  link.hash = answer.paragraph;
  tell(`${answer.text} ${answer.paragraph}: ${rule} `, link);
}

document.getElementById("typed")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const words = field.value.trim().split(/\s+/);
  const [first, second] = words;
  if (!first) return;
  if (!SPOKEN.includes(first) && !isMove(first)) return tellWhy(first); // the field keeps its words, to be put right
  field.value = ""; // at once: a quick hand types the next answer before this one is acknowledged
  let answer = { ok: true };
  if (first === "undo") answer = await act("/undo", { count: second || document.getElementById("undo")?.dataset.count || "1" });
  else if (first === "confirm") answer = await act("/settle", {});
  else if (first === "why") await tellWhy(second || "");
  else if (first === "hint") answer = await post("/hint", {});
  else answer = await play(words.join(" "));
  if (!answer?.ok && !field.value) field.value = words.join(" ");
});
