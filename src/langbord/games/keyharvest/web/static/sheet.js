// Key Harvest: the sheet on which counters are chosen, for a bid or a payment. What is sent then stands in the page:
// the words of the tapped piece, the chosen counters, and the word that ends the list.
import { play, state } from "../langbord/table.js";

const live = document.getElementById("live");
const sheet = document.createElement("dialog");
sheet.id = "sheet";
sheet.className = "sheet game-keyharvest";
sheet.setAttribute("aria-labelledby", "sheet-title");
document.body.append(sheet); // outside the part of the page that changes
let wanted = null; // the data of the tapped piece

const rows = () => [...sheet.querySelectorAll("[data-crop]")];
const chosen = (row) => Number(row.querySelector("output").value);

function open(piece) {
  const body = document.getElementById("sheet-body");
  wanted = { ...piece.dataset, count: Number(piece.dataset.count), version: state().version };
  sheet.replaceChildren(body.content.cloneNode(true));
  sheet.querySelector("#sheet-title").textContent = wanted.title;
  sheet.querySelector("#sheet-hint").hidden = wanted.sheet !== "bid";
  count();
  sheet.showModal();
}

function count() {
  const sum = rows().reduce((all, row) => all + chosen(row), 0);
  for (const row of rows()) {
    row.querySelector('[data-step="-1"]').disabled = chosen(row) === 0;
    row.querySelector('[data-step="1"]').disabled = chosen(row) >= Number(row.dataset.most) || (wanted.count > 0 && sum >= wanted.count);
  }
  const send = sheet.querySelector("#sheet-send");
  send.textContent = `${send.dataset[wanted.sheet]}: ${wanted.count ? `${sum}/${wanted.count}` : sum}`;
  send.disabled = wanted.count ? sum !== wanted.count : sum === 0;
}

function send() {
  const counters = rows().flatMap((row) => Array(chosen(row)).fill(row.dataset.crop));
  const all = rows().every((row) => chosen(row) === Number(row.dataset.most)); // a list of all there is ends by itself
  sheet.close();
  play([wanted.words, ...counters, all ? "" : wanted.last].filter(Boolean).join(" "));
}

sheet.addEventListener("click", (event) => {
  const step = event.target.closest("[data-step]");
  if (step) {
    const row = step.closest("[data-crop]");
    row.querySelector("output").value = String(chosen(row) + Number(step.dataset.step));
    count();
  } else if (event.target.closest("#sheet-send")) {
    send();
  } else if (event.target === sheet) { // beside it
    sheet.close();
  }
});

// Before the frame takes the click as a move.
document.addEventListener("click", (event) => {
  const piece = event.target instanceof Element ? event.target.closest("[data-sheet][data-legal]") : null;
  if (!piece || !live.contains(piece) || !document.getElementById("sheet-body")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  open(piece);
}, true);

// The table has moved on: what was asked for is asked no more.
new MutationObserver(() => { if (sheet.open && wanted.version !== state().version) sheet.close(); })
  .observe(live, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-version"] });
