// Clicks and keys: what is clicked is found, and handed to those whose subject it is.

import { ask, look } from "./commands.js";
import { copy } from "./copy.js";
import { checkDice } from "./dice.js";
import { show as showKeys, shortcut } from "./keys.js";
import { stopGliding } from "./motion.js";
import { $$, replay, table } from "./page.js";
import { pick, play, unfold, unpick } from "./picks.js";
import { goByHand, playOrPause, stepByKey } from "./replay.js";
import { switchSound } from "./sound.js";
import { endPress, hideTip } from "./tips.js";

const CLICKABLE =
  "[data-action], [data-part], [data-do], [data-look], [data-copy], [data-check], [data-step-to], [data-play], [data-keys], [data-sound], [data-close], #unfold";
let wasMoving = false;

addEventListener("pointerdown", () => {
  wasMoving = stopGliding();
}, true);

document.addEventListener("click", (event) => {
  for (const menu of $$("details.seat-ways[open]")) if (!menu.contains(event.target)) menu.open = false;
  // A piece in flight takes no clicks: look again at what lies there now that it has landed.
  const hit = wasMoving && event.detail ? document.elementFromPoint(event.clientX, event.clientY) : event.target;
  const target = hit && hit.closest(CLICKABLE);
  const wasLong = endPress();
  if (!target || target.disabled || (target.matches("a") && (event.ctrlKey || event.metaKey || event.shiftKey))) return;
  if (target.matches("a")) event.preventDefault();
  if (!wasLong) act(target);
});

function act(target) {
  hideTip();
  const { action, part, do: task, look: seat, copy: address, stepTo, close } = target.dataset;
  if (address !== undefined) copy(target, address);
  else if (target.matches("[data-check]")) checkDice(target);
  else if (replay && stepTo !== undefined) goByHand(Number(stepTo));
  else if (replay && target.matches("[data-play]")) playOrPause();
  else if (target.matches("[data-keys]")) showKeys();
  else if (target.matches("[data-sound]")) switchSound();
  else if (target.id === "unfold") unfold();
  else if (!table) return;
  else if (part !== undefined) pick(part);
  else if (action !== undefined) play(action);
  else if (task !== undefined) {
    ask(command(target.dataset));
    closeAround(target);
  } else if (close !== undefined) closeAround(target);
  else if (seat !== undefined) look(Number(seat));
}

// A menu in which something was chosen closes.
function closeAround(target) {
  for (let menu = target.closest("details"); menu; menu = menu.parentElement.closest("details")) menu.open = false;
}

// What a button asks of the table: some name the seat, and how well a bot is to play there.
function command({ do: cmd, seat, level }) {
  return { cmd, ...(seat && { seat: Number(seat) }), ...(level && { level }) };
}

document.addEventListener("keydown", (event) => {
  stopGliding();
  const { key, target } = event;
  if (key === "Escape") {
    hideTip();
    for (const menu of $$("details.seat-ways[open]")) menu.open = false;
    unpick();
  } else if ((key === "Enter" || key === " ") && target.matches("[role=button]:not(button, a)")) {
    event.preventDefault();
    if (!event.repeat && target.matches(CLICKABLE)) act(target);
  } else if (!event.repeat && shortcut(event)) event.preventDefault();
  else if (replay && !event.altKey && !event.ctrlKey && !event.metaKey) stepByKey(event);
});
