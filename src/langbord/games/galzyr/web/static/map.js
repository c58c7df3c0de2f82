// The map: a tap on a place tells what is there, a narrow screen shows where one stands, and can be zoomed. No rules live here.
const root = document.documentElement;
const WIDEST = 3;
root.dataset.mapZoom = sessionStorage.getItem("map-zoom") ?? "1";

// What is no move tells what it is: a place of the map, a timer, a state of the world; under a finger, a card as well.
// The frame would ask why it is no move.
document.addEventListener("click", (event) => {
  const piece = event.target instanceof Element ? event.target.closest(".game-galzyr [data-card]:not([data-legal])") : null;
  const dialog = document.getElementById("large");
  if (!piece || !dialog || (piece.matches(".hand-card") && event.pointerType === "mouse")) return;
  const told = piece.querySelector(".card-large");
  if (!told) return;
  event.stopImmediatePropagation();
  document.getElementById("large-body").replaceChildren(...[...told.childNodes].map((node) => node.cloneNode(true)));
  if (!dialog.open) dialog.showModal();
}, true);

// The name of a place is as good as its dot.
document.addEventListener("click", (event) => {
  const name = event.target instanceof Element ? event.target.closest(".map-name[data-place]") : null;
  const { detail, clientX, clientY } = event; // a second click on the same spot is still known as one
  const place = name && document.getElementById(`place-${name.dataset.place}`);
  place?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail, clientX, clientY }));
});

function zoom(step) {
  const size = Math.min(WIDEST, Math.max(0, Number(root.dataset.mapZoom) + step));
  root.dataset.mapZoom = size;
  sessionStorage.setItem("map-zoom", size);
  show();
}

// Where the viewer stands comes to the middle of the frame.
let stood = "";
function show() {
  const frame = document.getElementById("map-frame");
  const figure = document.querySelector(".map-figure.mine") ?? document.querySelector(".map-place[data-legal]");
  if (!frame?.offsetParent && !frame?.closest(".map:has([open])")) return;
  if (!figure || frame.scrollWidth <= frame.clientWidth) return;
  const svg = document.getElementById("map-svg");
  const [left, top, width] = svg.getAttribute("viewBox").split(" ").map(Number);
  const scale = svg.getBoundingClientRect().width / width;
  const [x, y] = figure.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
  frame.scrollTo((x - left) * scale - frame.clientWidth / 2, (y - top) * scale - frame.clientHeight / 2);
}

function follow() {
  const figure = document.querySelector(".map-figure.mine");
  const front = document.querySelector(".front-map") ? "map" : "";
  const stands = `${figure?.getAttribute("transform")} ${front}`;
  if (stands === stood) return;
  const sheet = document.getElementById("map-sheet");
  if (sheet?.open && stood.endsWith("map") && !front) sheet.open = false; // the story goes on behind it
  stood = stands;
  show();
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest(".map-zoom") : null;
  if (button) zoom(button.id === "map-in" ? 1 : -1);
});
document.addEventListener("toggle", (event) => { if (event.target.id === "map-sheet") show(); }, true);
document.addEventListener("keydown", (event) => {
  const sheet = document.getElementById("map-sheet");
  if (event.key === "Escape" && sheet?.open && !document.querySelector("dialog[open]")) sheet.open = false;
});
matchMedia("(width < 760px)").addEventListener("change", show); // the device was turned
const live = document.getElementById("live");
if (live) new MutationObserver(follow).observe(live, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-version", "transform"] });
follow();
