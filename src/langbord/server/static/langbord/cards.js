// Resting on a card with the mouse, or coming to it with the keyboard, shows its text large beside it.
const REST = 300; // milliseconds
const GAP = 10; // pixels between card and text
const peek = document.createElement("div");
peek.className = "peek";
peek.hidden = true;
peek.setAttribute("aria-hidden", "true"); // the card's own label says the same
document.body.append(peek);
let shown = null;
let timer;

function show(card) {
  const large = card.isConnected && card.querySelector(".card-large");
  if (!large || document.querySelector("dialog[open]")) return;
  shown = card;
  peek.replaceChildren(...[...large.childNodes].map((node) => node.cloneNode(true)));
  peek.hidden = false;
  place(card);
}

function place(card) {
  const at = card.getBoundingClientRect();
  const { width, height } = peek.getBoundingClientRect();
  const right = at.right + GAP + width <= innerWidth;
  const left = right ? at.right + GAP : Math.max(GAP, at.left - GAP - width);
  const top = Math.min(Math.max(GAP, at.top), innerHeight - height - GAP);
  peek.style.translate = `${Math.round(left)}px ${Math.round(Math.max(GAP, top))}px`;
}

function hide() {
  clearTimeout(timer);
  shown = null;
  peek.hidden = true;
}

const cardAt = (event) => (event.target instanceof Element ? event.target.closest("[data-card]") : null);

document.addEventListener("pointerover", (event) => {
  const card = cardAt(event);
  if (event.pointerType !== "mouse" || (card && card === shown)) return;
  hide();
  if (card) timer = setTimeout(() => show(card), REST);
});
document.addEventListener("focusin", (event) => {
  hide();
  const card = cardAt(event);
  if (card?.matches(":focus-visible")) show(card);
});
document.addEventListener("focusout", hide);
document.addEventListener("pointerdown", hide);
document.addEventListener("contextmenu", hide);
// The page scrolls by itself when the keyboard comes to a card beyond its edge: the text goes with the card.
addEventListener("scroll", () => (shown?.matches(":focus-visible") ? place(shown) : hide()), { passive: true, capture: true });
addEventListener("blur", hide);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
new MutationObserver(() => { if (shown && !shown.isConnected) hide(); })
  .observe(document.getElementById("live"), { childList: true, subtree: true });
