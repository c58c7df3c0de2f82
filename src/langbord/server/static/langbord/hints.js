// Hints: marks on the board, and in the bar, what a hint speaks of while it is pointed at.
const live = document.getElementById("live");
let pointed = ""; // the words that are marked

// The pieces that say the first of these words; of those on the table the ones that say most of them.
function pieces(words) {
  if (!words) return [];
  const said = (piece) => {
    const own = piece.dataset.send || piece.dataset.word;
    return `${words} `.startsWith(`${own} `) ? own.split(" ").length : 0;
  };
  const all = [...live.querySelectorAll("[data-word][data-legal]")].filter((piece) => !piece.closest("#hints") && said(piece));
  const most = Math.max(0, ...all.filter((piece) => piece.closest("#table")).map(said));
  return all.filter((piece) => !piece.closest("#table") || said(piece) === most);
}

// Runs after every new page too: a new page takes the class away.
function mark() {
  const first = document.getElementById("hint-1")?.dataset.point ?? ""; // until another one is pointed at
  const wanted = document.getElementById("hints") ? pieces(pointed || first) : [];
  for (const old of live.querySelectorAll(".pointed")) if (!wanted.includes(old)) old.classList.remove("pointed");
  for (const piece of wanted) if (!piece.classList.contains("pointed")) piece.classList.add("pointed");
}

function point(words) {
  if (words === pointed) return;
  pointed = words;
  mark();
}

const wordsOf = (target) => target.closest?.("[data-point]")?.dataset.point || "";
document.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") point(wordsOf(event.target) || wordsOf(document.activeElement)); });
document.addEventListener("focusin", (event) => point(wordsOf(event.target)));

// A tap, or Enter, brings the piece into view, on a phone from the part of the table where it lies.
document.addEventListener("click", (event) => {
  const shown = event.target.closest("[data-show]");
  if (!shown) return;
  point(shown.dataset.show);
  const piece = pieces(shown.dataset.show).find((one) => one.closest("#table"));
  if (!piece) return;
  const tab = piece.closest("[data-tab]")?.dataset.tab;
  if (tab && !piece.getClientRects().length) document.getElementById(`tab-${tab}`)?.click();
  const bar = document.getElementById("bar").getBoundingClientRect(); // above the table, or on a phone below it
  const seen = bar.top < innerHeight - bar.bottom ? { from: bar.bottom, to: innerHeight - 60 } : { from: 0, to: bar.top };
  const { top, bottom } = piece.getBoundingClientRect();
  if (top < seen.from || bottom > seen.to) scrollBy({ top: top - seen.from - 16, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
});

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "h") document.getElementById("hint-ask")?.click();
});

new MutationObserver(mark).observe(live, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "data-word"] });
