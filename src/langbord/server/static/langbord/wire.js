// What a stream brings: a page, or what is new in it against the one before (live/parts.py).
let held = null; // the lines of the page that came last

function whole(data) {
  held = data.split("\n");
  return data;
}

// The page that comes of the one before; null if that is not the one that was meant.
function patched(data) {
  const [count, ...said] = data.split("\n");
  if (held?.length !== Number(count)) return null;
  const lines = [];
  for (const line of said) {
    if (line[0] === "+") lines.push(line.slice(1));
    else {
      const [from, number] = line.slice(1).split(" ").map(Number);
      lines.push(...held.slice(from, from + number));
    }
  }
  held = lines;
  return lines.join("\n");
}

// Show what comes; `anew` opens another stream, which begins with a whole page.
export function read(source, show, anew) {
  source.addEventListener("page", (event) => show(whole(event.data)));
  source.addEventListener("part", (event) => {
    const page = patched(event.data);
    if (page !== null) return show(page);
    held = null;
    source.close();
    anew();
  });
}
