// Key Harvest: which board is large, field outlines, and zoom on a phone. No rules live here.
const root = document.documentElement;
const page = document.getElementById("live") ?? document.getElementById("replay");
const narrow = matchMedia("(width < 760px)");

// --- the large board: named on <html>, where no new page takes it away ---------------------------------

const home = () => document.querySelector(".board-tab")?.dataset.board; // the viewer's own board comes first

function showBoard(seat) {
  if (seat === home()) delete root.dataset.board;
  else root.dataset.board = seat;
  tell();
}

// What is chosen is told to screen readers too; a new page knows nothing of it.
function tell() {
  const seat = root.dataset.board ?? home();
  for (const tab of document.querySelectorAll(".board-tab")) press(tab, tab.dataset.board === seat);
  press(document.getElementById("outlines"), "outlines" in root.dataset);
  press(document.getElementById("zoom"), "zoomed" in root.dataset);
}

function press(button, pressed) {
  if (button && button.getAttribute("aria-pressed") !== String(pressed)) button.setAttribute("aria-pressed", String(pressed));
}

// A question about a board shows that board; when one about another is answered the own one comes back.
let called = "";
function follow() {
  const own = document.querySelector(".country.home :is(.hex, .standing)[data-legal]:not([data-send])");
  const seat = own ? home() : document.querySelector(".board-tab.calls")?.dataset.board ?? "";
  if (seat !== called) {
    if (seat) showBoard(seat);
    else if (root.dataset.board === called) delete root.dataset.board;
    called = seat;
  }
  tell();
}

// --- outlines and zoom -----------------------------------------------------------------------------------

if (localStorage.getItem("keyharvest-outlines") === "yes") root.dataset.outlines = "yes";
function outlines() {
  if ("outlines" in root.dataset) delete root.dataset.outlines;
  else root.dataset.outlines = "yes";
  localStorage.setItem("keyharvest-outlines", root.dataset.outlines ?? "no");
  tell();
}

// Twice as large, with what was tapped in the middle.
function zoomAt(map, x, y) {
  const { left, top, width, height } = map.getBoundingClientRect();
  root.dataset.zoomed = "yes";
  tell();
  map.scrollTo(((x - left) / width) * map.scrollWidth - width / 2, 0);
  scrollBy(0, ((y - top) / height) * (map.getBoundingClientRect().height - height));
}

function zoom() {
  if ("zoomed" in root.dataset) {
    delete root.dataset.zoomed;
    return tell();
  }
  const map = [...document.querySelectorAll(".country .map")].find((one) => one.offsetWidth);
  const { left, top, width, height } = map.getBoundingClientRect();
  zoomAt(map, left + width / 2, top + height / 2);
}

// --- a field has one place: whoever points at it outside the boards sees where that is -----------------------

function pointAt({ target }) {
  if (document.querySelector("#sheet[open]")) return; // it is about the field that was tapped
  const word = target instanceof Element ? target.closest("[id^=registry-], [id^=store-]")?.id.split("-").pop() : undefined;
  for (const place of document.querySelectorAll(".awaited")) {
    const pointed = place.dataset.field === word;
    if (place.classList.contains("pointed") !== pointed) place.classList.toggle("pointed", pointed);
  }
}

document.addEventListener("pointerover", pointAt);
document.addEventListener("focusin", pointAt);

// --- clicks: before the frame takes them as moves ----------------------------------------------------------

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !page?.contains(event.target)) return;
  const button = event.target.closest("button[data-board], button[data-outlines], button[data-zoom]");
  if (button) {
    if ("outlines" in button.dataset) outlines();
    else if ("zoom" in button.dataset) zoom();
    else showBoard(button.dataset.board);
    if (button.matches(".arrow") && narrow.matches) document.getElementById("tab-board")?.click(); // the board lies there
    return;
  }
  const country = event.target.closest(".country");
  if (!country) return;
  const stop = () => { event.preventDefault(); event.stopImmediatePropagation(); };
  if (narrow.matches && event.detail && !("zoomed" in root.dataset)) { // a finger looks closer first
    stop();
    zoomAt(country.querySelector(".map"), event.clientX, event.clientY);
  } else if (!narrow.matches && country.offsetWidth < 300 && !event.target.closest("[data-legal]")) {
    stop();
    showBoard(country.dataset.small);
  }
}, true);

if (page) new MutationObserver(follow).observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "data-legal"] });
follow();

if (page?.id === "live") await import("./sheet.js");
