// Writing an edition: words are completed as one types or taps them, the card is saved and drawn as one goes. Without this
// script the form still saves.
const form = document.getElementById("card-form");
const WAIT = 90; // milliseconds after a letter
const SAVE = 700;

const later = (wait, work) => {
  let timer;
  return (...given) => { clearTimeout(timer); timer = setTimeout(() => work(...given), wait); };
};

// --- the words that could stand there ---

function told(field, answer) {
  const fault = document.getElementById(`fault-${field.name}`);
  fault.replaceChildren();
  if (!answer.fault || !field.value.trim()) return;
  const { text, column } = answer.fault;
  const word = field.value.slice(column).split(/[ ;,:]/)[0];
  fault.append(`${text} `);
  if (word) {
    const mark = document.createElement("mark");
    mark.textContent = word;
    fault.append(mark);
  }
}

function offer(field, answer) {
  const list = document.getElementById(`words-${field.name}`);
  const words = answer.words.flatMap((word) => word === "N" ? ["1", "2", "3", "4", "5", "6", "7", "8", "9"] : [word]);
  list.replaceChildren(...words.map((word, number) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    item.role = "option";
    item.setAttribute("aria-selected", number === 0 ? "true" : "false");
    button.type = "button";
    button.tabIndex = -1;
    button.textContent = word;
    button.addEventListener("click", () => take(field, answer.column, word));
    item.append(button);
    return item;
  }));
  field.dataset.column = answer.column;
  field.setAttribute("aria-expanded", words.length ? "true" : "false");
}

const sign = (word) => /^[:;,]/.test(word);

function take(field, column, word) {
  const before = field.value.slice(0, column).trimEnd();
  field.value = `${before}${before && !sign(word) ? " " : ""}${word} `;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  ask(field, true);
  save();
}

let asked = 0;
async function ask(field, took = false) {
  const mine = ++asked;
  const values = new URLSearchParams({ file: form.elements.file.value, slot: form.elements.slot.value, field: field.name, text: field.value });
  const chosen = form.querySelector("input[name=class]:checked");
  if (chosen) values.set("class", chosen.value);
  const response = await fetch(`${form.dataset.words}?${values}`, { headers: { Accept: "application/json" } }).catch(() => null);
  const answer = response?.ok ? await response.json() : null;
  if (!answer || mine !== asked) return;
  if (took && !answer.whole && answer.words.length === 1 && answer.words[0] !== "N") {
    take(field, answer.column, answer.words[0]); // there is nothing else that could stand here
    return;
  }
  offer(field, answer);
  told(field, answer);
}
const askLater = later(WAIT, ask);

function step(field, by) {
  const items = [...document.getElementById(`words-${field.name}`).children];
  const at = items.findIndex((item) => item.getAttribute("aria-selected") === "true");
  const next = items[(at + by + items.length) % items.length];
  for (const item of items) item.setAttribute("aria-selected", item === next ? "true" : "false");
  next?.scrollIntoView({ block: "nearest" });
}

function press(event) {
  const field = event.target;
  const chosen = document.querySelector(`#words-${field.name} [aria-selected="true"] button`);
  const typing = field.value.length > Number(field.dataset.column ?? 0) || event.altKey;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    step(field, event.key === "ArrowDown" ? 1 : -1);
    event.preventDefault();
  } else if ((event.key === "Tab" && !event.shiftKey && typing && chosen) || (event.key === " " && event.ctrlKey && chosen)) {
    const word = field.value.slice(Number(field.dataset.column)).trim();
    if (event.key === "Tab" && word === chosen.textContent) return; // it stands there already: on to the next field
    chosen.click();
    event.preventDefault();
  }
}

// --- saving, and the card beside it ---

function show(answer) {
  for (const [language, text] of Object.entries(answer.said)) document.getElementById(`drawn-${language}`).textContent = text;
  const link = document.getElementById(`slot-${form.elements.file.value}-${form.elements.slot.value}`);
  if (link) {
    link.className = `slot ${answer.state}`;
    link.firstElementChild.textContent = { written: "✓", faulty: "!", missing: "·" }[answer.state];
  }
  for (const fault of form.querySelectorAll(".fault")) {
    const wrong = answer.faults.find((each) => `fault-${each.field}` === fault.id);
    if (!wrong) fault.replaceChildren();
    else if (!fault.textContent) fault.textContent = wrong.text;
  }
  document.getElementById("edition-undo").disabled = !answer.undo;
}

function draw() {
  const name = form.elements[`name-${document.documentElement.lang}`]?.value || form.elements["name-en"].value || form.elements.slot.value;
  document.getElementById("drawn-name").textContent = name;
  for (const part of ["cost", "points"]) {
    const field = form.elements[part];
    if (field) document.getElementById(`drawn-${part}`).textContent = field.value;
  }
  document.getElementById("drawn-class").textContent = form.querySelector("input[name=class]:checked")?.value ?? "";
}

let saving = Promise.resolve();
const save = later(SAVE, () => { saving = saving.then(store); });
async function store() {
  const response = await fetch(form.action, { method: "POST", body: new FormData(form), headers: { Accept: "application/json" } }).catch(() => null);
  const answer = response?.ok ? await response.json() : null;
  document.getElementById("card-saved").textContent = answer ? form.dataset.saved : "…";
  if (answer) show(answer);
}

if (form) {
  for (const field of form.querySelectorAll("[data-phrase]")) {
    field.addEventListener("input", () => askLater(field));
    field.addEventListener("focus", () => ask(field));
    field.addEventListener("keydown", press);
  }
  form.addEventListener("input", () => { draw(); save(); });
  form.addEventListener("change", () => {
    draw();
    save();
    const phrase = form.querySelector("[data-phrase][name=effect]");
    if (phrase) ask(phrase);
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      (form.querySelector("button[name=next]") ?? form.querySelector("button[type=submit]")).click();
    }
  });
}
document.addEventListener("keydown", (event) => {
  const typing = event.target.matches?.("input, textarea, select");
  if (event.key === "z" && (event.ctrlKey || event.metaKey) && !typing) {
    event.preventDefault();
    document.getElementById("edition-undo").click();
  }
});
