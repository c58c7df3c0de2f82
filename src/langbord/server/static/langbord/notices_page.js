// The page of the notices: permission is asked for by a click and never otherwise. And links that end the e-mails.
import { isOn, notify, pushed, supported, turn } from "./notices.js";

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

// Messages without an open page: the browser gives an address at the service of its maker, which we write to. Browsers
// can only do it where the page came over TLS, or from their own machine.
const push = document.getElementById("push");
const CSRF = "[name=csrfmiddlewaretoken]";

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

function post(address, values) {
  return fetch(address, {
    method: "POST", body: new URLSearchParams(values), headers: { "X-CSRFToken": document.querySelector(CSRF).value },
  }).then((answer) => { if (!answer.ok) throw new Error(String(answer.status)); });
}

function showPush(state) {
  for (const part of push.querySelectorAll("[data-push]")) part.hidden = part.dataset.push !== state;
  document.getElementById("push-on").hidden = state === "on";
  document.getElementById("push-off").hidden = state !== "on";
  pushed(state === "on");
}

async function subscription() {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return registration ? registration.pushManager.getSubscription() : null;
}

async function subscribe() {
  if (await Notification.requestPermission() !== "granted") {
    show();
    return;
  }
  await navigator.serviceWorker.register("/push-worker.js");
  const registration = await navigator.serviceWorker.ready;
  const before = await registration.pushManager.getSubscription();
  if (before) await before.unsubscribe(); // it may be for another key
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(push.dataset.key) });
  await post("/notices/push", { endpoint: made.endpoint, p256dh: text(made.getKey("p256dh")), auth: text(made.getKey("auth")), try: "yes" });
  showPush("on");
  document.getElementById("push-off").focus();
}

async function unsubscribe() {
  const made = await subscription();
  if (made) {
    await post("/notices/push/end", { endpoint: made.endpoint });
    await made.unsubscribe();
  }
  showPush("off");
  document.getElementById("push-on").focus();
}

if (push && supported() && "serviceWorker" in navigator && "PushManager" in window) {
  document.getElementById("push-on").addEventListener("click", () => subscribe().catch(() => showPush("failed")));
  document.getElementById("push-off").addEventListener("click", () => unsubscribe().catch(() => showPush("failed")));
  subscription().catch(() => null).then((made) => {
    push.hidden = Notification.permission === "denied";
    showPush(made && JSON.parse(push.dataset.known).includes(made.endpoint) ? "on" : "off");
  });
}

// Who has chosen no time zone yet is likely to live by the clock of their device.
const zone = document.querySelector("#zone[data-guess]");
if (zone && zone.value === "UTC") {
  const guess = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if ([...zone.options].some(({ value }) => value === guess)) zone.value = guess;
}

document.querySelector("form[data-at-once]")?.requestSubmit();
