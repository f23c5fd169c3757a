// Regions: what the server sends replaces what is shown, without losing focus or what is open.

import { glide, takeOff } from "./motion.js";
import { keyOf, morphInside } from "./morph.js";
import { $, $$ } from "./page.js";

// Says "drawn" when regions are new, and "settled" when the focus is back as well.
export const redraws = new EventTarget();

let pending = null;

// Shows regions, by their names; `after` is called when they are on the page. What comes while a change waits joins it.
export function show(regions, after) {
  const isQueued = pending !== null;
  pending = { regions: { ...(pending && pending.regions), ...regions }, after };
  if (!isQueued) glide(settle);
}

function settle() {
  const { regions, after } = pending;
  pending = null;
  const before = focused();
  const land = takeOff();
  for (const [name, html] of Object.entries(regions)) {
    const region = document.getElementById(name);
    const fresh = document.createElement("template");
    fresh.innerHTML = html;
    if (!region) continue;
    keepOpen(region, fresh.content);
    morphInside(region, fresh.content);
  }
  redraws.dispatchEvent(new Event("drawn"));
  refocus(before);
  redraws.dispatchEvent(new Event("settled"));
  after();
  land();
}

// What the reader opened or closed stays so until the server itself wants it otherwise.
const kept = new Map();

function keepOpen(region, fresh) {
  for (const { dataset, open } of $$("details[data-keep]", region)) {
    kept.set(dataset.keep, { served: open, ...kept.get(dataset.keep), open });
  }
  for (const details of $$("details[data-keep]", fresh)) {
    const [known, served] = [kept.get(details.dataset.keep), details.open];
    if (known && known.served === served) details.open = known.open;
    kept.set(details.dataset.keep, { served, open: details.open });
  }
}

keepOpen(document, document);

function focused() {
  const element = document.activeElement;
  const region = element && element.closest("main section[id]");
  if (!region) return null;
  const owner = element.matches("summary") ? element.parentElement : element;
  const like = (other) => other.nodeName === owner.nodeName && keyOf(other) === keyOf(owner);
  return { element, region, key: keyOf(owner), index: $$("*", region).filter(like).indexOf(owner) };
}

function refocus(before) {
  if (!before || document.activeElement === before.element) return;
  const like = before.key ? $$("*", before.region).filter((other) => keyOf(other) === before.key) : [];
  const owner = like[before.index] || like[0];
  const target = owner && owner.matches("details") ? $("summary", owner) : owner;
  if (!target) before.region.setAttribute("tabindex", "-1");
  (target || before.region).focus({ preventScroll: true });
}
