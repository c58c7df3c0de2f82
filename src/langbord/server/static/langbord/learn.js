// The rules on the page of a game: only the paragraphs in which all words stand that somebody looks for.
const search = document.getElementById("rules-search");
const found = document.getElementById("rules-found");
const chapters = [...document.querySelectorAll("#rules-body .chapter")];

search.addEventListener("input", () => {
  const words = search.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let number = 0;
  for (const chapter of chapters) {
    let shown = 0;
    for (const paragraph of chapter.querySelectorAll("p")) {
      const text = `${chapter.firstElementChild.textContent} ${paragraph.textContent}`.toLocaleLowerCase();
      paragraph.hidden = !words.every((word) => text.includes(word));
      shown += !paragraph.hidden;
    }
    chapter.hidden = !shown;
    number += shown;
  }
  found.textContent = number ? "" : found.dataset.none;
});
