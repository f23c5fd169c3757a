// Motion: pieces with data-move glide to their new places, and what was just written flies there from what was at hand.
// A click never waits for either.

import { $, $$ } from "./page.js";

const MOVES = 120;
const FLIGHTS = 3;
const still = matchMedia("(prefers-reduced-motion: reduce)");
let transition = null;

// Carries a change of the page out, with pieces that glide where the browser can do it.
export function glide(change) {
  const pieces = $$("main [data-move]").length;
  const canMove = document.startViewTransition && !still.matches && !document.hidden && pieces > 0 && pieces <= MOVES;
  if (!canMove) return change();
  let isDone = false;
  nameMoves(true);
  const mine = document.startViewTransition(() => {
    isDone = true;
    change();
    nameMoves(true);
  });
  transition = mine;
  // A browser that paints nothing now, as one behind another window, must not hold the news back.
  setTimeout(() => !isDone && mine.skipTransition(), 250);
  for (const promise of [mine.ready, mine.updateCallbackDone]) promise.catch(() => {});
  mine.finished.catch(() => {}).then(() => {
    if (transition !== mine) return;
    transition = null;
    nameMoves(false);
  });
}

// Ends what glides; says whether anything did.
export function stopGliding() {
  if (transition) transition.skipTransition();
  return transition !== null;
}

function nameMoves(isNamed) {
  for (const piece of $$("main [data-move]")) {
    piece.style.viewTransitionName = isNamed ? "move-" + piece.dataset.move.replace(/[^\w-]/g, "_") : "";
  }
}

const marks = () => $$("main [data-landed]");
const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

// Called before the page changes; what it gives is called after it, and lets the new marks fly.
export function takeOff() {
  const known = new Set(marks().map((mark) => mark.dataset.landed));
  const hand = $("main [data-hand]");
  const from = hand && !still.matches ? middle(hand.getBoundingClientRect()) : null;
  return () => {
    const landed = from ? marks().filter((mark) => !known.has(mark.dataset.landed)) : [];
    if (landed.length <= FLIGHTS) landed.forEach((mark) => fly(mark, from));
  };
}

// Also within a drawing, whose edges then hide nothing.
function fly(mark, from) {
  const drawing = mark.ownerSVGElement;
  const matrix = drawing && drawing.getScreenCTM();
  // What is not shown does not fly.
  if (drawing && !matrix) return;
  const scale = matrix ? matrix.a : mark.currentCSSZoom || 1;
  const [x, y] = middle(mark.getBoundingClientRect()).map((to, n) => (from[n] - to) / scale);
  const way = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }];
  const flight = mark.animate(way, { duration: 300, easing: "cubic-bezier(.3, .8, .3, 1)", composite: "add" });
  if (!drawing) return;
  drawing.classList.add("flown-over");
  flight.finished.catch(() => {}).then(() => drawing.classList.remove("flown-over"));
}
