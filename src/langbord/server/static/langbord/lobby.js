// Comforts of the lobby; everything works without them.
const EVERY = 15_000; // milliseconds between looks at the tables

// --- times as "5 minutes ago" in the language of the page ---

const UNITS = [["day", 86_400], ["hour", 3_600], ["minute", 60]];
const relative = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });

function tellTimes() {
  for (const time of document.querySelectorAll("time[datetime]")) {
    const then = new Date(time.dateTime);
    const seconds = Math.max(0, (Date.now() - then) / 1000);
    const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ["minute", 60];
    time.textContent = relative.format(-Math.floor(seconds / size), unit);
    time.title = then.toLocaleString(document.documentElement.lang);
  }
}

// --- the lists of tables keep themselves fresh while somebody looks ---

async function refresh() {
  const parts = ["waiting", "tables"].map((id) => document.getElementById(id));
  if (document.hidden || parts.some((part) => part.contains(document.activeElement))) return;
  const response = await fetch(location.href).catch(() => null);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const part of parts) {
    const fresh = page.getElementById(part.id);
    if (fresh && !part.contains(document.activeElement)) part.replaceChildren(...fresh.childNodes);
  }
  tellTimes();
}

// --- a new table: what does not fit the number of players is neither shown nor sent ---

function fit(form) {
  const seats = Number(form.elements.seats.value);
  for (const part of form.querySelectorAll("[data-from], [data-only]")) {
    const { from = 0, only } = part.dataset;
    part.hidden = seats < Number(from) || (only !== undefined && !only.split(" ").map(Number).includes(seats));
  }
  for (const input of form.querySelectorAll("input[type=radio]")) input.disabled = input.closest("[hidden]") !== null;
  for (const input of form.querySelectorAll("input[type=radio]:disabled:checked")) {
    const other = form.querySelector(`input[name="${input.name}"]:enabled`);
    if (other) other.checked = true; // the choice is gone: back to the first
  }
}

// --- a file to be chosen: which one it is ---

function tellFile(input) {
  const told = input.closest(".file").querySelector("output");
  const nothing = told.textContent;
  const tell = () => { told.textContent = input.files[0]?.name ?? nothing; };
  input.addEventListener("change", tell);
  tell(); // a page that one comes back to may still have it
}

tellTimes();
for (const input of document.querySelectorAll(".file input")) tellFile(input);
if (document.getElementById("tables")) setInterval(refresh, EVERY);
for (const form of document.querySelectorAll("form.new-table")) {
  form.addEventListener("change", () => fit(form));
  fit(form);
}
