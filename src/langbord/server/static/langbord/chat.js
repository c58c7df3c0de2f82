// The chat: the drawer shows its lines, and tells of those that came while it was closed.
import { post, say } from "./table.js";

const drawer = document.getElementById("drawer-chat");
const here = document.getElementById("chat-here");
const unread = document.getElementById("unread");
const lines = () => [...document.querySelectorAll("#chat > li")];
const form = document.getElementById("chat-form");
const text = document.getElementById("chat-text");
const HALF = `half-typed ${document.getElementById("live").dataset.table}`; // kept when the game begins, which is another page
const SEEN = `chat ${document.getElementById("live").dataset.table}`;
let last = lines().at(-1)?.id; // the newest line that this page knows

const seen = () => Number(sessionStorage.getItem(SEEN) ?? 0);
const reading = () => drawer.open && drawer.checkVisibility(); // on a phone another part may be in front
const number = (id) => Number(id?.slice("chat-".length) ?? 0);

/** "Berit: Hello"; the house has no name. */
const told = (line) => [line.querySelector("b")?.textContent, line.lastChild.textContent.trim()].filter(Boolean).join(": ");

function show() {
  here.replaceChildren(...lines().map((line) => {
    const copy = line.cloneNode(true);
    copy.removeAttribute("id");
    return copy;
  }));
  here.hidden = !here.children.length;
  here.scrollTop = here.scrollHeight;
  if (reading()) sessionStorage.setItem(SEEN, number(lines().at(-1)?.id));
  const waiting = lines().filter((line) => number(line.id) > seen()).length;
  unread.hidden = !waiting;
  unread.textContent = waiting;
  document.getElementById("tab-more")?.classList.toggle("unread-chat", waiting > 0); // the drawer is there
}

if (drawer) {
  if (!sessionStorage.getItem(SEEN)) sessionStorage.setItem(SEEN, number(last)); // what was said before one came
  drawer.addEventListener("toggle", show);
  document.getElementById("live").addEventListener("click", (event) => { if (event.target.closest("[data-tab-to]")) setTimeout(show); });
  document.addEventListener("langbord:page", () => {
    const newest = lines().at(-1);
    if (newest && number(newest.id) > number(last) && !reading()) say(told(newest));
    last = newest?.id;
    show();
  });
  show();
}

if (form) {
  text.value = sessionStorage.getItem(HALF) ?? "";
  if (text.value) drawer.open = true;
  text.addEventListener("input", () => sessionStorage.setItem(HALF, text.value));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await post("/chat", { text: text.value });
    if (!answer.ok) return;
    text.value = "";
    sessionStorage.removeItem(HALF);
  });
}
