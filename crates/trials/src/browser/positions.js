// Plays some decisions at the table of the page by clicking, and notes where things are meanwhile. What it remembers from one
// call to the next stands in `window.positions`.
const [limit, answer] = [arguments[0], arguments[arguments.length - 1]];
const $ = (selector) => document.querySelector(selector);
const $$ = (selector) => [...document.querySelectorAll(selector)];
const main = $("main");
const version = () => Number(main.dataset.version);
const isShown = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};
const isInSight = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over !== null && element.contains(over);
};
const pause = () => new Promise((resolve) => setTimeout(resolve, 2));
const isOver = () => $("#status p.over") !== null;
const isIdle = () => main.getAttribute("aria-busy") !== "true";

const sheet = () => $("#picture [data-sheet]") || $("#picture");

// Where the reader's sheet is on the page, at every drawing.
function watch() {
  const seen = { step: 0, jumps: [], unseen: [], last: null };
  const note = () => {
    const status = $("#status p:last-child");
    if (!status) return;
    const top = sheet().getBoundingClientRect().top + scrollY;
    const now = { isMine: status.matches(".mine"), width: innerWidth, top, told: status.textContent };
    const { last } = seen;
    if (last && last.isMine && now.isMine && last.width === now.width && Math.abs(last.top - now.top) > 0.5) {
      seen.jumps.push(`${last.top} to ${now.top}: "${last.told}" to "${now.told}"`);
    }
    seen.last = now;
  };
  new MutationObserver(note).observe(main, { childList: true, subtree: true, attributes: true, characterData: true });
  note();
  return seen;
}

// Always the same in every run, and different from step to step.
const draw = (step, below) => (Math.imul(step, 2654435761) >>> 7) % below;

function click(element) {
  if (!isInSight(element)) element.scrollIntoView({ block: "center", behavior: "instant" });
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

// Picks the parts of an action one by one; after each, something that can be tapped next is in sight.
async function pick({ dataset: { action, parts } }, seen) {
  const before = version();
  const isOpen = () => version() === before && isIdle();
  for (const part of parts.split(" ")) {
    const place = $$(`#picture [data-part="${part}"]:not(.picked)`).find(isShown);
    if (!place || !isOpen()) break;
    click(place);
    const lit = $$("#picture [data-part]:not(.off, .picked), #picture [data-when].shown, #choices .ready").filter(isShown);
    if (isOpen() && lit.length && !lit.some(isInSight)) seen.unseen.push(`after ${part} of ${action}`);
  }
  const button = isOpen() && $$(`main [data-action="${action}"]`).find(isShown);
  if (button) click(button);
}

async function decide(seen, attempt) {
  const number = draw(seen.step + attempt, 1 << 20);
  const plans = $$("#choices [data-parts]");
  const places = $$("#picture [data-action], #choices [data-action]:not([data-parts])").filter(isShown);
  if (plans.length && attempt % 2 === 0 && (number % 4 || !places.length)) await pick(plans[number % plans.length], seen);
  else if (places.length) click(places[number % places.length]);
  else $("#unfold")?.click();
}

async function play() {
  const seen = (window.positions ??= watch());
  const end = seen.step + limit;
  while (seen.step < end) {
    while (!isIdle() || !(isOver() || $("main [data-action]"))) await pause();
    if (isOver()) break;
    const before = version();
    for (let attempt = 0; attempt < 10 && version() === before; attempt++) {
      await decide(seen, attempt);
      for (let n = 0; n < 500 && (version() === before || !isIdle()); n++) await pause();
      if (version() === before) document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    }
    if (version() === before) throw new Error(`nothing can be chosen: ${main.outerHTML}`);
    seen.step += 1;
  }
  const { step, jumps, unseen } = seen;
  return { step, jumps, unseen, is_over: isOver() };
}

play().then(answer, (error) => answer({ fault: String(error) }));
