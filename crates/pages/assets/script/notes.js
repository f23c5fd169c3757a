// Notes over the page: one while the connection is lost, and one for what was refused.

import { $, words } from "./page.js";

let banner = 0;

export function away(isAway) {
  clearTimeout(banner);
  if (!isAway && $("#lost")) $("#lost").remove();
  if (isAway && !$("#lost")) banner = setTimeout(note, 500, "lost", "status", words.lost);
}

export function toast(text) {
  if ($("#toast")) $("#toast").remove();
  const shown = note("toast", "alert", text);
  setTimeout(() => shown.remove(), 6000);
}

function note(id, role, text) {
  const element = document.createElement("p");
  Object.assign(element, { id, className: "page-note", textContent: text });
  element.setAttribute("role", role);
  document.body.append(element);
  return element;
}
