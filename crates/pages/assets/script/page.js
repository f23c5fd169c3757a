// The page that this script was loaded with: its elements, its words, its addresses.

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
export const absolute = (address) => new URL(address, location.href).href;

// What the script says stands in the page, in the language of its reader.
export const words = document.body.dataset;

// A page shows a table, a replay, or neither; the home page listens like a table.
export const table = $("[data-socket]");
export const replay = $("[data-replay]");
