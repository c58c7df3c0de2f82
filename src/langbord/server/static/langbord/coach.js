// Tips of a first game, and its guide: points at the piece that a tip speaks of, and remembers which ones were read.
const live = document.getElementById("live");
const READ = "coach-read"; // tips read in this tab
const DONE = `coach-done ${live.dataset.game}`; // all of this game's tips, in this browser
const read = new Set(JSON.parse(sessionStorage.getItem(READ) || "[]"));

// What the guide of a first game proposes: its piece on the table, or its button where no piece says it.
function proposed() {
  const word = document.getElementById("guide")?.dataset.proposed;
  if (!word) return null;
  return document.querySelector(`#table [data-word="${CSS.escape(word)}"][data-legal]`) ?? document.getElementById(`move-${word}`);
}

function point() {
  const coach = document.getElementById("coach");
  const done = Boolean(coach) && (read.has(coach.dataset.tip) || read.has("all") || localStorage.getItem(DONE));
  if (coach && coach.hidden !== done) coach.hidden = done; // set again it would call this function again, for ever
  const target = coach && !coach.hidden ? document.getElementById(coach.dataset.target) : proposed();
  for (const old of document.querySelectorAll(".coach-target")) if (old !== target) old.classList.remove("coach-target");
  if (target && !target.classList.contains("coach-target")) target.classList.add("coach-target");
}

async function leave() { // no tips in any game from now on
  await fetch("/settings", {
    method: "POST", redirect: "manual",
    headers: { "X-CSRFToken": live.dataset.csrf },
    body: new URLSearchParams({ coached: "yes" }),
  }).catch(() => null); // without a connection the tips stay away from this tab only
}

document.addEventListener("click", (event) => {
  const answer = event.target.closest("[data-coach]")?.dataset.coach;
  if (!answer) return;
  const { tip, last } = document.getElementById("coach").dataset;
  read.add(answer === "no-more" ? "all" : tip);
  sessionStorage.setItem(READ, JSON.stringify([...read]));
  if (last !== undefined) localStorage.setItem(DONE, "yes"); // other games have other tips
  if (answer === "no-more") leave();
  point();
  document.querySelector("#moves [data-legal], #confirm")?.focus({ preventScroll: true });
});

new MutationObserver(point).observe(live, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "hidden", "data-tip", "data-key", "data-proposed"] });
point();
