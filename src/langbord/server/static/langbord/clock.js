// Clocks count down between two pages from the server, whose word counts: nothing is decided here.
const live = document.getElementById("live");
const DAY = 86_400;
const started = new WeakMap(); // clock → { key, at }: what the server said, and when we heard it

function tell(left, clock) {
  const two = (number) => String(number).padStart(2, "0");
  const hours = Math.floor(left / 3600);
  if (left >= DAY) {
    const { long } = clock.closest("[data-long]").dataset;
    return long.replace("{d}", Math.floor(left / DAY)).replace("{h}", hours % 24);
  }
  const minutes = Math.floor(left / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

function tick() {
  for (const clock of live.querySelectorAll(".clock[data-left]")) {
    const { left, running, since } = clock.dataset;
    const key = `${left} ${running} ${since}`;
    if (started.get(clock)?.key !== key) started.set(clock, { key, at: Date.now() }); // runs on while a laptop sleeps
    const gone = running === "yes" ? (Date.now() - started.get(clock).at) / 1000 : 0;
    const rest = Math.max(0, Math.ceil(Number(left) - gone));
    const text = tell(rest, clock);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("clock-up", rest === 0);
    if (clock.id === "absent-clock") offer(rest === 0);
  }
}

// Either in how long the others may let a bot in, or the button for it.
function offer(now) {
  const [told, button] = ["absent", "timeout"].map((id) => document.getElementById(id));
  if (told.hidden !== now) told.hidden = now;
  if (button.hidden === now) button.hidden = !now;
}

// A new page may bring its clocks back to an older reading, and hide the button again.
new MutationObserver(tick).observe(live, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-left", "data-running", "data-since", "hidden"] });
setInterval(tick, 1000);
tick();
