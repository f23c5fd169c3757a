// Shortcuts of a table. Whatever has data-shortcut is clicked by its key, and numbers click the dice or cards at hand.

import { $, $$, table } from "./page.js";

const CONFIRM = "#choices .ready, #picture .confirm:not([hidden])";

// Carries a shortcut out; says whether the key was one.
export function shortcut({ key, target, altKey, ctrlKey, metaKey }) {
  if (!table || altKey || ctrlKey || metaKey || target.matches("input, select, textarea") || $("dialog[open]")) return false;
  if (key === "?") return show();
  if (key === "Enter") return !target.closest("button, a, summary, [role=button]") && press($(CONFIRM) || onlyChoice());
  if (/^[1-9]$/.test(key)) return press($$("#picture [data-number]").filter((place) => !place.closest(".off"))[key - 1]);
  return press($(`[data-shortcut="${CSS.escape(key.toLowerCase())}"]`));
}

export function show() {
  $("#keys").showModal();
  return true;
}

function press(button) {
  if (!button || button.disabled) return false;
  // What is drawn is no element that can be clicked by itself.
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return true;
}

// Confirming takes the one choice there is, if nothing in the picture can be clicked instead.
function onlyChoice() {
  const [only, ...others] = $$("#choices li:not(.off) [data-action], #picture [data-action]");
  return others.length || $("#picture [data-part]") ? null : only;
}
