// Lands of Galzyr: reading aloud, the odds switch, and what is new in sight. No rules live here.
const root = document.documentElement;
const page = document.getElementById("live") ?? document.getElementById("replay") ?? document.querySelector(".galzyr-story");
const GAP = 12; // pixels between the bar and what it asks about
const place = () => document.getElementById("read")?.dataset.at ?? "";

// --- odds: a setting that this browser keeps, named on <html>, where no new page takes it away -------------

if (localStorage.getItem("galzyr-odds") === "yes") root.dataset.odds = "yes";

function switchOdds() {
  if ("odds" in root.dataset) delete root.dataset.odds;
  else root.dataset.odds = "yes";
  localStorage.setItem("galzyr-odds", root.dataset.odds ?? "no");
  tellOdds();
}

function tellOdds() {
  const button = document.getElementById("choice-odds");
  const pressed = String("odds" in root.dataset);
  if (button && button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
}

// --- reading aloud: what was read since the last choice, paragraph by paragraph ------------------------------------------------

const voice = window.speechSynthesis;
let queue = []; // ids of the paragraphs to come; the first is being read
let turn = 0; // an utterance that was cut short must not start the next paragraph
if (voice) root.dataset.voice = "yes";

function speak() {
  stop();
  queue = [...document.querySelectorAll(".read-passage.fresh .read-prose")].map((part) => part.id);
  next();
}

function next() {
  mark();
  const part = queue.length ? document.getElementById(queue[0]) : null;
  if (!part) return stop();
  root.dataset.speaking ??= "on";
  const utterance = new SpeechSynthesisUtterance(part.textContent);
  const own = ++turn;
  utterance.lang = part.closest("[lang]").lang;
  utterance.onend = () => {
    if (own !== turn) return;
    queue.shift();
    next();
  };
  utterance.onerror = () => { if (own === turn) stop(); };
  voice.speak(utterance);
}

function stop() {
  turn += 1;
  queue = [];
  voice?.cancel();
  delete root.dataset.speaking;
  mark();
}

function pause(paused) {
  if (paused) voice.pause();
  else voice.resume();
  root.dataset.speaking = paused ? "paused" : "on";
}

function mark() {
  for (const part of document.querySelectorAll(".read-prose")) {
    const speaking = part.id === queue[0];
    if (part.classList.contains("speaking") !== speaking) part.classList.toggle("speaking", speaking);
  }
}

// --- a new page ------------------------------------------------------------------------------------------------

let at = place();
let stage = shown();
let rolling = Boolean(document.querySelector(".dice-tray"));
function follow() {
  tellOdds();
  const tray = document.querySelector(".dice-tray");
  if (tray && !rolling) tray.scrollIntoView({ block: "nearest" });
  rolling = Boolean(tray);
  const [read, before] = [at, stage];
  [at, stage] = [place(), shown()];
  if (at === read) mark(); // a new page takes the mark away
  else if (queue.length || "speaking" in root.dataset) stop();
  if (document.activeElement?.matches("input, textarea, select")) return;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  if (stage !== before && stage) bring(stage, behavior);
  else if (at !== read) turnTo(behavior);
}

// The part of the page that a question between scenes is about; in the middle of a scene none, there one reads.
function shown() {
  if (page?.id !== "live") return "";
  if (document.querySelector(".panel-result")) return ".panel-result";
  if (place() || document.getElementById("state")?.dataset.turn !== "yes") return "";
  const parts = [".gather", ".keepsake", ".front-map .map", ".story-side"];
  return parts.find((part) => document.querySelector(part)) ?? "";
}

// Scrolls there, unless its beginning is in sight already. The bar of the frame may stand over the top of the page.
function bring(what, behavior) {
  const part = document.querySelector(what);
  const bar = document.getElementById("bar")?.getBoundingClientRect();
  if (!part?.offsetParent) return; // on another tab of the phone
  const top = part.getBoundingClientRect().top;
  const edge = bar && bar.top < innerHeight / 3 ? bar.height : 0;
  if (top < edge || top > innerHeight / 2) scrollBy({ top: top - edge - GAP, behavior });
}

function turnTo(behavior) {
  const passage = document.querySelector(".read-passage.first");
  if (!passage?.offsetParent) return; // on another tab of the phone
  passage.focus({ preventScroll: true });
  passage.scrollIntoView({ block: "start", behavior });
}

const deeds = { "choice-odds": switchOdds, "read-speak": speak, "read-stop": stop, "read-pause": () => pause(true), "read-resume": () => pause(false) };
document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button[id]") : null;
  if (button && Object.hasOwn(deeds, button.id)) deeds[button.id]();
});
addEventListener("pagehide", stop);
if (page) new MutationObserver(follow).observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-at", "data-version"] });
tellOdds();
if (document.querySelector(".read-passage + .first")) turnTo("auto"); // come back in the middle of a scene

// --- modules beside this one ----------------------------------------------------------------------------------

import "./map.js";
