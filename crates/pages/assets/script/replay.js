// Replays: steps are asked for one at a time, by hand or one after the other.

import { toast } from "./notes.js";
import { $, $$, replay, words } from "./page.js";
import { show } from "./regions.js";

const TEMPO = 1200;
const last = () => Number(replay.dataset.steps);
let step = replay ? Number(replay.dataset.step) : 0;
let wanted = step;
let isStale = false;
let isFetching = false;
let isRunning = false;
let timer = 0;

export function stepByKey(event) {
  if (event.target.matches("select, input")) return;
  const to = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: last() }[event.key];
  const isPlay = event.key === " " && !event.target.matches("button, a, summary");
  if (to === undefined && !isPlay) return;
  event.preventDefault();
  if (isPlay) playOrPause();
  else goByHand(to);
}

export function goByHand(to) {
  run(false);
  go(to);
}

// One request at a time: whatever is wished meanwhile is asked for next.
async function go(to) {
  wanted = Math.max(0, Math.min(to, last()));
  if (isFetching) return;
  isFetching = true;
  while (step !== wanted || isStale) {
    // With other eyes the moves read otherwise; with the same ones they stay.
    const moves = isStale ? "&moves=1" : "";
    isStale = false;
    const asked = wanted;
    const address = `${replay.dataset.replay}?step=${asked}&eyes=${encodeURIComponent($("[data-eyes]").value)}`;
    const now = await fetch(`${address}&part=1${moves}`).then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
    if (!now) {
      wanted = step;
      run(false);
      toast(words.failed);
      break;
    }
    step = now.step;
    if (wanted === asked) wanted = step;
    history.replaceState(null, "", address);
    for (const field of $$("[name=back]")) field.value = address;
    show(now.regions, showSteps);
  }
  isFetching = false;
  // Another reader's eyes may have been asked for while the next step was due.
  clearTimeout(timer);
  if (isRunning) timer = setTimeout(() => (step < last() ? go(step + 1) : run(false)), TEMPO);
}

export function playOrPause() {
  run(!isRunning);
}

function run(isOn) {
  clearTimeout(timer);
  isRunning = isOn;
  showSteps();
  if (isOn) go(step < last() ? step + 1 : 0);
}

function showSteps() {
  const button = $("[data-play]");
  button.classList.toggle("playing", isRunning);
  button.title = isRunning ? button.dataset.pauseLabel : button.dataset.playLabel;
  button.setAttribute("aria-label", button.title);
  $("[data-slider]").value = wanted;
  for (const move of $$("#moves [data-step-to]")) {
    if (Number(move.dataset.stepTo) === step) reveal(move);
    else move.removeAttribute("aria-current");
  }
}

// Scrolls the list, and never the page.
function reveal(move) {
  move.setAttribute("aria-current", "step");
  const [list, { top, bottom }] = [$("#moves ol"), move.getBoundingClientRect()];
  const frame = list.getBoundingClientRect();
  if (top < frame.top) list.scrollTop += top - frame.top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}

if (replay) showSteps();
document.addEventListener("input", ({ target }) => target.matches("[data-slider]") && goByHand(Number(target.value)));
document.addEventListener("change", ({ target }) => {
  if (!target.matches("[data-eyes]")) return;
  isStale = true;
  go(wanted);
});
