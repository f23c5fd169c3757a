// Commands to the table: they wait for their answers, and are sent again when the connection comes back.

import { drop, isConnected, stayConnected, transmit } from "./connection.js";
import { toast } from "./notes.js";
import { table, words } from "./page.js";
import { show } from "./regions.js";

const PATIENCE = 8000;
const waiting = new Map();

// The version of the table that the page shows.
export const version = () => Number(table.dataset.version);

// Sends a command, unless one of its kind still waits; `done` is called when it was carried out.
export function ask(command, done = () => {}) {
  if ([...waiting.values()].some(({ command: other }) => other.cmd === command.cmd)) return;
  const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
  waiting.set(id, { command: { ...command, id }, done, timer: 0 });
  table.setAttribute("aria-busy", "true");
  send(waiting.get(id));
}

// A connection that died in silence, as on a phone that slept, is noticed by the answer that does not come.
function send(entry) {
  const { command } = entry;
  transmit(command);
  clearTimeout(entry.timer);
  entry.timer = setTimeout(() => waiting.has(command.id) && command.cmd !== "hint" && isConnected() && drop(), PATIENCE);
}

// Looks at the table from another seat, which has no answer.
export const look = (seat) => transmit({ cmd: "look", seat });

function receive({ regions, version: next, answer, ok, error }) {
  if (regions) show(regions, () => (table.dataset.version = next ?? table.dataset.version));
  if (answer === undefined) return;
  const known = waiting.get(answer);
  waiting.delete(answer);
  table.setAttribute("aria-busy", String(waiting.size > 0));
  if (ok === false) toast((error && error.message) || words.failed);
  else if (known) known.done();
}

if (table) {
  stayConnected({ open: () => waiting.forEach(send), receive });
}
