// The frame of every page: a menu or a drawer closes when one clicks beside it or presses Escape. On a phone the drawers
// are no sheets over the table, but parts of the page.
const narrow = matchMedia("(width < 760px)");
const open = () => document.querySelectorAll(narrow.matches ? "details.menu[open]" : "details.menu[open], details.drawer[open]");

document.addEventListener("click", (event) => {
  for (const menu of open()) if (!menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of open()) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});
