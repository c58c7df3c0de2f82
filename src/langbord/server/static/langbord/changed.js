// Pieces that look different light up for a moment.
const LIGHT = 3600;
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
  for (const name of names) {
    const piece = document.getElementById(name);
    if (piece && !piece.classList.contains("changed")) piece.classList.add("changed");
  }
}
