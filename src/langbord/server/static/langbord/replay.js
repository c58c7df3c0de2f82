// The replay: pages of the past, fetched one by one. No stream, nothing can be played here.
import { highlight } from "./changed.js";

const replay = document.getElementById("replay");
const pages = new Map(); // what is past does not change
let wanted = Number(replay.dataset.at);

const address = (at) => {
  const url = new URL(location.href);
  url.searchParams.set("at", at);
  return url.href.replace("text=", "text");
};

async function page(at) {
  if (!pages.has(at)) {
    const response = await fetch(address(at), { headers: { Accept: "text/html" } });
    if (!response.ok) throw new Error(response.statusText);
    const html = new DOMParser().parseFromString(await response.text(), "text/html");
    pages.set(at, { title: html.title, fresh: html.getElementById("replay") });
  }
  return pages.get(at);
}

async function go(at, { push = true, light = true } = {}) {
  wanted = Math.max(0, Math.min(at, Number(replay.dataset.all)));
  const asked = wanted;
  const { title, fresh } = await page(asked);
  if (asked !== wanted) return; // the hand has moved on
  const focused = document.activeElement?.id;
  const before = Number(replay.dataset.at);
  htmx.swap({ target: replay, text: fresh.innerHTML, swap: "innerMorph" });
  for (const name of ["at", "all", "changed"]) replay.dataset[name] = fresh.dataset[name];
  document.title = title;
  scrubber().value = asked;
  if (push) history.replaceState(null, "", address(asked));
  if (focused && document.activeElement?.id !== focused) (document.getElementById(focused) ?? scrubber()).focus();
  if (light && Math.abs(asked - before) === 1 && asked > before) highlight(fresh.dataset.changed.split(" ").filter(Boolean));
  else highlight([]);
  mark();
}

// At a move that cost much the piece of the better one is ringed.
function mark() {
  for (const old of replay.querySelectorAll(".pointed")) old.classList.remove("pointed");
  const better = document.getElementById("slip-here")?.dataset.better ?? "";
  if (!better) return;
  const said = (piece) => {
    const own = piece.dataset.send || piece.dataset.word;
    return `${better} `.startsWith(`${own} `) ? own.split(" ").length : 0;
  };
  const pieces = [...replay.querySelectorAll("#table [data-word]")];
  const most = Math.max(1, ...pieces.map(said));
  for (const piece of pieces) if (said(piece) === most) piece.classList.add("pointed");
}
mark();

const scrubber = () => document.getElementById("scrubber");
const follow = (id) => document.querySelector(`a#${id}`)?.click();

document.addEventListener("click", (event) => {
  const link = event.target.closest(".step, .round-link");
  const tab = event.target.closest("[data-tab-to]");
  if (tab) return show(tab.dataset.tabTo);
  if (!link || !link.href || event.ctrlKey || event.metaKey || event.shiftKey && event.detail) return;
  event.preventDefault();
  go(Number(new URL(link.href).searchParams.get("at")));
});

let timer;
document.addEventListener("input", (event) => {
  if (event.target.id !== "scrubber") return;
  clearTimeout(timer);
  const at = Number(event.target.value);
  timer = setTimeout(() => go(at), 60);
});

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input:not([type=range]), textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = {
    ArrowLeft: event.shiftKey ? "previous-turn" : "previous", ArrowRight: event.shiftKey ? "next-turn" : "next",
    Home: "first", End: "last",
  }[event.key];
  if (!to) return;
  event.preventDefault();
  // Keys pressed fast count from where the hand wants to be, not from what is already shown.
  if (to === "previous") go(wanted - 1);
  else if (to === "next") go(wanted + 1);
  else if (to === "first") go(0); // its link is no link while the beginning is shown
  else if (to === "last") go(Number(replay.dataset.all));
  else follow(to);
});

// --- phone tabs and large cards, as on the live page ---------------------------------------------------

function show(name) {
  document.documentElement.dataset.tab = name;
  sessionStorage.setItem("tab", name);
}
if (document.querySelector(".tabs")) show(["board", "me", "rivals", "log"].includes(sessionStorage.getItem("tab")) ? sessionStorage.getItem("tab") : "board");

document.addEventListener("contextmenu", (event) => {
  const large = event.target.closest("[data-card]")?.querySelector(".card-large");
  if (!large) return;
  event.preventDefault();
  document.getElementById("large-body").replaceChildren(...[...large.childNodes].map((node) => node.cloneNode(true)));
  document.getElementById("large").showModal();
});
