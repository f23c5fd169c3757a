// Forms: the seats of a new table, and clicks that must count once.

import { $, $$ } from "./page.js";

// The form of a new table shows as many seats as there are players.
function seat() {
  const players = $("[data-new] [name=set-players]:checked, [data-new] select[name=set-players]");
  for (const place of players ? $$("[data-new] [data-seat]") : []) {
    place.hidden = Number(place.dataset.seat) >= Number(players.value);
    $("select", place).disabled = place.hidden;
  }
}

document.addEventListener("change", ({ target }) => target.name === "set-players" && seat());
seat();

// A second click does not open a second table.
document.addEventListener("submit", ({ target }) => {
  setTimeout(() => $$("button", target).forEach((button) => (button.disabled = true)));
});
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) $$("form button").forEach((button) => (button.disabled = false));
});
