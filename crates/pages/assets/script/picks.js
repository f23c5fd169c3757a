// Picking: an action that needs several taps is picked part by part.

import { ask, version } from "./commands.js";
import { $, $$, table, words } from "./page.js";
import { redraws } from "./regions.js";
import { bringIntoSight, followOn } from "./sight.js";

const LONG = 12;
const FEW = 4;
let picks = [];
let isUnfolded = false;

const plans = () => $$(".choices [data-parts]").map((button) => ({ button, parts: button.dataset.parts.split(" ") }));
const hasAll = (plan, parts) => parts.every((part) => plan.parts.includes(part));

// Picks a part, or lets it go. The only action that fits, or is whole by it, is played, unless its button asks first.
export function pick(part) {
  if (picks.includes(part)) {
    picks = picks.filter((other) => other !== part);
    return refresh();
  }
  const legal = plans();
  picks = picks.filter((other) => legal.some((plan) => hasAll(plan, [other, part])));
  while (picks.length && !legal.some((plan) => hasAll(plan, [...picks, part]))) picks.shift();
  picks.push(part);
  refresh();
  const fitting = legal.filter((plan) => hasAll(plan, picks));
  const whole = fitting.filter((plan) => plan.parts.length === picks.length);
  const meant = fitting.length === 1 ? fitting : whole;
  if (meant.length === 1 && !meant[0].button.hasAttribute("data-ask")) play(meant[0].button.dataset.action);
  else bringIntoSight($$(`#picture [data-part]:not(.off, .picked), #picture [data-when].shown, .choices .ready`));
}

export function unpick() {
  picks = [];
  refresh();
}

export function play(action) {
  followOn();
  ask({ cmd: "play", action, version: version() }, unpick);
}

// Shows all of a long list, or no more of it than is needed.
export function unfold() {
  isUnfolded = !isUnfolded;
  refresh();
}

// Everything on the page that depends on the picks.
function refresh() {
  const legal = plans();
  while (picks.length && !legal.some((plan) => hasAll(plan, picks))) picks.shift();
  const fitting = legal.filter((plan) => hasAll(plan, picks));
  for (const plan of legal) {
    const fits = fitting.includes(plan);
    plan.button.parentElement.classList.toggle("off", !fits);
    plan.button.classList.toggle("ready", fits && picks.length > 0 && plan.parts.length === picks.length);
  }
  for (const place of $$("main [data-part]")) {
    const { part } = place.dataset;
    const goes = picks.length === 0 || fitting.some((plan) => plan.parts.includes(part));
    place.classList.toggle("picked", picks.includes(part));
    place.classList.toggle("off", !goes);
    place.setAttribute("aria-pressed", String(picks.includes(part)));
  }
  for (const preview of $$("main [data-when]")) {
    const isShown = preview.dataset.when.split(" ").every((part) => picks.includes(part));
    preview.classList.toggle("shown", isShown);
    preview.toggleAttribute("hidden", !isShown);
  }
  fold(fitting);
}

// A long list of what the picture offers already is folded away; what the picks left of it is not.
function fold(fitting) {
  const items = $$("ul.choices > li");
  const isLong = items.length > LONG && $("#picture [data-part], #picture [data-action]") !== null;
  const plain = items.filter((item) => !$("[data-parts]", item));
  const shown = new Set(plain.length > LONG ? [] : plain);
  if (picks.length && fitting.length <= FEW) fitting.forEach((plan) => shown.add(plan.button.parentElement));
  for (const item of items) {
    item.classList.toggle("folded", isLong && !isUnfolded && !shown.has(item) && !$(".ready, [data-hint]", item));
  }
  // A few choices that the picture does not offer stay in sight at the edge of the window; more would hide the picture.
  const inSight = items.filter((item) => !item.matches(".folded, .off"));
  const isFew = inSight.length <= FEW && inSight.some((item) => plain.includes(item));
  const isSticky = isFew || $("ul.choices .ready[data-ask]") !== null;
  if ($("#choices")) $("#choices").classList.toggle("in-sight", isSticky);
  offerAll(isLong);
}

function offerAll(isLong) {
  const offer = $("#unfold");
  if (offer && !isLong) offer.remove();
  else if (offer) offer.setAttribute("aria-expanded", String(isUnfolded));
  else if (isLong) {
    const button = document.createElement("button");
    Object.assign(button, { id: "unfold", type: "button", className: "button compact", textContent: words.more });
    button.setAttribute("aria-expanded", String(isUnfolded));
    $("ul.choices").before(button);
  }
}

redraws.addEventListener("drawn", refresh);
if (table) refresh();
