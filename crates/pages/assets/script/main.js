// The script of Társas begins here. It holds no rules and no sentences: it shows what the server sends, and sends what is clicked.

import "./clicks.js";
import "./forms.js";
import { $, $$ } from "./page.js";
import { redraws } from "./regions.js";

// The window's title says whose turn it is.
const title = document.title;
const call = () => (document.title = $("#status .mine") ? `● ${title}` : title);
redraws.addEventListener("drawn", call);
call();

if (innerWidth < 900) $$("[data-contents]").forEach((contents) => (contents.open = false));
document.documentElement.classList.add("live");
