// The end of a game: when it comes before the reader's eyes, it is shown, and the points are counted line by line, once. A click
// or a key shows them all.

import { $ } from "./page.js";
import { redraws } from "./regions.js";

const finale = () => $("#finale");
const skip = () => finale() && (document.documentElement.dataset.counted = "true");
let hasEnded = finale() !== null;

skip();
redraws.addEventListener("settled", () => {
  if (!hasEnded && finale()) finale().scrollIntoView({ block: "start" });
  hasEnded = finale() !== null;
});
addEventListener("pointerdown", skip);
addEventListener("keydown", skip);
