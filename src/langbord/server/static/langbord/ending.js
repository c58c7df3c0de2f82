// The end of a game: its picture as PNG, shared where the device can share files, and turning points that come unasked.
import { say } from "./table.js";

const SCALE = 2;
const toast = document.getElementById("toast");

// The picture stands on its own, so a browser can paint it.
async function painted(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(response.statusText);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await response.text())}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.naturalWidth * SCALE, picture.naturalHeight * SCALE];
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => { canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("empty"))), "image/png"); });
}

async function share({ picture, name }) {
  const file = new File([await painted(picture)], name, { type: "image/png" });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], url: location.href }).catch(() => null); // somebody thought better of it
    return;
  }
  const link = document.createElement("a");
  [link.href, link.download] = [URL.createObjectURL(file), name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("#picture-png");
  if (!button || button.disabled) return;
  button.disabled = true;
  await share(button.dataset).catch(() => say(toast.dataset.lost));
  button.disabled = false;
});

// After a game against bots nobody has to ask where it turned.
const ASKED = `turning ${document.getElementById("live").dataset.table}`;
function ask() {
  const button = document.querySelector("#turning-find[data-unasked]");
  if (!button || sessionStorage.getItem(ASKED)) return;
  sessionStorage.setItem(ASKED, "yes");
  button.click();
}
document.addEventListener("langbord:page", ask);
setTimeout(ask, 500);
