// Puts the keyboard's focus on everything that can have it, one after the other. Tells what has no ring then, and of all others
// what color the ring has and where it is, for the one who sees the page without it.
const THICK = 2;
const complaints = [];
const rings = [];
const main = document.querySelector("main");
const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });

function paint(color) {
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

const pixels = (length) => Number.parseFloat(length) || 0;
// A drawing is measured in units of its own.
const scale = (element) => element.getScreenCTM?.().a ?? 1;
const box = (element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [left, top, right, bottom];
};
const grown = ([left, top, right, bottom], by) => [left - by, top - by, right + by, bottom + by];

// The lines around an element: its outline, and a shadow without a blur, as far as the outline does not lie over it.
function lines(element) {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(element);
  const [size, found] = [scale(element), []];
  if (outlineStyle !== "none") found.push({ kind: outlineStyle, color: outlineColor, inner: pixels(outlineOffset) * size, width: pixels(outlineWidth) * size });
  const shadow = /^(rgb\S*\([^)]*\)|color\([^)]*\)) 0px 0px 0px ([\d.]+)px(?! inset)/.exec(boxShadow);
  if (shadow) {
    const inner = found.length && found[0].inner <= 0 ? Math.max(0, found[0].inner + found[0].width) : 0;
    found.push({ kind: "shadow", color: shadow[1], inner, width: pixels(shadow[2]) - inner });
  }
  return found;
}

// What is left of an element's surroundings by everything that cuts off what it contains.
function cut(element) {
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const inside = box(at);
    if (overflowX !== "visible") [left, right] = [Math.max(left, inside[0]), Math.min(right, inside[2])];
    if (overflowY !== "visible") [top, bottom] = [Math.max(top, inside[1]), Math.min(bottom, inside[3])];
  }
  return [left, top, right, bottom];
}

for (const element of main.querySelectorAll("a[href], button, summary, select, input, [tabindex='0']")) {
  if (element.disabled || element.type === "hidden") continue;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
  const name = element.getAttribute("aria-label") || element.textContent || "";
  const words = `"${name.trim().replace(/\s+/g, " ").slice(0, 40)}" in ${element.nodeName.toLowerCase()}.${(element.getAttribute("class") || "").split(" ").join(".")}`;
  const [before, place] = [lines(element), box(element)];
  element.focus({ preventScroll: true });
  if (!element.matches(":focus-visible")) {
    complaints.push(`the keyboard does not reach ${words}`);
    continue;
  }
  const known = new Set(before.map((line) => JSON.stringify(line)));
  const fresh = lines(element).filter((line) => !known.has(JSON.stringify(line)) && line.width >= THICK - 0.05);
  if (!fresh.length) complaints.push(`the focus looks like nothing on ${words}`);
  // What appears only with the focus stands where the page was something else.
  else if (String(place) === String(box(element))) {
    const bands = fresh.map(({ color, inner, width }) => ({ ink: paint(color), around: grown(place, inner + width / 2) }));
    rings.push({ words, bands, cut: cut(element) });
  }
  element.blur();
}
return { complaints, rings };
