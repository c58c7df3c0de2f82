// A table that waits for players: the link for the others is copied with one click.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch { // only pages with a certificate may use the clipboard
    document.execCommand("copy");
  }
  button.textContent = button.dataset.copied;
});
