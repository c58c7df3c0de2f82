// Pieces that look different light up for a moment: the smallest ones that say what changed, no panel around them.
const LIGHT = 3600;
const LARGEST = 0.08; // of the window
let until = 0;
let names = [];

export function highlight(ids) {
  names = ids;
  until = Date.now() + LIGHT;
  keep();
  setTimeout(() => {
    if (Date.now() < until - 50) return; // others light up now
    for (const piece of document.querySelectorAll(".changed")) piece.classList.remove("changed");
  }, LIGHT);
}

// A new page takes the class away; while the time runs it comes back.
export function keep() {
  if (Date.now() > until) return;
  const pieces = names.map((name) => document.getElementById(name)).filter(Boolean);
  for (const piece of pieces) {
    const { width, height } = piece.getBoundingClientRect();
    const panel = width * height > LARGEST * innerWidth * innerHeight || pieces.some((other) => other !== piece && piece.contains(other));
    if (!panel && !piece.classList.contains("changed")) piece.classList.add("changed");
  }
}
