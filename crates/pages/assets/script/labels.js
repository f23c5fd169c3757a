// What a seeing reader is shown is also said: places say their forecasts, and the log says what is new.

import { $, $$, table } from "./page.js";
import { redraws } from "./regions.js";

const NEWS = 3;
let newest = null;

// A place is named by its action; its forecast is what its tip and the texts in it say besides.
function describe(place) {
  const name = place.getAttribute("aria-label");
  if (!name) return;
  const inside = $$("[data-tip]", place).map((part) => part.dataset.tip);
  const said = [place.dataset.tip, ...inside, inside.length ? "" : place.textContent.trim().replace(/\s+/g, " ")];
  const more = [...new Set(said)].filter((text) => text && text !== name).map((text) => text.replace(`${name}. `, ""));
  if (more.length) place.setAttribute("aria-description", more.join(". "));
}

function announce() {
  const lines = $$("#log li").map((line) => line.textContent);
  const news = newest === null ? [] : lines.slice(0, Math.max(0, lines.indexOf(newest)));
  newest = lines[0] ?? newest;
  if (news.length) $("#news").textContent = news.slice(0, NEWS).reverse().join(" ");
}

function say() {
  $$("main :is([data-action], [data-part])").forEach(describe);
  announce();
}

if (table) {
  say();
  redraws.addEventListener("drawn", say);
}
