// The page of the notices: permission is asked for by a click and never otherwise. And links that end the e-mails.
import { isOn, notify, supported, turn } from "./notices.js";

const part = document.getElementById("browser");
const on = document.getElementById("browser-on");
const off = document.getElementById("browser-off");

function show(never = false) {
  const state = never || !supported() ? "never" : Notification.permission === "denied" ? "denied" : isOn() ? "on" : "off";
  for (const text of part.querySelectorAll("[data-state]")) text.hidden = text.dataset.state !== state;
  on.hidden = state !== "off";
  off.hidden = state !== "on";
}

if (part) {
  on.addEventListener("click", async () => {
    const answer = await Notification.requestPermission();
    turn(answer === "granted");
    const shown = answer !== "granted" || notify(part.dataset.example, part.dataset.exampleText, "example", "");
    show(!shown);
    (on.hidden ? off : on).focus();
  });
  off.addEventListener("click", () => {
    turn(false);
    show();
    on.focus();
  });
  show();
}

// Who has chosen no time zone yet is likely to live by the clock of their device.
const zone = document.querySelector("#zone[data-guess]");
if (zone && zone.value === "UTC") {
  const guess = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if ([...zone.options].some(({ value }) => value === guess)) zone.value = guess;
}

document.querySelector("form[data-at-once]")?.requestSubmit();
