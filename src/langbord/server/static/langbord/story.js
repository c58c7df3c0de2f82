import { read } from "./wire.js";

// The story on a second device: shows the newest page of the stream, and nothing else.
const live = document.getElementById("live");
const version = () => Number(document.getElementById("state").dataset.version);

function show(html) {
  const fresh = Number(/data-version="(\d+)"/.exec(html)?.[1] ?? 0);
  if (fresh < version()) return; // older than what is shown
  htmx.swap({ target: live, text: html, swap: "innerMorph" });
  rest();
}

// Nothing can be played here, so the keyboard passes over what would be a move at the table.
function rest() {
  for (const piece of live.querySelectorAll("[data-word]")) piece.tabIndex = -1;
}

function connect() {
  const source = new EventSource(`${live.dataset.stream}&parts`);
  read(source, show, connect);
  source.addEventListener("elsewhere", () => { source.close(); connect(); }); // there is more room at another process
  source.addEventListener("open", () => document.documentElement.classList.remove("offline"));
  source.addEventListener("error", () => {
    document.documentElement.classList.add("offline");
    if (source.readyState === EventSource.CLOSED) setTimeout(connect, 3000);
  });
  addEventListener("pagehide", () => source.close());
}
addEventListener("pageshow", (event) => { if (event.persisted) connect(); });

// The screen of whoever reads aloud stays lit, where the browser can.
async function stayAwake() {
  if (document.visibilityState === "visible") await navigator.wakeLock?.request("screen").catch(() => null);
}
document.addEventListener("visibilitychange", stayAwake);
stayAwake();
rest();
connect();
