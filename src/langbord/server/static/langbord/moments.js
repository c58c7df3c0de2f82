// What the live page tells about time: the recap with its changed pieces, and the buttons that post something.
import { highlight, keep } from "./changed.js";
import { post, say } from "./table.js";

const live = document.getElementById("live");
const shown = { key: "" };
const closed = () => sessionStorage.getItem("recap");

// Runs after every new page, before it is painted.
function look() {
  const recap = document.getElementById("recap");
  keep();
  if (!recap) return;
  const { key, changed } = recap.dataset;
  if (!recap.hidden && closed() === key) recap.hidden = true;
  if (shown.key === key) return;
  shown.key = key;
  if (closed() !== key) highlight(changed.split(" ").filter(Boolean));
}

function close() {
  const recap = document.getElementById("recap");
  if (!recap || recap.hidden) return;
  sessionStorage.setItem("recap", recap.dataset.key);
  if (recap.contains(document.activeElement)) document.querySelector("#moves button")?.focus();
  recap.hidden = true;
  highlight([]);
  for (const piece of document.querySelectorAll(".changed")) piece.classList.remove("changed");
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !document.querySelector("dialog[open], details.menu[open]")) close();
});

document.addEventListener("click", async (event) => {
  if (event.target.closest("#recap-close")) return close();
  const button = event.target.closest("[data-post]");
  if (!button || button.disabled) return;
  button.disabled = true;
  const answer = await post(button.dataset.post, {});
  if (answer.go) location.href = answer.go;
  else if (answer.ok && answer.text) say(answer.text); // a refusal was said already
  button.disabled = false;
});

new MutationObserver(look).observe(live, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-key", "data-version"] });
look();
