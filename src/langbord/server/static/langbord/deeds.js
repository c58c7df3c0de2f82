// What others do is seen: pieces travel from where they were, what changed by somebody else's deed is ringed, and what
// happens to all at once is shown as a scene. The words stand on the page already; no rules live here.
import { highlight } from "./changed.js";

const live = document.getElementById("live");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const TRAVEL = 450; // milliseconds
const SCENE = 2200;
const FAR = 12; // px that a piece must have moved
const LARGEST = 220; // px: what is larger is no piece
const MOST = 14; // pieces at once; if more move, the table was laid out anew
const RINGS = 10; // where more changed, it was no single deed
const SCENES = `scene ${live.dataset.table}`; // the last one shown in this tab
let before = null; // what stood where before the page that comes
let until = 0; // a scene is shown

const seat = () => document.getElementById("state").dataset.seat;

// What an element with an id says of itself: texts and drawings, without those of elements with an id inside it.
function says(element) {
  let told = "";
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) told += child.data.trim();
    else if (child.nodeType === Node.ELEMENT_NODE && !child.id) told += `<${child.getAttribute("href") ?? child.getAttribute("class")?.match(/seat-\d/)?.[0] ?? ""}>${says(child)}`;
  }
  return told;
}

function look() {
  const found = new Map();
  const panels = new Map();
  for (const element of live.querySelectorAll("#table [id]")) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const panel = element.parentElement.closest("section, details, .panel");
    if (panel && !panels.has(panel)) panels.set(panel, panel.getBoundingClientRect());
    const edge = panels.get(panel) ?? { left: 0, top: 0 };
    const within = { panel: panel?.getAttribute("aria-labelledby") ?? panel?.id ?? "", x: left - edge.left, y: top - edge.top };
    found.set(element.id, { left, top, width, height, within, says: says(element) });
  }
  return found;
}

// What only goes along with its panel has not moved.
const rests = (here, there) => here.within.panel === there.within.panel && Math.hypot(here.within.x - there.within.x, here.within.y - there.within.y) < FAR;

const PANEL = "h2, h3, details, section, [class*=panel]";
const piece = ({ width, height }) => width > 0 && height > 0 && width <= LARGEST && height <= LARGEST;

// Pieces that are somewhere else now come from where they were; those inside a piece that travels go with it.
function travel(now) {
  if (still.matches) return;
  const moved = [];
  for (const [id, here] of now) {
    const there = before.get(id);
    if (!there || !piece(here) || !piece(there) || rests(here, there) || document.getElementById(id).matches(PANEL)) continue;
    const [x, y] = [there.left - here.left, there.top - here.top];
    if (Math.hypot(x, y) >= FAR) moved.push({ element: document.getElementById(id), x, y });
  }
  const outer = moved.filter(({ element }) => !moved.some((other) => other.element !== element && other.element.contains(element)));
  if (outer.length > MOST) return;
  for (const { element, x, y } of outer) {
    const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1; // inside a drawing, in its own measure
    element.animate({ translate: [`${x / scale}px ${y / scale}px`, "0 0"] }, { duration: TRAVEL, easing: "ease-in-out" });
  }
}

// Somebody else's worker comes from its player's corner of the table to the space that it has taken.
function arrive(by, changed) {
  if (still.matches) return;
  const home = live.querySelector(`#table :is(#rival-${by}, #area-${by}, #head-area-${by})`)?.getBoundingClientRect();
  const target = changed.map((id) => document.getElementById(id)).find((one) => one?.querySelector("svg") && /^(space|town|place|table|registry|elder|card)-/.test(one.id));
  if (!home?.width || !target) return;
  const { left, top, width, height } = target.getBoundingClientRect();
  if (!width) return;
  const token = document.createElement("div");
  token.className = `traveller seat-${by}`;
  token.setAttribute("aria-hidden", "true");
  document.querySelector("#deed")?.append(token); // where the colours of the game's seats are known; it takes no clicks
  const [x, y] = [left + width / 2 - 11, top + height / 2 - 11];
  token.animate({ translate: [`${home.left + 12}px ${home.top + 12}px`, `${x}px ${y}px`], opacity: [1, 1, 0] }, { duration: TRAVEL + 150, easing: "ease-in-out" })
    .finished.finally(() => token.remove());
}

function show() {
  const now = look();
  if (before) {
    travel(now);
    const by = document.querySelector("#deed [data-by]")?.dataset.by;
    if (by !== undefined && by !== seat()) {
      const changed = [...now].filter(([id, here]) => before.get(id)?.says !== here.says && piece(here)).map(([id]) => id)
        .filter((id) => !document.getElementById(id).matches(`${PANEL}, [data-legal]`) || (before.has(id) && !document.getElementById(id).matches(PANEL)));
      if (changed.length && changed.length <= RINGS) {
        highlight(changed);
        arrive(by, changed);
      }
    }
  }
  before = null;
  scene(false);
}

// A scene lies over the table for two seconds, and takes no clicks.
function scene(first) {
  const card = document.getElementById("scene");
  if (!card) return;
  const { scene: number } = card.dataset;
  if (sessionStorage.getItem(SCENES) !== number) {
    sessionStorage.setItem(SCENES, number);
    if (first || live.dataset.pace === "instant") return;
    until = performance.now() + SCENE;
    clearTimeout(scene.timer);
    scene.timer = setTimeout(() => { const shown = document.getElementById("scene"); if (shown) shown.hidden = true; }, SCENE);
  }
  card.hidden = performance.now() > until; // a new page hides it again
}

document.addEventListener("langbord:before", () => { before = look(); });
document.addEventListener("langbord:page", show);
document.addEventListener("pointerdown", () => { until = 0; const card = document.getElementById("scene"); if (card) card.hidden = true; });
scene(true);
