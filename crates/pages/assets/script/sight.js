// Sight: what can be tapped next is in the visible part of the window, or the page scrolls there.

import { $, $$ } from "./page.js";
import { redraws } from "./regions.js";

const TAPPED = "#picture [data-action], #picture [data-part], #choices [data-action]";
const still = matchMedia("(prefers-reduced-motion: reduce)");
let isScrolled = false;
let isFollowing = false;

// After a move the page follows to where the game goes on, unless the reader looks elsewhere meanwhile.
export function followOn() {
  isFollowing = true;
}

redraws.addEventListener("settled", () => {
  if (!isFollowing || !$("#status .mine")) return;
  isFollowing = false;
  bringIntoSight($$(TAPPED));
});

// A new hint shows where it is.
let advice = "";
redraws.addEventListener("settled", () => {
  const told = $("#status .table-why summary")?.textContent ?? "";
  const places = $$("#picture [data-hint]");
  if (told && told !== advice) bringIntoSight(places.length ? places : $$("#choices [data-hint]"));
  advice = told;
});

// Scrolls to the nearest of some places, unless one of them is in sight already, or the reader is scrolling.
export function bringIntoSight(places) {
  const shown = places.filter((place) => place.getClientRects().length > 0);
  if (isScrolled || !shown.length || shown.some(isInSight)) return;
  const nearest = shown.reduce((one, other) => (distance(other) < distance(one) ? other : one));
  nearest.scrollIntoView({ block: "center", inline: "nearest", behavior: still.matches ? "instant" : "smooth" });
}

const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
const distance = (place) => Math.abs(middle(place.getBoundingClientRect())[1] - innerHeight / 2);

// Nothing lies over its middle, such as a bar at the edge of the window.
function isInSight(place) {
  const top = document.elementFromPoint(...middle(place.getBoundingClientRect()));
  return top !== null && place.contains(top);
}

// A finger that moves scrolls the page, and so does a wheel, until the page has come to rest.
const scrolled = () => {
  isScrolled = true;
  isFollowing = false;
};
addEventListener("touchmove", scrolled, { passive: true });
addEventListener("wheel", scrolled, { passive: true });
for (const rest of ["scrollend", "pointerdown"]) addEventListener(rest, () => (isScrolled = false));
