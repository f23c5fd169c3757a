// What a reader would complain about on the page of a table: text that is cut off or lies over other text, and what can be
// tapped but has no name or is too small for a thumb. All texts are told with their inks, and then made invisible, so that
// a picture shows the grounds they stand on.
const EDGE = 1.5;
const THUMB = 44;
const complaints = new Set();
const root = document.querySelector("main");
const isClipped = (element) => ancestors(element).some((at) => getComputedStyle(at).clipPath === "inset(50%)");
const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element);
const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
const where = (element) => {
  const names = [];
  for (let at = element; at && at !== root && names.length < 4; at = at.parentElement) {
    const classes = (at.getAttribute("class") || "").trim().split(/\s+/).filter(Boolean).join(".");
    names.unshift(at.nodeName.toLowerCase() + (classes && `.${classes}`));
  }
  return names.join(" > ");
};
const ancestors = (element) => {
  const all = [];
  for (let at = element; at; at = at.parentElement) all.push(at);
  return all;
};

// ---- Colours, as red, green, blue and how much of them there is.

const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });

function paint(color, opacity) {
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, (alpha / 255) * opacity];
}

// ---- Texts.

const texts = [];
const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode;
  const element = node.parentElement;
  if (!node.data.trim() || element.closest("title, desc, script, style, option, defs, symbol, .visually-hidden") || !isSeen(element)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const line = ancestors(element);
  const layer = line.find((at) => ["sticky", "fixed"].includes(getComputedStyle(at).position)) || null;
  // What has to be scrolled into sight within its own box is seen elsewhere.
  const box = line.find((at) => ["auto", "scroll"].includes(getComputedStyle(at).overflowY))?.getBoundingClientRect();
  if (box && rects.some(({ top, bottom }) => top < box.top || bottom > box.bottom)) continue;
  texts.push({ node, element, line, layer, rects, words: short(node.data) });
}

for (const { element, line, rects, words } of texts) {
  const scrolls = line.some((at) => ["auto", "scroll"].includes(getComputedStyle(at).overflowX));
  for (const rect of rects) {
    if (!scrolls && (rect.right > innerWidth + EDGE || rect.left < -EDGE)) complaints.add(`beyond the page: "${words}" in ${where(element)}`);
    for (const at of line) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const cutX = ["hidden", "clip"].includes(overflowX) && (rect.right > box.right + EDGE || rect.left < box.left - EDGE);
      // A line is higher than its letters.
      const slack = EDGE + rect.height / 5;
      const cutY = ["hidden", "clip"].includes(overflowY) && (rect.bottom > box.bottom + slack || rect.top < box.top - slack);
      if (at !== document.body && at !== document.documentElement && (cutX || cutY)) complaints.add(`cut off: "${words}" in ${where(element)}`);
    }
  }
}

// Letters fill the middle of their line.
const letters = ({ left, right, top, height }) => ({ left: left + 1, right: right - 1, top: top + height * 0.25, bottom: top + height * 0.78 });
const boxes = texts.flatMap((text) => text.rects.map((rect) => ({ ...letters(rect), text })));
boxes.sort((a, b) => a.top - b.top);
boxes.forEach((one, n) => {
  for (let m = n + 1; m < boxes.length && boxes[m].top < one.bottom; m++) {
    const other = boxes[m];
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (one.text === other.text || one.text.layer !== other.text.layer || width < 1.5 || height < 1.5) continue;
    complaints.add(`over each other: "${one.text.words}" and "${other.text.words}" in ${where(one.text.element)}`);
  }
});

// What is crossed out is not to be read any more.
const CROSSED = ".clever2 .cell.full, .house_of_cats li.crossed";

// What was written where and in which ink, for the one who sees the page without its texts.
const inks = texts
  .filter(({ element, rects }) => rects.length && !element.closest(`[disabled], [aria-disabled=true], ${CROSSED}`))
  .map(({ element, line, rects, words }) => {
    const style = getComputedStyle(element);
    const isDrawn = element instanceof SVGElement;
    const opacity = line.reduce((all, at) => all * Number(getComputedStyle(at).opacity), isDrawn ? Number(style.fillOpacity) : 1);
    const isOutlined = isDrawn && style.stroke !== "none" && style.paintOrder.startsWith("stroke");
    return {
      words: `"${words}" in ${where(element)}`,
      ink: paint(isDrawn ? style.fill : style.color, opacity),
      outline: isOutlined ? paint(style.stroke, 1) : null,
      boxes: rects.map(letters).map(({ left, right, top, bottom }) => [left, top, right, bottom]),
    };
  });

// ---- What can be tapped.

for (const element of root.querySelectorAll("[data-action], [data-part], [data-do], button, a[href], summary, select, input")) {
  if (!isSeen(element) || element.type === "hidden") continue;
  const { width, height } = element.getBoundingClientRect();
  const label = element.getAttribute("aria-label") || element.textContent || element.title || element.labels?.[0]?.textContent || "";
  if (!label.trim()) complaints.add(`without a name: ${where(element)}`);
  const isMove = element.matches("#picture [data-action], #picture [data-part], #choices [data-action]");
  if (isMove && width > 0 && Math.min(width, height) < THUMB - 0.5) {
    complaints.add(`too small (${Math.round(width)} x ${Math.round(height)}): "${short(label)}" in ${where(element)}`);
  }
}

const bare = new CSSStyleSheet();
bare.replaceSync("* { -webkit-text-fill-color: transparent !important; text-shadow: none !important } text, tspan { fill: transparent !important }");
document.adoptedStyleSheets = [bare];
return { complaints: [...complaints], inks };
