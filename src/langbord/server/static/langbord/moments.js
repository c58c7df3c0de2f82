// What the live page tells about time: the pieces that changed since the last turn, and the buttons that post something.
import { highlight, keep } from "./changed.js";
import { post, say } from "./table.js";

const live = document.getElementById("live");
const SHOWN = "recap"; // the last one whose pieces lit up in this tab of the browser

// Runs after every new page, before it is painted.
function look() {
  const recap = document.getElementById("recap");
  keep();
  if (!recap) return;
  const { key, changed } = recap.dataset;
  if (sessionStorage.getItem(SHOWN) === key) return;
  sessionStorage.setItem(SHOWN, key);
  highlight(changed.split(" ").filter(Boolean));
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-post]");
  if (!button || button.disabled) return;
  button.disabled = true;
  const answer = await post(button.dataset.post, "at" in button.dataset ? { at: button.dataset.at } : {});
  if (answer.go) location.href = answer.go;
  else if (answer.ok && answer.text) say(answer.text); // a refusal was said already
  button.disabled = false;
});

new MutationObserver(look).observe(live, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-key", "data-version"] });
look();
