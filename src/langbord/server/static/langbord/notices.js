// Turns that wait: the title of the tab counts them, and where it was asked for in this browser a notification tells of
// those that begin to wait while nobody looks. Asked for is on the page of the notices, see notices_page.js.
const EVERY = 60_000; // milliseconds between two looks; at the open table the stream tells at once
const MOST = 100; // turns that this browser remembers
const title = document.title;
const here = document.getElementById("live")?.dataset.table ?? "";
let waiting = [];
let latest = 0;

const stored = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
const store = (key, value) => { try { localStorage.setItem(key, value); } catch { /* nothing is remembered here */ } };

export const supported = () => "Notification" in window;
export const isOn = () => supported() && Notification.permission === "granted" && stored("notices") === "on";
export const pushed = (on) => store("notices-push", on ? "on" : "off"); // messages come without any page: none is said twice
export const turn = (on) => store("notices", on ? "on" : "off");

// A turn is told of once in this browser, whatever tabs are open.
function isNew(id) {
  const told = JSON.parse(stored("notices-told") ?? "[]");
  if (told.includes(id)) return false;
  store("notices-told", JSON.stringify([...told, id].slice(-MOST)));
  return true;
}

export function notify(heading, body, tag, address) {
  try {
    const notice = new Notification(heading, { body, tag, icon: "/static/langbord/logo.svg" });
    notice.addEventListener("click", () => {
      window.focus();
      notice.close();
      if (address && address !== location.pathname) location.href = address;
    });
    return true;
  } catch { // some phones let only installed programs notify
    turn(false);
    return false;
  }
}

// What one looks at needs no number.
function count() {
  const number = waiting.filter(({ table }) => table !== here || document.hidden).length;
  document.title = number ? `(${number}) ${title}` : title;
}

async function look() {
  latest = Date.now();
  const response = await fetch(`/notices/waiting?here=${here}`, { headers: { Accept: "application/json" } }).catch(() => null);
  if (!response?.ok) return;
  waiting = (await response.json().catch(() => ({ tables: [] }))).tables;
  count();
  const fresh = waiting.filter(({ turn: id }) => isNew(id));
  if (!document.hidden || !isOn() || stored("notices-push") === "on") return;
  for (const { table, title: heading, text, turn: id } of fresh) notify(heading, text, id, `/t/${table}`);
}

document.addEventListener("langbord:turn", look);
document.addEventListener("visibilitychange", () => {
  count();
  if (Date.now() - latest > EVERY / 4) look();
});
setInterval(look, EVERY);
look();
