// The script of Társas begins here. It holds no rules and no sentences: it shows what the server sends, and sends what is clicked.

import "./boxes.js";
import "./clicks.js";
import "./finale.js";
import "./forms.js";
import "./labels.js";
import { $, $$ } from "./page.js";
import { redraws } from "./regions.js";

// The window's title says that it is the reader's turn, and on the home page at how many tables.
const title = document.title;
const call = () => {
  const waiting = $$("[data-waits]").length;
  document.title = waiting ? `● (${waiting}) ${title}` : $("#status .mine") ? `● ${title}` : title;
};
redraws.addEventListener("drawn", call);
call();

if (innerWidth < 900) $$("[data-contents]").forEach((contents) => (contents.open = false));
document.documentElement.classList.add("live");
