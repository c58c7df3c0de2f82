// The prompt line: moves that a piece on the table says too are folded; what does not fit opens as a list beside the
// board; on a phone the tabs tell where a lit piece is. No rules live here.
const live = document.getElementById("live");
const root = document.documentElement;
const narrow = matchMedia("(width < 760px)");
const desk = matchMedia("(width >= 1200px)");
const state = () => document.getElementById("state").dataset;
let asked = ""; // which question the list was opened for
let opened = false;

// The word that a piece stands for, if it is one alone.
const says = (piece) => (piece.dataset.send && piece.dataset.send !== piece.dataset.word ? null : piece.dataset.word);
const pieces = () => [...live.querySelectorAll("#table [data-legal]")];
const visible = (piece) => piece.getClientRects().length > 0;

function fold() {
  const bar = document.getElementById("bar");
  const moves = [...document.querySelectorAll("#moves .move")];
  const table = document.getElementById("table");
  if (!bar || !table || table.classList.contains("text-table")) return;
  const shown = new Set(pieces().filter((piece) => narrow.matches || visible(piece)).map(says));
  for (const move of moves) flag(move, "on-board", shown.has(move.dataset.word));
  if (state().version !== asked) [asked, opened] = [state().version, false];
  list(bar, opened);
  fit(bar);
  for (const tab of document.querySelectorAll(".tab")) flag(tab, "calls", calling(tab.dataset.tabTo));
}

// As few steps as are needed: goods make room, then the moves become a list.
function fit(bar) {
  if (!desk.matches) return set(bar, "0");
  const moves = document.getElementById("moves");
  const spills = () => moves.scrollHeight > moves.clientHeight + 2;
  set(bar, "0");
  if (opened || !spills()) return;
  set(bar, "1");
  if (spills()) list(bar, true);
}

function set(bar, fit) {
  if (bar.dataset.fit !== fit) bar.dataset.fit = fit;
}

function list(bar, open) {
  flag(bar, "listing", open);
  const button = document.getElementById("moves-open");
  if (button && button.getAttribute("aria-expanded") !== String(open)) button.setAttribute("aria-expanded", String(open));
}

function flag(element, name, on) {
  if (element.classList.contains(name) !== on) element.classList.toggle(name, on);
}

// A part of the table that is not in front and where something is lit.
const calling = (tab) => root.dataset.tab !== tab && pieces().some((piece) => piece.closest("[data-tab]")?.dataset.tab === tab);

function toggle() {
  const bar = document.getElementById("bar");
  if (!document.getElementById("moves-open")) return;
  opened = !bar.classList.contains("listing");
  list(bar, opened);
  if (opened) document.querySelector("#moves .move")?.focus({ preventScroll: true });
  else fit(bar);
}

// When a question comes up whose pieces are all on another tab, that tab comes to the front, unless somebody reads there.
let before = "";
function follow() {
  const { version, turn } = state();
  if (!narrow.matches || version === before) return;
  before = version;
  if (turn !== "yes" || ["log", "more"].includes(root.dataset.tab) || document.querySelector("#moves .move:not(.on-board)")) return;
  const lit = pieces();
  if (!lit.length || lit.some(visible)) return;
  document.getElementById(`tab-${lit[0].closest("[data-tab]")?.dataset.tab}`)?.click();
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-moves]")) return toggle();
  if (event.target.closest("[data-result]")) {
    if ("result" in root.dataset) delete root.dataset.result;
    else root.dataset.result = "away";
  }
  if (opened && !event.target.closest("#bar")) toggle();
  if (event.target.closest("[data-tab-to]")) setTimeout(fold);
});
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "m") toggle();
  if (event.key === "Escape" && opened) toggle();
});
document.addEventListener("langbord:page", () => { fold(); follow(); });
addEventListener("resize", fold);

const bar = document.getElementById("bar");
if (bar) {
  new ResizeObserver(([entry]) => root.style.setProperty("--bar", `${Math.round(entry.target.getBoundingClientRect().height)}px`)).observe(bar);
}
fold();
follow();
